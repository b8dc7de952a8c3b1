//! Finished games become small without changing, and what nobody needs any more is deleted.

use std::collections::BTreeMap;

use quattro_rules::pizza::Pizza;
use quattro_rules::setup::{GameId, Setup};
use quattro_server::random::random_bytes;
use quattro_server::signer::{Purpose, Signer};
use quattro_server::store::{Append, Appended, Row, Store, Stored};
use quattro_server::{Clock, Keep, Server};
use quattro_table::log::{Change, Entry, EntryError};
use quattro_table::person::Person;
use quattro_table::protocol::TableStage;
use quattro_table::{PersonId, Table, TableId};
use quattro_testkit::random::random_moves;
use reqwest::StatusCode;
use serde_json::json;
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};
use tokio::sync::watch;

use crate::away::changes;
use crate::support::{Database, Player, TestApp, both};
use crate::whole_games::{checked_record, play_to_the_end, started};

const HOUR: u64 = 3_600_000;
const DAY: u64 = 24 * HOUR;

fn id(table: &str) -> TableId {
    table.parse().expect("an id")
}

async fn played(app: &TestApp, players: &[Player], game: &str) -> String {
    let table = started(players, game).await;
    let playing = players
        .iter()
        .enumerate()
        .map(|(index, player)| tokio::spawn(play_to_the_end(player.clone(), table.clone(), index as u64)));
    for playing in playing.collect::<Vec<_>>() {
        playing.await.expect("a whole game");
    }
    assert!(app.server.store().to_pack(u64::MAX, 9).await.expect("a list").contains(&id(&table)));
    table
}

/// Everything that can be read of a finished table.
async fn everything(app: &TestApp, player: &Player, table: &str) -> Vec<String> {
    let record = serde_json::to_string(&checked_record(player, table).await).expect("JSON");
    let (_, welcome) = player.connect(table, None).await;
    let mut read = vec![record, welcome.to_string()];
    for path in [
        format!("/api/tables/{table}"),
        format!("/replay/{table}/steps"),
        format!("/replay/{table}/share.png"),
    ] {
        let answer = app.http.get(app.url(&path)).send().await.expect("an answer");
        read.push(format!("{} {}", answer.status(), answer.text().await.expect("a text")));
    }
    read
}

both! {
    async fn a_packed_game_is_the_same_game(app: TestApp) {
        let players = app.players(2).await;
        let table = played(&app, &players, "mamma-mia").await;
        let store = app.server.store().clone();
        let log = store.read(id(&table), 0).await.expect("a log");
        let before = everything(&app, &players[0], &table).await;
        assert!(store.pack(id(&table)).await.expect("an answer"));
        assert!(!store.pack(id(&table)).await.expect("an answer"), "only once");
        assert_eq!(store.to_pack(u64::MAX, 9).await.expect("a list"), []);
        assert_eq!(store.read(id(&table), 0).await.expect("a log"), log);
        let after = log.len() as u32 - 3;
        assert_eq!(store.read(id(&table), after).await.expect("a log"), log[after as usize..]);
        assert_eq!(store.read(id(&table), log.len() as u32).await.expect("a log"), []);
        // A server that has never seen it, and people who talk about it and come back.
        let app = app.restart().await;
        let players: Vec<_> = players.iter().map(|player| player.at(app.server.address)).collect();
        assert_eq!(everything(&app, &players[0], &table).await, before);
        let (mut socket, _) = players[0].connect(&table, Some(log.len() as u64)).await;
        let said = socket.ask(&json!({ "type": "react", "id": "a", "reaction": "bravo" })).await;
        assert_eq!(said["number"], log.len() as u64 + 1);
        let store = app.server.store();
        assert_eq!(store.read(id(&table), 0).await.expect("a log").len(), log.len() + 1);
        assert_eq!(store.read(id(&table), log.len() as u32).await.expect("a log").len(), 1);
    }

    async fn nothing_is_stored_under_a_number_that_was_packed_or_deleted(app: TestApp) {
        let (store, table) = (app.server.store(), random_bytes());
        let entry = |number: u32| Append { table, number, body: number.to_string(), row: None, sitter: None, calls: Vec::new() };
        let listing = json!({}).to_string();
        let row = Some(Row::new(TableStage::Over, true, false, 1, listing));
        for number in 1..=5 {
            let append = Append { row: row.clone(), ..entry(number) };
            assert_eq!(store.append(append).await.expect("an answer"), Appended::Stored);
        }
        assert_eq!(store.append(entry(7)).await.expect("an answer"), Appended::Taken, "6 is missing");
        assert!(store.pack(table).await.expect("an answer"));
        for number in 1..=5 {
            assert_eq!(store.append(entry(number)).await.expect("an answer"), Appended::Taken, "{number}");
        }
        assert_eq!(store.append(entry(6)).await.expect("an answer"), Appended::Stored);
        let all = store.read(table, 0).await.expect("a log");
        assert_eq!(all, (1..=6).map(|number| Stored { number, body: number.to_string() }).collect::<Vec<_>>());
        store.attend(table, 100, 0).await.expect("noted");
        assert!(!store.delete(table, 5, 100).await.expect("an answer"), "there is a newer entry");
        assert!(!store.delete(table, 6, 99).await.expect("an answer"), "somebody is there");
        assert_eq!(store.read(table, 0).await.expect("a log"), all);
        assert!(store.delete(table, 6, 100).await.expect("an answer"));
        assert_eq!(store.read(table, 0).await.expect("a log"), []);
        assert_eq!(store.append(entry(7)).await.expect("an answer"), Appended::Taken);
        assert_eq!(store.append(entry(1)).await.expect("an answer"), Appended::Stored, "a new table");
    }

    async fn an_older_server_leaves_a_packed_table_alone(app: TestApp) {
        let players = app.players(2).await;
        let table = played(&app, &players, "calcory").await;
        assert!(app.server.store().pack(id(&table)).await.expect("an answer"));
        // What an older server finds, which reads the entries alone, is what a newer one has written.
        let left = app.server.store().last_entry(id(&table)).await.expect("an answer").expect("an entry");
        let read = Entry::read(&left.body);
        assert!(matches!(read, Err(EntryError::Newer(_))), "{read:?}");
    }
}

