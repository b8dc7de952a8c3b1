//! Rule numbers, and the refusals that cite them.

use std::fmt;

use serde::{Serialize, Serializer};
use thiserror::Error;

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

/// Why a move is not allowed: the rule and a sentence. The game is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error, Serialize)]
#[error("{rule}: {why}")]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: Rule,
    /// What is wrong, in a short English sentence.
    pub why: &'static str,
}

impl Refusal {
    /// A refusal under `rule`.
    pub const fn new(rule: Rule, why: &'static str) -> Refusal {
        Refusal { rule, why }
    }
}
