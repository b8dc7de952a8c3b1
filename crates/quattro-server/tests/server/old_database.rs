//! What an earlier version wrote still opens: its database, its people's tokens and its records.

use std::collections::BTreeMap;
use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use quattro_rules::record::Record;
use serde::Deserialize;
use serde_json::{Value, json};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AssertSqlSafe, Connection, PgConnection, Row, SqlSafeStr, SqliteConnection};

use crate::support::{Player, Postgres, TestApp};
use crate::whole_games::{GAMES, checked_record, play_to_the_end};

/// What the earlier version said of its own database.
#[derive(Deserialize)]
struct Contents {
    tokens: BTreeMap<String, String>,
    /// How many tables each person's list held.
    tables_of: BTreeMap<String, usize>,
    tables: Vec<KeptTable>,
}

/// A table in the database.
#[derive(Deserialize)]
struct KeptTable {
    what: String,
    id: String,
    game: String,
    stage: String,
    /// Who or what sits on each chair.
    chairs: Vec<String>,
    moves: Option<u64>,
    /// The number of the last entry.
    number: u64,
    /// Lines that players can read; reactions have passed.
    chat: usize,
}

impl Contents {
    fn read() -> Contents {
        let text = fs::read_to_string(kept("contents.json")).expect("the fixture");
        serde_json::from_str(&text).expect("what the fixture holds")
    }

    fn person(&self, name: &str, server: SocketAddr) -> Player {
        Player::with_token(server, &self.tokens[name])
    }

    fn in_stage<'a>(&'a self, stage: &'a str) -> impl Iterator<Item = &'a KeptTable> {
        self.tables.iter().filter(move |table| table.stage == stage)
    }
}

fn kept(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/version-0.1").join(file)
}

fn kept_record(game: &str) -> Record {
    let text = fs::read_to_string(kept(&format!("records/{game}.json"))).expect("a record");
    Record::from_json(&text).expect("a record that can be read")
}

/// Today's server on a copy of the database.
async fn on_a_copy() -> TestApp {
    TestApp::start_on_copy(&kept("quattro.db")).await
}

/// The same on PostgreSQL: all rows, in the tables that the earlier version made there.
async fn on_postgres() -> TestApp {
    let kept = format!("sqlite://{}?immutable=true", kept("quattro.db").display());
    let mut from = SqliteConnection::connect(&kept).await.expect("the fixture");
    let url = Postgres::fresh_database();
    let mut to = PgConnection::connect(&url).await.expect("a connection");
    let tables = include_str!("../../migrations/postgres/0001_log.sql").into_sql_str();
    let log = Migration::new(1, "log".into(), MigrationType::Simple, tables, false);
    Migrator::with_migrations(vec![log]).run(&mut to).await.expect("the earlier tables");
    for table in ["entries", "tables", "sitters", "secrets"] {
        let rows = sqlx::query(AssertSqlSafe(format!("SELECT * FROM {table}")));
        for row in rows.fetch_all(&mut from).await.expect("rows") {
            let places: Vec<String> = (1..=row.len()).map(|number| format!("${number}")).collect();
            let insert = AssertSqlSafe(format!("INSERT INTO {table} VALUES ({})", places.join(", ")));
            let mut insert = sqlx::query(insert);
            for column in 0..row.len() {
                insert = match row.try_get::<i64, _>(column) {
                    Ok(number) => insert.bind(number),
                    Err(_) => insert.bind(row.get::<String, _>(column)),
                };
            }
            insert.execute(&mut to).await.expect("a copied row");
        }
    }
    TestApp::start_on(url).await
}

