//! Hidden information: if the cards that a seat has not seen are redealt, its views and events stay the same,
//! byte for byte.

use quattro_rules::dealer::Told;
use quattro_rules::game::Game;
use quattro_rules::record::{Record, Replay};
use quattro_rules::seat::Seat;
use quattro_rules::setup::Setup;
use quattro_testkit::random::random_moves;
use quattro_testkit::redeal::Redeal;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::for_every_setup;

/// Everything that `viewer` sees and is told, step by step, as JSON.
fn seen<G: Game>(record: &Record, viewer: Option<Seat>) -> Vec<String> {
    let json = |game: &G, told: &[Told<G::Event>]| {
        let told: Vec<_> = told.iter().filter(|told| told.to.includes(viewer)).collect();
        let mut legal = Vec::new();
        if game.to_act() == viewer {
            game.legal(&mut legal);
        }
        serde_json::to_string(&(game.view(viewer), told, game.to_act(), legal))
            .expect("views and events are JSON")
    };
    let mut replay =
        Replay::<G>::open(record).unwrap_or_else(|error| panic!("{error}\n{}", record.to_json()));
    let mut seen = vec![json(replay.game(), replay.opening())];
    while let Some(step) = replay.step().unwrap_or_else(|error| panic!("{error}\n{}", record.to_json())) {
        seen.push(json(replay.game(), &step.told));
    }
    seen
}

fn unseen_cards_make_no_difference<G: Redeal>(setup: &Setup) {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut different = 0;
    for seed in 0..8 {
        let moves = [3, 11, 40, 77, 110, 150, 201, 260][seed as usize];
        let (mut record, _) = random_moves::<G>(setup, seed, moves, |_, _| {});
        // A finished game has no secrets left, and its result may depend on them.
        if record.result.is_some() {
            continue;
        }
        record.seats.fill("Somebody".to_owned());
        for viewer in Seat::all(setup.players).map(Some).chain([None]) {
            let other = G::redeal(&record, viewer, &mut rng);
            different += usize::from(other != record);
            assert_eq!(
                seen::<G>(&record, viewer),
                seen::<G>(&other, viewer),
                "{viewer:?} can tell\n{}",
                record.to_json()
            );
        }
    }
    assert!(different > 5, "{} {}: too few worlds differ", setup.game, setup.players);
}

#[test]
fn resampled_worlds_look_the_same_to_the_seat() {
    for_every_setup!(unseen_cards_make_no_difference);
}
