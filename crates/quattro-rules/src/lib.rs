//! The rules of four card games of memory and timing: Mamma Mia!, Sole Mio!, Mamma Mia! Grande and Calcory.
//!
//! ```
//! use quattro_rules::{Game, GameId, Pizza, Seeded, Setup, Silent};
//!
//! let mut dealer = Silent(Seeded::from_number(1));
//! let mut game = Pizza::deal(&Setup::new(GameId::MammaMia, 4), &mut dealer)?;
//! let mut actions = Vec::new();
//! while game.to_act().is_some() {
//!     game.legal(&mut actions);
//!     game.apply(actions[0], &mut dealer)?;
//! }
//! assert_eq!(game.outcome().map(|outcome| outcome.seats.len()), Some(4));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A game is a value. [`Game::apply`] moves it, [`Game::view`] says what a seat may see, and a [`Dealer`]
//! supplies all chance and hears what happens. There is no I/O, no clock, no thread and no prose here:
//! refusals and errors are data, which `quattro-words` puts into sentences. Both engines, [`Pizza`] and
//! [`Calcory`], use the same words for the same things.
//!
//! | look in | for |
//! |---|---|
//! | [`game`], [`dealer`], [`chance`] | what every game offers, and what it asks of its caller |
//! | [`pizza`], [`calcory`] | the two engines |
//! | [`setup`], [`seat`], [`rule`], [`notation`] | options, seats, rule numbers and refusals, short notation |
//! | [`progress`], [`with_engine!`] | a game with its events and its record; from a game's name to its engine |
//! | [`record`], [`position`] | whole games and single positions as files |
//! | [`json`] | how a browser's module reads JSON, in little code |

pub mod calcory;
#[cfg(any(test, target_family = "wasm"))]
#[cfg_attr(not(target_family = "wasm"), allow(unreachable_pub, reason = "only tests use it there"))]
mod chacha;
pub mod chance;
pub mod dealer;
mod engine;
pub mod game;
pub mod json;
pub mod notation;
pub mod pizza;
pub mod position;
pub mod progress;
pub mod record;
pub mod rule;
pub mod seat;
pub mod setup;

pub use calcory::Calcory;
pub use chance::{Chance, Seeded};
pub use dealer::{Audience, Dealer, Narrator, Silent, Told};
pub use game::{Game, Outcome};
pub use notation::NotationError;
pub use pizza::Pizza;
pub use position::{Position, PositionError};
pub use progress::GameInProgress;
pub use record::{Record, RecordError, Replay};
pub use rule::{Reason, Refusal, Rule};
pub use seat::Seat;
pub use setup::{GameId, Options, Setup, SetupError};
