//! The other particular orders: SM-50 to SM-55.

use quattro_rules::pizza::{Burnt, Event, Kind, Need};

use crate::scene::{Scene, added, assert_legal, burnt, filled, need};
use crate::support::{Table, order, orders, seat, toppings};

/// Chili's order against salami, who holds these toppings.
fn chili(table: &str, name: &str, hand: &str, helper: &str) -> Table {
    Scene::sole_mio(table, &format!("chili:{name}")).seat("chili", hand).seat("salami", helper).lay()
}

#[test]
fn sm_50_without_me_fails_while_the_own_kind_lies_on_the_table() {
    let table = chili("2s2p1c", "without-me", "3o", "3o");
    assert!(table.events().contains(&burnt("without-me", Burnt::OwnKindOnTable)));
    assert_eq!(table.view().table, toppings("2s2p1c"));
}

#[test]
fn sm_50_otherwise_two_each_of_two_other_kinds_of_the_owners_choice() {
    let mut table = chili("1s", "without-me", "1s2p", "2m");
    let pairs = [
        "salami+pineapple",
        "salami+mushroom",
        "salami+olive",
        "pineapple+mushroom",
        "pineapple+olive",
        "mushroom+olive",
    ];
    let choices: Vec<String> = pairs.iter().map(|pair| format!("choose:{pair}")).collect();
    assert_legal(&table, &format!("{} no", choices.join(" ")));
    assert_eq!(table.refused("choose:salami+chili"), "SM-50 OwnKindChosen");
    assert_eq!(table.refused("choose:salami"), "SM-50 KindsToChoose");
}

#[test]
fn sm_50_hand_and_help_are_allowed() {
    let mut table = chili("1s", "without-me", "1s2p", "2m");
    table.play("choose:salami+pineapple add:1s2p");
    assert_eq!(table.filled(1), orders("without-me"));
    let mut table = chili("1s", "without-me", "1s2p", "2m");
    table.play("choose:salami+mushroom ask reserve:1s reserve:none give:2m");
    assert_eq!((table.filled(1), table.hand(1)), (orders("without-me"), toppings("2p")));
}

#[test]
fn sm_50_a_double_pays_two() {
    assert_eq!(chili("1S1P", "without-me", "", "").filled(1), orders("without-me"));
}

#[test]
fn sm_51_two_double_cards_of_different_kinds() {
    let table = chili("2s1S3p1P", "two-doubles", "", "");
    assert_eq!(table.filled(1), orders("two-doubles"));
    assert_eq!(table.view().table, toppings("2s3p"), "singles do not count");
    let scene = Scene::sole_mio("2S4p", "chili:two-doubles").seat("chili", "").seat("salami", "");
    let mut table = scene.seat("mushroom", "").seat("olive", "").lay();
    assert!(table.legal().contains(&"no".to_owned()), "two doubles of one kind do not do");
    table.play("choose:salami+pineapple ask");
    assert_eq!(table.filled(1), orders(""));
}

#[test]
fn sm_51_the_own_kind_may_be_one_of_them() {
    assert_eq!(chili("1S1C", "two-doubles", "", "").filled(1), orders("two-doubles"));
}

#[test]
fn sm_51_the_owner_chooses_among_several() {
    let mut table = chili("1S1P1M", "two-doubles", "", "");
    assert_legal(&table, "choose:salami+pineapple choose:salami+mushroom choose:pineapple+mushroom");
    table.play("choose:salami+mushroom");
    assert_eq!(table.view().table, toppings("1P"));
}

#[test]
fn sm_51_from_table_hand_and_help_together() {
    let mut table = chili("1S", "two-doubles", "1P2p", "1O");
    table.play("choose:salami+pineapple");
    assert_legal(&table, "add:1P ask no");
    table.play("add:1P");
    assert_eq!((table.filled(1), table.hand(1)), (orders("two-doubles"), toppings("2p")));

    let mut table = chili("", "two-doubles", "1P2p", "1O1s");
    table.play("choose:pineapple+olive ask");
    assert_legal(&table, "reserve:none reserve:1P");
    table.play("reserve:1P reserve:none");
    table.play("give:1O");
    assert_eq!((table.filled(1), table.hand(2)), (orders("two-doubles"), toppings("1s")));
}

#[test]
fn sm_51_a_request_names_the_exact_doubles_and_singles_do_not_pay_it() {
    let mut table = chili("", "two-doubles", "", "2s2o1S1O");
    let told = table.play("choose:salami+olive ask");
    assert!(told.contains(&Event::Asked { seat: seat(1), need: need("1S1O") }));
    assert_eq!(need("1S1O").to_string(), "1S1O");
    assert_legal(&table, "give:1S1O no");
    assert_eq!(table.refused("give:2s1O"), "SM-26 WrongGift");
}

#[test]
fn sm_52_the_owner_chooses_which_kinds_are_4_3_2_and_1() {
    let mut table = chili("4s4p2m2o", "ladder", "", "");
    assert_legal(&table, "choose:salami choose:pineapple");
    let told = table.play("choose:pineapple");
    let kinds = "pineapple".parse().unwrap();
    assert_eq!(
        told[0],
        Event::Chose { seat: seat(1), order: order("ladder"), kinds, number: Some(4), need: None }
    );
    table.play("choose:olive");
    assert_eq!(table.filled(1), orders("ladder"));
    assert_eq!(
        table.view().table,
        toppings("1s1m"),
        "4 pineapple, 3 salami, 2 olives and 1 mushroom are used"
    );
}

#[test]
fn sm_52_the_own_kind_may_be_one_of_them() {
    let table = chili("4c3s2p1m", "ladder", "", "");
    assert_eq!((table.filled(1), table.view().table), (orders("ladder"), toppings("none")));
}

