//! The sixty cards (CA-1).

use std::fmt;
use std::str::FromStr;

use crate::notation::{Expected, NotationError, serde_as_notation};

/// A card's colour. It has no effect on the game; it distinguishes cards of the same number in records.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Red, `r`.
    Red,
    /// Yellow, `y`.
    Yellow,
    /// Green, `g`.
    Green,
    /// Blue, `b`.
    Blue,
    /// Violet, `v`.
    Violet,
}

impl Colour {
    /// All colours, in the order in which they are always listed.
    pub const ALL: [Colour; 5] = [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue, Colour::Violet];

    /// The letter that stands for this colour in notation.
    pub const fn letter(self) -> char {
        match self {
            Colour::Red => 'r',
            Colour::Yellow => 'y',
            Colour::Green => 'g',
            Colour::Blue => 'b',
            Colour::Violet => 'v',
        }
    }

    fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

/// The numbers of one colour: 0 to 9, and a second 1 and 7 (CA-1).
const NUMBERS: [u8; 12] = [0, 1, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9];

/// A card: a colour and a number, written `r7`.
///
/// One byte, because the game is copied a lot. The 1 and the 7 are there twice in each colour, and the two
/// are the same to everybody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CalcoryCard", type = "string"))]
pub struct Card(u8);

/// How many numbers there are, and so how far apart two colours are in [`Card`]'s byte.
const PER_COLOUR: u8 = 10;

impl Card {
    /// How many cards there are.
    pub const COUNT: usize = Colour::ALL.len() * NUMBERS.len();

    /// The card of this colour and number, if there is one.
    pub const fn new(colour: Colour, number: u8) -> Option<Card> {
        if number < PER_COLOUR { Some(Card(colour as u8 * PER_COLOUR + number)) } else { None }
    }

    /// The number on the card.
    pub const fn number(self) -> u8 {
        self.0 % PER_COLOUR
    }

    /// The colour of the card.
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 / PER_COLOUR) as usize]
    }

    /// How many different cards there are: two of one colour and number are the same.
    pub const KINDS: usize = Colour::ALL.len() * PER_COLOUR as usize;

    /// The index of this card among the different ones.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// How many there are of each different card, by [`Card::index`].
    pub const SUPPLY: [u8; Card::KINDS] = {
        let mut supply = [0; Card::KINDS];
        let mut index = 0;
        while index < Card::COUNT {
            supply[Card::DECK[index].index()] += 1;
            index += 1;
        }
        supply
    };

    /// All sixty cards, colour by colour and by number. Seeds depend on this order: never change it.
    const DECK: [Card; Card::COUNT] = {
        let mut deck = [Card(0); Card::COUNT];
        let mut index = 0;
        while index < Card::COUNT {
            let (colour, number) = (index / NUMBERS.len(), NUMBERS[index % NUMBERS.len()]);
            deck[index] = Card(colour as u8 * PER_COLOUR + number);
            index += 1;
        }
        deck
    };

    /// All sixty cards, colour by colour and by number.
    pub const fn deck() -> [Card; Card::COUNT] {
        Card::DECK
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour().letter(), self.number())
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let read = || {
            let mut letters = text.chars();
            let (colour, digit, end) = (letters.next()?, letters.next()?, letters.next());
            let number = digit.to_digit(10).filter(|_| end.is_none())?;
            Card::new(Colour::from_letter(colour)?, number as u8)
        };
        read().ok_or_else(|| NotationError::new(text, Expected::CalcoryCard))
    }
}

serde_as_notation!(Card);
