//! What somebody is told who sees all cards: an arbiter, or the reader of a replay.

use quattro_rules::game::{Outcome, SeatResult};
use quattro_rules::seat::Seat;
use quattro_rules::setup::GameId;

use crate::names::Names;
use crate::words::{Args, Words};

/// What of a ruling may be different at the real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Caveat {
    /// The position does not give the order of the kitchen.
    Kitchen,
    /// The position does not give the order of a waiter.
    Waiter,
    /// The position does not name a face-down card.
    FaceDown,
    /// Something was shuffled.
    Shuffled,
}

impl Caveat {
    /// All of them, in the order in which they are said.
    pub const ALL: [Caveat; 4] = [Caveat::Kitchen, Caveat::Waiter, Caveat::FaceDown, Caveat::Shuffled];
}

impl Words {
    /// A caveat in a sentence or two.
    pub fn caveat(&self, caveat: Caveat) -> String {
        let id = match caveat {
            Caveat::Kitchen => "judge-note-kitchen",
            Caveat::Waiter => "judge-note-waiter",
            Caveat::FaceDown => "judge-note-face-down",
            Caveat::Shuffled => "judge-note-shuffled",
        };
        self.text(id, &Args::new())
    }

    /// A sentence that only the player with this name is told.
    pub fn told_alone(&self, name: &str, said: &str) -> String {
        self.text("told-alone", &Args::new().with("name", name).with("said", said))
    }

    /// A line for each player, the winner first: "1. Ada, with 5 filled orders and 2 toppings in hand".
    pub fn ranking(&self, game: GameId, outcome: &Outcome, names: &Names) -> Vec<String> {
        let mut ranked: Vec<_> = Seat::all(outcome.seats.len() as u8).zip(&outcome.seats).collect();
        ranked.sort_by_key(|(_, result)| result.place);
        let line = |(seat, result): (Seat, &SeatResult)| {
            let args = Args::new()
                .with("game", game.name())
                .with("name", names.of(seat))
                .with("place", result.place)
                .with("orders", result.score)
                .with("cards", result.score)
                .with("toppings", result.tie_break);
            self.text("ranked", &args)
        };
        ranked.into_iter().map(line).collect()
    }
}
