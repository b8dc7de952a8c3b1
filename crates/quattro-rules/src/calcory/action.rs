//! What players can do, and how it is written.

use std::fmt;
use std::str::FromStr;

use super::place::Place;
use crate::notation::{Expected, NotationError, serde_as_notation};

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `turn:B3`: turn this face-down card up (CA-5).
    Turn(Place),
    /// `stop`: turn no more. Marks the cards just turned (CA-9, CA-13), or gives up (CA-14).
    Stop,
    /// `back:B3`: of the cards being taken, the one that lies here goes back (CA-8, CA-16).
    Back(Place),
    /// `put:C4`: the card that goes back is put here (CA-8, CA-16).
    Put(Place),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Turn(place) => write!(f, "turn:{place}"),
            Action::Stop => f.write_str("stop"),
            Action::Back(place) => write!(f, "back:{place}"),
            Action::Put(place) => write!(f, "put:{place}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.split_once(':') {
            None if text == "stop" => Ok(Action::Stop),
            Some(("turn", place)) => place.parse().map(Action::Turn),
            Some(("back", place)) => place.parse().map(Action::Back),
            Some(("put", place)) => place.parse().map(Action::Put),
            _ => Err(NotationError::new(text, Expected::CalcoryAction)),
        }
    }
}

serde_as_notation!(Action);
