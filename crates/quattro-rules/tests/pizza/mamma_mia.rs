//! Mamma Mia!, rules MM-1 to MM-40 and the worked examples.

use quattro_rules::game::Game;
use quattro_rules::pizza::{
    Burnt, Column, Decision, Edition, Event, Kind, Need, OvenFace, Phase, Recipe, Source, Topping, Toppings,
};
use quattro_rules::setup::{GameId, Options, Setup};

use crate::scene::{added, play_randomly};
use crate::support::{Table, order, orders, position_error, seat, toppings};

fn deal(players: u8, seed: u64) -> Table {
    Table::deal(GameId::MammaMia, players, Options::default(), seed)
}

/// Two players in phase 2: chili, whose cards matter, and salami, the boss.
fn scoring(table: &str, oven: &str, hand: &str) -> Table {
    Table::position(&format!(
        r#"
        game = "mamma-mia"
        phase = "oven"
        boss = "salami"
        table = "{table}"
        oven = "{oven}"
        [[seat]]
        kind = "chili"
        toppings = "{hand}"
        [[seat]]
        kind = "salami"
        "#
    ))
}

fn burnt(order_name: &str) -> Event {
    Event::Burnt {
        seat: seat(1),
        order: order(order_name),
        why: Burnt::NotCompleted,
        shortfall: None,
        series: false,
    }
}

#[test]
fn mm_1_the_box_holds_65_toppings_40_orders_and_one_mamma_mia_card() {
    let contents = deal(5, 1).game.box_contents();
    assert_eq!(contents.toppings, Toppings::each(Column { singles: 13, doubles: 0 }));
    assert_eq!(contents.toppings.cards(), 65);
    assert_eq!(contents.orders.iter().map(Vec::len).sum::<usize>(), 40);
    assert_eq!(contents.bosses, 1);
}

#[test]
fn mm_2_a_set_has_four_classics_mixed_bombastica_monotoni_and_minimale() {
    for own in Kind::ALL {
        let set: Vec<Recipe> =
            Edition::MammaMia.orders(own).map(quattro_rules::pizza::Order::recipe).collect();
        let classics: Vec<Kind> = Kind::ALL.into_iter().filter(|kind| *kind != own).collect();
        for kind in classics {
            assert!(set.contains(&Recipe::Classic(kind)));
        }
        for recipe in [Recipe::Mixed, Recipe::Bombastica, Recipe::Monotoni, Recipe::Minimale] {
            assert!(set.contains(&recipe));
        }
        assert_eq!(set.len(), 8);
    }
}

#[test]
fn mm_2_a_classic_takes_four_of_its_kind_and_one_of_the_own() {
    let table = scoring("6s2c1o", "chili:classic-salami", "");
    assert_eq!(table.filled(1), orders("classic-salami"));
    assert_eq!(table.view().table, toppings("2s1c1o"));
}

#[test]
fn mm_2_mixed_takes_one_of_each_kind() {
    let table = scoring("2s1p1m1c3o", "chili:mixed", "");
    assert_eq!(table.filled(1), orders("mixed"));
    assert_eq!(table.view().table, toppings("1s2o"));
}

#[test]
fn mm_3_own_kinds_are_different_public_and_given_by_seat_to_who_does_not_choose() {
    let options = Options { own_kinds: vec![None, Some(Kind::Salami)], ..Options::default() };
    let table = Table::deal(GameId::MammaMia, 3, options, 1);
    let kinds: Vec<Kind> = table.view().chairs.iter().map(|chair| chair.kind).collect();
    assert_eq!(kinds, [Kind::Pineapple, Kind::Salami, Kind::Mushroom]);

    let twice = vec![Some(Kind::Olive), Some(Kind::Olive)];
    let setup = Setup {
        options: Options { own_kinds: twice, ..Options::default() },
        ..Setup::new(GameId::MammaMia, 2)
    };
    assert_eq!(setup.validate().unwrap_err().to_string(), "MM-3 SameKind(Olive)");
}

#[test]
fn mm_3_waiters_are_shuffled() {
    let first_order = |seed| deal(2, seed).held_orders(1);
    assert!((2..20).any(|seed| first_order(seed) != first_order(1)));
}

