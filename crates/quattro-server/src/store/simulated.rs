//! A line to a database in a simulated world.
//!
//! The world decides when a request arrives, whether it does, and what becomes of the reply; what carries it out there
//! is the real store (see [`Request::carry_out`]).

use std::fmt::Debug;
use std::pin::Pin;
use std::sync::Arc;

use quattro_rules::seat::Seat;
use quattro_table::protocol::TableStage;
use quattro_table::{PersonId, TableId};
use tokio::sync::mpsc;

use super::{Append, Appended, News, Store, StoreError, Stored};

/// What a hub asks of its database.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "named for the functions of `Store`")]
pub enum Request {
    Append(Append),
    Read { table: TableId, after: u32 },
    ToWake,
    TellPresent { table: TableId, seats: Vec<Seat> },
}

/// What it answers.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "named for the requests")]
pub enum Reply {
    Appended(Appended),
    Entries(Vec<Stored>),
    Tables(Vec<String>),
    Told,
}

impl Request {
    /// Carries the request out on a real database.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn carry_out(self, store: &Store) -> Result<Reply, StoreError> {
        match self {
            Request::Append(append) => store.append(append).await.map(Reply::Appended),
            Request::Read { table, after } => store.read(table, after).await.map(Reply::Entries),
            Request::ToWake => {
                let tables = store.to_wake().await?;
                Ok(Reply::Tables(tables.iter().map(TableId::to_string).collect()))
            }
            Request::TellPresent { table, seats } => {
                store.tell_present(table, &seats).await?;
                Ok(Reply::Told)
            }
        }
    }
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
}

/// A database that is reached over a [`Line`].
#[derive(Clone, Debug)]
pub struct Simulated(pub Arc<dyn Line>);

/// A reply to another question.
fn mixed_up(reply: &Reply) -> StoreError {
    StoreError::Unreadable(format!("{reply:?}"))
}

impl Simulated {
    pub(super) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        match self.0.ask(Request::Append(append)).await? {
            Reply::Appended(appended) => Ok(appended),
            other => Err(mixed_up(&other)),
        }
    }

    pub(super) async fn read(&self, table: TableId, after: u32) -> Result<Vec<Stored>, StoreError> {
        match self.0.ask(Request::Read { table, after }).await? {
            Reply::Entries(entries) => Ok(entries),
            other => Err(mixed_up(&other)),
        }
    }

    pub(super) async fn to_wake(&self) -> Result<Vec<String>, StoreError> {
        match self.0.ask(Request::ToWake).await? {
            Reply::Tables(tables) => Ok(tables),
            other => Err(mixed_up(&other)),
        }
    }

    pub(super) async fn tell_present(&self, table: TableId, seats: &[Seat]) -> Result<(), StoreError> {
        self.0.ask(Request::TellPresent { table, seats: seats.to_vec() }).await.map(drop)
    }

    // A simulated world has neither pages nor cookies. Whoever asks for what these need is told that it is not there.

    pub(super) async fn public(&self, _: TableStage, _: u64, _: u32) -> Result<Vec<String>, StoreError> {
        Err(StoreError::Closed)
    }

    pub(super) async fn of_person(&self, _: PersonId, _: u32) -> Result<Vec<String>, StoreError> {
        Err(StoreError::Closed)
    }

    pub(super) async fn secret(&self, _: &str, _: &str) -> Result<String, StoreError> {
        Err(StoreError::Closed)
    }

    pub(super) async fn put_link(&self, _: &str, _: &str, _: u64) -> Result<(), StoreError> {
        Err(StoreError::Closed)
    }

    pub(super) async fn take_link(&self, _: &str, _: u64) -> Result<Option<String>, StoreError> {
        Err(StoreError::Closed)
    }

    pub(super) async fn is_well(&self) -> bool {
        self.to_wake().await.is_ok()
    }

    pub(super) async fn close(&self) {}
}
