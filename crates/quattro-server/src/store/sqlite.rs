//! The log in an SQLite file.
//!
//! One connection writes entries (see [`super::writer`]). With `synchronous = FULL` a commit waits for the disk, which
//! takes milliseconds; sharing it among all who wait is what makes thousands of durable moves per second possible.
//! Readers have their own connections, which the write-ahead log lets read while the writer writes. What that log
//! holds is moved into the file by a separate connection, because a writer that did so would keep everybody waiting;
//! the writer only empties the log when it has become long.
//!
//! A file that is deleted stays open: SQLite would go on writing into it until the server ends, and then everything
//! is gone. So the writer looks before every acknowledgement whether the files still have their names.

use std::fs::File;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use quattro_table::protocol::TableStage;
use quattro_table::{PersonId, TableId};
use sqlx::sqlite::{
    SqliteAutoVacuum, SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool,
    SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, QueryBuilder};
use tokio::sync::{Mutex, watch};
use tokio::task::JoinHandle;

use super::calls::{Call, PUT_CALLS};
use super::files::DatabaseFiles;
use super::games::{derived_with, seat_in_sqlite, turn_columns};
use super::wal::{Damage, damage_in};
use super::writer::{Health, Target, Writer};
use super::{
    Append, Appended, FORGET_SERVED, Figures, HAS_SLOW_CLOCKS, NOTE_SERVED, PROBE, READ, Row, SERVED,
    SQLITE_MIGRATIONS, StoreError, Stored, TO_WAKE, migration_failed, migrator, read_entries, signed,
};

/// Time between two checkpoints of the write-ahead log.
const CHECKPOINT_INTERVAL: Duration = Duration::from_secs(1);

/// Bytes in the write-ahead log from which on the writer empties it.
const LONG_LOG: u64 = 16 << 20;

/// Bytes in the write-ahead log at which the operator is warned: something has been reading for very long.
const TOO_LONG_LOG: u64 = 16 * LONG_LOG;

/// How long the writer waits for readers before it gives up emptying the log for now.
const WAIT_FOR_READERS: Duration = Duration::from_millis(50);

/// How long a connection waits for another one's lock.
const WAIT_FOR_LOCK: Duration = Duration::from_secs(4);

/// Free pages in the file that are kept for what comes next. More are given back to the system.
const SPARE_PAGES: i64 = 2000;

/// An SQLite file.
#[derive(Clone, Debug)]
pub struct Sqlite {
    readers: SqlitePool,
    writer: Writer,
    files: DatabaseFiles,
    checkpoints: Arc<Mutex<Option<JoinHandle<()>>>>,
}

impl Sqlite {
    pub(super) async fn open(url: &str) -> Result<Sqlite, StoreError> {
        let options: SqliteConnectOptions = url.parse()?;
        let is_simulated = is_simulated(url);
        let files = if is_simulated {
            DatabaseFiles::simulated()
        } else {
            DatabaseFiles::new(folder_made(&options)?)
        };
        let options = options
            .create_if_missing(true)
            // Only for a new file. In one that was made without, free space is used again, and not given back.
            .auto_vacuum(SqliteAutoVacuum::Incremental)
            .journal_mode(SqliteJournalMode::Wal)
            // Acknowledged means durable: the log is on the disk before anyone is told.
            .synchronous(SqliteSynchronous::Full)
            // The checkpoints are ours.
            .pragma("wal_autocheckpoint", "0")
            .busy_timeout(WAIT_FOR_LOCK)
            .disable_statement_logging();
        files.log().inspect(|log| warn_of_damage(log));
        let mut anchor = SqliteConnection::connect_with(&options).await?;
        let migrated = migrator(SQLITE_MIGRATIONS).run(&mut anchor).await;
        migrated.map_err(|error| migration_failed(error, SQLITE_MIGRATIONS))?;
        // From now on a missing file is not made anew: it was there.
        let options = options.create_if_missing(false);
        let readers = SqlitePoolOptions::new().max_connections(4).acquire_timeout(WAIT_FOR_LOCK);
        // In a simulated world chance does not choose among connections, and does not close them.
        let readers = if is_simulated {
            readers.max_connections(1).idle_timeout(None).max_lifetime(None)
        } else {
            readers
        };
        let readers = readers.connect_lazy_with(options.clone());
        let turn = Arc::new(Mutex::new(()));
        // On a simulated disk nothing happens by itself.
        let checkpoints = (!is_simulated)
            .then(|| tokio::spawn(checkpoint(options.clone(), readers.clone(), Arc::clone(&turn))));
        let mut target =
            SqliteWriter { options, files: files.clone(), connection: None, blocked: None, turn, anchor };
        target.connection().await?;
        let checkpoints = Arc::new(Mutex::new(checkpoints));
        Ok(Sqlite { readers, writer: Writer::start(target), files, checkpoints })
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
        self.writer.append(append).await
    }

