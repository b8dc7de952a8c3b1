//! The tables that are in use on this server.
//!
//! A table in memory is a cache of its log. Whoever wants to change it holds its lock while the entry is made
//! durable, so that what is acknowledged and told to others is always in the log; no lock is held while a bot
//! thinks or a client is slow. When anything is in doubt (another server was faster, the database did not
//! answer, the code gave up half-way) the cache is thrown away and read again.
//!
//! Work that changes a table runs in a task of its own, so that a client that hangs up does not stop it
//! half-way.

mod autopilot;
mod open;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard, mpsc, watch};

use crate::bots::Pool;
use crate::clock::now;
use crate::ids::TableId;
use crate::log::{Change, Entry};
use crate::metrics::Metrics;
use crate::person::{Person, Signer};
use crate::protocol::{Problem, TableInfo};
use crate::store::{Append, Appended, News, Store};
use crate::table::{Asker, Command, Table, Viewer};
use open::{Listener, Open};
pub(crate) use open::{Outgoing, text};

/// So often an entry is tried again when another server was faster.
const MOST_TRIES: usize = 20;

/// A table that nobody has used for so long is dropped from memory.
const IDLE: Duration = Duration::from_mins(1);

/// So many messages may wait for a client before it counts as too slow.
const MOST_WAITING: usize = 64;

/// All tables in use. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Hub(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    store: Store,
    signer: Signer,
    pool: Pool,
    bot_pace: Duration,
    metrics: Arc<Metrics>,
    tables: Mutex<HashMap<TableId, Arc<Live>>>,
    stopping: watch::Receiver<bool>,
}

/// A place for a table in memory.
#[derive(Debug, Default)]
struct Live {
    slot: Arc<AsyncMutex<Slot>>,
    /// Whether a task moves this table's bots.
    bots: AtomicBool,
    /// Whether a task watches this table's clock.
    clock: AtomicBool,
}

/// What is in a [`Live`].
#[derive(Debug, Default)]
enum Slot {
    /// Not read yet.
    #[default]
    Unread,
    /// In use.
    Open(Box<Open>),
    /// Dropped from memory: ask the hub again.
    Gone,
}

/// A table that is locked for us.
struct Locked {
    guard: OwnedMutexGuard<Slot>,
    live: Arc<Live>,
}

impl Locked {
    /// The table; [`Hub::lock`] has seen to it that there is one.
    fn open(&mut self) -> Result<&mut Open, Problem> {
        match &mut *self.guard {
            Slot::Open(open) => Ok(open),
            Slot::Unread | Slot::Gone => Err(Problem::unavailable()),
        }
    }
}

/// What came of a command.
#[derive(Clone, Debug)]
pub(crate) struct Outcome {
    /// The number of its entry, or of the last one if nothing was to be done.
    pub(crate) number: u32,
    /// Whether it had been carried out before.
    pub(crate) repeated: bool,
}

/// A client's ear at a table.
#[derive(Debug)]
pub(crate) struct Ear {
    pub(crate) messages: mpsc::Receiver<Outgoing>,
    pub(crate) id: u64,
}

impl Hub {
    pub(crate) fn new(
        store: Store,
        signer: Signer,
        pool: Pool,
        bot_pace: Duration,
        metrics: Arc<Metrics>,
        stopping: watch::Receiver<bool>,
    ) -> Hub {
        let tables = Mutex::default();
        Hub(Arc::new(Shared { store, signer, pool, bot_pace, metrics, tables, stopping }))
    }

    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Arc<Live>>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Locks a table, reading it first if it is not in memory.
    async fn lock(&self, table: TableId) -> Result<Locked, Problem> {
        loop {
            let live = Arc::clone(self.tables().entry(table).or_default());
            let mut guard = Arc::clone(&live.slot).lock_owned().await;
            match &mut *guard {
                Slot::Gone => continue,
                Slot::Open(open) if open.is_sound() => {}
                slot => match self.read_in(table, slot).await {
                    Ok(()) => {}
                    Err(problem) => {
                        if matches!(slot, Slot::Open(_)) {
                            self.0.metrics.tables.add(-1);
                        }
                        *slot = Slot::Gone;
                        self.tables().remove(&table);
                        return Err(problem);
                    }
                },
            }
            if let Slot::Open(open) = &mut *guard {
                open.used = Instant::now();
            }
            return Ok(Locked { guard, live });
        }
    }

