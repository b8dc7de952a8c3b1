//! Loading tables from the store, keeping them up to date, and dropping those that nobody uses.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use quattro_rules::seat::Seat;
use quattro_table::log::EntryError;
use quattro_table::{LogError, Problem, TableId};
use tokio::sync::{Mutex, Notify, OwnedMutexGuard, mpsc};
use tokio::time::Instant;

use super::Hub;
use super::loaded::{LoadedTable, is_rewritten};
use crate::store::{Attendance, News, Stored};

/// A table that nobody has used for this long is dropped from memory.
const IDLE: Duration = Duration::from_mins(1);

/// Time between two looks for entries of other servers that this one was not told of.
const READ_ON: Duration = Duration::from_secs(5);
/// When a table was attended is forgotten after this time, in milliseconds.
const FORGOTTEN: u64 = 24 * 60 * 60_000;

/// A table's place in the hub.
#[derive(Debug, Default)]
pub(super) struct TableEntry {
    /// The table's lock. Held while the table is loaded, changed or read, including waits for the database.
    state: Arc<Mutex<LoadState>>,
    /// Whether a task moves this table's bots.
    pub(super) bot_task: AtomicBool,
    /// Whether a task watches this table's clock.
    pub(super) clock_task: AtomicBool,
    /// Tells that task that the table has changed: the next deadline may be sooner than the last one.
    pub(super) changed: Notify,
    /// Tells the task of the bots that another server may have moved one.
    pub(super) moved: Notify,
}

/// Whether a table is in memory.
#[derive(Debug, Default)]
pub(super) enum LoadState {
    /// Not read yet.
    #[default]
    Unread,
    /// In use.
    Loaded(Box<LoadedTable>),
    /// Dropped from memory: ask the hub again.
    Dropped,
}

/// A table whose lock we hold.
pub(super) struct LockedTable {
    pub(super) state: OwnedMutexGuard<LoadState>,
    pub(super) entry: Arc<TableEntry>,
}

impl LockedTable {
    /// The table, which [`Hub::lock`] has loaded.
    pub(super) fn loaded(&mut self) -> Result<&mut LoadedTable, Problem> {
        match &mut *self.state {
            LoadState::Loaded(loaded) => Ok(loaded),
            LoadState::Unread | LoadState::Dropped => Err(Problem::Unavailable),
        }
    }
}

impl TableEntry {
    /// Claims one of this table's tasks; false if it runs already.
    pub(super) fn claim(task: &AtomicBool) -> bool {
        !task.swap(true, Ordering::AcqRel)
    }
}

impl Hub {
    /// Locks a table for whoever uses it, reading it first if it is not in memory.
    pub(super) async fn lock(&self, table: TableId) -> Result<LockedTable, Problem> {
        let mut locked = self.lock_unused(table).await?;
        locked.loaded()?.used = Instant::now();
        Ok(locked)
    }

    /// The same, for what is no use: it may be dropped as soon as before.
    async fn lock_unused(&self, table: TableId) -> Result<LockedTable, Problem> {
        loop {
            let entry = Arc::clone(self.tables().entry(table).or_default());
            let mut state = Arc::clone(&entry.state).lock_owned().await;
            match &mut *state {
                LoadState::Dropped => continue,
                LoadState::Loaded(loaded) if loaded.matches_log() => {}
                unread => {
                    if let Err(problem) = self.read_in(table, unread).await {
                        // A table in memory keeps its clients until the database answers again.
                        if !matches!(unread, LoadState::Loaded(_)) {
                            self.forget(table, unread);
                        }
                        return Err(problem);
                    }
                }
            }
            return Ok(LockedTable { state, entry });
        }
    }

    /// Locks a table that is in memory, as it is, without asking the database.
    pub(super) async fn lock_in_memory(&self, table: TableId) -> Option<LockedTable> {
        let entry = Arc::clone(self.tables().get(&table)?);
        let state = Arc::clone(&entry.state).lock_owned().await;
        matches!(*state, LoadState::Loaded(_)).then(|| LockedTable { state, entry })
    }

    /// Drops a table that cannot be read, and its clients with it.
    pub(super) fn forget(&self, table: TableId, state: &mut LoadState) {
        if matches!(state, LoadState::Loaded(_)) {
            self.0.metrics.tables.add(-1);
        }
        *state = LoadState::Dropped;
        self.tables().remove(&table);
    }

