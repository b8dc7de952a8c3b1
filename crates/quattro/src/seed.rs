//! Random seeds for games started without `--seed`.

use std::hash::{BuildHasher, RandomState};

/// A new seed, short enough to retype. The standard library's hasher keys provide the randomness.
pub(crate) fn fresh_seed() -> u64 {
    const SEEDS: u64 = 1_000_000;
    RandomState::new().hash_one(0) % SEEDS
}
