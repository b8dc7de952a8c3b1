//! Asking people one has played with to a table that waits for players.
//!
//! There is no list of friends. Whoever has sat at one of a person's last tables, and lets themselves be called, can be
//! asked once for each table. They are named by ids that mean something to this person only.

use axum::Json;
use axum::extract::State;
use quattro_table::person::Person;
use quattro_table::protocol::{Fellow, Fellows, InviteFellow, TableStage};
use quattro_table::{Limit, Problem, Table, TableId, WrongStage};

use super::auth::AuthenticatedPerson;
use super::problem::Body;
use super::tables::Id;
use super::{App, HttpProblem};
use crate::store::{Call, CallReason};

/// A person's last tables, at which their fellow players sat.
const LAST_TABLES: u32 = 10;

/// The most people who are offered.
const MOST: usize = 8;

/// The id by which one person names another.
fn name_of(app: &App, me: &Person, other: &Person) -> String {
    app.signer().derive(&format!("fellow {} {}", me.id, other.id)).to_string()
}

/// The people whom somebody can ask to this table, the latest first.
async fn fellows_of(app: &App, me: &Person, table: TableId) -> Result<Vec<Person>, Problem> {
    let failed = |error| app.hub().store_failed(&error);
    let (stage, here) = app.hub().peek(table, |table| (table.info().stage, table.named_people())).await?;
    if stage != TableStage::Open {
        return Err(WrongStage::Playing.into());
    }
    if here.iter().all(|person| person.id != me.id) {
        return Err(Problem::NotSeated);
    }
    let mut seen: Vec<_> = here.iter().map(|person| person.id).collect();
    let mut found = Vec::new();
    for listing in app.hub().store().of_person(me.id, LAST_TABLES).await.map_err(failed)? {
        let is_played = matches!(listing.stage, TableStage::Playing | TableStage::Over);
        let Some(id) = listing.id.parse().ok().filter(|_| is_played) else { continue };
        for other in app.hub().peek(id, Table::named_people).await.unwrap_or_default() {
            if seen.contains(&other.id) || found.len() == MOST {
                continue;
            }
            seen.push(other.id);
            if !app.hub().store().subscriptions_of(other.id).await.map_err(failed)?.is_empty() {
                found.push(other);
            }
        }
    }
    Ok(found)
}

pub(super) async fn fellows(
    State(app): State<App>,
    AuthenticatedPerson(me): AuthenticatedPerson,
    Id(table): Id,
) -> Result<Json<Fellows>, HttpProblem> {
    let found = fellows_of(&app, &me, table).await?;
    let fellow =
        |other: &Person| Fellow { id: name_of(&app, &me, other), name: other.name.as_str().to_owned() };
    Ok(Json(Fellows { fellows: found.iter().map(fellow).collect() }))
}

/// Calls one of them. Who does not exist, or any more, is not found.
pub(super) async fn invite(
    State(app): State<App>,
    AuthenticatedPerson(me): AuthenticatedPerson,
    Id(table): Id,
    Body(InviteFellow { fellow }): Body<InviteFellow>,
) -> Result<Json<serde_json::Value>, HttpProblem> {
    let found = fellows_of(&app, &me, table).await?;
    let other = found.iter().find(|other| name_of(&app, &me, other) == fellow).ok_or(Problem::NotFound)?;
    if !app.limits().invitations.allow(me.id) {
        return Err(Problem::TooFast(Limit::Invitations).into());
    }
    let due = app.hub().now();
    let call = Call { person: other.id, reason: CallReason::Invitation, decision: 0, due };
    app.hub().store().put_call(table, &call).await.map_err(|error| app.hub().store_failed(&error))?;
    Ok(Json(serde_json::json!({})))
}
