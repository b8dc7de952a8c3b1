//! What finished games come to for their people: counted once for each game, and read for the page of a person.
//!
//! A game is counted in the transaction that marks it as counted (see `games.rs`). Rows are written in the order of
//! the people's ids, so that two servers wait for each other in the same order. The statements are the same for both
//! databases.

use std::collections::BTreeMap;

use quattro_rules::pizza::Order;
use quattro_rules::setup::GameId;
use quattro_table::PersonId;
use quattro_table::protocol::{GameFigures, HeadToHead, Meetings, OrderFigures, OwnFigures, RatingInfo};
use sqlx::{Connection as _, PgConnection, Row as _, SqliteConnection};

use super::postgres::Postgres;
use super::sqlite::Sqlite;
use super::{Store, StoreError, both, signed};
use crate::rating::{Rating, rated_after};

/// The most people whose head-to-head is shown.
const MOST_FRIENDS: i64 = 5;

/// A finished game as it is counted.
#[derive(Clone, PartialEq, Debug)]
pub struct FinishedGame {
    /// Which game.
    pub game: GameId,
    /// How many chairs.
    pub players: u8,
    /// When it ended, in milliseconds since 1970.
    pub at: u64,
    /// The people who played, without the bots.
    pub people: Vec<CountedPerson>,
}

/// How a game ended for a person.
#[derive(Clone, PartialEq, Debug)]
pub struct CountedPerson {
    /// Who.
    pub person: PersonId,
    /// The name at the table.
    pub name: String,
    /// 1 for the winner.
    pub place: u8,
    /// Filled orders, or won cards in Calcory.
    pub score: u8,
    /// The orders filled from the oven.
    pub filled: Vec<Order>,
    /// The orders that burnt, as often as they did.
    pub burnt: Vec<Order>,
    /// How often help was given.
    pub gave: u16,
    /// How often it was not.
    pub refused: u16,
}

const ADD_GAME: &str = "
    INSERT INTO figures (person, game, players, since, games, won, score, gave, refused)
    VALUES ($1, $2, $3, $4, 1, $5, $6, $7, $8)
    ON CONFLICT (person, game, players) DO UPDATE SET games = figures.games + 1, won = figures.won + excluded.won,
        score = figures.score + excluded.score, gave = figures.gave + excluded.gave,
        refused = figures.refused + excluded.refused
    RETURNING rating, deviation, volatility";
const PUT_RATING: &str = "UPDATE figures SET rated = rated + 1, rating = $4, deviation = $5, volatility = $6
                          WHERE person = $1 AND game = $2 AND players = $3";
const ADD_ORDER: &str = "
    INSERT INTO orders_of_people (person, name, filled, burnt) VALUES ($1, $2, $3, $4)
    ON CONFLICT (person, name) DO UPDATE SET filled = orders_of_people.filled + excluded.filled,
        burnt = orders_of_people.burnt + excluded.burnt";
const ADD_MEETING: &str = "
    INSERT INTO head_to_head (person, other, game, name, games, won, lost) VALUES ($1, $2, $3, $4, 1, $5, $6)
    ON CONFLICT (person, other, game) DO UPDATE SET name = excluded.name, games = head_to_head.games + 1,
        won = head_to_head.won + excluded.won, lost = head_to_head.lost + excluded.lost";

pub(super) const GAMES: &str =
    "SELECT game, players, since, games, won, score, gave, refused, rated, rating, deviation
                     FROM figures WHERE person = $1 ORDER BY game, players";
pub(super) const ORDERS: &str =
    "SELECT name, filled, burnt FROM orders_of_people WHERE person = $1 ORDER BY name";
pub(super) const FRIENDS: &str = "
    SELECT other, name FROM head_to_head AS met WHERE person = $1 AND game = ''
        AND NOT EXISTS (SELECT 1 FROM hidden_figures AS hidden WHERE hidden.person = met.other)
    ORDER BY games DESC, other DESC LIMIT $2";
pub(super) const MEETINGS: &str =
    "SELECT game, games, won, lost FROM head_to_head WHERE person = $1 AND other = $2 ORDER BY game";

pub(super) const IS_HIDDEN: &str = "SELECT 1 FROM hidden_figures WHERE person = $1";
const HIDE: &str = "INSERT INTO hidden_figures (person) VALUES ($1) ON CONFLICT DO NOTHING";
const SHOW: &str = "DELETE FROM hidden_figures WHERE person = $1";