    pub(super) fn health(&self) -> watch::Receiver<Health> {
        self.writer.health()
    }

    pub(super) async fn read(&self, table: TableId, after: u32) -> Result<Vec<Stored>, StoreError> {
        let query = sqlx::query(READ).bind(table.to_string()).bind(after);
        read_entries(&query.fetch_all(&self.readers).await?, after)
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

    pub(super) async fn to_wake(&self, before: u64) -> Result<Vec<String>, StoreError> {
        Ok(sqlx::query_scalar(TO_WAKE).bind(signed(before)).fetch_all(&self.readers).await?)
    }

    pub(super) async fn has_slow_clocks(&self) -> Result<bool, StoreError> {
        Ok(sqlx::query(HAS_SLOW_CLOCKS).fetch_optional(&self.readers).await?.is_some())
    }

    pub(super) async fn secret(&self, name: &str, fresh: &str) -> Result<String, StoreError> {
        let insert = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        sqlx::query(insert).bind(name).bind(fresh).execute(&self.readers).await?;
        let select = "SELECT value FROM secrets WHERE name = $1";
        Ok(sqlx::query_scalar(select).bind(name).fetch_one(&self.readers).await?)
    }

    /// Reads something.
    pub(super) async fn run<T>(
        &self,
        work: impl AsyncFnOnce(&mut SqliteConnection) -> Result<T, sqlx::Error>,
    ) -> Result<T, StoreError> {
        Ok(work(&mut *self.readers.acquire().await?).await?)
    }

    /// Changes something other than the log.
    pub(super) async fn change<T>(
        &self,
        work: impl AsyncFnOnce(&mut SqliteConnection) -> Result<T, sqlx::Error>,
    ) -> Result<T, StoreError> {
        let changed = self.run(work).await?;
        self.files.check()?;
        Ok(changed)
    }

    pub(super) async fn served(&self) -> Result<Vec<(i64, i64)>, StoreError> {
        Ok(sqlx::query_as(SERVED).fetch_all(&self.readers).await?)
    }

    pub(super) async fn forget_served(&self, before: i64) -> Result<(), StoreError> {
        sqlx::query(FORGET_SERVED).bind(before).execute(&self.readers).await?;
        Ok(())
    }

    pub(super) async fn note_served(&self, server: &str, began: i64, ended: i64) -> Result<(), StoreError> {
        let note = sqlx::query(NOTE_SERVED).bind(server).bind(began).bind(ended);
        note.execute(&self.readers).await?;
        Ok(())
    }

    #[expect(clippy::unused_async, reason = "the other database is asked over a network")]
    pub(super) async fn figures(&self) -> Figures {
        let (all, idle) = (self.readers.size() as usize, self.readers.num_idle());
        let [bytes, log_bytes] = self.files.lengths();
        Figures { in_use: all.saturating_sub(idle), idle, log_bytes, bytes, ..Figures::default() }
    }

    pub(super) async fn give_back(&self) -> Result<(), StoreError> {
        let free: i64 = sqlx::query_scalar("PRAGMA freelist_count").fetch_one(&self.readers).await?;
        if free > SPARE_PAGES {
            sqlx::query("PRAGMA incremental_vacuum(500)").execute(&self.readers).await?;
        }
        Ok(())
    }

    pub(super) async fn is_well(&self) -> bool {
        self.writer.is_well().await
    }

    /// Waits until nobody has the files open any more: whoever opens them next may do so in this process.
    pub(super) async fn close(&self) {
        self.readers.close().await;
        if let Some(checkpoints) = self.checkpoints.lock().await.take() {
            let _ = checkpoints.await;
        }
        self.writer.close().await;
    }
}

/// Whether the file is on the disk of a simulated world.
fn is_simulated(url: &str) -> bool {
    cfg!(feature = "simulation") && url.contains("vfs=quattro-disk")
}

/// The file's path, in a folder that exists.
fn folder_made(options: &SqliteConnectOptions) -> Result<&Path, StoreError> {
    let file = options.get_filename();
    if let Some(folder) = file.parent().filter(|folder| *folder != Path::new("")) {
        std::fs::create_dir_all(folder)?;
    }
    Ok(file)
}

/// Says that changes are lost: SQLite leaves them out without a word.
fn warn_of_damage(log: &Path) {
    if let Some(Damage { at, transactions }) = damage_in(log) {
        tracing::error!(
            log = %log.display(),
            at,
            transactions,
            "the write-ahead log is damaged: what follows is lost, and was acknowledged; restore a backup if you can"
        );
    }
}

/// Moves the write-ahead log into the file periodically, until the store is closed. Nobody waits for this.
async fn checkpoint(options: SqliteConnectOptions, readers: SqlitePool, turn: Arc<Mutex<()>>) {
    let mut connection = None;
    while tokio::time::timeout(CHECKPOINT_INTERVAL, readers.close_event()).await.is_err() {
        let moved = async {
            let mut connection = match connection.take() {
                Some(connection) => connection,
                None => SqliteConnection::connect_with(&options).await?,
            };
            let _turn = turn.lock().await;
            sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection).await?;
            Ok::<_, sqlx::Error>(connection)
        };
        match moved.await {
            Ok(used) => connection = Some(used),
            // The writer meets the same error, and says so.
            Err(error) => tracing::debug!(%error, "cannot make a checkpoint"),
        }
    }
    if let Some(connection) = connection {
        let _ = connection.close().await;
    }
}