#[test]
fn mm_4_toppings_are_removed_by_number_of_players() {
    for (players, of_each) in [(2, 8), (3, 10), (4, 12), (5, 13)] {
        let table = deal(players, 1);
        assert_eq!(
            table.game.box_contents().toppings,
            Toppings::each(Column { singles: of_each, doubles: 0 })
        );
        assert_eq!(table.view().removed.cards(), 5 * (13 - of_each));
    }
}

#[test]
fn mm_5_six_toppings_each_and_the_rest_is_the_kitchen() {
    for players in 2..=5 {
        let view = deal(players, 3).view();
        let all = view.chairs.iter().map(|chair| chair.toppings).sum::<u8>()
            + view.kitchen
            + u8::from(view.boss.is_some());
        assert!(view.chairs.iter().all(|chair| chair.toppings == 6));
        assert_eq!(all, [41, 51, 61, 66][usize::from(players) - 2]);
    }
}

#[test]
fn mm_6_a_dealt_mamma_mia_card_lies_face_up_and_is_replaced() {
    let table = (0..100).map(|seed| deal(4, seed)).find(|table| table.view().boss.is_some());
    let view = table.expect("in a hundred deals someone gets the card").view();
    assert!(view.chairs.iter().all(|chair| chair.toppings == 6));
    assert_eq!(view.kitchen, 60 - 24);
}

#[test]
fn mm_7_everyone_starts_with_seven_cards_one_of_them_an_order() {
    for chair in deal(5, 9).view().chairs {
        assert_eq!((chair.toppings, chair.orders, chair.waiter), (6, 1, 7));
    }
}

#[test]
fn mm_8_the_start_player_is_drawn_or_named_and_play_goes_clockwise() {
    for wanted in 1..=4 {
        assert!((0..60).any(|seed| deal(4, seed).to_act() == wanted), "seat {wanted} never starts");
        let options = Options { first_seat: Some(seat(wanted)), ..Options::default() };
        let mut table = Table::deal(GameId::MammaMia, 4, options, 1);
        assert_eq!(table.to_act(), wanted);
        table.play("skip skip");
        assert_eq!(table.to_act(), wanted % 4 + 1);
    }
}

#[test]
fn mm_9_three_rounds_or_one() {
    for (rounds, last) in [(None, 3), (Some(3), 3), (Some(1), 1)] {
        let mut table = Table::deal(GameId::MammaMia, 3, Options { rounds, ..Options::default() }, 5);
        assert_eq!(table.view().rounds, last);
        play_randomly(&mut table, 5, |_| false);
        assert_eq!(table.view().round, last);
    }
    let setup = Setup {
        options: Options { rounds: Some(2), ..Options::default() },
        ..Setup::new(GameId::MammaMia, 3)
    };
    assert_eq!(setup.validate().unwrap_err().to_string(), "MM-9 Rounds { rounds: 2 }");
}

/// Phase 1 with two players: chili to move, salami next.
fn playing(hand: &str, held: &str, more: &str) -> Table {
    Table::position(&format!(
        r#"
        game = "mamma-mia"
        turn = "chili"
        {more}
        [[seat]]
        kind = "chili"
        toppings = "{hand}"
        orders = "{held}"
        [[seat]]
        kind = "salami"
        toppings = "1s1p1m1c1o"
        orders = "mixed monotoni"
        "#
    ))
}

#[test]
fn mm_10_any_number_of_a_single_kind_is_played_and_announced() {
    let mut table = playing("3s2o", "mixed", "");
    assert_eq!(table.legal(), ["skip", "play:1s", "play:2s", "play:3s", "play:1o", "play:2o"]);
    let told = table.play("play:2s");
    assert_eq!(told, [Event::Played { seat: seat(1), kind: Kind::Salami, singles: 2, doubles: 0 }]);
    assert_eq!(table.refused("play:1o"), "MM-10 ToppingsOnce");
    assert_eq!(playing("3s", "mixed", "").refused("play:4s"), "MM-10 ToppingsNotInHand");
    assert!("play:1s1o".parse::<quattro_rules::pizza::Action>().is_err(), "two kinds are not even a move");
}

