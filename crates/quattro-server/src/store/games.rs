//! A person's own games: what is derived from the log of a table for its people's lists.
//!
//! The rows are written in the same transaction as the entry that changes them. What earlier versions have left
//! behind is derived afterwards (`hub/deriving.rs`). The statements are the same for both databases.

use quattro_rules::seat::Seat;
use quattro_rules::setup::GameId;
use quattro_table::protocol::{OwnGame, TableStage, Turn};
use quattro_table::{PersonId, TableId};
use sqlx::{Connection as _, PgConnection, Row as _, SqliteConnection};

use super::figures::FinishedGame;
use super::postgres::Postgres;
use super::sqlite::Sqlite;
use super::{Row, Store, StoreError, Walked, both, signed};

/// The people at a table and its game, as their own lists need them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seated {
    /// Which game.
    pub game: GameId,
    /// The people and their chairs.
    pub people: Vec<(PersonId, Seat)>,
}

/// Which of a person's games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// Those that are over, or those that are not.
    pub finished: bool,
    /// Of this game alone.
    pub game: Option<GameId>,
}

pub(super) const OWN_GAMES: &str = "
    SELECT listing, seat, turn, since, round FROM games_of_people AS own JOIN tables ON id = table_id
    WHERE person = $1 AND finished = $2 AND (own.at, table_id) < ($3, $4)
    ORDER BY own.at DESC, table_id DESC LIMIT $5";
pub(super) const OWN_GAMES_OF: &str = "
    SELECT listing, seat, turn, since, round FROM games_of_people AS own JOIN tables ON id = table_id
    WHERE person = $1 AND finished = $2 AND (own.at, table_id) < ($3, $4) AND game = $6
    ORDER BY own.at DESC, table_id DESC LIMIT $5";

const DROP_SEATED: &str = "DELETE FROM games_of_people WHERE table_id = $1";
const SEAT: &str = "INSERT INTO games_of_people (person, table_id, seat, finished, game, at)
                    VALUES ($1, $2, $3, $4, $5, $6)";

pub(super) const TO_DERIVE: &str = "SELECT id FROM tables WHERE derived <> stage ORDER BY at, id LIMIT $1";
/// Of several servers one gets the table. If somebody was forgotten since the log was read, none does.
const MARK_DERIVED: &str =
    "UPDATE tables SET derived = stage WHERE id = $1 AND derived <> stage AND stage = $2
                            AND rewritten = $3";
const PUT_TURN: &str =
    "UPDATE tables SET turn = $2, since = $3, round = $4, slow = $5, due = $6 WHERE id = $1";
/// What cannot be read is not tried again and again.
const GIVE_UP: &str = "UPDATE tables SET derived = stage WHERE id = $1";

/// The columns of a turn: seat, since when, round.
pub(super) fn turn_columns(turn: Option<Turn>) -> (Option<i64>, Option<i64>, Option<i64>) {
    let seat = turn.map(|turn| i64::from(turn.seat.number()));
    let round = turn.and_then(|turn| turn.round).map(i64::from);
    (seat, turn.map(|turn| signed(turn.since)), round)
}

/// What is derived when a row is written: all, but for a game that is over, which is counted afterwards.
pub(super) fn derived_with(stage: TableStage) -> &'static str {
    if stage == TableStage::Over { "" } else { stage.name() }
}

fn read_seat(number: i64) -> Option<Seat> {
    usize::try_from(number).ok()?.checked_sub(1).and_then(Seat::new)
}

fn read_turn(seat: Option<i64>, since: Option<i64>, round: Option<i64>) -> Option<Turn> {
    let since = u64::try_from(since?).ok()?;
    Some(Turn { seat: read_seat(seat?)?, since, round: round.and_then(|round| u8::try_from(round).ok()) })
}

