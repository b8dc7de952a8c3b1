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
mod evenings;
mod examining;
mod figures;
mod files;
mod forgetting;
mod games;
mod kept;
mod packed;
mod passkeys;
mod people;
#[cfg(test)]
mod plans;
mod postgres;
mod reviews;
mod same_deals;
#[cfg(feature = "simulation")]
mod simulated;
mod sqlite;
mod tidying;
mod tries;
mod wal;
mod writer;

use std::fs::File;
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{ColumnIndex, Decode, SqlSafeStr as _, Type};
use thiserror::Error;
use tokio::sync::{mpsc, watch};

use crate::random::random_bytes;

pub(crate) use backup::sqlite_file;
pub use backup::{BackupError, Contents, backup, restore};
pub use calls::{Call, CallReason, DueCall, QuietHours, StoredSubscription};
pub use evenings::StoredEvening;
pub use examining::{Examined, examine};
pub use figures::{CountedPerson, FinishedGame};
pub use forgetting::Rewritten;
pub use games::{Seated, Wanted};
pub use kept::{Kept, Standing};
pub use passkeys::{StoredChallenge, StoredPasskey};
pub use people::{Link, LobbySince, SessionId, StoredSession};
use postgres::Postgres;
use quattro_rules::seat::Seat;
use quattro_table::protocol::{Listing, TableStage, Turn};
use quattro_table::{Bytes, PersonId, Summary, TableId};
pub use reviews::RememberedGame;
#[cfg(feature = "simulation")]
pub use simulated::{Asking, Line, Reply, Request, Simulated};
use sqlite::Sqlite;
pub use tidying::Walked;
pub use tries::{PastTry, Sorted, Try, Whose};
pub use wal::{Damage, damage_in};
pub use writer::Health;

/// Something is wrong with the database. For the log, never for clients.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The URL of the database cannot be read.
    #[error("invalid database URL `{0}`: use sqlite://PATH or postgres://…")]
    Url(String),
    /// The folder for the file cannot be made.
    #[error("cannot create the database's folder or write to it: {0}")]
    Folder(#[from] std::io::Error),
    /// The database reported an error.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    /// The database cannot be brought to this version.
    #[error(transparent)]
    Migration(#[from] MigrateError),
    /// A newer program has changed the database.
    #[error(
        "the database was changed by a newer version of Quattro (it is at {found}, this program knows {known}); \
         use that version, or give another database with --database"
    )]
    Newer {
        /// The version of the database.
        found: i64,
        /// The newest version that this program knows.
        known: i64,
    },
    /// No database answers at the address.
    #[error("no PostgreSQL answers at {address} ({error}); check that it runs and that --database is right")]
    Absent {
        /// Where it should be.
        address: String,
        /// What the system says.
        error: String,
    },
    /// A file has lost its name.
    #[error(
        "{0} was deleted, moved or replaced while the server was running; put it back, or restart the server"
    )]
    Gone(String),
    /// The database takes too long.
    #[error("the database does not answer")]
    Silent,
    /// The database cannot be written to at the moment.
    #[error("the database cannot be written to")]
    Refusing,
    /// Something stored cannot be read.
    #[error("invalid data in the database: {0}")]
    Unreadable(String),
    /// Another server has the file.
    #[error("another Quattro server is using {0}; stop it, or give another file with --database")]
    InUse(String),
    /// The writer has stopped.
    #[error("the store is closed")]
    Closed,
}

/// What to store.
#[derive(Clone, Debug)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// The entry's number, from 1.
    pub number: u32,
    /// The entry.
    pub body: String,
    /// What lists show of the table from now on, if that changes.
    pub row: Option<Row>,
    /// The person who sits at the table from now on.
    pub sitter: Option<PersonId>,
    /// The people to be called because of it.
    pub calls: Vec<Call>,
}

/// What lists need of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Where the table is in its life.
    pub stage: TableStage,
    /// Whether it is listed.
    pub public: bool,
    /// Whether a server has something to do there although nobody is connected.
    pub wake: bool,
    /// The sort key of lists, in milliseconds since 1970.
    pub at: u64,
    /// What a list shows, as JSON.
    pub listing: String,
    /// Whose turn it is.
    pub turn: Option<Turn>,
    /// Whether people play there a decision now and then.
    pub slow: bool,
    /// When a slow table needs a server, at the earliest, in milliseconds since 1970.
    pub due: Option<u64>,
    /// The people on its chairs, if they or the stage have changed.
    pub seated: Option<Seated>,
}

