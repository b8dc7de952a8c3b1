//! Positions set up by hand, in TOML or with the same fields in JSON. Each engine reads its own fields; see
//! `docs/positions.md`.

mod error;

use std::str::FromStr;

use serde::Deserialize;
use toml::de::{DeTable, DeValue, Deserializer};

pub use self::error::{Field, Flaw, PositionError};
use crate::calcory::{Calcory, Places};
use crate::json::Json;
use crate::pizza::Pizza;
use crate::setup::GameId;
use crate::{calcory, pizza, with_engine};

/// The longest name that a position may give a player, in characters.
pub const LONGEST_NAME: usize = 24;

/// A position as read from a file. Parsed once; [`Game::from_position`](crate::game::Game::from_position)
/// sets the game up.
#[derive(Clone, Debug)]
pub struct Position {
    /// Which game.
    pub game: GameId,
    /// The names given to the players, clockwise from the first seat.
    pub names: Vec<Option<String>>,
    /// The cards that it leaves open.
    pub open: OpenPiles,
    fields: Fields,
}

/// The fields of one engine.
#[derive(Clone, Debug)]
enum Fields {
    Pizza(pizza::PositionFile),
    Calcory(calcory::PositionFile),
}

/// The piles whose order a position does not give, and the face-down cards that it does not name. Their cards are
/// arbitrary, so what is drawn or turned up may differ from the real table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OpenPiles {
    /// The kitchen.
    pub kitchen: bool,
    /// The waiters, clockwise from the first seat.
    pub waiters: Vec<bool>,
    /// Calcory's places with cards that are not named.
    pub face_down: Places,
}

impl Position {
    /// Reads a position from JSON.
    ///
    /// # Errors
    /// As for a file: what cannot be read, and where it is.
    pub fn from_json(mut position: Json) -> Result<Position, PositionError> {
        let game = match position.take("game") {
            Some(Json::Text(name)) => read_game(&name)?,
            game => GameId::deserialize(game.unwrap_or(Json::Null))?,
        };
        with_engine!(game, G => G::position(game, Deserialize::deserialize(position)?))
    }

    /// The fields of a pizza game.
    pub(crate) const fn pizza(&self) -> Option<&pizza::PositionFile> {
        match &self.fields {
            Fields::Pizza(file) => Some(file),
            Fields::Calcory(_) => None,
        }
    }

    /// The fields of Calcory.
    pub(crate) const fn calcory(&self) -> Option<&calcory::PositionFile> {
        match &self.fields {
            Fields::Calcory(file) => Some(file),
            Fields::Pizza(_) => None,
        }
    }
}

/// An engine's own fields in a position file.
trait PositionFields {
    type File: for<'de> Deserialize<'de>;

    fn position(game: GameId, file: Self::File) -> Result<Position, PositionError>;
}

impl PositionFields for Pizza {
    type File = pizza::PositionFile;

    fn position(game: GameId, file: pizza::PositionFile) -> Result<Position, PositionError> {
        let names = file.names()?;
        Ok(Position { game, names, open: file.open_piles(), fields: Fields::Pizza(file) })
    }
}

impl PositionFields for Calcory {
    type File = calcory::PositionFile;

    fn position(game: GameId, file: calcory::PositionFile) -> Result<Position, PositionError> {
        let names = file.names()?;
        Ok(Position { game, names, open: file.open_piles(), fields: Fields::Calcory(file) })
    }
}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Position, PositionError> {
        let mut document = DeTable::parse(text)?;
        let game = match take_game(document.get_mut()) {
            Some(name) => read_game(&name)?,
            None => read::<GameAlone>(document.clone(), text)?.game,
        };
        with_engine!(game, G => G::position(game, read(document, text)?))
    }
}

/// What a file must have before it is known which engine reads the rest.
#[derive(Deserialize)]
struct GameAlone {
    game: GameId,
}

fn read_game(name: &str) -> Result<GameId, PositionError> {
    name.parse().map_err(|error| PositionError::notation(Field::Of("game"), error))
}

/// Takes the game's name out of a document, if it is there and a text.
fn take_game(document: &mut DeTable<'_>) -> Option<String> {
    let (key, name) = document.iter().find_map(|(key, value)| match value.get_ref() {
        DeValue::String(name) if key.get_ref() == "game" => Some((key.clone(), name.to_string())),
        _ => None,
    })?;
    document.remove(&key);
    Some(name)
}

fn read<T: for<'de> Deserialize<'de>>(
    document: toml::Spanned<DeTable<'_>>,
    text: &str,
) -> Result<T, PositionError> {
    T::deserialize(Deserializer::from(document)).map_err(|mut error| {
        error.set_input(Some(text));
        error.into()
    })
}

/// A player's name, unless it is too long to be shown.
pub(crate) fn checked_name(field: Field, name: &str) -> Result<String, PositionError> {
    if name.chars().count() > LONGEST_NAME {
        return Err(PositionError::NameTooLong { field });
    }
    Ok(name.to_owned())
}
