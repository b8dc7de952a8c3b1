//! What cards, places, actions, events and views look like in files and on the wire.

use quattro_rules::calcory::{Action, Card, Event, Place};
use serde_json::json;

use crate::scene::{place, scene, seat};

#[test]
fn places_are_a_column_and_a_row() {
    let names: Vec<String> = Place::all().map(|place| place.to_string()).collect();
    assert_eq!((names.len(), &names[0][..], &names[9][..]), (60, "A1", "J1"));
    assert_eq!((&names[10][..], &names[59][..]), ("A2", "J6"));
    assert!(Place::all().all(|place| place.to_string().parse() == Ok(place)));
    assert_eq!((Place::new(0), Place::new(60)), (Some(place("A1")), None));
}

#[test]
fn cards_are_a_colour_and_a_number() {
    assert!(Card::deck().iter().all(|card| card.to_string().parse() == Ok(*card)));
}

#[test]
fn actions_are_single_words() {
    let actions = ["turn:B3", "stop", "back:A1", "put:J6"];
    for text in actions {
        let action: Action = text.parse().expect("an action");
        assert_eq!(action.to_string(), text);
        assert_eq!(serde_json::to_value(action).expect("JSON"), json!(text));
        assert_eq!(serde_json::from_value::<Action>(json!(text)).expect("an action"), action);
    }
    assert_eq!(size_of::<Action>(), 2);
}

#[test]
fn nonsense_is_not_read() {
    for text in [
        "", "stop ", "Stop", "stop:A1", "turn", "turn:", "turn:K1", "turn:A7", "turn:A0", "turn:a1",
        "turn:A1:", "turn:é1",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    for text in ["", "r", "r10", "x7", "7r", "R7", "r٣", "é"] {
        assert!(text.parse::<Card>().is_err(), "{text}");
    }
    for text in ["", "A", "A10", "1A", "é"] {
        assert!(text.parse::<Place>().is_err(), "{text}");
    }
}

#[test]
fn events_are_tagged() {
    let card = "r7".parse().expect("a card");
    let turned = Event::Turned { seat: seat(2), place: place("B3"), card };
    let expected = json!({"event": "turned", "seat": 2, "place": "B3", "card": "r7"});
    assert_eq!(serde_json::to_value(turned).expect("JSON"), expected);
}

#[test]
fn views_are_plain() {
    let table = scene("r9 r3 y5", &[2, 0]).marked(1, "A1 B1").turned("C1").turn(2);
    let view = serde_json::to_value(table.view()).expect("JSON");
    assert_eq!(view["grid"][0][0], json!({"face-up": {"card": "r9", "marker": 1}}));
    assert_eq!(view["grid"][0][2], json!({"face-up": {"card": "y5", "marker": null}}));
    assert_eq!((&view["grid"][0][3], &view["grid"][5][9]), (&json!("face-down"), &json!("empty")));
    assert_eq!(view["chairs"], json!([{"pile": 2, "markers": 4}, {"pile": 0, "markers": 6}]));
    assert_eq!(view["to_beat"], json!({"owner": 1, "sum": 12, "cards": 2}));
    assert_eq!(view["turned"], json!({"sum": 5, "cards": 1}));
    assert_eq!((&view["step"], &view["stop"], &view["to_act"]), (&json!("turn"), &json!(null), &json!(2)));
}
