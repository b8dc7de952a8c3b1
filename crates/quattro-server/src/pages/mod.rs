//! Pages rendered on the server: home, the deal of the day, lobby, set-up, replays, rules, arbiter, about, one's devices, odd places, and the shells in which
//! the browser client draws the table, the lessons and the replay viewer.
//!
//! A page is a function from plain data to markup; only the handlers here know about requests. Everything that
//! is written into a page is escaped.

mod about;
mod arbiter;
mod art;
mod calls;
mod code;
mod daily;
mod days;
mod device;
mod evening;
mod frame;
mod home;
mod lists;
mod me;
mod odd;
mod own;
mod review;
mod rules;
mod same_cards;
mod setup;
mod share;
mod shell;
mod tv;

use axum::Router;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use maud::Markup;
use quattro_rules::pizza::{Edition, Kind};
use quattro_rules::seat::Seat;
use quattro_rules::setup::GameId;
use quattro_words::{Language, Words};
use serde::Deserialize;
use tokio::sync::Semaphore;

use crate::http::App;
use crate::http::{
    Address, AuthenticatedPerson, CurrentSession, GamesQuery, HttpProblem, Id, ReviewQuery, figures_of,
    games_of, linked, of_person, open_and_running, passkeys_of, public, remembered_games, review_of,
    running_games, sessions_of, summary_of, table_of,
};
use crate::passkeys::Site;
use crate::signer::SignedIn;
pub(crate) use device::{documents, site_start};
use frame::{Frame, Picture};
use lists::Tables;
use me::Mine;
use quattro_table::protocol::{Listing, TableStage};
use quattro_table::{Problem, Table, WrongStage, replay};

/// The routes of all pages.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/", get(home))
        .route("/games", get(games))
        .route("/lobby", get(lobby))
        .route("/new", get(new_table))
        .route("/replays", get(replays))
        .route("/rules", get(all_rules))
        .route("/rules/{game}", get(rule_book))
        .route("/learn/{lesson}", get(learn))
        .route("/about", get(about))
        .route("/arbiter", get(arbiter))
        .route("/me", get(me))
        .route("/me/sheet", get(sheet))
        .route("/recover", get(recover))
        .route("/link/{code}", get(link))
        .route("/link/{code}/qr.svg", get(link_qr_code))
        .merge(days::routes())
        .merge(evening::routes())
        .merge(tv::routes())
        .route("/j/{code}", get(join_by_code))
        .route("/t/{id}", get(table))
        .route("/t/{id}/qr.svg", get(table_qr_code))
        .route("/replay/{id}", get(replay))
        .route("/replay/{id}/steps", get(replay_steps))
        .route("/replay/{id}/review", get(review_page))
        .route("/replay/{id}/share.png", get(share_picture))
        .route("/messages/{file}", get(messages))
}

/// Somebody whose games cannot be read now sees the page of a first visit; that is logged.
async fn home(frame: Frame, State(app): State<App>, person: Option<AuthenticatedPerson>) -> Markup {
    let person = person.map(|AuthenticatedPerson(person)| person.id);
    let running = match person {
        Some(person) => running_games(&app, person).await.unwrap_or_default(),
        None => Vec::new(),
    };
    let day = days::on_home(&app, person).await;
    home::page(&frame, &home::Visitor { running, day, now: app.hub().now() })
}

/// All games of the visitor, and of nobody else.
async fn games(
    frame: Frame,
    State(app): State<App>,
    person: Option<AuthenticatedPerson>,
    Query(query): Query<GamesQuery>,
) -> Result<Markup, HttpProblem> {
    let mut lists = own::games::Lists { now: app.hub().now(), ..own::games::Lists::default() };
    if let Some(AuthenticatedPerson(person)) = person {
        if query.finished() != Some(true) {
            lists.running = games_of(&app, person.id, false, &query).await?;
        }
        if query.finished() != Some(false) {
            lists.finished = games_of(&app, person.id, true, &query).await?;
        }
    }
    Ok(own::games::page(&frame, &query, &lists))
}

async fn arbiter(frame: Frame) -> Markup {
    arbiter::page(&frame)
}

async fn about(frame: Frame) -> Markup {
    about::page(&frame)
}

/// A list is empty while the store cannot be read, which is logged.
async fn lobby(frame: Frame, State(app): State<App>, person: Option<AuthenticatedPerson>) -> Markup {
    let own = own_tables(&app, person, |stage| matches!(stage, TableStage::Open | TableStage::Playing)).await;
    let public = open_and_running(&app).await.unwrap_or_default();
    lists::lobby(&frame, &Tables::new(own, public))
}

