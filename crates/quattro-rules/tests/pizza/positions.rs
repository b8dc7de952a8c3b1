//! Positions that cannot be at a real table.

use crate::support::{Table, position_error};

fn position(game: &str, head: &str, seat: &str) -> String {
    format!("game = {game:?}\n{head}\n[[seat]]\nkind = \"chili\"\n{seat}\n[[seat]]\nkind = \"salami\"\n")
}

#[track_caller]
fn refused(game: &str, head: &str, seat: &str, said: &str) {
    let error = position_error(&position(game, head, seat));
    assert!(error.starts_with(said), "{error} should be {said}");
}

#[test]
fn mm_27_only_grande_removes_failed_orders() {
    refused("mamma-mia", "", "removed = \"mixed\"", "seat 1, removed: MM-27 OrdersRemoved");
}

#[test]
fn sm_20_only_grande_removes_failed_orders() {
    refused("sole-mio", "", "removed = \"duel\"", "seat 1, removed: SM-20 OrdersRemoved");
}

#[test]
fn gr_5_removed_orders_are_out_of_the_game() {
    let table = Table::position(&position("grande", "", "removed = \"duel mixed\""));
    assert_eq!(table.view().chairs[0].removed.len(), 2);
}

#[test]
fn sm_22_no_toppings_lie_on_the_table_in_phase_1() {
    for (game, round) in [("sole-mio", 1), ("sole-mio", 2), ("grande", 3)] {
        let head = format!("round = {round}\ntable = \"1s\"");
        refused(game, &head, "", "table: SM-22 TableNotGathered");
    }
}

#[test]
fn mm_34_no_toppings_lie_on_the_table_before_the_first_oven() {
    refused("mamma-mia", "table = \"1s\"", "", "table: MM-34 TableInFirstRound");
    Table::position(&position("mamma-mia", "round = 2\ntable = \"1s\"", ""));
}

#[test]
fn sm_2_a_duplicate_and_a_foreign_order_are_two_reasons() {
    refused("grande", "", "orders = \"duel\"\nfilled = \"duel\"", "seat 1, orders: SM-2 OrderTwice");
    refused("sole-mio", "", "orders = \"duel duel\"", "seat 1, orders: SM-2 OrderTwice");
    refused("sole-mio", "", "orders = \"four-chili\"", "seat 1, orders: SM-2 ForeignOrder");
}

#[test]
fn mm_2_a_duplicate_and_a_foreign_order_are_two_reasons() {
    refused("grande", "", "orders = \"mixed mixed\"", "seat 1, orders: MM-2 OrderTwice");
    refused("mamma-mia", "", "orders = \"mixed\"\nfilled = \"mixed\"", "seat 1, orders: MM-2 OrderTwice");
    refused("mamma-mia", "", "filled = \"duel\"", "seat 1, orders: MM-2 ForeignOrder");
}

#[test]
fn mm_9_a_single_round_is_said_in_the_singular() {
    refused("mamma-mia", "round = 2\noptions = { rounds = 1 }", "", "round: MM-9 NoSuchRound { rounds: 1 }");
}

#[test]
fn a_name_that_cannot_be_shown_is_refused() {
    let name = format!("name = {:?}", "x".repeat(300));
    refused("mamma-mia", "", &name, "seat 1, name: NameTooLong");
    Table::position(&position("mamma-mia", "", &format!("name = {:?}", "x".repeat(24))));
}

#[test]
fn an_unknown_kind_is_named_with_its_seat() {
    let toml = position("mamma-mia", "", "").replace("\"salami\"", "\"tuna\"");
    let error = position_error(&toml);
    assert!(error.starts_with("seat 2, kind: `tuna`: expected kind"), "{error}");
}
