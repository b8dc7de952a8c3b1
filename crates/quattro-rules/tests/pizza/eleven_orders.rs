//! Each of the eleven Sole Mio! orders in each situation it can meet (SM-2, SM-15 to SM-30, SM-41 to SM-54).
//!
//! All orders are chili's. Salami, at chili's left, is the boss and the one who can help or stop; mushroom and
//! olive only watch, with empty hands. Where an order is missing from a list the rules leave no such case.

use quattro_rules::pizza::{Burnt, Event};

use crate::scene::{Scene, assert_legal, burnt};
use crate::support::{Table, order, orders, seat, toppings};

fn lay(name: &str, table: &str, hand: &str, salami: &str) -> Table {
    let scene = Scene::sole_mio(table, &format!("chili:{name}")).boss("salami").seat("chili", hand);
    scene.seat("salami", salami).seat("mushroom", "").seat("olive", "").lay()
}

/// Plays, and returns all that was told from the reveal on.
fn play(table: &mut Table, actions: &str) -> Vec<Event> {
    let mut told = table.events();
    told.extend(table.play(actions));
    told
}

fn helped(told: &[Event]) -> bool {
    told.iter().any(|event| matches!(event, Event::Gave { .. }))
}

/// Name, table, actions, what is left on the table.
const FROM_THE_TABLE: [(&str, &str, &str, &str); 10] = [
    ("four-salami", "5s1p", "", "1s1p"),
    ("four-pineapple", "4p1c", "", "1c"),
    ("four-mushroom", "6m", "", "2m"),
    ("four-olive", "2o1O1s", "", "1s"),
    ("pairs", "2s3p2m2o1c", "", "1p1c"),
    ("duel", "2c1s", "", "1s"),
    ("without-me", "2s2p2m", "choose:salami+mushroom", "2p"),
    ("two-doubles", "1S2s1P1M", "choose:pineapple+mushroom", "2s1S"),
    ("ladder", "4s3p2m2c", "choose:chili", "1m"),
    ("for-the-boss", "5s4c", "", "1s4c"),
];

#[test]
fn filled_from_the_table_alone() {
    for (name, lying, actions, left) in FROM_THE_TABLE {
        let mut table = lay(name, lying, "", "");
        play(&mut table, actions);
        assert_eq!((table.filled(1), table.view().table), (orders(name), toppings(left)), "{name}");
    }
}

#[test]
fn a_match_is_never_filled_from_the_table_alone() {
    let table = lay("match", "6s6p6m6c6o", "", "1s");
    assert!(table.events().contains(&burnt("match", Burnt::NoMatchPossible)));
}

/// Name, table, hand, actions, what is left on the table, and in hand.
const FROM_HAND: [(&str, &str, &str, &str, &str, &str); 11] = [
    ("four-salami", "1s", "4s", "add:3s", "none", "1s"),
    ("four-pineapple", "", "2p1P", "add:2p1P", "none", "none"),
    ("four-mushroom", "2m1c", "1M1m", "add:1M", "1c", "1m"),
    ("four-olive", "3o", "1o1s", "add:1o", "none", "1s"),
    ("pairs", "2s2p", "2m1O", "add:2m1O", "none", "none"),
    ("duel", "1c1s", "2c", "commit:1c+1c", "1s", "1c"),
    ("match", "1o", "1s1p", "name:2 show:s add:1s", "1o", "1p"),
    ("without-me", "2s1o", "1P1p", "choose:salami+pineapple add:1P", "1o", "1p"),
    ("two-doubles", "1S", "1O2p", "choose:salami+olive add:1O", "none", "2p"),
    (
        "ladder",
        "4s3p",
        "1M1c",
        "choose:salami choose:pineapple choose:mushroom choose:chili add:1c1M",
        "none",
        "none",
    ),
    ("for-the-boss", "3s", "1s1c", "add:1s", "none", "1c"),
];

#[test]
fn completed_from_hand() {
    for (name, lying, hand, actions, left, kept) in FROM_HAND {
        let mut table = lay(name, lying, hand, "1s");
        // Salami has a card to show for the match, but does not stop the duel.
        let stop = if name == "duel" { " no" } else { "" };
        play(&mut table, &format!("{actions}{stop}"));
        assert_eq!(table.filled(1), orders(name), "{name}");
        assert_eq!((table.view().table, table.hand(1)), (toppings(left), toppings(kept)), "{name}");
    }
}

/// Name, table, hand, salami's hand, actions, what salami keeps.
const WITH_HELP: [(&str, &str, &str, &str, &str, &str); 9] = [
    ("four-salami", "3s", "", "2s", "ask give:1s", "1s"),
    ("four-pineapple", "1p", "1p", "2p", "ask reserve:1p give:2p", "none"),
    ("four-mushroom", "2m", "1s", "1M1m", "ask reserve:none give:1M", "1m"),
    ("four-olive", "", "1O", "2o", "ask reserve:1O give:2o", "none"),
    ("pairs", "2s2p", "1m", "1m2o", "ask reserve:1m reserve:none give:1m2o", "none"),
    ("without-me", "2s", "1p", "1p", "choose:salami+pineapple ask reserve:1p give:1p", "none"),
    ("two-doubles", "", "1S", "1S1O", "choose:salami+olive ask reserve:1S reserve:none give:1O", "1S"),
    (
        "ladder",
        "4s3p",
        "",
        "2m1o1s",
        "choose:salami choose:pineapple choose:mushroom choose:olive ask give:2m1o",
        "1s",
    ),
    ("for-the-boss", "2s", "1s", "1s1p", "ask reserve:1s give:1s", "1p"),
];