    /// Reads a table, or reads on, or reads it again if it is not sound.
    async fn read_in(&self, table: TableId, slot: &mut Slot) -> Result<(), Problem> {
        let after = match slot {
            Slot::Open(open) if open.is_sound() => open.table.number(),
            _ => 0,
        };
        let entries = self.0.store.read(table, after).await.map_err(|error| self.store_failed(&error))?;
        if entries.is_empty() && after == 0 {
            return Err(Problem::unknown_table());
        }
        let read = match slot {
            Slot::Open(open) => open.read_again(&entries),
            Slot::Unread | Slot::Gone => Open::read(table, &entries).map(|open| {
                self.0.metrics.tables.add(1);
                *slot = Slot::Open(Box::new(open));
            }),
        };
        read.map_err(|error| {
            tracing::error!(%table, %error, "a table cannot be read");
            Problem::unavailable()
        })
    }

    /// Reads what other servers have stored, if there are others; whether there was anything.
    async fn read_on(&self, table: TableId, locked: &mut Locked) -> Result<bool, Problem> {
        if !self.0.store.is_shared() {
            return Ok(false);
        }
        let before = locked.open()?.table.number();
        self.read_in(table, &mut locked.guard).await?;
        let is_news = locked.open()?.table.number() > before;
        if is_news {
            self.look_after(table, locked)?;
        }
        Ok(is_news)
    }

    fn store_failed(&self, error: &crate::store::StoreError) -> Problem {
        tracing::error!(%error, "the store failed");
        self.0.metrics.store_errors.add();
        Problem::unavailable()
    }

    /// Creates a table.
    pub(crate) async fn create(
        &self,
        id: TableId,
        host: &Person,
        change: Change,
    ) -> Result<Appended, Problem> {
        let entry = Entry { at: now(), by: Some(host.id), id: None, change };
        let table = Table::begin(id, &entry).map_err(|_| Problem::unavailable())?;
        let append = Append {
            table: id,
            number: 1,
            body: body(&entry)?,
            row: Some(table.row()),
            sitter: Some(host.id),
        };
        self.0.store.append(append).await.map_err(|error| self.store_failed(&error))
    }

    /// Carries out a command, once. It goes on even if whoever asked does not wait for it.
    pub(crate) async fn command(
        &self,
        table: TableId,
        asker: Asker,
        id: Option<String>,
        command: Command,
    ) -> Result<Outcome, Problem> {
        let hub = self.clone();
        let work = tokio::spawn(async move { hub.carry_out(table, &asker, id, &command).await });
        let outcome = work.await.unwrap_or_else(|error| {
            tracing::error!(%table, %error, "a command gave up");
            Err(Problem::unavailable())
        });
        outcome.inspect_err(|_| self.0.metrics.refused.add())
    }

    async fn carry_out(
        &self,
        table: TableId,
        asker: &Asker,
        id: Option<String>,
        command: &Command,
    ) -> Result<Outcome, Problem> {
        let mut locked = self.lock(table).await?;
        let by = match asker {
            Asker::Person(person) => Some(person.id),
            Asker::Server => None,
        };
        for _ in 0..MOST_TRIES {
            let open = locked.open()?;
            if let (Some(person), Some(id)) = (by, &id)
                && let Some(number) = open.table.done(person, id)
            {
                return Ok(Outcome { number, repeated: true });
            }
            let change = match open.table.propose(asker, command) {
                Ok(Some(change)) => change,
                refused => {
                    let number = open.table.number();
                    // What cannot or need not be done may look different after what another server has stored.
                    if self.read_on(table, &mut locked).await? {
                        continue;
                    }
                    return refused.map(|_| Outcome { number, repeated: false });
                }
            };
            let entry = Entry { at: now(), by, id: id.clone(), change };
            if let Some(number) = self.append(table, &mut locked, &entry).await? {
                self.look_after(table, &mut locked)?;
                return Ok(Outcome { number, repeated: false });
            }
        }
        Err(Problem::unavailable())
    }

    /// Stores the next entry and tells everybody; `None` if another server was faster.
    async fn append(
        &self,
        table: TableId,
        locked: &mut Locked,
        entry: &Entry,
    ) -> Result<Option<u32>, Problem> {
        let open = locked.open()?;
        let number = open.table.number() + 1;
        let body = body(entry)?;
        // The change is made first, because lists want to know what comes of it. Until it is durable the
        // table is not sound, and nobody has been told.
        let (applied, row) = open.try_out(number, entry).map_err(|error| {
            tracing::error!(%table, %error, "a proposal was impossible");
            Problem::unavailable()
        })?;
        let sitter = match &entry.change {
            Change::Sat { person, .. } => Some(person.id),
            _ => None,
        };
        let began = Instant::now();
        let appended = self.0.store.append(Append { table, number, body, row, sitter }).await;
        self.0.metrics.append.note(began.elapsed());
        match appended.map_err(|error| self.store_failed(&error))? {
            Appended::Stored => {
                self.count(entry);
                let dropped = open.settle(&applied, now());
                (0..dropped).for_each(|_| self.0.metrics.slow_clients.add());
                Ok(Some(number))
            }
            Appended::Taken => {
                self.0.metrics.conflicts.add();
                self.read_in(table, &mut locked.guard).await?;
                Ok(None)
            }
        }
    }

