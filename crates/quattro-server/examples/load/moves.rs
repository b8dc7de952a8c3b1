//! Moves at many tables. A move's latency is the time from sending it until a socket at its table has seen it.

use std::error::Error;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use crate::Settings;
use crate::figures::Durations;
use crate::seats::{Heard, Seat, Seating, seat, seat_all};
use crate::servers::Servers;

/// What is measured.
#[derive(Default)]
struct Tally {
    moves: AtomicU64,
    errors: AtomicU64,
    /// Until those have seen a move who are at the server of whoever made it.
    here: Mutex<Durations>,
    /// Until those have who are at another.
    there: Mutex<Durations>,
}

pub(crate) async fn measure(on_postgres: bool, settings: &Settings) -> Result<(), Box<dyn Error>> {
    let (tables, players) = (settings.get::<usize>("tables", 2000)?, settings.get::<usize>("players", 4)?);
    let seconds = settings.get("seconds", 30)?;
    let pause = Duration::from_secs_f64(1.0 / settings.get("rate", 1.0)?);
    let servers = Servers::start(on_postgres).await?;
    let (addresses, empty) = (Arc::from(servers.addresses()), servers.memory());
    let began = Instant::now();
    let seated = seat_all(&addresses, tables, &Seating::of(players)).await?;
    println!("{tables} tables of {players} seated in {:.1?}", began.elapsed());
    let each = (servers.memory() - empty) / (tables * players) as u64;
    println!("memory: {} MiB, {} KiB a player with a share of the table", servers.memory() >> 20, each >> 10);
    let (tally, end) = (Arc::new(Tally::default()), Instant::now() + Duration::from_secs(seconds));
    let playing = seated.into_iter().enumerate().map(|(index, seats)| {
        // Spread over the time between two moves, as with real players.
        let offset = pause.mul_f64(index as f64 / tables as f64);
        let start = tokio::time::interval_at(tokio::time::Instant::now() + offset, pause);
        tokio::spawn(play_on(index, seats, Arc::clone(&addresses), Arc::clone(&tally), start, end))
    });
    let playing: Vec<_> = playing.collect();
    let mut minute = tokio::time::interval(Duration::from_mins(1));
    minute.tick().await;
    let all = futures_util::future::join_all(playing);
    tokio::pin!(all);
    loop {
        tokio::select! {
            _ = &mut all => break,
            _ = minute.tick() => println!("memory: {} MiB", servers.memory() >> 20),
        }
    }
    let moves = tally.moves.load(Ordering::Relaxed);
    let errors = tally.errors.load(Ordering::Relaxed);
    println!("{moves} moves, {:.0} a second; {errors} errors", moves as f64 / seconds as f64);
    tally.here.lock().await.report("seen at the same server");
    if servers.all.len() > 1 {
        tally.there.lock().await.report("seen at the other server");
    }
    println!("memory after playing: {} MiB", servers.memory() >> 20);
    Ok(())
}

/// Plays until the time is up; when a game is over, another one.
async fn play_on(
    index: usize,
    mut seats: Vec<Seat>,
    servers: Arc<[SocketAddr]>,
    tally: Arc<Tally>,
    mut tick: tokio::time::Interval,
    end: Instant,
) {
    let players = seats.len();
    loop {
        tick.tick().await;
        if Instant::now() >= end {
            return;
        }
        if play(&mut seats, &tally).await.is_none() {
            match seat(&servers, index, &Seating::of(players)).await {
                Ok(others) => seats = others,
                Err(error) => return eprintln!("no new game: {error}"),
            }
        }
    }
}

/// One move. `None` if nobody is asked, because the game is over.
async fn play(seats: &mut [Seat], tally: &Tally) -> Option<()> {
    let asked = seats.iter().position(|seat| seat.state.is_asked())?;
    let (began, home) = (Instant::now(), seats[asked].server);
    seats[asked].play().await?;
    let waiting = seats.iter_mut().map(|seat| async {
        loop {
            match seat.hear().await? {
                Heard::State => return Some((seat.server == home, began.elapsed())),
                // The database was not there for a moment: the same request is sent again.
                Heard::Refused => {
                    tally.errors.fetch_add(1, Ordering::Relaxed);
                    tokio::time::sleep(Duration::from_secs(1)).await;
                    seat.play().await?;
                }
                Heard::Done | Heard::Other => {}
            }
        }
    });
    for seen in futures_util::future::join_all(waiting).await {
        match seen {
            Some((true, took)) => tally.here.lock().await.note(took),
            Some((false, took)) => tally.there.lock().await.note(took),
            None => _ = tally.errors.fetch_add(1, Ordering::Relaxed),
        }
    }
    tally.moves.fetch_add(1, Ordering::Relaxed);
    Some(())
}
