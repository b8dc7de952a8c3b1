//! Levels of strength.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::character::Style;
use crate::retention::Retention;
use crate::search::Budget;

/// A level of strength, from random moves to the strongest search.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Level {
    /// Any legal move.
    Random,
    /// A few rules of thumb and a poor memory.
    Apprentice,
    /// Good heuristics and a fair memory.
    Cook,
    /// Thinks ahead for a tenth of a second with a good memory.
    Chef,
    /// Thinks ahead for a second and forgets nothing.
    Maestro,
}

/// How a bot chooses its move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Brain {
    /// Any legal move.
    Random,
    /// The simple move in an imagined world.
    Simple,
    /// The good move in an imagined world.
    Good,
    /// What a character does instead of the good move in an imagined world.
    InStyle(Style),
    /// A search over many imagined worlds.
    Search(Budget),
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] = [Level::Random, Level::Apprentice, Level::Cook, Level::Chef, Level::Maestro];

    /// The name in commands and files.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Apprentice => "apprentice",
            Level::Cook => "cook",
            Level::Chef => "chef",
            Level::Maestro => "maestro",
        }
    }

    /// How this level thinks.
    pub const fn brain(self) -> Brain {
        match self {
            Level::Random => Brain::Random,
            Level::Apprentice => Brain::Simple,
            Level::Cook => Brain::Good,
            Level::Chef => Brain::Search(Budget::Time(Duration::from_millis(100))),
            Level::Maestro => Brain::Search(Budget::Time(Duration::from_secs(1))),
        }
    }

    /// The time that this level takes for a decision it has to think about.
    pub const fn thinking_time(self) -> Duration {
        match self.brain() {
            Brain::Search(Budget::Time(time)) => time,
            _ => Duration::ZERO,
        }
    }

    /// How well this level remembers.
    pub const fn retention(self) -> Retention {
        match self {
            Level::Random => Retention::Nothing,
            Level::Apprentice => Retention::Fading { half_life: 6.0 },
            Level::Cook => Retention::Fading { half_life: 20.0 },
            Level::Chef => Retention::Fading { half_life: 80.0 },
            Level::Maestro => Retention::Perfect,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or(UnknownLevel)
    }
}

/// A text that is not the name of a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("not a level: random, apprentice, cook, chef or maestro")]
pub struct UnknownLevel;
