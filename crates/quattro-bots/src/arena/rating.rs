//! Ratings from results.
//!
//! The scale is Elo's: 400 points more mean ten times better odds, and the mean of all participants is 1500.
//! A bot does not change from game to game, so we do not want a running estimate that depends on the order of
//! the games, but the ratings that make all results together most likely (the Bradley–Terry model). One
//! rating period of Glicko is one step of Newton's method towards them, with the opponents' ratings taken as
//! certain; it is iterated to convergence. Each pair that met gets one additional drawn game, so that a bot
//! that won every game has a finite rating.
//!
//! The games of one deal are not independent, nor are the pairs at one table. So the interval comes from a
//! bootstrap over whole deals: as many deals as were played are drawn with replacement and rated again, and
//! the interval is the middle 95 % of the results.

use quattro_rules::chance::below;
use rand_core::SeedableRng;
use skillratings::Outcomes;
use skillratings::glicko::{GlickoConfig, GlickoRating, glicko_rating_period};

use crate::playable::Rng;

/// Two players at one table, and which of them placed better.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Bout {
    pub(super) one: usize,
    pub(super) other: usize,
    /// For `one`.
    pub(super) result: Outcomes,
}

/// An estimate of strength and its uncertainty.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Rating {
    pub(super) value: f64,
    pub(super) low: f64,
    pub(super) high: f64,
}

/// The mean of all ratings.
const MEAN: f64 = 1500.0;
/// Glicko's deviation for an unknown player, which hardly shortens the steps.
const UNKNOWN: f64 = 350.0;
/// The change at which the iteration stops.
const STILL: f64 = 0.05;
/// Maximum number of steps; far fewer are needed.
const MOST_STEPS: usize = 200;
/// Number of bootstrap samples.
const RESAMPLES: usize = 200;

/// Rates `entrants` by the bouts of each deal.
pub(super) fn rate(entrants: usize, deals: &[Vec<Bout>], seed: u64) -> Vec<Rating> {
    let values = fit(&vec![MEAN; entrants], deals.iter());
    let mut rng = Rng::seed_from_u64(seed);
    let resampled: Vec<Vec<f64>> = (0..RESAMPLES).map(|_| resample(&values, deals, &mut rng)).collect();
    let rating = |(index, value): (usize, &f64)| {
        let mut drawn: Vec<f64> = resampled.iter().map(|values| values[index]).collect();
        drawn.sort_by(f64::total_cmp);
        let cut = RESAMPLES / 40;
        let (low, high) = (drawn[cut].min(*value), drawn[RESAMPLES - 1 - cut].max(*value));
        Rating { value: *value, low, high }
    };
    values.iter().enumerate().map(rating).collect()
}

fn resample(values: &[f64], deals: &[Vec<Bout>], rng: &mut Rng) -> Vec<f64> {
    if deals.is_empty() {
        return values.to_vec();
    }
    let drawn: Vec<&Vec<Bout>> =
        deals.iter().map(|_| &deals[below(rng, deals.len() as u32) as usize]).collect();
    fit(values, drawn.into_iter())
}

/// The most likely ratings, iterated from `start`.
fn fit<'a>(start: &[f64], deals: impl Iterator<Item = &'a Vec<Bout>>) -> Vec<f64> {
    let results = by_entrant(start.len(), deals);
    let mut values = start.to_vec();
    for _ in 0..MOST_STEPS {
        let before = values.clone();
        for (entrant, results) in results.iter().enumerate() {
            values[entrant] = improved(entrant, results, &values);
        }
        let moved = values.iter().zip(&before).map(|(new, old)| (new - old).abs()).fold(0.0, f64::max);
        if moved < STILL {
            break;
        }
    }
    let off = values.iter().sum::<f64>() / values.len() as f64 - MEAN;
    values.iter().map(|value| value - off).collect()
}

/// One entrant's results: against whom, and how it went.
type Results = Vec<(usize, Outcomes)>;

fn by_entrant<'a>(entrants: usize, deals: impl Iterator<Item = &'a Vec<Bout>>) -> Vec<Results> {
    let mut results = vec![Results::new(); entrants];
    for Bout { one, other, result } in deals.flatten().copied() {
        if !results[one].iter().any(|(opponent, _)| *opponent == other) {
            results[one].push((other, Outcomes::DRAW));
            results[other].push((one, Outcomes::DRAW));
        }
        results[one].push((other, result));
        results[other].push((one, seen_by_other(result)));
    }
    results
}

const fn seen_by_other(result: Outcomes) -> Outcomes {
    match result {
        Outcomes::WIN => Outcomes::LOSS,
        Outcomes::DRAW => Outcomes::DRAW,
        Outcomes::LOSS => Outcomes::WIN,
    }
}

/// One step towards the most likely rating, with the opponents' ratings taken as certain.
fn improved(entrant: usize, results: &Results, values: &[f64]) -> f64 {
    let opponent = |index: usize| GlickoRating { rating: values[index], deviation: 0.0 };
    let results: Vec<_> = results.iter().map(|(index, result)| (opponent(*index), *result)).collect();
    let player = GlickoRating { rating: values[entrant], deviation: UNKNOWN };
    glicko_rating_period(&player, &results, &GlickoConfig { c: 0.0 }).rating
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bouts(wins: usize, losses: usize) -> Vec<Vec<Bout>> {
        let bout = |result| vec![Bout { one: 0, other: 1, result }];
        let mut deals = vec![bout(Outcomes::WIN); wins];
        deals.extend(vec![bout(Outcomes::LOSS); losses]);
        deals
    }

    #[test]
    fn ten_to_one_is_four_hundred_points() {
        let ratings = rate(2, &bouts(10_000, 1_000), 1);
        assert!((ratings[0].value - ratings[1].value - 400.0).abs() < 1.0, "{ratings:?}");
        assert!((ratings[0].value + ratings[1].value - 2.0 * MEAN).abs() < 1e-6);
    }

    #[test]
    fn equals_have_an_interval_around_the_mean_that_shrinks_with_more_games() {
        let width = |games| {
            let ratings = rate(2, &bouts(games, games), 1);
            assert!((ratings[0].value - MEAN).abs() < 0.1);
            assert!(ratings[0].low < MEAN && MEAN < ratings[0].high);
            ratings[0].high - ratings[0].low
        };
        let (few, many) = (width(50), width(800));
        assert!((few / many - 4.0).abs() < 1.0, "{few} {many}");
    }

    #[test]
    fn whoever_wins_everything_still_has_a_rating() {
        let ratings = rate(2, &bouts(100, 0), 1);
        assert!(ratings[0].value > 1700.0 && ratings[0].value < 2500.0, "{ratings:?}");
    }

    #[test]
    fn strength_is_handed_on_through_others() {
        let bout = |one, other, result| Bout { one, other, result };
        let deal = vec![
            bout(0, 1, Outcomes::WIN),
            bout(0, 1, Outcomes::WIN),
            bout(0, 1, Outcomes::LOSS),
            bout(1, 2, Outcomes::WIN),
            bout(1, 2, Outcomes::WIN),
            bout(1, 2, Outcomes::LOSS),
        ];
        let ratings = rate(3, &vec![deal; 100], 1);
        let gaps = [ratings[0].value - ratings[1].value, ratings[1].value - ratings[2].value];
        assert!(gaps.iter().all(|gap| (gap - 120.0).abs() < 2.0), "{gaps:?}");
    }

    #[test]
    fn without_games_all_are_equal() {
        let ratings = rate(2, &[], 1);
        assert_eq!(ratings[0], Rating { value: MEAN, low: MEAN, high: MEAN });
    }
}
