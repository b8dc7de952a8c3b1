//! The page of a day: one's own try, what the others made of the same cards, and the proof that nobody saw them before.

mod board;
mod row;

use maud::{Markup, html};
use quattro_rules::setup::GameId;
use quattro_table::Day;
use quattro_table::protocol::{CommittedDay, DayBoard, TryResult, YourTry};
use quattro_words::Args;

use super::art::{icon, pizza, sign};
use super::frame::Frame;
use super::{say, say_game};
pub(super) use row::{SIGNS, little_pizzas, signs_in_text};

/// A day as the page shows it.
pub(super) struct DayPage {
    pub(super) board: DayBoard,
    /// The first day that can be played.
    pub(super) first: Day,
    /// Today.
    pub(super) today: Day,
    /// Milliseconds since 1970.
    pub(super) now: u64,
    /// The days whose deals are fixed.
    pub(super) coming: Vec<CommittedDay>,
}

/// The address of a day.
pub(super) fn address(game: GameId, day: Day) -> String {
    format!("/daily/{game}/{day}")
}

/// "Monday, 16 November".
pub(super) fn date(frame: &Frame, day: Day) -> String {
    let (year, month, day_of_month) = day.date();
    let args = Args::new().with("weekday", day.weekday()).with("day", day_of_month);
    frame.text("page-date", &args.with("month", month).with("year", year))
}

/// What the deal of a day is called.
pub(super) fn title(frame: &Frame, game: GameId) -> String {
    say_game(frame, "page-day-title", game)
}

pub(super) fn page(frame: &Frame, page: &DayPage) -> Markup {
    let DayPage { board, .. } = page;
    let name = format!("{} · Quattro", title(frame, board.game));
    let content = html! {
        (head(frame, page))
        div.day-columns {
            div.day-main {
                (own(frame, page))
                (board::results(frame, board))
            }
            div.day-side {
                (board::everyone(frame, board))
                (board::week(frame, board))
                (proof(frame, page))
            }
        }
    };
    frame.page(&name, "day", &content)
}

fn head(frame: &Frame, DayPage { board, first, today, now, .. }: &DayPage) -> Markup {
    let (game, day) = (board.game, board.day);
    html! {
        header.day-head {
            h1 { (title(frame, game)) }
            p { (date(frame, day)) ". " @if !board.over { (next_one(frame, day, *now)) } @else { (say(frame, "page-day-over")) } }
        }
        nav.day-games aria-label=(say(frame, "page-day-games")) {
            @for other in GameId::ALL {
                a href=(address(other, day)) aria-current=[(other == game).then_some("page")] { (other.title()) }
            }
        }
        nav.day-steps aria-label=(say(frame, "page-day-days")) {
            @if day > *first { a.btn.small rel="prev" href=(address(game, day.minus(1))) { (icon("back")) (say(frame, "page-day-before")) } }
            @if day < *today { a.btn.small rel="next" href=(address(game, day.plus(1))) { (say(frame, "page-day-after")) (icon("next")) } }
        }
    }
}

/// When the next one comes; the browser writes the moment in the visitor's own time.
pub(super) fn next_one(frame: &Frame, day: Day, now: u64) -> Markup {
    let minutes = day.ends().saturating_sub(now).div_ceil(60_000);
    let left = Args::new().with("hours", minutes / 60).with("minutes", minutes % 60);
    html! { (frame.text("page-day-next", &left)) " (" time data-moment=(day.ends()) { "00:00 UTC" } ")" }
}

/// One's own try: to begin, to go on with, or what it came to.
fn own(frame: &Frame, page: &DayPage) -> Markup {
    let DayPage { board, .. } = page;
    html! {
        section.panel-box.own {
            @match &board.you {
                Some(YourTry { table, result: Some(result), ranked }) => {
                    (outcome(frame, board.game, result))
                    @if !ranked { p.hint { (say(frame, "page-day-late")) } }
                    div.ways {
                        (share_button(frame, (board.game, board.day), table, result, "pri"))
                        a.btn href=(format!("/replay/{table}")) { (icon("eye")) (say(frame, "ui-watch-replay")) }
                    }
                    @if board.over { (play_again(frame, board)) }
                }
                Some(YourTry { table, .. }) => {
                    h2 { (say(frame, "page-day-waits")) }
                    p { (say(frame, if board.over { "page-day-waits-late" } else { "page-day-waits-text" })) }
                    div.ways { a.btn.pri href=(format!("/t/{table}")) { (icon("play")) (say(frame, "page-day-go-on")) } }
                }
                None if board.over => {
                    h2 { (say(frame, "page-day-past")) }
                    p { (say(frame, "page-day-past-text")) }
                    (play_again(frame, board))
                }
                None => {
                    div.pic aria-hidden="true" { (topped_pizza()) }
                    h2 { (say(frame, "page-day-same")) }
                    p { (say_game(frame, "page-day-who", board.game)) }
                    div.ways { (bake_button(frame, board.game, "pri")) }
                }
            }
            p.problem role="alert" data-problem="" {}
        }
    }
}

