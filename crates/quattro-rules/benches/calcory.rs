//! How fast Calcory plays itself: listing, choosing and taking decisions in random games.

use divan::Bencher;
use divan::counter::ItemsCount;
use quattro_rules::calcory::{Action, Calcory};
use quattro_rules::chance::{Seeded, below};
use quattro_rules::dealer::Silent;
use quattro_rules::game::Game;
use quattro_rules::setup::{GameId, Setup};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// Whole games measured together, so that short and long ones even out.
const GAMES: u64 = 1000;

fn main() {
    divan::main();
}

/// Random games from the deal to the end; the items are decisions.
#[divan::bench(args = [2, 3, 4])]
fn random_decisions(bencher: Bencher<'_, '_>, players: u8) {
    let decisions = play(players);
    bencher.counter(ItemsCount::new(decisions)).bench(|| play(players));
}

/// Plays [`GAMES`] random games and counts the decisions.
fn play(players: u8) -> usize {
    let setup = Setup::new(GameId::Calcory, players);
    let mut rng = ChaCha8Rng::seed_from_u64(13);
    let mut actions: Vec<Action> = Vec::new();
    let mut decisions = 0;
    for number in 0..GAMES {
        let mut dealer = Silent(Seeded::from_number(number));
        let mut game = Calcory::deal(&setup, &mut dealer).expect("the set-up is valid");
        while game.to_act().is_some() {
            game.legal(&mut actions);
            let action = actions[below(&mut rng, actions.len() as u32) as usize];
            game.apply(action, &mut dealer).expect("the action was listed");
            decisions += 1;
        }
    }
    decisions
}
