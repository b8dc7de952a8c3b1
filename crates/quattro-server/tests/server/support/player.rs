//! Somebody who plays, by token.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// How long a message is waited for before the test fails. Much longer than any takes, however busy the machine.
const PATIENCE: Duration = Duration::from_mins(3);

/// Somebody who plays, by token.
#[derive(Clone)]
pub(crate) struct Player {
    pub(crate) address: SocketAddr,
    pub(crate) token: String,
    http: Client,
}

impl Player {
    /// Somebody new.
    pub(crate) async fn named(address: SocketAddr, name: &str) -> Player {
        let http = Client::new();
        let answer = http.post(format!("http://{address}/api/bots")).json(&json!({ "name": name }));
        let answer = answer.send().await.expect("an answer");
        assert_eq!(answer.status(), StatusCode::OK);
        let token: Value = answer.json().await.expect("JSON");
        let token = token["token"].as_str().expect("a token").to_owned();
        Player { address, token, http }
    }

    /// Somebody who got this token before.
    pub(crate) fn with_token(address: SocketAddr, token: &str) -> Player {
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

    /// Posts to a server that may not be there, or may say no.
    pub(crate) async fn post_if_there(&self, path: &str, body: &Value) -> Option<Value> {
        let url = format!("http://{}{path}", self.address);
        let answer = self.http.post(url).bearer_auth(&self.token).json(body).send().await.ok()?;
        answer.error_for_status().ok()?.json().await.ok()
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Value {
        let (status, answer) = self.try_post(path, body).await;
        assert!(status.is_success(), "{path}: {status} {answer}");
        answer
    }

    pub(crate) async fn try_get(&self, path: &str) -> (StatusCode, Value) {
        let url = format!("http://{}{path}", self.address);
        let answer = self.http.get(url).bearer_auth(&self.token).send().await.expect("an answer");
        (answer.status(), answer.json().await.expect("JSON"))
    }

    pub(crate) async fn get(&self, path: &str) -> Value {
        let (status, answer) = self.try_get(path).await;
        assert!(status.is_success(), "{path}: {status}");
        answer
    }

    /// A page as this person sees it.
    pub(crate) async fn page(&self, path: &str) -> String {
        let url = format!("http://{}{path}", self.address);
        let answer = self.http.get(url).bearer_auth(&self.token).send().await.expect("an answer");
        assert!(answer.status().is_success(), "{path}: {}", answer.status());
        answer.text().await.expect("a text")
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
        self.open(&format!("/api/tables/{table}/socket")).await
    }

    /// Opens a socket if the server is there.
    pub(crate) async fn try_knock(&self, table: &str) -> Option<Socket> {
        self.knock_or_refusal(table).await.ok()
    }

    /// Opens a socket; if a server is there and refuses, its status.
    pub(crate) async fn knock_or_refusal(&self, table: &str) -> Result<Socket, Option<u16>> {
        self.try_open(&format!("/api/tables/{table}/socket")).await.map_err(|error| match error {
            Error::Http(answer) => Some(answer.status().as_u16()),
            _ => None,
        })
    }

    /// Opens a socket at an address.
    pub(crate) async fn open(&self, path: &str) -> Socket {
        self.try_open(path).await.expect("a socket")
    }

    async fn try_open(&self, path: &str) -> Result<Socket, Error> {
        let url = format!("ws://{}{path}", self.address);
        let mut request = url.into_client_request().expect("a request");
        let token = format!("Bearer {}", self.token).parse().expect("a header");
        request.headers_mut().insert("authorization", token);
        let (stream, _) = tokio_tungstenite::connect_async_with_config(request, None, true).await?;
        Ok(Socket { stream })
    }

    /// Opens a socket that speaks a language; the second value is the welcome.
    pub(crate) async fn connect_in(&self, table: &str, language: &str) -> (Socket, Value) {
        let mut socket = self.open(&format!("/api/tables/{table}/socket?lang={language}")).await;
        socket.send(&json!({ "type": "hello" })).await;
        let welcome = socket.next_of("welcome").await;
        (socket, welcome)
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
    pub(crate) async fn try_send(&mut self, message: Value) -> bool {
        self.try_send_raw(Message::text(message.to_string())).await
    }

    /// Sends whatever a WebSocket can carry, if that is still possible.
    pub(crate) async fn try_send_raw(&mut self, message: Message) -> bool {
        self.stream.send(message).await.is_ok()
    }

    /// The next message, if one comes before the socket is closed or time is up.
    pub(crate) async fn try_next(&mut self) -> Option<Value> {
        let next = tokio::time::timeout(Duration::from_secs(5), self.stream.next()).await.ok()??;
        match next.ok()? {
            Message::Text(text) => Some(serde_json::from_str(&text).expect("JSON")),
            Message::Close(_) => None,
            _ => Some(Value::Null),
        }
    }

    /// The code with which the server closes the socket; what comes before is passed over.
    pub(crate) async fn close_code(&mut self) -> u16 {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("a message in time");
            if let Message::Close(Some(frame)) = next.expect("a close frame").expect("a message") {
                return frame.code.into();
            }
        }
    }

    /// Waits for a notice.
    pub(crate) async fn notice(&mut self, code: &str) -> Value {
        loop {
            let notice = self.next_of("notice").await;
            if notice["code"] == code {
                return notice;
            }
        }
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

    /// The code with which the server closes the socket; messages before that are passed over.
    pub(crate) async fn closed_with(&mut self) -> Option<u16> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("a message in time");
            match next {
                Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code.into()),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
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
