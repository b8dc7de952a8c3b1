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

/// Hands in an input; everything is stored at once. Returns the answer to a request, and when to call again.
fn give(device: &mut Device, input: &Value, now: u64) -> (Option<Value>, Option<u64>) {
    let input: Input = serde_json::from_value(input.clone()).expect("an input");
    let (mut outputs, mut answer) = (device.receive(input, now), None);
    while !outputs.out.is_empty() {
        let is_stored = outputs.out.iter().any(|output| matches!(output, Output::Store { .. }));
        for output in outputs.out {
            if let Output::Answer { body, .. } = output {
                answer = serde_json::from_str(&body).ok();
            }
        }
        if !is_stored {
            return (answer, outputs.next);
        }
        outputs = device.receive(Input::Stored, now);
    }
    (answer, outputs.next)
}

/// A whole game among bots that search.
fn play(game: GameId) {
    let (mut device, mut now) = (Device::new(counting), 1_000_000);
    let ask =
        |path: &str, body: Value| json!({ "type": "ask", "ask": 1, "path": path, "body": body.to_string() });
    give(&mut device, &json!({ "type": "start", "seed": Bytes([7; 32]), "playouts": PLAYOUTS }), now);
    give(&mut device, &ask("/api/me", json!({ "name": "Ada" })), now);
    let bots = [2, 3].map(|seat| json!({ "seat": seat, "level": "maestro" }));
    let table = json!({ "table": { "game": game, "players": 3 }, "bots": bots, "sit": {} });
    let (reply, _) = give(&mut device, &ask("/api/tables", table), now);
    let id = reply.expect("a table")["table"]["id"].as_str().expect("an id").to_owned();
    // Without words, so that nearly all time goes into thinking.
    give(&mut device, &json!({ "type": "dial", "line": 1, "table": id }), now);
    give(&mut device, &json!({ "type": "hear", "line": 1, "text": r#"{"type":"hello"}"# }), now);
    give(&mut device, &ask(&format!("/api/tables/{id}/start"), json!({})), now);
    let hand_over = ask(&format!("/api/tables/{id}/hand-over"), json!({ "level": "maestro" }));
    let (_, mut next) = give(&mut device, &hand_over, now);
    while let Some(moment) = next {
        now = now.max(moment);
        next = give(&mut device, &json!({ "type": "tick" }), now).1;
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
