//! The tables in use on this server.
//!
//! A table in memory is a cache of its log. A change holds the table's lock until its entry is durable, so
//! that what is acknowledged and sent to others is always in the log. No lock is held while a bot thinks or a
//! client is slow. When anything is in doubt (another server was faster, the database did not answer, the
//! code panicked), the cache is dropped and the log is read again.
//!
//! Work that changes a table runs in a separate task, so that a client that disconnects does not interrupt
//! it.

mod calls;
mod deriving;
mod draining;
mod evenings;
mod forgetting;
mod loaded;
mod loading;
mod reviews;
mod service;
mod tasks;
mod tidying;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{Notify, mpsc, watch};
use tokio::time::Instant;

use crate::bots::BotPool;
use crate::clock::Clock;
use crate::log_rate::LogRate;
use crate::metrics::Metrics;
use crate::signer::Signer;
use crate::store::{Append, Appended, Period, Row, Store, StoreError};
pub(crate) use calls::Judged;
use calls::calls_after;
pub(crate) use draining::Phase;
use loaded::Subscriber;
pub(crate) use loaded::{Outgoing, Visitor, to_json};
use loading::{LockedTable, TableEntry};
use quattro_rules::setup::GameId;
use quattro_table::log::{Change, Entry};
use quattro_table::person::Person;
use quattro_table::protocol::{TableInfo, TableStage};
use quattro_table::{Bytes, Command, PersonId, Problem, Proposal, Requester, Table, TableId, Viewer};
use reviews::Reviews;
use service::Service;
pub(crate) use service::{REMEMBERED, Running};

/// Maximum attempts to append an entry after losing a race against another server.
const MOST_ATTEMPTS: usize = 20;

/// Messages that may wait for a client before it counts as too slow.
const LONGEST_QUEUE: usize = 64;

/// All tables in use. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Hub(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    store: Store,
    signer: Signer,
    bots: BotPool,
    clock: Clock,
    metrics: Arc<Metrics>,
    /// Held only to look a table up; never while waiting for anything. In order, so that a simulated world that is
    /// run again does the same again.
    tables: Mutex<BTreeMap<TableId, Arc<TableEntry>>>,
    service: Arc<Service>,
    /// How many tables have a clock that runs.
    clocks: AtomicUsize,
    phase: watch::Sender<Phase>,
    /// Whether a clock runs at a slow table, here or elsewhere.
    slow_clocks: AtomicBool,
    /// When a slow table is due that was looked at too early, because the servers had not served all the time.
    due_later: Mutex<BTreeMap<TableId, u64>>,
    /// Tells that a game is over.
    counting: Notify,
    reviews: Reviews,
    stopping: watch::Receiver<bool>,
}

/// The result of a command.
#[derive(Clone, Debug)]
pub(crate) struct CommandResult {
    /// The number of its entry, or of the last one if there was nothing to do.
    pub(crate) number: u32,
    /// Whether it had been carried out before.
    pub(crate) repeated: bool,
}

/// A client's subscription to a table.
#[derive(Debug)]
pub(crate) struct Subscription {
    pub(crate) messages: mpsc::Receiver<Outgoing>,
    pub(crate) id: u64,
}

impl Hub {
    pub(crate) fn new(
        store: Store,
        signer: Signer,
        bots: BotPool,
        clock: Clock,
        served: Vec<Period>,
        metrics: Arc<Metrics>,
        stopping: watch::Receiver<bool>,
    ) -> Hub {
        let service = Arc::new(Service::new(store.new_server_id(), served, &clock));
        Hub(Arc::new(Shared {
            store,
            signer,
            bots,
            clock,
            metrics,
            tables: Mutex::default(),
            service,
            clocks: AtomicUsize::new(0),
            slow_clocks: AtomicBool::new(false),
            due_later: Mutex::default(),
            counting: Notify::new(),
            reviews: Reviews::default(),
            phase: watch::Sender::default(),
            stopping,
        }))
    }

    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    /// The number of bots that wait for a thread.
    pub(crate) fn bots_waiting(&self) -> usize {
        self.0.bots.waiting()
    }

    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.0.stopping.clone()
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        self.0.clock.now()
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, BTreeMap<TableId, Arc<TableEntry>>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many tables are in memory.
    #[cfg(feature = "simulation")]
    pub(crate) fn tables_in_memory(&self) -> usize {
        self.tables().len()
    }

    /// Whether a clock runs at any table here.
    fn has_clocks(&self) -> bool {
        self.0.clocks.load(Ordering::Relaxed) > 0
    }

    /// Whether a clock runs at a slow table, here or elsewhere.
    fn has_slow_clocks(&self) -> bool {
        self.0.slow_clocks.load(Ordering::Relaxed)
    }

