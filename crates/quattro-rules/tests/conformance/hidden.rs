//! Hidden information: if the cards that a seat has not seen are redealt, its views and events stay the same,
//! byte for byte.

use quattro_rules::dealer::Told;
use quattro_rules::game::Game;
use quattro_rules::pizza::{Action, Decision, Pizza};
use quattro_rules::record::{Record, Replay};
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use quattro_testkit::random::{random_game, random_moves};
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

/// A forced "no" is one that others cannot tell from a chosen one. SM-49 is the exception: whoever can match must,
/// so the answer itself tells what the hand could do.
#[test]
fn a_no_that_may_be_the_only_answer_is_always_possible_and_known_as_such() {
    let mut forced = 0;
    for game in [GameId::MammaMia, GameId::SoleMio, GameId::Grande] {
        for seed in 0..20 {
            random_game::<Pizza>(&Setup::new(game, 4), seed, |game, legal| {
                let hidden = game.hidden_no();
                assert!(hidden.is_none_or(|no| legal.contains(&no.answer)), "{hidden:?} in {game:?}");
                let Some(decision) = game.decision() else { return };
                let is_turn = matches!(decision, Decision::PlayToppings | Decision::PlayOrder);
                if let ([Action::No | Action::Skip], false) = (legal, is_turn) {
                    let can_be_seen = matches!(decision, Decision::Match { .. });
                    assert_eq!(hidden.is_some(), !can_be_seen, "{decision:?}");
                    forced += 1;
                }
            });
        }
    }
    assert!(forced > 100, "{forced} questions had one answer");
}
