//! The Duel: SM-41 to SM-45.

use quattro_rules::pizza::{Burnt, Decision, Event, Toppings};

use crate::scene::{Scene, assert_legal, burnt, filled};
use crate::support::{Table, order, orders, seat, toppings};

/// Chili's Duel against salami, mushroom and olive, who hold chili.
fn duel(table: &str, hand: &str) -> Table {
    let scene = Scene::sole_mio(table, "chili:duel").seat("chili", hand);
    scene.seat("salami", "1c1s").seat("mushroom", "1C").seat("olive", "1o").lay()
}

fn showed(number: usize, cards: &str) -> Event {
    Event::ShowedAgainst { seat: seat(number), toppings: toppings(cards) }
}

fn showed_nothing(number: usize) -> Event {
    Event::ShowedNothing { seat: seat(number) }
}

#[test]
fn sm_41_the_owner_decides_how_many_to_commit_the_tables_first_then_from_hand() {
    let table = duel("3c1s", "2c");
    assert_eq!(table.game.decision(), Some(Decision::Commit));
    assert_legal(&table, "commit:2c commit:3c commit:3c+1c commit:3c+2c");
}

#[test]
fn sm_41_at_least_two() {
    let mut table = duel("1c", "2c");
    assert_legal(&table, "commit:1c+1c commit:1c+2c no");
    assert_eq!(table.refused("commit:1c"), "SM-41 CommitTooLittle");
    assert_legal(&duel("", "1c"), "no");
    assert_legal(&duel("", "1C"), "commit:none+1C no");
}

#[test]
fn sm_41_n_is_the_total_value_of_the_committed_cards() {
    let mut table = duel("1c", "1c1C");
    let told = table.play("commit:1c+1c1C");
    let (table, hand) = (toppings("1c"), toppings("1c1C"));
    assert_eq!(told[0], Event::Committed { seat: seat(1), table, hand, value: 4 });
}

#[test]
fn sm_41_doubles_on_the_table_go_first() {
    let mut table = duel("2c1C", "");
    assert_legal(&table, "commit:1C commit:1c1C commit:2c1C");
    assert_eq!(table.refused("commit:2c"), "SM-41 CommitDoublesFirst");
}

#[test]
fn sm_41_cards_from_hand_only_once_the_whole_column_is_committed() {
    let mut table = duel("3c", "2c");
    let why = "SM-41 CommitWholeColumn";
    assert_eq!(table.refused("commit:2c+1c"), why);
    assert_eq!(table.refused("commit:none+2c"), why);
    assert_eq!(table.refused("commit:3c+3c"), "SM-41 ToppingsNotInHand");
}

#[test]
fn sm_41_only_the_own_kind() {
    let mut table = duel("3c2s", "2s");
    assert_eq!(table.refused("commit:2s"), "SM-41 CommitOwnKind");
}

#[test]
fn sm_41_declining_is_possible_only_if_the_table_holds_less_than_two() {
    let mut table = duel("1C", "1c");
    let why = "SM-41 MustFight";
    assert_eq!(table.refused("no"), why);
    let mut table = duel("1c", "1c");
    assert_eq!(table.play("no")[0], burnt("duel", Burnt::NotCompleted));
    assert_eq!((table.view().table, table.hand(1)), (toppings("1c"), toppings("1c")));
}

#[test]
fn sm_41_without_toppings_in_hand_there_may_be_nothing_to_decide() {
    assert!(duel("1c", "").events().contains(&burnt("duel", Burnt::NotCompleted)));
    let committed = Event::Committed { seat: seat(1), table: toppings("2c"), hand: Toppings::NONE, value: 2 };
    assert!(duel("2c", "").events().contains(&committed));
}

#[test]
fn sm_41_who_holds_toppings_but_none_that_fit_is_asked_like_who_does() {
    let (with, without) = (duel("1c", "1c"), duel("1c", "1o"));
    assert_legal(&without, "no");
    assert_eq!(with.view(), without.view());
}

#[test]
fn sm_42_opponents_show_all_toppings_of_the_kind_or_nothing_clockwise() {
    let mut table = duel("4c", "");
    table.play("commit:4c");
    assert_eq!(table.game.decision(), Some(Decision::ShowAgainst { seat: seat(2) }));
    assert_legal(&table, "show no");
    assert_eq!(table.refused("show:c"), "SM-42 ShowFirst");
    assert_eq!(table.play("show"), [showed(2, "1c")]);
    assert_eq!(table.to_act(), 3);
    assert_eq!(table.play("show"), [showed(3, "1C")]);
    assert_eq!(table.to_act(), 4);
    assert_legal(&table, "no");
    assert_eq!(table.refused("show"), "SM-42 NothingToShow");
}

