//! Chairs at the table and small containers indexed by them.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The most chairs any of the games has.
pub const MOST_PLAYERS: usize = 5;

/// A chair. Counted from 0 inside the program and from 1 wherever people or files see it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Seat(u8);

impl Seat {
    /// The first chair.
    pub const FIRST: Seat = Seat(0);

    /// The chair with this index (0 for the first), if any game has that many.
    pub const fn new(index: usize) -> Option<Seat> {
        if index < MOST_PLAYERS { Some(Seat(index as u8)) } else { None }
    }

    /// The chairs of a table with `players` players, clockwise from the first.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players.min(MOST_PLAYERS as u8)).map(Seat)
    }

    /// This chair's index, 0 for the first.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// This chair's number as people count, 1 for the first.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The left neighbour: the next chair clockwise.
    #[must_use]
    pub const fn next(self, players: u8) -> Seat {
        let next = self.0 + 1;
        if next >= players { Seat::FIRST } else { Seat(next) }
    }

    /// The other chairs, clockwise from the left neighbour.
    pub fn others(self, players: u8) -> impl Iterator<Item = Seat> {
        (1..players).map(move |step| Seat((self.0 + step) % players))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        usize::from(number)
            .checked_sub(1)
            .and_then(Seat::new)
            .ok_or_else(|| de::Error::custom(format!("seats are numbered 1 to {MOST_PLAYERS}, not {number}")))
    }
}

/// One value for each chair.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BySeat<T>([T; MOST_PLAYERS]);

impl<T: Copy> BySeat<T> {
    /// The same value for every chair.
    pub const fn all(value: T) -> BySeat<T> {
        BySeat([value; MOST_PLAYERS])
    }
}

impl<T> BySeat<T> {
    /// The values of the first `players` chairs, clockwise.
    pub fn taken(&self, players: u8) -> &[T] {
        &self.0[..usize::from(players)]
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
