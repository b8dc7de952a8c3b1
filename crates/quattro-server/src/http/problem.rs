//! Problems as HTTP answers.

use axum::Json;
use axum::extract::FromRequest;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;

use crate::protocol::{Code, Problem};

impl Code {
    /// The HTTP status for this sort of problem.
    pub(crate) const fn status(self) -> StatusCode {
        match self {
            Code::Malformed | Code::BadSetup | Code::BadAction | Code::BadBatch | Code::BadText => {
                StatusCode::BAD_REQUEST
            }
            Code::NoName => StatusCode::UNAUTHORIZED,
            Code::ForeignOrigin | Code::NotSeated | Code::NotHost | Code::ChatOff => StatusCode::FORBIDDEN,
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
            Code::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        (self.code.status(), Json(self)).into_response()
    }
}

/// A JSON body, with our problems where it is none.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: axum::extract::Request, state: &S) -> Result<Self, Problem> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(JsonRejection::JsonDataError(error)) => Err(Problem::new(Code::Malformed, inner(&error))),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Problem::new(Code::TooLarge, "the body is too large"))
            }
            Err(_) => {
                Err(Problem::new(Code::Malformed, "the body must be JSON, and say so in its content type"))
            }
        }
    }
}

/// What serde says about the client's own text, which tells nothing of the server.
fn inner(error: &dyn std::error::Error) -> String {
    error.source().map_or_else(|| "not what is expected here".to_owned(), ToString::to_string)
}
