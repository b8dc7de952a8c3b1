//! The time of day, as the log writes it.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

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

/// A clock that goes with tokio's, and that can be set.
#[cfg(feature = "simulation")]
#[derive(Debug)]
pub struct SimulatedClock {
    began: tokio::time::Instant,
    /// What it showed then, in milliseconds since 1970.
    showed: std::sync::atomic::AtomicU64,
}

#[cfg(feature = "simulation")]
impl SimulatedClock {
    /// A clock that shows this time now.
    pub fn new(now: u64) -> SimulatedClock {
        SimulatedClock { began: tokio::time::Instant::now(), showed: now.into() }
    }

    /// Sets it forward or back, by milliseconds.
    pub fn set_by(&self, change: i64) {
        use std::sync::atomic::Ordering;
        let showed = self.showed.load(Ordering::Relaxed);
        self.showed.store(showed.saturating_add_signed(change), Ordering::Relaxed);
    }

    fn now(&self) -> u64 {
        let showed = self.showed.load(std::sync::atomic::Ordering::Relaxed);
        showed.saturating_add(u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX))
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

/// Milliseconds since 1970, by the clock of the operating system.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
