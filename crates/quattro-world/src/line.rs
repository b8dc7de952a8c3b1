//! The way from a server to the database and back: late, lost, or cut.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use quattro_server::store::{Append, Asking, Line, News, Reply, Request, ServerId, StoreError, Stored};
use quattro_table::{Bytes, TableId};
use tokio::sync::{mpsc, oneshot};

use crate::chance::Chance;
use crate::settings::Sabotage;
use crate::version::Version;
use crate::world::World;

/// How long a server waits for an answer that does not come.
const TIME_OUT: Duration = Duration::from_secs(5);

/// News that may wait for a server.
const MOST_NEWS: usize = 4096;

/// A request that has arrived at the database.
#[derive(Debug)]
pub(crate) struct Waiting {
    from: usize,
    request: Request,
    reply: oneshot::Sender<Result<Reply, StoreError>>,
}

/// One server's line, for one of its lives.
#[derive(Debug)]
pub(crate) struct ServerLine {
    world: Arc<World>,
    place: usize,
    life: u64,
    version: Version,
    chance: Mutex<Chance>,
}

/// What becomes of one request.
#[derive(Clone, Copy)]
struct Journey {
    there: Duration,
    back: Duration,
    is_lost: bool,
    is_reply_lost: bool,
}

impl ServerLine {
    pub(crate) fn new(world: Arc<World>, place: usize, life: u64, version: Version) -> ServerLine {
        let chance = Mutex::new(world.chance().branch());
        ServerLine { world, place, life, version, chance }
    }

    /// Inside one machine nothing is lost.
    fn journey(&self) -> Journey {
        let conditions = self.world.conditions();
        let mut chance = self.chance.lock().unwrap_or_else(PoisonError::into_inner);
        let slowest = if self.world.is_shared { conditions.slowest } else { 0 };
        let losing = if self.world.is_shared { conditions.losing } else { 0 };
        Journey {
            there: chance.millis(0, slowest),
            back: chance.millis(0, slowest),
            is_lost: losing > 0 && chance.one_in(losing),
            is_reply_lost: losing > 0 && chance.one_in(losing),
        }
    }
}

impl Line for ServerLine {
    fn is_shared(&self) -> bool {
        self.world.is_shared
    }

    fn ask(&self, request: Request) -> Asking {
        let (world, place, life, journey) = (Arc::clone(&self.world), self.place, self.life, self.journey());
        let version = self.version;
        Box::pin(async move {
            let lives = |world: &World| world.is_alive(place, life);
            if !lives(&world) {
                return Err(StoreError::Closed);
            }
            if world.sabotage == Some(Sabotage::SkipsHeartbeat) && matches!(request, Request::LastNumbers(_))
            {
                return Ok(Reply::Numbers(Vec::new()));
            }
            let mut outcome = travel(&world, place, version.writes(request), journey).await;
            if let (Ok(Reply::Entries(entries)), true) = (&mut outcome, world.reads_behind(place)) {
                entries.pop();
            }
            // A server that has ended meanwhile learns nothing.
            if lives(&world) { outcome.map(|reply| version.reads(reply)) } else { Err(StoreError::Closed) }
        })
    }

    fn server(&self) -> ServerId {
        Bytes((u128::from(self.life) << 8 | self.place as u128).to_be_bytes())
    }

    fn tell(&self, news: News) {
        if self.world.is_shared && self.world.is_alive(self.place, self.life) {
            self.world.tell_others(self.place, &news);
        }
    }

    fn news(&self) -> mpsc::Receiver<News> {
        let (sender, receiver) = mpsc::channel(MOST_NEWS);
        let mut places = self.world.places();
        if self.world.is_shared && places[self.place].life == self.life {
            places[self.place].news = Some(sender);
        }
        receiver
    }
}

async fn travel(
    world: &World,
    place: usize,
    request: Request,
    journey: Journey,
) -> Result<Reply, StoreError> {
    let silence = async || {
        tokio::time::sleep(TIME_OUT).await;
        Err(StoreError::Closed)
    };
    let is_cut_off = || world.places()[place].is_cut_off;
    pause(journey.there).await;
    if journey.is_lost || is_cut_off() {
        return silence().await;
    }
    let (reply, answer) = oneshot::channel();
    world.waiting().push(Waiting { from: place, request, reply });
    world.has_waiting.notify_one();
    let answer = tokio::time::timeout(TIME_OUT, answer).await;
    let Ok(Ok(answer)) = answer else { return Err(StoreError::Closed) };
    pause(journey.back).await;
    if journey.is_reply_lost || is_cut_off() {
        return silence().await;
    }
    answer
}

/// Even no time at all lets others go first now and then.
async fn pause(time: Duration) {
    if time > Duration::ZERO {
        tokio::time::sleep(time).await;
    }
}

