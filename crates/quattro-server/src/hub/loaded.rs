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

/// With more spectators than this, their coming and going is not announced.
const CROWD: usize = 30;

/// A table in memory.
#[derive(Debug)]
pub(super) struct LoadedTable {
    pub(super) table: Table,
    pub(super) used: Instant,
    /// What lists show, as it is stored.
    summary: Summary,
    /// Whether the table agrees with its log. If not, it must be reloaded.
    sound: bool,
    /// The number up to which the listeners have been told.
    told: u32,
    listeners: Vec<Listener>,
    next_id: u64,
}

/// A client that listens.
#[derive(Debug)]
pub(super) struct Listener {
    id: u64,
    viewer: Viewer,
    sender: mpsc::Sender<Outgoing>,
}

impl Listener {
    pub(super) fn new(viewer: Viewer, sender: mpsc::Sender<Outgoing>) -> Listener {
        Listener { id: 0, viewer, sender }
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
        let (used, listeners) = (Instant::now(), Vec::new());
        Ok(LoadedTable { table, used, summary, sound: true, told, listeners, next_id: 1 })
    }

    /// Applies entries of the log and sends the listeners what they have not received. `entries` is the whole
    /// log, or, if the table is sound, the part after its last entry.
    pub(super) fn read_again(&mut self, entries: &[Stored]) -> Result<(), LogError> {
        let known = entries.partition_point(|stored| stored.number <= self.told);
        if !self.sound {
            let mut table = replay(self.table.id(), &entries[..known])?;
            table.inherit_deliveries(&mut self.table);
            self.table = table;
        }
        for stored in &entries[known..] {
            let applied = self.table.apply(stored.number, &parse(stored)?)?;
            self.tell(&applied, now());
        }
        self.summary = self.table.summary();
        self.sound = true;
        Ok(())
    }

    pub(super) fn is_sound(&self) -> bool {
        self.sound
    }

    /// Applies a change that is not durable yet. Returns its effect, and the row for lists if that changes.
    pub(super) fn apply_unsaved(
        &mut self,
        number: u32,
        entry: &Entry,
        proposal: Proposal,
    ) -> Result<(Applied, Option<Row>), LogError> {
        self.sound = false;
        let applied = self.table.apply_proposed(number, entry, proposal)?;
        let summary = self.table.summary();
        let row = (summary != self.summary).then(|| Row::from(&summary));
        self.summary = summary;
        Ok((applied, row))
    }

    /// Announces a change once it is durable. Returns the number of clients dropped as too slow.
    pub(super) fn saved(&mut self, applied: &Applied, now: u64) -> usize {
        self.sound = true;
        self.tell(applied, now)
    }

    /// Sends every listener the last entry as they may see it, serialised once for all who see the same.
    fn tell(&mut self, applied: &Applied, now: u64) -> usize {
        self.told = self.table.number();
        let LoadedTable { table, listeners, .. } = self;
        let mut written: Vec<(You, Option<Language>, Option<Outgoing>)> = Vec::new();
        let before = listeners.len();
        listeners.retain(|listener| {
            let key = (table.you(listener.viewer.person), listener.viewer.language);
            let known = written.iter().position(|(you, language, _)| (*you, *language) == key);
            let index = known.unwrap_or_else(|| {
                let message = table.update(applied, listener.viewer, now).map(|message| to_json(&message));
                written.push((key.0, key.1, message));
                written.len() - 1
            });
            written[index].2.as_ref().is_none_or(|message| listener.sender.try_send(message.clone()).is_ok())
        });
        before - listeners.len()
    }

    /// Adds a listener, which first gets a welcome.
    pub(super) fn add(&mut self, mut listener: Listener, since: Option<u32>, now: u64) -> u64 {
        let id = self.next_id;
        self.next_id += 1;
        listener.id = id;
        let welcome = self.table.welcome(listener.viewer, since, now);
        // The channel is new and empty, so there is room.
        let _ = listener.sender.try_send(to_json(&welcome));
        self.listeners.push(listener);
        self.tell_presence();
        id
    }

    pub(super) fn remove(&mut self, id: u64) {
        self.listeners.retain(|listener| listener.id != id);
        self.tell_presence();
    }

    fn tell_presence(&mut self) {
        let seats = self.listeners.iter().filter_map(|listener| self.table.seat_of(listener.viewer.person));
        let mut seats: Vec<_> = seats.collect();
        let spectators = self.listeners.len() - seats.len();
        seats.sort_unstable();
        seats.dedup();
        if spectators > CROWD {
            return;
        }
        let message = to_json(&ServerMessage::Present { seats, spectators: spectators as u32 });
        self.listeners.retain(|listener| listener.sender.try_send(message.clone()).is_ok());
    }

    /// Whether nobody has used it for this long, and neither a bot nor a clock needs it.
    pub(super) fn is_idle(&self, time: Duration) -> bool {
        let waiting = self.table.bot_to_act().is_some() || self.table.deadline().is_some();
        self.listeners.is_empty() && !waiting && self.used.elapsed() > time
    }
}

/// A message as it goes out.
pub(crate) fn to_json(message: &ServerMessage) -> Outgoing {
    // Messages are made of strings, numbers and lists, which can always be written.
    serde_json::to_string(message).unwrap_or_default().into()
}
