//! People: names, one-time links to a second device, sessions, tokens for programs.
//!
//! Somebody who opens a link of another person's and goes on would play as that person, who sees the same cards
//! elsewhere. So the page of a link names both people and warns; the number that confirms it appears only on the
//! device that made it, when another one asks; and who a device was before is kept beside.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Response};
use quattro_table::person::{Name, Person};
use quattro_table::protocol::{
    AskingDevice, ConfirmDeviceLink, DeviceLink, DeviceLinkState, EarlierPerson, EndSession, LinkedPerson,
    Me, SessionInfo, Sessions, SetName, SwitchPerson, Token, UseDeviceLink,
};
use quattro_table::{BadText, Crowd, Limit, PersonId, Problem};

use super::App;
use super::HttpProblem;
use super::auth::{Address, AuthenticatedPerson, CurrentSession};
use super::problem::Body;
use super::sessions::device;
use crate::clock::now;
use crate::random::random_bytes;
use crate::signer::{Purpose, SignedIn, hash_of};
use crate::store::Link;

/// For how long a one-time link can be used, in seconds.
const LINK_SECONDS: u32 = 15 * 60;

/// The numbers that confirm a link: four digits, none of them a leading zero.
const NUMBERS: std::ops::Range<u16> = 1000..10_000;

/// The most people that a device remembers it was.
const MOST_EARLIER: usize = 8;

fn name(text: String) -> Result<Name, Problem> {
    Name::try_from(text).map_err(|_| Problem::BadText(BadText::Name))
}

pub(super) fn slow_down(app: &App, from: &Address) -> Result<(), Problem> {
    if app.limits().people.allow(from.0) {
        return Ok(());
    }
    Err(Problem::TooFast(Limit::People))
}

fn me_of(person: &Person) -> Me {
    Me { name: person.name.as_str().to_owned() }
}

/// The answer that makes a browser this person, who it was before being kept.
fn become_person(app: &App, signed_in: &SignedIn, earlier: &[SignedIn]) -> Response {
    let cookies = [app.cookie(Some(signed_in)), app.earlier_cookie(earlier)];
    (AppendHeaders(cookies.map(|cookie| (SET_COOKIE, cookie))), Json(me_of(&signed_in.person)))
        .into_response()
}

pub(super) async fn me(AuthenticatedPerson(person): AuthenticatedPerson) -> Json<Me> {
    Json(me_of(&person))
}

/// Chooses a name. Creates a person if there is none yet.
pub(super) async fn set_name(
    State(app): State<App>,
    from: Address,
    known: Option<CurrentSession>,
    headers: HeaderMap,
    Body(body): Body<SetName>,
) -> Result<Response, HttpProblem> {
    slow_down(&app, &from)?;
    let name = name(body.name)?;
    let known = known.map(|CurrentSession(known)| (known.person.id, known.session));
    if let Some((id, _)) = known {
        let renamed = app.hub().store().rename(&Person { id, name: name.clone() }).await;
        renamed.map_err(|error| app.hub().store_failed(&error))?;
        app.sessions().ask_again();
    }
    let (id, session) = known.unwrap_or_else(|| (random_bytes(), random_bytes()));
    let signed_in = SignedIn { person: Person { id, name }, session };
    app.sessions().note(&signed_in, &device(&headers)).await;
    let me = Json(me_of(&signed_in.person));
    Ok((AppendHeaders([(SET_COOKIE, app.cookie(Some(&signed_in)))]), me).into_response())
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
    let (now, time) = (now(), 1000 * u64::from(LINK_SECONDS));
    let put = app.hub().store().put_link(&hash_of(&code), &kept, now, now + time).await;
    put.map_err(|error| app.hub().store_failed(&error))?;
    Ok(Json(DeviceLink { path: format!("/link/{code}"), code, seconds: LINK_SECONDS }))
}

fn read_person(kept: &str) -> Result<Person, Problem> {
    serde_json::from_str(kept).map_err(|_| Problem::Unavailable)
}

