//! `quattro judge`

use crate::docs::positions;
use crate::run::{quattro, quattro_reads};

/// MM-E2: the first example of the documentation.
fn mm_e2() -> String {
    positions().remove(0)
}

#[track_caller]
fn judged(arguments: &str, position: &str) -> String {
    quattro_reads(&format!("judge - {arguments}"), position).ok()
}

#[test]
fn who_decides_and_what_is_allowed() {
    let out = judged("", &mm_e2());
    for line in [
        "  MM-23: Ada's order Classic pineapple comes out of the oven: 4 pineapple and 1",
        "  Table    7 salami, 3 pineapple, 4 mushrooms and 1 chili",
        "  Oven     1 card",
        "  Ada      chili · hand: 1 pineapple · waiter: 7 orders · nothing filled",
        "Ada decides: complete the order Classic pineapple? The table lacks 1 pineapple.",
        "   1. Add 1 pineapple from hand. That fills the order.  add:1p",
        "   2. Let it burn. The order goes under your waiter.  no",
    ] {
        assert!(out.lines().any(|other| other == line), "{line}\n{out}");
    }
}

#[test]
fn what_happens_is_told_rule_by_rule() {
    let out = judged("--play add:1p", &mm_e2());
    for line in ["  MM-25: Ada adds one pineapple.", "  MM-22: Out of the oven comes one olive."] {
        assert!(out.lines().any(|other| other == line), "{line}\n{out}");
    }
    assert!(out.contains("MM-24: Ada's order Classic pineapple is filled;"), "{out}");
    assert!(out.contains("Quattro had to shuffle a pile"), "the new round was shuffled: {out}");
}

#[test]
fn the_arbiter_speaks_three_languages() {
    for (language, said) in [("en", "Ada adds one pineapple."), ("fr", "Ada ajoute"), ("de", "MM-25: Ada")] {
        let out = judged(&format!("--lang {language} --play add:1p"), &mm_e2());
        assert!(out.contains(said) && !out.contains('{'), "{language}: {out}");
    }
}

#[test]
fn an_illegal_action_is_refused_with_its_rule_and_what_is_legal() {
    for (action, rule) in [("add:2p", "MM-25"), ("play:1p", "MM-"), ("draw:kitchen", "MM-")] {
        let run = quattro_reads(&format!("judge - --play {action}"), &mm_e2());
        assert!(run.out.contains("1. Add 1 pineapple") && run.out.contains("  no\n"), "{}", run.out);
        let error = run.bad();
        assert!(error.contains(&format!("action 1: “{action}”")) && error.contains(rule), "{error}");
    }
    let second = quattro_reads("judge - --play no add:1p", &mm_e2()).bad();
    assert!(second.contains("action 2: “add:1p”"), "{second}");
    let unread = quattro_reads("judge - --play dance", &mm_e2()).bad();
    assert!(unread.contains("action 1: “dance” is not an action"), "{unread}");
}

#[test]
fn minimale_may_not_take_what_is_not_scarcest() {
    let minimale = &positions()[1];
    let out = judged("", minimale);
    assert!(out.contains("choose:salami") && out.contains("choose:mushroom"), "{out}");
    assert!(quattro_reads("judge - --play choose:pineapple", minimale).bad().contains("MM-33"));
}

#[test]
fn what_the_file_leaves_open_is_said_plainly() {
    let drawing = &positions()[2];
    let out = judged("--play skip skip draw:waiter", drawing);
    assert!(out.contains("the order of this waiter"), "{out}");
    assert!(!out.contains("the order of the kitchen"), "{out}");
    let open = drawing.replace("kitchen = \"s o\"", "");
    let out = judged("--play skip skip draw:kitchen", &open);
    assert!(out.contains("the order of the kitchen"), "{out}");
    assert!(!judged("", &open).contains("does not give"), "only where it matters");
}

