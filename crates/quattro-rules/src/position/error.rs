//! What can be wrong with a position.

use std::fmt;

use thiserror::Error;

use crate::json::JsonError;
use crate::notation::NotationError;
use crate::rule::Rule;
use crate::seat::Seat;
use crate::setup::SetupError;
use crate::{calcory, pizza};

/// A position that cannot be set up. `quattro-words` puts it into a sentence; the `Display` form is for logs
/// and tests.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PositionError {
    /// Neither TOML nor JSON, or a field that does not exist or has the wrong type. The message tells line and column
    /// where there are any.
    #[error("{0}")]
    Unreadable(String),
    /// A card or name that cannot be read.
    #[error("{field}: {error}")]
    Notation {
        /// Where it stands.
        field: Field,
        /// What is wrong with it.
        error: NotationError,
    },
    /// A player's name of more than [`LONGEST_NAME`](super::LONGEST_NAME) characters.
    #[error("{field}: NameTooLong")]
    NameTooLong {
        /// Where it stands.
        field: Field,
    },
    /// Something that is impossible at a real table.
    #[error("{field}: {rule} {flaw}")]
    Impossible {
        /// Where it stands.
        field: Field,
        /// The rule that makes it impossible.
        rule: Rule,
        /// What is wrong.
        flaw: Flaw,
    },
    /// Wrong players or options.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl PositionError {
    /// Something in `field` that `rule` makes impossible.
    pub(crate) fn impossible(field: Field, rule: Rule, flaw: impl Into<Flaw>) -> PositionError {
        PositionError::Impossible { field, rule, flaw: flaw.into() }
    }

    /// Something in `field` that cannot be read.
    pub(crate) const fn notation(field: Field, error: NotationError) -> PositionError {
        PositionError::Notation { field, error }
    }
}

impl From<toml::de::Error> for PositionError {
    fn from(error: toml::de::Error) -> Self {
        PositionError::Unreadable(error.to_string().trim_end().to_owned())
    }
}

impl From<JsonError> for PositionError {
    fn from(error: JsonError) -> Self {
        PositionError::Unreadable(error.to_string())
    }
}

/// A place in a position file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// A field of the file, by its name there.
    Of(&'static str),
    /// A field of a seat, by its name there.
    OfSeat(Seat, &'static str),
    /// A row of Calcory's grid, from 1.
    GridRow(u8),
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Field::Of(name) => f.write_str(name),
            Field::OfSeat(seat, name) => write!(f, "seat {seat}, {name}"),
            Field::GridRow(row) => write!(f, "grid, row {row}"),
        }
    }
}

/// Why something is impossible at a real table, in terms of the engine that refuses it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// At a pizza table.
    Pizza(pizza::Flaw),
    /// In Calcory.
    Calcory(calcory::Flaw),
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Pizza(flaw) => fmt::Debug::fmt(flaw, f),
            Flaw::Calcory(flaw) => fmt::Debug::fmt(flaw, f),
        }
    }
}

impl From<pizza::Flaw> for Flaw {
    fn from(flaw: pizza::Flaw) -> Flaw {
        Flaw::Pizza(flaw)
    }
}

impl From<calcory::Flaw> for Flaw {
    fn from(flaw: calcory::Flaw) -> Flaw {
        Flaw::Calcory(flaw)
    }
}
