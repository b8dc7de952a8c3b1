//! The profile: what one's finished games come to. Nobody else is shown this page.

use maud::{Markup, html};
use quattro_bots::review::MemoryScore;
use quattro_rules::pizza::{Kind, Order, Recipe};
use quattro_rules::setup::GameId;
use quattro_table::protocol::{GameFigures, HeadToHead, Meetings, OrderFigures, OwnFigures, OwnGame};
use quattro_words::{Args, Words};

use super::games::finished_game;
use crate::pages::art::{card, icon};
use crate::pages::frame::Frame;
use crate::pages::home::title;
use crate::pages::say;
use crate::store::RememberedGame;

/// The finished games that the profile shows.
const LAST_GAMES: usize = 5;

/// An order is called favourite or unlucky when it has come out of the oven this often.
const OFTEN: u32 = 3;

/// What is shown of a person to themselves.
#[derive(Debug)]
pub(in crate::pages) struct Profile {
    pub(in crate::pages) figures: OwnFigures,
    /// The last finished games.
    pub(in crate::pages) last: Vec<OwnGame>,
    /// What memory was worth in the last games that were reviewed, the last first.
    pub(in crate::pages) memory: Vec<RememberedGame>,
}

pub(in crate::pages) fn panels(frame: &Frame, Profile { figures, last, memory }: &Profile) -> Markup {
    html! {
        @if !figures.games.is_empty() { (pizzeria(frame, figures)) }
        @if figures.games.iter().any(|game| game.rating.is_some()) { (ratings(frame, &figures.games)) }
        @if !figures.hidden { (memory_over_time(frame, memory)) }
        @if !last.is_empty() { (last_games(frame, last)) }
        @for friend in &figures.friends { (head_to_head(frame, friend)) }
        (switch(frame, figures.hidden))
    }
}

/// "31 games since 3 July 2026", under the name.
pub(in crate::pages) fn playing_since(frame: &Frame, Profile { figures, .. }: &Profile) -> Markup {
    let games: u32 = figures.games.iter().map(|game| game.games).sum();
    let since = figures.games.iter().map(|game| game.since).min();
    html! {
        @if let Some(since) = since {
            p.hint { (frame.text("page-playing-since", &Args::new().with("games", games))) " " time data-time=(since) {} }
        }
    }
}

/// With one digit behind the comma, or point.
fn decimal(frame: &Frame, number: f64) -> String {
    Words::shared(frame.language).decimal(number)
}

fn pizzeria(frame: &Frame, figures: &OwnFigures) -> Markup {
    let sum =
        |of: fn(&GameFigures) -> u32, games: &[&GameFigures]| games.iter().copied().map(of).sum::<u32>();
    let all: Vec<_> = figures.games.iter().collect();
    let pizza: Vec<_> = all.iter().copied().filter(|game| game.game != GameId::Calcory.name()).collect();
    let (baked, orders) = (sum(|game| game.games, &pizza), sum(|game| game.score, &pizza));
    let (games, won) = (sum(|game| game.games, &all), sum(|game| game.won, &all));
    let (gave, refused) = (sum(|game| game.gave, &all), sum(|game| game.refused, &all));
    html! {
        section.figures.panel-box {
            h2 { (say(frame, "page-pizzeria")) }
            ul.tiles {
                @if baked > 0 {
                    li { b { (decimal(frame, f64::from(orders) / f64::from(baked))) } span { (say(frame, "page-orders-per-game")) } }
                }
                li { b { (games) } span { (frame.text("page-games-won", &Args::new().with("games", games).with("won", won))) } }
                @if gave + refused > 0 {
                    li { b { (100 * gave / (gave + refused)) " %" } span { (say(frame, "page-help-given")) } }
                }
            }
            (favourite(frame, &figures.orders))
        }
    }
}

/// The order that was filled most often, and the one that burns most.
fn favourite(frame: &Frame, orders: &[OrderFigures]) -> Markup {
    let often = || orders.iter().filter(|order| order.filled + order.burnt >= OFTEN);
    let share = |order: &&OrderFigures| 1000 * order.filled / (order.filled + order.burnt);
    let best = often().filter(|order| order.filled > 0).max_by_key(|order| (order.filled, share(order)));
    let worst = often().filter(|order| order.filled < order.burnt).min_by_key(share);
    let order = best.and_then(|best| best.order.parse::<Order>().ok());
    html! {
        @if let (Some(best), Some(order)) = (best, order) {
            div.favourite {
                (order_card(frame, order))
                div {
                    h3 { (frame.text("page-favourite", &Args::new().with("order", order_name(frame, order)))) }
                    p { (frame.text("page-favourite-text", &Args::new().with("filled", best.filled).with("all", best.filled + best.burnt)))
                        @if let Some(worst) = worst.filter(|worst| worst.order != best.order) { " " (unlucky(frame, worst)) } }
                }
            }
        }
    }
}

fn unlucky(frame: &Frame, worst: &OrderFigures) -> String {
    let Ok(order) = worst.order.parse::<Order>() else { return String::new() };
    let args = Args::new().with("order", order_name(frame, order)).with("filled", worst.filled);
    let args = args.with("burnt", worst.burnt).with("all", worst.filled + worst.burnt);
    frame.text("page-unlucky-text", &args)
}

