//! What everybody in a world shares: the time, the servers, the database, the network's condition, and what was said.

use std::collections::BTreeMap;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use quattro_disk::Faults;
use quattro_server::simulation::{SimulatedClock, SimulatedServer, SimulatedWall};
use quattro_server::store::{News, StoreError, Stored};
use quattro_table::{Bytes, TableId};
use tokio::sync::{Notify, mpsc};
use tokio::time::Instant;

use crate::chance::Chance;
use crate::database::Database;
use crate::history::History;
use crate::line::{Known, ServerLine, Waiting};
use crate::settings::{Fault, Finding, Sabotage, Tally};
use crate::version::Version;

/// The wall clock when a world begins: 2026, in milliseconds since 1970.
const BEGINNING: u64 = 1_767_225_600_000;

/// How bots are delayed.
const BOT_PACE: Duration = Duration::from_millis(30);

/// Longer than any world lasts.
const NEVER: Duration = Duration::from_hours(24 * 36_500);

/// How well the network works.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Conditions {
    /// The longest delay on any line, in milliseconds.
    pub(crate) slowest: u64,
    /// One of so many messages to or from the database is lost; 0 for none.
    pub(crate) losing: u64,
    /// One of so many news is lost, and one is told twice; 0 for none.
    pub(crate) losing_news: u64,
    /// Clients lose their connections after at most this many milliseconds; 0 for never.
    pub(crate) cutting_clients: u64,
}

/// A server's place in the world.
#[derive(Debug)]
pub(crate) struct Place {
    pub(crate) server: Option<Arc<SimulatedServer>>,
    /// Counts starts: a line of an earlier life is dead.
    pub(crate) life: u64,
    /// The program that runs there, or is started there next.
    pub(crate) version: Version,
    /// The clock of the machine, which goes on when the server ends.
    pub(crate) wall: Arc<SimulatedWall>,
    /// Whether it cannot reach the database.
    pub(crate) is_cut_off: bool,
    pub(crate) news: Option<mpsc::Sender<News>>,
    /// Whether it has missed news and does not know yet: its connection is dead, and it hears nothing.
    pub(crate) has_missed_news: bool,
}

/// A server in one of its lives.
#[derive(Clone, Debug)]
pub(crate) struct Reached {
    pub(crate) place: usize,
    pub(crate) life: u64,
    pub(crate) server: Arc<SimulatedServer>,
}

/// A world. Only one thread is in it, so that locks never wait.
#[derive(Debug)]
pub(crate) struct World {
    /// Whether several servers share the database over a network; otherwise it is part of the only server.
    pub(crate) is_shared: bool,
    pub(crate) sabotage: Option<Sabotage>,
    key: Bytes<32>,
    places: Mutex<Vec<Place>>,
    database: Mutex<Database>,
    conditions: Mutex<Conditions>,
    newest: Mutex<Version>,
    waiting: Mutex<Vec<Waiting>>,
    known: Mutex<Known>,
    /// Whether the disk does nothing wrong at the moment.
    has_sound_disk: AtomicBool,
    pub(crate) has_waiting: Notify,
    history: Mutex<History>,
    tally: Mutex<Tally>,
    trace: Mutex<DefaultHasher>,
    chance: Mutex<Chance>,
    began: Instant,
    /// Whether everybody is to come to an end.
    is_ending: AtomicBool,
    /// Whether a game has come to its end: from then on a planted disagreement shows, which would only stop it before.
    is_settled: AtomicBool,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl World {
    pub(crate) fn new(mut chance: Chance, servers: usize, sabotage: Option<Sabotage>) -> Arc<World> {
        let database = Database::new(chance.number());
        let place = |_| Place {
            server: None,
            life: 0,
            version: Version::FIRST,
            wall: Arc::new(SimulatedWall::new(BEGINNING)),
            is_cut_off: false,
            news: None,
            has_missed_news: false,
        };
        let world = Arc::new(World {
            is_shared: servers > 1,
            sabotage,
            key: Bytes(chance.bytes()),
            places: Mutex::new((0..servers).map(place).collect()),
            database: Mutex::new(database),
            conditions: Mutex::default(),
            newest: Mutex::new(Version::FIRST),
            waiting: Mutex::default(),
            known: Mutex::default(),
            has_sound_disk: AtomicBool::new(true),
            has_waiting: Notify::new(),
            history: Mutex::default(),
            tally: Mutex::default(),
            trace: Mutex::default(),
            chance: Mutex::new(chance),
            began: Instant::now(),
            is_ending: AtomicBool::new(false),
            is_settled: AtomicBool::new(false),
        });
        tokio::spawn(Arc::clone(&world).serve_database());
        world
    }

    pub(crate) fn places(&self) -> MutexGuard<'_, Vec<Place>> {
        locked(&self.places)
    }

