//! The conversation over a WebSocket: one task for each client, which reads and writes in turn.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocketUpgrade, close_code};
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use quattro_rules::seat::Seat;
use quattro_rules::setup::GameId;
use quattro_table::person::{Name, Person};
use quattro_table::protocol::{NoticeCode, ServerMessage};
use quattro_table::{
    Command, Crowd, Heard, Hello, Limit, Misheard, Problem, Requester, TableId, Viewer, hear, hear_hello,
    id_of,
};
use quattro_words::Language;
use serde::Deserialize;
use tokio::sync::watch;

use super::App;
use super::HttpProblem;
use super::auth::{Address, CurrentSession};
use super::line::Line;
use super::sessions::device;
use super::tables::Id;
use crate::hub::{CommandResult, Phase, Running, Subscription, Visitor, to_json};
use crate::random::random_bytes;
use crate::signer::SignedIn;
use crate::store::SessionId;

/// The largest message of a client.
const LARGEST_MESSAGE: usize = 8 << 10;

/// Time for a client to say hello.
const HELLO: Duration = Duration::from_secs(20);

/// A client that is silent for this long is pinged; after twice that it counts as gone.
const SILENCE: Duration = Duration::from_secs(45);

/// Time for a client to hear that its socket is closed.
const FAREWELL: Duration = Duration::from_secs(3);

/// A client that exceeds its limit by this many messages is cut off.
const MOST_EXCESS: u32 = 200;

/// How many messages of excess are forgiven for each that is within the limit: who sends a little too much is only
/// told so.
const FORGIVEN: u32 = 4;

/// The language of the socket; missing for a program that needs no words.
#[derive(Debug, Deserialize)]
pub(super) struct SocketQuery {
    lang: Option<String>,
}

/// Anybody who knows the table's id may watch, and a screen needs no name to; those who sit at it play.
pub(super) async fn socket(
    State(app): State<App>,
    Address(origin): Address,
    session: Option<CurrentSession>,
    headers: HeaderMap,
    Id(table): Id,
    Query(query): Query<SocketQuery>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, HttpProblem> {
    if app.hub().phase() == Phase::Closing {
        return Err(Problem::Stopping.into());
    }
    let game = app.hub().game(table).await?;
    let signed_in = session.map(|CurrentSession(signed_in)| signed_in);
    let watched = match (app.exam(), &signed_in) {
        (Some(exam), Some(signed_in)) => exam.arrives(app.hub(), &signed_in.person, table).await,
        _ => None,
    };
    let person = signed_in.as_ref().map_or_else(nobody, |signed_in| signed_in.person.clone());
    if !app.limits().enter(origin, person.id) {
        return Err(Problem::TooMany(Crowd::Connections).into());
    }
    if let Some(signed_in) = &signed_in {
        app.sessions().note(signed_in, &device(&headers)).await;
    }
    let session = signed_in.map(|signed_in| signed_in.session);
    let language = query.lang.as_deref().map(Language::from_locale);
    // Small buffers keep idle connections cheap.
    let upgrade = upgrade
        .read_buffer_size(64)
        .write_buffer_size(0)
        .max_write_buffer_size(256 << 10)
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE);
    let (failed, id) = (app.clone(), person.id);
    let upgrade = upgrade.on_failed_upgrade(move |_| failed.limits().leave(origin, id));
    Ok(upgrade.on_upgrade(move |socket| async move {
        app.hub().metrics().sockets.add(1);
        let socket = Line::new(socket, watched);
        let client = Client {
            app: app.clone(),
            speaker: person.clone(),
            seat: None,
            person,
            session,
            table,
            game,
            language,
            socket,
            table_only: false,
            excess: 0,
        };
        Box::pin(client.converse()).await;
        app.hub().metrics().sockets.add(-1);
        app.limits().leave(origin, id);
    }))
}

/// A client and its socket.
struct Client {
    app: App,
    person: Person,
    /// Who asks for something: the person, or a companion of theirs.
    speaker: Person,
    /// The chair that it speaks for, if it has named one.
    seat: Option<Seat>,
    /// Somebody without a session has no name, and may only watch.
    session: Option<SessionId>,
    table: TableId,
    game: GameId,
    language: Option<Language>,
    socket: Line,
    /// Whether it shows nothing but the table, whoever this person is.
    table_only: bool,
    /// How far this client exceeds what it may send.
    excess: u32,
}

/// Why a conversation ends.
enum End {
    /// The client has gone, or does not answer.
    Gone,
    /// The client does not read what it is sent.
    Slow,
    /// The server stops.
    Stopping,
    /// The table cannot be read at the moment.
    Later,
    /// The table is for a newer server.
    TooOld,
    /// The client violated the protocol in a way that makes continuing unsafe.
    Wrong(&'static str),
}

impl Client {
    async fn converse(mut self) {
        let end = match Box::pin(self.hello()).await {
            Ok(mut subscription) => {
                let end = self.talk(&mut subscription).await;
                Box::pin(self.app.hub().unsubscribe(self.table, subscription.id)).await;
                end
            }
            Err(end) => end,
        };
        let (code, reason) = match end {
            End::Gone => return,
            End::Later => (close_code::AGAIN, "the table cannot be read now: reconnect soon"),
            End::TooOld => (close_code::RESTART, "a newer server serves this table: reconnect soon"),
            End::Slow => (close_code::AGAIN, "too slow: reconnect and send `since`"),
            End::Stopping => (close_code::AWAY, "server stopping: reconnect now, perhaps to another server"),
            End::Wrong(reason) => (close_code::POLICY, reason),
        };
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        let _ = tokio::time::timeout(FAREWELL, Box::pin(self.close(frame))).await;
    }

