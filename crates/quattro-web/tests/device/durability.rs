//! What is told or acknowledged is stored; what cannot be stored is refused, and tried again.

use quattro_bots::Level;
use quattro_rules::setup::GameId;
use serde_json::{Value, json};

use crate::games::{play, sit_down};
use crate::worker::Worker;

/// A move that Ada may make now.
fn a_move(worker: &Worker, id: &str) -> Value {
    let state = worker.game(1);
    let action = &state["legal"][0]["action"];
    json!({ "type": "play", "id": id, "at": state["moves"], "actions": [action] })
}

#[test]
fn a_full_storage_refuses_and_goes_on_by_itself() {
    for lang in ["en", "fr", "de"] {
        let mut worker = Worker::new(8, 4);
        let table = sit_down(&mut worker, GameId::Calcory, 2, Level::Cook, lang);
        worker.wait();
        let (before, log) = (worker.game(1), worker.logs[&table].clone());
        let wanted = a_move(&worker, "one");
        worker.is_full = true;
        worker.say(1, &wanted);
        assert_eq!(worker.last(1, "error").expect("a refusal")["code"], "unavailable");
        let notice = worker.last(1, "notice").expect("a notice");
        assert_eq!(notice["code"], "not-saved");
        assert!(!notice["message"].as_str().expect("words").contains('{'));
        assert_eq!((worker.game(1), &worker.logs[&table]), (before.clone(), &log), "nobody is told");
        // Whoever comes meanwhile is told, and sees what the log says.
        worker.dial(2, &table, lang);
        assert_eq!(worker.last(2, "notice").expect("a notice")["code"], "not-saved");
        assert_eq!(worker.game(2)["view"], before["view"]);
        worker.is_full = false;
        worker.say(1, &wanted);
        let done = worker.last(1, "done").expect("an answer");
        assert_eq!((&done["id"], &done["repeated"]), (&json!("one"), &json!(false)));
        assert_eq!(worker.last(2, "notice").expect("a notice")["code"], "goes-on");
        assert_eq!(worker.logs[&table].len(), log.len() + 1);
    }
}

#[test]
fn a_bot_tries_again_until_its_move_is_stored() {
    let mut worker = Worker::new(8, 4);
    let table = sit_down(&mut worker, GameId::MammaMia, 3, Level::Cook, "en");
    // Ada's moves fit; the first bot that answers finds the storage full.
    while worker.last(1, "notice").is_none() {
        worker.wait();
        worker.room = Some(1);
        let wanted = a_move(&worker, &format!("{}", worker.game(1)["moves"]));
        worker.say(1, &wanted);
    }
    let stored = worker.logs[&table].len();
    for _ in 0..5 {
        worker.now += 1000;
        worker.give(json!({ "type": "tick" }));
    }
    assert_eq!(worker.logs[&table].len(), stored);
    assert_eq!(worker.last(1, "notice").expect("a notice")["code"], "not-saved");
    (worker.is_full, worker.room) = (false, None);
    play(&mut worker, 3, 2);
    assert!(worker.logs[&table].len() > stored);
    assert_eq!(worker.last(1, "notice").expect("a notice")["code"], "goes-on");
}

/// A line that is closed with this code is opened again soon.
const AGAIN: u64 = 1013;

/// And with this one, never.
const NEVER: u64 = 1008;

#[test]
fn a_line_is_opened_again_only_if_that_can_help() {
    let mut played = Worker::new(8, 4);
    let table = sit_down(&mut played, GameId::Calcory, 2, Level::Cook, "en");
    let refused = |worker: &mut Worker, line: u64| {
        worker.dial(line, &table, "en");
        let code = worker.last(line, "error").expect("a refusal")["code"].as_str().map(str::to_owned);
        (code.expect("a code"), worker.closed.last().copied())
    };
    // Nobody has played on this device, and a link leads to a game of another one.
    let mut visitor = Worker::new(9, 4);
    assert_eq!(refused(&mut visitor, 1), ("unknown-table".to_owned(), Some((1, NEVER))));
    visitor.ask("/api/me", Some(json!({ "name": "Ada" })), "en").expect("a person");
    assert_eq!(refused(&mut visitor, 2), ("unknown-table".to_owned(), Some((2, NEVER))));
    visitor.is_unreadable = true;
    assert_eq!(refused(&mut visitor, 3), ("unavailable".to_owned(), Some((3, AGAIN))));
    (visitor.is_unreadable, visitor.logs) = (false, played.logs.clone());
    visitor.dial(4, &table, "en");
    assert!(visitor.last(4, "welcome").is_some());
}

