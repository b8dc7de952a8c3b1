//! Accounts for every card: what a position does not mention is put where it must be.

use super::{
    Field, Flaw, KitchenCard, Order, OvenCard, PhaseName, Pizza, PositionError, PositionFile, Result, Seat,
    Topping, Toppings,
};
use crate::pizza::{Edition, Recipe};
use crate::rule::Rule;

impl Pizza {
    /// Puts the cards that were not mentioned where they must be, and refuses what cannot be.
    pub(super) fn place_the_rest(&mut self, file: &PositionFile) -> Result<()> {
        self.check_boss_card()?;
        let missing = self.missing_toppings()?;
        if file.kitchen.is_none() && file.phase == PhaseName::Playing {
            if self.boss.is_none() {
                self.kitchen.push(KitchenCard::Boss);
            }
            self.fill_kitchen(missing);
        } else if file.larder.is_none() {
            self.larder += missing;
        } else if !missing.is_empty() {
            let flaw = Flaw::ToppingsNowhere { toppings: missing };
            return Err(PositionError::impossible(Field::Of("larder"), self.box_rule(), flaw));
        }
        file.seats().try_for_each(|(seat, file)| {
            let missing = self.missing_orders(seat)?;
            self.place_missing_orders(seat, missing, file.waiter.is_none())
        })
    }

    fn check_boss_card(&self) -> Result<()> {
        let in_kitchen = self.kitchen.cards().iter().filter(|card| **card == KitchenCard::Boss).count();
        let impossible = |flaw| Err(PositionError::impossible(Field::Of("kitchen"), self.box_rule(), flaw));
        match (in_kitchen, self.boss, self.kitchen.is_empty()) {
            (0, None, false) => impossible(Flaw::BossNowhere),
            (1.., Some(_), _) => impossible(Flaw::BossTaken),
            (2.., _, _) => impossible(Flaw::BossTwice),
            _ => Ok(()),
        }
    }

    /// What the box holds and the position does not mention.
    fn missing_toppings(&self) -> Result<Toppings> {
        let all = self.toppings_in_play();
        for sort in Topping::all() {
            let (found, exist) = (self.mentioned(sort), count(&all, sort));
            if found > exist {
                let (found, exist) = (u8::try_from(found).unwrap_or(u8::MAX), exist as u8);
                let flaw = Flaw::TooManyToppings { topping: sort, found, exist, players: self.players };
                return Err(PositionError::impossible(Field::Of("toppings"), self.removal_rule(), flaw));
            }
        }
        let mut missing = all;
        missing -= self.census().toppings;
        Ok(missing)
    }

    /// How often a sort of card is mentioned, counted in numbers that no absurd position overflows.
    fn mentioned(&self, sort: Topping) -> usize {
        let kitchen = self.kitchen.cards().iter().filter(|card| **card == KitchenCard::Topping(sort)).count();
        let oven = self.oven.cards().iter().filter(|card| **card == OvenCard::from(sort)).count();
        let held = self.hands.taken(self.players).iter().map(|held| count(&held.toppings, sort));
        kitchen + oven + count(&self.table, sort) + count(&self.larder, sort) + held.sum::<usize>()
    }

    fn removal_rule(&self) -> Rule {
        match self.edition {
            Edition::Grande => Rule::gr(2),
            edition => edition.cite(4, 3),
        }
    }

    fn missing_orders(&self, seat: Seat) -> Result<Vec<Order>> {
        let own = self.own_kinds[seat];
        let all = self.edition.order_set(own);
        let mut missing = all;
        for order in self.census().orders[seat.index()].iter().copied() {
            if !missing.contains(order) {
                let twice = all.contains(order);
                let flaw = if twice { Flaw::OrderTwice { order } } else { Flaw::ForeignOrder { order, own } };
                let field = Field::OfSeat(seat, "orders");
                return Err(PositionError::impossible(field, self.set_rule(order), flaw));
            }
            missing.remove(order);
        }
        Ok(missing.iter().collect())
    }

    /// The rule that lists what is in the box.
    pub(super) fn box_rule(&self) -> Rule {
        match self.edition {
            Edition::Grande => Rule::gr(1),
            edition => edition.cite(1, 1),
        }
    }

    /// The rule that says which orders a set has. Grande's sets are those of both games together.
    pub(super) fn set_rule(&self, order: Order) -> Rule {
        let of_mamma_mia = matches!(
            order.recipe(),
            Recipe::Classic(_) | Recipe::Mixed | Recipe::Bombastica | Recipe::Monotoni | Recipe::Minimale
        );
        match self.edition {
            Edition::Grande if of_mamma_mia => Rule::mm(2),
            edition => edition.cite(2, 2),
        }
    }

    fn place_missing_orders(&mut self, seat: Seat, missing: Vec<Order>, waiter_is_open: bool) -> Result<()> {
        if let (Some(order), false) = (missing.first(), waiter_is_open) {
            let flaw = Flaw::OrderNowhere { order: *order };
            let field = Field::OfSeat(seat, "waiter");
            return Err(PositionError::impossible(field, self.edition.cite(3, 5), flaw));
        }
        missing.into_iter().rev().try_for_each(|order| self.push_waiter(seat, order))
    }
}

fn count(toppings: &Toppings, sort: Topping) -> usize {
    let column = toppings.column(sort.kind);
    usize::from(if sort.double { column.doubles } else { column.singles })
}
