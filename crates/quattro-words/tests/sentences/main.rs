//! Sentences to the letter: plurals, genders, elisions, cases.

mod calcory;
mod pizza;
mod support;
