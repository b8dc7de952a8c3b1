//! Rule numbers, and the refusals that cite them.

use std::fmt;

use serde::{Serialize, Serializer};
use thiserror::Error;

use crate::{calcory, pizza};

/// The rule book a rule number belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Book {
    /// Mamma Mia! (1998).
    Mm,
    /// Sole Mio! (2004).
    Sm,
    /// Mamma Mia! Grande, both boxes together.
    Gr,
    /// Calcory.
    Ca,
}

/// The number of a rule, such as `MM-25`. `quattro rules GAME` shows what it says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Rule {
    /// The rule book.
    pub book: Book,
    /// The number in that book.
    pub number: u8,
}

impl Rule {
    /// A rule of Mamma Mia!.
    pub const fn mm(number: u8) -> Rule {
        Rule { book: Book::Mm, number }
    }

    /// A rule of Sole Mio!.
    pub const fn sm(number: u8) -> Rule {
        Rule { book: Book::Sm, number }
    }

    /// A rule of Mamma Mia! Grande.
    pub const fn gr(number: u8) -> Rule {
        Rule { book: Book::Gr, number }
    }

    /// A rule of Calcory.
    pub const fn ca(number: u8) -> Rule {
        Rule { book: Book::Ca, number }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let book = match self.book {
            Book::Mm => "MM",
            Book::Sm => "SM",
            Book::Gr => "GR",
            Book::Ca => "CA",
        };
        write!(f, "{book}-{}", self.number)
    }
}

impl Serialize for Rule {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Why a move is not allowed. The game is unchanged.
///
/// A refusal is data: `quattro-words` puts it into a sentence. Its `Display` form, such as
/// `MM-13 DrawFirst`, is meant for logs and tests.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("{rule} {reason}")]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: Rule,
    /// What is wrong.
    pub reason: Reason,
}

impl Refusal {
    /// A refusal under `rule`.
    pub fn new(rule: Rule, reason: impl Into<Reason>) -> Refusal {
        Refusal { rule, reason: reason.into() }
    }
}

/// What is wrong with a move, in the terms of the engine that refuses it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// A move in Mamma Mia!, Sole Mio! or Grande.
    Pizza(pizza::Reason),
    /// A move in Calcory.
    Calcory(calcory::Reason),
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Pizza(reason) => fmt::Debug::fmt(reason, f),
            Reason::Calcory(reason) => fmt::Debug::fmt(reason, f),
        }
    }
}

impl From<pizza::Reason> for Reason {
    fn from(reason: pizza::Reason) -> Reason {
        Reason::Pizza(reason)
    }
}

impl From<calcory::Reason> for Reason {
    fn from(reason: calcory::Reason) -> Reason {
        Reason::Calcory(reason)
    }
}
