//! The table without a terminal: keys go in, screens come out.

mod player;
mod screens;
mod whole_games;