async fn replays(frame: Frame, State(app): State<App>, person: Option<AuthenticatedPerson>) -> Markup {
    let own = own_tables(&app, person, |stage| stage == TableStage::Over).await;
    let finished = public(&app, TableStage::Over, u64::MAX).await.unwrap_or_default();
    lists::replays(&frame, &Tables::new(own, finished))
}

/// The visitor's own tables in some stages, private ones among them.
async fn own_tables(
    app: &App,
    person: Option<AuthenticatedPerson>,
    wanted: impl Fn(TableStage) -> bool,
) -> Vec<Listing> {
    let Some(AuthenticatedPerson(person)) = person else { return Vec::new() };
    let tables = of_person(app, person.id).await.unwrap_or_default();
    tables.into_iter().filter(|table| wanted(table.stage)).collect()
}

/// What the set-up begins with.
#[derive(Debug, Deserialize)]
struct NewTableQuery {
    game: Option<String>,
    /// The key of a screen that waits for the table.
    screen: Option<String>,
}

/// Whoever comes for a screen after somebody else has made its table is led to that.
async fn new_table(frame: Frame, State(app): State<App>, Query(query): Query<NewTableQuery>) -> Response {
    let game = query.game.and_then(|game| game.parse().ok()).unwrap_or(GameId::MammaMia);
    let screen = query.screen.and_then(|key| key.parse().ok());
    if let Some(table) = screen.map(|key| app.hub().shown_on(key))
        && app.hub().must_know(table, None).await.is_ok()
    {
        return Redirect::to(&format!("/t/{table}")).into_response();
    }
    setup::page(&frame, game, screen).into_response()
}

async fn all_rules(frame: Frame) -> Markup {
    rules::contents(&frame)
}

async fn rule_book(frame: Frame, Path(game): Path<String>) -> Result<Markup, HttpProblem> {
    let game = game.parse().map_err(|_| Problem::NotFound)?;
    Ok(rules::page(&frame, game))
}

/// The two lessons, one for each engine.
async fn learn(frame: Frame, Path(lesson): Path<String>) -> Result<Markup, HttpProblem> {
    match lesson.as_str() {
        "pizza" | "calcory" => Ok(shell::lesson(&frame, &lesson)),
        _ => Err(HttpProblem(Problem::NotFound)),
    }
}

/// A problem as a page, for a browser that has asked for one.
pub(crate) async fn problem_page(app: &App, parts: &mut Parts, problem: &Problem) -> Markup {
    let Ok(frame) = Frame::from_request_parts(parts, app).await;
    odd::page(&frame, problem)
}

/// A one-time link is asked for by a button, because link previews open links too.
async fn link(frame: Frame, State(app): State<App>, Path(code): Path<String>) -> Result<Markup, HttpProblem> {
    let (_, person) = linked(&app, &code).await?;
    Ok(me::link(&frame, &code, &person))
}

/// The visitor's figures and devices.
async fn me(
    frame: Frame,
    State(app): State<App>,
    here: Option<CurrentSession>,
    headers: HeaderMap,
) -> Result<Markup, HttpProblem> {
    let here = here.map(|CurrentSession(here)| here);
    let sessions = sessions_of(&app, here.as_ref(), &headers).await?;
    let profile = match &here {
        Some(here) => Some(own::figures::Profile {
            figures: figures_of(&app, here.person.id).await?,
            last: games_of(&app, here.person.id, true, &GamesQuery::default()).await?.games,
            memory: remembered_games(&app, here.person.id).await?,
        }),
        None => None,
    };
    let mine = mine(&app, here.as_ref(), &headers).await?;
    Ok(me::page(&frame, profile.as_ref(), &mine, &sessions))
}

/// What the visitor keeps here.
async fn mine(app: &App, here: Option<&SignedIn>, headers: &HeaderMap) -> Result<Mine, Problem> {
    let site = app.passkey_site(headers).map(|site| site.origin().to_owned());
    let Some(here) = here else { return Ok(Mine { site, ..Mine::default() }) };
    let kept = app.hub().store().kept(here.person.id).await;
    let kept = kept.map_err(|error| app.hub().store_failed(&error))?;
    Ok(Mine { kept, passkeys: passkeys_of(app, here.person.id).await?, site })
}