/// All that is kept of a person here, also in what is counted for others.
pub(super) const FORGET: &[&str] = &[
    "DELETE FROM figures WHERE person = $1",
    "DELETE FROM orders_of_people WHERE person = $1",
    "DELETE FROM head_to_head WHERE person = $1",
    "DELETE FROM head_to_head WHERE other = $1",
    "DELETE FROM hidden_figures WHERE person = $1",
    "DELETE FROM games_of_people WHERE person = $1",
];

/// Everything anew from the logs.
const COUNT_AGAIN: [&str; 4] = [
    "DELETE FROM figures",
    "DELETE FROM orders_of_people",
    "DELETE FROM head_to_head",
    "UPDATE tables SET derived = ''",
];

/// How often each order was filled and how often it burnt, in the order of their names.
fn by_order(person: &CountedPerson) -> BTreeMap<&'static str, (i64, i64)> {
    let mut orders: BTreeMap<_, (i64, i64)> = BTreeMap::new();
    for order in &person.filled {
        orders.entry(order.name()).or_default().0 += 1;
    }
    for order in &person.burnt {
        orders.entry(order.name()).or_default().1 += 1;
    }
    orders
}

fn count(number: i64) -> u32 {
    u32::try_from(number).unwrap_or_default()
}

/// A rating as people see it; none before the first rated game.
fn rating_info(value: f64, deviation: f64, games: u32) -> Option<RatingInfo> {
    let whole = |number: f64| u32::try_from(number.round() as i64).unwrap_or_default();
    (games > 0).then(|| RatingInfo { value: whole(value), deviation: whole(deviation), games })
}

