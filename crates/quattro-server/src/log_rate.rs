//! Trouble that comes in great numbers is logged once in a while.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::clock::now;

/// The same trouble is logged once in this time, in milliseconds.
const EVERY: u64 = 60_000;

/// When some trouble was logged last.
#[derive(Debug, Default)]
pub(crate) struct LogRate(AtomicU64);

impl LogRate {
    pub(crate) const fn new() -> LogRate {
        LogRate(AtomicU64::new(0))
    }

    /// Whether it is time to log it again.
    pub(crate) fn is_time(&self) -> bool {
        let (now, before) = (now(), self.0.load(Ordering::Relaxed));
        let is_time = now.saturating_sub(before) >= EVERY;
        is_time && self.0.compare_exchange(before, now, Ordering::Relaxed, Ordering::Relaxed).is_ok()
    }
}
