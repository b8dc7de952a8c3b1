//! Calls on a person's own page: on or off on this device, and when to be quiet.

use maud::{Markup, html};

use super::frame::Frame;
use super::say;

/// Why a device cannot call anybody, as `js/lib/calls.js` names it.
const OBSTACLES: [&str; 4] = ["insecure", "home-screen", "unknown", "denied"];

pub(super) fn section(frame: &Frame) -> Markup {
    html! {
        section #calls.device.panel-box data-calls="" {
            h2 { (say(frame, "page-calls")) }
            p { (say(frame, "page-calls-text")) }
            p.hint hidden role="status" data-calls-are-on="" { (say(frame, "ui-call-on")) }
            @for obstacle in OBSTACLES {
                p.hint hidden data-obstacle=(obstacle) { (say(frame, &format!("ui-call-{obstacle}"))) }
            }
            button.btn hidden type="button" data-calls-on="" { (say(frame, "ui-call-me")) }
            button.btn hidden type="button" data-calls-off="" { (say(frame, "page-calls-off")) }
            form.quiet-hours {
                label { input type="checkbox" role="switch"; span { (say(frame, "page-quiet")) } }
                label { span { (say(frame, "page-quiet-from")) } input type="time" value="22:00" required; }
                label { span { (say(frame, "page-quiet-until")) } input type="time" value="08:00" required; }
            }
        }
    }
}
