//! Mamma Mia! Grande, rules GR-1 to GR-9.

use quattro_rules::pizza::{
    Burnt, Column, Decision, Edition, Event, Kind, Need, Order, Phase, Recipe, Toppings,
};
use quattro_rules::setup::{GameId, Options};

use crate::scene::{Scene, added, assert_legal, burnt, filled, need, play_randomly};
use crate::support::{Table, order, orders, seat, toppings};

fn deal(players: u8, seed: u64) -> Table {
    Table::deal(GameId::Grande, players, Options::default(), seed)
}

fn of_each_kind(singles: u8, doubles: u8) -> Toppings {
    Toppings::each(Column { singles, doubles })
}

/// Chili's order against salami, who holds these toppings.
fn chili(table: &str, name: &str, hand: &str, helper: &str) -> Table {
    Scene::grande(table, &format!("chili:{name}")).seat("chili", hand).seat("salami", helper).lay()
}

/// Chili's order among four, with two doubles of each kind.
fn chili_of_four(table: &str, name: &str, hand: &str) -> Table {
    let scene = Scene::grande(table, &format!("chili:{name}")).seat("chili", hand).seat("salami", "");
    scene.seat("mushroom", "").seat("olive", "").lay()
}

#[test]
fn gr_1_the_box_holds_70_toppings_95_orders_and_the_sole_mio_card() {
    let contents = deal(5, 1).game.box_contents();
    assert_eq!((contents.toppings, contents.toppings.cards()), (of_each_kind(12, 2), 70));
    assert_eq!(contents.orders.iter().map(Vec::len).collect::<Vec<_>>(), [19; 5]);
    assert_eq!(contents.bosses, 1);
}

#[test]
fn gr_1_a_set_is_the_eight_of_mamma_mia_and_the_eleven_of_sole_mio() {
    for own in Kind::ALL {
        let set: Vec<Recipe> = Edition::Grande.orders(own).map(Order::recipe).collect();
        let parts = Edition::MammaMia.orders(own).chain(Edition::SoleMio.orders(own));
        assert!(parts.map(Order::recipe).all(|recipe| set.contains(&recipe)));
        assert_eq!(set.len(), 8 + 11);
    }
}

#[test]
fn gr_2_toppings_are_removed_by_number_of_players() {
    for (players, singles, doubles) in [(2, 8, 1), (3, 11, 1), (4, 11, 2), (5, 12, 2)] {
        let table = deal(players, 1);
        assert_eq!(table.game.box_contents().toppings, of_each_kind(singles, doubles));
        assert_eq!(table.game.census(), table.game.box_contents());
        assert_eq!(table.view().removed, of_each_kind(12 - singles, 2 - doubles));
    }
}

#[test]
fn gr_3_five_toppings_and_two_orders_each_and_the_sole_mio_card_in_the_kitchen() {
    for (players, toppings) in [(2, 45), (3, 60), (4, 65), (5, 70)] {
        for seed in 0..50 {
            let view = deal(players, seed).view();
            assert!(
                view.chairs.iter().all(|chair| (chair.toppings, chair.orders, chair.waiter) == (5, 2, 17))
            );
            assert_eq!((view.boss, view.kitchen), (None, toppings - 5 * players + 1));
        }
    }
}

#[test]
fn gr_4_three_rounds() {
    let mut table = deal(3, 4);
    assert_eq!(table.view().rounds, 3);
    play_randomly(&mut table, 4, |_| false);
    assert_eq!((table.view().round, table.view().phase), (3, Phase::Over));
}

#[test]
fn gr_4_between_rounds_the_table_is_gathered_and_the_larder_makes_the_kitchen() {
    for round in [1, 2] {
        let scene = Scene::grande("2s1O", "1p").round(round).boss("salami");
        let table = scene.seat("chili", "1c").seat("salami", "1m").lay();
        let view = table.view();
        assert!(table.events().contains(&Event::Gathered { seat: seat(2), toppings: toppings("2s1p1O") }));
        assert_eq!((view.table, view.oven, view.oven_top), (Toppings::NONE, 4, None));
        assert_eq!((view.kitchen, view.round, table.to_act()), (45 - 4 - 2 + 1, round + 1, 2));
        assert_eq!(table.hand(1), toppings("1c"), "hands are kept");
    }
}

#[test]
fn gr_5_an_order_not_filled_is_removed_from_the_game_face_up() {
    let mut table = chili("3o", "four-olive", "1o", "");
    assert_eq!(table.play("no")[0], burnt("four-olive", Burnt::NotCompleted));
    let chair = &table.view().chairs[0];
    assert_eq!((chair.removed, chair.waiter), (orders("four-olive"), 18));
    assert_eq!(table.view().table, toppings("3o"));
}

