//! How much of what could be known was used.

use std::iter::Sum;
use std::ops::Add;

use serde::{Deserialize, Serialize};

use super::assess::Assessment;
use super::points::Points;

/// What memory was worth in some decisions, and how much of that was lost. Scores of several games are added.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MemoryScore {
    /// What a player who remembers nothing would have lost.
    pub available: Points,
    /// What this player lost that had been told.
    pub lost: Points,
}

/// Less than this in total says nothing about a memory: one percentage point.
const ENOUGH: Points = Points(100);

impl MemoryScore {
    pub(super) fn of<A>(seen: &Assessment<A>) -> MemoryScore {
        MemoryScore { available: seen.available, lost: seen.unused }
    }

    /// From 0 to 100; `None` where memory was worth hardly anything.
    pub fn percent(self) -> Option<u8> {
        let used = (self.available - self.lost).0.max(0);
        let percent = 100 * used / self.available.0.max(1);
        (self.available >= ENOUGH).then(|| u8::try_from(percent).unwrap_or(100))
    }
}

impl Add for MemoryScore {
    type Output = MemoryScore;

    fn add(self, other: MemoryScore) -> MemoryScore {
        MemoryScore { available: self.available + other.available, lost: self.lost + other.lost }
    }
}

impl Sum for MemoryScore {
    fn sum<I: Iterator<Item = MemoryScore>>(scores: I) -> MemoryScore {
        scores.fold(MemoryScore::default(), Add::add)
    }
}