/// Implements everything for one database.
macro_rules! figures {
    ($database:ty, $connection:ty) => {
        impl $database {
            /// Counts a game for its people, in a transaction that does so once.
            pub(super) async fn count(
                connection: &mut $connection,
                finished: &FinishedGame,
            ) -> Result<(), sqlx::Error> {
                let mut people: Vec<&CountedPerson> = finished.people.iter().collect();
                people.sort_by_key(|person| person.person.to_string());
                Self::count_games(connection, finished, &people).await?;
                for person in &people {
                    for (name, (filled, burnt)) in by_order(person) {
                        let add = sqlx::query(ADD_ORDER).bind(person.person.to_string()).bind(name);
                        add.bind(filled).bind(burnt).execute(&mut *connection).await?;
                    }
                }
                for one in &people {
                    for other in people.iter().filter(|other| other.person != one.person) {
                        for game in ["", finished.game.name()] {
                            let add = sqlx::query(ADD_MEETING).bind(one.person.to_string());
                            let add = add.bind(other.person.to_string()).bind(game).bind(&other.name);
                            let add = add.bind(i64::from(one.place < other.place));
                            add.bind(i64::from(one.place > other.place)).execute(&mut *connection).await?;
                        }
                    }
                }
                Ok(())
            }

            async fn count_games(
                connection: &mut $connection,
                finished: &FinishedGame,
                people: &[&CountedPerson],
            ) -> Result<(), sqlx::Error> {
                let (game, players) = (finished.game.name(), i64::from(finished.players));
                let mut ratings = Vec::with_capacity(people.len());
                for person in people {
                    let add = sqlx::query(ADD_GAME).bind(person.person.to_string()).bind(game).bind(players);
                    let add = add.bind(signed(finished.at)).bind(i64::from(person.place == 1));
                    let add = add.bind(i64::from(person.score)).bind(i64::from(person.gave));
                    let row = add.bind(i64::from(person.refused)).fetch_one(&mut *connection).await?;
                    let (value, deviation) = (row.try_get(0)?, row.try_get(1)?);
                    ratings.push((Rating { value, deviation, volatility: row.try_get(2)? }, person.place));
                }
                if people.len() < 2 {
                    return Ok(());
                }
                for (person, rating) in people.iter().zip(rated_after(&ratings)) {
                    let put =
                        sqlx::query(PUT_RATING).bind(person.person.to_string()).bind(game).bind(players);
                    let put = put.bind(rating.value).bind(rating.deviation).bind(rating.volatility);
                    put.execute(&mut *connection).await?;
                }
                Ok(())
            }

            async fn figures_of(&self, person: &str) -> Result<OwnFigures, StoreError> {
                let (games, orders) = (sqlx::query(GAMES).bind(person), sqlx::query(ORDERS).bind(person));
                let all = async |connection: &mut $connection| {
                    let games = games.fetch_all(&mut *connection).await?;
                    Ok((games, orders.fetch_all(connection).await?))
                };
                let (games, orders) = self.run(all).await?;
                let mut figures = OwnFigures::default();
                for row in games {
                    let number = |index: usize| row.try_get(index).map(count);
                    let since: i64 = row.try_get(2)?;
                    let rating = rating_info(row.try_get(9)?, row.try_get(10)?, number(8)?);
                    figures.games.push(GameFigures {
                        game: row.try_get(0)?,
                        players: number(1)?,
                        since: u64::try_from(since).unwrap_or_default(),
                        games: number(3)?,
                        won: number(4)?,
                        score: number(5)?,
                        gave: number(6)?,
                        refused: number(7)?,
                        rating,
                    });
                }
                for row in orders {
                    let (filled, burnt) = (count(row.try_get(1)?), count(row.try_get(2)?));
                    figures.orders.push(OrderFigures { order: row.try_get(0)?, filled, burnt });
                }
                figures.friends = self.friends_of(person).await?;
                Ok(figures)
            }

            async fn friends_of(&self, person: &str) -> Result<Vec<HeadToHead>, StoreError> {
                let query = sqlx::query(FRIENDS).bind(person).bind(MOST_FRIENDS);
                let mut friends = Vec::new();
                for row in self.run(async |connection| query.fetch_all(connection).await).await? {
                    let (other, name): (String, String) = (row.try_get(0)?, row.try_get(1)?);
                    let query = sqlx::query(MEETINGS).bind(person).bind(&other);
                    let mut meetings = Vec::new();
                    for row in self.run(async |connection| query.fetch_all(connection).await).await? {
                        let (games, won, lost) = (row.try_get(1)?, row.try_get(2)?, row.try_get(3)?);
                        let (games, won, lost) = (count(games), count(won), count(lost));
                        meetings.push(Meetings { game: row.try_get(0)?, games, won, lost });
                    }
                    let (all, games) = meetings.into_iter().partition::<Vec<_>, _>(|met| met.game.is_empty());
                    let all = all.into_iter().next().unwrap_or_default();
                    friends.push(HeadToHead { name, all, games });
                }
                Ok(friends)
            }

            async fn is_hidden(&self, person: &str) -> Result<bool, StoreError> {
                let query = sqlx::query(IS_HIDDEN).bind(person);
                Ok(self.run(async |connection| query.fetch_optional(connection).await).await?.is_some())
            }

            async fn hide(&self, person: &str, hidden: bool) -> Result<(), StoreError> {
                let query = sqlx::query(if hidden { HIDE } else { SHOW }).bind(person);
                self.change(async |connection| query.execute(connection).await.map(drop)).await
            }

            /// Runs statements that all concern one person, or nobody in particular, all or nothing.
            async fn all_of(
                &self,
                statements: &[&'static str],
                person: Option<&str>,
            ) -> Result<(), StoreError> {
                let all = async |connection: &mut $connection| {
                    let mut transaction = connection.begin().await?;
                    for statement in statements {
                        let query = sqlx::query(*statement);
                        let query = if let Some(person) = person { query.bind(person) } else { query };
                        query.execute(&mut *transaction).await?;
                    }
                    transaction.commit().await
                };
                self.change(all).await
            }
        }
    };
}

figures!(Sqlite, SqliteConnection);
figures!(Postgres, PgConnection);

impl Store {
    /// What is counted for a person; nothing if they have hidden it.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn figures_of(&self, person: PersonId) -> Result<OwnFigures, StoreError> {
        let person = person.to_string();
        both!(self, database => {
            if database.is_hidden(&person).await? {
                return Ok(OwnFigures { hidden: true, ..OwnFigures::default() });
            }
            database.figures_of(&person).await
        })
    }

    /// Hides a person's figures, or shows them again.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn hide_figures(&self, person: PersonId, hidden: bool) -> Result<(), StoreError> {
        both!(self, database => database.hide(&person.to_string(), hidden).await)
    }

    /// Forgets a person's list of games and all that is counted for them, also in what is counted for others. What is
    /// counted later of games that were not over yet is not forgotten.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn forget_figures(&self, person: PersonId) -> Result<(), StoreError> {
        both!(self, database => database.all_of(FORGET, Some(&person.to_string())).await)
    }

    /// Forgets all that is counted, so that it is counted again from the logs.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn count_again(&self) -> Result<(), StoreError> {
        both!(self, database => database.all_of(&COUNT_AGAIN, None).await)
    }
}