#[test]
fn mm_11_a_topping_must_be_played_only_if_the_host_says_so() {
    assert!(playing("3s2o", "mixed", "").legal().contains(&"skip".to_owned()));
    let option = "options = { must_play_topping = true }";
    let mut table = playing("1s", "mixed", option);
    assert_eq!(table.legal(), ["play:1s"]);
    assert_eq!(table.refused("skip"), "MM-11 MustPlayTopping");
    let table = playing("", "mixed", option);
    assert_eq!(table.legal(), ["skip", "order:mixed"], "without a topping there is nothing to force");
}

#[test]
fn mm_12_one_order_may_be_played_after_the_toppings() {
    let mut table = playing("3s", "mixed minimale", "");
    assert_eq!(table.refused("order:mixed"), "MM-10 ToppingsFirst");
    table.play("skip");
    assert_eq!(table.legal(), ["skip", "order:mixed", "order:minimale"]);
    assert_eq!(table.refused("order:monotoni"), "MM-12 OrderNotInHand");
    assert_eq!(table.play("order:mixed"), [Event::PlayedOrder { seat: seat(1), order: order("mixed") }]);
    assert_eq!(table.game.decision(), Some(Decision::Draw), "one order, then the draw");
}

#[test]
fn mm_13_the_hand_is_refilled_to_seven_from_one_pile() {
    for (pile, source) in [("draw:kitchen", Source::Kitchen), ("draw:waiter", Source::Waiter)] {
        let mut table = playing("3s1o", "mixed", "");
        table.play("play:3s skip");
        assert_eq!(table.refused("skip"), "MM-13 DrawFirst");
        let told = table.play(pile);
        assert_eq!(told[0], Event::Drew { seat: seat(1), source, cards: 5 });
        let chair = &table.view().chairs[0];
        assert_eq!(chair.toppings + chair.orders, 7);
        assert_eq!(table.to_act(), 2, "never both piles in one turn");
    }
}

#[test]
fn mm_14_a_pile_that_runs_short_leaves_fewer_cards() {
    let mut table = Table::position(
        r#"
        game = "mamma-mia"
        [[seat]]
        kind = "chili"
        toppings = "1s"
        orders = "mixed"
        waiter = "minimale monotoni"
        filled = "bombastica classic-salami classic-pineapple classic-mushroom classic-olive"
        [[seat]]
        kind = "salami"
        toppings = "1s"
        "#,
    );
    table.play("play:1s skip draw:waiter");
    assert_eq!(table.held_orders(1), orders("mixed minimale monotoni"));
    assert_eq!(table.hand(1), Toppings::NONE);
}

#[test]
fn mm_15_no_choice_with_an_empty_pile_and_no_draw_with_a_full_hand() {
    let all =
        "mixed minimale monotoni bombastica classic-salami classic-pineapple classic-mushroom classic-olive";
    let mut table = Table::position(&format!(
        r#"
        game = "mamma-mia"
        [[seat]]
        kind = "chili"
        toppings = "1s"
        filled = "{all}"
        [[seat]]
        kind = "salami"
        toppings = "1s1p1m1c1o"
        orders = "mixed monotoni"
        "#
    ));
    let told = table.play("skip");
    assert!(
        told.contains(&Event::Drew { seat: seat(1), source: Source::Kitchen, cards: 6 }),
        "only the kitchen has cards"
    );
    table.play("skip skip");
    assert_eq!(table.to_act(), 1, "a hand of seven draws nothing");
}

#[test]
fn mm_16_whoever_draws_the_mamma_mia_card_lays_it_down_and_draws_another() {
    let mut table = playing("1s", "", "kitchen = \"s boss 6p\"");
    let told = table.play("skip draw:kitchen");
    assert_eq!(told[0], Event::DrewBoss { seat: seat(1) });
    assert_eq!(told[1], Event::Drew { seat: seat(1), source: Source::Kitchen, cards: 6 });
    assert_eq!(table.hand(1), toppings("2s5p"));
    assert_eq!(table.view().boss, Some(seat(1)));
}

#[test]
fn mm_16_drawn_last_the_mamma_mia_card_is_not_replaced() {
    let mut table = playing("5s", "mixed", "kitchen = \"s boss\"");
    let told = table.play("play:2s skip draw:kitchen");
    assert!(told.contains(&Event::Drew { seat: seat(1), source: Source::Kitchen, cards: 1 }));
    assert!(told.contains(&Event::OvenOpened { boss: seat(1), cards: 2 }));
}

