//! Orders whose owner chooses kinds: Monotoni (MM-30), Minimale (MM-33), Without me (SM-50), Two doubles
//! (SM-51) and Ladder (SM-52), whose kinds are chosen one after another.

use super::{
    Action, Audience, Burnt, CardStack, Dealer, Decision, Event, Kind, Need, Pizza, Reason, Recipe, Refusal,
    Stage,
};
use crate::pizza::event::choice_rule;
use crate::pizza::kind::KindSet;

/// Two of five kinds can be chosen in ten ways.
type Candidates = CardStack<KindSet, 10>;

/// Who pays for an order, the table first.
#[derive(Clone, Copy)]
enum Payer {
    Table,
    /// The owner, with the cards they hold.
    Hand,
    /// The owner, as far as everyone can tell who sees only how many cards they hold.
    UnseenHand,
}

impl Pizza {
    pub(super) fn begin_choice(&mut self, dealer: &mut impl Dealer<Event>) {
        let candidates = self.candidates();
        if candidates.is_empty() {
            self.burn(Burnt::NoScarcestKind, dealer);
            return;
        }
        let free = candidates.cards().iter().any(|kinds| self.some_way(*kinds, Payer::Table));
        self.judged_mut().free = free;
        self.ask_choice(dealer);
    }

    /// Asks the owner, unless everyone can see that there is just one way, or none.
    fn ask_choice(&mut self, dealer: &mut impl Dealer<Event>) {
        let candidates = self.candidates();
        let mut possible = candidates.cards().iter().copied().filter(|kinds| self.could_be_paid(*kinds));
        match (possible.next(), possible.next()) {
            (None, _) => self.burn(Burnt::NotCompleted, dealer),
            (Some(only), None) if self.judged_mut().free => self.choose(only, dealer),
            _ => self.stage = Stage::Decide(Decision::Choose),
        }
    }

    /// What may be chosen, whoever pays for it.
    pub(super) fn candidates(&self) -> Candidates {
        let own = self.own_kind();
        let mut candidates = CardStack::new(KindSet::NONE);
        match self.judged().order.recipe() {
            Recipe::Minimale => self.scarcest().iter().for_each(|kind| candidates.push(KindSet::of(kind))),
            Recipe::WithoutMe => pairs(|kind| kind != own, &mut candidates),
            Recipe::TwoDoubles => pairs(|_| true, &mut candidates),
            Recipe::Ladder => {
                let taken: KindSet = self.judged().kinds.cards().iter().copied().collect();
                let free = Kind::ALL.into_iter().filter(|kind| !taken.contains(*kind));
                free.for_each(|kind| candidates.push(KindSet::of(kind)));
            }
            _ => {
                let others = Kind::ALL.into_iter().filter(|kind| *kind != own);
                others.for_each(|kind| candidates.push(KindSet::of(kind)));
            }
        }
        candidates
    }

    /// MM-33, GR-7: the kinds with the fewest ingredients among those on the table, except the own kind.
    fn scarcest(&self) -> KindSet {
        let own = self.own_kind();
        let others = || self.table.columns().filter(move |(kind, _)| *kind != own);
        let fewest = others().map(|(_, column)| column.value()).min();
        others().filter(|(_, column)| Some(column.value()) == fewest).map(|(kind, _)| kind).collect()
    }

    /// Whether some way that begins with these kinds can be paid for.
    fn some_way(&self, kinds: KindSet, payer: Payer) -> bool {
        let mut chosen = self.judged().kinds;
        kinds.iter().for_each(|kind| chosen.push(kind));
        let ingredients = self.ingredients();
        let numbers = ingredients.chosen;
        if chosen.cards().len() == numbers.len() {
            return self.pays(payer, &ingredients.need(chosen.cards()).less(&self.table));
        }
        // Only a Ladder is chosen step by step, and it asks for nothing else.
        let taken: KindSet = chosen.cards().iter().copied().collect();
        let spent = chosen.cards().iter().zip(numbers).map(|(kind, number)| self.cost(payer, *kind, *number));
        let budget = self.budget(payer).checked_sub(spent.sum());
        let open = &numbers[chosen.cards().len()..];
        budget.is_some_and(|budget| self.completes(payer, open, taken, budget))
    }

    /// Whether the numbers can go to different kinds that are not taken, at no more than this cost.
    fn completes(&self, payer: Payer, numbers: &[u8], taken: KindSet, budget: u8) -> bool {
        let Some((number, rest)) = numbers.split_first() else { return true };
        Kind::ALL.into_iter().filter(|kind| !taken.contains(*kind)).any(|kind| {
            let left = budget.checked_sub(self.cost(payer, kind, *number));
            left.is_some_and(|left| self.completes(payer, rest, taken.with(kind), left))
        })
    }

    fn pays(&self, payer: Payer, lack: &Need) -> bool {
        match payer {
            Payer::Table => lack.is_met(),
            Payer::Hand => lack.is_covered_by(self.owner_toppings()),
            Payer::UnseenHand => lack.fewest_cards(self.edition.is_sole_mio_family()) <= self.budget(payer),
        }
    }

    /// What this many of a kind cost beyond the table, in ingredients or, from an unseen hand, in cards.
    fn cost(&self, payer: Payer, kind: Kind, number: u8) -> u8 {
        let lack = number.saturating_sub(self.table.values().get(kind));
        match payer {
            Payer::Table => lack,
            Payer::Hand => lack.saturating_sub(self.owner_toppings().values().get(kind)),
            Payer::UnseenHand if self.edition.is_sole_mio_family() => lack.div_ceil(2),
            Payer::UnseenHand => lack,
        }
    }

    fn budget(&self, payer: Payer) -> u8 {
        match payer {
            Payer::Table | Payer::Hand => 0,
            Payer::UnseenHand => self.owner_toppings().cards(),
        }
    }

    pub(super) fn kinds_to_choose(&self) -> usize {
        self.judged().order.recipe().chosen().len()
    }

    /// Whether this choice is possible as far as everyone can tell: the owner might hold what is missing, or
    /// help is open.
    fn could_be_paid(&self, kinds: KindSet) -> bool {
        self.help_is_open() || self.some_way(kinds, Payer::UnseenHand)
    }

    /// MM-31: also a kind that costs cards from hand. Without help it must be paid at once; so it must where
    /// the table alone could pay another way (MM-28, SM-24).
    fn may_choose(&self, kinds: KindSet) -> bool {
        self.help_is_open() || self.some_way(kinds, Payer::Hand)
    }

    pub(in crate::pizza) fn legal_choices(&self, actions: &mut Vec<Action>) {
        let candidates = self.candidates();
        let open = candidates.cards().iter().copied().filter(|kinds| self.may_choose(*kinds));
        actions.extend(open.map(Action::Choose));
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
            Action::Choose(kinds) if self.may_choose(kinds) => Ok(()),
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
            self.ask_choice(dealer);
        } else {
            self.settle(dealer);
        }
    }
}

fn pairs(wanted: impl Fn(Kind) -> bool, candidates: &mut Candidates) {
    for (index, first) in Kind::ALL.into_iter().enumerate() {
        for second in Kind::ALL.into_iter().skip(index + 1) {
            if wanted(first) && wanted(second) {
                candidates.push(KindSet::of(first).with(second));
            }
        }
    }
}