#[test]
fn completed_with_help() {
    for (name, lying, hand, salami, actions, kept) in WITH_HELP {
        let mut table = lay(name, lying, hand, salami);
        let told = play(&mut table, actions);
        assert!(helped(&told), "{name}");
        assert_eq!((table.filled(1), table.hand(2)), (orders(name), toppings(kept)), "{name}");
        assert_eq!(table.filled(2).len(), 1, "{name}: the helper is rewarded");
        assert!(table.view().table.is_empty(), "{name}");
    }
}

#[test]
fn duel_and_match_get_no_help() {
    let mut table = lay("duel", "1c", "1o", "2c");
    assert!(table.refused("ask").starts_with("SM-41"));
    let mut table = lay("match", "1c", "1o", "2c");
    assert!(table.refused("ask").starts_with("SM-46"));
}

/// Name, table, hand, salami's hand, actions, how it failed. Nothing may have moved but a duel's cards.
const NOT_FILLED: [(&str, &str, &str, &str, &str, Burnt); 22] = [
    ("four-salami", "3s", "1s", "1s", "no", Burnt::NotCompleted),
    ("four-salami", "3s", "1s", "1s", "ask reserve:none no", Burnt::NobodyHelped),
    ("four-pineapple", "2p", "2p", "2p", "no", Burnt::NotCompleted),
    ("four-pineapple", "2p", "1p", "1p", "ask reserve:1p no", Burnt::NobodyHelped),
    ("four-mushroom", "", "2m1M", "1m", "no", Burnt::NotCompleted),
    ("four-mushroom", "2m", "", "2m", "ask no", Burnt::NobodyHelped),
    ("four-olive", "1O1o", "1o", "1O", "no", Burnt::NotCompleted),
    ("four-olive", "1O1o", "1o", "1O", "ask reserve:none no", Burnt::NobodyHelped),
    ("pairs", "2s2p2m", "2o", "2o", "no", Burnt::NotCompleted),
    ("pairs", "2s2p2m", "1o", "2o", "ask reserve:1o no", Burnt::NobodyHelped),
    ("duel", "1c", "1c", "1s", "no", Burnt::NotCompleted),
    ("duel", "2c", "1s", "2c", "commit:2c show", Burnt::Stopped),
    ("match", "", "1s", "1s", "no", Burnt::NotCompleted),
    ("match", "1p", "1s", "1s1p", "name:2 show:p no", Burnt::NotCompleted),
    ("without-me", "2s", "2p", "1s", "no", Burnt::NotCompleted),
    ("without-me", "2s", "1p", "1p", "choose:salami+pineapple ask reserve:1p no", Burnt::NobodyHelped),
    ("two-doubles", "1S", "1O", "1P", "choose:salami+olive no", Burnt::NotCompleted),
    ("two-doubles", "1S", "1p", "1O", "choose:salami+olive ask reserve:none no", Burnt::NobodyHelped),
    ("ladder", "4s3p2m", "1o", "1o", "no", Burnt::NotCompleted),
    (
        "ladder",
        "4s3p2m",
        "",
        "1o",
        "choose:salami choose:pineapple choose:mushroom choose:olive ask no",
        Burnt::NobodyHelped,
    ),
    ("for-the-boss", "3s4c", "1s", "1s", "no", Burnt::NotCompleted),
    ("for-the-boss", "3s4c", "1c", "1s", "ask reserve:none no", Burnt::NobodyHelped),
];

#[test]
fn declined_refused_or_stopped() {
    for (name, lying, hand, salami, actions, why) in NOT_FILLED {
        let mut table = lay(name, lying, hand, salami);
        let told = play(&mut table, actions);
        assert!(told.contains(&burnt(name, why)), "{name} {actions}: {told:?}");
        assert_eq!((table.filled(1), table.waiter_size(1)), (orders(""), 11), "{name}");
        let lies_as_before = (table.view().table, table.hand(1), table.hand(2));
        assert_eq!(lies_as_before, (toppings(lying), toppings(hand), toppings(salami)), "{name}");
        assert_eq!(table.view().boss, Some(seat(2)), "{name}");
    }
}

/// A double used for one. Name, table, hand, salami's hand, actions, what is left of all three.
type Overloaded = (&'static str, &'static str, &'static str, &'static str, &'static str, [&'static str; 3]);

