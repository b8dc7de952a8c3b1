//! Small tournaments. Each is stored as a whole, under a version: of two servers that change the same one, the second
//! reads it again.
//!
//! The statements are the same for both databases.

use quattro_table::PersonId;
use quattro_table::evening::{Evening, EveningId};
use sqlx::Row as _;

use super::postgres::Postgres;
use super::sqlite::Sqlite;
use super::{Appended, Store, StoreError, both, signed};

/// An evening, and the version that was read.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredEvening {
    /// The evening.
    pub evening: Evening,
    /// How often it has been changed, from 1.
    pub version: u32,
}

const PUT: &str =
    "INSERT INTO evenings (id, version, at, body) VALUES ($1, 1, $2, $3) ON CONFLICT (id) DO NOTHING";
const REPLACE: &str =
    "UPDATE evenings SET version = version + 1, at = $2, body = $3 WHERE id = $1 AND version = $4";
const FIND: &str = "SELECT version, body FROM evenings WHERE id = $1";
const OF_PERSON: &str = "SELECT evening FROM evening_guests JOIN evenings ON id = evening
                         WHERE person = $1 ORDER BY at DESC LIMIT $2";
const COME: &str =
    "INSERT INTO evening_guests (person, evening) VALUES ($1, $2) ON CONFLICT (person, evening) DO NOTHING";

/// Implements everything for one database.
macro_rules! evenings {
    ($database:ty) => {
        impl $database {
            /// Stores a new evening, or one of which `version` was read.
            async fn put_evening(
                &self,
                id: &str,
                now: u64,
                body: &str,
                version: Option<u32>,
            ) -> Result<Appended, StoreError> {
                let put = match version {
                    None => sqlx::query(PUT).bind(id).bind(signed(now)).bind(body),
                    Some(version) => {
                        sqlx::query(REPLACE).bind(id).bind(signed(now)).bind(body).bind(i64::from(version))
                    }
                };
                let changed = self.change(async |connection| put.execute(connection).await).await?;
                Ok(if changed.rows_affected() == 0 { Appended::Taken } else { Appended::Stored })
            }

            async fn evening(&self, id: &str) -> Result<Option<(i64, String)>, StoreError> {
                let query = sqlx::query(FIND).bind(id);
                let row = self.run(async |connection| query.fetch_optional(connection).await).await?;
                row.map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).transpose()
            }

            async fn come_to_evening(&self, person: &str, id: &str) -> Result<(), StoreError> {
                let query = sqlx::query(COME).bind(person).bind(id);
                self.change(async |connection| query.execute(connection).await.map(drop)).await
            }

            async fn evenings_of(&self, person: &str, limit: u32) -> Result<Vec<String>, StoreError> {
                let query = sqlx::query_scalar(OF_PERSON).bind(person).bind(i64::from(limit));
                self.run(async |connection| query.fetch_all(connection).await).await
            }
        }
    };
}

evenings!(Sqlite);
evenings!(Postgres);

impl Store {
    /// Stores an evening: a new one, or one of which this version was read. `Taken` if another was faster.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn put_evening(
        &self,
        id: EveningId,
        evening: &Evening,
        version: Option<u32>,
        now: u64,
    ) -> Result<Appended, StoreError> {
        let body =
            serde_json::to_string(evening).map_err(|error| StoreError::Unreadable(error.to_string()))?;
        both!(self, database => database.put_evening(&id.to_string(), now, &body, version).await)
    }

    /// An evening as it stands.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn evening(&self, id: EveningId) -> Result<Option<StoredEvening>, StoreError> {
        let Some((version, body)) = both!(self, database => database.evening(&id.to_string()).await)? else {
            return Ok(None);
        };
        let unreadable = || StoreError::Unreadable(format!("the evening {id}"));
        let version = u32::try_from(version).map_err(|_| unreadable())?;
        let evening = serde_json::from_str(&body).map_err(|_| unreadable())?;
        Ok(Some(StoredEvening { evening, version }))
    }

    /// Notes that a person takes part.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn come_to_evening(&self, person: PersonId, id: EveningId) -> Result<(), StoreError> {
        both!(self, database => database.come_to_evening(&person.to_string(), &id.to_string()).await)
    }

    /// A person's evenings, the last changed first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn evenings_of(&self, person: PersonId, limit: u32) -> Result<Vec<EveningId>, StoreError> {
        let found = both!(self, database => database.evenings_of(&person.to_string(), limit).await)?;
        Ok(found.iter().filter_map(|id| id.parse().ok()).collect())
    }
}
