//! A rolling deploy under load: two servers on one PostgreSQL are restarted one after the other while people play.
//! Whoever loses the line connects to the other server and sends the move again.

use std::error::Error;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::sync::watch;

use crate::Settings;
use crate::figures::Durations;
use crate::seats::{Clock, Heard, Seat, Seating, seat_all};
use crate::servers::Servers;

/// How long people play before, between and after the restarts.
const CALM: Duration = Duration::from_secs(8);

/// How far a clock may be from what was measured here: messages take time.
const TOLERANCE: Duration = Duration::from_secs(1);

/// What happened at a table.
#[derive(Default)]
struct Seen {
    /// From sending a move until everybody at the table has seen it.
    pauses: Vec<Duration>,
    acknowledged: u32,
    refused: u32,
    reconnects: usize,
    lost_clocks: u32,
    /// The moves at the end, as another socket sees them.
    moves: u32,
    /// Whether the game was not over before the end.
    is_playing: bool,
}

pub(crate) async fn measure(settings: &Settings) -> Result<(), Box<dyn Error>> {
    let (tables, players) = (settings.get::<usize>("tables", 2000)?, settings.get::<usize>("players", 4)?);
    let pause = Duration::from_secs_f64(1.0 / settings.get("rate", 1.0)?);
    let mut servers = Servers::start(true).await?;
    let addresses: Arc<[SocketAddr]> = Arc::from(servers.addresses());
    let options = json!({ "players": players, "clock": 300 });
    let seating = Seating { options, ..Seating::of(players) };
    let seated = seat_all(&addresses, tables, &seating).await?;
    println!("{tables} tables of {players} seated");
    let (stop, stopping) = watch::channel(false);
    let playing = seated.into_iter().enumerate().map(|(index, seats)| {
        let offset = pause.mul_f64(index as f64 / tables as f64);
        let tick = tokio::time::interval_at(tokio::time::Instant::now() + offset, pause);
        tokio::spawn(play_on(seats, tick, stopping.clone()))
    });
    let playing: Vec<_> = playing.collect();
    tokio::time::sleep(CALM).await;
    for server in &mut servers.all {
        let began = Instant::now();
        server.restart().await?;
        println!("a server was replaced in {:.1?}", began.elapsed());
        tokio::time::sleep(CALM).await;
    }
    stop.send_replace(true);
    let (mut pauses, mut all, mut playing_on) = (Durations::default(), Seen::default(), 0);
    for table in playing {
        let seen = table.await?;
        seen.pauses.iter().for_each(|pause| pauses.note(*pause));
        all.acknowledged += seen.acknowledged;
        all.refused += seen.refused;
        all.reconnects += seen.reconnects;
        all.lost_clocks += seen.lost_clocks;
        all.moves += seen.moves;
        playing_on += usize::from(seen.is_playing);
    }
    pauses.report("from a move until everybody has seen it");
    println!("{} moves acknowledged, {} in the logs", all.acknowledged, all.moves);
    println!("{playing_on} games were still played at the end");
    println!(
        "{} reconnects, {} refusals, {} clocks that lost time",
        all.reconnects, all.refused, all.lost_clocks
    );
    if all.moves < all.acknowledged { Err("acknowledged moves are lost".into()) } else { Ok(()) }
}

/// Plays until told to stop, or until the game is over.
async fn play_on(
    mut seats: Vec<Seat>,
    mut tick: tokio::time::Interval,
    stopping: watch::Receiver<bool>,
) -> Seen {
    let mut seen = Seen::default();
    while !*stopping.borrow() {
        tick.tick().await;
        let Some(asked) = seats.iter().position(|seat| seat.state.is_asked()) else { break };
        let began = Instant::now();
        play(&mut seats, asked, &mut seen).await;
        seen.pauses.push(began.elapsed());
    }
    seen.reconnects = seats.iter().map(|seat| seat.reconnects).sum();
    // As another socket sees it, wherever one can be opened.
    let last = &mut seats[0];
    last.reconnect().await;
    while !matches!(last.hear_anywhere().await, Some(Heard::State)) {}
    seen.moves = last.state.moves;
    seen.is_playing = last.state.to_act.is_some();
    seen
}

/// Makes a move, and waits until it is acknowledged and everybody at the table has seen it.
async fn play(seats: &mut [Seat], asked: usize, seen: &mut Seen) {
    let moves = seats[asked].state.moves;
    let began = Instant::now();
    let waiting = seats.iter_mut().enumerate().map(|(index, seat)| async move {
        let mut counts = Seen::default();
        if index == asked {
            acknowledged(seat, moves, &mut counts).await;
        }
        while seat.state.moves == moves {
            seat.hear_anywhere().await;
        }
        let clock = seat.state.clock;
        counts.lost_clocks += u32::from(clock.is_none_or(|clock| lost(clock, began.elapsed())));
        counts
    });
    let is_over = |seats: &[Seat]| seats.iter().all(|seat| seat.state.to_act.is_none());
    let counts = futures_util::future::join_all(waiting).await;
    let lost_clocks: u32 = counts.iter().map(|counts| counts.lost_clocks).sum();
    seen.lost_clocks += if is_over(seats) { 0 } else { lost_clocks };
    seen.acknowledged += counts.iter().map(|counts| counts.acknowledged).sum::<u32>();
    seen.refused += counts.iter().map(|counts| counts.refused).sum::<u32>();
}

/// Sends a move until it is acknowledged, or turns out to have been played.
async fn acknowledged(seat: &mut Seat, moves: u32, counts: &mut Seen) {
    loop {
        if seat.state.moves == moves && seat.play().await.is_none() {
            seat.hear_anywhere().await;
            continue;
        }
        loop {
            match seat.hear_anywhere().await {
                Some(Heard::Done) => {
                    counts.acknowledged += 1;
                    return;
                }
                Some(Heard::Refused) => {
                    counts.refused += 1;
                    break;
                }
                Some(_) => {}
                // Another server serves it now: once it has said how the game stands, the move is sent again.
                None => {
                    while !matches!(seat.hear_anywhere().await, Some(Heard::State)) {}
                    if seat.state.moves != moves {
                        // It was stored, but the acknowledgement was lost with the line.
                        return;
                    }
                    break;
                }
            }
        }
    }
}

/// Whether more time has gone from a clock than has passed since the decision began, at the earliest when the move
/// before it was sent.
fn lost(clock: Clock, passed: Duration) -> bool {
    let gone = Duration::from_millis(clock.total.saturating_sub(clock.left));
    gone > passed + TOLERANCE
}
