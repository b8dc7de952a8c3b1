//! The threads that bots think on.

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::engine::Job;

/// So many bots think at once, and the others wait in the order in which they came.
#[derive(Clone, Debug)]
pub(crate) struct Pool(Arc<Semaphore>);

impl Pool {
    pub(crate) fn new(threads: usize) -> Pool {
        Pool(Arc::new(Semaphore::new(threads.max(1))))
    }

    /// Does the thinking on a thread of its own. Nothing comes of it if the bot gives up with a panic or the
    /// server stops.
    pub(crate) async fn think(&self, job: Job) -> Option<String> {
        let permit = Arc::clone(&self.0).acquire_owned().await.ok()?;
        let thought = tokio::task::spawn_blocking(move || {
            let action = job.think();
            drop(permit);
            action
        });
        thought.await.inspect_err(|error| tracing::error!(%error, "a bot gave up")).ok()
    }
}
