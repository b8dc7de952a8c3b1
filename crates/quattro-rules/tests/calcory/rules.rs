//! One test or more for every rule of the rule book.

use quattro_rules::calcory::{Calcory, Card, Colour, End, Event, Failure, MARKERS, Spot, Step, Stop, Taken};
use quattro_rules::chance::{Seeded, ShuffleId};
use quattro_rules::dealer::{Narrator, Silent};
use quattro_rules::game::Game;
use quattro_rules::record::{Record, Recorder};
use quattro_rules::rule::Rule;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup, SetupError};

use crate::scene::{face_up, place, scene, seat};

fn deal(setup: &Setup, number: u64) -> Result<Calcory, SetupError> {
    Calcory::deal(setup, &mut Silent(Seeded::from_number(number)))
}

#[test]
fn ca_1_sixty_cards_in_five_colours() {
    let deck = Card::deck();
    let count = |number| deck.iter().filter(|card| card.number() == number).count();
    assert_eq!((0..=9).map(count).collect::<Vec<_>>(), [5, 10, 5, 5, 5, 5, 5, 10, 5, 5]);
    for colour in Colour::ALL {
        assert_eq!(deck.iter().filter(|card| card.colour() == colour).count(), 12);
    }
    assert_eq!(Card::new(Colour::Red, 10), None);
}

#[test]
fn ca_1_cards_are_counted_whatever_they_show() {
    let mut table = scene("r9 r4 y6 y7", &[0, 0]).turn(1);
    table.play("turn:A1 turn:B1 back:B1 put:A1 turn:C1 turn:D1 back:C1 put:D1");
    assert_eq!(table.piles(), [1, 1]);
}

#[test]
fn ca_2_two_to_four_players() {
    for players in [0, 1, 5, 255] {
        let error = deal(&Setup::new(GameId::Calcory, players), 1).expect_err("a wrong number of players");
        assert!(error.to_string().starts_with("CA-2 "), "{error}");
    }
    for players in 2..=4 {
        assert_eq!(deal(&Setup::new(GameId::Calcory, players), 1).map(|game| game.players()), Ok(players));
    }
    let other = deal(&Setup::new(GameId::SoleMio, 3), 1);
    assert_eq!(other, Err(SetupError::OtherEngine(GameId::SoleMio)));
}

#[test]
fn ca_2_six_markers_each() {
    let mut table = scene("r2 r3", &[0, 0, 0, 0]).turn(2);
    assert_eq!(table.markers(), [MARKERS; 4]);
    table.play("turn:A1 turn:B1 stop");
    assert_eq!(table.markers(), [6, 4, 6, 6]);
}

#[test]
fn ca_3_all_cards_lie_face_down_in_six_rows_of_ten() {
    let game = deal(&Setup::new(GameId::Calcory, 3), 7).expect("a game");
    let grid = game.view(None).grid;
    assert_eq!((grid.len(), grid[0].len()), (6, 10));
    assert!(grid.iter().flatten().all(|spot| *spot == Spot::FaceDown));
}

#[test]
fn ca_3_the_shuffle_in_a_record_reads_like_the_grid() {
    let setup = Setup::new(GameId::Calcory, 2);
    let mut dealer = Narrator::new(Recorder::new(Seeded::from_number(4)));
    let game = Calcory::deal(&setup, &mut dealer).expect("a game");
    let mut record = Record::new(&setup, vec!["Ann".to_owned(), "Ben".to_owned()]);
    record.set_chance(&dealer.chance);
    let grid = game.reveal().grid;
    let cards: Vec<String> = grid.iter().flatten().flatten().map(Card::to_string).collect();
    assert_eq!(record.shuffles.len(), 1);
    assert_eq!((record.shuffles[0].pile, &record.shuffles[0].cards), (ShuffleId::Grid, &cards.join(" ")));
}

