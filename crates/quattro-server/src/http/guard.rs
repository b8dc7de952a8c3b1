//! Middleware for every request: origin check, limits, headers, logging.

use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    UPGRADE, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use quattro_table::{Limit, Problem};

use super::auth::{Address, bearer};
use super::{App, HttpProblem};

/// Only our own files and the module compiled from them, no inline scripts or styles, no framing.
const CSP: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// For every answer.
const HEADERS: [(HeaderName, &str); 2] = [
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Document-only headers. Static files skip them: they would be a fifth of the bytes of a first visit.
const HEADERS_OF_PAGES: [(HeaderName, &str); 5] = [
    (CONTENT_SECURITY_POLICY, CSP),
    (X_FRAME_OPTIONS, "DENY"),
    (REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sort {
    /// What stays the same: one page needs many of them, once.
    File,
    /// What programs read and change.
    Data,
    /// What people read.
    Page,
}

impl Sort {
    fn of(path: &str) -> Sort {
        let is_file = ["/static/", "/messages/", "/device/", "/favicon.ico", "/worker.js"]
            .iter()
            .any(|file| path.starts_with(file));
        match path {
            _ if is_file => Sort::File,
            "/healthz" | "/metrics" | "/doctor" => Sort::Data,
            _ if path.starts_with("/api/") => Sort::Data,
            _ => Sort::Page,
        }
    }

    /// What browsers may keep, where nothing else is said. Pages show who is reading them.
    const fn caching(self) -> &'static str {
        match self {
            Sort::File | Sort::Data => "no-store",
            Sort::Page => "private, no-cache",
        }
    }
}

/// Adds the security headers.
pub(super) async fn headers(State(app): State<App>, request: Request, next: Next) -> Response {
    let is_page = !request.uri().path().starts_with("/static/");
    let caching = HeaderValue::from_static(Sort::of(request.uri().path()).caching());
    let mut response = next.run(request).await;
    response.headers_mut().entry(CACHE_CONTROL).or_insert(caching);
    let of_pages = HEADERS_OF_PAGES.into_iter().filter(|_| is_page);
    for (name, value) in HEADERS.into_iter().chain(of_pages) {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    if app.is_secure() {
        let year = HeaderValue::from_static("max-age=31536000");
        response.headers_mut().insert(STRICT_TRANSPORT_SECURITY, year);
    }
    response
}

/// Refuses cross-site changes and sockets.
pub(super) async fn same_origin(State(app): State<App>, request: Request, next: Next) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let guarded = changes || request.headers().contains_key(UPGRADE);
    // A browser never sends a token by itself.
    if guarded && bearer(request.headers()).is_none() && !is_same_origin(&app, request.headers()) {
        return HttpProblem(Problem::ForeignOrigin).into_response();
    }
    next.run(request).await
}

/// Browsers send an origin with every change and every socket; without one, the client is not a browser.
fn is_same_origin(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if app.0.public_url.as_ref().is_some_and(|url| url.trim_end_matches('/') == origin) {
        return true;
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let named = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    named.is_some() && named == host
}

/// Refuses requests from an address that has sent too many.
pub(super) async fn limit(State(app): State<App>, from: Address, request: Request, next: Next) -> Response {
    let limits = app.limits();
    let limit = match Sort::of(request.uri().path()) {
        Sort::File => &limits.files,
        Sort::Data => &limits.requests,
        Sort::Page => &limits.pages,
    };
    let is_trouble = app.exam().is_some_and(|exam| exam.refuses(request.uri().path()));
    if is_trouble || !limit.allow(from.0) {
        app.hub().metrics().refused.add();
        return HttpProblem(Problem::TooFast(Limit::Requests)).into_response();
    }
    next.run(request).await
}

/// Counts every request and logs one line for it. Paths contain table ids, with which anyone can watch, so they are logged only
/// at `debug`.
pub(super) async fn log(State(app): State<App>, request: Request, next: Next) -> Response {
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let began = Instant::now();
    let response = next.run(request).await;
    let (status, took) = (response.status().as_u16(), began.elapsed());
    let metrics = app.hub().metrics();
    let answers = match Sort::of(&path) {
        Sort::Page => &metrics.pages,
        Sort::File => &metrics.files,
        Sort::Data => &metrics.data,
    };
    answers.note(status, took);
    tracing::debug!(%method, path, status, ?took, "request");
    response
}
