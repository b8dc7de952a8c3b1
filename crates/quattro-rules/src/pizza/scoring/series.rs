//! Series of fours: SM-31 to SM-34, GR-6, GR-8.

use super::{Action, Audience, Dealer, Decision, Event, Need, Order, Pizza, Reason, Recipe, Refusal, Stage};
use crate::rule::Rule;

/// What the orders of a series need, in the order of their numbers (SM-32).
pub const SERIES: [u8; 4] = [4, 3, 2, 1];

/// The most orders of a series, and its highest number.
const MOST: u8 = SERIES.len() as u8;

impl Pizza {
    /// SM-31: the owner is asked whenever they hold any order, so that the question tells nothing.
    pub(super) fn ask_series(&mut self, dealer: &mut impl Dealer<Event>) {
        let full = self.judged().joined.len() + 1 == MOST;
        if full || self.hands[self.judged().owner].orders.is_empty() {
            self.close_series(dealer);
        } else {
            self.stage = Stage::Decide(Decision::Series);
        }
    }

    pub(in crate::pizza) fn legal_series(&self, actions: &mut Vec<Action>) {
        let fours = self.hands[self.judged().owner].orders.iter().filter(|order| order.is_four());
        actions.extend(fours.map(Action::Join));
        actions.push(Action::Skip);
    }

    pub(in crate::pizza) fn check_series(&self, action: Action) -> Result<(), Refusal> {
        let refuse = |rule, reason: Reason| Err(Refusal::new(rule, reason));
        let rule = Rule::sm(31);
        match action {
            Action::Skip => Ok(()),
            Action::Join(order) if !self.hands[self.judged().owner].orders.contains(order) => {
                refuse(rule, Reason::OrderNotInHand { order })
            }
            Action::Join(order) if order.is_four() => Ok(()),
            Action::Join(order) if matches!(order.recipe(), Recipe::Classic(_)) => {
                refuse(Rule::gr(8), Reason::ClassicInSeries { order })
            }
            Action::Join(order) => refuse(rule, Reason::NotAFour { order }),
            _ => refuse(rule, Reason::JoinFirst),
        }
    }

    pub(in crate::pizza) fn join(&mut self, order: Order, dealer: &mut impl Dealer<Event>) {
        let seat = self.judged().owner;
        self.hands[seat].orders.remove(order);
        self.judged_mut().joined.push(order);
        dealer.tell(Audience::All, Event::Joined { seat, order });
        self.ask_series(dealer);
    }

    /// No further order joins: a lone four is judged as any order, a series gets its numbers.
    pub(in crate::pizza) fn close_series(&mut self, dealer: &mut impl Dealer<Event>) {
        if self.judged().is_series() { self.ask_number(dealer) } else { self.judge_single(dealer) }
    }

    /// The orders of the series that have no number yet.
    pub(super) fn unnumbered(&self) -> impl Iterator<Item = Order> {
        self.judged().orders().filter(|order| !self.judged().numbered.cards().contains(order))
    }

    /// SM-32: who takes 4, who 3, and so on; the last one is no choice.
    fn ask_number(&mut self, dealer: &mut impl Dealer<Event>) {
        let left = self.unnumbered().count();
        let last = self.unnumbered().next().filter(|_| left == 1);
        match last {
            Some(last) => self.number(last, dealer),
            None if left == 0 => self.settle(dealer),
            None => {
                self.stage = Stage::Decide(Decision::Number { number: MOST - self.judged().numbered.len() });
            }
        }
    }

    pub(in crate::pizza) fn legal_numbers(&self, actions: &mut Vec<Action>) {
        actions.extend(self.unnumbered().map(Action::Number));
    }

    pub(in crate::pizza) fn check_number(&self, action: Action) -> Result<(), Refusal> {
        let refuse = |reason: Reason| Err(Refusal::new(Rule::sm(32), reason));
        match action {
            Action::Number(order) if self.unnumbered().any(|other| other == order) => Ok(()),
            Action::Number(order) if self.judged().orders().any(|other| other == order) => {
                refuse(Reason::AlreadyNumbered { order })
            }
            Action::Number(order) => refuse(Reason::NotInSeries { order }),
            _ => refuse(Reason::NumberFirst { number: MOST - self.judged().numbered.len() }),
        }
    }

    pub(in crate::pizza) fn number(&mut self, order: Order, dealer: &mut impl Dealer<Event>) {
        let number = MOST - self.judged().numbered.len();
        self.judged_mut().numbered.push(order);
        dealer.tell(Audience::All, Event::Numbered { seat: self.judged().owner, order, number });
        self.ask_number(dealer);
    }

    pub(super) fn series_need(&self) -> Need {
        let needs = self.judged().numbered.cards().iter().zip(SERIES);
        Need::kinds(needs.filter_map(|(order, number)| match order.recipe() {
            Recipe::Four(kind) => Some((kind, number)),
            _ => None,
        }))
    }
}