    /// Reads a table, or the entries it lacks, or all of it again if it does not match the log.
    pub(super) async fn read_in(&self, table: TableId, state: &mut LoadState) -> Result<(), Problem> {
        let after = match state {
            LoadState::Loaded(loaded) if loaded.matches_log() => loaded.table.number(),
            _ => 0,
        };
        let read =
            async |after| self.0.store.read(table, after).await.map_err(|error| self.store_failed(&error));
        let mut entries = read(after).await?;
        if let LoadState::Loaded(loaded) = state
            && after > 0
            && entries.iter().any(is_rewritten)
        {
            loaded.outdate();
            entries = read(0).await?;
        }
        if entries.is_empty() && after == 0 {
            return Err(Problem::UnknownTable);
        }
        self.take_in(table, state, &entries)
    }

    /// Moves a table by entries that follow its last one, or makes it of all of them.
    fn take_in(&self, table: TableId, state: &mut LoadState, entries: &[Stored]) -> Result<(), Problem> {
        let read = match state {
            LoadState::Loaded(loaded) => loaded.read_again(entries, self.now()),
            LoadState::Unread | LoadState::Dropped => {
                let service = Arc::clone(&self.0.service);
                LoadedTable::read(table, entries, self.now(), service).map(|loaded| {
                    self.0.metrics.tables.add(1);
                    self.0.clock.is_after(loaded.table.asked_at());
                    *state = LoadState::Loaded(Box::new(loaded));
                })
            }
        };
        read.map_err(|error| {
            self.forget(table, state);
            if let LogError::Unreadable { error: EntryError::Newer(_), .. } = error {
                tracing::warn!(%table, %error, "a newer server serves this table");
                return Problem::NewerServer;
            }
            tracing::error!(%table, %error, "a table cannot be read");
            Problem::Unavailable
        })
    }

    /// Reads what other servers have stored, if there are any; returns whether there was anything new.
    pub(super) async fn read_on(&self, table: TableId, locked: &mut LockedTable) -> Result<bool, Problem> {
        if !self.0.store.is_shared() {
            return Ok(false);
        }
        let before = locked.loaded()?.table.number();
        self.read_in(table, &mut locked.state).await?;
        let is_news = locked.loaded()?.table.number() > before;
        if is_news {
            self.ensure_tasks(table, locked)?;
        }
        Ok(is_news)
    }

    /// Follows what other servers write, until this one stops.
    pub(crate) async fn follow(self, mut news: mpsc::Receiver<News>) {
        let mut read_on = tokio::time::interval(READ_ON);
        loop {
            let news = tokio::select! {
                biased;
                news = news.recv() => news,
                _ = read_on.tick() => Some(News::Lost),
            };
            let Some(news) = news else { return };
            match news {
                News::Entry { table, number, body } => self.catch_up(table, number, body),
                News::Present(table, server, attendance) => {
                    self.hear(table, move |loaded, now| loaded.hear_presence(server, attendance, now));
                }
                News::Ready(table, seat, round) => {
                    self.hear(table, move |loaded, _| {
                        loaded.note_ready(seat, round);
                    });
                }
                News::Lost => {
                    let hub = self.clone();
                    tokio::spawn(async move { hub.catch_up_all().await });
                }
            }
        }
    }

    /// Takes note of what another server says, if the table is in memory here.
    fn hear(&self, table: TableId, note: impl FnOnce(&mut LoadedTable, u64) + Send + 'static) {
        let Some(entry) = self.tables().get(&table).map(Arc::clone) else { return };
        let hub = self.clone();
        let take_note = move |state: &mut LoadState| {
            if let LoadState::Loaded(loaded) = state {
                note(loaded, hub.now());
            }
        };
        if let Ok(mut state) = entry.state.try_lock() {
            take_note(&mut state);
        } else {
            let state = Arc::clone(&entry.state);
            tokio::spawn(async move { take_note(&mut *state.lock().await) });
        }
    }

    /// Tells the other servers who is connected to this one, so that nobody counts as away who is not.
    pub(super) fn share_presence(&self, table: TableId, attendance: &Attendance) {
        self.0.store.tell_present(table, attendance);
    }

    /// Tells the other servers that a player has seen what a round came to.
    pub(super) fn share_ready(&self, table: TableId, seat: Seat, round: u8) {
        self.0.store.tell_ready(table, seat, round);
    }

