//! A chance to win as a whole number.

use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};

use serde::{Deserialize, Serialize};

/// A chance to win, or a change of it, in hundredths of a percentage point: sums are exact, and the same everywhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Points(pub i32);

impl Points {
    /// Nothing.
    pub const ZERO: Points = Points(0);
    /// Certainty.
    pub const ALL: Points = Points(10_000);

    /// The nearest number of points to a chance from 0 to 1, or a difference of two.
    pub fn of(chance: f64) -> Points {
        Points((chance * f64::from(Points::ALL.0)).round() as i32)
    }

    /// How many there are on average, of what is not a chance.
    pub fn number(self) -> f64 {
        f64::from(self.0) / f64::from(Points::ALL.0)
    }

    /// Whole percentage points, as people are shown them.
    pub fn percent(self) -> i32 {
        (f64::from(self.0) / 100.0).round() as i32
    }
}

impl Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        Points(self.0 + other.0)
    }
}

impl Sub for Points {
    type Output = Points;

    fn sub(self, other: Points) -> Points {
        Points(self.0 - other.0)
    }
}

impl Neg for Points {
    type Output = Points;

    fn neg(self) -> Points {
        Points(-self.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        self.0 += other.0;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(points: I) -> Points {
        points.fold(Points::ZERO, Add::add)
    }
}
