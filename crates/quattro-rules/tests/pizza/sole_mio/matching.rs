//! The Match: SM-46 to SM-49.

use quattro_rules::pizza::{Burnt, Decision, Event, Topping};

use crate::scene::{Scene, added, assert_legal, burnt, filled};
use crate::support::{Table, orders, seat, toppings};

/// Chili's Match among four: mushroom has no toppings.
fn pairing(hand: &str) -> Table {
    let scene = Scene::sole_mio("3p", "chili:match").seat("chili", hand);
    scene.seat("salami", "2s1S1p").seat("mushroom", "").seat("olive", "1o").lay()
}

fn showed(number: usize, card: &str) -> Event {
    let topping: Topping = card.parse().unwrap();
    Event::ShowedOne { seat: seat(number), topping }
}

#[test]
fn sm_46_the_owner_names_an_opponent_who_shows_a_topping_to_everyone() {
    let mut table = pairing("1s1o");
    assert_eq!((table.game.decision(), table.to_act()), (Some(Decision::Name), 1));
    assert_legal(&table, "name:2 name:4 no");
    assert_eq!(table.play("name:2"), [Event::Named { seat: seat(1), opponent: seat(2) }]);
    assert_eq!((table.game.decision(), table.to_act()), (Some(Decision::ShowOne { seat: seat(2) }), 2));
    assert_legal(&table, "show:s show:S show:p");
    assert_eq!(table.refused("show:o"), "SM-46 ToppingsNotInHand");
    assert_eq!(table.refused("no"), "SM-46 ShowOneFirst");
    assert_eq!(table.play("show:S"), [showed(2, "S")]);
    assert!(table.told().iter().all(|told| told.to.includes(None)));
}

#[test]
fn sm_47_a_topping_of_that_kind_goes_to_the_larder_and_the_order_is_filled() {
    let mut table = pairing("1s1o");
    let before = table.view().larder;
    table.play("name:2 show:s");
    let told = table.play("add:1s");
    assert_eq!(told[..2], [added("match", "1s"), filled("match", "none")]);
    assert_eq!((table.view().larder, table.view().table), (before + 1, toppings("3p")));
    assert_eq!(table.hand(1), toppings("1o"));
}

#[test]
fn sm_47_single_or_double_whatever_was_shown() {
    for (hand, shown, answer) in [("1s", "S", "1s"), ("1O", "o", "1O")] {
        let mut table = pairing(hand);
        let number = if shown == "o" { 4 } else { 2 };
        table.play(&format!("name:{number} show:{shown} add:{answer}"));
        assert_eq!(table.filled(1), orders("match"));
    }
}

#[test]
fn sm_47_otherwise_it_is_not_filled_and_toppings_on_the_table_do_not_count() {
    let mut table = pairing("1s1o");
    table.play("name:2 show:p");
    assert_legal(&table, "no");
    assert_eq!(table.refused("add:1s"), "SM-47 WrongMatch");
    assert_eq!(table.play("no")[0], burnt("match", Burnt::NotCompleted));
    assert_eq!((table.hand(1), table.view().table), (toppings("1s1o"), toppings("3p")));
}

#[test]
fn sm_47_one_topping_is_played_not_more() {
    let mut table = pairing("2s1o");
    table.play("name:2 show:s");
    assert_legal(&table, "add:1s");
    for action in ["add:2s", "add:1s1o", "add:1o"] {
        assert_eq!(table.refused(action), "SM-47 WrongMatch");
    }
}

#[test]
fn sm_48_the_opponent_takes_the_shown_card_back() {
    let mut table = pairing("1s1o");
    table.play("name:2 show:s");
    assert_eq!(table.hand(2), toppings("2s1S1p"));
    table.play("add:1s");
    assert_eq!(table.hand(2), toppings("2s1S1p"));
}

#[test]
fn sm_49_no_help() {
    let mut table = pairing("1s1o");
    assert!(table.refused("ask").starts_with("SM-46"));
    table.play("name:2 show:p");
    assert!(table.refused("ask").starts_with("SM-47"));
}

#[test]
fn sm_49_the_owner_may_decline_before_naming_anyone() {
    let mut table = pairing("1s1o");
    assert_eq!(table.play("no")[0], burnt("match", Burnt::NotCompleted));
    assert_eq!(table.waiter_size(1), 11);
}

#[test]
fn sm_49_only_an_opponent_with_a_topping_can_be_named() {
    let mut table = pairing("1s1o");
    for action in ["name:3", "name:1", "name:5"] {
        assert_eq!(table.refused(action), "SM-49 CannotBeNamed", "{action}");
    }
}

#[test]
fn sm_49_an_owner_without_toppings_fails_at_once() {
    assert!(pairing("").events().contains(&burnt("match", Burnt::NoMatchPossible)));
}

#[test]
fn sm_49_with_nobody_to_name_it_fails_at_once() {
    let scene = Scene::sole_mio("3p", "chili:match").seat("chili", "2p").seat("salami", "").orders("duel");
    assert!(scene.lay().events().contains(&burnt("match", Burnt::NoMatchPossible)));
}

#[test]
fn sm_49_an_owner_who_can_match_must_but_chooses_which_card() {
    let mut table = pairing("1s1S");
    table.play("name:2 show:s");
    assert_eq!((table.game.decision().is_some(), table.to_act()), (true, 1));
    assert_legal(&table, "add:1s add:1S");
    assert_eq!(table.refused("no"), "SM-49 MustMatch");
    table.play("add:1S");
    assert_eq!((table.filled(1), table.hand(1)), (orders("match"), toppings("1s")));
}
