//! Threads that wait for games: to start one takes as long as to play dozens of them.

use std::mem;
use std::process;
use std::sync::{Arc, Mutex};
use std::thread::available_parallelism;

use rayon_core::{ThreadPool, ThreadPoolBuilder};

/// The threads of all batches, and the process that they belong to.
static WORKERS: Mutex<Option<(u32, Arc<ThreadPool>)>> = Mutex::new(None);

/// Does `work` for every share: for the first on the calling thread, for the others on threads that wait for them.
pub fn share<T: Send>(shares: impl IntoIterator<Item = T>, work: impl Fn(T) + Sync) {
    let mut shares = shares.into_iter();
    let own = shares.next();
    let mut others = shares.peekable();
    if others.peek().is_some()
        && let Some(workers) = workers()
    {
        workers.in_place_scope(|scope| {
            for share in others {
                let work = &work;
                scope.spawn(move |_| work(share));
            }
            own.into_iter().for_each(&work);
        });
    } else {
        own.into_iter().chain(others).for_each(work);
    }
}

/// None if they cannot be had: then the calling thread does it all.
fn workers() -> Option<Arc<ThreadPool>> {
    // Never waits: in a process that was forked at the wrong moment the lock stays locked.
    let mut kept = WORKERS.try_lock().ok()?;
    match &*kept {
        Some((process, workers)) if *process == process::id() => Some(Arc::clone(workers)),
        _ => {
            let threads = available_parallelism().map_or(1, |cores| cores.get() - 1).max(1);
            let named = ThreadPoolBuilder::new().num_threads(threads).thread_name(|_| "quattro".to_owned());
            let workers = Arc::new(named.build().ok()?);
            // A forked process has none of its parent's threads, and must not wait for them.
            mem::forget(kept.replace((process::id(), Arc::clone(&workers))));
            Some(workers)
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU8, Ordering};

    use super::*;

    #[test]
    fn every_share_is_done_once() {
        for shares in [0, 1, 2, 30] {
            let done: Vec<AtomicU8> = (0..shares).map(|_| AtomicU8::new(0)).collect();
            share(&done, |done| {
                done.fetch_add(1, Ordering::Relaxed);
            });
            assert!(done.iter().all(|done| done.load(Ordering::Relaxed) == 1));
        }
    }

    #[test]
    fn a_share_that_panics_is_not_lost() {
        for bad in [0, 1, 3] {
            let done = std::panic::catch_unwind(|| share(0..4, |share| assert_ne!(share, bad)));
            assert!(done.is_err());
        }
        share(0..4, |_| {});
    }
}
