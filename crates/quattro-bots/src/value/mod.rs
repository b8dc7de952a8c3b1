//! A learned value of a world: how likely each seat is to win, from features of each seat.
//!
//! A small network scores every seat with the same weights, so it has no favourite chair. The scores are made shares of
//! the win that add up to 1. Everything is computed with integers: the same bits on every machine and in a browser.
//! The weights are made by `cargo xtask train`, which `docs/bots.md` describes.

mod calcory;

pub(crate) use calcory::NETWORK as CALCORY;

use quattro_rules::seat::{BySeat, Seat};

use crate::playable::Playable;

/// The number of inputs of a network. A game that needs fewer leaves the last ones 0.
pub const INPUTS: usize = 40;

/// The number of hidden units.
pub const HIDDEN: usize = 8;

/// What a network sees of a seat.
pub type Features = [i16; INPUTS];

/// A game whose worlds can be valued.
pub trait Valued: Playable {
    /// How many players there are.
    fn chairs(world: &Self::World) -> u8;

    /// What there is to say about a seat in a world in which the game is not over.
    fn features(world: &Self::World, seat: Seat) -> Features;
}

/// A weight of 1, and a score of 1, as integers.
pub const ONE: i32 = 1 << 10;

/// The largest weight, so that no sum overflows.
pub const MOST_WEIGHT: i16 = 8191;

/// The largest output of a hidden unit.
const MOST_HIDDEN: i32 = 4095;

/// How much finer the inner sums of hidden units are than their outputs.
const INNER: u32 = 4;

/// One hidden layer of rectified units, and a direct way from the features to the score.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Network {
    /// What each hidden unit makes of each feature.
    pub hidden: [[i16; INPUTS]; HIDDEN],
    /// What the score makes of each hidden unit.
    pub output: [i16; HIDDEN],
    /// What the score makes of each feature.
    pub direct: [i16; INPUTS],
}

impl Network {
    /// A seat's score. A difference of [`ONE`] means odds of `e` to 1.
    pub fn score(&self, features: &Features) -> i32 {
        let units = self.hidden.iter().map(|weights| (sum(weights, features) >> INNER).clamp(0, MOST_HIDDEN));
        let through_units: i32 = units.zip(self.output).map(|(unit, weight)| unit * i32::from(weight)).sum();
        sum(&self.direct, features) + through_units / (ONE >> INNER)
    }

    /// The share of the win that a seat can expect.
    pub fn share<G: Valued>(&self, world: &G::World, seat: Seat) -> f32 {
        let players = G::chairs(world);
        let mut scores = BySeat::all(0);
        for seat in Seat::all(players) {
            scores[seat] = self.score(&G::features(world, seat));
        }
        share(scores.taken(players), seat.index())
    }
}

fn sum(weights: &[i16; INPUTS], features: &Features) -> i32 {
    weights.iter().zip(features).map(|(weight, feature)| i32::from(*weight) * i32::from(*feature)).sum()
}

/// The share of the one at `index`: softmax, to 16 bits.
fn share(scores: &[i32], index: usize) -> f32 {
    let highest = scores.iter().copied().max().unwrap_or_default();
    let weight = |score: i32| fall(highest.abs_diff(score));
    let all: u32 = scores.iter().map(|score| weight(*score)).sum();
    // 16 bits: exact as a float.
    ((weight(scores[index]) << 14) / (all >> 2).max(1)) as f32 / 65536.0
}

/// The steps of [`fall`] in the table: 32 for a difference of 1.
const STEP: u32 = ONE as u32 / 32;

/// `exp(-difference)`, with 65536 for 1.
fn fall(difference: u32) -> u32 {
    let (step, within) = ((difference / STEP) as usize, difference % STEP);
    match FALL.get(step..step + 2) {
        Some([here, next]) => here - (here - next) * within / STEP,
        _ => 0,
    }
}

/// `exp(-step / 32)`: each entry is the one before times `exp(-1 / 32)`.
const FALL: [u32; 321] = {
    let mut table = [0; 321];
    let (mut exact, mut step) = (1_u64 << 48, 0);
    while step < table.len() {
        table[step] = ((exact + (1 << 31)) >> 32) as u32;
        // 2^32 * exp(-1 / 32) = 4162825044.3
        exact = (exact >> 32) * 4_162_825_044 + (((exact & 0xffff_ffff) * 4_162_825_044) >> 32);
        step += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_those_of_softmax() {
        for scores in [&[0, 0][..], &[0, 1024], &[-5000, 300, 900], &[7, 700, 7000, 70], &[0, i32::MAX]] {
            let highest = f64::from(scores.iter().copied().fold(i32::MIN, i32::max));
            let weights: Vec<f64> =
                scores.iter().map(|score| ((f64::from(*score) - highest) / 1024.0).exp()).collect();
            for (index, weight) in weights.iter().enumerate() {
                let exact = weight / weights.iter().sum::<f64>();
                assert!((f64::from(share(scores, index)) - exact).abs() < 2e-4, "{scores:?} {index} {exact}");
            }
        }
    }

    #[test]
    fn who_sits_where_makes_no_difference() {
        let scores = [300, -200, 900, 40, 0];
        let mut turned = scores;
        turned.rotate_left(2);
        for index in 0..scores.len() {
            let [before, after] = [share(&scores, (index + 2) % 5), share(&turned, index)];
            assert_eq!(before.to_bits(), after.to_bits());
        }
    }
}