#[test]
fn ca_4_the_start_player_is_drawn_or_named() {
    let mut setup = Setup::new(GameId::Calcory, 4);
    let drawn = |number| deal(&setup, number).expect("a game").to_act().expect("a first player");
    let mut seats: Vec<Seat> = (0..100).map(drawn).collect();
    seats.sort_unstable();
    seats.dedup();
    assert_eq!(seats, Seat::all(4).collect::<Vec<_>>());

    setup.options.first_seat = Some(seat(3));
    let mut dealer = Narrator::new(Seeded::from_number(1));
    let game = Calcory::deal(&setup, &mut dealer).expect("a game");
    assert_eq!(game.to_act(), Some(seat(3)));
    assert_eq!(dealer.told[0].event, Event::Dealt { first: seat(3) });

    setup.players = 2;
    let error = deal(&setup, 1).expect_err("there is no third player");
    assert!(error.to_string().starts_with("CA-4 "), "{error}");
}

#[test]
fn ca_4_play_goes_clockwise() {
    let mut table = scene("r9 y9", &[0, 0, 0]).turn(2);
    for next in [3, 1, 2] {
        table.play("turn:A1 turn:B1");
        assert_eq!(table.to_act(), Some(next));
    }
}

#[test]
fn ca_5_cards_are_turned_one_by_one_for_all_to_see() {
    let mut table = scene("r2 b3", &[0, 0]).turn(1);
    let turned =
        |at, card: &str| Event::Turned { seat: seat(1), place: place(at), card: card.parse().unwrap() };
    assert_eq!(table.play("turn:A1"), [turned("A1", "r2")]);
    assert_eq!(table.play("turn:B1"), [turned("B1", "b3")]);
    assert_eq!((table.spot("A1"), table.spot("B1")), (face_up("r2", None), face_up("b3", None)));
    assert_eq!((table.view().turned.sum, table.view().turned.cards), (5, 2));
    assert_eq!(table.to_act(), Some(1));
}

#[test]
fn ca_5_only_face_down_cards_can_be_turned() {
    let mut table = scene("r2 b3", &[1, 0]).turn(1);
    assert_eq!(table.refused("turn:J6"), Rule::ca(5), "an empty place");
    table.play("turn:A1");
    assert_eq!(table.refused("turn:A1"), Rule::ca(5), "face up already");
}

#[test]
fn ca_6_more_than_thirteen_is_turned_down() {
    let mut table = scene("r9 r3 y2", &[0, 0]).turn(1);
    table.play("turn:A1 turn:B1");
    let events = table.play("turn:C1");
    assert_eq!(events[1..], [Event::Failed { seat: seat(1), why: Failure::Over13 }]);
    assert!(["A1", "B1", "C1"].iter().all(|at| table.spot(at) == Spot::FaceDown));
    assert_eq!((table.view().turned.cards, table.to_act(), table.piles()), (0, Some(2), vec![0, 0]));
}

#[test]
fn ca_7_a_second_zero_ends_the_turn_whatever_the_sum() {
    let mut table = scene("r0 y0 r5", &[0, 0]).turn(1);
    table.play("turn:A1");
    let events = table.play("turn:B1");
    assert_eq!(events[1..], [Event::Failed { seat: seat(1), why: Failure::SecondZero }]);
    assert_eq!(table.to_act(), Some(2));
    table.play("turn:A1 turn:C1");
    assert_eq!(table.to_act(), Some(2), "one 0 a turn is fine, also where another lies in the grid");
}

#[test]
fn ca_7_a_marked_zero_does_not_count_for_the_next_player() {
    let mut table = scene("r0 r2 y0 y3", &[0, 0]).turn(1);
    table.play("turn:A1 turn:B1 stop turn:C1 turn:D1");
    assert_eq!(table.view().stop, Some(Stop::Mark));
}

#[test]
fn ca_8_exactly_thirteen_must_be_taken() {
    let mut table = scene("r9 r4 y1", &[0, 0]).turn(1);
    table.play("turn:A1 turn:B1");
    assert_eq!(table.view().step, Step::ChooseBack { set: Taken::Thirteen });
    for action in ["stop", "turn:C1", "put:A1", "back:C1"] {
        assert_eq!(table.refused(action), Rule::ca(8), "{action}");
    }
    let mut legal = Vec::new();
    table.game.legal(&mut legal);
    assert_eq!(legal.iter().map(ToString::to_string).collect::<Vec<_>>(), ["back:A1", "back:B1"]);
}

