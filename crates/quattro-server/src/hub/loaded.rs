//! A table in memory, and the clients that listen to it.

use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use quattro_table::log::Entry;
use quattro_table::protocol::{ServerMessage, You};
use quattro_table::{Applied, LogError, Proposal, Summary, Table, TableId, Viewer};
use quattro_words::Language;
use tokio::sync::mpsc;

use crate::clock::now;
use crate::store::{Row, Stored};

/// A serialised message, shared by all clients that get the same one.
pub(crate) type Outgoing = Utf8Bytes;

/// With more spectators than this, nobody's coming and going is announced: everybody would be told of everybody.
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
    /// The number up to which the subscribers have been told.
    told: u32,
    subscribers: Vec<Subscriber>,
    next_id: u64,
}

/// A client with a subscription.
#[derive(Debug)]
pub(super) struct Subscriber {
    id: u64,
    viewer: Viewer,
    sender: mpsc::Sender<Outgoing>,
}

impl Subscriber {
    pub(super) fn new(viewer: Viewer, sender: mpsc::Sender<Outgoing>) -> Subscriber {
        Subscriber { id: 0, viewer, sender }
    }
}

fn parse(stored: &Stored) -> Result<Entry, LogError> {
    serde_json::from_str(&stored.body).map_err(|error| LogError::Unreadable { number: stored.number, error })
}

fn replay(id: TableId, entries: &[Stored]) -> Result<Table, LogError> {
    let (first, rest) = entries.split_first().ok_or(LogError::Missing(1))?;
    let mut table = Table::begin(id, &parse(first)?)?;
    for stored in rest {
        table.apply(stored.number, &parse(stored)?)?;
    }
    Ok(table)
}

impl LoadedTable {
    pub(super) fn read(id: TableId, entries: &[Stored]) -> Result<LoadedTable, LogError> {
        let table = replay(id, entries)?;
        let (summary, told) = (table.summary(), table.number());
        let (used, subscribers) = (Instant::now(), Vec::new());
        Ok(LoadedTable { table, used, summary, matches_log: true, told, subscribers, next_id: 1 })
    }

    /// Becomes what the log says, and tells the subscribers what they have not been told. `entries` are all of
    /// the log, or those after the last one if memory matches the log.
    pub(super) fn read_again(&mut self, entries: &[Stored]) -> Result<(), LogError> {
        let known = entries.partition_point(|stored| stored.number <= self.told);
        if !self.matches_log {
            let mut table = replay(self.table.id(), &entries[..known])?;
            table.inherit_deliveries(&mut self.table);
            self.table = table;
        }
        for stored in &entries[known..] {
            let applied = self.table.apply(stored.number, &parse(stored)?)?;
            self.tell(&applied, now());
        }
        self.summary = self.table.summary();
        self.matches_log = true;
        Ok(())
    }

    pub(super) fn matches_log(&self) -> bool {
        self.matches_log
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
        let row = (summary != self.summary).then(|| Row::from(&summary));
        self.summary = summary;
        Ok((applied, row))
    }

    /// Announces a change once it is durable. Returns the number of clients dropped as too slow.
    pub(super) fn saved(&mut self, applied: &Applied, now: u64) -> usize {
        self.matches_log = true;
        self.tell(applied, now)
    }

    /// Tells every subscriber what the last entry means to them, written once for all who see the same.
    fn tell(&mut self, applied: &Applied, now: u64) -> usize {
        self.told = self.table.number();
        let LoadedTable { table, subscribers, .. } = self;
        let mut written: Vec<(You, Option<Language>, Option<Outgoing>)> = Vec::new();
        let before = subscribers.len();
        subscribers.retain(|subscriber| {
            let key = (table.you(subscriber.viewer.person), subscriber.viewer.language);
            let known = written.iter().position(|(you, language, _)| (*you, *language) == key);
            let index = known.unwrap_or_else(|| {
                let message = table.update(applied, subscriber.viewer, now).map(|message| to_json(&message));
                written.push((key.0, key.1, message));
                written.len() - 1
            });
            written[index]
                .2
                .as_ref()
                .is_none_or(|message| subscriber.sender.try_send(message.clone()).is_ok())
        });
        before - subscribers.len()
    }

    /// Lets a client listen, beginning with a welcome.
    pub(super) fn add(&mut self, mut subscriber: Subscriber, since: Option<u32>, now: u64) -> u64 {
        let id = self.next_id;
        self.next_id += 1;
        subscriber.id = id;
        let welcome = self.table.welcome(subscriber.viewer, since, now);
        // The channel is new and empty, so there is room.
        let _ = subscriber.sender.try_send(to_json(&welcome));
        self.subscribers.push(subscriber);
        self.tell_presence();
        id
    }

    pub(super) fn remove(&mut self, id: u64) {
        self.subscribers.retain(|subscriber| subscriber.id != id);
        self.tell_presence();
    }

    fn tell_presence(&mut self) {
        let seats =
            self.subscribers.iter().filter_map(|subscriber| self.table.seat_of(subscriber.viewer.person));
        let mut seats: Vec<_> = seats.collect();
        let spectators = self.subscribers.len() - seats.len();
        seats.sort_unstable();
        seats.dedup();
        if spectators > CROWD {
            return;
        }
        let message = to_json(&ServerMessage::Present { seats, spectators: spectators as u32 });
        self.subscribers.retain(|subscriber| subscriber.sender.try_send(message.clone()).is_ok());
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
