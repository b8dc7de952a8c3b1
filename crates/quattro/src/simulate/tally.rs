//! Totals over simulated games.

use std::ops::Add;

use quattro_rules::seat::{MOST_PLAYERS, Seat};

use crate::bot::Played;

/// The points for a win, divisible among up to five winners.
const WIN: u64 = 60;

/// Sums over games. They are integers, so that the order in which threads add does not matter.
///
/// Seats are counted from the start player: 0 starts, 1 is the left neighbour, and so on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) players: usize,
    pub(super) decisions: u64,
    pub(super) largest_choice: usize,
    scores: [u64; MOST_PLAYERS],
    wins: [u64; MOST_PLAYERS],
}

impl Tally {
    /// Adds a game that `first` started.
    pub(super) fn count(&mut self, first: Seat, played: &Played) {
        let seats = &played.outcome.seats;
        let winners = seats.iter().filter(|seat| seat.place == 1).count() as u64;
        for (index, seat) in seats.iter().enumerate() {
            let distance = (index + seats.len() - first.index()) % seats.len();
            self.scores[distance] += u64::from(seat.score);
            if seat.place == 1 {
                self.wins[distance] += WIN / winners;
            }
        }
        self.games += 1;
        self.players = seats.len();
        self.decisions += played.decisions;
        self.largest_choice = self.largest_choice.max(played.largest_choice);
    }

    /// Decisions in a game, on average.
    pub(super) fn mean_decisions(&self) -> f64 {
        per(self.decisions, self.games)
    }

    /// The mean score of a seat.
    pub(super) fn mean_score_of(&self, distance: usize) -> f64 {
        per(self.scores[distance], self.games)
    }

    /// The mean score of all seats.
    pub(super) fn mean_score(&self) -> f64 {
        per(self.scores.iter().sum(), self.games * self.players as u64)
    }

    /// The win rate of a seat; a shared first place counts as a fraction.
    pub(super) fn win_rate(&self, distance: usize) -> f64 {
        per(self.wins[distance], self.games * WIN)
    }
}

#[expect(clippy::cast_precision_loss, reason = "no simulation reaches 2^53, up to which a float is exact")]
fn per(sum: u64, count: u64) -> f64 {
    if count == 0 { 0.0 } else { sum as f64 / count as f64 }
}

impl Add for Tally {
    type Output = Tally;

    fn add(self, more: Tally) -> Tally {
        Tally {
            games: self.games + more.games,
            players: self.players.max(more.players),
            decisions: self.decisions + more.decisions,
            largest_choice: self.largest_choice.max(more.largest_choice),
            scores: std::array::from_fn(|seat| self.scores[seat] + more.scores[seat]),
            wins: std::array::from_fn(|seat| self.wins[seat] + more.wins[seat]),
        }
    }
}

#[cfg(test)]
mod tests {
    use quattro_rules::game::Outcome;

    use super::*;

    fn played(results: &[(u8, u8)]) -> Played {
        Played { decisions: 10, largest_choice: 4, outcome: Outcome::rank(results.iter().copied()) }
    }

    /// A figure for each of three seats, in hundredths.
    fn percent(figure: impl Fn(usize) -> f64) -> [String; 3] {
        [0, 1, 2].map(|seat| format!("{:.0}", 100.0 * figure(seat)))
    }

    #[test]
    fn seats_are_counted_from_the_start_player() {
        let mut tally = Tally::default();
        tally.count(Seat::new(1).expect("a seat"), &played(&[(3, 0), (5, 0), (1, 0)]));
        assert_eq!(percent(|seat| tally.mean_score_of(seat)), ["500", "100", "300"]);
        assert_eq!(percent(|seat| tally.win_rate(seat)), ["100", "0", "0"]);
        assert!((tally.mean_score() - 3.0).abs() < 1e-9);
    }

    #[test]
    fn a_shared_first_place_is_shared() {
        let mut tally = Tally::default();
        tally.count(Seat::FIRST, &played(&[(3, 1), (3, 1), (1, 0)]));
        tally.count(Seat::FIRST, &played(&[(3, 2), (3, 1), (1, 0)]));
        assert_eq!(percent(|seat| tally.win_rate(seat)), ["75", "25", "0"]);
    }

    #[test]
    fn it_does_not_matter_who_adds_first() {
        let (mut left, mut right) = (Tally::default(), Tally::default());
        left.count(Seat::FIRST, &played(&[(3, 1), (3, 1)]));
        right.count(Seat::FIRST, &played(&[(0, 1), (8, 0)]));
        assert_eq!(left.clone() + right.clone(), right + left);
    }
}
