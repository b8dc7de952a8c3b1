//! Accessors for single facts about a game, without building a whole [`View`](super::View): simulations and
//! searches examine millions of games, and only a part of each. They include hidden cards: a player never has
//! a [`Pizza`], and a bot has only games that it imagined.

use super::{Hand, Kind, KitchenCard, Need, Order, Orders, OvenCard, Pizza, Toppings};
use crate::seat::Seat;

impl Pizza {
    /// The round being played, from 1.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// How many rounds there are.
    pub const fn rounds(&self) -> u8 {
        self.rounds
    }

    /// Whose turn it is in phase 1, or who had the last one.
    pub const fn on_turn(&self) -> Seat {
        self.on_turn
    }

    /// How many turns in a row no card has moved.
    pub const fn passes(&self) -> u8 {
        self.passes
    }

    /// Whether a card has moved in this turn.
    pub const fn moved(&self) -> bool {
        self.moved
    }

    /// Whether players who hold a topping must play one (MM-11, SM-8).
    pub const fn must_play_topping(&self) -> bool {
        self.must_play_topping
    }

    /// Who has the boss card.
    pub const fn boss(&self) -> Option<Seat> {
        self.boss
    }

    /// A seat's own kind.
    pub fn kind_of(&self, seat: Seat) -> Kind {
        self.own_kinds[seat]
    }

    /// A seat's hand.
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat]
    }

    /// A seat's waiter, the top last.
    pub fn waiter(&self, seat: Seat) -> &[Order] {
        self.waiters[seat].cards()
    }

    /// A seat's filled orders.
    pub fn filled(&self, seat: Seat) -> Orders {
        self.filled[seat]
    }

    /// The toppings on the table.
    pub const fn table(&self) -> &Toppings {
        &self.table
    }

    /// The toppings in the larder.
    pub const fn larder(&self) -> &Toppings {
        &self.larder
    }

    /// The kitchen, the top last.
    pub fn kitchen(&self) -> &[KitchenCard] {
        self.kitchen.cards()
    }

    /// The oven, the top last: the card played last, or in phase 2 the card revealed next.
    pub fn oven(&self) -> &[OvenCard] {
        self.oven.cards()
    }

    /// Whose order is being judged; nobody's in phase 1.
    pub fn owner(&self) -> Option<Seat> {
        self.judged.as_ref().map(|judged| judged.owner)
    }

    /// The order being judged; none in phase 1.
    pub fn order(&self) -> Option<Order> {
        self.judged.as_ref().map(|judged| judged.order)
    }

    /// The orders that joined it to a series.
    pub fn joined(&self) -> &[Order] {
        self.judged.as_ref().map_or(&[], |judged| judged.joined.cards())
    }

    /// The orders of the series that have a number, from 4 down.
    pub fn numbered(&self) -> &[Order] {
        self.judged.as_ref().map_or(&[], |judged| judged.numbered.cards())
    }

    /// The kinds chosen for the judged order so far.
    pub fn chosen(&self) -> &[Kind] {
        self.judged.as_ref().map_or(&[], |judged| judged.kinds.cards())
    }

    /// Whether the table alone could have paid for the judged order in some way.
    pub fn free(&self) -> bool {
        self.judged.as_ref().is_some_and(|judged| judged.free)
    }

    /// What the table lacks for the judged order; nothing in phase 1.
    pub fn lacking(&self) -> Need {
        self.judged.as_ref().map_or(Need::NOTHING, |_| self.lack())
    }

    /// What is asked of the opponents, or has been named of it so far.
    pub fn request(&self) -> Need {
        self.judged.as_ref().map_or(Need::NOTHING, |judged| judged.request)
    }

    /// What the owner has reserved to add if help comes.
    pub fn reserved(&self) -> Toppings {
        self.judged.as_ref().map_or(Toppings::NONE, |judged| judged.reserved)
    }

    /// The ingredients committed to a duel, and those shown against it so far.
    pub fn duel(&self) -> (u8, u8) {
        self.judged.as_ref().map_or((0, 0), |judged| (judged.committed.value(), judged.shown))
    }
}
