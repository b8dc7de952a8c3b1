//! A bot of your own in 160 lines: gets a token, sits down, answers whenever it is asked, and survives lost lines,
//! refusals and servers that restart. `quattro conformance` checks that it does.
//!
//!     cargo run --example sample_bot -- 127.0.0.1:4040 TABLE-ID

use std::error::Error;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use reqwest::header::{HeaderValue, RETRY_AFTER};
use reqwest::{RequestBuilder, Response};
use serde_json::{Value, json};
use tokio::time::sleep;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error as SocketError, Message};

type Failure = Box<dyn Error + Send + Sync>;

#[tokio::main]
#[allow(dead_code, reason = "a test plays the bot without it")]
async fn main() -> Result<(), Failure> {
    let mut arguments = std::env::args().skip(1);
    let (Some(server), Some(table)) = (arguments.next(), arguments.next()) else {
        return Err("usage: sample_bot HOST:PORT TABLE-ID".into());
    };
    println!("over: {}", play(&server, &table).await?);
    Ok(())
}

/// Plays one game to its end.
pub(crate) async fn play(server: &str, table: &str) -> Result<Value, Failure> {
    let http = reqwest::Client::new();
    // A token makes us a person with a name.
    let bots = http.post(format!("http://{server}/api/bots")).json(&json!({ "name": "Sample bot" }));
    let token = send(bots).await?.json::<Value>().await?["token"].as_str().ok_or("no token")?.to_owned();
    // Sit down on the first empty chair. The host starts the game.
    let join = http.post(format!("http://{server}/api/tables/{table}/join")).bearer_auth(&token);
    send(join.json(&json!({}))).await?.error_for_status()?;
    let mut bot = Bot::default();
    loop {
        let mut request = format!("ws://{server}/api/tables/{table}/socket").into_client_request()?;
        request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
        match connect_async(request).await {
            // Whatever ends the conversation before the game does: we come back.
            Ok((socket, _)) => bot.converse(socket).await.unwrap_or_default(),
            Err(SocketError::Http(answer)) => {
                sleep(wait(answer.headers().get(RETRY_AFTER).map(HeaderValue::as_bytes))).await;
            }
            Err(_) => {}
        }
        if bot.game["outcome"].is_object() {
            return Ok(bot.game["outcome"].take());
        }
        sleep(Duration::from_millis(100)).await;
    }
}

/// Sends a request, and again for as long as the server is busy.
async fn send(request: RequestBuilder) -> Result<Response, Failure> {
    loop {
        let answer = request.try_clone().ok_or("a request that can be repeated")?.send().await?;
        if answer.status() != 429 && answer.status() != 503 {
            return Ok(answer);
        }
        sleep(wait(answer.headers().get(RETRY_AFTER).map(HeaderValue::as_bytes))).await;
    }
}

/// What `Retry-After` says.
fn wait(seconds: Option<&[u8]>) -> Duration {
    let seconds = seconds.and_then(|seconds| std::str::from_utf8(seconds).ok()?.parse().ok());
    Duration::from_secs(seconds.unwrap_or(1))
}

type Socket = tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

/// What has to survive a lost line.
#[derive(Default)]
struct Bot {
    game: Value,
    /// The last number received.
    last: Option<u64>,
    /// The request that is not answered yet.
    pending: Option<Value>,
    requests: u64,
    /// How many actions were refused in this state.
    refused: usize,
}

impl Bot {
    async fn converse(&mut self, mut socket: Socket) -> Result<(), Failure> {
        socket.send(Message::text(json!({ "type": "hello", "since": self.last }).to_string())).await?;
        while let Some(message) = socket.next().await {
            let Message::Text(text) = message? else { continue };
            let message: Value = serde_json::from_str(&text)?;
            let is_ours = self.pending.as_ref().is_some_and(|pending| pending["id"] == message["id"]);
            match message["type"].as_str() {
                Some("welcome" | "update") => self.note(&message),
                Some("done") if is_ours => self.pending = None,
                Some("error") if is_ours => self.refuse(&message).await,
                // There may be messages that we do not know.
                _ => continue,
            }
            if self.game["outcome"].is_object() {
                return Ok(());
            }
            // After a lost line, what was not answered is sent again as it was: its id ensures that it is played once.
            let again = message["type"] == "welcome" || message["type"] == "error";
            if self.decide() || (again && self.pending.is_some()) {
                socket.send(Message::text(self.pending.clone().unwrap_or_default().to_string())).await?;
            }
        }
        Ok(())
    }

    fn note(&mut self, message: &Value) {
        self.last = message["number"].as_u64().or(self.last);
        if message["game"].is_object() {
            self.refused = if self.game["moves"] == message["game"]["moves"] { self.refused } else { 0 };
            self.game = message["game"].clone();
        }
    }

    async fn refuse(&mut self, error: &Value) {
        match error["code"].as_str() {
            // Nothing is wrong with the request: it is sent again later.
            Some("too-fast" | "unavailable" | "newer-server") => sleep(Duration::from_secs(1)).await,
            // The game has moved on: we answer the new state, which has come already or is on its way.
            Some("stale" | "not-your-turn" | "handed-over" | "wrong-stage") => {
                let answered = self.pending.take().unwrap_or_default();
                if answered["at"] == self.game["moves"] {
                    self.game["legal"] = Value::Null;
                }
            }
            _ => {
                self.pending = None;
                self.refused += 1;
            }
        }
    }

    /// Makes up a request, if it is our decision: `legal` is empty otherwise.
    fn decide(&mut self) -> bool {
        let Some(legal) = self.game["legal"].as_array().filter(|_| self.pending.is_none()) else {
            return false;
        };
        // Put your own strategy here; `game["view"]` has everything you may see. This bot plays the last action in
        // the list that was not refused.
        let Some(choice) = legal.iter().rev().nth(self.refused) else { return false };
        self.requests += 1;
        let (id, at) = (format!("sample-{}", self.requests), &self.game["moves"]);
        let play = json!({
            "type": "play", "id": id, "at": at, "actions": [choice["action"]], "have": self.last,
        });
        self.pending = Some(play);
        true
    }
}
