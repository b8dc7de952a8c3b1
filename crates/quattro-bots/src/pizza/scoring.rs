//! Good moves in phase 2: fill what can be filled, as cheaply as possible, and stop others if it costs
//! nothing.

use quattro_rules::game::Game;
use quattro_rules::pizza::{
    Action, Counts, Decision, Kind, KindSet, Need, Order, Pizza, Recipe, SERIES, Toppings,
};
use quattro_rules::seat::Seat;

pub(super) fn decide(world: &Pizza, seat: Seat, decision: Decision, legal: &mut Vec<Action>) -> Action {
    match decision {
        Decision::Settle => settle(world, seat),
        Decision::Help { .. } => help(world, seat),
        Decision::Series => series(world, seat),
        _ => {
            world.legal(legal);
            best(legal, |action| value_of(world, seat, decision, action))
        }
    }
}

fn best(legal: &[Action], value: impl Fn(Action) -> i32) -> Action {
    legal.iter().copied().max_by_key(|action| value(*action)).unwrap_or(Action::No)
}

/// Completes the order with as few cards as possible; asks for help if that is impossible.
fn settle(world: &Pizza, seat: Seat) -> Action {
    let hand = &world.hand(seat).toppings;
    if let Some(payment) = cheapest(&world.lacking(), hand) {
        return Action::Add(payment);
    }
    let may_ask = world.edition().is_sole_mio_family() && !world.free();
    let little = world.lacking().less(hand).fewest_cards(true) <= 3;
    if may_ask && (little || !world.joined().is_empty()) { Action::Ask } else { Action::No }
}

fn cheapest(need: &Need, hand: &Toppings) -> Option<Toppings> {
    let mut cheapest: Option<Toppings> = None;
    need.payments(hand, |payment| {
        if cheapest.is_none_or(|other| payment.value() < other.value()) {
            cheapest = Some(payment);
        }
    });
    cheapest
}

/// Helping fills an own order as well, unless the waiter is empty (SM-28).
fn help(world: &Pizza, seat: Seat) -> Action {
    if world.waiter(seat).is_empty() {
        return Action::No;
    }
    cheapest(&world.request(), &world.hand(seat).toppings).map_or(Action::No, Action::Give)
}

/// Joins fours as long as table and hand can pay for all of them (SM-32).
fn series(world: &Pizza, seat: Seat) -> Action {
    let all = world.table().values() + world.hand(seat).toppings.values();
    let kinds = |orders: &[Order]| -> KindSet { orders.iter().filter_map(|order| four(*order)).collect() };
    let joined = kinds(world.joined()).iter().chain(world.order().and_then(four)).collect::<KindSet>();
    let fours = world.hand(seat).orders.iter().filter(|order| order.is_four());
    let payable =
        fours.filter(|order| four(*order).is_some_and(|kind| can_pay_series(joined.with(kind), all)));
    let richest = payable.max_by_key(|order| four(*order).map_or(0, |kind| all.get(kind)));
    richest.map_or(Action::Skip, Action::Join)
}

fn four(order: Order) -> Option<Kind> {
    match order.recipe() {
        Recipe::Four(kind) => Some(kind),
        _ => None,
    }
}

fn can_pay_series(kinds: KindSet, all: Counts) -> bool {
    let mut there = [0; 5];
    kinds.iter().zip(&mut there).for_each(|(kind, count)| *count = all.get(kind));
    there.sort_unstable_by_key(|count| std::cmp::Reverse(*count));
    there.iter().zip(SERIES).take(kinds.len()).all(|(there, needed)| *there >= needed)
}

fn value_of(world: &Pizza, seat: Seat, decision: Decision, action: Action) -> i32 {
    let hand = &world.hand(seat).toppings;
    match action {
        Action::Number(order) => {
            let all = world.table().values() + hand.values();
            four(order).map_or(0, |kind| i32::from(all.get(kind)))
        }
        Action::Choose(kinds) => choice_value(world, hand, kinds),
        Action::Reserve(toppings) => i32::from(toppings.value()),
        Action::Want(_, count) => -i32::from(count.abs_diff(2)),
        Action::Commit { table, hand, .. } => commit_value(table.value(), hand.value()),
        Action::Show => 1,
        Action::Name(other) => i32::from(world.hand(other).toppings.cards()),
        Action::ShowOne(topping) => i32::from(hand.column(topping.kind).value()) - i32::from(topping.double),
        Action::Add(toppings) => 10 - i32::from(toppings.value()),
        Action::No if matches!(decision, Decision::Choose) => -50,
        Action::No if matches!(decision, Decision::Commit) => 2,
        _ => 0,
    }
}

/// Prefers choices for which the table, and then table and hand together, lack the fewest ingredients.
fn choice_value(world: &Pizza, hand: &Toppings, kinds: KindSet) -> i32 {
    let (table, held) = (world.table().values(), hand.values());
    let Some(recipe) = world.order().map(Order::recipe) else { return 0 };
    let needed = recipe.chosen().get(world.chosen().len()).copied().unwrap_or_default();
    if recipe == Recipe::TwoDoubles {
        let doubles = |kind: Kind| world.table().column(kind).doubles * 2 + hand.column(kind).doubles;
        return kinds.iter().map(|kind| i32::from(doubles(kind).min(2)) * 10 - 15).sum();
    }
    let value = |kind: Kind| {
        let missing = needed - table.get(kind).min(needed);
        let uncovered = missing.saturating_sub(held.get(kind));
        let waste = table.get(kind).saturating_sub(needed);
        -i32::from(missing) * 2 - i32::from(uncovered) * 10 - i32::from(waste)
    };
    kinds.iter().map(value).sum()
}

/// Commits everything on the table, and from hand enough to make four: opponents seldom show more.
fn commit_value(table: u8, hand: u8) -> i32 {
    let all = i32::from(table + hand);
    all.min(4) * 4 + i32::from(table) - i32::from(hand) * 2
}
