//! The conversation over a WebSocket: one task for each client, which reads and writes in turn.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Query, State};
use axum::response::Response;
use quattro_words::Language;
use serde::Deserialize;
use tokio::sync::watch;

use super::App;
use super::auth::{Address, Known};
use super::tables::Id;
use crate::engine::Batch;
use crate::hub::{Ear, text};
use crate::ids::TableId;
use crate::limits::Origin;
use crate::person::Person;
use crate::protocol::{ClientMessage, Code, LONGEST_ID, Problem, ServerMessage};
use crate::table::{Asker, Command, Viewer};

/// The largest message of a client.
const LARGEST_MESSAGE: usize = 8 << 10;

/// So long a client may take to say hello.
const HELLO: Duration = Duration::from_secs(20);

/// After so long without a sign of life the client is asked for one, and after twice that it is gone.
const SILENCE: Duration = Duration::from_secs(45);

/// In which language things are said; missing for a program that needs no words.
#[derive(Debug, Deserialize)]
pub(super) struct Wish {
    lang: Option<String>,
}

/// Whoever knows the table's id may watch; those who sit at it play.
pub(super) async fn socket(
    State(app): State<App>,
    Address(origin): Address,
    Known(person): Known,
    Id(table): Id,
    Query(wish): Query<Wish>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    app.hub().info(table).await?;
    if !app.gate().enter(origin) {
        return Err(Problem::new(Code::TooMany, "too many connections"));
    }
    let language = wish.lang.as_deref().map(Language::from_locale);
    // Small buffers: a connection that is idle costs next to nothing.
    let upgrade = upgrade
        .read_buffer_size(4096)
        .write_buffer_size(0)
        .max_write_buffer_size(256 << 10)
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE);
    let failed = app.clone();
    let upgrade = upgrade.on_failed_upgrade(move |_| failed.gate().leave(origin));
    Ok(upgrade.on_upgrade(move |socket| async move {
        app.hub().metrics().sockets.add(1);
        Client { app: app.clone(), person, table, language, socket }.converse().await;
        app.hub().metrics().sockets.add(-1);
        leave(&app, origin);
    }))
}

fn leave(app: &App, origin: Origin) {
    app.gate().leave(origin);
}

/// A client and its socket.
struct Client {
    app: App,
    person: Person,
    table: TableId,
    language: Option<Language>,
    socket: WebSocket,
}

/// Why a conversation ends.
enum End {
    /// The client has gone, or does not answer.
    Gone,
    /// The client does not read what it is sent.
    Slow,
    /// The server stops.
    Stopping,
    /// The client did not keep to the protocol in a way that makes going on unsafe.
    Wrong(&'static str),
}

impl Client {
    async fn converse(mut self) {
        let end = match self.hello().await {
            Ok(mut ear) => {
                let end = self.talk(&mut ear).await;
                self.app.hub().unlisten(self.table, ear.id).await;
                end
            }
            Err(end) => end,
        };
        let (code, reason) = match end {
            End::Gone => return,
            End::Slow => (close_code::AGAIN, "too slow: come back and name the last number you have"),
            End::Stopping => (close_code::AWAY, "the server stops: come back soon"),
            End::Wrong(reason) => (close_code::POLICY, reason),
        };
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        let _ = self.send(Message::Close(Some(frame))).await;
    }

    fn viewer(&self) -> Viewer {
        Viewer { person: self.person.id, language: self.language }
    }

    /// A client that does not take a message for so long is gone.
    async fn send(&mut self, message: Message) -> Result<(), End> {
        match tokio::time::timeout(SILENCE, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(End::Gone),
        }
    }

    async fn say(&mut self, message: &ServerMessage) -> Result<(), End> {
        self.send(Message::Text(text(message))).await
    }

    /// Waits for the first message, and begins to listen.
    async fn hello(&mut self) -> Result<Ear, End> {
        let first = tokio::time::timeout(HELLO, self.socket.recv()).await;
        let Ok(Some(Ok(Message::Text(first)))) = first else {
            return Err(End::Wrong("the first message must be hello"));
        };
        let Ok(ClientMessage::Hello { since }) = serde_json::from_str(&first) else {
            let problem = Problem::new(Code::Malformed, "the first message must be hello");
            self.say(&ServerMessage::Error { id: None, problem }).await?;
            return Err(End::Wrong("the first message must be hello"));
        };
        match self.app.hub().listen(self.table, self.viewer(), since).await {
            Ok(ear) => Ok(ear),
            Err(problem) => {
                self.say(&ServerMessage::Error { id: None, problem }).await?;
                Err(End::Wrong("the table cannot be opened"))
            }
        }
    }

