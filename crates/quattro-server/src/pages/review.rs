//! A finished game looked back at: the chance to win over its decisions, what memory, choice and luck changed, and the
//! moments that decided it.

use maud::{Markup, html};
use quattro_bots::review::{Points, Verdict};
use quattro_rules::seat::Seat;
use quattro_table::protocol::{
    ReviewState, ReviewedGame, ReviewedMoment, ReviewedMove, ToldBefore, WeighedAction,
};
use quattro_words::{Args, ReviewPart, Words};

use super::art::icon;
use super::frame::Frame;
use super::say;

/// The curve is drawn at this size.
const WIDTH: usize = 600;
const HEIGHT: i32 = 150;

/// A loss of less than this is nearly as good as it gets: two percentage points.
const NEARLY: Points = Points(200);

/// `own` is the visitor's seat.
pub(super) fn page(frame: &Frame, id: &str, state: &ReviewState, own: Option<Seat>) -> Markup {
    let title = say(frame, "page-review");
    let content = match state {
        ReviewState::Computing { done, total } => computing(frame, id, *done, *total),
        ReviewState::Ready(review) => ready(frame, id, review, own == Some(review.seat)),
    };
    frame.page(&format!("{title} · Quattro"), "narrow review", &content)
}

/// The script looks whether it is there; without one the page is loaded again by hand.
fn computing(frame: &Frame, id: &str, done: u32, total: u32) -> Markup {
    html! {
        h1 { (say(frame, "page-review")) }
        section.panel-box.review-waiting data-review=(format!("/api/tables/{id}/review")) {
            p role="status" { (say(frame, "page-review-computing")) }
            progress max=(total.max(1)) value=(done) aria-label=(say(frame, "page-review-computing")) {}
            noscript { a.btn href="" { (icon("again")) (say(frame, "page-review-again")) } }
            p.problem role="alert" data-problem="" {}
        }
    }
}

fn ready(frame: &Frame, id: &str, review: &ReviewedGame, is_own: bool) -> Markup {
    let name = review.names.get(review.seat.index()).map_or("", String::as_str);
    let whose = Args::new().with("game", review.game.title()).with("name", name);
    html! {
        header.review-head {
            h1 { (say(frame, "page-review")) }
            p.hint { (frame.text("page-review-of", &whose)) }
            a.btn.small href=(format!("/replay/{id}?seat={}", review.seat)) { (icon("eye")) (say(frame, "page-review-replay")) }
        }
        (curve(frame, review))
        (split(frame, review))
        (memory_score(frame, review))
        @for (index, moment) in review.moments.iter().enumerate() {
            section.panel-box.decisive {
                (moment_of(frame, review, index + 1, moment))
                (ways_on(frame, id, moment.number, review.seat, is_own))
            }
        }
        p.problem role="alert" data-problem="" {}
        (others(frame, review))
    }
}

/// The chance to win before each decision, and what came of it.
fn curve(frame: &Frame, review: &ReviewedGame) -> Markup {
    let ReviewedGame { moves, moments, result, .. } = review;
    let height = |chance: Points| HEIGHT - (chance.0 * HEIGHT / Points::ALL.0).clamp(0, HEIGHT);
    let place = |index: usize| 20 + index * (WIDTH - 40) / moves.len().max(1);
    let chances = moves.iter().map(|reviewed| reviewed.chance).chain([*result]);
    let points: Vec<String> =
        chances.enumerate().map(|(index, chance)| format!("{},{}", place(index), height(chance))).collect();
    let as_good = moves.iter().filter(|reviewed| lost(reviewed) == Points::ZERO).count();
    let counted = Args::new().with("count", moves.len()).with("good", as_good);
    let found = |number| moments.iter().position(|moment| moment.number == number);
    html! {
        section.panel-box.chances {
            header { h2 { (say(frame, "page-review-chance")) } p.hint { (frame.text("page-review-decisions", &counted)) } }
            svg viewBox=(format!("0 -14 {WIDTH} {}", HEIGHT + 36)) role="img" aria-label=(frame.text("page-review-curve", &from_to(review))) {
                @for percent in [25, 50, 75] {
                    @let y = height(Points(percent * 100));
                    line.level x1="0" x2=(WIDTH) y1=(y) y2=(y) {}
                    text.level x="2" y=(y - 3) { (percent) }
                }
                @for (index, round) in first_of_rounds(moves) {
                    line.round x1=(place(index)) x2=(place(index)) y1="0" y2=(HEIGHT) {}
                    text.round x=(place(index)) y=(HEIGHT + 16) { (frame.text("page-review-round", &Args::new().with("round", round))) }
                }
                polyline points=(points.join(" ")) {}
                @for (index, reviewed) in moves.iter().enumerate() {
                    @let (x, y) = (place(index), height(reviewed.chance));
                    @match found(reviewed.number) {
                        Some(moment) => { circle.moment cx=(x) cy=(y) r="11" {} text.moment x=(x) y=(y + 5) { (moment + 1) } }
                        None => circle class=(quality(reviewed)) cx=(x) cy=(y) r="4" {},
                    }
                }
                circle.end cx=(place(moves.len())) cy=(height(*result)) r="5" {}
            }
            ul.legend {
                @for name in ["good", "nearly", "lost", "moment"] {
                    li { svg viewBox="0 0 16 16" aria-hidden="true" { circle class=(name) cx="8" cy="8" r="5" {} } (say(frame, &format!("page-review-{name}"))) }
                }
            }
        }
    }
}

