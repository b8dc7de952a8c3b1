//! The log in an SQLite file.
//!
//! One task writes: it takes all entries that wait, of whichever tables, and stores them in one transaction.
//! With `synchronous = FULL` a commit waits for the disk, which takes milliseconds; sharing it among all who
//! wait is what makes thousands of durable moves per second possible. Readers have their own connections,
//! which the write-ahead log lets read while the writer writes. What that log holds is moved into the file by a
//! separate connection, because a writer that did so would keep everybody waiting.

use std::fs::File;
use std::path::Path;
use std::time::Duration;

use quattro_table::protocol::TableStage;
use quattro_table::{PersonId, TableId};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, QueryBuilder, Row as _};
use tokio::sync::{mpsc, oneshot};

use super::{Append, Appended, Row, StoreError, Stored, migrator, signed};

/// The most entries in one transaction.
const MOST_TOGETHER: usize = 512;

/// Time between two checkpoints of the write-ahead log.
const CHECKPOINT_INTERVAL: Duration = Duration::from_secs(1);

/// Pages of 4 KiB in the write-ahead log at which the writer itself makes a checkpoint.
const LONGEST_LOG: &str = "50000";

/// The files that bring a database to this version.
const MIGRATIONS: [&str; 2] = [
    include_str!("../../migrations/sqlite/0001_log.sql"),
    include_str!("../../migrations/sqlite/0002_sessions.sql"),
];

/// An SQLite file.
#[derive(Clone, Debug)]
pub struct Sqlite {
    pub(super) readers: SqlitePool,
    writer: mpsc::Sender<Waiting>,
}

/// An entry that waits to be written, and who waits for that.
struct Waiting {
    append: Append,
    reply: oneshot::Sender<Result<Appended, StoreError>>,
}

impl Sqlite {
    pub(super) async fn open(url: &str) -> Result<Sqlite, StoreError> {
        let options: SqliteConnectOptions = url.parse()?;
        folder_made(&options)?;
        let options = options
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // Acknowledged means durable: the log is on the disk before anyone is told.
            .synchronous(SqliteSynchronous::Full)
            .pragma("wal_autocheckpoint", LONGEST_LOG)
            .busy_timeout(Duration::from_secs(10))
            .disable_statement_logging();
        let mut connection = SqliteConnection::connect_with(&options).await?;
        migrator(MIGRATIONS).run(&mut connection).await?;
        let checkpointer = SqliteConnection::connect_with(&options).await?;
        let readers = SqlitePoolOptions::new().max_connections(4).connect_lazy_with(options);
        let (writer, waiting) = mpsc::channel(4 * MOST_TOGETHER);
        tokio::spawn(write(connection, waiting));
        tokio::spawn(checkpoint(checkpointer, readers.clone()));
        Ok(Sqlite { readers, writer })
    }

    /// Locks a file for one server: servers cannot notify each other through a file, so two of them would not
    /// see each other's moves. The system releases the lock when the process ends, however it ends.
    pub(super) fn claim(url: &str) -> Result<File, StoreError> {
        let options: SqliteConnectOptions = url.parse()?;
        let claim = File::create(folder_made(&options)?.with_extension("lock"))?;
        let in_use = |_| StoreError::InUse(options.get_filename().display().to_string());
        claim.try_lock().map_err(in_use)?;
        Ok(claim)
    }

    pub(super) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.writer.send(Waiting { append, reply }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    pub(super) async fn read(&self, table: TableId, after: u32) -> Result<Vec<Stored>, StoreError> {
        let query = "SELECT number, body FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number";
        let rows = sqlx::query(query).bind(table.to_string()).bind(after).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(Stored { number: row.try_get(0)?, body: row.try_get(1)? })).collect()
    }

    pub(super) async fn public(
        &self,
        stage: TableStage,
        before: u64,
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        let query = "SELECT listing FROM tables WHERE public = 1 AND stage = $1 AND at < $2
                     ORDER BY at DESC LIMIT $3";
        let query = sqlx::query_scalar(query).bind(stage.name()).bind(signed(before)).bind(limit);
        Ok(query.fetch_all(&self.readers).await?)
    }

