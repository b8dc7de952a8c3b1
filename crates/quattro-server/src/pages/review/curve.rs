//! The chance to win before each decision, and what came of it.

use std::ops::Range;

use maud::{Markup, html};
use quattro_bots::review::Points;
use quattro_table::protocol::{ReviewedGame, ReviewedMove};
use quattro_words::Args;

use super::from_to;
use crate::pages::frame::Frame;
use crate::pages::say;

/// The height of the curve in pixels. Its width is that of the page: across, everything is in hundredths.
const HEIGHT: i32 = 120;
/// Above the curve there is room for the number of a moment, and below it for the rounds.
const ABOVE: i32 = 14;

/// More decisions than this are drawn with small dots.
const MANY: usize = 30;

/// A round whose box is narrower than this, in hundredths of the width, shows its number only.
const NARROW: f64 = 17.0;

pub(super) fn panel(frame: &Frame, review: &ReviewedGame) -> Markup {
    let ReviewedGame { moves, .. } = review;
    let as_good = moves.iter().filter(|reviewed| lost(reviewed) == Points::ZERO).count();
    let counted = Args::new().with("count", moves.len()).with("good", as_good);
    let curve = Curve::new(review);
    html! {
        section.panel-box.chances {
            header { h2 { (say(frame, "page-review-chance")) } p.hint { (frame.text("page-review-decisions", &counted)) } }
            div.plot role="img" aria-label=(frame.text("page-review-curve", &from_to(review))) {
                svg.levels aria-hidden="true" { @for percent in curve.levels() {
                    text x="100%" y=(curve.height(Points(percent * 100)) + 4) text-anchor="end" { (percent) }
                } }
                (curve.drawing(frame))
            }
            ul.legend {
                @for name in curve.qualities() {
                    li { svg viewBox="0 0 16 16" aria-hidden="true" { circle class=(name) cx="8" cy="8" r="5" {} } (say(frame, &format!("page-review-{name}"))) }
                }
                li { svg viewBox="0 0 16 16" aria-hidden="true" { line.open x1="0" x2="16" y1="8" y2="8" {} } (say(frame, "page-review-open")) }
            }
        }
    }
}

struct Curve<'r> {
    review: &'r ReviewedGame,
    /// The upper edge, in percentage points.
    top: i32,
}

