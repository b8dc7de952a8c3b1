//! A forecast of the table when the oven has been emptied, and of the part of the own hand that is needed by
//! then.

use quattro_rules::pizza::{Counts, Kind, Order, OvenFace, Pizza, Toppings};
use quattro_rules::seat::Seat;

use super::plan::{Owner, Plan, is_adapted, size_of};

/// The forecast of a seat in phase 1.
#[derive(Clone, Copy, Debug)]
pub(super) struct Forecast {
    /// What an order played now will find on the table.
    pub(super) table: Counts,
    /// The free part of the hand: the rest completes own orders in the oven.
    pub(super) hand: Counts,
    /// Own orders in the oven that will probably be filled.
    pub(super) filled: u8,
    /// The owner of the forecast.
    pub(super) owner: Owner,
    /// The whole hand.
    held: Counts,
    /// How many cards of the oven it has gone through.
    seen: usize,
    /// Whether what an own order in the oven will take depends on what is drawn: because it lacks something, or because
    /// its kinds are still to be chosen.
    is_open: bool,
    /// Whether toppings were played that an own order in the oven needs.
    is_broken: bool,
}

/// Maximum number of toppings that an opponent is assumed to keep in hand for an order just played.
const KEPT_BY_OPPONENTS: u8 = 3;

impl Forecast {
    /// Goes through the oven in the order of scoring, using only what `seat` can know: the oven and its
    /// own hand.
    pub(super) fn new(world: &Pizza, seat: Seat) -> Forecast {
        let owner = Owner { own: world.kind_of(seat), boss: boss(world) };
        let hand = world.hand(seat).toppings.values();
        let table = world.table().values();
        let mut forecast =
            Forecast { table, hand, filled: 0, owner, held: hand, seen: 0, is_open: false, is_broken: false };
        forecast.go_through(world, seat);
        forecast
    }

    /// Brings the forecast of an earlier turn of the same round up to date.
    pub(super) fn update(&mut self, world: &Pizza, seat: Seat) {
        let held = world.hand(seat).toppings.values();
        let drawn = held.saturating_sub(self.held);
        let has_new_boss = boss(world) != self.owner.boss;
        if self.is_broken || has_new_boss || (self.is_open && drawn != Counts::ZERO) {
            *self = Forecast::new(world, seat);
            return;
        }
        self.hand += drawn;
        self.held = held;
        self.go_through(world, seat);
    }

    fn go_through(&mut self, world: &Pizza, seat: Seat) {
        let oven = world.oven();
        for card in oven.get(self.seen..).unwrap_or_default() {
            self.table += card.worth();
            if card.worth() == Counts::ZERO
                && let OvenFace::Order(other, order) = card.face()
            {
                self.meet(world, seat, other, order);
            }
        }
        self.seen = oven.len();
    }

    #[inline]
    fn meet(&mut self, world: &Pizza, seat: Seat, other: Seat, order: Order) {
        if other == seat {
            let plan = self.plan(order);
            let is_covered = plan.uncovered(self.hand) == 0;
            self.is_open |= !is_covered || is_adapted(order, self.owner.own);
            if is_covered {
                self.fill(&plan);
            }
        } else if size_of(order) <= self.table.sum() + KEPT_BY_OPPONENTS {
            let plan =
                Plan::new(order, Owner { own: world.kind_of(other), ..self.owner }, self.table, Counts::ZERO);
            if plan.missing() <= KEPT_BY_OPPONENTS {
                self.table -= plan.from_table;
            }
        }
    }

    /// How an own order played now could be filled.
    pub(super) fn plan(&self, order: Order) -> Plan {
        Plan::new(order, self.owner, self.table, self.hand)
    }

    /// Counts an own order as filled.
    pub(super) fn fill(&mut self, plan: &Plan) {
        self.table -= plan.from_table;
        self.hand = self.hand.saturating_sub(plan.lack);
        self.filled += 1;
    }

    /// Own toppings went into the oven.
    pub(super) fn lay_down(&mut self, toppings: &Toppings) {
        self.is_broken |= !self.hand.covers(toppings.values());
        self.table += toppings.values();
        self.hand = self.hand.saturating_sub(toppings.values());
        self.held -= toppings.values();
        self.seen += usize::from(toppings.cards());
    }
}

fn boss(world: &Pizza) -> Option<Kind> {
    world.boss().map(|boss| world.kind_of(boss))
}
