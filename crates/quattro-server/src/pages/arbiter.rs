//! The arbiter: a position of a real table is set up and judged in the browser alone. The server never sees it.

use maud::{Markup, html};
use quattro_rules::chance::Seeded;
use quattro_rules::dealer::Silent;
use quattro_rules::game::Game;
use quattro_rules::pizza::{Edition, Kind, Pizza};
use quattro_rules::setup::{GameId, Setup};
use serde_json::{Value, json};

use super::art::icon;
use super::frame::Frame;
use super::home::scene;
use super::{say, say_game};

pub(super) fn page(frame: &Frame) -> Markup {
    let content = html! {
        div #start {
            div.rules-head { h1 { (say(frame, "ui-arbiter")) } p { (say(frame, "ui-arbiter-intro")) } }
            p.problem role="alert" data-problem="" {}
            ul.games { @for game in GameId::ALL { li { (start(frame, game)) } } }
            noscript { p { (say(frame, "page-needs-script")) } }
        }
        div #desk data-boxes=(boxes()) hidden {}
        link rel="stylesheet" href=(frame.file("css/arbiter.css"));
        (frame.script("arbiter.js", "auto"))
    };
    let described = frame.described(say(frame, "ui-arbiter-intro"));
    described.page(&format!("{} · Quattro", say(frame, "ui-arbiter")), "wide arbiter", &content)
}

/// Where one begins: with an empty table, or with an argument that everybody has had.
fn start(frame: &Frame, game: GameId) -> Markup {
    html! {
        section class=(format!("game {game}")) {
            (scene(frame, game))
            div.summary {
                h2 { (game.title()) }
                p { (say_game(frame, "ui-arbiter-dispute", game)) }
                div.row {
                    (beginning(&format!("new-{game}"), &html! { (say(frame, "ui-arbiter-new")) }))
                    (beginning(&format!("example-{game}"), &html! { (icon("eye")) (say(frame, "ui-arbiter-example")) }))
                }
            }
        }
    }
}

/// A link, so that a tap counts before the script is there.
fn beginning(name: &str, label: &Markup) -> Markup {
    html! { a.btn id=(name) href={ "#" (name) } { (label) } }
}

/// What is in the boxes, because the browser does not know the rules.
fn boxes() -> Value {
    GameId::ALL.into_iter().map(|game| (game.name().to_owned(), contents(game))).collect()
}

fn contents(game: GameId) -> Value {
    let players = [*game.players().start(), *game.players().end()];
    let Some(edition) = Edition::of(game) else {
        return json!({ "title": game.title(), "players": players });
    };
    let set = |own: Kind| (own.name().to_owned(), json!(edition.orders(own).collect::<Vec<_>>()));
    let orders: Value = Kind::ALL.into_iter().map(set).collect();
    let dealt = Pizza::deal(&Setup::new(game, players[0]), &mut Silent(Seeded::from_number(0)));
    json!({
        "title": game.title(),
        "players": players,
        "rounds": dealt.map_or(1, |pizza| pizza.view(None).rounds),
        "doubles": edition.toppings_of_each_kind(players[0]).doubles > 0,
        "removes": edition == Edition::Grande,
        "orders": orders,
    })
}
