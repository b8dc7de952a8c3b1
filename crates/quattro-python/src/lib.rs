//! The Python package `quattro_games`: a thin layer between NumPy and `quattro-env`. No rule lives here.
//!
//! Whatever can be wrong with what Python hands in is an exception that says what and where.

mod arguments;
mod arrays;
mod batch;
mod chance;
mod engines;
mod game;
mod judge;
mod picture;
mod play;
mod signals;
mod solo;
mod text;

use pyo3::prelude::*;
use quattro_env::{Section, tables};

use crate::arguments::{game_id, recall};

/// The compiled part of `quattro_games`.
#[pymodule]
mod _engine {
    #[pymodule_export]
    use super::batch::Batch;
    #[pymodule_export]
    use super::game::{Bot, Game};
    #[pymodule_export]
    use super::judge::{bots_play, judge, replay};
    #[pymodule_export]
    use super::solo::Solo;
    #[pymodule_export]
    use super::{action_names, checked_seed, players, sections, version};
}

/// The names of a game's actions, by their numbers.
#[pyfunction]
fn action_names(game: &str) -> PyResult<Vec<String>> {
    Ok(tables::action_names(game_id(game)?))
}

/// A section of observations: name, first number, shape and meaning.
type Described = (String, usize, Vec<usize>, String);

/// The sections of a game's observations.
#[pyfunction]
fn sections(game: &str, memory: &str) -> PyResult<Vec<Described>> {
    let sections = tables::sections(game_id(game)?, recall(memory)?);
    let shape = |section: &Section| section.axes.iter().map(|axis| axis.width()).collect();
    Ok(sections
        .iter()
        .map(|section| (section.name.to_owned(), section.start, shape(section), section.meaning.to_owned()))
        .collect())
}

/// The name and version of a game's actions and observations.
#[pyfunction]
fn version(game: &str) -> PyResult<String> {
    Ok(tables::version(game_id(game)?))
}

/// The fewest and the most players of a game.
#[pyfunction]
fn players(game: &str) -> PyResult<(u8, u8)> {
    let players = game_id(game)?.players();
    Ok((*players.start(), *players.end()))
}

/// A seed from 0 to 2**64 - 1, if it is one.
#[pyfunction]
fn checked_seed(#[pyo3(from_py_with = arguments::seed)] seed: u64) -> u64 {
    seed
}
