//! What an order asks for, who pays it, and with which cards.

use std::fmt;

use crate::pizza::counts::Counts;
use crate::pizza::kind::{Kind, KindSet};
use crate::pizza::topping::{Column, Topping, Toppings};

/// Toppings that are needed or still lacking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub enum Need {
    /// A number of ingredients of each kind; a double card counts as two.
    Kinds(Counts),
    /// A double card of each of these kinds (SM-51).
    Doubles(KindSet),
    /// A number of ingredients of any kinds (MM-29).
    Any(u8),
}

impl Need {
    /// Nothing at all.
    pub const NOTHING: Need = Need::Kinds(Counts::ZERO);

    /// The given number of each kind named.
    pub fn kinds(needs: impl IntoIterator<Item = (Kind, u8)>) -> Need {
        Need::Kinds(needs.into_iter().fold(Counts::ZERO, |all, (kind, count)| all + Counts::of(kind, count)))
    }

    /// Whether nothing is lacking.
    pub fn is_met(&self) -> bool {
        match self {
            Need::Kinds(lack) => *lack == Counts::ZERO,
            Need::Doubles(kinds) => kinds.is_empty(),
            Need::Any(count) => *count == 0,
        }
    }

    /// What of the table goes to the larder if the order is filled: doubles first, and the surplus of a
    /// double is lost (SM-16). An order for any kinds takes the whole table (MM-29).
    pub fn used_from(&self, table: &Toppings) -> Toppings {
        match self {
            Need::Kinds(needs) => {
                let mut used = Toppings::NONE;
                for (kind, need) in needs.iter() {
                    used += Toppings::of(kind, doubles_first(table.column(kind), need));
                }
                used
            }
            Need::Doubles(kinds) => {
                let on_table =
                    kinds.iter().map(|kind| Topping { kind, double: true }).filter(|card| table.has(*card));
                on_table.collect()
            }
            Need::Any(_) => *table,
        }
    }

    /// What is still needed after these cards.
    #[must_use]
    pub fn less(&self, paid: &Toppings) -> Need {
        match self {
            Need::Kinds(needs) => Need::Kinds(needs.saturating_sub(paid.values())),
            Need::Doubles(kinds) => Need::Doubles(kinds.except(paid.doubles.kinds())),
            Need::Any(count) => Need::Any(count.saturating_sub(paid.value())),
        }
    }

    /// The part of it that these cards pay.
    #[must_use]
    pub fn paid_by(&self, cards: &Toppings) -> Need {
        match (*self, self.less(cards)) {
            (Need::Kinds(needed), Need::Kinds(short)) => Need::Kinds(needed.saturating_sub(short)),
            (Need::Doubles(kinds), Need::Doubles(short)) => Need::Doubles(kinds.except(short)),
            (Need::Any(needed), Need::Any(short)) => Need::Any(needed - short),
            _ => Need::NOTHING,
        }
    }

    /// Whether these cards pay for it all, perhaps with too much.
    pub fn is_covered_by(&self, cards: &Toppings) -> bool {
        self.less(cards).is_met()
    }

    /// Whether each of these cards is wanted: without any one of them less would be paid (SM-18).
    pub fn wants_each_of(&self, cards: &Toppings) -> bool {
        match self {
            Need::Kinds(lack) => cards.columns().all(|(kind, column)| wants_each(lack.get(kind), column)),
            Need::Doubles(kinds) => {
                let one_double = Column { singles: 0, doubles: 1 };
                cards.columns().all(|(kind, column)| kinds.contains(kind) && column == one_double)
            }
            Need::Any(lack) => {
                wants_each(*lack, Column { singles: cards.singles.sum(), doubles: cards.doubles.sum() })
            }
        }
    }

    /// Whether these cards pay for it all and none of them is superfluous (MM-25, SM-18, SM-26).
    pub fn is_paid_by(&self, cards: &Toppings) -> bool {
        self.is_covered_by(cards) && self.wants_each_of(cards)
    }

    /// The fewest cards that could pay for it, as far as everyone can tell.
    pub fn fewest_cards(&self, doubles_exist: bool) -> u8 {
        match (self, doubles_exist) {
            (Need::Kinds(lack), true) => lack.halved_up().sum(),
            (Need::Kinds(lack), false) => lack.sum(),
            (Need::Doubles(kinds), _) => kinds.len() as u8,
            (Need::Any(count), true) => count.div_ceil(2),
            (Need::Any(count), false) => *count,
        }
    }

    /// The kinds that could be added.
    pub fn kinds_lacking(&self) -> KindSet {
        match self {
            Need::Kinds(lack) => lack.kinds(),
            Need::Doubles(kinds) => *kinds,
            Need::Any(_) => KindSet::ALL,
        }
    }

    /// Calls `each` with every way to pay for it all from `hand`, no card superfluous, none twice.
    pub fn payments(&self, hand: &Toppings, mut each: impl FnMut(Toppings)) {
        match self {
            _ if !self.is_covered_by(hand) => {}
            // Without doubles there is just one way.
            Need::Kinds(lack) if hand.doubles == Counts::ZERO => {
                each(Toppings { singles: *lack, doubles: Counts::ZERO });
            }
            Need::Doubles(kinds) => each(kinds.iter().map(|kind| Topping { kind, double: true }).collect()),
            _ => self.pay_kind_by_kind(Toppings::NONE, *hand, &mut each),
        }
    }

    /// Adds cards of `rest` to those of `paid`.
    fn pay_kind_by_kind(&self, paid: Toppings, mut rest: Toppings, each: &mut impl FnMut(Toppings)) {
        let Some((kind, column)) = rest.columns().next() else {
            each(paid);
            return;
        };
        rest -= Toppings::of(kind, column);
        for part in column.parts() {
            let paid = paid + Toppings::of(kind, part);
            // Nothing is superfluous so far, and what is still to come can pay the rest.
            if self.wants_each_of(&paid) && self.is_covered_by(&(paid + rest)) {
                self.pay_kind_by_kind(paid, rest, each);
            }
        }
    }
}

/// `2s1m` for ingredients, `1S1O` for double cards, `3any` for ingredients of any kinds.
impl fmt::Display for Need {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Need::Kinds(lack) => {
                let mut wanted = lack.iter().filter(|(_, count)| *count > 0);
                wanted.try_for_each(|(kind, count)| write!(f, "{count}{}", kind.letter()))
            }
            Need::Doubles(kinds) => {
                kinds.iter().try_for_each(|kind| write!(f, "1{}", Topping { kind, double: true }))
            }
            Need::Any(count) => write!(f, "{count}any"),
        }
    }
}

impl serde::Serialize for Need {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Without its smallest card the column must pay less than it does against `lack`.
fn wants_each(lack: u8, column: Column) -> bool {
    let smallest = match column {
        Column { singles: 0, doubles: 0 } => return true,
        Column { singles: 0, .. } => 2,
        Column { .. } => 1,
    };
    column.value() - smallest < lack
}

/// What a need of one kind takes from the table's column (SM-16).
fn doubles_first(column: Column, need: u8) -> Column {
    let doubles = column.doubles.min(need.div_ceil(2));
    let singles = column.singles.min(need.saturating_sub(2 * doubles));
    Column { singles, doubles }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn needs_are_written_in_notation() {
        let doubles = Need::Doubles([Kind::Salami, Kind::Olive].into_iter().collect());
        let written = [Need::kinds([(Kind::Salami, 2), (Kind::Mushroom, 1)]), doubles, Need::Any(3)]
            .map(|need| need.to_string());
        assert_eq!(written, ["2s1m", "1S1O", "3any"]);
    }
}
