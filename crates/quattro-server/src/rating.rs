//! Ratings of people: Glicko-2, with each game as a rating period of its own.
//!
//! Everybody at a table has met everybody else there: better placed is won, the same place is drawn. All are rated by
//! what the others were before the game, so that the order of the chairs does not matter.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

/// How strong somebody is, and how certain that is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// On Elo's scale; 1500 for somebody new.
    pub value: f64,
    /// The true strength is within twice this of the value, in 19 of 20 cases.
    pub deviation: f64,
    /// How much the strength changes from game to game.
    pub volatility: f64,
}

impl Default for Rating {
    fn default() -> Rating {
        Rating::from(Glicko2Rating::new())
    }
}

impl From<Glicko2Rating> for Rating {
    fn from(Glicko2Rating { rating, deviation, volatility }: Glicko2Rating) -> Rating {
        Rating { value: rating, deviation, volatility }
    }
}

impl From<Rating> for Glicko2Rating {
    fn from(Rating { value, deviation, volatility }: Rating) -> Glicko2Rating {
        Glicko2Rating { rating: value, deviation, volatility }
    }
}

/// The ratings of people after a game, by those before it and their places.
pub(crate) fn rated_after(people: &[(Rating, u8)]) -> Vec<Rating> {
    let config = Glicko2Config::default();
    let rated = people.iter().enumerate().map(|(index, (own, place))| {
        let others = people.iter().enumerate().filter(|(other, _)| *other != index);
        let results = others.map(|(_, (rating, other))| {
            let outcome = match place.cmp(other) {
                std::cmp::Ordering::Less => Outcomes::WIN,
                std::cmp::Ordering::Equal => Outcomes::DRAW,
                std::cmp::Ordering::Greater => Outcomes::LOSS,
            };
            (Glicko2Rating::from(*rating), outcome)
        });
        Rating::from(glicko2_rating_period(&(*own).into(), &results.collect::<Vec<_>>(), &config))
    });
    rated.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(people: &[(Rating, u8)]) -> Vec<f64> {
        rated_after(people).iter().map(|rating| rating.value).collect()
    }

    #[test]
    fn the_better_place_gains_what_the_worse_one_loses_among_equals() {
        let new = Rating::default();
        let after = values(&[(new, 2), (new, 1), (new, 3)]);
        assert!(after[1] > 1600.0 && after[2] < 1400.0, "{after:?}");
        assert!((after[0] - 1500.0).abs() < 0.01, "the one between has won and lost: {after:?}");
        assert!((after[1] + after[2] - 3000.0).abs() < 0.01);
        assert!(rated_after(&[(new, 1), (new, 2)]).iter().all(|rating| rating.deviation < new.deviation));
    }

    #[test]
    fn a_tie_moves_equals_nowhere_and_the_order_of_chairs_nobody() {
        let (new, old) = (Rating::default(), Rating { value: 1800.0, deviation: 60.0, volatility: 0.06 });
        assert!(values(&[(new, 1), (new, 1)]).iter().all(|value| (value - 1500.0).abs() < 1e-9));
        let (one, other) = (values(&[(new, 1), (old, 2)]), values(&[(old, 2), (new, 1)]));
        assert_eq!(one, [other[1], other[0]]);
        assert!(one[0] - 1500.0 > 1800.0 - one[1], "who is new moves further");
    }
}
