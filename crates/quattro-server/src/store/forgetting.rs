//! Deleting a person: their games stay, without them.
//!
//! First it is noted that somebody leaves, which is what they are told; from then on no signature of theirs counts.
//! Then each of their tables is written anew, in a transaction of its own, which also forgets that they were there:
//! so the tables that are left are the work that is left. At last all else goes in one transaction, and with it the
//! note. A server that finds the note when it starts goes on.
//!
//! The statements are the same for both databases.

use quattro_table::{PersonId, TableId};
use sqlx::{Connection as _, PgConnection, SqliteConnection};

use super::figures::FORGET as FORGET_FIGURES;
use super::packed::pack;
use super::postgres::Postgres;
use super::sqlite::Sqlite;
use super::{Store, StoreError, Stored, both, signed};

/// A log without somebody.
#[derive(Clone, Debug)]
pub struct Rewritten {
    /// Which table.
    pub table: TableId,
    /// Who is not in it any more.
    pub person: PersonId,
    /// All of it. The last entry is new.
    pub log: Vec<Stored>,
    /// The numbers of the other entries that have changed.
    pub changed: Vec<u32>,
    /// What lists show of it.
    pub listing: String,
}

const LEAVE: &str = "INSERT INTO leaving (person, at) VALUES ($1, $2) ON CONFLICT DO NOTHING";
const MARK: &str = "INSERT INTO forgotten (mark) VALUES ($1) ON CONFLICT DO NOTHING";
const LEAVING: &str = "SELECT person FROM leaving";
const NOTE_SPEAKER: &str = "INSERT INTO speakers (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
const TABLES: &str = "SELECT table_id FROM sitters WHERE person = $1
                      UNION SELECT table_id FROM speakers WHERE person = $1 ORDER BY 1";
// First the new entry: whoever stores one waits for it, or has stored it.
const ADD_ENTRY: &str =
    "INSERT INTO entries (table_id, number, body) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
// Whoever is about to pack the log finds that it has changed.
const REWRITE_TABLE: &str = "UPDATE tables SET listing = $2, rewritten = rewritten + 1 WHERE id = $1";
const PACKED_UNTIL: &str = "SELECT last FROM packed WHERE table_id = $1";
const REWRITE_PACKED: &str = "UPDATE packed SET log = $2 WHERE table_id = $1";
const REWRITE_ENTRY: &str = "UPDATE entries SET body = $3 WHERE table_id = $1 AND number = $2";
const LEAVE_TABLE: [&str; 2] = [
    "DELETE FROM sitters WHERE person = $1 AND table_id = $2",
    "DELETE FROM speakers WHERE person = $1 AND table_id = $2",
];

/// Everything that is stored about a person besides the logs of tables and what is counted of them. Whoever stores
/// something else about people adds a line; the note that somebody leaves is last.
const FORGET: &[&str] = &[
    // What they are called for goes with where they are called.
    "DELETE FROM calls WHERE subscription IN (SELECT id FROM subscriptions WHERE person = $1)",
    "DELETE FROM subscriptions WHERE person = $1",
    "DELETE FROM quiet WHERE person = $1",
    "DELETE FROM tries WHERE person = $1",
    "DELETE FROM evening_guests WHERE person = $1",
    "DELETE FROM passkeys WHERE person = $1",
    "DELETE FROM challenges WHERE person = $1",
    "DELETE FROM sheets WHERE person = $1",
    // A link holds its person as JSON.
    "DELETE FROM links WHERE person LIKE '%\"' || $1 || '\"%'",
    "DELETE FROM sessions WHERE person = $1",
    "DELETE FROM sitters WHERE person = $1",
    "DELETE FROM people WHERE id = $1",
    "DELETE FROM leaving WHERE person = $1",
];

