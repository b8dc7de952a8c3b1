//! `quattro arena`

use std::fs;

use serde_json::Value;

use crate::run::{GAMES, folder, quattro};

fn json(line: &str) -> Value {
    let out = quattro(&format!("{line} --json")).ok();
    assert_eq!(out.lines().count(), 1, "exactly one object");
    serde_json::from_str(&out).expect("JSON")
}

fn keys(value: &Value) -> Vec<&str> {
    let mut keys: Vec<&str> = value.as_object().expect("an object").keys().map(String::as_str).collect();
    keys.sort_unstable();
    keys
}

fn bots(report: &Value) -> &Vec<Value> {
    report["bots"].as_array().expect("a list")
}

/// Everything but the time it took.
fn without_times(mut report: Value) -> Value {
    report["seconds"].take();
    for bot in report["bots"].as_array_mut().expect("a list") {
        bot["ms_per_decision"].take();
    }
    report
}

#[test]
fn json_is_one_object_with_exactly_these_keys() {
    for (game, [_, most]) in GAMES {
        let report = json(&format!("arena {game} --players {most} --bots cook,random --games 12"));
        assert_eq!(keys(&report), ["bots", "game", "games", "players", "seconds"]);
        assert_eq!((report["game"].as_str(), report["players"].as_u64()), (Some(game), Some(most.into())));
        let names: Vec<_> = bots(&report).iter().map(|bot| bot["name"].as_str()).collect();
        assert_eq!(names, [Some("cook"), Some("random")]);
        for bot in bots(&report) {
            let expected = [
                "games",
                "mean_score",
                "ms_per_decision",
                "name",
                "rating",
                "rating_high",
                "rating_low",
                "win_error",
                "win_share",
            ];
            assert_eq!(keys(bot), expected);
            assert_eq!(bot["games"], report["games"]);
            let number = |key: &str| bot[key].as_f64().expect("a number");
            assert!(number("rating_low") <= number("rating") && number("rating") <= number("rating_high"));
            assert!(number("ms_per_decision") >= 0.0 && number("mean_score") >= 0.0);
        }
        let shares: f64 = bots(&report).iter().filter_map(|bot| bot["win_share"].as_f64()).sum();
        assert!((shares - 1.0).abs() < 1e-9, "{shares}");
    }
}

#[test]
fn the_same_seed_gives_the_same_result_whatever_the_threads() {
    let run = |threads: u8| {
        let line = format!("arena mamma-mia --bots chef@10,cook --games 6 --seed 4 --threads {threads}");
        without_times(json(&line))
    };
    assert_eq!(run(1), run(3));
}

#[test]
fn games_are_rounded_up_to_whole_deals() {
    for (line, games) in [
        ("--players 2 --bots cook,random --games 3", 4),
        ("--players 3 --bots cook,random --games 1", 6),
        ("--players 4 --bots cook,random --games 1", 2),
        ("--players 2 --bots cook,random,apprentice --games 1", 6),
    ] {
        assert_eq!(json(&format!("arena calcory {line}"))["games"], games, "{line}");
    }
}

#[test]
fn the_stronger_one_stands_on_top_of_the_table() {
    let out = quattro("arena calcory --bots random,cook --games 100").ok();
    let place = |name: &str| out.find(&format!("  {name} ")).expect("a line for each bot");
    assert!(place("cook") < place("random"), "{out}");
    assert!(out.contains("95 % interval") && out.contains("100 games"), "{out}");
}

#[test]
fn records_can_be_replayed() {
    let folder = folder("arena-records");
    let line = "arena sole-mio --players 3 --bots cook,apprentice,random --games 3 --seed 8 --records";
    quattro(&format!("{line} {}", folder.display())).ok();
    for number in 1..=3 {
        let path = folder.join(format!("sole-mio-3-8-{number}.json"));
        let record = fs::read_to_string(&path).expect("the record was written");
        assert!(record.contains("apprentice"));
        quattro(&format!("replay {}", path.display())).ok();
    }
}

#[test]
fn bad_arguments_are_explained() {
    for (line, why) in [
        ("calcory", "--bots"),
        ("calcory --bots cook", "two bots"),
        ("calcory --bots cook,waiter", "maestro"),
        ("calcory --bots cook@200,random", "chef@200"),
        ("calcory --bots cook,random --players 5", "CA-2"),
        ("calcory --bots cook,random --games 0", "games"),
        ("calcory --bots cook,random --games 2 --records /dev/null/nowhere", "/dev/null/nowhere"),
    ] {
        let error = quattro(&format!("arena {line}")).bad();
        assert!(error.contains(why), "{line}: {error}");
    }
}

#[test]
fn levels_can_be_simulated_too() {
    let out = quattro("simulate calcory --players 3 --games 10 --bots cook,random").ok();
    assert!(out.contains("bots: cook, random"), "{out}");
}

#[test]
fn play_needs_a_terminal() {
    assert!(quattro("play mamma-mia").bad().contains("terminal"));
    assert!(quattro("play calcory --players 5").bad().contains("CA-2"));
    assert!(quattro("play calcory --bots somebody").bad().contains("apprentice"));
}
