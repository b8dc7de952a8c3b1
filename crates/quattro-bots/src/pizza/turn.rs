//! Good moves in phase 1: play orders that will be filled, with the toppings they lack; otherwise get rid of
//! toppings that the own orders want and the opponents do not.

use quattro_rules::game::Game;
use quattro_rules::pizza::{Action, Column, Counts, HAND, Kind, Order, Pizza, Source, Toppings};
use quattro_rules::seat::Seat;

use super::forecast::Forecast;
use super::plan::Plan;

/// With so many orders in hand there is little room for toppings: even a doubtful one goes into the oven.
const TOO_MANY_ORDERS: u8 = 4;

pub(super) fn play_toppings(world: &Pizza, seat: Seat) -> Action {
    let mut forecast = Forecast::new(world, seat);
    let held = world.hand(seat).toppings;
    let mut wanted = Counts::ZERO;
    if let Some((order, plan)) = best_order(world, seat, &forecast) {
        if plan.any > 0 && plan.missing() < 15 {
            return play_most(&held, forecast.hand);
        }
        if let Some(kind) = most_lacking(plan.lack, forecast.hand) {
            return Action::Play(kind, part_worth(held.column(kind), plan.lack.get(kind)));
        }
        forecast.fill(&plan);
        wanted = wishes(world, seat, &forecast, Some(order));
    } else if wanted == Counts::ZERO {
        wanted = wishes(world, seat, &forecast, None);
    }
    play_for_later(world, &held, &forecast, wanted)
}

/// The cheapest own order that table and hand will fill.
fn best_order(world: &Pizza, seat: Seat, forecast: &Forecast) -> Option<(Order, Plan)> {
    let mut best: Option<(Order, Plan)> = None;
    for order in world.hand(seat).orders.iter() {
        let plan = forecast.plan(order);
        if plan.uncovered(forecast.hand) == 0
            && best.is_none_or(|(_, other)| plan.missing() < other.missing())
        {
            best = Some((order, plan));
        }
    }
    best
}

/// The kind of which most is lacking and in hand.
fn most_lacking(lack: Counts, hand: Counts) -> Option<Kind> {
    let lacking = lack.iter().filter(|(kind, count)| *count > 0 && hand.get(*kind) > 0);
    lacking.max_by_key(|(_, count)| *count).map(|(kind, _)| kind)
}

/// Cards worth just `value`, or a little more where that cannot be.
fn part_worth(column: Column, value: u8) -> Column {
    let singles = column.singles.min(value);
    let doubles = (value - singles).div_ceil(2).min(column.doubles);
    Column { singles: singles.min(value.saturating_sub(2 * doubles)), doubles }
}

fn play_most(held: &Toppings, free: Counts) -> Action {
    let most = held.columns().max_by_key(|(kind, column)| column.value().min(free.get(*kind)));
    most.map_or(Action::Skip, |(kind, column)| Action::Play(kind, column))
}

/// How much the own orders in hand want of each kind; those that lack little count more.
fn wishes(world: &Pizza, seat: Seat, forecast: &Forecast, except: Option<Order>) -> Counts {
    let mut wanted = Counts::ZERO;
    for order in world.hand(seat).orders.iter().filter(|order| Some(*order) != except) {
        let plan = forecast.plan(order);
        let weight = if plan.uncovered(forecast.hand) <= 2 { 2 } else { 1 };
        for _ in 0..weight {
            wanted += plan.lack;
        }
    }
    wanted
}

/// No order lacks a kind now: plays what may be of use later, and spares what others could take.
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
        // Four of a kind invite the opponents, unless the own orders want them just as much.
        let danger = (lies + value - 3).clamp(0, 3) * 3;
        let use_of_it = i32::from(wanted.get(kind).min(part.value())) * 4;
        let committed = if free == 0 { 20 } else { 0 };
        let score = use_of_it - danger + value * 2 - committed;
        if best.is_none_or(|(other, _)| score > other) {
            best = Some((score, Action::Play(kind, part)));
        }
    }
    match best {
        Some((score, action)) if score > 0 || world.must_play_topping() => action,
        _ => Action::Skip,
    }
}

pub(super) fn play_order(world: &Pizza, seat: Seat) -> Action {
    let forecast = Forecast::new(world, seat);
    if let Some((order, _)) = best_order(world, seat, &forecast) {
        return Action::Order(order);
    }
    let hand = world.hand(seat);
    let forced = world.must_play_topping() && !world.moved();
    let mut closest: Option<(u8, Order)> = None;
    for order in hand.orders.iter() {
        let uncovered = forecast.plan(order).uncovered(forecast.hand);
        if closest.is_none_or(|(other, _)| uncovered < other) {
            closest = Some((uncovered, order));
        }
    }
    let last_chance = world.round() == world.rounds() && world.kitchen().len() <= 4;
    match closest {
        Some((_, order)) if forced || last_chance || hand.orders.len() >= TOO_MANY_ORDERS => {
            Action::Order(order)
        }
        _ => Action::Skip,
    }
}

pub(super) fn draw(world: &Pizza, seat: Seat) -> Action {
    let hand = world.hand(seat);
    let room = HAND - hand.cards();
    let orders = hand.orders.len();
    let few = orders == 0 || (orders == 1 && room <= 3) || (orders == 2 && room == 1);
    let last = world.kitchen().len() <= usize::from(room) && world.round() == world.rounds();
    let _ = world.players();
    if few && room <= 4 && !last { Action::Draw(Source::Waiter) } else { Action::Draw(Source::Kitchen) }
}
