//! Playing a round: SM-8 to SM-13.

use quattro_rules::game::Game;
use quattro_rules::pizza::{Action, Decision, Event, Kind, OvenFace, Phase, Source, Topping, Toppings};
use quattro_rules::setup::{GameId, Options};

use crate::scene::{Scene, assert_legal, play_randomly};
use crate::support::{Table, order, orders, seat, toppings};

const ALL_OF_CHILI: &str = "four-salami four-pineapple four-mushroom four-olive pairs duel match without-me two-doubles \
                            ladder for-the-boss";

/// Chili to move, then salami.
fn playing(toppings: &str, orders: &str) -> Scene {
    Scene::new("sole-mio")
        .seat("chili", toppings)
        .orders(orders)
        .seat("salami", "1s1p1m1c1o")
        .orders("duel match")
}

#[test]
fn sm_8_at_least_one_topping_must_be_played() {
    let mut table = playing("1s1o", "duel").lay();
    assert_legal(&table, "play:1s play:1o");
    assert_eq!(table.refused("skip"), "SM-8 MustPlayTopping");
    assert_eq!(table.refused("order:duel"), "SM-8 ToppingsFirst");
    assert_eq!(table.refused("play:2s"), "SM-8 ToppingsNotInHand");
}

#[test]
fn sm_8_several_of_one_kind_singles_and_doubles_mixed() {
    let mut table = playing("2s1S1o", "").lay();
    assert_legal(&table, "play:1s play:2s play:1S play:1s1S play:2s1S play:1o");
    table.play("play:1s1S");
    assert_eq!(table.hand(1), toppings("1s1o"));
    assert!("play:1s1o".parse::<Action>().is_err(), "two kinds are not even a move");
}

#[test]
fn sm_8_toppings_go_face_up_into_the_oven_once_a_turn() {
    let mut table = playing("2s1o", "duel").lay();
    table.play("play:2s");
    let top = Topping { kind: Kind::Salami, double: false };
    assert_eq!((table.view().oven, table.view().oven_top), (2, Some(OvenFace::Topping(top))));
    assert_eq!(table.refused("play:1o"), "SM-8 ToppingsOnce");
}

#[test]
fn sm_9_the_announcement_tells_kind_number_and_doubles() {
    let told = playing("2p1P", "duel").lay().play("play:1p1P");
    // "Three pineapple, one of them a double card."
    assert_eq!(told, [Event::Played { seat: seat(1), kind: Kind::Pineapple, singles: 1, doubles: 1 }]);
}

#[test]
fn sm_10_then_one_order_may_be_played() {
    let mut table = playing("2s", "duel ladder").lay();
    table.play("play:1s");
    assert_legal(&table, "skip order:duel order:ladder");
    assert_eq!(table.refused("order:pairs"), "SM-10 OrderNotInHand");
    assert_eq!(table.play("order:duel"), [Event::PlayedOrder { seat: seat(1), order: order("duel") }]);
    assert_eq!(table.view().oven_top, Some(OvenFace::Order(seat(1), order("duel"))), "face up into the oven");
    assert_eq!(table.game.decision(), Some(Decision::Draw), "only one");
}

#[test]
fn sm_11_the_hand_is_refilled_to_seven_from_one_pile() {
    for (action, source) in [("draw:kitchen", Source::Kitchen), ("draw:waiter", Source::Waiter)] {
        let mut table = playing("3s1o", "duel").lay();
        table.play("play:3s skip");
        assert_legal(&table, "draw:kitchen draw:waiter");
        assert_eq!(table.refused("skip"), "SM-11 DrawFirst");
        let told = table.play(action);
        assert!(told.contains(&Event::Drew { seat: seat(1), source, cards: 5 }));
        let chair = &table.view().chairs[0];
        assert_eq!(chair.toppings + chair.orders, 7);
        assert_eq!(table.to_act(), 2, "not both piles");
    }
}

#[test]
fn sm_11_a_pile_that_runs_short_leaves_fewer_cards() {
    let waiter = "duel match";
    let filled = "four-salami four-pineapple four-mushroom four-olive pairs without-me two-doubles ladder for-the-boss";
    let mut table =
        Scene::new("sole-mio").seat("chili", "1s").waiter(waiter).filled(filled).seat("salami", "1s").lay();
    table.play("play:1s draw:waiter");
    assert_eq!((table.hand(1), table.held_orders(1)), (Toppings::NONE, orders(waiter)));
}

#[test]
fn sm_11_an_empty_waiter_is_no_choice() {
    let mut table =
        Scene::new("sole-mio").seat("chili", "2s").filled(ALL_OF_CHILI).seat("salami", "1s").lay();
    let told = table.play("play:1s");
    assert!(told.contains(&Event::Drew { seat: seat(1), source: Source::Kitchen, cards: 6 }));
}

