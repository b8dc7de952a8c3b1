//! What everybody made of the same cards. Before one's own try is over only who has played.

use maud::{Markup, html};
use quattro_table::protocol::{DayBoard, DayResults, RankedTry, ScoreCount, WeekDay};
use quattro_words::{Args, Words};

use super::super::art::icon;
use super::super::frame::Frame;
use super::super::say;
use super::row::{little_pizza, little_pizzas};

/// What is left of a column that nobody reached, in percent.
const LOWEST_BAR: u64 = 4;

pub(super) fn results(frame: &Frame, board: &DayBoard) -> Markup {
    html! {
        section.panel-box.board {
            @match &board.results {
                Some(results) if board.finished > 0 => (lists(frame, board, results)),
                Some(_) => { h2 { (say(frame, "page-day-board")) } p { (say(frame, "page-day-nobody")) } }
                None => (who(frame, board)),
            }
        }
    }
}

/// Names only: how they did is told after one's own try.
fn who(frame: &Frame, board: &DayBoard) -> Markup {
    let names = Words::shared(frame.language).list(board.names.iter().cloned());
    let args = Args::new().with("count", board.finished).with("names", names);
    html! {
        h2 { (say(frame, "page-day-board")) }
        p { (frame.text("page-day-names", &args)) }
        @if board.finished > 0 { p.hint { (say(frame, "page-day-after-yours")) } }
    }
}

/// Friends first, and everybody behind a tap. Without a script both can be seen.
fn lists(frame: &Frame, board: &DayBoard, results: &DayResults) -> Markup {
    let has_friends = results.friends.iter().any(|row| !row.you);
    html! {
        @if has_friends {
            input.away type="radio" name="board" id="board-friends" checked;
            input.away type="radio" name="board" id="board-all";
        }
        div.board-head {
            h2 { (say(frame, "page-day-board")) }
            @if has_friends {
                div.tabs {
                    label for="board-friends" { (say(frame, "page-day-friends")) }
                    label for="board-all" { (say(frame, "page-day-everyone")) }
                }
            }
        }
        @if has_friends { (list(frame, &results.friends, "of-friends")) }
        (list(frame, &results.best, "of-all"))
        p.hint { (super::say_game(frame, "page-day-ties", board.game)) }
    }
}

fn list(frame: &Frame, rows: &[RankedTry], class: &str) -> Markup {
    html! {
        ol.ranks class=(class) {
            @for row in rows {
                li.you[row.you] {
                    span.rank { (row.rank) }
                    b.name { @if row.you { (say(frame, "ui-you")) } @else { (row.name.clone().unwrap_or_else(|| say(frame, "ui-guest"))) } }
                    (little_pizzas(frame, &row.result.signs))
                    b.score { (row.result.score) }
                    @if let Some(table) = &row.table {
                        a.ibtn href=(format!("/replay/{table}")) aria-label=(say(frame, "ui-watch-replay")) { (icon("eye")) }
                    }
                }
            }
        }
    }
}

/// How often each score was reached, and where one stands.
pub(super) fn everyone(frame: &Frame, board: &DayBoard) -> Markup {
    let Some(results) = board.results.as_ref().filter(|_| board.finished > 0) else { return html! {} };
    let own =
        board.you.as_ref().filter(|own| own.ranked).and_then(|own| own.result.as_ref()).map(|own| own.score);
    html! {
        section.panel-box.everyone {
            h2 { (say(frame, "page-day-everyone")) }
            p { (better_than(frame, board, results, own.is_some())) }
            (bars(&results.scores, own))
        }
    }
}

fn better_than(frame: &Frame, board: &DayBoard, results: &DayResults, is_ranked: bool) -> String {
    let others = board.finished.saturating_sub(u64::from(is_ranked));
    let percent = (results.better_than * 100).checked_div(others).unwrap_or(0);
    let id = match (is_ranked, others) {
        (true, 0) => "page-day-first",
        (true, _) => "page-day-better",
        (false, _) => "page-day-count",
    };
    frame.text(id, &Args::new().with("count", board.finished).with("percent", percent))
}

fn bars(scores: &[ScoreCount], own: Option<u8>) -> Markup {
    let most = scores.iter().map(|score| score.count).max().unwrap_or(1).max(1);
    let (first, last) =
        (scores.first().map_or(0, |score| score.score), scores.last().map_or(0, |score| score.score));
    let count = |score| scores.iter().find(|found| found.score == score).map_or(0, |found| found.count);
    html! {
        ol.bars {
            @for score in first..=last {
                li.you[own == Some(score)] { (bar(count(score), most)) b { (score) } }
            }
        }
    }
}

/// A column as high as its part of the most.
fn bar(count: u64, most: u64) -> Markup {
    let height = (count * 100 / most).max(LOWEST_BAR);
    html! {
        svg.column viewBox="0 0 10 100" preserveAspectRatio="none" role="img" aria-label=(count) {
            rect x="0" y=(100 - height) width="10" height=(height) {}
        }
    }
}

/// One's last seven days. A day that was missed is a dashed ring, and nothing is said about it.
pub(super) fn week(frame: &Frame, board: &DayBoard) -> Markup {
    let own = board.you.as_ref().filter(|own| own.result.is_some());
    let Some(results) = board.results.as_ref().filter(|_| own.is_some()) else { return html! {} };
    html! {
        section.panel-box.week {
            h2 { (say(frame, "page-day-week")) }
            ol { @for WeekDay { day, score } in &results.week {
                li.you[*day == board.day] {
                    span { (frame.text("page-weekday-short", &Args::new().with("weekday", day.weekday()))) }
                    (little_pizza(if score.is_some() { 'f' } else { 'o' }))
                    b { @match score { Some(score) => (score), None => "–" } }
                }
            } }
            @if results.in_a_row > 1 { p.hint { (frame.text("page-day-in-a-row", &Args::new().with("count", results.in_a_row))) } }
        }
    }
}
