//! Chance: everything that happens in a world follows from its seed.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use std::time::Duration;

/// A stream of chance.
#[derive(Clone, Debug)]
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// The stream of this seed.
    pub fn new(seed: u64) -> Chance {
        Chance(ChaCha8Rng::seed_from_u64(seed))
    }

    /// A stream of its own, so that whoever has it disturbs nobody else's.
    #[must_use]
    pub fn branch(&mut self) -> Chance {
        Chance::new(self.0.next_u64())
    }

    /// Any number.
    pub fn number(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below this one, which is not 0.
    pub fn below(&mut self, end: u64) -> u64 {
        self.0.next_u64() % end
    }

    /// True once in so many times.
    pub fn one_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    /// One of these.
    pub fn pick<T: Copy>(&mut self, among: &[T]) -> T {
        among[self.below(among.len() as u64) as usize]
    }

    /// A time between two, in milliseconds; the short ones are much more likely.
    pub fn millis(&mut self, from: u64, to: u64) -> Duration {
        let span = (to - from) + 1;
        let long = self.below(span);
        let short = self.below(long + 1);
        Duration::from_millis(from + short)
    }

    /// Random bytes.
    pub fn bytes<const N: usize>(&mut self) -> [u8; N] {
        let mut bytes = [0; N];
        self.0.fill_bytes(&mut bytes);
        bytes
    }
}
