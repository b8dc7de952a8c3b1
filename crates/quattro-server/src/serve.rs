//! Starting and stopping.

use std::fs::File;
use std::io::IsTerminal;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tracing_subscriber::Layer as _;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::addresses::{Addresses, in_the_network};
use crate::bots::BotPool;
use crate::calls::{Caller, PushKey};
use crate::clock::Clock;
use crate::config::{Config, DEFAULT_PORT, DRAIN_SECONDS, Drain, Limits, Push};
use crate::conformance::Exam;
use crate::connections::{accept, open_files};
use crate::http::App;
use crate::hub::{Hub, REMEMBERED};
use crate::limits::RateLimits;
use crate::metrics::Metrics;
use crate::signer::Signer;
use crate::store::{Store, StoreError};

/// Interval between checks for tables that are unused, or that a stopped server has left behind.
const MAINTENANCE: Duration = Duration::from_secs(10);

/// Time for running requests to end when the server stops.
const GRACE: Duration = Duration::from_secs(10);

/// Files that are not connections: the database, the log, the program itself.
pub(crate) const OWN_FILES: usize = 64;

/// Why the server does not run.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The address is not available.
    #[error("cannot listen on {address}: {error}")]
    Address {
        /// Which address.
        address: String,
        /// What the system says.
        error: std::io::Error,
    },
    /// The database does not work.
    #[error("database error: {0}")]
    Store(#[from] StoreError),
    /// There is no folder for data.
    #[error("no home folder found to store the data in; give a database with --database")]
    NoHome,
    /// The network failed.
    #[error("network error: {0}")]
    Network(#[from] std::io::Error),
    /// The log level cannot be read.
    #[error("invalid log level `{0}`: use error, warn, info or debug")]
    Log(String),
}

/// Tells the tasks of a server to stop, at the latest when it is dropped: they would otherwise run on without it, and never
/// wait, because nobody could stop them any more.
#[derive(Debug)]
pub(crate) struct Stop(watch::Sender<bool>);

impl Stop {
    /// For a server that begins, with what its tasks listen to.
    pub(crate) fn new() -> (Stop, watch::Receiver<bool>) {
        let (stop, stopping) = watch::channel(false);
        (Stop(stop), stopping)
    }

    pub(crate) fn tell(&self) {
        self.0.send_replace(true);
    }
}

impl Drop for Stop {
    fn drop(&mut self) {
        self.tell();
    }
}

/// A running server, for tests and for embedding. It stops when it is dropped, too, but then nobody waits for that.
#[derive(Debug)]
pub struct Server {
    /// Where it listens.
    pub address: SocketAddr,
    store: Store,
    hub: Hub,
    drain: Drain,
    /// Held as long as the server runs.
    _claim: Option<File>,
    stop: Stop,
    /// Notes until when the server has served.
    time_keeper: tokio::task::JoinHandle<()>,
    /// The number of open sockets.
    sockets: watch::Receiver<usize>,
    task: tokio::task::JoinHandle<()>,
}

impl Server {
    /// Starts a server.
    ///
    /// # Errors
    /// When the address or the database is not available.
    pub async fn start(config: &Config) -> Result<Server, ServeError> {
        Ok(Server::start_with(config, None).await?.0)
    }

    /// Starts a server that examines its client, if told so.
    pub(crate) async fn start_with(config: &Config, exam: Option<Exam>) -> Result<(Server, App), ServeError> {
        let listener = listen(config.address.as_deref()).await?;
        let address = listener.local_addr()?;
        let database = config.database_url()?;
        let claim = Store::claim(&database)?;
        let store = Store::open(&database).await?;
        let (stop, stopping) = Stop::new();
        let app = open(config, address, store.clone(), stopping.clone(), exam).await?;
        let time_keeper = tokio::spawn(app.hub().clone().keep_time());
        let (hub, sockets) = (app.hub().clone(), app.limits().sockets());
        let usual = if store.is_shared() { DRAIN_SECONDS } else { 0 };
        let drain = config.drain.unwrap_or_else(|| Drain::within(usual));
        let task = tokio::spawn(accept(listener, app.clone(), stopping));
        Ok((Server { address, store, hub, drain, _claim: claim, stop, time_keeper, sockets, task }, app))
    }

    /// The database, for tests.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Lets clients go to other servers, a few at a time, and serves them until then. To be stopped afterwards.
    pub async fn drain(&self) {
        let Drain { notice, closing } = self.drain;
        if (notice + closing).is_zero() {
            return;
        }
        // A database that does not answer must not keep the server from stopping.
        let _ = tokio::time::timeout(notice + closing + GRACE, self.hub.drain(self.drain)).await;
    }

    /// Stops: finishes running requests, tells every socket, closes the database.
    pub async fn stop(mut self) {
        self.stop.tell();
        let finished = async {
            let _ = self.task.await;
            let _ = self.sockets.wait_for(|sockets| *sockets == 0).await;
        };
        if tokio::time::timeout(GRACE, finished).await.is_err() {
            tracing::warn!(sockets = *self.sockets.borrow(), "stopped before everybody had been told");
        }
        // It ends by itself; a database that does not answer must not keep the server from stopping.
        let _ = tokio::time::timeout(GRACE, self.time_keeper).await;
        self.store.close().await;
    }
}

/// Opens the hub and starts its tasks.
async fn open(
    config: &Config,
    address: SocketAddr,
    store: Store,
    stopping: watch::Receiver<bool>,
    exam: Option<Exam>,
) -> Result<App, ServeError> {
    let signer = Signer::new(store.key().await?);
    let metrics = Arc::default();
    let bots = BotPool::new(config.bot_threads, config.bot_pace, Arc::clone(&metrics));
    let hub = start_hub(store, signer.clone(), bots, config.clock.clone(), metrics, stopping).await?;
    hub.make_days().await?;
    tokio::spawn(hub.clone().tidy(config.keep));
    tokio::spawn(hub.clone().derive());
    let push_key = push_key(hub.store(), config).await?;
    if let Some(key) = push_key.clone() {
        tokio::spawn(Caller::new(hub.clone(), key, config)?.run());
    }
    let limits = RateLimits::new(&possible(&config.limits));
    Ok(App::new(hub, limits, signer, push_key, config, in_the_network(address), exam))
}

/// The key that calls are signed with, if any are made.
async fn push_key(store: &Store, config: &Config) -> Result<Option<PushKey>, StoreError> {
    if config.push == Push::Off {
        return Ok(None);
    }
    let stored = store.push_key(&PushKey::fresh()).await?;
    PushKey::read(&stored).map(Some).ok_or_else(|| StoreError::Unreadable("push key".to_owned()))
}

/// The limits, with no more connections than the system allows open files.
fn possible(limits: &Limits) -> Limits {
    let files = open_files().map_or(usize::MAX, |files| files.saturating_sub(OWN_FILES).max(1));
    if files < limits.connections && limits.connections != usize::MAX {
        tracing::warn!(
            connections = files,
            wanted = limits.connections,
            "the system allows fewer open files"
        );
    }
    Limits { connections: limits.connections.min(files), ..limits.clone() }
}

/// Starts a hub and its tasks, except the one that keeps the time, which has its end to wait for.
pub(crate) async fn start_hub(
    store: Store,
    signer: Signer,
    bots: BotPool,
    clock: Clock,
    metrics: Arc<Metrics>,
    stopping: watch::Receiver<bool>,
) -> Result<Hub, StoreError> {
    let news = store.news().await?;
    let served = store.served(clock.now().saturating_sub(REMEMBERED)).await?;
    for period in &served {
        clock.is_after(period.ended);
    }
    let hub = Hub::new(store, signer, bots, clock, served, metrics, stopping.clone());
    tokio::spawn(hub.clone().follow(news));
    tokio::spawn(maintenance_loop(hub.clone(), stopping));
    Ok(hub)
}

/// Looks after what the tables need although nobody asks for it, until the server stops.
async fn maintenance_loop(hub: Hub, mut stopping: watch::Receiver<bool>) {
    loop {
        hub.wake().await;
        hub.go_on_forgetting().await;
        hub.drop_idle();
        hub.refresh_presence();
        hub.note_attended().await;
        let stopped = stopping.wait_for(|stopping| *stopping);
        if tokio::time::timeout(MAINTENANCE, stopped).await.is_ok() {
            return;
        }
    }
}

async fn listen(address: Option<&str>) -> Result<TcpListener, ServeError> {
    let failed = |address: &str| {
        let address = address.to_owned();
        move |error| ServeError::Address { address, error }
    };
    if let Some(address) = address {
        return TcpListener::bind(address).await.map_err(failed(address));
    }
    match TcpListener::bind((Ipv4Addr::UNSPECIFIED, DEFAULT_PORT)).await {
        Ok(listener) => Ok(listener),
        Err(_) => TcpListener::bind((Ipv4Addr::UNSPECIFIED, 0)).await.map_err(failed("any port")),
    }
}

impl Config {
    /// The address of the database that was named, or of a file in the system's usual folder for data.
    ///
    /// # Errors
    /// When there is no such folder.
    pub fn database_url(&self) -> Result<String, ServeError> {
        match &self.database {
            Some(url) => Ok(url.clone()),
            None => Ok(format!("sqlite://{}", data_folder()?.join("quattro.db").display())),
        }
    }
}

fn data_folder() -> Result<PathBuf, ServeError> {
    use etcetera::app_strategy::{AppStrategy, AppStrategyArgs, choose_native_strategy};
    let names = AppStrategyArgs {
        top_level_domain: "org".to_owned(),
        author: "quattro".to_owned(),
        app_name: "quattro".to_owned(),
    };
    choose_native_strategy(names).map(|folders| folders.data_dir()).map_err(|_| ServeError::NoHome)
}

/// Runs something that waits, for programs without a runtime of their own.
///
/// # Errors
/// When the system gives no threads.
pub fn block_on<T>(work: impl Future<Output = T>) -> std::io::Result<T> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work))
}

