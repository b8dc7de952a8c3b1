//! How an order could be filled from a table and a hand, in round numbers: a double is two, and what is lost by
//! overloading is not counted.

use quattro_rules::pizza::{Counts, Kind, Order, Recipe};

/// Who plays an order, as far as its needs depend on that.
#[derive(Clone, Copy, Debug)]
pub(super) struct Owner {
    /// The own kind.
    pub(super) own: Kind,
    /// The own kind of whoever has the boss card, if that is known.
    pub(super) boss: Option<Kind>,
}

/// A way to fill an order.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// What the table pays.
    pub(super) from_table: Counts,
    /// What it lacks of each kind.
    pub(super) lack: Counts,
    /// What it lacks of any kinds (Bombastica).
    pub(super) any: u8,
}

/// More than any hand can add.
const TOO_MUCH: u8 = 99;

impl Plan {
    fn of(need: Counts, table: Counts) -> Plan {
        let lack = need.saturating_sub(table);
        Plan { from_table: need - lack, lack, any: 0 }
    }

    const fn impossible() -> Plan {
        Plan { from_table: Counts::ZERO, lack: Counts::ZERO, any: TOO_MUCH }
    }

    /// How many ingredients the table lacks.
    pub(super) fn missing(&self) -> u8 {
        self.lack.sum() + self.any
    }

    /// How many ingredients table and hand together lack.
    pub(super) fn uncovered(&self, hand: Counts) -> u8 {
        let left = hand.saturating_sub(self.lack).sum();
        self.lack.saturating_sub(hand).sum() + self.any.saturating_sub(left)
    }

    /// The best way for this owner with what lies on the table and is free in hand.
    pub(super) fn new(order: Order, owner: Owner, table: Counts, hand: Counts) -> Plan {
        let own = owner.own;
        match order.recipe() {
            Recipe::Classic(kind) => Plan::of(Counts::of(kind, 4) + Counts::of(own, 1), table),
            Recipe::Mixed => Plan::of(Counts::each(1), table),
            Recipe::Bombastica => {
                Plan { from_table: table, lack: Counts::ZERO, any: 15_u8.saturating_sub(table.sum()) }
            }
            Recipe::Monotoni => {
                let best = most(|kind| kind != own, table, hand);
                Plan::of(Counts::of(best, 6) + Counts::of(own, 1), table)
            }
            Recipe::Minimale => minimale(own, table, hand),
            Recipe::Four(kind) => Plan::of(Counts::of(kind, 4), table),
            Recipe::Pairs => Plan::of(Counts::each(2) - Counts::of(own, 2), table),
            Recipe::WithoutMe if table.get(own) > 0 => Plan::impossible(),
            Recipe::WithoutMe => {
                let first = most(|kind| kind != own, table, hand);
                let second = most(|kind| kind != own && kind != first, table, hand);
                Plan::of(Counts::of(first, 2) + Counts::of(second, 2), table)
            }
            Recipe::TwoDoubles => two_doubles(table, hand),
            Recipe::Ladder => ladder(table, hand),
            Recipe::ForTheBoss => {
                owner.boss.map_or_else(Plan::impossible, |kind| Plan::of(Counts::of(kind, 4), table))
            }
            Recipe::Duel => Plan::of(Counts::of(own, 3), table),
            // Two different kinds in hand make a match likely enough; it costs one card.
            Recipe::Match => Plan { from_table: Counts::ZERO, lack: Counts::ZERO, any: 3 },
        }
    }
}

/// The kind with most on the table and in hand.
fn most(wanted: impl Fn(Kind) -> bool, table: Counts, hand: Counts) -> Kind {
    // The sum counts first and the table breaks ties: one number for both is compared faster.
    let weight = |kind| 128 * u16::from(table.get(kind) + hand.get(kind)) + u16::from(table.get(kind));
    let mut most = (0, Kind::default());
    for kind in Kind::ALL {
        if wanted(kind) && weight(kind) >= most.0 {
            most = (weight(kind), kind);
        }
    }
    most.1
}

/// MM-33: three of a kind that is scarcest on the table.
fn minimale(own: Kind, table: Counts, hand: Counts) -> Plan {
    let lying = table.iter().filter(|(kind, count)| *kind != own && *count > 0);
    let Some(fewest) = lying.map(|(_, count)| count).min() else { return Plan::impossible() };
    let scarce = |kind| kind != own && table.get(kind) == fewest;
    Plan::of(Counts::of(most(scarce, table, hand), 3) + Counts::of(own, 1), table)
}

/// Whether cards are doubles is not followed; two of each of two kinds is a fair guess at what is there.
fn two_doubles(table: Counts, hand: Counts) -> Plan {
    let first = most(|_| true, table, hand);
    let second = most(|kind| kind != first, table, hand);
    let need = Counts::of(first, 2) + Counts::of(second, 2);
    let mut plan = Plan::of(need, table);
    plan.any = 2;
    plan
}

/// SM-52: four of the kind there is most of, and so on down.
fn ladder(table: Counts, hand: Counts) -> Plan {
    let all = table + hand;
    let mut kinds = Kind::ALL;
    kinds.sort_unstable_by_key(|kind| std::cmp::Reverse(all.get(*kind)));
    let steps = kinds.into_iter().zip([4, 3, 2, 1]);
    Plan::of(steps.fold(Counts::ZERO, |need, (kind, count)| need + Counts::of(kind, count)), table)
}
