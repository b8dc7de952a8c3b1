//! Nobody waits for ever: who is away is seen and can be replaced, who lets the time run out is answered for, and
//! bots answer when they are due. All with a clock that the test moves.

use quattro_rules::pizza::Pizza;
use quattro_rules::record::Record;
use quattro_rules::setup::{GameId, Setup};
use quattro_server::signer::{Purpose, Signer};
use quattro_server::store::Append;
use quattro_table::log::{Change, Entry, LaidDeal};
use quattro_table::person::Person;
use quattro_table::{Action, Bytes, TableId};
use quattro_testkit::random::random_moves;
use reqwest::StatusCode;
use serde_json::{Value, json};
use tokio::sync::watch;

use crate::support::{Database, Player, Socket, TestApp};
use crate::whole_games::started;

const BOTH: [Database; 2] = [Database::Sqlite, Database::Postgres];

fn advance(clock: &watch::Sender<u64>, millis: u64) {
    clock.send_modify(|now| *now += millis);
}

/// Waits until this many people are said to be connected.
pub(crate) async fn present(socket: &mut Socket, number: usize) -> Value {
    loop {
        let message = socket.next_of("present").await;
        if message["seats"].as_array().is_some_and(|seats| seats.len() == number) {
            return message;
        }
    }
}

