//! Clocks stand still while nobody could move.

use serde_json::{Value, json};
use tokio::sync::watch;

use crate::support::{Database, Player, TestApp};

/// A game for two with a minute for each decision.
async fn with_clock(players: &[Player]) -> String {
    let options = json!({ "game": "calcory", "players": 2, "clock": 60 });
    let table = players[0].create(options).await;
    players[1].join(&table).await;
    players[0].start(&table).await;
    table
}

async fn left(player: &Player, table: &str) -> Value {
    player.connect(table, None).await.1["game"]["clock"]["left"].clone()
}

/// A slow game for two: a day for each decision.
async fn slow(players: &[Player]) -> String {
    let table = players[0].create(json!({ "game": "sole-mio", "players": 2, "clock": 86_400 })).await;
    players[1].join(&table).await;
    players[0].start(&table).await;
    table
}

const DAY: u64 = 86_400_000;

/// Stops the server, lets time pass, and starts it again.
async fn down_for(app: TestApp, clock: &watch::Sender<u64>, time: u64) -> TestApp {
    let TestApp { server, config, http, folder } = app;
    server.stop().await;
    clock.send_modify(|now| *now += time);
    let server = quattro_server::Server::start(&config).await.expect("a server");
    TestApp { server, config, http, folder }
}

async fn a_slow_clock_runs_for_days(database: Database) {
    let (app, clock) = TestApp::start_with_clock(database).await;
    let players = app.players(2).await;
    let table = slow(&players).await;
    let now = *clock.borrow();
    assert_eq!(
        app.server.store().to_wake(now + DAY / 2).await.expect("a list"),
        [],
        "nothing to do for hours"
    );
    assert!(app.server.store().has_slow_clocks().await.expect("an answer"));
    // Nobody is replaced by others, however long they are away.
    let asked = players[0].connect(&table, None).await.1["game"]["to_act"].as_u64().expect("a seat");
    let other = &players[usize::from(asked == 1)];
    clock.send_modify(|now| *now += DAY / 2);
    let path = format!("/api/tables/{table}/hand-over");
    assert_eq!(other.try_post(&path, &json!({ "seat": asked })).await.1["code"], "not-away");
    let before = left(&players[0], &table).await;
    // A day in which no server ran takes nobody's time.
    let app = down_for(app, &clock, DAY).await;
    let ada = players[0].at(app.server.address);
    assert_eq!(left(&ada, &table).await, before);
    let occupant = async |ada: &Player| {
        let info = ada.get(&format!("/api/tables/{table}")).await;
        info["table"]["chairs"][asked as usize - 1]["occupant"].clone()
    };
    assert_eq!(occupant(&ada).await, "person");
    clock.send_modify(|now| *now += before.as_u64().expect("a time"));
    let app = down_for(app, &clock, 0).await;
    let ada = players[0].at(app.server.address);
    while occupant(&ada).await != "bot-for-person" {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_clock_runs_for_days_sqlite() {
    a_slow_clock_runs_for_days(Database::Sqlite).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_clock_runs_for_days_postgres() {
    a_slow_clock_runs_for_days(Database::Postgres).await;
}

async fn stands_still_while_the_server_is_down(database: Database) {
    let (app, clock) = TestApp::start_with_clock(database).await;
    let players = app.players(2).await;
    let table = with_clock(&players).await;
    clock.send_modify(|now| *now += 20_000);
    let before = left(&players[0], &table).await;
    let app = down_for(app, &clock, 1_000_000).await;
    let ada = players[0].at(app.server.address);
    assert_eq!(left(&ada, &table).await, before);
    clock.send_modify(|now| *now += 10_000);
    assert_eq!(left(&ada, &table).await, before.as_u64().expect("a time") - 10_000);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_stands_still_while_the_server_is_down_sqlite() {
    stands_still_while_the_server_is_down(Database::Sqlite).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_stands_still_while_the_server_is_down_postgres() {
    stands_still_while_the_server_is_down(Database::Postgres).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_stands_still_while_nothing_can_be_stored() {
    let (app, clock) = TestApp::start_with_clock(Database::Sqlite).await;
    let players = app.players(2).await;
    let table = with_clock(&players).await;
    let (mut socket, _) = players[0].connect(&table, None).await;
    clock.send_modify(|now| *now += 20_000);
    let before = left(&players[0], &table).await;
    std::fs::rename(app.file(""), app.file(".moved")).expect("a move");
    app.get("/healthz").await;
    socket.notice("not-saved").await;
    clock.send_modify(|now| *now += 1_000_000);
    std::fs::rename(app.file(".moved"), app.file("")).expect("a move");
    socket.notice("goes-on").await;
    assert_eq!(left(&players[0], &table).await, before);
    // It runs out as it would have.
    clock.send_modify(|now| *now += before.as_u64().expect("a time"));
    while socket.next_of("update").await["table"]["chairs"]
        .as_array()
        .is_none_or(|chairs| chairs.iter().all(|chair| chair["occupant"] != "bot-for-person"))
    {}
}