#[test]
fn mm_17_phase_1_ends_at_once_with_the_last_card_of_the_kitchen() {
    let mut table = playing("5s1p", "mixed", "kitchen = \"2m\"\nboss = \"salami\"");
    let told = table.play("play:2s skip draw:kitchen");
    assert!(
        told.contains(&Event::OvenOpened { boss: seat(2), cards: 2 }),
        "salami does not get another turn"
    );
}

#[test]
fn mm_17_a_kitchen_of_only_the_mamma_mia_card_ends_the_phase() {
    let mut table = playing("5s1p", "", "kitchen = \"boss\"");
    let told = table.play("skip draw:kitchen");
    assert!(told.contains(&Event::DrewBoss { seat: seat(1) }));
    assert!(told.contains(&Event::OvenOpened { boss: seat(1), cards: 0 }));
}

#[test]
fn mm_18_when_all_pass_in_succession_phase_1_ends() {
    let full = "mixed minimale monotoni";
    let mut table = playing("4s", full, "kitchen = \"3p boss\"\noven = \"1m\"");
    table.play("skip skip");
    assert_eq!(table.events(), [Event::Passed { seat: seat(1) }]);
    let told = table.play("skip skip");
    assert_eq!(told[1], Event::Stalemate { boss: Some(seat(1)) }, "chili would be next");
    assert_eq!(told[2], Event::OvenOpened { boss: seat(1), cards: 1 });
    assert!(
        told.contains(&Event::RevealedTopping { topping: Topping { kind: Kind::Mushroom, double: false } })
    );
    // All cards but the one on the table and the hands make the next kitchen (MM-35).
    assert_eq!(table.view().kitchen, 40 - 1 - 4 - 5 + 1);
}

#[test]
fn mm_18_a_card_moved_in_between_starts_the_count_anew() {
    let mut table = playing("4s", "mixed minimale monotoni", "");
    table.play("skip skip");
    table.play("play:1s skip draw:kitchen");
    let told = table.play("skip skip");
    assert!(!told.iter().any(|event| matches!(event, Event::Stalemate { .. })));
}

#[test]
fn mm_18_an_empty_oven_is_an_empty_phase_2() {
    let mut table = playing("4s", "mixed minimale monotoni", "boss = \"salami\"\noptions = { rounds = 1 }");
    table.play("skip skip");
    let told = table.play("skip skip");
    assert!(told.contains(&Event::Stalemate { boss: None }), "salami has the card already");
    assert_eq!(table.view().phase, Phase::Over);
}

#[test]
fn mm_19_only_the_top_card_of_the_oven_can_be_seen() {
    let mut table = playing("3s", "mixed", "oven = \"2o salami:minimale\"");
    assert_eq!(table.view().oven_top, Some(OvenFace::Order(seat(2), order("minimale"))));
    table.play("play:1s");
    for viewer in [None, Some(seat(1)), Some(seat(2))] {
        let view = table.game.view(viewer);
        assert_eq!(view.oven_top, Some(OvenFace::Topping(Topping { kind: Kind::Salami, double: false })));
        assert_eq!(view.oven, 4);
        let json = serde_json::to_string(&view).unwrap();
        assert!(
            viewer == Some(seat(2)) || !json.contains("minimale"),
            "what is covered must be remembered: {json}"
        );
    }
}

#[test]
fn mm_20_what_is_public_is_the_same_for_all() {
    let mut table = deal(4, 11);
    play_randomly(&mut table, 11, |table| table.view().phase == Phase::Oven);
    let strip = |viewer: usize| {
        let mut view = table.view_of(viewer);
        (view.viewer, view.hand, view.reserved) = (None, None, None);
        view
    };
    for viewer in 1..=4 {
        assert_eq!(strip(viewer), table.view());
    }
}

#[test]
fn mm_20_what_is_drawn_is_told_to_its_owner_and_its_number_to_all() {
    let mut table = playing("3s1o", "mixed", "");
    table.play("play:3s skip draw:kitchen");
    let told = table.told();
    let private = told.iter().find(|told| matches!(told.event, Event::ReceivedToppings { .. })).unwrap();
    assert!(
        private.to.includes(Some(seat(1)))
            && !private.to.includes(Some(seat(2)))
            && !private.to.includes(None)
    );
}

