//! The rules of four card games of memory and timing: Mamma Mia!, Sole Mio!, Mamma Mia! Grande and Calcory.
//!
//! A game is a value. [`Game::apply`](game::Game::apply) moves it, [`Game::view`](game::Game::view) says what
//! a seat may see, and everything random is handed in by a [`Dealer`](dealer::Dealer). There is no I/O, no
//! clock and no thread here. A whole game in a dozen lines:
//!
//! ```
//! use quattro_rules::chance::Seeded;
//! use quattro_rules::dealer::Silent;
//! use quattro_rules::game::Game;
//! use quattro_rules::pizza::Pizza;
//! use quattro_rules::setup::{GameId, Setup};
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
//! | look in | for |
//! |---|---|
//! | [`game`], [`dealer`], [`chance`] | what every game offers, and what it asks of its surroundings |
//! | [`pizza`], [`calcory`] | the two engines |
//! | [`setup`], [`seat`], [`rule`], [`notation`] | options, chairs, rule numbers, short notation |
//! | [`progress`], [`with_engine!`] | a game with its events and its record; from a game's name to its engine |
//! | [`record`], [`position`] | whole games and single positions as files |

pub mod calcory;
pub mod chance;
pub mod dealer;
mod engine;
pub mod game;
pub mod notation;
pub mod pizza;
pub mod position;
pub mod progress;
pub mod record;
pub mod rule;
pub mod seat;
pub mod setup;
