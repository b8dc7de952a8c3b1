//! The rules of a game on one illustrated page: panels with the real cards, then the numbered rules to the letter.

mod calcory;
mod law;
mod pizza;

use maud::{Markup, html};
use quattro_rules::setup::GameId;
use quattro_words::rules::rule_book;

use super::art::icon;
use super::frame::Frame;
use super::home::scene;
use super::{say, say_game};

/// Where a game is learnt by playing it: there is one lesson for each engine.
const fn lesson(game: GameId) -> &'static str {
    match game {
        GameId::MammaMia | GameId::SoleMio | GameId::Grande => "/learn/pizza",
        GameId::Calcory => "/learn/calcory",
    }
}

/// The four games, each leading to its rules.
pub(super) fn contents(frame: &Frame) -> Markup {
    let content = html! {
        h1 { (say(frame, "ui-rules")) }
        ul.games { @for game in GameId::ALL { li {
            a class=(format!("game {game}")) href=(frame.to(&format!("/rules/{game}"))) {
                (scene(frame, game))
                span.summary {
                    b { (game.title()) }
                    span { (say_game(frame, "ui-blurb", game)) }
                    small.facts { (say_game(frame, "ui-facts", game)) }
                }
            }
        } } }
    };
    frame.page(&format!("{} · Quattro", say(frame, "ui-rules")), "wide", &content)
}

pub(super) fn page(frame: &Frame, game: GameId) -> Markup {
    let book = rule_book(game, frame.language);
    let content = html! {
        div.rules-head {
            h1 { (book.title) }
            p { (say_game(frame, "page-rules-lead", game)) }
            a.btn.pri href=(frame.to(lesson(game))) { (icon("play")) (say(frame, "page-rules-learn")) }
            a.btn href=(frame.to("/arbiter")) { (icon("help")) (say(frame, "ui-arbiter-ask")) }
        }
        @match game {
            GameId::Calcory => (calcory::panels(frame)),
            GameId::MammaMia | GameId::SoleMio | GameId::Grande => (pizza::panels(frame, game)),
        }
        (law::panel(frame, &book))
    };
    let goal = match game {
        GameId::Calcory => say(frame, "page-rules-calcory-goal"),
        GameId::MammaMia | GameId::SoleMio | GameId::Grande => say_game(frame, "page-rules-goal-text", game),
    };
    let title = format!("{}: {} · Quattro", book.title, say(frame, "ui-rules"));
    frame.described(goal).page(&title, "wide rules", &content)
}

/// The numbers of the rules that a panel tells, as links that open and mark them.
fn numbers(frame: &Frame, game: GameId, numbers: &[&str]) -> Markup {
    html! { p.numbers { @for number in numbers { a href=(address(frame, game, number)) { (number) } " " } } }
}

/// The place of a rule, seen from the rules of `game`: its own, or another game's that they refer to.
fn address(frame: &Frame, game: GameId, number: &str) -> String {
    let book = match number.split('-').next() {
        Some("MM") => GameId::MammaMia,
        Some("SM") => GameId::SoleMio,
        Some("GR") => GameId::Grande,
        _ => GameId::Calcory,
    };
    if book == game { format!("#{number}") } else { frame.to(&format!("/rules/{book}#{number}")) }
}

#[cfg(test)]
mod tests {
    use quattro_words::Language;

    use super::super::frame::Place;
    use super::*;

    #[test]
    fn a_number_leads_to_its_own_book() {
        let frame = Frame::of_document(Place::Server, Language::En, "/rules/sole-mio");
        assert_eq!(address(&frame, GameId::SoleMio, "SM-16"), "#SM-16");
        assert_eq!(address(&frame, GameId::SoleMio, "MM-19"), "/rules/mamma-mia#MM-19");
        assert_eq!(address(&frame, GameId::Calcory, "CA-8"), "#CA-8");
    }
}
