//! The threads that bots think on: a bounded pool, away from the network threads and from every table's lock.

use std::sync::Arc;

use quattro_bots::system_clock;
use quattro_table::{Job, Thought};
use tokio::sync::Semaphore;

/// Lets a fixed number of bots think at the same time. The others wait in order of arrival.
#[derive(Clone, Debug)]
pub(crate) struct BotPool(Arc<Semaphore>);

impl BotPool {
    pub(crate) fn new(threads: usize) -> BotPool {
        BotPool(Arc::new(Semaphore::new(threads.max(1))))
    }

    /// Lets a bot think on a separate thread. `None` if the bot panics or the server stops.
    pub(crate) async fn think(&self, job: Job) -> Option<Thought> {
        let permit = Arc::clone(&self.0).acquire_owned().await.ok()?;
        let thinking = tokio::task::spawn_blocking(move || {
            let thought = job.think(system_clock);
            drop(permit);
            thought
        });
        thinking.await.inspect_err(|error| tracing::error!(%error, "a bot panicked")).ok()
    }
}
