//! The deals of the days, and games with the cards of another game.

use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use quattro_rules::setup::GameId;
use quattro_table::fairness::commitment;
use quattro_table::log::Change;
use quattro_table::person::Person;
use quattro_table::protocol::{
    ComingDays, DayBoard, Join, Listing, SameCards, SameCardsGame, TableReply, TryReply,
};
use quattro_table::shared_deal::DealAgain;
use quattro_table::{Command, Day, Limit, Problem, Requester, TableId};
use serde::Deserialize;

use super::App;
use super::HttpProblem;
use super::auth::AuthenticatedPerson;
use super::problem::Body;
use super::tables::Id;
use crate::random::random_bytes;

/// The most games that are compared.
const MOST_COMPARED: u32 = 50;

/// The game and the day in the path; today if none is named.
pub(crate) struct GameDay(pub(crate) GameId, pub(crate) Day);

impl FromRequestParts<App> for GameDay {
    type Rejection = HttpProblem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<GameDay, HttpProblem> {
        let path = Path::<Vec<(String, String)>>::from_request_parts(parts, app).await;
        let Path(path) = path.map_err(|_| Problem::NotFound)?;
        let part = |name: &str| path.iter().find(|(found, _)| found == name).map(|(_, part)| part.as_str());
        let game = part("game").and_then(|game| game.parse().ok()).ok_or(Problem::NotFound)?;
        let day = match part("day") {
            Some(day) => day.parse().map_err(|_| Problem::NotFound)?,
            None => app.hub().today(),
        };
        Ok(GameDay(game, day))
    }
}

pub(super) async fn coming(State(app): State<App>) -> Result<Json<ComingDays>, HttpProblem> {
    Ok(Json(app.hub().coming_days().await?))
}

pub(super) async fn board(
    State(app): State<App>,
    person: Option<AuthenticatedPerson>,
    GameDay(game, day): GameDay,
) -> Result<Json<DayBoard>, HttpProblem> {
    let person = person.map(|AuthenticatedPerson(person)| person.id);
    Ok(Json(app.hub().day_board(day, game, person).await?))
}

/// The one try of today, begun or continued; or another game with the cards of an earlier day.
pub(super) async fn bake(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    GameDay(game, day): GameDay,
) -> Result<Json<TryReply>, HttpProblem> {
    if !app.limits().tables.allow(person.id) {
        return Err(Problem::TooFast(Limit::Tables).into());
    }
    let table = app.hub().bake(&person, day, game).await?;
    Ok(Json(TryReply { table: table.to_string() }))
}

/// Nothing can be chosen: the cards and the options are those of the game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Nothing {}

/// A table with the cards of a finished game. Whoever sat there sits on the same chair; the others are free.
pub(super) async fn deal_again(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    Id(id): Id,
    Body(Nothing {}): Body<Nothing>,
) -> Result<(StatusCode, Json<TableReply>), HttpProblem> {
    if !app.limits().tables.allow(person.id) {
        return Err(Problem::TooFast(Limit::Tables).into());
    }
    let now = app.hub().now();
    let (again, seat) = app.hub().peek(id, |table| (table.deal_again(now), table.seat_of(person.id))).await?;
    let table = set_up_again(&app, id, &person, again?).await?;
    let join = Join { seat, ..Join::default() };
    app.hub().command(table, Requester::Person(person), None, Command::Join(join)).await?;
    Ok((StatusCode::CREATED, Json(TableReply { table: app.hub().info(table).await? })))
}

/// Creates a table with the cards of the game at `first`, and notes that they have the same.
async fn set_up_again(
    app: &App,
    first: TableId,
    host: &Person,
    again: DealAgain,
) -> Result<TableId, Problem> {
    let DealAgain { options, secret, deal } = again;
    let (table, deal_id) = (random_bytes(), commitment(&secret).to_string());
    for same in [first, table] {
        let noted = app.hub().store().note_same_deal(&deal_id, same).await;
        noted.map_err(|error| app.hub().store_failed(&error))?;
    }
    let created = Change::CreatedWithDeal { host: host.clone(), options, secret, deal };
    app.hub().create(table, host, created).await?;
    Ok(table)
}

pub(super) async fn same_cards(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    Id(id): Id,
) -> Result<Json<SameCards>, HttpProblem> {
    Ok(Json(SameCards { games: compared(&app, id, &person).await? }))
}

/// Finished games with the cards of this table, for somebody who has finished one of them. Where private games of others
/// were played is not told.
pub(crate) async fn compared(app: &App, id: TableId, person: &Person) -> Result<Vec<SameCardsGame>, Problem> {
    let (store, failed) = (app.hub().store(), |error| app.hub().store_failed(&error));
    let deal = app.hub().info(id).await?.commitment;
    if !store.has_finished_deal(&deal, person.id).await.map_err(failed)? {
        return Err(Problem::NotFound);
    }
    let games = store.same_deals(&deal, person.id, MOST_COMPARED).await.map_err(failed)?;
    let shown = |(listing, sat): (Listing, bool)| {
        let Listing { id, options, chairs, outcome, .. } = listing;
        SameCardsGame { table: (sat || options.public).then_some(id), chairs, outcome }
    };
    Ok(games.into_iter().map(shown).collect())
}
