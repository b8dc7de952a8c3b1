//! Prints random games with the legal actions of every decision, for an implementation that shares no code
//! with this one to check: `cargo run --example trace -- GAME PLAYERS GAMES SEED`.
//!
//! Each game is one line of JSON: `record`, and `legal`, a list of action lists, one for each move.

use std::env;
use std::error::Error;

use quattro_rules::chance::{Seeded, below};
use quattro_rules::dealer::Silent;
use quattro_rules::game::Game;
use quattro_rules::record::{Record, Recorder};
use quattro_rules::setup::Setup;
use quattro_rules::with_engine;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

fn trace<G: Game>(setup: &Setup, seed: u64) -> Result<String, Box<dyn Error>> {
    let mut dealer = Silent(Recorder::new(Seeded::from_number(seed)));
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut record = Record::new(setup, (1..=setup.players).map(|number| format!("Seat {number}")).collect());
    let mut game = G::deal(setup, &mut dealer)?;
    let (mut legal, mut actions): (Vec<Vec<String>>, Vec<G::Action>) = (Vec::new(), Vec::new());
    while let Some(seat) = game.to_act() {
        game.legal(&mut actions);
        legal.push(actions.iter().map(ToString::to_string).collect());
        let action = actions[below(&mut rng, actions.len() as u32) as usize];
        game.apply(action, &mut dealer)?;
        record.push(seat, &action);
    }
    record.set_chance(&dealer.0);
    record.result = game.outcome();
    Ok(serde_json::json!({ "record": record, "legal": legal }).to_string())
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let mut next = |name: &str| args.next().ok_or(format!("missing {name}: GAME PLAYERS GAMES SEED"));
    let setup = Setup::new(next("GAME")?.parse()?, next("PLAYERS")?.parse()?);
    let (games, seed): (u64, u64) = (next("GAMES")?.parse()?, next("SEED")?.parse()?);
    for seed in seed..seed + games {
        println!("{}", with_engine!(setup.game, G => trace::<G>(&setup, seed)?));
    }
    Ok(())
}