/// Where somebody comes back whom this browser does not know.
async fn recover(frame: Frame, State(app): State<App>, headers: HeaderMap) -> Markup {
    let site = app.passkey_site(&headers);
    me::recover(&frame, site.as_ref().map(Site::origin))
}

/// The print view of a recovery sheet, which is made by a tap there.
async fn sheet(
    frame: Frame,
    State(app): State<App>,
    CurrentSession(here): CurrentSession,
) -> Result<Markup, HttpProblem> {
    let kept = app.hub().store().kept(here.person.id).await;
    let kept = kept.map_err(|error| app.hub().store_failed(&error))?;
    Ok(me::sheet_page(&frame, here.person.name.as_str(), kept.sheet.is_some()))
}

async fn table(frame: Frame, State(app): State<App>, Id(id): Id) -> Result<Markup, HttpProblem> {
    let info = app.hub().info(id).await?;
    Ok(shell::table(&frame, &info, &invitation(&frame, &id.to_string())))
}

/// Leads to the table that waits under a code. Nobody sits down by this: link previews open links too.
async fn join_by_code(
    State(app): State<App>,
    from: Address,
    Path(code): Path<String>,
) -> Result<Redirect, HttpProblem> {
    let table = table_of(&app, from.0, &code).await?;
    Ok(Redirect::to(&format!("/t/{table}")))
}

/// The link that brings somebody else to a table.
fn invitation(frame: &Frame, id: &str) -> String {
    format!("{}/t/{id}", frame.origin)
}

/// The replay viewer; a link to it is shown with the picture of the end.
async fn replay(frame: Frame, State(app): State<App>, Id(id): Id) -> Result<Markup, HttpProblem> {
    let record = app.hub().peek(id, Table::record).await?.ok_or(WrongStage::NotOver)?;
    let text = share::headline(&summary_of(&app, id).await?, frame.language);
    let path = format!("/replay/{id}/share.png?lang={}", frame.language);
    let frame = frame.pictured(Picture { path, text, size: share::SIZE });
    Ok(shell::replay(&frame, &id.to_string(), &record))
}

/// One picture is drawn at a time: it takes a processor for a moment, and nobody waits for it but a preview.
static DRAWING: Semaphore = Semaphore::const_new(1);

/// The picture of a finished game.
async fn share_picture(frame: Frame, State(app): State<App>, Id(id): Id) -> Result<Response, HttpProblem> {
    let summary = summary_of(&app, id).await?;
    drawn_picture(move || share::png(&summary, frame.language)).await
}

async fn drawn_picture(
    draw: impl FnOnce() -> Option<Vec<u8>> + Send + 'static,
) -> Result<Response, HttpProblem> {
    let _turn = DRAWING.acquire().await.map_err(|_| Problem::Unavailable)?;
    let drawn = tokio::task::spawn_blocking(draw).await;
    let picture = drawn.ok().flatten().ok_or(Problem::Unavailable)?;
    // The game does not change any more, but our drawings may.
    let caching = (header::CACHE_CONTROL, "public, max-age=86400");
    Ok(([(header::CONTENT_TYPE, "image/png"), caching], picture).into_response())
}

/// A finished game looked back at, or how far that is.
async fn review_page(
    frame: Frame,
    State(app): State<App>,
    Id(id): Id,
    person: Option<AuthenticatedPerson>,
    Query(query): Query<ReviewQuery>,
) -> Result<Markup, HttpProblem> {
    let visitor = person.as_ref().map(|person| person.0.id);
    let look = |table: &Table| {
        let own = visitor.and_then(|person| table.seat_of(person));
        let all = Seat::all(table.options().players);
        let seats = all.filter(|seat| table.may_look_back(visitor, *seat));
        (own, seats.collect::<Vec<_>>())
    };
    let (own, seats) = app.hub().peek(id, look).await?;
    let state = review_of(&app, id, person, query, frame.language).await?;
    Ok(review::page(&frame, &id.to_string(), &state, own, &seats))
}

/// The point of view of a replay: a seat's number, or all cards.
#[derive(Debug, Deserialize)]
struct Seen {
    seat: Option<usize>,
}

