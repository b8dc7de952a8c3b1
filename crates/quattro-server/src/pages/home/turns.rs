//! "Your turn": the games that wait for the visitor, and quiet lines about those that wait for others.

use maud::{Markup, html};
use quattro_table::protocol::OwnGame;
use quattro_words::Args;

use super::Visitor;
use super::shelf::scene;
use crate::http::is_own_turn;
use crate::pages::art::icon;
use crate::pages::frame::Frame;
use crate::pages::own::{company, since_in_words, state_of, table_path};
use crate::pages::say;

/// The most games that are shown in full.
const MOST_OWN: usize = 4;
/// The most lines about other games.
const MOST_OTHERS: usize = 2;

pub(super) fn section(frame: &Frame, Visitor { running, now, .. }: &Visitor) -> Markup {
    let (own, others): (Vec<_>, Vec<_>) = running.iter().partition(|game| is_own_turn(game));
    let heading = if own.is_empty() { "page-running-games" } else { "page-your-turn" };
    let has_more = own.len() > MOST_OWN || others.len() > MOST_OTHERS;
    html! {
        section.turns.panel-box.waiting[!own.is_empty()] {
            header {
                h1 { (say(frame, heading)) }
                @if !own.is_empty() {
                    span.how-many { (frame.text("page-games-wait", &Args::new().with("games", own.len()))) }
                }
            }
            ul {
                @for (index, game) in own.iter().take(MOST_OWN).enumerate() {
                    li { (own_turn(frame, game, index == 0, *now)) }
                }
                @for game in others.iter().take(MOST_OTHERS) { li { (quiet(frame, game, *now)) } }
            }
            @if has_more || own.is_empty() {
                a.more href="/games" { (say(frame, "page-all-my-games")) (icon("next")) }
            }
            p.problem role="alert" data-problem="" {}
        }
    }
}

/// A game that waits for the visitor. Only the first has the primary button.
fn own_turn(frame: &Frame, own: &OwnGame, is_first: bool, now: u64) -> Markup {
    let game = own.table.options.game;
    html! {
        div.own-game {
            span class=(format!("thumb {game}")) { (scene(frame, game)) }
            span.what {
                b { (game.title()) }
                small { (company(frame, own)) span { (round_and_time(frame, own, now)) } }
            }
            a.btn.pri[is_first] href=(table_path(own)) aria-label=(format!("{}: {}", say(frame, "page-to-table"), game.title())) {
                (say(frame, "page-to-table"))
            }
        }
    }
}

/// "round 2, for 20 min"
fn round_and_time(frame: &Frame, own: &OwnGame, now: u64) -> String {
    let Some(turn) = own.turn else { return String::new() };
    let since = since_in_words(frame, turn.since, now);
    match turn.round {
        Some(round) => format!("{}, {since}", frame.text("page-round", &Args::new().with("round", round))),
        None => since,
    }
}

/// A game that waits for somebody else.
fn quiet(frame: &Frame, own: &OwnGame, now: u64) -> Markup {
    html! {
        a.quiet href=(table_path(own)) {
            (icon("clock"))
            span { b { (own.table.options.game.title()) } " " (state_of(frame, own, now)) }
            span.btn.small { (say(frame, "page-look-in")) }
            (icon("next"))
        }
    }
}
