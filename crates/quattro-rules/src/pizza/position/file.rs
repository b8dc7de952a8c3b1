//! The fields of a position file.

use serde::Deserialize;

use crate::pizza::Kind;
use crate::setup::{GameId, Options, Setup};

/// A position as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) game: GameId,
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
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct OptionsFile {
    rounds: Option<u8>,
    must_play_topping: bool,
}

/// Which phase the position is of.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Default)]
#[serde(rename_all = "kebab-case")]
pub(super) enum PhaseName {
    #[default]
    Playing,
    Oven,
}

/// A seat by its number or its own kind.
#[derive(Deserialize)]
#[serde(untagged, expecting = "expected a seat number or a player's own kind")]
pub(super) enum SeatName {
    Number(u8),
    Kind(String),
}

/// One player, clockwise from the first.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SeatFile {
    pub(super) kind: Option<Kind>,
    /// Read by [`crate::position::names_of`].
    #[serde(rename = "name")]
    _name: Option<String>,
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

impl File {
    pub(super) fn setup(&self) -> Setup {
        let OptionsFile { rounds, must_play_topping } = self.options;
        let own_kinds = self.seat.iter().map(|seat| seat.kind).collect();
        let players = u8::try_from(self.seat.len()).unwrap_or(u8::MAX);
        let options = Options { first_seat: None, rounds, must_play_topping, own_kinds };
        Setup { game: self.game, players, options }
    }
}
