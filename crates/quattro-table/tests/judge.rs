//! The arbiter: what it answers about positions in JSON. What it says in words is tested with the command line.

use std::collections::BTreeSet;

use quattro_rules::seat::Seat;
use quattro_table::judge::judge;
use quattro_table::protocol::{Judge, Judgement, PositionProblem, Ruling};
use quattro_words::Language;
use serde_json::{Value, json};

/// The examples of the documentation, in JSON.
fn documented() -> Vec<Value> {
    let document = include_str!("../../../docs/positions.md");
    let blocks = document.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next());
    let positions: Vec<Value> = blocks.map(|block| toml::from_str(block).expect("TOML")).collect();
    assert!(positions.len() >= 7);
    positions
}

fn asked(position: &Value, moves: &[&str], language: Language) -> Judgement {
    let moves = moves.iter().map(|&action| action.to_owned()).collect();
    let position = serde_json::from_value(position.clone()).expect("JSON");
    judge(Judge { position, moves }, language)
}

#[track_caller]
fn ruled(position: &Value, moves: &[&str]) -> Ruling {
    match asked(position, moves, Language::En) {
        Judgement::Ruling(ruling) => *ruling,
        Judgement::Impossible(problem) => panic!("{problem:?}"),
    }
}

#[track_caller]
fn refused(position: &Value, language: Language) -> PositionProblem {
    match asked(position, &[], language) {
        Judgement::Ruling(_) => panic!("possible: {position}"),
        Judgement::Impossible(problem) => problem,
    }
}

/// MM-E2: the first example of the documentation.
fn mm_e2() -> Value {
    documented().remove(0)
}

#[test]
fn mm_25_who_decides_what_is_legal_and_what_comes_of_it() {
    let ruling = ruled(&mm_e2(), &[]);
    assert_eq!(ruling.names, ["Ada", "Bruno"]);
    assert_eq!(ruling.to_act.map(Seat::number), Some(1));
    assert_eq!(
        ruling.question.text,
        "Ada decides: complete the order Classic pineapple? The table lacks 1 pineapple."
    );
    assert_eq!(ruling.rule.map(|rule| rule.to_string()).as_deref(), Some("MM-25"));
    let legal: Vec<_> = ruling.legal.iter().map(|legal| legal.action.as_str()).collect();
    assert_eq!(legal, ["add:1p", "no"]);
    assert_eq!(ruling.steps[0].lines[0].rule.to_string(), "MM-23");

    let after = ruled(&mm_e2(), &["add:1p"]);
    let rules: Vec<_> = after.steps[1].lines.iter().map(|line| line.rule.to_string()).collect();
    assert_eq!(rules[..3], ["MM-25", "MM-24", "MM-22"]);
    assert_eq!(after.steps[1].text.as_deref(), Some("Add 1 pineapple from hand. That fills the order."));
    assert_eq!(after.steps[1].notes.len(), 1, "the new round was shuffled");
}

