//! Whoever deletes themselves is gone: from every table, list, log and server. Their games stay.

use std::time::Duration;

use quattro_table::TableId;
use reqwest::StatusCode;
use serde_json::json;
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};

use crate::support::{Browser, Database, Player, PushService, TestApp, both};
use crate::whole_games::{checked_record, play_to_the_end, started};

/// No test has another reason to write this.
const NAME: &str = "Ottilie Zwirn";

const WORDS: &str = "Weder Fisch noch Fleisch";

fn id_of(player: &Player) -> String {
    player.token.split('.').next().expect("an id").to_owned()
}

/// Everything in the database, as text, with packed logs unpacked.
async fn dump(app: &TestApp) -> String {
    let url = app.config.database.as_deref().expect("a database");
    let (mut rows, tables): (Vec<String>, Vec<String>);
    if url.starts_with("sqlite") {
        let mut connection = SqliteConnection::connect(url).await.expect("a connection");
        let names = "SELECT name FROM sqlite_master WHERE type = 'table'";
        let names: Vec<String> = sqlx::query_scalar(names).fetch_all(&mut connection).await.expect("names");
        rows = Vec::new();
        for name in names {
            let columns = format!(
                "SELECT group_concat('quote(' || name || ')', ' || ' ) FROM pragma_table_info('{name}')"
            );
            let columns: String =
                sqlx::query_scalar(AssertSqlSafe(columns)).fetch_one(&mut connection).await.expect("columns");
            let all = format!("SELECT {columns} FROM {name}");
            let all: Vec<String> =
                sqlx::query_scalar(AssertSqlSafe(all)).fetch_all(&mut connection).await.expect("rows");
            rows.extend(all);
        }
        let ids = "SELECT id FROM tables";
        tables = sqlx::query_scalar(ids).fetch_all(&mut connection).await.expect("tables");
    } else {
        let mut connection = PgConnection::connect(url).await.expect("a connection");
        let names = "SELECT table_name::text FROM information_schema.tables WHERE table_schema = 'public'";
        let names: Vec<String> = sqlx::query_scalar(names).fetch_all(&mut connection).await.expect("names");
        rows = Vec::new();
        for name in names {
            let all = format!("SELECT row_to_json(t)::text FROM {name} t");
            let all: Vec<String> =
                sqlx::query_scalar(AssertSqlSafe(all)).fetch_all(&mut connection).await.expect("rows");
            rows.extend(all);
        }
        let ids = "SELECT id FROM tables";
        tables = sqlx::query_scalar(ids).fetch_all(&mut connection).await.expect("tables");
    }
    for table in tables {
        let table: TableId = table.parse().expect("an id");
        rows.extend(
            app.server.store().read(table, 0).await.expect("a log").into_iter().map(|entry| entry.body),
        );
    }
    rows.join("\n")
}

