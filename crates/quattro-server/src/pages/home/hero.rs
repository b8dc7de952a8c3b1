//! What a first visit begins with: an introduction, and a game in one tap.

use maud::{Markup, html};
use quattro_rules::pizza::Kind;
use quattro_rules::setup::GameId;
use quattro_words::Args;

use super::shelf::{at_first, title};
use crate::pages::art::{card, icon, oven};
use crate::pages::frame::Frame;
use crate::pages::me::come_back_link;
use crate::pages::say;

pub(super) fn section(frame: &Frame) -> Markup {
    let game = GameId::MammaMia;
    html! {
        section.hero {
            div.copy {
                h1 { (say(frame, "ui-tagline")) }
                p { (say(frame, "ui-intro")) }
                div.cta {
                    button.btn.pri type="button" data-play=(game) data-players=(at_first(game)) { (icon("play")) (frame.text("ui-play-now", &Args::new().with("game", game.title()))) }
                    a.btn href="/new" { (icon("people")) (say(frame, "ui-invite")) }
                }
                p.problem role="alert" data-problem="" {}
                (come_back_link(frame))
            }
            (picture(frame))
        }
    }
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
