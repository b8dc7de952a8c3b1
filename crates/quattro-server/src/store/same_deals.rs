//! Tables that have the same cards, by the commitment of their deal.
//!
//! The statements are the same for both databases.

use quattro_table::protocol::Listing;
use quattro_table::{PersonId, TableId};

use super::postgres::Postgres;
use super::sqlite::Sqlite;
use super::{Store, StoreError, both, read_listings};

const SAME: &str = "INSERT INTO same_deals (commitment, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
const ALL_SAME: &str = "SELECT listing, (SELECT COUNT(*) FROM sitters
                            WHERE sitters.table_id = same_deals.table_id AND person = $2)
                        FROM same_deals JOIN tables ON id = same_deals.table_id
                        WHERE commitment = $1 AND stage = 'over' ORDER BY at DESC LIMIT $3";
const HAS_FINISHED: &str = "SELECT 1 FROM same_deals JOIN tables ON id = same_deals.table_id
                            JOIN sitters ON sitters.table_id = same_deals.table_id
                            WHERE commitment = $1 AND stage = 'over' AND person = $2 LIMIT 1";

/// Implements everything for one database.
macro_rules! same_deals {
    ($database:ty) => {
        impl $database {
            async fn note_same(&self, commitment: &str, table: TableId) -> Result<(), StoreError> {
                let note = sqlx::query(SAME).bind(commitment).bind(table.to_string());
                self.change(async |connection| note.execute(connection).await.map(drop)).await
            }

            async fn all_same(
                &self,
                commitment: &str,
                person: PersonId,
                limit: u32,
            ) -> Result<Vec<(String, i64)>, StoreError> {
                let query = sqlx::query_as(ALL_SAME).bind(commitment).bind(person.to_string());
                let query = query.bind(i64::from(limit));
                self.run(async |connection| query.fetch_all(connection).await).await
            }

            async fn has_finished(&self, commitment: &str, person: PersonId) -> Result<bool, StoreError> {
                let query = sqlx::query(HAS_FINISHED).bind(commitment).bind(person.to_string());
                Ok(self.run(async |connection| query.fetch_optional(connection).await).await?.is_some())
            }
        }
    };
}

same_deals!(Sqlite);
same_deals!(Postgres);

impl Store {
    /// Notes that this table has the deal of this commitment.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn note_same_deal(&self, commitment: &str, table: TableId) -> Result<(), StoreError> {
        both!(self, database => database.note_same(commitment, table).await)
    }

    /// Finished games with the deal of this commitment, the latest first, and whether a person sat there.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn same_deals(
        &self,
        commitment: &str,
        person: PersonId,
        limit: u32,
    ) -> Result<Vec<(Listing, bool)>, StoreError> {
        let found = both!(self, database => database.all_same(commitment, person, limit).await)?;
        let read = |(listing, sat): (String, i64)| Some((read_listings(&[listing]).pop()?, sat > 0));
        Ok(found.into_iter().filter_map(read).collect())
    }

    /// Whether a person has finished a game with the deal of this commitment.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn has_finished_deal(&self, commitment: &str, person: PersonId) -> Result<bool, StoreError> {
        both!(self, database => database.has_finished(commitment, person).await)
    }
}
