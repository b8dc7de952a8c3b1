//! A forecast of the table when the oven has been emptied, and of the part of the own hand that is needed by
//! then.

use quattro_rules::pizza::{Counts, OvenFace, Pizza};
use quattro_rules::seat::Seat;

use super::plan::{Owner, Plan, size_of};

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
}

/// Maximum number of toppings that an opponent is assumed to keep in hand for an order just played.
const KEPT_BY_OPPONENTS: u8 = 3;

impl Forecast {
    /// Goes through the oven in the order of scoring, using only what `seat` can know: the oven and its
    /// own hand.
    pub(super) fn new(world: &Pizza, seat: Seat) -> Forecast {
        let boss = world.boss().map(|boss| world.kind_of(boss));
        let owner = Owner { own: world.kind_of(seat), boss };
        let hand = world.hand(seat).toppings.values();
        let mut forecast = Forecast { table: world.table().values(), hand, filled: 0, owner };
        for card in world.oven() {
            forecast.table += card.worth();
            if card.worth() == Counts::ZERO
                && let OvenFace::Order(other, order) = card.face()
            {
                forecast.meet(world, seat, other, order);
            }
        }
        forecast
    }

    #[inline]
    fn meet(&mut self, world: &Pizza, seat: Seat, other: Seat, order: quattro_rules::pizza::Order) {
        if other == seat {
            let plan = self.plan(order);
            if plan.uncovered(self.hand) == 0 {
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
    pub(super) fn plan(&self, order: quattro_rules::pizza::Order) -> Plan {
        Plan::new(order, self.owner, self.table, self.hand)
    }

    /// Counts an own order as filled.
    pub(super) fn fill(&mut self, plan: &Plan) {
        self.table -= plan.from_table;
        self.hand = self.hand.saturating_sub(plan.lack);
        self.filled += 1;
    }
}
