//! Everybody's tries at the deals of the days, and what they came to.
//!
//! The statements are the same for both databases.

use quattro_rules::game::SeatResult;
use quattro_rules::setup::GameId;
use quattro_table::protocol::Listing;
use quattro_table::results::{PlayerResult, SignRow};
use quattro_table::{Day, PersonId, TableId};
use sqlx::Row as _;
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;

use super::days::{day_of, number_of};
use super::postgres::Postgres;
use super::sqlite::Sqlite;
use super::{Store, StoreError, both, read_listings, signed};

/// The most tries whose results are read off at once.
const MOST_SETTLED: i64 = 200;

/// Somebody's try at the deal of a day.
#[derive(Clone, PartialEq, Debug)]
pub struct Try {
    /// Whose.
    pub person: PersonId,
    /// Where.
    pub table: TableId,
    /// What it came to, and when it ended, in milliseconds since 1970.
    pub result: Option<(PlayerResult, u64)>,
    /// What lists show of the table; nothing if it was deleted.
    pub listing: Option<Listing>,
}

/// A day of one person.
#[derive(Clone, PartialEq, Debug)]
pub struct PastTry {
    /// Which day.
    pub day: Day,
    /// What it came to.
    pub result: PlayerResult,
}

/// Whose tries are wanted.
#[derive(Clone, Copy, Debug)]
pub enum Whose {
    /// Everybody's.
    Everybody,
    /// This person's, and those of people who have sat at a table with them.
    Friends(PersonId),
}

/// In which order.
#[derive(Clone, Copy, Debug)]
pub enum Sorted {
    /// The best first.
    Best,
    /// The latest first: an order that tells nothing of how good they were.
    Latest,
}

const BEGIN: &str =
    "INSERT INTO tries (day, game, person, table_id) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
// Never a second time: what a try came to does not change.
const SETTLE: &str = "UPDATE tries SET score = $2, tie_break = $3, place = $4, signs = $5, ended = $6
                      WHERE table_id = $1 AND score IS NULL";
const TO_SETTLE: &str = "SELECT table_id FROM tries JOIN tables ON id = table_id
                         WHERE day = $1 AND game = $2 AND score IS NULL AND stage = 'over' LIMIT $3";

macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT person, table_id, score, tie_break, place, signs, ended, listing
             FROM tries LEFT JOIN tables ON id = table_id WHERE ",
            $rest
        )
    };
}

const TRY_OF: &str = select!("day = $1 AND game = $2 AND person = $3");
const TRY_AT: &str = select!("table_id = $1");
const BEST: &str = select!(
    "day = $1 AND game = $2 AND score IS NOT NULL AND ended < $3 ORDER BY score DESC, tie_break DESC, ended LIMIT $4"
);
const BEST_OF_FRIENDS: &str = select!(
    "day = $1 AND game = $2 AND score IS NOT NULL AND ended < $3 AND (person = $5 OR person IN (
         SELECT theirs.person FROM sitters AS mine JOIN sitters AS theirs ON theirs.table_id = mine.table_id
         WHERE mine.person = $5))
     ORDER BY score DESC, tie_break DESC, ended LIMIT $4"
);
const LATEST: &str =
    select!("day = $1 AND game = $2 AND score IS NOT NULL AND ended < $3 ORDER BY ended DESC LIMIT $4");
const LATEST_OF_FRIENDS: &str = select!(
    "day = $1 AND game = $2 AND score IS NOT NULL AND ended < $3 AND person IN (
         SELECT theirs.person FROM sitters AS mine JOIN sitters AS theirs ON theirs.table_id = mine.table_id
         WHERE mine.person = $5)
     ORDER BY ended DESC LIMIT $4"
);
const SCORES: &str = "SELECT score, COUNT(*) FROM tries
                      WHERE day = $1 AND game = $2 AND score IS NOT NULL AND ended < $3 GROUP BY score ORDER BY score";
const COUNT_WORSE: &str =
    "SELECT COUNT(*) FROM tries WHERE day = $1 AND game = $2 AND score IS NOT NULL AND ended < $3
                           AND (score < $4 OR (score = $4 AND tie_break < $5))";
const PAST: &str = "SELECT day, score, tie_break, place, signs FROM tries
                    WHERE person = $1 AND game = $2 AND day <= $3 AND score IS NOT NULL
                    AND ended < (day + 1) * 86400000 ORDER BY day DESC LIMIT $4";

