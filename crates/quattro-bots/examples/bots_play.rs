//! Three bots of different strength play a game of Calcory; prints their moves and the ranking:
//! `cargo run --release -p quattro-bots --example bots_play`.

use std::error::Error;

use quattro_bots::{Bot, Brain, Budget, Level};
use quattro_rules::calcory::Calcory;
use quattro_rules::chance::Seeded;
use quattro_rules::dealer::Narrator;
use quattro_rules::game::Game;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};

/// Playouts per decision of a bot that searches. Counted rather than timed, so that every machine plays the
/// same game.
const PLAYOUTS: u32 = 200;

fn bot(level: Level, setup: &Setup, seat: Seat) -> Bot<Calcory> {
    let brain = match level.brain() {
        Brain::Search(_) => Brain::Search(Budget::Playouts(PLAYOUTS)),
        brain => brain,
    };
    Bot::with(brain, level.retention(), setup, seat, 1)
}

fn main() -> Result<(), Box<dyn Error>> {
    let setup = Setup::new(GameId::Calcory, 3);
    let levels = [Level::Apprentice, Level::Cook, Level::Chef];
    let mut bots: Vec<Bot<Calcory>> =
        levels.into_iter().zip(Seat::all(3)).map(|(level, seat)| bot(level, &setup, seat)).collect();
    let mut dealer = Narrator::new(Seeded::from_number(1));
    let mut game = Calcory::deal(&setup, &mut dealer)?;
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act() {
        // A bot hears what its seat is told, sees what its seat sees, and is never handed the game.
        for told in dealer.told.drain(..) {
            bots.iter_mut()
                .filter(|bot| told.to.includes(Some(bot.seat())))
                .for_each(|bot| bot.hear(&told.event));
        }
        game.legal(&mut legal);
        let choice = bots[seat.index()].decide(&game.view(Some(seat)), &legal);
        println!("{} on seat {seat}: {}", levels[seat.index()], choice.action);
        game.apply(choice.action, &mut dealer)?;
    }
    let outcome = game.outcome().ok_or("the game is not over")?;
    for (level, result) in levels.iter().zip(&outcome.seats) {
        println!("{level}: place {}, {} cards won", result.place, result.score);
    }
    Ok(())
}
