//! Positions of the pizza games, read from TOML (`docs/positions.md`).

mod account;
mod file;

use file::{File, PhaseName, SeatFile, SeatName};

use super::{HAND, KitchenCard, Order, Orders, OvenCard, Phase, Pizza, Topping, Toppings};
use crate::notation::NotationError;
use crate::position::PositionError;
use crate::rule::Rule;
use crate::seat::Seat;

type Result<T> = std::result::Result<T, PositionError>;

impl Pizza {
    /// Reads a position; every card of the box lies somewhere in it.
    pub(super) fn read_position(text: &str) -> Result<Pizza> {
        let file: File = toml::from_str(text)?;
        let mut game = Pizza::without_cards(&file.setup())?;
        game.place_seats(&file.seat)?;
        game.table = toppings("table", file.table.as_deref().unwrap_or_default())?;
        game.place_oven(file.oven.as_deref().unwrap_or_default())?;
        game.turn = game.seat_called("turn", file.turn.as_ref())?.unwrap_or(Seat::FIRST);
        game.boss = game.seat_called("boss", file.boss.as_ref())?;
        game.place_round(file.round.unwrap_or(1))?;
        if file.phase == PhaseName::Oven {
            game.turn_oven_over();
        }
        if let Some(kitchen) = &file.kitchen {
            game.place_kitchen(kitchen)?;
        }
        if let Some(larder) = &file.larder {
            game.larder = toppings("larder", larder)?;
        }
        game.place_the_rest(&file)?;
        game.check_phase()?;
        Ok(game)
    }

    fn place_seats(&mut self, seats: &[SeatFile]) -> Result<()> {
        for (seat, file) in Seat::all(self.players).zip(seats) {
            let field = |name: &str| format!("seat {seat}, {name}");
            let held = &mut self.hands[seat];
            held.toppings = toppings(&field("toppings"), &file.toppings)?;
            held.orders = order_set(&field("orders"), &file.orders)?;
            if held.toppings.cards() + held.orders.len() > HAND {
                let why = "a hand has at most seven cards";
                return Err(PositionError::impossible(field("toppings"), self.edition.cite(13, 11), why));
            }
            self.filled[seat] = order_set(&field("filled"), &file.filled)?;
            self.removed[seat] = order_set(&field("removed"), &file.removed)?;
            // The top is written first and lies last.
            for order in
                order_list(&field("waiter"), file.waiter.as_deref().unwrap_or_default())?.iter().rev()
            {
                self.push_waiter(seat, *order)?;
            }
        }
        Ok(())
    }

    fn push_waiter(&mut self, seat: Seat, order: Order) -> Result<()> {
        if usize::from(self.waiters[seat].len()) == super::MOST_ORDERS {
            return Err(PositionError::impossible(
                format!("seat {seat}, waiter"),
                self.edition.cite(2, 2),
                "there are not so many orders",
            ));
        }
        self.waiters[seat].push(order);
        Ok(())
    }

    /// Reads `3s chili:mixed 2m`, the card played first coming first.
    fn place_oven(&mut self, text: &str) -> Result<()> {
        for word in text.split_whitespace() {
            let cards: Vec<OvenCard> = match word.split_once(':') {
                Some((owner, order)) => {
                    let seat = self.seat_named("oven", owner)?;
                    let order = order.parse().map_err(|error| PositionError::notation("oven", error))?;
                    vec![(seat, order).into()]
                }
                None => toppings("oven", word)?.iter().map(OvenCard::from).collect(),
            };
            for card in cards {
                if usize::from(self.oven.len()) == super::MOST_OVEN {
                    let why = "there are not so many cards";
                    return Err(PositionError::impossible("oven", self.edition.cite(1, 1), why));
                }
                self.oven.push(card);
            }
        }
        Ok(())
    }

    /// Reads `s p boss 3m`, the top coming first.
    fn place_kitchen(&mut self, text: &str) -> Result<()> {
        let mut cards = Vec::new();
        for word in text.split_whitespace() {
            match word.parse::<KitchenCard>() {
                Ok(card) => cards.push(card),
                Err(_) => cards.extend(toppings("kitchen", word)?.iter().map(KitchenCard::Topping)),
            }
        }
        if cards.len() > super::MOST_KITCHEN {
            let why = "there are not so many cards";
            return Err(PositionError::impossible("kitchen", self.edition.cite(1, 1), why));
        }
        for card in cards.into_iter().rev() {
            self.kitchen.push(card);
        }
        Ok(())
    }

    fn place_round(&mut self, round: u8) -> Result<()> {
        if !(1..=self.rounds).contains(&round) {
            let why = format!("this game has {} rounds", self.rounds);
            return Err(PositionError::impossible("round", self.edition.cite(9, 60), why));
        }
        self.round = round;
        Ok(())
    }

    fn seat_called(&self, field: &str, name: Option<&SeatName>) -> Result<Option<Seat>> {
        match name {
            None => Ok(None),
            Some(SeatName::Number(number)) => self.seat_named(field, &number.to_string()).map(Some),
            Some(SeatName::Kind(kind)) => self.seat_named(field, kind).map(Some),
        }
    }

    /// A seat by its number or its own kind.
    fn seat_named(&self, field: &str, name: &str) -> Result<Seat> {
        let called = |seat: &Seat| seat.to_string() == name || self.own_kinds[*seat].name() == name;
        Seat::all(self.players).find(called).ok_or_else(|| {
            let expected = "one of the players: a seat number from 1, or a player's own kind";
            PositionError::notation(field, NotationError::new(name, expected))
        })
    }

    fn check_phase(&self) -> Result<()> {
        let cite = |mm, sm| self.edition.cite(mm, sm);
        match self.phase() {
            Phase::Playing if self.kitchen.is_empty() => {
                let why = "with an empty kitchen phase 1 is over; write phase = \"oven\"";
                Err(PositionError::impossible("kitchen", cite(17, 13), why))
            }
            Phase::Oven if self.boss.is_none() => {
                let why = "someone has the boss card in phase 2; write boss = \"…\"";
                Err(PositionError::impossible("boss", cite(21, 14), why))
            }
            Phase::Oven if !self.kitchen.is_empty() => {
                let why =
                    "phase 2 begins when the kitchen is empty; leave it out, or write phase = \"playing\"";
                Err(PositionError::impossible("kitchen", cite(17, 13), why))
            }
            _ => Ok(()),
        }
    }
}

fn toppings(field: &str, text: &str) -> Result<Toppings> {
    text.parse().map_err(|error| PositionError::notation(field, error))
}

fn order_list(field: &str, text: &str) -> Result<Vec<Order>> {
    let orders = text.split_whitespace().map(str::parse);
    orders.collect::<std::result::Result<_, _>>().map_err(|error| PositionError::notation(field, error))
}

fn order_set(field: &str, text: &str) -> Result<Orders> {
    let list = order_list(field, text)?;
    let set: Orders = list.iter().copied().collect();
    if usize::from(set.len()) < list.len() {
        return Err(PositionError::impossible(field, Rule::mm(2), "every order exists once for a player"));
    }
    Ok(set)
}
