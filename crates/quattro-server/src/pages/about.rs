//! The pages "about", "another device" and "not found".

use maud::{Markup, html};

use super::frame::Frame;
use super::say;

pub(super) fn page(frame: &Frame) -> Markup {
    let content = html! {
        article.book.panel-box {
            h1 { (say(frame, "ui-about")) }
            @for id in ["ui-about-text", "ui-about-fair", "ui-about-credits"] { p { (say(frame, id)) } }
            button.btn type="button" data-device="" { (say(frame, "ui-device-link")) }
            output.device-link data-device-link="" {}
        }
    };
    frame.page(&format!("{} · Quattro", say(frame, "ui-about")), "narrow", &content)
}

pub(super) fn device(frame: &Frame, code: &str) -> Markup {
    let content = html! {
        article.book.panel-box {
            h1 { (say(frame, "ui-device-link")) }
            p { (say(frame, "ui-device-hint")) }
            button.btn.pri type="button" data-use-link=(code) { (say(frame, "ui-continue")) }
            p.problem role="alert" data-problem="" {}
        }
    };
    frame.page("Quattro", "narrow", &content)
}

pub(super) fn missing(frame: &Frame) -> Markup {
    let content = html! {
        h1 { (say(frame, "ui-not-found")) }
        p { a.btn href="/" { (say(frame, "ui-home")) } }
    };
    frame.page("Quattro", "narrow", &content)
}
