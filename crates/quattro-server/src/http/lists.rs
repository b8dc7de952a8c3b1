//! Lists of tables.

use axum::Json;
use axum::extract::{Query, State};
use quattro_table::protocol::{Listing, Listings, TableStatus};
use serde::Deserialize;

use super::App;
use super::HttpProblem;
use super::auth::AuthenticatedPerson;
use super::people::internal;
use crate::store::StoreError;

/// The most tables in one list.
const LONGEST: u32 = 50;

/// The upper time limit, for the next page of a list.
#[derive(Debug, Deserialize)]
pub(super) struct Page {
    before: Option<u64>,
}

fn listings(found: Result<Vec<String>, StoreError>) -> Result<Json<Listings>, HttpProblem> {
    let found = found.map_err(|error| internal(&error))?;
    Ok(Json(Listings { tables: read(&found) }))
}

/// Leaves out listings that an older version wrote in another format.
fn read(found: &[String]) -> Vec<Listing> {
    found.iter().filter_map(|listing| serde_json::from_str(listing).ok()).collect()
}

/// Public tables that wait for people, then those that can be watched.
pub(super) async fn lobby(State(app): State<App>) -> Result<Json<Listings>, HttpProblem> {
    let store = app.hub().store();
    let mut found = store.public(TableStatus::Open, u64::MAX, LONGEST).await;
    if let Ok(found) = &mut found {
        let playing = store.public(TableStatus::Playing, u64::MAX, LONGEST).await;
        found.extend(playing.map_err(|error| internal(&error))?);
    }
    listings(found)
}

/// Public games that are over.
pub(super) async fn games(
    State(app): State<App>,
    Query(page): Query<Page>,
) -> Result<Json<Listings>, HttpProblem> {
    let before = page.before.unwrap_or(u64::MAX);
    listings(app.hub().store().public(TableStatus::Over, before, LONGEST).await)
}

/// The tables at which the requesting person has sat.
pub(super) async fn own(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
) -> Result<Json<Listings>, HttpProblem> {
    listings(app.hub().store().of_person(person.id, LONGEST).await)
}
