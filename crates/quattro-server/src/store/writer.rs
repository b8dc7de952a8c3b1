//! The task that writes a store's entries, the same for both databases.
//!
//! It takes all entries that wait, of whichever tables, and stores them in one transaction, so that the disk is
//! waited for once for all of them. After an error it opens a new connection and tries once more. If that fails
//! too, the store stops: whatever comes is refused at once, because what waits could neither be acknowledged nor
//! taken back. Meanwhile the task writes a probe every second, and the store goes on as soon as one succeeds.
//!
//! A refused entry may be stored all the same, as when the connection broke after the commit. Its number decides
//! then: whoever tries again finds the number taken, reads on and sees what became of it.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Mutex, mpsc, oneshot, watch};
use tokio::time::{Instant, timeout};

use super::{Append, Appended, StoreError};

/// The most entries in one transaction.
const MOST_TOGETHER: usize = 512;

/// Time between two attempts to write while the store has stopped, and the least between two probes for others.
const PROBE_INTERVAL: Duration = Duration::from_secs(1);

/// A database that has not stored something within this time does not answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// Whether what happens can be stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Health {
    /// Entries are stored.
    Storing,
    /// Entries are refused until the database can be written to again.
    Refusing,
}

/// A database as the writer sees it.
pub(super) trait Target: Send + 'static {
    /// Stores entries in one transaction; says for each whether it has its number now. If they are written `again`,
    /// an attempt whose answer was lost may have stored them.
    fn write(
        &mut self,
        entries: &[Append],
        again: bool,
    ) -> impl Future<Output = Result<Vec<bool>, StoreError>> + Send;

    /// Writes something that means nothing, durably.
    fn probe(&mut self) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Gives up the connection: the next call opens a new one.
    fn reset(&mut self) -> impl Future<Output = ()> + Send;

    /// Ends.
    fn close(mut self) -> impl Future<Output = ()> + Send
    where
        Self: Sized,
    {
        async move { self.reset().await }
    }
}

enum Job {
    Append(Append, oneshot::Sender<Result<Appended, StoreError>>),
    Probe(oneshot::Sender<()>),
    Close(oneshot::Sender<()>),
}

/// Hands entries to the task that writes. The task ends with the last of these.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
    health: watch::Receiver<Health>,
    /// When the last probe for somebody else began.
    probed: Arc<Mutex<Option<Instant>>>,
    probe_interval: Duration,
}

impl Writer {
    pub(super) fn start(target: impl Target) -> Writer {
        Writer::start_with(target, PROBE_INTERVAL)
    }

    fn start_with(target: impl Target, probe_interval: Duration) -> Writer {
        let (jobs, waiting) = mpsc::channel(4 * MOST_TOGETHER);
        let (tell, health) = watch::channel(Health::Storing);
        tokio::spawn(run(target, waiting, tell, probe_interval));
        Writer { jobs, health, probed: Arc::default(), probe_interval }
    }

