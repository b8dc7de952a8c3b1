//! What Python hands in, read once: whatever is wrong is an exception that names the argument.

use std::fmt::Display;
use std::ops::RangeInclusive;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyString};
use quattro_bots::arena::Entrant;
use quattro_env::Recall;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Options, Setup};
use quattro_words::{Language, Words};
use serde_json::{Map, Value};

/// `ValueError` with the words of an error.
pub(crate) fn value_error(error: impl ToString) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// A whole number in a range, also one of NumPy's.
fn whole<'py, T>(value: &Bound<'py, PyAny>, name: &str, range: RangeInclusive<T>) -> PyResult<T>
where
    T: for<'a> FromPyObject<'a, 'py> + PartialOrd + Display,
{
    let is_bool = value.is_instance_of::<PyBool>();
    if let Some(number) = value.extract::<T>().ok().filter(|number| !is_bool && range.contains(number)) {
        return Ok(number);
    }
    if is_bool || value.call_method0("__index__").is_err() {
        return Err(PyTypeError::new_err(format!("`{name}` is a whole number, not {}", value.repr()?)));
    }
    let (first, last) = range.into_inner();
    // Python writes no numbers of more than 4,300 digits.
    let given = value.str().map_or_else(|_| "a far longer number".to_owned(), |digits| digits.to_string());
    Err(PyValueError::new_err(format!("`{name}` is from {first} to {last}, not {given}")))
}

pub(crate) fn seed(value: &Bound<'_, PyAny>) -> PyResult<u64> {
    whole(value, "seed", 0..=u64::MAX)
}

pub(crate) fn number(value: &Bound<'_, PyAny>) -> PyResult<u64> {
    whole(value, "number", 0..=u64::MAX)
}

pub(crate) fn action(value: &Bound<'_, PyAny>) -> PyResult<i64> {
    whole(value, "action", i64::MIN..=i64::MAX)
}

pub(crate) fn outcome(value: &Bound<'_, PyAny>) -> PyResult<u8> {
    whole(value, "outcome", 0..=u8::MAX)
}

/// As many games as can be counted; whether there is memory for them is asked later.
pub(crate) fn games(value: &Bound<'_, PyAny>) -> PyResult<usize> {
    whole(value, "games", 1..=isize::MAX as usize)
}

/// The same, as Gymnasium calls it.
pub(crate) fn num_envs(value: &Bound<'_, PyAny>) -> PyResult<usize> {
    whole(value, "num_envs", 1..=isize::MAX as usize)
}

/// At most as many threads as the machine has cores: more would only wait. The number makes no difference to the games.
pub(crate) fn threads(value: &Bound<'_, PyAny>) -> PyResult<usize> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    whole(value, "threads", 1..=usize::MAX).map(|threads| threads.min(cores))
}

/// None stands for the usual number of players.
pub(crate) fn players(value: &Bound<'_, PyAny>) -> PyResult<Option<u8>> {
    if value.is_none() { Ok(None) } else { whole(value, "players", 0..=u8::MAX).map(Some) }
}

/// A seat, or None for a spectator. Whether it is one of the game's is asked by [`seat_of`].
pub(crate) fn viewer(value: &Bound<'_, PyAny>) -> PyResult<Option<usize>> {
    if value.is_none() { Ok(None) } else { seat(value).map(Some) }
}

pub(crate) fn seat(value: &Bound<'_, PyAny>) -> PyResult<usize> {
    whole(value, "seat", 0..=usize::from(u8::MAX))
}

/// A seat of a game with this many players, counted from 0.
pub(crate) fn seat_of(number: usize, players: u8) -> PyResult<Seat> {
    Seat::new(number).filter(|seat| seat.number() <= players).ok_or_else(|| {
        PyValueError::new_err(format!(
            "there is no seat {number}; seats are numbered from 0 to {}",
            players - 1
        ))
    })
}

pub(crate) fn game_id(name: &str) -> PyResult<GameId> {
    let names = GameId::ALL.map(GameId::name).join(", ");
    name.parse().map_err(|_| PyValueError::new_err(format!("no game is called `{name}`; there are {names}")))
}

pub(crate) fn recall(name: &str) -> PyResult<Recall> {
    name.parse().map_err(|_| {
        PyValueError::new_err(format!("`memory` is \"none\", \"last\" or \"log\", not `{name}`"))
    })
}

pub(crate) fn entrant(name: &str) -> PyResult<Entrant> {
    name.parse().map_err(|error| PyValueError::new_err(format!("`{name}`: {error}")))
}

pub(crate) fn words(language: &str) -> PyResult<&'static Words> {
    let language: Language = language.parse().map_err(|_| {
        PyValueError::new_err(format!("`language` is \"en\", \"fr\" or \"de\", not `{language}`"))
    })?;
    Ok(Words::shared(language))
}

/// The host's choices: a dictionary, or the same as JSON.
pub(crate) fn options(value: &Bound<'_, PyAny>) -> PyResult<Option<Options>> {
    if value.is_none() {
        return Ok(None);
    }
    let json = if value.is_instance_of::<PyString>() {
        value.clone()
    } else {
        value.py().import("json")?.call_method1("dumps", (value,))?
    };
    let refuse = |error| value_error(format!("`options`: {error}"));
    // Without this, a list of values would do, in the order that the options happen to have.
    let named: Map<String, Value> = serde_json::from_str(json.extract()?).map_err(refuse)?;
    serde_json::from_value(Value::Object(named)).map(Some).map_err(refuse)
}

/// A valid set-up. Unless given, there is one player less than the game allows.
pub(crate) fn setup(game: &str, players: Option<u8>, options: Option<Options>) -> PyResult<Setup> {
    let game = game_id(game)?;
    let players = players.unwrap_or(game.players().end() - 1);
    let setup = Setup { game, players, options: options.unwrap_or_default() };
    let words = Words::shared(Language::En);
    setup.validate().map_err(|error| value_error(words.setup_error(&error)))?;
    Ok(setup)
}
