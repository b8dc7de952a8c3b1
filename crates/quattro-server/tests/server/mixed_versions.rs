//! Programs of different versions on one database.

use quattro_server::store::{Append, Appended, Store};
use reqwest::StatusCode;
use reqwest::header::RETRY_AFTER;
use serde_json::json;
use sqlx::{Connection, SqliteConnection};

use crate::support::{Database, TestApp, both};
use crate::whole_games::{play_to_the_end, started};

both! {
    async fn a_table_of_a_newer_server_is_left_to_it(app: TestApp) {
        let players = app.players(2).await;
        let (table, other) = (started(&players, "calcory").await, started(&players, "calcory").await);
        let (mut socket, welcome) = players[0].connect(&table, None).await;
        let number = welcome["number"].as_u64().expect("a number") as u32 + 1;
        let body = json!({ "at": 1, "change": { "what": "tipped", "seat": 1 } }).to_string();
        let id = table.parse().expect("an id");
        let newer = Append { table: id, number, body, row: None, sitter: None, calls: Vec::new() };
        assert_eq!(app.server.store().append(newer).await.expect("an answer"), Appended::Stored);
        let said = json!({ "type": "react", "id": "a", "reaction": "bravo" });
        assert_eq!(socket.ask(&said).await["code"], "newer-server");
        assert_eq!(socket.close_code().await, 1012);
        let answer = app.http.get(app.url(&format!("/api/tables/{table}"))).send().await.expect("an answer");
        assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert!(answer.headers().contains_key(RETRY_AFTER));
        // Nothing was written over it, and other tables are served.
        let log = app.server.store().read(id, 0).await.expect("a log");
        assert_eq!(log.len(), number as usize);
        let playing = players.iter().map(|player| tokio::spawn(play_to_the_end(player.clone(), other.clone(), 1)));
        for playing in playing.collect::<Vec<_>>() {
            playing.await.expect("a whole game");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_older_program_says_that_the_database_is_newer() {
    let app = TestApp::start(Database::Sqlite).await;
    let url = app.config.database.clone().expect("a database");
    let mut connection = SqliteConnection::connect(&url).await.expect("a connection");
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                 VALUES (99, 'newer', 1, x'00', 0)";
    sqlx::query(newer).execute(&mut connection).await.expect("a change");
    let error = Store::open(&url).await.expect_err("a newer database").to_string();
    assert!(error.contains("newer version of Quattro (it is at 99, this program knows"), "{error}");
}
