//! Positions of the pizza games, read from TOML (`docs/positions.md`).

mod account;
mod file;
mod flaw;

pub(crate) use file::PositionFile;
use file::{PhaseName, SeatName};
pub use flaw::Flaw;

use super::{Edition, HAND, KitchenCard, Order, Orders, OvenCard, Phase, Pizza, Topping, Toppings};
use crate::notation::{Expected, NotationError};
use crate::position::{Field, PositionError};
use crate::rule::Rule;
use crate::seat::Seat;
use crate::setup::GameId;

type Result<T> = std::result::Result<T, PositionError>;

impl Pizza {
    /// Reads a position, which accounts for every card of the box.
    pub(super) fn read_position(game: GameId, file: &PositionFile) -> Result<Pizza> {
        let mut game = Pizza::without_cards(&file.setup(game)?)?;
        game.place_seats(file)?;
        game.table = toppings(Field::Of("table"), file.table.as_deref().unwrap_or_default())?;
        game.place_oven(file.oven.as_deref().unwrap_or_default())?;
        game.on_turn = game.seat_called("turn", file.turn.as_ref())?.unwrap_or(Seat::FIRST);
        game.boss = game.seat_called("boss", file.boss.as_ref())?;
        game.place_round(file.round.unwrap_or(1))?;
        if file.phase == PhaseName::Oven {
            game.turn_oven_over();
        }
        if let Some(kitchen) = &file.kitchen {
            game.place_kitchen(kitchen)?;
        }
        if let Some(larder) = &file.larder {
            game.larder = toppings(Field::Of("larder"), larder)?;
        }
        game.place_the_rest(file)?;
        game.check_phase()?;
        Ok(game)
    }

    fn place_seats(&mut self, file: &PositionFile) -> Result<()> {
        for (seat, file) in file.seats() {
            let field = |name| Field::OfSeat(seat, name);
            self.hands[seat].toppings = toppings(field("toppings"), &file.toppings)?;
            self.hands[seat].orders = self.order_set(field("orders"), &file.orders)?;
            if self.hands[seat].cards() > HAND {
                let flaw = Flaw::HandTooLarge { most: HAND };
                return Err(PositionError::impossible(field("toppings"), self.edition.cite(13, 11), flaw));
            }
            self.filled[seat] = self.order_set(field("filled"), &file.filled)?;
            self.removed[seat] = self.order_set(field("removed"), &file.removed)?;
            if !self.removed[seat].is_empty() && self.edition != Edition::Grande {
                let rule = self.edition.cite(27, 20);
                return Err(PositionError::impossible(field("removed"), rule, Flaw::OrdersRemoved));
            }
            // The top is written first but stored last.
            let waiter = order_list(field("waiter"), file.waiter.as_deref().unwrap_or_default())?;
            waiter.iter().rev().try_for_each(|order| self.push_waiter(seat, *order))?;
        }
        Ok(())
    }

    fn order_set(&self, field: Field, text: &str) -> Result<Orders> {
        let mut set = Orders::NONE;
        for order in order_list(field, text)? {
            if set.contains(order) {
                let flaw = Flaw::OrderTwice { order };
                return Err(PositionError::impossible(field, self.set_rule(order), flaw));
            }
            set.insert(order);
        }
        Ok(set)
    }

    fn push_waiter(&mut self, seat: Seat, order: Order) -> Result<()> {
        if usize::from(self.waiters[seat].len()) == super::MOST_ORDERS {
            let flaw = Flaw::TooManyOrders { most: self.edition.order_set(self.own_kinds[seat]).len() };
            let field = Field::OfSeat(seat, "waiter");
            return Err(PositionError::impossible(field, self.edition.cite(2, 2), flaw));
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
                    let order =
                        order.parse().map_err(|error| PositionError::notation(Field::Of("oven"), error))?;
                    vec![(seat, order).into()]
                }
                None => toppings(Field::Of("oven"), word)?.iter().map(OvenCard::from).collect(),
            };
            for card in cards {
                if usize::from(self.oven.len()) == super::MOST_OVEN {
                    return self.too_many_cards("oven");
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
            if let Ok(card) = word.parse() {
                cards.push(card);
            } else {
                let toppings = toppings(Field::Of("kitchen"), word)?;
                cards.extend(toppings.iter().map(KitchenCard::Topping));
            }
        }
        if cards.len() > super::MOST_KITCHEN {
            return self.too_many_cards("kitchen");
        }
        for card in cards.into_iter().rev() {
            self.kitchen.push(card);
        }
        Ok(())
    }

    fn too_many_cards(&self, field: &'static str) -> Result<()> {
        Err(PositionError::impossible(Field::Of(field), self.box_rule(), Flaw::TooManyCards))
    }

    fn place_round(&mut self, round: u8) -> Result<()> {
        if !(1..=self.rounds).contains(&round) {
            let rule = match self.edition {
                Edition::Grande => Rule::gr(4),
                edition => edition.cite(9, 60),
            };
            let flaw = Flaw::NoSuchRound { rounds: self.rounds };
            return Err(PositionError::impossible(Field::Of("round"), rule, flaw));
        }
        self.round = round;
        Ok(())
    }

    fn seat_called(&self, field: &'static str, name: Option<&SeatName>) -> Result<Option<Seat>> {
        match name {
            None => Ok(None),
            Some(SeatName::Number(number)) => self.seat_named(field, &number.to_string()).map(Some),
            Some(SeatName::Kind(kind)) => self.seat_named(field, kind).map(Some),
        }
    }

    /// A seat by its number or its own kind.
    fn seat_named(&self, field: &'static str, name: &str) -> Result<Seat> {
        let called = |seat: &Seat| seat.to_string() == name || self.own_kinds[*seat].name() == name;
        Seat::all(self.players).find(called).ok_or_else(|| {
            PositionError::notation(Field::Of(field), NotationError::new(name, Expected::Player))
        })
    }

    fn check_phase(&self) -> Result<()> {
        let refuse = |field, (mm, sm), flaw| {
            Err(PositionError::impossible(Field::Of(field), self.edition.cite(mm, sm), flaw))
        };
        match self.phase() {
            Phase::Playing if self.kitchen.is_empty() => refuse("kitchen", (17, 13), Flaw::KitchenEmpty),
            Phase::Playing => self.check_table(),
            Phase::Oven if self.boss.is_none() => refuse("boss", (21, 14), Flaw::NoBoss),
            Phase::Oven if !self.kitchen.is_empty() => refuse("kitchen", (17, 13), Flaw::KitchenNotEmpty),
            Phase::Oven | Phase::Over => Ok(()),
        }
    }

    /// In phase 1 toppings lie on the table only from the second round of Mamma Mia! on (MM-34, SM-22).
    fn check_table(&self) -> Result<()> {
        let refuse = |rule, flaw| Err(PositionError::impossible(Field::Of("table"), rule, flaw));
        match self.edition {
            _ if self.table.is_empty() => Ok(()),
            Edition::SoleMio | Edition::Grande => refuse(Rule::sm(22), Flaw::TableNotGathered),
            Edition::MammaMia if self.round == 1 => refuse(Rule::mm(34), Flaw::TableInFirstRound),
            Edition::MammaMia => Ok(()),
        }
    }
}

fn toppings(field: Field, text: &str) -> Result<Toppings> {
    text.parse().map_err(|error| PositionError::notation(field, error))
}

fn order_list(field: Field, text: &str) -> Result<Vec<Order>> {
    let orders = text.split_whitespace().map(str::parse);
    orders.collect::<std::result::Result<_, _>>().map_err(|error| PositionError::notation(field, error))
}