#[test]
fn every_legal_action_of_every_documented_position_can_be_gone_on_with() {
    for position in documented() {
        for legal in ruled(&position, &[]).legal {
            let after = ruled(&position, &[&legal.action]);
            assert_eq!(after.refused, None);
            assert_eq!(after.steps.len(), 2);
            assert_eq!(after.legal.is_empty(), after.to_act.is_none());
        }
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    for position in documented() {
        let first = ruled(&position, &[]).legal.remove(0).action;
        assert_eq!(ruled(&position, &[&first]), ruled(&position, &[&first]));
    }
}

#[test]
fn an_action_that_is_not_allowed_leaves_the_position_before_it() {
    let ruling = ruled(&mm_e2(), &["add:2p", "no"]);
    let refused = ruling.refused.expect("not in hand");
    assert_eq!((refused.number, refused.rule.map(|rule| rule.to_string()).as_deref()), (1, Some("MM-25")));
    assert_eq!(refused.message, "Those toppings are not in your hand.");
    assert_eq!(ruling.legal, ruled(&mm_e2(), &[]).legal);
    let unread = ruled(&mm_e2(), &["no", "dance"]);
    assert!(unread.refused.is_some_and(|refused| refused.number == 2 && refused.rule.is_none()));
}

#[test]
fn ca_5_a_face_down_card_that_is_not_named_is_an_example() {
    let mut position = documented().remove(6);
    assert_eq!(ruled(&position, &["turn:B1"]).steps[1].notes, [""; 0]);
    position["grid"][0] = json!("r5 ?? r3 r1 r2 r1 r4 r6 r7 r8");
    let ruling = ruled(&position, &["turn:B1"]);
    assert_eq!(ruling.steps[1].notes.len(), 1);
    assert!(ruling.steps[1].lines[0].text.contains('0'), "the only card left: {:?}", ruling.steps[1]);
}

#[test]
fn ca_1_a_grid_of_cards_that_are_not_named_is_a_new_game() {
    let grid = vec![["??"; 10].join(" "); 6];
    let position = json!({ "game": "calcory", "players": 2, "turn": 1, "won": [0, 0], "grid": grid });
    assert_eq!(ruled(&position, &[]).legal.len(), 60);
    let mut taken = position;
    taken["won"] = json!([1, 0]);
    assert_eq!(refused(&taken, Language::En).rule.map(|rule| rule.to_string()).as_deref(), Some("CA-1"));
}

#[test]
fn a_position_that_cannot_be_is_refused_with_place_rule_and_words() {
    let with = |field: &str, value: Value| {
        let mut position = mm_e2();
        position[field] = value;
        position
    };
    let with_seat = |field: &str, value: Value| {
        let mut position = mm_e2();
        position["seat"][0][field] = value;
        position
    };
    let cases = [
        (with("game", json!("chess")), Some("game"), None, None),
        (with("game", json!(4)), None, None, None),
        (with("table", json!("70s")), Some("table"), None, None),
        (with("table", json!("14s")), Some("toppings"), None, Some("MM-4")),
        (with("phase", json!("dinner")), None, None, None),
        (with("boss", json!("olive")), Some("boss"), None, None),
        (with("boss", Value::Null), Some("boss"), None, Some("MM-21")),
        (with("round", json!(4)), Some("round"), None, Some("MM-9")),
        (with("oven", json!("chili:classic-chili")), Some("orders"), Some(1), Some("MM-2")),
        (with("wine", json!("red")), None, None, None),
        (with("seat", json!([])), None, None, Some("MM-4")),
        (with_seat("kind", json!("salami")), None, None, Some("MM-3")),
        (with_seat("toppings", json!("8p")), Some("toppings"), Some(1), Some("MM-13")),
        (with_seat("name", json!("A".repeat(25))), Some("name"), Some(1), None),
    ];
    for (position, field, seat, rule) in cases {
        let mut said = BTreeSet::new();
        for language in Language::ALL {
            let problem = refused(&position, language);
            assert_eq!(problem.field.as_deref(), field, "{problem:?}");
            assert_eq!(problem.seat.map(Seat::number), seat, "{problem:?}");
            assert_eq!(problem.rule.map(|rule| rule.to_string()).as_deref(), rule, "{problem:?}");
            assert!(!problem.message.is_empty() && !problem.message.contains("{ "), "{problem:?}");
            said.insert(problem.message);
        }
        assert!(said.len() > 1, "in every language: {said:?}");
    }
}

/// Every value of a position, replaced by values of other types and sizes, one at a time.
#[test]
fn no_position_can_panic() {
    let strange = [
        Value::Null,
        json!(true),
        json!(-1),
        json!(1e300),
        json!(u64::MAX),
        json!(""),
        json!("?? .. \u{0}"),
        json!("999999999999s"),
        json!("1:mixed ".repeat(300)),
        json!([]),
        json!(vec![Value::Null; 300]),
        json!({ "": {} }),
    ];
    for position in documented().into_iter().chain(strange.clone()) {
        for pointer in pointers(&position, String::new()) {
            for value in &strange {
                let mut changed = position.clone();
                *changed.pointer_mut(&pointer).expect("it was found there") = value.clone();
                let judged = asked(&changed, &["no", "stop", "turn:A1", "skip"], Language::De);
                serde_json::to_string(&judged).expect("JSON");
            }
        }
    }
}

fn pointers(value: &Value, here: String) -> Vec<String> {
    let inner: Vec<String> = match value {
        Value::Object(fields) => {
            fields.iter().flat_map(|(name, value)| pointers(value, format!("{here}/{name}"))).collect()
        }
        Value::Array(values) => {
            let values = values.iter().enumerate();
            values.flat_map(|(index, value)| pointers(value, format!("{here}/{index}"))).collect()
        }
        _ => Vec::new(),
    };
    std::iter::once(here).chain(inner).collect()
}
