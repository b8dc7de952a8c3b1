//! What the host of a table decides before the game: the game, the players, the options.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::notation::{Expected, NotationError, serde_as_notation};
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

    /// The possible numbers of players.
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

    /// The rule that says who starts, and who comes next.
    pub(crate) const fn first_seat_rule(self) -> Rule {
        match self {
            GameId::MammaMia => Rule::mm(8),
            GameId::SoleMio | GameId::Grande => Rule::sm(6),
            GameId::Calcory => Rule::ca(4),
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
        game.ok_or_else(|| NotationError::new(text, Expected::Game))
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
    /// Who starts; drawn at random if the host names nobody (MM-8, SM-6, CA-4).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_seat: Option<Seat>,
    /// How many rounds Mamma Mia! has: 3, or 1 for newcomers (MM-9).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u8>,
    /// Whether in Mamma Mia! a player who holds a topping must play one (MM-11).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>"))]
    pub must_play_topping: bool,
    /// The own kinds chosen, clockwise from the first seat; `None` or missing where nobody chooses (MM-3).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>"))]
    pub own_kinds: Vec<Option<Kind>>,
}

/// A set-up that no game can start from. `quattro-words` puts it into a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// Too few or too many players; [`GameId::players`] tells how many can play.
    Players {
        /// Which game.
        game: GameId,
        /// How many were asked for.
        players: u8,
    },
    /// The start player is nobody at the table.
    FirstSeat {
        /// Which game.
        game: GameId,
        /// The seat asked for.
        seat: Seat,
        /// How many play.
        players: u8,
    },
    /// Mamma Mia! has three rounds or one (MM-9).
    Rounds {
        /// The number asked for.
        rounds: u8,
    },
    /// More own kinds than players (MM-3).
    TooManyKinds {
        /// How many play.
        players: u8,
    },
    /// Two players with the same own kind (MM-3).
    SameKind(Kind),
    /// An option that belongs to another game.
    NoSuchOption {
        /// Which game.
        game: GameId,
        /// The option's name in files.
        option: &'static str,
    },
    /// A game that the engine asked does not play.
    OtherEngine(GameId),
}

impl SetupError {
    /// The rule that says so; none where no game has such an option or engine.
    pub const fn rule(&self) -> Option<Rule> {
        match self {
            SetupError::Players { game, .. } => Some(game.players_rule()),
            SetupError::FirstSeat { game, .. } => Some(game.first_seat_rule()),
            SetupError::Rounds { .. } => Some(Rule::mm(9)),
            SetupError::TooManyKinds { .. } | SetupError::SameKind(_) => Some(Rule::mm(3)),
            SetupError::NoSuchOption { .. } | SetupError::OtherEngine(_) => None,
        }
    }
}

/// The rule and the error's name, for logs and tests.
impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(rule) = self.rule() {
            write!(f, "{rule} ")?;
        }
        write!(f, "{self:?}")
    }
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
        let &Setup { game, players, ref options } = self;
        if !game.players().contains(&players) {
            return Err(SetupError::Players { game, players });
        }
        if let Some(seat) = options.first_seat.filter(|seat| seat.number() > players) {
            return Err(SetupError::FirstSeat { game, seat, players });
        }
        self.validate_rounds().and_then(|()| self.validate_kinds())
    }

    fn validate_rounds(&self) -> Result<(), SetupError> {
        let no_such_option = |option| Err(SetupError::NoSuchOption { game: self.game, option });
        match (self.game, self.options.rounds) {
            (_, None) | (GameId::MammaMia, Some(1 | 3)) => {}
            (GameId::MammaMia, Some(rounds)) => return Err(SetupError::Rounds { rounds }),
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
            return Err(SetupError::NoSuchOption { game: self.game, option: "own_kinds" });
        }
        if kinds.len() > usize::from(self.players) {
            return Err(SetupError::TooManyKinds { players: self.players });
        }
        let chosen = || kinds.iter().flatten();
        match chosen().find(|kind| chosen().filter(|other| other == kind).count() > 1) {
            Some(kind) => Err(SetupError::SameKind(*kind)),
            None => Ok(()),
        }
    }
}
