//! How fast the games play themselves: list the legal actions, choose one at random, apply it, until the end.
//! `cargo xtask bench` runs this and counts instructions; figures are in `docs/performance.md`.

use divan::Bencher;
use divan::counter::ItemsCount;
use quattro_rules::calcory::Calcory;
use quattro_rules::chance::{Seeded, below};
use quattro_rules::dealer::Silent;
use quattro_rules::game::Game;
use quattro_rules::pizza::Pizza;
use quattro_rules::setup::{GameId, Setup};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// Whole games measured together, so that short and long ones even out.
const GAMES: u64 = 500;

fn main() {
    divan::main();
}

#[divan::bench(args = [2, 3, 4, 5])]
fn mamma_mia(bencher: Bencher<'_, '_>, players: u8) {
    whole_games::<Pizza>(bencher, GameId::MammaMia, players);
}

#[divan::bench(args = [2, 3, 4, 5])]
fn sole_mio(bencher: Bencher<'_, '_>, players: u8) {
    whole_games::<Pizza>(bencher, GameId::SoleMio, players);
}

#[divan::bench(args = [2, 3, 4, 5])]
fn grande(bencher: Bencher<'_, '_>, players: u8) {
    whole_games::<Pizza>(bencher, GameId::Grande, players);
}

#[divan::bench(args = [2, 3, 4])]
fn calcory(bencher: Bencher<'_, '_>, players: u8) {
    whole_games::<Calcory>(bencher, GameId::Calcory, players);
}

#[divan::bench]
fn copy_a_pizza_position(bencher: Bencher<'_, '_>) {
    copy::<Pizza>(bencher, GameId::Grande);
}

#[divan::bench]
fn copy_a_calcory_position(bencher: Bencher<'_, '_>) {
    copy::<Calcory>(bencher, GameId::Calcory);
}

/// Random games from the deal to the end; the items are decisions.
fn whole_games<G: Game>(bencher: Bencher<'_, '_>, game: GameId, players: u8) {
    let setup = Setup::new(game, players);
    let decisions = play::<G>(&setup);
    bencher.counter(ItemsCount::new(decisions)).bench(|| play::<G>(&setup));
}

fn play<G: Game>(setup: &Setup) -> usize {
    let mut rng = ChaCha8Rng::seed_from_u64(13);
    let mut actions: Vec<G::Action> = Vec::new();
    let mut decisions = 0;
    for number in 0..GAMES {
        let mut dealer = Silent(Seeded::from_number(number));
        let mut game = G::deal(setup, &mut dealer).expect("the set-up is valid");
        while game.to_act().is_some() {
            game.legal(&mut actions);
            let action = actions[below(&mut rng, actions.len() as u32) as usize];
            game.apply(action, &mut dealer).expect("the action was listed");
            decisions += 1;
        }
    }
    decisions
}

/// Decisions of the first and of the last third of games: the cost must not grow as a game goes on.
#[divan::bench(args = ["first", "last"])]
fn mamma_mia_third(bencher: Bencher<'_, '_>, third: &str) {
    part_of_games::<Pizza>(bencher, GameId::MammaMia, third);
}

fn part_of_games<G: Game + Sync>(bencher: Bencher<'_, '_>, game: GameId, third: &str)
where
    G::Action: Sync,
{
    let positions: Vec<(G, G::Action)> =
        (0..50).flat_map(|number| thirds::<G>(game, number, third)).collect();
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        let mut actions = Vec::new();
        let mut dealer = Silent(Seeded::from_number(1));
        for (position, action) in &positions {
            let mut position = position.clone();
            position.legal(&mut actions);
            position.apply(*action, &mut dealer).expect("the action was listed");
            divan::black_box(&position);
        }
    });
}

/// The positions of a random game's first or last third, with the action taken.
fn thirds<G: Game>(game: GameId, number: u64, third: &str) -> Vec<(G, G::Action)> {
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    let mut dealer = Silent(Seeded::from_number(number));
    let mut game = G::deal(&Setup::new(game, 4), &mut dealer).expect("the set-up is valid");
    let (mut positions, mut actions) = (Vec::new(), Vec::new());
    while game.to_act().is_some() {
        game.legal(&mut actions);
        let action = actions[below(&mut rng, actions.len() as u32) as usize];
        positions.push((game.clone(), action));
        game.apply(action, &mut dealer).expect("the action was listed");
    }
    let length = positions.len() / 3;
    if third == "last" {
        positions.drain(..positions.len() - length);
    }
    positions.truncate(length);
    positions
}

/// The copy that a search makes before it tries an action.
fn copy<G: Game + Sync>(bencher: Bencher<'_, '_>, game: GameId) {
    let setup = Setup::new(game, 4);
    let game = G::deal(&setup, &mut Silent(Seeded::from_number(1))).expect("the set-up is valid");
    bencher.bench(|| divan::black_box(&game).clone());
}
