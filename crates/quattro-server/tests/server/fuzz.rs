//! Random and mutated messages: the server stays up and other tables are unaffected.
//!
//! `QUATTRO_FUZZ_MESSAGES=100000 cargo test --release -p quattro-server fuzz` is the documented run.

use quattro_rules::chance::below;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use tokio_tungstenite::tungstenite::Message;

use crate::bad_connections::times;
use crate::support::{Database, Player, TestApp};
use crate::whole_games::{checked_record, play_to_the_end, started};

const SEEDS: [&str; 9] = [
    r#"{"type":"hello","since":3}"#,
    r#"{"type":"play","id":"a","at":0,"actions":["play:2s","skip","draw:kitchen"],"have":3}"#,
    r#"{"type":"play","id":"b","at":4294967295,"actions":["commit:2p+1P"]}"#,
    r#"{"type":"play","id":"c","at":0,"actions":["turn:A1"]}"#,
    r#"{"type":"have","number":4294967295}"#,
    r#"{"type":"say","id":"d","text":"<script>alert(1)</script>"}"#,
    r#"{"type":"react","id":"e","reaction":"bravo"}"#,
    r#"{"type":"ping"}"#,
    "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]",
];

fn number(rng: &mut ChaCha8Rng, below_this: usize) -> usize {
    below(rng, below_this.max(1) as u32) as usize
}

/// A message with some of its bytes changed, left out, repeated or added.
fn mutated(rng: &mut ChaCha8Rng) -> Message {
    let mut bytes = SEEDS[number(rng, SEEDS.len())].as_bytes().to_vec();
    for _ in 0..number(rng, 6) {
        let at = number(rng, bytes.len());
        match number(rng, 5) {
            0 => bytes[at] = number(rng, 256) as u8,
            1 => drop(bytes.remove(at)),
            2 => bytes.insert(at, b"\"{}[]:,0-9e.\\\0"[number(rng, 14)]),
            3 => bytes.truncate(at),
            _ => bytes.extend_from_within(at..),
        }
        if bytes.is_empty() {
            bytes.push(b'{');
        }
    }
    match number(rng, 20) {
        0 => Message::binary(bytes),
        1 => Message::Ping(bytes.into_iter().take(100).collect::<Vec<u8>>().into()),
        2 => Message::text("9".repeat(number(rng, 12_000))),
        _ => Message::text(String::from_utf8_lossy(&bytes).into_owned()),
    }
}

/// Sends this many invalid messages, on as many connections as that takes.
async fn bother(player: Player, table: String, seed: u64, messages: u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut sent = 0;
    while sent < messages {
        let Some(mut socket) = player.try_knock(&table).await else { continue };
        if number(&mut rng, 4) > 0 {
            socket.try_send(serde_json::json!({ "type": "hello" })).await;
        }
        for _ in 0..number(&mut rng, 200) {
            if !socket.try_send_raw(mutated(&mut rng)).await {
                break;
            }
            sent += 1;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_harms_nobody() {
    let app = TestApp::start(Database::Sqlite).await;
    let messages = times("QUATTRO_FUZZ_MESSAGES", 1000);
    let mut bothering = Vec::new();
    for (seed, game) in ["mamma-mia", "calcory"].into_iter().enumerate() {
        let players = app.players(2).await;
        let table = started(&players, game).await;
        for player in players {
            bothering.push(tokio::spawn(bother(player, table.clone(), seed as u64, messages)));
        }
    }
    let mut games = 0;
    while games == 0 || bothering.iter().any(|bothering| !bothering.is_finished()) {
        let players = app.players(2).await;
        let table = started(&players, "sole-mio").await;
        let (ada, bob) = (players[0].clone(), players[1].clone());
        tokio::join!(
            play_to_the_end(ada, table.clone(), games),
            play_to_the_end(bob, table.clone(), games + 1)
        );
        checked_record(&players[0], &table).await;
        games += 1;
    }
    for bothering in bothering {
        bothering.await.expect("no panic");
    }
    println!("{games} games of others");
}
