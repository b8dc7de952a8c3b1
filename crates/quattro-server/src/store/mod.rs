//! The log store: SQLite or PostgreSQL behind one interface of plain types.
//!
//! An entry is stored under `(table, number)`, which is a primary key: of two writers of the same number, one
//! gets [`Appended::Taken`], reads the new entries and tries again. [`Store::append`] returns only when the
//! entry would survive a power cut.

mod backup;
mod calls;
mod codes;
mod connections;
mod days;
mod entries;
mod error;
mod evenings;
mod examining;
mod figures;
mod files;
mod forgetting;
mod games;
mod kept;
mod migrations;
mod news;
mod packed;
mod passkeys;
mod people;
#[cfg(test)]
mod plans;
mod postgres;
mod reviews;
mod row;
mod same_deals;
mod served;
#[cfg(feature = "simulation")]
mod simulated;
mod sqlite;
mod tidying;
mod tries;
mod wal;
mod writer;

use std::fs::File;
use std::time::Duration;

use tokio::sync::watch;

use crate::random::random_bytes;

pub(crate) use backup::sqlite_file;
pub use backup::{BackupError, Contents, backup, restore};
pub use calls::{Call, CallReason, DueCall, QuietHours, StoredSubscription};
pub use entries::{Append, Appended, Stored};
use entries::{READ, read_entries};
pub use error::StoreError;
pub use evenings::StoredEvening;
pub use examining::{Examined, examine};
pub use figures::{CountedPerson, FinishedGame};
pub use forgetting::Rewritten;
pub use games::{Seated, Wanted};
pub use kept::{Kept, Standing};
use migrations::{POSTGRES_MIGRATIONS, SQLITE_MIGRATIONS, migration_failed, migrator};
pub use news::{Attendance, News};
pub use passkeys::{StoredChallenge, StoredPasskey};
pub use people::{Link, LobbySince, SessionId, StoredSession};
use postgres::Postgres;
use quattro_table::protocol::{Listing, TableStage};
use quattro_table::{Bytes, PersonId, TableId};
pub use reviews::RememberedGame;
pub use row::Row;
pub use served::Period;
use served::{FORGET_SERVED, NOTE_SERVED, SERVED};
#[cfg(feature = "simulation")]
pub use simulated::{Asking, Line, Reply, Request, Simulated};
use sqlite::Sqlite;
pub use tidying::Walked;
pub use tries::{PastTry, Sorted, Try, Whose};
pub use wal::{Damage, damage_in};
pub use writer::Health;

/// What the store looks like from outside, for the operator.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Figures {
    /// Connections that are in use, besides those that write and listen.
    pub in_use: usize,
    /// Connections that wait to be used.
    pub idle: usize,
    /// How old news are when they are heard.
    pub listen_lag: Duration,
    /// The length of SQLite's write-ahead log.
    pub log_bytes: u64,
    /// The size of the database.
    pub bytes: u64,
}

/// A server on a shared database, as long as it runs.
pub type ServerId = Bytes<16>;

/// A database.
#[derive(Clone, Debug)]
pub enum Store {
    /// A file.
    Sqlite(Sqlite),
    /// A server that several of ours can share.
    Postgres(Postgres),
    /// A line to a database in a simulated world.
    #[cfg(feature = "simulation")]
    Simulated(Simulated),
}

/// Runs the same code for either database.
macro_rules! either {
    ($store:expr, $database:ident => $body:expr) => {
        match $store {
            Store::Sqlite($database) => $body,
            Store::Postgres($database) => $body,
            #[cfg(feature = "simulation")]
            Store::Simulated($database) => $body,
        }
    };
}

use either;

/// Runs the same code for both real databases: in a simulated world there are neither pages nor cookies.
macro_rules! both {
    ($store:expr, $database:ident => $body:expr) => {
        match $store {
            Store::Sqlite($database) => $body,
            Store::Postgres($database) => $body,
            #[cfg(feature = "simulation")]
            Store::Simulated(_) => Err(StoreError::Closed),
        }
    };
}

use both;

