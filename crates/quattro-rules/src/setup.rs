//! What the host of a table decides before the first card: the game, the players, the options.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::notation::{NotationError, serde_as_notation};
use crate::pizza::Kind;
use crate::rule::Rule;
use crate::seat::Seat;

/// One of the four games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "\"mamma-mia\" | \"sole-mio\" | \"grande\" | \"calcory\"")
)]
pub enum GameId {
    /// Mamma Mia! (1998).
    MammaMia,
    /// Sole Mio! (2004).
    SoleMio,
    /// Mamma Mia! Grande, both boxes together.
    Grande,
    /// Calcory.
    Calcory,
}

impl GameId {
    /// All games.
    pub const ALL: [GameId; 4] = [GameId::MammaMia, GameId::SoleMio, GameId::Grande, GameId::Calcory];

    /// The name in commands and files.
    pub const fn name(self) -> &'static str {
        match self {
            GameId::MammaMia => "mamma-mia",
            GameId::SoleMio => "sole-mio",
            GameId::Grande => "grande",
            GameId::Calcory => "calcory",
        }
    }

    /// The name as people write it.
    pub const fn title(self) -> &'static str {
        match self {
            GameId::MammaMia => "Mamma Mia!",
            GameId::SoleMio => "Sole Mio!",
            GameId::Grande => "Mamma Mia! Grande",
            GameId::Calcory => "Calcory",
        }
    }

    /// How many can play.
    pub const fn players(self) -> RangeInclusive<u8> {
        match self {
            GameId::Calcory => 2..=4,
            _ => 2..=5,
        }
    }

    /// The rule that says how many can play.
    const fn players_rule(self) -> Rule {
        match self {
            GameId::MammaMia => Rule::mm(4),
            GameId::SoleMio => Rule::sm(3),
            GameId::Grande => Rule::gr(2),
            GameId::Calcory => Rule::ca(2),
        }
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for GameId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let game = GameId::ALL.into_iter().find(|game| game.name() == text);
        game.ok_or_else(|| NotationError::new(text, "a game: mamma-mia, sole-mio, grande or calcory"))
    }
}

serde_as_notation!(GameId);

/// Everything decided before the first card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Which game.
    pub game: GameId,
    /// How many play.
    pub players: u8,
    /// The host's choices.
    #[serde(default)]
    pub options: Options,
}

/// The host's choices. Every option has the default that its rule names.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "GameOptions", optional_fields))]
pub struct Options {
    /// Who starts; drawn at random where the host names nobody (MM-8, SM-6, CA-4).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_seat: Option<Seat>,
    /// How many rounds Mamma Mia! has: 3, or 1 for newcomers (MM-9).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u8>,
    /// Whether in Mamma Mia! a player who holds a topping must play one (MM-11).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>"))]
    pub must_play_topping: bool,
    /// The own kinds chosen, clockwise from the first seat; `None` or missing for who does not choose (MM-3).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>"))]
    pub own_kinds: Vec<Option<Kind>>,
}

/// A set-up that no game can start from.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// Too few or too many players.
    #[error("{rule}: {title} is for {} to {} players, not {players}", range.start(), range.end())]
    Players {
        /// The rule that says so.
        rule: Rule,
        /// The game's title.
        title: &'static str,
        /// How many can play.
        range: RangeInclusive<u8>,
        /// How many were asked for.
        players: u8,
    },
    /// An option with a value that it cannot have.
    #[error("{rule}: {why}")]
    Option {
        /// The rule that defines the option.
        rule: Rule,
        /// What is wrong.
        why: &'static str,
    },
    /// An option that belongs to another game.
    #[error("{title} has no option `{option}`")]
    NoSuchOption {
        /// The game's title.
        title: &'static str,
        /// The option's name.
        option: &'static str,
    },
    /// A game that the engine asked does not play.
    #[error("this engine does not play {0}")]
    OtherEngine(GameId),
}

impl Setup {
    /// A set-up with default options.
    pub fn new(game: GameId, players: u8) -> Setup {
        Setup { game, players, options: Options::default() }
    }

    /// Checks everything that can be wrong with a set-up.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn validate(&self) -> Result<(), SetupError> {
        let Setup { game, players, options } = self;
        if !game.players().contains(players) {
            let (rule, title, range) = (game.players_rule(), game.title(), game.players());
            return Err(SetupError::Players { rule, title, range, players: *players });
        }
        let first_seat_rule = match game {
            GameId::MammaMia => Rule::mm(8),
            GameId::SoleMio | GameId::Grande => Rule::sm(6),
            GameId::Calcory => Rule::ca(4),
        };
        let refuse = |rule, why| Err(SetupError::Option { rule, why });
        if options.first_seat.is_some_and(|seat| seat.number() > *players) {
            return refuse(first_seat_rule, "the first seat must be one of the players'");
        }
        self.validate_rounds().and_then(|()| self.validate_kinds())
    }

    fn validate_rounds(&self) -> Result<(), SetupError> {
        let no_such_option = |option| Err(SetupError::NoSuchOption { title: self.game.title(), option });
        match (self.game, self.options.rounds) {
            (_, None) | (GameId::MammaMia, Some(1 | 3)) => {}
            (GameId::MammaMia, Some(_)) => {
                return Err(SetupError::Option { rule: Rule::mm(9), why: "a game has 3 rounds, or 1" });
            }
            _ => return no_such_option("rounds"),
        }
        if self.options.must_play_topping && self.game != GameId::MammaMia {
            return no_such_option("must_play_topping");
        }
        Ok(())
    }

    fn validate_kinds(&self) -> Result<(), SetupError> {
        let kinds = &self.options.own_kinds;
        if kinds.is_empty() {
            return Ok(());
        }
        if self.game == GameId::Calcory {
            return Err(SetupError::NoSuchOption { title: self.game.title(), option: "own_kinds" });
        }
        let refuse = |why| Err(SetupError::Option { rule: Rule::mm(3), why });
        if kinds.len() > usize::from(self.players) {
            return refuse("more own kinds than players");
        }
        let twice =
            |kind: &Option<Kind>| kind.is_some() && kinds.iter().filter(|other| *other == kind).count() > 1;
        if kinds.iter().any(twice) {
            return refuse("two players cannot have the same own kind");
        }
        Ok(())
    }
}
