//! Between two rounds people are told who has seen what the round came to. Nothing is stored and nobody is kept
//! waiting by it.

use quattro_rules::Game;
use quattro_rules::pizza::Pizza;
use quattro_rules::record::Record;
use quattro_rules::setup::{GameId, Setup};
use quattro_testkit::random::random_moves;
use serde_json::{Value, json};

use crate::away::{laid, present};
use crate::support::{Database, Socket, TestApp};

/// A game of Mamma Mia! whose first round has just ended.
fn second_round() -> Record {
    let setup = Setup::new(GameId::MammaMia, 3);
    let (mut moves, mut first) = (0, None);
    random_moves::<Pizza>(&setup, 1, 250, |game, _| {
        first = first.or((game.view(None).round == 2).then_some(moves));
        moves += 1;
    });
    random_moves::<Pizza>(&setup, 1, first.expect("a second round"), |_, _| {}).0
}

async fn say_ready(socket: &mut Socket, round: u8) {
    socket.send(&json!({ "type": "ready", "round": round })).await;
}

/// What comes before the answer to a ping: all that was sent because of earlier messages.
async fn told_so_far(socket: &mut Socket) -> Vec<Value> {
    socket.send(&json!({ "type": "ping" })).await;
    let mut told = Vec::new();
    loop {
        match socket.next().await {
            message if message["type"] == "pong" => return told,
            message => told.push(message),
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_is_told_who_is_ready() {
    let record = second_round();
    for database in [Database::Sqlite, Database::Postgres] {
        let (app, clock) = TestApp::start_with_clock(database).await;
        let players = app.players(4).await;
        let table = laid(&app, &players[..3], &record, *clock.borrow()).await;
        let (mut ada, _) = players[0].connect(&table, None).await;
        let (mut bob, _) = players[1].connect(&table, None).await;
        let (mut watcher, _) = players[3].connect(&table, None).await;
        say_ready(&mut ada, 1).await;
        for socket in [&mut ada, &mut bob, &mut watcher] {
            assert_eq!(socket.next_of("ready").await["seats"], json!([{ "seat": 1, "round": 1 }]));
        }
        say_ready(&mut bob, 1).await;
        let both = json!([{ "seat": 1, "round": 1 }, { "seat": 2, "round": 1 }]);
        assert_eq!(ada.next_of("ready").await["seats"], both);
        let (mut cleo, _) = players[2].connect(&table, None).await;
        assert_eq!(cleo.next_of("ready").await["seats"], both, "who comes later is told too");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_nobody_can_be_ready_for_is_not_passed_on() {
    let record = second_round();
    let (app, clock) = TestApp::start_with_clock(Database::Sqlite).await;
    let players = app.players(4).await;
    let table = laid(&app, &players[..3], &record, *clock.borrow()).await;
    let (mut ada, _) = players[0].connect(&table, None).await;
    let (mut watcher, _) = players[3].connect(&table, None).await;
    told_so_far(&mut ada).await;
    for round in [0, 2, 255] {
        say_ready(&mut ada, round).await;
    }
    say_ready(&mut watcher, 1).await;
    told_so_far(&mut watcher).await;
    assert_eq!(told_so_far(&mut ada).await, [] as [Value; 0], "no such round, or nobody who plays");
    say_ready(&mut ada, 1).await;
    say_ready(&mut ada, 1).await;
    assert_eq!(told_so_far(&mut ada).await.len(), 1, "once is enough");
    let log = app.server.store().read(table.parse().expect("an id"), 0).await.expect("a log");
    assert_eq!(log.len(), record.actions.len() + 5, "nothing is stored");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_ready_at_one_server_is_ready_at_the_other() {
    let record = second_round();
    let (app, clock) = TestApp::start_with_clock(Database::Postgres).await;
    let other = app.second_server().await;
    let players = app.players(3).await;
    let table = laid(&app, &players, &record, *clock.borrow()).await;
    let (mut here, _) = players[0].connect(&table, None).await;
    let (mut there, _) = players[1].at(other.address).connect(&table, None).await;
    present(&mut here, 2).await;
    say_ready(&mut there, 1).await;
    assert_eq!(here.next_of("ready").await["seats"], json!([{ "seat": 2, "round": 1 }]));
}
