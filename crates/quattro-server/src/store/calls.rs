//! Calls to people who have closed the page: where they want to be called, when not, and whom to call next.
//!
//! A call is stored in the transaction of the entry that causes it, once for each of the person's subscriptions, and
//! removed when the push service has taken it. In between it belongs to whoever has moved its `due` ahead.

use quattro_table::{PersonId, TableId};
use sqlx::{Connection as _, Row as _};

use super::people::SessionId;
use super::postgres::Postgres;
use super::sqlite::Sqlite;
use super::{Store, StoreError, both, signed};

/// The most subscriptions of one person; with one more, the oldest ends.
const MOST_SUBSCRIPTIONS: i64 = 10;

/// What somebody is called for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CallReason {
    /// It is their turn.
    Turn,
    /// Somebody wants a rematch.
    Rematch,
    /// Somebody they have played with waits at another table.
    Invitation,
}

impl CallReason {
    /// Its name in the database.
    pub const fn name(self) -> &'static str {
        match self {
            CallReason::Turn => "turn",
            CallReason::Rematch => "rematch",
            CallReason::Invitation => "invitation",
        }
    }

    fn read(name: &str) -> Option<CallReason> {
        [CallReason::Turn, CallReason::Rematch, CallReason::Invitation]
            .into_iter()
            .find(|reason| reason.name() == name)
    }
}

/// Somebody who is to be called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// Who.
    pub person: PersonId,
    /// Why.
    pub reason: CallReason,
    /// For which decision.
    pub decision: u32,
    /// When, in milliseconds since 1970.
    pub due: u64,
}

/// A call on its way to one subscription.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DueCall {
    /// Whom.
    pub subscription: String,
    /// About which table.
    pub table: TableId,
    /// Why.
    pub reason: CallReason,
    /// For which decision.
    pub decision: u32,
    /// How often it was claimed, this time included.
    pub tries: u32,
}

/// Where a person wants to be called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredSubscription {
    /// A hash of the endpoint.
    pub id: String,
    /// Whose it is.
    pub person: PersonId,
    /// The session of the browser.
    pub session: SessionId,
    /// Where calls are sent.
    pub endpoint: String,
    /// The browser's public key, as it was received.
    pub key: String,
    /// The browser's secret, as it was received.
    pub auth: String,
    /// The language of its page.
    pub language: String,
    /// The address under which it knows this server.
    pub origin: String,
}

/// When a person does not want to be called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QuietHours {
    /// Minutes after midnight.
    pub begins: u16,
    /// Minutes after midnight; before `begins` if the night is in between.
    pub ends: u16,
    /// Minutes by which their clocks are ahead of UTC.
    pub east: i16,
}

/// Stored with an entry: the same in both databases.
pub(super) const PUT_CALLS: &str = "
    INSERT INTO calls (subscription, table_id, what, decision, due)
    SELECT id, $2, $3, $4, $5 FROM subscriptions WHERE person = $1
    ON CONFLICT DO NOTHING";
// Two servers may find the same calls: the second waits for the first, and then finds them claimed.
const CLAIM: &str = "
    UPDATE calls SET due = $2, tries = tries + 1
    WHERE due <= $1 AND (subscription, table_id, what, decision) IN
        (SELECT subscription, table_id, what, decision FROM calls WHERE due <= $1 ORDER BY due LIMIT $3)
    RETURNING subscription, table_id, what, decision, tries";
// Without invitations that were made, which are kept so that they are made once.
const WAITING: &str = "SELECT COUNT(*), COUNT(CASE WHEN tries > 0 THEN 1 END) FROM calls
    WHERE due < 9223372036854775807";
const POSTPONE: &str = "UPDATE calls SET due = $5, tries = $6
    WHERE subscription = $1 AND table_id = $2 AND what = $3 AND decision = $4";
const DROP_CALL: &str =
    "DELETE FROM calls WHERE subscription = $1 AND table_id = $2 AND what = $3 AND decision = $4";
