//! Keeping a profile: a passkey, a recovery sheet, another device; and the ways back for somebody who has lost theirs.

use maud::{Markup, html};
use quattro_words::Args;

use super::super::art::icon;
use super::super::frame::Frame;
use super::super::say;
use super::Mine;

/// For somebody whose profile lives on this device alone: one line, which leads to the panel.
pub(in crate::pages) fn line(frame: &Frame, mine: &Mine) -> Markup {
    html! {
        @if !mine.is_kept() {
            p.keep-line {
                (icon("key"))
                span { (say(frame, "page-keep-line")) }
                a href="#keep" { (say(frame, "page-keep-it")) }
            }
        }
    }
}

/// The ways to keep a profile; nothing for somebody who has one.
pub(in crate::pages) fn panel(frame: &Frame, mine: &Mine) -> Markup {
    html! {
        @if !mine.is_kept() {
            section.keep #keep {
                h2 { (say(frame, "page-keep")) }
                p { (say(frame, "page-keep-text")) }
                div.keep-ways { (passkey(frame, mine)) (sheet(frame)) }
            }
        }
    }
}

fn passkey(frame: &Frame, mine: &Mine) -> Markup {
    html! {
        div.keep-way data-passkeys=[mine.site.as_deref()] {
            (icon("key"))
            b { (say(frame, "page-passkey")) }
            span { (say(frame, "page-passkey-text")) }
            small data-no-passkeys="" { (say(frame, "page-passkey-insecure")) }
            button.btn.pri.small type="button" hidden data-add-passkey="" { (say(frame, "page-passkey-add")) }
        }
    }
}

fn sheet(frame: &Frame) -> Markup {
    html! {
        div.keep-way {
            (paper())
            b { (say(frame, "page-sheet")) }
            span { (say(frame, "page-sheet-text")) }
            a.btn.small href="/me/sheet" { (icon("print")) (say(frame, "page-sheet-print")) }
        }
    }
}

/// A sheet of paper with a code on it.
fn paper() -> Markup {
    html! {
        svg.paper viewBox="0 0 56 70" aria-hidden="true" {
            path.leaf d="M4 2H40L54 16V68H4Z" {}
            path.fold d="M40 2V16H54Z" {}
            rect.ink x="15" y="26" width="26" height="26" rx="4" {}
            path.gap d="M19 30h7v7h-7zM30 30h7v7h-7zM19 41h7v7h-7zM31 42h5v5h-5z" {}
            path.line d="M14 60H42" {}
        }
    }
}

/// How somebody who keeps their profile comes back, and how that can be changed.
pub(in crate::pages) fn ways_back(frame: &Frame, mine: &Mine) -> Markup {
    html! {
        @if mine.is_kept() {
            h3 { (say(frame, "page-back-ways")) }
            ul.sessions {
                @for passkey in &mine.passkeys { li {
                    span.what {
                        b { (say(frame, "page-passkey")) @if !passkey.device.is_empty() { " · " (passkey.device) } }
                        small { (say(frame, "page-passkey-made")) " " time data-time=(passkey.made) {} }
                    }
                    button.btn.small type="button" data-remove-passkey=(passkey.id) { (say(frame, "page-passkey-remove")) }
                } }
                @if let Some(made) = mine.kept.sheet { li {
                    span.what {
                        b { (say(frame, "page-sheet")) }
                        small { (say(frame, "page-sheet-made")) " " time data-time=(made) {} }
                    }
                    a.btn.small href="/me/sheet" { (icon("print")) (say(frame, "page-sheet-new")) }
                } }
            }
            div.beside {
                span data-passkeys=[mine.site.as_deref()] {
                    button.btn.small type="button" hidden data-add-passkey="" { (icon("key")) (say(frame, "page-passkey-add")) }
                }
                @if mine.kept.sheet.is_none() {
                    a.btn.small href="/me/sheet" { (icon("print")) (say(frame, "page-sheet")) }
                }
            }
        }
    }
}

/// The way to come back, for somebody whom this browser does not know.
pub(in crate::pages) fn come_back_link(frame: &Frame) -> Markup {
    html! {
        @if frame.name.is_none() {
            p.come-back { (say(frame, "page-come-back-ask")) " " a href="/recover" { (say(frame, "page-come-back")) } }
        }
    }
}

/// The page on which somebody comes back, with a passkey or with the words of a sheet.
pub(in crate::pages) fn recover(frame: &Frame, site: Option<&str>) -> Markup {
    let title = say(frame, "page-come-back");
    let content = html! {
        article.book.panel-box {
            h1 { (title) }
            p { (say(frame, "page-come-back-text")) }
            @if let Some(name) = &frame.name {
                p { (frame.text("page-come-back-now", &Args::new().with("name", name.as_str()))) }
            }
            div data-passkeys=[site] {
                button.btn.pri type="button" hidden data-use-passkey="" { (icon("key")) (say(frame, "page-come-back-passkey")) }
            }
            form.recover data-recover="" {
                label for="words" { (say(frame, "page-come-back-words")) }
                textarea #words name="words" rows="4" autocomplete="off" autocapitalize="none" spellcheck="false" required {}
                button.btn type="submit" { (say(frame, "page-come-back-go")) }
            }
            p.problem role="alert" data-problem="" {}
        }
    };
    frame.page(&format!("{title} · Quattro"), "narrow", &content)
}

/// The print view: what a sheet is for, a tap that makes it, and then the sheet.
pub(in crate::pages) fn sheet_page(frame: &Frame, name: &str, has_one: bool) -> Markup {
    let named = |id: &str| frame.text(id, &Args::new().with("name", name));
    let title = named("page-sheet-title");
    let content = html! {
        article.panel-box.sheet {
            h1 { (title) }
            div.sheet-before data-sheet-before="" {
                p { (named("page-sheet-why")) }
                @if has_one { p { b { (say(frame, "page-sheet-before")) } } }
                div.beside {
                    button.btn.pri type="button" data-make-sheet="" { (icon("print")) (say(frame, "page-sheet-make")) }
                    a.btn href="/me" { (say(frame, "page-back")) }
                }
            }
            div.sheet-made hidden data-sheet="" {
                div.sheet-code {
                    img.qr width="220" height="220" alt=(say(frame, "page-sheet-qr"));
                    ol.sheet-words translate="no" lang="it" {}
                }
                p { (say(frame, "page-sheet-use")) " " b { (frame.origin) "/recover" } }
                p { b { (say(frame, "page-sheet-care")) } }
                div.beside.unprinted {
                    button.btn.pri type="button" data-print="" { (icon("print")) (say(frame, "page-sheet-print")) }
                    a.btn href="/me" { (say(frame, "page-done")) }
                }
            }
            p.problem role="alert" data-problem="" {}
        }
    };
    frame.page(&format!("{title} · Quattro"), "narrow", &content)
}
