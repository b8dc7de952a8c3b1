//! `quattro simulate`

use std::ffi::OsString;
use std::fs;

use serde_json::Value;

use crate::run::{GAMES, command, folder, quattro};

const KEYS: [&str; 9] = [
    "decisions",
    "decisions_per_second",
    "first_seat_win_rate",
    "games",
    "games_per_second",
    "largest_choice",
    "mean_decisions",
    "mean_score",
    "seconds",
];

fn json(line: &str) -> Value {
    let out = quattro(&format!("{line} --json")).ok();
    assert_eq!(out.lines().count(), 1, "exactly one object");
    serde_json::from_str(&out).expect("JSON")
}

/// Everything but the time it took.
fn without_times(mut report: Value) -> Value {
    let fields = report.as_object_mut().expect("an object");
    for key in ["seconds", "games_per_second", "decisions_per_second"] {
        assert!(fields.remove(key).and_then(|time| time.as_f64()).is_some_and(|time| time > 0.0), "{key}");
    }
    report
}

#[test]
fn json_is_one_object_with_exactly_these_keys() {
    for (game, [_, most]) in GAMES {
        let report = json(&format!("simulate {game} --players {most} --games 20"));
        let mut keys: Vec<&str> = report.as_object().expect("an object").keys().map(String::as_str).collect();
        keys.sort_unstable();
        assert_eq!(keys, KEYS);
        assert_eq!(report["games"], 20);
        let (decisions, mean) = (report["decisions"].as_f64(), report["mean_decisions"].as_f64());
        assert!((decisions.unwrap() - 20.0 * mean.unwrap()).abs() < 1e-6);
        assert!(report["largest_choice"].as_u64().is_some_and(|largest| (2..64).contains(&largest)));
        assert!(report["first_seat_win_rate"].as_f64().is_some_and(|rate| (0.0..=1.0).contains(&rate)));
        assert!(report["mean_score"].as_f64().is_some_and(|score| score > 0.0));
    }
}

#[test]
fn the_same_seed_gives_the_same_result_whatever_the_threads() {
    for (game, _) in GAMES {
        let run = |threads: u8| {
            without_times(json(&format!("simulate {game} --games 150 --seed 9 --threads {threads}")))
        };
        assert_eq!(run(1), run(4), "{game}");
    }
    let seed = |seed: u8| without_times(json(&format!("simulate mamma-mia --games 20 --seed {seed}")));
    assert_ne!(seed(1), seed(2));
}

#[test]
fn figures_are_told_in_words_too() {
    let out = quattro("simulate calcory --players 3 --games 10").ok();
    for text in
        ["Calcory", "games per second", "decisions per game", "won cards", "start player", "advantage"]
    {
        assert!(out.contains(text), "{text}: {out}");
    }
    assert!(quattro("simulate mamma-mia --players 2 --games 1").ok().contains("filled orders"));
}

#[test]
fn records_are_named_for_the_game_and_change_nothing() {
    let folder = folder("simulate-records");
    let line = "simulate grande --players 2 --games 40 --seed 3 --threads 3";
    let recorded = json(&format!("{line} --records {}", folder.display()));
    assert_eq!(without_times(recorded), without_times(json(line)));
    let mut names: Vec<_> = fs::read_dir(&folder).unwrap().map(|file| file.unwrap().file_name()).collect();
    names.sort();
    let mut expected: Vec<_> =
        (1..=40).map(|number| OsString::from(format!("grande-2-3-{number}.json"))).collect();
    expected.sort();
    assert_eq!(names, expected);
}

#[test]
fn bad_arguments_are_explained() {
    let unknown = quattro("simulate chess").bad();
    assert!(unknown.contains("mamma-mia, sole-mio, grande or calcory"), "{unknown}");
    for (game, rule) in [("mamma-mia", "MM-4"), ("sole-mio", "SM-3"), ("grande", "GR-2"), ("calcory", "CA-2")]
    {
        for players in [0, 1, 6] {
            let error = quattro(&format!("simulate {game} --players {players}")).bad();
            assert!(error.contains(rule) && error.contains(&format!("not {players}")), "{error}");
            let error = quattro(&format!("watch {game} --players {players}")).bad();
            assert!(error.contains(rule), "{error}");
        }
    }
    assert!(quattro("simulate calcory --bots smart").bad().contains("random"));
    for wrong in ["--games 0", "--games -1", "--threads 0", "--players 300", "--seed x", "--chef"] {
        quattro(&format!("simulate calcory {wrong}")).bad();
    }
    let taken = quattro("simulate calcory --games 1 --records /dev/null/nowhere").bad();
    assert!(taken.contains("/dev/null/nowhere"), "{taken}");
}

#[test]
fn without_a_terminal_there_is_neither_a_bar_nor_a_colour() {
    let output = command("simulate calcory --games 500").output().expect("the program runs");
    assert!(output.stderr.is_empty() && !output.stdout.contains(&0x1b));
}
