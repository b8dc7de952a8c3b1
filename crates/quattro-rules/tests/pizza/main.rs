//! The rules of the pizza games, one test or more for every number.

mod grande;
mod hidden;
mod mamma_mia;
mod scene;
mod sole_mio;
mod support;
