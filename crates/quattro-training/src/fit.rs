//! Fitting a network to samples: cross-entropy by Adam, in 32-bit floats and always in the same order, so that the same
//! samples and the same seed give the same weights.

use quattro_bots::Rng;
use quattro_bots::value::{Features, HIDDEN, INPUTS, MOST_WEIGHT, Network, ONE};
use quattro_rules::chance::below;
use rand_core::{Rng as _, SeedableRng};
use serde::{Deserialize, Serialize};

use crate::lesson::Sample;

/// A network learns in two steps: to judge as the bots of the program do, which every position shows without luck, and
/// then from results. The fewer games there are, the fewer epochs of those should there be: a network that goes on
/// learning learns its games by heart.
fn steps(epochs_of_results: u32) -> [Step; 2] {
    [
        Step { epochs: 40, rate: 5e-3, target: |sample| &sample.expected },
        Step { epochs: epochs_of_results, rate: 5e-4, target: |sample| &sample.won },
    ]
}

const BATCH: usize = 32;
/// How much of each weight is lost in every step, as a part of the rate.
const DECAY: f32 = 0.01;
/// A step of learning.
struct Step {
    epochs: u32,
    /// How fast it begins to learn; at its end it does not learn any more.
    rate: f32,
    /// The share of the win that each seat of a sample should be expected to have.
    target: fn(&Sample) -> &[f32],
}

/// Adam's memory of gradients and of their squares.
const MEMORY: (f32, f32) = (0.9, 0.999);

/// All weights in a row: hidden units, output, direct.
const OUTPUT: usize = HIDDEN * INPUTS;
const DIRECT: usize = OUTPUT + HIDDEN;
const WEIGHTS: usize = DIRECT + INPUTS;

/// A network with weights as floats, for features that are divided by their usual size.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Fit {
    weights: Vec<f32>,
    sizes: Vec<f32>,
}

/// Fits a network to samples, with so many epochs of results. `after_epoch` is told how many epochs are done, and how
/// many there are.
pub(crate) fn fit(samples: &[Sample], epochs: u32, seed: u64, mut after_epoch: impl FnMut(u32, u32)) -> Fit {
    let mut rng = Rng::seed_from_u64(seed);
    let mut fit = Fit::new(samples, &mut rng);
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let mut done = 0;
    let steps = steps(epochs);
    let all = steps.iter().map(|step| step.epochs).sum();
    for Step { epochs, rate, target } in steps {
        let mut adam = Adam { mean: vec![0.0; WEIGHTS], square: vec![0.0; WEIGHTS], powers: (1.0, 1.0) };
        for epoch in 0..epochs {
            for last in (1..order.len()).rev() {
                order.swap(last, below(&mut rng, last as u32 + 1) as usize);
            }
            let rate = rate * (1.0 - epoch as f32 / epochs as f32);
            for batch in order.chunks(BATCH) {
                let mut gradient = vec![0.0; WEIGHTS];
                for sample in batch.iter().map(|index| &samples[*index]) {
                    fit.add_gradient(sample, target(sample), &mut gradient);
                }
                for slope in &mut gradient {
                    *slope /= batch.len() as f32;
                }
                adam.step(&mut fit.weights, &gradient, rate);
            }
            done += 1;
            after_epoch(done, all);
        }
    }
    fit
}

struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    powers: (f32, f32),
}

impl Adam {
    fn step(&mut self, weights: &mut [f32], gradient: &[f32], rate: f32) {
        self.powers.0 *= MEMORY.0;
        self.powers.1 *= MEMORY.1;
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, slope), (mean, square)) in weights.iter_mut().zip(gradient).zip(moments) {
            *mean += (1.0 - MEMORY.0) * (slope - *mean);
            *square += (1.0 - MEMORY.1) * (slope * slope - *square);
            let usual = (*square / (1.0 - self.powers.1)).sqrt() + 1e-8;
            *weight -= rate * (*mean / (1.0 - self.powers.0) / usual + DECAY * *weight);
        }
    }
}

/// What the units of a network make of a seat.
struct Thought {
    input: [f32; INPUTS],
    units: [f32; HIDDEN],
    score: f32,
}

impl Fit {
    /// Small random hidden weights; the other weights begin at 0.
    fn new(samples: &[Sample], rng: &mut Rng) -> Fit {
        let mut sizes = [0.0_f32; INPUTS];
        let seats = || samples.iter().flat_map(|sample| &sample.seats);
        for features in seats() {
            for (size, feature) in sizes.iter_mut().zip(features) {
                *size += f32::from(*feature).powi(2);
            }
        }
        let count = seats().count().max(1) as f32;
        let sizes = sizes.iter().map(|sum| (sum / count).sqrt().max(0.1)).collect();
        let mut weights = vec![0.0; WEIGHTS];
        for weight in &mut weights[..DIRECT] {
            *weight = 0.2 * ((rng.next_u32() >> 8) as f32 / (1 << 23) as f32 - 1.0);
        }
        Fit { weights, sizes }
    }

    fn think(&self, features: &Features) -> Thought {
        let mut input = [0.0; INPUTS];
        for (input, (feature, size)) in input.iter_mut().zip(features.iter().zip(&self.sizes)) {
            *input = f32::from(*feature) / size;
        }
        let mut units = [0.0; HIDDEN];
        for (unit, weights) in units.iter_mut().zip(self.weights.chunks(INPUTS)) {
            *unit = product(weights, &input).max(0.0);
        }
        let score = product(&self.weights[OUTPUT..DIRECT], &units) + product(&self.weights[DIRECT..], &input);
        Thought { input, units, score }
    }

