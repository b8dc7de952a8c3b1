//! Topping cards, and heaps of them of which only the numbers matter.

use std::fmt;
use std::ops::{AddAssign, Index, IndexMut, SubAssign};
use std::str::FromStr;

use super::kind::{ByKind, Kind};
use crate::notation::{NotationError, serde_as_notation};

/// A topping card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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
            _ => Err(NotationError::new(text, "a topping: s, p, m, c or o, upper case for a double")),
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
        (0..=self.doubles)
            .flat_map(move |doubles| (0..=self.singles).map(move |singles| Column { singles, doubles }))
    }
}

/// Toppings of any kinds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Toppings(pub ByKind<Column>);

impl Toppings {
    /// No topping.
    pub const NONE: Toppings = Toppings(ByKind([Column { singles: 0, doubles: 0 }; 5]));

    /// Toppings of a single kind.
    pub fn of(kind: Kind, column: Column) -> Toppings {
        let mut toppings = Toppings::NONE;
        toppings[kind] = column;
        toppings
    }

    /// Adds a card.
    pub fn put(&mut self, topping: Topping) {
        self[topping.kind] += Column { singles: u8::from(!topping.double), doubles: u8::from(topping.double) };
    }

    /// How many cards these are.
    pub fn cards(&self) -> u8 {
        self.0.0.iter().map(|column| column.cards()).sum()
    }

    /// How many ingredients these are, a double counting two.
    pub fn value(&self) -> u8 {
        self.0.0.iter().map(|column| column.value()).sum()
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        *self == Toppings::NONE
    }

    /// Whether all of `part` is here.
    pub fn contains(&self, part: &Toppings) -> bool {
        self.0.0.iter().zip(&part.0.0).all(|(have, want)| have.contains(*want))
    }

    /// Whether there is a card of this sort.
    pub fn has(&self, topping: Topping) -> bool {
        let column = self[topping.kind];
        if topping.double { column.doubles > 0 } else { column.singles > 0 }
    }

    /// The columns that hold cards.
    pub fn columns(&self) -> impl Iterator<Item = (Kind, Column)> {
        self.0.iter().map(|(kind, column)| (kind, *column)).filter(|(_, column)| !column.is_empty())
    }

    /// The single cards, in the order of the kinds.
    pub fn iter(&self) -> impl Iterator<Item = Topping> {
        self.columns().flat_map(|(kind, column)| {
            let doubles = std::iter::repeat_n(Topping { kind, double: true }, usize::from(column.doubles));
            let singles = std::iter::repeat_n(Topping { kind, double: false }, usize::from(column.singles));
            doubles.chain(singles)
        })
    }
}

impl Index<Kind> for Toppings {
    type Output = Column;

    fn index(&self, kind: Kind) -> &Column {
        &self.0[kind]
    }
}

impl IndexMut<Kind> for Toppings {
    fn index_mut(&mut self, kind: Kind) -> &mut Column {
        &mut self.0[kind]
    }
}

/// Saturates: a position set up by hand may hold absurd numbers until its cards are counted.
impl AddAssign for Column {
    fn add_assign(&mut self, more: Column) {
        self.singles = self.singles.saturating_add(more.singles);
        self.doubles = self.doubles.saturating_add(more.doubles);
    }
}

impl SubAssign for Column {
    fn sub_assign(&mut self, less: Column) {
        self.singles -= less.singles;
        self.doubles -= less.doubles;
    }
}

impl AddAssign for Toppings {
    fn add_assign(&mut self, more: Toppings) {
        for (mine, theirs) in self.0.0.iter_mut().zip(more.0.0) {
            *mine += theirs;
        }
    }
}

impl SubAssign for Toppings {
    fn sub_assign(&mut self, less: Toppings) {
        for (mine, theirs) in self.0.0.iter_mut().zip(less.0.0) {
            *mine -= theirs;
        }
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

impl FromStr for Toppings {
    type Err = NotationError;

    /// Reads `3s1P`: numbers with kind letters, upper case for doubles, in any order, spaces allowed.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || NotationError::new(text, "toppings: numbers and kind letters such as 3s1P, or none");
        let mut toppings = Toppings::NONE;
        if text == "none" {
            return Ok(toppings);
        }
        let mut number: Option<u8> = None;
        for letter in text.chars().filter(|letter| !letter.is_whitespace()) {
            if let Some(digit) = letter.to_digit(10) {
                // More than 99 cards are never meant, and sums of columns must not overflow.
                let next = u16::from(number.unwrap_or(0)) * 10 + digit as u16;
                number = Some(u8::try_from(next).ok().filter(|next| *next < 100).ok_or_else(wrong)?);
                continue;
            }
            let (kind, double) = Kind::from_letter(letter).ok_or_else(wrong)?;
            let count = number.take().filter(|count| *count > 0).ok_or_else(wrong)?;
            let column = &mut toppings[kind];
            let place = if double { &mut column.doubles } else { &mut column.singles };
            if *place > 0 {
                return Err(wrong());
            }
            *place = count;
        }
        if number.is_some() || toppings.0.0.iter().any(|column| column.singles > 20 || column.doubles > 20) {
            return Err(wrong());
        }
        Ok(toppings)
    }
}

serde_as_notation!(Topping, Toppings);
