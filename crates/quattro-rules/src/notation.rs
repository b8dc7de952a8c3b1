//! Reading the short notation of cards and actions.

use std::fmt;

use thiserror::Error;

use crate::rule::Rule;

/// A text that is not the notation of what was expected. `quattro-words` puts it into a sentence; the
/// `Display` form is for logs and for the errors of parsers that hold only text.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("`{text}`: expected {expected}")]
pub struct NotationError {
    /// The offending text, cut to a length that can be shown.
    pub text: String,
    /// What was expected there.
    pub expected: Expected,
}

impl NotationError {
    /// An error about `text`.
    pub fn new(text: &str, expected: Expected) -> NotationError {
        NotationError { text: shown(text), expected }
    }
}

/// A text from outside, cut to a length that can be shown.
pub(crate) fn shown(text: &str) -> String {
    const LONGEST: usize = 40;
    let mut shown: String = text.chars().take(LONGEST).collect();
    if text.chars().count() > LONGEST {
        shown.push('…');
    }
    shown
}

/// Something that has a notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// The name of a game.
    Game,
    /// A kind of topping.
    Kind,
    /// Different kinds.
    Kinds,
    /// A topping card.
    Topping,
    /// Numbers of toppings.
    Toppings,
    /// Toppings of a single kind, to be played (MM-10, SM-8).
    PlayedColumn,
    /// Toppings of a single kind, to be committed to a duel (SM-41).
    CommittedColumn,
    /// An order.
    Order,
    /// A seat and one of its orders.
    SeatOrder,
    /// A player, by seat number or own kind.
    Player,
    /// An action of a pizza game.
    PizzaAction,
    /// A place of Calcory's grid.
    Place,
    /// A card of Calcory.
    CalcoryCard,
    /// An action of Calcory.
    CalcoryAction,
}

impl Expected {
    /// Everything that can be expected.
    pub const ALL: [Expected; 14] = [
        Expected::Game,
        Expected::Kind,
        Expected::Kinds,
        Expected::Topping,
        Expected::Toppings,
        Expected::PlayedColumn,
        Expected::CommittedColumn,
        Expected::Order,
        Expected::SeatOrder,
        Expected::Player,
        Expected::PizzaAction,
        Expected::Place,
        Expected::CalcoryCard,
        Expected::CalcoryAction,
    ];

    /// The selector for messages.
    pub const fn name(self) -> &'static str {
        match self {
            Expected::Game => "game",
            Expected::Kind => "kind",
            Expected::Kinds => "kinds",
            Expected::Topping => "topping",
            Expected::Toppings => "toppings",
            Expected::PlayedColumn => "played-column",
            Expected::CommittedColumn => "committed-column",
            Expected::Order => "order",
            Expected::SeatOrder => "seat-order",
            Expected::Player => "player",
            Expected::PizzaAction => "pizza-action",
            Expected::Place => "place",
            Expected::CalcoryCard => "calcory-card",
            Expected::CalcoryAction => "calcory-action",
        }
    }

    /// Examples in notation; for games and kinds the complete list.
    pub const fn examples(self) -> &'static str {
        match self {
            Expected::Game => "mamma-mia, sole-mio, grande, calcory",
            Expected::Kind => "salami, pineapple, mushroom, chili, olive",
            Expected::Kinds => "olive, salami+olive",
            Expected::Topping => "s, p, m, c, o, S, P, M, C, O",
            Expected::Toppings => "3s1P, none",
            Expected::PlayedColumn | Expected::CommittedColumn => "3s, 2p1P",
            Expected::Order => "classic-salami, mixed, ladder",
            Expected::SeatOrder => "2:mixed",
            Expected::Player => "1, salami",
            Expected::PizzaAction => "play:3s, order:mixed, draw:kitchen, add:1p, no",
            Expected::Place => "A1, B3, J6",
            Expected::CalcoryCard => "r7, y0, g1, b9, v4",
            Expected::CalcoryAction => "turn:B3, stop, back:B3, put:C4",
        }
    }

    /// The rules that require it, if it is more than a matter of notation.
    pub const fn rules(self) -> &'static [Rule] {
        const PLAYED: [Rule; 2] = [Rule::mm(10), Rule::sm(8)];
        const COMMITTED: [Rule; 1] = [Rule::sm(41)];
        match self {
            Expected::PlayedColumn => &PLAYED,
            Expected::CommittedColumn => &COMMITTED,
            _ => &[],
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({}", self.name(), self.examples())?;
        self.rules().iter().try_for_each(|rule| write!(f, "; {rule}"))?;
        f.write_str(")")
    }
}

/// Implements `Serialize` and `Deserialize` through `Display` and `FromStr`.
macro_rules! serde_as_notation {
    ($($type:ty),+ $(,)?) => {$(
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )+};
}

pub(crate) use serde_as_notation;