    /// Says again who is connected here, and forgets servers that no longer do.
    pub(crate) fn refresh_presence(&self) {
        if !self.0.store.is_shared() {
            return;
        }
        let entries: Vec<_> = self.tables().iter().map(|(id, entry)| (*id, Arc::clone(entry))).collect();
        for (table, entry) in entries {
            let Ok(mut state) = entry.state.try_lock() else { continue };
            let LoadState::Loaded(loaded) = &mut *state else { continue };
            loaded.tell_presence(self.now());
            let attendance = loaded.connected();
            drop(state);
            if !attendance.is_empty() {
                self.share_presence(table, &attendance);
            }
        }
    }

    /// Notes which public tables somebody is at, for the lists of all servers, also after a restart.
    pub(crate) async fn note_attended(&self) {
        let entries: Vec<_> = self.tables().iter().map(|(id, entry)| (*id, Arc::clone(entry))).collect();
        for (table, entry) in entries {
            let is_needed = match entry.state.try_lock().as_deref_mut() {
                Ok(LoadState::Loaded(loaded)) => loaded.is_to_be_noted(self.now()),
                _ => false,
            };
            if is_needed {
                self.attend(table).await;
            }
        }
    }

    /// Notes that somebody is at a public table.
    pub(super) async fn attend(&self, table: TableId) {
        let now = self.now();
        if let Err(error) = self.0.store.attend(table, now, now.saturating_sub(FORGOTTEN)).await {
            self.store_failed(&error);
        }
    }

    /// Whether somebody else than this chair's person is connected to a table, as far as this server knows.
    pub(crate) fn is_anybody_there(&self, table: TableId, besides: Seat) -> bool {
        let entry = self.tables().get(&table).map(Arc::clone);
        entry.is_some_and(|entry| match entry.state.try_lock().as_deref() {
            Ok(LoadState::Loaded(loaded)) => loaded.is_anybody_there(besides, self.now()),
            _ => false,
        })
    }

    /// Whether a table that is in memory has this entry. A table that is being changed may not have it yet.
    fn has_entry(&self, table: TableId, number: u32) -> bool {
        let Some(entry) = self.tables().get(&table).map(Arc::clone) else { return true };
        match entry.state.try_lock().as_deref() {
            Ok(LoadState::Loaded(loaded)) => loaded.matches_log() && loaded.table.number() >= number,
            _ => false,
        }
    }

    /// Takes over an entry of another server if the table is in memory here and does not have it yet. That is no use of
    /// it: otherwise nothing would ever be dropped here that is played elsewhere.
    fn catch_up(&self, table: TableId, number: u32, body: Option<String>) {
        if self.has_entry(table, number) {
            return;
        }
        let hub = self.clone();
        tokio::spawn(async move {
            let Ok(mut locked) = hub.lock_unused(table).await else { return };
            let Ok(loaded) = locked.loaded() else { return };
            let known = loaded.table.number();
            let caught_up = match body {
                _ if known >= number => return,
                Some(body) if known + 1 == number => {
                    let entry = Stored { number, body };
                    if is_rewritten(&entry) {
                        hub.read_in(table, &mut locked.state).await
                    } else {
                        hub.take_in(table, &mut locked.state, &[entry])
                    }
                }
                _ => hub.read_in(table, &mut locked.state).await,
            };
            if caught_up.is_ok() {
                let _ = hub.ensure_tasks(table, &mut locked);
            }
        });
    }

    /// Reads what other servers have stored for the tables in use here: for those that were not told of it.
    pub(crate) async fn catch_up_all(&self) {
        let all: Vec<TableId> = self.tables().keys().copied().collect();
        if all.is_empty() {
            return;
        }
        match self.0.store.last_numbers(&all).await {
            Ok(numbers) => numbers.into_iter().for_each(|(table, number)| self.catch_up(table, number, None)),
            Err(error) => drop(self.store_failed(&error)),
        }
    }

    /// Drops from memory what nobody has used for a while.
    pub(crate) fn drop_idle(&self) {
        self.tables().retain(|_, entry| {
            let Ok(mut state) = entry.state.try_lock() else { return true };
            let idle = match &*state {
                LoadState::Loaded(loaded) => {
                    !entry.clock_task.load(Ordering::Acquire) && loaded.is_idle(IDLE)
                }
                LoadState::Unread => false,
                LoadState::Dropped => true,
            };
            if idle && matches!(*state, LoadState::Loaded(_)) {
                *state = LoadState::Dropped;
                self.0.metrics.tables.add(-1);
            }
            !idle
        });
    }
}