/// Stores a whole game of four people with what the page sends along.
async fn store_game(store: &Store, people: &[Person], seed: u64) {
    let setup = Setup::new(GameId::MammaMia, people.len() as u8);
    let (record, _) = random_moves::<Pizza>(&setup, seed, usize::MAX, |_, _| {});
    let id: TableId = random_bytes();
    let page = |person: &Person| {
        let bytes = random_bytes::<8>().0;
        let four = |four: &[u8]| u32::from_le_bytes(four.try_into().expect("four"));
        (person.id, format!("{}-{}", four(&bytes[..4]), four(&bytes[4..])))
    };
    let pages: BTreeMap<PersonId, String> = people.iter().map(page).collect();
    let mut table: Option<Table> = None;
    for (number, change) in (1..).zip(changes(people, &record)) {
        let person = match &change {
            Change::Played { seat, .. } | Change::Sat { seat, .. } => people[seat.index()].id,
            _ => people[0].id,
        };
        let change = match change {
            Change::Played { seat, actions, .. } => Change::Played { seat, actions, have: number - 1 },
            change => change,
        };
        let sitter = matches!(change, Change::Sat { .. }).then_some(person);
        // As `newId` of the page: its own number, and how many requests it has sent.
        let request = Some(format!("{}-{number}", pages[&person]));
        // Some ten seconds for a move.
        let at = 1_794_960_047_913 + u64::from(number) * 10_000 + u64::from(random_bytes::<1>().0[0]) * 40;
        let entry = Entry { at, by: Some(person), id: request, change };
        let before = table.as_ref().map(Table::summary);
        match &mut table {
            None => table = Some(Table::begin(id, &entry).expect("a table")),
            Some(table) => drop(table.apply(number, &entry).expect("a legal change")),
        }
        let summary = table.as_ref().map(Table::summary);
        let row = summary.as_ref().filter(|_| summary != before).map(Row::from);
        let body = serde_json::to_string(&entry).expect("JSON");
        let append = Append { table: id, number, body, row, sitter, calls: Vec::new() };
        assert_eq!(store.append(append).await.expect("an answer"), Appended::Stored);
    }
}

