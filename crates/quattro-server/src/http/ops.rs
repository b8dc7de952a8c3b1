//! Routes for the operator.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::App;

/// Whether the server answers and its database can be written to.
pub(super) async fn healthz(State(app): State<App>) -> Response {
    if app.hub().store().is_well().await {
        "ok\n".into_response()
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the database cannot be written to\n").into_response()
    }
}

/// Numbers for Prometheus.
pub(super) async fn metrics(State(app): State<App>) -> Response {
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    (kind, app.hub().metrics().text(app.hub().bots_waiting())).into_response()
}
