//! Orders whose owner chooses kinds: Monotoni (MM-30), Minimale (MM-33), Without me (SM-50), Two doubles
//! (SM-51) and Ladder (SM-52), whose kinds are chosen one after another.

use super::{
    Action, Audience, Burnt, CardStack, Dealer, Decision, Event, Kind, Pizza, Reason, Recipe, Refusal, Stage,
    Toppings,
};
use crate::pizza::counts::Counts;
use crate::pizza::event::choice_rule;
use crate::pizza::kind::KindSet;

/// Two of five kinds can be chosen in ten ways.
type Candidates = CardStack<KindSet, 10>;

/// What an order can be paid with.
struct Means {
    toppings: Toppings,
    /// Cards besides, of which nobody else can tell what they are.
    unseen: u8,
}

impl Pizza {
    pub(super) fn begin_choice(&mut self, dealer: &mut impl Dealer<Event>) {
        let candidates = self.candidates();
        if candidates.is_empty() {
            self.burn(Burnt::NoScarcestKind, dealer);
            return;
        }
        let table = Means { toppings: self.table, unseen: 0 };
        let free = candidates.cards().iter().any(|kinds| self.some_way(*kinds, &table));
        self.judged_mut().free = free;
        self.ask_choice(&candidates, dealer);
    }

    /// Asks the owner, unless everyone can see that there is just one way, or none.
    fn ask_choice(&mut self, candidates: &Candidates, dealer: &mut impl Dealer<Event>) {
        // MM-31, SM-24: as far as everyone can tell, the owner might hold what is missing, or help is open.
        let unseen = self.owner_toppings().cards();
        let mut possible = self.open_choices(candidates, Means { toppings: self.table, unseen });
        let first_two = (possible.next(), possible.next());
        drop(possible);
        match first_two {
            (None, _) => self.burn(Burnt::NotCompleted, dealer),
            (Some(only), None) if self.judged().free => self.choose(only, dealer),
            _ => self.stage = Stage::Decide(Decision::Choose),
        }
    }

    /// What may be chosen, whoever pays for it.
    pub(super) fn candidates(&self) -> Candidates {
        let others = KindSet::ALL.except(KindSet::of(self.own_kind()));
        match self.judged().order.recipe() {
            Recipe::Minimale => single_kinds(self.scarcest()),
            Recipe::WithoutMe => pairs(others),
            Recipe::TwoDoubles => pairs(KindSet::ALL),
            Recipe::Ladder => single_kinds(KindSet::ALL.except(self.chosen_kinds())),
            _ => single_kinds(others),
        }
    }

    fn chosen_kinds(&self) -> KindSet {
        self.judged().kinds.cards().iter().copied().collect()
    }

    /// MM-33, GR-7: the kinds with the fewest ingredients among those on the table, except the own kind.
    fn scarcest(&self) -> KindSet {
        let values = self.table.values();
        let others = values.kinds().except(KindSet::of(self.own_kind()));
        let fewest = others.iter().map(|kind| values.get(kind)).min();
        others.iter().filter(|kind| Some(values.get(*kind)) == fewest).collect()
    }

    /// Whether some way that begins with these kinds can be paid for.
    fn some_way(&self, kinds: KindSet, means: &Means) -> bool {
        let ingredients = self.ingredients();
        if self.judged().order.recipe() != Recipe::Ladder {
            let need = ingredients.need_of_each(kinds).less(&means.toppings);
            return need.fewest_cards(self.edition.is_sole_mio_family()) <= means.unseen;
        }
        // A Ladder is chosen step by step. It asks for nothing else, and doubles can pay for it.
        let mut chosen = self.judged().kinds;
        kinds.iter().for_each(|kind| chosen.push(kind));
        let mut paid = chosen.cards().iter().zip(ingredients.chosen);
        let values = means.toppings.values();
        let unseen = paid.try_fold(means.unseen, |unseen, (kind, number)| {
            unseen.checked_sub(cards_lacking(values, *kind, *number))
        });
        let open = &ingredients.chosen[chosen.cards().len()..];
        let free = KindSet::ALL.except(self.chosen_kinds()).except(kinds);
        unseen.is_some_and(|unseen| completes(open, free, values, unseen))
    }

    pub(super) fn kinds_to_choose(&self) -> usize {
        self.judged().order.recipe().chosen().len()
    }

