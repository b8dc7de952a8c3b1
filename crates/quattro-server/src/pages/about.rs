//! The page "about".

use maud::{Markup, html};

use super::art::{icon, sign};
use super::frame::Frame;
use super::say;

pub(super) fn page(frame: &Frame) -> Markup {
    let content = html! {
        article.book.panel-box {
            h1 { (sign("logo", "logo")) (say(frame, "ui-about")) }
            @for id in ["ui-about-text", "ui-about-fair", "ui-about-credits"] { p { (say(frame, id)) } }
            a.btn href="/me" { (icon("link")) (say(frame, "page-devices")) }
        }
    };
    frame.page(&format!("{} · Quattro", say(frame, "ui-about")), "narrow", &content)
}