    pub(super) async fn of_person(&self, person: PersonId, limit: u32) -> Result<Vec<String>, StoreError> {
        let query = "SELECT listing FROM tables WHERE id IN (SELECT table_id FROM sitters WHERE person = $1)
                     ORDER BY at DESC LIMIT $2";
        let query = sqlx::query_scalar(query).bind(person.to_string()).bind(limit);
        Ok(query.fetch_all(&self.readers).await?)
    }

    pub(super) async fn to_wake(&self) -> Result<Vec<String>, StoreError> {
        Ok(sqlx::query_scalar("SELECT id FROM tables WHERE wake = 1").fetch_all(&self.readers).await?)
    }

    pub(super) async fn secret(&self, name: &str, fresh: &str) -> Result<String, StoreError> {
        let insert = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        sqlx::query(insert).bind(name).bind(fresh).execute(&self.readers).await?;
        let select = "SELECT value FROM secrets WHERE name = $1";
        Ok(sqlx::query_scalar(select).bind(name).fetch_one(&self.readers).await?)
    }

    pub(super) async fn is_well(&self) -> bool {
        sqlx::query("SELECT 1").execute(&self.readers).await.is_ok() && !self.writer.is_closed()
    }

    pub(super) async fn close(&self) {
        self.readers.close().await;
    }
}

/// The file's path, in a folder that exists.
fn folder_made(options: &SqliteConnectOptions) -> Result<&Path, StoreError> {
    let file = options.get_filename();
    if let Some(folder) = file.parent().filter(|folder| *folder != Path::new("")) {
        std::fs::create_dir_all(folder)?;
    }
    Ok(file)
}

/// Writes all waiting entries at once, until all senders are gone.
async fn write(mut connection: SqliteConnection, mut waiting: mpsc::Receiver<Waiting>) {
    let mut together = Vec::with_capacity(MOST_TOGETHER);
    while waiting.recv_many(&mut together, MOST_TOGETHER).await > 0 {
        let result = write_together(&mut connection, &together).await;
        if let Err(error) = &result {
            tracing::error!(%error, entries = together.len(), "cannot write");
        }
        for (index, Waiting { reply, .. }) in together.drain(..).enumerate() {
            // A requester that has stopped waiting finds the entry in the log.
            let _ = reply.send(match &result {
                Ok(stored) => Ok(if stored[index] { Appended::Stored } else { Appended::Taken }),
                Err(_) => Err(StoreError::Closed),
            });
        }
    }
    let _ = connection.close().await;
}

/// Moves the write-ahead log into the file periodically, until the store is closed. Nobody waits for this.
async fn checkpoint(mut connection: SqliteConnection, readers: SqlitePool) {
    while tokio::time::timeout(CHECKPOINT_INTERVAL, readers.close_event()).await.is_err() {
        let moved = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection).await;
        if let Err(error) = moved {
            tracing::warn!(%error, "cannot make a checkpoint");
        }
    }
    let _ = connection.close().await;
}

/// Whether each entry was stored. Of two with the same number in one transaction the first is.
async fn write_together(
    connection: &mut SqliteConnection,
    together: &[Waiting],
) -> Result<Vec<bool>, sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut stored = Vec::with_capacity(together.len());
    for Waiting { append, .. } in together {
        let insert =
            "INSERT INTO entries (table_id, number, body) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
        let id = append.table.to_string();
        let insert = sqlx::query(insert).bind(&id).bind(append.number).bind(&append.body);
        let is_new = insert.execute(&mut *transaction).await?.rows_affected() == 1;
        stored.push(is_new);
        if let Some(row) = append.row.as_ref().filter(|_| is_new) {
            write_row(&mut transaction, &id, row).await?;
        }
        if let Some(person) = append.sitter.filter(|_| is_new) {
            let insert = "INSERT INTO sitters (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            sqlx::query(insert).bind(person.to_string()).bind(&id).execute(&mut *transaction).await?;
        }
    }
    transaction.commit().await?;
    Ok(stored)
}

async fn write_row(connection: &mut SqliteConnection, id: &str, row: &Row) -> Result<(), sqlx::Error> {
    let mut query =
        QueryBuilder::new("INSERT OR REPLACE INTO tables (id, stage, public, wake, at, listing) ");
    query.push_values([row], |mut values, row| {
        values.push_bind(id).push_bind(row.stage.name()).push_bind(i64::from(row.public));
        values.push_bind(i64::from(row.wake)).push_bind(signed(row.at)).push_bind(&row.listing);
    });
    query.build().execute(connection).await?;
    Ok(())
}
