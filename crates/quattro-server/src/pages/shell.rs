//! The shells in which the browser client draws: the table, the lessons and the replay viewer. They show what they are
//! before any script has come, and say what to do where none will.

use std::fmt::Write;

use maud::{Markup, html};
use qrcode::{Color, QrCode};
use quattro_rules::pizza::Kind;
use quattro_rules::record::Record;
use quattro_rules::setup::GameId;
use quattro_table::protocol::TableInfo;
use quattro_words::Args;

use super::art::icon;
use super::frame::Frame;
use super::say;

/// What screen readers are told, sentence by sentence. A log is not read from the beginning with every sentence.
fn live_region() -> Markup {
    html! { div #live.away role="log" aria-live="polite" aria-relevant="additions" {} }
}

pub(super) fn table(frame: &Frame, table: &TableInfo, invitation: &str) -> Markup {
    let (id, game) = (&table.id, table.options.game);
    // A visitor without a name has no socket yet: what the page would ask for comes with it.
    let info = frame.name.is_none().then(|| serde_json::to_string(table).ok()).flatten();
    let body = html! {
        div #app data-table=(id) data-info=[info] data-invitation=(invitation) {
            (waiting(frame, Some(game), "/", "page-laying"))
        }
        (live_region())
    };
    let invited = Args::new().with("name", table.host.as_str()).with("game", game.title());
    let frame = frame.described(frame.text("page-invited", &invited));
    frame.document(&format!("{} · Quattro", game.title()), "at-table", &body, "table.js")
}

pub(super) fn replay(frame: &Frame, id: &str, record: &Record) -> Markup {
    let body = html! {
        div #app data-replay=(id) { (waiting(frame, Some(record.game), "/replays", "page-rewinding")) }
        (live_region())
    };
    let results = record.result.iter().flat_map(|outcome| &outcome.seats);
    let scores = record.seats.iter().zip(results).map(|(name, seat)| format!("{name} {}", seat.score));
    let scores: Vec<String> = scores.collect();
    let played = Args::new().with("game", record.game.title()).with("scores", scores.join(" · "));
    let frame = frame.described(frame.text("page-replayed", &played));
    let title = frame.text("ui-replay-of", &Args::new().with("game", record.game.title()));
    frame.document(&title, "at-table", &body, "replay.js")
}

/// What is there until the client has something to show.
fn waiting(frame: &Frame, game: Option<GameId>, back: &str, what: &str) -> Markup {
    let rules = game.map_or_else(|| "/rules".to_owned(), |game| format!("/rules/{game}"));
    html! {
        header.bar {
            a.ibtn href=(frame.to(back)) aria-label=(say(frame, "ui-home")) { (icon("back")) }
            div.title { h1 { (game.map_or("Quattro", GameId::title)) } }
            span.ibtn {}
        }
        div.awning {}
        main.laying #content {
            div.dealt aria-hidden="true" { @for kind in Kind::ALL {
                svg class=(format!("k-{kind}")) viewBox="0 0 50 70" { use href="#mini-order" {} }
            } }
            p.busy role="status" { (say(frame, what)) }
            noscript { div.unscripted {
                p { (say(frame, "page-needs-script")) }
                a.btn.pri href=(frame.to(&rules)) { (icon("book")) (say(frame, "ui-rules")) }
            } }
        }
    }
}

/// The table and the replay viewer on a device: one document for all games, whose script finds the game in its address.
pub(super) fn on_device(frame: &Frame, what: &str, script: &str) -> Markup {
    let body = html! { div #app { (waiting(frame, None, "/", what)) } (live_region()) };
    frame.document("Quattro", "at-table", &body, script)
}

/// A lesson is played in the browser alone.
pub(super) fn lesson(frame: &Frame, name: &str) -> Markup {
    let game = if name == "calcory" { GameId::Calcory } else { GameId::MammaMia };
    let body = html! {
        div #app data-lesson=(name) { (waiting(frame, Some(game), "/", "page-laying")) }
        (live_region())
    };
    let title = format!("{} · Quattro", say(frame, "ui-learn"));
    frame.document(&title, "at-table", &body, "learn.js")
}

/// A QR code as one path.
pub(super) fn qr(code: &QrCode) -> String {
    let width = code.width();
    let mut path = String::new();
    for (index, _) in code.to_colors().iter().enumerate().filter(|(_, colour)| **colour == Color::Dark) {
        let _ = write!(path, "M{} {}h1v1h-1z", index % width, index / width);
    }
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 {0} {0}"><path d="{path}"/></svg>"#,
        width + 4
    )
}
