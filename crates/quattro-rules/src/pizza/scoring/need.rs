//! What an order asks for, who pays it, and with which cards.

use std::fmt;

use crate::pizza::kind::{ByKind, Kind, KindSet};
use crate::pizza::topping::{Column, Topping, Toppings};

/// Toppings that are needed or still lacking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// So many ingredients of each kind; a double pays two.
    Kinds(ByKind<u8>),
    /// A double card of each of these kinds (SM-51).
    Doubles(KindSet),
    /// So many ingredients of any kinds (MM-29).
    Any(u8),
}

impl Need {
    /// Nothing at all.
    pub const NOTHING: Need = Need::Kinds(ByKind([0; 5]));

    /// So many of each kind named.
    pub fn kinds(needs: impl IntoIterator<Item = (Kind, u8)>) -> Need {
        let mut all = ByKind::default();
        for (kind, count) in needs {
            all[kind] += count;
        }
        Need::Kinds(all)
    }

    /// Whether nothing is lacking.
    pub fn is_met(&self) -> bool {
        match self {
            Need::Kinds(lack) => *lack == ByKind::default(),
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
                    used[kind] = doubles_first(table[kind], *need);
                }
                used
            }
            Need::Doubles(kinds) => {
                let on_table = kinds.iter().map(|kind| Topping { kind, double: true }).filter(|card| table.has(*card));
                on_table.collect()
            }
            Need::Any(_) => *table,
        }
    }

    /// What is still needed after these cards.
    #[must_use]
    pub fn less(&self, paid: &Toppings) -> Need {
        match self {
            Need::Kinds(needs) => {
                let mut lack = *needs;
                for (kind, column) in paid.0.iter() {
                    lack[kind] = lack[kind].saturating_sub(column.value());
                }
                Need::Kinds(lack)
            }
            Need::Doubles(kinds) => {
                let missing = kinds.iter().filter(|kind| paid[*kind].doubles == 0);
                Need::Doubles(missing.collect())
            }
            Need::Any(count) => Need::Any(count.saturating_sub(paid.value())),
        }
    }

    /// Whether these cards pay for it all, perhaps with too much.
    pub fn is_covered_by(&self, cards: &Toppings) -> bool {
        self.less(cards).is_met()
    }

    /// Whether each of these cards is wanted: without any one of them less would be paid (SM-18).
    pub fn wants_each_of(&self, cards: &Toppings) -> bool {
        match self {
            Need::Kinds(lack) => cards.columns().all(|(kind, column)| wants_each(lack[kind], column)),
            Need::Doubles(kinds) => cards.columns().all(|(kind, column)| {
                kinds.contains(kind) && column == Column { singles: 0, doubles: 1 }
            }),
            Need::Any(lack) => {
                let (singles, doubles) = cards.columns().fold((0, 0), |(singles, doubles), (_, column)| {
                    (singles + column.singles, doubles + column.doubles)
                });
                wants_each(*lack, Column { singles, doubles })
            }
        }
    }

    /// Whether these cards pay for it all and none of them is superfluous (MM-25, SM-18, SM-26).
    pub fn is_paid_by(&self, cards: &Toppings) -> bool {
        self.is_covered_by(cards) && self.wants_each_of(cards)
    }

    /// The fewest cards that could pay for it, as far as everyone can tell.
    pub fn fewest_cards(&self, doubles_exist: bool) -> u8 {
        let cards = |value: u8| if doubles_exist { value.div_ceil(2) } else { value };
        match self {
            Need::Kinds(lack) => lack.0.iter().map(|count| cards(*count)).sum(),
            Need::Doubles(kinds) => kinds.len() as u8,
            Need::Any(count) => cards(*count),
        }
    }

    /// The kinds that could be added.
    pub fn kinds_lacking(&self) -> KindSet {
        let lacks = |kind: &Kind| match self {
            Need::Kinds(lack) => lack[*kind] > 0,
            Need::Doubles(kinds) => kinds.contains(*kind),
            Need::Any(count) => *count > 0,
        };
        Kind::ALL.into_iter().filter(lacks).collect()
    }

    /// Calls `each` with every way to pay for it all from `hand`, no card superfluous, none twice.
    pub fn payments(&self, hand: &Toppings, mut each: impl FnMut(Toppings)) {
        if self.is_covered_by(hand) {
            self.pay_kind_by_kind(hand, 0, &mut Toppings::NONE.clone(), &mut each);
        }
    }

    fn pay_kind_by_kind(&self, hand: &Toppings, index: usize, paid: &mut Toppings, each: &mut impl FnMut(Toppings)) {
        let Some(&kind) = Kind::ALL.get(index) else {
            if self.is_paid_by(paid) {
                each(*paid);
            }
            return;
        };
        for part in hand[kind].parts() {
            if self.allows_part(kind, part) {
                paid[kind] = part;
                self.pay_kind_by_kind(hand, index + 1, paid, each);
            }
        }
        paid[kind] = Column::default();
    }

    /// Whether a full payment may hold just `part` of this kind; keeps the search narrow.
    fn allows_part(&self, kind: Kind, part: Column) -> bool {
        match self {
            Need::Kinds(lack) => part.value() >= lack[kind] && wants_each(lack[kind], part),
            Need::Doubles(kinds) => part == Column { singles: 0, doubles: u8::from(kinds.contains(kind)) },
            Need::Any(_) => true,
        }
    }
}

/// `2s1m` for ingredients, `1S1O` for double cards, `3 of any kind`.
impl fmt::Display for Need {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Need::Kinds(lack) => {
                let wanted = lack.iter().filter(|(_, count)| **count > 0);
                wanted.map(|(kind, count)| write!(f, "{count}{}", kind.letter())).collect()
            }
            Need::Doubles(kinds) => {
                kinds.iter().map(|kind| write!(f, "1{}", Topping { kind, double: true })).collect()
            }
            Need::Any(count) => write!(f, "{count} of any kind"),
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