/// The bytes that a database's tables and indexes use.
async fn used_bytes(url: &str) -> i64 {
    if url.starts_with("sqlite:") {
        let mut connection = SqliteConnection::connect(url).await.expect("a connection");
        let mut pragma = async |name: &'static str| -> i64 {
            sqlx::query_scalar(name).fetch_one(&mut connection).await.expect("a number")
        };
        let pages = pragma("PRAGMA page_count").await - pragma("PRAGMA freelist_count").await;
        return pages * pragma("PRAGMA page_size").await;
    }
    let mut connection = PgConnection::connect(url).await.expect("a connection");
    // PostgreSQL uses free space when something new comes; this shows at once how much is free.
    sqlx::raw_sql("VACUUM FULL").execute(&mut connection).await.expect("a clean database");
    let sizes = "SELECT sum(pg_total_relation_size(oid))::bigint FROM pg_class
                 WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace";
    sqlx::query_scalar(sizes).fetch_one(&mut connection).await.expect("a number")
}

/// Copies everything this often, so that half empty pages do not count.
const COPIES: i64 = 100;

async fn copy_everything(url: &str) {
    let mut copy = String::new();
    let tables = [
        ("packed", "table_id || n, last, log"),
        ("entries", "table_id || n, number, body"),
        (
            "tables",
            "id || n, stage, public, wake, at, listing, packed, rewritten, turn, since, round, slow, due, derived",
        ),
        ("sitters", "person, table_id || n"),
        ("games_of_people", "person, table_id || n, seat, finished, game, at"),
    ];
    for (table, columns) in tables {
        // SQLite has no generate_series.
        let numbers = format!(
            "(WITH RECURSIVE s (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM s WHERE n < {COPIES}) SELECT n FROM s)"
        );
        let insert = format!("INSERT INTO {table} SELECT {columns} FROM {table}, {numbers} AS copies;");
        copy.push_str(&insert);
    }
    if url.starts_with("sqlite:") {
        let copy = copy.replacen("INSERT", "DROP TRIGGER entries_follow; INSERT", 1);
        let mut connection = SqliteConnection::connect(url).await.expect("a connection");
        sqlx::raw_sql(AssertSqlSafe(copy)).execute(&mut connection).await.expect("copies");
    } else {
        let copy = format!("ALTER TABLE entries DISABLE TRIGGER entries_follow; {copy}");
        let mut connection = PgConnection::connect(url).await.expect("a connection");
        sqlx::raw_sql(AssertSqlSafe(copy)).execute(&mut connection).await.expect("copies");
    }
}

/// Measured as what a game adds to the pages of the file, or to the relations of the database with their indexes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_of_four_takes_at_most_twelve_kilobytes() {
    const GAMES: i64 = 4;
    const MOST: i64 = 12_000;
    for database in [Database::Sqlite, Database::Postgres] {
        let app = TestApp::start(database).await;
        let (url, store) = (app.config.database.as_deref().expect("a database"), app.server.store());
        let signer = Signer::new(store.key().await.expect("a key"));
        let players = app.players(4).await;
        let people =
            players.iter().map(|player| signer.read(Purpose::Token, &player.token).expect("a person"));
        let people: Vec<Person> = people.collect();
        let empty = used_bytes(url).await;
        for seed in (1..).take(GAMES as usize) {
            store_game(store, &people, seed).await;
        }
        let loose = (used_bytes(url).await - empty) / GAMES;
        for table in store.to_pack(u64::MAX, 9).await.expect("a list") {
            assert!(store.pack(table).await.expect("an answer"));
        }
        copy_everything(url).await;
        let packed = (used_bytes(url).await - empty) / (GAMES * (COPIES + 1));
        println!("{database:?}: {loose} bytes a game, packed {packed}");
        assert!(loose > 30_000 && packed <= MOST, "{database:?}: {loose} bytes a game, packed {packed}");
    }
}