/// Waits until nothing in the database names somebody.
async fn vanished(app: &TestApp, id: &str) {
    loop {
        let dump = dump(app).await;
        if [NAME, WORDS, id].iter().all(|trace| !dump.contains(trace)) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// A finished game of both, packed.
async fn finished(app: &TestApp, players: &[Player; 2]) -> String {
    let table = started(players, "calcory").await;
    let playing =
        [0, 1].map(|at| tokio::spawn(play_to_the_end(players[at].clone(), table.clone(), at as u64)));
    for playing in playing {
        playing.await.expect("a whole game");
    }
    let id: TableId = table.parse().expect("an id");
    assert!(app.server.store().pack(id).await.expect("an answer"));
    table
}

async fn say(player: &Player, table: &str) {
    let (mut socket, _) = player.connect(table, None).await;
    let said = socket.ask(&json!({ "type": "say", "id": NAME, "text": WORDS })).await;
    assert_eq!(said["type"], "done");
}

both! {
    async fn whoever_is_deleted_is_nowhere_and_the_games_stay(app: TestApp) {
        let players = [app.player(NAME).await, app.player("Bob").await];
        let [gone, bob] = &players;
        let over = finished(&app, &players).await;
        say(gone, &over).await;
        let before = checked_record(bob, &over).await;
        let running = started(&players, "mamma-mia").await;
        let hosted = gone.create(json!({ "game": "calcory", "players": 2, "public": true })).await;
        bob.join(&hosted).await;
        let joined = bob.create(json!({ "game": "calcory", "players": 2, "public": true })).await;
        gone.join(&joined).await;
        let watched = bob.create(json!({ "game": "calcory", "players": 2 })).await;
        say(gone, &watched).await;
        gone.post("/api/me/sheet", &json!({})).await;
        gone.post("/api/me/link", &json!({})).await;
        let mut subscription = Browser::new(&PushService::start().await, "phone").subscription();
        subscription["endpoint"] = "https://push.example/call".into();
        gone.post("/api/me/calls", &subscription).await;
        gone.post("/api/me/calls/quiet", &json!({ "quiet": { "begins": 1, "ends": 2, "east": 0 } })).await;
        gone.post("/api/daily/calcory", &json!({})).await;
        let plan = json!({ "table": { "game": "calcory", "players": 2 }, "rounds": 1 });
        gone.post("/api/evenings", &plan).await;
        let id = id_of(gone);
        let all = dump(&app).await;
        assert!(all.contains(NAME) && all.contains(WORDS) && all.contains(&id), "the search finds what is there");

        let (mut socket, _) = bob.connect(&running, None).await;
        let (mut own, _) = gone.connect(&running, None).await;
        assert_eq!(gone.try_post("/api/me/delete", &json!({ "everything": false })).await.0, StatusCode::BAD_REQUEST);
        gone.post("/api/me/delete", &json!({ "everything": true })).await;
        assert_eq!(own.closed_with().await, Some(1008));
        assert_eq!(gone.try_post("/api/me/link", &json!({})).await.0, StatusCode::UNAUTHORIZED);
        let chair = loop {
            let update = socket.next_of("update").await;
            if update["table"]["chairs"][0]["name"] == "NN" {
                break update["table"]["chairs"][0].clone();
            }
        };
        assert_eq!(chair["occupant"], "bot-for-person");
        vanished(&app, &id).await;

        let after = checked_record(bob, &over).await;
        assert_eq!((&after.actions, &after.result), (&before.actions, &before.result));
        let stage = async |table: &str| bob.get(&format!("/api/tables/{table}")).await["table"]["stage"].clone();
        assert_eq!(stage(&hosted).await, "closed");
        assert_eq!(stage(&joined).await, "open");
        assert_eq!(bob.get("/api/tables").await["tables"].as_array().map(Vec::len), Some(5), "Bob's are all there");
        for path in [
            format!("/replay/{over}"), format!("/replay/{over}/steps"), format!("/api/tables/{over}/summary"),
            format!("/t/{running}"), "/lobby".to_owned(), "/replays".to_owned(), "/api/tables".to_owned(),
        ] {
            assert!(!bob.page(&path).await.contains(NAME), "{path}");
        }
        // A right signature does not bring a deleted person back.
        let app = app.restart().await;
        let (status, _) = gone.at(app.server.address).try_post("/api/me/link", &json!({})).await;
        assert_eq!(status, StatusCode::UNAUTHORIZED);
        let [gone, bob] = players.map(|player| player.at(app.server.address));
        assert_eq!(gone.try_post("/api/tables", &json!({ "table": { "game": "calcory", "players": 2 } })).await.0, StatusCode::UNAUTHORIZED);
        play_to_the_end(bob, running, 5).await;
        vanished(&app, &id).await;
    }

    async fn a_deletion_that_was_interrupted_is_finished_at_the_next_start(app: TestApp) {
        let players = [app.player(NAME).await, app.player("Bob").await];
        let table = started(&players, "calcory").await;
        let id = id_of(&players[0]);
        // The server dies right after it has noted that somebody leaves.
        let store = app.server.store();
        store.begin_forgetting(id.parse().expect("an id"), "mark", 1).await.expect("noted");
        let app = app.restart().await;
        vanished(&app, &id).await;
        let info = players[1].at(app.server.address).get(&format!("/api/tables/{table}")).await;
        assert_eq!(info["table"]["chairs"][0]["name"], "NN");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_server_forgets_what_it_had_in_memory() {
    let app = TestApp::start(Database::Postgres).await;
    let other = app.second_server().await;
    let players = [app.player(NAME).await, app.player("Bob").await];
    let table = started(&players, "calcory").await;
    let bob = players[1].at(other.address);
    let (mut socket, welcome) = bob.connect(&table, None).await;
    assert_eq!(welcome["table"]["chairs"][0]["name"], NAME);
    players[0].post("/api/me/delete", &json!({ "everything": true })).await;
    while socket.next_of("update").await["table"]["chairs"][0]["name"] != "NN" {}
    // What it stores from now on, lists among it, holds no name either.
    play_to_the_end(bob.clone(), table.clone(), 3).await;
    vanished(&app, &id_of(&players[0])).await;
    assert_eq!(checked_record(&bob, &table).await.seats[0], "NN");
}
