//! What has been delivered to whom: which events belong to which entry, and up to which entry each person has
//! received them.
//!
//! These are memory games, so a client that comes back gets what this person has *not* received: everything
//! after the last number acknowledged on any of their devices. Neither a reload nor a second browser shows it
//! all again. Acknowledgements are also part of the moves in the log, so they survive a restart.

use std::collections::HashMap;
use std::ops::Range;

use crate::ids::PersonId;

/// The maximum number of people whose deliveries are tracked at one table. Further spectators start afresh.
const MOST_PEOPLE: usize = 10_000;

/// Keeps track of deliveries.
#[derive(Debug, Default)]
pub(super) struct DeliveryTracker {
    /// The entries with events: their number, and where in the list of events theirs end.
    entries: Vec<(u32, usize)>,
    received: HashMap<PersonId, u32>,
}

impl DeliveryTracker {
    /// Notes that with this entry the list of events has grown to `end`. Returns the new part.
    pub(super) fn extend(&mut self, number: u32, end: usize) -> Range<usize> {
        let start = self.end();
        if end > start {
            self.entries.push((number, end));
        }
        start..end
    }

    fn end(&self) -> usize {
        self.entries.last().map_or(0, |(_, end)| *end)
    }

    /// The number of the last entry with events.
    pub(super) fn last(&self) -> u32 {
        self.entries.last().map_or(0, |(number, _)| *number)
    }

    /// Notes that this person has received everything up to `number`.
    pub(super) fn acknowledge(&mut self, person: PersonId, number: u32) {
        if let Some(received) = self.received.get_mut(&person) {
            *received = number.max(*received);
        } else if self.received.len() < MOST_PEOPLE {
            self.received.insert(person, number);
        }
    }

    /// Takes over the acknowledgements of another copy of the same table.
    pub(super) fn merge(&mut self, other: &mut DeliveryTracker) {
        for (person, number) in other.received.drain() {
            self.acknowledge(person, number);
        }
    }

    /// The last number this person has received; `now` for somebody new.
    pub(super) fn received(&self, person: PersonId, now: u32) -> u32 {
        self.received.get(&person).copied().unwrap_or(now)
    }

    /// The entries after `number`, at most the last `most` of them, each with its events.
    pub(super) fn after(&self, number: u32, most: usize) -> impl Iterator<Item = (u32, Range<usize>)> {
        let first = self.entries.partition_point(|(entry, _)| *entry <= number);
        let first = first.max(self.entries.len().saturating_sub(most));
        (first..self.entries.len()).map(|index| {
            let start = index.checked_sub(1).map_or(0, |before| self.entries[before].1);
            (self.entries[index].0, start..self.entries[index].1)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::Bytes;

    #[test]
    fn only_what_was_not_received_is_sent_again() {
        let mut tracker = DeliveryTracker::default();
        let ada = Bytes([1; 16]);
        assert_eq!(tracker.extend(3, 10), 0..10);
        assert_eq!(tracker.extend(4, 10), 10..10);
        assert_eq!(tracker.extend(6, 12), 10..12);
        let after = |tracker: &DeliveryTracker, number, most| tracker.after(number, most).collect::<Vec<_>>();
        assert_eq!(after(&tracker, 0, 9), [(3, 0..10), (6, 10..12)]);
        assert_eq!(after(&tracker, 3, 9), [(6, 10..12)]);
        assert_eq!(after(&tracker, 0, 1), [(6, 10..12)]);
        assert_eq!(after(&tracker, 6, 9), []);
        assert_eq!(tracker.received(ada, 6), 6);
        tracker.acknowledge(ada, 4);
        tracker.acknowledge(ada, 2);
        assert_eq!(tracker.received(ada, 6), 4);
    }
}
