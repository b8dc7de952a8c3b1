//! Properties of every game: legality, accounting, termination, replay, determinism.

use std::collections::HashSet;

use quattro_rules::chance::Seeded;
use quattro_rules::dealer::{Narrator, Silent};
use quattro_rules::game::Game;
use quattro_rules::record::{Record, Replay};
use quattro_rules::setup::Setup;
use quattro_testkit::random::random_game;

use crate::for_every_setup;
use crate::subject::Subject;

/// Every action that random games of this set-up offer anywhere.
fn actions_seen_anywhere<G: Game>(setup: &Setup) -> Vec<G::Action> {
    let (mut seen, mut actions) = (HashSet::new(), Vec::new());
    for seed in 0..6 {
        random_game::<G>(setup, seed, |_, legal| {
            actions.extend(legal.iter().copied().filter(|action| seen.insert(action.to_string())));
        });
    }
    actions
}

fn the_list_and_the_check_agree<G: Subject>(setup: &Setup) {
    let universe = actions_seen_anywhere::<G>(setup);
    for seed in 50..52 {
        random_game::<G>(setup, seed, |game, legal| {
            assert_eq!(legal.is_empty(), game.to_act().is_none(), "who decides has something to choose");
            let listed: HashSet<String> = legal.iter().map(ToString::to_string).collect();
            assert_eq!(listed.len(), legal.len(), "no action is listed twice");
            for action in universe.iter().chain(legal) {
                assert_eq!(
                    game.check(*action).is_ok(),
                    listed.contains(&action.to_string()),
                    "{action} in {game:?}"
                );
            }
        });
    }
}

#[test]
fn legal_list_and_legality_agree() {
    for_every_setup!(the_list_and_the_check_agree);
}

fn a_refused_action_leaves_no_trace<G: Subject>(setup: &Setup) {
    let universe = actions_seen_anywhere::<G>(setup);
    random_game::<G>(setup, 60, |game, legal| {
        for action in universe.iter().step_by(7).filter(|action| !legal.contains(action)) {
            let (mut same, mut dealer) = (game.clone(), Narrator::new(Seeded::from_number(1)));
            let refusal = same.apply(*action, &mut dealer).expect_err("an action that is not listed");
            assert_eq!(&same, game);
            assert_eq!(dealer.told, []);
            assert!(refusal.to_string().starts_with(&format!("{} ", refusal.rule)));
        }
    });
}

#[test]
fn an_illegal_action_changes_nothing_and_names_its_rule() {
    for_every_setup!(a_refused_action_leaves_no_trace);
}

fn no_card_is_lost<G: Subject>(setup: &Setup) {
    for seed in 0..4 {
        random_game::<G>(setup, seed, |game, _| game.assert_cards_accounted_for());
    }
}

#[test]
fn all_cards_are_accounted_for_after_every_step() {
    for_every_setup!(no_card_is_lost);
}

fn it_ends_with_a_ranking<G: Subject>(setup: &Setup) {
    for seed in 100..130 {
        let (record, _) = random_game::<G>(setup, seed, |_, _| {});
        let outcome = record.result.expect("a game that is over has a result");
        assert_eq!(outcome.seats.len(), usize::from(setup.players));
        assert!(outcome.winners().next().is_some());
        for result in &outcome.seats {
            let better = |other: &&quattro_rules::game::SeatResult| {
                (other.score, other.tie_break) > (result.score, result.tie_break)
            };
            assert_eq!(usize::from(result.place), 1 + outcome.seats.iter().filter(better).count());
        }
    }
}

#[test]
fn every_game_ends() {
    for_every_setup!(it_ends_with_a_ranking);
}

fn its_record_replays<G: Subject>(setup: &Setup) {
    for seed in 0..5 {
        let (record, told) = random_game::<G>(setup, seed, |_, _| {});
        let read = Record::from_json(&record.to_json()).expect("a record can be read");
        assert_eq!(read, record);
        let mut replay = Replay::<G>::open(&read).expect("the deal is possible");
        let mut replayed = replay.opening().to_vec();
        while let Some(step) = replay.step().expect("the move is legal") {
            replayed.extend(step.told);
        }
        assert_eq!(replayed, told);
        assert_eq!(replay.game().outcome(), record.result);
    }
}

#[test]
fn a_record_replays_to_the_same_events_and_result() {
    for_every_setup!(its_record_replays);
}

fn it_repeats<G: Subject>(setup: &Setup) {
    let play = |seed| random_game::<G>(setup, seed, |_, _| {});
    assert_eq!(play(5), play(5));
    assert_ne!(play(5).0.shuffles, play(6).0.shuffles);
}

#[test]
fn the_same_seed_is_the_same_game() {
    for_every_setup!(it_repeats);
}

fn silence_is_no_difference<G: Subject>(setup: &Setup) {
    let (record, _) = random_game::<G>(setup, 9, |_, _| {});
    let mut dealer = Silent(Seeded::from_number(9));
    let mut game = G::deal(setup, &mut dealer).expect("a valid set-up");
    for played in &record.actions {
        assert_eq!(game.to_act(), Some(played.seat));
        game.apply(played.action.parse().expect("an action"), &mut dealer).expect("a legal action");
    }
    assert_eq!(game.outcome(), record.result);
}

#[test]
fn a_silent_dealer_deals_the_same_game() {
    for_every_setup!(silence_is_no_difference);
}

fn its_notation_is_read_back<G: Subject>(setup: &Setup) {
    for action in actions_seen_anywhere::<G>(setup) {
        assert_eq!(action.to_string().parse::<G::Action>().as_ref(), Ok(&action));
        let json = serde_json::to_string(&action).expect("an action is JSON");
        assert_eq!(json, format!("\"{action}\""));
        assert_eq!(serde_json::from_str::<G::Action>(&json).expect("the same action"), action);
    }
}

#[test]
fn every_action_is_read_back_from_its_notation() {
    for_every_setup!(its_notation_is_read_back);
}

fn it_takes_no_heap<G: Subject>(setup: &Setup) {
    let (record, _) = random_game::<G>(setup, 3, |_, _| {});
    let actions: Vec<G::Action> =
        record.actions.iter().map(|played| played.action.parse().expect("an action")).collect();
    let mut dealer = Silent(Seeded::from_number(3));
    let mut game = G::deal(setup, &mut dealer).expect("a valid set-up");
    let mut legal = Vec::with_capacity(64);
    let info = allocation_counter::measure(|| {
        for action in &actions {
            game.legal(&mut legal);
            let applied = game.apply(*action, &mut dealer);
            assert!(applied.is_ok() && legal.capacity() == 64);
        }
    });
    assert_eq!(info.count_total, 0, "allocations in a whole game of {}", setup.game);
}

#[test]
fn playing_takes_no_heap() {
    for_every_setup!(it_takes_no_heap);
}