const OVERLOADED: [Overloaded; 12] = [
    ("four-salami", "3s", "1S", "", "add:1S", ["none", "none", "none"]),
    ("four-pineapple", "1P1p", "1P", "", "add:1P", ["none", "none", "none"]),
    ("four-mushroom", "3m", "", "1m1M", "ask give:1M", ["none", "none", "1m"]),
    ("four-olive", "1o", "2O", "", "add:2O", ["none", "none", "none"]),
    ("pairs", "2s2p1m2o", "1M", "", "add:1M", ["none", "none", "none"]),
    ("pairs", "2s2p1m1M2o", "", "", "", ["1m", "none", "none"]),
    ("match", "", "1S1p", "1s", "name:2 show:s add:1S", ["none", "1p", "1s"]),
    ("without-me", "2s1p", "1P", "", "choose:salami+pineapple add:1P", ["none", "none", "none"]),
    ("ladder", "4s3p2m1o1O", "", "", "choose:pineapple choose:mushroom", ["1o", "none", "none"]),
    ("ladder", "4s2P1p2m1c", "", "", "choose:salami", ["1p", "none", "none"]),
    ("for-the-boss", "3s", "1S", "", "add:1S", ["none", "none", "none"]),
    ("for-the-boss", "3s", "", "1S", "ask give:1S", ["none", "none", "none"]),
];

#[test]
fn overloaded() {
    for (name, lying, hand, salami, actions, left) in OVERLOADED {
        let mut table = lay(name, lying, hand, salami);
        play(&mut table, actions);
        assert_eq!(table.filled(1), orders(name), "{name} {actions}");
        let lies = (table.view().table, table.hand(1), table.hand(2));
        assert_eq!(lies, (toppings(left[0]), toppings(left[1]), toppings(left[2])), "{name} {actions}");
    }
}

#[test]
fn a_single_never_stands_for_a_double() {
    let mut table = lay("two-doubles", "4s4p", "4o", "4m");
    table.play("choose:salami+pineapple");
    assert_legal(&table, "ask no");
    table.play("ask reserve:none reserve:none");
    assert_legal(&table, "no");
}

/// Nothing that anybody holds would do. Name, table, hand, salami's hand, actions to the end, how it failed.
const IMPOSSIBLE: [(&str, &str, &str, &str, &str, Burnt); 13] = [
    ("four-salami", "3s", "2p", "2p", "ask reserve:none no", Burnt::NobodyHelped),
    ("four-pineapple", "3p", "", "", "ask", Burnt::NobodyHelped),
    ("four-mushroom", "", "1m", "1m", "ask reserve:1m", Burnt::NobodyHelped),
    ("four-olive", "1o", "1o", "1s1p", "ask reserve:1o no", Burnt::NobodyHelped),
    ("pairs", "2s2p2m", "", "2c", "ask no", Burnt::NobodyHelped),
    ("duel", "1c", "", "", "", Burnt::NotCompleted),
    ("match", "1s", "", "1s", "", Burnt::NoMatchPossible),
    ("match", "1s", "1s", "", "", Burnt::NoMatchPossible),
    ("without-me", "2s2p1c", "", "", "", Burnt::OwnKindOnTable),
    ("without-me", "1s", "", "", "choose:salami+olive ask", Burnt::NobodyHelped),
    ("two-doubles", "2S", "2s", "2s", "choose:salami+olive ask reserve:none no", Burnt::NobodyHelped),
    (
        "ladder",
        "4s4p",
        "",
        "",
        "choose:salami choose:pineapple choose:mushroom choose:olive ask",
        Burnt::NobodyHelped,
    ),
    // Four salami take two cards at least: salami, who has one, refuses unasked.
    ("for-the-boss", "4c", "4c", "1s", "ask reserve:none", Burnt::NobodyHelped),
];

#[test]
fn impossible() {
    for (name, lying, hand, salami, actions, why) in IMPOSSIBLE {
        let mut table = lay(name, lying, hand, salami);
        assert!(!table.legal().iter().any(|action| action.starts_with("add")), "{name}");
        let told = play(&mut table, actions);
        assert!(told.contains(&burnt(name, why)), "{name}: {told:?}");
        assert_eq!(table.view().table, toppings(lying), "{name}");
    }
}

#[test]
fn every_order_stands_in_every_list_that_can_hold_it() {
    let eleven: Vec<&str> = FROM_HAND.iter().map(|case| case.0).collect();
    assert_eq!(orders(&eleven.join(" ")).len(), 11);
    for name in &eleven {
        let particular = ["duel", "match"].contains(name);
        let no_overload = ["duel", "two-doubles"].contains(name);
        assert_eq!(FROM_THE_TABLE.iter().any(|case| case.0 == *name), *name != "match");
        assert_eq!(WITH_HELP.iter().any(|case| case.0 == *name), !particular);
        assert!(NOT_FILLED.iter().filter(|case| case.0 == *name).count() == 2);
        assert_eq!(OVERLOADED.iter().any(|case| case.0 == *name), !no_overload, "{name}");
        assert!(IMPOSSIBLE.iter().any(|case| case.0 == *name));
        assert!(!order(name).name().is_empty());
    }
}
