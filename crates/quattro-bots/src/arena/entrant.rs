//! A participant: a level and its budget, or a character.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use quattro_rules::seat::Seat;
use quattro_rules::setup::Setup;
use thiserror::Error;

use crate::bot::Bot;
use crate::level::{Brain, Level};
use crate::name::BotName;
use crate::playable::Playable;
use crate::retention::Retention;
use crate::search::Budget;

/// A player by name: `cook`, `luna`, or with its own budget per decision `chef@200` (imagined games), `maestro@50ms`
/// or `maestro@2s` (time). `maestro*2` and `chef@200*2` search on two threads. `cook+perfect` and `chef@200*2+perfect`
/// never forget, to compare judgement alone.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Entrant {
    name: BotName,
    budget: Option<Budget>,
    threads: Option<u32>,
    is_perfect: bool,
}

/// The most threads that may be asked for.
const MOST_THREADS: u32 = 256;

/// What follows the name of an entrant that never forgets.
const PERFECT: &str = "+perfect";

/// A text that does not name a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error(
    "not a bot: random, apprentice, cook, chef, maestro, taddeo, gina, ottavia or luna; chef and maestro may \
     be given a budget, as in chef@200 or maestro@50ms, and threads, as in maestro*2, and all but random a perfect \
     memory, as in cook+perfect"
)]
pub struct UnknownEntrant;

impl Entrant {
    /// A player of this level with the level's default budget.
    pub const fn new(level: Level) -> Entrant {
        Entrant::named(BotName::Level(level))
    }

    /// A player of this level with this budget, which levels that do not search ignore.
    pub const fn with_budget(level: Level, budget: Budget) -> Entrant {
        Entrant::new(level).within(budget)
    }

    /// A level with its default budget, or a character.
    pub const fn named(name: BotName) -> Entrant {
        Entrant { name, budget: None, threads: None, is_perfect: false }
    }

    /// The same player with this budget, which those who do not search ignore.
    #[must_use]
    pub const fn within(self, budget: Budget) -> Entrant {
        Entrant { budget: Some(budget), ..self }
    }

    /// The same player, which searches on so many threads unless it was said on how many. With a number of playouts
    /// it stays on one, where its answers do not depend on the machine.
    #[must_use]
    pub fn on_free_cores(self, cores: u32) -> Entrant {
        match self.brain() {
            Brain::Search(Budget::Time(_)) => Entrant { threads: self.threads.or(Some(cores)), ..self },
            _ => self,
        }
    }

    /// Which bot it is.
    pub const fn name(self) -> BotName {
        self.name
    }

    /// A bot for a seat. The same seed gives the same player.
    pub fn bot<G: Playable>(self, setup: &Setup, seat: Seat, seed: u64) -> Bot<G> {
        let threads = self.threads.unwrap_or(1);
        Bot::with(self.brain(), self.retention(), setup, seat, seed).with_threads(threads)
    }

    const fn retention(self) -> Retention {
        if self.is_perfect { Retention::Perfect } else { self.name.retention() }
    }

    fn brain(self) -> Brain {
        match (self.name.brain(), self.budget) {
            (Brain::Search(_), Some(budget)) => Brain::Search(budget),
            (brain, _) => brain,
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, memory) = (self.name, if self.is_perfect { PERFECT } else { "" });
        let budget = match self.budget {
            None => String::new(),
            Some(Budget::Playouts(playouts)) => format!("@{playouts}"),
            Some(Budget::Time(time)) => format!("@{}ms", time.as_millis()),
        };
        let threads = self.threads.map_or_else(String::new, |threads| format!("*{threads}"));
        f.pad(&format!("{name}{budget}{threads}{memory}"))
    }
}

impl FromStr for Entrant {
    type Err = UnknownEntrant;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let remembering = text.strip_suffix(PERFECT);
        let is_perfect = remembering.is_some();
        let text = remembering.unwrap_or(text);
        let (text, threads) = match text.split_once('*') {
            None => (text, None),
            Some((text, threads)) => (text, Some(read_threads(threads).ok_or(UnknownEntrant)?)),
        };
        let (name, budget) = match text.split_once('@') {
            None => (text, None),
            Some((name, budget)) => (name, Some(read_budget(budget).ok_or(UnknownEntrant)?)),
        };
        let name: BotName = name.parse().map_err(|_| UnknownEntrant)?;
        let searches = matches!(name.brain(), Brain::Search(_));
        let remembers = name != BotName::Level(Level::Random);
        let is_told_how_to_search = budget.is_some() || threads.is_some();
        if (is_told_how_to_search && !searches) || (is_perfect && !remembers) {
            return Err(UnknownEntrant);
        }
        Ok(Entrant { name, budget, threads, is_perfect })
    }
}

/// The names of the players of a table, clockwise, as records have them: a character by its given name, and players
/// who would be called the same by their chair too.
pub fn names_at_table(entrants: &[Entrant]) -> Vec<String> {
    let own = |entrant: &Entrant| match entrant.name.character() {
        Some(character) => character.given_name().to_owned(),
        None => entrant.to_string(),
    };
    let names: Vec<String> = entrants.iter().map(own).collect();
    let is_alone = |name: &String| names.iter().filter(|other| *other == name).count() == 1;
    let told_apart =
        |(name, seat): (&String, usize)| if is_alone(name) { name.clone() } else { format!("{name} {seat}") };
    names.iter().zip(1..).map(told_apart).collect()
}

fn read_threads(text: &str) -> Option<u32> {
    text.parse().ok().filter(|threads| (1..=MOST_THREADS).contains(threads))
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
        for name in ["random", "apprentice", "cook", "chef", "maestro", "luna", "chef@200", "maestro@50ms"]
            .into_iter()
            .chain(["cook+perfect", "chef@200+perfect", "maestro*2", "chef@200*16+perfect"])
        {
            assert_eq!(name.parse().map(|entrant: Entrant| entrant.to_string()), Ok(name.to_owned()));
        }
        assert_eq!("maestro@2s".parse::<Entrant>(), "maestro@2000ms".parse());
    }

    #[test]
    fn free_cores_are_for_those_who_think_for_a_time() {
        for (name, on_cores) in [
            ("maestro", "maestro*4"),
            ("chef@5ms+perfect", "chef@5ms*4+perfect"),
            ("chef*2", "chef*2"),
            ("chef@200", "chef@200"),
            ("cook", "cook"),
        ] {
            let entrant: Entrant = name.parse().expect("a bot");
            assert_eq!(entrant.on_free_cores(4).to_string(), on_cores);
        }
    }

    #[test]
    fn everybody_at_a_table_has_a_name_of_their_own() {
        let bots = ["cook", "luna", "cook", "chef@200"].map(|name| name.parse().expect("a bot"));
        assert_eq!(names_at_table(&bots), ["cook 1", "Luna", "cook 3", "chef@200"]);
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
            "gina@9",
            "cook+",
            "random+perfect",
            "chef+perfect@200",
            "cook*2",
            "chef*0",
            "chef*",
            "chef*257",
            "chef*2@200",
        ] {
            assert!(name.parse::<Entrant>().is_err(), "{name}");
        }
    }
}
