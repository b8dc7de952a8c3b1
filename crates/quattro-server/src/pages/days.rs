//! Requests for the pages of a day's deal, its pictures, and for games with the same cards.

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::response::{Redirect, Response};
use axum::routing::get;
use maud::Markup;
use quattro_rules::setup::GameId;
use quattro_table::protocol::TryResult;
use quattro_table::{PersonId, Problem, TableId};
use serde::Deserialize;

use super::daily::{self, DayPage};
use super::frame::{Frame, Picture};
use super::home::HomeDay;
use super::share::day::DayPicture;
use super::{drawn_picture, say_game, share};
use crate::http::{App, AuthenticatedPerson, GameDay, HttpProblem, Id, compared};

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/today", get(today))
        .route("/daily/{game}", get(day_page))
        .route("/daily/{game}/{day}", get(day_page))
        .route("/try/{id}/share.png", get(try_picture))
        .route("/t/{id}/same-cards", get(same_cards))
}

/// The game whose deal of the day the home page shows.
const GAME_OF_THE_DAY: GameId = GameId::MammaMia;

/// Today's deal for the home page, which goes without it while the store cannot be read.
pub(super) async fn on_home(app: &App, person: Option<PersonId>) -> Option<HomeDay> {
    let (hub, game) = (app.hub(), GAME_OF_THE_DAY);
    let (day, now) = (hub.today(), hub.now());
    let (mut you, mut yesterday) = (None, None);
    if let Some(person) = person {
        you = hub.own_try(day, game, person).await.ok()?;
        yesterday = hub.own_try(day.minus(1), game, person).await.ok()?.and_then(|own| own.result);
    }
    Some(HomeDay { game, day, you, yesterday, now })
}

/// The address on a shared picture.
async fn today(State(app): State<App>) -> Redirect {
    Redirect::temporary(&daily::address(GAME_OF_THE_DAY, app.hub().today()))
}

/// Whose result a link preview shows.
#[derive(Debug, Deserialize)]
struct SharedBy {
    by: Option<String>,
}

async fn day_page(
    frame: Frame,
    State(app): State<App>,
    person: Option<AuthenticatedPerson>,
    GameDay(game, day): GameDay,
    Query(SharedBy { by }): Query<SharedBy>,
) -> Result<Markup, HttpProblem> {
    let hub = app.hub();
    let person = person.map(|AuthenticatedPerson(person)| person.id);
    let board = hub.day_board(day, game, person).await?;
    let (first, coming) = (hub.first_day(game).await?, hub.coming_days().await?.days);
    let page = DayPage { board, first, today: hub.today(), now: hub.now(), coming };
    let by = by.and_then(|by| by.parse::<TableId>().ok());
    let frame = match by {
        Some(table) if hub.try_result(table).await.is_ok() => {
            let path = format!("/try/{table}/share.png?lang={}", frame.language);
            let text = format!("{}, {}", daily::title(&frame, game), daily::date(&frame, day));
            frame.pictured(Picture { path, text, size: share::SIZE })
        }
        _ => frame.described(say_game(&frame, "page-day-who", game)),
    };
    Ok(daily::page(&frame, &page))
}

/// The picture of a try that is over, for whoever was given its address. It shows nothing of the cards.
async fn try_picture(
    frame: Frame,
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Response, HttpProblem> {
    let id = id.parse().map_err(|_| Problem::NotFound)?;
    let (day, game, result) = app.hub().try_result(id).await.map_err(|problem| match problem {
        Problem::UnknownTable => Problem::NotFound,
        problem => problem,
    })?;
    let result = TryResult::from(&result);
    let address = frame.origin.split_once("://").map_or(frame.origin.as_str(), |(_, host)| host);
    let invites = quattro_words::Args::new().with("address", format!("{address}/today"));
    let picture = DayPicture {
        date: daily::date(&frame, day),
        title: daily::title(&frame, game),
        score: result.score,
        score_words: daily::score_words(&frame, game, &result),
        place_words: daily::place_words(&frame, &result),
        signs: result.signs,
        invites: frame.text("page-day-invites", &invites),
    };
    drawn_picture(move || share::day::png(&picture)).await
}

async fn same_cards(
    frame: Frame,
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    Id(id): Id,
) -> Result<Markup, HttpProblem> {
    let games = compared(&app, id, &person).await?;
    Ok(super::same_cards::page(&frame, &id.to_string(), &games))
}
