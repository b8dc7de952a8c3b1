//! A load test: many tables over real sockets, with one move per second at each.
//!
//! `cargo xtask load` starts a server and runs this. Arguments: the server's address, or those of several on one
//! database with commas between them, tables, players at each, seconds, and optionally a server's process id, to
//! report its memory. With several servers the chairs of each table are spread over all of them. Each player has a separate socket;
//! sockets are spread over the loopback addresses 127.0.0.1 to 127.0.0.8, because one pair of addresses has
//! too few ports. A move's latency is the time from sending it until each of the sockets at its table has
//! seen it.

use std::error::Error;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::{Mutex, Semaphore};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

type Wire = WebSocketStream<TcpStream>;

/// What is measured.
#[derive(Default)]
struct Tally {
    moves: AtomicU64,
    errors: AtomicU64,
    /// Microseconds from sending a move until a socket has seen it.
    seen: Mutex<Vec<u32>>,
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [servers, tables, players, seconds, rest @ ..] = arguments.as_slice() else {
        return Err("usage: load HOST:PORT[,HOST:PORT…] TABLES PLAYERS SECONDS [PID]".into());
    };
    let pid = rest.first();
    let servers: Arc<[SocketAddr]> = servers.split(',').map(str::parse).collect::<Result<_, _>>()?;
    let tables: usize = tables.parse()?;
    let (players, seconds): (usize, u64) = (players.parse()?, seconds.parse()?);
    let http = reqwest::Client::new();
    let tally = Arc::new(Tally::default());
    let gate = Arc::new(Semaphore::new(32));
    let began = Instant::now();
    let empty = memory(pid);
    let seating = (0..tables).map(|index| {
        let (http, gate, servers) = (http.clone(), Arc::clone(&gate), Arc::clone(&servers));
        tokio::spawn(async move {
            let _permit = gate.acquire().await;
            seat(&http, &servers, index, players).await.map_err(|error| error.to_string())
        })
    });
    let mut seated = Vec::new();
    for table in seating.collect::<Vec<_>>() {
        seated.push(table.await??);
    }
    println!("{tables} tables of {players} seated in {:.1?}", began.elapsed());
    if let (Some(empty), Some(seated)) = (empty, memory(pid)) {
        let each = seated.saturating_sub(empty) / (tables * players).max(1) as u64;
        println!("memory: {} MiB, which is {} KiB a connection with its table", seated >> 20, each >> 10);
    }
    let end = Instant::now() + Duration::from_secs(seconds);
    let playing = seated.into_iter().enumerate().map(|(index, sockets)| {
        // Spread over the second, as with real players.
        let offset = Duration::from_millis(1000 * index as u64 / tables as u64);
        tokio::spawn(play(sockets, Arc::clone(&tally), offset, end))
    });
    for table in playing.collect::<Vec<_>>() {
        table.await?;
    }
    report(&tally, seconds).await;
    if let Some(played) = memory(pid) {
        println!("memory after playing: {} MiB", played >> 20);
    }
    Ok(())
}

/// The memory of a process in bytes, if the system reports it.
fn memory(pid: Option<&String>) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{}/status", pid?)).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse::<u64>().ok().map(|kibibytes| kibibytes << 10)
}

async fn post(
    http: &reqwest::Client,
    url: String,
    token: &str,
    body: Value,
) -> Result<Value, Box<dyn Error>> {
    Ok(http.post(url).bearer_auth(token).json(&body).send().await?.error_for_status()?.json().await?)
}