async fn replay_steps(
    frame: Frame,
    State(app): State<App>,
    Id(id): Id,
    Query(seen): Query<Seen>,
) -> Result<Response, HttpProblem> {
    let record = app.hub().peek(id, Table::record).await?.ok_or(WrongStage::NotOver)?;
    let steps =
        replay::steps(&record, replay::Eyes::of_number(seen.seat), frame.language).map_err(|error| {
            tracing::error!(%error, "a record cannot be replayed");
            Problem::Unavailable
        })?;
    Ok(axum::Json(steps).into_response())
}

/// The link to a table as a QR code.
async fn table_qr_code(frame: Frame, Path(id): Path<String>) -> Response {
    drawn(&invitation(&frame, &id))
}

/// A one-time link as a QR code, for the phone beside the screen.
async fn link_qr_code(frame: Frame, Path(code): Path<String>, Query(then): Query<AfterLink>) -> Response {
    let to = then.to.filter(|to| is_table_path(to)).map(|to| format!("?to={to}")).unwrap_or_default();
    drawn(&format!("{}/link/{code}{to}", frame.origin))
}

/// Where a device goes once it is known.
#[derive(Deserialize)]
struct AfterLink {
    to: Option<String>,
}

/// A code that we draw leads nowhere else.
fn is_table_path(path: &str) -> bool {
    path.strip_prefix("/t/")
        .is_some_and(|id| id.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)))
}

fn drawn(address: &str) -> Response {
    let Some(picture) = qr_code(address) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    ([(header::CONTENT_TYPE, "image/svg+xml")], picture).into_response()
}

/// An address as a QR code, as SVG.
pub(crate) fn qr_code(address: &str) -> Option<String> {
    qrcode::QrCode::new(address).ok().map(|code| shell::qr(&code))
}

/// Everything that the client says, in one file for each language, and what a device says besides.
async fn messages(Path(file): Path<String>) -> Response {
    let Some(messages) = message_file(&file) else { return StatusCode::NOT_FOUND.into_response() };
    let caching = (header::CACHE_CONTROL, "public, max-age=31536000, immutable");
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8"), caching], messages).into_response()
}

/// `en.ftl` or `refusals-en.ftl`.
fn message_file(file: &str) -> Option<String> {
    let name = file.strip_suffix(".ftl")?;
    match name.strip_prefix("refusals-") {
        Some(language) => language.parse().ok().map(refusal_messages),
        None => name.parse().ok().map(client_messages),
    }
}

/// The messages that a browser reads.
pub(crate) fn client_messages(language: Language) -> String {
    said(Words::client_messages(language)) + &asks(language)
}

/// The messages that only the module of a device needs besides.
pub(crate) fn refusal_messages(language: Language) -> String {
    said(Words::refusal_messages(language))
}

/// Messages without comments and blank lines.
fn said(messages: &str) -> String {
    let said = messages.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    said.flat_map(|line| [line, "\n"]).collect()
}

/// What each order needs for each player, as messages, because the browser does not know the recipes.
fn asks(language: Language) -> String {
    let line = |order, own| format!("asks-{order}-{own} = {}\n", Words::shared(language).recipe(order, own));
    let orders = |own| Edition::Grande.orders(own).map(move |order| line(order, own));
    Kind::ALL.into_iter().flat_map(orders).collect()
}

/// A message without anything to fill in.
fn say(frame: &Frame, id: &str) -> String {
    Words::shared(frame.language).text(id, &quattro_words::Args::new())
}

/// A message about a game.
fn say_game(frame: &Frame, id: &str, game: GameId) -> String {
    Words::shared(frame.language).text(id, &quattro_words::Args::new().with("game", game.name()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawn_link_leads_to_a_table_or_home() {
        assert!(is_table_path("/t/ZwymNfA0kFeyyMO2-_q"));
        for elsewhere in ["//evil.example", "https://evil.example", "/t/a?b", "/t/a/b", "/me"] {
            assert!(!is_table_path(elsewhere), "{elsewhere}");
        }
    }

    #[test]
    fn blank_lines_and_number_signs_say_nothing_in_the_messages_of_browsers() {
        for language in Language::ALL {
            let file = Words::client_messages(language);
            // Within a message, a blank line would be one of its lines.
            assert!(!file.contains("\n\n "), "{language}");
            let sent = client_messages(language);
            let names =
                |text: &str| text.lines().filter(|line| line.starts_with(char::is_alphabetic)).count();
            assert_eq!(names(&sent), names(file) + names(&asks(language)), "{language}");
            assert!(!sent.contains("\n#") && !sent.contains("\n\n"), "{language}");
        }
    }
}
