//! The fields of a position file.

use serde::{Deserialize, Deserializer, de};

use crate::json::Json;
use crate::pizza::Kind;
use crate::position::{Field, OpenPiles, PositionError, checked_name};
use crate::seat::Seat;
use crate::setup::{GameId, Options, Setup};

/// A position as written, without the name of the game.
#[derive(Clone, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct PositionFile {
    #[serde(default)]
    pub(super) options: OptionsFile,
    pub(super) round: Option<u8>,
    #[serde(default)]
    pub(super) phase: PhaseName,
    pub(super) turn: Option<SeatName>,
    pub(super) boss: Option<SeatName>,
    pub(super) table: Option<String>,
    pub(super) oven: Option<String>,
    pub(super) kitchen: Option<String>,
    pub(super) larder: Option<String>,
    #[serde(default)]
    pub(super) seat: Vec<SeatFile>,
}

/// The options that matter once the game runs.
#[derive(Clone, Copy, Deserialize, Default, Debug)]
#[serde(deny_unknown_fields, default)]
pub(super) struct OptionsFile {
    rounds: Option<u8>,
    must_play_topping: bool,
}

/// Which phase the position is of.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Default, Debug)]
#[serde(rename_all = "kebab-case")]
pub(super) enum PhaseName {
    #[default]
    Playing,
    Oven,
}

/// A seat by its number or its own kind.
#[derive(Clone, Debug)]
pub(super) enum SeatName {
    Number(u8),
    Kind(String),
}

impl<'de> Deserialize<'de> for SeatName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatName, D::Error> {
        let number = match Json::deserialize(deserializer)? {
            Json::Text(kind) => return Ok(SeatName::Kind(kind)),
            Json::Whole(number) => u8::try_from(number).ok(),
            _ => None,
        };
        let number =
            number.ok_or_else(|| de::Error::custom("expected a seat number or a player's own kind"))?;
        Ok(SeatName::Number(number))
    }
}

/// One player, clockwise from the first.
#[derive(Clone, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct SeatFile {
    kind: Option<String>,
    name: Option<String>,
    #[serde(default)]
    pub(super) toppings: String,
    #[serde(default)]
    pub(super) orders: String,
    pub(super) waiter: Option<String>,
    #[serde(default)]
    pub(super) filled: String,
    #[serde(default)]
    pub(super) removed: String,
}

impl PositionFile {
    pub(super) fn setup(&self, game: GameId) -> Result<Setup, PositionError> {
        let OptionsFile { rounds, must_play_topping } = self.options;
        let players = u8::try_from(self.seat.len()).unwrap_or(u8::MAX);
        let own_kinds = self.seats().map(|(seat, file)| file.own_kind(seat)).collect::<Result<_, _>>()?;
        let options = Options { first_seat: None, rounds, must_play_topping, own_kinds };
        Ok(Setup { game, players, options })
    }

    /// The seats that a table can have; a file with more of them has the wrong number of players.
    pub(super) fn seats(&self) -> impl Iterator<Item = (Seat, &SeatFile)> {
        self.seat.iter().enumerate().filter_map(|(index, file)| Some((Seat::new(index)?, file)))
    }

    /// The names given to the players.
    pub(crate) fn names(&self) -> Result<Vec<Option<String>>, PositionError> {
        let checked = |seat, name| checked_name(Field::OfSeat(seat, "name"), name);
        self.seats()
            .map(|(seat, file)| file.name.as_deref().map(|name| checked(seat, name)).transpose())
            .collect()
    }

    /// The piles whose sequence is not given.
    pub(crate) fn open_piles(&self) -> OpenPiles {
        let waiters = self.seat.iter().map(|seat| seat.waiter.is_none()).collect();
        OpenPiles { kitchen: self.kitchen.is_none(), waiters, ..OpenPiles::default() }
    }
}

impl SeatFile {
    fn own_kind(&self, seat: Seat) -> Result<Option<Kind>, PositionError> {
        let kind = self.kind.as_deref().map(str::parse).transpose();
        kind.map_err(|error| PositionError::notation(Field::OfSeat(seat, "kind"), error))
    }
}