#[test]
fn mm_40_hands_are_hidden_until_the_end() {
    let mut table = deal(3, 2);
    play_randomly(&mut table, 2, |table| table.view().round == 2);
    assert!(table.view().chairs.iter().all(|chair| chair.hand.is_none()));
    assert_eq!(table.view().hand, None, "a spectator holds nothing");
    play_randomly(&mut table, 2, |_| false);
    for (index, chair) in table.view().chairs.iter().enumerate() {
        assert_eq!(chair.hand, table.view_of(index + 1).hand);
    }
    let shown = table.events().iter().filter(|event| matches!(event, Event::ShowedHand { .. })).count();
    assert_eq!(shown, 3);
}

#[test]
fn mm_40_a_burnt_order_shows_only_its_back() {
    let table = scoring("1s", "chili:classic-salami", "");
    assert!(!serde_json::to_string(&table.view()).unwrap().contains("classic-salami"));
    assert_eq!(table.waiter_size(1), 8);
}

#[test]
fn mm_21_cards_are_revealed_in_the_order_in_which_they_were_played() {
    let table = scoring("", "2s 1o chili:mixed 1p", "");
    let told = table.events();
    let topping = |kind| Event::RevealedTopping { topping: Topping { kind, double: false } };
    let revealed =
        Event::RevealedOrder { seat: seat(1), order: order("mixed"), need: None, boss: Kind::Salami };
    let expected = [
        topping(Kind::Salami),
        topping(Kind::Salami),
        topping(Kind::Olive),
        revealed,
        burnt("mixed"),
        topping(Kind::Pineapple),
    ];
    assert_eq!(told[..6], expected);
}

#[test]
fn mm_22_a_revealed_topping_goes_to_the_table() {
    assert_eq!(scoring("1s", "2s 1o", "").view().table, toppings("3s1o"));
}

#[test]
fn mm_23_an_order_counts_what_lies_there_when_it_is_revealed_earlier_rounds_included() {
    let table = scoring("3s1c", "1s chili:classic-salami", "");
    assert_eq!(
        table.filled(1),
        orders("classic-salami"),
        "three of the four were left from an earlier round"
    );
    let table = scoring("3s1c", "chili:classic-salami 1s", "");
    assert_eq!(table.filled(1), orders(""), "the fourth comes too late");
}

#[test]
fn mm_24_what_the_table_has_is_paid_without_asking() {
    let table = scoring("4s1c2o", "chili:classic-salami", "2s");
    assert_eq!(table.filled(1), orders("classic-salami"));
    assert_eq!(table.view().table, toppings("2o"));
    assert_eq!(table.hand(1), toppings("2s"));
    assert!(table.events().contains(&Event::Filled {
        seat: seat(1),
        order: order("classic-salami"),
        used: toppings("4s1c")
    }));
}

#[test]
fn mm_25_the_owner_may_add_exactly_what_is_missing() {
    let mut table = scoring("2s", "chili:classic-salami", "3s2c");
    assert_eq!(table.to_act(), 1);
    assert_eq!(table.legal(), ["add:2s1c", "no"]);
    assert_eq!(table.refused("add:3s1c"), "MM-25 WrongPayment");
    assert_eq!(table.refused("add:1s1c"), "MM-25 WrongPayment");
    assert_eq!(table.refused("add:2s1c1o"), "MM-25 ToppingsNotInHand");
    table.play("add:2s1c");
    assert_eq!(table.filled(1), orders("classic-salami"));
    assert_eq!(table.hand(1), toppings("1s1c"), "nothing is drawn to replace them");
}

#[test]
fn mm_25_who_cannot_add_is_asked_like_who_can() {
    let unable = scoring("2s", "chili:classic-salami", "3o");
    let able = scoring("2s", "chili:classic-salami", "2s1c");
    assert_eq!((unable.to_act(), able.to_act()), (1, 1));
    assert_eq!(unable.legal(), ["no"]);
    assert_eq!(unable.view(), able.view(), "nobody else can tell");
    let (mut unable, mut able) = (unable, able);
    assert_eq!(unable.play("no")[0], able.play("no")[0]);
}