/// The connection that writes entries.
struct SqliteWriter {
    options: SqliteConnectOptions,
    files: DatabaseFiles,
    connection: Option<SqliteConnection>,
    /// When somebody who reads has last kept the log from being emptied.
    blocked: Option<Instant>,
    /// Held by whoever moves the log into the database: two at a time would be in each other's way.
    turn: Arc<Mutex<()>>,
    /// Open for as long as the store is. Whoever opens the files when nobody has them open reads the log from the
    /// beginning, and in it an entry whose sync has failed, as if it were safe.
    anchor: SqliteConnection,
}

impl Target for SqliteWriter {
    async fn write(&mut self, entries: &[Append], again: bool) -> Result<Vec<bool>, StoreError> {
        let connection = self.connection().await?;
        let stored = write_together(connection, entries, again).await?;
        self.committed().await?;
        Ok(stored)
    }

    async fn probe(&mut self) -> Result<(), StoreError> {
        let connection = self.connection().await?;
        sqlx::query(PROBE).execute(connection).await?;
        self.committed().await
    }

    /// Keeps the connection to files that have lost their names: it is all that is left of them.
    async fn reset(&mut self) {
        if self.files.check().is_ok()
            && let Some(connection) = self.connection.take()
        {
            let _ = connection.close().await;
        }
    }

    async fn close(self) {
        for connection in self.connection.into_iter().chain([self.anchor]) {
            let _ = connection.close().await;
        }
    }
}

impl SqliteWriter {
    async fn connection(&mut self) -> Result<&mut SqliteConnection, StoreError> {
        if self.connection.is_none() {
            self.files.check_database()?;
            let mut connection = SqliteConnection::connect_with(&self.options).await?;
            // Makes the files that are to be watched, and makes safe what was left of an earlier life.
            if let Err(error) = sqlx::query(PROBE).execute(&mut connection).await {
                let _ = connection.close().await;
                return Err(error.into());
            }
            self.files.remember()?;
            self.connection = Some(connection);
        }
        self.files.check()?;
        self.connection.as_mut().ok_or(StoreError::Closed)
    }

    /// Something has been committed; whether it was to the files that the next start will read.
    async fn committed(&mut self) -> Result<(), StoreError> {
        let long = match self.files.check() {
            Ok(log) => log,
            Err(error) => {
                self.rescue().await;
                return Err(error);
            }
        };
        let is_due = self.blocked.is_none_or(|blocked| blocked.elapsed() >= CHECKPOINT_INTERVAL);
        if long >= LONG_LOG && is_due {
            if long >= TOO_LONG_LOG {
                tracing::warn!(
                    bytes = long,
                    "the write-ahead log cannot be emptied: something reads for very long"
                );
            }
            self.blocked = if self.empty_log().await? { None } else { Some(Instant::now()) };
        }
        Ok(())
    }