    pub(super) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(Job::Append(append, reply)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Ends the task, after what it has begun to write.
    pub(super) async fn close(&self) {
        let (reply, answer) = oneshot::channel();
        if self.jobs.send(Job::Close(reply)).await.is_ok() {
            let _ = answer.await;
        }
    }

    pub(super) fn health(&self) -> watch::Receiver<Health> {
        self.health.clone()
    }

    /// Whether something can be written now. However many ask, at most one probe is written per second.
    pub(super) async fn is_well(&self) -> bool {
        let mut probed = self.probed.lock().await;
        let is_due = probed.is_none_or(|probed| probed.elapsed() >= self.probe_interval);
        if is_due && *self.health.borrow() == Health::Storing {
            *probed = Some(Instant::now());
            let (reply, answer) = oneshot::channel();
            let written = async { self.jobs.send(Job::Probe(reply)).await.is_ok() && answer.await.is_ok() };
            // Twice the patience of the writer: it tries twice before it says no.
            return timeout(2 * PATIENCE, written).await.unwrap_or(false)
                && *self.health.borrow() == Health::Storing;
        }
        *self.health.borrow() == Health::Storing
    }
}

async fn run(
    mut target: impl Target,
    mut jobs: mpsc::Receiver<Job>,
    health: watch::Sender<Health>,
    probe_interval: Duration,
) {
    let mut together = Vec::with_capacity(MOST_TOGETHER);
    let mut next_probe = Instant::now();
    let mut closers = Vec::new();
    while closers.is_empty() {
        let is_refusing = *health.borrow() == Health::Refusing;
        let came = tokio::select! {
            // What comes all the time must not keep a probe waiting.
            biased;
            () = tokio::time::sleep_until(next_probe), if is_refusing => {
                let written = patiently(target.probe()).await;
                if written.is_err() {
                    target.reset().await;
                }
                note(&health, written.as_ref().err());
                next_probe = Instant::now() + probe_interval;
                continue;
            }
            came = jobs.recv_many(&mut together, MOST_TOGETHER) => came,
        };
        if came == 0 {
            break;
        }
        let (appends, replies, probes) = sort(together.drain(..), &mut closers);
        let written = if is_refusing {
            Err(StoreError::Refusing)
        } else {
            let written = write(&mut target, &appends).await;
            note(&health, written.as_ref().err());
            next_probe = Instant::now() + probe_interval;
            written
        };
        for (index, reply) in replies.into_iter().enumerate() {
            // Whoever has stopped waiting finds the entry in the log.
            let _ = reply.send(match &written {
                Ok(stored) => Ok(if stored[index] { Appended::Stored } else { Appended::Taken }),
                Err(_) => Err(StoreError::Refusing),
            });
        }
        for probe in probes {
            let _ = probe.send(());
        }
    }
    target.close().await;
    for closer in closers {
        let _ = closer.send(());
    }
}

type Replies = Vec<oneshot::Sender<Result<Appended, StoreError>>>;

fn sort(
    jobs: impl Iterator<Item = Job>,
    closers: &mut Vec<oneshot::Sender<()>>,
) -> (Vec<Append>, Replies, Vec<oneshot::Sender<()>>) {
    let (mut appends, mut replies, mut probes) = (Vec::new(), Vec::new(), Vec::new());
    for job in jobs {
        match job {
            Job::Append(append, reply) => {
                appends.push(append);
                replies.push(reply);
            }
            Job::Probe(reply) => probes.push(reply),
            Job::Close(reply) => closers.push(reply),
        }
    }
    (appends, replies, probes)
}

/// Writes what waits, with a second attempt on a new connection. Entries prove as much as a probe does.
async fn write(target: &mut impl Target, appends: &[Append]) -> Result<Vec<bool>, StoreError> {
    let mut attempts = 0;
    loop {
        let written = if appends.is_empty() {
            patiently(target.probe()).await.map(|()| Vec::new())
        } else {
            patiently(target.write(appends, attempts > 0)).await
        };
        attempts += 1;
        match written {
            Err(error) if attempts < 2 => {
                tracing::debug!(%error, "trying again on a new connection");
                target.reset().await;
            }
            Err(error) => {
                target.reset().await;
                return Err(error);
            }
            written => return written,
        }
    }
}

async fn patiently<T>(work: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    timeout(PATIENCE, work).await.unwrap_or(Err(StoreError::Silent))
}

/// Says once that the store stops, and once that it goes on.
fn note(health: &watch::Sender<Health>, error: Option<&StoreError>) {
    let now = if error.is_some() { Health::Refusing } else { Health::Storing };
    // Told every time: a simulated world waits for the end of a probe.
    let has_changed = health.send_replace(now) != now;
    match error {
        Some(error) if has_changed => {
            tracing::error!(%error, "cannot store: moves are refused until the database can be written to");
        }
        None if has_changed => tracing::info!("storing again"),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;
    use std::sync::Mutex;

    use super::*;
    use crate::random::random_bytes;

    /// A database in memory that fails as often as it is told to.
    #[derive(Clone, Default)]
    struct Fake(Arc<Mutex<FakeState>>);

    #[derive(Default)]
    struct FakeState {
        /// The next writes that fail.
        failures: usize,
        /// Whether a write that fails has stored its entries before.
        stores_first: bool,
        writes: usize,
        probes: usize,
        entries: HashMap<u32, String>,
    }

    impl FakeState {
        fn fail(&mut self) -> Result<(), StoreError> {
            self.failures = match self.failures {
                0 => return Ok(()),
                left => left - 1,
            };
            Err(StoreError::Closed)
        }
    }

    impl Target for Fake {
        async fn write(&mut self, entries: &[Append], again: bool) -> Result<Vec<bool>, StoreError> {
            let mut state = self.0.lock().unwrap();
            state.writes += 1;
            if !state.stores_first {
                state.fail()?;
            }
            let mut stored = Vec::new();
            for Append { number, body, .. } in entries {
                let is_new = !state.entries.contains_key(number);
                let holder = state.entries.entry(*number).or_insert_with(|| body.clone());
                stored.push(is_new || again && holder == body);
            }
            state.fail()?;
            Ok(stored)
        }

        async fn probe(&mut self) -> Result<(), StoreError> {
            let mut state = self.0.lock().unwrap();
            state.probes += 1;
            state.fail()
        }

        async fn reset(&mut self) {}
    }

    fn entry(number: u32) -> Append {
        Append {
            table: random_bytes(),
            number,
            body: number.to_string(),
            row: None,
            sitter: None,
            calls: Vec::new(),
        }
    }

    #[tokio::test]
    async fn one_failure_is_not_noticed() {
        let fake = Fake::default();
        let writer = Writer::start(fake.clone());
        fake.0.lock().unwrap().failures = 1;
        assert_eq!(writer.append(entry(1)).await.unwrap(), Appended::Stored);
        assert_eq!(*writer.health().borrow(), Health::Storing);
    }

    #[tokio::test]
    async fn what_was_stored_before_the_failure_counts_as_stored() {
        let fake = Fake::default();
        let writer = Writer::start(fake.clone());
        fake.0.lock().unwrap().stores_first = true;
        fake.0.lock().unwrap().failures = 1;
        assert_eq!(writer.append(entry(1)).await.unwrap(), Appended::Stored);
        assert_eq!(writer.append(entry(1)).await.unwrap(), Appended::Taken);
    }

    #[tokio::test]
    async fn a_failing_database_refuses_at_once_and_goes_on_by_itself() {
        let fake = Fake::default();
        let writer = Writer::start_with(fake.clone(), Duration::from_millis(100));
        let mut health = writer.health();
        fake.0.lock().unwrap().failures = usize::MAX;
        assert!(writer.append(entry(1)).await.is_err());
        assert_eq!(*health.borrow_and_update(), Health::Refusing);
        let before = fake.0.lock().unwrap().writes;
        assert!(writer.append(entry(1)).await.is_err());
        assert!(!writer.is_well().await);
        assert_eq!(fake.0.lock().unwrap().writes, before, "refused without asking the database");
        fake.0.lock().unwrap().failures = 0;
        health.changed().await.unwrap();
        assert_eq!(*health.borrow(), Health::Storing);
        assert_eq!(writer.append(entry(1)).await.unwrap(), Appended::Stored);
    }

    #[tokio::test]
    async fn probes_for_others_are_shared() {
        let fake = Fake::default();
        let writer = Writer::start_with(fake.clone(), Duration::from_hours(1));
        for _ in 0..50 {
            assert!(writer.is_well().await);
        }
        assert_eq!(fake.0.lock().unwrap().probes, 1);
    }

    #[tokio::test]
    async fn a_probe_finds_out_before_any_entry_does() {
        let fake = Fake::default();
        let writer = Writer::start_with(fake.clone(), Duration::from_hours(1));
        fake.0.lock().unwrap().failures = 2;
        assert!(!writer.is_well().await);
    }
}