    /// MM-31: also a kind that costs cards from hand. Without help it must be paid at once; so it must where
    /// the table alone could pay another way (MM-28, SM-24).
    fn open_choices(&self, candidates: &Candidates, means: Means) -> impl Iterator<Item = KindSet> {
        let all = self.help_is_open();
        let candidates = candidates.cards().iter().copied();
        candidates.filter(move |kinds| all || self.some_way(*kinds, &means))
    }

    fn table_and_hand(&self) -> Means {
        Means { toppings: self.table + *self.owner_toppings(), unseen: 0 }
    }

    pub(in crate::pizza) fn legal_choices(&self, actions: &mut Vec<Action>) {
        let candidates = self.candidates();
        actions.extend(self.open_choices(&candidates, self.table_and_hand()).map(Action::Choose));
        if !self.judged().free {
            actions.push(Action::No);
        }
    }

    pub(in crate::pizza) fn check_choice(&self, action: Action) -> Result<(), Refusal> {
        let rule = choice_rule(self.judged().order);
        let free_rule = self.edition.cite(28, 21);
        let refuse = |rule, reason: Reason| Err(Refusal::new(rule, reason));
        match action {
            Action::Choose(kinds) if !self.candidates().cards().contains(&kinds) => {
                refuse(rule, self.why_not_these(kinds))
            }
            Action::Choose(kinds) if self.help_is_open() || self.some_way(kinds, &self.table_and_hand()) => {
                Ok(())
            }
            Action::Choose(_) => refuse(free_rule, Reason::ChoiceTooCostly),
            Action::No if self.judged().free => refuse(free_rule, Reason::MustFill),
            Action::No => Ok(()),
            _ => refuse(rule, Reason::ChooseFirst),
        }
    }

    /// Why these kinds are not among the candidates.
    fn why_not_these(&self, kinds: KindSet) -> Reason {
        let recipe = self.judged().order.recipe();
        let due = if matches!(recipe, Recipe::WithoutMe | Recipe::TwoDoubles) { 2 } else { 1 };
        let own = self.own_kind();
        let Some(kind) = kinds.iter().next().filter(|_| kinds.len() == due) else {
            return Reason::KindsToChoose { kinds: due as u8 };
        };
        match recipe {
            Recipe::Ladder => Reason::KindChosenBefore { kind },
            _ if kinds.contains(own) => Reason::OwnKindChosen { kind: own },
            _ if self.table.column(kind).is_empty() => Reason::KindNotOnTable { kind },
            _ => Reason::KindNotScarcest { kind },
        }
    }

    pub(in crate::pizza) fn choose(&mut self, kinds: KindSet, dealer: &mut impl Dealer<Event>) {
        kinds.iter().for_each(|kind| self.judged_mut().kinds.push(kind));
        let (seat, order) = (self.judged().owner, self.judged().order);
        let number = (order.recipe() == Recipe::Ladder).then(|| 5 - self.judged().kinds.len());
        dealer.tell_with(Audience::All, || Event::Chose {
            seat,
            order,
            kinds,
            number,
            need: self.settled_need(),
        });
        if self.judged().kinds.cards().len() < self.kinds_to_choose() {
            self.ask_choice(&self.candidates(), dealer);
        } else {
            self.settle(dealer);
        }
    }
}

fn single_kinds(kinds: KindSet) -> Candidates {
    let mut candidates = CardStack::new(KindSet::NONE);
    kinds.iter().for_each(|kind| candidates.push(KindSet::of(kind)));
    candidates
}

fn pairs(kinds: KindSet) -> Candidates {
    let mut candidates = CardStack::new(KindSet::NONE);
    let mut others = kinds;
    for first in kinds.iter() {
        others = others.except(KindSet::of(first));
        others.iter().for_each(|second| candidates.push(KindSet::of(first).with(second)));
    }
    candidates
}

/// Whether the numbers of a Ladder can go to different kinds of these, with no more than the unseen cards besides.
fn completes(numbers: &[u8], free: KindSet, values: Counts, unseen: u8) -> bool {
    let Some((number, rest)) = numbers.split_first() else { return true };
    free.iter().any(|kind| {
        let unseen = unseen.checked_sub(cards_lacking(values, kind, *number));
        unseen.is_some_and(|unseen| completes(rest, free.except(KindSet::of(kind)), values, unseen))
    })
}

/// The fewest cards, which can be doubles, that could make up this number of a kind.
fn cards_lacking(values: Counts, kind: Kind, number: u8) -> u8 {
    number.saturating_sub(values.get(kind)).div_ceil(2)
}
