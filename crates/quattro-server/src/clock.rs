//! The time of day, as the log writes it.
//!
//! It never runs backwards. Whoever sets the clock of the machine back would otherwise give somebody an hour to
//! decide; so the server keeps the time it had, and goes on from there.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

/// Tells the time and waits for a moment. A test can hand in a clock that it moves itself.
#[derive(Clone, Debug, Default)]
pub enum Clock {
    /// The clock of the operating system.
    #[default]
    System,
    /// A clock that stands still until its sender moves it, in milliseconds since 1970.
    Manual(watch::Receiver<u64>),
}

impl Clock {
    /// Milliseconds since 1970.
    pub fn now(&self) -> u64 {
        match self {
            Clock::System => now(),
            Clock::Manual(time) => *time.borrow(),
        }
    }

    /// It is at least this late, in milliseconds since 1970, because something was stored then.
    pub(crate) fn is_after(&self, moment: u64) {
        let now = self.now();
        // A time further ahead was a mistake, which must not be made again and again.
        if matches!(self, Clock::System) && moment > now && moment - now < MOST_AHEAD {
            BEGINNING.1.fetch_add(moment - now, Ordering::Relaxed);
        }
    }

    /// Waits for a moment, in milliseconds since 1970.
    pub(crate) async fn until(&self, moment: u64) {
        match self {
            Clock::System => {
                tokio::time::sleep(Duration::from_millis(moment.saturating_sub(now()))).await;
            }
            Clock::Manual(time) => {
                if time.clone().wait_for(|time| *time >= moment).await.is_err() {
                    // Whoever moved the clock is gone.
                    std::future::pending::<()>().await;
                }
            }
        }
    }
}

/// How far stored times may be ahead of the clock for the clock to follow them: a day, in milliseconds.
const MOST_AHEAD: u64 = 86_400_000;

/// When the process began: by a clock that nobody can set, and in milliseconds since 1970.
static BEGINNING: LazyLock<(Instant, AtomicU64)> = LazyLock::new(|| (Instant::now(), AtomicU64::new(0)));

/// Milliseconds since 1970, by the clock of the operating system. It follows when that is set forward.
pub(crate) fn now() -> u64 {
    let wall = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    latest(&BEGINNING.1, BEGINNING.0.elapsed(), wall)
}

fn latest(beginning: &AtomicU64, running: Duration, wall: Duration) -> u64 {
    let [running, wall] = [running, wall].map(|time| u64::try_from(time.as_millis()).unwrap_or(u64::MAX));
    let began = wall.saturating_sub(running);
    running.saturating_add(beginning.fetch_max(began, Ordering::Relaxed).max(began))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_follows_forward_and_never_runs_backwards() {
        let beginning = AtomicU64::new(0);
        let at = |running, wall| latest(&beginning, Duration::from_secs(running), Duration::from_secs(wall));
        assert_eq!(at(0, 10_000), 10_000_000);
        assert_eq!(at(5, 10_005), 10_005_000);
        // The clock is set back by an hour, and runs on.
        assert_eq!(at(6, 6_406), 10_006_000);
        assert_eq!(at(60, 6_460), 10_060_000);
        // It is set forward, or the machine slept.
        assert_eq!(at(61, 20_000), 20_000_000);
        assert_eq!(at(62, 20_001), 20_001_000);
    }
}
