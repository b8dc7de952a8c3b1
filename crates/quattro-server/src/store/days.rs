//! The secrets of the deals of the days.
//!
//! The statements are the same for both databases.

use quattro_rules::setup::GameId;
use quattro_table::Day;
use quattro_table::fairness::Secret;
use sqlx::{Connection as _, PgConnection, SqliteConnection};

use super::postgres::Postgres;
use super::sqlite::Sqlite;
use super::{Store, StoreError, both};

const PUT_SECRET: &str = "INSERT INTO days (day, game, secret) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
const SECRET: &str = "SELECT secret FROM days WHERE day = $1 AND game = $2";
const SECRETS: &str = "SELECT day, game, secret FROM days WHERE day BETWEEN $1 AND $2";
const FIRST_DAY: &str = "SELECT MIN(day) FROM days WHERE game = $1";

fn unreadable(what: &str) -> StoreError {
    StoreError::Unreadable(format!("the deal of a day: {what}"))
}

pub(super) fn number_of(day: Day) -> i64 {
    i64::from(day.number())
}

pub(super) fn day_of(number: i64) -> Result<Day, StoreError> {
    u32::try_from(number).map(Day::numbered).map_err(|_| unreadable(&number.to_string()))
}

/// Implements everything for one database.
macro_rules! days {
    ($database:ty, $connection:ty) => {
        impl $database {
            async fn put_secrets(&self, secrets: &[(Day, GameId, Secret)]) -> Result<(), StoreError> {
                let all = async |connection: &mut $connection| {
                    let mut transaction = connection.begin().await?;
                    for (day, game, secret) in secrets {
                        let put = sqlx::query(PUT_SECRET).bind(number_of(*day)).bind(game.name());
                        put.bind(secret.to_string()).execute(&mut *transaction).await?;
                    }
                    transaction.commit().await
                };
                self.change(all).await
            }

            async fn secrets(&self, first: Day, last: Day) -> Result<Vec<(i64, String, String)>, StoreError> {
                let query = sqlx::query_as(SECRETS).bind(number_of(first)).bind(number_of(last));
                self.run(async |connection| query.fetch_all(connection).await).await
            }

            async fn day_secret(&self, day: Day, game: GameId) -> Result<Option<String>, StoreError> {
                let query = sqlx::query_scalar(SECRET).bind(number_of(day)).bind(game.name());
                self.run(async |connection| query.fetch_optional(connection).await).await
            }

            async fn first_day(&self, game: GameId) -> Result<Option<i64>, StoreError> {
                let query = sqlx::query_scalar(FIRST_DAY).bind(game.name());
                self.run(async |connection| query.fetch_one(connection).await).await
            }
        }
    };
}

days!(Sqlite, SqliteConnection);
days!(Postgres, PgConnection);

impl Store {
    /// Stores secrets for deals that have none.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn make_days(&self, fresh: &[(Day, GameId, Secret)]) -> Result<(), StoreError> {
        both!(self, database => database.put_secrets(fresh).await)
    }

    /// The secrets of the deals of these days, as far as they were made.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn day_secrets(&self, first: Day, last: Day) -> Result<Vec<(Day, GameId, Secret)>, StoreError> {
        let found = both!(self, database => database.secrets(first, last).await)?;
        let read = |(day, game, secret): (i64, String, String)| {
            let game = game.parse().map_err(|_| unreadable(&game))?;
            Ok((day_of(day)?, game, secret.parse().map_err(|_| unreadable("a secret"))?))
        };
        found.into_iter().map(read).collect()
    }

    /// The secret of the deal of a day, if it was made.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn day_secret(&self, day: Day, game: GameId) -> Result<Option<Secret>, StoreError> {
        let found = both!(self, database => database.day_secret(day, game).await)?;
        found
            .map(|secret| {
                secret.parse().map_err(|_| StoreError::Unreadable("the secret of a day".to_owned()))
            })
            .transpose()
    }

    /// The first day that has a deal.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn first_day(&self, game: GameId) -> Result<Option<Day>, StoreError> {
        both!(self, database => database.first_day(game).await)?.map(day_of).transpose()
    }
}
