//! The worked examples SM-E1 to SM-E11, with exactly the cards given.

use quattro_rules::pizza::{Burnt, Event, Need};

use crate::scene::{Scene, assert_legal, burnt, filled, need};
use crate::support::{order, orders, seat, toppings};

#[test]
fn sm_e1_four_olives_take_the_double_and_two_singles() {
    let scene = Scene::sole_mio("4o1O2s1c", "chili:four-olive").seat("chili", "").seat("salami", "");
    let table = scene.lay();
    assert_eq!(table.events()[1], filled("four-olive", "2o1O"));
    assert_eq!(table.view().table, toppings("2o2s1c"));
}

#[test]
fn sm_e2_the_ladder_may_use_the_double_salami_for_two_or_for_one() {
    let scene = || Scene::sole_mio("4o3m2p1S", "chili:ladder").seat("chili", "").seat("salami", "").lay();
    let mut table = scene();
    assert_legal(&table, "choose:salami choose:pineapple");
    let told = table.play("choose:pineapple");
    assert!(told.contains(&filled("ladder", "4o3m2p1S")));
    assert!(table.view().table.is_empty());

    let mut table = scene();
    table.play("choose:salami");
    assert_eq!((table.filled(1), table.view().table), (orders("ladder"), toppings("1p")));
}

#[test]
fn sm_e3_the_second_opponent_helps_chili_with_one_olive() {
    let scene = Scene::sole_mio("2o", "chili:four-olive").seat("chili", "1o").seat("salami", "1s");
    let mut table = scene.seat("olive", "1o").seat("mushroom", "1o").lay();
    assert_legal(&table, "ask no");
    let told = table.play("ask reserve:1o");
    assert!(told.contains(&Event::Asked { seat: seat(1), need: need("1o") }));
    assert_eq!(table.play("no"), [Event::RefusedHelp { seat: seat(2) }]);
    let told = table.play("give:1o");
    assert!(told.contains(&filled("four-olive", "2o")), "with chili's olive and the given one");
    assert_eq!(table.hand(4), toppings("1o"), "nobody else is asked");
    assert!(
        told.contains(&Event::Rewarded { seat: seat(3), order: order("four-salami") }),
        "the top of olive's waiter"
    );
    assert_eq!((table.filled(1), table.filled(3)), (orders("four-olive"), orders("four-salami")));
}

#[test]
fn sm_e4_chili_keeps_an_olive_asks_in_vain_and_may_not_play_it_now() {
    let scene = Scene::sole_mio("3o", "chili:four-olive").seat("chili", "1o").seat("salami", "1s");
    let mut table = scene.seat("olive", "1o").seat("mushroom", "1o").lay();
    let told = table.play("ask reserve:none no no no");
    assert!(told.contains(&burnt("four-olive", Burnt::NobodyHelped)));
    assert_eq!((table.hand(1), table.view().table), (toppings("1o"), toppings("3o")));
    assert_eq!(table.waiter_size(1), 11);
}

#[test]
fn sm_e5_a_series_of_three_is_filled_with_two_salami_from_hand() {
    let scene =
        Scene::sole_mio("4m2c1s", "olive:four-chili").seat("olive", "2s").orders("four-mushroom four-salami");
    let mut table = scene.seat("pineapple", "").lay();
    table.play("join:four-mushroom join:four-salami number:four-mushroom number:four-salami");
    assert_legal(&table, "add:2s ask");
    let before = table.view().larder;
    table.play("add:2s");
    assert_eq!(table.filled(1), orders("four-chili four-mushroom four-salami"));
    assert!(table.view().table.is_empty(), "4 mushroom, 3 salami, 2 chili");
    assert_eq!(table.view().larder, before + 9);
}

