//! Tables and the people at them, each with a socket of their own.

use std::error::Error;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use reqwest::Client;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::Semaphore;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// Sockets that have been opened: one pair of addresses has too few ports, so they are spread over eight.
static OPENED: AtomicUsize = AtomicUsize::new(0);

/// How many sockets have been opened.
pub(crate) fn sockets_opened() -> usize {
    OPENED.load(Ordering::Relaxed)
}

/// The tables seated at the same time.
const TOGETHER: usize = 32;

/// Somebody at a table.
pub(crate) struct Seat {
    servers: Arc<[SocketAddr]>,
    /// The server that serves this one.
    pub(crate) server: usize,
    table: String,
    token: String,
    socket: WebSocketStream<TcpStream>,
    /// What it heard last.
    pub(crate) state: State,
    /// The number of the last entry it has heard of.
    have: u32,
    /// How often it had to connect again.
    pub(crate) reconnects: usize,
}

/// The parts of a message that are needed: parsing everything would distort the measurement.
#[derive(Deserialize)]
pub(crate) struct Message<'a> {
    pub(crate) r#type: &'a str,
    pub(crate) number: Option<u32>,
    pub(crate) game: Option<State>,
}

/// What a player needs to continue.
#[derive(Default, Deserialize)]
pub(crate) struct State {
    pub(crate) moves: u32,
    pub(crate) to_act: Option<usize>,
    #[serde(default)]
    legal: Vec<Legal>,
    pub(crate) clock: Option<Clock>,
}

#[derive(Deserialize)]
struct Legal {
    action: String,
}

/// The time of whoever decides, in milliseconds.
#[derive(Clone, Copy, Deserialize)]
pub(crate) struct Clock {
    pub(crate) left: u64,
    pub(crate) total: u64,
}

/// What a seat heard.
pub(crate) enum Heard {
    /// A new state of the game, which the seat keeps.
    State,
    /// Its move is durable.
    Done,
    /// Its move was refused.
    Refused,
    Other,
}

impl State {
    /// Whether this seat is asked.
    pub(crate) fn is_asked(&self) -> bool {
        !self.legal.is_empty()
    }
}

/// What the tables are like.
#[derive(Clone)]
pub(crate) struct Seating {
    /// The people at each; all other chairs get bots.
    pub(crate) people: usize,
    /// The level of the bots.
    pub(crate) bots: &'static str,
    /// Options of the game.
    pub(crate) options: Value,
}

impl Seating {
    /// Tables without bots.
    pub(crate) fn of(players: usize) -> Seating {
        Seating { people: players, bots: "cook", options: json!({ "players": players }) }
    }
}

/// Tables with people at them, at each of which the game has begun.
pub(crate) async fn seat_all(
    servers: &Arc<[SocketAddr]>,
    tables: usize,
    seating: &Seating,
) -> Result<Vec<Vec<Seat>>, Box<dyn Error>> {
    let gate = Arc::new(Semaphore::new(TOGETHER));
    let seating = (0..tables).map(|index| {
        let (servers, gate, seating) = (Arc::clone(servers), Arc::clone(&gate), seating.clone());
        tokio::spawn(async move {
            let _permit = gate.acquire().await;
            seat(&servers, index, &seating).await.map_err(|error| error.to_string())
        })
    });
    let mut seated = Vec::new();
    for table in seating.collect::<Vec<_>>() {
        seated.push(table.await??);
    }
    Ok(seated)
}

/// Creates a table, sits people down, starts the game and waits until all have heard of it.
pub(crate) async fn seat(
    servers: &Arc<[SocketAddr]>,
    index: usize,
    seating: &Seating,
) -> Result<Vec<Seat>, Box<dyn Error>> {
    let mut seats = gather(servers, index, seating).await?;
    let Seat { server, table, token, .. } = &seats[0];
    let fill = json!({ "fill": seating.bots });
    post(&Client::new(), format!("http://{}/api/tables/{table}/start", servers[*server]), token, fill)
        .await?;
    for seat in &mut seats {
        while !matches!(seat.hear().await.ok_or("the line broke")?, Heard::State) {}
    }
    Ok(seats)
}

