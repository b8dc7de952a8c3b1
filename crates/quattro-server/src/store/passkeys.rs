//! Passkeys, and the questions that browsers are asked about them.
//!
//! The statements are the same for both databases.

use quattro_table::PersonId;
use quattro_table::person::Person;
use sqlx::Row as _;

use super::kept::FIND_PERSON;
use super::postgres::Postgres;
use super::sqlite::Sqlite;
use super::{Store, StoreError, both, signed};

/// A passkey.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredPasskey {
    /// Its id.
    pub id: String,
    /// Whose it is.
    pub person: PersonId,
    /// What the device that made it calls itself.
    pub device: String,
    /// When it was made, in milliseconds since 1970.
    pub made: u64,
    /// When it was last used.
    pub used: u64,
    /// The public key.
    pub key: Vec<u8>,
    /// What changes when it is used.
    pub state: Vec<u8>,
}

/// A question that has not been answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredChallenge {
    /// Who is asked to make a passkey; nobody if the question is who is there.
    pub person: Option<String>,
    /// What is needed to check the answer.
    pub state: Vec<u8>,
}

const PUT: &str = "INSERT INTO passkeys (id, person, device, made, used, key, state)
                   VALUES ($1, $2, $3, $4, $4, $5, $6) ON CONFLICT DO NOTHING";
const FIND: &str = "SELECT id, person, device, made, used, key, state FROM passkeys WHERE id = $1";
const OF_PERSON: &str =
    "SELECT id, person, device, made, used, key, state FROM passkeys WHERE person = $1 ORDER BY made";
// Of two answers that come at the same time with the same counter, one is a copy's.
const USE: &str = "UPDATE passkeys SET state = $3, used = $4 WHERE id = $1 AND state = $2";
const DROP: &str = "DELETE FROM passkeys WHERE id = $1 AND person = $2";
const PUT_CHALLENGE: &str =
    "INSERT INTO challenges (challenge, person, state, expires) VALUES ($1, $2, $3, $4)";
const DROP_OLD_CHALLENGES: &str = "DELETE FROM challenges WHERE expires <= $1";
const TAKE_CHALLENGE: &str =
    "DELETE FROM challenges WHERE challenge = $1 AND expires > $2 RETURNING person, state";

/// Implements everything for one database.
macro_rules! passkeys {
    ($database:ty) => {
        impl $database {
            async fn put_passkey(&self, passkey: &StoredPasskey) -> Result<bool, StoreError> {
                let StoredPasskey { id, person, device, made, key, state, .. } = passkey;
                let put = sqlx::query(PUT).bind(id).bind(person.to_string()).bind(device);
                let put = put.bind(signed(*made)).bind(key).bind(state);
                self.change(async |connection| Ok(put.execute(connection).await?.rows_affected() == 1)).await
            }

            async fn passkeys(
                &self,
                query: &'static str,
                key: &str,
            ) -> Result<Vec<StoredPasskey>, StoreError> {
                let query = sqlx::query(query).bind(key);
                let mut found = Vec::new();
                for row in self.run(async |connection| query.fetch_all(connection).await).await? {
                    let (person, made, used): (String, i64, i64) =
                        (row.try_get(1)?, row.try_get(3)?, row.try_get(4)?);
                    found.push(StoredPasskey {
                        id: row.try_get(0)?,
                        person: person.parse().map_err(|_| StoreError::Unreadable(person))?,
                        device: row.try_get(2)?,
                        made: made.try_into().unwrap_or(0),
                        used: used.try_into().unwrap_or(0),
                        key: row.try_get(5)?,
                        state: row.try_get(6)?,
                    });
                }
                Ok(found)
            }

            async fn use_passkey(
                &self,
                id: &str,
                before: &[u8],
                state: &[u8],
                now: u64,
            ) -> Result<bool, StoreError> {
                let used = sqlx::query(USE).bind(id).bind(before).bind(state).bind(signed(now));
                self.change(async |connection| Ok(used.execute(connection).await?.rows_affected() == 1)).await
            }

            async fn drop_passkey(&self, id: &str, person: PersonId) -> Result<(), StoreError> {
                let drop = sqlx::query(DROP).bind(id).bind(person.to_string());
                self.change(async |connection| drop.execute(connection).await.map(|_| ())).await
            }

            async fn put_challenge(
                &self,
                challenge: &str,
                asked: &StoredChallenge,
                now: u64,
                expires: u64,
            ) -> Result<(), StoreError> {
                let old = sqlx::query(DROP_OLD_CHALLENGES).bind(signed(now));
                let put = sqlx::query(PUT_CHALLENGE).bind(challenge).bind(&asked.person).bind(&asked.state);
                let put = put.bind(signed(expires));
                self.change(async |connection| {
                    old.execute(&mut *connection).await?;
                    put.execute(connection).await.map(drop)
                })
                .await
            }

            async fn take_challenge(
                &self,
                challenge: &str,
                now: u64,
            ) -> Result<Option<StoredChallenge>, StoreError> {
                let take = sqlx::query(TAKE_CHALLENGE).bind(challenge).bind(signed(now));
                let row = self.change(async |connection| take.fetch_optional(connection).await).await?;
                let Some(row) = row else { return Ok(None) };
                Ok(Some(StoredChallenge { person: row.try_get(0)?, state: row.try_get(1)? }))
            }
        }
    };
}

passkeys!(Sqlite);
passkeys!(Postgres);

impl Store {
    /// Keeps a passkey of a person; false if there is one with this id.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn put_passkey(&self, person: &Person, passkey: &StoredPasskey) -> Result<bool, StoreError> {
        self.keep_person(person, passkey.made).await?;
        both!(self, database => database.put_passkey(passkey).await)
    }

    /// A passkey by its id, and whose it is.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn find_passkey(&self, id: &str) -> Result<Option<(Person, StoredPasskey)>, StoreError> {
        let found = both!(self, database => database.passkeys(FIND, id).await)?.pop();
        let Some(passkey) = found else { return Ok(None) };
        let key = passkey.person.to_string();
        let person = both!(self, database => database.person_by(FIND_PERSON, &key).await)?;
        Ok(person.map(|person| (person, passkey)))
    }

    /// The passkeys of a person, the oldest first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn passkeys_of(&self, person: PersonId) -> Result<Vec<StoredPasskey>, StoreError> {
        both!(self, database => database.passkeys(OF_PERSON, &person.to_string()).await)
    }

    /// A passkey was used; false if another use of it was faster.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn use_passkey(
        &self,
        before: &StoredPasskey,
        state: &[u8],
        now: u64,
    ) -> Result<bool, StoreError> {
        both!(self, database => database.use_passkey(&before.id, &before.state, state, now).await)
    }

    /// Removes a passkey, if it is this person's.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn drop_passkey(&self, id: &str, person: PersonId) -> Result<(), StoreError> {
        both!(self, database => database.drop_passkey(id, person).await)
    }

    /// Keeps a question until it is answered or too old, and forgets those that are.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn put_challenge(
        &self,
        challenge: &str,
        asked: &StoredChallenge,
        now: u64,
        expires: u64,
    ) -> Result<(), StoreError> {
        both!(self, database => database.put_challenge(challenge, asked, now, expires).await)
    }

    /// The question that is answered now, which cannot be answered again.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn take_challenge(
        &self,
        challenge: &str,
        now: u64,
    ) -> Result<Option<StoredChallenge>, StoreError> {
        both!(self, database => database.take_challenge(challenge, now).await)
    }
}
