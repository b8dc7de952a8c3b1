//! Piles of cards: the kitchen, the waiters, the oven.

use std::fmt;
use std::str::FromStr;

use super::order::Order;
use super::topping::Topping;
use crate::notation::{NotationError, serde_as_notation};
use crate::seat::Seat;

/// A pile of at most `N` cards; the last one is the top. Unlike a vector it is copied with the position.
#[derive(Clone, Copy)]
pub(super) struct Pile<T, const N: usize> {
    cards: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> Pile<T, N> {
    /// An empty pile; `filler` never counts as a card.
    pub(super) const fn new(filler: T) -> Self {
        Pile { cards: [filler; N], len: 0 }
    }

    pub(super) fn cards(&self) -> &[T] {
        &self.cards[..usize::from(self.len)]
    }

    pub(super) fn cards_mut(&mut self) -> &mut [T] {
        &mut self.cards[..usize::from(self.len)]
    }

    pub(super) const fn len(&self) -> u8 {
        self.len
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(super) fn push(&mut self, card: T) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    pub(super) fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[usize::from(self.len)])
    }

    pub(super) fn push_under(&mut self, card: T) {
        self.cards.copy_within(..usize::from(self.len), 1);
        self.cards[0] = card;
        self.len += 1;
    }

    pub(super) fn clear(&mut self) {
        self.len = 0;
    }
}

/// Two piles are equal when their cards are, whatever lay beyond the top before.
impl<T: Copy + PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

impl<T: Copy + Eq, const N: usize> Eq for Pile<T, N> {}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for Pile<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

/// A card of the kitchen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum KitchenCard {
    /// A topping.
    Topping(Topping),
    /// The Mamma Mia! or Sole Mio! card.
    Boss,
}

impl fmt::Display for KitchenCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            KitchenCard::Topping(topping) => topping.fmt(f),
            KitchenCard::Boss => f.write_str("boss"),
        }
    }
}

impl FromStr for KitchenCard {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "boss" { Ok(KitchenCard::Boss) } else { text.parse().map(KitchenCard::Topping) }
    }
}

/// What a card in the oven shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub enum OvenFace {
    /// A topping.
    Topping(Topping),
    /// An order and whose it is.
    Order(Seat, Order),
}

/// A card in the oven, in one byte: there can be 165 of them in every copy of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct OvenCard(u8);

const TOPPING_SORTS: u8 = 10;

impl OvenCard {
    pub(super) fn face(self) -> OvenFace {
        let Some(code) = self.0.checked_sub(TOPPING_SORTS) else {
            let kind = super::Kind::ALL[usize::from(self.0 / 2)];
            return OvenFace::Topping(Topping { kind, double: self.0 % 2 == 1 });
        };
        let seat = Seat::new(usize::from(code / Order::SORTS)).unwrap_or(Seat::FIRST);
        match Order::from_code(code % Order::SORTS) {
            Some(order) => OvenFace::Order(seat, order),
            None => unreachable!("a remainder is less than what it was divided by"),
        }
    }
}

impl From<Topping> for OvenCard {
    fn from(topping: Topping) -> Self {
        OvenCard(topping.kind as u8 * 2 + u8::from(topping.double))
    }
}

impl From<(Seat, Order)> for OvenCard {
    fn from((seat, order): (Seat, Order)) -> Self {
        OvenCard(TOPPING_SORTS + seat.index() as u8 * Order::SORTS + order.code())
    }
}

impl fmt::Display for OvenFace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OvenFace::Topping(topping) => topping.fmt(f),
            OvenFace::Order(seat, order) => write!(f, "{seat}:{order}"),
        }
    }
}

impl FromStr for OvenFace {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let Some((seat, order)) = text.split_once(':') else { return text.parse().map(OvenFace::Topping) };
        let wrong = || NotationError::new(text, "a seat and its order, such as 2:mixed");
        let number: usize = seat.parse().map_err(|_| wrong())?;
        let seat = number.checked_sub(1).and_then(Seat::new).ok_or_else(wrong)?;
        Ok(OvenFace::Order(seat, order.parse()?))
    }
}

serde_as_notation!(KitchenCard, OvenFace);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_oven_card_keeps_its_face() {
        for topping in Topping::all() {
            assert_eq!(OvenCard::from(topping).face(), OvenFace::Topping(topping));
        }
        for seat in Seat::all(5) {
            for order in Order::all() {
                assert_eq!(OvenCard::from((seat, order)).face(), OvenFace::Order(seat, order));
            }
        }
    }

    #[test]
    fn the_bottom_of_a_pile_is_drawn_last() {
        let mut pile = Pile::<u8, 4>::new(0);
        pile.push(1);
        pile.push(2);
        pile.push_under(3);
        assert_eq!([pile.pop(), pile.pop(), pile.pop(), pile.pop()], [Some(2), Some(1), Some(3), None]);
    }
}
