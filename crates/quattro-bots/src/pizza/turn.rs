//! Good moves in phase 1: play orders that will be filled, with the toppings they lack; otherwise play
//! toppings that the own orders need and the opponents do not.

use quattro_rules::pizza::{Action, Column, Counts, HAND, Kind, Order, Orders, Pizza, Source, Toppings};
use quattro_rules::seat::Seat;

use super::forecast::Forecast;
use super::plan::Plan;

/// Maximum number of missing ingredients with which an order is still played: later draws may complete it.
const HOPED_FOR: u8 = 3;
/// Minimum number of cards left to draw for that.
const WORTH_HOPING: usize = 4;
/// With this many orders in hand there is little room for toppings: even a doubtful order goes into the oven.
const TOO_MANY_ORDERS: u8 = 4;
/// The values of a wanted ingredient, any ingredient and a promised one when toppings are played.
const WANTED: i32 = 4;
const LAID_DOWN: i32 = 2;
const PROMISED: i32 = 20;

/// The toppings to play, with this forecast.
pub(super) fn play_toppings(world: &Pizza, seat: Seat, mut forecast: Forecast) -> Action {
    let hand = world.hand(seat);
    let (best, mut wanted) = survey(hand.orders, &forecast);
    if let Some((order, plan)) = best {
        if plan.any > 0 {
            return play_most(&hand.toppings, forecast.hand);
        }
        if let Some(kind) = most_lacking(plan.lack, forecast.hand) {
            return Action::Play(kind, part_worth(hand.toppings.column(kind), plan.lack.get(kind)));
        }
        forecast.fill(&plan);
        let mut others = hand.orders;
        others.remove(order);
        (_, wanted) = survey(others, &forecast);
    }
    play_for_later(world, &hand.toppings, &forecast, wanted)
}

/// The cheapest of these orders that table and hand will fill, and how much all of them need of each kind;
/// orders that lack little count twice.
fn survey(orders: Orders, forecast: &Forecast) -> (Option<(Order, Plan)>, Counts) {
    let mut best: Option<(Order, Plan)> = None;
    let mut wanted = Counts::ZERO;
    for order in orders.iter() {
        let plan = forecast.plan(order);
        let uncovered = plan.uncovered(forecast.hand);
        wanted += plan.lack;
        if uncovered <= 2 {
            wanted += plan.lack;
        }
        if uncovered == 0 && best.is_none_or(|(_, other)| plan.missing() < other.missing()) {
            best = Some((order, plan));
        }
    }
    (best, wanted)
}

/// The kind of which most is lacking and in hand.
fn most_lacking(lack: Counts, hand: Counts) -> Option<Kind> {
    let lacking = lack.iter().filter(|(kind, count)| *count > 0 && hand.get(*kind) > 0);
    lacking.max_by_key(|(_, count)| *count).map(|(kind, _)| kind)
}

/// Cards worth exactly `value`, or slightly more if that is impossible.
fn part_worth(column: Column, value: u8) -> Column {
    let singles = column.singles.min(value);
    let doubles = (value - singles).div_ceil(2).min(column.doubles);
    Column { singles: singles.min(value.saturating_sub(2 * doubles)), doubles }
}

fn play_most(held: &Toppings, free: Counts) -> Action {
    let most = held.columns().max_by_key(|(kind, column)| column.value().min(free.get(*kind)));
    most.map_or(Action::Skip, |(kind, column)| Action::Play(kind, column))
}

/// No order lacks a kind now: plays toppings that may be useful later and avoids those that others could use.
fn play_for_later(world: &Pizza, held: &Toppings, forecast: &Forecast, wanted: Counts) -> Action {
    let mut best: Option<(i32, Action)> = None;
    for (kind, column) in held.columns() {
        let free = forecast.hand.get(kind);
        if free == 0 && !world.must_play_topping() {
            continue;
        }
        let part = part_worth(column, free.clamp(1, column.value()));
        let value = i32::from(part.value());
        let lies = i32::from(forecast.table.get(kind));
        // Four of a kind help the opponents, unless the own orders need them just as much.
        let danger = (lies + value - 3).clamp(0, 3);
        let use_of_it = i32::from(wanted.get(kind).min(part.value())) * WANTED;
        let promised = if free == 0 { PROMISED } else { 0 };
        let score = use_of_it - danger + value * LAID_DOWN - promised;
        if best.is_none_or(|(other, _)| score > other) {
            best = Some((score, Action::Play(kind, part)));
        }
    }
    match best {
        Some((score, action)) if score > 0 || world.must_play_topping() => action,
        _ => Action::Skip,
    }
}

/// The order to play, with this forecast.
pub(super) fn play_order(world: &Pizza, seat: Seat, forecast: &Forecast) -> Action {
    let orders = world.hand(seat).orders;
    let mut closest: Option<(u8, u8, Order)> = None;
    for order in orders.iter() {
        let plan = forecast.plan(order);
        let (uncovered, missing) = (plan.uncovered(forecast.hand), plan.missing());
        if closest.is_none_or(|(first, second, _)| (uncovered, missing) < (first, second)) {
            closest = Some((uncovered, missing, order));
        }
    }
    match closest {
        Some((uncovered, _, order)) if uncovered == 0 || is_worth_it(world, uncovered, orders.len()) => {
            Action::Order(order)
        }
        _ => Action::Skip,
    }
}

/// Whether the best of the own orders is played though something is lacking.
fn is_worth_it(world: &Pizza, uncovered: u8, orders: u8) -> bool {
    let kitchen = world.kitchen().len();
    let hopeful = uncovered <= HOPED_FOR && kitchen >= WORTH_HOPING;
    let last_chance = world.round() == world.rounds() && kitchen <= WORTH_HOPING;
    // SM-12: without a topping, an order must be played.
    let forced = world.edition().is_sole_mio_family() && !world.moved();
    hopeful || last_chance || forced || orders >= TOO_MANY_ORDERS
}

/// Orders when there are few in hand, unless that wastes the last draw of the game.
pub(super) fn draw(world: &Pizza, seat: Seat) -> Action {
    let hand = world.hand(seat);
    let room = HAND - hand.cards();
    let few = match hand.orders.len() {
        0 => room < HAND,
        1 => room <= 3,
        2 => room <= 5,
        _ => false,
    };
    let last = world.kitchen().len() <= usize::from(room) && world.round() == world.rounds();
    Action::Draw(if few && !last { Source::Waiter } else { Source::Kitchen })
}