impl<'r> Curve<'r> {
    fn new(review: &'r ReviewedGame) -> Curve<'r> {
        let chances = review.moves.iter().flat_map(|reviewed| [reviewed.chance, reviewed.open[0]]);
        let chances = chances.chain([review.result]);
        let highest = chances.map(Points::percent).max().unwrap_or_default();
        Curve { review, top: (highest + 24) / 25 * 25 }
    }

    fn levels(&self) -> impl Iterator<Item = i32> + use<> {
        let top = self.top.max(25);
        (1..).map(|step| step * 25).take_while(move |percent| *percent <= top)
    }

    fn height(&self, chance: Points) -> i32 {
        let share = chance.0.clamp(0, Points::ALL.0) * HEIGHT / (self.top.max(25) * 100);
        ABOVE + HEIGHT - share
    }

    /// Where the decision with this index is, in hundredths of the width; the end is behind the last one.
    fn place(&self, index: usize) -> f64 {
        (index as f64 + 0.5) * 100.0 / (self.review.moves.len() + 1) as f64
    }

    fn drawing(&self, frame: &Frame) -> Markup {
        let ReviewedGame { moves, result, .. } = self.review;
        let points = self.points(moves.iter().map(|reviewed| reviewed.chance).chain([*result]));
        let open = self.points(moves.iter().map(|reviewed| reviewed.open[0]).chain([*result]));
        let end = points.last();
        html! {
            svg.curve.many[moves.len() > MANY] aria-hidden="true" {
                @for (round, part) in self.rounds() { (Self::round(frame, round, &part)) }
                @for percent in self.levels() {
                    @let y = self.height(Points(percent * 100));
                    line.level x1="0" x2="100%" y1=(y) y2=(y) {}
                }
                (steps("open", &open))
                (steps("step", &points))
                @for (reviewed, (x, y)) in moves.iter().zip(&points) {
                    @if self.moment(reviewed).is_none() { circle class=(quality(reviewed)) cx=(x) cy=(y) {} }
                }
                @if let Some((x, y)) = end { circle.end cx=(x) cy=(y) {} }
                // The moments last: nothing may cover them.
                @for (reviewed, (x, y)) in moves.iter().zip(&points) { @if let Some(moment) = self.moment(reviewed) {
                    circle.moment cx=(x) cy=(y) {}
                    text.moment x=(x) y=(y + 5) { (moment + 1) }
                } }
            }
        }
    }

    fn points(&self, chances: impl Iterator<Item = Points>) -> Vec<(String, i32)> {
        let place = |(index, chance)| (across(self.place(index)), self.height(chance));
        chances.enumerate().map(place).collect()
    }

    fn moment(&self, reviewed: &ReviewedMove) -> Option<usize> {
        self.review.moments.iter().position(|moment| moment.number == reviewed.number)
    }

    /// The rounds with their parts of the width; one without a number in a game that has none.
    fn rounds(&self) -> Vec<(Option<u8>, Range<f64>)> {
        let moves = &self.review.moves;
        let mut rounds: Vec<(Option<u8>, usize)> = Vec::new();
        for (index, reviewed) in moves.iter().enumerate() {
            if rounds.last().is_none_or(|(round, _)| *round != reviewed.round) {
                rounds.push((reviewed.round, index));
            }
        }
        let width = 100.0 / (moves.len() + 1) as f64;
        let ends = rounds.iter().skip(1).map(|(_, begin)| *begin).chain([moves.len() + 1]);
        let part = |begin: usize, end: usize| begin as f64 * width..end as f64 * width;
        rounds.iter().zip(ends).map(|((round, begin), end)| (*round, part(*begin, end))).collect()
    }

    fn round(frame: &Frame, round: Option<u8>, part: &Range<f64>) -> Markup {
        const GAP: f64 = 0.8;
        let width = part.end - part.start;
        let label = |round: u8| {
            let is_narrow = width < NARROW;
            let whole = || frame.text("page-review-round", &Args::new().with("round", round));
            if is_narrow { round.to_string() } else { whole() }
        };
        html! {
            rect.round x=(across(part.start)) y=(ABOVE) width=(across((width - GAP).max(0.5))) height=(HEIGHT) rx="10" {}
            @if let Some(round) = round {
                text.round x=(across(part.start + (width - GAP) / 2.0)) y=(ABOVE + HEIGHT + 18) text-anchor="middle" { (label(round)) }
            }
        }
    }

    /// What the legend explains: losses that decided nothing only where there are any.
    fn qualities(&self) -> impl Iterator<Item = &'static str> {
        let drawn = |reviewed: &&ReviewedMove| self.moment(reviewed).is_none();
        let has_lost = self.review.moves.iter().filter(drawn).any(|reviewed| quality(reviewed) == "lost");
        let has_moment = !self.review.moments.is_empty();
        [("good", true), ("nearly", true), ("lost", has_lost), ("moment", has_moment)]
            .into_iter()
            .filter_map(|(name, is_drawn)| is_drawn.then_some(name))
    }
}

/// A line from point to point.
fn steps(class: &str, points: &[(String, i32)]) -> Markup {
    html! {
        @for pair in points.windows(2) { @if let [(x1, y1), (x2, y2)] = pair {
            line class=(class) x1=(x1) y1=(y1) x2=(x2) y2=(y2) {}
        } }
    }
}

fn across(hundredths: f64) -> String {
    format!("{hundredths:.2}%")
}

/// Nothing, or less than nothing.
fn lost(reviewed: &ReviewedMove) -> Points {
    reviewed.memory + reviewed.choice
}

/// A loss of less than this is nearly as good as it gets: three percentage points, as for the moments.
const NEARLY: Points = Points(300);

fn quality(reviewed: &ReviewedMove) -> &'static str {
    match -lost(reviewed) {
        Points::ZERO => "good",
        small if small < NEARLY => "nearly",
        _ => "lost",
    }
}
