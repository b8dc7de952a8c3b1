//! Pages rendered on the server: home, lobby, set-up, replays, rules, about, and the shells in which the
//! browser client draws the table and the replay viewer.
//!
//! A page is a function from plain data to markup; only the handlers here know about requests. Everything that
//! is written into a page is escaped.

mod about;
mod art;
mod frame;
mod home;
mod lists;
mod replay;
mod rules;
mod setup;
mod share;
mod shell;

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use maud::Markup;
use quattro_rules::pizza::{Edition, Kind};
use quattro_rules::seat::Seat;
use quattro_rules::setup::GameId;
use quattro_words::{Language, Words};
use serde::Deserialize;
use tokio::sync::Semaphore;

use crate::http::App;
use crate::http::{HttpProblem, open_and_running, public, summary_of};
use frame::Frame;
use quattro_table::protocol::TableStage;
use quattro_table::{Problem, Table, WrongStage};

/// The routes of all pages.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/", get(home))
        .route("/lobby", get(lobby))
        .route("/new", get(new_table))
        .route("/replays", get(replays))
        .route("/rules", get(all_rules))
        .route("/rules/{game}", get(rule_book))
        .route("/about", get(about))
        .route("/link/{code}", get(link))
        .route("/t/{id}", get(table))
        .route("/t/{id}/qr.svg", get(qr_code))
        .route("/replay/{id}", get(replay))
        .route("/replay/{id}/steps", get(replay_steps))
        .route("/replay/{id}/share.png", get(share_picture))
        .route("/messages/{file}", get(messages))
}

async fn home(frame: Frame) -> Markup {
    home::page(&frame)
}

async fn about(frame: Frame) -> Markup {
    about::page(&frame)
}

/// A list is empty while the store cannot be read, which is logged.
async fn lobby(frame: Frame, State(app): State<App>) -> Markup {
    lists::lobby(&frame, &open_and_running(&app).await.unwrap_or_default())
}

async fn replays(frame: Frame, State(app): State<App>) -> Markup {
    let finished = public(&app, TableStage::Over, u64::MAX).await;
    lists::replays(&frame, &finished.unwrap_or_default())
}

/// What the set-up begins with.
#[derive(Debug, Deserialize)]
struct NewTableQuery {
    game: Option<String>,
}

async fn new_table(frame: Frame, Query(query): Query<NewTableQuery>) -> Markup {
    let game = query.game.and_then(|game| game.parse().ok()).unwrap_or(GameId::MammaMia);
    setup::page(&frame, game)
}

async fn all_rules(frame: Frame) -> Markup {
    rules::contents(&frame)
}

async fn rule_book(frame: Frame, Path(game): Path<String>) -> Response {
    match game.parse() {
        Ok(game) => rules::page(&frame, game).into_response(),
        Err(_) => missing(&frame),
    }
}

fn missing(frame: &Frame) -> Response {
    (StatusCode::NOT_FOUND, about::missing(frame)).into_response()
}

/// A one-time link is redeemed by a button, because link previews open links too.
async fn link(frame: Frame, Path(code): Path<String>) -> Markup {
    about::device(&frame, &code)
}

async fn table(frame: Frame, State(app): State<App>, headers: HeaderMap, Path(id): Path<String>) -> Markup {
    shell::table(&frame, &id, &invitation(&app, &headers, &id))
}

/// The link that brings somebody else to a table.
fn invitation(app: &App, headers: &HeaderMap, id: &str) -> String {
    format!("{}/t/{id}", address(app, headers))
}

/// The address of this server for others.
fn address(app: &App, headers: &HeaderMap) -> String {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    app.address_for_others(host)
}

/// The replay viewer; a link to it is shown with the picture of the end.
async fn replay(frame: Frame, State(app): State<App>, headers: HeaderMap, Path(id): Path<String>) -> Markup {
    let summary = match id.parse() {
        Ok(table) => summary_of(&app, table).await.ok(),
        Err(_) => None,
    };
    let preview = summary.map(|summary| {
        let address = format!("{}/replay/{id}", address(&app, &headers));
        shell::preview(&frame, &share::headline(&summary, frame.language), &address, share::SIZE)
    });
    shell::replay(&frame, &id, &preview.unwrap_or_default())
}

/// One picture is drawn at a time: it takes a processor for a moment, and nobody waits for it but a preview.
static DRAWING: Semaphore = Semaphore::const_new(1);

/// The picture of a finished game.
async fn share_picture(
    frame: Frame,
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Response, HttpProblem> {
    let id = id.parse().map_err(|_| Problem::UnknownTable)?;
    let summary = summary_of(&app, id).await?;
    let _turn = DRAWING.acquire().await.map_err(|_| Problem::Unavailable)?;
    let drawn = tokio::task::spawn_blocking(move || share::png(&summary, frame.language)).await;
    let picture = drawn.ok().flatten().ok_or(Problem::Unavailable)?;
    // The game does not change any more, but our drawings may.
    let caching = (header::CACHE_CONTROL, "public, max-age=86400");
    Ok(([(header::CONTENT_TYPE, "image/png"), caching], picture).into_response())
}

/// The point of view of a replay: a seat's number, or all cards.
#[derive(Debug, Deserialize)]
struct Seen {
    seat: Option<usize>,
}

async fn replay_steps(
    frame: Frame,
    State(app): State<App>,
    Path(id): Path<String>,
    Query(seen): Query<Seen>,
) -> Result<Response, HttpProblem> {
    let id = id.parse().map_err(|_| Problem::UnknownTable)?;
    let record = app.hub().peek(id, Table::record).await?.ok_or(WrongStage::NotOver)?;
    let seat = seen.seat.and_then(|number| number.checked_sub(1)).and_then(Seat::new);
    let eyes = seat.map_or(replay::Eyes::All, replay::Eyes::Seat);
    let steps = replay::steps(&record, eyes, frame.language).map_err(|error| {
        tracing::error!(%error, "a record cannot be replayed");
        Problem::Unavailable
    })?;
    Ok(axum::Json(steps).into_response())
}

/// The link to a table as a QR code.
async fn qr_code(State(app): State<App>, headers: HeaderMap, Path(id): Path<String>) -> Response {
    let Ok(code) = qrcode::QrCode::new(invitation(&app, &headers, &id)) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    ([(header::CONTENT_TYPE, "image/svg+xml")], shell::qr(&code)).into_response()
}

/// Everything that the client says, in one file for each language.
async fn messages(Path(file): Path<String>) -> Response {
    let language = file.strip_suffix(".ftl").and_then(|code| code.parse::<Language>().ok());
    let Some(language) = language else { return StatusCode::NOT_FOUND.into_response() };
    let caching = (header::CACHE_CONTROL, "public, max-age=31536000, immutable");
    let messages = format!("{}\n{}", Words::client_messages(language), asks(language));
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8"), caching], messages).into_response()
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
