//! Helpers shared by the tests of several crates: random games, worlds that look the same to a seat, and
//! a PostgreSQL, statistics. Crates use it only in tests and examples, so it may depend on all of them.
//!
//! It is used by tests, where a panic is how a failure is reported.
#![allow(clippy::missing_panics_doc, reason = "a panic is how a test fails")]

pub mod postgres;
pub mod random;
pub mod redeal;
pub mod tally;