/// A link that can still be used, and whose it is.
pub(crate) async fn linked(app: &App, code: &str) -> Result<(Link, Person), Problem> {
    let found = app.hub().store().find_link(&hash_of(code), now()).await;
    let link = found.map_err(|error| app.hub().store_failed(&error))?.ok_or(Problem::LinkExpired)?;
    let person = read_person(&link.person)?;
    Ok((link, person))
}

/// A link that this person has made. Others learn nothing of it, not even that it exists.
async fn own_link(app: &App, code: &str, person: PersonId) -> Result<Option<Link>, Problem> {
    match linked(app, code).await {
        Ok((link, made_by)) => Ok((made_by.id == person).then_some(link)),
        Err(Problem::LinkExpired) => Ok(None),
        Err(problem) => Err(problem),
    }
}

/// Whether a device has asked for a link of one's own, and the number to type there.
pub(super) async fn link_state(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    Path(code): Path<String>,
) -> Result<Json<DeviceLinkState>, HttpProblem> {
    let link = own_link(&app, &code, person.id).await?;
    let open = link.is_some();
    let asking = link.and_then(|Link { number, device, .. }| Some(AskingDevice { number: number?, device }));
    Ok(Json(DeviceLinkState { open, asking }))
}

/// Takes a link of one's own back.
pub(super) async fn refuse_link(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    Path(code): Path<String>,
) -> Result<Json<DeviceLinkState>, HttpProblem> {
    if own_link(&app, &code, person.id).await?.is_some() {
        app.hub().store().take_link(&hash_of(&code)).await.map_err(|error| app.hub().store_failed(&error))?;
    }
    Ok(Json(DeviceLinkState { open: false, asking: None }))
}

/// Asks to become the person of a link. Only the device that made it is told the number.
pub(super) async fn ask_link(
    State(app): State<App>,
    from: Address,
    headers: HeaderMap,
    Body(UseDeviceLink { code }): Body<UseDeviceLink>,
) -> Result<Json<LinkedPerson>, HttpProblem> {
    slow_down(&app, &from)?;
    let [high, low] = random_bytes::<2>().0;
    let number = NUMBERS.start + u16::from_be_bytes([high, low]) % (NUMBERS.end - NUMBERS.start);
    let asked = app.hub().store().ask_link(&hash_of(&code), number, &device(&headers), now()).await;
    let link = asked.map_err(|error| app.hub().store_failed(&error))?.ok_or(Problem::LinkExpired)?;
    Ok(Json(LinkedPerson { name: read_person(&link.person)?.name.into() }))
}

/// Becomes the person of a link, with the number that the other device shows.
pub(super) async fn confirm_link(
    State(app): State<App>,
    from: Address,
    headers: HeaderMap,
    known: Option<CurrentSession>,
    Body(ConfirmDeviceLink { code, number }): Body<ConfirmDeviceLink>,
) -> Result<Response, HttpProblem> {
    slow_down(&app, &from)?;
    let (store, code) = (app.hub().store(), hash_of(&code));
    let failed = |error| app.hub().store_failed(&error);
    let link = store.try_link(&code, now()).await.map_err(failed)?.ok_or(Problem::LinkExpired)?;
    if link.number != Some(number) {
        return Err(Problem::WrongNumber.into());
    }
    let person = read_person(&link.person)?;
    let earlier = earlier_than(&app, &headers, known, person.id)?;
    let kept = store.take_link(&code).await.map_err(failed)?.ok_or(Problem::LinkExpired)?;
    let person = read_person(&kept)?;
    // From now on the devices agree on the name.
    store.keep_person(&person, now()).await.map_err(failed)?;
    Ok(arrive(&app, &headers, person, &earlier).await)
}

/// Makes a browser this person, in a session of its own.
pub(super) async fn arrive(app: &App, headers: &HeaderMap, person: Person, earlier: &[SignedIn]) -> Response {
    let signed_in = SignedIn { person, session: random_bytes() };
    app.sessions().note(&signed_in, &device(headers)).await;
    become_person(app, &signed_in, earlier)
}

/// Who a browser was before, once it is `now`.
pub(super) fn earlier_than(
    app: &App,
    headers: &HeaderMap,
    known: Option<CurrentSession>,
    now: PersonId,
) -> Result<Vec<SignedIn>, Problem> {
    with_earlier(app.earlier(headers), known.map(|CurrentSession(known)| known), now)
}

