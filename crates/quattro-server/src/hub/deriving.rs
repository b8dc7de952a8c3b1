//! What follows from the log of a table and is kept beside it: its people's lists, and what a finished game counts
//! for them.
//!
//! Lists are written together with the entries. A finished game is counted afterwards, because ratings depend on
//! those of all its people: in one transaction, by whichever server comes first. A server that dies in between leaves
//! the game to the next one. What earlier versions have written is found and done in the same way, the oldest first.

use std::time::Duration;

use quattro_rules::record::Record;
use quattro_table::{Problem, Table, TableId, facts};

use super::Hub;
use super::loaded::replay;
use crate::store::{CountedPerson, FinishedGame, Row, StoreError};

/// The most tables that are looked up at once.
const AT_ONCE: u32 = 50;

/// Time after which a server looks for what another one has left behind.
const LOOK: Duration = Duration::from_secs(30);

/// Time between two lots, so that an old database with many games does not slow down those who play.
const PAUSE: Duration = Duration::from_millis(500);

impl Hub {
    /// A game is over: it is to be counted.
    pub(super) fn is_to_be_counted(&self) {
        self.0.counting.notify_one();
    }

    /// Derives what is missing, until the server stops.
    pub(crate) async fn derive(self) {
        let mut stopping = self.stopping();
        while !*self.0.stopping.borrow() {
            let wait = match self.derive_some().await {
                Ok(done) if done == AT_ONCE as usize => PAUSE,
                Ok(_) => LOOK,
                Err(error) => {
                    self.store_failed(&error);
                    LOOK
                }
            };
            tokio::select! {
                biased;
                _ = stopping.wait_for(|stopping| *stopping) => {}
                () = self.0.counting.notified(), if wait == LOOK => {}
                () = tokio::time::sleep(wait) => {}
            }
        }
    }

    /// Derives what is missing at some tables; returns how many there were.
    async fn derive_some(&self) -> Result<usize, StoreError> {
        let tables = self.0.store.to_derive(AT_ONCE).await?;
        for table in &tables {
            self.derive_table(*table).await?;
        }
        Ok(tables.len())
    }

    async fn derive_table(&self, id: TableId) -> Result<(), StoreError> {
        let rewritten = self.0.store.rewritten(id).await?;
        let log = match self.0.store.read(id, 0).await {
            Err(error @ StoreError::Unreadable(_)) => return self.give_up(id, &error).await,
            log => log?,
        };
        let table = match replay(id, &log) {
            Ok(table) => table,
            Err(error) => return self.give_up(id, &error).await,
        };
        let finished = match finished_game(&table) {
            Ok(finished) => finished,
            Err(problem) => return self.give_up(id, &problem).await,
        };
        let row = Row::from(&table.summary());
        self.0.store.put_derived(id, &row, finished.as_ref(), rewritten).await.map(drop)
    }

    async fn give_up(&self, table: TableId, why: &impl std::fmt::Display) -> Result<(), StoreError> {
        tracing::warn!(%table, %why, "nothing can be counted at a table");
        self.0.store.give_up_deriving(table).await
    }
}

/// What a game that is over counts for its people; nothing of cards that were laid by hand, of a seed that somebody could
/// choose, or where several people played on one device.
fn finished_game(table: &Table) -> Result<Option<FinishedGame>, Problem> {
    let is_counted =
        |record: &Record| record.fairness.is_some() && !table.is_kept() && !table.has_companions();
    let Some(record) = table.record().filter(is_counted) else { return Ok(None) };
    let Some(outcome) = &record.result else { return Ok(None) };
    let counts = facts::counts(&record).map_err(|_| Problem::Unavailable)?;
    let counted = |(seat, person, _): (quattro_rules::seat::Seat, _, u64)| {
        let (result, counts) = (outcome.seats.get(seat.index())?, counts.get(seat.index())?);
        Some(CountedPerson {
            person,
            name: record.seats.get(seat.index())?.clone(),
            place: result.place,
            score: result.score,
            filled: counts.filled.clone(),
            burnt: counts.burnt.clone(),
            gave: counts.gave,
            refused: counts.refused,
        })
    };
    let people = table.people().filter_map(counted).collect();
    let at = table.summary().listing.at;
    Ok(Some(FinishedGame { game: record.game, players: table.options().players, at, people }))
}
