//! How fast Calcory is thought about: playouts with the good moves, and worlds imagined.

use divan::Bencher;
use divan::counter::ItemsCount;
use quattro_bots::{Memory, Playable, Retention, Rng, World};
use quattro_rules::calcory::Calcory;
use quattro_rules::chance::Seeded;
use quattro_rules::dealer::Silent;
use quattro_rules::game::Game;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use rand_core::SeedableRng;

/// Whole games measured together, so that short and long ones even out.
const GAMES: u32 = 100;

fn main() {
    divan::main();
}

/// Whole games from the deal to the end; the items are games.
#[divan::bench(args = [2, 3, 4])]
fn playouts(bencher: Bencher<'_, '_>, players: u8) {
    let (game, memory) = fresh(players);
    let view = game.view(None);
    bencher.counter(ItemsCount::new(GAMES)).bench(|| {
        let mut rng = Rng::seed_from_u64(1);
        let mut dealer = Silent(Seeded::from_number(1));
        for _ in 0..GAMES {
            let mut world = memory.imagine(&view, &mut rng);
            while world.mover().is_some() {
                let action = Calcory::good_move(&world, &mut Vec::new(), &mut rng);
                world.take(action, &mut dealer).expect("a legal move");
            }
        }
    });
}

#[divan::bench]
fn imagine(bencher: Bencher<'_, '_>) {
    let (game, memory) = fresh(2);
    let view = game.view(None);
    let mut rng = Rng::seed_from_u64(1);
    bencher.bench_local(|| memory.imagine(&view, &mut rng));
}

fn fresh(players: u8) -> (Calcory, <Calcory as Playable>::Memory) {
    let setup = Setup::new(GameId::Calcory, players);
    let game = Calcory::deal(&setup, &mut Silent(Seeded::from_number(1))).expect("a set-up");
    (game, Memory::<Calcory>::new(&setup, Seat::FIRST, Retention::Perfect, 1))
}
