//! What holds in every game, checked over many random ones.

use quattro_rules::calcory::{
    Action, Calcory, Card, End, Event, Failure, MARKERS, Place, Spot, Step, Taken, View,
};
use quattro_rules::chance::Seeded;
use quattro_rules::dealer::{Narrator, Silent};
use quattro_rules::game::Game;
use quattro_rules::record::{Record, Replay};
use quattro_rules::seat::Seat;

use crate::random::{many, random_game};

/// Every action that can be written.
fn all_actions() -> impl Iterator<Item = Action> {
    let on_places =
        Place::all().flat_map(|place| [Action::Turn(place), Action::Back(place), Action::Put(place)]);
    on_places.chain([Action::Stop])
}

#[test]
fn sixty_cards_are_accounted_for_at_every_step() {
    let deck = Card::deck();
    for (players, number) in many(100) {
        random_game(players, number, |game| {
            let revealed = game.reveal();
            let in_grid = revealed.grid.iter().flatten().flatten();
            let mut cards: Vec<Card> = in_grid.chain(revealed.piles.iter().flatten()).copied().collect();
            cards.sort_unstable();
            assert_eq!(cards, deck);
        });
    }
}

fn spots(view: &View) -> impl Iterator<Item = (Place, Spot)> {
    Place::all().map(|place| (place, view.grid[place.row()][place.column()]))
}

#[test]
fn views_agree_with_the_table() {
    for (players, number) in many(50) {
        random_game(players, number, |game| {
            let (view, revealed) = (game.view(None), game.reveal());
            for (place, spot) in spots(&view) {
                let card = revealed.grid[place.row()][place.column()];
                match spot {
                    Spot::Empty => assert_eq!(card, None),
                    Spot::FaceDown => assert!(card.is_some()),
                    Spot::FaceUp { card: shown, .. } => assert_eq!(card, Some(shown)),
                }
            }
            let piles: Vec<usize> = revealed.piles.iter().map(Vec::len).collect();
            assert!(view.chairs.iter().zip(piles).all(|(seat, pile)| usize::from(seat.pile) == pile));
        });
    }
}

#[test]
fn at_most_one_set_is_marked_with_at_most_six_markers() {
    for (players, number) in many(100) {
        random_game(players, number, |game| {
            let view = game.view(None);
            let markers = spots(&view).filter_map(|(_, spot)| match spot {
                Spot::FaceUp { card, marker } => marker.map(|owner| (owner, card.number())),
                _ => None,
            });
            let markers: Vec<(Seat, u8)> = markers.collect();
            let sum: u8 = markers.iter().map(|(_, number)| number).sum();
            let zeros = markers.iter().filter(|(_, number)| *number == 0).count();
            assert!(markers.len() <= usize::from(MARKERS) && sum < 13 && zeros <= 1);
            let to_beat = view.to_beat.map(|set| (set.owner, set.tally.sum, usize::from(set.tally.cards)));
            assert_eq!(markers.first().map(|(owner, _)| (*owner, sum, markers.len())), to_beat);
            for (seat, seen) in Seat::all(players).zip(&view.chairs) {
                let lying = markers.iter().filter(|(owner, _)| *owner == seat).count();
                assert_eq!(usize::from(seen.markers) + lying, usize::from(MARKERS));
            }
        });
    }
}

#[test]
fn the_legal_list_agrees_with_the_check_and_names_nothing_twice() {
    for (players, number) in many(30) {
        let mut listed = Vec::new();
        random_game(players, number, |game| {
            game.legal(&mut listed);
            let legal: Vec<Action> = all_actions().filter(|action| game.check(*action).is_ok()).collect();
            assert!(legal.iter().all(|action| listed.contains(action)));
            assert_eq!(legal.len(), listed.len());
            assert_eq!(listed.is_empty(), game.to_act().is_none());
        });
    }
}

#[test]
fn an_illegal_action_changes_nothing() {
    for (players, number) in many(10) {
        random_game(players, number, |game| {
            for action in all_actions().filter(|action| game.check(*action).is_err()) {
                let mut dealer = Narrator::new(Seeded::from_number(0));
                let mut after = *game;
                assert_eq!(after.apply(action, &mut dealer), game.check(action));
                assert_eq!((&after, dealer.told.len()), (game, 0));
            }
        });
    }
}

