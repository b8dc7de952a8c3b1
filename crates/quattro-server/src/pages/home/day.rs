//! The deal of the day on the home page: to bake it, to go on with it, or what it came to.

use maud::{Markup, html};
use quattro_rules::setup::GameId;
use quattro_table::Day;
use quattro_table::protocol::{TryResult, YourTry};

use crate::pages::art::icon;
use crate::pages::daily::{
    address, bake_button, date, little_pizzas, next_one, place_words, score_words, share_button, title,
    topped_pizza,
};
use crate::pages::frame::Frame;
use crate::pages::{say, say_game};

/// Today's deal, and what the visitor made of yesterday's.
#[derive(Debug)]
pub(in crate::pages) struct HomeDay {
    pub(in crate::pages) game: GameId,
    pub(in crate::pages) day: Day,
    pub(in crate::pages) you: Option<YourTry>,
    pub(in crate::pages) yesterday: Option<TryResult>,
    /// Milliseconds since 1970.
    pub(in crate::pages) now: u64,
}

pub(super) fn section(frame: &Frame, HomeDay { game, day, you, yesterday, now }: &HomeDay) -> Markup {
    let (game, day) = (*game, *day);
    html! {
        section.panel-box.home-day {
            div.pic aria-hidden="true" { (topped_pizza()) }
            h2 { a href=(address(game, day)) { (title(frame, game)) } }
            @match you {
                Some(YourTry { table, result: Some(result), .. }) => {
                    p { (date(frame, day)) }
                    p.line { b.score { (result.score) } span { (score_words(frame, game, result)) br; (place_words(frame, result)) } }
                    (little_pizzas(frame, &result.signs))
                    div.ways {
                        (share_button(frame, (game, day), table, result, ""))
                        a.btn href=(address(game, day)) { (icon("people")) (say(frame, "page-day-everyone")) }
                        small { (next_one(frame, day, *now)) }
                    }
                }
                Some(YourTry { table, .. }) => {
                    p { (say(frame, "page-day-waits-text")) }
                    div.ways { a.btn href=(format!("/t/{table}")) { (icon("play")) (say(frame, "page-day-go-on")) } }
                }
                None => {
                    p { (say(frame, "page-day-same")) " " (say_game(frame, "page-day-who", game)) }
                    div.ways { (bake_button(frame, game, "")) }
                    @if let Some(result) = yesterday { (yesterdays(frame, &address(game, day.minus(1)), result)) }
                }
            }
        }
    }
}

fn yesterdays(frame: &Frame, address: &str, result: &TryResult) -> Markup {
    html! {
        a.yesterday href=(address) {
            span { (say(frame, "page-day-yesterday")) }
            (little_pizzas(frame, &result.signs))
            b { (result.score) }
        }
    }
}