#[test]
fn sm_52_each_kind_once() {
    let mut table = chili("4s", "ladder", "2p", "2m");
    table.play("choose:salami");
    assert_eq!(table.refused("choose:salami"), "SM-52 KindChosenBefore");
    assert_eq!(table.refused("choose:pineapple+olive"), "SM-52 KindsToChoose");
    assert_legal(&table, "choose:pineapple choose:mushroom choose:chili choose:olive no");
}

#[test]
fn sm_52_while_the_table_can_pay_only_what_table_and_hand_pay_can_be_chosen() {
    let mut table = chili("4s3p2m1o", "ladder", "1p1m", "");
    assert_legal(&table, "choose:salami choose:pineapple");
    table.play("choose:salami");
    assert_legal(&table, "choose:pineapple choose:mushroom");
    table.play("choose:mushroom");
    assert_legal(&table, "choose:pineapple");
    table.play("choose:pineapple");
    assert_legal(&table, "choose:olive");
    table.play("choose:olive");
    assert_legal(&table, "add:1m");
}

#[test]
fn sm_53_pairs_takes_two_of_each_kind_that_is_not_the_owners() {
    let table = chili("3s2p1M1m2o2c", "pairs", "", "");
    assert_eq!(table.events()[1], filled("pairs", "2s2p1M2o"));
    assert_eq!(table.view().table, toppings("1s1m2c"));
}

/// Salami has the Sole Mio! card; chili's For the boss comes out of the oven.
fn for_the_boss(table: &str, more: &str) -> Table {
    let oven = format!("chili:for-the-boss {more}");
    let scene =
        Scene::sole_mio(table, &oven).boss("salami").seat("chili", "").seat("salami", "").seat("olive", "");
    scene.lay()
}

#[test]
fn sm_54_it_asks_for_four_of_the_present_bosss_kind() {
    let table = for_the_boss("4s4c4o", "");
    assert_eq!(table.events()[1], filled("for-the-boss", "4s"));
    assert_eq!(table.events()[2], Event::NewBoss { seat: seat(1) });
    assert_eq!(table.view().boss, Some(seat(1)), "its owner takes the Sole Mio! card at once");
}

#[test]
fn sm_54_a_later_one_asks_for_the_new_bosss_kind() {
    let table = for_the_boss("4s4c4o", "olive:for-the-boss");
    assert_eq!(table.filled(3), orders("for-the-boss"));
    assert_eq!((table.view().table, table.view().boss), (toppings("4o"), Some(seat(3))));
}

#[test]
fn sm_54_not_filled_the_card_stays_where_it_is() {
    let mut table = for_the_boss("3s4c", "");
    assert_eq!(table.view().judged.unwrap().lack, Some(Need::kinds([(Kind::Salami, 1)])));
    table.play("no");
    assert_eq!(table.view().boss, Some(seat(2)));
}

#[test]
fn sm_54_the_new_boss_starts_the_next_round() {
    let scene = Scene::sole_mio("4s", "chili:for-the-boss 1p").round(1).boss("salami");
    let table = scene.seat("chili", "1p").seat("salami", "1s").lay();
    assert!(table.events().contains(&Event::RoundBegan { round: 2, seat: seat(1) }));
    assert!(table.events().contains(&Event::Gathered { seat: seat(1), toppings: toppings("1p") }));
    assert_eq!(table.to_act(), 1);
}

#[test]
fn sm_54_the_bosss_own_one_asks_for_their_own_kind_and_moves_nothing() {
    let table = chili("4c4s", "for-the-boss", "", "");
    assert_eq!((table.view().table, table.view().boss), (toppings("4s"), Some(seat(1))));
    assert!(!table.events().iter().any(|event| matches!(event, Event::NewBoss { .. })));
}

#[test]
fn sm_54_hand_and_help_are_allowed() {
    let scene = |hand| {
        Scene::sole_mio("3s", "chili:for-the-boss").boss("salami").seat("chili", hand).seat("salami", "1s")
    };
    let mut table = scene("1s").lay();
    table.play("add:1s");
    assert_eq!(table.filled(1), orders("for-the-boss"));
    let mut table = scene("").lay();
    let told = table.play("ask give:1s");
    assert!(told.contains(&Event::NewBoss { seat: seat(1) }));
}

#[test]
fn sm_55_requests_answers_series_cards_given_and_shown_and_rewards_are_public() {
    let scene = Scene::sole_mio("4o", "chili:four-olive").seat("chili", "1s").orders("four-salami");
    let mut table = scene.seat("salami", "").seat("olive", "2s").lay();
    table.play("join:four-salami number:four-olive ask reserve:1s give:2s");
    let everyone: Vec<Event> =
        table.told().iter().filter(|told| told.to.includes(None)).map(|told| told.event).collect();
    for event in [
        Event::Joined { seat: seat(1), order: order("four-salami") },
        Event::Numbered { seat: seat(1), order: order("four-salami"), number: 3 },
        Event::Asked { seat: seat(1), need: need("2s") },
        Event::RefusedHelp { seat: seat(2) },
        Event::Gave { seat: seat(3), toppings: toppings("2s") },
        added("four-olive", "1s"),
        Event::Rewarded { seat: seat(3), order: order("four-salami") },
    ] {
        assert!(everyone.contains(&event), "{event:?}");
    }
}

#[test]
fn sm_55_doubles_in_hand_look_like_singles_from_behind() {
    let double = chili("1s", "four-olive", "1O1P", "1o");
    let single = chili("1s", "four-olive", "1o1p", "1o");
    assert_eq!(double.view(), single.view());
    assert_eq!(double.view_of(2), single.view_of(2));
}
