//! Editions: the differences between the three pizza games, as data.

use super::kind::Kind;
use super::order::{Order, Orders, Recipe};
use super::topping::Column;
use crate::rule::Rule;
use crate::setup::GameId;

/// A pizza game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edition {
    /// Mamma Mia! (1998).
    MammaMia,
    /// Sole Mio! (2004).
    SoleMio,
    /// Mamma Mia! Grande.
    Grande,
}

/// The numbers of an edition. What differs by mechanism has a method on [`Edition`].
#[derive(Debug)]
pub(super) struct Numbers {
    /// Toppings of each kind in the box (MM-1, SM-1, GR-1).
    pub toppings: Column,
    /// Toppings of each kind taken out with 2, 3, 4 and 5 players (MM-4, SM-3, GR-2).
    pub removed: [Column; 4],
    /// Toppings dealt to each player (MM-5, SM-4, GR-3).
    pub dealt_toppings: u8,
    /// Orders drawn by each player (MM-7, SM-5, GR-3).
    pub dealt_orders: u8,
    /// Rounds of a whole game (MM-9, SM-60, GR-4).
    pub rounds: u8,
}

const fn column(singles: u8, doubles: u8) -> Column {
    Column { singles, doubles }
}

static MAMMA_MIA: Numbers = Numbers {
    toppings: column(13, 0),
    removed: [column(5, 0), column(3, 0), column(1, 0), column(0, 0)],
    dealt_toppings: 6,
    dealt_orders: 1,
    rounds: 3,
};

static SOLE_MIO: Numbers = Numbers {
    toppings: column(9, 2),
    removed: [column(3, 1), column(1, 1), column(1, 0), column(0, 0)],
    dealt_toppings: 5,
    dealt_orders: 2,
    rounds: 2,
};

static GRANDE: Numbers = Numbers {
    toppings: column(12, 2),
    removed: [column(4, 1), column(1, 1), column(1, 0), column(0, 0)],
    dealt_toppings: 5,
    dealt_orders: 2,
    rounds: 3,
};

impl Edition {
    /// The edition that plays `game`, if it is a pizza game.
    pub const fn of(game: GameId) -> Option<Edition> {
        match game {
            GameId::MammaMia => Some(Edition::MammaMia),
            GameId::SoleMio => Some(Edition::SoleMio),
            GameId::Grande => Some(Edition::Grande),
            GameId::Calcory => None,
        }
    }

    /// The game of this edition.
    pub const fn game(self) -> GameId {
        match self {
            Edition::MammaMia => GameId::MammaMia,
            Edition::SoleMio => GameId::SoleMio,
            Edition::Grande => GameId::Grande,
        }
    }

    pub(super) const fn numbers(self) -> &'static Numbers {
        match self {
            Edition::MammaMia => &MAMMA_MIA,
            Edition::SoleMio => &SOLE_MIO,
            Edition::Grande => &GRANDE,
        }
    }

    /// Whether Sole Mio!'s mechanisms apply: doubles, help, series, a topping every turn, leftovers into the
    /// oven.
    pub const fn is_sole_mio_family(self) -> bool {
        !matches!(self, Edition::MammaMia)
    }

    /// The orders of a set with this own kind (MM-2, SM-2, GR-1).
    pub fn orders(self, own: Kind) -> impl Iterator<Item = Order> {
        Order::all().filter(move |order| match order.recipe() {
            Recipe::Classic(kind) => self != Edition::SoleMio && kind != own,
            Recipe::Mixed | Recipe::Bombastica | Recipe::Monotoni | Recipe::Minimale => {
                self != Edition::SoleMio
            }
            Recipe::Four(kind) => self != Edition::MammaMia && kind != own,
            _ => self != Edition::MammaMia,
        })
    }

    /// The orders of a set as a set.
    pub fn order_set(self, own: Kind) -> Orders {
        self.orders(own).collect()
    }

    /// Toppings of each kind that take part with this number of players.
    pub fn toppings_of_each_kind(self, players: u8) -> Column {
        self.numbers().toppings - self.removed_of_each_kind(players)
    }

    /// Toppings of each kind taken out at set-up with this number of players (MM-4, SM-3, GR-2).
    pub fn removed_of_each_kind(self, players: u8) -> Column {
        self.numbers().removed[usize::from(players - 2)]
    }

    /// The rule to cite: this number of Mamma Mia!, or that of Sole Mio!, which Grande follows.
    pub const fn cite(self, mamma_mia: u8, sole_mio: u8) -> Rule {
        match self {
            Edition::MammaMia => Rule::mm(mamma_mia),
            Edition::SoleMio | Edition::Grande => Rule::sm(sole_mio),
        }
    }
}
