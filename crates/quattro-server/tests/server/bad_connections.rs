//! Four people with bad connections finish games of every kind.
//!
//! `QUATTRO_CONNECTION_GAMES=200 cargo test --release -p quattro-server bad_connections` is the documented run.

use std::collections::BTreeMap;

use quattro_server::store::Store;
use serde_json::Value;

use crate::support::{Socket, Story, Stubborn, TestApp, both};
use crate::whole_games::{GAMES, checked_record, started};

/// The number of repetitions: few unless the environment asks for more.
pub(crate) fn times(variable: &str, few: u64) -> u64 {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(few)
}

/// Everything that somebody with a good connection hears on the same chair.
async fn listen(mut socket: Socket) -> BTreeMap<u64, Value> {
    let mut heard = BTreeMap::new();
    loop {
        let message = socket.next_of("update").await;
        if message["events"].as_array().is_some_and(|events| !events.is_empty()) {
            heard.insert(message["number"].as_u64().expect("a number"), message["events"].clone());
        }
        if message["game"]["outcome"].is_object() {
            return heard;
        }
    }
}

/// Every acknowledged request is in the log under its number, and no request is there twice.
pub(crate) async fn check_log(store: &Store, table: &str, stories: &[Story]) {
    let log = store.read(table.parse().expect("an id"), 0).await.expect("a log");
    let mut played: BTreeMap<(String, String), u64> = BTreeMap::new();
    for stored in log {
        let entry: Value = serde_json::from_str(&stored.body).expect("an entry");
        if let (Some(by), Some(id)) = (entry["by"].as_str(), entry["id"].as_str()) {
            let before = played.insert((by.to_owned(), id.to_owned()), u64::from(stored.number));
            assert_eq!(before, None, "{id} was played twice");
        }
    }
    let numbers: Vec<u64> = played.values().copied().collect();
    for story in stories {
        for (id, number) in &story.acknowledged {
            assert!(numbers.contains(number), "{id}, acknowledged as {number}, is lost");
        }
    }
    let acknowledged: usize = stories.iter().map(|story| story.acknowledged.len()).sum();
    assert_eq!(played.len(), acknowledged);
}

async fn one_game(app: &TestApp, game: &str, seed: u64) {
    let players = app.players(4).await;
    let table = started(&players, game).await;
    // They listen before anybody plays: a game can be over before a slow one has connected.
    let mut listening = Vec::new();
    for player in &players {
        listening.push(tokio::spawn(listen(player.connect(&table, None).await.0)));
    }
    let playing = players.iter().enumerate().map(|(seat, player)| {
        let servers = vec![app.server.address];
        tokio::spawn(Stubborn::new(player.clone(), servers, &table, seed * 10 + seat as u64).play())
    });
    let mut stories = Vec::new();
    for playing in playing.collect::<Vec<_>>() {
        stories.push(playing.await.expect("a whole game"));
    }
    for (story, listening) in stories.iter().zip(listening) {
        let heard = listening.await.expect("a whole game");
        // Only the player's own history has what happened before the listener connected.
        let first = heard.keys().next().copied().unwrap_or_default();
        assert_eq!(story.events.range(first..).collect::<Vec<_>>(), heard.iter().collect::<Vec<_>>());
    }
    check_log(app.server.store(), &table, &stories).await;
    checked_record(&players[0], &table).await;
}

both! {
    async fn people_with_bad_connections_finish_every_game(app: TestApp) {
        for seed in 0..times("QUATTRO_CONNECTION_GAMES", 1) {
            for game in GAMES {
                one_game(&app, game, seed).await;
            }
        }
    }
}