#[test]
fn ca_8_the_card_goes_back_onto_any_free_place() {
    let start = scene("r9 r3 y1", &[2, 0]).turn(1);
    // I6 and J6 were empty before; A1, B1 and C1 are just vacated, also by the card itself.
    for to in ["I6", "J6", "A1", "B1", "C1"] {
        let mut table = start.clone();
        table.play("turn:A1 turn:B1 turn:C1 back:B1");
        assert_eq!(table.refused("put:D1"), Rule::ca(8), "a card lies there");
        assert_eq!(table.refused("back:A1"), Rule::ca(8), "that has been decided");
        let events = table.play(&format!("put:{to}"));
        let (from, to_place) = (place("B1"), place(to));
        assert_eq!(events, [Event::PutBack { seat: seat(1), from, to: to_place, set: Taken::Thirteen }]);
        assert_eq!((table.card(to).as_deref(), table.spot(to)), (Some("r3"), Spot::FaceDown));
        let empty = table.view().grid.iter().flatten().filter(|spot| **spot == Spot::Empty).count();
        assert_eq!((table.piles(), empty, table.to_act()), (vec![4, 0], 4, Some(2)));
    }
}

#[test]
fn ca_8_the_card_that_goes_back_is_seen_until_it_is_put_down() {
    let mut table = scene("r9 r4", &[0, 0]).turn(1);
    let took = table.play("turn:A1 turn:B1 back:A1");
    assert_eq!(took, [Event::Took { seat: seat(1), cards: 1, back: place("A1"), set: Taken::Thirteen }]);
    assert_eq!((table.spot("A1"), table.spot("B1")), (face_up("r9", None), Spot::Empty));
    assert_eq!(table.view().step, Step::PutBack { set: Taken::Thirteen, from: place("A1") });
}

#[test]
fn ca_8_nothing_is_put_back_unless_cards_are_taken() {
    let mut table = scene("", &[1, 0]).turn(1);
    assert_eq!(table.refused("back:A1"), Rule::ca(8));
    assert_eq!(table.refused("put:J6"), Rule::ca(8));
}

#[test]
fn ca_9_stopping_marks_the_cards_and_leaves_them_face_up() {
    let mut table = scene("r9 r3", &[0, 0]).turn(1);
    let events = table.play("turn:A1 turn:B1 stop");
    assert_eq!(events, [Event::Marked { seat: seat(1), sum: 12, cards: 2, forced: false }]);
    assert_eq!((table.spot("A1"), table.spot("B1")), (face_up("r9", Some(1)), face_up("r3", Some(1))));
    assert_eq!((table.markers(), table.to_act()), (vec![4, 6], Some(2)));
}

#[test]
fn ca_9_a_single_zero_can_be_marked() {
    let mut table = scene("r0", &[1, 0]).turn(1);
    table.play("turn:A1 stop");
    assert_eq!(table.view().to_beat.map(|set| (set.tally.sum, set.tally.cards)), Some((0, 1)));
}

#[test]
fn ca_10_at_least_one_card_or_two_without_won_cards() {
    let mut table = scene("r1 y1", &[3, 0]).turn(2);
    assert_eq!(table.refused("stop"), Rule::ca(10));
    table.play("turn:A1");
    assert_eq!(table.refused("stop"), Rule::ca(10), "seat 2 has won nothing");
    table.play("turn:B1 stop");
    assert_eq!(table.refused("stop"), Rule::ca(10), "seat 1 has turned nothing");
    table.play("turn:C1");
    assert!(table.view().stop.is_some(), "seat 1 has won cards");
}

const SEVEN_CARDS_OF_SIX: &str = "r0 r1 r1 y1 y1 g1 g1";
const TURN_SEVEN: &str = "turn:A1 turn:B1 turn:C1 turn:D1 turn:E1 turn:F1 turn:G1";

