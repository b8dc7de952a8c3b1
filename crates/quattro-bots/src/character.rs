//! Characters: bots with a name and a style of their own.
//!
//! A character judges an imagined world as a cook does, and then decides in its own way. Nothing else is different:
//! it sees what its seat sees, and imagines the others as all bots do.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::level::{Brain, Level};
use crate::retention::Retention;

/// A bot with a style.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Character {
    /// The miser: never helps, gives away little, shows nobody a card without need.
    Taddeo,
    /// The gambler: Bombastica, all of a kind at once, one more card.
    Gina,
    /// The elephant: forgets nothing.
    Ottavia,
    /// The dreamer: soon forgets what it was told, and does now and then what comes to its mind.
    Luna,
}

impl Character {
    /// All characters.
    pub const ALL: [Character; 4] = [Character::Taddeo, Character::Gina, Character::Ottavia, Character::Luna];

    /// The name in commands and files.
    pub const fn name(self) -> &'static str {
        match self {
            Character::Taddeo => "taddeo",
            Character::Gina => "gina",
            Character::Ottavia => "ottavia",
            Character::Luna => "luna",
        }
    }

    /// The name at a table, the same in all languages.
    pub const fn given_name(self) -> &'static str {
        match self {
            Character::Taddeo => "Taddeo",
            Character::Gina => "Gina",
            Character::Ottavia => "Ottavia",
            Character::Luna => "Luna",
        }
    }

    /// The level whose judgement it has.
    pub const fn level(self) -> Level {
        match self {
            Character::Taddeo | Character::Gina | Character::Ottavia | Character::Luna => Level::Cook,
        }
    }

    /// How it chooses its move.
    pub const fn brain(self) -> Brain {
        match self {
            Character::Ottavia => self.level().brain(),
            Character::Taddeo => Brain::InStyle(Style::Miser),
            Character::Gina => Brain::InStyle(Style::Gambler),
            Character::Luna => Brain::InStyle(Style::Dreamer),
        }
    }

    /// How well it remembers.
    pub const fn retention(self) -> Retention {
        match self {
            Character::Taddeo | Character::Gina => self.level().retention(),
            Character::Ottavia => Retention::Perfect,
            Character::Luna => Retention::Fading { half_life: 4.0 },
        }
    }
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A way to decide that differs from what is judged best. Each engine says what it means in its games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Style {
    /// Keeps what it has.
    Miser,
    /// Takes the long shot.
    Gambler,
    /// Is elsewhere in its thoughts.
    Dreamer,
}
