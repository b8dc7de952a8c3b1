//! People: names, one-time links to a second device, tokens for programs.

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use quattro_table::person::{Name, Person};
use quattro_table::protocol::{DeviceLink, Me, SetName, Token, UseDeviceLink};
use quattro_table::{BadText, Limit, Problem};

use super::App;
use super::HttpProblem;
use super::auth::{Address, AuthenticatedPerson};
use super::problem::Body;
use crate::clock::now;
use crate::random::random_bytes;
use crate::signer::{Purpose, hash_of};

/// For how long a one-time link can be used, in seconds.
const LINK_SECONDS: u32 = 15 * 60;

fn name(text: String) -> Result<Name, Problem> {
    Name::try_from(text).map_err(|_| Problem::BadText(BadText::Name))
}

fn slow_down(app: &App, from: &Address) -> Result<(), Problem> {
    if app.limits().people.allow(from.0) {
        return Ok(());
    }
    Err(Problem::TooFast(Limit::People))
}

/// The answer that makes a browser this person.
fn become_person(app: &App, person: &Person) -> Response {
    let me = Json(Me { name: person.name.as_str().to_owned() });
    match app.cookie(person) {
        Some(cookie) => ([(SET_COOKIE, cookie)], me).into_response(),
        None => HttpProblem(Problem::Unavailable).into_response(),
    }
}

pub(super) async fn me(AuthenticatedPerson(person): AuthenticatedPerson) -> Json<Me> {
    Json(Me { name: person.name.into() })
}

/// Chooses a name. Creates a person if there is none yet.
pub(super) async fn set_name(
    State(app): State<App>,
    from: Address,
    known: Option<AuthenticatedPerson>,
    Body(body): Body<SetName>,
) -> Result<Response, HttpProblem> {
    slow_down(&app, &from)?;
    let id = known.map_or_else(random_bytes, |AuthenticatedPerson(person)| person.id);
    Ok(become_person(&app, &Person { id, name: name(body.name)? }))
}

/// Creates a one-time link that signs another device in as the same person.
pub(super) async fn make_link(
    State(app): State<App>,
    from: Address,
    AuthenticatedPerson(person): AuthenticatedPerson,
) -> Result<Json<DeviceLink>, HttpProblem> {
    slow_down(&app, &from)?;
    let code = random_bytes::<16>().to_string();
    let kept = serde_json::to_string(&person).map_err(|_| Problem::Unavailable)?;
    let expires = now() + 1000 * u64::from(LINK_SECONDS);
    let put = app.hub().store().put_link(&hash_of(&code), &kept, expires).await;
    put.map_err(|error| app.hub().store_failed(&error))?;
    Ok(Json(DeviceLink { path: format!("/link/{code}"), code, seconds: LINK_SECONDS }))
}

/// Redeems such a link.
pub(super) async fn use_link(
    State(app): State<App>,
    from: Address,
    Body(UseDeviceLink { code }): Body<UseDeviceLink>,
) -> Result<Response, HttpProblem> {
    slow_down(&app, &from)?;
    let taken = app.hub().store().take_link(&hash_of(&code), now()).await;
    let kept = taken.map_err(|error| app.hub().store_failed(&error))?.ok_or(Problem::LinkExpired)?;
    let person: Person = serde_json::from_str(&kept).map_err(|_| Problem::Unavailable)?;
    Ok(become_person(&app, &person))
}

/// Creates a token for a program, which is a new person.
pub(super) async fn make_token(
    State(app): State<App>,
    from: Address,
    Body(body): Body<SetName>,
) -> Result<Json<Token>, HttpProblem> {
    slow_down(&app, &from)?;
    let person = Person { id: random_bytes(), name: name(body.name)? };
    let token = app.signer().sign(Purpose::Token, &person);
    Ok(Json(Token { token, name: person.name.into() }))
}
