//! Plays a whole game of Mamma Mia! at random and prints every move, what everybody is told, and the ranking:
//! `cargo run -p quattro-rules --example play_a_game`.

use std::error::Error;

use quattro_rules::chance::{Seeded, below};
use quattro_rules::dealer::{Audience, Narrator};
use quattro_rules::game::Game;
use quattro_rules::pizza::Pizza;
use quattro_rules::setup::{GameId, Setup};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

fn main() -> Result<(), Box<dyn Error>> {
    // The dealer shuffles and tells: all chance comes from this number.
    let mut dealer = Narrator::new(Seeded::from_number(1));
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut game = Pizza::deal(&Setup::new(GameId::MammaMia, 3), &mut dealer)?;
    let mut legal = Vec::new();
    // There is always exactly one seat to decide, until the game is over.
    while let Some(seat) = game.to_act() {
        game.legal(&mut legal);
        let action = legal[below(&mut rng, legal.len() as u32) as usize];
        println!("seat {seat}: {action}");
        game.apply(action, &mut dealer)?;
        for told in dealer.told.drain(..).filter(|told| told.to == Audience::All) {
            println!("    {:?}", told.event);
        }
    }
    let outcome = game.outcome().ok_or("the game is not over")?;
    for (index, result) in outcome.seats.iter().enumerate() {
        println!("seat {}: place {}, {} orders filled", index + 1, result.place, result.score);
    }
    Ok(())
}
