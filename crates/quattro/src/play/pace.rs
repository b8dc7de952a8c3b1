//! The speed at which events are shown.

use std::time::Duration;

/// A speed, set with + and -.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pace(usize);

/// Time between announcements, from slowest to instant.
const PAUSES: [u64; 6] = [3200, 2000, 1200, 700, 350, 0];
/// Factor by which the last announcement stays longer.
const LINGER: u32 = 4;
/// Minimum time for the last announcement, even at the highest speed.
const LEAST_LINGER: Duration = Duration::from_secs(2);

impl Default for Pace {
    fn default() -> Pace {
        Pace(3)
    }
}

impl Pace {
    #[cfg(test)]
    pub(super) const AT_ONCE: Pace = Pace(PAUSES.len() - 1);

    /// The time between two announcements.
    pub(super) fn pause(self) -> Duration {
        Duration::from_millis(PAUSES[self.0])
    }

    /// The time for which the last announcement is shown.
    pub(super) fn linger(self) -> Duration {
        (self.pause() * LINGER).max(LEAST_LINGER)
    }

    /// One step faster.
    pub(super) fn faster(self) -> Pace {
        Pace((self.0 + 1).min(PAUSES.len() - 1))
    }

    /// One step slower.
    pub(super) fn slower(self) -> Pace {
        Pace(self.0.saturating_sub(1))
    }

    /// The speed in marks, such as `>>>···`.
    pub(super) fn marks(self) -> String {
        (0..PAUSES.len()).map(|step| if step <= self.0 { '>' } else { '·' }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_has_a_slowest_and_a_fastest_step() {
        let slowest = (0..20).fold(Pace::default(), |pace, _| pace.slower());
        let fastest = (0..20).fold(Pace::default(), |pace, _| pace.faster());
        assert_eq!((slowest.marks().as_str(), fastest.marks().as_str()), (">·····", ">>>>>>"));
        assert_eq!(fastest, Pace::AT_ONCE);
        assert!(slowest.pause() > fastest.pause() && fastest.pause().is_zero());
    }
}
