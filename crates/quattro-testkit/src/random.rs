//! Random games with their records.

use quattro_rules::chance::{Seeded, below};
use quattro_rules::dealer::{Narrator, Told};
use quattro_rules::game::Game;
use quattro_rules::record::{Record, Recorder};
use quattro_rules::seat::Seat;
use quattro_rules::setup::Setup;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// More decisions than any game takes: a longer game would never end.
const ENDLESS: usize = 20_000;

/// One of the actions, each equally likely.
pub fn choose<A: Copy>(actions: &[A], rng: &mut ChaCha8Rng) -> A {
    actions[below(rng, actions.len() as u32) as usize]
}

/// A random game of at most `moves` moves; `look` is called before every move and at the end.
pub fn random_moves<G: Game>(
    setup: &Setup,
    seed: u64,
    moves: usize,
    look: impl FnMut(&G, &[G::Action]),
) -> (Record, Vec<Told<G::Event>>) {
    moves_picked_by(setup, seed, moves, choose, look)
}

/// A whole game in which `pick` chooses among the legal actions; `look` sees it before every move and at the end.
pub fn game_picked_by<G: Game>(
    setup: &Setup,
    seed: u64,
    pick: impl Fn(&[G::Action], &mut ChaCha8Rng) -> G::Action,
    look: impl FnMut(&G, &[G::Action]),
) -> (Record, Vec<Told<G::Event>>) {
    moves_picked_by(setup, seed, ENDLESS, pick, look)
}

fn moves_picked_by<G: Game>(
    setup: &Setup,
    seed: u64,
    moves: usize,
    pick: impl Fn(&[G::Action], &mut ChaCha8Rng) -> G::Action,
    mut look: impl FnMut(&G, &[G::Action]),
) -> (Record, Vec<Told<G::Event>>) {
    let mut dealer = Narrator::new(Recorder::new(Seeded::from_number(seed)));
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = G::deal(setup, &mut dealer).expect("a valid set-up");
    let mut record =
        Record::new(setup, Seat::all(setup.players).map(|seat| format!("Seat {seat}")).collect());
    let mut actions = Vec::new();
    while let Some(seat) = game.to_act().filter(|_| record.actions.len() < moves) {
        game.legal(&mut actions);
        look(&game, &actions);
        let action = pick(&actions, &mut rng);
        game.apply(action, &mut dealer).expect("a legal action");
        record.push(seat, &action);
        assert!(record.actions.len() < ENDLESS, "the game does not end");
    }
    game.legal(&mut actions);
    look(&game, &actions);
    record.set_chance(&dealer.chance);
    record.result = game.outcome();
    (record, dealer.told)
}

/// A whole random game.
pub fn random_game<G: Game>(
    setup: &Setup,
    seed: u64,
    look: impl FnMut(&G, &[G::Action]),
) -> (Record, Vec<Told<G::Event>>) {
    random_moves(setup, seed, ENDLESS, look)
}
