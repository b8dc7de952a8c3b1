//! Sole Mio!, rules SM-1 to SM-60 and the worked examples.

mod cards;
mod citations;
mod duel;
mod end;
mod examples;
mod help;
mod matching;
mod particular;
mod round;
mod scoring;
mod series;
