//! What is stored about people besides the tables: one-time links, sessions, and which tables are attended.
//!
//! The statements are the same for both databases.

use quattro_table::protocol::{Listing, TableStage};
use quattro_table::{Bytes, PersonId, TableId};
use sqlx::Row as _;

use super::postgres::Postgres;
use super::sqlite::Sqlite;
use super::{Store, StoreError, both, either, read_listings, signed};

/// A session: somebody in a browser or a program.
pub type SessionId = Bytes<16>;

/// How often a link may be asked for or confirmed with a number, right or wrong.
const MOST_TRIES: i64 = 6;

/// The most sessions in a list.
const MOST_LISTED: i64 = 50;

/// A one-time link that can be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// Whom it was made for, as it was stored.
    pub person: String,
    /// The number that confirms it, once a device has asked.
    pub number: Option<u16>,
    /// The device that asked last.
    pub device: String,
}

/// Since when something must have happened at a table that lists show, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LobbySince {
    /// It came to its stage.
    pub fresh: u64,
    /// Somebody was connected to it.
    pub attended: u64,
    /// It came to its stage, if it is a slow one.
    pub slow: u64,
}

/// A session that has not ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredSession {
    /// Its id.
    pub id: SessionId,
    /// What the device calls itself.
    pub device: String,
    /// When it was last used, in milliseconds since 1970.
    pub seen: u64,
}

const PUT_LINK: &str = "INSERT INTO links (code, person, expires) VALUES ($1, $2, $3)";
const DROP_OLD_LINKS: &str = "DELETE FROM links WHERE expires <= $1";
const FIND_LINK: &str =
    "SELECT person, number, device FROM links WHERE code = $1 AND expires > $2 AND tries < $3";
// Counted before anything is compared: guesses sent at the same time count too.
const TRY_LINK: &str = "UPDATE links SET tries = tries + 1 WHERE code = $1 AND expires > $2 AND tries < $3
                        RETURNING person, number, device";
const NUMBER_LINK: &str = "UPDATE links SET number = $2, device = $3 WHERE code = $1";
const DROP_LINK: &str = "DELETE FROM links WHERE code = $1 RETURNING person";
const NOTE_SESSION: &str = "INSERT INTO sessions (id, person, device, seen) VALUES ($1, $2, $3, $4)
                            ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, device = excluded.device";
const END_SESSION: &str = "INSERT INTO sessions (id, person, device, seen, ended) VALUES ($1, $2, '', $3, 1)
                           ON CONFLICT (id) DO UPDATE SET ended = 1 WHERE sessions.person = excluded.person";
const SESSIONS_OF: &str =
    "SELECT id, device, seen FROM sessions WHERE person = $1 AND ended = 0 ORDER BY seen DESC LIMIT $2";
const ATTEND: &str = "INSERT INTO attended (table_id, at) VALUES ($1, $2)
                      ON CONFLICT (table_id) DO UPDATE SET at = excluded.at";
const LOBBY: &str = "SELECT listing FROM tables WHERE public = 1 AND stage = $1
                     AND (at > $2 OR (slow = 1 AND at > $5) OR id IN (SELECT table_id FROM attended WHERE at > $3))
                     ORDER BY at DESC LIMIT $4";
const FORGET_ATTENDED: &str = "DELETE FROM attended WHERE at <= $1";

