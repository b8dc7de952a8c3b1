//! The mapping from games to engines; there is no other.

/// Runs `$body` with `$engine` standing for the engine that plays `$game`.
///
/// ```
/// use quattro_rules::chance::Seeded;
/// use quattro_rules::progress::GameInProgress;
/// use quattro_rules::setup::{GameId, Setup};
/// use quattro_rules::with_engine;
///
/// for game in GameId::ALL {
///     let (setup, chance) = (Setup::new(game, 3), Seeded::from_number(1));
///     let told = with_engine!(game, Engine => GameInProgress::<Engine, _>::deal(&setup, chance)?.told().len());
///     assert!(told > 0);
/// }
/// # Ok::<(), quattro_rules::setup::SetupError>(())
/// ```
#[macro_export]
macro_rules! with_engine {
    ($game:expr, $engine:ident => $body:expr) => {
        match $game {
            $crate::setup::GameId::MammaMia
            | $crate::setup::GameId::SoleMio
            | $crate::setup::GameId::Grande => {
                type $engine = $crate::pizza::Pizza;
                $body
            }
            $crate::setup::GameId::Calcory => {
                type $engine = $crate::calcory::Calcory;
                $body
            }
        }
    };
}
