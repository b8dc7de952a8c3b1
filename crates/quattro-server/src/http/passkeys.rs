//! Passkeys: making one, and coming back with it. What is asked and how it is checked is in `crate::passkeys`.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::HOST;
use axum::response::Response;
use quattro_table::protocol::{PasskeyInfo, RemovePasskey};
use quattro_table::{PasskeyRefusal, PersonId, Problem};
use serde_json::Value;

use super::App;
use super::HttpProblem;
use super::auth::{Address, AuthenticatedPerson, CurrentSession};
use super::people::{arrive, earlier_than, slow_down};
use super::problem::Body;
use super::sessions::device;
use crate::clock::now;
use crate::passkeys::{Made, PasskeyData, Question, Shown, Site};
use crate::store::{StoredChallenge, StoredPasskey};

/// A question can be answered for this long, in milliseconds.
const ANSWERED_WITHIN: u64 = 5 * 60_000;

impl App {
    /// Where passkeys work, for a browser that reached this server at the host it names.
    pub(crate) fn passkey_site(&self, headers: &HeaderMap) -> Option<Site> {
        let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        Site::of(self.0.public_url.as_deref(), host)
    }
}

fn site(app: &App, headers: &HeaderMap) -> Result<Site, Problem> {
    app.passkey_site(headers).ok_or(Problem::PasskeyRefused(PasskeyRefusal::Insecure))
}

fn refused(why: PasskeyRefusal) -> Problem {
    Problem::PasskeyRefused(why)
}

fn malformed() -> Problem {
    Problem::Malformed("not the answer of a passkey".to_owned())
}

/// Keeps a question and hands it to the browser.
async fn ask(
    app: &App,
    question: Option<Question>,
    person: Option<PersonId>,
) -> Result<Json<Value>, HttpProblem> {
    let Question { challenge, state, options } = question.ok_or(Problem::Unavailable)?;
    let asked = StoredChallenge { person: person.map(|person| person.to_string()), state };
    let put = app.hub().store().put_challenge(&challenge, &asked, now(), now() + ANSWERED_WITHIN).await;
    put.map_err(|error| app.hub().store_failed(&error))?;
    Ok(Json(options))
}

/// The question that is answered. From now on nobody can answer it again, with whatever.
async fn take(app: &App, challenge: Option<String>, person: Option<PersonId>) -> Result<Vec<u8>, Problem> {
    let challenge = challenge.ok_or_else(malformed)?;
    let taken = app.hub().store().take_challenge(&challenge, now()).await;
    let asked = taken.map_err(|error| app.hub().store_failed(&error))?;
    let is_own = |asked: &StoredChallenge| asked.person == person.map(|person| person.to_string());
    Ok(asked.filter(is_own).ok_or_else(|| refused(PasskeyRefusal::Late))?.state)
}

/// A person's passkeys, for people.
pub(crate) async fn passkeys_of(app: &App, person: PersonId) -> Result<Vec<PasskeyInfo>, Problem> {
    let found = app.hub().store().passkeys_of(person).await;
    let found = found.map_err(|error| app.hub().store_failed(&error))?.into_iter();
    let info = |StoredPasskey { id, device, made, used, .. }| PasskeyInfo { id, device, made, used };
    Ok(found.map(info).collect())
}

/// Asks the browser to make a passkey.
pub(super) async fn ask_to_make(
    State(app): State<App>,
    from: Address,
    AuthenticatedPerson(person): AuthenticatedPerson,
    headers: HeaderMap,
) -> Result<Json<Value>, HttpProblem> {
    slow_down(&app, &from)?;
    let site = site(&app, &headers)?;
    let known: Vec<String> =
        passkeys_of(&app, person.id).await?.into_iter().map(|passkey| passkey.id).collect();
    ask(&app, site.ask_to_make(&person, &known), Some(person.id)).await
}

/// Keeps a passkey that the browser has made.
pub(super) async fn keep(
    State(app): State<App>,
    from: Address,
    AuthenticatedPerson(person): AuthenticatedPerson,
    headers: HeaderMap,
    Body(answer): Body<Value>,
) -> Result<Json<Vec<PasskeyInfo>>, HttpProblem> {
    slow_down(&app, &from)?;
    let site = site(&app, &headers)?;
    let made = Made::read(&answer).ok_or_else(malformed)?;
    let state = take(&app, made.challenge(), Some(person.id)).await?;
    let PasskeyData { id, key, state } = site.check_made(&made, &state).map_err(refused)?;
    let now = now();
    let device = device(&headers);
    let passkey = StoredPasskey { id, person: person.id, device, made: now, used: now, key, state };
    let put = app.hub().store().put_passkey(&person, &passkey).await;
    if !put.map_err(|error| app.hub().store_failed(&error))? {
        return Err(refused(PasskeyRefusal::Untrusted).into());
    }
    Ok(Json(passkeys_of(&app, person.id).await?))
}

/// Removes one of one's passkeys.
pub(super) async fn remove(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    Body(RemovePasskey { id }): Body<RemovePasskey>,
) -> Result<Json<Vec<PasskeyInfo>>, HttpProblem> {
    let dropped = app.hub().store().drop_passkey(&id, person.id).await;
    dropped.map_err(|error| app.hub().store_failed(&error))?;
    Ok(Json(passkeys_of(&app, person.id).await?))
}

/// Asks the browser who is there.
pub(super) async fn ask_who(
    State(app): State<App>,
    from: Address,
    headers: HeaderMap,
) -> Result<Json<Value>, HttpProblem> {
    slow_down(&app, &from)?;
    let site = site(&app, &headers)?;
    ask(&app, site.ask_who(), None).await
}

/// Becomes again whom a passkey belongs to.
pub(super) async fn come_back(
    State(app): State<App>,
    from: Address,
    known: Option<CurrentSession>,
    headers: HeaderMap,
    Body(answer): Body<Value>,
) -> Result<Response, HttpProblem> {
    slow_down(&app, &from)?;
    let site = site(&app, &headers)?;
    let shown = Shown::read(&answer).ok_or_else(malformed)?;
    let question = take(&app, shown.challenge(), None).await?;
    let failed = |error| app.hub().store_failed(&error);
    let found = app.hub().store().find_passkey(&shown.id()).await.map_err(failed)?;
    let found = found.filter(|(person, _)| shown.person() == person.id);
    let (person, passkey) = found.ok_or_else(|| refused(PasskeyRefusal::Unknown))?;
    let StoredPasskey { id, key, state, .. } = passkey.clone();
    let after = site.check_shown(&shown, &question, &PasskeyData { id, key, state }).map_err(refused)?;
    if !app.hub().store().use_passkey(&passkey, &after, now()).await.map_err(failed)? {
        return Err(refused(PasskeyRefusal::Untrusted).into());
    }
    let earlier = earlier_than(&app, &headers, known, person.id)?;
    Ok(arrive(&app, &headers, person, &earlier).await)
}
