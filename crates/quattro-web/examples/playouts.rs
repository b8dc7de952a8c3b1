//! How many games a second bots imagine on this machine, natively; `web-tests/playouts.mjs` measures the compiled module
//! with the same games.
//!
//!     cargo run --profile dist -p quattro-web --example playouts

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use quattro_rules::setup::GameId;
use quattro_table::Bytes;
use quattro_web::{Device, Input, Output};
use serde_json::{Value, json};

/// For each decision.
const PLAYOUTS: u32 = 400;

/// The clock is looked at once for every playout: so it counts them.
static LOOKS: AtomicU64 = AtomicU64::new(0);

fn counting() -> Duration {
    LOOKS.fetch_add(1, Ordering::Relaxed);
    Duration::ZERO
}

/// A device with one table, and its log.
struct Desk {
    device: Device,
    log: Vec<String>,
    answer: Option<Value>,
    now: u64,
}

impl Desk {
    /// Hands in an input and does what follows. Returns when to call again.
    fn give(&mut self, input: Value) -> Option<u64> {
        let input: Input = serde_json::from_value(input).expect("an input");
        let outputs = self.device.receive(input, self.now);
        let mut next = outputs.next;
        for output in outputs.out {
            match output {
                Output::Answer { body, .. } => self.answer = serde_json::from_str(&body).ok(),
                Output::Store { entries, .. } => {
                    self.log.extend(entries.into_iter().map(|entry| entry.body));
                    next = self.give(json!({ "type": "stored" }));
                }
                Output::Load { .. } => next = self.give(json!({ "type": "loaded", "entries": self.log })),
                _ => {}
            }
        }
        next
    }

    fn ask(&mut self, path: &str, body: &Value) -> Option<u64> {
        self.give(json!({ "type": "ask", "ask": 1, "path": path, "body": body.to_string() }))
    }
}

/// A whole game among bots that search.
fn play(game: GameId) {
    let mut desk = Desk { device: Device::new(counting), log: Vec::new(), answer: None, now: 1_000_000 };
    desk.give(json!({ "type": "start", "seed": Bytes([7; 32]), "playouts": PLAYOUTS }));
    desk.ask("/api/me", &json!({ "name": "Ada" }));
    let bots = [2, 3].map(|seat| json!({ "seat": seat, "level": "maestro" }));
    desk.ask("/api/tables", &json!({ "table": { "game": game, "players": 3 }, "bots": bots, "sit": {} }));
    let id = desk.answer.take().expect("a table")["table"]["id"].as_str().expect("an id").to_owned();
    // Without words, so that nearly all time goes into thinking.
    desk.give(json!({ "type": "dial", "line": 1, "table": id }));
    desk.give(json!({ "type": "hear", "line": 1, "text": r#"{"type":"hello"}"# }));
    desk.ask(&format!("/api/tables/{id}/start"), &json!({}));
    let mut next = desk.ask(&format!("/api/tables/{id}/hand-over"), &json!({ "level": "maestro" }));
    while let Some(moment) = next {
        desk.now = desk.now.max(moment);
        next = desk.give(json!({ "type": "tick" }));
    }
}

fn main() {
    for game in GameId::ALL {
        LOOKS.store(0, Ordering::Relaxed);
        let began = Instant::now();
        play(game);
        let (playouts, time) = (LOOKS.load(Ordering::Relaxed), began.elapsed());
        println!(
            "{game} {:.0} playouts a second ({playouts} in {time:.1?})",
            playouts as f64 / time.as_secs_f64()
        );
    }
}
