//! The games as programs see them: numbers of actions, observations, batches.

mod actions;
mod batches;
mod page;
mod secrecy;
mod symmetry;

use quattro_rules::pizza::Kind;
use quattro_rules::setup::{GameId, Options, Setup};

/// Every game with every number of players, and with other own kinds.
fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for game in GameId::ALL {
        for players in game.players() {
            setups.push(Setup::new(game, players));
            if game != GameId::Calcory {
                let options = Options { own_kinds: vec![Some(Kind::Olive), None], ..Options::default() };
                setups.push(Setup { game, players, options });
            }
        }
    }
    setups
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