#[test]
fn mm_25_with_too_few_cards_in_hand_nobody_needs_to_be_asked() {
    let table = scoring("2s", "chili:classic-salami", "1s1c");
    assert!(table.events().contains(&burnt("classic-salami")));
}

#[test]
fn mm_26_the_table_pays_first() {
    let mut table = scoring("3s1c", "chili:classic-salami", "4s1c");
    assert_eq!(table.refused("add:4s1c"), "MM-25 WrongPayment");
    table.play("add:1s");
    assert_eq!(table.hand(1), toppings("3s1c"));
}

#[test]
fn mm_27_an_order_not_filled_takes_nothing_and_goes_under_the_waiter() {
    let mut table = scoring("3s1c", "chili:classic-salami", "1s");
    table.play("no");
    assert_eq!(table.view().table, toppings("3s1c"));
    assert_eq!(table.hand(1), toppings("1s"));
    // Round 2: salami, the boss, has only to draw; then chili draws six of the eight orders.
    table.play("draw:waiter");
    table.play("skip draw:waiter");
    assert!(!table.held_orders(1).contains(order("classic-salami")));
}

#[test]
fn mm_28_an_order_the_table_can_fill_must_be_filled() {
    let mut table = scoring("6s6p1c", "chili:monotoni", "");
    assert_eq!(table.legal(), ["choose:salami", "choose:pineapple"]);
    assert_eq!(table.refused("no"), "MM-28 MustFill");
}

#[test]
fn mm_28_declining_is_possible_where_every_way_costs_cards() {
    let mut table = scoring("5s5p1c", "chili:monotoni", "1s1p");
    assert_eq!(table.legal(), ["choose:salami", "choose:pineapple", "no"]);
    assert!(table.play("no").contains(&burnt("monotoni")));
}

#[test]
fn mm_29_bombastica_takes_every_topping_on_the_table() {
    let table = scoring("8s4p3m2o", "chili:bombastica", "");
    assert_eq!(table.filled(1), orders("bombastica"));
    assert_eq!(table.view().table, Toppings::NONE);
}

#[test]
fn mm_29_the_missing_number_may_be_added_of_any_kinds() {
    let mut table = scoring("8s5p", "chili:bombastica", "1p1m1o");
    assert_eq!(table.legal(), ["add:1m1o", "add:1p1o", "add:1p1m", "no"]);
    assert_eq!(table.refused("add:1p"), "MM-29 WrongPayment");
    assert_eq!(table.refused("add:1p1m1o"), "MM-29 WrongPayment");
    table.play("add:1p1o");
    assert_eq!(table.filled(1), orders("bombastica"));
    assert_eq!((table.view().table, table.hand(1)), (Toppings::NONE, toppings("1m")));
}

#[test]
fn mm_30_monotoni_takes_six_of_the_kind_chosen_and_one_of_the_own() {
    let mut table = scoring("7s6p2c", "chili:monotoni", "");
    table.play("choose:pineapple");
    assert_eq!(table.view().table, toppings("7s1c"));
    assert_eq!(table.filled(1), orders("monotoni"));
}

#[test]
fn mm_30_both_parts_may_come_from_hand_and_a_kind_not_on_the_table_may_be_chosen() {
    let mut table = scoring("1s", "chili:monotoni", "6o1c");
    assert_eq!(table.legal(), ["choose:olive", "no"]);
    assert_eq!(table.refused("choose:chili"), "MM-30 OwnKindChosen");
    assert_eq!(table.refused("choose:salami+olive"), "MM-30 KindsToChoose");
    assert_eq!(table.refused("choose:salami"), "MM-28 ChoiceTooCostly");
    table.play("choose:olive");
    assert_eq!((table.filled(1), table.hand(1)), (orders("monotoni"), Toppings::NONE));
}

#[test]
fn mm_31_a_kind_that_costs_cards_may_be_chosen_though_another_would_not() {
    let mut table = scoring("6s5p1c", "chili:monotoni", "1p");
    assert_eq!(table.legal(), ["choose:salami", "choose:pineapple"]);
    table.play("choose:pineapple");
    assert_eq!((table.view().table, table.hand(1)), (toppings("6s"), Toppings::NONE));
}

