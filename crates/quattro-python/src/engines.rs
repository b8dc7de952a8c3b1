//! Two engines, one of which plays.

use std::sync::{Mutex, MutexGuard};

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

/// What belongs to the engine of the pizza games, or to that of Calcory.
#[derive(Clone)]
pub(crate) enum Either<P, C> {
    Pizza(P),
    Calcory(C),
}

/// The same expression for either.
macro_rules! either {
    ($value:expr, $of:ident => $body:expr) => {
        match $value {
            $crate::engines::Either::Pizza($of) => $body,
            $crate::engines::Either::Calcory($of) => $body,
        }
    };
}

pub(crate) use either;

/// Games that one call at a time may play.
pub(crate) fn alone<T>(games: &Mutex<T>) -> PyResult<MutexGuard<'_, T>> {
    games.try_lock().map_err(|_| PyRuntimeError::new_err("another call is playing these games"))
}
