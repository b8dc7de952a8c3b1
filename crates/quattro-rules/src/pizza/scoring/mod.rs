//! Phase 2, emptying the oven: MM-21 to MM-33, SM-14 to SM-55, GR-5 to GR-8.
//!
//! A revealed order goes through these steps, each skipped if it does not apply: series (`series`), kinds
//! (`choose`), payment (`settle`), help (`help`). Duel and Match are separate (`duel`, `matching`).

mod choose;
mod duel;
mod help;
mod matching;
mod need;
mod series;
mod settle;
mod shortfall;

pub use need::Need;
pub use series::SERIES;

use super::ingredients::Ingredients;
use super::stack::CardStack;
use super::{
    Action, Burnt, Column, Decision, Edition, Event, Kind, Order, OvenCard, OvenFace, Pizza, Reason, Recipe,
    Stage, Toppings,
};
use crate::dealer::{Audience, Dealer};
use crate::rule::Refusal;
use crate::seat::Seat;

/// The order being judged and what has been decided about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Judged {
    pub(super) owner: Seat,
    /// The order that came out of the oven.
    pub(super) order: Order,
    /// Fours that joined it (SM-31).
    pub(super) joined: CardStack<Order, 3>,
    /// The orders of a series in the order of their numbers, from 4 down (SM-32).
    pub(super) numbered: CardStack<Order, 4>,
    /// The kinds chosen, a Ladder's from 4 down.
    pub(super) kinds: CardStack<Kind, 4>,
    /// Whether a way existed that the table alone could pay (MM-28, SM-21, SM-24).
    pub(super) free: bool,
    /// What the owner adds if help comes (SM-25).
    pub(super) reserved: Toppings,
    /// What is asked for (SM-24).
    pub(super) request: Need,
    /// What is committed to a duel, table and hand together (SM-41).
    pub(super) committed: Column,
    /// What has been shown against it.
    pub(super) shown: u8,
}

impl Judged {
    pub(super) fn new(owner: Seat, order: Order) -> Judged {
        Judged {
            owner,
            order,
            joined: CardStack::new(order),
            numbered: CardStack::new(order),
            kinds: CardStack::new(Kind::Salami),
            free: false,
            reserved: Toppings::NONE,
            request: Need::NOTHING,
            committed: Column::default(),
            shown: 0,
        }
    }

    pub(super) fn is_series(&self) -> bool {
        !self.joined.is_empty()
    }

    /// The orders of a series, or the single order.
    pub(super) fn orders(&self) -> impl Iterator<Item = Order> + use<> {
        let joined = self.joined;
        std::iter::once(self.order).chain((0..3).map_while(move |index| joined.cards().get(index).copied()))
    }
}

impl Pizza {
    /// The order being judged. Everything in `scoring` runs after an order was revealed, so there is one.
    #[inline]
    pub(super) fn judged(&self) -> &Judged {
        self.judged.as_ref().expect("phase 2 asks about an order")
    }

    #[inline]
    pub(super) fn judged_mut(&mut self) -> &mut Judged {
        self.judged.as_mut().expect("phase 2 asks about an order")
    }

    /// MM-21, MM-22, SM-14: the cards of the oven in the order in which they were played, up to the next order.
    pub(super) fn reveal(&mut self, dealer: &mut impl Dealer<Event>) {
        let (seat, order) = loop {
            match self.oven.pop().map(OvenCard::face) {
                Some(OvenFace::Topping(topping)) => {
                    self.table.put(topping);
                    dealer.tell(Audience::All, Event::RevealedTopping { topping });
                }
                Some(OvenFace::Order(seat, order)) => break (seat, order),
                None => {
                    self.stage = Stage::EndRound;
                    return;
                }
            }
        };
        self.judged = Some(Judged::new(seat, order));
        dealer.tell_with(Audience::All, || {
            let (need, boss) = (self.settled_need(), self.boss_kind());
            Event::RevealedOrder { seat, order, need, boss }
        });
        self.judge(dealer);
    }

    /// MM-23, SM-15, SM-21: an order is judged at once; a four not before its owner was asked for a series.
    fn judge(&mut self, dealer: &mut impl Dealer<Event>) {
        if self.judged().order.is_four() { self.ask_series(dealer) } else { self.judge_single(dealer) }
    }