#[test]
fn mm_31_with_no_card_in_hand_and_one_kind_there_is_no_choice() {
    let table = scoring("6s5p1c", "chili:monotoni", "");
    assert_eq!(table.filled(1), orders("monotoni"));
}

#[test]
fn mm_32_all_special_orders_may_be_completed_from_hand() {
    for (table, name, hand, action) in [
        ("8s6p", "bombastica", "1o", "add:1o"),
        ("6s", "monotoni", "1c", "choose:salami"),
        ("2o3s", "minimale", "1o1c", "choose:olive"),
    ] {
        let mut scoring = scoring(table, &format!("chili:{name}"), hand);
        scoring.play(action);
        assert_eq!(scoring.filled(1), orders(name));
        assert_eq!(scoring.hand(1), Toppings::NONE);
    }
}

#[test]
fn mm_33_minimale_takes_the_scarcest_kind_that_lies_there() {
    let table = scoring("5s3p4m1c", "chili:minimale", "");
    assert_eq!(table.filled(1), orders("minimale"), "pineapple, and olive does not count as it is not there");
    assert_eq!(table.view().table, toppings("5s4m"));
}

#[test]
fn mm_33_the_own_kind_is_left_out_of_the_comparison() {
    let table = scoring("5s3p1c", "chili:minimale", "");
    assert_eq!(
        table.view().table,
        toppings("5s"),
        "one chili is fewer than three pineapple, but it is the own kind"
    );
}

#[test]
fn mm_33_without_another_kind_on_the_table_it_cannot_be_filled() {
    let table = scoring("4c", "chili:minimale", "3s");
    let why = Burnt::NoScarcestKind;
    assert!(table.events().contains(&Event::Burnt {
        seat: seat(1),
        order: order("minimale"),
        why,
        shortfall: None,
        series: false
    }));
}

#[test]
fn mm_33_a_kind_that_is_not_scarcest_cannot_be_chosen() {
    let mut table = scoring("1s1p5m1c", "chili:minimale", "2s2p");
    assert_eq!(table.legal(), ["choose:salami", "choose:pineapple", "no"]);
    assert_eq!(table.refused("choose:mushroom"), "MM-33 KindNotScarcest");
    assert_eq!(table.refused("choose:olive"), "MM-33 KindNotOnTable");
    assert_eq!(table.refused("choose:chili"), "MM-33 OwnKindChosen");
}

#[test]
fn mm_34_toppings_left_on_the_table_stay_for_the_next_round() {
    let table = scoring("3s1c", "2o", "1s");
    assert_eq!(table.view().round, 2);
    assert_eq!(table.view().table, toppings("3s1c2o"));
}

#[test]
fn mm_35_the_boss_shuffles_larder_and_card_into_the_new_kitchen_and_starts() {
    let table = scoring("3s1c", "2o", "1s");
    let view = table.view();
    assert_eq!(view.kitchen, 40 - 6 - 1 + 1);
    assert_eq!((view.larder, view.boss), (0, None));
    assert_eq!(table.to_act(), 2);
    assert!(table.events().contains(&Event::RoundBegan { round: 2, seat: seat(2) }));
}

#[test]
fn mm_36_hands_are_kept_and_refilled_only_at_the_end_of_the_next_turn() {
    let mut table = scoring("3s1c", "chili:classic-salami 2o", "1s4p");
    table.play("add:1s");
    assert_eq!(table.view().round, 2);
    assert_eq!(table.hand(1), toppings("4p"));
    table.play("draw:kitchen");
    assert_eq!(table.to_act(), 1);
    table.play("skip draw:kitchen");
    assert_eq!(table.hand(1).cards(), 7);
}

#[test]
fn mm_37_most_filled_orders_win_then_toppings_in_hand_and_ties_share_the_place() {
    let mut table = Table::position(
        r#"
        game = "mamma-mia"
        phase = "oven"
        round = 3
        boss = 1
        oven = "1m"
        [[seat]]
        toppings = "2s"
        filled = "mixed"
        [[seat]]
        toppings = "1s1o"
        filled = "mixed"
        [[seat]]
        toppings = "1s"
        filled = "mixed"
        [[seat]]
        toppings = "7p"
        "#,
    );
    let places: Vec<u8> = table.outcome().seats.iter().map(|seat| seat.place).collect();
    assert_eq!(places, [1, 1, 3, 4]);
    assert_eq!(table.refused("skip"), "MM-37 GameOver");
}

