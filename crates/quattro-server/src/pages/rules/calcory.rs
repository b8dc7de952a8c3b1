//! The panels of Calcory.

use maud::{Markup, html};
use quattro_rules::pizza::Kind::{Chili, Mushroom, Olive, Pineapple, Salami};
use quattro_rules::setup::GameId;

use super::numbers;
use crate::pages::art::{delivered, tile, tile_back};
use crate::pages::frame::Frame;
use crate::pages::say;

pub(super) fn panels(frame: &Frame) -> Markup {
    html! { (goal(frame)) (turn(frame)) (thirteen(frame)) (marked(frame)) (memory(frame)) (end(frame)) }
}

/// A panel: its picture, and what it says.
fn topic(
    frame: &Frame,
    class: &str,
    heading: &str,
    texts: &[&str],
    rules: &[&str],
    picture: &Markup,
) -> Markup {
    html! {
        section class=(format!("topic {class} panel-box")) {
            h2 { (say(frame, heading)) }
            div.scene aria-hidden="true" { (picture) }
            @for text in texts { p { (say(frame, text)) } }
            (numbers(frame, GameId::Calcory, rules))
        }
    }
}

fn goal(frame: &Frame) -> Markup {
    let picture = html! {
        (tile(6, Pineapple)) i { "+" } (tile(4, Salami)) i { "+" } (tile(3, Chili)) i { "=" } strong { "13" }
    };
    let rules = ["CA-8", "CA-19"];
    topic(frame, "sums half", "page-rules-goal", &["page-rules-calcory-goal"], &rules, &picture)
}

fn turn(frame: &Frame) -> Markup {
    let picture = html! {
        div.grid { @for place in 0..18 { @match place {
            8 => (tile(9, Olive)),
            16 => (tile(2, Mushroom)),
            _ => (tile_back()),
        } } }
    };
    let texts = ["page-rules-calcory-turn-text", "page-rules-calcory-bust"];
    let rules = ["CA-5", "CA-6", "CA-7", "CA-9", "CA-10"];
    topic(frame, "half", "page-rules-calcory-turn", &texts, &rules, &picture)
}

fn thirteen(frame: &Frame) -> Markup {
    let picture = html! {
        (tile(8, Chili)) i { "+" } (tile(5, Olive)) (delivered("13!"))
    };
    topic(
        frame,
        "sums half",
        "page-rules-calcory-thirteen",
        &["page-rules-calcory-thirteen-text"],
        &["CA-8"],
        &picture,
    )
}

/// Eleven with three tiles beats eleven with two.
fn marked(frame: &Frame) -> Markup {
    let picture = html! {
        span.marked.k-chili { (tile(7, Salami)) (tile(4, Pineapple)) (tile(0, Mushroom)) }
        em { (say(frame, "page-rules-calcory-beats")) }
        span.marked.k-olive { (tile(9, Olive)) (tile(2, Chili)) }
    };
    let rules = ["CA-12", "CA-13", "CA-14", "CA-16"];
    topic(
        frame,
        "sums half",
        "page-rules-calcory-marked",
        &["page-rules-calcory-marked-text"],
        &rules,
        &picture,
    )
}

fn memory(frame: &Frame) -> Markup {
    let picture = html! { (tile(7, Pineapple)) (tile_back()) (tile_back()) };
    let texts = ["page-rules-calcory-memory-text"];
    topic(frame, "sums half", "page-rules-calcory-memory", &texts, &["CA-21"], &picture)
}

fn end(frame: &Frame) -> Markup {
    let picture = html! { span.marked.k-salami { (tile(9, Salami)) } };
    let texts = ["page-rules-calcory-end-text"];
    topic(frame, "sums half", "page-rules-calcory-end", &texts, &["CA-18", "CA-19"], &picture)
}
