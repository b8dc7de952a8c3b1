//! Lists of tables: the lobby, and finished games.

use maud::{Markup, html};
use quattro_table::protocol::{Listing, Occupant, TableStage};
use quattro_words::Args;

use super::art::icon;
use super::frame::Frame;
use super::say;

pub(super) fn lobby(frame: &Frame, tables: &[Listing]) -> Markup {
    let content = html! {
        h1 { (say(frame, "ui-lobby")) }
        @if tables.is_empty() { p.hint { (say(frame, "ui-no-tables")) } }
        ul.tables { @for table in tables { li { (row(frame, table)) } } }
        a.btn.pri href="/new" { (icon("people")) (say(frame, "ui-new-table")) }
    };
    frame.page(&format!("{} · Quattro", say(frame, "ui-lobby")), "narrow", &content)
}

fn row(frame: &Frame, table: &Listing) -> Markup {
    let taken = table.chairs.iter().filter(|chair| chair.occupant != Occupant::Nobody).count();
    let seats = Args::new().with("taken", taken).with("players", table.chairs.len());
    let open = table.stage == TableStage::Open;
    html! {
        a.table-row.panel-box href=(format!("/t/{}", table.id)) {
            span { b { (table.options.game.title()) } small { (table.host) " · " (frame.text("ui-seats", &seats)) } }
            span.btn.small { (say(frame, if open { "ui-join" } else { "ui-watch" })) }
        }
    }
}

pub(super) fn replays(frame: &Frame, tables: &[Listing]) -> Markup {
    let content = html! {
        h1 { (say(frame, "ui-replays")) }
        @if tables.is_empty() { p.hint { (say(frame, "ui-no-replays")) } }
        ul.tables { @for table in tables { li {
            a.table-row.panel-box href=(format!("/replay/{}", table.id)) {
                span { b { (table.options.game.title()) } small { (scores(table)) } }
                span.btn.small { (icon("eye")) (say(frame, "ui-watch-replay")) }
            }
        } } }
    };
    frame.page(&format!("{} · Quattro", say(frame, "ui-replays")), "narrow", &content)
}

/// "Ada 5 · Emil 3".
fn scores(table: &Listing) -> String {
    let results = table.outcome.iter().flat_map(|outcome| &outcome.seats);
    let names = table.chairs.iter().map(|chair| chair.name.as_deref().unwrap_or("–"));
    let scores: Vec<String> =
        names.zip(results).map(|(name, seat)| format!("{name} {}", seat.score)).collect();
    scores.join(" · ")
}
