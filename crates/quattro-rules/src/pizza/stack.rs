//! Piles of cards: the kitchen, the waiters, the oven.

use std::fmt;
use std::str::FromStr;

use super::counts::Counts;
use super::kind::Kind;
use super::order::Order;
use super::topping::Topping;
use crate::notation::{Expected, NotationError, serde_as_notation};
use crate::seat::Seat;

/// A pile of at most `N` cards; the last one is the top. Unlike a vector it is copied with the position.
#[derive(Clone, Copy)]
pub struct CardStack<T, const N: usize> {
    cards: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> CardStack<T, N> {
    /// An empty pile; `filler` never counts as a card.
    pub const fn new(filler: T) -> Self {
        CardStack { cards: [filler; N], len: 0 }
    }

    /// The cards from the bottom to the top.
    pub fn cards(&self) -> &[T] {
        &self.cards[..usize::from(self.len)]
    }

    /// The cards from the bottom to the top, to be changed or shuffled.
    pub fn cards_mut(&mut self) -> &mut [T] {
        &mut self.cards[..usize::from(self.len)]
    }

    /// How many cards there are.
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is no card.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Puts a card on top.
    ///
    /// # Panics
    /// When there are `N` cards already.
    pub fn push(&mut self, card: T) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Takes the top card.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[usize::from(self.len)])
    }

    pub(super) fn push_under(&mut self, card: T) {
        self.cards.copy_within(..usize::from(self.len), 1);
        self.cards[0] = card;
        self.len += 1;
    }
}

/// Two piles are equal if their cards are, regardless of old cards beyond the top.
impl<T: Copy + PartialEq, const N: usize> PartialEq for CardStack<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

impl<T: Copy + Eq, const N: usize> Eq for CardStack<T, N> {}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for CardStack<T, N> {
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
pub struct OvenCard(u8);

const TOPPING_SORTS: u8 = 10;

impl OvenCard {
    /// What it shows.
    pub const fn face(self) -> OvenFace {
        FACES[self.0 as usize]
    }

    /// What it adds to the table: nothing if it is an order.
    pub const fn worth(self) -> Counts {
        WORTH[self.0 as usize]
    }
}

const WORTH: [Counts; 256] = {
    let mut worth = [Counts::ZERO; 256];
    let mut card = 0;
    while card < TOPPING_SORTS {
        if let OvenFace::Topping(topping) = face(card) {
            worth[card as usize] = Counts::of(topping.kind, topping.value());
        }
        card += 1;
    }
    worth
};

/// What every byte shows, precomputed because ovens are examined very often.
const FACES: [OvenFace; 256] = {
    let mut faces = [OvenFace::Topping(Topping { kind: Kind::Salami, double: false }); 256];
    let mut card = 0;
    while card < faces.len() {
        faces[card] = face(card as u8);
        card += 1;
    }
    faces
};

const fn face(card: u8) -> OvenFace {
    let Some(code) = card.checked_sub(TOPPING_SORTS) else {
        return OvenFace::Topping(Topping { kind: Kind::ALL[card as usize / 2], double: card % 2 == 1 });
    };
    match (Seat::new((code / Order::SORTS) as usize), Order::from_code(code % Order::SORTS)) {
        (Some(seat), Some(order)) => OvenFace::Order(seat, order),
        // No card has this number.
        _ => OvenFace::Topping(Topping { kind: Kind::Salami, double: false }),
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
        let wrong = || NotationError::new(text, Expected::SeatOrder);
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
            assert_eq!(OvenCard::from(topping).worth(), Counts::of(topping.kind, topping.value()));
        }
        for seat in Seat::all(5) {
            for order in Order::all() {
                assert_eq!(OvenCard::from((seat, order)).face(), OvenFace::Order(seat, order));
                assert_eq!(OvenCard::from((seat, order)).worth(), Counts::ZERO);
            }
        }
    }

    #[test]
    fn the_bottom_of_a_pile_is_drawn_last() {
        let mut pile = CardStack::<u8, 4>::new(0);
        pile.push(1);
        pile.push(2);
        pile.push_under(3);
        assert_eq!([pile.pop(), pile.pop(), pile.pop(), pile.pop()], [Some(2), Some(1), Some(3), None]);
    }
}
