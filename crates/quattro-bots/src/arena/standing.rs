//! Totals over games.

use serde::Serialize;
use skillratings::Outcomes;

use super::game::{Effort, Played};
use super::rating::{self, Bout};

/// The results of one bot. The field names are the keys of `quattro arena --json`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// The bot.
    pub name: String,
    /// The number of games it played.
    pub games: u64,
    /// The share of them that it won. A shared first place counts as a fraction, and a bot on several
    /// chairs wins with any of them, so the shares of all players of the same games add up to 1.
    pub win_share: f64,
    /// The standard error of that share. The games of one deal count as one, because they have the same cards.
    pub win_error: f64,
    /// Its mean score: filled orders, or won cards in Calcory.
    pub mean_score: f64,
    /// Its rating: 1500 is the mean, and 400 points more mean ten times better odds.
    pub rating: f64,
    /// Where the rating's 95 % interval begins.
    pub rating_low: f64,
    /// Where it ends.
    pub rating_high: f64,
    /// Mean thinking time in milliseconds, over decisions with more than one legal action.
    pub ms_per_decision: f64,
}

/// The results of a game that are counted.
#[derive(Clone, Debug)]
pub(super) struct Result {
    /// Who sat where.
    lineup: Vec<usize>,
    places: Vec<u8>,
    scores: Vec<u8>,
    efforts: Vec<Effort>,
}

impl Result {
    pub(super) fn new(lineup: &[usize], played: &Played) -> Result {
        let seats = &played.outcome.seats;
        Result {
            lineup: lineup.to_vec(),
            places: seats.iter().map(|seat| seat.place).collect(),
            scores: seats.iter().map(|seat| seat.score).collect(),
            efforts: played.efforts.clone(),
        }
    }

    /// Everyone against everyone else at the table, except two chairs of the same bot.
    fn bouts(&self) -> impl Iterator<Item = Bout> {
        let seats = 0..self.lineup.len();
        let pairs = seats.flat_map(move |one| (one + 1..self.lineup.len()).map(move |other| (one, other)));
        pairs.filter(|(one, other)| self.lineup[*one] != self.lineup[*other]).map(|(one, other)| Bout {
            one: self.lineup[one],
            other: self.lineup[other],
            result: match self.places[one].cmp(&self.places[other]) {
                std::cmp::Ordering::Less => Outcomes::WIN,
                std::cmp::Ordering::Equal => Outcomes::DRAW,
                std::cmp::Ordering::Greater => Outcomes::LOSS,
            },
        })
    }

    /// A chair's share of the win.
    fn win(&self, seat: usize) -> f64 {
        let first = |seat: &usize| self.places[*seat] == 1;
        let winners = (0..self.places.len()).filter(first).count();
        if first(&seat) { 1.0 / winners as f64 } else { 0.0 }
    }
}

#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    games: u64,
    chairs: u64,
    wins: f64,
    score: u64,
    effort: Effort,
}

impl Sums {
    fn of(entrant: usize, results: &[Result]) -> Sums {
        let mut sums = Sums::default();
        for result in results.iter().filter(|result| result.lineup.contains(&entrant)) {
            sums.games += 1;
            for seat in (0..result.lineup.len()).filter(|seat| result.lineup[*seat] == entrant) {
                sums.chairs += 1;
                sums.wins += result.win(seat);
                sums.score += u64::from(result.scores[seat]);
                sums.effort += result.efforts[seat];
            }
        }
        sums
    }

    fn win_share(&self) -> f64 {
        self.wins / self.games.max(1) as f64
    }
}

/// The standard error of an entrant's share of the wins, from the shares in each deal.
fn win_error(entrant: usize, deals: &[&[Result]]) -> f64 {
    let shares: Vec<f64> = deals.iter().map(|deal| Sums::of(entrant, deal).win_share()).collect();
    let count = shares.len() as f64;
    let mean = shares.iter().sum::<f64>() / count.max(1.0);
    let squares: f64 = shares.iter().map(|share| (share - mean).powi(2)).sum();
    // One deal says nothing about others.
    if count < 2.0 { 0.5 } else { (squares / (count - 1.0) / count).sqrt() }
}

/// The standings after `results`, which are grouped by deal, with the same number for each deal.
pub(super) fn standings(names: &[String], results: &[Result], per_deal: usize, seed: u64) -> Vec<Standing> {
    let deals: Vec<&[Result]> = results.chunks(per_deal.max(1)).collect();
    let bouts: Vec<Vec<Bout>> =
        deals.iter().map(|deal| deal.iter().flat_map(Result::bouts).collect()).collect();
    let ratings = rating::rate(names.len(), &bouts, seed);
    let standing = |((entrant, name), rating): ((usize, &String), rating::Rating)| {
        let sums = Sums::of(entrant, results);
        Standing {
            name: name.clone(),
            games: sums.games,
            win_share: sums.win_share(),
            win_error: win_error(entrant, &deals),
            mean_score: sums.score as f64 / sums.chairs.max(1) as f64,
            rating: rating.value,
            rating_low: rating.low,
            rating_high: rating.high,
            ms_per_decision: sums.effort.time.as_secs_f64() * 1e3 / f64::from(sums.effort.decisions.max(1)),
        }
    };
    names.iter().enumerate().zip(ratings).map(standing).collect()
}
