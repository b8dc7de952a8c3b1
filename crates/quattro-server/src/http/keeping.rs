//! Recovery sheets: how somebody comes back without a cookie, on any device and over any network.
//!
//! A sheet is not a link to a second device: it works without the first one, and for ever, until a new one is made.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::HOST;
use axum::response::Response;
use quattro_table::protocol::{Recover, RecoverySheet};
use quattro_table::{Limit, Problem};

use super::App;
use super::HttpProblem;
use super::auth::{Address, AuthenticatedPerson, CurrentSession};
use super::people::{arrive, earlier_than, slow_down};
use super::problem::Body;
use crate::clock::now;
use crate::pages::qr_code;
use crate::sheet::SheetWords;

/// What is stored of a sheet.
fn stored(app: &App, words: SheetWords) -> String {
    app.signer().derive(&format!("sheet {words}")).to_string()
}

/// Makes a new sheet, which ends the old one.
pub(super) async fn make_sheet(
    State(app): State<App>,
    from: Address,
    AuthenticatedPerson(person): AuthenticatedPerson,
    headers: HeaderMap,
) -> Result<Json<RecoverySheet>, HttpProblem> {
    slow_down(&app, &from)?;
    let words = SheetWords::draw();
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    // What follows `#` is not sent to a server, and so in no log.
    let address = format!("{}/recover#{words}", app.address_for_others(host));
    let qr = qr_code(&address).ok_or(Problem::Unavailable)?;
    let put = app.hub().store().put_sheet(&person, &stored(&app, words), now()).await;
    put.map_err(|error| app.hub().store_failed(&error))?;
    Ok(Json(RecoverySheet { words: words.words().map(str::to_owned).collect(), qr }))
}

/// Becomes again whom a sheet belongs to.
pub(super) async fn recover(
    State(app): State<App>,
    from: Address,
    known: Option<CurrentSession>,
    headers: HeaderMap,
    Body(Recover { words }): Body<Recover>,
) -> Result<Response, HttpProblem> {
    if !app.limits().may_recover(from.0) {
        return Err(Problem::TooFast(Limit::Recoveries).into());
    }
    let words = SheetWords::read(&words).ok_or(Problem::WrongWords)?;
    let found = app.hub().store().find_sheet(&stored(&app, words)).await;
    let person = found.map_err(|error| app.hub().store_failed(&error))?.ok_or(Problem::SheetEnded)?;
    let earlier = earlier_than(&app, &headers, known, person.id)?;
    Ok(arrive(&app, &headers, person, &earlier).await)
}
