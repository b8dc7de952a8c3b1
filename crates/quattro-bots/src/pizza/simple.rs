//! A beginner's rules of thumb: play what you have most of, play an order when hand and table seem to be
//! enough, say yes when you can.

use quattro_rules::game::Game;
use quattro_rules::pizza::{Action, Decision, HAND, Pizza, Source};
use quattro_rules::seat::Seat;

use super::plan::{Owner, Plan};
use super::scoring;

pub(super) fn decide(world: &Pizza, seat: Seat, decision: Decision, legal: &mut Vec<Action>) -> Action {
    match decision {
        Decision::PlayToppings => play_toppings(world, seat),
        Decision::PlayOrder => play_order(world, seat, legal),
        Decision::Draw => draw(world, seat),
        _ => scoring::decide(world, seat, decision, legal),
    }
}

fn play_toppings(world: &Pizza, seat: Seat) -> Action {
    let most = world.hand(seat).toppings.columns().max_by_key(|(_, column)| column.cards());
    most.map_or(Action::Skip, |(kind, column)| Action::Play(kind, column))
}

/// Counts the table, the hand and everything remembered of the oven, even if others use it up first.
fn play_order(world: &Pizza, seat: Seat, legal: &mut Vec<Action>) -> Action {
    let there = world.oven().iter().fold(world.table().values(), |there, card| there + card.worth());
    let hand = world.hand(seat);
    let owner = Owner { own: world.kind_of(seat), boss: world.boss().map(|boss| world.kind_of(boss)) };
    let uncovered =
        |order| Plan::new(order, owner, there, hand.toppings.values()).uncovered(hand.toppings.values());
    let closest = hand.orders.iter().min_by_key(|order| uncovered(*order));
    world.legal(legal);
    match closest {
        Some(order) if uncovered(order) == 0 || !legal.contains(&Action::Skip) => Action::Order(order),
        _ => Action::Skip,
    }
}

fn draw(world: &Pizza, seat: Seat) -> Action {
    let hand = world.hand(seat);
    let few = hand.orders.is_empty() || (hand.orders.len() == 1 && HAND - hand.cards() <= 2);
    Action::Draw(if few { Source::Waiter } else { Source::Kitchen })
}
