//! Awkward ends: few cards left, everything marked, nothing to turn.

use quattro_rules::calcory::{End, Event, Failure, Spot, Step, Taken};

use crate::scene::{face_up, place, scene, seat};

#[test]
fn the_last_card_goes_round_and_ends_the_game() {
    let mut table = scene("r0", &[20, 20, 19]).turn(2);
    let events = table.play("turn:A1");
    assert_eq!(
        events[1..],
        [
            Event::Marked { seat: seat(2), sum: 0, cards: 1, forced: true },
            Event::Passed { seat: seat(3) },
            Event::Passed { seat: seat(1) },
            Event::Survived { seat: seat(2), cards: 1 },
            Event::TookLast { seat: seat(2) },
            Event::GameOver { end: End::LastCard },
        ]
    );
    assert_eq!((table.piles(), table.places()), (vec![20, 21, 19], Some(vec![2, 1, 3])));
}

#[test]
fn a_player_without_cards_leaves_the_last_card_to_the_next() {
    let mut table = scene("r9", &[0, 59]).turn(1);
    let events = table.play("turn:A1");
    assert_eq!(events.last(), Some(&Event::Failed { seat: seat(1), why: Failure::NoneLeftOneCard }));
    let events = table.play("turn:A1");
    assert_eq!(events.last(), Some(&Event::GameOver { end: End::LastCard }));
    assert_eq!(table.piles(), [0, 60]);
}

#[test]
fn everything_marked_goes_back_to_its_owner_one_card_at_a_time() {
    let mut table = scene("r2 r3", &[29, 29]).turn(1);
    table.play("turn:A1 turn:B1");
    assert_eq!(table.view().step, Step::ChooseBack { set: Taken::Marked });
    table.play("back:A1 put:F4");
    assert_eq!((table.piles(), table.to_act(), table.spot("F4")), (vec![30, 29], Some(2), Spot::FaceDown));
    table.play("turn:F4");
    assert_eq!((table.piles(), table.to_act()), (vec![30, 30], None));
}

#[test]
fn the_last_face_down_card_makes_thirteen() {
    let mut table = scene("r9 r4", &[29, 29]).turn(1);
    table.play("turn:A1");
    let events = table.play("turn:B1");
    assert_eq!(events.last(), Some(&Event::Thirteen { seat: seat(1) }));
    table.play("back:A1 put:B1");
    assert_eq!((table.card("B1").as_deref(), table.spot("A1")), (Some("r9"), Spot::Empty));
}

#[test]
fn the_last_face_down_card_makes_more_than_thirteen() {
    let mut table = scene("r9 r5", &[29, 29]).turn(1);
    table.play("turn:A1");
    let events = table.play("turn:B1");
    assert_eq!(events[1..], [Event::Failed { seat: seat(1), why: Failure::Over13 }]);
}

#[test]
fn the_last_face_down_card_is_a_second_zero() {
    let mut table = scene("r0 y0", &[29, 29]).turn(1);
    table.play("turn:A1");
    let events = table.play("turn:B1");
    assert_eq!(events[1..], [Event::Failed { seat: seat(1), why: Failure::SecondZero }]);
}

#[test]
fn two_zeros_left_can_still_end_the_game() {
    let mut table = scene("r0 y0", &[29, 29]).turn(1);
    table.play("turn:A1 stop");
    assert_eq!(table.to_act(), Some(2), "seat 2 can only turn the other 0, which beats nothing");
    let events = table.play("turn:B1");
    assert_eq!(events[1], Event::Failed { seat: seat(2), why: Failure::NoneLeft });
    assert_eq!(events.last(), Some(&Event::GameOver { end: End::LastCard }));
}

#[test]
fn thirteen_with_only_marked_cards_left_puts_one_within_reach_again() {
    let mut table = scene("r9 r4 r2 r3", &[28, 28]).marked(2, "C1 D1").turn(1);
    table.play("turn:A1 turn:B1 back:A1 put:A1");
    assert_eq!(table.view().step, Step::ChooseBack { set: Taken::Marked }, "seat 2 takes its own");
    table.play("back:C1 put:C1");
    assert_eq!((table.piles(), table.to_act()), (vec![29, 29], Some(1)));
}

#[test]
fn a_card_put_back_onto_a_place_won_by_another_leaves_all_piles_alone() {
    let mut table = scene("r9 r4 y9 y4", &[0, 0]).turn(1);
    table.play("turn:A1 turn:B1 back:A1 put:A1");
    table.play("turn:C1 turn:D1 back:C1");
    table.play("put:B1");
    assert_eq!(table.piles(), [1, 1]);
    let piles = table.game.reveal().piles;
    let names: Vec<Vec<String>> =
        piles.iter().map(|pile| pile.iter().map(ToString::to_string).collect()).collect();
    assert_eq!(names, [["r4"], ["y4"]]);
    assert_eq!((table.card("B1").as_deref(), table.card("C1"), table.card("D1")), (Some("y9"), None, None));
}

#[test]
fn twelve_cards_can_be_taken_at_once() {
    // One 0, ten 1s and a 3: as many cards as can make 13.
    let mut table = scene("r0 r1 r1 y1 y1 g1 g1 b1 b1 v1 v1 r3", &[0, 0]).turn(1);
    table.play(
        "turn:A1 turn:B1 turn:C1 turn:D1 turn:E1 turn:F1 turn:G1 turn:H1 turn:I1 turn:J1 turn:A2 turn:B2",
    );
    table.play("back:B2 put:B2");
    assert_eq!(table.piles(), [11, 0]);
}

#[test]
fn raising_with_the_beaten_cards_turned_down_lets_play_go_on() {
    let mut table = scene("r2 r9", &[29, 29]).marked(2, "A1").turn(1);
    let events = table.play("turn:B1");
    assert_eq!(
        events[1..],
        [Event::Beaten { seat: seat(2) }, Event::Marked { seat: seat(1), sum: 9, cards: 1, forced: true },]
    );
    assert_eq!((table.spot("A1"), table.spot("B1")), (Spot::FaceDown, face_up("r9", Some(1))));
    let events = table.play("turn:A1");
    assert_eq!(events[1], Event::Failed { seat: seat(2), why: Failure::NoneLeft });
    assert_eq!(events.last(), Some(&Event::GameOver { end: End::LastCard }));
}

#[test]
fn turning_the_only_card_is_still_asked() {
    let table = scene("r5", &[30, 29]).turn(1);
    let mut legal = Vec::new();
    quattro_rules::game::Game::legal(&table.game, &mut legal);
    assert_eq!(legal, [quattro_rules::calcory::Action::Turn(place("A1"))]);
}
