//! People who keep something, and their recovery sheets.
//!
//! The statements are the same for both databases.

use quattro_table::PersonId;
use quattro_table::person::Person;
use sqlx::Row as _;

use super::postgres::Postgres;
use super::sqlite::Sqlite;
use super::{SessionId, Store, StoreError, both, signed};

/// What the database knows of somebody who shows a signature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Whether the signature counts no more: the session was ended, or the person deleted.
    pub is_over: bool,
    /// When the session was last seen, in milliseconds since 1970; not if it is not listed.
    pub seen: Option<u64>,
    /// The name of a person who keeps something.
    pub name: Option<String>,
}

/// Since when somebody has kept what, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Kept {
    /// Anything.
    pub since: Option<u64>,
    /// A recovery sheet.
    pub sheet: Option<u64>,
}

const KEEP: &str = "INSERT INTO people (id, name, since) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
const RENAME: &str = "UPDATE people SET name = $2 WHERE id = $1";
const STANDING: &str = "SELECT EXISTS (SELECT 1 FROM sessions WHERE id = $1 AND ended = 1)
                            OR EXISTS (SELECT 1 FROM forgotten WHERE mark = $2),
                        (SELECT seen FROM sessions WHERE id = $1), (SELECT name FROM people WHERE id = $3)";
const KEPT: &str =
    "SELECT (SELECT since FROM people WHERE id = $1), (SELECT made FROM sheets WHERE person = $1)";
const PUT_SHEET: &str = "INSERT INTO sheets (person, words, made) VALUES ($1, $2, $3)
                         ON CONFLICT (person) DO UPDATE SET words = excluded.words, made = excluded.made";
const FIND_SHEET: &str = "SELECT people.id, people.name FROM sheets JOIN people ON people.id = sheets.person WHERE sheets.words = $1";
pub(super) const FIND_PERSON: &str = "SELECT id, name FROM people WHERE id = $1";

/// Reads a person as `(id, name)`.
pub(super) fn read_person((id, name): (String, String)) -> Result<Person, StoreError> {
    let kept = serde_json::json!({ "id": id, "name": name });
    serde_json::from_value(kept).map_err(|_| StoreError::Unreadable("a person".to_owned()))
}

fn time(time: Option<i64>) -> Option<u64> {
    time.and_then(|time| u64::try_from(time).ok())
}

/// Implements everything for one database.
macro_rules! kept {
    ($database:ty) => {
        impl $database {
            async fn keep_person(&self, person: &Person, now: u64) -> Result<(), StoreError> {
                let keep = sqlx::query(KEEP).bind(person.id.to_string()).bind(person.name.as_str());
                let keep = keep.bind(signed(now));
                self.change(async |connection| keep.execute(connection).await.map(drop)).await
            }

            async fn rename(&self, person: &Person) -> Result<(), StoreError> {
                let rename = sqlx::query(RENAME).bind(person.id.to_string()).bind(person.name.as_str());
                self.change(async |connection| rename.execute(connection).await.map(drop)).await
            }

            async fn standing(
                &self,
                session: SessionId,
                person: PersonId,
                mark: &str,
            ) -> Result<Standing, StoreError> {
                let query =
                    sqlx::query(STANDING).bind(session.to_string()).bind(mark).bind(person.to_string());
                let row = self.run(async |connection| query.fetch_one(connection).await).await?;
                Ok(Standing { is_over: row.try_get(0)?, seen: time(row.try_get(1)?), name: row.try_get(2)? })
            }

            async fn kept(&self, person: PersonId) -> Result<Kept, StoreError> {
                let query = sqlx::query(KEPT).bind(person.to_string());
                let row = self.run(async |connection| query.fetch_one(connection).await).await?;
                Ok(Kept { since: time(row.try_get(0)?), sheet: time(row.try_get(1)?) })
            }

            async fn put_sheet(&self, person: PersonId, words: &str, now: u64) -> Result<(), StoreError> {
                let put = sqlx::query(PUT_SHEET).bind(person.to_string()).bind(words).bind(signed(now));
                self.change(async |connection| put.execute(connection).await.map(drop)).await
            }

            pub(super) async fn person_by(
                &self,
                query: &'static str,
                key: &str,
            ) -> Result<Option<Person>, StoreError> {
                let query = sqlx::query_as(query).bind(key);
                let found = self.run(async |connection| query.fetch_optional(connection).await).await?;
                found.map(read_person).transpose()
            }
        }
    };
}

kept!(Sqlite);
kept!(Postgres);

impl Store {
    /// Takes note of a person who keeps something; whoever is known keeps the name that is known.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn keep_person(&self, person: &Person, now: u64) -> Result<(), StoreError> {
        both!(self, database => database.keep_person(person, now).await)
    }

    /// Changes the name of a person who keeps something. Guests have theirs in a cookie alone.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn rename(&self, person: &Person) -> Result<(), StoreError> {
        both!(self, database => database.rename(person).await)
    }

    /// What is known of somebody who shows a signature. `mark` is what would be left of them if they were deleted.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn standing(
        &self,
        session: SessionId,
        person: PersonId,
        mark: &str,
    ) -> Result<Standing, StoreError> {
        both!(self, database => database.standing(session, person, mark).await)
    }

    /// Since when a person has kept what.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn kept(&self, person: PersonId) -> Result<Kept, StoreError> {
        both!(self, database => database.kept(person).await)
    }

    /// Keeps a recovery sheet, by the hash of its words. The one before counts no more.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn put_sheet(&self, person: &Person, words: &str, now: u64) -> Result<(), StoreError> {
        both!(self, database => {
            database.keep_person(person, now).await?;
            database.put_sheet(person.id, words, now).await
        })
    }

    /// Whose recovery sheet this is, by the hash of its words.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn find_sheet(&self, words: &str) -> Result<Option<Person>, StoreError> {
        both!(self, database => database.person_by(FIND_SHEET, words).await)
    }
}