/// Who a device was before, once it is no longer `before`: each person once, the latest first.
fn with_earlier(
    earlier: Vec<SignedIn>,
    before: Option<SignedIn>,
    now: PersonId,
) -> Result<Vec<SignedIn>, Problem> {
    let mut people: Vec<SignedIn> = Vec::new();
    for one in before.into_iter().chain(earlier) {
        if one.person.id != now && people.iter().all(|other| other.person.id != one.person.id) {
            people.push(one);
        }
    }
    if people.len() > MOST_EARLIER {
        return Err(Problem::TooMany(Crowd::EarlierPeople));
    }
    Ok(people)
}

/// Becomes again who this device was before.
pub(super) async fn switch(
    State(app): State<App>,
    known: Option<CurrentSession>,
    headers: HeaderMap,
    Body(SwitchPerson { session }): Body<SwitchPerson>,
) -> Result<Response, HttpProblem> {
    let earlier = app.earlier(&headers);
    let wanted = earlier.iter().find(|one| one.session.to_string() == session).cloned();
    let wanted = wanted.ok_or(Problem::NoName)?;
    let wanted = app.sessions().open(wanted).await?.ok_or(Problem::NoName)?;
    let before = known.map(|CurrentSession(known)| known);
    let earlier = with_earlier(earlier, before, wanted.person.id)?;
    Ok(become_person(&app, &wanted, &earlier))
}

/// Where somebody is signed in, and who this device was before.
pub(crate) async fn sessions_of(
    app: &App,
    here: Option<&SignedIn>,
    headers: &HeaderMap,
) -> Result<Sessions, Problem> {
    let mut sessions = Vec::new();
    if let Some(here) = here {
        app.sessions().note(here, &device(headers)).await;
        let found = app.hub().store().sessions_of(here.person.id).await;
        let found = found.map_err(|error| app.hub().store_failed(&error))?;
        sessions.extend(found.into_iter().map(|session| SessionInfo {
            here: session.id == here.session,
            id: session.id.to_string(),
            device: session.device,
            seen: session.seen,
        }));
    }
    let mut earlier = Vec::new();
    for one in app.earlier(headers) {
        let open = app.sessions().open(one).await?;
        earlier.extend(open.map(|SignedIn { person, session }| EarlierPerson {
            session: session.to_string(),
            name: person.name.into(),
        }));
    }
    Ok(Sessions { sessions, earlier })
}

pub(super) async fn sessions(
    State(app): State<App>,
    CurrentSession(here): CurrentSession,
    headers: HeaderMap,
) -> Result<Json<Sessions>, HttpProblem> {
    Ok(Json(sessions_of(&app, Some(&here), &headers).await?))
}

/// Signs out one of one's devices, or all but this one.
pub(super) async fn end_session(
    State(app): State<App>,
    CurrentSession(here): CurrentSession,
    headers: HeaderMap,
    Body(EndSession { session }): Body<EndSession>,
) -> Result<Json<Sessions>, HttpProblem> {
    let person = here.person.id;
    if let Some(session) = session {
        let session = session.parse().map_err(|_| Problem::NotFound)?;
        app.sessions().end(session, person).await?;
    } else {
        let found = app.hub().store().sessions_of(person).await;
        let found = found.map_err(|error| app.hub().store_failed(&error))?;
        // Cookies of earlier versions are listed only after they have been used.
        let oldest = app.signer().session_of(Purpose::Cookie, person);
        let all = found.into_iter().map(|session| session.id).chain([oldest]);
        for session in all.filter(|session| *session != here.session) {
            app.sessions().end(session, person).await?;
        }
    }
    Ok(Json(sessions_of(&app, Some(&here), &headers).await?))
}

/// Signs this device out.
pub(super) async fn log_out(
    State(app): State<App>,
    CurrentSession(here): CurrentSession,
) -> Result<Response, HttpProblem> {
    app.sessions().end(here.session, here.person.id).await?;
    let cookie = AppendHeaders([(SET_COOKIE, app.cookie(None))]);
    Ok((cookie, Json(serde_json::json!({}))).into_response())
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
