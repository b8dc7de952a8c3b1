//! Time, which is handed in: bots that count playouts never ask for it, and those that do can be given any clock.

use std::sync::OnceLock;
use std::time::Duration;

use crate::search::Budget;

/// A clock: the time since some moment that stays the same. It never runs backwards.
pub type Now = fn() -> Duration;

/// The clock of the operating system. Panics where there is none, as in WebAssembly in a browser.
#[expect(clippy::disallowed_types, reason = "the one clock that is not handed in")]
pub fn system_clock() -> Duration {
    static START: OnceLock<std::time::Instant> = OnceLock::new();
    START.get_or_init(std::time::Instant::now).elapsed()
}

/// A proof may use one sixth of a time budget.
const PROOF_SHARE: u32 = 6;

/// The moment at which a bot must stop thinking.
#[derive(Clone, Copy, Debug)]
pub struct Deadline {
    now: Now,
    at: Duration,
}

impl Deadline {
    /// The moment `time` from now.
    pub(crate) fn after(time: Duration, now: Now) -> Deadline {
        Deadline { now, at: now().saturating_add(time) }
    }

    /// Whether it has passed.
    pub fn is_over(&self) -> bool {
        (self.now)() >= self.at
    }
}

/// What is left of a budget, from the moment that a bot is asked.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Remaining {
    Playouts(u32),
    Time {
        proof: Deadline,
        search: Deadline,
        /// Whether nothing was imagined yet: one playout always fits.
        is_first: bool,
    },
}

impl Remaining {
    /// Starts to spend a budget. Reads the clock only if the budget is a time.
    pub(crate) fn start(budget: Budget, now: Now) -> Remaining {
        match budget {
            Budget::Playouts(playouts) => Remaining::Playouts(playouts.max(1)),
            Budget::Time(time) => {
                let proof = Deadline::after(time / PROOF_SHARE, now);
                Remaining::Time { proof, search: Deadline::after(time, now), is_first: true }
            }
        }
    }

    /// When a proof must be found, so that there is time left to search without one.
    pub(crate) const fn end_of_proof(&self) -> Option<Deadline> {
        match self {
            Remaining::Playouts(_) => None,
            Remaining::Time { proof, .. } => Some(*proof),
        }
    }

    /// Whether there is budget for another playout, which is then spent.
    pub(crate) fn spend(&mut self) -> bool {
        match self {
            Remaining::Playouts(left) => {
                let goes_on = *left > 0;
                *left = left.saturating_sub(1);
                goes_on
            }
            Remaining::Time { search, is_first, .. } => std::mem::take(is_first) || !search.is_over(),
        }
    }
}
