//! Who has heard what: which events belong to which entry, and up to where each person has had them.
//!
//! These are memory games, so what a client gets when it comes back is what it has *not* had: everything after
//! the last number that this person has named on any device. A reload, or a second browser, is no way to see
//! it all again. What people have had is known from the moves in the log, so it outlives a restart.

use std::collections::HashMap;
use std::ops::Range;

use crate::ids::PersonId;

/// The most people whose hearing is remembered at one table; a spectator beyond that just starts afresh.
const MOST_PEOPLE: usize = 10_000;

/// Who has heard what.
#[derive(Debug, Default)]
pub(super) struct Hearing {
    /// The entries with events: their number, and where in the story their events end.
    entries: Vec<(u32, usize)>,
    had: HashMap<PersonId, u32>,
}

impl Hearing {
    /// The story has become this long with this entry.
    pub(super) fn told(&mut self, number: u32, end: usize) -> Range<usize> {
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

    /// This person has had everything up to `number`.
    pub(super) fn has_had(&mut self, person: PersonId, number: u32) {
        if let Some(had) = self.had.get_mut(&person) {
            *had = number.max(*had);
        } else if self.had.len() < MOST_PEOPLE {
            self.had.insert(person, number);
        }
    }

    /// What people have had according to another account of the same table.
    pub(super) fn inherit(&mut self, old: &mut Hearing) {
        for (person, number) in old.had.drain() {
            self.has_had(person, number);
        }
    }

    /// Up to where this person has had everything; `now` for somebody new.
    pub(super) fn had(&self, person: PersonId, now: u32) -> u32 {
        self.had.get(&person).copied().unwrap_or(now)
    }

    /// The entries after `number`, at most the last `most` of them, each with its part of the story.
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

    #[test]
    fn only_what_was_not_had_is_told_again() {
        let mut hearing = Hearing::default();
        let ada = PersonId::random();
        assert_eq!(hearing.told(3, 10), 0..10);
        assert_eq!(hearing.told(4, 10), 10..10);
        assert_eq!(hearing.told(6, 12), 10..12);
        let after = |hearing: &Hearing, number, most| hearing.after(number, most).collect::<Vec<_>>();
        assert_eq!(after(&hearing, 0, 9), [(3, 0..10), (6, 10..12)]);
        assert_eq!(after(&hearing, 3, 9), [(6, 10..12)]);
        assert_eq!(after(&hearing, 0, 1), [(6, 10..12)]);
        assert_eq!(after(&hearing, 6, 9), []);
        assert_eq!(hearing.had(ada, 6), 6);
        hearing.has_had(ada, 4);
        hearing.has_had(ada, 2);
        assert_eq!(hearing.had(ada, 6), 4);
    }
}