    /// Closes the socket and reads on until the client has, because the system throws away what was sent if
    /// something is left unread.
    async fn close(&mut self, frame: CloseFrame) {
        if self.send(Message::Close(Some(frame))).await.is_ok() {
            while let Some(Ok(_)) = self.socket.recv().await {}
        }
    }

    fn viewer(&self) -> Viewer {
        let person = (!self.table_only).then_some(self.person.id);
        Viewer { person, seat: self.seat, language: self.language }
    }

    /// Fails if the client takes nothing for too long ([`crate::taking`]).
    async fn send(&mut self, message: Message) -> Result<(), End> {
        self.socket.send(message).await.map_err(|_| End::Gone)
    }

    async fn say(&mut self, message: &ServerMessage) -> Result<(), End> {
        self.send(Message::Text(to_json(message))).await
    }

    async fn refuse(&mut self, id: Option<String>, problem: Problem) -> Result<(), End> {
        let problem = problem.message(self.language.unwrap_or_default());
        self.say(&ServerMessage::Error { id, problem }).await
    }

    /// Waits for the first message, and subscribes to the table.
    async fn hello(&mut self) -> Result<Subscription, End> {
        let mut stopping = self.app.hub().stopping();
        let first = tokio::select! {
            first = tokio::time::timeout(HELLO, self.socket.recv()) => first,
            () = stopped(&mut stopping) => return Err(End::Stopping),
        };
        let Ok(Some(Ok(Message::Text(first)))) = first else {
            return Err(End::Wrong("the first message must be hello"));
        };
        let Hello { since, seat, table_only, screen } = match hear_hello(&first) {
            Ok(hello) => hello,
            Err(problem) => {
                self.refuse(None, problem).await?;
                return Err(End::Wrong("the first message must be hello"));
            }
        };
        if !table_only && self.session.is_none() {
            self.refuse(None, Problem::NoName).await?;
            return Err(End::Wrong("without a name only the table is shown"));
        }
        self.table_only = table_only;
        if let Some(seat) = seat {
            self.speak_for(seat).await?;
        }
        let attends = (!(table_only && screen)).then_some(self.person.id);
        let visitor = Visitor { viewer: self.viewer(), attends };
        match self.app.hub().subscribe(self.table, visitor, since).await {
            Ok(subscription) => Ok(subscription),
            Err(problem) => {
                let end = match problem {
                    Problem::NewerServer => End::TooOld,
                    // The database may be back by the next attempt.
                    Problem::Unavailable => End::Later,
                    _ => End::Wrong("the table cannot be opened"),
                };
                self.refuse(None, problem).await?;
                Err(end)
            }
        }
    }

    /// From now on this is the connection of one of the people on this device.
    async fn speak_for(&mut self, seat: Seat) -> Result<(), End> {
        let person = self.person.id;
        let speaker = self.app.hub().peek(self.table, |table| table.speaker(person, seat)).await;
        match speaker.and_then(|speaker| speaker) {
            Ok(speaker) => {
                (self.seat, self.speaker) = (Some(seat), speaker);
                Ok(())
            }
            Err(problem) => {
                self.refuse(None, problem).await?;
                Err(End::Wrong("not a chair of this device"))
            }
        }
    }

    /// Why the hub has dropped this client.
    async fn why_dropped(&mut self) -> End {
        if self.app.hub().phase() == Phase::Closing {
            return End::Stopping;
        }
        match self.app.hub().info(self.table).await {
            Err(Problem::NewerServer) => End::TooOld,
            _ => End::Slow,
        }
    }

    /// Tells whether the server can go on.
    async fn notice(&mut self, running: Running) -> Result<(), End> {
        let code = if running.is_storing { NoticeCode::GoesOn } else { NoticeCode::NotSaved };
        self.say(&ServerMessage::notice(code, self.language.unwrap_or_default())).await
    }