impl Store {
    /// Opens a database and brings it to this version.
    ///
    /// # Errors
    /// When the address cannot be read or the database does not answer.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        match url.split_once("://") {
            Some(("sqlite", _)) => Ok(Store::Sqlite(Sqlite::open(url).await?)),
            Some(("postgres" | "postgresql", _)) => Ok(Store::Postgres(Postgres::open(url).await?)),
            _ => Err(StoreError::Url(url.to_owned())),
        }
    }

    /// Makes sure that no other server uses a database that cannot be shared, for as long as the file is open.
    ///
    /// # Errors
    /// When another server does.
    pub fn claim(url: &str) -> Result<Option<File>, StoreError> {
        if url.starts_with("sqlite:") { Sqlite::claim(url).map(Some) } else { Ok(None) }
    }

    /// Whether other servers can use the same database at the same time.
    pub fn is_shared(&self) -> bool {
        match self {
            Store::Sqlite(_) => false,
            Store::Postgres(_) => true,
            #[cfg(feature = "simulation")]
            Store::Simulated(database) => database.is_shared(),
        }
    }

    /// An id for a server that begins to use this database.
    pub(crate) fn new_server_id(&self) -> ServerId {
        match self {
            Store::Sqlite(_) | Store::Postgres(_) => random_bytes(),
            #[cfg(feature = "simulation")]
            Store::Simulated(database) => database.server(),
        }
    }

    /// Stores an entry for good, unless its number is taken.
    ///
    /// # Errors
    /// When the database does not answer; the entry may or may not be stored then.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        either!(self, database => database.append(append).await)
    }

    /// The entries of a table after this number, in order.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn read(&self, table: TableId, after: u32) -> Result<Vec<Stored>, StoreError> {
        either!(self, database => database.read(table, after).await)
    }

    /// Public tables in this stage, the newest first, before a moment.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn public(
        &self,
        stage: TableStage,
        before: u64,
        limit: u32,
    ) -> Result<Vec<Listing>, StoreError> {
        Ok(read_listings(&both!(self, database => database.public(stage, before, limit).await)?))
    }

    /// The tables at which a person has sat, the newest first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn of_person(&self, person: PersonId, limit: u32) -> Result<Vec<Listing>, StoreError> {
        Ok(read_listings(&both!(self, database => database.of_person(person, limit).await)?))
    }

    /// Tables at which a bot or a clock waits for a server, and slow ones at which it may before a moment.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn to_wake(&self, before: u64) -> Result<Vec<TableId>, StoreError> {
        let ids = either!(self, database => database.to_wake(before).await)?;
        ids.iter().map(|id| id.parse().map_err(|_| StoreError::Unreadable(id.clone()))).collect()
    }

    /// Whether a clock runs at any slow table.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn has_slow_clocks(&self) -> Result<bool, StoreError> {
        either!(self, database => database.has_slow_clocks().await)
    }

    /// The key that all servers on this database share, made by the first of them.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn key(&self) -> Result<Bytes<32>, StoreError> {
        let fresh = random_bytes::<32>().to_string();
        let key = both!(self, database => database.secret("key", &fresh).await)?;
        key.parse().map_err(|_| StoreError::Unreadable("key".to_owned()))
    }

    /// Whether the database can be written to now.
    pub async fn is_well(&self) -> bool {
        either!(self, database => database.is_well().await)
    }

    /// What the store looks like from outside; as far as it can be found out.
    pub async fn figures(&self) -> Figures {
        either!(self, database => database.figures().await)
    }

    /// Whether entries are stored or refused, and when that changes.
    pub fn health(&self) -> watch::Receiver<Health> {
        either!(self, database => database.health())
    }

    /// The last numbers of these tables; empty for a database that cannot be shared.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn last_numbers(&self, tables: &[TableId]) -> Result<Vec<(TableId, u32)>, StoreError> {
        match self {
            Store::Sqlite(_) => Ok(Vec::new()),
            Store::Postgres(database) => database.last_numbers(tables).await,
            #[cfg(feature = "simulation")]
            Store::Simulated(database) => database.last_numbers(tables).await,
        }
    }

    /// Finishes what is being written and closes.
    pub async fn close(&self) {
        match self {
            Store::Sqlite(database) => database.close().await,
            Store::Postgres(database) => database.close(),
            #[cfg(feature = "simulation")]
            Store::Simulated(_) => {}
        }
    }
}

/// Writes something that means nothing, in either database. It must be another value each time: SQLite does not write
/// what is there already.
const PROBE: &str = "INSERT INTO secrets (name, value) VALUES ('probe', 'a') ON CONFLICT (name)
    DO UPDATE SET value = CASE secrets.value WHEN 'a' THEN 'b' ELSE 'a' END";

/// Tables that wait for a server, and slow ones that may before a moment.
const TO_WAKE: &str = "SELECT id FROM tables WHERE wake = 1 UNION SELECT id FROM tables WHERE due < $1";

const HAS_SLOW_CLOCKS: &str = "SELECT 1 FROM tables WHERE due IS NOT NULL LIMIT 1";

/// A listing that an older version wrote differently is left out.
fn read_listings(found: &[String]) -> Vec<Listing> {
    found.iter().filter_map(|listing| serde_json::from_str(listing).ok()).collect()
}

/// Databases count in `i64`.
fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
