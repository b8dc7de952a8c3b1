//! Estimates how an order could be filled from a table and a hand: a double counts as two, and losses by
//! overpaying are ignored.

use quattro_rules::pizza::{Counts, Kind, LEAST_STAKE, Order, Recipe};

/// The owner of an order, as far as its needs depend on it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Owner {
    /// The own kind.
    pub(super) own: Kind,
    /// The boss's own kind, if known.
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

/// What is worth committing to a Duel: one more than it needs (SM-41).
const DUEL: u8 = LEAST_STAKE + 1;

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

    /// The best way for this owner with the toppings on the table and the free ones in hand.
    #[expect(
        clippy::inline_always,
        reason = "the call takes longer than the plan; a quarter of every playout is here"
    )]
    #[inline(always)]
    pub(super) fn new(order: Order, owner: Owner, table: Counts, hand: Counts) -> Plan {
        let need = NEEDS[owner.own as usize][usize::from(order.code())];
        if need == Counts::ZERO { Plan::adapted(order, owner, table, hand) } else { Plan::of(need, table) }
    }

    /// The best way to fill an order whose needs depend on what is there.
    #[inline(never)]
    fn adapted(order: Order, owner: Owner, table: Counts, hand: Counts) -> Plan {
        let own = owner.own;
        match order.recipe() {
            Recipe::Bombastica => {
                let any = order.recipe().ingredients(own, own).any.saturating_sub(table.sum());
                Plan { from_table: table, lack: Counts::ZERO, any }
            }
            Recipe::Monotoni => with_chosen(order, own, &[most(|kind| kind != own, table, hand)], table),
            Recipe::Minimale => minimale(order, own, table, hand),
            Recipe::WithoutMe if table.get(own) > 0 => Plan::impossible(),
            Recipe::WithoutMe => {
                let first = most(|kind| kind != own, table, hand);
                let second = most(|kind| kind != own && kind != first, table, hand);
                with_chosen(order, own, &[first, second], table)
            }
            Recipe::TwoDoubles => two_doubles(order, own, table, hand),
            Recipe::Ladder => ladder(order, own, table, hand),
            Recipe::ForTheBoss => owner.boss.map_or_else(Plan::impossible, |boss| {
                Plan::of(order.recipe().ingredients(own, boss).fixed, table)
            }),
            // With two different kinds in hand a match is likely enough; it costs one card.
            Recipe::Match => Plan { from_table: Counts::ZERO, lack: Counts::ZERO, any: 3 },
            Recipe::Classic(_) | Recipe::Mixed | Recipe::Four(_) | Recipe::Pairs | Recipe::Duel => {
                Plan::of(fixed_need(order.recipe(), own), table)
            }
        }
    }
}

/// What each order needs by own kind, if that is always the same; otherwise `None`. Cached because every
/// imagined game makes hundreds of plans.
const NEEDS: [[Counts; Order::SORTS as usize]; Kind::ALL.len()] = {
    let mut needs = [[Counts::ZERO; Order::SORTS as usize]; Kind::ALL.len()];
    let mut own = 0;
    while own < Kind::ALL.len() {
        let mut code = 0;
        while let Some(order) = Order::from_code(code) {
            needs[own][code as usize] = fixed_need(order.recipe(), Kind::ALL[own]);
            code += 1;
        }
        own += 1;
    }
    needs
};

/// What a recipe needs, if that does not depend on the table.
const fn fixed_need(recipe: Recipe, own: Kind) -> Counts {
    match recipe {
        Recipe::Duel => Counts::of(own, DUEL),
        Recipe::Monotoni | Recipe::Minimale | Recipe::ForTheBoss => Counts::ZERO,
        _ => recipe.ingredients(own, own).fixed,
    }
}

/// Whether what an order needs depends on what is there.
pub(super) fn is_adapted(order: Order, own: Kind) -> bool {
    NEEDS[own as usize][usize::from(order.code())] == Counts::ZERO
}

/// The minimum number of ingredients of an order: if the table holds fewer, the rest is missing in every
/// plan.
pub(super) const fn size_of(order: Order) -> u8 {
    SIZES[order.code() as usize]
}

const SIZES: [u8; Order::SORTS as usize] = {
    let mut sizes = [0; Order::SORTS as usize];
    let mut code = 0;
    while let Some(order) = Order::from_code(code) {
        sizes[code as usize] = size(order.recipe());
        code += 1;
    }
    sizes
};

const fn size(recipe: Recipe) -> u8 {
    match recipe {
        Recipe::Duel => DUEL,
        _ => recipe.ingredients(Kind::Salami, Kind::Salami).total(),
    }
}

/// The kind with most on the table and in hand.
fn most(wanted: impl Fn(Kind) -> bool, table: Counts, hand: Counts) -> Kind {
    let all = table + hand;
    // Compares by sum, then by table, then by kind, packed into one number for speed.
    let rank = |kind| u32::from(all.get(kind)) << 16 | u32::from(table.get(kind)) << 8 | kind as u32;
    let mut highest = 0;
    for kind in &Kind::ALL {
        if wanted(*kind) {
            highest = highest.max(rank(*kind));
        }
    }
    Kind::ALL.get(highest as usize % 8).copied().unwrap_or_default()
}

/// The plan with these kinds chosen.
fn with_chosen(order: Order, own: Kind, kinds: &[Kind], table: Counts) -> Plan {
    let ingredients = order.recipe().ingredients(own, own);
    let chosen = kinds.iter().zip(ingredients.chosen);
    Plan::of(chosen.fold(ingredients.fixed, |need, (kind, count)| need + Counts::of(*kind, *count)), table)
}

/// MM-33: a kind that is scarcest on the table.
fn minimale(order: Order, own: Kind, table: Counts, hand: Counts) -> Plan {
    let others = table - Counts::of(own, table.get(own));
    let mut fewest = u8::MAX;
    for kind in &Kind::ALL {
        // A kind that is not on the table cannot be scarcest.
        fewest = fewest.min(others.get(*kind).wrapping_sub(1));
    }
    if fewest == u8::MAX {
        return Plan::impossible();
    }
    let fewest = fewest + 1;
    let scarce = |kind| kind != own && table.get(kind) == fewest;
    with_chosen(order, own, &[most(scarce, table, hand)], table)
}

/// Doubles are not tracked here, so two of each of two kinds is used as an estimate.
fn two_doubles(order: Order, own: Kind, table: Counts, hand: Counts) -> Plan {
    let first = most(|_| true, table, hand);
    let second = most(|kind| kind != first, table, hand);
    let mut plan = with_chosen(order, own, &[first, second], table);
    plan.any = 2;
    plan
}

/// SM-52: four of the most frequent kind, and so on down.
fn ladder(order: Order, own: Kind, table: Counts, hand: Counts) -> Plan {
    let all = table + hand;
    let mut kinds = Kind::ALL;
    // Stable: equal kinds must stay in the same order with every standard library.
    kinds.sort_by_key(|kind| std::cmp::Reverse(all.get(*kind)));
    with_chosen(order, own, &kinds, table)
}