#[test]
fn ca_11_more_than_six_cards_cannot_be_marked() {
    let mut table = scene(&format!("{SEVEN_CARDS_OF_SIX} r7"), &[0, 0]).turn(1);
    table.play(TURN_SEVEN);
    assert_eq!((table.refused("stop"), table.view().stop), (Rule::ca(11), None));
    table.play("turn:H1 back:A1 put:A1");
    assert_eq!(table.piles(), [7, 0], "going on for 13 is what is left");
}

#[test]
fn ca_11_six_cards_can_be_marked() {
    let mut table = scene(SEVEN_CARDS_OF_SIX, &[0, 0]).turn(1);
    table.play("turn:A1 turn:B1 turn:C1 turn:D1 turn:E1 turn:F1 stop");
    assert_eq!(table.markers(), [0, 6]);
}

#[test]
fn ca_11_when_raising_more_than_six_cards_are_given_up_even_if_they_would_beat() {
    let mut table = scene(&format!("{SEVEN_CARDS_OF_SIX} r2 r3"), &[0, 1]).marked(2, "H1 I1").turn(1);
    table.play(TURN_SEVEN);
    assert_eq!(table.view().stop, Some(Stop::GiveUp));
    let events = table.play("stop");
    assert_eq!(events[0], Event::Failed { seat: seat(1), why: Failure::GaveUp });
    assert_eq!((table.spot("A1"), table.markers()), (Spot::FaceDown, vec![6, 4]));
}

#[test]
fn ca_12_marked_cards_may_not_be_used() {
    let mut table = scene("r2 r3", &[0, 0]).marked(2, "A1 B1").turn(1);
    assert_eq!(table.refused("turn:A1"), Rule::ca(12));
    let set = table.view().to_beat.expect("a set to beat");
    assert_eq!((set.owner, set.tally.sum, set.tally.cards), (seat(2), 5, 2));
}

#[test]
fn ca_12_the_next_player_must_turn_a_card() {
    let mut table = scene("r2 r3", &[4, 4]).marked(2, "A1 B1").turn(1);
    assert_eq!(table.refused("stop"), Rule::ca(10));
}

#[test]
fn ca_13_a_higher_sum_beats_with_fewer_cards() {
    let mut table = scene("r2 r3 r1 r7", &[1, 1]).marked(2, "A1 B1 C1").turn(1);
    let events = table.play("turn:D1 stop");
    assert_eq!(events[0], Event::Beaten { seat: seat(2) });
    assert_eq!(events[1], Event::Marked { seat: seat(1), sum: 7, cards: 1, forced: false });
    assert!(["A1", "B1", "C1"].iter().all(|at| table.spot(at) == Spot::FaceDown));
    assert_eq!((table.spot("D1"), table.markers()), (face_up("r7", Some(1)), vec![5, 6]));
}

#[test]
fn ca_13_the_same_sum_needs_more_cards() {
    let stop = |turned: &str| {
        let set = scene("r2 r4 r6 y2 y4 y1 g1 b4", &[1, 1]).marked(2, "A1 B1").turned(turned);
        set.turn(1).view().stop
    };
    assert_eq!(stop("C1"), Some(Stop::GiveUp), "6 with one card");
    assert_eq!(stop("D1 E1"), Some(Stop::GiveUp), "6 with two cards");
    assert_eq!(stop("F1 G1 H1"), Some(Stop::Mark), "6 with three cards");
    assert_eq!(stop("F1 G1 D1"), Some(Stop::GiveUp), "4 with three cards");
}

#[test]
fn ca_14_stopping_below_the_marked_set_is_a_failure() {
    let mut table = scene("r9 r3 r2", &[1, 1, 1]).marked(3, "A1 B1").turn(1);
    let events = table.play("turn:C1 stop");
    assert_eq!(events, [Event::Failed { seat: seat(1), why: Failure::GaveUp }]);
    assert_eq!((table.spot("C1"), table.spot("A1")), (Spot::FaceDown, face_up("r9", Some(3))));
    assert_eq!(table.to_act(), Some(2));
}

