//! Connections to PostgreSQL, used again and again, each for one request at a time.
//!
//! Not sqlx's pool: that one asks a connection after each use whether it is well, and waits for the answer for ever.
//! Here whatever takes too long loses its connection, so that a network that drops packets cannot use them all up.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::{Semaphore, watch};
use tokio::time::timeout;

use super::StoreError;

/// The most connections at the same time.
const MOST: usize = 16;

/// A database that has not answered within this time does not answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// A connection that was not used for this long is asked whether it is there before it is used.
const IDLE: Duration = Duration::from_secs(1);

/// How long it has for that.
const PING: Duration = Duration::from_secs(1);

/// A new connection.
pub(super) async fn connect(options: &PgConnectOptions) -> Result<PgConnection, StoreError> {
    Ok(timeout(PATIENCE, options.connect()).await.map_err(|_| StoreError::Silent)??)
}

/// Connections that are used again.
#[derive(Clone, Debug)]
pub(super) struct Connections(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    options: PgConnectOptions,
    /// Those that nobody uses, and since when.
    free: Mutex<Vec<(PgConnection, Instant)>>,
    places: Semaphore,
    closed: watch::Sender<bool>,
}

impl Connections {
    pub(super) fn new(options: PgConnectOptions) -> Connections {
        let (free, places) = (Mutex::default(), Semaphore::new(MOST));
        Connections(Arc::new(Shared { options, free, places, closed: watch::Sender::new(false) }))
    }

    /// Runs something on a connection that nobody else uses.
    pub(super) async fn run<T>(
        &self,
        work: impl AsyncFnOnce(&mut PgConnection) -> Result<T, sqlx::Error>,
    ) -> Result<T, StoreError> {
        let run = async {
            let _place = self.0.places.acquire().await.map_err(|_| StoreError::Closed)?;
            let mut connection = self.connection().await?;
            // After an error, or if nobody waits any more, the connection is closed.
            let result = work(&mut connection).await?;
            self.free().push((connection, Instant::now()));
            Ok(result)
        };
        timeout(PATIENCE, run).await.unwrap_or(Err(StoreError::Silent))
    }

    async fn connection(&self) -> Result<PgConnection, StoreError> {
        loop {
            let free = self.free().pop();
            let Some((mut connection, since)) = free else { return connect(&self.0.options).await };
            if since.elapsed() < IDLE || matches!(timeout(PING, connection.ping()).await, Ok(Ok(()))) {
                return Ok(connection);
            }
            // The others are not likely to be better.
            self.free().clear();
        }
    }

    fn free(&self) -> std::sync::MutexGuard<'_, Vec<(PgConnection, Instant)>> {
        self.0.free.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many are in use, and how many wait to be used.
    pub(super) fn figures(&self) -> (usize, usize) {
        (MOST - self.0.places.available_permits().min(MOST), self.free().len())
    }

    /// Refuses what comes from now on.
    pub(super) fn close(&self) {
        self.0.closed.send_replace(true);
        self.0.places.close();
        self.free().clear();
    }

    pub(super) fn is_closed(&self) -> bool {
        *self.0.closed.borrow()
    }

    /// Waits until this is closed.
    pub(super) async fn closed(&self) {
        let _ = self.0.closed.subscribe().wait_for(|closed| *closed).await;
    }
}