#[test]
fn every_game_ends_and_is_ranked() {
    let mut ends = Vec::new();
    for (players, number) in many(300) {
        let (record, told) = random_game(players, number, |_| {});
        let outcome = record.result.expect("a result");
        assert_eq!(outcome.seats.len(), usize::from(players));
        assert!(outcome.winners().next().is_some());
        match told.last().map(|told| told.event) {
            Some(Event::GameOver { end }) => ends.push(end),
            other => panic!("the game ends with {other:?}"),
        }
    }
    assert!(ends.contains(&End::LastCard) && ends.contains(&End::Quiet), "both ends occur");
}

/// Fails when a change to the random players means that some corner of the game is no longer reached.
#[test]
fn random_games_reach_every_kind_of_event() {
    let games = many(300).flat_map(|(players, number)| random_game(players, number, |_| {}).1);
    let events: Vec<Event> = games.map(|told| told.event).collect();
    let reached = |kind: fn(&Event) -> bool| events.iter().any(kind);
    assert!(reached(|event| matches!(event, Event::Failed { why: Failure::Over13, .. })));
    assert!(reached(|event| matches!(event, Event::Failed { why: Failure::SecondZero, .. })));
    assert!(reached(|event| matches!(event, Event::Failed { why: Failure::GaveUp, .. })));
    assert!(reached(|event| matches!(
        event,
        Event::Failed {
            why: Failure::NoneLeft | Failure::NoneLeftOneCard | Failure::NoneLeftTooManyCards,
            ..
        }
    )));
    assert!(reached(|event| matches!(event, Event::Beaten { .. })));
    assert!(reached(|event| matches!(event, Event::Marked { forced: false, .. })));
    assert!(reached(|event| matches!(event, Event::Marked { forced: true, .. })));
    assert!(reached(|event| matches!(event, Event::PutBack { set: Taken::Thirteen, .. })));
    assert!(reached(|event| matches!(event, Event::PutBack { set: Taken::Marked, .. })));
    assert!(reached(|event| matches!(event, Event::Passed { .. })));
    assert!(reached(|event| matches!(event, Event::TookLast { .. })));
}

#[test]
fn cards_turned_are_seen_while_they_lie_face_up_and_only_then() {
    for (players, number) in many(30) {
        let (_, told) = random_game(players, number, |game| {
            let view = game.view(None);
            let turned =
                spots(&view).filter(|(_, spot)| matches!(spot, Spot::FaceUp { marker: None, .. })).count();
            let expected = match view.step {
                Step::PutBack { .. } => 1,
                _ => usize::from(view.turned.cards),
            };
            assert_eq!(turned, expected);
        });
        assert!(told.iter().all(|told| told.to.includes(None)), "spectators are told everything");
    }
}

#[test]
fn the_same_seed_is_the_same_game() {
    assert_eq!(random_game(3, 5, |_| {}), random_game(3, 5, |_| {}));
    assert_ne!(random_game(3, 5, |_| {}).0.shuffles, random_game(3, 6, |_| {}).0.shuffles);
}

#[test]
fn a_record_replays_to_the_same_events_and_result() {
    for (players, number) in many(50) {
        let (record, told) = random_game(players, number, |_| {});
        let record = Record::from_json(&record.to_json()).expect("a record");
        let mut replay = Replay::<Calcory>::open(&record).expect("an opening");
        let mut replayed = replay.opening().to_vec();
        while let Some(step) = replay.step().expect("a legal move") {
            replayed.extend(step.told);
        }
        assert_eq!(replayed, told);
        assert_eq!(replay.game().outcome(), record.result);
    }
}

#[test]
fn silence_changes_nothing() {
    let (record, _) = random_game(4, 11, |_| {});
    let mut dealer = Silent(Seeded::from_number(11));
    let mut game = Calcory::deal(&record.setup(), &mut dealer).expect("a set-up");
    for played in &record.actions {
        assert_eq!(game.to_act(), Some(played.seat));
        game.apply(played.action.parse().expect("an action"), &mut dealer).expect("a legal action");
    }
    assert_eq!(game.outcome(), record.result);
}

#[test]
fn the_game_is_small() {
    assert!(size_of::<Calcory>() <= 192, "three cache lines: search copies it millions of times");
}
