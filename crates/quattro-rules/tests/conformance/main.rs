//! Requirements that every game must meet, tested once for all of them.

mod citations;
mod golden;
mod hidden;
mod imagine;
mod laws;
mod playthroughs;
mod subject;

use quattro_rules::pizza::Kind;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Options, Setup, SetupError};

/// Every game with every number of players and every option.
fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for game in GameId::ALL {
        for players in game.players() {
            setups.extend(option_sets(game).into_iter().map(|options| Setup { game, players, options }));
        }
    }
    setups
}

fn option_sets(game: GameId) -> Vec<Options> {
    let default = Options::default();
    let first_seat = Options { first_seat: Seat::new(1), ..default.clone() };
    let own_kinds = Options { own_kinds: vec![Some(Kind::Olive), None], ..default.clone() };
    let must_play_topping = Options { must_play_topping: true, ..default.clone() };
    let one_round = Options { rounds: Some(1), ..default.clone() };
    match game {
        GameId::MammaMia => vec![default, first_seat, own_kinds, must_play_topping, one_round],
        GameId::SoleMio | GameId::Grande => vec![default, first_seat, own_kinds],
        GameId::Calcory => vec![default, first_seat],
    }
}

/// Runs a generic check for every set-up, on the engine that plays it.
macro_rules! for_every_setup {
    ($check:ident) => {
        for setup in crate::setups() {
            quattro_rules::with_engine!(setup.game, G => $check::<G>(&setup));
        }
    };
}

pub(crate) use for_every_setup;

#[test]
fn no_game_and_no_number_of_players_is_forgotten() {
    for game in GameId::ALL {
        for players in game.players() {
            assert!(setups().iter().any(|setup| setup.game == game && setup.players == players));
        }
        for players in [0, 1, game.players().end() + 1] {
            assert_eq!(Setup::new(game, players).validate(), Err(SetupError::Players { game, players }));
        }
    }
}
