//! `ChaCha12` for browsers, with its rounds in a loop: a tenth of the code that a processor with wide registers wants.
//! The numbers are those of `rand_chacha`.

use std::convert::Infallible;

use rand_core::{SeedableRng, TryRng};

/// Random numbers from a seed, in many streams.
#[derive(Clone, Debug)]
pub struct ChaCha12Rng {
    key: [u32; 8],
    stream: u64,
    /// The number of the next block.
    next_block: u64,
    block: [u32; 16],
    /// How many words of the block have been taken.
    taken: usize,
}

impl ChaCha12Rng {
    /// Begins with this stream.
    pub fn set_stream(&mut self, stream: u64) {
        *self = ChaCha12Rng { stream, ..ChaCha12Rng::new(self.key) };
    }

    const fn new(key: [u32; 8]) -> ChaCha12Rng {
        ChaCha12Rng { key, stream: 0, next_block: 0, block: [0; 16], taken: 16 }
    }

    fn fill_block(&mut self) {
        let mut start = [0; 16];
        start[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
        start[4..12].copy_from_slice(&self.key);
        for (at, half) in [(12, self.next_block), (14, self.stream)] {
            start[at] = half as u32;
            start[at + 1] = (half >> 32) as u32;
        }
        self.block = start;
        for _ in 0..6 {
            for column in 0..4 {
                self.quarter_round([column, column + 4, column + 8, column + 12]);
            }
            for diagonal in 0..4 {
                let place = |row: usize| row * 4 + (diagonal + row) % 4;
                self.quarter_round([place(0), place(1), place(2), place(3)]);
            }
        }
        for (word, start) in self.block.iter_mut().zip(start) {
            *word = word.wrapping_add(start);
        }
        self.next_block = self.next_block.wrapping_add(1);
        self.taken = 0;
    }

    fn quarter_round(&mut self, [a, b, c, d]: [usize; 4]) {
        for (to, from, changed, turn) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
            self.block[to] = self.block[to].wrapping_add(self.block[from]);
            self.block[changed] = (self.block[changed] ^ self.block[to]).rotate_left(turn);
        }
    }
}

impl SeedableRng for ChaCha12Rng {
    type Seed = [u8; 32];

    fn from_seed(seed: [u8; 32]) -> ChaCha12Rng {
        let (words, _) = seed.as_chunks::<4>();
        let mut key = [0; 8];
        for (word, bytes) in key.iter_mut().zip(words) {
            *word = u32::from_le_bytes(*bytes);
        }
        ChaCha12Rng::new(key)
    }
}

impl TryRng for ChaCha12Rng {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        if self.taken == self.block.len() {
            self.fill_block();
        }
        self.taken += 1;
        Ok(self.block[self.taken - 1])
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        let low = u64::from(self.try_next_u32()?);
        Ok(u64::from(self.try_next_u32()?) << 32 | low)
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for part in bytes.chunks_mut(4) {
            let word = self.try_next_u32()?.to_le_bytes();
            part.copy_from_slice(&word[..part.len()]);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use rand_core::Rng;

    use super::*;

    #[test]
    fn the_numbers_are_those_of_rand_chacha() {
        for seed in 0..4 {
            let seed = [seed * 85; 32];
            let (mut own, mut other) =
                (ChaCha12Rng::from_seed(seed), rand_chacha::ChaCha12Rng::from_seed(seed));
            for stream in [0, 1, 7, u64::MAX] {
                own.set_stream(stream);
                other.set_stream(stream);
                other.set_word_pos(0);
                for number in 0..200 {
                    assert_eq!(own.next_u32(), other.next_u32(), "number {number} of stream {stream}");
                }
                assert_eq!(own.next_u64(), other.next_u64());
            }
        }
    }
}