#[test]
fn sm_e6_a_duel_for_three_is_stopped_by_a_single_and_a_double() {
    let scene = Scene::sole_mio("2s1m", "mushroom:duel").seat("mushroom", "3m");
    let mut table = scene.seat("salami", "1m").seat("chili", "1M").lay();
    assert!(table.refused("commit:1m").starts_with("SM-41"), "at least one must come from hand");
    let told = table.play("commit:1m+2m show show");
    assert!(told.contains(&burnt("duel", Burnt::Stopped)));
    assert_eq!((table.view().table, table.hand(1)), (toppings("2s3m"), toppings("1m")));
    assert_eq!((table.hand(2), table.hand(3)), (toppings("1m"), toppings("1M")));
}

#[test]
fn sm_e7_a_single_chili_matches_a_double_one() {
    let scene = Scene::sole_mio("", "pineapple:match").seat("pineapple", "1c").seat("chili", "1C");
    let mut table = scene.lay();
    table.play("name:2 show:C add:1c");
    assert_eq!((table.filled(1), table.hand(2)), (orders("match"), toppings("1C")));
}

#[test]
fn sm_e8_without_me_fails_because_of_the_salami() {
    let scene = Scene::sole_mio("3p2o1c1s", "salami:without-me").seat("salami", "").seat("chili", "");
    let table = scene.lay();
    assert!(table.events().contains(&burnt("without-me", Burnt::OwnKindOnTable)));
    assert_eq!(table.view().table, toppings("3p2o1c1s"));
}

#[test]
fn sm_e9_nobody_gives_the_double_salami() {
    let scene = Scene::sole_mio("", "mushroom:two-doubles").seat("mushroom", "1P");
    let mut table = scene.seat("salami", "1S").seat("olive", "2s").lay();
    table.play("choose:salami+pineapple ask");
    let told = table.play("reserve:none reserve:1P");
    assert!(told.contains(&Event::Asked { seat: seat(1), need: need("1S") }));
    let told = table.play("no no");
    assert!(told.contains(&burnt("two-doubles", Burnt::NobodyHelped)));
    assert_eq!((table.hand(1), table.waiter_size(1)), (toppings("1P"), 11));
}

#[test]
fn sm_e10_a_ladder_with_one_mushroom_from_hand_and_two_toppings_given() {
    let scene = Scene::sole_mio("4p4s", "olive:ladder").seat("olive", "1m").seat("chili", "1m1o");
    let mut table = scene.lay();
    table.play("choose:salami choose:pineapple choose:mushroom choose:olive ask");
    let told = table.play("reserve:1m reserve:none");
    assert!(told.contains(&Event::Asked { seat: seat(1), need: need("1m1o") }));
    let told = table.play("give:1m1o");
    assert!(told.contains(&filled("ladder", "4s3p")));
    assert_eq!(table.view().table, toppings("1p"));
    assert_eq!(
        (table.filled(2), table.waiter_size(2)),
        (orders("four-salami"), 10),
        "the top of the helper's waiter"
    );
}

#[test]
fn sm_e11_for_the_boss_hands_on_the_sole_mio_card() {
    let scene = Scene::sole_mio("3p2c", "salami:for-the-boss 3s pineapple:for-the-boss 1m")
        .round(1)
        .boss("pineapple");
    let mut table = scene.seat("salami", "1p").seat("pineapple", "1s").lay();
    assert_eq!(table.view().judged.unwrap().lack, Some(need("1p")));
    let told = table.play("add:1p");
    assert!(told.contains(&Event::NewBoss { seat: seat(1) }));
    let lack: Option<Need> = table.view().judged.unwrap().lack;
    assert_eq!(lack, Some(need("1s")), "the next such order asks for 4 salami");
    let told = table.play("add:1s");
    assert!(told.contains(&Event::NewBoss { seat: seat(2) }), "and the card moves again");
    assert_eq!(table.to_act(), 2, "pineapple starts the next round");
}

#[test]
fn sm_e11_salami_starts_the_next_round_if_the_card_stays() {
    let scene = Scene::sole_mio("3p2c", "salami:for-the-boss").round(1).boss("pineapple");
    let mut table = scene.seat("salami", "1p").seat("pineapple", "1s").lay();
    let told = table.play("add:1p");
    assert!(told.contains(&Event::RoundBegan { round: 2, seat: seat(1) }));
    assert_eq!(table.filled(1), orders("for-the-boss"));
}
