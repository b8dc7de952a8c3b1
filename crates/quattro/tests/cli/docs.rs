//! The examples in the documentation work.

use crate::run::quattro_reads;

fn blocks(page: &str, language: &str) -> Vec<String> {
    let fence = format!("```{language}\n");
    let blocks = page.split(&fence).skip(1).filter_map(|block| block.split("```").next());
    blocks.map(str::to_owned).collect()
}

/// The examples of docs/positions.md.
pub(crate) fn positions() -> Vec<String> {
    blocks(include_str!("../../../../docs/positions.md"), "toml")
}

#[test]
fn the_documented_positions_can_be_judged() {
    let positions = positions();
    assert!(positions.len() >= 7);
    for position in positions {
        assert!(quattro_reads("judge -", &position).ok().contains("\n   1. "), "{position}");
    }
}

#[test]
fn the_documented_record_can_be_replayed() {
    let records = blocks(include_str!("../../../../docs/records.md"), "json");
    assert_eq!(records.len(), 1);
    for record in records {
        assert!(quattro_reads("replay -", &record).ok().contains("Bruno turns up D1"));
    }
}

#[test]
fn the_position_in_the_help_can_be_judged() {
    let help = crate::run::quattro("judge --help").ok();
    let position = help.split("for example:\n\n").nth(1).and_then(|rest| rest.split("\n\n").next());
    quattro_reads("judge -", position.expect("an example")).ok();
}