/// Runs a server until it is told to stop (Ctrl+C, or a TERM signal). `greet` is told where it can be reached.
///
/// # Errors
/// When it cannot start.
pub fn serve(config: &Config, greet: impl FnOnce(&Addresses)) -> Result<(), ServeError> {
    log_to_stderr(&config.log)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let server = Server::start(config).await?;
        let network = in_the_network(server.address);
        greet(&Addresses::new(server.address, network, config.public_url.as_deref()));
        tracing::info!(address = %server.address, "serving");
        let mut told = StopSignals::new()?;
        told.next().await;
        tracing::info!("stopping");
        tokio::select! {
            () = async { server.drain().await; server.stop().await } => {}
            () = told.next() => tracing::warn!("stopped at once"),
        }
        Ok(())
    })
}

/// Logs text to a terminal, and otherwise one JSON object per line for log collectors.
fn log_to_stderr(log: &str) -> Result<(), ServeError> {
    let filter: Targets = log.parse().map_err(|_| ServeError::Log(log.to_owned()))?;
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let lines = if std::io::stderr().is_terminal() { lines.boxed() } else { lines.json().boxed() };
    // If the host program has set up logging already, that is used.
    let _ = tracing_subscriber::registry().with(lines.with_filter(filter)).try_init();
    Ok(())
}

/// What tells the server to stop: Ctrl+C, or a TERM signal.
struct StopSignals {
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
}

impl StopSignals {
    #[cfg(unix)]
    fn new() -> std::io::Result<StopSignals> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(StopSignals {
            terminate: signal(SignalKind::terminate())?,
            interrupt: signal(SignalKind::interrupt())?,
        })
    }

    #[cfg(unix)]
    async fn next(&mut self) {
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = self.interrupt.recv() => {}
        }
    }

    #[cfg(not(unix))]
    #[expect(clippy::unnecessary_wraps, reason = "it can fail on Unix")]
    fn new() -> std::io::Result<StopSignals> {
        Ok(StopSignals {})
    }

    #[cfg(not(unix))]
    async fn next(&mut self) {
        let _ = tokio::signal::ctrl_c().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A server that was dropped in a test used to look for work without a pause until the test was over.
    #[test]
    fn who_is_dropped_has_stopped() {
        let (stop, stopping) = Stop::new();
        assert!(!*stopping.borrow());
        drop(stop);
        assert!(*stopping.borrow());
    }
}
