//! When servers have served.

use super::{ServerId, Store, StoreError, either, signed};

/// A time in which a server has served, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Period {
    /// From then on.
    pub began: u64,
    /// Until then.
    pub ended: u64,
}

pub(super) const SERVED: &str = "SELECT began, ended FROM served";

pub(super) const FORGET_SERVED: &str = "DELETE FROM served WHERE ended < $1";

pub(super) const NOTE_SERVED: &str = "
    INSERT INTO served (server, began, ended) VALUES ($1, $2, $3)
    ON CONFLICT (server, began) DO UPDATE SET ended = excluded.ended";

impl Store {
    /// When servers have served, as far as they have noted it; what had ended before a moment is forgotten.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn served(&self, after: u64) -> Result<Vec<Period>, StoreError> {
        either!(self, database => database.forget_served(signed(after)).await)?;
        let found = either!(self, database => database.served().await)?;
        let time = |time: i64| u64::try_from(time).unwrap_or_default();
        Ok(found
            .into_iter()
            .map(|(began, ended)| Period { began: time(began), ended: time(ended) })
            .collect())
    }

    /// Notes that a server has served from then until then.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn note_served(&self, server: ServerId, period: Period) -> Result<(), StoreError> {
        let (server, began, ended) = (server.to_string(), signed(period.began), signed(period.ended));
        either!(self, database => database.note_served(&server, began, ended).await)
    }
}
