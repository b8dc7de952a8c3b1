//! Events of a pizza table, one by one.

use quattro_rules::pizza::{
    Column, Event, Hand, JudgedView, Need, Order, OvenFace, Phase, SeatView, Source, Topping, Toppings, View,
};
use quattro_rules::seat::Seat;
use quattro_rules::setup::GameId;

/// Updates `view` by `event`.
pub(super) fn follow(view: &mut View, event: &Event) {
    view.decision = None;
    match *event {
        Event::Played { seat, kind, singles, doubles } => {
            let toppings = Toppings::of(kind, Column { singles, doubles });
            give_up(view, seat, &toppings);
            view.oven += toppings.cards();
            view.oven_top = Some(OvenFace::Topping(Topping { kind, double: doubles > 0 }));
        }
        Event::PlayedOrder { seat, order } => {
            lose_order(view, seat, order);
            view.oven += 1;
            view.oven_top = Some(OvenFace::Order(seat, order));
        }
        Event::RevealedTopping { topping } => {
            view.oven -= 1;
            view.table.put(topping);
            view.judged = None;
        }
        Event::RevealedOrder { seat, order, need, .. } => {
            view.oven -= 1;
            view.judged = Some(judged(seat, order, need));
        }
        Event::Joined { seat, order } => lose_order(view, seat, order),
        Event::Gave { seat, toppings } | Event::Added { seat, toppings, .. } => {
            give_up(view, seat, &toppings);
            view.larder += toppings.cards();
        }
        Event::Committed { seat, hand, .. } => {
            give_up(view, seat, &hand);
            view.table += hand;
        }
        Event::Filled { seat, order, used } => {
            view.table -= used;
            view.larder += used.cards();
            chair(view, seat, |chair| chair.filled.insert(order));
        }
        Event::Burnt { seat, order, .. } if view.game == GameId::Grande => {
            chair(view, seat, |chair| chair.removed.insert(order));
        }
        Event::Burnt { seat, .. } => chair(view, seat, |chair| chair.waiter += 1),
        Event::Rewarded { seat, order } => chair(view, seat, |chair| {
            chair.waiter -= 1;
            chair.filled.insert(order);
        }),
        Event::ShowedHand { seat, toppings, orders } => {
            view.phase = Phase::Over;
            chair(view, seat, |chair| chair.hand = Some(Hand { toppings, orders }));
        }
        _ => follow_piles(view, event),
    }
}

/// Drawing, and what happens between rounds.
fn follow_piles(view: &mut View, event: &Event) {
    match *event {
        Event::ReceivedToppings { toppings, .. } => hand(view, |hand| hand.toppings += toppings),
        Event::ReceivedOrders { orders, .. } => hand(view, |hand| hand.orders.extend(orders.iter())),
        Event::Drew { seat, source: Source::Kitchen, cards } => {
            view.kitchen -= cards;
            chair(view, seat, |chair| chair.toppings += cards);
        }
        Event::Drew { seat, source: Source::Waiter, cards } => chair(view, seat, |chair| {
            chair.waiter -= cards;
            chair.orders += cards;
        }),
        Event::DrewBoss { seat } => {
            view.kitchen -= 1;
            view.boss = Some(seat);
        }
        Event::Stalemate { boss } => {
            view.larder += view.kitchen - u8::from(boss.is_some());
            view.kitchen = 0;
            view.boss = boss.or(view.boss);
        }
        Event::NewBoss { seat } => view.boss = Some(seat),
        Event::OvenOpened { .. } => {
            view.phase = Phase::Oven;
            view.oven_top = None;
        }
        Event::Gathered { toppings, .. } => {
            view.table = Toppings::NONE;
            view.oven += toppings.cards();
        }
        Event::NewKitchen { cards } => {
            view.kitchen = cards;
            view.larder = 0;
            view.boss = None;
            view.judged = None;
        }
        Event::RoundBegan { round, seat } => {
            view.round = round;
            view.phase = Phase::Playing;
            view.to_act = Some(seat);
        }
        _ => {}
    }
}

fn chair(view: &mut View, seat: Seat, change: impl FnOnce(&mut SeatView)) {
    if let Some(chair) = view.chairs.get_mut(seat.index()) {
        change(chair);
    }
}

fn hand(view: &mut View, change: impl FnOnce(&mut Hand)) {
    if let Some(hand) = &mut view.hand {
        change(hand);
    }
}

/// Toppings leave a hand face up.
fn give_up(view: &mut View, seat: Seat, toppings: &Toppings) {
    chair(view, seat, |chair| chair.toppings -= toppings.cards());
    if view.viewer == Some(seat) {
        hand(view, |hand| hand.toppings -= *toppings);
    }
}

fn lose_order(view: &mut View, seat: Seat, order: Order) {
    chair(view, seat, |chair| chair.orders -= 1);
    if view.viewer == Some(seat) {
        hand(view, |hand| hand.orders.remove(order));
    }
}

/// An order that has just come out; nothing is decided about it yet.
fn judged(seat: Seat, order: Order, need: Option<Need>) -> JudgedView {
    JudgedView {
        seat,
        order,
        series: Vec::new(),
        kinds: Vec::new(),
        need,
        lack: None,
        request: None,
        committed: None,
        shown: None,
        free: false,
        stake: None,
    }
}

#[cfg(test)]
mod tests {
    use quattro_rules::chance::{Seeded, below};
    use quattro_rules::dealer::Narrator;
    use quattro_rules::game::Game;
    use quattro_rules::pizza::Pizza;
    use quattro_rules::setup::Setup;
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    use super::*;

    /// The parts of a view that are drawn while events are shown; the rest comes with the next real view.
    fn drawn(view: &View) -> View {
        View {
            on_turn: Seat::FIRST,
            moved: false,
            passes: 0,
            gathered: 0,
            to_act: None,
            decision: None,
            judged: None,
            reserved: None,
            wanted: None,
            oven_top: None,
            ..view.clone()
        }
    }

    fn check(game: GameId, players: u8, seed: u64) {
        let mut dealer = Narrator::new(Seeded::from_number(seed));
        let mut pizza = Pizza::deal(&Setup::new(game, players), &mut dealer).expect("a valid set-up");
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut views: Vec<View> = Seat::all(players).map(|seat| pizza.view(Some(seat))).collect();
        let mut legal = Vec::new();
        dealer.told.clear();
        while pizza.to_act().is_some() {
            pizza.legal(&mut legal);
            let action = legal[below(&mut rng, legal.len() as u32) as usize];
            pizza.apply(action, &mut dealer).expect("a legal action");
            for (seat, view) in Seat::all(players).zip(&mut views) {
                for told in dealer.told.iter().filter(|told| told.to.includes(Some(seat))) {
                    follow(view, &told.event);
                }
                assert_eq!(drawn(view), drawn(&pizza.view(Some(seat))), "{game} after {action}");
            }
            dealer.told.clear();
        }
    }

    #[test]
    fn following_the_events_leads_to_the_real_view() {
        for game in [GameId::MammaMia, GameId::SoleMio, GameId::Grande] {
            for players in 2..=5 {
                (1..=10).for_each(|seed| check(game, players, seed));
            }
        }
    }
}