const SUBSCRIBE: &str = "
    INSERT INTO subscriptions (id, person, session, endpoint, key, auth, language, origin, at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    ON CONFLICT (id) DO UPDATE SET person = excluded.person, session = excluded.session, key = excluded.key,
        auth = excluded.auth, language = excluded.language, origin = excluded.origin, at = excluded.at";
// A browser that has become somebody else is not told what its former person waits for.
const DROP_FOREIGN_CALLS: &str = "DELETE FROM calls WHERE subscription = $1
    AND NOT EXISTS (SELECT 1 FROM subscriptions WHERE id = $1 AND person = $2)";
const DROP_OLDEST: &str = "DELETE FROM subscriptions WHERE person = $1 AND id NOT IN
    (SELECT id FROM subscriptions WHERE person = $1 ORDER BY at DESC LIMIT $2)";
const SUBSCRIPTION: &str = "SELECT id, person, session, endpoint, key, auth, language, origin
    FROM subscriptions WHERE id = $1";
const SUBSCRIPTIONS_OF: &str = "SELECT id FROM subscriptions WHERE person = $1 ORDER BY at DESC";
/// Their calls go with them: without a subscription nobody can be called.
const END_SUBSCRIPTION: [&str; 2] =
    ["DELETE FROM calls WHERE subscription = $1", "DELETE FROM subscriptions WHERE id = $1"];
const END_SUBSCRIPTIONS_OF: [&str; 2] = [
    "DELETE FROM calls WHERE subscription IN (SELECT id FROM subscriptions WHERE person = $1)",
    "DELETE FROM subscriptions WHERE person = $1",
];
const END_SESSIONS_SUBSCRIPTIONS: [&str; 2] = [
    "DELETE FROM calls WHERE subscription IN (SELECT id FROM subscriptions WHERE session = $1)",
    "DELETE FROM subscriptions WHERE session = $1",
];
const QUIET: &str = "SELECT begins, ends, east FROM quiet WHERE person = $1";
const SET_QUIET: &str = "INSERT INTO quiet (person, begins, ends, east) VALUES ($1, $2, $3, $4)
    ON CONFLICT (person) DO UPDATE SET begins = excluded.begins, ends = excluded.ends, east = excluded.east";
const END_QUIET: &str = "DELETE FROM quiet WHERE person = $1";

/// Implements everything for one database.
macro_rules! calls {
    ($database:ty) => {
        impl $database {
            async fn put_call(&self, table: TableId, call: &Call) -> Result<u64, StoreError> {
                let put = sqlx::query(PUT_CALLS).bind(call.person.to_string()).bind(table.to_string());
                let put = put.bind(call.reason.name()).bind(i64::from(call.decision)).bind(signed(call.due));
                self.change(async |connection| Ok(put.execute(connection).await?.rows_affected())).await
            }

            async fn claim_calls(
                &self,
                now: u64,
                until: u64,
                limit: u32,
            ) -> Result<Vec<DueCall>, StoreError> {
                let claim = sqlx::query(CLAIM).bind(signed(now)).bind(signed(until)).bind(i64::from(limit));
                let mut calls = Vec::new();
                for row in self.change(async |connection| claim.fetch_all(connection).await).await? {
                    let (table, reason): (String, String) = (row.try_get(1)?, row.try_get(2)?);
                    let (decision, tries): (i64, i64) = (row.try_get(3)?, row.try_get(4)?);
                    let (Ok(table), Some(reason)) = (table.parse(), CallReason::read(&reason)) else {
                        continue;
                    };
                    let [decision, tries] =
                        [decision, tries].map(|number| u32::try_from(number).unwrap_or(u32::MAX));
                    calls.push(DueCall { subscription: row.try_get(0)?, table, reason, decision, tries });
                }
                Ok(calls)
            }

            async fn calls_waiting(&self) -> Result<(i64, i64), StoreError> {
                let query = sqlx::query_as(WAITING);
                self.run(async |connection| query.fetch_one(connection).await).await
            }

            async fn postpone_call(&self, call: &DueCall, due: u64) -> Result<(), StoreError> {
                let postpone = sqlx::query(POSTPONE).bind(&call.subscription).bind(call.table.to_string());
                let postpone = postpone.bind(call.reason.name()).bind(i64::from(call.decision));
                let postpone = postpone.bind(signed(due)).bind(i64::from(call.tries));
                self.change(async |connection| postpone.execute(connection).await.map(drop)).await
            }

            async fn drop_call(&self, call: &DueCall) -> Result<(), StoreError> {
                let drop_it = sqlx::query(DROP_CALL).bind(&call.subscription).bind(call.table.to_string());
                let drop_it = drop_it.bind(call.reason.name()).bind(i64::from(call.decision));
                self.change(async |connection| drop_it.execute(connection).await.map(drop)).await
            }

            async fn subscribe(&self, new: &StoredSubscription, now: u64) -> Result<(), StoreError> {
                let (person, session) = (new.person.to_string(), new.session.to_string());
                let put = sqlx::query(SUBSCRIBE).bind(&new.id).bind(&person).bind(session);
                let put = put.bind(&new.endpoint).bind(&new.key).bind(&new.auth).bind(&new.language);
                let put = put.bind(&new.origin).bind(signed(now));
                let foreign = sqlx::query(DROP_FOREIGN_CALLS).bind(&new.id).bind(&person);
                let oldest = sqlx::query(DROP_OLDEST).bind(&person).bind(MOST_SUBSCRIPTIONS);
                self.change(async |connection| {
                    let mut transaction = connection.begin().await?;
                    foreign.execute(&mut *transaction).await?;
                    put.execute(&mut *transaction).await?;
                    oldest.execute(&mut *transaction).await?;
                    transaction.commit().await
                })
                .await
            }

            async fn subscription(&self, id: &str) -> Result<Option<StoredSubscription>, StoreError> {
                let query = sqlx::query(SUBSCRIPTION).bind(id);
                let row = self.run(async |connection| query.fetch_optional(connection).await).await?;
                let Some(row) = row else { return Ok(None) };
                let (person, session): (String, String) = (row.try_get(1)?, row.try_get(2)?);
                let (Ok(person), Ok(session)) = (person.parse(), session.parse()) else {
                    return Err(StoreError::Unreadable(person));
                };
                Ok(Some(StoredSubscription {
                    id: row.try_get(0)?,
                    person,
                    session,
                    endpoint: row.try_get(3)?,
                    key: row.try_get(4)?,
                    auth: row.try_get(5)?,
                    language: row.try_get(6)?,
                    origin: row.try_get(7)?,
                }))
            }

            async fn subscriptions_of(&self, person: PersonId) -> Result<Vec<String>, StoreError> {
                let query = sqlx::query_scalar(SUBSCRIPTIONS_OF).bind(person.to_string());
                self.run(async |connection| query.fetch_all(connection).await).await
            }

            async fn end_subscriptions(&self, how: [&'static str; 2], of: &str) -> Result<(), StoreError> {
                let [calls, subscriptions] = how.map(|statement| sqlx::query(statement).bind(of));
                self.change(async |connection| {
                    let mut transaction = connection.begin().await?;
                    calls.execute(&mut *transaction).await?;
                    subscriptions.execute(&mut *transaction).await?;
                    transaction.commit().await
                })
                .await
            }

            async fn quiet_hours(&self, person: PersonId) -> Result<Option<QuietHours>, StoreError> {
                let query = sqlx::query_as(QUIET).bind(person.to_string());
                let found: Option<(i64, i64, i64)> =
                    self.run(async |connection| query.fetch_optional(connection).await).await?;
                let minutes = |minutes: i64| u16::try_from(minutes).unwrap_or(0);
                Ok(found.map(|(begins, ends, east)| QuietHours {
                    begins: minutes(begins),
                    ends: minutes(ends),
                    east: east as i16,
                }))
            }

            async fn set_quiet(&self, person: PersonId, quiet: Option<QuietHours>) -> Result<(), StoreError> {
                let query = match quiet {
                    None => sqlx::query(END_QUIET).bind(person.to_string()),
                    Some(QuietHours { begins, ends, east }) => {
                        let query = sqlx::query(SET_QUIET).bind(person.to_string()).bind(i64::from(begins));
                        query.bind(i64::from(ends)).bind(i64::from(east))
                    }
                };
                self.change(async |connection| query.execute(connection).await.map(drop)).await
            }
        }
    };
}

calls!(Sqlite);
calls!(Postgres);

impl Store {
    /// Stores a call that no entry causes; returns how many subscriptions it goes to.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn put_call(&self, table: TableId, call: &Call) -> Result<u64, StoreError> {
        both!(self, database => database.put_call(table, call).await)
    }

    /// Claims calls that are due for this server, until a moment.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn claim_calls(&self, now: u64, until: u64, limit: u32) -> Result<Vec<DueCall>, StoreError> {
        both!(self, database => database.claim_calls(now, until, limit).await)
    }

    /// How many calls are still to be made, and how many of them are being made or have failed.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn calls_waiting(&self) -> Result<(u64, u64), StoreError> {
        let (all, tried) = both!(self, database => database.calls_waiting().await)?;
        Ok((all.unsigned_abs(), tried.unsigned_abs()))
    }

    /// A call that was claimed is due later.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn postpone_call(&self, call: &DueCall, due: u64) -> Result<(), StoreError> {
        both!(self, database => database.postpone_call(call, due).await)
    }

    /// A call has been made, or is not needed any more.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn drop_call(&self, call: &DueCall) -> Result<(), StoreError> {
        both!(self, database => database.drop_call(call).await)
    }

    /// A browser wants to be called. It may have been another person's before.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn subscribe(&self, new: &StoredSubscription, now: u64) -> Result<(), StoreError> {
        both!(self, database => database.subscribe(new, now).await)
    }

    /// A subscription, if it has not ended.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn subscription(&self, id: &str) -> Result<Option<StoredSubscription>, StoreError> {
        both!(self, database => database.subscription(id).await)
    }

    /// The ids of a person's subscriptions, the newest first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn subscriptions_of(&self, person: PersonId) -> Result<Vec<String>, StoreError> {
        both!(self, database => database.subscriptions_of(person).await)
    }

    /// Ends a subscription, and the calls to it.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn end_subscription(&self, id: &str) -> Result<(), StoreError> {
        both!(self, database => database.end_subscriptions(END_SUBSCRIPTION, id).await)
    }

    /// Ends all subscriptions of a person.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn end_subscriptions_of(&self, person: PersonId) -> Result<(), StoreError> {
        let person = person.to_string();
        both!(self, database => database.end_subscriptions(END_SUBSCRIPTIONS_OF, &person).await)
    }

    /// Ends the subscriptions of a browser that was signed out.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn end_subscriptions_in(&self, session: SessionId) -> Result<(), StoreError> {
        let session = session.to_string();
        both!(self, database => database.end_subscriptions(END_SESSIONS_SUBSCRIPTIONS, &session).await)
    }

    /// When a person does not want to be called.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn quiet_hours(&self, person: PersonId) -> Result<Option<QuietHours>, StoreError> {
        both!(self, database => database.quiet_hours(person).await)
    }

    /// Changes when a person does not want to be called.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn set_quiet_hours(
        &self,
        person: PersonId,
        quiet: Option<QuietHours>,
    ) -> Result<(), StoreError> {
        both!(self, database => database.set_quiet(person, quiet).await)
    }

    /// The key that all servers on this database sign calls with, made by the first of them.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn push_key(&self, fresh: &str) -> Result<String, StoreError> {
        both!(self, database => database.secret("push", fresh).await)
    }
}
