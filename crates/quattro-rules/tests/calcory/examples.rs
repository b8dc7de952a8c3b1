//! The worked examples of the rule book, with exactly these cards.

use quattro_rules::calcory::{Event, Failure, Spot, Step, Stop, Taken};

use crate::scene::{face_up, place, scene, seat};

#[test]
fn ca_e1_two_of_three_cards_go_to_the_pile_and_one_back() {
    let mut table = scene("r6 r4 r3", &[0, 0]).turn(1);
    table.play("turn:A1 turn:B1");
    let events = table.play("turn:C1");
    assert_eq!(events.last(), Some(&Event::Thirteen { seat: seat(1) }));
    assert_eq!(table.view().turned.sum, 13);
    let took = table.play("back:B1");
    assert_eq!(took, [Event::Took { seat: seat(1), cards: 2, back: place("B1"), set: Taken::Thirteen }]);
    table.play("put:A1");
    assert_eq!(table.piles(), [2, 0]);
    assert_eq!(table.card("A1").as_deref(), Some("r4"));
    assert_eq!(
        (table.spot("A1"), table.spot("B1"), table.spot("C1")),
        (Spot::FaceDown, Spot::Empty, Spot::Empty)
    );
    assert_eq!(table.to_act(), Some(2));
}

#[test]
fn ca_e2_second_zero_is_over_at_once() {
    let mut table = scene("r0 r5 y0", &[0, 0]).turn(1);
    table.play("turn:A1 turn:B1");
    let events = table.play("turn:C1");
    assert_eq!(events.last(), Some(&Event::Failed { seat: seat(1), why: Failure::SecondZero }));
    assert!(["A1", "B1", "C1"].iter().all(|at| table.spot(at) == Spot::FaceDown));
    assert_eq!(table.to_act(), Some(2));
}

#[test]
fn ca_e3_same_sum_of_more_cards_beats_the_marked_set() {
    let mut table = scene("r9 r2 r7 r4 r0", &[0, 0]).turn(1);
    table.play("turn:A1 turn:B1 stop turn:C1 turn:D1");
    assert_eq!(table.view().stop, Some(Stop::GiveUp), "11 with two cards does not beat 11 with two");
    table.play("turn:E1");
    assert_eq!(table.view().stop, Some(Stop::Mark), "11 with three cards does");
    let events = table.play("stop");
    assert_eq!(events[0], Event::Beaten { seat: seat(1) });
    assert_eq!(events[1], Event::Marked { seat: seat(2), sum: 11, cards: 3, forced: false });
    assert_eq!((table.spot("A1"), table.spot("C1")), (Spot::FaceDown, face_up("r7", Some(2))));
}

#[test]
fn ca_e4_thirteen_leaves_the_marked_set_to_its_owner() {
    // The rule book says 12 and not with which cards: 7 and 5.
    let mut table = scene("r7 r5 r8 y5", &[0, 0]).turn(1);
    table.play("turn:A1 turn:B1 stop turn:C1 turn:D1 back:C1 put:C1");
    assert_eq!(table.piles(), [0, 1]);
    assert_eq!((table.spot("A1"), table.spot("B1")), (face_up("r7", Some(1)), face_up("r5", Some(1))));
    assert_eq!(table.view().step, Step::ChooseBack { set: Taken::Marked });
    assert_eq!(table.to_act(), Some(1));
    let events = table.play("back:A1 put:D1");
    assert_eq!(
        events,
        [Event::PutBack { seat: seat(1), from: place("A1"), to: place("D1"), set: Taken::Marked }]
    );
    assert_eq!(table.piles(), [1, 1]);
}

#[test]
fn ca_e5_without_won_cards_nine_is_not_enough_to_stop() {
    let mut table = scene("r9 r4", &[0, 0]).turn(1);
    table.play("turn:A1");
    assert_eq!(table.refused("stop").to_string(), "CA-10");
    table.play("turn:B1 back:B1 put:A1");
    assert_eq!(table.piles(), [1, 0]);
}
