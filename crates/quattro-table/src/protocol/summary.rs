//! What a finished game is remembered for.

use quattro_rules::game::Outcome;
use quattro_rules::pizza::{Kind, Order, Orders};
use quattro_rules::seat::Seat;
use quattro_rules::setup::GameId;
use serde::Serialize;
use ts_rs::TS;

/// `GET /api/tables/{id}/summary`: how a game ended, and what is worth telling of it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct GameSummary {
    /// Which game it was.
    pub game: GameId,
    /// The players, clockwise from the first seat.
    pub names: Vec<String>,
    /// Their own kinds; empty in Calcory.
    pub kinds: Vec<Kind>,
    /// The orders they filled; empty in Calcory.
    pub filled: Vec<Orders>,
    /// The ranking.
    pub outcome: Outcome,
    /// At most three, the most telling first.
    pub facts: Vec<Fact>,
}

/// Something that everybody saw at the table and that is worth telling afterwards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "fact", rename_all = "kebab-case")]
pub enum Fact {
    /// The filled order with the most toppings; a double counts as two.
    BestPizza {
        /// Whose order.
        seat: Seat,
        /// Which order.
        order: Order,
        /// How many toppings it took, with those that were added and given.
        toppings: u8,
    },
    /// Who helped most often.
    MostHelpful {
        /// Who.
        seat: Seat,
        /// How often.
        times: u8,
    },
    /// The order that was filled with nothing from a hand, and had the most cards under it in the oven.
    LongestMemory {
        /// Whose order.
        seat: Seat,
        /// Which order.
        order: Order,
        /// How many cards lay under it.
        cards: u8,
    },
    /// The filled order that had the most cards on top of it in the oven.
    LongestWait {
        /// Whose order.
        seat: Seat,
        /// Which order.
        order: Order,
        /// How many cards lay on it.
        cards: u8,
    },
    /// The most toppings played at once; a double counts as two.
    LargestPlay {
        /// Who played them.
        seat: Seat,
        /// Of which kind.
        kind: Kind,
        /// How many.
        toppings: u8,
    },
    /// In Calcory: who reached thirteen most often.
    MostThirteens {
        /// Who.
        seat: Seat,
        /// How often.
        times: u8,
    },
    /// In Calcory: the most cards won at once.
    LargestHaul {
        /// Who won them.
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// In Calcory: whose marked cards were left unbeaten most often.
    MostUnbeaten {
        /// Who.
        seat: Seat,
        /// How often.
        times: u8,
    },
    /// In Calcory: who went beyond thirteen most often.
    Boldest {
        /// Who.
        seat: Seat,
        /// How often.
        times: u8,
    },
}
