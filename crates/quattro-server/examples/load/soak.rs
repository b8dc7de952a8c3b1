//! Memory over time: people come, play, lose the line, watch from a second device, finish games or give them up.

use std::error::Error;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::Settings;
use crate::seats::{Heard, Seat, Seating, gather, seat, sockets_opened};
use crate::servers::Servers;

/// Of this many tables, one is left before its game begins and one in the middle of it.
const KINDS: usize = 6;

/// Moves after which a game is given up.
const GIVEN_UP: u32 = 20;

/// Moves after which somebody loses the line, and somebody else opens a second socket for a while.
const LINE_LOST: u32 = 8;

/// How a game ends that people do not finish: the server takes this long to notice that nobody answers.
const STUCK: Duration = Duration::from_secs(30);

/// What has happened so far.
#[derive(Default)]
struct Tally {
    moves: AtomicU64,
    finished: AtomicU64,
    given_up: AtomicU64,
    never_begun: AtomicU64,
    errors: AtomicU64,
}

pub(crate) async fn measure(on_postgres: bool, settings: &Settings) -> Result<(), Box<dyn Error>> {
    let minutes = settings.get::<u64>("minutes", 60)?;
    let (tables, every) = (settings.get::<usize>("tables", 40)?, settings.get::<u64>("every", 5)?);
    let pause = Duration::from_secs_f64(1.0 / settings.get("rate", 4.0)?);
    let servers = Servers::start(on_postgres).await?;
    let addresses: Arc<[SocketAddr]> = Arc::from(servers.addresses());
    let tally = Arc::new(Tally::default());
    println!("{tables} tables at a time; empty: {:.1} MiB", mebibytes(servers.memory()));
    let playing = (0..tables).map(|index| {
        let (addresses, tally) = (Arc::clone(&addresses), Arc::clone(&tally));
        tokio::spawn(come_and_go(addresses, index, tables, pause, tally))
    });
    let playing: Vec<_> = playing.collect();
    let began = Instant::now();
    let mut tick = tokio::time::interval(Duration::from_mins(every));
    tick.tick().await;
    while began.elapsed() < Duration::from_mins(minutes) {
        tick.tick().await;
        report(began.elapsed(), servers.memory(), &tally);
    }
    playing.iter().for_each(tokio::task::JoinHandle::abort);
    Ok(())
}

fn mebibytes(bytes: u64) -> f64 {
    bytes as f64 / f64::from(1 << 20)
}

fn report(passed: Duration, memory: u64, tally: &Tally) {
    let of = |number: &AtomicU64| number.load(Ordering::Relaxed);
    println!(
        "{:3} min: {:.1} MiB; {} moves, {} games finished, {} given up, {} never begun; {} sockets opened; {} errors",
        passed.as_secs() / 60,
        mebibytes(memory),
        of(&tally.moves),
        of(&tally.finished),
        of(&tally.given_up),
        of(&tally.never_begun),
        sockets_opened(),
        of(&tally.errors)
    );
}

/// New people at new tables, one table after the other.
async fn come_and_go(
    servers: Arc<[SocketAddr]>,
    first: usize,
    step: usize,
    pause: Duration,
    tally: Arc<Tally>,
) {
    // Not all at once.
    tokio::time::sleep(pause.mul_f64(first as f64 / step as f64)).await;
    for index in (first..).step_by(step) {
        // Tables of every game and number of people are played in each of the three ways.
        let round = index / step;
        let (ended, number) = match (first + round) % KINDS {
            0 => (leave_early(&servers, index, pause).await, &tally.never_begun),
            1 => (play(&servers, index, pause, GIVEN_UP, &tally).await, &tally.given_up),
            _ => (play(&servers, index, pause, u32::MAX, &tally).await, &tally.finished),
        };
        let number = ended.map_or_else(
            |error| {
                eprintln!("table {index}: {error}");
                &tally.errors
            },
            |()| number,
        );
        number.fetch_add(1, Ordering::Relaxed);
        tokio::time::sleep(pause).await;
    }
}

/// Four people, or three and a bot.
fn seating(index: usize) -> Seating {
    let seating = Seating::of(4);
    Seating { people: 4 - index % 3 % 2, ..seating }
}

async fn leave_early(
    servers: &Arc<[SocketAddr]>,
    index: usize,
    pause: Duration,
) -> Result<(), Box<dyn Error>> {
    let people = gather(servers, index, &seating(index)).await?;
    tokio::time::sleep(pause * 10).await;
    drop(people);
    Ok(())
}

/// Plays to the end, or until this many moves are made.
async fn play(
    servers: &Arc<[SocketAddr]>,
    index: usize,
    pause: Duration,
    most: u32,
    tally: &Tally,
) -> Result<(), Box<dyn Error>> {
    let mut seats = seat(servers, index, &seating(index)).await?;
    let mut second: Option<Seat> = None;
    let mut tick = tokio::time::interval(pause);
    let mut made = 0;
    while made < most && seats[0].state.to_act.is_some() {
        tick.tick().await;
        let asked = seats.iter().position(|seat| seat.state.is_asked());
        if let Some(asked) = asked {
            seats[asked].play().await.ok_or("a move could not be sent")?;
            tally.moves.fetch_add(1, Ordering::Relaxed);
            made += 1;
            if made % LINE_LOST == 0 {
                // Not of whoever has just moved: the move might be lost with the line.
                let whose = (asked + 1) % seats.len();
                seats[whose].reconnect().await;
                second = if second.is_none() { Some(seats[whose].again().await?) } else { None };
            }
        }
        tokio::time::timeout(STUCK, hear_all(&mut seats)).await.map_err(|_| "nothing happens")??;
    }
    Ok(())
}

/// Waits until everybody knows the same state, in which a person is asked or the game is over.
async fn hear_all(seats: &mut [Seat]) -> Result<(), Box<dyn Error>> {
    let before = seats.iter().map(|seat| seat.state.moves).max().unwrap_or(0);
    loop {
        let newest = seats.iter().map(|seat| seat.state.moves).max().unwrap_or(0);
        let is_settled = seats.iter().any(|seat| seat.state.is_asked() || seat.state.to_act.is_none());
        let is_known = seats.iter().all(|seat| seat.state.moves == newest);
        if newest > before && is_settled && is_known {
            return Ok(());
        }
        let oldest = seats.iter_mut().min_by_key(|seat| seat.state.moves).ok_or("nobody is there")?;
        while !matches!(oldest.hear().await.ok_or("the line broke")?, Heard::State) {}
    }
}
