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
}

impl Clock {
    /// Milliseconds since 1970.
    pub fn now(&self) -> u64 {
        match self {
            Clock::System => now(),
            Clock::Manual(time) => *time.borrow(),
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

/// Milliseconds since 1970, by the clock of the operating system.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
