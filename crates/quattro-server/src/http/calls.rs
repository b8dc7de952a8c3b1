//! Where and when a person wants to be called while no page is open.

use axum::Json;
use axum::extract::State;
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, Uri};
use quattro_table::protocol::{Calls, EndCalls, Quiet, SetQuiet, Subscribe};
use quattro_table::{PersonId, Problem};

use super::App;
use super::HttpProblem;
use super::auth::{AuthenticatedPerson, CurrentSession};
use super::language::language_of;
use super::problem::Body;
use crate::calls::{Endpoint, browser_keys};
use crate::signer::hash_of;
use crate::store::{QuietHours, StoredSubscription};

/// Minutes in a day.
const DAY: u16 = 24 * 60;

/// The farthest that clocks are from UTC, in minutes.
const FARTHEST: i16 = 14 * 60;

type Answer = Result<Json<Calls>, HttpProblem>;

/// How a person is called at present.
pub(crate) async fn calls_of(app: &App, person: PersonId) -> Result<Calls, Problem> {
    let failed = |error| app.hub().store_failed(&error);
    let store = app.hub().store();
    let subscriptions = store.subscriptions_of(person).await.map_err(failed)?;
    let quiet = store.quiet_hours(person).await.map_err(failed)?;
    let quiet = quiet.map(|QuietHours { begins, ends, east }| Quiet { begins, ends, east });
    Ok(Calls { key: app.0.push_key.as_ref().map(crate::calls::PushKey::public), subscriptions, quiet })
}

pub(super) async fn calls(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
) -> Answer {
    Ok(Json(calls_of(&app, person.id).await?))
}

/// A browser wants to be called.
pub(super) async fn subscribe(
    State(app): State<App>,
    CurrentSession(here): CurrentSession,
    uri: Uri,
    headers: HeaderMap,
    Body(body): Body<Subscribe>,
) -> Answer {
    if app.0.push_key.is_none() {
        return Err(Problem::NotFound.into());
    }
    let malformed = |what: &str| Problem::Malformed(what.to_owned());
    Endpoint::read(&body.endpoint, app.0.push).map_err(malformed)?;
    browser_keys(&body.keys.p256dh, &body.keys.auth).map_err(malformed)?;
    let subscription = StoredSubscription {
        id: hash_of(&body.endpoint),
        person: here.person.id,
        session: here.session,
        endpoint: body.endpoint,
        key: body.keys.p256dh,
        auth: body.keys.auth,
        language: language_of(&uri, &headers).code().to_owned(),
        origin: origin(&app, &headers),
    };
    let stored = app.hub().store().subscribe(&subscription, app.hub().now()).await;
    stored.map_err(|error| app.hub().store_failed(&error))?;
    Ok(Json(calls_of(&app, here.person.id).await?))
}

/// The address under which a browser knows this server: where it leads when a call is tapped.
fn origin(app: &App, headers: &HeaderMap) -> String {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    match (&app.0.public_url, text(ORIGIN)) {
        (Some(url), _) => url.trim_end_matches('/').to_owned(),
        // `guard::same_origin` has compared it with the host.
        (None, Some(origin)) => origin.to_owned(),
        (None, None) => format!("http://{}", text(HOST).unwrap_or("localhost")),
    }
}

/// Ends the calls to one browser, or to all of a person's.
pub(super) async fn end(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    Body(EndCalls { endpoint }): Body<EndCalls>,
) -> Answer {
    let (store, failed) = (app.hub().store(), |error| app.hub().store_failed(&error));
    match endpoint.map(|endpoint| hash_of(&endpoint)) {
        None => store.end_subscriptions_of(person.id).await.map_err(failed)?,
        Some(id) => {
            let own =
                store.subscription(&id).await.map_err(failed)?.is_some_and(|one| one.person == person.id);
            if own {
                store.end_subscription(&id).await.map_err(failed)?;
            }
        }
    }
    Ok(Json(calls_of(&app, person.id).await?))
}

/// Changes when a person does not want to be called.
pub(super) async fn set_quiet(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    Body(SetQuiet { quiet }): Body<SetQuiet>,
) -> Answer {
    let is_time = |quiet: &Quiet| {
        quiet.begins < DAY && quiet.ends < DAY && quiet.begins != quiet.ends && quiet.east.abs() <= FARTHEST
    };
    if quiet.as_ref().is_some_and(|quiet| !is_time(quiet)) {
        let what =
            "`begins` and `ends` are different minutes after midnight, below 1440; `east` is at most 840";
        return Err(Problem::Malformed(what.to_owned()).into());
    }
    let quiet = quiet.map(|Quiet { begins, ends, east }| QuietHours { begins, ends, east });
    let set = app.hub().store().set_quiet_hours(person.id, quiet).await;
    set.map_err(|error| app.hub().store_failed(&error))?;
    Ok(Json(calls_of(&app, person.id).await?))
}
