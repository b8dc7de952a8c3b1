//! The codes of tables that wait for players.
//!
//! The statements are the same for both databases.

use quattro_table::TableId;

use super::postgres::Postgres;
use super::sqlite::Sqlite;
use super::{Store, StoreError, both, signed};

const PUT_CODE: &str = "INSERT INTO codes (code, table_id, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
const CODE_OF: &str = "SELECT code FROM codes WHERE table_id = $1";
// A code is good as long as its table waits for players: the list of tables says so, in the move that begins the game.
const TABLE_OF: &str = "SELECT codes.table_id FROM codes JOIN tables ON tables.id = codes.table_id
                        WHERE codes.code = $1 AND tables.stage = 'open'";
const GOOD_CODES: &str =
    "SELECT COUNT(*) FROM codes JOIN tables ON tables.id = codes.table_id WHERE tables.stage = 'open'";
const FORGET_CODES: &str = "DELETE FROM codes WHERE at < $1
                            AND NOT EXISTS (SELECT 1 FROM tables WHERE id = codes.table_id AND stage = 'open')";

/// Implements everything for one database.
macro_rules! codes {
    ($database:ty) => {
        impl $database {
            async fn put_code(
                &self,
                table: &str,
                code: &str,
                now: u64,
            ) -> Result<Option<String>, StoreError> {
                let put = sqlx::query(PUT_CODE).bind(code).bind(table).bind(signed(now));
                self.change(async |connection| put.execute(connection).await.map(drop)).await?;
                let of = sqlx::query_scalar(CODE_OF).bind(table);
                self.run(async |connection| of.fetch_optional(connection).await).await
            }

            async fn table_of(&self, code: &str) -> Result<Option<String>, StoreError> {
                let query = sqlx::query_scalar(TABLE_OF).bind(code);
                self.run(async |connection| query.fetch_optional(connection).await).await
            }

            async fn good_codes(&self) -> Result<i64, StoreError> {
                let query = sqlx::query_scalar(GOOD_CODES);
                self.run(async |connection| query.fetch_one(connection).await).await
            }

            async fn forget_codes(&self, before: u64) -> Result<(), StoreError> {
                let forget = sqlx::query(FORGET_CODES).bind(signed(before));
                self.change(async |connection| forget.execute(connection).await.map(drop)).await
            }
        }
    };
}

codes!(Sqlite);
codes!(Postgres);

impl Store {
    /// The code of a table: the one it has, or this one if it has none and no other table has had it lately.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn put_code(&self, table: TableId, code: &str, now: u64) -> Result<Option<String>, StoreError> {
        both!(self, database => database.put_code(&table.to_string(), code, now).await)
    }

    /// The table that waits for players under this code.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn table_of_code(&self, code: &str) -> Result<Option<TableId>, StoreError> {
        let found = both!(self, database => database.table_of(code).await)?;
        found.map(|id| id.parse().map_err(|_| StoreError::Unreadable(id))).transpose()
    }

    /// How many tables wait for players under a code.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn good_codes(&self) -> Result<u64, StoreError> {
        Ok(both!(self, database => database.good_codes().await)?.unsigned_abs())
    }

    /// Lets codes be used again that were given out before a moment and lead nowhere any more.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn forget_codes(&self, before: u64) -> Result<(), StoreError> {
        both!(self, database => database.forget_codes(before).await)
    }
}
