//! The arbiter on a device: it needs no person and no table, and stores nothing.

use serde_json::{Value, json};

use crate::worker::Worker;

/// MM-E2: one pineapple is missing, and the owner has one.
fn mm_e2() -> Value {
    json!({
        "game": "mamma-mia", "phase": "oven", "boss": 2, "table": "7s 3p 4m 1c",
        "oven": "1:classic-pineapple 1o",
        "seat": [{ "kind": "chili", "name": "Ada", "toppings": "1p" }, { "kind": "salami" }],
    })
}

#[test]
fn mm_25_the_arbiter_answers_in_the_language_of_the_page() {
    let mut worker = Worker::new(1, 1);
    for (lang, said) in [("en", "Ada adds one pineapple."), ("fr", "Ada ajoute"), ("de", "Ada")] {
        let body = json!({ "position": mm_e2(), "moves": ["add:1p"] });
        let ruling = worker.ask("/api/judge", Some(body), lang).expect("a ruling");
        assert_eq!(ruling["type"], "ruling");
        let line = &ruling["steps"][1]["lines"][0];
        assert_eq!(line["rule"], "MM-25");
        assert!(line["text"].as_str().is_some_and(|text| text.starts_with(said)), "{line}");
    }
}

#[test]
fn what_cannot_be_is_an_answer_and_what_cannot_be_read_a_problem() {
    let mut worker = Worker::new(1, 1);
    let mut position = mm_e2();
    position["seat"][0]["toppings"] = json!("8p");
    let answer = worker.ask("/api/judge", Some(json!({ "position": position })), "fr").expect("an answer");
    assert_eq!(
        (&answer["type"], &answer["rule"], &answer["seat"]),
        (&json!("impossible"), &json!("MM-13"), &json!(1))
    );
    let problem = worker.ask("/api/judge", Some(json!({ "moves": [] })), "de").expect_err("a problem");
    assert_eq!(problem["code"], "malformed");
}
