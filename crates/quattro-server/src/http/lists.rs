//! Lists of tables.

use axum::Json;
use axum::extract::{Query, State};
use quattro_table::person::Person;
use quattro_table::protocol::{Listing, Listings, TableStage};
use quattro_table::{PersonId, Problem};
use serde::Deserialize;

use super::App;
use super::HttpProblem;
use super::auth::AuthenticatedPerson;
use crate::store::LobbySince;

/// The most tables in one list.
const LONGEST: u32 = 50;

/// The upper time limit, for the next page of a list.
#[derive(Debug, Deserialize)]
pub(super) struct Page {
    before: Option<u64>,
}

/// Public tables of one stage, the newest first.
pub(crate) async fn public(app: &App, stage: TableStage, before: u64) -> Result<Vec<Listing>, Problem> {
    let found = app.hub().store().public(stage, before, LONGEST).await;
    found.map_err(|error| app.hub().store_failed(&error))
}

/// For how long a new table is listed though nobody is there, in milliseconds.
const FRESH: u64 = 10 * 60_000;

/// For how long a table is listed after the last of its people has left, in milliseconds. Servers note who is there
/// once a minute.
const ATTENDED: u64 = 5 * 60_000;

/// For how long a slow table waits for players though nobody is there, in milliseconds.
const SLOW: u64 = 3 * 86_400_000;

/// Public tables of one stage that somebody has not abandoned.
async fn in_use(app: &App, stage: TableStage) -> Result<Vec<Listing>, Problem> {
    let now = app.hub().now();
    let slow = if stage == TableStage::Open { now.saturating_sub(SLOW) } else { u64::MAX };
    let since = LobbySince { fresh: now.saturating_sub(FRESH), attended: now.saturating_sub(ATTENDED), slow };
    let found = app.hub().store().lobby(stage, &since, LONGEST).await;
    found.map_err(|error| app.hub().store_failed(&error))
}

/// Public tables that wait for people, then those that can be watched.
pub(crate) async fn open_and_running(app: &App) -> Result<Vec<Listing>, Problem> {
    let mut tables = in_use(app, TableStage::Open).await?;
    tables.extend(in_use(app, TableStage::Playing).await?);
    Ok(tables)
}

/// The number of tables in the lobby that a person hosts and that wait for players.
pub(super) async fn waiting_of(app: &App, person: &Person) -> Result<usize, Problem> {
    let (own, listed) = (of_person(app, person.id).await?, in_use(app, TableStage::Open).await?);
    let is_own =
        |table: &&Listing| table.host == person.name.as_str() && own.iter().any(|own| own.id == table.id);
    Ok(listed.iter().filter(is_own).count())
}

pub(super) async fn lobby(State(app): State<App>) -> Result<Json<Listings>, HttpProblem> {
    Ok(Json(Listings { tables: open_and_running(&app).await? }))
}

/// Public games that are over.
pub(super) async fn games(
    State(app): State<App>,
    Query(page): Query<Page>,
) -> Result<Json<Listings>, HttpProblem> {
    let before = page.before.unwrap_or(u64::MAX);
    Ok(Json(Listings { tables: public(&app, TableStage::Over, before).await? }))
}

/// The tables at which a person has sat, private ones among them.
pub(crate) async fn of_person(app: &App, person: PersonId) -> Result<Vec<Listing>, Problem> {
    let found = app.hub().store().of_person(person, LONGEST).await;
    found.map_err(|error| app.hub().store_failed(&error))
}

/// The tables at which the requesting person has sat.
pub(super) async fn own(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
) -> Result<Json<Listings>, HttpProblem> {
    Ok(Json(Listings { tables: of_person(&app, person.id).await? }))
}
