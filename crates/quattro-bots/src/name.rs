//! The name of a bot: a level of strength, or a character.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Deserializer, Serialize, de};
use thiserror::Error;

use crate::character::Character;
use crate::level::{Brain, Level};
use crate::retention::Retention;

/// Which bot plays. Written as the name of the level or the character.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum BotName {
    /// One of the levels.
    Level(Level),
    /// One of the characters.
    Character(Character),
}

impl BotName {
    /// The levels, the weakest first, and the characters.
    pub fn all() -> impl Iterator<Item = BotName> {
        let levels = Level::ALL.into_iter().map(BotName::Level);
        levels.chain(Character::ALL.into_iter().map(BotName::Character))
    }

    /// The name in commands and files.
    pub const fn name(self) -> &'static str {
        match self {
            BotName::Level(level) => level.name(),
            BotName::Character(character) => character.name(),
        }
    }

    /// The level, or that whose judgement the character has.
    pub const fn level(self) -> Level {
        match self {
            BotName::Level(level) => level,
            BotName::Character(character) => character.level(),
        }
    }

    /// The character, if it is one.
    pub const fn character(self) -> Option<Character> {
        match self {
            BotName::Level(_) => None,
            BotName::Character(character) => Some(character),
        }
    }

    /// How it chooses its move.
    pub const fn brain(self) -> Brain {
        match self {
            BotName::Level(level) => level.brain(),
            BotName::Character(character) => character.brain(),
        }
    }

    /// How well it remembers.
    pub const fn retention(self) -> Retention {
        match self {
            BotName::Level(level) => level.retention(),
            BotName::Character(character) => character.retention(),
        }
    }

    /// The time that it takes for a decision it has to think about.
    pub const fn thinking_time(self) -> Duration {
        match self {
            BotName::Level(level) => level.thinking_time(),
            BotName::Character(_) => Duration::ZERO,
        }
    }
}

impl From<Level> for BotName {
    fn from(level: Level) -> BotName {
        BotName::Level(level)
    }
}

impl From<Character> for BotName {
    fn from(character: Character) -> BotName {
        BotName::Character(character)
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for BotName {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        BotName::all().find(|bot| bot.name() == text).ok_or(UnknownBot)
    }
}

impl<'de> Deserialize<'de> for BotName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BotName, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

/// A text that names no bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("not a bot: random, apprentice, cook, chef, maestro, taddeo, gina, ottavia or luna")]
pub struct UnknownBot;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_and_characters_are_read_and_written_by_their_names() {
        for bot in BotName::all() {
            let json = format!("\"{bot}\"");
            assert_eq!(bot.name().parse(), Ok(bot));
            assert_eq!(serde_json::to_string(&bot).expect("a name"), json);
            assert_eq!(serde_json::from_str::<BotName>(&json).expect("a bot"), bot);
        }
        assert_eq!("nonna".parse::<BotName>(), Err(UnknownBot));
        assert!(serde_json::from_str::<BotName>("\"nonna\"").is_err());
    }
}
