//! Four boxes for the four letters of a table.

use maud::{Markup, html};
use quattro_rules::pizza::Kind;
use quattro_words::Args;

use super::art::{card, icon};
use super::frame::Frame;
use super::{odd, say};

/// The section of the home page: joins at the fourth letter.
pub(super) fn section(frame: &Frame) -> Markup {
    html! {
        section.join-code.panel-box {
            h2 { (say(frame, "page-join")) small { (say(frame, "page-join-letters")) } }
            form data-code="" { (boxes(frame, "")) }
            p.problem role="alert" data-code-problem="" {}
        }
    }
}

/// The page of a link with a code that leads nowhere. A game that has begun and one that never was look the same.
pub(super) fn unknown(frame: &Frame, code: &str) -> Markup {
    let ways = html! {
        form.try-code data-code="" {
            (boxes(frame, code))
            p.problem role="alert" data-code-problem="" {}
            button.btn.pri type="submit" { (say(frame, "page-try-code")) }
        }
        a.btn href="/new" { (icon("people")) (say(frame, "page-own-table")) }
    };
    let picture = html! { span.odd-card aria-hidden="true" { (card("back-order", Kind::Mushroom, "")) } };
    odd::place(frame, &picture, &say(frame, "page-no-table"), &say(frame, "page-no-code-text"), &ways)
}

/// A box for each letter, filled as far as letters are there.
fn boxes(frame: &Frame, code: &str) -> Markup {
    let mut letters =
        code.chars().filter(char::is_ascii_alphabetic).map(|letter| letter.to_ascii_uppercase());
    html! {
        span.letters {
            @for number in 1..=crate::codes::LENGTH {
                input.letter type="text" maxlength="4" autocomplete="off" autocapitalize="characters" spellcheck="false"
                    enterkeyhint="go" autofocus[number == crate::codes::LENGTH && !code.is_empty()]
                    aria-label=(frame.text("page-join-letter", &Args::new().with("number", number)))
                    value=(letters.next().map(String::from).unwrap_or_default());
            }
        }
    }
}