    fn judge_single(&mut self, dealer: &mut impl Dealer<Event>) {
        match self.judged().order.recipe() {
            Recipe::Duel => self.begin_duel(dealer),
            Recipe::Match => self.begin_match(dealer),
            Recipe::Monotoni | Recipe::Minimale | Recipe::TwoDoubles | Recipe::Ladder => {
                self.begin_choice(dealer);
            }
            Recipe::WithoutMe if !self.table.column(self.own_kind()).is_empty() => {
                self.burn(Burnt::OwnKindOnTable, dealer);
            }
            Recipe::WithoutMe => self.begin_choice(dealer),
            _ => self.settle(dealer),
        }
    }

    /// The own kind of the judged order's owner.
    #[inline]
    fn own_kind(&self) -> Kind {
        self.own_kinds[self.judged().owner]
    }

    #[inline]
    fn owner_toppings(&self) -> &Toppings {
        &self.hands[self.judged().owner].toppings
    }

    /// What the judged order asks for.
    #[inline]
    fn ingredients(&self) -> &'static Ingredients {
        let order = self.judged().order;
        let for_the_boss = order.recipe() == Recipe::ForTheBoss;
        order.ingredients(if for_the_boss { self.boss_kind() } else { self.own_kind() })
    }

    /// The own kind of the boss of this moment (SM-54); there always is one in phase 2.
    fn boss_kind(&self) -> Kind {
        self.own_kinds[self.boss.unwrap_or(self.judged().owner)]
    }

    /// What the judged order or series asks for.
    fn need(&self) -> Need {
        if self.judged().is_series() {
            self.series_need()
        } else {
            self.ingredients().need(self.judged().kinds.cards())
        }
    }

    /// What the judged order or series asks for, once nothing is left to choose. Duel and Match ask for nothing
    /// that could be counted.
    pub(super) fn settled_need(&self) -> Option<Need> {
        let judged = self.judged();
        let chosen = judged.kinds.cards().len() == self.kinds_to_choose();
        let numbered = !judged.is_series() || self.unnumbered().next().is_none();
        let countable = !matches!(judged.order.recipe(), Recipe::Duel | Recipe::Match);
        (chosen && numbered && countable).then(|| self.need())
    }

    /// What the table cannot pay (MM-26, SM-16, SM-18).
    pub(super) fn lack(&self) -> Need {
        self.need().less(&self.table)
    }

    /// MM-24, SM-15, SM-27: table, hand and helper pay, and the order counts for its owner.
    pub(super) fn fill(&mut self, from_hand: Toppings, dealer: &mut impl Dealer<Event>) {
        let used = self.need().used_from(&self.table);
        self.fill_using(used, from_hand, dealer);
    }

    fn fill_using(&mut self, used: Toppings, from_hand: Toppings, dealer: &mut impl Dealer<Event>) {
        let seat = self.judged().owner;
        self.table -= used;
        self.larder += used;
        if !from_hand.is_empty() {
            self.hands[seat].toppings -= from_hand;
            self.larder += from_hand;
            dealer
                .tell(Audience::All, Event::Added { seat, toppings: from_hand, order: self.judged().order });
        }
        let mut used = used;
        for order in self.judged().orders() {
            self.filled[seat].insert(order);
            dealer.tell(Audience::All, Event::Filled { seat, order, used });
            used = Toppings::NONE;
        }
        self.stage = Stage::Reveal;
        if self.judged().order.recipe() == Recipe::ForTheBoss && self.boss != Some(seat) {
            self.boss = Some(seat);
            dealer.tell(Audience::All, Event::NewBoss { seat });
        }
    }

    /// MM-27, SM-20, SM-34: under the waiter, the revealed order first. GR-5, GR-6: out of the game.
    fn burn(&mut self, why: Burnt, dealer: &mut impl Dealer<Event>) {
        let (seat, series) = (self.judged().owner, self.judged().is_series());
        let counted = self.has_shortfall(why);
        if counted {
            dealer.tell_with(Audience::Only(seat), || self.fell_short());
        }
        for order in self.judged().orders() {
            if self.edition == Edition::Grande {
                self.removed[seat].insert(order);
            } else {
                self.waiters[seat].push_under(order);
            }
            dealer.tell_with(Audience::All, || {
                let shortfall = counted.then(|| self.shortfall(&Toppings::NONE));
                Event::Burnt { seat, order, why, shortfall, series }
            });
        }
        self.stage = Stage::Reveal;
    }

    /// `no`, whatever was asked.
    pub(super) fn decline(&mut self, dealer: &mut impl Dealer<Event>) {
        match self.decision() {
            Some(Decision::Help { seat }) => self.refuse_help(seat, dealer),
            Some(Decision::ShowAgainst { seat }) => self.show_nothing(seat, dealer),
            _ => self.burn(Burnt::NotCompleted, dealer),
        }
    }
}
