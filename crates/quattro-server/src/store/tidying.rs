//! Making finished games small, and deleting what nobody needs any more.
//!
//! The statements are the same for both databases.

use quattro_table::TableId;
use quattro_table::protocol::TableStage;
use sqlx::{Connection as _, PgConnection, Row as _, SqliteConnection};

use super::packed::{PLACEHOLDER, pack};
use super::postgres::Postgres;
use super::sqlite::Sqlite;
use super::{Store, StoreError, Stored, both, signed};

/// What a table that is to be packed becomes.
const PACKED: i64 = 1;
/// What a table that cannot be packed becomes.
const NOT_TO_BE_PACKED: i64 = 2;

const TO_PACK: &str =
    "SELECT id FROM tables WHERE stage = 'over' AND packed = 0 AND at < $1 ORDER BY at LIMIT $2";
const REWRITTEN: &str = "SELECT rewritten FROM tables WHERE id = $1";
/// Of several servers one gets the table. If somebody was forgotten since the log was read, none does.
const MARK: &str = "UPDATE tables SET packed = $2 WHERE id = $1 AND packed = 0 AND rewritten = $3";
const PACK: &str = "INSERT INTO packed (table_id, last, log) VALUES ($1, $2, $3)";
const DROP_ENTRIES_BEFORE: &str = "DELETE FROM entries WHERE table_id = $1 AND number < $2";
const REPLACE_ENTRY: &str = "UPDATE entries SET body = $3 WHERE table_id = $1 AND number = $2";

const OLD_TABLES: &str = "SELECT id, at FROM tables WHERE stage = $1 AND at < $2 AND (at, id) > ($3, $4)
                          ORDER BY at, id LIMIT $5";
const LAST_ENTRY: &str = "SELECT number, body FROM entries WHERE table_id = $1 ORDER BY number DESC LIMIT 1";
// First the last entry: whoever stores the next one waits for it, or has stored it.
const DROP_ENTRY: &str = "DELETE FROM entries WHERE table_id = $1 AND number = $2";
const IS_WANTED: &str = "SELECT 1 FROM entries WHERE table_id = $1 AND number > $2
                         UNION ALL SELECT 1 FROM attended WHERE table_id = $1 AND at > $3";
const DROP_TABLE: &[&str] = &[
    "DELETE FROM entries WHERE table_id = $1",
    "DELETE FROM packed WHERE table_id = $1",
    "DELETE FROM tables WHERE id = $1",
    "DELETE FROM sitters WHERE table_id = $1",
    "DELETE FROM speakers WHERE table_id = $1",
    "DELETE FROM attended WHERE table_id = $1",
    "DELETE FROM games_of_people WHERE table_id = $1",
    "DELETE FROM codes WHERE table_id = $1",
    "DELETE FROM calls WHERE table_id = $1",
    "DELETE FROM same_deals WHERE table_id = $1",
    "DELETE FROM reviews WHERE table_id = $1",
];
// One that has ended is kept: without this note its cookie would be good again.
const DROP_SESSIONS: &str = "DELETE FROM sessions WHERE ended = 0 AND seen < $1";

/// How far a walk through old tables has come: the time of the last one, and its id.
pub type Walked = (u64, String);

