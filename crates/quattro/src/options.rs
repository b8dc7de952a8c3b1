//! The options of a game, shared by all commands that deal one.

use std::fmt;
use std::str::FromStr;

use quattro_rules::pizza::Kind;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Options, Setup, SetupError};

/// What the players agree on before the game.
#[derive(clap::Args, Clone, Debug)]
#[command(next_help_heading = "Game options")]
pub(crate) struct GameOptions {
    /// Who begins: a seat number, or `lot` for a random one.
    #[arg(long, value_name = "SEAT", default_value_t = First::Lot)]
    first: First,
    /// Number of rounds in Mamma Mia!: 3, or 1 to learn the game [default: 3].
    #[arg(long, value_name = "N")]
    rounds: Option<u8>,
    /// Mamma Mia!: players who hold a topping must play at least one.
    #[arg(long)]
    must_play: bool,
    /// The players' own kinds from the first seat on, such as `chili,any,olive`. A player with `any`, or with none
    /// named, gets the first kind still free in the order salami, pineapple, mushroom, chili, olive.
    #[arg(long, value_name = "KIND", value_delimiter = ',')]
    kinds: Vec<OwnKind>,
}

impl GameOptions {
    /// The set-up of a table with these options.
    ///
    /// # Errors
    /// If the game has no such option, or does not allow this number of players.
    pub(crate) fn setup(&self, game: GameId, players: u8) -> Result<Setup, SetupError> {
        let options = Options {
            first_seat: self.first.seat(),
            rounds: self.rounds,
            must_play_topping: self.must_play,
            own_kinds: self.kinds.iter().map(|own| own.0).collect(),
        };
        let setup = Setup { game, players, options };
        setup.validate()?;
        Ok(setup)
    }
}

/// Who begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum First {
    Lot,
    Seat(Seat),
}

impl First {
    const fn seat(self) -> Option<Seat> {
        match self {
            First::Lot => None,
            First::Seat(seat) => Some(seat),
        }
    }
}

impl fmt::Display for First {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            First::Lot => f.write_str("lot"),
            First::Seat(seat) => seat.fmt(f),
        }
    }
}

impl FromStr for First {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let seat = || text.parse::<usize>().ok()?.checked_sub(1).and_then(Seat::new);
        match text {
            "lot" => Ok(First::Lot),
            _ => seat().map(First::Seat).ok_or("use a seat number from 1 to 5, or lot"),
        }
    }
}

/// A player's own kind, or any kind that is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct OwnKind(Option<Kind>);

impl FromStr for OwnKind {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let kind = Kind::ALL.into_iter().find(|kind| kind.name() == text);
        match text {
            "any" => Ok(OwnKind(None)),
            _ => kind
                .map(|kind| OwnKind(Some(kind)))
                .ok_or("use salami, pineapple, mushroom, chili, olive or any"),
        }
    }
}

/// Reads the name of a game from the command line.
pub(crate) fn read_game(text: &str) -> Result<GameId, &'static str> {
    text.parse().map_err(|_| "use mamma-mia, sole-mio, grande or calcory")
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Typed {
        #[command(flatten)]
        options: GameOptions,
    }

    fn typed(line: &str) -> GameOptions {
        Typed::try_parse_from(format!("quattro {line}").split_whitespace()).expect("it can be typed").options
    }

    #[test]
    fn every_option_reaches_the_set_up() {
        let line = "--first 2 --rounds 1 --must-play --kinds any,chili";
        let setup = typed(line).setup(GameId::MammaMia, 3).expect("a game");
        let own_kinds = vec![None, Some(Kind::Chili)];
        let options =
            Options { first_seat: Seat::new(1), rounds: Some(1), must_play_topping: true, own_kinds };
        assert_eq!(setup.options, options);
    }

    #[test]
    fn without_options_everything_is_as_the_rules_say() {
        let setup = typed("").setup(GameId::Calcory, 3).expect("a game");
        assert_eq!(setup, Setup::new(GameId::Calcory, 3));
        assert_eq!(typed("--first lot").setup(GameId::Calcory, 3).expect("a game"), setup);
    }

    #[test]
    fn what_a_game_does_not_have_is_refused() {
        for (line, game) in [
            ("--rounds 1", GameId::SoleMio),
            ("--rounds 2", GameId::MammaMia),
            ("--must-play", GameId::Grande),
            ("--kinds chili", GameId::Calcory),
            ("--kinds chili,chili", GameId::MammaMia),
            ("--first 4", GameId::MammaMia),
        ] {
            assert!(typed(line).setup(game, 3).is_err(), "{line}");
        }
        for line in ["--first 0", "--first me", "--kinds onion"] {
            assert!(Typed::try_parse_from(format!("quattro {line}").split_whitespace()).is_err(), "{line}");
        }
    }
}
