//! The start of a server with many finished games in its database.
//!
//! Bots play one game of each kind; their logs are then stored again and again under other ids.

use std::error::Error;
use std::time::{Duration, Instant};

use quattro_server::Config;
use quattro_server::random::random_bytes;
use quattro_server::store::{Append, Row, Store};
use quattro_table::protocol::{Listing, TableStage};
use serde_json::{Value, json};

use crate::Settings;
use crate::servers::Server;

/// Games stored concurrently, so that they share the wait for the disk.
const TOGETHER: usize = 64;

/// A finished game as it is stored.
#[derive(Clone)]
struct Game {
    entries: Vec<String>,
    listing: Listing,
}

pub(crate) async fn measure(settings: &Settings) -> Result<(), Box<dyn Error>> {
    let number = settings.get::<usize>("games", 100_000)?;
    let folder = tempfile::tempdir_in("target")?;
    let database = format!("sqlite://{}/quattro.db", folder.path().display());
    let games = play(&database).await?;
    let store = Store::open(&database).await?;
    for first in (0..number).step_by(TOGETHER) {
        let some =
            (first..number.min(first + TOGETHER)).map(|index| keep(&store, &games[index % games.len()]));
        futures_util::future::try_join_all(some).await?;
    }
    store.close().await;
    println!("{number} finished games");
    for _ in 0..5 {
        let began = Instant::now();
        let server = Server::start(&database).await?;
        println!("answers after {:.0?}", began.elapsed());
        drop(server);
    }
    Ok(())
}

/// Lets bots play one game of each kind.
async fn play(database: &str) -> Result<Vec<Game>, Box<dyn Error>> {
    let config = Config {
        address: Some("127.0.0.1:0".to_owned()),
        database: Some(database.to_owned()),
        bot_pace: Duration::ZERO,
        ..Config::default()
    };
    let server = quattro_server::Server::start(&config).await?;
    let (http, url) = (reqwest::Client::new(), format!("http://{}/api", server.address));
    let token: Value =
        http.post(format!("{url}/bots")).json(&json!({ "name": "Archivist" })).send().await?.json().await?;
    let token = token["token"].as_str().ok_or("no token")?;
    for game in ["mamma-mia", "sole-mio", "grande", "calcory"] {
        let table = json!({ "table": { "game": game, "players": 4, "public": true } });
        let created = http.post(format!("{url}/tables")).bearer_auth(token).json(&table).send().await?;
        let created: Value = created.error_for_status()?.json().await?;
        let table = created["table"]["id"].as_str().ok_or("no table")?;
        let start = http.post(format!("{url}/tables/{table}/start")).bearer_auth(token);
        start.json(&json!({ "fill": "random" })).send().await?.error_for_status()?;
    }
    let mut games = Vec::new();
    for listing in finished(server.store()).await? {
        let stored = server.store().read(listing.id.parse()?, 0).await?;
        games.push(Game { entries: stored.into_iter().map(|stored| stored.body).collect(), listing });
    }
    server.stop().await;
    Ok(games)
}

/// Waits for all four games to end.
async fn finished(store: &Store) -> Result<Vec<Listing>, Box<dyn Error>> {
    loop {
        let over = store.public(TableStage::Over, i64::MAX as u64, 4).await?;
        if over.len() == 4 {
            return Ok(over);
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Stores a game under a new id.
async fn keep(store: &Store, game: &Game) -> Result<(), Box<dyn Error>> {
    let table = random_bytes();
    let listing = Listing { id: table.to_string(), ..game.listing.clone() };
    let row = Row::new(TableStage::Over, true, false, listing.at, serde_json::to_string(&listing)?);
    let entries = game.entries.iter().zip(1..).map(|(body, number)| {
        let row = (number == 1).then(|| row.clone());
        store.append(Append { table, number, body: body.clone(), row, sitter: None, calls: Vec::new() })
    });
    futures_util::future::try_join_all(entries).await?;
    Ok(())
}
