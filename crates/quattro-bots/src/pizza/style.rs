//! What characters do otherwise than a good player, in all three pizza games.

use quattro_rules::chance::below;
use quattro_rules::game::Game;
use quattro_rules::pizza::{Action, Column, Decision, Kind, Order, Pizza, Recipe, Source};
use quattro_rules::seat::Seat;

use super::forecast::Forecast;
use crate::character::Style;
use crate::playable::{Playable, Rng};

/// What the miser lays down at once, in cards.
const LITTLE: u8 = 1;
/// Maximum number of missing ingredients with which the gambler plays an order, and a Bombastica.
const LONG_SHOT: u8 = 5;
const BOMBASTIC: u8 = 8;
/// Minimum number of cards left to draw for that.
const STILL_TO_COME: usize = 4;
/// The dreamer's thoughts are elsewhere at one decision in this many.
const ELSEWHERE: u32 = 4;

/// The move in this style, for the seat to act in the imagined `world`.
pub(super) fn decide(style: Style, world: &Pizza, legal: &mut Vec<Action>, rng: &mut Rng) -> Action {
    let good = Pizza::good_move(world, legal, rng);
    let (Some(seat), Some(decision)) = (world.to_act(), world.decision()) else { return good };
    let own = match style {
        Style::Miser => miser(decision, good),
        Style::Gambler => gambler(world, seat, decision, good),
        Style::Dreamer => dreamer(world, decision, legal, rng),
    };
    own.unwrap_or(good)
}

/// Says no to whatever would be for somebody else, and lays down little.
fn miser(decision: Decision, good: Action) -> Option<Action> {
    match (decision, good) {
        (Decision::Help { .. } | Decision::ShowAgainst { .. }, _) => Some(Action::No),
        (_, Action::Play(kind, column)) => Some(Action::Play(kind, at_most(column, LITTLE))),
        _ => None,
    }
}

/// A part of so many cards, singles first.
fn at_most(column: Column, cards: u8) -> Column {
    let singles = column.singles.min(cards);
    Column { singles, doubles: column.doubles.min(cards - singles) }
}

/// All of a kind at once, Bombastica as soon as there is hope, orders that lack much, and never a no to a chance.
fn gambler(world: &Pizza, seat: Seat, decision: Decision, good: Action) -> Option<Action> {
    let hand = world.hand(seat);
    match (decision, good) {
        (Decision::PlayOrder, _) => long_shot(world, seat).map(Action::Order),
        (_, Action::Play(kind, _)) => Some(Action::Play(kind, hand.toppings.column(kind))),
        (Decision::PlayToppings, Action::Skip) => {
            let most = hand.toppings.columns().max_by_key(|(_, column)| column.value());
            most.map(|(kind, column)| Action::Play(kind, column))
        }
        (Decision::Settle, Action::No) if may_ask(world) => Some(Action::Ask),
        (Decision::Commit, Action::Commit { .. }) => Some(all_in(world, seat)),
        _ => None,
    }
}

/// Bombastica first, and otherwise the order that lacks least.
fn long_shot(world: &Pizza, seat: Seat) -> Option<Order> {
    if world.kitchen().len() < STILL_TO_COME {
        return None;
    }
    let forecast = Forecast::new(world, seat);
    let lacking = |order: &Order| forecast.plan(*order).uncovered(forecast.hand);
    let orders = || world.hand(seat).orders.iter();
    let bombastica = orders().find(|order| order.recipe() == Recipe::Bombastica);
    let closest = || orders().min_by_key(lacking).filter(|order| lacking(order) <= LONG_SHOT);
    bombastica.filter(|order| lacking(order) <= BOMBASTIC).or_else(closest)
}

fn may_ask(world: &Pizza) -> bool {
    world.edition().is_sole_mio_family() && !world.free()
}

/// Everything of the own kind, from the table and from hand.
fn all_in(world: &Pizza, seat: Seat) -> Action {
    let kind = world.kind_of(seat);
    let column = |toppings: &quattro_rules::pizza::Toppings| toppings.column(kind);
    Action::Commit { table: column(world.table()), hand: column(&world.hand(seat).toppings), kind }
}

/// Now and then another topping, another pile, or an order that is kept in hand for no reason.
fn dreamer(world: &Pizza, decision: Decision, legal: &mut Vec<Action>, rng: &mut Rng) -> Option<Action> {
    let is_a_turn = matches!(decision, Decision::PlayToppings | Decision::PlayOrder | Decision::Draw);
    if !is_a_turn || below(rng, ELSEWHERE) > 0 {
        return None;
    }
    world.legal(legal);
    match decision {
        Decision::PlayOrder => Some(Action::Skip).filter(|skip| legal.contains(skip)),
        Decision::Draw => {
            Some(Action::Draw(if below(rng, 2) == 0 { Source::Kitchen } else { Source::Waiter }))
        }
        _ => {
            let kind = Kind::ALL[below(rng, 5) as usize];
            let fancy = |action: &Action| matches!(action, Action::Play(other, _) if *other == kind);
            legal.iter().copied().find(fancy)
        }
    }
}
