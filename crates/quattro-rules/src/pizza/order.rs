//! Orders: what they ask for, and sets of them.

use std::fmt;
use std::str::FromStr;

use super::kind::Kind;
use crate::notation::{Expected, NotationError, serde_as_notation};

/// What an order asks for (MM-2, SM-2). Needs that depend on the owner are counted in `scoring::need`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Recipe {
    /// Four of this kind and one of the own kind.
    Classic(Kind),
    /// One of each kind.
    Mixed,
    /// Fifteen of any kinds; takes the whole table (MM-29).
    Bombastica,
    /// Six of a kind of the owner's choice and one of the own (MM-30).
    Monotoni,
    /// Three of the scarcest kind and one of the own (MM-33).
    Minimale,
    /// Four of this kind; may begin a series (SM-31).
    Four(Kind),
    /// Two of each kind but the own (SM-53).
    Pairs,
    /// At least two of the own kind, against the opponents' hands (SM-41).
    Duel,
    /// Equal the kind that an opponent shows (SM-46).
    Match,
    /// Two and two of other kinds, and none of the own on the table (SM-50).
    WithoutMe,
    /// Two double cards of different kinds (SM-51).
    TwoDoubles,
    /// Four, three, two and one of four kinds (SM-52).
    Ladder,
    /// Four of the boss's own kind (SM-54).
    ForTheBoss,
}

/// An order card: a recipe in one byte. Its owner follows from where it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Order(u8);

use Kind::{Chili, Mushroom, Olive, Pineapple, Salami};

const CARDS: [(Recipe, &str); 21] = [
    (Recipe::Classic(Salami), "classic-salami"),
    (Recipe::Classic(Pineapple), "classic-pineapple"),
    (Recipe::Classic(Mushroom), "classic-mushroom"),
    (Recipe::Classic(Chili), "classic-chili"),
    (Recipe::Classic(Olive), "classic-olive"),
    (Recipe::Mixed, "mixed"),
    (Recipe::Bombastica, "bombastica"),
    (Recipe::Monotoni, "monotoni"),
    (Recipe::Minimale, "minimale"),
    (Recipe::Four(Salami), "four-salami"),
    (Recipe::Four(Pineapple), "four-pineapple"),
    (Recipe::Four(Mushroom), "four-mushroom"),
    (Recipe::Four(Chili), "four-chili"),
    (Recipe::Four(Olive), "four-olive"),
    (Recipe::Pairs, "pairs"),
    (Recipe::Duel, "duel"),
    (Recipe::Match, "match"),
    (Recipe::WithoutMe, "without-me"),
    (Recipe::TwoDoubles, "two-doubles"),
    (Recipe::Ladder, "ladder"),
    (Recipe::ForTheBoss, "for-the-boss"),
];

impl Order {
    /// How many sorts of order card there are.
    pub const SORTS: u8 = CARDS.len() as u8;

    /// Every sort of order card.
    pub fn all() -> impl Iterator<Item = Order> {
        (0..Order::SORTS).map(Order)
    }

    /// The card with this code, if there is one.
    pub const fn from_code(code: u8) -> Option<Order> {
        if code < Order::SORTS { Some(Order(code)) } else { None }
    }

    /// A number less than [`Order::SORTS`], for tables.
    pub const fn code(self) -> u8 {
        self.0
    }

    /// What it asks for.
    pub const fn recipe(self) -> Recipe {
        CARDS[self.0 as usize].0
    }

    /// The name used in files and notation.
    pub const fn name(self) -> &'static str {
        CARDS[self.0 as usize].1
    }

    /// Whether it can be part of a series (SM-31, GR-8).
    pub const fn is_four(self) -> bool {
        matches!(self.recipe(), Recipe::Four(_))
    }
}

impl From<Recipe> for Order {
    fn from(recipe: Recipe) -> Self {
        let code = CARDS.iter().position(|(other, _)| *other == recipe);
        Order(code.unwrap_or_default() as u8)
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Order {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let order = Order::all().find(|order| order.name() == text);
        order.ok_or_else(|| NotationError::new(text, Expected::Order))
    }
}

/// A set of one player's orders.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string[]"))]
pub struct Orders(u32);

impl Orders {
    /// No order.
    pub const NONE: Orders = Orders(0);

    /// Whether the order is in the set.
    pub const fn contains(self, order: Order) -> bool {
        self.0 & (1 << order.0) != 0
    }

    /// Puts an order into the set.
    pub fn insert(&mut self, order: Order) {
        self.0 |= 1 << order.0;
    }

    /// Takes an order out of the set.
    pub fn remove(&mut self, order: Order) {
        self.0 &= !(1 << order.0);
    }

    /// How many orders there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is no order.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The orders, in the order in which they are always listed.
    pub fn iter(self) -> impl Iterator<Item = Order> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let code = (left != 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(Order(code))
        })
    }
}

impl Extend<Order> for Orders {
    fn extend<T: IntoIterator<Item = Order>>(&mut self, cards: T) {
        for card in cards {
            self.insert(card);
        }
    }
}

impl FromIterator<Order> for Orders {
    fn from_iter<T: IntoIterator<Item = Order>>(cards: T) -> Self {
        let mut orders = Orders::NONE;
        orders.extend(cards);
        orders
    }
}

impl fmt::Display for Orders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.iter().map(Order::name).collect();
        f.pad(&names.join(" "))
    }
}

impl serde::Serialize for Orders {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

serde_as_notation!(Order);
