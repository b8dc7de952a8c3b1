//! The inputs that fuzzing begins with, and those that it found: whole sessions of several people, and logs.
//!
//! `cargo xtask fuzz table log` goes on from here. `QUATTRO_BLESS=1` writes the sessions of whole games again.

#![expect(clippy::disallowed_methods, reason = "a test reads its inputs")]

#[path = "../../../fuzz/src/log.rs"]
#[expect(unreachable_pub, reason = "part of a library when it is fuzzed")]
mod log;
#[path = "../../../fuzz/src/session.rs"]
#[expect(unreachable_pub, reason = "part of a library when it is fuzzed")]
mod session;

use std::fs;
use std::path::PathBuf;

use quattro_rules::setup::GameId;
use quattro_table::log::pack;
use serde_json::{Value, json};

use session::Session;

/// The moves of a session that is kept: fewer than most games have, so that fuzzing is quick.
const MOVES: usize = 60;

fn seeds(target: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "../../fuzz/seeds", target].iter().collect()
}

#[test]
fn what_fuzzing_begins_with_holds() {
    let mut files = 0;
    for target in ["table", "log"] {
        for file in fs::read_dir(seeds(target)).expect("a folder of seeds") {
            let bytes = fs::read(file.expect("a file").path()).expect("a seed");
            match (target, std::str::from_utf8(&bytes)) {
                ("table", Ok(text)) => session::run(text),
                _ => log::run(&bytes),
            }
            files += 1;
        }
    }
    assert!(files >= 8, "only {files} seeds");
}

/// A session of two people and a bot at a table of this game, by whatever is legal.
fn played(game: GameId) -> (String, Vec<String>) {
    let created = json!({ "table": { "game": game, "players": 3, "clock": 60 }, "sit": {} });
    let mut lines = vec![created.to_string()];
    let mut session = Session::begin(&lines[0]).expect("a table");
    let mut send = |session: &mut Session, line: String| {
        session.line(&line);
        lines.push(line);
    };
    for line in ["1 join {}", "1 socket {\"type\":\"hello\"}", "0 start {\"fill\":\"random\"}"] {
        send(&mut session, line.to_owned());
    }
    for number in 0..MOVES {
        for index in [0, 1] {
            let told = serde_json::to_value(session.welcome(index)).expect("JSON");
            let legal: Vec<&Value> = told["game"]["legal"].as_array().into_iter().flatten().collect();
            let Some(action) = legal.get(number * 7 % legal.len().max(1)) else { continue };
            let play = json!({ "type": "play", "id": format!("{number}"), "at": told["game"]["moves"],
                "actions": [action["action"]], "have": told["number"] });
            send(&mut session, format!("{index} socket {play}"));
        }
    }
    for line in [
        "1 socket {\"type\":\"say\",\"id\":\"a\",\"text\":\"Buon appetito!\"}",
        "0 hand-over {\"seat\":2}",
        "0 time-is-up",
        "1 take-back",
        "3 socket {\"type\":\"react\",\"id\":\"b\",\"reaction\":\"bravo\"}",
        "0 rematch {}",
    ] {
        send(&mut session, line.to_owned());
    }
    (lines.join("\n"), session.log())
}

#[test]
fn sessions_of_all_games_are_among_the_seeds() {
    for game in GameId::ALL {
        let (text, log) = played(game);
        assert!(log.len() > 50, "{game}: hardly anything has happened");
        let packed = pack(log.iter().map(String::as_str)).expect("a log");
        let log = log[..log.len().min(30)].join("\n");
        for (name, bytes) in [
            (format!("table/{game}"), text.as_bytes()),
            (format!("log/{game}"), log.as_bytes()),
            (format!("log/{game}-packed"), &packed),
        ] {
            if std::env::var_os("QUATTRO_BLESS").is_some() {
                fs::write(seeds(&name), bytes).expect("a seed is written");
            }
            // Messages and entries may gain fields; what is kept stays readable, and the test above reads it.
            assert!(seeds(&name).exists(), "{name} is missing: cargo xtask bless");
        }
    }
}
