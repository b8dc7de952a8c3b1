//! Accounts for every card: what a position does not mention is put where it must be.

use super::{
    File, KitchenCard, Order, OvenCard, PhaseName, Pizza, PositionError, Result, Seat, Topping, Toppings,
};
use crate::pizza::Edition;
use crate::rule::Rule;

impl Pizza {
    /// Puts the cards that were not mentioned where they must be, and refuses what cannot be.
    pub(super) fn place_the_rest(&mut self, file: &File) -> Result<()> {
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
            let why = format!("{missing} are nowhere; leave the larder out and they lie there");
            return Err(PositionError::impossible("larder", self.edition.cite(1, 1), why));
        }
        Seat::all(self.players).zip(&file.seat).try_for_each(|(seat, file)| {
            let missing = self.missing_orders(seat)?;
            self.place_missing_orders(seat, missing, file.waiter.is_none())
        })
    }

    fn check_boss_card(&self) -> Result<()> {
        let in_kitchen = self.kitchen.cards().iter().filter(|card| **card == KitchenCard::Boss).count();
        let impossible = |why| Err(PositionError::impossible("kitchen", self.edition.cite(1, 1), why));
        match (in_kitchen, self.boss, self.kitchen.is_empty()) {
            (0, None, false) => impossible("nobody has the boss card, so it must be in the kitchen"),
            (1.., Some(_), _) => impossible("a player has the boss card, so it cannot be in the kitchen"),
            (2.., _, _) => impossible("there is one boss card"),
            _ => Ok(()),
        }
    }

    /// What the box holds and the position does not mention.
    fn missing_toppings(&self) -> Result<Toppings> {
        let all = self.toppings_in_play();
        for sort in Topping::all() {
            let (have, there_are) = (self.mentioned(sort), count(&all, sort));
            if have > there_are {
                let size = if sort.double { "double" } else { "single" };
                let why = format!(
                    "{have} {size} {} are set up, but with {} players there are {there_are}",
                    sort.kind, self.players
                );
                return Err(PositionError::impossible("toppings", self.removal_rule(), why));
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
        let field = || format!("seat {seat}, orders");
        let rule = self.edition.cite(2, 2);
        let mut missing: Vec<Order> = self.edition.orders(self.own_kinds[seat]).collect();
        for order in &self.census().orders[seat.index()] {
            let Some(index) = missing.iter().position(|other| other == order) else {
                let why =
                    format!("{order} is there twice, or is none of the orders of {}", self.own_kinds[seat]);
                return Err(PositionError::impossible(field(), rule, why));
            };
            missing.remove(index);
        }
        Ok(missing)
    }

    fn place_missing_orders(&mut self, seat: Seat, missing: Vec<Order>, waiter_is_open: bool) -> Result<()> {
        if let (Some(order), false) = (missing.first(), waiter_is_open) {
            let why = format!("{order} is nowhere; leave the waiter out and it lies there");
            return Err(PositionError::impossible(
                format!("seat {seat}, waiter"),
                self.edition.cite(3, 5),
                why,
            ));
        }
        missing.into_iter().rev().try_for_each(|order| self.push_waiter(seat, order))
    }
}

fn count(toppings: &Toppings, sort: Topping) -> usize {
    let column = toppings.column(sort.kind);
    usize::from(if sort.double { column.doubles } else { column.singles })
}
