//! How long bots take when many think at once: tables of one person, who answers at once, and three chefs.

use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::Settings;
use crate::figures::Durations;
use crate::seats::{Heard, Seat, Seating, seat_all};
use crate::servers::Servers;

pub(crate) async fn measure(on_postgres: bool, settings: &Settings) -> Result<(), Box<dyn Error>> {
    let (tables, seconds) = (settings.get::<usize>("tables", 80)?, settings.get("seconds", 30)?);
    let servers = Servers::start(on_postgres).await?;
    let seating = Seating { people: 1, bots: "chef", options: json!({ "players": 4 }) };
    let seated = seat_all(&Arc::from(servers.addresses()), tables, &seating).await?;
    println!("{tables} tables, each with one person and three chefs");
    let end = Instant::now() + Duration::from_secs(seconds);
    let playing =
        seated.into_iter().map(|mut seats| tokio::spawn(async move { play(seats.remove(0), end).await }));
    let mut all = Durations::default();
    for table in playing.collect::<Vec<_>>() {
        table.await?.into_iter().for_each(|took| all.note(took));
    }
    println!("{:.0} bot moves a second", all.len() as f64 / seconds as f64);
    all.report("a bot's move");
    Ok(())
}

/// How long each move of a bot took at this table, until the time is up or the game is over.
async fn play(mut seat: Seat, end: Instant) -> Vec<Duration> {
    let mut took = Vec::new();
    while Instant::now() < end && seat.state.to_act.is_some() {
        let (is_bot, began) = (!seat.state.is_asked(), Instant::now());
        if !is_bot && seat.play().await.is_none() {
            break;
        }
        loop {
            match seat.hear().await {
                None => return took,
                Some(Heard::State) => break,
                Some(_) => {}
            }
        }
        if is_bot {
            took.push(began.elapsed());
        }
    }
    took
}
