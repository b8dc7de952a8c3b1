//! Topping cards, and multisets of them.

use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};
use std::str::FromStr;

use super::counts::Counts;
use super::kind::Kind;
use crate::notation::{Expected, NotationError, serde_as_notation};

/// A topping card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Topping {
    /// What is on it.
    pub kind: Kind,
    /// Whether it counts two (SM-1).
    pub double: bool,
}

impl Topping {
    /// Every sort of topping card there is.
    pub fn all() -> impl Iterator<Item = Topping> {
        Kind::ALL.into_iter().flat_map(|kind| [false, true].map(|double| Topping { kind, double }))
    }

    /// 1, or 2 for a double.
    pub const fn value(self) -> u8 {
        1 + self.double as u8
    }
}

impl fmt::Display for Topping {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = self.kind.letter();
        write!(f, "{}", if self.double { letter.to_ascii_uppercase() } else { letter })
    }
}

impl FromStr for Topping {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut letters = text.chars();
        match (letters.next().and_then(Kind::from_letter), letters.next()) {
            (Some((kind, double)), None) => Ok(Topping { kind, double }),
            _ => Err(NotationError::new(text, Expected::Topping)),
        }
    }
}

/// Toppings of one kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Column {
    /// Cards that count one.
    pub singles: u8,
    /// Cards that count two.
    pub doubles: u8,
}

impl Column {
    /// How many ingredients these are, a double counting two.
    pub const fn value(self) -> u8 {
        self.singles + 2 * self.doubles
    }

    /// How many cards these are.
    pub const fn cards(self) -> u8 {
        self.singles + self.doubles
    }

    /// Whether there is no card.
    pub const fn is_empty(self) -> bool {
        self.cards() == 0
    }

    /// Whether all of `part` is here.
    pub const fn contains(self, part: Column) -> bool {
        self.singles >= part.singles && self.doubles >= part.doubles
    }

    /// All ways to take some or no cards, from none to all.
    pub fn parts(self) -> impl Iterator<Item = Column> {
        let mut next = Column::default();
        let mut left = (u16::from(self.singles) + 1) * (u16::from(self.doubles) + 1);
        std::iter::from_fn(move || {
            left = left.checked_sub(1)?;
            let part = next;
            next = if part.singles < self.singles {
                Column { singles: part.singles + 1, ..part }
            } else {
                Column { singles: 0, doubles: part.doubles + 1 }
            };
            Some(part)
        })
    }
}

impl Add for Column {
    type Output = Column;

    fn add(self, more: Column) -> Column {
        Column { singles: self.singles + more.singles, doubles: self.doubles + more.doubles }
    }
}

impl Sub for Column {
    type Output = Column;

    fn sub(self, less: Column) -> Column {
        Column { singles: self.singles - less.singles, doubles: self.doubles - less.doubles }
    }
}

/// Toppings of any kinds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Toppings {
    /// Cards that count one.
    pub singles: Counts,
    /// Cards that count two.
    pub doubles: Counts,
}

impl Toppings {
    /// No topping.
    pub const NONE: Toppings = Toppings { singles: Counts::ZERO, doubles: Counts::ZERO };

    /// Toppings of a single kind.
    pub const fn of(kind: Kind, column: Column) -> Toppings {
        Toppings { singles: Counts::of(kind, column.singles), doubles: Counts::of(kind, column.doubles) }
    }

    /// The same toppings of each kind.
    pub const fn each(column: Column) -> Toppings {
        Toppings { singles: Counts::each(column.singles), doubles: Counts::each(column.doubles) }
    }

    /// The toppings of this kind.
    pub const fn column(&self, kind: Kind) -> Column {
        Column { singles: self.singles.get(kind), doubles: self.doubles.get(kind) }
    }

    /// Adds a card.
    pub fn put(&mut self, topping: Topping) {
        let one = Counts::of(topping.kind, 1);
        if topping.double {
            self.doubles += one;
        } else {
            self.singles += one;
        }
    }

