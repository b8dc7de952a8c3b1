//! The four games, and what each of them looks like wherever it is shown.

use maud::{Markup, html};
use quattro_rules::pizza::Kind;
use quattro_rules::setup::GameId;
use quattro_words::Args;

use crate::pages::art::{card, icon, pizza, sign, tile, tile_back};
use crate::pages::frame::Frame;
use crate::pages::{say, say_game};

pub(in crate::pages) fn shelf(frame: &Frame) -> Markup {
    html! { ul.games { @for game in GameId::ALL { li { (game_tile(frame, game)) } } } }
}

/// Number of players at a table opened in one tap.
pub(in crate::pages) const fn at_first(game: GameId) -> u8 {
    match game {
        GameId::Calcory => 3,
        GameId::MammaMia | GameId::SoleMio | GameId::Grande => 4,
    }
}

/// The title printed on an order card.
pub(in crate::pages) fn title(frame: &Frame, recipe: &str) -> String {
    frame.text("ui-order-title", &Args::new().with("recipe", recipe))
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
                    a href=(frame.to(&format!("/rules/{game}"))) { (say(frame, "ui-rules")) }
                    a href=(frame.to(&format!("/new?game={game}"))) { (say(frame, if frame.is_on_device() { "page-device-set-up" } else { "ui-invite" })) }
                }
                button.go type="button" data-play=(game) data-players=(at_first(game)) aria-label=(frame.text("ui-play-game", &Args::new().with("game", game.title()))) { (icon("play")) }
            }
        }
    }
}

/// What a game looks like, on the home page, in lists and at set-up.
pub(in crate::pages) fn scene(frame: &Frame, game: GameId) -> Markup {
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
