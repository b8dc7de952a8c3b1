//! Making finished games small and deleting what nobody needs any more, a little at a time.

use quattro_table::log::Entry;
use quattro_table::protocol::TableStage;
use quattro_table::{Problem, TableId};

use super::Hub;
use crate::config::Keep;
use crate::store::{StoreError, Walked};

/// Time between two rounds, in milliseconds.
const ROUND: u64 = 10_000;

/// The most tables that are packed, and that are looked at to be deleted, in one round.
const AT_ONCE: u32 = 50;

/// A game is packed when it has been over for this long, in milliseconds: until then people look at it and talk
/// about it.
const PACKED_AFTER: u64 = 3_600_000;

/// On a shared database a server packs nothing before it has run for this long, in milliseconds. While servers are
/// replaced one after another, those of the earlier version cannot read what is packed.
const EVERYBODY_REPLACED: u64 = 3_600_000;

/// Time between two walks through what may be deleted, in milliseconds.
const WALK: u64 = 3_600_000;

/// A table to which somebody was connected within this time, in milliseconds, is not deleted.
pub(super) const ATTENDED: u64 = 3_600_000;

/// A session that nobody has used for this long is forgotten, in milliseconds: browsers drop a cookie after 400 days.
const FORGOTTEN_SESSION: u64 = 400 * 86_400_000;

/// A code is not given out again within this time, in milliseconds: somebody who comes too late to a game finds no other.
const CODE_RESTS: u64 = 86_400_000;

/// How far a walk through tables of one stage has come.
#[derive(Debug)]
struct Walk {
    stage: TableStage,
    /// For how long a table stays after it was last used, in milliseconds.
    keep: u64,
    walked: Walked,
    /// When it goes on.
    next: u64,
}

impl Walk {
    fn new(stage: TableStage, days: Option<u32>) -> Option<Walk> {
        Some(Walk { stage, keep: u64::from(days?) * 86_400_000, walked: Walked::default(), next: 0 })
    }
}

impl Hub {
    /// Tidies up until the server stops. It runs from now on, whenever it is polled first.
    pub(crate) fn tidy(self, keep: Keep) -> impl Future<Output = ()> + Send {
        let began = self.now();
        self.tidy_from(keep, began)
    }

    async fn tidy_from(self, keep: Keep, began: u64) {
        let Keep { unstarted, abandoned, finished } = keep;
        let mut walks: Vec<Walk> = [
            Walk::new(TableStage::Open, unstarted),
            Walk::new(TableStage::Closed, unstarted),
            Walk::new(TableStage::Playing, abandoned),
            Walk::new(TableStage::Over, finished),
        ]
        .into_iter()
        .flatten()
        .collect();
        let mut sessions = began + WALK;
        let mut today = self.today();
        while !*self.0.stopping.borrow() {
            let now = self.now();
            if self.today() > today {
                match self.make_days().await {
                    Ok(()) => today = self.today(),
                    Err(error) => drop(self.store_failed(&error)),
                }
            }
            if now >= sessions {
                sessions = now + WALK;
                let forgotten = self.0.store.forget_sessions(now.saturating_sub(FORGOTTEN_SESSION)).await;
                forgotten.map_or_else(|error| drop(self.store_failed(&error)), drop);
                let forgotten = self.0.store.forget_codes(now.saturating_sub(CODE_RESTS)).await;
                forgotten.unwrap_or_else(|error| drop(self.store_failed(&error)));
            }
            if let Err(error) = self.tidy_once(&mut walks, began, now).await {
                self.store_failed(&error);
            }
            self.wait_until(now + ROUND).await;
        }
    }

    async fn tidy_once(&self, walks: &mut [Walk], began: u64, now: u64) -> Result<(), StoreError> {
        if !self.0.store.is_shared() || now >= began + EVERYBODY_REPLACED {
            self.pack_finished(now.saturating_sub(PACKED_AFTER)).await?;
        }
        for walk in walks.iter_mut().filter(|walk| walk.next <= now) {
            self.walk(walk, now).await?;
        }
        self.0.store.give_back().await
    }

    async fn pack_finished(&self, before: u64) -> Result<(), StoreError> {
        for table in self.0.store.to_pack(before, AT_ONCE).await? {
            match self.0.store.pack(table).await {
                Ok(true) => self.0.metrics.packed.add(),
                Ok(false) => {}
                Err(error @ StoreError::Unreadable(_)) => {
                    tracing::error!(%table, %error, "a finished table stays as it is");
                }
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Deletes what has been kept for long enough, a few tables at a time.
    async fn walk(&self, walk: &mut Walk, now: u64) -> Result<(), StoreError> {
        let before = now.saturating_sub(walk.keep);
        let found = self.0.store.old_tables(walk.stage, before, &walk.walked, AT_ONCE).await?;
        if found.len() < AT_ONCE as usize {
            walk.next = now + WALK;
        }
        for (at, id) in &found {
            if let Ok(table) = id.parse()
                && self.is_unused(walk.stage, table, before).await?
            {
                self.delete(table, now.saturating_sub(ATTENDED)).await?;
            }
            walk.walked = (*at, id.clone());
        }
        if walk.next > now {
            walk.walked = Walked::default();
        }
        Ok(())
    }

    /// Whether nothing has happened at a table since a moment. A game that was over by then counts as unused, whatever
    /// people say about it.
    async fn is_unused(&self, stage: TableStage, table: TableId, since: u64) -> Result<bool, StoreError> {
        let last = self.0.store.last_entry(table).await?;
        // What cannot be read is not deleted.
        let last = last.and_then(|last| Entry::read(&last.body).ok());
        Ok(stage == TableStage::Over || last.is_some_and(|last| last.at < since))
    }

    /// Deletes a table, unless somebody is there.
    async fn delete(&self, table: TableId, attended: u64) -> Result<(), StoreError> {
        // Under the table's lock: nobody can come in the meantime.
        let mut locked = match self.lock(table).await {
            Ok(locked) => locked,
            Err(Problem::Unavailable) => return Err(StoreError::Refusing),
            // It is left to a newer server.
            Err(_) => return Ok(()),
        };
        let Ok(loaded) = locked.loaded() else { return Ok(()) };
        if loaded.is_watched() {
            return Ok(());
        }
        let last = loaded.table.number();
        if self.0.store.delete(table, last, attended).await? {
            self.0.metrics.deleted.add();
            tracing::debug!(%table, "deleted");
            self.forget(table, &mut locked.state);
        }
        Ok(())
    }
}