#[test]
fn sm_42_all_cards_of_the_kind_are_shown() {
    let scene = Scene::sole_mio("5c", "chili:duel").seat("chili", "").seat("salami", "1c1C1s");
    let mut table = scene.lay();
    assert!(table.play("commit:5c show").contains(&showed(2, "1c1C")));
}

#[test]
fn sm_42_if_what_is_shown_adds_up_to_n_the_order_is_not_filled() {
    let mut table = duel("3c", "");
    table.play("commit:3c show");
    assert_eq!(table.play("show")[1], burnt("duel", Burnt::Stopped), "one and a double are three");
    assert!(!table.events().contains(&showed_nothing(4)), "n is reached: olive is not asked");
}

#[test]
fn sm_42_less_than_n_does_not_stop_it() {
    let mut table = duel("4c", "");
    let told = table.play("commit:4c show show no");
    assert!(told.contains(&filled("duel", "4c")));
}

#[test]
fn sm_42_having_none_and_declining_look_the_same() {
    let scene = |hand| Scene::sole_mio("3c", "chili:duel").seat("chili", "").seat("salami", hand);
    let (mut has, mut has_none) = (scene("1c").lay(), scene("1s").lay());
    has.play("commit:3c");
    has_none.play("commit:3c");
    assert_eq!(has.view(), has_none.view());
    assert_eq!(has.play("no")[..2], has_none.play("no")[..2]);
    assert_eq!(
        scene("").lay().play("commit:3c")[1],
        showed_nothing(2),
        "without toppings there is no question"
    );
}

#[test]
fn sm_43_opponents_keep_what_they_showed() {
    for (shows, filled) in [("show show", ""), ("show no no", "duel")] {
        let mut table = duel("3c", "");
        table.play(&format!("commit:3c {shows}"));
        assert_eq!(table.filled(1), orders(filled));
        assert_eq!((table.hand(2), table.hand(3)), (toppings("1s1c"), toppings("1C")));
    }
}

#[test]
fn sm_44_filled_the_committed_toppings_go_to_the_larder() {
    let mut table = duel("3c1s", "2c");
    let before = table.view().larder;
    let told = table.play("commit:3c+1c no no no");
    assert!(told.contains(&filled("duel", "4c")));
    assert_eq!((table.view().larder, table.view().table), (before + 4, toppings("1s")));
    assert_eq!(table.hand(1), toppings("1c"));
}

#[test]
fn sm_44_what_was_not_committed_stays_on_the_table() {
    let mut table = duel("3c", "2c");
    table.play("commit:2c no no no");
    assert_eq!((table.view().table, table.hand(1)), (toppings("1c"), toppings("2c")));
}

#[test]
fn sm_44_stopped_all_committed_toppings_stay_on_the_table() {
    let mut table = duel("1c1s", "1C1c");
    let before = table.view().larder;
    table.play("commit:1c+1C show show");
    assert_eq!((table.view().table, table.hand(1)), (toppings("1s1c1C"), toppings("1c")));
    assert_eq!((table.view().larder, table.filled(1)), (before, orders("")));
    assert_eq!(table.waiter_size(1), 11, "the order goes under the waiter");
}

#[test]
fn sm_44_what_stays_on_the_table_counts_for_later_orders() {
    let scene =
        Scene::sole_mio("1c", "chili:duel salami:four-chili").seat("chili", "3c").seat("salami", "4c");
    let mut table = scene.seat("olive", "").lay();
    let told = table.play("commit:1c+3c show");
    let fill = Event::Filled { seat: seat(2), order: order("four-chili"), used: toppings("4c") };
    assert!(told.contains(&fill));
}

#[test]
fn sm_45_a_double_counts_two_on_both_sides() {
    let scene =
        |shown| Scene::sole_mio("1C", "chili:duel").seat("chili", "").seat("salami", shown).seat("olive", "");
    for (shown, result) in [("2c", ""), ("1c1s", "duel")] {
        let mut table = scene(shown).lay();
        table.play("show");
        assert_eq!(table.filled(1), orders(result), "{shown} against a double");
    }
    let mut table = Scene::sole_mio("2c", "chili:duel").seat("chili", "").seat("salami", "1C").lay();
    table.play("show");
    assert_eq!(table.filled(1), orders(""), "a double against two");
}

#[test]
fn sm_45_no_help() {
    assert!(!duel("1c", "1o").legal().contains(&"ask".to_owned()));
    assert!(!duel("3c", "1o").legal().contains(&"ask".to_owned()));
}
