//! Randomness, supplied from outside.
//!
//! The engines have no random generator: to shuffle cards or draw a start player, they ask a [`Chance`].
//! [`Seeded`] answers from a seed, with a separate stream for each pile, so that the same deal can be played
//! again by others; a record answers with what happened.

use std::fmt;
use std::str::FromStr;

#[cfg(not(target_family = "wasm"))]
pub use rand_chacha::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

#[cfg(target_family = "wasm")]
pub use crate::chacha::ChaCha12Rng;
use crate::seat::Seat;

/// A card that can be shuffled, and written into a record.
pub trait Card: Copy + Ord + fmt::Debug + fmt::Display + FromStr {}

impl<C: Copy + Ord + fmt::Debug + fmt::Display + FromStr> Card for C {}

/// What is being shuffled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShuffleId {
    /// All toppings, before hands are dealt (SM-4).
    Deal,
    /// The kitchen of the round with this number (MM-5, MM-35, SM-4, SM-23).
    Kitchen(u8),
    /// A player's orders (MM-3, SM-5).
    Waiter(Seat),
    /// Calcory's sixty cards (CA-3).
    Grid,
}

impl ShuffleId {
    /// The random stream of this pile. Seeds depend on these numbers: never change them.
    fn stream(self) -> u64 {
        match self {
            ShuffleId::Deal => 1,
            ShuffleId::Grid => 2,
            ShuffleId::Waiter(seat) => 16 + seat.index() as u64,
            ShuffleId::Kitchen(round) => 32 + u64::from(round),
        }
    }
}

/// The stream from which the start player is drawn.
const FIRST_SEAT_STREAM: u64 = 0;

/// The source of all randomness.
pub trait Chance {
    /// Puts `cards` into a random order. The last card is the top of the pile.
    fn shuffle<C: Card>(&mut self, pile: ShuffleId, cards: &mut [C]);

    /// Draws the start player.
    fn first_seat(&mut self, players: u8) -> Seat;
}

impl<T: Chance> Chance for &mut T {
    fn shuffle<C: Card>(&mut self, pile: ShuffleId, cards: &mut [C]) {
        (**self).shuffle(pile, cards);
    }

    fn first_seat(&mut self, players: u8) -> Seat {
        (**self).first_seat(players)
    }
}

/// Randomness from a seed: the same seed gives the same shuffles on every machine.
///
/// `ChaCha12` with one stream per pile, cards ordered by the Fisher–Yates shuffle from the last place down,
/// each index from the high half of a 32-bit product with rejection of the biased remainder. All of this is
/// implemented here rather than taken from a crate, because it must never change.
#[derive(Clone, Debug)]
pub struct Seeded {
    seed: [u8; 32],
}

impl Seeded {
    /// Randomness from all 256 bits of a seed.
    pub const fn new(seed: [u8; 32]) -> Seeded {
        Seeded { seed }
    }

    /// Randomness from a small number, for simulations and tests.
    pub fn from_number(number: u64) -> Seeded {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        Seeded { seed }
    }

    /// The randomness of game `number` in a series of games with one seed. No game depends on how many others
    /// are played.
    pub fn numbered(seed: u64, number: u64) -> Seeded {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        bytes[8..16].copy_from_slice(&number.to_le_bytes());
        Seeded { seed: bytes }
    }

    fn stream(&self, stream: u64) -> ChaCha12Rng {
        let mut rng = ChaCha12Rng::from_seed(self.seed);
        rng.set_stream(stream);
        rng
    }
}

impl Chance for Seeded {
    fn shuffle<C: Card>(&mut self, pile: ShuffleId, cards: &mut [C]) {
        let mut rng = self.stream(pile.stream());
        for last in (1..cards.len()).rev() {
            cards.swap(last, below(&mut rng, last as u32 + 1) as usize);
        }
    }

    fn first_seat(&mut self, players: u8) -> Seat {
        let index = below(&mut self.stream(FIRST_SEAT_STREAM), u32::from(players).max(1));
        Seat::new(index as usize).unwrap_or(Seat::FIRST)
    }
}

/// A number from 0 to `bound - 1`, all equally likely, by Lemire's method. `bound` must not be 0.
pub fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    let mut product = u64::from(rng.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        let biased = bound.wrapping_neg() % bound;
        while (product as u32) < biased {
            product = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}
