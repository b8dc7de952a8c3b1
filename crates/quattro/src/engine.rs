//! The one place that knows which engine plays which game.

/// Runs `$body` with `$engine` standing for the engine that plays `$game`.
macro_rules! with_engine {
    ($game:expr, $engine:ident => $body:expr) => {
        match $game {
            quattro_rules::setup::GameId::MammaMia
            | quattro_rules::setup::GameId::SoleMio
            | quattro_rules::setup::GameId::Grande => {
                type $engine = quattro_rules::pizza::Pizza;
                $body
            }
            quattro_rules::setup::GameId::Calcory => {
                type $engine = quattro_rules::calcory::Calcory;
                $body
            }
        }
    };
}

pub(crate) use with_engine;