    /// How many cards these are.
    pub fn cards(&self) -> u8 {
        (self.singles + self.doubles).sum()
    }

    /// How many ingredients of each kind these are, a double counting two.
    pub fn values(&self) -> Counts {
        self.singles + self.doubles + self.doubles
    }

    /// How many ingredients these are, a double counting two.
    pub fn value(&self) -> u8 {
        self.values().sum()
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        *self == Toppings::NONE
    }

    /// Whether all of `part` is here.
    pub const fn contains(&self, part: &Toppings) -> bool {
        self.singles.covers(part.singles) && self.doubles.covers(part.doubles)
    }

    /// Whether there is a card of this sort.
    pub const fn has(&self, topping: Topping) -> bool {
        let sort = if topping.double { self.doubles } else { self.singles };
        sort.get(topping.kind) > 0
    }

    /// The columns that hold cards.
    pub fn columns(&self) -> impl Iterator<Item = (Kind, Column)> {
        let held = (self.singles + self.doubles).kinds();
        held.iter().map(|kind| (kind, self.column(kind)))
    }

    /// The cards one by one, in the order of the kinds.
    pub fn iter(&self) -> impl Iterator<Item = Topping> {
        self.columns().flat_map(|(kind, column)| {
            let doubles = std::iter::repeat_n(Topping { kind, double: true }, usize::from(column.doubles));
            let singles = std::iter::repeat_n(Topping { kind, double: false }, usize::from(column.singles));
            doubles.chain(singles)
        })
    }
}

impl Add for Toppings {
    type Output = Toppings;

    fn add(self, more: Toppings) -> Toppings {
        Toppings { singles: self.singles + more.singles, doubles: self.doubles + more.doubles }
    }
}

impl AddAssign for Toppings {
    fn add_assign(&mut self, more: Toppings) {
        *self = *self + more;
    }
}

impl SubAssign for Toppings {
    fn sub_assign(&mut self, less: Toppings) {
        self.singles -= less.singles;
        self.doubles -= less.doubles;
    }
}

impl FromIterator<Topping> for Toppings {
    fn from_iter<T: IntoIterator<Item = Topping>>(cards: T) -> Self {
        let mut toppings = Toppings::NONE;
        for card in cards {
            toppings.put(card);
        }
        toppings
    }
}

impl fmt::Display for Toppings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.pad("none");
        }
        for (kind, column) in self.columns() {
            if column.singles > 0 {
                write!(f, "{}{}", column.singles, kind.letter())?;
            }
            if column.doubles > 0 {
                write!(f, "{}{}", column.doubles, kind.letter().to_ascii_uppercase())?;
            }
        }
        Ok(())
    }
}

/// More cards of a sort than any box holds; what is read stays below, so that sums do not overflow.
const ABSURD: u8 = 21;

impl FromStr for Toppings {
    type Err = NotationError;

    /// Reads `3s1P`: numbers with kind letters, upper case for doubles, in any order, spaces allowed.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || NotationError::new(text, Expected::Toppings);
        let mut toppings = Toppings::NONE;
        if text == "none" {
            return Ok(toppings);
        }
        let mut number: Option<u8> = None;
        for letter in text.chars().filter(|letter| !letter.is_whitespace()) {
            if let Some(digit) = letter.to_digit(10) {
                let next = number.unwrap_or(0) * 10 + digit as u8;
                number = Some(next).filter(|next| *next < ABSURD);
                number.ok_or_else(wrong)?;
                continue;
            }
            let (kind, double) = Kind::from_letter(letter).ok_or_else(wrong)?;
            let count = number.take().filter(|count| *count > 0).ok_or_else(wrong)?;
            let sort = if double { &mut toppings.doubles } else { &mut toppings.singles };
            if sort.get(kind) > 0 {
                return Err(wrong());
            }
            *sort += Counts::of(kind, count);
        }
        if number.is_some() { Err(wrong()) } else { Ok(toppings) }
    }
}

serde_as_notation!(Topping, Toppings);