#[test]
fn ca_14_giving_up_needs_as_many_cards_as_stopping() {
    let mut table = scene("r9 r3 r2", &[0, 1]).marked(2, "A1 B1").turn(1);
    table.play("turn:C1");
    assert_eq!(table.refused("stop"), Rule::ca(10));
}

#[test]
fn ca_15_thirteen_is_taken_and_the_marked_cards_of_another_stay() {
    let mut table = scene("r2 r3 r9 r4", &[0, 1, 1]).marked(3, "A1 B1").turn(1);
    table.play("turn:C1 turn:D1 back:D1");
    assert_eq!(table.refused("put:A1"), Rule::ca(8), "a marked card lies there");
    table.play("put:D1");
    assert_eq!((table.spot("A1"), table.spot("B1")), (face_up("r2", Some(3)), face_up("r3", Some(3))));
    assert_eq!(table.view().to_beat.map(|set| set.owner), Some(seat(3)), "seat 2 must still beat it");
}

#[test]
fn ca_16_a_surviving_set_is_taken_and_that_is_the_whole_turn() {
    let mut table = scene("r2 r3 r4", &[0, 1]).marked(1, "A1 B1 C1").turn(1);
    assert_eq!(table.told(), [Event::Survived { seat: seat(1), cards: 3 }]);
    for action in ["turn:D1", "stop", "back:D1", "put:A1"] {
        assert_eq!(table.refused(action), Rule::ca(16), "{action}");
    }
    let events = table.play("back:C1");
    assert_eq!(events, [Event::Took { seat: seat(1), cards: 2, back: place("C1"), set: Taken::Marked }]);
    assert_eq!((table.markers(), table.spot("C1")), (vec![6, 6], face_up("r4", None)));
    for action in ["turn:D1", "stop", "back:C1", "put:D1"] {
        assert_eq!(table.refused(action), Rule::ca(16), "{action}");
    }
    table.play("put:J6");
    assert_eq!((table.card("J6").as_deref(), table.spot("J6")), (Some("r4"), Spot::FaceDown));
    assert_eq!((table.piles(), table.to_act(), table.view().to_beat), (vec![2, 1], Some(2), None));
}

#[test]
fn ca_16_a_beaten_set_is_not_taken() {
    let mut table = scene("r2 r3 r4 r5", &[0, 0]).turn(1);
    table.play("turn:A1 turn:B1 stop turn:C1 turn:D1 stop");
    assert_eq!((table.view().step, table.to_act()), (Step::Turn, Some(1)));
}

#[test]
fn ca_17_a_player_without_face_down_cards_passes() {
    // The three cards are all there is: seat 1 marks them, seats 2 and 3 pass, seat 1 takes them.
    let mut table = scene("r2 r3 r4", &[20, 20, 17]).turned("A1 B1").turn(1);
    let events = table.play("turn:C1");
    assert_eq!(events[1], Event::Marked { seat: seat(1), sum: 9, cards: 3, forced: true });
    assert_eq!(events[2..4], [Event::Passed { seat: seat(2) }, Event::Passed { seat: seat(3) }]);
    assert_eq!(events[4..], [Event::Survived { seat: seat(1), cards: 3 }]);
    assert_eq!((table.to_act(), table.view().quiet_turns), (Some(1), 3));
}

#[test]
fn ca_17_a_forced_stop_raises_where_it_beats() {
    let mut table = scene("r2 r3 r9", &[57, 0, 0]).marked(3, "A1 B1").turn(1);
    let events = table.play("turn:C1");
    assert_eq!(events[1], Event::Beaten { seat: seat(3) });
    assert_eq!(events[2], Event::Marked { seat: seat(1), sum: 9, cards: 1, forced: true });
    assert_eq!(events.len(), 3, "the beaten cards lie face down for seat 2 to turn");
    assert_eq!(table.to_act(), Some(2));
}

