//! The home page: an introduction, and a game in one tap.

use maud::{Markup, html};
use quattro_rules::pizza::Kind;
use quattro_rules::setup::GameId;
use quattro_words::Args;

use super::art::{card, icon, oven, pizza, sign, tile, tile_back};
use super::frame::Frame;
use super::{say, say_game};

pub(super) fn page(frame: &Frame) -> Markup {
    frame.page(
        "Quattro",
        "home",
        &html! {
            section.hero {
                div.copy {
                    h1 { (say(frame, "ui-tagline")) }
                    p { (say(frame, "ui-intro")) }
                    div.cta {
                        button.btn.pri type="button" data-play=(GameId::MammaMia) data-players=(at_first(GameId::MammaMia)) { (icon("play")) (say(frame, "ui-play-now")) }
                        a.btn href="/new" { (icon("people")) (say(frame, "ui-invite")) }
                    }
                    p.problem role="alert" data-problem="" {}
                }
                (picture(frame))
            }
            ul.games { @for game in GameId::ALL { li { (game_tile(frame, game)) } } }
        },
    )
}

/// Number of players at a table opened in one tap.
pub(super) const fn at_first(game: GameId) -> u8 {
    match game {
        GameId::Calcory => 3,
        GameId::MammaMia | GameId::SoleMio | GameId::Grande => 4,
    }
}

/// The title printed on an order card.
pub(super) fn title(frame: &Frame, recipe: &str) -> String {
    frame.text("ui-order-title", &Args::new().with("recipe", recipe))
}

fn picture(frame: &Frame) -> Markup {
    html! {
        div.picture aria-hidden="true" {
            (oven(&card("card-salami", Kind::Salami, "")))
            span.c1 { (card("order-classic-mushroom", Kind::Pineapple, &title(frame, "classic"))) }
            span.c2 { (card("card-olive-double", Kind::Olive, "")) }
            span.c3 { (card("order-bombastica", Kind::Chili, &title(frame, "bombastica"))) }
            span.c4 { (card("boss-mamma-mia", Kind::Salami, "")) }
        }
    }
}

fn game_tile(frame: &Frame, game: GameId) -> Markup {
    html! {
        article class=(format!("game {game}")) {
            (scene(frame, game))
            div.summary {
                h2 { (game.title()) }
                p { (say_game(frame, "ui-blurb", game)) }
                p.facts { (say_game(frame, "ui-facts", game)) }
                div.links {
                    a href=(format!("/rules/{game}")) { (say(frame, "ui-rules")) }
                    a href=(format!("/new?game={game}")) { (say(frame, "ui-invite")) }
                }
                button.go type="button" data-play=(game) data-players=(at_first(game)) aria-label=(frame.text("ui-play-game", &Args::new().with("game", game.title()))) { (icon("play")) }
            }
        }
    }
}

/// What a game looks like, on the home page, in lists and at set-up.
pub(super) fn scene(frame: &Frame, game: GameId) -> Markup {
    html! { div.art aria-hidden="true" { (cards_of(frame, game)) } }
}

fn cards_of(frame: &Frame, game: GameId) -> Markup {
    match game {
        GameId::MammaMia => html! {
            span.k2 { (card("order-classic-olive", Kind::Salami, &title(frame, "classic"))) }
            span.k3 { (card("card-pineapple", Kind::Pineapple, "")) }
            span.k1 { (card("boss-mamma-mia", Kind::Salami, "")) }
        },
        GameId::SoleMio => html! {
            span.k2 { (card("order-four-pineapple", Kind::Olive, &title(frame, "four"))) }
            span.k3 { (card("card-chili-double", Kind::Chili, "")) }
            span.k1 { (card("boss-sole-mio", Kind::Salami, "")) }
        },
        GameId::Grande => html! {
            (pizza("big"))
            @for (index, kind) in Kind::ALL.into_iter().cycle().take(10).enumerate() {
                (sign(kind.name(), &format!("on p{index}")))
            }
        },
        GameId::Calcory => html! {
            div.floor {
                @for index in 0..18 {
                    @match index {
                        7 => { (tile(6, Kind::Pineapple)) }
                        9 => { (tile(4, Kind::Salami)) }
                        14 => { (tile(3, Kind::Chili)) }
                        _ => { (tile_back()) }
                    }
                }
            }
        },
    }
}