    /// Empties the write-ahead log, unless somebody reads from it for longer than is worth waiting for. Returns
    /// whether it is empty.
    async fn empty_log(&mut self) -> Result<bool, StoreError> {
        let Some(connection) = &mut self.connection else { return Ok(false) };
        let _turn = self.turn.lock().await;
        wait_at_most(connection, WAIT_FOR_READERS).await?;
        let empty = sqlx::query_scalar("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut *connection).await;
        wait_at_most(connection, WAIT_FOR_LOCK).await?;
        let is_blocked: i64 = empty?;
        Ok(is_blocked == 0)
    }

    /// If only the log beside the database has gone, what was acknowledged is moved into the database now: after a
    /// restart it would be missing.
    async fn rescue(&mut self) {
        if let (Ok(()), Some(connection)) = (self.files.check_database(), &mut self.connection) {
            let moved = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(connection).await;
            if let Err(error) = moved {
                tracing::debug!(%error, "the lost log could not be moved into the database");
            }
        }
    }
}

async fn wait_at_most(connection: &mut SqliteConnection, time: Duration) -> Result<(), sqlx::Error> {
    let pragma = format!("PRAGMA busy_timeout = {}", time.as_millis());
    sqlx::query(AssertSqlSafe(pragma)).execute(connection).await.map(drop)
}

/// Whether each entry was stored. Of two with the same number in one transaction the first is.
async fn write_together(
    connection: &mut SqliteConnection,
    entries: &[Append],
    again: bool,
) -> Result<Vec<bool>, sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut stored = Vec::with_capacity(entries.len());
    for append in entries {
        let insert =
            "INSERT INTO entries (table_id, number, body) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
        let id = append.table.to_string();
        let insert = sqlx::query(insert).bind(&id).bind(append.number).bind(&append.body);
        if insert.execute(&mut *transaction).await?.rows_affected() == 0 {
            let select = "SELECT body FROM entries WHERE table_id = $1 AND number = $2";
            let select = sqlx::query_scalar(select).bind(&id).bind(append.number);
            let holder: Option<String> = select.fetch_optional(&mut *transaction).await?;
            stored.push(again && holder.as_ref() == Some(&append.body));
            continue;
        }
        stored.push(true);
        if let Some(row) = &append.row {
            write_row(&mut transaction, &id, row).await?;
        }
        if let Some(person) = append.sitter {
            let insert = "INSERT INTO sitters (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            sqlx::query(insert).bind(person.to_string()).bind(&id).execute(&mut *transaction).await?;
        }
        for Call { person, reason, decision, due } in &append.calls {
            let put = sqlx::query(PUT_CALLS).bind(person.to_string()).bind(&id).bind(reason.name());
            put.bind(*decision).bind(signed(*due)).execute(&mut *transaction).await?;
        }
    }
    transaction.commit().await?;
    Ok(stored)
}

async fn write_row(connection: &mut SqliteConnection, id: &str, row: &Row) -> Result<(), sqlx::Error> {
    let (seat, since, round) = turn_columns(row.turn);
    let columns = "id, stage, public, wake, at, listing, turn, since, round, slow, due, derived";
    let mut query = QueryBuilder::new(format!("INSERT INTO tables ({columns}) "));
    query.push_values([row], |mut values, row| {
        values.push_bind(id).push_bind(row.stage.name()).push_bind(i64::from(row.public));
        values.push_bind(i64::from(row.wake)).push_bind(signed(row.at)).push_bind(&row.listing);
        values.push_bind(seat).push_bind(since).push_bind(round);
        values.push_bind(i64::from(row.slow)).push_bind(row.due.map(signed));
        values.push_bind(derived_with(row.stage));
    });
    query.push(
        " ON CONFLICT (id) DO UPDATE SET stage = excluded.stage, public = excluded.public, wake = excluded.wake,
          at = excluded.at, listing = excluded.listing, turn = excluded.turn, since = excluded.since,
          round = excluded.round, slow = excluded.slow, due = excluded.due,
          derived = CASE excluded.stage WHEN 'over' THEN tables.derived ELSE excluded.derived END",
    );
    query.build().execute(&mut *connection).await?;
    seat_in_sqlite(connection, id, row).await
}