fn unreadable(what: &str) -> StoreError {
    StoreError::Unreadable(format!("a try: {what}"))
}

fn small(number: i64) -> Result<u8, StoreError> {
    u8::try_from(number).map_err(|_| unreadable("a number"))
}

fn player_result(score: i64, tie_break: i64, place: i64, signs: &str) -> Result<PlayerResult, StoreError> {
    let result = SeatResult { place: small(place)?, score: small(score)?, tie_break: small(tie_break)? };
    let row: SignRow = signs.parse().map_err(|_| unreadable(signs))?;
    Ok(PlayerResult { result, row })
}

/// A try as it is stored.
type StoredTry =
    (String, String, Option<i64>, Option<i64>, Option<i64>, Option<String>, Option<i64>, Option<String>);

fn read_try(
    (person, table, score, tie_break, place, signs, ended, listing): StoredTry,
) -> Result<Try, StoreError> {
    let result = match (score, tie_break, place, signs, ended) {
        (Some(score), Some(tie_break), Some(place), Some(signs), Some(ended)) => {
            let ended = u64::try_from(ended).map_err(|_| unreadable("a time"))?;
            Some((player_result(score, tie_break, place, &signs)?, ended))
        }
        _ => None,
    };
    Ok(Try {
        person: person.parse().map_err(|_| unreadable(&person))?,
        table: table.parse().map_err(|_| unreadable(&table))?,
        result,
        listing: listing.and_then(|listing| read_listings(&[listing]).pop()),
    })
}

/// Implements everything for one database.
macro_rules! tries {
    ($database:ty, $row:ty) => {
        impl $database {
            async fn begin_try(
                &self,
                day: Day,
                game: GameId,
                person: PersonId,
                table: TableId,
            ) -> Result<(), StoreError> {
                let begin = sqlx::query(BEGIN).bind(number_of(day)).bind(game.name());
                let begin = begin.bind(person.to_string()).bind(table.to_string());
                self.change(async |connection| begin.execute(connection).await.map(drop)).await
            }

            async fn settle_try(
                &self,
                table: TableId,
                ended: u64,
                settled: &PlayerResult,
            ) -> Result<(), StoreError> {
                let SeatResult { place, score, tie_break } = settled.result;
                let settle = sqlx::query(SETTLE).bind(table.to_string()).bind(i64::from(score));
                let settle = settle.bind(i64::from(tie_break)).bind(i64::from(place));
                let settle = settle.bind(settled.row.to_string()).bind(signed(ended));
                self.change(async |connection| settle.execute(connection).await.map(drop)).await
            }

            async fn to_settle(&self, day: Day, game: GameId) -> Result<Vec<String>, StoreError> {
                let query =
                    sqlx::query_scalar(TO_SETTLE).bind(number_of(day)).bind(game.name()).bind(MOST_SETTLED);
                self.run(async |connection| query.fetch_all(connection).await).await
            }

            async fn try_of(
                &self,
                day: Day,
                game: GameId,
                person: PersonId,
            ) -> Result<Option<StoredTry>, StoreError> {
                let query =
                    sqlx::query_as(TRY_OF).bind(number_of(day)).bind(game.name()).bind(person.to_string());
                self.run(async |connection| query.fetch_optional(connection).await).await
            }

            async fn try_at(&self, table: TableId) -> Result<Option<StoredTry>, StoreError> {
                let query = sqlx::query_as(TRY_AT).bind(table.to_string());
                self.run(async |connection| query.fetch_optional(connection).await).await
            }

            async fn tries(
                &self,
                statement: &'static str,
                (day, game): (Day, GameId),
                whose: Whose,
                limit: u32,
            ) -> Result<Vec<StoredTry>, StoreError> {
                let query = sqlx::query_as(statement).bind(number_of(day)).bind(game.name());
                let query = query.bind(signed(day.ends())).bind(i64::from(limit));
                let query = match whose {
                    Whose::Everybody => query,
                    Whose::Friends(person) => query.bind(person.to_string()),
                };
                self.run(async |connection| query.fetch_all(connection).await).await
            }

            async fn scores(&self, day: Day, game: GameId) -> Result<Vec<(i64, i64)>, StoreError> {
                let query =
                    sqlx::query_as(SCORES).bind(number_of(day)).bind(game.name()).bind(signed(day.ends()));
                self.run(async |connection| query.fetch_all(connection).await).await
            }

            async fn count_worse(
                &self,
                day: Day,
                game: GameId,
                result: SeatResult,
            ) -> Result<i64, StoreError> {
                let query = sqlx::query_scalar(COUNT_WORSE).bind(number_of(day)).bind(game.name());
                let query = query.bind(signed(day.ends())).bind(i64::from(result.score));
                let query = query.bind(i64::from(result.tie_break));
                self.run(async |connection| query.fetch_one(connection).await).await
            }

            async fn past(
                &self,
                person: PersonId,
                game: GameId,
                day: Day,
                limit: u32,
            ) -> Result<Vec<PastTry>, StoreError> {
                let query = sqlx::query(PAST).bind(person.to_string()).bind(game.name());
                let query = query.bind(number_of(day)).bind(i64::from(limit));
                let rows = self.run(async |connection| query.fetch_all(connection).await).await?;
                let past = |row: &$row| {
                    let signs: String = row.try_get(4)?;
                    let result = player_result(row.try_get(1)?, row.try_get(2)?, row.try_get(3)?, &signs)?;
                    Ok(PastTry { day: day_of(row.try_get(0)?)?, result })
                };
                rows.iter().map(past).collect()
            }
        }
    };
}

