//! Finished games looked back at.
//!
//! The statements are the same for both databases.

use quattro_bots::review::{MemoryScore, Points};
use quattro_rules::seat::Seat;
use quattro_table::review::{Finished, VERSION};
use quattro_table::{PersonId, TableId};

use super::postgres::Postgres;
use super::sqlite::Sqlite;
use super::{Store, StoreError, both};

// A table that was deleted in the meantime gets no review.
const PUT_REVIEW: &str = "
    INSERT INTO reviews (table_id, seat, version, body, available, lost)
    SELECT id, $2, $3, $4, $5, $6 FROM tables WHERE id = $1
    ON CONFLICT (table_id, seat) DO UPDATE SET version = excluded.version, body = excluded.body,
        available = excluded.available, lost = excluded.lost";
const REVIEW: &str = "SELECT body FROM reviews WHERE table_id = $1 AND seat = $2 AND version = $3";
const MEMORY: &str = "
    SELECT own.at, reviews.available, reviews.lost FROM games_of_people AS own
    JOIN reviews ON reviews.table_id = own.table_id AND reviews.seat = own.seat AND reviews.version = $2
    WHERE own.person = $1 AND own.finished = 1 ORDER BY own.at DESC, own.table_id DESC LIMIT $3";

/// What memory was worth to a person in a finished game, and when the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RememberedGame {
    /// When it ended, in milliseconds since 1970.
    pub at: u64,
    /// What memory was worth, and how much of that was lost.
    pub score: MemoryScore,
}

/// Implements everything for one database.
macro_rules! reviews {
    ($database:ty) => {
        impl $database {
            async fn put_review(&self, table: &str, seat: i64, review: &Finished) -> Result<(), StoreError> {
                let put = sqlx::query(PUT_REVIEW).bind(table).bind(seat).bind(i64::from(VERSION));
                let put = put.bind(&review.body);
                let put = put.bind(i64::from(review.score.available.0)).bind(i64::from(review.score.lost.0));
                self.change(async |connection| put.execute(connection).await.map(drop)).await
            }

            async fn review(&self, table: &str, seat: i64) -> Result<Option<String>, StoreError> {
                let query = sqlx::query_scalar(REVIEW).bind(table).bind(seat).bind(i64::from(VERSION));
                self.run(async |connection| query.fetch_optional(connection).await).await
            }

            async fn memory_of(&self, person: &str, limit: i64) -> Result<Vec<(i64, i64, i64)>, StoreError> {
                let query = sqlx::query_as(MEMORY).bind(person).bind(i64::from(VERSION)).bind(limit);
                self.run(async |connection| query.fetch_all(connection).await).await
            }
        }
    };
}

reviews!(Sqlite);
reviews!(Postgres);

impl Store {
    /// Keeps the review of a seat's game, in the place of an earlier one.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn put_review(&self, table: TableId, seat: Seat, review: &Finished) -> Result<(), StoreError> {
        let seat = i64::from(seat.number());
        both!(self, database => database.put_review(&table.to_string(), seat, review).await)
    }

    /// The review of a seat's game, as JSON; none if it was made by another version.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn review(&self, table: TableId, seat: Seat) -> Result<Option<String>, StoreError> {
        let seat = i64::from(seat.number());
        both!(self, database => database.review(&table.to_string(), seat).await)
    }

    /// What memory was worth in a person's finished games that were reviewed, the last first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn memory_of(&self, person: PersonId, limit: u32) -> Result<Vec<RememberedGame>, StoreError> {
        let rows = both!(self, database => database.memory_of(&person.to_string(), limit.into()).await)?;
        let points = |number: i64| Points(i32::try_from(number).unwrap_or_default());
        let game = |(at, available, lost): (i64, i64, i64)| RememberedGame {
            at: u64::try_from(at).unwrap_or_default(),
            score: MemoryScore { available: points(available), lost: points(lost) },
        };
        Ok(rows.into_iter().map(game).collect())
    }
}
