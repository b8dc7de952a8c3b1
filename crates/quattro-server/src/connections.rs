//! Connections: accepting them, limiting their number, and giving up on clients that are silent.
//!
//! `axum::serve` waits for ever for the rest of a request; this does not.

use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};

use crate::http::{App, router};
use crate::log_rate::LogRate;
use crate::taking::Taking;

/// How long to wait when no connection can be accepted, which is when there are too many files.
const OUT_OF_FILES: Duration = Duration::from_millis(200);

/// Accepts connections until the server stops, and then waits for their requests to end.
pub(crate) async fn accept(listener: TcpListener, app: App, mut stopping: watch::Receiver<bool>) {
    let routes = router(app.clone());
    // Every connection holds the sender; when the last is gone, all are.
    let (running, mut all_done) = mpsc::channel::<()>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stopping.wait_for(|stopping| *stopping) => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                static LOGGED: LogRate = LogRate::new();
                if LOGGED.is_time() {
                    tracing::error!(%error, "cannot accept a connection");
                }
                tokio::time::sleep(OUT_OF_FILES).await;
                continue;
            }
        };
        let origin = app.peer(peer);
        if !app.limits().connect(origin) {
            static LOGGED: LogRate = LogRate::new();
            app.hub().metrics().refused.add();
            if LOGGED.is_time() {
                tracing::warn!(address = %peer.ip(), "too many connections");
            }
            continue;
        }
        let (app, routes, running) = (app.clone(), routes.clone(), running.clone());
        let stopping = stopping.clone();
        tokio::spawn(async move {
            serve(stream, peer, routes, &app, stopping).await;
            app.limits().disconnect(origin);
            drop(running);
        });
    }
    drop(running);
    all_done.recv().await;
}

/// Answers the requests of one connection.
async fn serve(
    stream: TcpStream,
    peer: SocketAddr,
    routes: Router,
    app: &App,
    mut stopping: watch::Receiver<bool>,
) {
    // Moves are small messages and must not wait to be combined with others. If the option cannot be set, the
    // socket is already closed.
    let _ = stream.set_nodelay(true);
    let routes = TowerToHyperService::new(routes);
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        routes.call(request)
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(app.patience().head);
    let stream = Taking::new(stream, app.patience().taking);
    let connection = builder.serve_connection(TokioIo::new(stream), service).with_upgrades();
    let mut connection = std::pin::pin!(connection);
    // Whatever goes wrong with it is the client's network, or its silence.
    let is_over = tokio::select! {
        _ = connection.as_mut() => true,
        _ = stopping.wait_for(|stopping| *stopping) => false,
    };
    if !is_over {
        connection.as_mut().graceful_shutdown();
        let _ = connection.await;
    }
}

/// The number of files that the system lets this program open, if it says so.
pub(crate) fn open_files() -> Option<usize> {
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}