    /// Adds what the loss of a sample gains by each weight.
    fn add_gradient(&self, sample: &Sample, target: &[f32], gradient: &mut [f32]) {
        let thoughts: Vec<Thought> = sample.seats.iter().map(|seat| self.think(seat)).collect();
        let shares = softmax(&thoughts.iter().map(|thought| thought.score).collect::<Vec<_>>());
        for ((thought, share), target) in thoughts.iter().zip(shares).zip(target) {
            let error = share - target;
            add(&mut gradient[DIRECT..], &thought.input, error);
            add(&mut gradient[OUTPUT..DIRECT], &thought.units, error);
            for (unit, active) in thought.units.iter().enumerate() {
                if *active > 0.0 {
                    let slope = error * self.weights[OUTPUT + unit];
                    add(&mut gradient[unit * INPUTS..][..INPUTS], &thought.input, slope);
                }
            }
        }
    }

    /// The share of the win that each seat can expect.
    pub(crate) fn shares(&self, sample: &Sample) -> Vec<f32> {
        softmax(&sample.seats.iter().map(|seat| self.think(seat).score).collect::<Vec<_>>())
    }

    /// The network as integers, with scores so many times as large.
    pub(crate) fn network(&self, sharpness: f32) -> Network {
        let integer = |weight: f32| {
            let most = f32::from(MOST_WEIGHT);
            (weight * ONE as f32).round().clamp(-most, most) as i16
        };
        let row = |weights: &[f32], by: f32| {
            std::array::from_fn(|input| integer(by * weights[input] / self.sizes[input]))
        };
        let hidden = |unit: usize| row(&self.weights[unit * INPUTS..][..INPUTS], 1.0);
        Network {
            hidden: std::array::from_fn(hidden),
            output: std::array::from_fn(|unit| integer(sharpness * self.weights[OUTPUT + unit])),
            direct: row(&self.weights[DIRECT..], sharpness),
        }
    }
}

/// The mean cross-entropy of what was expected and what came.
pub(crate) fn loss(samples: &[Sample], expected: impl Fn(&Sample) -> Vec<f32>) -> f64 {
    let one = |sample: &Sample| -> f64 {
        let pairs = expected(sample).into_iter().zip(&sample.won);
        pairs.map(|(share, won)| -f64::from(*won) * f64::from(share.max(1e-4)).ln()).sum()
    };
    samples.iter().map(one).sum::<f64>() / samples.len().max(1) as f64
}

fn softmax(scores: &[f32]) -> Vec<f32> {
    let highest = scores.iter().copied().fold(f32::MIN, f32::max);
    let weights: Vec<f32> = scores.iter().map(|score| (score - highest).exp()).collect();
    let all: f32 = weights.iter().sum();
    weights.iter().map(|weight| weight / all).collect()
}

fn product(one: &[f32], other: &[f32]) -> f32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

fn add(to: &mut [f32], values: &[f32], by: f32) {
    to.iter_mut().zip(values).for_each(|(to, value)| *to += by * value);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever has more of the first feature usually wins.
    fn tiny() -> Vec<Sample> {
        let sample = |number: i16| {
            let mut seats = vec![[0; INPUTS]; 2];
            seats[0][0] = number % 7;
            seats[1][0] = number % 5;
            let is_won = seats[0][0] + (number % 3) - 1 > seats[1][0];
            let won = if is_won { vec![1.0, 0.0] } else { vec![0.0, 1.0] };
            let expected = if seats[0][0] > 2 { vec![0.6, 0.4] } else { vec![0.4, 0.6] };
            Sample { seats, won, expected }
        };
        (0..105).map(sample).collect()
    }

    #[test]
    fn fitting_lowers_the_loss() {
        let samples = tiny();
        let before = Fit::new(&samples, &mut Rng::seed_from_u64(1));
        let [before, after] =
            [before, fit(&samples, 6, 1, |_, _| {})].map(|fit| loss(&samples, |sample| fit.shares(sample)));
        assert!(after < before - 0.02, "{before} {after}");
        // Results are better teachers than the bots of the program.
        assert!(after < loss(&samples, |sample| sample.expected.clone()), "{after}");
    }

    #[test]
    fn the_same_seed_gives_the_same_weights() {
        let [one, same, other] = [1, 1, 2].map(|seed| fit(&tiny(), 6, seed, |_, _| {}));
        assert_eq!(one, same);
        assert_ne!(one, other);
    }

    #[test]
    fn a_fit_is_stored_without_loss() {
        let fitted = fit(&tiny(), 6, 3, |_, _| {});
        let stored = serde_json::to_string(&fitted).expect("JSON");
        assert_eq!(serde_json::from_str::<Fit>(&stored).expect("a fit"), fitted);
    }

    #[test]
    fn integers_say_nearly_the_same() {
        let fitted = fit(&tiny(), 6, 1, |_, _| {});
        let network = fitted.network(1.0);
        for sample in tiny() {
            let scores = [0, 1].map(|seat| network.score(&sample.seats[seat]) as f32 / ONE as f32);
            let [rounded, exact] = [softmax(&scores)[0], fitted.shares(&sample)[0]];
            assert!((rounded - exact).abs() < 0.02, "{rounded} {exact}");
        }
    }
}
