//! `quattro watch`, and what holds for every command.

use std::io::Read;
use std::process::Stdio;

use crate::run::{GAMES, LANGUAGES, command, quattro};

#[test]
fn every_game_can_be_watched_in_every_language() {
    for (game, [fewest, most]) in GAMES {
        for (language, players) in LANGUAGES.into_iter().zip([fewest, 3, most]) {
            let out = quattro(&format!("watch {game} --players {players} --seed 3 --lang {language}")).ok();
            assert!(out.contains("quattro judge --help") && !out.contains('{'), "{out}");
        }
    }
}

#[test]
fn a_game_explains_itself() {
    let out = quattro("watch --seed 1").ok();
    for text in
        ["3 bots play Mamma Mia!", "random seed is 1.", "[MM-5 Dealing]", "Round 2 of 3", "Ranking\n  1. "]
    {
        assert!(out.contains(text), "{text}: {out}");
    }
    assert_eq!(out.matches("[MM-10 ").count(), 1, "a rule is named when it first comes up");
    assert!(!out.contains("You receive"), "a spectator sees no hands");
    assert_eq!(out, quattro("watch mamma-mia --seed 1 --pace 0").ok());
}

#[test]
fn bots_of_any_level_play_by_the_options() {
    let line = "watch mamma-mia --bots cook,chef@5 --rounds 1 --first 2 --kinds olive,chili,salami --seed 1";
    let out = quattro(line).ok();
    for text in ["3 bots play Mamma Mia! (cook and chef@5).", "Round 1 begins; Chili starts.", "Round 1 of 1"]
    {
        assert!(out.contains(text), "{text}: {out}");
    }
    assert_eq!(out, quattro(line).ok(), "the same seed, the same game");
}

#[test]
fn every_command_that_deals_has_the_same_options() {
    for command in ["play", "watch", "simulate", "arena"] {
        let help = quattro(&format!("{command} --help")).ok();
        for option in ["--first <SEAT>", "--rounds <N>", "--must-play", "--kinds <KIND>"] {
            assert!(help.contains(option), "{command} {option}: {help}");
        }
        let bots = if command == "arena" { "--bots cook,random" } else { "" };
        let error = quattro(&format!("{command} sole-mio {bots} --rounds 1")).bad();
        assert!(error.contains("has no option “rounds”"), "{error}");
    }
}

#[test]
fn whoever_has_read_enough_may_leave() {
    for line in
        ["watch grande --players 5", "rules sole-mio", "simulate calcory --games 1", "simulate --help"]
    {
        let mut child = command(line).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it runs");
        drop(child.stdout.take());
        let mut complaint = String::new();
        child.stderr.take().expect("a pipe").read_to_string(&mut complaint).expect("text");
        assert!(child.wait().expect("it ends").success(), "{line}");
        assert_eq!(complaint, "", "{line}");
    }
}

#[test]
fn every_command_has_help_with_examples() {
    for line in ["", "watch", "simulate", "replay", "judge", "rules", "serve"] {
        let out = quattro(&format!("{line} --help")).ok();
        assert!(out.contains("Examples:\n  quattro") || out.contains("quattro simulate"), "{out}");
    }
    quattro("dance").bad();
}
