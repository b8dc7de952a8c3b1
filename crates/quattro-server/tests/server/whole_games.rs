//! Whole games over the protocol.

use quattro_rules::record::Record;
use serde_json::{Value, json};

use crate::support::{Player, TestApp, both};

pub(crate) const GAMES: [&str; 4] = ["mamma-mia", "sole-mio", "grande", "calcory"];

/// Plays the seat to its end: whenever it is asked, some legal action that `choice` picks.
pub(crate) async fn play_to_the_end(player: Player, table: String, mut choice: u64) {
    let (mut socket, welcome) = player.connect(&table, None).await;
    let mut state = welcome["game"].clone();
    loop {
        if let Some(legal) = state["legal"].as_array().filter(|legal| !legal.is_empty()) {
            choice = choice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let action = &legal[(choice >> 33) as usize % legal.len()]["action"];
            let id = format!("{choice:x}");
            let play = json!({ "type": "play", "id": id, "at": state["moves"], "actions": [action] });
            socket.send(&play).await;
        }
        state = loop {
            let message = socket.next().await;
            assert_ne!(message["type"], "error", "{message}");
            if message["type"] == "update" && message["game"].is_object() {
                break message["game"].clone();
            }
        };
        if state["outcome"].is_object() {
            return;
        }
    }
}

/// A table at which everybody sits and the game has begun.
pub(crate) async fn started(players: &[Player], game: &str) -> String {
    let table = players[0].create(json!({ "game": game, "players": players.len() })).await;
    for player in &players[1..] {
        player.join(&table).await;
    }
    players[0].start(&table).await;
    table
}

/// The record of a finished game, which must replay and be fair.
pub(crate) async fn checked_record(player: &Player, table: &str) -> Record {
    let record: Value = player.get(&format!("/api/tables/{table}/record")).await;
    let record = Record::from_json(&record.to_string()).expect("a record");
    let verified = quattro_table::fairness::verify(&record).expect("a fair game");
    assert_eq!(verified.moves, record.actions.len());
    assert!(record.result.is_some());
    record
}

both! {
    async fn people_finish_every_game(app: TestApp) {
        for game in GAMES {
            let players = app.players(3).await;
            let table = started(&players, game).await;
            let playing = players.iter().enumerate().map(|(index, player)| {
                tokio::spawn(play_to_the_end(player.clone(), table.clone(), index as u64))
            });
            for playing in playing.collect::<Vec<_>>() {
                playing.await.expect("a whole game");
            }
            checked_record(&players[0], &table).await;
        }
    }

    async fn bots_fill_the_chairs_and_finish_every_game(app: TestApp) {
        for game in GAMES {
            let ada = app.player("Ada").await;
            let table = ada.create(json!({ "game": game, "players": 4 })).await;
            let fill = json!({ "fill": "random", "contribution": "AAAAAAAAAAAAAAAAAAAAAA" });
            ada.post(&format!("/api/tables/{table}/start"), &fill).await;
            play_to_the_end(ada.clone(), table.clone(), 7).await;
            let record = checked_record(&ada, &table).await;
            let contributions = record.fairness.expect("fairness").contributions;
            assert_eq!(contributions.iter().flatten().count(), 1);
        }
    }

    async fn a_game_goes_on_after_a_restart(app: TestApp) {
        let ada = app.player("Ada").await;
        let table = ada.create(json!({ "game": "mamma-mia", "players": 3 })).await;
        ada.post(&format!("/api/tables/{table}/start"), &json!({ "fill": "random" })).await;
        let (_socket, before) = ada.connect(&table, None).await;
        let app = app.restart().await;
        let ada = ada.at(app.server.address);
        let (_socket, after) = ada.connect(&table, None).await;
        assert!(after["number"].as_u64() >= before["number"].as_u64());
        play_to_the_end(ada.clone(), table.clone(), 3).await;
        checked_record(&ada, &table).await;
    }
}
