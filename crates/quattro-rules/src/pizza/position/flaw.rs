//! What makes a position of a pizza game impossible.

use crate::pizza::{Kind, Order, Topping, Toppings};

/// Why a position of a pizza game is impossible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are named for what they hold")]
pub enum Flaw {
    /// A hand has at most seven cards (MM-13, SM-11).
    HandTooLarge { most: u8 },
    /// More orders than a player has (MM-2, SM-2).
    TooManyOrders { most: u8 },
    /// More cards than there are (MM-1, SM-1).
    TooManyCards,
    /// More toppings of a sort than take part (MM-4, SM-3, GR-2).
    TooManyToppings { topping: Topping, found: u8, exist: u8, players: u8 },
    /// The game has fewer rounds (MM-9, SM-60, GR-4).
    NoSuchRound { rounds: u8 },
    /// Toppings that are missing (MM-1, SM-1).
    ToppingsNowhere { toppings: Toppings },
    /// An order that is missing (MM-3, SM-5).
    OrderNowhere { order: Order },
    /// An order that appears twice (MM-2, SM-2).
    OrderTwice { order: Order },
    /// An order that a player with this own kind does not have (MM-2, SM-2).
    ForeignOrder { order: Order, own: Kind },
    /// Nobody has the boss card, and it is not in the kitchen (MM-1, SM-1).
    BossNowhere,
    /// Somebody has the boss card, and it is in the kitchen too (MM-1, SM-1).
    BossTaken,
    /// More than one boss card in the kitchen (MM-1, SM-1).
    BossTwice,
    /// Phase 1 is over once the kitchen is empty (MM-17, SM-13).
    KitchenEmpty,
    /// Phase 2 begins when the kitchen is empty (MM-17, SM-13).
    KitchenNotEmpty,
    /// Nobody is boss in phase 2 (MM-21, SM-14).
    NoBoss,
    /// Only Grande takes failed orders out of the game (MM-27, SM-20).
    OrdersRemoved,
    /// Toppings on the table before the first oven was emptied (MM-34).
    TableInFirstRound,
    /// Toppings on the table in phase 1 of a game that gathers them into the oven (SM-22).
    TableNotGathered,
}
