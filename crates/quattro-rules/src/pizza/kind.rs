//! The five kinds of topping, and sets of them.

use std::fmt;
use std::str::FromStr;

use crate::notation::{Expected, NotationError, serde_as_notation};

/// A kind of topping; also the own kind printed on a player's orders (MM-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "\"salami\" | \"pineapple\" | \"mushroom\" | \"chili\" | \"olive\"")
)]
pub enum Kind {
    /// Salami, red.
    #[default]
    Salami,
    /// Pineapple, yellow.
    Pineapple,
    /// Mushroom, brown.
    Mushroom,
    /// Chili, green.
    Chili,
    /// Olive, blue.
    Olive,
}

impl Kind {
    /// All kinds, in the order in which they are always listed.
    pub const ALL: [Kind; 5] = [Kind::Salami, Kind::Pineapple, Kind::Mushroom, Kind::Chili, Kind::Olive];

    /// The name used in files and notation.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Salami => "salami",
            Kind::Pineapple => "pineapple",
            Kind::Mushroom => "mushroom",
            Kind::Chili => "chili",
            Kind::Olive => "olive",
        }
    }

    /// The letter that stands for a single topping of this kind in notation; upper case for a double.
    pub const fn letter(self) -> char {
        match self {
            Kind::Salami => 's',
            Kind::Pineapple => 'p',
            Kind::Mushroom => 'm',
            Kind::Chili => 'c',
            Kind::Olive => 'o',
        }
    }

    /// The kind with this letter, and whether the letter is that of a double.
    pub fn from_letter(letter: char) -> Option<(Kind, bool)> {
        let kind = Kind::ALL.into_iter().find(|kind| kind.letter() == letter.to_ascii_lowercase())?;
        Some((kind, letter.is_ascii_uppercase()))
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Kind {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let kind = Kind::ALL.into_iter().find(|kind| kind.name() == text);
        kind.ok_or_else(|| NotationError::new(text, Expected::Kind))
    }
}

serde_as_notation!(Kind);

/// A set of kinds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct KindSet(u8);

impl KindSet {
    /// All kinds.
    pub const ALL: KindSet = KindSet(0b1_1111);

    /// No kind.
    pub const NONE: KindSet = KindSet(0);

    /// The set with these bits.
    pub(super) const fn from_bits(bits: u8) -> KindSet {
        KindSet(bits & KindSet::ALL.0)
    }

    /// A bit for each kind, the lowest for the first.
    pub(super) const fn bits(self) -> u8 {
        self.0
    }

    /// The set of just this kind.
    pub const fn of(kind: Kind) -> KindSet {
        KindSet(1 << kind as u8)
    }

    /// This set and another kind.
    #[must_use]
    pub const fn with(self, kind: Kind) -> KindSet {
        KindSet(self.0 | 1 << kind as u8)
    }

    /// The kinds of this set that are not in the other.
    #[must_use]
    pub const fn except(self, others: KindSet) -> KindSet {
        KindSet(self.0 & !others.0)
    }

    /// Whether the kind is in the set.
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 & (1 << kind as u8) != 0
    }

    /// How many kinds there are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds in the set.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let kind = *Kind::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(kind)
        })
    }
}

impl FromIterator<Kind> for KindSet {
    fn from_iter<T: IntoIterator<Item = Kind>>(kinds: T) -> Self {
        kinds.into_iter().fold(KindSet::NONE, KindSet::with)
    }
}

impl fmt::Display for KindSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, kind) in self.iter().enumerate() {
            if index > 0 {
                f.write_str("+")?;
            }
            f.write_str(kind.name())?;
        }
        Ok(())
    }
}

impl FromStr for KindSet {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut set = KindSet::NONE;
        for name in text.split('+') {
            let kind = name.parse()?;
            if set.contains(kind) {
                return Err(NotationError::new(text, Expected::Kinds));
            }
            set = set.with(kind);
        }
        Ok(set)
    }
}

serde_as_notation!(KindSet);
