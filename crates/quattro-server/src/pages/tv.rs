//! A screen that all at a table look at. It shows nothing but the table, and nobody operates it: whatever it shows, the
//! way on is on a phone.

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use maud::{Markup, html};
use quattro_table::{Bytes, TableId};
use serde::Deserialize;

use super::art::{icon, sign};
use super::frame::Frame;
use super::{drawn, invitation, say};
use crate::http::{Address, App, HttpProblem, table_of};
use crate::random::random_bytes;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/tv", get(start))
        // Somebody is still looking for the letters.
        .route("/tv/", get(start))
        .route("/tv/qr.svg", get(key_qr_code))
        .route("/tv/{table}", get(screen))
}

/// A key that nobody can guess. The id of the table that is made for a screen follows from it, so that the screen finds
/// the table, whoever makes it and whichever server is asked.
type Key = Bytes<16>;

/// The screen keeps its key in its address, so that it finds the same table after a reload.
#[derive(Debug, Deserialize)]
struct ScreenQuery {
    key: Option<String>,
}

impl ScreenQuery {
    fn key(&self) -> Key {
        self.key.as_ref().and_then(|key| key.parse().ok()).unwrap_or_else(random_bytes)
    }
}

/// What a screen shows.
enum Shown {
    Table(TableId),
    /// How to get a table onto it.
    Start,
    /// The same, because the table of its address is unknown.
    Nothing,
}

async fn start(frame: Frame, State(app): State<App>, Query(query): Query<ScreenQuery>) -> Response {
    let key = query.key();
    let table = app.hub().shown_on(key);
    match app.hub().must_know(table, None).await {
        Ok(()) => Redirect::to(&format!("/tv/{table}")).into_response(),
        Err(_) => page(&frame, key, &Shown::Start).into_response(),
    }
}

/// A code leads to the table's id, which stays good when the game has begun.
async fn screen(
    frame: Frame,
    State(app): State<App>,
    from: Address,
    Path(table): Path<String>,
    Query(query): Query<ScreenQuery>,
) -> Result<Response, HttpProblem> {
    let Ok(id) = table.parse::<TableId>() else {
        let id = table_of(&app, from.0, &table).await?;
        return Ok(Redirect::to(&format!("/tv/{id}")).into_response());
    };
    // What somebody may see who is nobody in particular, whoever opens this page.
    app.hub().must_know(id, None).await?;
    Ok(page(&frame, query.key(), &Shown::Table(id)).into_response())
}

/// Whether an address is that of a screen, where nobody can press a button.
pub(super) fn is_screen(path: &str) -> bool {
    path.starts_with("/tv/")
}

/// A screen whose table is unknown says so, and shows the way to another one. A game that has begun, a private table and
/// one that never was look the same.
pub(super) fn unknown(frame: &Frame) -> Markup {
    page(frame, random_bytes(), &Shown::Nothing)
}

/// The link by which a phone makes a table for the screen with this key.
async fn key_qr_code(frame: Frame, Query(query): Query<ScreenQuery>) -> Response {
    drawn(&format!("{}/new?screen={}", frame.origin, query.key()))
}

fn page(frame: &Frame, key: Key, shown: &Shown) -> Markup {
    let table = match shown {
        Shown::Table(id) => Some(id.to_string()),
        Shown::Start | Shown::Nothing => None,
    };
    let invited = table.as_deref().map(|id| invitation(frame, id));
    let is_lost = matches!(shown, Shown::Nothing);
    let body = html! {
        div #app.tv data-table=[&table] data-invitation=[invited] data-origin=(frame.origin)
            data-key=(key) data-lost[is_lost] {
            p.tv-brand { (sign("logo", "")) "Quattro" }
            p.tv-wait role="status" { (say(frame, "page-laying")) }
            noscript { p.tv-wait { (say(frame, "page-needs-script")) } }
        }
    };
    let frame = frame.of_nobody();
    frame.document(&format!("{} · Quattro", say(&frame, "ui-tv")), "tv", &body, "tv.js")
}

/// The section of the home page: how to get a table onto a screen.
pub(super) fn section(frame: &Frame) -> Markup {
    let host = frame.origin.split_once("://").map_or(frame.origin.as_str(), |(_, host)| host);
    let args = quattro_words::Args::new().with("host", host);
    html! {
        section.on-tv.panel-box {
            h2 { (icon("tv")) (say(frame, "ui-tv")) }
            p { (frame.text("page-tv-text", &args)) }
            a.btn.small href="/tv" { (say(frame, "page-tv-here")) }
        }
    }
}
