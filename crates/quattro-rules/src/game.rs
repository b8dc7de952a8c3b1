//! What every game offers: [`Game`], a value that actions move and seats look at.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::dealer::Dealer;
use crate::notation::NotationError;
use crate::position::{Position, PositionError};
use crate::rule::{Refusal, Rule};
use crate::seat::Seat;
use crate::setup::{GameId, Setup, SetupError};

/// A game in progress. Always waiting for exactly one seat, or over.
///
/// Everybody at the table can always work out which seat decides: a step is skipped only where all can see
/// that it offers no choice. So neither a question nor its absence tells a secret, and a
/// seat that holds nothing suitable is asked like one that does, with "no" as its only legal answer.
pub trait Game: Clone + PartialEq + fmt::Debug {
    /// A move. Its JSON form is its notation.
    type Action: Copy
        + Eq
        + fmt::Debug
        + fmt::Display
        + FromStr<Err = NotationError>
        + Serialize
        + DeserializeOwned;
    /// Something that happened. Holds nothing that its audience may not know.
    type Event: Copy + PartialEq + fmt::Debug + Serialize;
    /// What a seat sees at this moment.
    type View: Clone + PartialEq + fmt::Debug + Serialize;

    /// Sets the game up: deals, and runs to the first decision.
    ///
    /// # Errors
    /// When the set-up names another engine's game, a wrong number of players or an option the game lacks.
    fn deal(setup: &Setup, dealer: &mut impl Dealer<Self::Event>) -> Result<Self, SetupError>;

    /// Which game this is.
    fn id(&self) -> GameId;

    /// The number of players.
    fn players(&self) -> u8;

    /// The seat that decides now, or `None` when the game is over.
    fn to_act(&self) -> Option<Seat>;

    /// Replaces the content of `actions` with all legal actions of the seat that decides, none twice.
    fn legal(&self, actions: &mut Vec<Self::Action>);

    /// Whether the seat that decides may take `action` now.
    ///
    /// # Errors
    /// The rule that forbids it, and why.
    fn check(&self, action: Self::Action) -> Result<(), Refusal>;

    /// Takes `action` for the seat that decides, and runs on to the next decision.
    ///
    /// # Errors
    /// As [`Game::check`]; the game is then unchanged.
    fn apply(&mut self, action: Self::Action, dealer: &mut impl Dealer<Self::Event>) -> Result<(), Refusal>;

    /// What `viewer` may see now; `None` is a spectator.
    fn view(&self, viewer: Option<Seat>) -> Self::View;

    /// The ranking, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The rule under which `event` happened in this game.
    fn rule_of(&self, event: &Self::Event) -> Rule;

    /// Sets up a position read from a file (`docs/positions.md`), and runs to the first decision.
    ///
    /// # Errors
    /// What cannot be parsed or is impossible at a real table, and where it is.
    fn from_position(
        position: &Position,
        dealer: &mut impl Dealer<Self::Event>,
    ) -> Result<Self, PositionError>;
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// One result for each seat, clockwise from the first.
    pub seats: Vec<SeatResult>,
}

/// How a game ended for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatResult {
    /// 1 for the winner; tied seats share a place (1, 1, 3).
    pub place: u8,
    /// Filled orders, or won cards in Calcory.
    pub score: u8,
    /// What breaks a tie: the value of the toppings in hand (always 0 in Calcory).
    pub tie_break: u8,
}

impl Outcome {
    /// Ranks seats by score, then by tie-break; equals share the place (MM-37, SM-60, CA-19).
    pub fn rank(results: impl IntoIterator<Item = (u8, u8)>) -> Outcome {
        let results: Vec<(u8, u8)> = results.into_iter().collect();
        let place = |own: &(u8, u8)| 1 + results.iter().filter(|other| *other > own).count() as u8;
        let seats =
            results.iter().map(|own| SeatResult { place: place(own), score: own.0, tie_break: own.1 });
        Outcome { seats: seats.collect() }
    }

    /// The seats in first place: one, or several that share it.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.seats
            .iter()
            .enumerate()
            .filter(|(_, seat)| seat.place == 1)
            .filter_map(|(index, _)| Seat::new(index))
    }
}