/// The pizza in the corner.
pub(super) fn topped_pizza() -> Markup {
    html! { (pizza("whole")) @for kind in quattro_rules::pizza::Kind::ALL { (sign(kind.name(), &format!("on {kind}"))) } }
}

pub(super) fn bake_button(frame: &Frame, game: GameId, class: &str) -> Markup {
    html! {
        button class=(format!("btn {class}")) type="button" data-bake=(format!("/api/daily/{game}")) {
            (icon("play")) (say_game(frame, "page-day-bake", game))
        }
    }
}

fn play_again(frame: &Frame, board: &DayBoard) -> Markup {
    html! {
        div.ways {
            button.btn type="button" data-bake=(format!("/api{}", address(board.game, board.day))) {
                (icon("again")) (say(frame, "page-day-again"))
            }
        }
    }
}

/// "6 of 8 orders filled, first of four", and the row.
fn outcome(frame: &Frame, game: GameId, result: &TryResult) -> Markup {
    html! {
        div.outcome {
            b.score { (result.score) }
            div {
                p { b { (score_words(frame, game, result)) } br; (place_words(frame, result)) }
                (little_pizzas(frame, &result.signs))
            }
        }
    }
}

/// What stands beside the score: "of 8 orders filled".
pub(super) fn score_words(frame: &Frame, game: GameId, result: &TryResult) -> String {
    let total = result.signs.chars().filter(|sign| *sign != ' ').count();
    let args = Args::new().with("game", game.name()).with("count", result.score).with("total", total);
    frame.text("page-day-filled", &args)
}

/// "first of four, 1 burnt".
pub(super) fn place_words(frame: &Frame, result: &TryResult) -> String {
    let burnt = result.signs.matches('b').count();
    frame.text("page-day-place", &Args::new().with("place", result.place).with("burnt", burnt))
}

/// The text that is shared: the date, the result, one line of signs, the address.
pub(super) fn share_text(
    frame: &Frame,
    (game, day): (GameId, Day),
    table: &str,
    result: &TryResult,
) -> String {
    let address = format!("{}{}?by={table}", frame.origin, address(game, day));
    let head = format!("{} · {} · {}", title(frame, game), game.title(), date(frame, day));
    let score = format!("{} {}", result.score, score_words(frame, game, result));
    format!("{head}\n{score}\n{}\n{address}", signs_in_text(&result.signs))
}

pub(super) fn share_button(
    frame: &Frame,
    of: (GameId, Day),
    table: &str,
    result: &TryResult,
    class: &str,
) -> Markup {
    html! {
        button class=(format!("btn {class}")) type="button" data-share=(share_text(frame, of, table, result)) data-done=(say(frame, "ui-copied")) {
            (icon("share")) span { (say(frame, "ui-share-result")) }
        }
    }
}

/// The commitments: nobody, not even the server, can have chosen the cards after they were shown.
fn proof(frame: &Frame, DayPage { board, coming, .. }: &DayPage) -> Markup {
    html! {
        details.panel-box.proof {
            summary { (say(frame, "page-day-proof")) }
            p { (say(frame, "page-day-proof-text")) }
            dl {
                dt { (say(frame, "page-day-commitment")) } dd { code { (board.commitment) } }
                @if let Some(secret) = &board.secret { dt { (say(frame, "page-day-secret")) } dd { code { (secret) } } }
                @for committed in coming {
                    @for deal in committed.deals.iter().filter(|deal| deal.game == board.game && committed.day > board.day) {
                        dt { (date(frame, committed.day)) } dd { code { (deal.commitment) } }
                    }
                }
            }
        }
    }
}