impl Row {
    /// What lists need of a table, without its game.
    pub fn new(stage: TableStage, public: bool, wake: bool, at: u64, listing: String) -> Row {
        Row { stage, public, wake, at, listing, turn: None, slow: false, due: None, seated: None }
    }
}

impl From<&Summary> for Row {
    fn from(Summary { public, wake, listing, turn, slow, due, people }: &Summary) -> Row {
        Row {
            turn: *turn,
            slow: *slow,
            due: *due,
            seated: Some(Seated { game: listing.options.game, people: people.clone() }),
            stage: listing.stage,
            public: *public,
            wake: *wake,
            at: listing.at,
            // A listing is made of strings, numbers and lists, which can always be written.
            listing: serde_json::to_string(listing).unwrap_or_default(),
        }
    }
}

/// What became of an [`Append`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is stored for good.
    Stored,
    /// Another entry has this number.
    Taken,
}

/// An entry as it is stored.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Stored {
    /// Its number, from 1.
    pub number: u32,
    /// The entry as JSON.
    pub body: String,
}

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

/// A time in which a server has served, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Period {
    /// From then on.
    pub began: u64,
    /// Until then.
    pub ended: u64,
}

/// Who and what is connected to a server for a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Attendance {
    /// The people of these chairs.
    pub seats: Vec<Seat>,
    /// How many screens show it to everybody.
    pub screens: usize,
}

impl Attendance {
    /// Whether nobody is there.
    pub fn is_empty(&self) -> bool {
        self.seats.is_empty() && self.screens == 0
    }
}