    /// Most of the time a client only waits, so what is done when it is not is boxed: otherwise every connection would
    /// hold the room for it all the time.
    async fn talk(&mut self, subscription: &mut Subscription) -> End {
        let mut stopping = self.app.hub().stopping();
        let mut running = self.app.hub().running();
        let mut ended = self.app.sessions().ended();
        let mut asked = false;
        if !running.borrow_and_update().is_storing {
            running.mark_changed();
        }
        loop {
            let step = tokio::select! {
                // What follows from a message is told before the next one is heard, so that an answer to that comes last.
                biased;
                message = subscription.messages.recv() => match message {
                    Some(message) => self.send(Message::Text(message)).await,
                    None => Err(Box::pin(self.why_dropped()).await),
                },
                () = stopped(&mut stopping) => Err(End::Stopping),
                Ok(()) = running.changed() => {
                    let running = *running.borrow_and_update();
                    Box::pin(self.notice(running)).await
                }
                _ = ended.changed() => Box::pin(self.still_signed_in()).await,
                received = tokio::time::timeout(SILENCE, self.socket.recv()) => match received {
                    Ok(received) => {
                        asked = false;
                        Box::pin(self.receive(received, subscription)).await
                    }
                    Err(_) if asked => Err(End::Gone),
                    Err(_) => {
                        asked = true;
                        self.send(Message::Ping(Vec::new().into())).await
                    }
                },
            };
            if let Err(end) = step {
                return end;
            }
        }
    }

    /// Asked when a session has ended here, and whenever something is heard, because it may have ended elsewhere.
    async fn still_signed_in(&mut self) -> Result<(), End> {
        let Some(session) = self.session else { return Ok(()) };
        let signed_in = SignedIn { person: self.person.clone(), session };
        match self.app.sessions().open(signed_in).await {
            Ok(None) => Err(End::Wrong("signed out")),
            // Nobody is sent away because the database is.
            Ok(Some(_)) | Err(_) => Ok(()),
        }
    }

    async fn receive(
        &mut self,
        received: Option<Result<Message, axum::Error>>,
        subscription: &mut Subscription,
    ) -> Result<(), End> {
        self.still_signed_in().await?;
        if let Some(Ok(message)) = &received
            && !self.app.limits().messages.allow(self.person.id)
        {
            return self.slow_down(message).await;
        }
        self.excess = self.excess.saturating_sub(FORGIVEN);
        match received {
            Some(Ok(Message::Text(message))) => {
                self.app.hub().metrics().socket_messages.add();
                self.hear(&message, subscription).await
            }
            Some(Ok(Message::Binary(_))) => self.refuse(None, malformed("messages must be text")).await,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
            Some(Err(_)) => Err(End::Wrong("a message was too large or broken")),
            Some(Ok(Message::Close(_))) | None => Err(End::Gone),
        }
    }

    /// Refuses a message that came too fast, and cuts off a client that does not stop.
    async fn slow_down(&mut self, message: &Message) -> Result<(), End> {
        self.excess += 1;
        if self.excess > MOST_EXCESS {
            self.app.hub().metrics().floods.add();
            return Err(End::Wrong("far too many messages"));
        }
        match message {
            Message::Text(text) => self.refuse(id_of(text), Problem::TooFast(Limit::Messages)).await,
            Message::Binary(_) => self.refuse(None, Problem::TooFast(Limit::Messages)).await,
            Message::Close(_) => Err(End::Gone),
            Message::Ping(_) | Message::Pong(_) => Ok(()),
        }
    }

    async fn hear(&mut self, message: &str, subscription: &mut Subscription) -> Result<(), End> {
        match hear(self.game, message) {
            Err(Misheard { id, problem }) => self.refuse(id, problem).await,
            Ok(Heard::Have(number)) => {
                self.app.hub().acknowledge(self.table, self.viewer(), number).await;
                Ok(())
            }
            Ok(Heard::Ready(round)) => {
                self.app.hub().note_ready(self.table, self.viewer(), round).await;
                Ok(())
            }
            Ok(Heard::Ping) => self.say(&ServerMessage::Pong).await,
            Ok(Heard::Request(id, _)) if self.table_only => self.refuse(Some(id), Problem::NotSeated).await,
            Ok(Heard::Request(id, command)) => match self.exceeds(&command) {
                Some(limit) => self.refuse(Some(id), Problem::TooFast(limit)).await,
                None => self.ask(id, command, subscription).await,
            },
        }
    }

    /// The limit that this request exceeds.
    fn exceeds(&self, command: &Command) -> Option<Limit> {
        let (limits, person) = (self.app.limits(), self.person.id);
        match command {
            Command::Say(_) if !limits.chat.allow(person) => Some(Limit::Chat),
            Command::React(_) if !limits.reactions.allow(person) => Some(Limit::Reactions),
            _ => None,
        }
    }

    /// Carries out a request and sends the result: first the update that everybody gets, then the answer.
    async fn ask(
        &mut self,
        id: String,
        command: Command,
        subscription: &mut Subscription,
    ) -> Result<(), End> {
        let requester = Requester::Person(self.speaker.clone());
        let answer = self.app.hub().command(self.table, requester, Some(id.clone()), command).await;
        while let Ok(message) = subscription.messages.try_recv() {
            self.send(Message::Text(message)).await?;
        }
        match answer {
            Ok(CommandResult { number, repeated }) => {
                self.say(&ServerMessage::Done { id, number, repeated }).await
            }
            Err(problem) => self.refuse(Some(id), problem).await,
        }
    }
}

/// Somebody without a session, for the limits.
fn nobody() -> Person {
    Person { id: random_bytes(), name: Name::nobody() }
}

/// An error of the client program, in English.
fn malformed(what: &str) -> Problem {
    Problem::Malformed(what.to_owned())
}

async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stopping| *stopping).await;
}