#[test]
fn ca_17_a_set_that_does_not_beat_is_a_failure_when_cards_run_out() {
    let mut table = scene("r9 r3 r2", &[57, 0]).marked(2, "A1 B1").turn(1);
    let events = table.play("turn:C1");
    assert_eq!(events[1], Event::Failed { seat: seat(1), why: Failure::NoneLeft });
    assert_eq!(
        (table.spot("C1"), table.view().step),
        (Spot::FaceDown, Step::ChooseBack { set: Taken::Marked })
    );
}

#[test]
fn ca_17_without_won_cards_the_only_face_down_card_is_a_failure() {
    let mut table = scene("r9", &[59, 0]).turn(2);
    let events = table.play("turn:A1");
    assert_eq!(events[1..], [Event::Failed { seat: seat(2), why: Failure::NoneLeftOneCard }]);
    assert_eq!((table.spot("A1"), table.to_act()), (Spot::FaceDown, Some(1)));
}

#[test]
fn ca_17_more_than_six_cards_with_none_left_is_a_failure() {
    let mut table = scene(SEVEN_CARDS_OF_SIX, &[53, 0]).turn(1);
    let events = table.play(TURN_SEVEN);
    assert_eq!(events[1..], [Event::Failed { seat: seat(1), why: Failure::NoneLeftTooManyCards }]);
    assert_eq!(table.to_act(), Some(2));
}

#[test]
fn ca_18_a_single_marked_card_that_survives_ends_the_game() {
    let mut table = scene("r9 y9 r4", &[1, 1]).turn(1);
    table.play("turn:A1 stop turn:B1 stop");
    let told = table.told();
    assert!(told.is_empty());
    assert_eq!(table.piles(), [2, 1], "none goes back");
    assert_eq!(table.view().step, Step::Over { end: End::LastCard });
    assert_eq!((table.to_act(), table.spot("A1"), table.markers()), (None, Spot::Empty, vec![6, 6]));
    for action in ["turn:B1", "stop", "back:A1", "put:A1"] {
        assert_eq!(table.refused(action), Rule::ca(18), "{action}");
    }
}

#[test]
fn ca_18_the_last_card_is_told_step_by_step() {
    let mut table = scene("r5", &[1, 1]).marked(1, "A1").turn(1);
    let events = [
        Event::Survived { seat: seat(1), cards: 1 },
        Event::TookLast { seat: seat(1) },
        Event::GameOver { end: End::LastCard },
    ];
    assert_eq!(table.told(), events);
}

#[test]
fn ca_19_most_cards_win_and_ties_share_the_place() {
    let table = scene("r5", &[10, 11, 3, 4]).marked(1, "A1").turn(1);
    assert_eq!((table.piles(), table.places()), (vec![11, 11, 3, 4], Some(vec![1, 1, 4, 3])));
    let outcome = table.game.outcome().expect("a result");
    assert_eq!(outcome.seats.iter().map(|seat| seat.score).collect::<Vec<_>>(), [11, 11, 3, 4]);
    assert!(outcome.seats.iter().all(|seat| seat.tie_break == 0));
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [seat(1), seat(2)]);
    assert_eq!(scene("r5", &[1, 1]).turn(1).game.outcome(), None, "not over yet");
}

#[test]
fn ca_20_sixty_turns_without_a_card_taken_end_the_game() {
    let mut table = scene("r9 y9", &[0, 0]).turn(1);
    for turn in 1..60 {
        table.play("turn:A1 turn:B1");
        assert_eq!(table.view().quiet_turns, turn);
    }
    let events = table.play("turn:A1 turn:B1");
    assert_eq!(events.last(), Some(&Event::GameOver { end: End::Quiet }));
    assert_eq!((table.to_act(), table.places()), (None, Some(vec![1, 1])));
    assert_eq!(table.refused("turn:A1"), Rule::ca(20));
}

#[test]
fn ca_20_marked_cards_go_to_nobody() {
    // Seat 1 would take its two marked cards next, but seat 2's failure is the sixtieth quiet turn.
    let mut table = scene("r9 r3 r2", &[1, 1]).marked(1, "A1 B1").quiet(59).turn(2);
    let events = table.play("turn:C1 stop");
    assert_eq!(events[1..], [Event::GameOver { end: End::Quiet }]);
    assert_eq!((table.piles(), table.spot("A1")), (vec![1, 1], face_up("r9", Some(1))));
}

