//! The rules of the pizza games, one test or more for every number.

mod mamma_mia;
mod support;
