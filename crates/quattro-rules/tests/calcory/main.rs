//! Calcory, rule by rule and over many random games.

mod ends;
mod examples;
mod hidden;
mod imagine;
mod notation;
mod positions;
mod properties;
mod random;
mod rules;
mod scene;
