//! Somebody who plays, by token.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Nothing in these tests takes longer than this.
const PATIENCE: Duration = Duration::from_secs(30);

/// Somebody who plays, by token.
#[derive(Clone)]
pub(crate) struct Player {
    pub(crate) address: SocketAddr,
    pub(crate) token: String,
    http: Client,
}

impl Player {
    pub(crate) fn new(address: SocketAddr, token: &str) -> Player {
        Player { address, token: token.to_owned(), http: Client::new() }
    }

    /// The same person at another server.
    pub(crate) fn at(&self, address: SocketAddr) -> Player {
        Player { address, ..self.clone() }
    }

    pub(crate) async fn try_post(&self, path: &str, body: &Value) -> (StatusCode, Value) {
        let url = format!("http://{}{path}", self.address);
        let answer = self.http.post(url).bearer_auth(&self.token).json(body).send().await.expect("an answer");
        (answer.status(), answer.json().await.expect("JSON"))
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Value {
        let (status, answer) = self.try_post(path, body).await;
        assert!(status.is_success(), "{path}: {status} {answer}");
        answer
    }

    pub(crate) async fn get(&self, path: &str) -> Value {
        let url = format!("http://{}{path}", self.address);
        let answer = self.http.get(url).bearer_auth(&self.token).send().await.expect("an answer");
        assert!(answer.status().is_success(), "{path}: {}", answer.status());
        answer.json().await.expect("JSON")
    }

    /// Creates a table and sits down at it; the answer is its id.
    pub(crate) async fn create(&self, options: Value) -> String {
        let answer = self.post("/api/tables", &json!({ "table": options, "sit": {} })).await;
        answer["table"]["id"].as_str().expect("an id").to_owned()
    }

    pub(crate) async fn join(&self, table: &str) -> Value {
        self.post(&format!("/api/tables/{table}/join"), &json!({})).await
    }

    pub(crate) async fn start(&self, table: &str) -> Value {
        self.post(&format!("/api/tables/{table}/start"), &json!({})).await
    }

    /// Opens a socket without saying hello.
    pub(crate) async fn knock(&self, table: &str) -> Socket {
        let url = format!("ws://{}/api/tables/{table}/socket", self.address);
        let mut request = url.into_client_request().expect("a request");
        let token = format!("Bearer {}", self.token).parse().expect("a header");
        request.headers_mut().insert("authorization", token);
        let (stream, _) = tokio_tungstenite::connect_async(request).await.expect("a socket");
        Socket { stream }
    }

    /// Opens a socket; the second value is the welcome.
    pub(crate) async fn connect(&self, table: &str, since: Option<u64>) -> (Socket, Value) {
        let mut socket = self.knock(table).await;
        socket.send(&json!({ "type": "hello", "since": since })).await;
        let welcome = socket.next_of("welcome").await;
        (socket, welcome)
    }
}

/// An open socket.
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Socket {
    pub(crate) async fn send(&mut self, message: &Value) {
        self.send_text(&message.to_string()).await;
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        self.stream.send(Message::text(text)).await.expect("an open socket");
    }

    /// Sends something, if that is still possible.
    pub(crate) async fn try_send(&mut self, message: Message) -> bool {
        self.stream.send(message).await.is_ok()
    }

    /// The next message as it came; nothing if the server has closed the socket.
    pub(crate) async fn next_text(&mut self) -> Option<String> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("a message in time");
            match next {
                Some(Ok(Message::Text(text))) => return Some(text.to_string()),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                _ => return None,
            }
        }
    }

    pub(crate) async fn next(&mut self) -> Value {
        let text = self.next_text().await.expect("an open socket");
        serde_json::from_str(&text).expect("JSON")
    }

    /// The next message of this type; others are passed over.
    pub(crate) async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await;
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// Sends a request and waits for `done` or `error`.
    pub(crate) async fn ask(&mut self, message: &Value) -> Value {
        self.send(message).await;
        loop {
            let answer = self.next().await;
            if answer["type"] == "done" || answer["type"] == "error" {
                return answer;
            }
        }
    }
}
