//! Phase 1, playing to the oven: MM-10 to MM-18, SM-7 to SM-13.

use super::{
    Action, Column, Counts, Decision, Event, HAND, Kind, KitchenCard, Order, OvenCard, Pizza, Reason, Source,
    Stage, Topping, Toppings,
};
use crate::dealer::{Audience, Dealer};
use crate::rule::{Refusal, Rule};

impl Pizza {
    /// A turn has three steps: toppings, order, draw (MM-10 to MM-13, SM-8 to SM-11).
    pub(super) fn begin_turn(&mut self, dealer: &mut impl Dealer<Event>) {
        self.moved = false;
        if self.hands[self.on_turn].toppings.is_empty() {
            self.enter_order_step(dealer);
        } else {
            self.stage = Stage::Decide(Decision::PlayToppings);
        }
    }

    fn enter_order_step(&mut self, dealer: &mut impl Dealer<Event>) {
        if self.hands[self.on_turn].orders.is_empty() {
            self.enter_draw_step(dealer);
        } else {
            self.stage = Stage::Decide(Decision::PlayOrder);
        }
    }

    /// MM-15: no draw with a full hand or with both piles empty; no choice where one pile is empty.
    fn enter_draw_step(&mut self, dealer: &mut impl Dealer<Event>) {
        if self.hands[self.on_turn].cards() >= HAND {
            self.stage = Stage::EndTurn;
            return;
        }
        match (self.kitchen.is_empty(), self.waiters[self.on_turn].is_empty()) {
            (false, false) => self.stage = Stage::Decide(Decision::Draw),
            (false, true) => self.draw(Source::Kitchen, dealer),
            (true, false) => self.draw(Source::Waiter, dealer),
            (true, true) => self.stage = Stage::EndTurn,
        }
    }

    pub(super) fn legal_toppings(&self, actions: &mut Vec<Action>) {
        if !self.must_play_topping {
            actions.push(Action::Skip);
        }
        let held = &self.hands[self.on_turn].toppings;
        if held.doubles == Counts::ZERO {
            legal_singles(held.singles, actions);
            return;
        }
        for (kind, column) in held.columns() {
            let parts = column.parts().filter(|part| !part.is_empty());
            actions.extend(parts.map(|part| Action::Play(kind, part)));
        }
    }

    #[inline]
    pub(super) fn check_toppings(&self, action: Action) -> Result<(), Refusal> {
        let refuse = |mm, sm, reason: Reason| Err(Refusal::new(self.edition.cite(mm, sm), reason));
        let first = Reason::ToppingsFirst { may_skip: !self.must_play_topping };
        match action {
            Action::Play(_, column) if column.is_empty() => refuse(10, 8, first),
            Action::Play(kind, column) if self.hands[self.on_turn].toppings.column(kind).contains(column) => {
                Ok(())
            }
            Action::Play(..) => refuse(10, 8, Reason::ToppingsNotInHand),
            Action::Skip if !self.must_play_topping => Ok(()),
            Action::Skip => refuse(11, 8, Reason::MustPlayTopping),
            _ => refuse(10, 8, first),
        }
    }

    pub(super) fn play_toppings(&mut self, kind: Kind, column: Column, dealer: &mut impl Dealer<Event>) {
        self.hands[self.on_turn].toppings -= Toppings::of(kind, column);
        for (count, double) in [(column.singles, false), (column.doubles, true)] {
            for _ in 0..count {
                self.oven.push(OvenCard::from(Topping { kind, double }));
            }
        }
        self.moved = true;
        // MM-10, SM-9: the announcement.
        let Column { singles, doubles } = column;
        dealer.tell(Audience::All, Event::Played { seat: self.on_turn, kind, singles, doubles });
        self.enter_order_step(dealer);
    }

    /// SM-12: a player without a topping to play must play an order instead.
    pub(super) fn must_play_order(&self) -> bool {
        self.edition.is_sole_mio_family() && !self.moved
    }

    pub(super) fn legal_orders(&self, actions: &mut Vec<Action>) {
        if !self.must_play_order() {
            actions.push(Action::Skip);
        }
        actions.extend(self.hands[self.on_turn].orders.iter().map(Action::Order));
    }

