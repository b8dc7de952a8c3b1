//! A table in memory, and the clients that listen to it.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use quattro_rules::seat::Seat;
use quattro_table::log::Entry;
use quattro_table::protocol::{Away, HandOver, Ready, ServerMessage, TableStage, You};
use quattro_table::{Applied, Command, LogError, PersonId, Proposal, Summary, Table, TableId, Viewer};
use quattro_words::Language;
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::service::Service;
use super::tidying::ATTENDED;
use crate::store::{Attendance, Row, ServerId, Stored};

/// A serialised message, shared by all clients that get the same one.
pub(crate) type Outgoing = Utf8Bytes;

/// With more spectators than this, nobody is told any more that some come and go; who plays still learns
/// of the other players.
const CROWD: usize = 30;

/// A table in memory.
#[derive(Debug)]
pub(super) struct LoadedTable {
    pub(super) table: Table,
    pub(super) used: Instant,
    /// What lists show, as it is stored.
    summary: Summary,
    /// Whether memory matches the log. If not, the table must be read again.
    matches_log: bool,
    /// Whether this server wrote the last entry.
    is_last_writer: bool,
    /// The number up to which the subscribers have been told.
    told: u32,
    subscribers: Vec<Subscriber>,
    next_id: u64,
    /// Since when this server has known the table.
    loaded: u64,
    /// When people's last connection to this server ended.
    left: HashMap<PersonId, u64>,
    /// Who is connected to other servers.
    elsewhere: HashMap<ServerId, Elsewhere>,
    /// When this server last noted that somebody is connected, by the clock of the log.
    noted: u64,
    /// Who was last said to be connected and away, how many watched, and on how many screens all look.
    presence: (Vec<Seat>, Vec<Seat>, usize, usize),
    service: Arc<Service>,
    /// The last round whose end each player has seen, as far as they have said so. Not stored: who waits for it
    /// waits for a moment only.
    ready: BTreeMap<Seat, u8>,
}

/// Who is connected to another server, and when it last said so.
#[derive(Debug)]
struct Elsewhere {
    attendance: Attendance,
    heard: Instant,
    at: u64,
}

/// How often it is noted that somebody is at a table that lists show, in milliseconds.
const LISTED_NOTED_EVERY: u64 = 60_000;

/// How often it is noted that somebody is at any other old table, in milliseconds: a few times
/// within [`ATTENDED`].
const OLD_NOTED_EVERY: u64 = ATTENDED / 3;

/// A table is old this long after it came to its stage, in milliseconds: other servers may be about to delete it.
const OLD: u64 = 86_400_000;

/// A server that has not said for this long who is connected to it has stopped.
const SILENT_SERVER: Duration = Duration::from_secs(35);

/// Somebody who comes to a table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Visitor {
    /// Whose eyes the table is shown to.
    pub(crate) viewer: Viewer,
    /// Who is there because of it; nobody because of a screen that all look at.
    pub(crate) attends: Option<PersonId>,
}

impl From<Viewer> for Visitor {
    fn from(viewer: Viewer) -> Visitor {
        Visitor { viewer, attends: viewer.person }
    }
}

/// A client with a subscription.
#[derive(Debug)]
pub(super) struct Subscriber {
    id: u64,
    visitor: Visitor,
    sender: mpsc::Sender<Outgoing>,
}

impl Subscriber {
    pub(super) fn new(visitor: Visitor, sender: mpsc::Sender<Outgoing>) -> Subscriber {
        Subscriber { id: 0, visitor, sender }
    }

    /// Whether it connects this person.
    fn is_of(&self, person: PersonId) -> bool {
        self.visitor.attends == Some(person)
    }
}

