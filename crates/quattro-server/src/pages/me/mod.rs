//! The pages of a person: what one's games come to, how a profile is kept and left, where one is signed in, who one was
//! before, and the way to another device.

mod data;
mod keep;

use maud::{Markup, html};
use quattro_table::person::Person;
use quattro_table::protocol::{PasskeyInfo, SessionInfo, Sessions};
use quattro_words::Args;

use super::art::icon;
use super::calls;
use super::frame::Frame;
use super::own::figures::{Profile, panels, playing_since};
use super::say;
use crate::store::Kept;
pub(super) use keep::{come_back_link, recover, sheet_page};

/// What the visitor keeps here, and where.
#[derive(Clone, Debug, Default)]
pub(super) struct Mine {
    pub(super) kept: Kept,
    pub(super) passkeys: Vec<PasskeyInfo>,
    /// The address at which passkeys work, if they do.
    pub(super) site: Option<String>,
}

impl Mine {
    /// Whether the profile survives the loss of this device.
    fn is_kept(&self) -> bool {
        !self.passkeys.is_empty() || self.kept.sheet.is_some()
    }
}

/// Everything about the visitor: their figures, and what can be changed.
pub(super) fn page(frame: &Frame, profile: Option<&Profile>, mine: &Mine, sessions: &Sessions) -> Markup {
    let title = match &frame.name {
        Some(name) => frame.text("page-me", &Args::new().with("name", name.as_str())),
        None => say(frame, "page-me-nobody"),
    };
    let is_known = frame.name.is_some();
    let content = html! {
        header { h1 { (title) } @if let Some(profile) = profile { (playing_since(frame, profile)) } }
        p.problem role="alert" data-problem="" {}
        (come_back_link(frame))
        @if is_known { (keep::line(frame, mine)) }
        @if let Some(profile) = profile { (panels(frame, profile)) }
        @if is_known { (keep::panel(frame, mine)) }
        (another_device(frame))
        @if is_known { (data::panel(frame, mine)) }
        @if !sessions.sessions.is_empty() { (devices(frame, sessions)) }
        @if !sessions.earlier.is_empty() { (earlier(frame, sessions)) }
        @if is_known { (calls::section(frame)) }
    };
    frame.page(&format!("{} · Quattro", say(frame, "page-profile")), "profile", &content)
}

/// Where the visitor is signed in, and how to end that.
fn devices(frame: &Frame, sessions: &Sessions) -> Markup {
    let elsewhere = sessions.sessions.iter().any(|session| !session.here);
    html! {
        section.device.panel-box {
            h2 { (say(frame, "page-devices")) }
            ul.sessions { @for session in &sessions.sessions { li { (session_row(frame, session)) } } }
            @if elsewhere {
                button.btn type="button" data-end-sessions="" { (say(frame, "page-log-out-others")) }
            }
            p.hint { (say(frame, "page-log-out-hint")) }
        }
    }
}

fn session_row(frame: &Frame, session: &SessionInfo) -> Markup {
    let unknown = || say(frame, "page-device-unknown");
    let device = if session.device.is_empty() { unknown() } else { session.device.clone() };
    html! {
        span.what {
            b { (device) }
            small {
                @if session.here { (say(frame, "page-device-here")) }
                @else { (say(frame, "page-device-seen")) " " time data-time=(session.seen) {} }
            }
        }
        @if session.here {
            button.btn.small type="button" data-log-out="" { (say(frame, "page-log-out")) }
        } @else {
            button.btn.small type="button" data-end-session=(session.id) { (say(frame, "page-log-out")) }
        }
    }
}

/// Who the visitor was on this device, and the way back.
fn earlier(frame: &Frame, sessions: &Sessions) -> Markup {
    html! {
        section.device.panel-box {
            h2 { (say(frame, "page-earlier")) }
            ul.sessions { @for person in &sessions.earlier { li {
                span.what { b { (person.name) } }
                button.btn.small type="button" data-switch=(person.session) { (say(frame, "page-switch")) }
            } } }
        }
    }
}

/// A link for another device, and the number that confirms it.
fn another_device(frame: &Frame) -> Markup {
    html! {
        section.device.panel-box {
            h2 { (say(frame, "ui-device-link")) }
            p { (say(frame, "page-device-text")) }
            button.btn type="button" data-device="" { (icon("link")) (say(frame, "ui-device-link")) }
            div.device-shown hidden data-device-shown=(frame.origin) {
                img.qr width="168" height="168" alt=(say(frame, "page-device-qr"));
                output.device-link data-device-link="" {}
                button.btn type="button" data-copy="" data-copied=(say(frame, "ui-copied")) { (icon("link")) span { (say(frame, "page-copy")) } }
            }
            div.device-asks hidden role="status" data-device-asks="" {
                p { (say(frame, "ui-device-asks")) " " small data-device-name="" {} }
                output.device-number data-device-number="" {}
                button.btn type="button" data-refuse-device="" { (say(frame, "ui-device-refuse")) }
            }
        }
    }
}

/// What a link leads to: who this device would become, who it is now, and why to be careful.
pub(super) fn link(frame: &Frame, code: &str, person: &Person) -> Markup {
    let named = |id: &str, name: &str| frame.text(id, &Args::new().with("name", name));
    let title = named("page-link", person.name.as_str());
    let content = html! {
        article.book.panel-box {
            h1 { (title) }
            p { @match &frame.name {
                Some(name) => (named("page-link-now", name)),
                None => (say(frame, "page-link-nobody")),
            } }
            p { b { (say(frame, "page-link-warning")) } }
            button.btn.pri type="button" data-ask-link=(code) { (say(frame, "page-link-mine")) }
            form hidden data-confirm-link=(code) {
                p { label for="number" { (say(frame, "page-link-number")) } }
                p { input.number #number type="text" name="number" inputmode="numeric" pattern="[0-9]{4}" maxlength="4" autocomplete="off" required; }
                button.btn.pri type="submit" { (say(frame, "ui-continue")) }
            }
            a.btn href="/" { (say(frame, "page-link-not-mine")) }
            p.problem role="alert" data-problem="" {}
        }
    };
    frame.page(&format!("{title} · Quattro"), "narrow", &content)
}
