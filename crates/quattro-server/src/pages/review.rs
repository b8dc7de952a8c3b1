//! A finished game looked back at: the chance to win over its decisions, what memory, choice and luck changed, and the
//! moments that decided it.

mod curve;
mod moments;

use maud::{Markup, html};
use quattro_bots::review::Verdict;
use quattro_rules::seat::Seat;
use quattro_table::protocol::{ReviewState, ReviewedGame};
use quattro_words::{Args, ReviewPart, Words};

use super::art::icon;
use super::frame::Frame;
use super::say;

/// Who looks back, and where.
struct Looking<'a> {
    frame: &'a Frame,
    /// The table.
    id: &'a str,
    review: &'a ReviewedGame,
    /// Whether these decisions are the visitor's.
    is_own: bool,
}

/// `own` is the visitor's seat; `seats` are those whose decisions they may look at.
pub(super) fn page(
    frame: &Frame,
    id: &str,
    state: &ReviewState,
    own: Option<Seat>,
    seats: &[Seat],
) -> Markup {
    let title = say(frame, "page-review");
    let content = match state {
        ReviewState::Computing { done, total } => computing(frame, id, *done, *total),
        ReviewState::Ready(review) => {
            let looking = Looking { frame, id, review, is_own: own == Some(review.seat) };
            html! { (looking.content()) (others(frame, review, seats)) }
        }
    };
    frame.page(&format!("{title} · Quattro"), "narrow review", &content)
}

/// The script looks whether it is there; without one the page is loaded again by hand.
fn computing(frame: &Frame, id: &str, done: u32, total: u32) -> Markup {
    html! {
        header.review-head { h1 { (say(frame, "page-review")) } }
        section.panel-box.review-waiting data-review=(format!("/api/tables/{id}/review")) {
            p role="status" { (say(frame, "page-review-computing")) }
            progress max=(total.max(1)) value=(done) aria-label=(say(frame, "page-review-computing")) {}
            noscript { a.btn href="" { (icon("again")) (say(frame, "page-review-again")) } }
            p.problem role="alert" data-problem="" {}
        }
    }
}

impl Looking<'_> {
    fn content(&self) -> Markup {
        html! {
            (self.head())
            (curve::panel(self.frame, self.review))
            (self.split())
            (self.moments())
            p.problem role="alert" data-problem="" {}
        }
    }

    fn name(&self) -> &str {
        self.review.names.get(self.review.seat.index()).map_or("", String::as_str)
    }

    /// The game, how it ended for whom, and the way to all of it.
    fn head(&self) -> Markup {
        let Looking { frame, review, .. } = self;
        let who = if self.is_own { "you" } else { "other" };
        let ended = Args::new().with("game", review.game.title()).with("name", self.name()).with("who", who);
        let ended = ended.with("place", review.place);
        let score = Args::new().with("game", review.game.name()).with("score", review.score);
        html! {
            header.review-head {
                div {
                    h1 { (say(frame, "page-review")) }
                    p.hint { (frame.text("page-review-of", &ended)) " · " (frame.text("page-score", &score)) }
                }
                a.btn.small href=(format!("/replay/{}?seat={}", self.id, review.seat)) { (icon("eye")) (say(frame, "page-review-replay")) }
            }
        }
    }

    /// What memory, choice and luck changed.
    fn split(&self) -> Markup {
        let Looking { frame, review, .. } = self;
        let words = Words::shared(frame.language);
        let changes = review.parts();
        let most = changes.map(i32::abs).into_iter().max().unwrap_or_default();
        html! {
            section.panel-box.split {
                h2 { (say(frame, "page-review-split")) }
                p.hint { (frame.text("page-review-split-text", &from_to(review))) }
                svg.away aria-hidden="true" {
                    pattern #hatched width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                        rect.under width="9" height="9" {}
                        rect.stripe width="4.500" height="9" {}
                    }
                }
                @for (part, change) in ReviewPart::ALL.into_iter().zip(changes) {
                    div.part {
                        b { (icon(sign_of(part))) (words.review_part(part)) }
                        (track(change, most))
                        em { (signed(change)) }
                    }
                }
                p { (review.summary) }
                (self.memory_score())
            }
        }
    }

    fn memory_score(&self) -> Markup {
        html! {
            @match self.review.memory_score {
                Some(score) => p.memory-score {
                    span { (say(self.frame, "page-review-score")) " " b { (score) } " / 100" }
                    small.hint { (say(self.frame, "page-review-score-text")) }
                },
                None => p.hint { (say(self.frame, "page-review-no-score")) },
            }
        }
    }
}

fn from_to<'a>(review: &ReviewedGame) -> Args<'a> {
    Args::new().with("from", review.start.percent()).with("to", review.result.percent())
}

const fn sign_of(part: ReviewPart) -> &'static str {
    match part {
        ReviewPart::Memory => "brain",
        ReviewPart::Choice => "fork",
        ReviewPart::Luck => "dice",
    }
}

const fn part_of(verdict: Verdict) -> ReviewPart {
    match verdict {
        Verdict::Memory => ReviewPart::Memory,
        Verdict::Choice => ReviewPart::Choice,
    }
}

/// A change of this much or more may fill its half of a track, so that small changes look small: 20 percentage points.
const WIDE: i32 = 20;

/// To the left of the middle what was lost, to the right what was won. The greatest change of the game nearly fills
/// its half.
fn track(change: i32, most: i32) -> Markup {
    let percent = change.abs() * 46 / most.max(WIDE);
    let width = format!("{percent}%");
    html! {
        svg.track aria-hidden="true" {
            rect.whole width="100%" height="100%" rx="7" {}
            @if change < 0 {
                rect.lost x=(format!("{}%", 50 - percent)) width=(width) height="100%" rx="6" fill="url(#hatched)" {}
            } @else {
                rect.won x="50%" width=(width) height="100%" rx="6" {}
            }
            line x1="50%" x2="50%" y1="0" y2="100%" {}
        }
    }
}

/// Percentage points with their sign.
fn signed(change: i32) -> String {
    match change {
        0 => "0".to_owned(),
        lost if lost < 0 => format!("\u{2212}{}", -lost),
        won => format!("+{won}"),
    }
}

/// The other seats of the same game.
fn others(frame: &Frame, review: &ReviewedGame, seats: &[Seat]) -> Markup {
    let name = |seat: &Seat| review.names.get(seat.index()).map_or("", String::as_str);
    html! {
        @if seats.len() > 1 {
            nav.filters aria-label=(say(frame, "page-review-others")) {
                span.hint { (say(frame, "page-review-others")) }
                div { @for seat in seats {
                    a.chip href=(format!("?seat={seat}")) aria-current=[(*seat == review.seat).then_some("true")] { (name(seat)) }
                } }
            }
        }
    }
}
