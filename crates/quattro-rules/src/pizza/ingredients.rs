//! What each order needs. This is the only place that defines it.

use super::counts::Counts;
use super::kind::{Kind, KindSet};
use super::order::{Order, Recipe};
use super::scoring::Need;

/// The least that can be committed to a Duel (SM-41).
pub const LEAST_STAKE: u8 = 2;

/// What an order asks for (MM-2, SM-2). Duel and Match ask for nothing that could be counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ingredients {
    /// Ingredients of kinds that are not chosen.
    pub fixed: Counts,
    /// Ingredients of each kind that the owner chooses, in the order in which they are chosen.
    pub chosen: &'static [u8],
    /// Ingredients of any kinds (MM-29).
    pub any: u8,
    /// Whether a chosen kind is paid with one double card (SM-51).
    pub doubles: bool,
}

impl Recipe {
    /// What the order asks for when its owner has the own kind `own` and the boss the own kind `boss`.
    pub const fn ingredients(self, own: Kind, boss: Kind) -> Ingredients {
        let fixed = match self {
            Recipe::Classic(kind) => Counts::of(kind, 4).plus(Counts::of(own, 1)),
            Recipe::Mixed => Counts::each(1),
            Recipe::Monotoni | Recipe::Minimale => Counts::of(own, 1),
            Recipe::Four(kind) => Counts::of(kind, 4),
            Recipe::Pairs => Counts::each(2).saturating_sub(Counts::of(own, 2)),
            // SM-54: the boss of this moment.
            Recipe::ForTheBoss => Counts::of(boss, 4),
            Recipe::Bombastica | Recipe::Duel | Recipe::Match => Counts::ZERO,
            Recipe::WithoutMe | Recipe::TwoDoubles | Recipe::Ladder => Counts::ZERO,
        };
        let any = if matches!(self, Recipe::Bombastica) { 15 } else { 0 };
        Ingredients { fixed, chosen: self.chosen(), any, doubles: matches!(self, Recipe::TwoDoubles) }
    }

    /// Ingredients of each kind that the owner chooses, in the order in which they are chosen.
    pub const fn chosen(self) -> &'static [u8] {
        match self {
            Recipe::Monotoni => &[6],
            Recipe::Minimale => &[3],
            Recipe::WithoutMe | Recipe::TwoDoubles => &[2, 2],
            Recipe::Ladder => &[4, 3, 2, 1],
            _ => &[],
        }
    }
}

/// The ingredients of every order by own kind: the engine asks for them all the time.
static BY_OWN_KIND: [[Ingredients; Order::SORTS as usize]; Kind::ALL.len()] = {
    let nothing = Recipe::Match.ingredients(Kind::Salami, Kind::Salami);
    let mut all = [[nothing; Order::SORTS as usize]; Kind::ALL.len()];
    let mut own = 0;
    while own < Kind::ALL.len() {
        let (mut code, kind) = (0, Kind::ALL[own]);
        while let Some(order) = Order::from_code(code) {
            all[own][code as usize] = order.recipe().ingredients(kind, kind);
            code += 1;
        }
        own += 1;
    }
    all
};

impl Order {
    /// What the order asks for where own kind and boss's kind are the same, or only one of them matters.
    pub(super) fn ingredients(self, kind: Kind) -> &'static Ingredients {
        &BY_OWN_KIND[kind as usize][usize::from(self.code())]
    }
}

impl Ingredients {
    /// What is needed once these kinds are chosen.
    pub fn need(&self, kinds: &[Kind]) -> Need {
        if self.doubles {
            return Need::Doubles(kinds.iter().copied().collect::<KindSet>());
        }
        if self.any > 0 {
            return Need::Any(self.any);
        }
        let chosen = kinds.iter().zip(self.chosen);
        Need::Kinds(chosen.fold(self.fixed, |need, (kind, count)| need + Counts::of(*kind, *count)))
    }

    /// What is needed once these kinds are chosen, where the same number of each is needed.
    pub fn need_of_each(&self, kinds: KindSet) -> Need {
        let number = self.chosen.first().copied().unwrap_or_default();
        if self.doubles {
            Need::Doubles(kinds)
        } else {
            Need::Kinds(self.fixed + Counts::of_each(kinds, number))
        }
    }

    /// How many ingredients it takes in all.
    pub const fn total(&self) -> u8 {
        let (mut total, mut index) = (self.fixed.sum() + self.any, 0);
        while index < self.chosen.len() {
            total += self.chosen[index];
            index += 1;
        }
        total
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// MM-2, SM-2: the sizes of all orders, as the rule books list them.
    #[test]
    fn every_order_asks_for_what_the_books_say() {
        for own in Kind::ALL {
            for order in Order::all() {
                let ingredients = order.recipe().ingredients(own, Kind::Olive);
                let total = match order.recipe() {
                    Recipe::Classic(_) | Recipe::Mixed => 5,
                    Recipe::Bombastica => 15,
                    Recipe::Monotoni => 7,
                    Recipe::Minimale | Recipe::Four(_) | Recipe::ForTheBoss => 4,
                    Recipe::WithoutMe | Recipe::TwoDoubles => 4,
                    Recipe::Pairs => 8,
                    Recipe::Ladder => 10,
                    Recipe::Duel | Recipe::Match => 0,
                };
                assert_eq!(ingredients.total(), total, "{order} of {own}");
            }
        }
    }

    #[test]
    fn chosen_kinds_count_in_the_order_of_choice() {
        let kinds = [Kind::Chili, Kind::Salami, Kind::Olive, Kind::Mushroom];
        let ladder = Recipe::Ladder.ingredients(Kind::Chili, Kind::Chili);
        assert_eq!(ladder.need(&kinds).to_string(), "3s1m4c2o");
        assert_eq!(ladder.need(&kinds[..1]).to_string(), "4c");
        let monotoni = Recipe::Monotoni.ingredients(Kind::Chili, Kind::Olive);
        assert_eq!(monotoni.need(&[Kind::Salami]).to_string(), "6s1c");
    }
}
