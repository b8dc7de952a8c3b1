//! What a learned value sees of a seat between two rounds.

use quattro_rules::game::Game;
use quattro_rules::pizza::{Counts, Pizza, Recipe};
use quattro_rules::seat::Seat;

use super::plan::{Owner, Plan};
use crate::value::{Features, INPUTS};

/// Where each group of features begins.
const PLAYERS: usize = 2;
const STAGES: usize = 5;
const SEAT: usize = STAGES + 2 * STAGE;
const CLOSE: usize = SEAT + 6;
const IN_HAND: usize = CLOSE + 4;

/// Features that count differently before the last round.
const STAGE: usize = 5;

/// Orders that lack more than this are far away.
const MOST_LACKING: u8 = 3;

pub(super) fn features(world: &Pizza, seat: Seat) -> Features {
    let mut features = [0; INPUTS];
    let is_last = world.round() == world.rounds();
    features[0] = 1;
    features[1] = i16::from(is_last);
    // Two players are the usual case, so they have no feature of their own.
    if let Some(more) = world.players().checked_sub(3) {
        features[PLAYERS + usize::from(more)] = 1;
    }
    add_orders(world, seat, &mut features);
    let (hand, filled) = (world.hand(seat), world.filled(seat).len());
    let after_start = (world.players() + seat.number() - world.on_turn().number()) % world.players();
    let stage = [
        i16::from(filled),
        i16::from(hand.toppings.value()),
        i16::from(after_start),
        i16::from(hand.orders.len()),
        features[CLOSE] + features[CLOSE + 1],
    ];
    let begin = STAGES + usize::from(is_last) * STAGE;
    features[begin..begin + STAGE].copy_from_slice(&stage);
    let rivals = seat.others(world.players()).map(|other| world.filled(other).len()).max().unwrap_or(0);
    let values = hand.toppings.values();
    let seat = [
        i16::from(filled) - i16::from(rivals),
        i16::from(filled > rivals),
        i16::from(values.kinds().len() as u8),
        values.iter().map(|(_, count)| i16::from(count)).max().unwrap_or_default(),
        i16::from(world.waiter(seat).len() as u8),
        i16::from(table(world).sum()),
    ];
    features[SEAT..CLOSE].copy_from_slice(&seat);
    features
}

/// The table of the next round: in Sole Mio! it was gathered into the oven.
fn table(world: &Pizza) -> Counts {
    world.oven().iter().fold(world.table().values(), |table, card| table + card.worth())
}

/// Which orders are in hand, and how they would do with the table of the next round.
fn add_orders(world: &Pizza, seat: Seat, features: &mut Features) {
    let (hand, table) = (world.hand(seat), table(world));
    let owner = Owner { own: world.kind_of(seat), boss: None };
    let held = hand.toppings.values();
    for order in hand.orders.iter() {
        let lacking = Plan::new(order, owner, table, held).uncovered(held);
        if lacking <= MOST_LACKING {
            features[CLOSE + usize::from(lacking)] += 1;
        }
        features[IN_HAND + sort(order.recipe())] += 1;
    }
}

/// The sort of an order, without its kind.
const fn sort(recipe: Recipe) -> usize {
    match recipe {
        Recipe::Classic(_) => 0,
        Recipe::Mixed => 1,
        Recipe::Bombastica => 2,
        Recipe::Monotoni => 3,
        Recipe::Minimale => 4,
        Recipe::Four(_) => 5,
        Recipe::Pairs => 6,
        Recipe::Duel => 7,
        Recipe::Match => 8,
        Recipe::WithoutMe => 9,
        Recipe::TwoDoubles => 10,
        Recipe::Ladder => 11,
        Recipe::ForTheBoss => 12,
    }
}