/// The recipe's name, and the kind of one that comes in several.
pub(in crate::pages) fn recipe_and_kind(order: Order) -> (&'static str, Option<Kind>) {
    match order.recipe() {
        Recipe::Classic(kind) => ("classic", Some(kind)),
        Recipe::Four(kind) => ("four", Some(kind)),
        _ => (order.name(), None),
    }
}

fn order_name(frame: &Frame, order: Order) -> String {
    Words::shared(frame.language).order(order)
}

/// The card, as somebody has it whose own kind it does not ask for.
fn order_card(frame: &Frame, order: Order) -> Markup {
    let (recipe, kind) = recipe_and_kind(order);
    let own = Kind::ALL.into_iter().rev().find(|own| Some(*own) != kind).unwrap_or(Kind::Chili);
    card(&format!("order-{}", order.name()), own, &title(frame, recipe))
}

fn ratings(frame: &Frame, games: &[GameFigures]) -> Markup {
    html! {
        section.figures.panel-box {
            h2 { (say(frame, "page-ratings")) }
            table.ratings { tbody { @for game in games { @if let Some(rating) = game.rating {
                tr {
                    th scope="row" { (frame.text("page-rating-of", &Args::new().with("game", game_title(&game.game)).with("players", game.players))) }
                    td { b { (rating.value) } " ± " (2 * rating.deviation) }
                    td { (frame.text("page-rated-games", &Args::new().with("games", rating.games))) }
                }
            } } } }
            p.hint { (say(frame, "page-ratings-text")) }
        }
    }
}

/// Fewer reviewed games say too little about a memory.
const ENOUGH_GAMES: usize = 5;
/// How much of what could be known was used: over all of these games, and in each, the last on the right.
fn memory_over_time(frame: &Frame, games: &[RememberedGame]) -> Markup {
    let all: MemoryScore = games.iter().map(|game| game.score).sum();
    let each: Vec<u8> = games.iter().rev().filter_map(|game| game.score.percent()).collect();
    html! {
        @if let Some(score) = all.percent().filter(|_| each.len() >= ENOUGH_GAMES) {
            section.figures.panel-box.memory-time {
                h2 { (say(frame, "page-memory")) }
                header { b.score { (score) } (line_of(&each)) }
                p { (say(frame, "page-memory-text")) }
            }
        }
    }
}

/// A line from 0 to 100, its last point ringed.
fn line_of(scores: &[u8]) -> Markup {
    let across = |index: usize| format!("{:.1}%", (index as f64 + 0.5) * 100.0 / scores.len() as f64);
    let down = |score: u8| format!("{:.1}%", 10.0 + 0.8 * f64::from(100 - score.min(100)));
    let points: Vec<_> =
        scores.iter().enumerate().map(|(index, score)| (across(index), down(*score))).collect();
    html! {
        svg.line aria-hidden="true" {
            rect width="100%" height="100%" rx="8" {}
            @for pair in points.windows(2) { @if let [(x1, y1), (x2, y2)] = pair {
                line x1=(x1) y1=(y1) x2=(x2) y2=(y2) {}
            } }
            @if let Some((x, y)) = points.last() { circle.last cx=(x) cy=(y) {} }
        }
    }
}

fn game_title(name: &str) -> &'static str {
    name.parse().map_or("", GameId::title)
}

fn last_games(frame: &Frame, last: &[OwnGame]) -> Markup {
    html! {
        section.own-list.panel-box {
            h2 { (say(frame, "page-my-games")) }
            ul { @for own in last.iter().take(LAST_GAMES) { li { (finished_game(frame, own)) } } }
            a.more href="/games" { (say(frame, "page-all-my-games")) (icon("next")) }
        }
    }
}

fn head_to_head(frame: &Frame, HeadToHead { name, all, games }: &HeadToHead) -> Markup {
    html! {
        section.figures.panel-box.versus {
            h2 { (frame.text("page-you-and", &Args::new().with("name", name.as_str()))) }
            p.score {
                span { (say(frame, "page-you")) } b { (all.won) } (say(frame, "page-to")) b { (all.lost) } span { (name) }
            }
            ul { @for game in games { li { (bar(game)) } } }
            p.hint { (frame.text("page-met", &Args::new().with("games", all.games))) }
        }
    }
}

/// Whose place was better how often in one game.
fn bar(met: &Meetings) -> Markup {
    let share = 100 * met.won / (met.won + met.lost).max(1);
    html! {
        b { (met.won) }
        svg.share viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
            rect.other width="100" height="8" {}
            rect.own width=(share) height="8" {}
        }
        b { (met.lost) }
        span { (game_title(&met.game)) }
    }
}

fn switch(frame: &Frame, hidden: bool) -> Markup {
    let text = if hidden { "page-figures-show" } else { "page-figures-hide" };
    html! {
        section.figures.panel-box {
            h2 { (say(frame, "page-figures")) }
            p { (say(frame, "page-figures-hint")) }
            button.btn type="button" data-hide-figures=(!hidden) { (say(frame, text)) }
        }
    }
}
