//! Out of the oven: SM-14 to SM-23.

use quattro_rules::pizza::{Burnt, Decision, Event, Kind, Phase, Topping, Toppings};

use crate::scene::{Scene, added, assert_legal, burnt, filled, play_randomly};
use crate::support::{Table, order, orders, seat, toppings};

/// Chili's orders come out of the oven; nobody could help.
fn chili(table: &str, oven: &str, hand: &str) -> Scene {
    Scene::sole_mio(table, oven).seat("chili", hand).seat("salami", "")
}

fn reveals(events: &[Event]) -> Toppings {
    let toppings = events.iter().filter_map(|event| match event {
        Event::RevealedTopping { topping } => Some(*topping),
        _ => None,
    });
    toppings.collect()
}

#[test]
fn sm_14_cards_are_revealed_one_by_one_in_the_order_in_which_they_were_played() {
    let table = chili("4o", "1s 1O chili:four-olive 1s", "").lay();
    let topping = |kind, double| Event::RevealedTopping { topping: Topping { kind, double } };
    let expected = [
        topping(Kind::Salami, false),
        topping(Kind::Olive, true),
        Event::RevealedOrder { seat: seat(1), order: order("four-olive"), need: None, boss: Kind::Chili },
        filled("four-olive", "2o1O"),
        topping(Kind::Salami, false),
    ];
    assert_eq!(table.events()[..5], expected);
}

#[test]
fn sm_14_toppings_go_to_the_table_in_columns_by_kind() {
    assert_eq!(chili("1o", "1s 1p 1s 1O 1S", "").lay().view().table, toppings("2s1S1p1o1O"));
}

#[test]
fn sm_15_an_order_whose_needs_the_table_meets_is_filled() {
    let before = chili("5s2o", "", "").lay().view().larder;
    let table = chili("5s2o", "chili:four-salami", "").lay();
    assert_eq!(table.events()[1], filled("four-salami", "4s"));
    assert_eq!(table.filled(1), orders("four-salami"), "set aside face up for its owner");
    assert_eq!((table.view().table, table.view().larder), (toppings("1s2o"), before + 4));
}

#[test]
fn sm_15_what_comes_out_later_does_not_count() {
    let mut table = chili("3s", "chili:four-salami 1s", "").lay();
    assert_eq!(table.play("no")[0], burnt("four-salami", Burnt::NotCompleted));
}

#[test]
fn sm_16_doubles_on_the_table_are_used_first() {
    let cases = [("4o", "4o"), ("6o1O", "2o1O"), ("2o2O", "2O"), ("4o2O", "2O"), ("3o1O", "2o1O")];
    for (column, used) in cases {
        let table = Scene::sole_mio(column, "chili:four-olive").seat("chili", "");
        let table = table.seat("salami", "").seat("mushroom", "").seat("olive", "").lay();
        assert_eq!(table.events()[1], filled("four-olive", used), "{column}");
    }
}

#[test]
fn sm_16_a_double_is_used_for_one_even_where_a_single_lies_beside_it() {
    // The series gives chili's two fours the needs 4 and 3: two doubles pay the three, one is lost.
    let scene = Scene::sole_mio("4s3p2P", "chili:four-pineapple").seat("chili", "").orders("four-salami");
    let mut table = scene.seat("salami", "").seat("mushroom", "").seat("olive", "").lay();
    table.play("join:four-salami number:four-salami");
    assert_eq!(table.filled(1), orders("four-salami four-pineapple"));
    assert_eq!(table.view().table, toppings("3p"));
}

#[test]
fn sm_16_the_surplus_of_an_overloading_double_is_lost() {
    let before = chili("4o3m2p1s1S", "", "").lay().view().larder;
    let mut table = chili("4o3m2p1s1S", "chili:ladder", "").lay();
    table.play("choose:mushroom choose:pineapple");
    assert_eq!(table.view().table, toppings("1s"));
    assert_eq!(table.view().larder, before + 10, "ten cards for a value of eleven");
}

#[test]
fn sm_17_the_owner_chooses_between_several_ways() {
    let mut table = chili("2s3p1P1m", "chili:without-me", "").lay();
    assert_eq!(table.filled(1), orders("without-me"), "one way only: no question");
    table = chili("2s2p2m", "chili:without-me", "").lay();
    assert_eq!(table.game.decision(), Some(Decision::Choose));
    assert_legal(&table, "choose:salami+pineapple choose:salami+mushroom choose:pineapple+mushroom");
    table.play("choose:salami+mushroom");
    assert_eq!((table.filled(1), table.view().table), (orders("without-me"), toppings("2p")));
}