#[test]
fn a_finished_game_is_ranked() {
    let last = "game = \"calcory\"\nplayers = 2\nturn = 1\nwon = [39, 20]\nnames = [\"Ada\", \"Bruno\"]\n\
        marked = { seat = 1, places = \"A1\" }\ngrid = [\"r9 .. .. .. .. .. .. .. .. ..\"";
    let rows = ", \".. .. .. .. .. .. .. .. .. ..\"".repeat(5);
    let out = judged("", &format!("{last}{rows}]"));
    assert!(out.contains("CA-18: Ada wins the single marked card."), "{out}");
    assert!(out.contains("1. Ada, with 40 cards") && out.contains("2. Bruno, with 20 cards"), "{out}");
}

#[test]
fn positions_that_cannot_be_are_refused_with_field_and_rule() {
    let position = mm_e2();
    for (from, to, said) in [
        ("mamma-mia", "chess", "mamma-mia, sole-mio, grande, calcory"),
        ("7s", "70s", "table: “1c 70s 3p 4m” is not a number of toppings"),
        ("7s", "14s", "MM-4"),
        ("phase = \"oven\"", "phase = \"dinner\"", "line 2"),
        ("boss = \"salami\"", "boss = \"olive\"", "boss: “olive”"),
        ("boss = \"salami\"", "", "boss: MM-21"),
        ("kind = \"salami\"", "kind = \"chili\"", "MM-3"),
        ("toppings = \"1p\"", "toppings = \"8p\"", "seat 1, toppings: MM-13"),
        ("toppings = \"1p\"", "topings = \"1p\"", "unknown field `topings`"),
        ("toppings = \"1p\"", "toppings = 1p", "line"),
        ("oven = \"chili:classic-pineapple", "oven = \"chili:classic-chili", "MM-2"),
        ("phase = \"oven\"", "phase = \"oven\"\nround = 4", "round: MM-9"),
    ] {
        assert!(position.contains(from), "{from}");
        let error = quattro_reads("judge -", &position.replacen(from, to, 1)).bad();
        assert!(error.starts_with("quattro: -: ") && error.contains(said), "{said}: {error}");
    }
    let one = position.split("\n[[seat]]").take(2).collect::<Vec<_>>().join("\n[[seat]]");
    assert!(quattro_reads("judge -", &one.replace("boss = \"salami\"", "boss = 1")).bad().contains("not 1"));
    let six = format!("{position}{}", "\n[[seat]]".repeat(4));
    assert!(quattro_reads("judge -", &six).bad().contains("not 6"));
    for text in ["", "game", "\u{0}", "game = 1", "[[seat]]"] {
        quattro_reads("judge -", text).bad();
    }
    assert!(quattro("judge no/such/file.toml").bad().contains("no/such/file.toml"));
}

#[test]
fn refusals_speak_the_language_of_the_arbiter() {
    for (language, said) in [
        ("en", "“add:2p” is not allowed. MM-25: Those toppings are not in your hand."),
        ("fr", "MM-25\u{202f}: Tu n'as pas ces garnitures en main."),
        ("de", "MM-25: Diese Zutaten hast du nicht auf der Hand."),
    ] {
        let error = quattro_reads(&format!("judge - --lang {language} --play add:2p"), &mm_e2()).bad();
        assert!(error.contains(said), "{error}");
    }
}

#[test]
fn a_name_that_would_spoil_the_table_is_refused() {
    let error =
        quattro_reads("judge -", &mm_e2().replace("\"Ada\"", &format!("{:?}", "A".repeat(300)))).bad();
    assert!(error.contains("seat 1, name: The name is longer than 24 characters."), "{error}");
}

#[test]
fn names_cannot_command_the_terminal() {
    let out = judged("", &mm_e2().replace("\"Ada\"", "\"A\\u001b[31mda\\u0007\""));
    assert!(!out.contains('\u{1b}') && out.contains("A[31mda decides"), "{out}");
}
