//! The rules of the pizza games, one test or more for every number.

mod coverage;
mod eleven_orders;
mod grande;
mod hidden;
mod mamma_mia;
mod payments;
mod positions;
mod refusals;
mod scene;
mod shortfalls;
mod sole_mio;
mod support;
