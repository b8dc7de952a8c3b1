//! What is stored about somebody: to take along, and to delete.

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, SET_COOKIE};
use axum::response::{AppendHeaders, IntoResponse, Response};
use quattro_rules::setup::GameId;
use quattro_table::protocol::{DeleteMe, Export, ExportedDay, ExportedDevice, TryResult};
use quattro_table::{PersonId, Problem};

use super::App;
use super::HttpProblem;
use super::auth::{Address, CurrentSession};
use super::calls::calls_of;
use super::passkeys::passkeys_of;
use super::people::slow_down;
use super::problem::Body;
use crate::store::Kept;

/// Everything that is stored about the requesting person. It holds no id, no session and nothing of a sheet or a key
/// with which somebody could sign in.
pub(super) async fn export(
    State(app): State<App>,
    from: Address,
    CurrentSession(here): CurrentSession,
) -> Result<Response, HttpProblem> {
    slow_down(&app, &from)?;
    let (store, person) = (app.hub().store(), here.person.id);
    let failed = |error| app.hub().store_failed(&error);
    let Kept { since, sheet } = store.kept(person).await.map_err(failed)?;
    let passkeys = passkeys_of(&app, person).await?;
    let devices = store.sessions_of(person).await.map_err(failed)?.into_iter();
    let devices =
        devices.map(|session| ExportedDevice { device: session.device, seen: session.seen }).collect();
    let mut tables = Vec::new();
    for table in store.all_tables_of(person).await.map_err(failed)? {
        tables.extend(app.hub().export(table, person).await?);
    }
    let figures = store.figures_of(person).await.map_err(failed)?;
    let days = days_of(&app, person).await?;
    let (calls, evenings) = (calls_of(&app, person).await?, app.hub().evenings_of(person).await?);
    let name = here.person.name.into();
    let export = Export { name, since, sheet, passkeys, devices, tables, figures, days, calls, evenings };
    let headers = [(CONTENT_DISPOSITION, "attachment; filename=\"quattro.json\"")];
    Ok((headers, Json(export)).into_response())
}

/// What a person made of the deals of all days.
async fn days_of(app: &App, person: PersonId) -> Result<Vec<ExportedDay>, Problem> {
    let mut days = Vec::new();
    for game in GameId::ALL {
        let past = app.hub().store().past_tries(person, game, app.hub().today(), u32::MAX).await;
        let past = past.map_err(|error| app.hub().store_failed(&error))?.into_iter();
        days.extend(past.map(|past| ExportedDay {
            game,
            day: past.day,
            result: TryResult::from(&past.result),
        }));
    }
    Ok(days)
}

/// Deletes the requesting person for good; their games stay, without a name.
pub(super) async fn delete(
    State(app): State<App>,
    CurrentSession(here): CurrentSession,
    Body(DeleteMe { everything }): Body<DeleteMe>,
) -> Result<Response, HttpProblem> {
    if !everything {
        return Err(Problem::Malformed("`everything` must be true".to_owned()).into());
    }
    app.hub().forget_person(here.person.id, || app.sessions().ask_again()).await?;
    let cookie = AppendHeaders([(SET_COOKIE, app.cookie(None))]);
    Ok((cookie, Json(serde_json::json!({}))).into_response())
}