#[test]
fn mm_e1_green_plays_three_salami_an_order_and_draws_three_orders() {
    let mut table = Table::position(
        r#"
        game = "mamma-mia"
        [[seat]]
        kind = "chili"
        toppings = "3s1p1m1o"
        orders = "classic-salami"
        waiter = "mixed monotoni minimale"
        filled = "bombastica classic-pineapple classic-mushroom classic-olive"
        [[seat]]
        kind = "salami"
        "#,
    );
    let told = table.play("play:3s");
    assert_eq!(told, [Event::Played { seat: seat(1), kind: Kind::Salami, singles: 3, doubles: 0 }]);
    table.play("order:classic-salami draw:waiter");
    let chair = &table.view().chairs[0];
    assert_eq!((chair.toppings, chair.orders, chair.waiter), (3, 3, 0), "seven less four and three more");
}

#[test]
fn mm_e2_green_adds_one_pineapple_and_the_order_is_filled() {
    let mut table = scoring("1c7s3p4m", "chili:classic-pineapple 1o", "1p");
    assert_eq!(table.view().judged.unwrap().lack, Some(Need::kinds([(Kind::Pineapple, 1)])));
    let told = table.play("add:1p");
    assert_eq!(told[0], added("classic-pineapple", "1p"));
    let used = toppings("3p1c");
    assert_eq!(told[1], Event::Filled { seat: seat(1), order: order("classic-pineapple"), used });
    assert_eq!(told[2], Event::RevealedTopping { topping: Topping { kind: Kind::Olive, double: false } });
    assert_eq!(table.view().table, toppings("7s4m1o"));
    // Five toppings went to the larder, which is shuffled into the new kitchen with all that lay there.
    assert_eq!(table.hand(1), Toppings::NONE);
}

#[test]
fn mm_e3_minimale_lets_green_choose_between_salami_and_mushroom() {
    let mut table = scoring("2c2s2m3p", "chili:minimale", "1s1m");
    assert_eq!(table.legal(), ["choose:salami", "choose:mushroom", "no"]);
    table.play("choose:mushroom");
    assert_eq!(table.filled(1), orders("minimale"));
    assert_eq!((table.view().table, table.hand(1)), (toppings("1c2s3p"), toppings("1s")));
}

#[test]
fn positions_that_cannot_be_are_refused_with_field_and_rule() {
    let with = |more: &str| {
        format!("game = \"mamma-mia\"\n{more}\n[[seat]]\nkind = \"chili\"\n[[seat]]\nkind = \"salami\"\n")
    };
    let cases = [
        (with("table = \"9s\""), "toppings: MM-4 TooManyToppings"),
        (with("table = \"1S\""), "toppings: MM-4 TooManyToppings"),
        (with("kitchen = \"s\""), "kitchen: MM-1 BossNowhere"),
        (with("phase = \"oven\""), "boss: MM-21 NoBoss"),
        (with("round = 4"), "round: MM-9 NoSuchRound"),
        (with("turn = 3"), "turn: `3`: expected player"),
        (with("boss = 1\nkitchen = \"boss\""), "kitchen: MM-1 BossTaken"),
        (with("oven = \"olive:mixed\""), "oven: `olive`: expected player"),
        (with("oven = \"chili:ladder\""), "seat 1, orders: MM-2 ForeignOrder"),
    ];
    for (toml, message) in cases {
        assert!(position_error(&toml).starts_with(message), "{toml}: {}", position_error(&toml));
    }
    let eight = with("").replacen("kind = \"chili\"", "kind = \"chili\"\ntoppings = \"8s\"", 1);
    assert_eq!(position_error(&eight), "seat 1, toppings: MM-13 HandTooLarge { most: 7 }");
    let alone = "game = \"mamma-mia\"\n[[seat]]\nkind = \"chili\"\n";
    assert_eq!(position_error(alone), "MM-4 Players { game: MammaMia, players: 1 }");
}
