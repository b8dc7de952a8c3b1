//! How many instructions a decision takes, counted under valgrind so that a busy machine does not matter.
//! `cargo xtask bench` runs this; divide by the number of decisions, which each benchmark's name tells.

#![allow(missing_docs, reason = "the macros make items that nobody sees")]

use std::hint::black_box;

use gungraun::{library_benchmark, library_benchmark_group, main};
use quattro_rules::calcory::Calcory;
use quattro_rules::chance::{Seeded, below};
use quattro_rules::dealer::Silent;
use quattro_rules::game::Game;
use quattro_rules::pizza::Pizza;
use quattro_rules::setup::{GameId, Setup};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// Decisions taken by each benchmark.
const DECISIONS: usize = 100_000;

fn decide<G: Game>(game: GameId, players: u8) -> usize {
    let setup = Setup::new(game, players);
    let mut rng = ChaCha8Rng::seed_from_u64(13);
    let (mut actions, mut decisions, mut number) = (Vec::new(), 0, 0);
    while decisions < DECISIONS {
        let mut dealer = Silent(Seeded::from_number(number));
        let mut game = G::deal(&setup, &mut dealer).expect("the set-up is valid");
        number += 1;
        while game.to_act().is_some() && decisions < DECISIONS {
            game.legal(&mut actions);
            let action = actions[below(&mut rng, actions.len() as u32) as usize];
            game.apply(action, &mut dealer).expect("the action was listed");
            decisions += 1;
        }
    }
    decisions
}

#[library_benchmark]
#[bench::mamma_mia(GameId::MammaMia, 4)]
#[bench::sole_mio(GameId::SoleMio, 4)]
#[bench::grande(GameId::Grande, 4)]
fn hundred_thousand_pizza_decisions(game: GameId, players: u8) -> usize {
    black_box(decide::<Pizza>(game, players))
}

#[library_benchmark]
#[bench::calcory(GameId::Calcory, 3)]
fn hundred_thousand_calcory_decisions(game: GameId, players: u8) -> usize {
    black_box(decide::<Calcory>(game, players))
}

library_benchmark_group!(
    name = decisions,
    benchmarks = [hundred_thousand_pizza_decisions, hundred_thousand_calcory_decisions]
);
main!(library_benchmark_groups = decisions);