tries!(Sqlite, SqliteRow);
tries!(Postgres, PgRow);

impl Store {
    /// Notes that a person tries the deal of a day at this table, unless they have tried it.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn begin_try(
        &self,
        day: Day,
        game: GameId,
        person: PersonId,
        table: TableId,
    ) -> Result<(), StoreError> {
        both!(self, database => database.begin_try(day, game, person, table).await)
    }

    /// Notes what the try at this table came to, once.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn settle_try(
        &self,
        table: TableId,
        ended: u64,
        result: &PlayerResult,
    ) -> Result<(), StoreError> {
        both!(self, database => database.settle_try(table, ended, result).await)
    }

    /// Tables of tries that are over, but whose results are not noted.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn to_settle(&self, day: Day, game: GameId) -> Result<Vec<TableId>, StoreError> {
        let ids = both!(self, database => database.to_settle(day, game).await)?;
        ids.iter().map(|id| id.parse().map_err(|_| unreadable(id))).collect()
    }

    /// A person's try at the deal of a day.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn try_of(&self, day: Day, game: GameId, person: PersonId) -> Result<Option<Try>, StoreError> {
        both!(self, database => database.try_of(day, game, person).await)?.map(read_try).transpose()
    }

    /// The try at this table.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn try_at(&self, table: TableId) -> Result<Option<Try>, StoreError> {
        both!(self, database => database.try_at(table).await)?.map(read_try).transpose()
    }

    /// The tries of a day that count.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn tries_of_day(
        &self,
        day: Day,
        game: GameId,
        (whose, sorted): (Whose, Sorted),
        limit: u32,
    ) -> Result<Vec<Try>, StoreError> {
        let statement = match (sorted, whose) {
            (Sorted::Best, Whose::Everybody) => BEST,
            (Sorted::Best, Whose::Friends(_)) => BEST_OF_FRIENDS,
            (Sorted::Latest, Whose::Everybody) => LATEST,
            (Sorted::Latest, Whose::Friends(_)) => LATEST_OF_FRIENDS,
        };
        let found = both!(self, database => database.tries(statement, (day, game), whose, limit).await)?;
        found.into_iter().map(read_try).collect()
    }

    /// How often each score was reached on a day, by score.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn day_scores(&self, day: Day, game: GameId) -> Result<Vec<(u8, u64)>, StoreError> {
        let found = both!(self, database => database.scores(day, game).await)?;
        let read = |(score, count): (i64, i64)| Ok((small(score)?, u64::try_from(count).unwrap_or(0)));
        found.into_iter().map(read).collect()
    }

    /// How many tries of a day came to less than this.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn count_worse(&self, day: Day, game: GameId, result: SeatResult) -> Result<u64, StoreError> {
        let count = both!(self, database => database.count_worse(day, game, result).await)?;
        Ok(u64::try_from(count).unwrap_or(0))
    }

    /// A person's tries that count, up to a day, the latest first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn past_tries(
        &self,
        person: PersonId,
        game: GameId,
        day: Day,
        limit: u32,
    ) -> Result<Vec<PastTry>, StoreError> {
        both!(self, database => database.past(person, game, day, limit).await)
    }
}
