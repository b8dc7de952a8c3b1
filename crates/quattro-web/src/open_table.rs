//! A table in memory, and what everybody at it is told.

use quattro_rules::seat::Seat;
use quattro_table::log::Entry;
use quattro_table::protocol::{Away, Ready, ServerMessage};
use quattro_table::{Applied, LogError, PersonId, Proposal, SmallMap, Table, TableId, Viewer};

use crate::bots::Thinking;
use crate::line::Line;
use crate::message::{Output, Row};

/// A table in memory. What it was told of is in the log, or about to be.
pub(crate) struct OpenTable {
    pub(crate) table: Table,
    /// The last number that is durable.
    pub(crate) saved: u32,
    /// When it was read.
    opened: u64,
    /// When a question was asked, and for how long nobody could answer it since: the table was not open, the device
    /// slept, or nothing could be stored.
    lost: (u64, u64),
    pub(crate) thinking: Thinking,
    /// When people's last line ended.
    left: SmallMap<PersonId, u64>,
    /// The last round whose end each player has seen, as far as they have said so.
    ready: SmallMap<Seat, u8>,
    /// Who was last said to be there and away, and how many watched.
    present: (Vec<Seat>, Vec<Seat>, u32),
}

impl OpenTable {
    pub(crate) fn new(table: Table, saved: u32, now: u64) -> OpenTable {
        let asked = table.asked_at();
        OpenTable {
            table,
            saved,
            opened: now,
            lost: (asked, now.saturating_sub(asked)),
            thinking: Thinking::default(),
            left: SmallMap::default(),
            ready: SmallMap::default(),
            present: Default::default(),
        }
    }

    pub(crate) fn read(id: TableId, log: &[String], now: u64) -> Result<OpenTable, LogError> {
        let table = Table::read(id, numbered(log))?;
        let saved = table.number();
        Ok(OpenTable::new(table, saved, now))
    }

    /// Becomes what the log says, and returns what the lines have not been told. That is something only if another tab
    /// has written to the log.
    pub(crate) fn read_again(
        &mut self,
        log: &[String],
        lines: &[&Line],
        now: u64,
    ) -> Result<Vec<Output>, LogError> {
        let known = log.len().min(self.saved as usize);
        let mut table = Table::read(self.table.id(), numbered(&log[..known]))?;
        table.inherit_deliveries(&mut self.table);
        self.table = table;
        self.thinking = Thinking::default();
        let mut out = Vec::new();
        for (number, body) in numbered(log).skip(known) {
            let applied = self.table.apply_stored(number, body)?;
            out.extend(self.tell(&applied, lines, now));
        }
        self.saved = self.table.number();
        Ok(out)
    }

    /// Applies a change that is not durable yet, and returns what the lines are told once it is.
    pub(crate) fn apply(
        &mut self,
        entry: &Entry,
        proposal: Proposal,
        lines: &[&Line],
    ) -> Result<Vec<Output>, LogError> {
        let applied = self.table.apply_proposed(self.table.number() + 1, entry, proposal)?;
        let mut out = self.tell(&applied, lines, entry.at);
        // Somebody may have sat down or left.
        out.extend(self.presence(lines, entry.at));
        Ok(out)
    }

    fn tell(&self, applied: &Applied, lines: &[&Line], now: u64) -> Vec<Output> {
        let time = self.question_time(now);
        let told =
            |line: &&Line| self.table.update(applied, line.viewer, time).map(|update| line.tell(&update));
        lines.iter().filter_map(told).collect()
    }

    /// The answer to hello.
    pub(crate) fn welcome(
        &mut self,
        line: &Line,
        since: Option<u32>,
        lines: &[&Line],
        now: u64,
    ) -> Vec<Output> {
        let time = self.question_time(now);
        let mut out = vec![line.tell(&self.table.welcome(line.viewer, since, time))];
        self.present = Default::default();
        out.extend(self.presence(lines, now));
        if !self.ready.is_empty() {
            out.push(line.tell(&self.readiness()));
        }
        out
    }

    /// A line has been closed.
    pub(crate) fn leave(&mut self, person: PersonId, lines: &[&Line], now: u64) -> Vec<Output> {
        self.left.insert(person, now);
        self.presence(lines, now)
    }

    /// A player has seen what a round came to.
    pub(crate) fn note_ready(&mut self, viewer: Viewer, round: u8, lines: &[&Line]) -> Vec<Output> {
        let mut is_news = false;
        for seat in self.table.ready_seats(viewer, round) {
            if round > self.ready.get(&seat).copied().unwrap_or_default() {
                self.ready.insert(seat, round);
                is_news = true;
            }
        }
        if !is_news {
            return Vec::new();
        }
        let message = self.readiness();
        lines.iter().map(|line| line.tell(&message)).collect()
    }

    fn readiness(&self) -> ServerMessage {
        let seats = self.ready.iter().map(|(seat, round)| Ready { seat: *seat, round: *round });
        ServerMessage::Ready { seats: seats.collect() }
    }

    /// Nobody could answer for so long, until now.
    pub(crate) fn lose(&mut self, time: u64) {
        // A question that is not stored may never have been asked.
        if self.table.number() != self.saved {
            return;
        }
        let asked = self.table.asked_at();
        let before = if self.lost.0 == asked { self.lost.1 } else { 0 };
        self.lost = (asked, before + time);
    }

    /// The time of day as the question at this table counts it: as if the time in which nobody could answer had not
    /// been.
    pub(crate) fn question_time(&self, now: u64) -> u64 {
        let (asked, lost) = self.lost;
        if asked == self.table.asked_at() { now.saturating_sub(lost) } else { now }
    }

    /// How long somebody who sits here has had no line, in milliseconds; nothing while they have one.
    pub(crate) fn away(&self, seat: Seat, lines: &[&Line], now: u64) -> Option<u64> {
        let (.., active) = self.table.people().find(|(other, ..)| *other == seat)?;
        let person = self.table.device_of(seat)?;
        let is_here = lines.iter().any(|line| line.person == person);
        let left = self.left.get(&person).copied().unwrap_or(self.opened);
        (!is_here).then(|| now.saturating_sub(left.max(active)))
    }

    /// Tells everybody who is there, if that has changed.
    fn presence(&mut self, lines: &[&Line], now: u64) -> Vec<Output> {
        let (mut seats, mut away) = (Vec::new(), Vec::new());
        for (seat, ..) in self.table.people() {
            match self.away(seat, lines, now) {
                None => seats.push(seat),
                Some(ms) => away.push(Away { seat, ms: u32::try_from(ms).unwrap_or(u32::MAX) }),
            }
        }
        let watches = |line: &&&Line| self.table.seat_of(line.person).is_none();
        let spectators = lines.iter().filter(watches).count() as u32;
        let present = (seats.clone(), away.iter().map(|away| away.seat).collect(), spectators);
        if std::mem::replace(&mut self.present, present.clone()) == present {
            return Vec::new();
        }
        let present = ServerMessage::Present { seats, away, spectators, screens: 0 };
        lines.iter().map(|line| line.tell(&present)).collect()
    }

    /// What a list shows.
    pub(crate) fn row(&self) -> Row {
        let summary = self.table.summary();
        Row { listing: summary.listing, turn: summary.turn }
    }
}

/// Entries with their numbers.
fn numbered(log: &[String]) -> impl Iterator<Item = (u32, &str)> {
    (1..).zip(log.iter().map(String::as_str))
}