/// Waits until something is so.
async fn until(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let waiting = async {
        while !is_so().await {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_mins(3), waiting)
        .await
        .unwrap_or_else(|_| panic!("{what}: not in time"));
}

async fn with_clock(database: Database, keep: Keep) -> (TestApp, watch::Sender<u64>) {
    let (clock, time) = watch::channel(1_000_000);
    let app = TestApp::start_with(database, |config| {
        config.clock = Clock::Manual(time);
        config.keep = keep;
    });
    (app.await, clock)
}

async fn is_there(server: &Server, table: &str) -> bool {
    !server.store().read(id(table), 0).await.expect("a log").is_empty()
}

async fn packed(store: &Store) -> bool {
    store.to_pack(u64::MAX, 9).await.expect("a list").is_empty()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_server_packs_what_has_been_over_for_an_hour() {
    for database in [Database::Sqlite, Database::Postgres] {
        let (app, clock) = with_clock(database, Keep::default()).await;
        let players = app.players(2).await;
        let table = played(&app, &players, "calcory").await;
        let log = app.server.store().read(id(&table), 0).await.expect("a log");
        clock.send_modify(|now| *now += HOUR + 1);
        until("packed", async || packed(app.server.store()).await).await;
        assert_eq!(app.server.store().read(id(&table), 0).await.expect("a log"), log);
        until("counted", async || app.get("/metrics").await.1.contains("quattro_packed_total 1\n")).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_are_deleted_when_they_have_been_kept_for_long_enough() {
    for database in [Database::Sqlite, Database::Postgres] {
        let (app, clock) = with_clock(database, Keep { finished: Some(30), ..Keep::default() }).await;
        let players = app.players(2).await;
        let server = &app.server;
        let waiting = players[0].create(json!({ "game": "calcory", "players": 2 })).await;
        let watched = players[0].create(json!({ "game": "calcory", "players": 2 })).await;
        let over = played(&app, &players, "calcory").await;
        let begun = started(&players, "calcory").await;
        let forgotten = started(&players, "calcory").await;
        let (_socket, _) = players[0].connect(&watched, None).await;
        let only_one_is_there = async || app.get("/metrics").await.1.contains("quattro_sockets 1\n");
        until("the players have left", only_one_is_there).await;
        clock.send_modify(|now| *now += 7 * DAY);
        until("packed", async || app.get("/metrics").await.1.contains("quattro_packed_total 1\n")).await;
        assert!(is_there(server, &waiting).await, "it is not older than a week");
        // The next walk begins an hour later.
        clock.send_modify(|now| *now += HOUR + 1);
        until("the table that never began", async || !is_there(server, &waiting).await).await;
        assert_eq!(app.get(&format!("/api/tables/{waiting}")).await.0, StatusCode::NOT_FOUND);
        assert!(is_there(server, &watched).await, "somebody is there");
        let listed = players[0].get("/api/tables").await;
        assert!(!listed.to_string().contains(&waiting) && listed.to_string().contains(&watched));
        clock.send_modify(|now| *now += 30 * DAY);
        until("the game that is over", async || !is_there(server, &over).await).await;
        assert!(is_there(server, &begun).await);
        // Whoever plays on after 89 days has another 90.
        clock.send_modify(|now| *now = 1_000_000 + 89 * DAY);
        let (mut socket, _) = players[0].connect(&begun, None).await;
        let said = socket.ask(&json!({ "type": "say", "id": "c", "text": "still there?" })).await;
        assert_eq!(said["type"], "done", "{said}");
        drop(socket);
        until("Ada has left", only_one_is_there).await;
        let other = started(&players, "calcory").await;
        clock.send_modify(|now| *now += 89 * DAY);
        until("the forgotten game", async || !is_there(server, &forgotten).await).await;
        until("counted", async || app.get("/metrics").await.1.contains("quattro_deleted_total 3\n")).await;
        assert!(is_there(server, &begun).await && is_there(server, &other).await);
        clock.send_modify(|now| *now += 2 * DAY);
        until("the other games", async || !is_there(server, &begun).await && !is_there(server, &other).await)
            .await;
        assert!(is_there(server, &watched).await);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_file_becomes_smaller_again() {
    let app = TestApp::start(Database::Sqlite).await;
    let (store, table) = (app.server.store(), random_bytes());
    let body = "x".repeat(1 << 20);
    for number in 1..=20 {
        let append = Append { table, number, body: body.clone(), row: None, sitter: None, calls: Vec::new() };
        assert_eq!(store.append(append).await.expect("an answer"), Appended::Stored);
    }
    assert!(store.delete(table, 20, 0).await.expect("an answer"));
    let mut connection = SqliteConnection::connect(app.config.database.as_deref().expect("a database")).await;
    let connection = connection.as_mut().expect("a connection");
    let mut pages = async || -> i64 {
        sqlx::query_scalar("PRAGMA page_count").fetch_one(&mut *connection).await.expect("a number")
    };
    let before = pages().await;
    store.give_back().await.expect("an answer");
    // With the page that says what the others are for.
    assert!((500..=502).contains(&(before - pages().await)), "a piece at a time");
    for _ in 0..9 {
        store.give_back().await.expect("an answer");
    }
    assert!((1500..2100).contains(&pages().await), "some are kept for what comes next");
}