#[test]
fn sm_18_the_owner_may_complete_an_order_from_hand() {
    let mut table = chili("3o", "chili:four-olive", "2o1p").lay();
    assert_legal(&table, "add:1o ask no");
    let told = table.play("add:1o");
    assert_eq!(told[0], added("four-olive", "1o"));
    assert_eq!(told[1], filled("four-olive", "3o"));
    assert_eq!(table.hand(1), toppings("1o1p"), "nothing is drawn to replace it");
}

#[test]
fn sm_18_the_table_pays_first() {
    let mut table = chili("3o", "chili:four-olive", "3o").lay();
    assert_eq!(table.refused("add:3o"), "SM-18 WrongPayment");
    assert_eq!(table.refused("add:2o"), "SM-18 WrongPayment");
    assert_eq!(table.refused("add:1p"), "SM-18 ToppingsNotInHand");
}

#[test]
fn sm_18_singles_or_doubles_as_the_owner_likes_overloading_allowed_nothing_superfluous() {
    let scene = |lying: &str, hand: &str| {
        let scene = Scene::sole_mio(lying, "chili:four-olive").seat("chili", hand);
        scene.seat("salami", "").seat("mushroom", "").seat("olive", "").lay()
    };
    assert_legal(&scene("3o", "1o2O"), "add:1o add:1O ask no");
    assert_legal(&scene("2o", "2o2O"), "add:2o add:1O ask no");
    assert_legal(&scene("1o", "3o2O"), "add:3o add:1o1O add:2O ask no");
    assert_legal(&scene("", "4o2O"), "add:4o add:2o1O add:2O ask no");
}

#[test]
fn sm_18_superfluous_is_judged_kind_by_kind() {
    let mut table = chili("2s2p1m1o", "chili:pairs", "2m1M1o1O").lay();
    assert_legal(&table, "add:1m1o add:1M1o add:1m1O add:1M1O ask no");
    assert_eq!(table.refused("add:1m1M1o"), "SM-18 WrongPayment");
    table.play("add:1M1O");
    assert_eq!((table.filled(1), table.hand(1)), (orders("pairs"), toppings("2m1o")));
}

#[test]
fn sm_18_with_help_the_owners_cards_are_judged_against_what_the_table_lacks() {
    let scene = Scene::sole_mio("2s2p1m", "chili:pairs").seat("chili", "1m1M1o1O").seat("salami", "2o").lay();
    let mut table = scene;
    table.play("ask");
    assert_legal(&table, "reserve:none reserve:1m reserve:1M");
    table.play("reserve:1M");
    assert_legal(&table, "reserve:none reserve:1o");
    assert_eq!(table.refused("reserve:1O"), "SM-24 ReserveAll");
}

#[test]
fn sm_18_the_helpers_cards_are_judged_against_the_request_alone() {
    let scene = Scene::sole_mio("1o", "chili:four-olive").seat("chili", "1O").seat("salami", "2o");
    let mut table = scene.seat("mushroom", "").seat("olive", "1o1O").lay();
    table.play("ask reserve:1O");
    assert_legal(&table, "give:1o no");
    table.play("no");
    assert_legal(&table, "give:1o give:1O no");
    table.play("give:1O");
    assert_eq!(table.filled(1), orders("four-olive"), "1 + 2 + 2 for four");
}

#[test]
fn sm_19_the_owner_may_ask_for_help_instead_or_together_with_cards_from_hand() {
    for (reserve, request) in [("reserve:none", "2o"), ("reserve:1o", "1o")] {
        let mut table =
            Scene::sole_mio("2o", "chili:four-olive").seat("chili", "1o").seat("salami", "2o").lay();
        assert_legal(&table, "ask no");
        table.play("ask");
        table.play(reserve);
        table.play(&format!("give:{request}"));
        assert_eq!(table.filled(1), orders("four-olive"));
    }
}

#[test]
fn sm_20_an_order_not_filled_changes_nothing_on_the_table() {
    let mut table = chili("3o1s", "chili:four-olive", "1o").lay();
    assert_eq!(table.play("no")[0], burnt("four-olive", Burnt::NotCompleted));
    assert_eq!((table.view().table, table.hand(1)), (toppings("3o1s"), toppings("1o")));
}

#[test]
fn sm_20_an_order_not_filled_goes_face_down_to_the_bottom_of_its_owners_waiter() {
    let done = "four-salami four-pineapple four-mushroom";
    let scene =
        Scene::sole_mio("3o", "chili:four-olive").round(1).seat("chili", "").filled(done).seat("salami", "");
    let mut table = scene.lay();
    table.play("no");
    assert_eq!(table.waiter_size(1), 8);
    assert!(!serde_json::to_string(&table.view()).unwrap().contains("four-olive"), "only its back is shown");
    table.play("draw:waiter");
    assert_eq!(table.held_orders(1), orders("pairs duel match without-me two-doubles ladder for-the-boss"));
}