    async fn talk(&mut self, ear: &mut Ear) -> End {
        let mut stopping = self.app.hub().stopping();
        let mut asked = false;
        loop {
            let step = tokio::select! {
                message = ear.messages.recv() => match message {
                    Some(message) => self.send(Message::Text(message)).await,
                    None => Err(End::Slow),
                },
                received = tokio::time::timeout(SILENCE, self.socket.recv()) => match received {
                    Ok(received) => {
                        asked = false;
                        self.receive(received, ear).await
                    }
                    Err(_) if asked => Err(End::Gone),
                    Err(_) => {
                        asked = true;
                        self.send(Message::Ping(Vec::new().into())).await
                    }
                },
                () = stopped(&mut stopping) => Err(End::Stopping),
            };
            if let Err(end) = step {
                return end;
            }
        }
    }

    async fn receive(
        &mut self,
        received: Option<Result<Message, axum::Error>>,
        ear: &mut Ear,
    ) -> Result<(), End> {
        match received {
            Some(Ok(Message::Text(message))) => self.hear(&message, ear).await,
            Some(Ok(Message::Binary(_))) => {
                let problem = Problem::new(Code::Malformed, "messages are text");
                self.say(&ServerMessage::Error { id: None, problem }).await
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
            Some(Err(_)) => Err(End::Wrong("a message was too large or broken")),
            Some(Ok(Message::Close(_))) | None => Err(End::Gone),
        }
    }

    async fn hear(&mut self, message: &str, ear: &mut Ear) -> Result<(), End> {
        if !self.app.gate().messages.allow(self.person.id) {
            let problem = Problem::new(Code::TooFast, "too many messages; wait a little");
            return self.say(&ServerMessage::Error { id: id_of(message), problem }).await;
        }
        let read = serde_json::from_str(message);
        let message = match read {
            Ok(message) => message,
            Err(error) => {
                let problem = Problem::new(Code::Malformed, error.to_string());
                return self.say(&ServerMessage::Error { id: id_of(message), problem }).await;
            }
        };
        match message {
            ClientMessage::Hello { .. } => {
                let problem = Problem::new(Code::Malformed, "hello is said once");
                self.say(&ServerMessage::Error { id: None, problem }).await
            }
            ClientMessage::Have { number } => {
                self.app.hub().has_had(self.table, self.viewer(), number).await;
                Ok(())
            }
            ClientMessage::Ping => self.say(&ServerMessage::Pong).await,
            ClientMessage::Play { id, at, actions, if_asked, have } => {
                let batch = Batch { actions, if_asked };
                self.ask(id, Command::Play { at, batch, have }, ear).await
            }
            ClientMessage::Say { id, text } => self.chat(id, Command::Say(text), ear).await,
            ClientMessage::React { id, reaction } => self.chat(id, Command::React(reaction), ear).await,
        }
    }

    async fn chat(&mut self, id: String, command: Command, ear: &mut Ear) -> Result<(), End> {
        if !self.app.gate().chat.allow(self.person.id) {
            let problem = Problem::new(Code::TooFast, "not so fast");
            return self.say(&ServerMessage::Error { id: Some(id), problem }).await;
        }
        self.ask(id, command, ear).await
    }

    /// Carries out a request, and says what came of it: first the update that everybody gets, then the answer.
    async fn ask(&mut self, id: String, command: Command, ear: &mut Ear) -> Result<(), End> {
        if id.is_empty() || id.len() > LONGEST_ID {
            let problem = Problem::new(Code::Malformed, format!("an id has 1 to {LONGEST_ID} bytes"));
            return self.say(&ServerMessage::Error { id: None, problem }).await;
        }
        let asker = Asker::Person(self.person.clone());
        let answer = match self.app.hub().command(self.table, asker, Some(id.clone()), command).await {
            Ok(outcome) => ServerMessage::Done { id, number: outcome.number, repeated: outcome.repeated },
            Err(problem) => ServerMessage::Error { id: Some(id), problem },
        };
        while let Ok(message) = ear.messages.try_recv() {
            self.send(Message::Text(message)).await?;
        }
        self.say(&answer).await
    }
}

async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

/// The id of a message that is refused, so that the client knows which one it was.
fn id_of(message: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Named {
        id: String,
    }
    let named: Option<Named> = serde_json::from_str(message).ok();
    named.map(|named| named.id).filter(|id| id.len() <= LONGEST_ID)
}
