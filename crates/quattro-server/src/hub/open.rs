//! A table in memory, and the clients that listen to it.

use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use quattro_words::Language;
use tokio::sync::mpsc;

use crate::clock::now;
use crate::ids::TableId;
use crate::log::Entry;
use crate::protocol::{ServerMessage, You};
use crate::store::{Row, Stored};
use crate::table::{Applied, Corrupt, Table, Viewer};

/// A message as it goes out, shared by all who get the same.
pub(crate) type Outgoing = Utf8Bytes;

/// Beyond so many spectators their coming and going is not told.
const CROWD: usize = 30;

/// A table in memory.
#[derive(Debug)]
pub(super) struct Open {
    pub(super) table: Table,
    pub(super) used: Instant,
    /// What lists show, as it is stored.
    row: Row,
    /// Whether the table is what its log says. If not it must be read again.
    sound: bool,
    /// The number up to which the listeners have been told.
    told: u32,
    listeners: Vec<Listener>,
    next_ear: u64,
}

/// A client that listens.
#[derive(Debug)]
pub(super) struct Listener {
    ear: u64,
    viewer: Viewer,
    sender: mpsc::Sender<Outgoing>,
}

impl Listener {
    pub(super) fn new(viewer: Viewer, sender: mpsc::Sender<Outgoing>) -> Listener {
        Listener { ear: 0, viewer, sender }
    }
}

fn parse(stored: &Stored) -> Result<Entry, Corrupt> {
    serde_json::from_str(&stored.body).map_err(|error| Corrupt::Unreadable { number: stored.number, error })
}

fn replay(id: TableId, entries: &[Stored]) -> Result<Table, Corrupt> {
    let (first, rest) = entries.split_first().ok_or(Corrupt::Missing(1))?;
    let mut table = Table::begin(id, &parse(first)?)?;
    for stored in rest {
        table.apply(stored.number, &parse(stored)?)?;
    }
    Ok(table)
}

impl Open {
    pub(super) fn read(id: TableId, entries: &[Stored]) -> Result<Open, Corrupt> {
        let table = replay(id, entries)?;
        let (row, told) = (table.row(), table.number());
        let (used, listeners) = (Instant::now(), Vec::new());
        Ok(Open { table, used, row, sound: true, told, listeners, next_ear: 1 })
    }

    /// Becomes what the log says, and tells the listeners what they have not been told. `entries` are all of
    /// the log, or what comes after the last one if the table is sound.
    pub(super) fn read_again(&mut self, entries: &[Stored]) -> Result<(), Corrupt> {
        let known = entries.partition_point(|stored| stored.number <= self.told);
        if !self.sound {
            let mut table = replay(self.table.id(), &entries[..known])?;
            table.inherit_hearing(&mut self.table);
            self.table = table;
        }
        for stored in &entries[known..] {
            let applied = self.table.apply(stored.number, &parse(stored)?)?;
            self.tell(&applied, now());
        }
        self.row = self.table.row();
        self.sound = true;
        Ok(())
    }

    pub(super) fn is_sound(&self) -> bool {
        self.sound
    }

    /// Makes a change that is not durable yet: what it does, and what lists show from now on if that changes.
    pub(super) fn try_out(&mut self, number: u32, entry: &Entry) -> Result<(Applied, Option<Row>), Corrupt> {
        self.sound = false;
        let applied = self.table.apply(number, entry)?;
        let row = self.table.row();
        let changed = row != self.row;
        self.row = row;
        Ok((applied, changed.then(|| self.row.clone())))
    }

    /// The change is durable: now everybody hears of it. How many were too slow to listen.
    pub(super) fn settle(&mut self, applied: &Applied, now: u64) -> usize {
        self.sound = true;
        self.tell(applied, now)
    }

    /// Tells every listener what the last entry means to them, written once for all who see the same.
    fn tell(&mut self, applied: &Applied, now: u64) -> usize {
        self.told = self.table.number();
        let Open { table, listeners, .. } = self;
        let mut written: Vec<(You, Option<Language>, Option<Outgoing>)> = Vec::new();
        let before = listeners.len();
        listeners.retain(|listener| {
            let key = (table.you(listener.viewer.person), listener.viewer.language);
            let known = written.iter().position(|(you, language, _)| (*you, *language) == key);
            let index = known.unwrap_or_else(|| {
                let message = table.update(applied, listener.viewer, now).map(|message| text(&message));
                written.push((key.0, key.1, message));
                written.len() - 1
            });
            written[index].2.as_ref().is_none_or(|message| listener.sender.try_send(message.clone()).is_ok())
        });
        before - listeners.len()
    }

    /// Lets a client listen, beginning with a welcome.
    pub(super) fn add(&mut self, mut listener: Listener, since: Option<u32>, now: u64) -> u64 {
        let ear = self.next_ear;
        self.next_ear += 1;
        listener.ear = ear;
        let welcome = self.table.welcome(listener.viewer, since, now);
        // The channel is new and empty, so there is room.
        let _ = listener.sender.try_send(text(&welcome));
        self.listeners.push(listener);
        self.tell_presence();
        ear
    }

    pub(super) fn remove(&mut self, ear: u64) {
        self.listeners.retain(|listener| listener.ear != ear);
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
        let message = text(&ServerMessage::Present { seats, spectators: spectators as u32 });
        self.listeners.retain(|listener| listener.sender.try_send(message.clone()).is_ok());
    }

    /// Whether nobody has used it for so long, and nobody is waited for by a bot or a clock.
    pub(super) fn is_idle(&self, long: Duration) -> bool {
        let waiting = self.table.bot_to_act().is_some() || self.table.deadline().is_some();
        self.listeners.is_empty() && !waiting && self.used.elapsed() > long
    }
}

/// A message as it goes out.
pub(crate) fn text(message: &ServerMessage) -> Outgoing {
    // Messages are made of strings, numbers and lists, which can always be written.
    serde_json::to_string(message).unwrap_or_default().into()
}