/// Implements everything for one database.
macro_rules! forgetting {
    ($database:ty, $connection:ty) => {
        impl $database {
            async fn begin_forgetting(&self, person: &str, mark: &str, now: u64) -> Result<(), StoreError> {
                let both = async |connection: &mut $connection| {
                    let mut transaction = connection.begin().await?;
                    let leave = sqlx::query(LEAVE).bind(person).bind(signed(now));
                    leave.execute(&mut *transaction).await?;
                    sqlx::query(MARK).bind(mark).execute(&mut *transaction).await?;
                    transaction.commit().await
                };
                self.change(both).await
            }

            async fn leaving(&self) -> Result<Vec<String>, StoreError> {
                let query = sqlx::query_scalar(LEAVING);
                self.run(async |connection| query.fetch_all(connection).await).await
            }

            async fn note_speaker(&self, person: &str, table: &str) -> Result<(), StoreError> {
                let note = sqlx::query(NOTE_SPEAKER).bind(person).bind(table);
                self.change(async |connection| note.execute(connection).await.map(drop)).await
            }

            async fn all_tables_of(&self, person: &str) -> Result<Vec<String>, StoreError> {
                let query = sqlx::query_scalar(TABLES).bind(person);
                self.run(async |connection| query.fetch_all(connection).await).await
            }

            async fn leave_table(&self, person: &str, table: &str) -> Result<(), StoreError> {
                let both = async |connection: &mut $connection| {
                    for statement in LEAVE_TABLE {
                        sqlx::query(statement).bind(person).bind(table).execute(&mut *connection).await?;
                    }
                    Ok(())
                };
                self.change(both).await
            }

            async fn rewrite(&self, rewritten: &Rewritten) -> Result<bool, StoreError> {
                let Rewritten { table, person, log, changed, listing } = rewritten;
                let (table, person) = (table.to_string(), person.to_string());
                let Some((new, log)) = log.split_last() else { return Ok(false) };
                let all = async |connection: &mut $connection| {
                    let mut transaction = connection.begin().await?;
                    let add = sqlx::query(ADD_ENTRY).bind(&table).bind(i64::from(new.number)).bind(&new.body);
                    if add.execute(&mut *transaction).await?.rows_affected() == 0 {
                        transaction.rollback().await?;
                        return Ok(false);
                    }
                    let listed = sqlx::query(REWRITE_TABLE).bind(&table).bind(listing);
                    listed.execute(&mut *transaction).await?;
                    let last = sqlx::query_scalar(PACKED_UNTIL).bind(&table);
                    let last: Option<i64> = last.fetch_optional(&mut *transaction).await?;
                    let last = last.and_then(|last| usize::try_from(last).ok()).unwrap_or(0);
                    if let Some(packed) = log.get(..last).and_then(pack) {
                        let packed = sqlx::query(REWRITE_PACKED).bind(&table).bind(packed);
                        packed.execute(&mut *transaction).await?;
                    }
                    for entry in log.iter().skip(last).filter(|entry| changed.contains(&entry.number)) {
                        let entry = sqlx::query(REWRITE_ENTRY)
                            .bind(&table)
                            .bind(i64::from(entry.number))
                            .bind(&entry.body);
                        entry.execute(&mut *transaction).await?;
                    }
                    for statement in LEAVE_TABLE {
                        let leave = sqlx::query(statement).bind(&person).bind(&table);
                        leave.execute(&mut *transaction).await?;
                    }
                    transaction.commit().await?;
                    Ok(true)
                };
                self.change(all).await
            }

            async fn forget_person(&self, person: &str) -> Result<(), StoreError> {
                let all = async |connection: &mut $connection| {
                    let mut transaction = connection.begin().await?;
                    for statement in FORGET_FIGURES.iter().chain(FORGET).copied() {
                        sqlx::query(statement).bind(person).execute(&mut *transaction).await?;
                    }
                    transaction.commit().await
                };
                self.change(all).await
            }
        }
    };
}

forgetting!(Sqlite, SqliteConnection);
forgetting!(Postgres, PgConnection);

fn read_ids(ids: &[String]) -> Result<Vec<PersonId>, StoreError> {
    ids.iter().map(|id| id.parse().map_err(|_| StoreError::Unreadable(id.clone()))).collect()
}

impl Store {
    /// Notes that a person is to be deleted. From now on no signature of theirs counts.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn begin_forgetting(&self, person: PersonId, mark: &str, now: u64) -> Result<(), StoreError> {
        both!(self, database => database.begin_forgetting(&person.to_string(), mark, now).await)
    }

    /// People who are to be deleted.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn leaving(&self) -> Result<Vec<PersonId>, StoreError> {
        match self {
            #[cfg(feature = "simulation")]
            Store::Simulated(_) => Ok(Vec::new()),
            store => read_ids(&both!(store, database => database.leaving().await)?),
        }
    }

    /// Notes that somebody who does not sit at a table says something there, before they do.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn note_speaker(&self, person: PersonId, table: TableId) -> Result<(), StoreError> {
        match self {
            #[cfg(feature = "simulation")]
            Store::Simulated(_) => Ok(()),
            store => {
                both!(store, database => database.note_speaker(&person.to_string(), &table.to_string()).await)
            }
        }
    }

    /// All tables whose logs name a person.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn all_tables_of(&self, person: PersonId) -> Result<Vec<TableId>, StoreError> {
        read_ids(&both!(self, database => database.all_tables_of(&person.to_string()).await)?)
    }

    /// Forgets that a person was at a table which is no more.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn leave_table(&self, person: PersonId, table: TableId) -> Result<(), StoreError> {
        both!(self, database => database.leave_table(&person.to_string(), &table.to_string()).await)
    }

    /// Writes a log anew without somebody, all or nothing; false if it has got another entry meanwhile.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn rewrite(&self, rewritten: &Rewritten) -> Result<bool, StoreError> {
        let is_stored = both!(self, database => database.rewrite(rewritten).await)?;
        if let (Store::Postgres(database), Some(last), true) = (self, rewritten.log.last(), is_stored) {
            database.tell_entry(rewritten.table, last);
        }
        Ok(is_stored)
    }

    /// How often a log was written anew. Whoever writes down what follows from a log reads this first, and writes
    /// nothing if it has changed.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn rewritten(&self, table: TableId) -> Result<i64, StoreError> {
        both!(self, database => database.rewritten(&table.to_string()).await)
    }

    /// Deletes everything about a person that does not belong to a table.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn forget_person(&self, person: PersonId) -> Result<(), StoreError> {
        both!(self, database => database.forget_person(&person.to_string()).await)
    }
}
