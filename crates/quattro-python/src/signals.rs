//! Ctrl-C during calls that take long.

use std::time::{Duration, Instant};

use pyo3::prelude::*;

/// How often Python is asked. To ask takes its lock, for which other threads may compete.
const INTERVAL: Duration = Duration::from_millis(50);

/// Asks Python now and then whether a signal wants the call to end. Python tells only its main thread.
#[derive(Debug)]
pub(crate) struct Signals {
    asked: Instant,
}

impl Signals {
    /// For a call that has just begun.
    pub(crate) fn new() -> Signals {
        Signals { asked: Instant::now() }
    }

    /// The exception that a signal has raised, if it is time to ask.
    #[expect(
        clippy::redundant_closure_for_method_calls,
        reason = "the method is not general enough over lifetimes"
    )]
    pub(crate) fn check(&mut self) -> PyResult<()> {
        if self.asked.elapsed() < INTERVAL {
            return Ok(());
        }
        self.asked = Instant::now();
        Python::attach(|py| py.check_signals())
    }
}
