//! `quattro replay`

use serde_json::Value;

use crate::run::{GAMES, LANGUAGES, quattro_reads, record};

fn replay(record: &str) -> String {
    quattro_reads("replay -", record).ok()
}

fn refused(record: &str) -> String {
    let run = quattro_reads("replay -", record);
    assert_eq!(run.out, "", "a refused record is not half told");
    run.bad()
}

/// The record with `from`, which must occur, replaced by `to`.
#[track_caller]
fn changed(record: &str, from: &str, to: &str) -> String {
    assert!(record.contains(from), "{from}");
    record.replacen(from, to, 1)
}

#[test]
fn every_game_can_be_read_again() {
    for (game, players) in GAMES {
        for players in players {
            let out = replay(&record(game, players, "replay-words"));
            assert!(out.contains("1. Bot") && out.contains("Ranking\n  1. Bot"), "{out}");
        }
    }
}

#[test]
fn records_are_told_in_three_languages() {
    let record = record("sole-mio", 3, "replay-languages");
    for (language, ranking) in LANGUAGES.into_iter().zip(["Ranking", "Classement", "Rangliste"]) {
        let out = quattro_reads(&format!("replay - --lang {language}"), &record).ok();
        assert!(out.contains(ranking) && !out.contains('{'), "{language}: {out}");
    }
}

#[test]
fn hands_are_shown() {
    assert!(replay(&record("mamma-mia", 2, "replay-hands")).contains("(to Bot 1 alone) You receive "));
}

#[test]
fn json_lines_are_moves_and_what_was_told() {
    for (game, [players, _]) in GAMES {
        let record = record(game, players, "replay-json");
        let written: Value = serde_json::from_str(&record).expect("a record is JSON");
        let mut actions = written["actions"].as_array().expect("a list").iter();
        for line in quattro_reads("replay - --json", &record).ok().lines() {
            let line: Value = serde_json::from_str(line).expect("every line is JSON");
            if line["move"].is_null() {
                assert!(line["rule"].as_str().is_some_and(|rule| rule.contains('-')), "{line}");
                assert!(line["to"] == "all" || line["to"]["only"].is_u64(), "{line}");
                assert!(line["event"]["event"].is_string(), "{line}");
            } else {
                let action = actions.next().expect("no move that was not recorded");
                let fields = ["n", "seat", "action"].map(|field| &action[field]);
                assert_eq!(fields, ["move", "seat", "action"].map(|field| &line[field]));
            }
        }
        assert_eq!(actions.count(), 0, "all moves were told");
    }
}

#[test]
fn an_unfinished_game_is_read_to_where_it_ends() {
    let mut unfinished: Value = serde_json::from_str(&record("calcory", 2, "replay-unfinished")).unwrap();
    unfinished["actions"].as_array_mut().unwrap().truncate(3);
    unfinished.as_object_mut().unwrap().remove("result");
    assert!(replay(&unfinished.to_string()).ends_with("the game is not over.\n"));
}

#[test]
fn a_text_that_is_no_record_is_refused() {
    let record = record("mamma-mia", 2, "replay-text");
    for text in ["", "{}", "[]", "null", "quattro", &record[..record.len() / 2], &"[".repeat(100_000)] {
        assert!(refused(text).contains("not a record"));
    }
    assert!(
        refused(&changed(&record, "\"quattro\": 1", "\"quattro\": 9"))
            .contains("format 9; this program reads format 1")
    );
    assert!(
        refused(&changed(&record, "mamma-mia", "chess")).contains("mamma-mia, sole-mio, grande, calcory")
    );
    let missing = crate::run::quattro("replay no/such/file.json").bad();
    assert!(missing.contains("no/such/file.json"), "{missing}");
}

#[test]
fn damage_is_named_with_move_and_rule() {
    for (game, turn, end) in [
        ("mamma-mia", "MM-8", "MM-37"),
        ("sole-mio", "SM-6", "SM-60"),
        ("grande", "SM-6", "GR-9"),
        ("calcory", "CA-4", "CA-19"),
    ] {
        let good = record(game, 2, "replay-damage");
        let moves = good.matches("\"n\":").count();
        let other = |seat: char| if seat == '1' { '2' } else { '1' };
        let seat = good.split("{\"n\":2,\"seat\":").nth(1).and_then(|rest| rest.chars().next()).unwrap();
        let (from, to) = (format!("\"n\":2,\"seat\":{seat}"), format!("\"n\":2,\"seat\":{}", other(seat)));
        expect(&changed(&good, &from, &to), &["move 2", turn]);
        expect(&changed(&good, "\"n\":2,", "\"n\":3,"), &["move 2", "the number 3"]);
        let shortened = good.lines().filter(|line| !line.contains(&format!("{{\"n\":{moves},")));
        let shortened = shortened.collect::<Vec<_>>().join("\n").replace("},\n  ],", "}\n  ],");
        expect(&shortened, &[&format!("move {}", moves - 1), end]);
        expect(&changed(&good, "\"score\":", "\"score\":1"), &[&format!("move {moves}"), end]);
        expect(&changed(&good, "\"n\":1,", "\"n\":1,\"seat\":1,\"seat\":"), &["not a record"]);
    }
}

#[track_caller]
fn expect(record: &str, parts: &[&str]) {
    let error = refused(record);
    assert!(parts.iter().all(|part| error.contains(part)), "{error} should say {parts:?}");
}

#[test]
fn an_illegal_move_is_named_with_its_rule() {
    for (game, action, rule) in [
        ("mamma-mia", "draw:kitchen", "MM-10"),
        ("sole-mio", "skip", "SM-8"),
        ("grande", "order:mixed", "SM-8"),
        ("calcory", "stop", "CA-10"),
    ] {
        let mut damaged: Value = serde_json::from_str(&record(game, 2, "replay-illegal")).unwrap();
        damaged["actions"][0]["action"] = action.into();
        expect(&damaged.to_string(), &["move 1", &format!("“{action}”"), rule]);
        damaged["actions"][0]["action"] = "dance".into();
        expect(&damaged.to_string(), &["move 1", "“dance” is not"]);
    }
}

#[test]
fn a_wrong_shuffle_is_named_with_its_rule() {
    for (game, rule) in [("mamma-mia", "MM-3"), ("sole-mio", "SM-5"), ("calcory", "CA-3")] {
        let good: Value = serde_json::from_str(&record(game, 2, "replay-shuffle")).unwrap();
        let mut wrong = good.clone();
        wrong["shuffles"][0]["cards"] = "r1".into();
        expect(&wrong.to_string(), &["the opening", rule]);
        let mut missing = good.clone();
        missing["shuffles"].as_array_mut().unwrap().clear();
        expect(&missing.to_string(), &["the opening", rule, "ends before"]);
        let mut more = good;
        let first = more["shuffles"][0].clone();
        more["shuffles"].as_array_mut().unwrap().push(first);
        expect(&more.to_string(), &["one time too many", rule]);
    }
    let mut late: Value = serde_json::from_str(&record("mamma-mia", 2, "replay-late-shuffle")).unwrap();
    late["shuffles"].as_array_mut().unwrap().pop();
    expect(&late.to_string(), &["move ", "MM-35", "the kitchen of round 3"]);
}
