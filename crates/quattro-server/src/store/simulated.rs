//! A line to a database in a simulated world.
//!
//! The world decides when a request arrives, whether it does, and what becomes of the reply; what carries it out there
//! is the real store (see [`Request::carry_out`]). The writer on this side of the line is the real one too: it
//! writes together what waits, tries again, refuses and probes.

use std::fmt::Debug;
use std::pin::Pin;
use std::sync::Arc;

use quattro_rules::seat::Seat;
use quattro_table::TableId;
use tokio::sync::{mpsc, watch};

use super::writer::{Health, Target, Writer};
use super::{
    Append, Appended, Attendance, Figures, News, Period, ServerId, Store, StoreError, Stored, signed,
};

/// What a server asks of its database.
#[derive(Clone, Debug)]
pub enum Request {
    /// Stores entries. If they are written `again`, an attempt whose answer was lost may have stored them.
    Append {
        /// The entries.
        entries: Vec<Append>,
        /// Whether they are written again.
        again: bool,
    },
    /// The entries of a table after this number.
    Read {
        /// Which table.
        table: TableId,
        /// After which number.
        after: u32,
    },
    /// Tables that wait for a server before a moment.
    ToWake(u64),
    /// The last numbers of these tables.
    LastNumbers(Vec<TableId>),
    /// When servers have served.
    Served,
    /// A server has served.
    NoteServed(ServerId, Period),
    /// Somebody is connected to a table.
    Attend {
        /// Which table.
        table: TableId,
        /// The time, in milliseconds since 1970.
        now: u64,
        /// Before when it is forgotten.
        forgotten: u64,
    },
}

/// What it answers.
#[derive(Clone, Hash, Debug)]
pub enum Reply {
    /// Whether each entry has its number now.
    Appended(Vec<bool>),
    /// Entries.
    Entries(Vec<Stored>),
    /// Tables.
    Tables(Vec<TableId>),
    /// Tables and their last numbers.
    Numbers(Vec<(TableId, u32)>),
    /// Times.
    Periods(Vec<Period>),
    /// It is done.
    Done,
}

impl Request {
    /// Carries the request out on a real database.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn carry_out(self, store: &Store) -> Result<Reply, StoreError> {
        match self {
            Request::Append { entries, again } => append(store, entries, again).await.map(Reply::Appended),
            Request::Read { table, after } => store.read(table, after).await.map(Reply::Entries),
            Request::ToWake(before) => store.to_wake(before).await.map(Reply::Tables),
            Request::LastNumbers(tables) => {
                let mut numbers = Vec::with_capacity(tables.len());
                for table in tables {
                    let last = store.read(table, 0).await?.last().map(|stored| stored.number);
                    numbers.extend(last.map(|number| (table, number)));
                }
                Ok(Reply::Numbers(numbers))
            }
            Request::Served => store.served(0).await.map(Reply::Periods),
            Request::NoteServed(server, period) => {
                store.note_served(server, period).await.map(|()| Reply::Done)
            }
            Request::Attend { table, now, forgotten } => {
                store.attend(table, now, forgotten).await.map(|()| Reply::Done)
            }
        }
    }
}

async fn append(store: &Store, entries: Vec<Append>, again: bool) -> Result<Vec<bool>, StoreError> {
    // Nothing to write: whether something could be written.
    if entries.is_empty() {
        return if store.is_well().await { Ok(Vec::new()) } else { Err(StoreError::Refusing) };
    }
    // All wait at the same time, so that they are written together.
    let waiting: Vec<_> = entries
        .iter()
        .cloned()
        .map(|entry| {
            let store = store.clone();
            tokio::spawn(async move { store.append(entry).await })
        })
        .collect();
    let mut appended = Vec::with_capacity(entries.len());
    for entry in waiting {
        appended.push(entry.await.map_err(|_| StoreError::Closed)?);
    }
    let mut stored = Vec::with_capacity(entries.len());
    for (appended, entry) in appended.into_iter().zip(&entries) {
        stored.push(match appended? {
            Appended::Stored => true,
            Appended::Taken if again => {
                let holder = store.read(entry.table, entry.number - 1).await?;
                holder.first().is_some_and(|holder| holder.body == entry.body)
            }
            Appended::Taken => false,
        });
    }
    Ok(stored)
}

/// The future of a reply.
pub type Asking = Pin<Box<dyn Future<Output = Result<Reply, StoreError>> + Send>>;

/// The way from one server to the database.
pub trait Line: Debug + Send + Sync {
    /// Whether other servers use the same database.
    fn is_shared(&self) -> bool;

    /// Asks the database.
    fn ask(&self, request: Request) -> Asking;

    /// News from other servers.
    fn news(&self) -> mpsc::Receiver<News>;