/// News from other servers on the same database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// This table has an entry with this number.
    Entry {
        /// Which table.
        table: TableId,
        /// The entry's number.
        number: u32,
        /// The entry, unless it was too long to be sent along.
        body: Option<String>,
    },
    /// Who and what is connected to another server.
    Present(TableId, ServerId, Attendance),
    /// The player on this chair has seen what a round came to.
    Ready(TableId, Seat, u8),
    /// Some news may have been missed: reload every table.
    Lost,
}

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

    /// When servers have served, as far as they have noted it; what had ended before a moment is forgotten.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn served(&self, after: u64) -> Result<Vec<Period>, StoreError> {
        either!(self, database => database.forget_served(signed(after)).await)?;
        let found = either!(self, database => database.served().await)?;
        let time = |time: i64| u64::try_from(time).unwrap_or_default();
        Ok(found
            .into_iter()
            .map(|(began, ended)| Period { began: time(began), ended: time(ended) })
            .collect())
    }

    /// Notes that a server has served from then until then.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn note_served(&self, server: ServerId, period: Period) -> Result<(), StoreError> {
        let (server, began, ended) = (server.to_string(), signed(period.began), signed(period.ended));
        either!(self, database => database.note_served(&server, began, ended).await)
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

    /// News from other servers on this database; none for a database that cannot be shared.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn news(&self) -> Result<mpsc::Receiver<News>, StoreError> {
        match self {
            Store::Sqlite(_) => Ok(mpsc::channel(1).1),
            Store::Postgres(database) => database.news().await,
            #[cfg(feature = "simulation")]
            Store::Simulated(database) => Ok(database.news()),
        }
    }

    /// Tells other servers on this database who and what is connected to this one.
    pub fn tell_present(&self, table: TableId, attendance: &Attendance) {
        match self {
            Store::Sqlite(_) => {}
            Store::Postgres(database) => database.tell_present(table, attendance),
            #[cfg(feature = "simulation")]
            Store::Simulated(database) => database.tell_present(table, attendance),
        }
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

    /// Tells other servers on this database that a player has seen what a round came to.
    pub fn tell_ready(&self, table: TableId, seat: Seat, round: u8) {
        match self {
            Store::Sqlite(_) => {}
            Store::Postgres(database) => database.tell_ready(table, seat, round),
            #[cfg(feature = "simulation")]
            Store::Simulated(database) => database.tell_ready(table, seat, round),
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

/// The steps that brought databases to this version. Each database has its own SQL, under the same numbers and names.
///
/// Listed by hand because `sqlx::migrate!` needs sqlx's macros, which compile both databases a second time. A
/// file that has been released must not change: databases remember its checksum.
type Migrations = [(i64, &'static str, &'static str)];

const SQLITE_MIGRATIONS: &Migrations = &[
    (1, "log", include_str!("../../migrations/sqlite/0001_log.sql")),
    (2, "sessions", include_str!("../../migrations/sqlite/0002_sessions.sql")),
    (3, "served", include_str!("../../migrations/sqlite/0003_served.sql")),
    (4, "packed", include_str!("../../migrations/sqlite/0004_packed.sql")),
    (5, "people", include_str!("../../migrations/sqlite/0005_people.sql")),
    (6, "games", include_str!("../../migrations/sqlite/0006_games.sql")),
    (7, "calls", include_str!("../../migrations/sqlite/0007_calls.sql")),
    (8, "daily", include_str!("../../migrations/sqlite/0008_daily.sql")),
    (9, "evenings", include_str!("../../migrations/sqlite/0009_evenings.sql")),
    (10, "codes", include_str!("../../migrations/sqlite/0010_codes.sql")),
    (11, "reviews", include_str!("../../migrations/sqlite/0011_reviews.sql")),
];
const POSTGRES_MIGRATIONS: &Migrations = &[
    (1, "log", include_str!("../../migrations/postgres/0001_log.sql")),
    (2, "sessions", include_str!("../../migrations/postgres/0002_sessions.sql")),
    (3, "served", include_str!("../../migrations/postgres/0003_served.sql")),
    (4, "packed", include_str!("../../migrations/postgres/0004_packed.sql")),
    (5, "people", include_str!("../../migrations/postgres/0005_people.sql")),
    (6, "games", include_str!("../../migrations/postgres/0006_games.sql")),
    (7, "calls", include_str!("../../migrations/postgres/0007_calls.sql")),
    (8, "daily", include_str!("../../migrations/postgres/0008_daily.sql")),
    (9, "evenings", include_str!("../../migrations/postgres/0009_evenings.sql")),
    (10, "codes", include_str!("../../migrations/postgres/0010_codes.sql")),
    (11, "reviews", include_str!("../../migrations/postgres/0011_reviews.sql")),
];

/// A table after a number, packed or not, at one moment: never without what has just been packed.
const READ: &str = "
    SELECT last, NULL, log FROM packed WHERE table_id = $1 AND last > $2
    UNION ALL
    SELECT number, body, NULL FROM entries WHERE table_id = $1 AND number > $2
        AND number > COALESCE((SELECT last FROM packed WHERE table_id = $1), 0)
    ORDER BY 1";

/// Tables that wait for a server, and slow ones that may before a moment.
const TO_WAKE: &str = "SELECT id FROM tables WHERE wake = 1 UNION SELECT id FROM tables WHERE due < $1";

const HAS_SLOW_CLOCKS: &str = "SELECT 1 FROM tables WHERE due IS NOT NULL LIMIT 1";

const SERVED: &str = "SELECT began, ended FROM served";

const FORGET_SERVED: &str = "DELETE FROM served WHERE ended < $1";

const NOTE_SERVED: &str = "
    INSERT INTO served (server, began, ended) VALUES ($1, $2, $3)
    ON CONFLICT (server, began) DO UPDATE SET ended = excluded.ended";

/// Brings a database to this version.
fn migrator(migrations: &Migrations) -> Migrator {
    let migration = |(version, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(migrations.iter().copied().map(migration).collect())
}

/// Why a database cannot be brought to this version.
fn migration_failed(error: MigrateError, migrations: &Migrations) -> StoreError {
    let known = migrations.iter().map(|(version, ..)| *version).max().unwrap_or_default();
    match error {
        MigrateError::VersionMissing(found) => StoreError::Newer { found, known },
        error => error.into(),
    }
}

/// The entries after a number, of what [`READ`] has found.
fn read_entries<R: sqlx::Row>(rows: &[R], after: u32) -> Result<Vec<Stored>, StoreError>
where
    usize: ColumnIndex<R>,
    for<'r> i64: Decode<'r, R::Database> + Type<R::Database>,
    for<'r> Option<String>: Decode<'r, R::Database> + Type<R::Database>,
    for<'r> Vec<u8>: Decode<'r, R::Database> + Type<R::Database>,
{
    let mut entries = Vec::with_capacity(rows.len());
    for row in rows {
        let number: i64 = row.try_get(0)?;
        let number = u32::try_from(number).map_err(|_| StoreError::Unreadable(number.to_string()))?;
        if let Some(body) = row.try_get(1)? {
            entries.push(Stored { number, body });
            continue;
        }
        let log = packed::unpack(&row.try_get::<Vec<u8>, _>(2)?)?;
        if log.len() != number as usize {
            return Err(StoreError::Unreadable("a packed log of another length".to_owned()));
        }
        entries.extend(log.into_iter().skip(after as usize));
    }
    Ok(entries)
}

/// A listing that an older version wrote differently is left out.
fn read_listings(found: &[String]) -> Vec<Listing> {
    found.iter().filter_map(|listing| serde_json::from_str(listing).ok()).collect()
}

/// Databases count in `i64`.
fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
