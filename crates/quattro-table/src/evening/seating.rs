//! Who sits where in a round.
//!
//! People are spread evenly over as few tables as hold them all; bots take the free chairs. Nobody should meet the same
//! people again before having met the others, nor sit on the same chair, because a chair is a share of the luck. The
//! arrangement begins with the order of the list, and two people change places as long as that makes it better: for at
//! most 32 people this is quick, and good enough that nobody would see something better.

use std::collections::HashMap;

/// A table and a chair.
type Place = (usize, usize);

/// How much worse a pair that meets again is than one person on the same chair again.
const MEETING: u32 = 4;

/// The chairs of each table, with the guests on them. `earlier` are the tables of all rounds before.
pub(super) fn seat<'a>(
    guests: &[usize],
    chairs: usize,
    earlier: impl Iterator<Item = &'a [Option<usize>]>,
) -> Vec<Vec<Option<usize>>> {
    let history = History::of(earlier);
    let tables = guests.len().div_ceil(chairs);
    let mut seated = vec![vec![None; chairs]; tables];
    for (index, guest) in guests.iter().enumerate() {
        // The first chair of every table, then the second: no table has two guests more than another.
        seated[index % tables][index / tables] = Some(*guest);
    }
    improve(&mut seated, &history);
    seated
}

/// What has been, as far as it matters.
#[derive(Default)]
struct History {
    /// How often two guests have met, the smaller place first.
    met: HashMap<(usize, usize), u32>,
    /// How often a guest has had a chair.
    sat: HashMap<(usize, usize), u32>,
}

impl History {
    fn of<'a>(tables: impl Iterator<Item = &'a [Option<usize>]>) -> History {
        let mut history = History::default();
        for table in tables {
            for (chair, guest) in guests_of(table) {
                *history.sat.entry((guest, chair)).or_default() += 1;
                for (_, other) in guests_of(table).filter(|(_, other)| guest < *other) {
                    *history.met.entry((guest, other)).or_default() += 1;
                }
            }
        }
        history
    }

    /// What is bad about a table. Meeting for the third time is worse than two second meetings.
    fn cost(&self, table: &[Option<usize>]) -> u32 {
        let count =
            |counts: &HashMap<(usize, usize), u32>, key| counts.get(&key).copied().unwrap_or(0).pow(2);
        let mut cost = 0;
        for (chair, guest) in guests_of(table) {
            cost += count(&self.sat, (guest, chair));
            let others = guests_of(table).filter(|(_, other)| guest < *other);
            cost += MEETING * others.map(|(_, other)| count(&self.met, (guest, other))).sum::<u32>();
        }
        cost
    }
}

fn guests_of(table: &[Option<usize>]) -> impl Iterator<Item = (usize, usize)> {
    table.iter().enumerate().filter_map(|(chair, guest)| Some((chair, (*guest)?)))
}

/// Swaps chairs, the best swap first, until no swap makes it better. A guest may also swap with a bot at the same table;
/// between tables only guests swap, or their number would change.
fn improve(seated: &mut [Vec<Option<usize>>], history: &History) {
    let places: Vec<Place> = seated
        .iter()
        .enumerate()
        .flat_map(|(table, chairs)| (0..chairs.len()).map(move |chair| (table, chair)))
        .collect();
    loop {
        let mut best: Option<(u32, Place, Place)> = None;
        for (index, one) in places.iter().enumerate() {
            for other in &places[index + 1..] {
                let gain = gain(seated, history, *one, *other);
                if gain > best.map_or(0, |(most, ..)| most) {
                    best = Some((gain, *one, *other));
                }
            }
        }
        let Some((_, one, other)) = best else { return };
        swap(seated, one, other);
    }
}

fn gain(
    seated: &mut [Vec<Option<usize>>],
    history: &History,
    one: (usize, usize),
    other: (usize, usize),
) -> u32 {
    let (first, second) = (seated[one.0][one.1], seated[other.0][other.1]);
    let changes_numbers = one.0 != other.0 && first.is_some() != second.is_some();
    if first == second || changes_numbers {
        return 0;
    }
    let cost = |seated: &[Vec<Option<usize>>]| match (one.0, other.0) {
        (table, same) if table == same => history.cost(&seated[table]),
        (table, another) => history.cost(&seated[table]) + history.cost(&seated[another]),
    };
    let before = cost(seated);
    swap(seated, one, other);
    let after = cost(seated);
    swap(seated, one, other);
    before.saturating_sub(after)
}

fn swap(seated: &mut [Vec<Option<usize>>], one: Place, other: Place) {
    let guest = seated[one.0][one.1];
    seated[one.0][one.1] = seated[other.0][other.1];
    seated[other.0][other.1] = guest;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rounds(guests: usize, chairs: usize, rounds: usize) -> Vec<Vec<Vec<Option<usize>>>> {
        let list: Vec<usize> = (0..guests).collect();
        let mut played: Vec<Vec<Vec<Option<usize>>>> = Vec::new();
        for _ in 0..rounds {
            let next = seat(&list, chairs, played.iter().flatten().map(|table| &table[..]));
            played.push(next);
        }
        played
    }

    #[test]
    fn everybody_has_one_chair_and_bots_are_spread_evenly() {
        for guests in 2..=32 {
            for chairs in 2..=5 {
                for tables in rounds(guests, chairs, 3) {
                    let mut seated: Vec<usize> = tables.iter().flatten().flatten().copied().collect();
                    seated.sort_unstable();
                    assert_eq!(seated, (0..guests).collect::<Vec<_>>(), "{guests} at tables of {chairs}");
                    let sizes: Vec<usize> = tables.iter().map(|table| guests_of(table).count()).collect();
                    let (fewest, most) = (sizes.iter().min(), sizes.iter().max());
                    assert!(most.zip(fewest).is_some_and(|(most, fewest)| most - fewest <= 1), "{sizes:?}");
                    assert_eq!(tables.len(), guests.div_ceil(chairs));
                }
            }
        }
    }

    #[test]
    fn sixteen_people_at_tables_of_four_hardly_ever_meet_twice() {
        let played = rounds(16, 4, 4);
        let history = History::of(played.iter().flatten().map(|table| &table[..]));
        // 4 rounds make 96 meetings among 120 pairs.
        assert!(history.met.values().all(|times| *times <= 2), "{:?}", history.met);
        let again: u32 = history.met.values().map(|times| times - 1).sum();
        assert!(again <= 8, "{again} meet again");
        assert!(history.sat.values().all(|times| *times <= 2));
    }

    #[test]
    fn one_table_changes_its_chairs() {
        let played = rounds(3, 3, 3);
        let history = History::of(played.iter().flatten().map(|table| &table[..]));
        assert!(history.sat.values().all(|times| *times == 1), "{played:?}");
    }
}
