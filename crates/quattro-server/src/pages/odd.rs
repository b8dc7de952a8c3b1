//! Odd places: an address without a page, a table that does not exist, a request that was refused.
//!
//! One picture, a sentence of what is, a sentence of what to do, one primary button. A table that is private
//! and one that never was look the same.

use maud::{Markup, html};
use quattro_rules::pizza::Kind;
use quattro_table::Problem;
use quattro_words::Words;

use super::art::{card, cold_oven, icon};
use super::code;
use super::frame::Frame;
use super::{say, tv};

pub(super) fn page(frame: &Frame, problem: &Problem) -> Markup {
    match problem {
        Problem::UnknownCode | Problem::UnknownTable if tv::is_screen(frame.path()) => tv::unknown(frame),
        Problem::NotFound => place(
            frame,
            &html! { div.odd-oven { (cold_oven()) } },
            &say(frame, "page-burnt"),
            &say(frame, "page-burnt-text"),
            &html! { (to_start(frame, true)) a.btn href="/lobby" { (say(frame, "ui-lobby")) } },
        ),
        Problem::UnknownCode => code::unknown(frame, frame.path().trim_start_matches("/j/")),
        Problem::UnknownTable => place(
            frame,
            &html! { span.odd-card aria-hidden="true" { (card("back-order", Kind::Mushroom, "")) } },
            &say(frame, "page-no-table"),
            &say(frame, "page-no-table-text"),
            &html! {
                a.btn.pri href="/new" { (icon("people")) (say(frame, "page-own-table")) }
                (to_start(frame, false))
            },
        ),
        other => place(
            frame,
            &html! { span.odd-card aria-hidden="true" { (card("back-topping", Kind::Salami, "")) } },
            &say(frame, "page-moment"),
            &other.in_words(Words::shared(frame.language)),
            &html! {
                a.btn.pri href=(frame.path()) { (icon("again")) (say(frame, "page-again")) }
                (to_start(frame, false))
            },
        ),
    }
}

pub(super) fn place(frame: &Frame, picture: &Markup, title: &str, text: &str, ways: &Markup) -> Markup {
    let content = html! {
        (picture)
        h1 { (title) }
        p { (text) }
        div.ways { (ways) }
    };
    frame.page(&format!("{title} · Quattro"), "odd", &content)
}

fn to_start(frame: &Frame, primary: bool) -> Markup {
    html! { a.btn.pri[primary] href="/" { (say(frame, "page-to-start")) } }
}
