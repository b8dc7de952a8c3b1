//! Problems as HTTP answers.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request, State};
use axum::http::header::{ACCEPT, RETRY_AFTER};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use quattro_table::Problem;
use quattro_table::protocol::Code;
use serde::de::DeserializeOwned;

use super::App;
use super::language::language_of;
use crate::pages::problem_page;

/// A problem on its way to the client. A newtype, because neither trait nor type is ours.
#[derive(Debug)]
pub(crate) struct HttpProblem(pub(crate) Problem);

impl<P: Into<Problem>> From<P> for HttpProblem {
    fn from(problem: P) -> HttpProblem {
        HttpProblem(problem.into())
    }
}

/// In how many seconds a server that cannot store anything, or is too old, may be asked again.
const SOON: &str = "2";

/// The HTTP status for this sort of problem.
const fn status(code: Code) -> StatusCode {
    match code {
        Code::Malformed | Code::BadSetup | Code::BadAction | Code::BadBatch | Code::BadText => {
            StatusCode::BAD_REQUEST
        }
        Code::NoName => StatusCode::UNAUTHORIZED,
        Code::ForeignOrigin | Code::NotSeated | Code::NotAway | Code::NotHost | Code::ChatOff => {
            StatusCode::FORBIDDEN
        }
        Code::UnknownTable | Code::NotFound | Code::NoSuchChair => StatusCode::NOT_FOUND,
        Code::ChairTaken
        | Code::TableFull
        | Code::KindTaken
        | Code::WrongStage
        | Code::HandedOver
        | Code::NotYourTurn
        | Code::Stale => StatusCode::CONFLICT,
        Code::LinkExpired => StatusCode::GONE,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::Illegal => StatusCode::UNPROCESSABLE_ENTITY,
        Code::TooFast | Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Code::Unavailable | Code::NewerServer => StatusCode::SERVICE_UNAVAILABLE,
    }
}

impl IntoResponse for HttpProblem {
    /// The problem itself travels with the answer until [`in_words`] knows the language.
    fn into_response(self) -> Response {
        let status = status(self.0.code());
        let mut response = status.into_response();
        if status == StatusCode::SERVICE_UNAVAILABLE {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static(SOON));
        }
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
    let Some(problem) = response.extensions_mut().remove::<Problem>() else { return response };
    let mut again = HeaderMap::new();
    again.extend(response.headers().get(RETRY_AFTER).map(|soon| (RETRY_AFTER, soon.clone())));
    if wants_page(&asked) {
        return (response.status(), again, problem_page(&app, &mut asked, &problem).await).into_response();
    }
    let language = language_of(&asked.uri, &asked.headers);
    (response.status(), again, Json(problem.message(language))).into_response()
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

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = HttpProblem;

    async fn from_request(request: Request, state: &S) -> Result<Self, HttpProblem> {
        match Json::<T>::from_request(request, state).await {
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