    #[inline]
    pub(super) fn check_order(&self, action: Action) -> Result<(), Refusal> {
        let refuse = |rule, reason: Reason| Err(Refusal::new(rule, reason));
        let rule = self.edition.cite(12, 10);
        match action {
            Action::Order(order) if self.hands[self.on_turn].orders.contains(order) => Ok(()),
            Action::Order(order) => refuse(rule, Reason::OrderNotInHand { order }),
            Action::Skip if self.must_play_order() => refuse(Rule::sm(12), Reason::MustPlayOrder),
            Action::Skip => Ok(()),
            Action::Play(..) => refuse(self.edition.cite(10, 8), Reason::ToppingsOnce),
            _ => refuse(rule, Reason::OrderFirst { may_skip: !self.must_play_order() }),
        }
    }

    pub(super) fn play_order(&mut self, order: Order, dealer: &mut impl Dealer<Event>) {
        self.hands[self.on_turn].orders.remove(order);
        self.oven.push(OvenCard::from((self.on_turn, order)));
        self.moved = true;
        dealer.tell(Audience::All, Event::PlayedOrder { seat: self.on_turn, order });
        self.enter_draw_step(dealer);
    }

    /// No topping, no order, or no further order for the series.
    pub(super) fn skip(&mut self, dealer: &mut impl Dealer<Event>) {
        match self.decision() {
            Some(Decision::PlayToppings) => self.enter_order_step(dealer),
            Some(Decision::PlayOrder) => self.enter_draw_step(dealer),
            _ => self.close_series(dealer),
        }
    }

    #[inline]
    pub(super) fn check_draw(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Draw(_) => Ok(()),
            _ => Err(Refusal::new(self.edition.cite(13, 11), Reason::DrawFirst)),
        }
    }

    /// MM-13 to MM-17, SM-7, SM-11, SM-13: refills the hand to seven from one pile, as far as it goes.
    pub(super) fn draw(&mut self, source: Source, dealer: &mut impl Dealer<Event>) {
        let seat = self.on_turn;
        let wanted = HAND - self.hands[seat].cards();
        self.moved = true;
        match source {
            Source::Kitchen => {
                let toppings = self.take_from_kitchen(seat, wanted, dealer);
                dealer.tell(Audience::All, Event::Drew { seat, source, cards: toppings.cards() });
                dealer.tell(Audience::Only(seat), Event::ReceivedToppings { toppings, dealt: false });
            }
            Source::Waiter => {
                let orders = self.take_from_waiter(seat, wanted);
                dealer.tell(Audience::All, Event::Drew { seat, source, cards: orders.len() });
                dealer.tell(Audience::Only(seat), Event::ReceivedOrders { orders, dealt: false });
            }
        }
        if self.kitchen.is_empty() {
            self.open_oven(dealer);
        } else {
            self.stage = Stage::EndTurn;
        }
    }

    pub(super) fn end_turn(&mut self, dealer: &mut impl Dealer<Event>) {
        if self.moved {
            self.passes = 0;
        } else {
            self.passes += 1;
            dealer.tell(Audience::All, Event::Passed { seat: self.on_turn });
        }
        self.on_turn = self.on_turn.next(self.players);
        if self.passes == self.players {
            self.stalemate(dealer);
        } else {
            self.begin_turn(dealer);
        }
    }

    /// MM-18: all have passed. The boss card, if still in the kitchen, goes to the player who would be next.
    fn stalemate(&mut self, dealer: &mut impl Dealer<Event>) {
        let given = self.boss.is_none().then_some(self.on_turn);
        self.boss = self.boss.or(given);
        while let Some(card) = self.kitchen.pop() {
            if let KitchenCard::Topping(topping) = card {
                self.larder.put(topping);
            }
        }
        dealer.tell(Audience::All, Event::Stalemate { boss: given });
        self.open_oven(dealer);
    }

    /// MM-17, MM-21: phase 1 is over.
    fn open_oven(&mut self, dealer: &mut impl Dealer<Event>) {
        self.turn_oven_over();
        if let Some(boss) = self.boss {
            dealer.tell(Audience::All, Event::OvenOpened { boss, cards: self.oven.len() });
        }
    }

    /// MM-21: what was played first is revealed first. Clears the state of phase 1, so that positions with
    /// the same continuation are equal.
    pub(super) fn turn_oven_over(&mut self) {
        self.oven.cards_mut().reverse();
        self.moved = false;
        self.passes = 0;
        self.gathered = 0;
        self.stage = Stage::Reveal;
    }
}

/// A hand without doubles, card by card: the first card of a kind stands for playing one of it, the next for two.
fn legal_singles(held: Counts, actions: &mut Vec<Action>) {
    let mut left = held;
    while let Some(kind) = left.first() {
        left -= Counts::of(kind, 1);
        let singles = held.get(kind) - left.get(kind);
        actions.push(Action::Play(kind, Column { singles, doubles: 0 }));
    }
}
