//! Exact sentences: plurals, genders, elisions, cases.

mod asked;
mod calcory;
mod pizza;
mod support;
