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
    /// The clock of a machine in a simulated world.
    #[cfg(feature = "simulation")]
    Simulated(std::sync::Arc<SimulatedClock>),
}

/// The clock of a program on a simulated machine: as [`Clock::System`], with tokio's time and a wall clock that can be
/// set.
#[cfg(feature = "simulation")]
#[derive(Debug)]
pub struct SimulatedClock {
    wall: std::sync::Arc<SimulatedWall>,
    began: tokio::time::Instant,
    beginning: AtomicU64,
}

/// The wall clock of a simulated machine.
#[cfg(feature = "simulation")]
#[derive(Debug)]
pub struct SimulatedWall {
    began: tokio::time::Instant,
    /// What it showed then, in milliseconds since 1970.
    showed: AtomicU64,
}

#[cfg(feature = "simulation")]
impl SimulatedWall {
    /// A clock that shows this time now.
    pub fn new(now: u64) -> SimulatedWall {
        SimulatedWall { began: tokio::time::Instant::now(), showed: now.into() }
    }

    /// Sets it forward or back, by milliseconds.
    pub fn set_by(&self, change: i64) {
        let showed = self.showed.load(Ordering::Relaxed);
        self.showed.store(showed.saturating_add_signed(change), Ordering::Relaxed);
    }
}

#[cfg(feature = "simulation")]
impl SimulatedClock {
    /// The clock of a program that starts now.
    pub fn new(wall: std::sync::Arc<SimulatedWall>) -> SimulatedClock {
        SimulatedClock { wall, began: tokio::time::Instant::now(), beginning: AtomicU64::new(0) }
    }

    fn now(&self) -> u64 {
        let now = tokio::time::Instant::now();
        let showed = Duration::from_millis(self.wall.showed.load(Ordering::Relaxed));
        latest(&self.beginning, now - self.began, showed + (now - self.wall.began))
    }
}

impl Clock {
    /// Milliseconds since 1970.
    pub fn now(&self) -> u64 {
        match self {
            Clock::System => now(),
            Clock::Manual(time) => *time.borrow(),
            #[cfg(feature = "simulation")]
            Clock::Simulated(clock) => clock.now(),
        }
    }

    /// It is at least this late, in milliseconds since 1970, because something was stored then.
    pub(crate) fn is_after(&self, moment: u64) {
        let now = self.now();
        // A time further ahead was a mistake, which must not be made again and again.
        if moment > now && moment - now < MOST_AHEAD {
            match self {
                Clock::System => _ = BEGINNING.1.fetch_add(moment - now, Ordering::Relaxed),
                Clock::Manual(_) => {}
                #[cfg(feature = "simulation")]
                Clock::Simulated(clock) => _ = clock.beginning.fetch_add(moment - now, Ordering::Relaxed),
            }
        }
    }

    /// Whether a jump means that the process stood still. A test's clock jumps all the time.
    pub(crate) fn can_stand_still(&self) -> bool {
        !matches!(self, Clock::Manual(_))
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
            #[cfg(feature = "simulation")]
            Clock::Simulated(clock) => {
                tokio::time::sleep(Duration::from_millis(moment.saturating_sub(clock.now()))).await;
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