    fn count(&self, entry: &Entry) {
        let metrics = &self.0.metrics;
        metrics.entries.add();
        if matches!(entry.change, Change::Played { .. }) {
            let moves = if entry.by.is_some() { &metrics.moves } else { &metrics.bot_moves };
            moves.add();
        }
    }

    /// What everybody may know of a table.
    pub(crate) async fn info(&self, table: TableId) -> Result<TableInfo, Problem> {
        self.peek(table, Table::info).await
    }

    /// Looks at a table as it is now, with everything that other servers have acknowledged.
    pub(crate) async fn peek<T>(&self, table: TableId, look: impl FnOnce(&Table) -> T) -> Result<T, Problem> {
        let mut locked = self.lock(table).await?;
        self.read_on(table, &mut locked).await?;
        Ok(look(&locked.open()?.table))
    }

    /// A client begins to listen. The first message it hears is the welcome.
    pub(crate) async fn listen(
        &self,
        table: TableId,
        viewer: Viewer,
        since: Option<u32>,
    ) -> Result<Ear, Problem> {
        let mut locked = self.lock(table).await?;
        // Who comes from another server may know more than this one.
        if since > Some(locked.open()?.table.number()) {
            self.read_on(table, &mut locked).await?;
        }
        let (sender, messages) = mpsc::channel(MOST_WAITING);
        let id = locked.open()?.add(Listener::new(viewer, sender), since, now());
        self.look_after(table, &mut locked)?;
        Ok(Ear { messages, id })
    }

    /// A client has gone.
    pub(crate) async fn unlisten(&self, table: TableId, ear: u64) {
        if let Ok(mut locked) = self.lock(table).await
            && let Ok(open) = locked.open()
        {
            open.remove(ear);
        }
    }

    /// A client has had everything up to this number.
    pub(crate) async fn has_had(&self, table: TableId, viewer: Viewer, number: u32) {
        if let Ok(mut locked) = self.lock(table).await
            && let Ok(open) = locked.open()
        {
            open.table.has_had(viewer.person, number);
        }
    }

    /// The id of the rematch of a table: the same whoever asks first, and not to be guessed.
    pub(crate) fn rematch_of(&self, table: TableId) -> TableId {
        self.0.signer.derive(&format!("rematch {table}"))
    }

    /// Follows what other servers write, until this one stops.
    pub(crate) async fn follow(self, mut news: mpsc::Receiver<News>) {
        while let Some(news) = news.recv().await {
            match news {
                News::Entry(table, number) => self.catch_up(table, number),
                News::Lost => {
                    let all: Vec<TableId> = self.tables().keys().copied().collect();
                    for table in all {
                        self.catch_up(table, u32::MAX);
                    }
                }
            }
        }
    }

    /// Reads on if the table is in use here and has not come that far.
    fn catch_up(&self, table: TableId, number: u32) {
        if !self.tables().contains_key(&table) {
            return;
        }
        let hub = self.clone();
        tokio::spawn(async move {
            let Ok(mut locked) = hub.lock(table).await else { return };
            let behind = locked.open().is_ok_and(|open| open.table.number() < number);
            if behind && hub.read_in(table, &mut locked.guard).await.is_ok() {
                let _ = hub.look_after(table, &mut locked);
            }
        });
    }

    /// Drops from memory what nobody has used for a while.
    pub(crate) fn tidy(&self) {
        self.tables().retain(|_, live| {
            let Ok(mut slot) = live.slot.try_lock() else { return true };
            let idle = match &*slot {
                Slot::Open(open) => open.is_idle(IDLE),
                Slot::Unread => false,
                Slot::Gone => true,
            };
            if idle && matches!(*slot, Slot::Open(_)) {
                *slot = Slot::Gone;
                self.0.metrics.tables.add(-1);
            }
            !idle
        });
    }

    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.0.stopping.clone()
    }
}

fn body(entry: &Entry) -> Result<String, Problem> {
    serde_json::to_string(entry).map_err(|error| {
        tracing::error!(%error, "an entry cannot be written");
        Problem::unavailable()
    })
}

impl Live {
    /// Takes the right to run one of the tasks of this table; false if it runs already.
    fn take(flag: &AtomicBool) -> bool {
        !flag.swap(true, Ordering::AcqRel)
    }
}
