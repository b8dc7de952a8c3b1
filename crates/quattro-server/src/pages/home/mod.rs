//! The home page: a list of sections, each in a file of its own.
//!
//! A first visit begins with an introduction; somebody who comes back, with the games that wait for them.

mod day;
mod hero;
mod shelf;
mod turns;

use maud::{Markup, html};
use quattro_table::protocol::OwnGame;

use super::code;
use super::frame::Frame;
use super::tv;
pub(super) use day::HomeDay;
pub(super) use shelf::{at_first, scene, shelf, title};

/// What the home page knows of its visitor.
#[derive(Debug, Default)]
pub(super) struct Visitor {
    /// Their running games, in the order in which they are to be continued.
    pub(super) running: Vec<OwnGame>,
    /// Today's deal, while it can be read.
    pub(super) day: Option<HomeDay>,
    /// The time, in milliseconds since 1970.
    pub(super) now: u64,
}

pub(super) fn page(frame: &Frame, visitor: &Visitor) -> Markup {
    let is_back = !visitor.running.is_empty();
    let today = html! { @if let Some(day) = &visitor.day { (day::section(frame, day)) } };
    let sections = html! {
        @if is_back {
            div.first-row { (turns::section(frame, visitor)) (today) }
        } @else {
            (hero::section(frame)) (today)
        }
        (code::section(frame))
        (tv::section(frame))
        (shelf(frame))
    };
    frame.page("Quattro", if is_back { "home back" } else { "home" }, &sections)
}
