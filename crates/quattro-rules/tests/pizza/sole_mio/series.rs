//! Series: SM-31 to SM-34.

use quattro_rules::pizza::{Burnt, Decision, Event};

use crate::scene::{Scene, assert_legal, burnt_series, need};
use crate::support::{Table, order, orders, seat, toppings};

/// Chili's four of olives comes out of the oven.
fn four_olive(table: &str, hand: &str, held: &str) -> Scene {
    Scene::sole_mio(table, "chili:four-olive").seat("chili", hand).orders(held)
}

fn alone(table: &str, hand: &str, held: &str) -> Table {
    four_olive(table, hand, held).seat("salami", "").lay()
}

#[test]
fn sm_31_up_to_three_more_fours_may_be_played_from_hand() {
    let mut table = alone("4o3s2p1m", "", "four-salami four-pineapple four-mushroom duel");
    assert_legal(&table, "join:four-salami join:four-pineapple join:four-mushroom skip");
    let told = table.play("join:four-salami");
    assert_eq!(told, [Event::Joined { seat: seat(1), order: order("four-salami") }]);
    table.play("join:four-pineapple join:four-mushroom");
    assert_eq!(table.game.decision(), Some(Decision::Number { number: 4 }), "three more are all there are");
    table.play("number:four-olive number:four-salami number:four-pineapple");
    assert_eq!(table.filled(1), orders("four-olive four-salami four-pineapple four-mushroom"));
    assert_eq!(table.held_orders(1), orders("duel"));
}

#[test]
fn sm_31_the_owner_is_asked_whenever_they_hold_any_order() {
    let with_a_four = alone("4o", "", "four-salami");
    let without = alone("4o", "", "duel");
    assert_eq!(without.game.decision(), Some(Decision::Series));
    assert_legal(&without, "skip");
    assert_eq!(with_a_four.view(), without.view(), "the question tells nothing");
    assert_eq!(alone("4o", "", "").filled(1), orders("four-olive"), "without any order there is no question");
}

#[test]
fn sm_31_after_each_order_the_owner_is_asked_again_while_they_hold_any() {
    let mut table = alone("4o3s", "", "four-salami duel");
    table.play("join:four-salami");
    assert_eq!(table.game.decision(), Some(Decision::Series));
    assert_legal(&table, "skip");
}

#[test]
fn sm_31_for_the_boss_never_belongs_to_a_series() {
    let mut table = alone("4o", "", "for-the-boss");
    assert_eq!(table.refused("join:for-the-boss"), "SM-31 NotAFour");
    let scene = Scene::sole_mio("4c", "chili:for-the-boss").seat("chili", "").orders("four-olive");
    let table = scene.seat("salami", "").lay();
    assert_eq!(table.filled(1), orders("for-the-boss"), "nor does it begin one");
}

#[test]
fn sm_31_only_fours_from_the_own_hand() {
    let mut table = alone("4o", "", "pairs");
    assert_eq!(table.refused("join:pairs"), "SM-31 NotAFour");
    assert_eq!(table.refused("join:four-salami"), "SM-31 OrderNotInHand");
}

#[test]
fn sm_32_the_needs_are_the_first_numbers_of_4_3_2_1() {
    for (lying, held, numbers) in [
        ("4o3s", "four-salami", "number:four-olive"),
        ("4o3s2p", "four-salami four-pineapple", "number:four-olive number:four-salami"),
    ] {
        let mut table = alone(lying, "", held);
        for name in held.split_whitespace() {
            table.play(&format!("join:{name}"));
        }
        table.play(numbers);
        assert_eq!(table.filled(1).len() as usize, held.split_whitespace().count() + 1);
        assert!(table.view().table.is_empty(), "just {lying} is used");
    }
}

#[test]
fn sm_32_the_player_decides_which_order_gets_which_number_the_revealed_one_included() {
    let mut table = alone("1o2s3p4m", "", "four-salami four-pineapple four-mushroom");
    table.play("join:four-salami join:four-pineapple join:four-mushroom");
    assert_legal(&table, "number:four-olive number:four-salami number:four-pineapple number:four-mushroom");
    let told = table.play("number:four-mushroom");
    assert_eq!(told[0], Event::Numbered { seat: seat(1), order: order("four-mushroom"), number: 4 });
    assert_legal(&table, "number:four-olive number:four-salami number:four-pineapple");
    assert_eq!(table.refused("number:four-mushroom"), "SM-32 AlreadyNumbered");
    assert_eq!(table.refused("number:four-chili"), "SM-32 NotInSeries");
    assert_eq!(table.refused("no"), "SM-32 NumberFirst");
    let told = table.play("number:four-pineapple number:four-salami");
    assert!(
        told.contains(&Event::Numbered { seat: seat(1), order: order("four-olive"), number: 1 }),
        "the last is no choice"
    );
    assert_eq!(table.filled(1).len(), 4);
}

