//! Problems as HTTP answers.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request, State};
use axum::http::header::{ACCEPT, ALLOW, CONTENT_TYPE, RETRY_AFTER, UPGRADE};
use axum::http::request::Parts;
use axum::http::{HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use quattro_table::protocol::Code;
use quattro_table::{Crowd, Problem};
use quattro_words::Language;
use serde::de::DeserializeOwned;

use super::App;
use super::language::language_of;
use crate::pages::problem_page;

/// When to come again to a server that is full or cannot reach its database.
const RETRY_SECONDS: u64 = 5;

/// The longest reason that the HTTP layer gives.
const LONGEST_REASON: usize = 1 << 10;

/// A problem on its way to the client. A newtype, because neither trait nor type is ours.
#[derive(Debug)]
pub(crate) struct HttpProblem(pub(crate) Problem);

impl<P: Into<Problem>> From<P> for HttpProblem {
    fn from(problem: P) -> HttpProblem {
        HttpProblem(problem.into())
    }
}

/// The HTTP status for this sort of problem.
const fn status(code: Code) -> StatusCode {
    match code {
        Code::Malformed
        | Code::BadSetup
        | Code::BadAction
        | Code::BadBatch
        | Code::BadText
        | Code::WrongNumber
        | Code::WrongWords
        | Code::PasskeyRefused => StatusCode::BAD_REQUEST,
        Code::NoName => StatusCode::UNAUTHORIZED,
        Code::ForeignOrigin
        | Code::NotSeated
        | Code::NotYourChair
        | Code::NoCompanions
        | Code::NotAway
        | Code::NotHost
        | Code::ChatOff => StatusCode::FORBIDDEN,
        Code::UnknownTable | Code::UnknownCode | Code::NotFound | Code::NoSuchChair => StatusCode::NOT_FOUND,
        Code::ChairTaken
        | Code::TableFull
        | Code::KindTaken
        | Code::WrongStage
        | Code::OneTry
        | Code::HandedOver
        | Code::NotYourTurn
        | Code::Stale => StatusCode::CONFLICT,
        Code::LinkExpired | Code::SheetEnded => StatusCode::GONE,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::Illegal | Code::BadRecord => StatusCode::UNPROCESSABLE_ENTITY,
        Code::TooFast | Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Code::Unavailable | Code::NewerServer | Code::Stopping => StatusCode::SERVICE_UNAVAILABLE,
    }
}

impl IntoResponse for HttpProblem {
    /// The problem itself travels with the answer until [`in_words`] knows the language.
    fn into_response(self) -> Response {
        let mut response = status(self.0.code()).into_response();
        response.extensions_mut().insert(self.0);
        response
    }
}

/// Writes the problem of an answer in the language of its request: as a page for somebody who opens an address in
/// a browser, as JSON for programs.
pub(super) async fn in_words(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let mut asked = parts.clone();
    let mut response = next.run(Request::from_parts(parts, body)).await;
    let status = response.status();
    let Some(problem) = response.extensions_mut().remove::<Problem>() else {
        return if is_for_operators(&asked) { response } else { with_problem(response).await };
    };
    let mut answer = if wants_page(&asked) {
        (status, problem_page(&app, &mut asked, &problem).await).into_response()
    } else {
        let language = language_of(&asked.uri, &asked.headers);
        (status, Json(problem.message(language))).into_response()
    };
    let seconds = match problem {
        Problem::TooFast(limit) => Some(app.limits().seconds_until_allowed(limit)),
        Problem::TooMany(Crowd::Connections | Crowd::Reviews)
        | Problem::Unavailable
        | Problem::NewerServer => Some(RETRY_SECONDS),
        // There is another server already.
        Problem::Stopping => Some(1),
        _ => None,
    };
    if let Some(seconds) = seconds {
        answer.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
    }
    answer
}

/// `/healthz` and `/metrics` speak to programs of their own.
fn is_for_operators(request: &Parts) -> bool {
    matches!(request.uri.path(), "/healthz" | "/metrics")
}

/// What the HTTP layer refuses by itself (a query that cannot be read, a method that an address does not have, an
/// upgrade that is none) is one of our problems too. Only a programmer can cause these, so they are in English.
async fn with_problem(response: Response) -> Response {
    let (status, headers) = (response.status(), response.headers().clone());
    let is_json =
        headers.get(CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"));
    if !(status.is_client_error() || status.is_server_error()) || is_json {
        return response;
    }
    let text = axum::body::to_bytes(response.into_body(), LONGEST_REASON).await.unwrap_or_default();
    let said = String::from_utf8_lossy(&text).trim().to_owned();
    let problem = match status {
        StatusCode::NOT_FOUND => Problem::NotFound,
        _ if !said.is_empty() => Problem::Malformed(said),
        _ => Problem::Malformed(status.canonical_reason().unwrap_or("refused").to_owned()),
    };
    let mut answer = (status, Json(problem.message(Language::En))).into_response();
    for name in [ALLOW, UPGRADE] {
        if let Some(value) = headers.get(&name) {
            answer.headers_mut().insert(name, value.clone());
        }
    }
    answer
}

/// Browsers name HTML when a person opens an address; scripts, images and programs do not.
fn wants_page(request: &Parts) -> bool {
    let accepted =
        request.headers.get(ACCEPT).and_then(|accepted| accepted.to_str().ok()).unwrap_or_default();
    let is_data = ["/api/", "/static/", "/messages/"].iter().any(|data| request.uri.path().starts_with(data));
    request.method == Method::GET && !is_data && accepted.contains("text/html")
}

/// A JSON body; if it is invalid, the answer is one of our problems.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = HttpProblem;

    async fn from_request(request: Request, app: &App) -> Result<Self, HttpProblem> {
        let read = tokio::time::timeout(app.patience().body, Json::<T>::from_request(request, app)).await;
        let Ok(read) = read else {
            return Err(Problem::Malformed("the body did not come in time".to_owned()).into());
        };
        match read {
            Ok(Json(body)) => Ok(Body(body)),
            Err(JsonRejection::JsonDataError(error)) => Err(Problem::Malformed(inner(&error)).into()),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Problem::TooLarge.into())
            }
            Err(_) => {
                let what = "the body must be JSON, with `Content-Type: application/json`".to_owned();
                Err(Problem::Malformed(what).into())
            }
        }
    }
}

/// Serde's error about the client's own text, which reveals nothing about the server.
fn inner(error: &dyn std::error::Error) -> String {
    error.source().map_or_else(|| "not what is expected here".to_owned(), ToString::to_string)
}
