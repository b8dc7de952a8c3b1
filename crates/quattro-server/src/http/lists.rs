//! Lists of tables.

use axum::Json;
use axum::extract::{Query, State};
use serde::Deserialize;

use super::App;
use super::auth::Known;
use super::people::internal;
use crate::protocol::{Listing, Listings, Problem, Stage};
use crate::store::StoreError;

/// The most tables in one list.
const LONGEST: u32 = 50;

/// Before which moment, for the next page of a list.
#[derive(Debug, Deserialize)]
pub(super) struct Page {
    before: Option<u64>,
}

fn listings(found: Result<Vec<String>, StoreError>) -> Result<Json<Listings>, Problem> {
    let found = found.map_err(|error| internal(&error))?;
    Ok(Json(Listings { tables: read(&found) }))
}

/// A listing that an older version wrote differently is left out.
fn read(found: &[String]) -> Vec<Listing> {
    found.iter().filter_map(|listing| serde_json::from_str(listing).ok()).collect()
}

/// Public tables that wait for people, then those that can be watched.
pub(super) async fn lobby(State(app): State<App>) -> Result<Json<Listings>, Problem> {
    let store = app.hub().store();
    let mut found = store.public(Stage::Open, i64::MAX as u64, LONGEST).await;
    if let Ok(found) = &mut found {
        let playing = store.public(Stage::Playing, i64::MAX as u64, LONGEST).await;
        found.extend(playing.map_err(|error| internal(&error))?);
    }
    listings(found)
}

/// Public games that are over.
pub(super) async fn games(
    State(app): State<App>,
    Query(page): Query<Page>,
) -> Result<Json<Listings>, Problem> {
    let before = page.before.unwrap_or(i64::MAX as u64);
    listings(app.hub().store().public(Stage::Over, before, LONGEST).await)
}

/// The tables at which whoever asks has sat.
pub(super) async fn own(State(app): State<App>, Known(person): Known) -> Result<Json<Listings>, Problem> {
    listings(app.hub().store().of_person(person.id, LONGEST).await)
}
