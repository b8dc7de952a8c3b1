//! An action of either engine. As text it is written in notation, both in the log and in messages.

use std::fmt;
use std::str::FromStr;

use quattro_rules::notation::NotationError;
use quattro_rules::setup::GameId;
use quattro_rules::{calcory, pizza, with_engine};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::hosted::Engine;

/// An action at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// At a pizza table.
    Pizza(pizza::Action),
    /// In Calcory.
    Calcory(calcory::Action),
}

impl Action {
    /// Reads an action of this game.
    ///
    /// # Errors
    /// When the text is not the notation of one.
    pub fn read(game: GameId, text: &str) -> Result<Action, NotationError> {
        with_engine!(game, G => text.parse().map(G::wrap_action))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pizza(action) => action.fmt(f),
            Action::Calcory(action) => action.fmt(f),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    /// For the log, where the game is not at hand. The engines' notations have no word in common, so a text
    /// belongs to at most one of them.
    fn from_str(text: &str) -> Result<Action, NotationError> {
        let calcory = text.parse().map(Action::Calcory);
        calcory.or_else(|_| text.parse().map(Action::Pizza))
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_of_the_engine_that_knows_its_word() {
        for text in ["play:3s", "skip", "draw:waiter", "no", "name:2", "commit:2p+1P"] {
            assert!(matches!(text.parse(), Ok(Action::Pizza(_))), "{text}");
        }
        for text in ["turn:B3", "stop", "back:A1", "put:C4"] {
            assert!(matches!(text.parse(), Ok(Action::Calcory(_))), "{text}");
            assert!(text.parse::<pizza::Action>().is_err(), "{text}");
        }
        assert!("dance".parse::<Action>().is_err());
    }
}
