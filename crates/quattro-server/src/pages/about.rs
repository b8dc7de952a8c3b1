//! The pages "about" and "another device".

use maud::{Markup, html};

use super::art::{icon, sign};
use super::frame::Frame;
use super::say;

pub(super) fn page(frame: &Frame) -> Markup {
    let content = html! {
        article.book.panel-box {
            h1 { (sign("logo", "logo")) (say(frame, "ui-about")) }
            @for id in ["ui-about-text", "ui-about-fair", "ui-about-credits"] { p { (say(frame, id)) } }
        }
        section.device.panel-box {
            h2 { (say(frame, "ui-device-link")) }
            p { (say(frame, "page-device-text")) }
            button.btn type="button" data-device="" { (icon("link")) (say(frame, "ui-device-link")) }
            div.device-shown hidden data-device-shown=(frame.origin) {
                img.qr width="168" height="168" alt=(say(frame, "page-device-qr"));
                output.device-link data-device-link="" {}
                button.btn type="button" data-copy="" data-copied=(say(frame, "ui-copied")) { (icon("link")) span { (say(frame, "page-copy")) } }
            }
            p.problem role="alert" data-problem="" {}
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