fn from_to<'a>(review: &ReviewedGame) -> Args<'a> {
    Args::new().with("from", review.start.percent()).with("to", review.result.percent())
}

/// The first decision of each round.
fn first_of_rounds(moves: &[ReviewedMove]) -> Vec<(usize, u8)> {
    let rounds = moves.iter().enumerate().filter_map(|(index, reviewed)| Some((index, reviewed.round?)));
    let mut first: Vec<(usize, u8)> = rounds.collect();
    first.dedup_by_key(|(_, round)| *round);
    first
}

/// Nothing, or less than nothing.
fn lost(reviewed: &ReviewedMove) -> Points {
    reviewed.memory + reviewed.choice
}

fn quality(reviewed: &ReviewedMove) -> &'static str {
    match -lost(reviewed) {
        Points::ZERO => "good",
        small if small < NEARLY => "nearly",
        _ => "lost",
    }
}

/// What memory, choice and luck changed.
fn split(frame: &Frame, review: &ReviewedGame) -> Markup {
    let words = Words::shared(frame.language);
    let changes = [review.memory, review.choice, review.luck];
    html! {
        section.panel-box.split {
            h2 { (say(frame, "page-review-split")) }
            p.hint { (frame.text("page-review-split-text", &from_to(review))) }
            @for (part, change) in ReviewPart::ALL.into_iter().zip(changes) {
                div.part {
                    b { (words.review_part(part)) }
                    (track(change))
                    em { (signed(change)) }
                }
            }
            p { (review.summary) }
        }
    }
}

/// To the left of the middle what was lost, to the right what was won. The whole width is all.
fn track(change: Points) -> Markup {
    let share = (change.0.abs() / 100).min(100);
    html! {
        svg.track viewBox="-100 0 200 12" preserveAspectRatio="none" aria-hidden="true" {
            rect.whole x="-100" width="200" height="12" {}
            rect class=(if change < Points::ZERO { "lost" } else { "won" }) x=(if change < Points::ZERO { -share } else { 0 }) width=(share) height="12" {}
            line x1="0" x2="0" y1="0" y2="12" {}
        }
    }
}

/// Percentage points with their sign.
fn signed(change: Points) -> String {
    match change.percent() {
        0 => "0".to_owned(),
        lost if lost < 0 => format!("\u{2212}{}", -lost),
        won => format!("+{won}"),
    }
}

fn memory_score(frame: &Frame, review: &ReviewedGame) -> Markup {
    html! {
        section.panel-box.memory-score {
            h2 { (say(frame, "page-review-score")) }
            @match review.memory_score {
                Some(score) => { p.score { b { (score) } " / 100" } p { (say(frame, "page-review-score-text")) } }
                None => p { (say(frame, "page-review-no-score")) },
            }
        }
    }
}

fn moment_of(frame: &Frame, review: &ReviewedGame, index: usize, moment: &ReviewedMoment) -> Markup {
    let ReviewedMoment { verdict, change, taken, best, told, reason, round, .. } = moment;
    let words = Words::shared(frame.language);
    let part = part_of(*verdict);
    let name = review.names.get(review.seat.index()).map_or("", String::as_str);
    html! {
        header {
            span.number { (index) }
            div {
                h2 { (taken.text) }
                p.hint {
                    @if let Some(round) = round { (frame.text("page-review-round", &Args::new().with("round", *round))) " · " }
                    (words.review_part(part))
                }
            }
            em { (signed(*change)) }
        }
        @if !told.is_empty() { (told_before(frame, told)) }
        @if best.action != taken.action {
            div.weighed { (weighed(frame, name, taken, false)) (weighed(frame, &say(frame, "page-review-best"), best, true)) }
        }
        p { (reason) }
    }
}

/// To the replay at the step before it, which shows what was on the table; and to a new table that begins there.
fn ways_on(frame: &Frame, id: &str, number: u32, seat: Seat, is_own: bool) -> Markup {
    let before = number.saturating_sub(1);
    html! {
        div.ways {
            @if is_own {
                button.btn.small type="button" data-play-on=(format!("/api/tables/{id}/play-on")) data-number=(number) {
                    (icon("again")) (say(frame, "page-review-play-on"))
                }
            }
            a.btn.small href=(format!("/replay/{id}?seat={seat}&move={before}")) { (icon("eye")) (say(frame, "page-review-look")) }
        }
    }
}

const fn part_of(verdict: Verdict) -> ReviewPart {
    match verdict {
        Verdict::Memory => ReviewPart::Memory,
        Verdict::Choice => ReviewPart::Choice,
        Verdict::Luck => ReviewPart::Luck,
    }
}

fn told_before(frame: &Frame, told: &[ToldBefore]) -> Markup {
    html! {
        h3 { (say(frame, "page-review-told")) }
        ol.told { @for ToldBefore { text, ago, .. } in told { li { (text) " " small { (ago) } } } }
    }
}

fn weighed(frame: &Frame, who: &str, action: &WeighedAction, is_best: bool) -> Markup {
    let chance = Args::new().with("percent", action.chance.percent());
    html! {
        div.best[is_best] { small { (who) } b { (action.text) } span { (frame.text("page-review-to-win", &chance)) } }
    }
}

/// The other seats of the same game.
fn others(frame: &Frame, review: &ReviewedGame) -> Markup {
    html! {
        nav.filters aria-label=(say(frame, "page-review-others")) { div {
            @for (index, name) in review.names.iter().enumerate() {
                a.chip href=(format!("?seat={}", index + 1)) aria-current=[(index == review.seat.index()).then_some("true")] { (name) }
            }
        } }
    }
}