/// Creates a table, sits everybody down and opens their sockets.
async fn seat(
    http: &reqwest::Client,
    servers: &[SocketAddr],
    index: usize,
    players: usize,
) -> Result<Vec<Wire>, Box<dyn Error>> {
    let server = servers[index % servers.len()];
    let game = ["mamma-mia", "sole-mio", "grande", "calcory"][index % 4];
    let mut tokens = Vec::new();
    for player in 0..players {
        let token =
            post(http, format!("http://{server}/api/bots"), "", json!({ "name": format!("P{player}") }))
                .await?;
        tokens.push(token["token"].as_str().ok_or("no token")?.to_owned());
    }
    let options = json!({ "table": { "game": game, "players": players }, "sit": {} });
    let created = post(http, format!("http://{server}/api/tables"), &tokens[0], options).await?;
    let table = created["table"]["id"].as_str().ok_or("no table")?.to_owned();
    for token in &tokens[1..] {
        post(http, format!("http://{server}/api/tables/{table}/join"), token, json!({})).await?;
    }
    let mut sockets = Vec::new();
    for (player, token) in tokens.iter().enumerate() {
        let server = servers[(index + player) % servers.len()];
        let mut request = format!("ws://{server}/api/tables/{table}/socket").into_client_request()?;
        request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
        let socket = TcpSocket::new_v4()?;
        socket.bind(format!("127.0.0.{}:0", 1 + (index * players + player) % 8).parse()?)?;
        let stream = socket.connect(server).await?;
        stream.set_nodelay(true)?;
        let (mut wire, _) = tokio_tungstenite::client_async(request, stream).await?;
        wire.send(Frame::text(json!({ "type": "hello" }).to_string())).await?;
        sockets.push(wire);
    }
    post(http, format!("http://{server}/api/tables/{table}/start"), &tokens[0], json!({})).await?;
    Ok(sockets)
}

/// The parts of a message that the tool needs: parsing everything would distort the measurement.
#[derive(Deserialize)]
struct Message<'a> {
    r#type: &'a str,
    game: Option<State>,
}

/// What a player needs to continue.
#[derive(Default, Deserialize)]
struct State {
    moves: u32,
    #[serde(default)]
    legal: Vec<Legal>,
}

#[derive(Deserialize)]
struct Legal {
    action: String,
}

/// The next state of the game that a socket hears of.
async fn state(wire: &mut Wire, tally: &Tally) -> Option<State> {
    loop {
        let Frame::Text(text) = wire.next().await?.ok()? else { continue };
        let message: Message<'_> = serde_json::from_str(&text).ok()?;
        if message.r#type == "error" {
            tally.errors.fetch_add(1, Ordering::Relaxed);
        }
        if message.game.is_some() {
            return message.game;
        }
    }
}

/// One move a second until the time is up or the game is over.
async fn play(mut sockets: Vec<Wire>, tally: Arc<Tally>, offset: Duration, end: Instant) {
    let mut states = Vec::new();
    for wire in &mut sockets {
        states.push(state(wire, &tally).await.unwrap_or_default());
    }
    let mut tick = tokio::time::interval_at(tokio::time::Instant::now() + offset, Duration::from_secs(1));
    let mut turn = 0_usize;
    loop {
        tick.tick().await;
        let asked = states.iter().position(|state| !state.legal.is_empty());
        let Some(seat) = asked.filter(|_| Instant::now() < end) else { return };
        let State { moves, legal } = &states[seat];
        let (id, action) = (format!("move {moves}"), &legal[turn * 7 % legal.len()].action);
        let play = json!({ "type": "play", "id": id, "at": moves, "actions": [action], "have": 0 });
        let began = Instant::now();
        if sockets[seat].send(Frame::text(play.to_string())).await.is_err() {
            return;
        }
        let waiting = sockets.iter_mut().map(|wire| async {
            let state = state(wire, &tally).await;
            (state, began.elapsed())
        });
        let seen = futures_util::future::join_all(waiting).await;
        let mut times = tally.seen.lock().await;
        for (index, (state, took)) in seen.into_iter().enumerate() {
            times.push(u32::try_from(took.as_micros()).unwrap_or(u32::MAX));
            states[index] = state.unwrap_or_default();
        }
        tally.moves.fetch_add(1, Ordering::Relaxed);
        turn += 1;
    }
}

async fn report(tally: &Tally, seconds: u64) {
    let mut seen = tally.seen.lock().await;
    seen.sort_unstable();
    let moves = tally.moves.load(Ordering::Relaxed);
    let errors = tally.errors.load(Ordering::Relaxed);
    println!("{moves} moves, {:.0} a second; {errors} errors", moves as f64 / seconds as f64);
    for per_mille in [500, 900, 990, 999, 1000] {
        let index = (seen.len() * per_mille / 1000).min(seen.len().saturating_sub(1));
        let micros = seen.get(index).copied().unwrap_or_default();
        let (percent, millis) = (per_mille as f64 / 10.0, f64::from(micros) / 1000.0);
        println!("{percent:>5} % seen within {millis:>8.1} ms");
    }
}