/// Runs a test on both databases.
macro_rules! on_both {
    ($($(#[$attribute:meta])* async fn $name:ident($app:ident: TestApp, $contents:ident: Contents) $body:block)+) => {$(
        mod $name {
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn sqlite() {
                super::$name(super::on_a_copy().await, super::Contents::read()).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn postgres() {
                super::$name(super::on_postgres().await, super::Contents::read()).await;
            }
        }

        $(#[$attribute])*
        async fn $name($app: TestApp, $contents: Contents) $body
    )+};
}

on_both! {
    async fn every_table_is_as_it_was_left(app: TestApp, contents: Contents) {
        let ada = contents.person("Ada", app.server.address);
        for table in &contents.tables {
            let info = &ada.get(&format!("/api/tables/{}", table.id)).await["table"];
            assert_eq!(info["stage"], table.stage, "{}", table.what);
            assert_eq!(info["options"]["game"], table.game, "{}", table.what);
            let chairs = info["chairs"].as_array().expect("chairs").iter().map(|chair| &chair["occupant"]);
            assert!(chairs.eq(table.chairs.iter()), "{}: {}", table.what, info["chairs"]);
            let (_socket, welcome) = ada.connect(&table.id, None).await;
            assert_eq!(welcome["number"], table.number, "{}", table.what);
            assert_eq!(welcome["game"]["moves"].as_u64(), table.moves, "{}", table.what);
            assert_eq!(welcome["chat"].as_array().map_or(0, Vec::len), table.chat, "{}", table.what);
        }
    }

    async fn people_keep_their_tables(app: TestApp, contents: Contents) {
        for (name, number) in &contents.tables_of {
            let listed = contents.person(name, app.server.address).get("/api/tables").await;
            assert_eq!(listed["tables"].as_array().map(Vec::len), Some(*number), "{name}");
        }
    }

    /// What earlier versions did not keep is found in their logs.
    async fn people_find_their_games_and_figures(app: TestApp, contents: Contents) {
        let store = app.server.store();
        while !store.to_derive(1).await.expect("a list").is_empty() {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        let ada = contents.person("Ada", app.server.address);
        let running = ada.get("/api/me/games").await;
        for table in contents.in_stage("playing") {
            let own =
                running["games"].as_array().expect("games").iter().find(|own| own["table"]["id"] == table.id);
            assert!(own.is_some_and(|own| own["turn"]["seat"].is_u64()), "{}", table.what);
        }
        let finished = ada.get("/api/me/games?show=finished").await;
        assert_eq!(finished["games"].as_array().map(Vec::len), Some(contents.in_stage("over").count()));
        let counted = ada.get("/api/me/figures").await;
        let games = counted["games"].as_array().expect("games").iter().map(|game| game["games"].as_u64());
        assert_eq!(games.map(Option::unwrap_or_default).sum::<u64>(), contents.in_stage("over").count() as u64);
    }

    async fn finished_games_give_the_same_record(app: TestApp, contents: Contents) {
        let ada = contents.person("Ada", app.server.address);
        assert_eq!(contents.in_stage("over").count(), GAMES.len());
        for table in contents.in_stage("over") {
            assert_eq!(checked_record(&ada, &table.id).await, kept_record(&table.game), "{}", table.what);
        }
    }

    async fn running_games_go_on_to_their_end(app: TestApp, contents: Contents) {
        let [ada, bob] = ["Ada", "Bob"].map(|name| contents.person(name, app.server.address));
        let played: Vec<&str> = contents.in_stage("playing").map(|table| &*table.game).collect();
        assert!(GAMES.iter().all(|game| played.contains(game)), "{played:?}");
        for table in contents.in_stage("playing") {
            let playing = [&ada, &bob]
                .map(|player| tokio::spawn(play_to_the_end(player.clone(), table.id.clone(), table.number)));
            for playing in playing {
                playing.await.expect("a game that goes on");
            }
            let record = checked_record(&ada, &table.id).await;
            assert!(record.actions.len() as u64 > table.moves.expect("moves"), "{}", table.what);
        }
    }

    async fn open_tables_can_be_started(app: TestApp, contents: Contents) {
        for table in contents.in_stage("open") {
            let host = if table.what == "rematch" { "Bob" } else { "Ada" };
            let host = contents.person(host, app.server.address);
            let started: Value =
                host.post(&format!("/api/tables/{}/start", table.id), &json!({ "fill": "random" })).await;
            assert_eq!(started["table"]["stage"], "playing", "{}", table.what);
        }
    }
}

#[test]
fn records_of_every_game_replay() {
    for game in GAMES {
        let record = kept_record(game);
        let verified = quattro_table::fairness::verify(&record).expect("a fair game");
        assert_eq!(verified.moves, record.actions.len());
        assert_eq!(record.game.name(), game);
    }
}

/// A release without a database here would not be known to open.
#[test]
fn there_is_a_database_of_every_released_version() {
    let changes = include_str!("../../../../CHANGELOG.md");
    let released = changes.lines().filter_map(|line| line.strip_prefix("## [")?.split(']').next());
    let released: Vec<&str> = released.filter(|version| *version != "Unreleased").collect();
    assert!(!released.is_empty());
    for version in released {
        // Patches do not change the format.
        let (minor, _) = version.rsplit_once('.').expect("three numbers");
        let database = kept("..").join(format!("version-{minor}")).join("quattro.db");
        assert!(database.exists(), "{version}: no {}", database.display());
    }
}
