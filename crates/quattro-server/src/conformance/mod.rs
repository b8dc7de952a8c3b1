//! Examines a client that somebody else has written: whether it does what `docs/protocol.md` asks of it.
//!
//! The client plays on a real server, against opponents that move at once. Some tables begin in the middle of a
//! game, so that every kind of question is asked. Between the socket and the server stands the examiner
//! (`watch`), who sees every message and makes trouble once in a while: lines break, answers are lost, requests
//! are refused. What the client does then is compared with the document, and the [`Report`] cites it.

mod checks;
mod decisions;
mod tables;
mod trouble;
mod watch;

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::ws::Message;
use quattro_rules::setup::GameId;
use quattro_table::person::Person;
use quattro_table::{PersonId, TableId};
use tokio::sync::Mutex as AsyncMutex;

use crate::config::{Config, Limits};
use crate::hub::Hub;
use crate::random::random_bytes;
use crate::serve::{ServeError, Server};
use crate::signer::{Purpose, Signer};
pub use checks::{Check, Finding, Report};
use trouble::Trouble;
pub(crate) use watch::{Heard, Said};
use watch::{Sitting, State};

/// How often it is looked whether the client has gone.
const LOOK: Duration = Duration::from_millis(20);

/// Time for a client to send something after the end that it should not.
const AFTERWARDS: Duration = Duration::from_secs(2);

/// Moves of a client after which a bot plays on for it, where nothing is left to find out.
const ENOUGH_MOVES: u32 = 3;

/// Tables at which a client may fall silent: more than there are troubles to fall silent over.
const MOST_SILENT: u32 = 14;

/// Tables for what a client has not been through.
const MOST_MORE: u32 = 20;

/// Tables at which a client may do nothing at all.
const MOST_USELESS: u32 = 2;

/// How to examine.
#[derive(Clone, Debug)]
pub struct Examination {
    /// Where to listen: `HOST:PORT`.
    pub address: String,
    /// The games to play.
    pub games: Vec<GameId>,
    /// How long the client may think, or stay away.
    pub patience: Duration,
    /// How long it must wait when it is told to.
    pub waits: Waits,
}

/// How long a client must wait when it is told to.
#[derive(Clone, Copy, Debug)]
pub struct Waits {
    /// After `too-fast`.
    pub too_fast: Duration,
    /// After an answer with `Retry-After`, which says a second.
    pub retry_after: Duration,
}

impl Default for Waits {
    /// The server forgives 15 messages a second.
    fn default() -> Waits {
        Waits { too_fast: Duration::from_millis(60), retry_after: Duration::from_secs(1) }
    }
}

/// What a client needs to sit down.
#[derive(Clone, Debug)]
pub struct Invitation {
    /// The server's address: `http://HOST:PORT`.
    pub url: String,
    /// The table's id.
    pub table: String,
    /// A token for a client that does not get one itself.
    pub token: String,
    /// Which game is played.
    pub game: GameId,
    /// The question that the table is for; missing for a game from its beginning.
    pub question: Option<&'static str>,
}

/// Tells whether the client has ended; dropped when a table is done with.
pub type HasEnded = Box<dyn FnMut() -> bool + Send>;

/// Examines a client, which is invited to one table after the other.
///
/// # Errors
/// When no server can be started.
pub fn examine(
    examination: &Examination,
    invite: impl FnMut(&Invitation) -> HasEnded,
) -> Result<Report, ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(examine_here(examination, invite))
}

