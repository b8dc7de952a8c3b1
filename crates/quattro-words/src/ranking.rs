//! How a game ended, in words.

use quattro_rules::game::{Outcome, SeatResult};
use quattro_rules::seat::Seat;
use quattro_rules::setup::GameId;

use crate::names::Names;
use crate::words::{Args, Words};

impl Words {
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
