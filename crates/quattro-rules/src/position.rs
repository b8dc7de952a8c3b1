//! Positions set up by hand, in TOML. Each engine reads its own fields; see `docs/positions.md`.

use thiserror::Error;

use crate::notation::NotationError;
use crate::rule::Rule;
use crate::setup::{GameId, SetupError};

/// A position that cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PositionError {
    /// Not TOML, or a field that does not exist or has the wrong type. The message tells line and column.
    #[error("{0}")]
    Toml(String),
    /// A card or name that cannot be read.
    #[error("{field}: {error}")]
    Notation {
        /// The field, such as `seat 2, hand`.
        field: String,
        /// What is wrong with it.
        error: NotationError,
    },
    /// Something that cannot be at a real table.
    #[error("{field}: {rule}: {why}")]
    Impossible {
        /// The field, such as `seat 2, hand`.
        field: String,
        /// The rule that makes it impossible.
        rule: Rule,
        /// What is wrong.
        why: String,
    },
    /// Wrong players or options.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl PositionError {
    /// Something in `field` that `rule` makes impossible.
    pub fn impossible(field: impl Into<String>, rule: Rule, why: impl Into<String>) -> PositionError {
        PositionError::Impossible { field: field.into(), rule, why: why.into() }
    }

    /// Something in `field` that cannot be read.
    pub fn notation(field: impl Into<String>, error: NotationError) -> PositionError {
        PositionError::Notation { field: field.into(), error }
    }
}

impl From<toml::de::Error> for PositionError {
    fn from(error: toml::de::Error) -> Self {
        PositionError::Toml(error.to_string().trim_end().to_owned())
    }
}

/// Which game a position is of.
///
/// # Errors
/// When the text is not TOML or names no game.
pub fn game_of(text: &str) -> Result<GameId, PositionError> {
    #[derive(serde::Deserialize)]
    struct Head {
        game: GameId,
    }
    Ok(toml::from_str::<Head>(text)?.game)
}

/// The names that a position gives its players, clockwise from the first seat.
pub fn names_of(text: &str) -> Vec<Option<String>> {
    #[derive(serde::Deserialize, Default)]
    struct Table {
        #[serde(default)]
        names: Vec<String>,
        #[serde(default)]
        seat: Vec<Chair>,
    }
    #[derive(serde::Deserialize)]
    struct Chair {
        name: Option<String>,
    }
    let Table { names, seat } = toml::from_str(text).unwrap_or_default();
    let chairs = seat.into_iter().map(|chair| chair.name);
    names.into_iter().map(Some).chain(chairs).collect()
}

/// The piles whose sequence a position does not tell. Their cards lie in some order all the same, so what is
/// drawn from them is not what would be drawn at the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OpenPiles {
    /// The kitchen.
    pub kitchen: bool,
    /// The waiters, clockwise from the first seat.
    pub waiters: Vec<bool>,
}

/// Which piles a position leaves open; none where there are no such piles.
pub fn open_piles(text: &str) -> OpenPiles {
    #[derive(serde::Deserialize)]
    struct Table {
        kitchen: Option<String>,
        #[serde(default)]
        seat: Vec<Chair>,
    }
    #[derive(serde::Deserialize)]
    struct Chair {
        waiter: Option<String>,
    }
    let Ok(table) = toml::from_str::<Table>(text) else { return OpenPiles::default() };
    let waiters = table.seat.iter().map(|chair| chair.waiter.is_none()).collect();
    OpenPiles { kitchen: table.kitchen.is_none(), waiters }
}