    /// Logs and counts an error of the store. Clients learn only that something did not work.
    pub(crate) fn store_failed(&self, error: &StoreError) -> Problem {
        static LOGGED: LogRate = LogRate::new();
        // That nothing can be stored is logged once, by whoever finds out.
        if !matches!(error, StoreError::Refusing) && LOGGED.is_time() {
            tracing::error!(%error, "the store failed");
        }
        self.0.metrics.store_errors.add();
        Problem::Unavailable
    }

    /// Creates a table.
    pub(crate) async fn create(
        &self,
        id: TableId,
        host: &Person,
        change: Change,
    ) -> Result<Appended, Problem> {
        let entry = Entry { at: self.now(), by: Some(host.id), id: None, change };
        let table = Table::begin(id, &entry).map_err(|_| Problem::Unavailable)?;
        let row = Some(Row::from(&table.summary()));
        let append = Append {
            table: id,
            number: 1,
            body: body(&entry)?,
            row,
            sitter: Some(host.id),
            calls: Vec::new(),
        };
        self.0.store.append(append).await.map_err(|error| self.store_failed(&error))
    }

    /// Carries out a command, once. It goes on even if the client does not wait for it.
    pub(crate) async fn command(
        &self,
        table: TableId,
        requester: Requester,
        id: Option<String>,
        command: Command,
    ) -> Result<CommandResult, Problem> {
        let hub = self.clone();
        let work = tokio::spawn(async move { hub.carry_out(table, &requester, id, &command).await });
        let outcome = work.await.unwrap_or_else(|error| {
            tracing::error!(%table, %error, "a command panicked");
            Err(Problem::Unavailable)
        });
        outcome.inspect_err(|_| self.0.metrics.refused.add())
    }

    async fn carry_out(
        &self,
        table: TableId,
        requester: &Requester,
        id: Option<String>,
        command: &Command,
    ) -> Result<CommandResult, Problem> {
        // Held until the entry is durable and everybody has been told: entries of one table are made in turn.
        let mut locked = self.lock(table).await?;
        let by = match requester {
            Requester::Person(person) => Some(person.id),
            Requester::Server => None,
        };
        for _ in 0..MOST_ATTEMPTS {
            let loaded = locked.loaded()?;
            if let (Some(person), Some(id)) = (by, &id)
                && let Some(number) = loaded.table.done(person, id)
            {
                return Ok(CommandResult { number, repeated: true });
            }
            let command = loaded.with_presence(command, self.now());
            let proposal = match loaded.table.propose(requester, &command) {
                Ok(Some(proposal)) => proposal,
                refused => {
                    let number = loaded.table.number();
                    // Entries of another server may have changed whether the command is allowed or needed.
                    if self.read_on(table, &mut locked).await? {
                        continue;
                    }
                    return refused.map(|_| CommandResult { number, repeated: false });
                }
            };
            let entry = Entry { at: self.now(), by, id: id.clone(), change: proposal.change.clone() };
            if let Some(number) = self.append(table, &mut locked, &entry, proposal).await? {
                self.ensure_tasks(table, &mut locked)?;
                return Ok(CommandResult { number, repeated: false });
            }
        }
        Err(Problem::Unavailable)
    }

