//! The pages of people with a long history: 100,000 finished games of 10,000 people, and somebody who played every tenth.

use std::error::Error;
use std::time::Instant;

use quattro_rules::pizza::Order;
use quattro_rules::seat::Seat;
use quattro_rules::setup::GameId;
use quattro_server::random::random_bytes;
use quattro_server::signer::{Purpose, Signer};
use quattro_server::store::{Append, CountedPerson, FinishedGame, Row, Seated, Store};
use quattro_server::{Config, Limits, Server};
use quattro_table::person::Person;
use quattro_table::protocol::TableStage;
use quattro_table::{Bytes, PersonId, TableId};
use quattro_testkit::postgres::Postgres;
use serde_json::{Value, json};

use crate::Settings;
use crate::figures::Durations;

/// Games stored concurrently, so that they share the wait for the disk.
const TOGETHER: usize = 64;

/// The game before this one, in milliseconds: a year for 100,000 games.
const APART: u64 = 315_000;

/// A time for the first game.
const BEGAN: u64 = 1_750_000_000_000;

pub(crate) async fn measure(on_postgres: bool, settings: &Settings) -> Result<(), Box<dyn Error>> {
    let (games, people) = (settings.get("games", 100_000)?, settings.get("people", 10_000)?);
    let folder = tempfile::tempdir_in("target")?;
    let postgres = on_postgres.then(|| Postgres::start(true));
    let database = match &postgres {
        Some(postgres) => postgres.create_database(),
        None => format!("sqlite://{}/quattro.db", folder.path().display()),
    };
    let store = Store::open(&database).await?;
    let began = Instant::now();
    for first in (0..games).step_by(TOGETHER) {
        let some = (first..games.min(first + TOGETHER)).map(|index| keep(&store, index, people));
        futures_util::future::try_join_all(some).await?;
    }
    println!("{games} games of {people} people, stored and counted in {:.0?}", began.elapsed());
    let signer = Signer::new(store.key().await?);
    store.close().await;
    let config = Config {
        address: Some("127.0.0.1:0".to_owned()),
        database: Some(database),
        limits: Limits::none(),
        ..Config::default()
    };
    let server = Server::start(&config).await?;
    let visits = settings.get("visits", 200)?;
    visit(&server, &signer, "somebody", (0..visits).map(|index| 1 + index * 7 % (people - 1))).await?;
    visit(&server, &signer, "who played most", (0..visits).map(|_| 0)).await?;
    server.stop().await;
    Ok(())
}

fn person(index: usize) -> PersonId {
    let mut id = [7; 16];
    id[..8].copy_from_slice(&(index as u64).to_be_bytes());
    Bytes(id)
}

/// Asks for every page of a person, one after another, also for one far back in the list.
async fn visit(
    server: &Server,
    signer: &Signer,
    who: &str,
    people: impl Iterator<Item = usize>,
) -> Result<(), Box<dyn Error>> {
    let http = reqwest::Client::new();
    let far_back = format!("/games?show=finished&after={}.{}", BEGAN + 2000 * APART, random_bytes::<16>());
    let paths = ["/", "/games", "/games?show=finished&game=calcory", &far_back, "/me", "/api/me/figures"];
    let mut durations: Vec<Durations> = paths.iter().map(|_| Durations::default()).collect();
    for index in people {
        let name = format!("Person {index}").try_into().map_err(|_| "no name")?;
        let token = signer.sign(Purpose::Token, &Person { id: person(index), name });
        for (path, durations) in paths.iter().zip(&mut durations) {
            let began = Instant::now();
            let answer =
                http.get(format!("http://{}{path}", server.address)).bearer_auth(&token).send().await?;
            answer.error_for_status()?.bytes().await?;
            durations.note(began.elapsed());
        }
    }
    for (path, durations) in paths.iter().zip(&mut durations) {
        durations.report(&format!("{who}: {}", path.split("&after").next().unwrap_or(path)));
    }
    Ok(())
}

/// Stores a finished game of four people, and counts it.
async fn keep(store: &Store, index: usize, people: usize) -> Result<(), Box<dyn Error>> {
    let (table, at): (TableId, u64) = (random_bytes(), BEGAN + index as u64 * APART);
    let game = GameId::ALL[index % GameId::ALL.len()];
    let mut sitting: Vec<usize> = (0..4).map(|chair| 1 + (index * 31 + chair * 997) % (people - 1)).collect();
    if index.is_multiple_of(10) {
        sitting[0] = 0;
    }
    let chairs: Vec<Value> = (1..).zip(&sitting).map(|(seat, index)| {
        json!({ "seat": seat, "occupant": "person", "name": format!("Person {index}"), "contributed": true })
    }).collect();
    let places = |chair: usize| ((chair + index) % 4 + 1) as u8;
    let results: Vec<Value> = (0..4)
        .map(|chair| json!({ "place": places(chair), "score": 8 - places(chair), "tie_break": 0 }))
        .collect();
    let listing = json!({ "id": table.to_string(), "stage": "over", "host": "Person", "chairs": chairs, "at": at,
        "options": { "game": game, "players": 4 }, "outcome": { "seats": results } });
    let seats = Seat::all(4).zip(&sitting).map(|(seat, index)| (person(*index), seat)).collect();
    let row = Row::new(TableStage::Over, false, false, at, listing.to_string());
    let row = Row { seated: Some(Seated { game, people: seats }), ..row };
    let append = Append {
        table,
        number: 1,
        body: "{}".to_owned(),
        row: Some(row.clone()),
        sitter: None,
        calls: Vec::new(),
    };
    store.append(append).await?;
    let counted = sitting.iter().enumerate().map(|(chair, who)| CountedPerson {
        person: person(*who),
        name: format!("Person {who}"),
        place: places(chair),
        score: 8 - places(chair),
        filled: Order::all().skip(chair + index % 7).take(3).collect(),
        burnt: Order::all().skip(index % 17).take(2).collect(),
        gave: 1,
        refused: 2,
    });
    let finished = FinishedGame { game, players: 4, at, people: counted.collect() };
    store.put_derived(table, &row, Some(&finished), 0).await?;
    Ok(())
}
