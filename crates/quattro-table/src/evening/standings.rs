//! What a result is worth, and who leads.
//!
//! All tables of a round have the same cards, so a result has two measures: those who sat at the same table, and those who
//! had the same chair at the other tables, and with it the same cards. A game is worth up to 100 points: the share of
//! opponents at the table that one came before, and the share of the others on the same chair that one was better than,
//! half each; an equal result counts half. With one table there is nobody else on the same chair, and the table alone
//! decides. Bots count as opponents and as others.

use quattro_rules::game::{Outcome, SeatResult};

use super::{Round, RoundTable};

/// A guest in the standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The guest's place in the list of those who came.
    pub guest: usize,
    /// 1 for the leader; equals share a place (1, 1, 3).
    pub place: usize,
    /// All points.
    pub points: u32,
    /// The points of each round; nothing for one that they missed, or whose game has not ended.
    pub rounds: Vec<Option<u32>>,
    /// How often they came first at their table.
    pub wins: u32,
}

/// The standings of this many guests, the best first. Points count, then games won.
pub(super) fn standings(guests: usize, rounds: &[Round]) -> Vec<Standing> {
    let mut standings: Vec<Standing> = (0..guests).map(|guest| standing(guest, rounds)).collect();
    standings.sort_by_key(|standing| std::cmp::Reverse((standing.points, standing.wins)));
    let ranks: Vec<(u32, u32)> = standings.iter().map(|standing| (standing.points, standing.wins)).collect();
    for standing in &mut standings {
        standing.place = 1 + ranks.iter().filter(|rank| **rank > (standing.points, standing.wins)).count();
    }
    standings
}

fn standing(guest: usize, rounds: &[Round]) -> Standing {
    let results: Vec<Option<(u32, bool)>> = rounds.iter().map(|round| result(guest, round)).collect();
    Standing {
        guest,
        place: 0,
        points: results.iter().flatten().map(|(points, _)| points).sum(),
        wins: results.iter().flatten().map(|(_, won)| u32::from(*won)).sum(),
        rounds: results.into_iter().map(|result| result.map(|(points, _)| points)).collect(),
    }
}

/// A guest's points in a round, and whether they won their game. Points may still change while other tables play.
fn result(guest: usize, round: &Round) -> Option<(u32, bool)> {
    let (table, chair) = round.tables.iter().find_map(|table| Some((table, chair_of(guest, table)?)))?;
    let outcome = table.outcome.as_ref()?;
    let own = *outcome.seats.get(chair)?;
    let others =
        outcome.seats.iter().enumerate().filter(|(seat, _)| *seat != chair).map(|(_, result)| *result);
    let at_table = Share::of(own, others);
    let elsewhere = round.tables.iter().filter(|other| other.id != table.id);
    let same_chair = Share::of(own, elsewhere.filter_map(|other| same_chair(other.outcome.as_ref()?, chair)));
    Some((points(at_table, same_chair), own.place == 1))
}

fn chair_of(guest: usize, table: &RoundTable) -> Option<usize> {
    table.chairs.iter().position(|seated| *seated == Some(guest))
}

fn same_chair(outcome: &Outcome, chair: usize) -> Option<SeatResult> {
    outcome.seats.get(chair).copied()
}

/// How many of several others somebody was better than; an equal one counts half.
#[derive(Clone, Copy)]
struct Share {
    halves: u32,
    others: u32,
}

impl Share {
    fn of(own: SeatResult, others: impl Iterator<Item = SeatResult>) -> Share {
        let rank = |result: SeatResult| (result.score, result.tie_break);
        let halves = |other: SeatResult| match rank(own).cmp(&rank(other)) {
            std::cmp::Ordering::Greater => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Less => 0,
        };
        others.fold(Share { halves: 0, others: 0 }, |share, other| Share {
            halves: share.halves + halves(other),
            others: share.others + 1,
        })
    }
}

/// Rounded to the nearest whole number.
fn points(at_table: Share, same_chair: Share) -> u32 {
    let [table, chair] =
        [at_table, same_chair].map(|share| (u64::from(share.halves), u64::from(2 * share.others)));
    let (part, whole) = match (table, chair) {
        (table, (_, 0)) => table,
        ((part, whole), (other_part, other_whole)) => {
            (part * other_whole + other_part * whole, 2 * whole * other_whole)
        }
    };
    if whole == 0 { 0 } else { ((200 * part + whole) / (2 * whole)) as u32 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::Bytes;

    /// A round of tables, each given as guests and (score, tie-break) for each chair.
    fn round(tables: &[&[(Option<usize>, u8)]]) -> Round {
        let table = |(number, chairs): (usize, &&[(Option<usize>, u8)])| RoundTable {
            id: Bytes([number as u8; 16]),
            chairs: chairs.iter().map(|(guest, _)| *guest).collect(),
            outcome: Some(Outcome::rank(chairs.iter().map(|(_, score)| (*score, 0)))),
        };
        Round { secret: Bytes([0; 32]), tables: tables.iter().enumerate().map(table).collect() }
    }

    fn points_of(standings: &[Standing], guest: usize) -> u32 {
        standings.iter().find(|standing| standing.guest == guest).map_or(0, |standing| standing.points)
    }

    #[test]
    fn at_one_table_the_table_decides() {
        let played = [round(&[&[(Some(0), 5), (Some(1), 3), (None, 3), (Some(2), 1)]])];
        let standings = standings(3, &played);
        assert_eq!(points_of(&standings, 0), 100);
        // Two of three opponents: one beaten, one equal.
        assert_eq!(points_of(&standings, 1), 50);
        assert_eq!(points_of(&standings, 2), 0);
        assert_eq!(standings.iter().map(|standing| standing.place).collect::<Vec<_>>(), [1, 2, 3]);
    }

    #[test]
    fn who_did_better_with_the_same_cards_gets_more() {
        let played = [round(&[&[(Some(0), 5), (Some(1), 6)], &[(Some(2), 2), (Some(3), 3)]])];
        let standings = standings(4, &played);
        // Guest 0 lost at the table, but did more with these cards than guest 2 did.
        assert_eq!(points_of(&standings, 0), 50);
        assert_eq!(points_of(&standings, 1), 100);
        assert_eq!(points_of(&standings, 2), 0);
        assert_eq!(points_of(&standings, 3), 50);
        let places: Vec<(usize, usize)> = standings.iter().map(|one| (one.guest, one.place)).collect();
        // Guest 3 has won a game with the same number of points as guest 0.
        assert_eq!(places, [(1, 1), (3, 2), (0, 3), (2, 4)]);
    }

    #[test]
    fn equal_results_share_a_place_and_missed_rounds_are_no_result() {
        let first = round(&[&[(Some(0), 4), (Some(1), 4), (None, 1)]]);
        let second = round(&[&[(Some(2), 9), (None, 1), (None, 2)]]);
        let standings = standings(3, &[first, second]);
        let lines: Vec<_> = standings.iter().map(|one| (one.guest, one.place, one.rounds.clone())).collect();
        assert_eq!(
            lines,
            [(2, 1, vec![None, Some(100)]), (0, 2, vec![Some(75), None]), (1, 2, vec![Some(75), None])]
        );
    }

    #[test]
    fn a_game_that_has_not_ended_is_no_result() {
        let mut unfinished = round(&[&[(Some(0), 4), (Some(1), 1)]]);
        unfinished.tables[0].outcome = None;
        let standings = standings(2, &[unfinished]);
        assert!(standings.iter().all(|standing| standing.rounds == [None] && standing.place == 1));
    }
}
