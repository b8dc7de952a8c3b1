//! The rules of four card games of memory and timing.

pub mod calcory;
pub mod chance;
pub mod dealer;
pub mod game;
pub mod notation;
pub mod pizza;
pub mod position;
pub mod record;
pub mod rule;
pub mod seat;
pub mod setup;