/// Implements everything for one database.
macro_rules! tidying {
    ($database:ty, $connection:ty) => {
        impl $database {
            async fn to_pack(&self, before: u64, limit: u32) -> Result<Vec<String>, StoreError> {
                let query = sqlx::query_scalar(TO_PACK).bind(signed(before)).bind(i64::from(limit));
                self.run(async |connection| query.fetch_all(connection).await).await
            }

            pub(super) async fn rewritten(&self, table: &str) -> Result<i64, StoreError> {
                let query = sqlx::query_scalar(REWRITTEN).bind(table);
                let times = self.run(async |connection| query.fetch_optional(connection).await).await?;
                Ok(times.unwrap_or(0))
            }

            async fn mark(&self, table: &str, packed: i64, rewritten: i64) -> Result<(), StoreError> {
                let mark = sqlx::query(MARK).bind(table).bind(packed).bind(rewritten);
                self.change(async |connection| mark.execute(connection).await.map(drop)).await
            }

            async fn put_packed(
                &self,
                table: &str,
                last: u32,
                log: &[u8],
                rewritten: i64,
            ) -> Result<bool, StoreError> {
                let last = i64::from(last);
                let all = async |connection: &mut $connection| {
                    let mut transaction = connection.begin().await?;
                    let mark = sqlx::query(MARK).bind(table).bind(PACKED).bind(rewritten);
                    if mark.execute(&mut *transaction).await?.rows_affected() == 0 {
                        transaction.rollback().await?;
                        return Ok(false);
                    }
                    sqlx::query(PACK).bind(table).bind(last).bind(log).execute(&mut *transaction).await?;
                    let drop = sqlx::query(DROP_ENTRIES_BEFORE).bind(table).bind(last);
                    drop.execute(&mut *transaction).await?;
                    let replace = sqlx::query(REPLACE_ENTRY).bind(table).bind(last).bind(PLACEHOLDER);
                    replace.execute(&mut *transaction).await?;
                    transaction.commit().await?;
                    Ok(true)
                };
                self.change(all).await
            }

            async fn old_tables(
                &self,
                stage: TableStage,
                before: u64,
                (at, id): &Walked,
                limit: u32,
            ) -> Result<Vec<Walked>, StoreError> {
                let query = sqlx::query(OLD_TABLES).bind(stage.name()).bind(signed(before));
                let query = query.bind(signed(*at)).bind(id).bind(i64::from(limit));
                let mut found = Vec::new();
                for row in self.run(async |connection| query.fetch_all(connection).await).await? {
                    found.push((u64::try_from(row.try_get::<i64, _>(1)?).unwrap_or(0), row.try_get(0)?));
                }
                Ok(found)
            }

            async fn last_entry(&self, table: &str) -> Result<Option<Stored>, StoreError> {
                let query = sqlx::query(LAST_ENTRY).bind(table);
                let row = self.run(async |connection| query.fetch_optional(connection).await).await?;
                let Some(row) = row else { return Ok(None) };
                let number = u32::try_from(row.try_get::<i64, _>(0)?).unwrap_or(u32::MAX);
                Ok(Some(Stored { number, body: row.try_get(1)? }))
            }

            async fn drop_table(&self, table: &str, last: u32, attended: u64) -> Result<bool, StoreError> {
                let last = i64::from(last);
                let all = async |connection: &mut $connection| {
                    let mut transaction = connection.begin().await?;
                    let drop = sqlx::query(DROP_ENTRY).bind(table).bind(last);
                    let is_last = drop.execute(&mut *transaction).await?.rows_affected() == 1;
                    let wanted = sqlx::query(IS_WANTED).bind(table).bind(last).bind(signed(attended));
                    if !is_last || wanted.fetch_optional(&mut *transaction).await?.is_some() {
                        transaction.rollback().await?;
                        return Ok(false);
                    }
                    for statement in DROP_TABLE.iter().copied() {
                        sqlx::query(statement).bind(table).execute(&mut *transaction).await?;
                    }
                    transaction.commit().await?;
                    Ok(true)
                };
                self.change(all).await
            }

            async fn drop_sessions(&self, unseen: u64) -> Result<u64, StoreError> {
                let drop = sqlx::query(DROP_SESSIONS).bind(signed(unseen));
                self.change(async |connection| Ok(drop.execute(connection).await?.rows_affected())).await
            }
        }
    };
}

tidying!(Sqlite, SqliteConnection);
tidying!(Postgres, PgConnection);

impl Store {
    /// Finished tables that are not packed, and were finished before a moment.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn to_pack(&self, before: u64, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let ids = both!(self, database => database.to_pack(before, limit).await)?;
        ids.iter().map(|id| id.parse().map_err(|_| StoreError::Unreadable(id.clone()))).collect()
    }

    /// Packs the log of a table, all or nothing; returns whether this has been done now.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn pack(&self, table: TableId) -> Result<bool, StoreError> {
        let id = table.to_string();
        let rewritten = self.rewritten(table).await?;
        let log = self.read(table, 0).await?;
        let last = log.last().map_or(0, |entry| entry.number);
        let packed = tokio::task::spawn_blocking(move || pack(&log)).await.ok().flatten();
        let Some(packed) = packed else {
            both!(self, database => database.mark(&id, NOT_TO_BE_PACKED, rewritten).await)?;
            return Err(StoreError::Unreadable("a finished table that cannot be packed".to_owned()));
        };
        both!(self, database => database.put_packed(&id, last, &packed, rewritten).await)
    }

    /// Tables that came to this stage before a moment, the oldest first, from where a walk has come.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn old_tables(
        &self,
        stage: TableStage,
        before: u64,
        walked: &Walked,
        limit: u32,
    ) -> Result<Vec<Walked>, StoreError> {
        both!(self, database => database.old_tables(stage, before, walked, limit).await)
    }

    /// The last entry of a table; of a packed one, what stands in its place.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn last_entry(&self, table: TableId) -> Result<Option<Stored>, StoreError> {
        both!(self, database => database.last_entry(&table.to_string()).await)
    }

    /// Deletes a table with all that belongs to it, if this is its last entry and nobody was connected to it after
    /// `attended`; returns whether it has.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn delete(&self, table: TableId, last: u32, attended: u64) -> Result<bool, StoreError> {
        both!(self, database => database.drop_table(&table.to_string(), last, attended).await)
    }

    /// Forgets open sessions that nobody has used since a moment. Whoever comes back is noted again.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn forget_sessions(&self, unseen: u64) -> Result<u64, StoreError> {
        both!(self, database => database.drop_sessions(unseen).await)
    }

    /// Gives space that is not used any more back to the system, a piece at a time. PostgreSQL does so by itself.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn give_back(&self) -> Result<(), StoreError> {
        match self {
            Store::Sqlite(database) => database.give_back().await,
            Store::Postgres(_) => Ok(()),
            #[cfg(feature = "simulation")]
            Store::Simulated(_) => Ok(()),
        }
    }
}
