//! The Python package `quattro_games`: a thin layer between NumPy and `quattro-env`. No rule lives here.
//!
//! Whatever can be wrong with what Python hands in is an exception that says what and where.

mod arrays;
mod batch;
mod chance;
mod game;
mod judge;
mod picture;
mod play;
mod solo;
mod text;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use quattro_bots::arena::Entrant;
use quattro_env::{Recall, tables};
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Options, Setup};
use quattro_words::{Language, Words};

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
    use super::{action_names, players, sections, version};
}

/// `ValueError` with the words of an error.
fn value_error(error: impl ToString) -> PyErr {
    PyValueError::new_err(error.to_string())
}

fn game_id(name: &str) -> PyResult<GameId> {
    let names = GameId::ALL.map(GameId::name).join(", ");
    name.parse().map_err(|_| PyValueError::new_err(format!("no game is called `{name}`; there are {names}")))
}

fn recall(name: &str) -> PyResult<Recall> {
    name.parse().map_err(|_| {
        PyValueError::new_err(format!("`memory` is \"none\", \"last\" or \"log\", not `{name}`"))
    })
}

fn entrant(name: &str) -> PyResult<Entrant> {
    name.parse().map_err(|error| PyValueError::new_err(format!("`{name}`: {error}")))
}

fn words(language: &str) -> PyResult<&'static Words> {
    let language: Language = language.parse().map_err(|_| {
        PyValueError::new_err(format!("`language` is \"en\", \"fr\" or \"de\", not `{language}`"))
    })?;
    Ok(Words::shared(language))
}

/// A seat of a game with this many players, counted from 0.
fn seat(number: usize, players: u8) -> PyResult<Seat> {
    Seat::new(number).filter(|seat| seat.number() <= players).ok_or_else(|| {
        PyValueError::new_err(format!(
            "there is no seat {number}; seats are numbered from 0 to {}",
            players - 1
        ))
    })
}

/// A valid set-up.
fn setup(game: &str, players: u8, options: Option<&str>) -> PyResult<Setup> {
    let options: Options = match options {
        Some(json) => serde_json::from_str(json)
            .map_err(|error| PyValueError::new_err(format!("invalid options: {error}")))?,
        None => Options::default(),
    };
    let setup = Setup { game: game_id(game)?, players, options };
    let words = Words::shared(Language::En);
    setup.validate().map_err(|error| PyValueError::new_err(words.setup_error(&error)))?;
    Ok(setup)
}

/// The names of a game's actions, by their numbers.
#[pyfunction]
fn action_names(game: &str) -> PyResult<Vec<String>> {
    Ok(tables::action_names(game_id(game)?))
}

/// The sections of a game's observations: name, first number, shape and meaning.
#[pyfunction]
fn sections(game: &str, memory: &str) -> PyResult<Vec<(String, usize, Vec<usize>, String)>> {
    let sections = tables::sections(game_id(game)?, recall(memory)?);
    let shape = |section: &quattro_env::Section| section.axes.iter().map(|axis| axis.width()).collect();
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