#[test]
fn gr_5_however_it_failed() {
    let cases = [
        ("3o", "four-olive", "", "1o", "ask no", Burnt::NobodyHelped),
        ("1c2s2p", "without-me", "", "", "", Burnt::OwnKindOnTable),
        ("2c", "duel", "", "2c", "show", Burnt::Stopped),
        ("2c", "match", "", "2c", "", Burnt::NoMatchPossible),
        ("4c", "minimale", "3s", "", "", Burnt::NoScarcestKind),
        ("2s", "monotoni", "3s", "", "no", Burnt::NotCompleted),
    ];
    for (lying, name, hand, helper, actions, why) in cases {
        let mut table = chili(lying, name, hand, helper);
        let told = if actions.is_empty() { table.events() } else { table.play(actions) };
        assert!(told.contains(&burnt(name, why)), "{name}: {told:?}");
        assert_eq!(table.view().chairs[0].removed, orders(name));
        assert_eq!(table.waiter_size(1), 18);
    }
}

#[test]
fn gr_5_a_removed_order_does_not_come_back() {
    let scene = Scene::grande("3o", "chili:four-olive").round(1).seat("chili", "").seat("salami", "");
    let mut table = scene.lay();
    table.play("no");
    play_randomly(&mut table, 5, |_| false);
    let chair = &table.view().chairs[0];
    assert!(chair.removed.contains(order("four-olive")));
    assert!(
        !chair.filled.contains(order("four-olive")) && !table.held_orders(1).contains(order("four-olive"))
    );
}

#[test]
fn gr_6_a_failed_series_is_removed_as_a_whole_the_revealed_order_included() {
    let scene = Scene::grande("4o", "chili:four-olive").seat("chili", "").orders("four-salami four-mushroom");
    let mut table = scene.seat("salami", "").lay();
    table.play("join:four-salami skip number:four-olive");
    assert_legal(&table, "ask");
    table.play("ask");
    let chair = &table.view().chairs[0];
    assert_eq!((chair.removed, chair.filled), (orders("four-olive four-salami"), orders("")));
    assert_eq!(table.held_orders(1), orders("four-mushroom"), "what was not played stays in hand");
}

#[test]
fn gr_7_a_classic_takes_doubles_first_with_overloading() {
    let table = chili_of_four("3s2S2c1C", "classic-salami", "");
    assert_eq!(table.events()[1], filled("classic-salami", "2S1C"));
    assert_eq!(table.view().table, toppings("3s2c"));
    let table = chili("4s1S1c", "classic-salami", "", "");
    assert_eq!(table.events()[1], filled("classic-salami", "2s1S1c"));
}

#[test]
fn gr_7_a_classic_is_completed_from_hand_or_with_help() {
    let mut table = chili("3s", "classic-salami", "1s1C", "1c");
    assert_legal(&table, "add:1s1C ask no");
    table.play("ask reserve:1s");
    assert_legal(&table, "reserve:none");
    table.play("reserve:none give:1c");
    assert_eq!((table.filled(1), table.hand(1)), (orders("classic-salami"), toppings("1C")));
    assert_eq!(table.filled(2).len(), 1, "the helper is rewarded");
}

#[test]
fn gr_7_mixed_uses_a_double_for_one_even_beside_a_single() {
    let table = chili("2s1S1p1m1M1c1o", "mixed", "", "");
    assert_eq!(table.events()[1], filled("mixed", "1S1p1M1c1o"));
    assert_eq!(table.view().table, toppings("2s1m"));
}

#[test]
fn gr_7_mixed_is_completed_from_hand_or_with_help() {
    let mut table = chili("1s1p1m", "mixed", "1c1C1o", "1O");
    assert_legal(&table, "add:1c1o add:1C1o ask no");
    table.play("ask reserve:1C reserve:none give:1O");
    assert_eq!((table.filled(1), table.hand(1)), (orders("mixed"), toppings("1c1o")));
}

#[test]
fn gr_7_bombastica_counts_ingredients_and_takes_every_topping() {
    let table = chili("6s1S4p1P1o", "bombastica", "", "");
    assert_eq!(table.events()[1], filled("bombastica", "6s1S4p1P1o"), "13 cards, 15 ingredients");
    assert_eq!(table.view().table, Toppings::NONE);
    let table = chili("8s8p1O", "bombastica", "", "");
    assert_eq!(table.view().table, Toppings::NONE, "however many");
}