/// The same, in a runtime that is there already.
///
/// # Errors
/// When no server can be started.
pub async fn examine_here(
    examination: &Examination,
    invite: impl FnMut(&Invitation) -> HasEnded,
) -> Result<Report, ServeError> {
    let folder = Folder::new()?;
    let config = Config {
        address: Some(examination.address.clone()),
        database: Some(format!("sqlite://{}", folder.0.join("conformance.db").display())),
        bot_pace: Duration::ZERO,
        // What is too fast is decided here, so that it does not depend on how fast the machine is.
        limits: Limits::none(),
        ..Config::default()
    };
    let exam = Exam::new(&examination.games, examination.waits);
    let (server, app) = Server::start_with(&config, Some(exam.clone())).await?;
    let signer = Signer::new(server.store().key().await?);
    let url = format!("http://{}", server.address);
    let room =
        Room { exam: exam.clone(), hub: app.hub().clone(), signer, url, patience: examination.patience };
    room.examine(&examination.games, invite).await;
    drop((app, room));
    server.stop().await;
    let report = exam.state().report.clone();
    Ok(report)
}

/// A folder that is removed with everything in it.
struct Folder(PathBuf);

impl Folder {
    fn new() -> std::io::Result<Folder> {
        let folder = std::env::temp_dir().join(format!("quattro-conformance-{}", random_bytes::<16>()));
        std::fs::create_dir_all(&folder)?;
        Ok(Folder(folder))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // If it stays, nothing depends on it.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// An examination, as the server's lines know it.
#[derive(Clone, Debug)]
pub(crate) struct Exam(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    state: Mutex<State>,
    /// Held while a game is brought to the question that it is for.
    preparing: AsyncMutex<()>,
}

impl Exam {
    fn new(games: &[GameId], waits: Waits) -> Exam {
        let report = Report::new(games);
        let state = State { report, troubles: Trouble::ALL.into(), waits, sitting: None };
        Exam(Arc::new(Shared { state: Mutex::new(state), preparing: AsyncMutex::default() }))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a request is refused, to see what the client does then.
    pub(crate) fn refuses(&self, path: &str) -> bool {
        self.state().refuses(path)
    }

    /// Somebody opens a socket. When the client does so for the first time, the game begins.
    pub(crate) async fn arrives(&self, hub: &Hub, person: &Person, table: TableId) -> Option<Watched> {
        let seat = hub.peek(table, |table| table.seat_of(person.id)).await.ok()?;
        let _one_by_one = self.0.preparing.lock().await;
        if !self.is_examined(person.id, table) {
            return None;
        }
        if let Some(seat) = seat {
            tables::begin(self, hub, person, seat).await;
        }
        let line = self.state().opens(seat.is_some())?;
        Some(Watched { exam: self.clone(), line })
    }

    /// Whether this is the table of the moment, and nobody else is examined there.
    fn is_examined(&self, person: PersonId, table: TableId) -> bool {
        let state = self.state();
        let sitting = state.sitting.as_ref().filter(|sitting| sitting.table == table);
        sitting.is_some_and(|sitting| sitting.client.as_ref().is_none_or(|client| client.id == person))
    }
}

/// A line under examination.
#[derive(Debug)]
pub(crate) struct Watched {
    exam: Exam,
    line: u64,
}

impl Watched {
    pub(crate) fn heard(&self, message: &Message) -> Heard {
        self.exam.state().heard(self.line, message)
    }

    pub(crate) fn says(&self, message: Message) -> Said {
        self.exam.state().says(self.line, message)
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        self.exam.state().closes(self.line);
    }
}

/// Where an examination takes place.
struct Room {
    exam: Exam,
    hub: Hub,
    signer: Signer,
    url: String,
    patience: Duration,
}

/// How a table ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// The game is over.
    Over,
    /// The client did nothing more.
    Silent,
    /// The client did not even begin.
    Useless,
}

/// How often a client may fall silent.
struct Chances {
    is_first: bool,
    silent: u32,
    useless: u32,
}

impl Chances {
    const fn are_left(&self) -> bool {
        self.silent > 0 && self.useless > 0
    }

    const fn note(&mut self, end: End) {
        self.is_first = false;
        match end {
            End::Over => {}
            End::Silent => self.silent -= 1,
            End::Useless => self.useless -= 1,
        }
    }
}

impl Room {
    async fn examine(&self, games: &[GameId], mut invite: impl FnMut(&Invitation) -> HasEnded) {
        // The first is refused once: perhaps a client that does not come comes the next time.
        let mut chances = Chances { is_first: true, silent: MOST_SILENT, useless: MOST_USELESS };
        for game in games {
            // Each question that the client was not asked yet has a table, which is prepared for it.
            let questions = [None].into_iter().chain(decisions::of(*game).iter().copied().map(Some));
            for question in questions {
                if question.is_none_or(|question| self.is_unanswered(*game, question)) && chances.are_left() {
                    chances.note(self.sit_down(*game, question, chances.is_first, &mut invite).await);
                }
            }
        }
        // A client that fell silent has not been through everything. In the end a bot takes over.
        let last = games.last().copied().unwrap_or(GameId::Calcory);
        for _ in 0..MOST_MORE {
            if self.is_through() || !chances.are_left() {
                return;
            }
            let question = decisions::of(last).first().copied();
            chances.note(self.sit_down(last, question, chances.is_first, &mut invite).await);
        }
    }

    /// Whether nothing is left to try.
    fn is_through(&self) -> bool {
        let state = self.exam.state();
        state.troubles.is_empty() && state.report.finding(Check::LeavesItToTheBot).is_some()
    }

    fn is_unanswered(&self, game: GameId, question: &str) -> bool {
        self.exam.state().report.unanswered(game).contains(&question)
    }

    /// One table, from the invitation to the end.
    async fn sit_down(
        &self,
        game: GameId,
        question: Option<&'static str>,
        is_first: bool,
        invite: &mut impl FnMut(&Invitation) -> HasEnded,
    ) -> End {
        let Ok((table, opponents)) = tables::lay(&self.hub, game).await else { return End::Silent };
        let mut sitting = Sitting::new(table, game, opponents);
        sitting.wanted = question;
        sitting.until_the_end = question.is_none();
        sitting.refuse_join = is_first;
        self.exam.state().sitting = Some(sitting);
        let client = tables::person("Client");
        let token = self.signer.sign(Purpose::Token, &client);
        let (url, table) = (self.url.clone(), table.to_string());
        let mut has_ended = invite(&Invitation { url, table, token, game, question });
        let end = self.watch(&mut has_ended).await;
        let mut state = self.exam.state();
        let moves = state.sitting.as_ref().map_or(0, |sitting| sitting.moves);
        if let Some(sitting) = state.sitting.as_ref().filter(|_| end != End::Over) {
            let (check, fault) = sitting.awaited();
            state.report.fail(check, fault);
        }
        state.ends();
        if end == End::Silent && moves == 0 { End::Useless } else { end }
    }

    async fn watch(&self, has_ended: &mut HasEnded) -> End {
        loop {
            tokio::time::sleep(LOOK).await;
            let has_ended = has_ended();
            let enough = {
                let mut state = self.exam.state();
                let no_trouble = state.troubles.is_empty();
                let Some(sitting) = &mut state.sitting else { return End::Silent };
                let is_connected = sitting.is_connected();
                if let Some(over) = sitting.over {
                    let has_waited = !has_ended && over.elapsed() > AFTERWARDS;
                    if has_waited || !is_connected {
                        return End::Over;
                    }
                    continue;
                }
                let is_silent = Instant::now().saturating_duration_since(sitting.progress) > self.patience;
                // What it has sent before it ended is read before its line is found closed.
                if (has_ended && !is_connected) || is_silent {
                    return End::Silent;
                }
                let is_done = no_trouble && sitting.wanted.is_none() && sitting.moves >= ENOUGH_MOVES;
                let is_done = is_done && !sitting.is_in_trouble() && sitting.is_connected();
                if is_done && !sitting.handed_over && !sitting.until_the_end {
                    sitting.handed_over = true;
                    sitting.client.clone().map(|client| (sitting.table, client))
                } else {
                    None
                }
            };
            if let Some((table, client)) = enough {
                tables::hand_over(&self.hub, table, client).await;
            }
        }
    }
}
