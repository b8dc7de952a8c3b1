//! The sixty places of the grid (CA-3), and sets of them.

use std::fmt;
use std::str::FromStr;

use crate::notation::{Expected, NotationError, serde_as_notation};

/// A place of the grid: a column `A` to `J` and a row `1` to `6`, written `B3`.
///
/// Counted row by row from `A1`: `A1` is 0, `J1` is 9, `A2` is 10, `J6` is 59.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Place(u8);

impl Place {
    /// How many rows the grid has (CA-3).
    pub const ROWS: usize = 6;
    /// How many columns the grid has (CA-3).
    pub const COLUMNS: usize = 10;
    /// How many places the grid has.
    pub const COUNT: usize = Place::ROWS * Place::COLUMNS;

    /// The place with this index, if there is one.
    pub const fn new(index: usize) -> Option<Place> {
        if index < Place::COUNT { Some(Place(index as u8)) } else { None }
    }

    /// The place in this row and column, which must be within the grid.
    pub(super) const fn at(row: usize, column: usize) -> Place {
        Place((row * Place::COLUMNS + column) as u8)
    }

    /// All places, row by row from `A1`.
    pub fn all() -> impl Iterator<Item = Place> {
        (0..Place::COUNT as u8).map(Place)
    }

    /// This place's index, 0 for `A1`.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row, 0 for the one written `1`.
    pub const fn row(self) -> usize {
        self.index() / Place::COLUMNS
    }

    /// The column, 0 for the one written `A`.
    pub const fn column(self) -> usize {
        self.index() % Place::COLUMNS
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = char::from(b'A' + self.column() as u8);
        write!(f, "{column}{}", self.row() + 1)
    }
}

impl FromStr for Place {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match *text.as_bytes() {
            [column @ b'A'..=b'J', row @ b'1'..=b'6'] => {
                Ok(Place::at(usize::from(row - b'1'), usize::from(column - b'A')))
            }
            _ => Err(NotationError::new(text, Expected::Place)),
        }
    }
}

serde_as_notation!(Place);

/// A set of places: one bit for each, so that sixty of them are listed and compared quickly.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Places(u64);

impl Places {
    /// The whole grid.
    pub const ALL: Places = Places((1 << Place::COUNT) - 1);

    /// One bit for each place, the lowest for `A1`.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether `place` is one of them.
    pub const fn contains(self, place: Place) -> bool {
        self.0 & (1 << place.0) != 0
    }

    /// Puts `place` in.
    pub const fn insert(&mut self, place: Place) {
        self.0 |= 1 << place.0;
    }

    /// Takes `place` out.
    pub const fn remove(&mut self, place: Place) {
        self.0 &= !(1 << place.0);
    }

    /// These and `place`.
    #[must_use]
    pub const fn with(mut self, place: Place) -> Places {
        self.insert(place);
        self
    }

    /// These but `place`.
    #[must_use]
    pub const fn without(mut self, place: Place) -> Places {
        self.remove(place);
        self
    }

    /// The places of both sets.
    #[must_use]
    pub const fn union(self, other: Places) -> Places {
        Places(self.0 | other.0)
    }

    /// The places that are not in `other`.
    #[must_use]
    pub const fn minus(self, other: Places) -> Places {
        Places(self.0 & !other.0)
    }

    /// The places that are in both sets.
    #[must_use]
    pub const fn common(self, other: Places) -> Places {
        Places(self.0 & other.0)
    }

    /// The first of them, counted from `A1`.
    pub fn first(self) -> Option<Place> {
        self.into_iter().next()
    }

    /// How many there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl IntoIterator for Places {
    type Item = Place;
    type IntoIter = PlacesIter;

    fn into_iter(self) -> PlacesIter {
        PlacesIter(self)
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Places {
        places.into_iter().fold(Places::default(), Places::with)
    }
}

/// The places of a set, row by row from `A1`.
#[derive(Clone, Debug)]
pub struct PlacesIter(Places);

impl Iterator for PlacesIter {
    type Item = Place;

    fn next(&mut self) -> Option<Place> {
        let bits = &mut self.0.0;
        if *bits == 0 {
            return None;
        }
        let lowest = bits.trailing_zeros();
        *bits &= *bits - 1;
        Some(Place(lowest as u8))
    }
}