#[test]
fn gr_7_bombastica_is_completed_with_at_least_the_missing_value_none_superfluous() {
    let twelve = "8s4p";
    let mut table = chili(twelve, "bombastica", "1m1c1o1O", "");
    assert_legal(&table, "add:1m1c1o add:1m1O add:1c1O add:1o1O ask no");
    assert_eq!(table.refused("add:1m1c1O"), "SM-18 WrongPayment");
    assert_eq!(table.refused("add:1O"), "SM-18 WrongPayment");
    table.play("add:1c1O");
    assert_eq!((table.filled(1), table.hand(1)), (orders("bombastica"), toppings("1m1o")));
    assert_legal(&chili("8s6p", "bombastica", "1m1O", ""), "add:1m add:1O ask no");
    assert_legal(&chili(twelve, "bombastica", "1M1O", ""), "add:1M1O ask no");
}

#[test]
fn gr_7_a_request_for_bombastica_names_the_kinds() {
    let mut table = chili("6s5p", "bombastica", "1m1O", "1s2m1M");
    table.play("ask reserve:none reserve:none reserve:1m reserve:none reserve:none");
    assert_eq!(table.game.decision(), Some(Decision::Want { kind: Kind::Salami }));
    assert_legal(&table, "want:0s want:1s want:2s want:3s");
    table.play("want:0s want:1p");
    assert_legal(&table, "want:0m want:1m want:2m");
    assert!(table.refused("want:3m").starts_with("GR-7"));
    assert!(table.refused("want:1c").starts_with("GR-7"));
    let told = table.play("want:2m");
    let asked = told.iter().find(|event| matches!(event, Event::Asked { .. }));
    assert_eq!(asked, Some(&Event::Asked { seat: seat(1), need: need("1p2m") }));
}

#[test]
fn gr_7_whoever_has_the_kinds_named_can_help_with_a_bombastica() {
    let mut table = chili("6s5p", "bombastica", "1m1O", "2s2m1M");
    table.play("ask reserve:none reserve:none reserve:1m reserve:none reserve:none");
    let told = table.play("want:1s want:0p want:2m");
    assert!(told.contains(&Event::Asked { seat: seat(1), need: need("1s2m") }));
    assert_legal(&table, "give:1s2m give:1s1M no");
    let told = table.play("give:1s1M");
    assert!(told.contains(&added("bombastica", "1m")));
    assert_eq!((table.filled(1), table.hand(2)), (orders("bombastica"), toppings("1s2m")));
    assert_eq!((table.view().table, table.filled(2).len()), (Toppings::NONE, 1));
}

#[test]
fn gr_7_the_last_kind_of_a_request_takes_the_rest() {
    let mut table = chili("6s5p", "bombastica", "", "3o");
    table.play("ask want:1s want:0p want:0m");
    let told = table.play("want:1c");
    assert!(told.contains(&Event::Asked { seat: seat(1), need: need("1s1c2o") }));
}

#[test]
fn gr_7_the_owners_cards_for_a_bombastica_are_judged_in_total() {
    let mut table = chili("8s4p", "bombastica", "1m1c1O", "");
    table.play("ask reserve:none reserve:none");
    assert_legal(&table, "reserve:none reserve:1m");
    table.play("reserve:1m");
    assert_legal(&table, "reserve:none reserve:1c");
    table.play("reserve:1c");
    assert_legal(&table, "reserve:none");
    assert!(
        table.refused("reserve:1O").starts_with("SM-24"),
        "three would be covered: nothing left to ask for"
    );
}

#[test]
fn gr_7_bombastica_refused_is_removed_and_takes_nothing() {
    let mut table = chili("8s4p", "bombastica", "1m", "2o1O");
    table.play("ask reserve:none reserve:none reserve:1m reserve:none reserve:none want:0s want:0p want:0m");
    let told = table.play("want:0c no");
    assert!(told.contains(&burnt("bombastica", Burnt::NobodyHelped)));
    assert_eq!((table.view().table, table.hand(1)), (toppings("8s4p"), toppings("1m")));
}

#[test]
fn gr_7_monotoni_counts_ingredients() {
    let table = chili("4s1S1C", "monotoni", "", "");
    assert_eq!(table.filled(1), orders("monotoni"));
    assert!(
        table.view().table.is_empty(),
        "four singles and a double are six; the double chili pays the one"
    );
    let mut table = chili_of_four("4s2S4p1P1c", "monotoni", "");
    assert_legal(&table, "choose:salami choose:pineapple");
    table.play("choose:salami");
    assert_eq!(table.view().table, toppings("2s4p1P"), "two doubles and two singles");
}