    /// Stores the next entry and tells everybody; `None` if another server was faster.
    async fn append(
        &self,
        table: TableId,
        locked: &mut LockedTable,
        entry: &Entry,
        proposal: Proposal,
    ) -> Result<Option<u32>, Problem> {
        let loaded = locked.loaded()?;
        let number = loaded.table.number() + 1;
        let body = body(entry)?;
        // Before they have said it: whoever is to be forgotten must be found.
        if let (Change::Said { .. }, Some(person)) = (&entry.change, entry.by)
            && loaded.table.seat_of(person).is_none()
        {
            self.0.store.note_speaker(person, table).await.map_err(|error| self.store_failed(&error))?;
        }
        // The change is made first, because lists need what comes of it. Until it is durable memory is ahead of
        // the log, and nobody has been told.
        let (applied, row) = loaded.apply_unsaved(number, entry, proposal).map_err(|error| {
            tracing::error!(%table, %error, "a proposal was impossible");
            Problem::Unavailable
        })?;
        let sitter = match &entry.change {
            Change::Sat { person, .. } => Some(person.id),
            _ => None,
        };
        let calls = calls_after(&loaded.table, entry);
        if row.as_ref().is_some_and(|row| row.due.is_some()) {
            self.0.slow_clocks.store(true, Ordering::Relaxed);
        }
        let is_over = row.as_ref().is_some_and(|row| row.stage == TableStage::Over && row.seated.is_some());
        let began = Instant::now();
        let appended = self.0.store.append(Append { table, number, body, row, sitter, calls }).await;
        self.0.metrics.append.note(began.elapsed());
        match appended.map_err(|error| self.store_failed(&error))? {
            Appended::Stored => {
                self.count(entry);
                if is_over {
                    self.is_to_be_counted();
                }
                let dropped = loaded.saved(&applied, self.now());
                (0..dropped).for_each(|_| self.0.metrics.slow_clients.add());
                Ok(Some(number))
            }
            Appended::Taken => {
                self.0.metrics.conflicts.add();
                self.read_in(table, &mut locked.state).await?;
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

    /// Which game is played at a table. That never changes, so what other servers have stored need not be read.
    pub(crate) async fn game(&self, table: TableId) -> Result<GameId, Problem> {
        Ok(self.lock(table).await?.loaded()?.table.options().game)
    }

    /// The public description of a table.
    pub(crate) async fn info(&self, table: TableId) -> Result<TableInfo, Problem> {
        self.peek(table, Table::info).await
    }

    /// Whether a person may know that this table exists.
    pub(crate) async fn must_know(&self, table: TableId, person: Option<PersonId>) -> Result<(), Problem> {
        let mut locked = self.lock(table).await?;
        let is_hidden = locked.loaded()?.table.is_hidden_from(person, self.now());
        if is_hidden { Err(Problem::UnknownTable) } else { Ok(()) }
    }

    /// Looks at a table, after reading what other servers have stored.
    pub(crate) async fn peek<T>(&self, table: TableId, look: impl FnOnce(&Table) -> T) -> Result<T, Problem> {
        let mut locked = self.lock(table).await?;
        self.read_on(table, &mut locked).await?;
        Ok(look(&locked.loaded()?.table))
    }

    /// Subscribes a client. The first message it gets is the welcome.
    pub(crate) async fn subscribe(
        &self,
        table: TableId,
        visitor: impl Into<Visitor>,
        since: Option<u32>,
    ) -> Result<Subscription, Problem> {
        let mut locked = self.lock(table).await?;
        // A client that comes from another server may know more than this one.
        self.read_on(table, &mut locked).await?;
        let (sender, messages) = mpsc::channel(LONGEST_QUEUE);
        let id = locked.loaded()?.add(Subscriber::new(visitor.into(), sender), since, self.now());
        self.ensure_tasks(table, &mut locked)?;
        self.share_presence(table, &locked.loaded()?.connected());
        if locked.loaded()?.is_to_be_noted(self.now()) {
            self.attend(table).await;
        }
        Ok(Subscription { messages, id })
    }

    /// Ends a subscription.
    pub(crate) async fn unsubscribe(&self, table: TableId, subscription: u64) {
        if let Some(mut locked) = self.lock_in_memory(table).await
            && let Ok(loaded) = locked.loaded()
        {
            loaded.remove(subscription, self.now());
            // Whoever moves to another server is not away: that one will say that they are there.
            if self.phase() != Phase::Closing {
                self.share_presence(table, &loaded.connected());
            }
        }
    }

    /// A client has received everything up to this number.
    pub(crate) async fn acknowledge(&self, table: TableId, viewer: Viewer, number: u32) {
        if let Some(mut locked) = self.lock_in_memory(table).await
            && let Ok(loaded) = locked.loaded()
        {
            loaded.table.acknowledge(viewer, number);
        }
    }

    /// A person has seen what a round came to: the others need not wait for them.
    pub(crate) async fn note_ready(&self, table: TableId, viewer: Viewer, round: u8) {
        let Ok(mut locked) = self.lock(table).await else { return };
        let Ok(loaded) = locked.loaded() else { return };
        for seat in loaded.table.ready_seats(viewer, round) {
            if loaded.note_ready(seat, round) {
                self.share_ready(table, seat, round);
            }
        }
    }

    /// The id of the rematch of a table: the same for everybody, and impossible to guess.
    pub(crate) fn rematch_of(&self, table: TableId) -> TableId {
        self.derived(&format!("rematch {table}"))
    }

    /// The id of the table that is made for the screen with this key.
    pub(crate) fn shown_on(&self, screen: Bytes<16>) -> TableId {
        self.derived(&format!("screen {screen}"))
    }

    /// The id under which a person keeps the game of this secret.
    pub(crate) fn kept_game_of(&self, person: PersonId, secret: &str) -> TableId {
        self.derived(&format!("kept {person} {secret}"))
    }

    /// A table's id that follows from `text`: the same at every server, and impossible to guess.
    pub(crate) fn derived(&self, text: &str) -> TableId {
        self.0.signer.derive(text)
    }
}

fn body(entry: &Entry) -> Result<String, Problem> {
    serde_json::to_string(entry).map_err(|error| {
        tracing::error!(%error, "an entry cannot be written");
        Problem::Unavailable
    })
}
