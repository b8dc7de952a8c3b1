//! Seeds for games that nobody has given one.

use std::hash::{BuildHasher, RandomState};

/// A new seed, short enough to be typed in again. The hasher's keys are the randomness of the standard library.
pub(crate) fn fresh_seed() -> u64 {
    const SEEDS: u64 = 1_000_000;
    RandomState::new().hash_one(0) % SEEDS
}