#[test]
fn ca_20_marking_is_a_quiet_turn_too() {
    let mut table = scene("r9 r3", &[0, 0]).quiet(59).turn(1);
    let events = table.play("turn:A1 turn:B1 stop");
    assert_eq!(events[1..], [Event::GameOver { end: End::Quiet }]);
}

#[test]
fn ca_20_passes_count() {
    let mut table = scene("r2 r3", &[20, 20, 18]).marked(1, "A1 B1").quiet(58).turn(2);
    let passes = [Event::Passed { seat: seat(2) }, Event::Passed { seat: seat(3) }];
    let mut expected = passes.to_vec();
    expected.push(Event::GameOver { end: End::Quiet });
    assert_eq!(table.told(), expected);
}

#[test]
fn ca_20_taking_a_card_starts_the_count_again() {
    let mut table = scene("r9 r4", &[0, 0]).quiet(59).turn(1);
    table.play("turn:A1 turn:B1 back:A1 put:A1");
    assert_eq!((table.view().quiet_turns, table.to_act()), (0, Some(2)));
    let mut table = scene("r9 r3", &[0, 0]).marked(1, "A1 B1").quiet(59).turn(1);
    table.play("back:A1 put:A1");
    assert_eq!((table.view().quiet_turns, table.to_act()), (0, Some(2)));
}

#[test]
fn ca_21_everybody_sees_the_same_and_no_face_down_card() {
    let mut table = scene("r9 r3 y9 y8", &[2, 0, 0]).turn(1);
    table.play("turn:A1 turn:B1 stop turn:C1");
    let public = table.view();
    assert!(Seat::all(3).all(|seat| table.game.view(Some(seat)) == public));
    let cards = |spots: &[Spot]| spots.iter().filter(|spot| matches!(spot, Spot::FaceUp { .. })).count();
    assert_eq!(public.grid.iter().map(|row| cards(row)).sum::<usize>(), 3);
}

#[test]
fn ca_21_a_card_turned_down_again_is_not_shown_again() {
    let mut table = scene("r9 y9", &[0, 0]).turn(1);
    let before = table.view();
    table.play("turn:A1 turn:B1");
    assert_eq!(table.view().grid, before.grid);
}

#[test]
fn every_event_names_its_rule() {
    let game = scene("", &[0, 0]).turn(1).game;
    let first = Seat::FIRST;
    let at = place("A1");
    let card = Card::deck()[0];
    let failed = |why| Event::Failed { seat: first, why };
    let took = |set| Event::Took { seat: first, cards: 2, back: at, set };
    let put_back = |set| Event::PutBack { seat: first, from: at, to: at, set };
    let marked = |forced| Event::Marked { seat: first, sum: 5, cards: 2, forced };
    for (event, rule) in [
        (Event::Dealt { first }, 4),
        (Event::Turned { seat: first, place: at, card }, 5),
        (failed(Failure::Over13), 6),
        (failed(Failure::SecondZero), 7),
        (failed(Failure::GaveUp), 14),
        (failed(Failure::NoneLeft), 17),
        (failed(Failure::NoneLeftTooManyCards), 17),
        (failed(Failure::NoneLeftOneCard), 17),
        (Event::Beaten { seat: first }, 13),
        (marked(false), 9),
        (marked(true), 17),
        (Event::Thirteen { seat: first }, 8),
        (Event::Survived { seat: first, cards: 2 }, 16),
        (took(Taken::Thirteen), 8),
        (took(Taken::Marked), 16),
        (put_back(Taken::Thirteen), 8),
        (put_back(Taken::Marked), 16),
        (Event::Passed { seat: first }, 17),
        (Event::TookLast { seat: first }, 18),
        (Event::GameOver { end: End::LastCard }, 18),
        (Event::GameOver { end: End::Quiet }, 20),
    ] {
        assert_eq!(game.rule_of(&event), Rule::ca(rule), "{event:?}");
    }
}
