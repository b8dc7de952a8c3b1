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
    Time { start: Duration, proof: Deadline, search: Deadline, read: Duration, spent: u32 },
}

impl Remaining {
    /// Starts to spend a budget. Reads the clock only if the budget is a time.
    pub(crate) fn start(budget: Budget, now: Now) -> Remaining {
        match budget {
            Budget::Playouts(playouts) => Remaining::Playouts(playouts.max(1)),
            Budget::Time(time) => {
                let start = now();
                let at = |time| Deadline { now, at: start.saturating_add(time) };
                Remaining::Time {
                    start,
                    proof: at(time / PROOF_SHARE),
                    search: at(time),
                    read: start,
                    spent: 0,
                }
            }
        }
    }

    /// The share of the worker with this number out of `workers`, who all spend at the same time. Each gets at
    /// least one playout.
    pub(crate) fn share(self, number: u32, workers: u32) -> Remaining {
        match self {
            Remaining::Playouts(all) => {
                Remaining::Playouts((all / workers + u32::from(number < all % workers)).max(1))
            }
            time @ Remaining::Time { .. } => time,
        }
    }

    /// When a proof must be found, so that there is time left to search without one.
    pub(crate) const fn end_of_proof(&self) -> Option<Deadline> {
        match self {
            Remaining::Playouts(_) => None,
            Remaining::Time { proof, .. } => Some(*proof),
        }
    }

    /// Whether there is budget for another playout, which is then spent. One playout always fits.
    pub(crate) fn spend(&mut self) -> bool {
        match self {
            Remaining::Playouts(left) => {
                let goes_on = *left > 0;
                *left = left.saturating_sub(1);
                goes_on
            }
            Remaining::Time { search, read, spent, .. } => {
                if *spent > 0 {
                    *read = (search.now)();
                }
                *spent += 1;
                *spent == 1 || *read < search.at
            }
        }
    }

    /// How many playouts there is still budget for: exactly, or at the rate so far.
    pub(crate) fn left(&self) -> u32 {
        match self {
            Remaining::Playouts(left) => *left,
            Remaining::Time { start, search, read, spent, .. } => {
                let (took, left) = (read.saturating_sub(*start), search.at.saturating_sub(*read));
                let left = left.as_nanos() * u128::from(*spent) / took.as_nanos().max(1);
                u32::try_from(left).unwrap_or(u32::MAX)
            }
        }
    }

    /// Nothing more is spent.
    pub(crate) fn end(&mut self) {
        *self = Remaining::Playouts(0);
    }
}
