//! Durations, sorted and told.

use std::time::Duration;

/// Durations that were measured.
#[derive(Default)]
pub(crate) struct Durations(Vec<Duration>);

impl Durations {
    pub(crate) fn note(&mut self, duration: Duration) {
        self.0.push(duration);
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// Tells how long most of them and all of them took.
    pub(crate) fn report(&mut self, what: &str) {
        self.0.sort_unstable();
        let at = |per_mille: usize| {
            let index = (self.0.len() * per_mille / 1000).min(self.0.len().saturating_sub(1));
            self.0.get(index).map_or(0.0, |duration| duration.as_secs_f64() * 1000.0)
        };
        println!(
            "{what}: half within {:.1} ms, 90 % {:.1}, 99 % {:.1}, 99.9 % {:.1}, all {:.1} ({})",
            at(500),
            at(900),
            at(990),
            at(999),
            at(1000),
            self.0.len()
        );
    }
}