#[test]
fn sm_12_a_player_with_no_card_passes_and_only_refills() {
    let mut table = playing("", "").lay();
    assert_legal(&table, "draw:kitchen draw:waiter");
    let told = table.play("draw:kitchen");
    assert!(told.contains(&Event::Drew { seat: seat(1), source: Source::Kitchen, cards: 7 }));
    assert_eq!((table.hand(1).cards(), table.to_act()), (7, 2));
}

#[test]
fn sm_12_a_player_with_orders_but_no_topping_must_play_an_order() {
    let mut table = playing("", "duel ladder").lay();
    assert_legal(&table, "order:duel order:ladder");
    assert_eq!(table.refused("skip"), "SM-12 MustPlayOrder");
    table.play("order:ladder");
    assert_eq!(table.game.decision(), Some(Decision::Draw));
}

#[test]
fn sm_12_who_has_just_played_the_last_topping_need_not_play_an_order() {
    let mut table = playing("1s", "duel").lay();
    table.play("play:1s");
    assert_legal(&table, "skip order:duel");
}

#[test]
fn sm_13_the_round_ends_at_once_with_the_last_card_of_the_kitchen() {
    for round in [1, 2] {
        let mut table = playing("5s1o", "").kitchen("2m").boss("salami").round(round).lay();
        let told = table.play("play:2s draw:kitchen");
        assert!(told.contains(&Event::OvenOpened { boss: seat(2), cards: 2 }), "salami gets no further turn");
    }
}

#[test]
fn sm_13_a_card_left_in_the_kitchen_keeps_the_round_going() {
    let mut table = playing("5s1o", "").kitchen("3m").boss("salami").lay();
    table.play("play:1s draw:kitchen");
    assert_eq!((table.view().kitchen, table.view().phase, table.to_act()), (1, Phase::Playing, 2));
}

#[test]
fn sm_13_the_boss_card_counts_as_a_card_of_the_kitchen() {
    let mut table = playing("5s1o", "").kitchen("2m boss").lay();
    table.play("play:1s draw:kitchen");
    assert_eq!(
        (table.view().kitchen, table.view().phase),
        (1, Phase::Playing),
        "the Sole Mio! card is still there"
    );
    let told = table.play("play:1s skip draw:kitchen");
    assert!(told.contains(&Event::OvenOpened { boss: seat(2), cards: 2 }));
}

#[test]
fn sm_13_mm_18_who_has_nothing_left_draws_so_that_nobody_passes_for_good() {
    // Toppings or orders in hand must be played, and while the kitchen has a card it can be drawn.
    for seed in 0..40 {
        let mut table = Table::deal(GameId::SoleMio, 2, Options::default(), seed);
        play_randomly(&mut table, seed, |table| {
            table.events().iter().any(|event| matches!(event, Event::Passed { .. } | Event::Stalemate { .. }))
        });
        assert_eq!(table.view().phase, Phase::Over, "the game went on to its end");
    }
}

#[test]
fn sm_13_mm_19_only_the_top_card_of_the_oven_can_be_seen() {
    let mut table = playing("1S1o", "duel").oven("salami:ladder").lay();
    table.play("play:1S");
    let view = table.view();
    assert_eq!(view.oven_top, Some(OvenFace::Topping(Topping { kind: Kind::Salami, double: true })));
    assert!(!serde_json::to_string(&view).unwrap().contains("ladder"), "covered cards must be remembered");
}

#[test]
fn sm_13_mm_20_what_is_public_is_the_same_for_all() {
    let mut table = Table::deal(GameId::SoleMio, 4, Options::default(), 4);
    play_randomly(&mut table, 4, |table| table.view().phase == Phase::Oven);
    for viewer in 1..=4 {
        let mut view = table.view_of(viewer);
        (view.viewer, view.hand, view.reserved) = (None, None, None);
        assert_eq!(view, table.view());
    }
}

#[test]
fn sm_13_mm_40_hands_are_hidden_until_the_end() {
    let mut table = Table::deal(GameId::SoleMio, 3, Options::default(), 2);
    play_randomly(&mut table, 2, |table| table.view().round == 2);
    assert!(table.view().chairs.iter().all(|chair| chair.hand.is_none()));
    assert_eq!(table.game.view(None).hand, None);
    play_randomly(&mut table, 3, |_| false);
    for (index, chair) in table.view().chairs.iter().enumerate() {
        assert_eq!(chair.hand, table.view_of(index + 1).hand);
    }
}
