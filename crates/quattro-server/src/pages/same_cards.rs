//! Games with the same cards, side by side, for somebody who has finished one of them.

use maud::{Markup, html};
use quattro_table::protocol::SameCardsGame;

use super::art::icon;
use super::frame::Frame;
use super::say;

pub(super) fn page(frame: &Frame, id: &str, games: &[SameCardsGame]) -> Markup {
    let title = format!("{} · Quattro", say(frame, "page-same-title"));
    let content = html! {
        h1 { (say(frame, "page-same-title")) }
        p { (say(frame, "page-same-text")) }
        div.panel-box.same-cards tabindex="0" role="region" aria-label=(say(frame, "page-same-title")) { (side_by_side(frame, games)) }
        div.ways {
            button.btn.pri type="button" data-same-cards=(id) { (icon("again")) (say(frame, "ui-same-cards")) }
        }
        p.problem role="alert" data-problem="" {}
    };
    frame.page(&title, "narrow", &content)
}

/// A column for each game, a line for each chair: the same chair had the same cards.
fn side_by_side(frame: &Frame, games: &[SameCardsGame]) -> Markup {
    let chairs = games.iter().map(|game| game.chairs.len()).max().unwrap_or(0);
    html! {
        table {
            thead { tr {
                th scope="col" { (say(frame, "page-same-chair")) }
                @for (number, game) in (1..).zip(games) { th scope="col" {
                    @match &game.table {
                        Some(table) => a href=(format!("/replay/{table}")) { (say(frame, "ui-watch-replay")) },
                        None => (number),
                    }
                } }
            } }
            tbody { @for chair in 0..chairs { tr {
                th scope="row" { (chair + 1) }
                @for game in games { (result(game, chair)) }
            } } }
        }
    }
}

fn result(game: &SameCardsGame, chair: usize) -> Markup {
    let name = game.chairs.get(chair).and_then(|chair| chair.name.as_deref()).unwrap_or("–");
    let result = game.outcome.as_ref().and_then(|outcome| outcome.seats.get(chair));
    html! {
        td.won[result.is_some_and(|result| result.place == 1)] { (name) " " @if let Some(result) = result { b { (result.score) } } }
    }
}
