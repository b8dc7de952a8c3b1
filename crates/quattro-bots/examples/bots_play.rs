//! Three bots of different strength play a game of Calcory; prints their moves and the ranking:
//! `cargo run --release -p quattro-bots --example bots_play`.

use std::error::Error;

use quattro_bots::{Budget, Entrant, Level, SeatedBot};
use quattro_rules::calcory::Calcory;
use quattro_rules::chance::Seeded;
use quattro_rules::game::Game;
use quattro_rules::progress::GameInProgress;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};

/// Playouts for a decision of a bot that searches. Counted rather than timed, so that every machine plays the same game.
const PLAYOUTS: Budget = Budget::Playouts(200);

fn main() -> Result<(), Box<dyn Error>> {
    let setup = Setup::new(GameId::Calcory, 3);
    let levels = [Level::Apprentice, Level::Cook, Level::Chef];
    let entrants = levels.map(|level| Entrant::with_budget(level, PLAYOUTS));
    let mut bots: Vec<SeatedBot<Calcory>> = SeatedBot::at_each(Seat::all(3), &entrants, &setup, 1).collect();
    let mut game = GameInProgress::<Calcory, _>::deal(&setup, Seeded::from_number(1))?;
    while let Some(seat) = game.game().to_act() {
        // A bot hears what its seat is told, sees what its seat sees, and is never handed the game.
        let bot = &mut bots[seat.index()];
        let choice = bot.decide(&bot.asked(&game));
        println!("{} on seat {seat}: {}", levels[seat.index()], choice.action);
        game.apply(choice.action)?;
    }
    let outcome = game.game().outcome().ok_or("the game is not over")?;
    for (level, result) in levels.iter().zip(&outcome.seats) {
        println!("{level}: place {}, {} cards won", result.place, result.score);
    }
    Ok(())
}
