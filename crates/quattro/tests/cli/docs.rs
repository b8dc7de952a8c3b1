//! The examples in the documentation work.

use std::fs;

use serde_json::Value;

use crate::run::{command, folder, quattro_reads, record};

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

#[test]
fn the_readme_shows_what_the_program_says() {
    let readme = include_str!("../../../../README.md");
    let command = "$ quattro judge argument.toml --play add:1p\n";
    let shown = readme.split(command).nth(1).and_then(|rest| rest.split("```").next()).expect("a sample");
    let said = quattro_reads("judge - --play add:1p", &positions()[0]).ok();
    assert!(said.contains(shown), "{said}");
}

/// What `quattro replay game.json` says about the record of a game after `damage`.
fn complaint(damage: impl FnOnce(&mut Value)) -> String {
    let mut game = serde_json::from_str(&record("mamma-mia", 2, "docs-record")).expect("a record is JSON");
    damage(&mut game);
    let folder = folder("docs-complaint");
    fs::write(folder.join("game.json"), game.to_string()).expect("a file");
    let run = command("replay game.json").current_dir(folder).output().expect("the program runs");
    String::from_utf8(run.stderr).expect("the program writes UTF-8")
}

#[test]
fn the_documented_complaints_about_records_are_those_of_the_program() {
    let page = include_str!("../../../../docs/records.md");
    let shown = page.lines().filter(|line| line.starts_with("    quattro: game.json"));
    let shown: Vec<String> = shown.map(|line| format!("{}\n", line.trim())).collect();
    let said = [
        complaint(|game| game["actions"][10]["action"] = "draw:waiter".into()),
        complaint(|game| game["actions"][6]["seat"] = 2.into()),
        complaint(|game| game["shuffles"][0]["cards"] = "r1".into()),
        complaint(|game| game["result"]["seats"][0]["score"] = 4.into()),
    ];
    assert_eq!(shown, said);
}