#[test]
fn sm_21_with_nothing_to_choose_an_order_is_filled_by_itself() {
    let table = chili("4o2s2p2m", "chili:pairs chili:four-olive", "2o").lay();
    assert_eq!(table.view().table, toppings("2o"), "pairs took two olives");
    assert_eq!(table.filled(1), orders("pairs"));
}

#[test]
fn sm_21_what_the_table_can_pay_cannot_be_declined() {
    let mut table = chili("2s2p2m", "chili:without-me", "").lay();
    assert_eq!(table.refused("no"), "SM-21 MustFill");
}

#[test]
fn sm_21_declining_is_possible_where_every_way_costs_cards() {
    let mut table = chili("1s", "chili:without-me", "1s2p").lay();
    assert!(table.legal().contains(&"no".to_owned()));
    table.play("choose:salami+pineapple");
    assert_legal(&table, "add:1s2p ask no");
    assert_eq!(table.play("no")[0], burnt("without-me", Burnt::NotCompleted));
}

#[test]
fn sm_21_who_chooses_a_costly_way_while_a_free_one_exists_must_complete_it() {
    let mut table = chili("2s2p1m", "chili:without-me", "1m").lay();
    assert_legal(&table, "choose:salami+pineapple choose:salami+mushroom choose:pineapple+mushroom");
    assert_eq!(table.refused("choose:salami+olive"), "SM-21 ChoiceTooCostly");
    table.play("choose:salami+mushroom");
    assert_legal(&table, "add:1m");
    assert_eq!(table.refused("no"), "SM-21 ChoiceMustBePaid");
}

#[test]
fn sm_21_a_four_is_not_judged_before_its_owner_was_asked_about_a_series() {
    let table = chili("4o", "chili:four-olive", "").orders("").lay();
    assert_eq!(table.filled(1), orders("four-olive"), "an owner who holds no order is not asked");
    let held = Scene::sole_mio("4o", "chili:four-olive").seat("chili", "").orders("duel").seat("salami", "");
    let mut table = held.lay();
    assert_eq!((table.game.decision(), table.filled(1)), (Some(Decision::Series), orders("")));
    table.play("skip");
    assert_eq!(table.filled(1), orders("four-olive"));
}

/// A round that leaves four cards on the table.
fn after_round_1() -> Table {
    Scene::sole_mio("2s1O", "1p").round(1).boss("salami").seat("chili", "1c").seat("salami", "1m").lay()
}

#[test]
fn sm_22_the_boss_gathers_what_is_left_as_the_bottom_of_the_next_oven() {
    let table = after_round_1();
    assert!(table.events().contains(&Event::Gathered { seat: seat(2), toppings: toppings("2s1O1p") }));
    let view = table.view();
    assert_eq!((view.table, view.oven), (Toppings::NONE, 4));
    assert_eq!(view.oven_top, None, "no longer on view");
}

#[test]
fn sm_22_what_was_gathered_is_the_first_to_be_revealed() {
    let mut table = after_round_1();
    play_randomly(&mut table, 22, |table| table.view().phase != Phase::Playing);
    let revealed = table.events();
    let first = revealed.iter().position(|event| matches!(event, Event::RevealedTopping { .. })).unwrap();
    assert_eq!(reveals(&revealed[first..first + 4]), toppings("2s1O1p"));
}

#[test]
fn sm_23_the_boss_shuffles_larder_and_card_into_the_new_kitchen_and_starts() {
    let table = after_round_1();
    let view = table.view();
    // Two players have 35 toppings: four are in the oven, two in hands; the Sole Mio! card is added.
    assert_eq!((view.kitchen, view.larder, view.boss, view.round), (35 - 4 - 2 + 1, 0, None, 2));
    assert!(table.events().contains(&Event::NewKitchen { cards: 30 }));
    assert!(table.events().contains(&Event::RoundBegan { round: 2, seat: seat(2) }));
    assert_eq!(table.to_act(), 2);
}

#[test]
fn sm_23_hands_are_kept_and_refilled_at_the_end_of_the_next_turn() {
    let mut table = after_round_1();
    assert_eq!((table.hand(1), table.hand(2)), (toppings("1c"), toppings("1m")));
    table.play("play:1m draw:kitchen");
    assert_eq!((table.hand(1).cards(), table.hand(2).cards()), (1, 7));
    table.play("play:1c draw:kitchen");
    assert_eq!(table.hand(1).cards(), 7);
}