#[test]
fn gr_7_monotoni_is_completed_from_hand_or_with_help() {
    let mut table = chili("4s1c", "monotoni", "1s1S5p", "2s");
    assert_legal(&table, "choose:salami choose:pineapple choose:mushroom choose:olive no");
    table.play("choose:salami");
    assert_legal(&table, "add:1S ask no");
    table.play("ask reserve:1s");
    assert_legal(&table, "give:1s no");
    table.play("give:1s");
    assert_eq!((table.filled(1), table.hand(1)), (orders("monotoni"), toppings("1S5p")));
}

#[test]
fn gr_7_a_kind_that_does_not_lie_on_the_table_may_be_chosen_for_monotoni() {
    let mut table = chili("1c", "monotoni", "5o1O", "");
    table.play("choose:olive");
    assert_legal(&table, "add:4o1O ask no");
    assert_eq!(chili("1c", "monotoni", "5o1O", "").refused("choose:chili"), "MM-30 OwnKindChosen");
}

#[test]
fn gr_7_a_costly_kind_may_be_chosen_for_monotoni_but_must_then_be_paid() {
    let mut table = chili("6s5p1c", "monotoni", "1p", "1p");
    assert_legal(&table, "choose:salami choose:pineapple");
    table.play("choose:pineapple");
    assert_legal(&table, "add:1p");
}

#[test]
fn gr_7_scarcity_for_minimale_compares_ingredients() {
    let table = chili("1S3p1c", "minimale", "1s1p", "");
    assert_legal(&table, "choose:salami no");
    let table = chili("1S2p3m1c", "minimale", "1s1p", "");
    assert_legal(&table, "choose:salami choose:pineapple no");
    let mut table = chili("1S1p3m1c", "minimale", "2p1P", "");
    assert_legal(&table, "choose:pineapple no");
    table.play("choose:pineapple");
    assert_legal(&table, "add:2p add:1P ask no");
}

#[test]
fn gr_7_minimale_takes_three_ingredients_doubles_first() {
    let table = chili_of_four("1s1S4p1C2c", "minimale", "");
    assert_eq!(table.filled(1), orders("minimale"));
    assert_eq!(table.view().table, toppings("4p2c"), "a double and a single salami, and the double chili");
    let table = chili_of_four("2S5p1c", "minimale", "");
    assert_eq!(table.view().table, toppings("5p"), "two doubles for three");
}

#[test]
fn gr_7_minimale_with_help() {
    let mut table = chili("1S", "minimale", "1c", "1s1o");
    table.play("choose:salami ask reserve:none reserve:none no");
    assert_eq!(table.filled(1), orders(""));
    let mut table = chili("1S", "minimale", "1c", "1s");
    table.play("choose:salami ask reserve:none reserve:1c give:1s");
    assert_eq!(table.filled(1), orders("minimale"));
}

#[test]
fn gr_7_minimale_leaves_the_own_kind_out_of_the_comparison() {
    let table = chili("1c3s", "minimale", "", "");
    assert_eq!(table.filled(1), orders("minimale"));
}

#[test]
fn gr_7_what_the_table_lacks_of_a_bombastica_is_public() {
    let table = chili("8s1S", "bombastica", "2p", "");
    assert_eq!(table.view().judged.unwrap().lack, Some(Need::Any(5)));
}

#[test]
fn gr_8_classic_orders_take_no_part_in_a_series() {
    let scene =
        Scene::grande("4o3s", "chili:four-olive").seat("chili", "").orders("classic-salami four-salami");
    let mut table = scene.seat("salami", "").lay();
    assert_legal(&table, "join:four-salami skip");
    assert_eq!(table.refused("join:classic-salami"), "GR-8 ClassicInSeries");
}

#[test]
fn gr_8_a_revealed_classic_begins_no_series() {
    let scene = Scene::grande("4o1c", "chili:classic-olive").seat("chili", "").orders("four-salami");
    let table = scene.seat("salami", "").lay();
    assert_eq!(table.filled(1), orders("classic-olive"), "judged at once");
}

#[test]
fn gr_9_after_the_third_scoring_most_filled_orders_win_then_ingredients_in_hand() {
    let table = Scene::grande("", "1m")
        .seat("chili", "1S")
        .filled("mixed")
        .seat("salami", "2p")
        .filled("ladder")
        .seat("olive", "1p")
        .filled("mixed")
        .seat("mushroom", "")
        .filled("mixed duel")
        .lay();
    let places: Vec<(u8, u8)> =
        table.outcome().seats.iter().map(|result| (result.place, result.tie_break)).collect();
    assert_eq!(places, [(2, 2), (2, 2), (4, 1), (1, 0)]);
}