async fn replace(player: &Player, table: &str, seat: u8) -> (StatusCode, Value) {
    player.try_post(&format!("/api/tables/{table}/hand-over"), &json!({ "seat": seat })).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_away_for_long_enough_can_be_replaced_and_comes_back() {
    for database in BOTH {
        let (app, clock) = TestApp::start_with_clock(database).await;
        let players = app.players(3).await;
        let table = started(&players, "mamma-mia").await;
        let (mut ada, _) = players[0].connect(&table, None).await;
        let (mut bob, _) = players[1].connect(&table, None).await;
        let (cleo, _) = players[2].connect(&table, None).await;
        present(&mut ada, 3).await;
        present(&mut bob, 3).await;
        // However long ago they sat down: who is there is asked, and not replaced.
        advance(&clock, 100_000);
        assert_eq!(replace(&players[0], &table, 3).await.1["code"], "not-away");
        drop(cleo);
        let gone = present(&mut ada, 2).await;
        assert_eq!(gone["away"], json!([{ "seat": 3, "ms": 0 }]));
        advance(&clock, 44_999);
        for player in &players[..2] {
            assert_eq!(replace(player, &table, 3).await.1["code"], "not-away");
        }
        let watcher = app.player("Dan").await;
        let (_, welcome) = watcher.connect(&table, None).await;
        assert_eq!(welcome["you"]["seat"], Value::Null);
        advance(&clock, 1);
        assert_eq!(replace(&watcher, &table, 3).await.1["code"], "not-seated");
        let (status, answer) = replace(&players[1], &table, 3).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        let replaced = |message: &Value| message["table"]["chairs"][2]["stand_in"].clone();
        for socket in [&mut ada, &mut bob] {
            let told = socket.next_of("update").await;
            assert_eq!(replaced(&told), json!({ "why": "away", "by": 2 }));
        }
        let (_, welcome) = players[2].connect(&table, None).await;
        assert_eq!(welcome["you"]["handed_over"], true);
        players[2].post(&format!("/api/tables/{table}/take-back"), &json!({})).await;
        loop {
            let told = bob.next_of("update").await;
            if told["table"].is_object() {
                assert_eq!(replaced(&told), Value::Null);
                break;
            }
        }
    }
}

/// A table in the store with the record's cards and moves, whose last entry is of this moment.
pub(crate) async fn laid(app: &TestApp, players: &[Player], record: &Record, now: u64) -> String {
    let store = app.server.store();
    let signer = Signer::new(store.key().await.expect("a key"));
    let people: Vec<Person> =
        players.iter().map(|player| signer.read(Purpose::Token, &player.token).expect("a person")).collect();
    let table: TableId = Bytes([record.actions.len() as u8; 16]);
    for (index, change) in changes(&people, record).into_iter().enumerate() {
        let entry = Entry { at: now, by: Some(people[0].id), id: None, change };
        let body = serde_json::to_string(&entry).expect("JSON");
        let append =
            Append { table, number: index as u32 + 1, body, row: None, sitter: None, calls: Vec::new() };
        store.append(append).await.expect("an answer");
    }
    table.to_string()
}

/// The changes that make a table with the record's cards and moves.
pub(crate) fn changes(people: &[Person], record: &Record) -> Vec<Change> {
    let options = json!({ "game": record.game, "players": people.len(), "options": record.options });
    let created = Change::Created {
        host: people[0].clone(),
        options: serde_json::from_value(options).expect("options"),
        secret: Bytes([3; 32]),
        laid: Some(LaidDeal { first_seat: record.drawn_first_seat, shuffles: record.shuffles.clone() }),
    };
    let sat = quattro_rules::seat::Seat::all(people.len() as u8).map(|seat| Change::Sat {
        seat,
        person: people[seat.index()].clone(),
        kind: None,
        contribution: None,
    });
    let played = record.actions.iter().map(|played| Change::Played {
        seat: played.seat,
        actions: vec![Action::read(record.game, &played.action).expect("an action")],
        have: 0,
    });
    let start = [Change::Started { fill: None, contribution: None }];
    [created].into_iter().chain(sat).chain(start).chain(played).collect()
}

/// A game that has come to a request for help.
fn asked_for_help() -> Record {
    let setup = Setup::new(GameId::SoleMio, 3);
    for seed in 0..50 {
        let mut found = None;
        let mut moves = 0;
        random_moves::<Pizza>(&setup, seed, 150, |game, _| {
            let is_help = matches!(game.decision(), Some(quattro_rules::pizza::Decision::Help { .. }));
            found = found.or(is_help.then_some(moves));
            moves += 1;
        });
        if let Some(moves) = found {
            return random_moves::<Pizza>(&setup, seed, moves, |_, _| {}).0;
        }
    }
    panic!("nobody asked for help");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_for_help_is_declined_when_the_ring_is_empty() {
    let record = asked_for_help();
    for database in BOTH {
        let (app, clock) = TestApp::start_with_clock(database).await;
        let players = app.players(3).await;
        let table = laid(&app, &players, &record, *clock.borrow()).await;
        let (mut socket, welcome) = players[0].connect(&table, None).await;
        let ring = welcome["game"]["no_by_itself"].clone();
        assert_eq!(ring["total"], 20_000);
        let (asked, left) = (welcome["game"]["to_act"].clone(), ring["left"].as_u64().expect("a time"));
        advance(&clock, left - 1);
        socket.send(&json!({ "type": "ping" })).await;
        assert_eq!(socket.next_of("pong").await["type"], "pong");
        advance(&clock, 1);
        let told = socket.next_of("update").await;
        assert_eq!(told["events"][0]["event"], "refused-help");
        assert_eq!(told["events"][0]["seat"], asked);
        // Written when it was due: not a moment sooner.
        let log = app.server.store().read(table.parse().expect("an id"), 0).await.expect("a log");
        let last: Entry = serde_json::from_str(&log.last().expect("an entry").body).expect("an entry");
        assert_eq!((last.at, last.by), (1_000_000 + left, None));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_answer_when_they_are_due_with_a_choice_or_without() {
    let (app, clock) = TestApp::start_with_clock(Database::Sqlite).await;
    let ada = app.player("Ada").await;
    let options = json!({ "game": "sole-mio", "players": 3, "bot_pace": 700 });
    let table = ada.create(options).await;
    ada.post(&format!("/api/tables/{table}/start"), &json!({ "fill": "cook" })).await;
    let (mut socket, welcome) = ada.connect(&table, None).await;
    // A bot plays for Ada too; the clock goes on as soon as somebody has moved.
    ada.post(&format!("/api/tables/{table}/hand-over"), &json!({})).await;
    let mut moves = welcome["game"]["moves"].as_u64().expect("a number");
    while moves < 120 {
        advance(&clock, 700);
        loop {
            let game = socket.next_of("update").await["game"].clone();
            if game["moves"].as_u64().is_some_and(|now| now > moves) {
                moves = game["moves"].as_u64().expect("a number");
                break;
            }
        }
    }
    let log = app.server.store().read(table.parse().expect("an id"), 0).await.expect("a log");
    let entries: Vec<Entry> =
        log.iter().map(|stored| serde_json::from_str(&stored.body).expect("an entry")).collect();
    let played: Vec<u64> = entries
        .iter()
        .filter(|entry| matches!(entry.change, Change::Played { .. }))
        .map(|entry| entry.at)
        .collect();
    assert!(played.windows(2).all(|pair| pair[1] - pair[0] == 700), "{played:?}");
}
