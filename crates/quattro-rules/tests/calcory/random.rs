//! Random games with their records.

use quattro_rules::calcory::{Action, Calcory, Event};
use quattro_rules::chance::{Seeded, below};
use quattro_rules::dealer::{Narrator, Told};
use quattro_rules::game::Game;
use quattro_rules::record::{Record, Recorder};
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

pub(crate) type Dealer = Narrator<Recorder<Seeded>, Event>;

/// How rarely players stop when they may: one time in this many. Players who stop often mark a lot and soon
/// end the game; players who never stop turn cards until they fail or reach 13.
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
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    let mut dealer: Dealer = Narrator::new(Recorder::new(Seeded::from_number(number)));
    let mut game = Calcory::deal(&setup, &mut dealer).expect("a valid set-up");
    let mut record = Record::new(&setup, Seat::all(players).map(|seat| format!("player {seat}")).collect());
    let mut actions = Vec::new();
    while let Some(seat) = game.to_act() {
        look(&game);
        game.legal(&mut actions);
        let action = pick(&actions, STOPS[number as usize % STOPS.len()], &mut rng);
        game.apply(action, &mut dealer).expect("a listed action");
        record.push(seat, &action);
    }
    look(&game);
    record.set_chance(&dealer.chance);
    record.result = game.outcome();
    (record, dealer.told)
}

/// Table sizes and numbers of many random games.
pub(crate) fn many(games: u64) -> impl Iterator<Item = (u8, u64)> {
    (2..=4).flat_map(move |players| (0..games).map(move |number| (players, number)))
}