/// Creates a table, sits people down and opens their sockets. With several servers the people at a table are spread
/// over all of them.
pub(crate) async fn gather(
    servers: &Arc<[SocketAddr]>,
    index: usize,
    seating: &Seating,
) -> Result<Vec<Seat>, Box<dyn Error>> {
    let http = Client::new();
    let server = servers[index % servers.len()];
    let mut tokens = Vec::new();
    for player in 0..seating.people {
        let name = json!({ "name": format!("P{player}") });
        let token = post(&http, format!("http://{server}/api/bots"), "", name).await?;
        tokens.push(token["token"].as_str().ok_or("no token")?.to_owned());
    }
    let mut chosen = seating.options.clone();
    chosen["game"] = json!(["mamma-mia", "sole-mio", "grande", "calcory"][index % 4]);
    let wanted = json!({ "table": chosen, "sit": {} });
    let created = post(&http, format!("http://{server}/api/tables"), &tokens[0], wanted).await?;
    let table = created["table"]["id"].as_str().ok_or("no table")?.to_owned();
    for token in &tokens[1..] {
        post(&http, format!("http://{server}/api/tables/{table}/join"), token, json!({})).await?;
    }
    let mut seats = Vec::new();
    for (player, token) in tokens.iter().enumerate() {
        let at = (index + player) % servers.len();
        seats.push(Seat::connect(servers, at, &table, token).await?);
    }
    Ok(seats)
}

async fn post(http: &Client, url: String, token: &str, body: Value) -> Result<Value, Box<dyn Error>> {
    Ok(http.post(url).bearer_auth(token).json(&body).send().await?.error_for_status()?.json().await?)
}

impl Seat {
    /// Opens a socket of somebody who sits or watches.
    pub(crate) async fn connect(
        servers: &Arc<[SocketAddr]>,
        server: usize,
        table: &str,
        token: &str,
    ) -> Result<Seat, Box<dyn Error>> {
        let socket = open(servers[server], table, token, 0).await?;
        let (table, token, servers) = (table.to_owned(), token.to_owned(), Arc::clone(servers));
        Ok(Seat { servers, server, table, token, socket, state: State::default(), have: 0, reconnects: 0 })
    }

    /// Opens another socket for the same person.
    pub(crate) async fn again(&self) -> Result<Seat, Box<dyn Error>> {
        Seat::connect(&self.servers, self.server, &self.table, &self.token).await
    }

    /// The next message. `None` if the line is broken.
    pub(crate) async fn hear(&mut self) -> Option<Heard> {
        loop {
            let Frame::Text(text) = self.socket.next().await?.ok()? else { continue };
            let Message { r#type, number, game } = serde_json::from_str(&text).ok()?;
            self.have = self.have.max(number.unwrap_or(0));
            if let Some(game) = game {
                self.state = game;
                return Some(Heard::State);
            }
            return Some(match r#type {
                "done" => Heard::Done,
                "error" => Heard::Refused,
                _ => Heard::Other,
            });
        }
    }

    /// The next message, over another server if this one has gone.
    pub(crate) async fn hear_anywhere(&mut self) -> Option<Heard> {
        let heard = self.hear().await;
        if heard.is_none() {
            self.reconnect().await;
        }
        heard
    }

    /// Loses the line, and connects to the next server.
    pub(crate) async fn reconnect(&mut self) {
        self.reconnects += 1;
        loop {
            self.server = (self.server + 1) % self.servers.len();
            if let Ok(socket) = open(self.servers[self.server], &self.table, &self.token, self.have).await {
                self.socket = socket;
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Sends the move that answers the question asked now; the same again when called again.
    pub(crate) async fn play(&mut self) -> Option<()> {
        let (State { moves, legal, .. }, have) = (&self.state, self.have);
        let action = &legal.get(*moves as usize * 7 % legal.len().max(1))?.action;
        let id = format!("move {moves}");
        let play = json!({ "type": "play", "id": id, "at": moves, "actions": [action], "have": have });
        self.socket.send(Frame::text(play.to_string())).await.ok()
    }
}

async fn open(
    server: SocketAddr,
    table: &str,
    token: &str,
    have: u32,
) -> Result<WebSocketStream<TcpStream>, Box<dyn Error>> {
    let mut request = format!("ws://{server}/api/tables/{table}/socket").into_client_request()?;
    request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
    let socket = TcpSocket::new_v4()?;
    let own = 1 + OPENED.fetch_add(1, Ordering::Relaxed) % 8;
    socket.bind(format!("127.0.0.{own}:0").parse()?)?;
    let stream = socket.connect(server).await?;
    stream.set_nodelay(true)?;
    let (mut socket, _) = tokio_tungstenite::client_async(request, stream).await?;
    let since = (have > 0).then_some(have);
    socket.send(Frame::text(json!({ "type": "hello", "since": since }).to_string())).await?;
    Ok(socket)
}
