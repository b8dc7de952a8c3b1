//! The games as programs that learn need them: every action has a number, every observation is a row of bytes,
//! and thousands of games are played in one call.
//!
//! ```
//! use quattro_env::{Arrays, Batch, Recall};
//! use quattro_rules::{GameId, Pizza, Setup};
//!
//! let mut batch = Batch::<Pizza>::new(&Setup::new(GameId::MammaMia, 4), 8, 1, Recall::Last)?;
//! let mut arrays = Arrays::for_batch(&batch);
//! batch.begin(&mut arrays.as_mut(), 1)?;
//! for _ in 0..1000 {
//!     batch.step_at_random(&mut arrays.as_mut(), 1)?;
//! }
//! # Ok::<(), quattro_env::BatchError>(())
//! ```
//!
//! | look in | for |
//! |---|---|
//! | [`learnable`] | what a game must offer |
//! | [`page`] | how an observation is written, and described from the same code |
//! | [`pizza`], [`calcory`] | the numbers of the actions, the observations, and what can be remembered |
//! | [`batch`] | many games at once |
//! | [`workers`] | threads that wait for a share of them |
//! | [`returns`] | what a finished game is worth |
//! | [`tables`] | `docs/observations.md` |
//!
//! An observation is a function of what the seat sees (its view) and of what was told to everybody. Neither holds
//! anything hidden, so an observation cannot either; `tests/secrecy.rs` deals unseen cards anew and compares.

pub mod batch;
pub mod calcory;
pub mod learnable;
pub mod page;
pub mod pizza;
pub mod returns;
pub mod tables;
pub mod workers;

pub use batch::{Arrays, ArraysMut, Batch, BatchError};
pub use learnable::{Heard, Learnable, Recall};
pub use page::Section;
