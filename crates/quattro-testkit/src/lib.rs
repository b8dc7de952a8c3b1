//! What the tests of several crates share: random games, worlds that look the same to a seat, and counts of what
//! happened. Crates depend on it for their tests and examples only, so it may depend on all of them.
//!
//! It is used by tests, where a panic is how a failure is reported.
#![allow(clippy::missing_panics_doc, reason = "a panic is how a test fails")]

pub mod random;
pub mod redeal;
pub mod tally;
