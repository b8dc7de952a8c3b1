//! All games of a person, a page at a time: those that run, and those that are over.

use maud::{Markup, html};
use quattro_rules::game::SeatResult;
use quattro_rules::setup::GameId;
use quattro_table::protocol::{OwnGame, OwnGames};
use quattro_words::Args;

use super::{company, state_of, table_path};
use crate::http::{GamesQuery, is_own_turn};
use crate::pages::art::{card, icon, oven};
use crate::pages::frame::Frame;
use crate::pages::home::scene;
use crate::pages::lists::{empty, play_bots};
use crate::pages::say;

/// The lists that a visitor has asked for.
#[derive(Debug, Default)]
pub(in crate::pages) struct Lists {
    pub(in crate::pages) running: OwnGames,
    pub(in crate::pages) finished: OwnGames,
    /// The time, in milliseconds since 1970.
    pub(in crate::pages) now: u64,
}

pub(in crate::pages) fn page(frame: &Frame, query: &GamesQuery, lists: &Lists) -> Markup {
    let Lists { running, finished, now } = lists;
    let first_own = running.games.iter().position(is_own_turn);
    let is_empty = running.games.is_empty() && finished.games.is_empty();
    let content = html! {
        h1 { (say(frame, "ui-my-games")) }
        (filters(frame, query))
        @if is_empty { (no_games(frame)) }
        (list(frame, query, "running", running, |index, own| running_game(frame, own, first_own == Some(index), *now)))
        (list(frame, query, "finished", finished, |_, own| finished_game(frame, own)))
        p.problem role="alert" data-problem="" {}
    };
    frame.page(&format!("{} · Quattro", say(frame, "ui-my-games")), "narrow own-games", &content)
}

/// The address of a list.
fn address(show: Option<&str>, game: Option<GameId>, after: Option<&str>) -> String {
    let parts = [
        show.map(|show| format!("show={show}")),
        game.map(|game| format!("game={game}")),
        after.map(|after| format!("after={after}")),
    ];
    let query: Vec<String> = parts.into_iter().flatten().collect();
    if query.is_empty() { "/games".to_owned() } else { format!("/games?{}", query.join("&")) }
}

fn filters(frame: &Frame, query: &GamesQuery) -> Markup {
    let (shown, game) = (query.finished(), query.game());
    let name =
        |finished: Option<bool>| finished.map(|finished| if finished { "finished" } else { "running" });
    let chip = |address: &str, text: &str, is_chosen: bool| {
        html! { a.chip href=(address) aria-current=[is_chosen.then_some("true")] { (text) } }
    };
    html! {
        nav.filters aria-label=(say(frame, "page-show")) {
            div {
                @for wanted in [None, Some(false), Some(true)] {
                    (chip(
                        &address(name(wanted), game, None),
                        &say(frame, &format!("page-show-{}", name(wanted).unwrap_or("all"))),
                        wanted == shown,
                    ))
                }
            }
            div {
                (chip(&address(name(shown), None, None), &say(frame, "page-show-all"), game.is_none()))
                @for one in GameId::ALL {
                    (chip(&address(name(shown), Some(one), None), one.title(), game == Some(one)))
                }
            }
        }
    }
}

fn no_games(frame: &Frame) -> Markup {
    let text = if frame.name.is_some() { "page-no-games-text" } else { "page-no-name-games-text" };
    html! {
        div.odd {
            div.odd-oven { (oven(&card("boss-mamma-mia", quattro_rules::pizza::Kind::Salami, ""))) }
            (empty(frame, "page-no-games", text))
            div.ways { (play_bots(frame, true)) a.btn href="/new" { (icon("people")) (say(frame, "ui-invite")) } }
        }
    }
}

fn list(
    frame: &Frame,
    query: &GamesQuery,
    show: &str,
    games: &OwnGames,
    row: impl Fn(usize, &OwnGame) -> Markup,
) -> Markup {
    html! {
        @if !games.games.is_empty() {
            section.own-list.panel-box {
                h2 { (say(frame, &format!("page-show-{show}"))) }
                ul { @for (index, own) in games.games.iter().enumerate() { li { (row(index, own)) } } }
                @if let Some(next) = &games.next {
                    a.more href=(address(Some(show), query.game(), Some(next))) { (say(frame, "page-older")) (icon("next")) }
                }
            }
        }
    }
}

fn thumb(frame: &Frame, own: &OwnGame) -> Markup {
    let game = own.table.options.game;
    html! { span class=(format!("thumb {game}")) { (scene(frame, game)) } }
}

/// A game that runs. Only the first that waits for the visitor has the primary button.
fn running_game(frame: &Frame, own: &OwnGame, is_first: bool, now: u64) -> Markup {
    let mine = is_own_turn(own);
    html! {
        div.own-game {
            (thumb(frame, own))
            span.what {
                b { (own.table.options.game.title()) }
                small { (company(frame, own)) span { (if mine { say(frame, "page-your-turn") } else { state_of(frame, own, now) }) } }
            }
            a.btn.small.pri[is_first] href=(table_path(own)) { (say(frame, if mine { "page-to-table" } else { "page-look-in" })) }
        }
    }
}

/// A game that is over: with whom, when, how it ended, and the way to watch it again.
pub(in crate::pages) fn finished_game(frame: &Frame, own: &OwnGame) -> Markup {
    let game = own.table.options.game;
    let result = own.table.outcome.as_ref().and_then(|outcome| outcome.seats.get(own.seat.index()));
    html! {
        div.own-game {
            (thumb(frame, own))
            span.what {
                b { (game.title()) }
                small { (company(frame, own)) span {
                    time data-time=(own.table.at) {}
                    @if let Some(result) = result { " · " (score(frame, game, *result)) }
                    @if own.table.kept { " · " (say(frame, "page-device-played")) }
                } }
            }
            @if let Some(result) = result { (place(frame, *result)) }
            a.btn.small href=(format!("/replay/{}/review", own.table.id)) { (icon("clock")) span { (say(frame, "ui-review")) } }
            a.btn.small href=(format!("/replay/{}", own.table.id)) { (icon("eye")) span { (say(frame, "page-replay")) } }
        }
    }
}

fn score(frame: &Frame, game: GameId, result: SeatResult) -> String {
    frame.text("page-score", &Args::new().with("game", game.name()).with("score", result.score))
}

fn place(frame: &Frame, SeatResult { place, .. }: SeatResult) -> Markup {
    html! { b.place.won[place == 1] { (frame.text("page-place", &Args::new().with("place", place))) } }
}