    pub(crate) fn servers(&self) -> usize {
        self.places().len()
    }

    pub(crate) fn database(&self) -> MutexGuard<'_, Database> {
        locked(&self.database)
    }

    pub(crate) fn waiting(&self) -> MutexGuard<'_, Vec<Waiting>> {
        locked(&self.waiting)
    }

    pub(crate) fn known(&self) -> MutexGuard<'_, Known> {
        locked(&self.known)
    }

    pub(crate) fn has_sound_disk(&self) -> bool {
        self.has_sound_disk.load(Ordering::Relaxed)
    }

    pub(crate) fn history(&self) -> MutexGuard<'_, History> {
        locked(&self.history)
    }

    pub(crate) fn tally(&self) -> MutexGuard<'_, Tally> {
        locked(&self.tally)
    }

    pub(crate) fn chance(&self) -> MutexGuard<'_, Chance> {
        locked(&self.chance)
    }

    pub(crate) fn conditions(&self) -> Conditions {
        *locked(&self.conditions)
    }

    pub(crate) fn set_conditions(&self, conditions: Conditions) {
        *locked(&self.conditions) = conditions;
    }

    /// Changes what the disk does wrong; a lying disk goes on lying.
    pub(crate) fn set_disk_faults(&self, faults: Faults) {
        let lying_syncs = self.sabotage == Some(Sabotage::AcknowledgesBeforeSync);
        let faults = Faults { lying_syncs, ..faults };
        self.has_sound_disk.store(faults == Faults::default(), Ordering::Relaxed);
        self.database().set_faults(faults);
    }

    /// Adds to what must be the same when the world is run again.
    pub(crate) fn note(&self, what: impl Hash) {
        (self.began.elapsed(), what).hash(&mut *locked(&self.trace));
    }

    /// A hash of everything that has happened.
    pub(crate) fn trace(&self) -> u64 {
        let mut trace = locked(&self.trace).clone();
        self.database().trace().hash(&mut trace);
        trace.finish()
    }

    /// From now on nobody takes hours.
    pub(crate) fn end(&self) {
        self.is_ending.store(true, Ordering::Relaxed);
    }

    /// A game has come to its end. Where a disagreement is planted, the first server is restarted: it would otherwise
    /// remember what it cannot read any more.
    pub(crate) async fn settle(self: &Arc<Self>) {
        self.is_settled.store(true, Ordering::Relaxed);
        if self.sabotage == Some(Sabotage::ReadsBehind) {
            self.crash_server(0);
            self.bring_back().await;
        }
    }

    pub(crate) fn is_settled(&self) -> bool {
        self.is_settled.load(Ordering::Relaxed)
    }

    pub(crate) fn is_ending(&self) -> bool {
        self.is_ending.load(Ordering::Relaxed)
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }

    /// Starts a server; false if it does not start now.
    pub(crate) async fn start_server(self: &Arc<World>, place: usize) -> bool {
        let (life, version, clock) = {
            let mut places = self.places();
            let place = &mut places[place];
            if place.server.is_some() {
                return true;
            }
            place.life += 1;
            place.has_missed_news = false;
            (place.life, place.version, Arc::new(SimulatedClock::new(Arc::clone(&place.wall))))
        };
        if !self.is_shared && !self.start_database() {
            return false;
        }
        let own_line = ServerLine::new(Arc::clone(self), place, life, version);
        let Ok(server) = SimulatedServer::start(Arc::new(own_line), self.key, clock, self.bot_pace()).await
        else {
            return false;
        };
        self.note(("server starts", place));
        let mut places = self.places();
        if places[place].life == life {
            places[place].server = Some(Arc::new(server));
        }
        true
    }

    fn bot_pace(&self) -> Duration {
        if self.sabotage == Some(Sabotage::BotsNeverAnswer) { NEVER } else { BOT_PACE }
    }

    /// Starts the database, unless it runs; false if the disk does not let it.
    pub(crate) fn start_database(&self) -> bool {
        let mut database = self.database();
        let runs = database.is_running() || database.start().is_ok();
        drop(database);
        self.note(("database starts", runs));
        runs
    }

    /// Ends a server as by `kill -9`. Its memory is gone.
    pub(crate) fn crash_server(&self, place: usize) {
        let mut places = self.places();
        let place = &mut places[place];
        place.life += 1;
        place.news = None;
        if let Some(server) = place.server.take() {
            server.end();
            self.tally().crashes += 1;
        }
    }

    /// The newest version that was ever started.
    pub(crate) fn newest(&self) -> Version {
        *locked(&self.newest)
    }

    /// Ends a server; another version is started in its place.
    pub(crate) fn replace_server(&self, place: usize, version: Version) {
        self.crash_server(place);
        self.places()[place].version = version;
        let mut newest = locked(&self.newest);
        *newest = version.max(*newest);
        drop(newest);
        self.note(("version", place, version));
        self.tally().deploys += 1;
    }

    pub(crate) fn is_alive(&self, place: usize, life: u64) -> bool {
        self.places()[place].life == life
    }

    /// A server that runs.
    pub(crate) fn any_server(&self, chance: &mut Chance) -> Option<Reached> {
        let places = self.places();
        let running: Vec<usize> = (0..places.len()).filter(|place| places[*place].server.is_some()).collect();
        let place = (!running.is_empty()).then(|| chance.pick(&running))?;
        let server = Arc::clone(places[place].server.as_ref()?);
        Some(Reached { place, life: places[place].life, server })
    }

    /// Tells the other servers something, sooner or later, or not at all.
    pub(crate) fn tell_others(self: &Arc<World>, from: usize, news: &News) {
        let others = (0..self.servers()).filter(|place| *place != from);
        for place in others.collect::<Vec<_>>() {
            let conditions = self.conditions();
            let (delay, copies) = {
                let mut chance = self.chance();
                let delay = chance.millis(0, conditions.slowest);
                let copies = match conditions.losing_news {
                    0 => 1,
                    times if chance.one_in(times) => 0,
                    times if chance.one_in(times) => 2,
                    _ => 1,
                };
                (delay, copies)
            };
            let is_deaf = {
                let place = &self.places()[place];
                place.is_cut_off || place.has_missed_news
            };
            let is_missed = copies == 0 || is_deaf;
            if is_missed {
                self.miss_news(place);
                continue;
            }
            for _ in 0..copies {
                let (sender, news) = {
                    let place = &self.places()[place];
                    (place.news.clone(), place.version.hears(news.clone()))
                };
                tokio::spawn(async move {
                    tokio::time::sleep(delay).await;
                    // Nobody listens after a crash.
                    if let Some(sender) = sender {
                        let _ = sender.send(news).await;
                    }
                });
            }
        }
    }

    /// A server does not hear something. Its heartbeat notices that within seconds.
    fn miss_news(self: &Arc<World>, place: usize) {
        let (life, is_known) = {
            let mut places = self.places();
            let missing = &mut places[place];
            (missing.life, std::mem::replace(&mut missing.has_missed_news, true))
        };
        if is_known || self.sabotage == Some(Sabotage::SkipsHeartbeat) {
            return;
        }
        let (world, delay) = (Arc::clone(self), self.chance().millis(1000, 10_000));
        tokio::spawn(async move {
            tokio::time::sleep(delay).await;
            while world.is_alive(place, life) && world.places()[place].is_cut_off {
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
            if world.is_alive(place, life) {
                world.places()[place].has_missed_news = false;
                let sender = world.places()[place].news.clone();
                if let Some(sender) = sender {
                    let _ = sender.send(News::Lost).await;
                }
            }
        });
    }

    /// The most tables that a server has in memory.
    pub(crate) fn tables_in_memory(&self) -> usize {
        let places = self.places();
        let running = places.iter().filter_map(|place| place.server.as_ref());
        running.map(|server| server.tables_in_memory()).max().unwrap_or(0)
    }

    /// The final logs of these tables.
    pub(crate) fn logs(&self, tables: &[TableId]) -> Result<BTreeMap<TableId, Vec<Stored>>, Finding> {
        let database = self.database();
        let read = tables.iter().map(|table| Ok((*table, database.log(*table)?)));
        read.collect::<Result<_, StoreError>>().map_err(|error| Fault::Broken.found(error))
    }
}
