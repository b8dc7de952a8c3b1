//! Finished games looked back at.

use axum::Json;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode, Uri};
use quattro_rules::seat::Seat;
use quattro_table::protocol::{PlayOn, ReviewState, TableReply};
use quattro_table::{Limit, PersonId, Problem, Table, TableId};
use quattro_words::Language;
use serde::Deserialize;

use super::auth::AuthenticatedPerson;
use super::problem::Body;
use super::tables::Id;
use super::{App, HttpProblem, language_of};
use crate::random::random_bytes;
use crate::store::RememberedGame;

/// Whose decisions: a seat's number; without one the visitor's own, or the first.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct ReviewQuery {
    seat: Option<usize>,
}

/// The review of a seat, or how far it is. It begins when somebody asks for it.
pub(super) async fn review(
    State(app): State<App>,
    Id(id): Id,
    person: Option<AuthenticatedPerson>,
    Query(query): Query<ReviewQuery>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Json<ReviewState>, HttpProblem> {
    Ok(Json(review_of(&app, id, person, query, language_of(&uri, &headers)).await?))
}

pub(crate) async fn review_of(
    app: &App,
    id: TableId,
    person: Option<AuthenticatedPerson>,
    query: ReviewQuery,
    language: Language,
) -> Result<ReviewState, Problem> {
    let visitor = person.map(|AuthenticatedPerson(person)| person.id);
    let seat = if let Some(number) = query.seat {
        number.checked_sub(1).and_then(Seat::new).ok_or(Problem::NoSuchChair)?
    } else {
        let own = |table: &Table| visitor.and_then(|person| table.seat_of(person));
        app.hub().peek(id, own).await?.unwrap_or(Seat::FIRST)
    };
    app.hub().review(id, seat, visitor, language).await
}

/// A table on which the visitor plays on from a move of their own, against bots.
pub(super) async fn play_on(
    State(app): State<App>,
    Id(id): Id,
    AuthenticatedPerson(person): AuthenticatedPerson,
    Body(PlayOn { number }): Body<PlayOn>,
) -> Result<(StatusCode, Json<TableReply>), HttpProblem> {
    if !app.limits().tables.allow(person.id) {
        return Err(Problem::TooFast(Limit::Tables).into());
    }
    let secret = random_bytes();
    let change = app.hub().peek(id, |table| table.play_on_from(&person, number, secret)).await??;
    let next = random_bytes();
    app.hub().create(next, &person, change).await?;
    Ok((StatusCode::CREATED, Json(TableReply { table: app.hub().info(next).await? })))
}

/// The most reviewed games that the profile shows.
const REMEMBERED: u32 = 40;

/// What memory was worth in a person's last reviewed games, the last first.
pub(crate) async fn remembered_games(app: &App, person: PersonId) -> Result<Vec<RememberedGame>, Problem> {
    app.hub().store().memory_of(person, REMEMBERED).await.map_err(|error| app.hub().store_failed(&error))
}
