//! Random games with their records.

use quattro_rules::calcory::{Action, Calcory, Event};
use quattro_rules::chance::below;
use quattro_rules::dealer::Told;
use quattro_rules::record::Record;
use quattro_rules::setup::{GameId, Setup};
use quattro_testkit::random::game_picked_by;
use rand_chacha::ChaCha8Rng;

/// How rarely players stop where they may: one time in 2, 3, 8 or 200. Players who stop often mark a lot and soon
/// end the game; players who rarely stop turn cards until they fail or reach 13.
const STOPS: [u32; 4] = [2, 3, 8, 200];

fn pick(actions: &[Action], one_in: u32, rng: &mut ChaCha8Rng) -> Action {
    let turns = actions.iter().filter(|action| **action != Action::Stop).count() as u32;
    let stops = actions.contains(&Action::Stop) && below(rng, one_in) == 0;
    if stops { Action::Stop } else { actions[below(rng, turns) as usize] }
}

/// A random game from the deal to its end; `look` sees it at every decision and once it is over.
pub(crate) fn random_game(
    players: u8,
    number: u64,
    mut look: impl FnMut(&Calcory),
) -> (Record, Vec<Told<Event>>) {
    let setup = Setup::new(GameId::Calcory, players);
    let one_in = STOPS[number as usize % STOPS.len()];
    game_picked_by(&setup, number, |actions, rng| pick(actions, one_in, rng), |game, _| look(game))
}

/// Table sizes and numbers of many random games.
pub(crate) fn many(games: u64) -> impl Iterator<Item = (u8, u64)> {
    (2..=4).flat_map(move |players| (0..games).map(move |number| (players, number)))
}