#[test]
fn sm_32_numbers_are_given_before_any_help_is_asked() {
    let mut table = four_olive("4o", "", "four-salami").seat("salami", "3s").lay();
    table.play("join:four-salami");
    assert!(table.refused("ask").starts_with("SM-32"));
    table.play("number:four-olive");
    let told = table.play("ask");
    assert!(told.contains(&Event::Asked { seat: seat(1), need: need("3s") }));
}

#[test]
fn sm_33_cards_from_hand_may_be_used() {
    let mut table = alone("3o1O2s", "1s1S2c", "four-salami");
    table.play("join:four-salami number:four-olive");
    assert_legal(&table, "add:1s add:1S ask");
    table.play("add:1S");
    assert_eq!(table.filled(1), orders("four-olive four-salami"));
    assert_eq!((table.view().table, table.hand(1)), (toppings("1o"), toppings("1s2c")));
}

#[test]
fn sm_33_one_helper_and_one_reward_for_the_whole_series() {
    let mut table =
        four_olive("2o2s", "1o", "four-salami").seat("salami", "1o1s").seat("olive", "1o1s").lay();
    table.play("join:four-salami number:four-olive ask");
    let told = table.play("reserve:none reserve:1o");
    assert!(told.contains(&Event::Asked { seat: seat(1), need: need("1s1o") }));
    let told = table.play("give:1s1o");
    assert_eq!(table.filled(1), orders("four-olive four-salami"));
    assert_eq!(told.iter().filter(|event| matches!(event, Event::Rewarded { .. })).count(), 1);
    assert_eq!((table.filled(2).len(), table.hand(3)), (1, toppings("1s1o")), "olive is not asked");
}

#[test]
fn sm_34_a_series_the_table_can_pay_is_filled_without_a_question() {
    let mut table = alone("4o3s", "2o2s", "four-salami");
    table.play("join:four-salami number:four-olive");
    assert_eq!(table.filled(1), orders("four-olive four-salami"));
}

#[test]
fn sm_34_once_declared_it_cannot_be_withdrawn() {
    let mut table = alone("4o", "3s", "four-salami");
    table.play("join:four-salami number:four-olive");
    assert_legal(&table, "add:3s ask");
    assert_eq!(table.refused("no"), "SM-34 SeriesMustBePaid");
    assert_eq!(table.refused("skip"), "SM-18 SettleFirst");
}

#[test]
fn sm_34_filled_as_a_whole_or_not_at_all_even_if_the_table_could_pay_the_revealed_one() {
    let mut table = four_olive("4o", "1s", "four-salami").seat("salami", "3s").lay();
    table.play("join:four-salami number:four-olive ask reserve:1s");
    let told = table.play("no");
    let why = Burnt::NobodyHelped;
    assert_eq!(told[1..3], [burnt_series("four-olive", why), burnt_series("four-salami", why)]);
    assert_eq!(table.filled(1), orders(""));
    assert_eq!((table.view().table, table.hand(1)), (toppings("4o"), toppings("1s")), "nothing is used");
}

#[test]
fn sm_34_a_failed_series_goes_under_the_waiter_the_revealed_one_first() {
    let scene = four_olive("4o", "", "four-mushroom four-pineapple").round(1);
    let mut table = scene.filled("pairs duel").seat("salami", "").lay();
    table.play("join:four-pineapple join:four-mushroom number:four-olive number:four-pineapple ask");
    assert_eq!(table.waiter_size(1), 9);
    table.play("draw:waiter");
    let rest = "four-salami match without-me two-doubles ladder for-the-boss";
    assert_eq!(table.held_orders(1), orders(&format!("{rest} four-olive")), "the revealed one lies highest");
    table.play("draw:kitchen");
    table.play("order:match draw:waiter");
    assert!(table.held_orders(1).contains(order("four-pineapple")), "then the one played first");
    assert_eq!(table.waiter_size(1), 1);
}
