//! Two servers on one PostgreSQL serve the same table together.

use std::net::SocketAddr;

use serde_json::json;

use crate::away::present;
use crate::bad_connections::check_log;
use crate::support::{Database, Stubborn, TestApp};
use crate::whole_games::{GAMES, checked_record, play_to_the_end, started};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_made_at_one_is_seen_at_the_other() {
    let app = TestApp::start(Database::Postgres).await;
    let other = app.second_server().await;
    let players = app.players(2).await;
    let table = started(&players, "calcory").await;
    let (mut here, welcome) = players[0].connect(&table, None).await;
    let (mut there, _) = players[1].at(other.address).connect(&table, None).await;
    let first = welcome["game"]["to_act"] == 1;
    let (actor, watcher) = if first { (&mut here, &mut there) } else { (&mut there, &mut here) };
    let play = json!({ "type": "play", "id": "x", "at": 0, "actions": ["turn:A1"] });
    assert_eq!(actor.ask(&play).await["type"], "done");
    assert_eq!(watcher.next_of("update").await["game"]["moves"], 1);
}

/// Servers notify each other of what they store, but that takes a moment, so requests must not depend on it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_one_acknowledged_the_other_shows_at_once() {
    let app = TestApp::start(Database::Postgres).await;
    let other = app.second_server().await;
    let players = app.players(2).await;
    let table = players[0].create(json!({ "game": "calcory", "players": 2 })).await;
    let (here, there) = (players[1].clone(), players[1].at(other.address));
    for _ in 0..40 {
        for (step, occupant) in [("join", "person"), ("leave", "nobody")] {
            here.post(&format!("/api/tables/{table}/{step}"), &json!({})).await;
            let seen = there.get(&format!("/api/tables/{table}")).await;
            assert_eq!(seen["table"]["chairs"][1]["occupant"], occupant);
            let (_socket, welcome) = there.connect(&table, None).await;
            assert_eq!(welcome["table"]["chairs"][1]["occupant"], occupant);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_who_change_servers_all_the_time_finish_every_game() {
    let app = TestApp::start(Database::Postgres).await;
    let other = app.second_server().await;
    for (seed, game) in GAMES.into_iter().enumerate() {
        let players = app.players(3).await;
        let table = started(&players, game).await;
        let playing = players.iter().enumerate().map(|(seat, player)| {
            let servers = vec![app.server.address, other.address];
            tokio::spawn(Stubborn::new(player.clone(), servers, &table, (10 * seed + seat) as u64).play())
        });
        let mut stories = Vec::new();
        for playing in playing.collect::<Vec<_>>() {
            stories.push(playing.await.expect("a whole game"));
        }
        check_log(app.server.store(), &table, &stories).await;
        checked_record(&players[0].at(other.address), &table).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_at_the_other_server_is_not_away() {
    let (app, clock) = TestApp::start_with_clock(Database::Postgres).await;
    let other = app.second_server().await;
    let players = app.players(2).await;
    let table = started(&players, "calcory").await;
    let (mut here, _) = players[0].connect(&table, None).await;
    let (there, _) = players[1].at(other.address).connect(&table, None).await;
    let (path, second) = (format!("/api/tables/{table}/hand-over"), json!({ "seat": 2 }));
    let replace = || players[0].try_post(&path, &second);
    present(&mut here, 2).await;
    clock.send_modify(|now| *now += 100_000);
    assert_eq!(replace().await.1["code"], "not-away");
    drop(there);
    assert_eq!(present(&mut here, 1).await["away"], json!([{ "seat": 2, "ms": 0 }]));
    clock.send_modify(|now| *now += 45_000);
    assert_eq!(replace().await.1["table"]["chairs"][1]["occupant"], "bot-for-person");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_end_of_a_game_is_known_at_the_other_server() {
    let app = TestApp::start(Database::Postgres).await;
    let other = app.second_server().await;
    for _ in 0..3 {
        let players = app.players(2).await;
        let table = started(&players, "calcory").await;
        // The other server has the table in memory, and hears of each move a moment later.
        let there = players[0].at(other.address);
        let (_socket, _) = there.connect(&table, None).await;
        let playing =
            players.iter().map(|player| tokio::spawn(play_to_the_end(player.clone(), table.clone(), 5)));
        for playing in playing.collect::<Vec<_>>() {
            playing.await.expect("a whole game");
        }
        checked_record(&there, &table).await;
    }
}

/// A figure of a server.
async fn figure(server: SocketAddr, name: &str) -> u64 {
    let figures = reqwest::get(format!("http://{server}/metrics")).await.expect("figures");
    let figures = figures.text().await.expect("text");
    let line = figures.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.expect(name).parse().expect("a number")
}

/// The clock stands still, so that the other server never finds that a bot is late, however slow the machine is.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_server_moves_the_bots() {
    let (app, _clock) = TestApp::start_with_clock(Database::Postgres).await;
    let other = app.second_server().await;
    let ada = app.player("Ada").await;
    let table = ada.create(json!({ "game": "calcory", "players": 3, "options": { "first_seat": 2 } })).await;
    // Both servers have the table in memory.
    let (mut here, _) = ada.connect(&table, None).await;
    let (mut there, _) = app.player("Eve").await.at(other.address).connect(&table, None).await;
    ada.post(&format!("/api/tables/{table}/start"), &json!({ "fill": "cook" })).await;
    let moves = "quattro_bot_decisions_total";
    for socket in [&mut here, &mut there] {
        while socket.next_of("update").await["game"]["to_act"] != 1 {}
    }
    assert!(figure(app.server.address, moves).await > 1);
    assert_eq!(figure(other.address, moves).await, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_of_a_server_that_died_are_moved_by_another() {
    let (app, clock) = TestApp::start_with_clock(Database::Postgres).await;
    let other = app.second_server().await;
    let ada = app.player("Ada").await;
    let options =
        json!({ "game": "calcory", "players": 2, "bot_pace": 1000, "options": { "first_seat": 2 } });
    let table = ada.create(options).await;
    let (mut there, _) = ada.at(other.address).connect(&table, None).await;
    ada.post(&format!("/api/tables/{table}/start"), &json!({ "fill": "cook" })).await;
    there.next_of("update").await;
    let TestApp { server, .. } = app;
    server.stop().await;
    // Its bot was due after a second.
    clock.send_modify(|now| *now += 1000 + 2500);
    assert_eq!(there.next_of("update").await["game"]["moves"], 1);
}
