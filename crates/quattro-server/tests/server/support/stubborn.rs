//! A player with a bad connection who keeps retrying.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;

use quattro_rules::chance::below;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::{Value, json};

use super::{Player, Socket};

/// Somebody with a bad connection.
pub(crate) struct Stubborn {
    player: Player,
    /// The servers to try, one after another.
    servers: Vec<SocketAddr>,
    table: String,
    rng: ChaCha8Rng,
    /// The last number had.
    last: Option<u64>,
    /// The request that has not been answered.
    pending: Option<Value>,
    /// The game as it was last told.
    game: Value,
    /// `moves` of the state that was last answered, and acknowledged.
    answered: Option<u64>,
    requests: u64,
    story: Story,
}

/// What somebody has heard and had acknowledged.
#[derive(Default)]
pub(crate) struct Story {
    /// The events of each entry.
    pub(crate) events: BTreeMap<u64, Value>,
    /// The acknowledged requests and their numbers.
    pub(crate) acknowledged: BTreeMap<String, u64>,
    /// What a server could not do at that moment: statuses and codes.
    pub(crate) refused: Vec<String>,
}

impl Story {
    fn hear(&mut self, number: &Value, events: &Value) {
        if events.as_array().is_some_and(|events| !events.is_empty()) {
            let number = number.as_u64().expect("a number");
            let known = self.events.insert(number, events.clone());
            assert!(known.is_none_or(|known| known == *events), "entry {number} was told differently before");
        }
    }
}

/// Why a conversation ended.
enum Break {
    GameOver,
    ConnectionLost,
}

impl Stubborn {
    pub(crate) fn new(player: Player, servers: Vec<SocketAddr>, table: &str, seed: u64) -> Stubborn {
        Stubborn {
            player,
            servers,
            table: table.to_owned(),
            rng: ChaCha8Rng::seed_from_u64(seed),
            last: None,
            pending: None,
            game: Value::Null,
            answered: None,
            requests: 0,
            story: Story::default(),
        }
    }

    fn chance(&mut self, in_a_hundred: u32) -> bool {
        below(&mut self.rng, 100) < in_a_hundred
    }

    /// Plays to the end.
    pub(crate) async fn play(mut self) -> Story {
        loop {
            let server = self.servers[below(&mut self.rng, self.servers.len() as u32) as usize];
            match self.player.at(server).knock_or_refusal(&self.table).await {
                Ok(socket) => {
                    if let Break::GameOver = self.converse(socket).await {
                        return self.story;
                    }
                }
                Err(status) => self.story.refused.extend(status.map(|status| status.to_string())),
            }
            // A simulated loss of connection, kept short to make the test fast.
            let tunnel = u64::from(below(&mut self.rng, 20));
            tokio::time::sleep(Duration::from_millis(tunnel)).await;
        }
    }

    async fn converse(&mut self, mut socket: Socket) -> Break {
        if !socket.try_send(json!({ "type": "hello", "since": self.last })).await {
            return Break::ConnectionLost;
        }
        loop {
            // A connection can break at any moment.
            if self.chance(2) {
                return Break::ConnectionLost;
            }
            let Some(message) = socket.try_next().await else { return Break::ConnectionLost };
            self.note(&message);
            if self.game["outcome"].is_object() && self.pending.is_none() {
                return Break::GameOver;
            }
            // What was not acknowledged is sent again, once for each connection.
            let to_send = self.decide() || (message["type"] == "welcome" && self.pending.is_some());
            if to_send && !self.send_pending(&mut socket).await {
                return Break::ConnectionLost;
            }
        }
    }

    fn note(&mut self, message: &Value) {
        if message["game"].is_object() {
            self.game = message["game"].clone();
        }
        match message["type"].as_str().unwrap_or_default() {
            "welcome" => {
                for happened in message["missed"].as_array().into_iter().flatten() {
                    self.story.hear(&happened["number"], &happened["events"]);
                }
                self.last = message["number"].as_u64();
            }
            "update" => {
                self.story.hear(&message["number"], &message["events"]);
                self.last = message["number"].as_u64().max(self.last);
            }
            "done" => {
                let (id, number) = (message["id"].as_str().expect("an id"), &message["number"]);
                let number = number.as_u64().expect("a number");
                let known = self.story.acknowledged.insert(id.to_owned(), number);
                assert!(known.is_none_or(|known| known == number), "acknowledged with two numbers");
                if let Some(pending) = self.pending.take_if(|pending| pending["id"] == id) {
                    self.answered = pending["at"].as_u64();
                }
            }
            "error" => {
                assert_eq!(message["code"], "unavailable", "{message} for {:?}", self.pending);
                self.story.refused.push(message["code"].to_string());
            }
            _ => {}
        }
    }

    /// Makes up a request, if it is time for one.
    fn decide(&mut self) -> bool {
        let fresh = self.pending.is_none() && self.game["moves"].as_u64() != self.answered;
        let Some(legal) = self.game["legal"].as_array().filter(|legal| fresh && !legal.is_empty()) else {
            return false;
        };
        let action = &legal[below(&mut self.rng, legal.len() as u32) as usize]["action"];
        self.requests += 1;
        let (id, at, have) = (format!("request {}", self.requests), &self.game["moves"], self.last);
        let play = json!({ "type": "play", "id": id, "at": at, "actions": [action], "have": have });
        self.pending = Some(play);
        true
    }

    /// Sends the request: once, twice, over another connection first, or just before the connection breaks.
    async fn send_pending(&mut self, socket: &mut Socket) -> bool {
        let pending = self.pending.clone().expect("a request");
        if self.chance(5)
            && let Some(mut other) = self.player.try_knock(&self.table).await
        {
            other.try_send(json!({ "type": "hello" })).await;
            other.try_send(pending.clone()).await;
        }
        if self.chance(5) {
            return false;
        }
        let times = if self.chance(10) { 2 } else { 1 };
        for _ in 0..times {
            if !socket.try_send(pending.clone()).await {
                return false;
            }
        }
        !self.chance(5)
    }
}