    /// The id of this server.
    fn server(&self) -> ServerId;

    /// Tells the other servers something.
    fn tell(&self, news: News);
}

/// A database that is reached over a [`Line`].
#[derive(Clone, Debug)]
pub struct Simulated {
    line: Arc<dyn Line>,
    writer: Writer,
}

/// The writer's side of a line.
struct LineWriter(Arc<dyn Line>);

impl Target for LineWriter {
    async fn write(&mut self, entries: &[Append], again: bool) -> Result<Vec<bool>, StoreError> {
        match self.0.ask(Request::Append { entries: entries.to_vec(), again }).await? {
            Reply::Appended(stored) => Ok(stored),
            other => Err(mixed_up(&other)),
        }
    }

    async fn probe(&mut self) -> Result<(), StoreError> {
        self.write(&[], false).await.map(drop)
    }

    async fn reset(&mut self) {}
}

/// A reply to another question.
fn mixed_up(reply: &Reply) -> StoreError {
    StoreError::Unreadable(format!("{reply:?}"))
}

impl Simulated {
    pub(crate) fn new(line: Arc<dyn Line>) -> Simulated {
        Simulated { writer: Writer::start(LineWriter(Arc::clone(&line))), line }
    }

    pub(super) fn is_shared(&self) -> bool {
        self.line.is_shared()
    }

    pub(super) fn news(&self) -> mpsc::Receiver<News> {
        self.line.news()
    }

    pub(super) fn tell_present(&self, table: TableId, attendance: &Attendance) {
        self.line.tell(News::Present(table, self.line.server(), attendance.clone()));
    }

    pub(super) fn tell_ready(&self, table: TableId, seat: Seat, round: u8) {
        self.line.tell(News::Ready(table, seat, round));
    }

    pub(super) fn server(&self) -> ServerId {
        self.line.server()
    }

    pub(super) fn health(&self) -> watch::Receiver<Health> {
        self.writer.health()
    }

    pub(super) async fn is_well(&self) -> bool {
        self.writer.is_well().await
    }

    pub(super) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.writer.append(append).await
    }

    pub(super) async fn read(&self, table: TableId, after: u32) -> Result<Vec<Stored>, StoreError> {
        match self.line.ask(Request::Read { table, after }).await? {
            Reply::Entries(entries) => Ok(entries),
            other => Err(mixed_up(&other)),
        }
    }

    /// No table of a simulated world is slow.
    #[expect(clippy::unused_async, reason = "as with the real databases")]
    pub(super) async fn has_slow_clocks(&self) -> Result<bool, StoreError> {
        Ok(false)
    }

    pub(super) async fn to_wake(&self, before: u64) -> Result<Vec<String>, StoreError> {
        match self.line.ask(Request::ToWake(before)).await? {
            Reply::Tables(tables) => Ok(tables.iter().map(TableId::to_string).collect()),
            other => Err(mixed_up(&other)),
        }
    }

    pub(super) async fn last_numbers(&self, tables: &[TableId]) -> Result<Vec<(TableId, u32)>, StoreError> {
        match self.line.ask(Request::LastNumbers(tables.to_vec())).await? {
            Reply::Numbers(numbers) => Ok(numbers),
            other => Err(mixed_up(&other)),
        }
    }

    pub(super) async fn served(&self) -> Result<Vec<(i64, i64)>, StoreError> {
        match self.line.ask(Request::Served).await? {
            Reply::Periods(periods) => {
                Ok(periods.iter().map(|period| (signed(period.began), signed(period.ended))).collect())
            }
            other => Err(mixed_up(&other)),
        }
    }

    pub(super) async fn note_served(&self, server: &str, began: i64, ended: i64) -> Result<(), StoreError> {
        let server = server.parse().map_err(|_| StoreError::Unreadable(server.to_owned()))?;
        let time = |time: i64| u64::try_from(time).unwrap_or_default();
        let period = Period { began: time(began), ended: time(ended) };
        self.line.ask(Request::NoteServed(server, period)).await.map(drop)
    }

    pub(super) async fn attend(&self, table: TableId, now: u64, forgotten: u64) -> Result<(), StoreError> {
        self.line.ask(Request::Attend { table, now, forgotten }).await.map(drop)
    }

    /// Nobody looks at it from outside.
    #[expect(clippy::unused_async, reason = "as with the real databases")]
    pub(super) async fn figures(&self) -> Figures {
        Figures::default()
    }

    /// A simulated world does not last long enough to forget.
    #[expect(clippy::unused_async, reason = "as with the real databases")]
    pub(super) async fn forget_served(&self, _: i64) -> Result<(), StoreError> {
        Ok(())
    }
}
