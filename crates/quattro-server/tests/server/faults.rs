//! A database that cannot be written to: nothing is acknowledged, everybody is told, and the server goes on by itself.

use std::io::Read;
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

use quattro_server::random::random_bytes;
use quattro_server::store::{Append, Appended, Store};
use reqwest::StatusCode;
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};

use crate::kill::{binary, free_address};
use crate::support::{Database, Player, Socket, TestApp};
use crate::whole_games::started;

/// A game of Calcory for two that Ada begins, with Ada's and Bob's sockets.
pub(crate) async fn begun(players: &[Player]) -> (String, Socket, Socket) {
    let options = json!({ "game": "calcory", "players": 2, "options": { "first_seat": 1 } });
    let table = players[0].create(options).await;
    players[1].join(&table).await;
    players[0].start(&table).await;
    let (ada, _) = players[0].connect(&table, None).await;
    let (bob, _) = players[1].connect(&table, None).await;
    (table, ada, bob)
}

fn turn(id: &str, at: u32, card: &str) -> Value {
    json!({ "type": "play", "id": id, "at": at, "actions": [format!("turn:{card}")] })
}

/// Sends a request again until it is carried out, as clients do.
async fn insist(socket: &mut Socket, request: &Value) -> Value {
    loop {
        let answer = socket.ask(request).await;
        if answer["type"] == "done" {
            return answer;
        }
        assert_eq!(answer["code"], "unavailable", "{answer}");
    }
}

/// How often a request is in the log.
async fn times_stored(store: &Store, table: &str, id: &str) -> usize {
    let log = store.read(table.parse().expect("an id"), 0).await.expect("a log");
    let is_it = |body: &str| serde_json::from_str::<Value>(body).expect("an entry")["id"] == id;
    log.iter().filter(|entry| is_it(&entry.body)).count()
}

async fn health(address: SocketAddr) -> StatusCode {
    reqwest::get(format!("http://{address}/healthz")).await.expect("an answer").status()
}

/// A server in another process, whose files cannot grow while it is told so.
struct Limited {
    child: Child,
    address: SocketAddr,
}

impl Limited {
    async fn start(database: &str) -> Limited {
        let address = free_address();
        // A write beyond the limit is an error only if the signal for it is ignored.
        let child = Command::new("sh")
            .args(["-c", "trap '' XFSZ; exec \"$0\""])
            .arg(binary())
            .env("QUATTRO_ADDRESS", address.to_string())
            .env("QUATTRO_DATABASE", database)
            .env("QUATTRO_LOG", "info")
            .env("QUATTRO_LIMITS", "false")
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("a server");
        let server = Limited { child, address };
        while reqwest::get(format!("http://{address}/healthz")).await.is_err() {
            tokio::task::yield_now().await;
        }
        server
    }

    fn files_may_have(&self, bytes: &str) {
        let limit = format!("--fsize={bytes}:");
        let pid = self.child.id().to_string();
        let set = Command::new("prlimit").args(["--pid", &pid, &limit]).status().expect("prlimit");
        assert!(set.success());
    }

    /// Ends the server; what it has logged.
    fn log(mut self) -> String {
        self.child.kill().expect("a process to end");
        let mut log = String::new();
        let mut stderr = self.child.stderr.take().expect("its log");
        stderr.read_to_string(&mut log).expect("its log");
        log
    }
}