/// Implements everything for one database.
macro_rules! people {
    ($database:ty) => {
        impl $database {
            async fn put_link(&self, code: &str, person: &str, expires: u64) -> Result<(), StoreError> {
                let put = sqlx::query(PUT_LINK).bind(code).bind(person).bind(signed(expires));
                self.change(async |connection| put.execute(connection).await.map(drop)).await
            }

            async fn drop_old_links(&self, now: u64) -> Result<(), StoreError> {
                let old = sqlx::query(DROP_OLD_LINKS).bind(signed(now));
                self.change(async |connection| old.execute(connection).await.map(drop)).await
            }

            async fn link(
                &self,
                query: &'static str,
                code: &str,
                now: u64,
            ) -> Result<Option<Link>, StoreError> {
                let query = sqlx::query(query).bind(code).bind(signed(now)).bind(MOST_TRIES);
                let row = self.change(async |connection| query.fetch_optional(connection).await).await?;
                let Some(row) = row else { return Ok(None) };
                let number: Option<i64> = row.try_get(1)?;
                let number = number.and_then(|number| u16::try_from(number).ok());
                Ok(Some(Link { person: row.try_get(0)?, number, device: row.try_get(2)? }))
            }

            async fn number_link(&self, code: &str, number: u16, device: &str) -> Result<(), StoreError> {
                let query = sqlx::query(NUMBER_LINK).bind(code).bind(i64::from(number)).bind(device);
                self.change(async |connection| query.execute(connection).await.map(drop)).await
            }

            async fn drop_link(&self, code: &str) -> Result<Option<String>, StoreError> {
                let query = sqlx::query_scalar(DROP_LINK).bind(code);
                self.change(async |connection| query.fetch_optional(connection).await).await
            }

            async fn note_session(
                &self,
                id: SessionId,
                person: PersonId,
                device: &str,
                now: u64,
            ) -> Result<(), StoreError> {
                let query = sqlx::query(NOTE_SESSION).bind(id.to_string()).bind(person.to_string());
                let query = query.bind(device).bind(signed(now));
                self.change(async |connection| query.execute(connection).await.map(drop)).await
            }

            async fn end_session(&self, id: SessionId, person: PersonId, now: u64) -> Result<(), StoreError> {
                let query = sqlx::query(END_SESSION).bind(id.to_string()).bind(person.to_string());
                let query = query.bind(signed(now));
                self.change(async |connection| query.execute(connection).await.map(drop)).await
            }

            async fn sessions_of(&self, person: PersonId) -> Result<Vec<StoredSession>, StoreError> {
                let query = sqlx::query(SESSIONS_OF).bind(person.to_string()).bind(MOST_LISTED);
                let mut sessions = Vec::new();
                for row in self.run(async |connection| query.fetch_all(connection).await).await? {
                    let (id, seen): (String, i64) = (row.try_get(0)?, row.try_get(2)?);
                    let id = id.parse().map_err(|_| StoreError::Unreadable(id))?;
                    let seen = seen.try_into().unwrap_or(0);
                    sessions.push(StoredSession { id, device: row.try_get(1)?, seen });
                }
                Ok(sessions)
            }

            async fn attend(&self, table: TableId, now: u64, forgotten: u64) -> Result<(), StoreError> {
                let query = sqlx::query(ATTEND).bind(table.to_string()).bind(signed(now));
                self.change(async |connection| query.execute(connection).await.map(drop)).await?;
                let query = sqlx::query(FORGET_ATTENDED).bind(signed(forgotten));
                self.change(async |connection| query.execute(connection).await.map(drop)).await
            }

            async fn lobby(
                &self,
                stage: TableStage,
                since: &LobbySince,
                limit: u32,
            ) -> Result<Vec<String>, StoreError> {
                let query = sqlx::query_scalar(LOBBY).bind(stage.name()).bind(signed(since.fresh));
                let query =
                    query.bind(signed(since.attended)).bind(i64::from(limit)).bind(signed(since.slow));
                self.run(async |connection| query.fetch_all(connection).await).await
            }
        }
    };
}

people!(Sqlite);
people!(Postgres);

impl Store {
    /// Keeps a one-time link, by the hash of its code, and forgets those that have expired.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn put_link(&self, code: &str, person: &str, now: u64, expires: u64) -> Result<(), StoreError> {
        both!(self, database => {
            database.drop_old_links(now).await?;
            database.put_link(code, person, expires).await
        })
    }

    /// A link, unless it was used, was tried too often or has expired.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn find_link(&self, code: &str, now: u64) -> Result<Option<Link>, StoreError> {
        both!(self, database => database.link(FIND_LINK, code, now).await)
    }

    /// A device asks for a link. From now on `number` confirms it, and no number before.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn ask_link(
        &self,
        code: &str,
        number: u16,
        device: &str,
        now: u64,
    ) -> Result<Option<Link>, StoreError> {
        both!(self, database => {
            let link = database.link(TRY_LINK, code, now).await?;
            if link.is_some() {
                database.number_link(code, number, device).await?;
            }
            Ok(link)
        })
    }

    /// Counts an attempt to confirm a link, whose number is still to be compared.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn try_link(&self, code: &str, now: u64) -> Result<Option<Link>, StoreError> {
        both!(self, database => database.link(TRY_LINK, code, now).await)
    }

    /// Uses a link up: the person it was made for, unless somebody was faster.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn take_link(&self, code: &str) -> Result<Option<String>, StoreError> {
        both!(self, database => database.drop_link(code).await)
    }

    /// Somebody uses a session.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn note_session(
        &self,
        id: SessionId,
        person: PersonId,
        device: &str,
        now: u64,
    ) -> Result<(), StoreError> {
        both!(self, database => database.note_session(id, person, device, now).await)
    }

    /// Ends a session, if it is this person's.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn end_session(&self, id: SessionId, person: PersonId, now: u64) -> Result<(), StoreError> {
        self.end_subscriptions_in(id).await?;
        both!(self, database => database.end_session(id, person, now).await)
    }

    /// A person's sessions, the last used first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn sessions_of(&self, person: PersonId) -> Result<Vec<StoredSession>, StoreError> {
        both!(self, database => database.sessions_of(person).await)
    }

    /// Somebody is connected to this table now. When a table was last attended before `forgotten` is forgotten.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn attend(&self, table: TableId, now: u64, forgotten: u64) -> Result<(), StoreError> {
        either!(self, database => database.attend(table, now, forgotten).await)
    }

    /// Public tables in this stage that are not abandoned, the newest first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn lobby(
        &self,
        stage: TableStage,
        since: &LobbySince,
        limit: u32,
    ) -> Result<Vec<Listing>, StoreError> {
        let found = both!(self, database => database.lobby(stage, since, limit).await)?;
        Ok(read_listings(&found))
    }
}