/// Whether an entry says that those before it have been written anew.
pub(super) fn is_rewritten(stored: &Stored) -> bool {
    // What people say is escaped, and so cannot look like this.
    stored.body.contains(r#""what":"forgotten""#)
}

/// The table that a log makes.
pub(super) fn replay(id: TableId, entries: &[Stored]) -> Result<Table, LogError> {
    Table::read(id, entries.iter().map(|stored| (stored.number, &*stored.body)))
}

impl LoadedTable {
    pub(super) fn read(
        id: TableId,
        entries: &[Stored],
        now: u64,
        service: Arc<Service>,
    ) -> Result<LoadedTable, LogError> {
        let table = replay(id, entries)?;
        let (summary, told) = (table.summary(), table.number());
        Ok(LoadedTable {
            table,
            used: Instant::now(),
            summary,
            matches_log: true,
            is_last_writer: false,
            told,
            subscribers: Vec::new(),
            next_id: 1,
            loaded: now,
            left: HashMap::new(),
            elsewhere: HashMap::new(),
            noted: 0,
            presence: Default::default(),
            service,
            ready: BTreeMap::new(),
        })
    }

    /// Becomes what the log says, and tells the subscribers what they have not been told. `entries` are all of
    /// the log, or those after the last one if memory matches the log.
    pub(super) fn read_again(&mut self, entries: &[Stored], now: u64) -> Result<(), LogError> {
        let known = entries.partition_point(|stored| stored.number <= self.told);
        if !self.matches_log {
            let mut table = replay(self.table.id(), &entries[..known])?;
            table.inherit_deliveries(&mut self.table);
            self.table = table;
        }
        self.is_last_writer &= entries.len() == known;
        for stored in &entries[known..] {
            let applied = self.table.apply_stored(stored.number, &stored.body)?;
            self.tell(&applied, now);
        }
        self.summary = self.table.summary();
        self.matches_log = true;
        Ok(())
    }

    /// Whether this server wrote the last entry, and so moves the bots.
    pub(super) fn is_last_writer(&self) -> bool {
        self.is_last_writer
    }

    pub(super) fn matches_log(&self) -> bool {
        self.matches_log
    }

    /// Entries that are known here have been written anew.
    pub(super) fn outdate(&mut self) {
        self.matches_log = false;
    }

    /// Applies a change that is not durable yet. Returns its effect, and the row for lists if that changes.
    pub(super) fn apply_unsaved(
        &mut self,
        number: u32,
        entry: &Entry,
        proposal: Proposal,
    ) -> Result<(Applied, Option<Row>), LogError> {
        self.matches_log = false;
        let applied = self.table.apply_proposed(number, entry, proposal)?;
        let summary = self.table.summary();
        let row = (summary != self.summary).then(|| Row::from(&summary)).map(|row| {
            let same_people = summary.people == self.summary.people;
            let is_same = same_people && summary.listing.stage == self.summary.listing.stage;
            Row { seated: row.seated.filter(|_| !is_same), ..row }
        });
        self.summary = summary;
        Ok((applied, row))
    }

    /// Announces a change once it is durable. Returns the number of clients dropped as too slow.
    pub(super) fn saved(&mut self, applied: &Applied, now: u64) -> usize {
        self.matches_log = true;
        self.is_last_writer = true;
        self.tell(applied, now)
    }

    /// The time of day as the question at this table counts it.
    pub(super) fn question_time(&self, now: u64) -> u64 {
        self.service.time_at(&self.table, now)
    }

    /// Tells every subscriber what the last entry means to them, written once for all who see the same.
    fn tell(&mut self, applied: &Applied, now: u64) -> usize {
        self.told = self.table.number();
        let time = self.question_time(now);
        let LoadedTable { table, subscribers, .. } = self;
        let mut written: Vec<(You, Option<Language>, Option<Outgoing>)> = Vec::new();
        let before = subscribers.len();
        subscribers.retain(|subscriber| {
            let viewer = subscriber.visitor.viewer;
            let key = (table.you(viewer), viewer.language);
            let known = written.iter().position(|(you, language, _)| (you, language) == (&key.0, &key.1));
            let index = known.unwrap_or_else(|| {
                let message = table.update(applied, viewer, time).map(|message| to_json(&message));
                written.push((key.0, key.1, message));
                written.len() - 1
            });
            written[index]
                .2
                .as_ref()
                .is_none_or(|message| subscriber.sender.try_send(message.clone()).is_ok())
        });
        let dropped = before - self.subscribers.len();
        // Somebody may have sat down or left.
        self.tell_presence(now);
        dropped
    }

    /// Lets a client listen, beginning with a welcome.
    pub(super) fn add(&mut self, mut subscriber: Subscriber, since: Option<u32>, now: u64) -> u64 {
        let id = self.next_id;
        self.next_id += 1;
        subscriber.id = id;
        let time = self.question_time(now);
        let welcome = self.table.welcome(subscriber.visitor.viewer, since, time);
        // The channel is new and empty, so there is room.
        let _ = subscriber.sender.try_send(to_json(&welcome));
        self.subscribers.push(subscriber);
        self.presence = Default::default();
        self.tell_presence(now);
        if !self.ready.is_empty()
            && let Some(newest) = self.subscribers.last()
        {
            let _ = newest.sender.try_send(self.readiness());
        }
        id
    }

    /// A player has seen what a round came to. Tells everybody, and returns whether it is news.
    pub(super) fn note_ready(&mut self, seat: Seat, round: u8) -> bool {
        let known = self.ready.entry(seat).or_default();
        if round <= *known {
            return false;
        }
        *known = round;
        let message = self.readiness();
        self.subscribers.retain(|subscriber| subscriber.sender.try_send(message.clone()).is_ok());
        true
    }

    fn readiness(&self) -> Outgoing {
        let seats = self.ready.iter().map(|(seat, round)| Ready { seat: *seat, round: *round });
        to_json(&ServerMessage::Ready { seats: seats.collect() })
    }

    pub(super) fn remove(&mut self, id: u64, now: u64) {
        let gone = self.subscribers.iter().find(|subscriber| subscriber.id == id);
        if let Some(person) = gone.and_then(|subscriber| subscriber.visitor.attends)
            && self.table.chairs_of(person).next().is_some()
        {
            self.left.insert(person, now);
        }
        self.subscribers.retain(|subscriber| subscriber.id != id);
        self.tell_presence(now);
    }

    pub(super) fn has_clients(&self) -> bool {
        !self.subscribers.is_empty()
    }

    /// Lets all clients go: each hears what it was sent before, and then that its subscription is over.
    pub(super) fn dismiss(&mut self, now: u64) {
        let people = self.subscribers.drain(..).filter_map(|subscriber| subscriber.visitor.attends);
        let players = people.filter(|person| self.table.chairs_of(*person).next().is_some());
        self.left.extend(players.map(|person| (person, now)));
    }

    /// The people at the table: who is connected, and how long the others have not been. Doing something, also
    /// by way of another server, is a sign of life.
    fn people(&self, now: u64) -> impl Iterator<Item = (Seat, Option<u64>)> {
        self.devices().map(move |(seat, person, active)| {
            let elsewhere =
                || self.elsewhere.values().filter(|server| server.attendance.seats.contains(&seat));
            let is_here = self.subscribers.iter().any(|subscriber| subscriber.is_of(person))
                || elsewhere().any(|server| server.heard.elapsed() < SILENT_SERVER);
            let left = self.left.get(&person).copied().unwrap_or(self.loaded);
            let seen = elsewhere().map(|server| server.at).fold(left.max(active), u64::max);
            (seat, (!is_here).then(|| now.saturating_sub(seen)))
        })
    }

    /// The chairs of people, on whose devices they are played, and when these people last did something. Whoever plays on
    /// the device of somebody else is there as long as they are.
    fn devices(&self) -> impl Iterator<Item = (Seat, PersonId, u64)> {
        let device = |(seat, person, active)| (seat, self.table.device_of(seat).unwrap_or(person), active);
        self.table.people().map(device)
    }

    /// Whether the person of another chair is connected.
    pub(super) fn is_anybody_there(&self, besides: Seat, now: u64) -> bool {
        self.people(now).any(|(seat, away)| seat != besides && away.is_none())
    }

    /// How long somebody who sits here has not been connected, in milliseconds; nothing while they are.
    pub(super) fn away(&self, person: PersonId, now: u64) -> Option<u64> {
        let seat = self.table.chairs_of(person).next()?;
        self.people(now).find(|(other, _)| *other == seat)?.1
    }

    /// Who and what is connected to this server.
    pub(super) fn connected(&self) -> Attendance {
        let is_here = |person| self.subscribers.iter().any(|subscriber| subscriber.is_of(person));
        let seats = self.devices().filter(|(_, person, _)| is_here(*person)).map(|(seat, ..)| seat);
        Attendance { seats: seats.collect(), screens: self.screens_here() }
    }

    /// How many screens are connected to this server. At a public table those are strangers', who watch: what they use
    /// is no business of the players.
    fn screens_here(&self) -> usize {
        let screens = self.subscribers.iter().filter(|subscriber| subscriber.visitor.attends.is_none());
        if self.summary.public { 0 } else { screens.count() }
    }

    /// On how many screens all at the table look, here and elsewhere.
    fn screens(&self) -> usize {
        let others = self.elsewhere.values().filter(|server| server.heard.elapsed() < SILENT_SERVER);
        self.screens_here() + others.map(|server| server.attendance.screens).sum::<usize>()
    }

    /// Whether to note that somebody is there, so that lists show the table and nobody deletes it: not more often than
    /// needed for that.
    pub(super) fn is_to_be_noted(&mut self, now: u64) -> bool {
        let listing = &self.summary.listing;
        let is_listed =
            self.summary.public && matches!(listing.stage, TableStage::Open | TableStage::Playing);
        // What is used is not deleted, however old it is.
        let is_old = now >= listing.at + OLD;
        let is_time = now >= self.noted + if is_listed { LISTED_NOTED_EVERY } else { OLD_NOTED_EVERY };
        let is_needed = (is_listed || is_old) && is_time && !self.connected().seats.is_empty();
        if is_needed {
            self.noted = now;
        }
        is_needed
    }

    /// Another server says who is connected to it.
    pub(super) fn hear_presence(&mut self, server: ServerId, attendance: Attendance, now: u64) {
        let before = self.elsewhere.remove(&server).map(|before| before.attendance.seats).unwrap_or_default();
        let gone = |seat: &Seat| before.contains(seat) && !attendance.seats.contains(seat);
        let gone: Vec<_> = self.devices().filter(|(seat, ..)| gone(seat)).collect();
        self.left.extend(gone.into_iter().map(|(_, person, _)| (person, now)));
        if !attendance.is_empty() {
            self.elsewhere.insert(server, Elsewhere { attendance, heard: Instant::now(), at: now });
        }
        self.tell_presence(now);
    }

    /// The command with what only the server knows: how long the person to be replaced has been away.
    pub(super) fn with_presence(&self, command: &Command, now: u64) -> Command {
        match command {
            Command::HandOver { hand_over: hand_over @ HandOver { seat: Some(chair), .. }, .. } => {
                let away = self.people(now).find(|(seat, _)| seat == chair).and_then(|(_, away)| away);
                Command::HandOver { hand_over: *hand_over, away }
            }
            other => other.clone(),
        }
    }

    /// Tells everybody who is there, if that has changed.
    pub(super) fn tell_presence(&mut self, now: u64) {
        let people: Vec<_> = self.people(now).collect();
        let seats: Vec<_> = people.iter().filter(|(_, away)| away.is_none()).map(|(seat, _)| *seat).collect();
        let away: Vec<_> = people.iter().filter_map(|(seat, away)| Some((*seat, (*away)?))).collect();
        let screens = self.screens();
        let LoadedTable { table, subscribers, .. } = self;
        let plays = |person| table.chairs_of(person).next().is_some();
        let people = subscribers.iter().filter_map(|subscriber| subscriber.visitor.attends);
        let watching: Vec<_> = people.filter(|person| !plays(*person)).collect();
        let is_crowd = watching.len() > CROWD;
        // Somebody who watches in several windows is one spectator.
        let spectators = watching.iter().collect::<HashSet<_>>().len();
        let gone = away.iter().map(|(seat, _)| *seat).collect();
        let presence = (seats.clone(), gone, if is_crowd { CROWD } else { spectators }, screens);
        if presence == self.presence {
            return;
        }
        self.presence = presence;
        let away =
            away.into_iter().map(|(seat, ms)| Away { seat, ms: u32::try_from(ms).unwrap_or(u32::MAX) });
        let (away, spectators) = (away.collect(), spectators as u32);
        let present = ServerMessage::Present { seats, away, spectators, screens: screens as u32 };
        let message = to_json(&present);
        subscribers.retain(|subscriber| {
            let is_told = !is_crowd || subscriber.visitor.attends.is_some_and(plays);
            !is_told || subscriber.sender.try_send(message.clone()).is_ok()
        });
    }

    /// Whether somebody is connected, here or elsewhere.
    pub(super) fn is_watched(&self) -> bool {
        let is_there = |server: &Elsewhere| server.heard.elapsed() < SILENT_SERVER;
        !self.subscribers.is_empty() || self.elsewhere.values().any(is_there)
    }

    /// Whether nobody has used it for this long, and neither a bot nor a clock needs it.
    pub(super) fn is_idle(&self, time: Duration) -> bool {
        self.subscribers.is_empty() && !self.table.needs_server() && self.used.elapsed() > time
    }
}

/// A message as it goes out.
pub(crate) fn to_json(message: &ServerMessage) -> Outgoing {
    // Messages are made of strings, numbers and lists, which can always be written.
    serde_json::to_string(message).unwrap_or_default().into()
}
