//! The threads that bots think on: a bounded pool, away from the network threads and from every table's lock.

use std::sync::Arc;
use std::time::Duration;

use quattro_bots::system_clock;
use quattro_table::{Job, Thought};
use tokio::sync::Semaphore;

/// Lets a fixed number of bots think at the same time. The others wait in order of arrival.
#[derive(Clone, Debug)]
pub(crate) struct BotPool {
    places: Arc<Semaphore>,
    /// In a simulated world there are no threads.
    #[cfg(feature = "simulation")]
    at_once: bool,
}

impl BotPool {
    pub(crate) fn new(threads: usize) -> BotPool {
        BotPool {
            places: Arc::new(Semaphore::new(threads.max(1))),
            #[cfg(feature = "simulation")]
            at_once: false,
        }
    }

    /// Bots that think where they are asked.
    #[cfg(feature = "simulation")]
    pub(crate) fn at_once() -> BotPool {
        BotPool { at_once: true, ..BotPool::new(1) }
    }

    /// Lets a bot think on a separate thread. `None` if the bot panics or the server stops.
    ///
    /// A bot keeps its place in the pool for `at_least`, even if it has only one answer: when many bots wait
    /// for a place, an answer without a choice must not come sooner than another.
    pub(crate) async fn think(&self, job: Job, at_least: Duration) -> Option<Thought> {
        let permit = Arc::clone(&self.places).acquire_owned().await.ok()?;
        #[cfg(feature = "simulation")]
        if self.at_once {
            tokio::time::sleep(at_least).await;
            return Some(job.think(system_clock));
        }
        let thinking = tokio::task::spawn_blocking(move || job.think(system_clock));
        let (thought, ()) = tokio::join!(thinking, tokio::time::sleep(at_least));
        drop(permit);
        thought.inspect_err(|error| tracing::error!(%error, "a bot panicked")).ok()
    }
}
