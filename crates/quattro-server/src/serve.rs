//! Starting and stopping.

use std::fs::File;
use std::io::IsTerminal;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::serve::ListenerExt;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tracing_subscriber::Layer as _;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::addresses::{Addresses, in_the_network};
use crate::bots::BotPool;
use crate::clock::Clock;
use crate::config::{Config, DEFAULT_PORT};
use crate::http::{App, router};
use crate::hub::Hub;
use crate::limits::RateLimits;
use crate::signer::Signer;
use crate::store::{Store, StoreError};

/// Interval between checks for tables that are unused, or that a stopped server has left behind.
const MAINTENANCE: Duration = Duration::from_secs(10);

/// How long it is remembered when servers have served, in milliseconds: longer than any clock runs.
const REMEMBERED: u64 = 30 * 86_400_000;

/// Time for running requests to end when the server stops.
const GRACE: Duration = Duration::from_secs(5);

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

/// A running server, for tests and for embedding.
#[derive(Debug)]
pub struct Server {
    /// Where it listens.
    pub address: SocketAddr,
    store: Store,
    /// Held as long as the server runs.
    _claim: Option<File>,
    stop: watch::Sender<bool>,
    task: tokio::task::JoinHandle<std::io::Result<()>>,
}

impl Server {
    /// Starts a server.
    ///
    /// # Errors
    /// When the address or the database is not available.
    pub async fn start(config: &Config) -> Result<Server, ServeError> {
        let listener = listen(config.address.as_deref()).await?;
        let address = listener.local_addr()?;
        let database = database(config)?;
        let claim = Store::claim(&database)?;
        let store = Store::open(&database).await?;
        let (stop, stopping) = watch::channel(false);
        let app = open(config, address, store.clone(), stopping.clone()).await?;
        let task = tokio::spawn(run(listener, router(app), stopping));
        Ok(Server { address, store, _claim: claim, stop, task })
    }

    /// The database, for tests.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Stops: closes the sockets, finishes running requests, closes the database.
    ///
    /// # Errors
    /// When the network failed before.
    pub async fn stop(self) -> Result<(), ServeError> {
        // It does not matter whether anybody still listens.
        let _ = self.stop.send(true);
        if let Ok(Ok(result)) = tokio::time::timeout(GRACE, self.task).await {
            result?;
        }
        self.store.close().await;
        Ok(())
    }

    /// Runs until the network fails.
    ///
    /// # Errors
    /// When it does.
    pub async fn wait(&mut self) -> Result<(), ServeError> {
        if let Ok(result) = (&mut self.task).await {
            result?;
        }
        Ok(())
    }
}

async fn run(
    listener: TcpListener,
    router: Router,
    mut stopping: watch::Receiver<bool>,
) -> std::io::Result<()> {
    let service = router.into_make_service_with_connect_info::<SocketAddr>();
    let stop = async move {
        let _ = stopping.wait_for(|stopping| *stopping).await;
    };
    // Moves are small messages and must not wait to be combined with others. If the option cannot be set, the
    // socket is already closed.
    let listener = listener.tap_io(|socket| drop(socket.set_nodelay(true)));
    axum::serve(listener, service).with_graceful_shutdown(stop).await
}

/// Opens the hub and starts its tasks.
async fn open(
    config: &Config,
    address: SocketAddr,
    store: Store,
    stopping: watch::Receiver<bool>,
) -> Result<App, ServeError> {
    let signer = Signer::new(store.key().await?);
    let bots = BotPool::new(config.bot_threads);
    let (pace, clock) = (config.bot_pace, config.clock.clone());
    let hub = start_hub(store, signer.clone(), bots, pace, clock, stopping).await?;
    Ok(App::new(hub, RateLimits::new(&config.limits), signer, config, in_the_network(address)))
}

/// Starts a hub and its tasks.
pub(crate) async fn start_hub(
    store: Store,
    signer: Signer,
    bots: BotPool,
    pace: Duration,
    clock: Clock,
    stopping: watch::Receiver<bool>,
) -> Result<Hub, StoreError> {
    let news = store.news().await?;
    let served = store.served(clock.now().saturating_sub(REMEMBERED)).await?;
    served.iter().for_each(|period| clock.is_after(period.ended));
    let hub = Hub::new(store, signer, bots, pace, clock, served, Arc::default(), stopping.clone());
    tokio::spawn(hub.clone().follow(news));
    tokio::spawn(hub.clone().keep_time());
    tokio::spawn(maintenance_loop(hub.clone(), stopping));
    Ok(hub)
}

/// Looks after what the tables need although nobody asks for it, until the server stops.
async fn maintenance_loop(hub: Hub, mut stopping: watch::Receiver<bool>) {
    loop {
        hub.wake().await;
        hub.drop_idle();
        hub.refresh_presence();
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

/// The database that was named, or a file in the system's usual folder for data.
fn database(config: &Config) -> Result<String, ServeError> {
    match &config.database {
        Some(url) => Ok(url.clone()),
        None => Ok(format!("sqlite://{}", data_folder()?.join("quattro.db").display())),
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

/// Runs a server until it is told to stop (Ctrl+C, or a TERM signal). `greet` is told where it can be reached.
///
/// # Errors
/// When it cannot start, or the network fails.
pub fn serve(config: &Config, greet: impl FnOnce(&Addresses)) -> Result<(), ServeError> {
    log_to_stderr(&config.log)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut server = Server::start(config).await?;
        let network = in_the_network(server.address);
        greet(&Addresses::new(server.address, network, config.public_url.as_deref()));
        tracing::info!(address = %server.address, "serving");
        tokio::select! {
            result = server.wait() => result?,
            () = told_to_stop() => tracing::info!("stopping"),
        }
        server.stop().await
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

async fn told_to_stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminate) = signal(SignalKind::terminate()) else { return drop(interrupt.await) };
        tokio::select! {
            _ = interrupt => {}
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    let _ = interrupt.await;
}