impl Drop for Limited {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_refuses_everything_until_there_is_space() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite://{}", folder.path().join("full.db").display());
    let server = Limited::start(&database).await;
    let players = [Player::named(server.address, "Ada").await, Player::named(server.address, "Bob").await];
    let (table, mut ada, mut bob) = begun(&players).await;
    assert_eq!(health(server.address).await, StatusCode::OK);
    server.files_may_have("1");
    for _ in 0..3 {
        assert_eq!(ada.ask(&turn("a", 0, "A1")).await["code"], "unavailable");
    }
    // Everybody at the table learns why nothing happens.
    assert!(bob.notice("not-saved").await["message"].as_str().is_some_and(|text| !text.is_empty()));
    assert_eq!(health(server.address).await, StatusCode::SERVICE_UNAVAILABLE);
    let (status, refused) =
        players[0].try_post("/api/tables", &json!({ "table": { "game": "calcory", "players": 2 } })).await;
    assert_eq!((status, &refused["code"]), (StatusCode::SERVICE_UNAVAILABLE, &json!("unavailable")));
    server.files_may_have("unlimited");
    bob.notice("goes-on").await;
    assert_eq!(health(server.address).await, StatusCode::OK);
    insist(&mut ada, &turn("a", 0, "A1")).await;
    assert_eq!(bob.next_of("update").await["game"]["moves"], 1);
    let log = server.log();
    assert_eq!(log.matches("cannot store").count(), 1, "{log}");
    assert_eq!(log.matches("storing again").count(), 1, "{log}");
    let store = Store::open(&database).await.expect("the database");
    assert_eq!(times_stored(&store, &table, "a").await, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_acknowledged_into_a_database_without_a_name() {
    let app = TestApp::start(Database::Sqlite).await;
    let (table, mut ada, mut bob) = begun(&app.players(2).await).await;
    std::fs::rename(app.file(""), app.file(".moved")).expect("a move");
    assert_eq!(ada.ask(&turn("a", 0, "A1")).await["code"], "unavailable");
    bob.notice("not-saved").await;
    assert_eq!(health(app.server.address).await, StatusCode::SERVICE_UNAVAILABLE);
    // Another file under its name does not count.
    std::fs::write(app.file(""), "").expect("a file");
    assert_eq!(ada.ask(&turn("a", 0, "A1")).await["code"], "unavailable");
    std::fs::rename(app.file(".moved"), app.file("")).expect("a move");
    bob.notice("goes-on").await;
    insist(&mut ada, &turn("a", 0, "A1")).await;
    assert_eq!(times_stored(app.server.store(), &table, "a").await, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_log_beside_the_database_costs_nothing_acknowledged() {
    let app = TestApp::start(Database::Sqlite).await;
    let players = app.players(2).await;
    let (table, mut ada, _bob) = begun(&players).await;
    assert_eq!(ada.ask(&turn("a", 0, "A1")).await["type"], "done");
    std::fs::remove_file(app.file("-wal")).expect("a log");
    let refused = ada.ask(&json!({ "type": "react", "id": "b", "reaction": "bravo" })).await;
    assert_eq!(refused["code"], "unavailable");
    let app = app.restart().await;
    assert_eq!(times_stored(app.server.store(), &table, "a").await, 1);
    let (mut ada, welcome) = players[0].at(app.server.address).connect(&table, None).await;
    assert_eq!(welcome["game"]["moves"], 1);
    assert_eq!(ada.ask(&json!({ "type": "react", "id": "b", "reaction": "bravo" })).await["type"], "done");
}

/// Stores entries of 16 KiB, 64 at a time; returns how long the log beside the database has been.
async fn store_mebibytes(app: &TestApp, mebibytes: u32) -> u64 {
    let (store, body, mut longest) = (app.server.store(), "x".repeat(16 << 10), 0);
    for _ in 0..mebibytes {
        let entries = (0..64).map(|_| {
            store.append(Append {
                table: random_bytes(),
                number: 1,
                body: body.clone(),
                row: None,
                sitter: None,
                calls: Vec::new(),
            })
        });
        for appended in futures_util::future::join_all(entries).await {
            assert_eq!(appended.expect("an answer"), Appended::Stored);
        }
        longest = longest.max(std::fs::metadata(app.file("-wal")).expect("a log").len());
    }
    longest
}

/// The log is emptied when it is long and nobody reads from it. On a busy machine somebody may read, so how long it was by
/// then is left open; one that is never emptied is found.
async fn store_until_the_log_is_emptied(app: &TestApp) {
    let mut longest = 0;
    loop {
        longest = longest.max(store_mebibytes(app, 1).await);
        assert!(longest < 1 << 30, "never emptied");
        if std::fs::metadata(app.file("-wal")).expect("a log").len() < longest {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_beside_the_database_stays_short() {
    let app = TestApp::start(Database::Sqlite).await;
    store_until_the_log_is_emptied(&app).await;
    // Somebody who reads for long keeps nobody from playing, and the log from being emptied only for so long.
    let url = app.config.database.as_deref().expect("a database");
    let mut reader = SqliteConnection::connect(url).await.expect("a connection");
    let mut reading = reader.begin().await.expect("a transaction");
    sqlx::query("SELECT count(*) FROM entries").execute(&mut *reading).await.expect("an answer");
    assert!(store_mebibytes(&app, 32).await > 32 << 20, "the reader does not keep the log");
    drop(reading);
    reader.close().await.expect("an end");
    store_until_the_log_is_emptied(&app).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_asked_while_nothing_could_be_stored_goes_on_afterwards() {
    let app = TestApp::start(Database::Sqlite).await;
    let ada = app.player("Ada").await;
    // A bot begins, and cannot move.
    let options =
        json!({ "game": "calcory", "players": 2, "options": { "first_seat": 2 }, "bot_pace": 5000 });
    let table = ada.create(options).await;
    ada.post(&format!("/api/tables/{table}/start"), &json!({ "fill": "random" })).await;
    let (mut socket, _) = ada.connect(&table, None).await;
    std::fs::rename(app.file(""), app.file(".moved")).expect("a move");
    assert_eq!(health(app.server.address).await, StatusCode::SERVICE_UNAVAILABLE);
    socket.notice("not-saved").await;
    // A client that connects now is told too.
    let (mut later, welcome) = ada.connect_in(&table, "fr").await;
    assert!(
        later.notice("not-saved").await["message"].as_str().is_some_and(|text| text.contains("enregistrer"))
    );
    std::fs::rename(app.file(".moved"), app.file("")).expect("a move");
    // The bot may move before everybody is told that it can; on a busy machine even before the file was moved.
    let (mut goes_on, mut has_moved) = (false, welcome["game"]["moves"].as_u64() > Some(0));
    while !(goes_on && has_moved) {
        let message = socket.next().await;
        goes_on |= message["code"] == "goes-on";
        has_moved |= message["game"]["moves"].as_u64() > Some(0);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_absent_database_is_named() {
    let address = free_address();
    let error =
        Store::open(&format!("postgres://postgres@{address}/quattro")).await.expect_err("no database");
    let error = error.to_string();
    assert!(error.starts_with(&format!("no PostgreSQL answers at {address} (")), "{error}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_survives_all_of_it() {
    let app = TestApp::start(Database::Sqlite).await;
    let players = app.players(2).await;
    let table = started(&players, "mamma-mia").await;
    let playing = players.iter().enumerate().map(|(seat, player)| {
        let servers = vec![app.server.address];
        tokio::spawn(crate::support::Stubborn::new(player.clone(), servers, &table, seat as u64).play())
    });
    let playing: Vec<_> = playing.collect();
    for _ in 0..3 {
        std::fs::rename(app.file(""), app.file(".moved")).expect("a move");
        while health(app.server.address).await == StatusCode::OK {
            tokio::task::yield_now().await;
        }
        std::fs::rename(app.file(".moved"), app.file("")).expect("a move");
        while health(app.server.address).await != StatusCode::OK {
            tokio::task::yield_now().await;
        }
    }
    let mut stories = Vec::new();
    for playing in playing {
        stories.push(playing.await.expect("a whole game"));
    }
    crate::bad_connections::check_log(app.server.store(), &table, &stories).await;
}
