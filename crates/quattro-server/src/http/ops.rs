//! Routes for the operator.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

use quattro_table::Problem;

use super::auth::forwarded_addresses;
use super::{App, HttpProblem};
use crate::doctor::{Seen, passes};
use crate::hub::Phase;
use crate::metrics::Looked;

/// Whether to send people here: the server answers, its database can be written to, and it is not about to stop.
pub(super) async fn healthz(State(app): State<App>) -> Response {
    if app.hub().phase() != Phase::Serving {
        (StatusCode::SERVICE_UNAVAILABLE, "draining\n").into_response()
    } else if app.hub().store().is_well().await {
        "ok\n".into_response()
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the database cannot be written to\n").into_response()
    }
}

/// Numbers for Prometheus.
pub(super) async fn metrics(State(app): State<App>) -> Response {
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    let looked = Looked {
        bots_waiting: app.hub().bots_waiting(),
        connections: app.limits().connections(),
        store: app.hub().store().figures().await,
    };
    (kind, app.hub().metrics().text(&looked)).into_response()
}

/// What `quattro doctor` asks, which knows the key of the database: how its request arrived. Nothing for anybody else.
pub(super) async fn doctor(State(app): State<App>, headers: HeaderMap) -> Response {
    let shown = headers.get("x-quattro-doctor").and_then(|shown| shown.to_str().ok()?.parse().ok());
    if !passes(app.signer(), crate::clock::now()).iter().any(|pass| Some(*pass) == shown) {
        return HttpProblem(Problem::NotFound).into_response();
    }
    let forwarded = forwarded_addresses(&headers).len();
    Json(Seen { forwarded, trusted: app.0.trusted_proxies }).into_response()
}
