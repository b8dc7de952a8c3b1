//! One's data: name, devices, everything to take along, and the way out.

use maud::{Markup, html};

use super::super::art::icon;
use super::super::frame::Frame;
use super::super::say;
use super::Mine;
use super::keep::ways_back;

/// What is stored about the visitor, and what they can do with it.
pub(in crate::pages) fn panel(frame: &Frame, mine: &Mine) -> Markup {
    html! {
        section.device.panel-box {
            h2 { (say(frame, "page-data")) }
            p.hint { (say(frame, "page-data-text")) }
            (rename(frame))
            (ways_back(frame, mine))
            div.beside {
                a.btn.small href="/api/me/export" download="quattro.json" { (icon("download")) (say(frame, "page-export")) }
                button.btn.small.bad type="button" data-ask-delete="" { (icon("bin")) (say(frame, "page-delete")) }
            }
            (farewell(frame))
        }
    }
}

fn rename(frame: &Frame) -> Markup {
    html! {
        form.rename data-rename="" {
            label for="own-name" { (say(frame, "page-rename")) }
            div.beside {
                input #own-name type="text" name="name" value=[frame.name.as_deref()] autocomplete="nickname" required;
                button.btn.small type="submit" { (say(frame, "page-rename-save")) }
            }
            small.hint { (say(frame, "page-rename-hint")) }
        }
    }
}

/// Asks once more, and says what goes and what stays.
fn farewell(frame: &Frame) -> Markup {
    html! {
        dialog.farewell aria-labelledby="farewell" data-delete="" {
            h2 #farewell { (say(frame, "page-delete-title")) }
            p { (say(frame, "page-delete-goes")) }
            p { (say(frame, "page-delete-stays")) }
            div.beside {
                button.btn type="button" data-keep-all="" { (say(frame, "page-delete-no")) }
                button.btn.bad type="button" data-delete-me="" { (icon("bin")) (say(frame, "page-delete-yes")) }
            }
        }
    }
}