/// Implements everything for one database.
macro_rules! games {
    ($database:ty, $connection:ty, $seat_people:ident) => {
        /// Writes who plays at a table.
        pub(super) async fn $seat_people(
            connection: &mut $connection,
            table: &str,
            row: &Row,
        ) -> Result<(), sqlx::Error> {
            let Some(Seated { game, people }) = &row.seated else { return Ok(()) };
            sqlx::query(DROP_SEATED).bind(table).execute(&mut *connection).await?;
            for (person, seat) in people {
                let seat =
                    sqlx::query(SEAT).bind(person.to_string()).bind(table).bind(i64::from(seat.number()));
                let seat = seat.bind(i64::from(row.stage == TableStage::Over)).bind(game.name());
                seat.bind(signed(row.at)).execute(&mut *connection).await?;
            }
            Ok(())
        }

        impl $database {
            async fn own_games(
                &self,
                person: PersonId,
                wanted: Wanted,
                (at, id): &Walked,
                limit: u32,
            ) -> Result<Vec<OwnGame>, StoreError> {
                let query = sqlx::query(if wanted.game.is_some() { OWN_GAMES_OF } else { OWN_GAMES });
                let query = query.bind(person.to_string()).bind(i64::from(wanted.finished));
                let mut query = query.bind(signed(*at)).bind(id).bind(i64::from(limit));
                if let Some(game) = wanted.game {
                    query = query.bind(game.name());
                }
                let mut games = Vec::new();
                for row in self.run(async |connection| query.fetch_all(connection).await).await? {
                    let turn = read_turn(row.try_get(2)?, row.try_get(3)?, row.try_get(4)?);
                    // A listing that an older version wrote differently is left out.
                    if let (Ok(table), Some(seat)) =
                        (serde_json::from_str(row.try_get(0)?), read_seat(row.try_get(1)?))
                    {
                        games.push(OwnGame { table, seat, turn });
                    }
                }
                Ok(games)
            }

            async fn to_derive(&self, limit: u32) -> Result<Vec<String>, StoreError> {
                let query = sqlx::query_scalar(TO_DERIVE).bind(i64::from(limit));
                self.run(async |connection| query.fetch_all(connection).await).await
            }

            async fn give_up(&self, table: &str) -> Result<(), StoreError> {
                let query = sqlx::query(GIVE_UP).bind(table);
                self.change(async |connection| query.execute(connection).await.map(drop)).await
            }

            async fn put_derived(
                &self,
                table: &str,
                row: &Row,
                finished: Option<&FinishedGame>,
                rewritten: i64,
            ) -> Result<bool, StoreError> {
                let all = async |connection: &mut $connection| {
                    let mut transaction = connection.begin().await?;
                    let mark = sqlx::query(MARK_DERIVED).bind(table).bind(row.stage.name()).bind(rewritten);
                    if mark.execute(&mut *transaction).await?.rows_affected() == 0 {
                        transaction.rollback().await?;
                        return Ok(false);
                    }
                    let (seat, since, round) = turn_columns(row.turn);
                    let put = sqlx::query(PUT_TURN).bind(table).bind(seat).bind(since).bind(round);
                    let put = put.bind(i64::from(row.slow)).bind(row.due.map(signed));
                    put.execute(&mut *transaction).await?;
                    $seat_people(&mut transaction, table, row).await?;
                    if let Some(finished) = finished {
                        <$database>::count(&mut transaction, finished).await?;
                    }
                    transaction.commit().await?;
                    Ok(true)
                };
                self.change(all).await
            }
        }
    };
}

games!(Sqlite, SqliteConnection, seat_in_sqlite);
games!(Postgres, PgConnection, seat_in_postgres);

impl Store {
    /// A person's games, the newest first, after where a walk has come.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn own_games(
        &self,
        person: PersonId,
        wanted: Wanted,
        walked: &Walked,
        limit: u32,
    ) -> Result<Vec<OwnGame>, StoreError> {
        both!(self, database => database.own_games(person, wanted, walked, limit).await)
    }

    /// Tables of whose log not everything has been derived, the oldest first: games that have just ended, and what
    /// earlier versions have written.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn to_derive(&self, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let ids = both!(self, database => database.to_derive(limit).await)?;
        ids.iter().map(|id| id.parse().map_err(|_| StoreError::Unreadable(id.clone()))).collect()
    }

    /// Writes what follows from the log of a table, and counts a finished game for its people, once; returns whether
    /// this has been done now. `rewritten` is from before the log was read.
    ///
    /// # Errors
    /// When the database does not answer. Nothing is written then.
    pub async fn put_derived(
        &self,
        table: TableId,
        row: &Row,
        finished: Option<&FinishedGame>,
        rewritten: i64,
    ) -> Result<bool, StoreError> {
        both!(self, database => database.put_derived(&table.to_string(), row, finished, rewritten).await)
    }

    /// Nothing can be derived from the log of this table.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn give_up_deriving(&self, table: TableId) -> Result<(), StoreError> {
        both!(self, database => database.give_up(&table.to_string()).await)
    }
}