/// What the database has answered since it was started, for as long as nothing is written and its disk is sound:
/// servers ask the same every few seconds for years.
#[derive(Debug, Default)]
pub(crate) struct Known {
    boot: Option<u64>,
    to_wake: Option<Vec<TableId>>,
    last_numbers: BTreeMap<TableId, u32>,
    logs: BTreeMap<(TableId, u32), Vec<Stored>>,
}

impl Known {
    fn answer(&self, request: &Request) -> Option<Reply> {
        match request {
            Request::ToWake(_) => self.to_wake.clone().map(Reply::Tables),
            Request::LastNumbers(tables) => {
                let last = |table: &TableId| Some((*table, *self.last_numbers.get(table)?));
                tables.iter().map(last).collect::<Option<_>>().map(Reply::Numbers)
            }
            Request::Read { table, after } => self.logs.get(&(*table, *after)).cloned().map(Reply::Entries),
            _ => None,
        }
    }

    fn note(&mut self, request: &Request, reply: &Reply) {
        match (request, reply) {
            (Request::ToWake(_), Reply::Tables(tables)) => self.to_wake = Some(tables.clone()),
            (Request::LastNumbers(_), Reply::Numbers(numbers)) => {
                self.last_numbers.extend(numbers.iter().copied());
            }
            (Request::Read { table, after }, Reply::Entries(entries)) => {
                self.logs.insert((*table, *after), entries.clone());
            }
            _ => {}
        }
    }
}

impl World {
    /// The database: carries out together what has arrived while it was busy.
    pub(crate) async fn serve_database(self: Arc<World>) {
        loop {
            self.has_waiting.notified().await;
            let busy = self.chance().millis(1, 8);
            tokio::time::sleep(busy).await;
            let waiting = std::mem::take(&mut *self.waiting());
            self.answer(waiting);
        }
    }

    /// Whether what this server reads always lacks the last entry.
    fn reads_behind(&self, place: usize) -> bool {
        self.sabotage == Some(Sabotage::ReadsBehind) && self.is_settled() && self.is_shared && place == 0
    }

    /// Stores a request of a person a second time, now and then.
    fn store_twice(&self, entry: &Append) {
        let is_sabotaged = self.sabotage == Some(Sabotage::StoresTwice);
        if is_sabotaged && entry.body.contains("\"id\"") && self.chance().one_in(20) {
            let again = Append { number: entry.number + 1, ..entry.clone() };
            self.ask_database(vec![Request::Append { entries: vec![again], again: false }]);
        }
    }

    fn tell_entry(self: &Arc<World>, from: usize, entry: &Append) {
        let Append { table, number, .. } = *entry;
        // Long entries are not sent along.
        let body = self.chance().one_in(2).then(|| entry.body.clone());
        self.tell_others(from, &News::Entry { table, number, body });
    }

    /// Has requests carried out. What was known before something is written is not known any more.
    pub(crate) fn ask_database(&self, requests: Vec<Request>) -> Vec<Result<Reply, StoreError>> {
        if requests.iter().any(|request| matches!(request, Request::Append { .. })) {
            let mut known = self.known();
            *known = Known { boot: known.boot, ..Known::default() };
        }
        self.database().ask(requests)
    }

    fn answer(self: &Arc<World>, waiting: Vec<Waiting>) {
        let (boot, is_sound) = (self.database().boot(), self.has_sound_disk());
        if self.known().boot != boot || !is_sound {
            *self.known() = Known { boot, ..Known::default() };
        }
        let mut asked = Vec::new();
        for Waiting { from, request, reply } in waiting {
            match self.known().answer(&request) {
                // A server that has stopped waiting for the answer will ask again.
                Some(known) => drop(reply.send(Ok(known))),
                None => asked.push((from, request, reply)),
            }
        }
        if asked.is_empty() {
            return;
        }
        let requests: Vec<Request> = asked.iter().map(|(_, request, _)| request.clone()).collect();
        let replies = self.ask_database(requests);
        for ((from, request, reply), answer) in asked.into_iter().zip(replies) {
            self.note((from, answer.as_ref().map_err(ToString::to_string)));
            if let (Request::Append { entries, .. }, Ok(Reply::Appended(stored))) = (&request, &answer) {
                for (entry, _) in entries.iter().zip(stored).filter(|(_, stored)| **stored) {
                    self.store_twice(entry);
                    if self.is_shared {
                        self.tell_entry(from, entry);
                    }
                }
            }
            if let Ok(reply) = &answer {
                self.known().note(&request, reply);
            }
            // A server that has stopped waiting for the answer finds the entry in the log.
            let _ = reply.send(answer);
        }
    }
}