#[test]
fn a_repeated_request_is_carried_out_once() {
    let mut worker = Worker::new(8, 4);
    let table = sit_down(&mut worker, GameId::Grande, 3, Level::Random, "en");
    worker.wait();
    let wanted = a_move(&worker, "same");
    worker.say(1, &wanted);
    let stored = worker.logs[&table].len();
    worker.say(1, &wanted);
    assert_eq!(worker.last(1, "done").expect("an answer")["repeated"], true);
    assert_eq!(worker.logs[&table].len(), stored);
}

#[test]
fn what_another_tab_has_written_is_not_written_over() {
    let mut worker = Worker::new(8, 4);
    let table = sit_down(&mut worker, GameId::Calcory, 2, Level::Cook, "en");
    worker.wait();
    let wanted = a_move(&worker, "mine");
    // Another tab says something; this one does not know of it.
    let mut other = Worker::new(8, 4);
    other.logs = worker.logs.clone();
    let first: Value = serde_json::from_str(&worker.logs[&table][0]).expect("an entry");
    other.give(json!({
        "type": "start", "seed": quattro_table::Bytes([9; 32]), "person": first["change"]["host"],
    }));
    other.dial(1, &table, "en");
    other.say(1, &json!({ "type": "say", "id": "x", "text": "Ciao" }));
    worker.logs = other.logs.clone();
    worker.say(1, &wanted);
    assert_eq!(worker.last(1, "error").expect("a refusal")["code"], "unavailable");
    assert_eq!(worker.last(1, "chat").expect("what was said")["line"]["text"], "Ciao");
    worker.say(1, &wanted);
    assert_eq!(worker.last(1, "done").expect("an answer")["id"], "mine");
    assert!(worker.logs[&table].starts_with(&other.logs[&table]));
}

/// The time that Ada has left for her decision, as a new line is told.
fn time_left(worker: &mut Worker, line: u64, table: &str) -> u64 {
    worker.dial(line, table, "en");
    worker.game(line)["clock"]["left"].as_u64().expect("a clock")
}

#[test]
fn no_clock_runs_while_the_device_sleeps_or_cannot_store() {
    let mut worker = Worker::new(8, 4);
    worker.ask("/api/me", Some(json!({ "name": "Ada" })), "en").expect("a person");
    let wanted = json!({
        "table": { "game": "calcory", "players": 2, "clock": 30, "options": { "first_seat": 1 } },
        "bots": [{ "seat": 2, "level": "cook" }], "sit": {},
    });
    let table = worker.ask("/api/tables", Some(wanted), "en").expect("a table");
    let table = table["table"]["id"].as_str().expect("an id").to_owned();
    worker.dial(1, &table, "en");
    worker.ask(&format!("/api/tables/{table}/start"), Some(json!({})), "en").expect("a game");
    let full = worker.game(1)["clock"]["left"].as_u64().expect("a clock");
    for _ in 0..5 {
        worker.now += 1000;
        worker.give(json!({ "type": "tick" }));
    }
    assert_eq!(time_left(&mut worker, 2, &table), full - 5000);
    worker.now += 3_600_000;
    worker.give(json!({ "type": "tick" }));
    assert_eq!(time_left(&mut worker, 3, &table), full - 5000, "it slept");
    worker.is_full = true;
    let wanted = a_move(&worker, "one");
    worker.say(1, &wanted);
    worker.now += 2000;
    worker.say(1, &wanted);
    assert_eq!(time_left(&mut worker, 4, &table), full - 5000, "nothing could be stored");
    worker.is_full = false;
    worker.say(1, &json!({ "type": "say", "id": "x", "text": "Ciao" }));
    assert_eq!(worker.game(1)["to_act"], 1);
    // Awake again, her time runs out, and a bot plays on.
    while !worker.told[&1].iter().any(|text| text.contains(r#""handed_over":true"#)) {
        worker.now += 1000;
        worker.give(json!({ "type": "tick" }));
    }
}
