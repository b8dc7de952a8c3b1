//! A participant: a level and its budget.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use quattro_rules::seat::Seat;
use quattro_rules::setup::Setup;
use thiserror::Error;

use crate::bot::Bot;
use crate::level::{Brain, Level};
use crate::playable::Playable;
use crate::retention::Retention;
use crate::search::Budget;

/// A player by name: `cook`, or with its own budget per decision `chef@200` (imagined games), `maestro@50ms`
/// or `maestro@2s` (time). `cook+perfect` and `chef@200+perfect` never forget, to compare judgement alone.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Entrant {
    level: Level,
    budget: Option<Budget>,
    is_perfect: bool,
}

/// What follows the name of an entrant that never forgets.
const PERFECT: &str = "+perfect";

/// A text that does not name a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error(
    "not a bot: random, apprentice, cook, chef or maestro; the last two may be given a budget, as in \
     chef@200 or maestro@50ms, and all but random a perfect memory, as in cook+perfect"
)]
pub struct UnknownEntrant;

impl Entrant {
    /// A player of this level with the level's default budget.
    pub const fn new(level: Level) -> Entrant {
        Entrant { level, budget: None, is_perfect: false }
    }

    /// A player of this level with this budget, which levels that do not search ignore.
    pub const fn with_budget(level: Level, budget: Budget) -> Entrant {
        Entrant { level, budget: Some(budget), is_perfect: false }
    }

    /// The level.
    pub const fn level(self) -> Level {
        self.level
    }

    /// A bot for a seat. The same seed gives the same player.
    pub fn bot<G: Playable>(self, setup: &Setup, seat: Seat, seed: u64) -> Bot<G> {
        Bot::with(self.brain(), self.retention(), setup, seat, seed)
    }

    const fn retention(self) -> Retention {
        if self.is_perfect { Retention::Perfect } else { self.level.retention() }
    }

    fn brain(self) -> Brain {
        match (self.level.brain(), self.budget) {
            (Brain::Search(_), Some(budget)) => Brain::Search(budget),
            (brain, _) => brain,
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (level, memory) = (self.level, if self.is_perfect { PERFECT } else { "" });
        let budget = match self.budget {
            None => String::new(),
            Some(Budget::Playouts(playouts)) => format!("@{playouts}"),
            Some(Budget::Time(time)) => format!("@{}ms", time.as_millis()),
        };
        f.pad(&format!("{level}{budget}{memory}"))
    }
}

impl FromStr for Entrant {
    type Err = UnknownEntrant;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let name = text.strip_suffix(PERFECT);
        let is_perfect = name.is_some();
        let text = name.unwrap_or(text);
        let (level, budget) = match text.split_once('@') {
            None => (text, None),
            Some((level, budget)) => (level, Some(read_budget(budget).ok_or(UnknownEntrant)?)),
        };
        let level: Level = level.parse().map_err(|_| UnknownEntrant)?;
        let searches = matches!(level.brain(), Brain::Search(_));
        let remembers = level != Level::Random;
        if (budget.is_some() && !searches) || (is_perfect && !remembers) {
            return Err(UnknownEntrant);
        }
        Ok(Entrant { level, budget, is_perfect })
    }
}

/// A number of imagined games, or a time in `ms` or `s`. A time of zero is not a budget.
fn read_budget(text: &str) -> Option<Budget> {
    let number = |digits: &str| digits.parse::<u32>().ok().filter(|number| *number > 0);
    let budget = if let Some(digits) = text.strip_suffix("ms") {
        Budget::Time(Duration::from_millis(number(digits)?.into()))
    } else if let Some(digits) = text.strip_suffix('s') {
        Budget::Time(Duration::from_secs(number(digits)?.into()))
    } else {
        Budget::Playouts(number(text)?)
    };
    Some(budget)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for name in ["random", "apprentice", "cook", "chef", "maestro", "chef@200", "maestro@50ms"]
            .into_iter()
            .chain(["cook+perfect", "chef@200+perfect"])
        {
            assert_eq!(name.parse().map(|entrant: Entrant| entrant.to_string()), Ok(name.to_owned()));
        }
        assert_eq!("maestro@2s".parse::<Entrant>(), "maestro@2000ms".parse());
    }

    #[test]
    fn a_budget_is_more_than_nothing_and_for_those_who_search() {
        for name in [
            "",
            "waiter",
            "chef@",
            "chef@0",
            "chef@0ms",
            "chef@ms",
            "chef@-1",
            "cook@200",
            "chef@1h",
            "cook+",
            "random+perfect",
            "chef+perfect@200",
        ] {
            assert!(name.parse::<Entrant>().is_err(), "{name}");
        }
    }
}
