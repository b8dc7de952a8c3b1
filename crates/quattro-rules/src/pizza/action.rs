//! Moves, the questions they answer, and their notation (`docs/notation.md`).

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use super::kind::{Kind, KindSet};
use super::order::Order;
use super::topping::{Column, Topping, Toppings};
use crate::notation::{Expected, NotationError, serde_as_notation};
use crate::seat::Seat;

/// Where a hand is refilled from (MM-13, SM-11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Source {
    /// The common pile of toppings.
    Kitchen,
    /// The own pile of orders.
    Waiter,
}

/// A question that the game puts to a seat. What is asked is public; what can be answered is not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "ask", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PizzaDecision"))]
pub enum Decision {
    /// Which toppings to play (MM-10, SM-8).
    PlayToppings,
    /// Which order to play (MM-12, SM-10).
    PlayOrder,
    /// Which pile to draw from (MM-13, SM-11).
    Draw,
    /// Whether another four joins the revealed one (SM-31).
    Series,
    /// Which order of the series takes this number (SM-32).
    Number {
        /// 4, 3, 2 or 1.
        number: u8,
    },
    /// Which kind or kinds the order is filled with (MM-30, MM-33, SM-50 to SM-52).
    Choose,
    /// Whether and how to complete the order (MM-25, SM-18, SM-19).
    Settle,
    /// What of this kind the owner will add to what is asked for (SM-24, SM-25).
    Reserve {
        /// The kind in question.
        kind: Kind,
    },
    /// How much of this kind to ask for, where the order leaves the kinds open (GR-7).
    Want {
        /// The kind in question.
        kind: Kind,
    },
    /// Whether this opponent helps (SM-25).
    Help {
        /// Who is asked.
        seat: Seat,
    },
    /// What to commit to a duel (SM-41).
    Commit,
    /// Whether this opponent shows toppings against a duel (SM-42).
    ShowAgainst {
        /// Who is asked.
        seat: Seat,
    },
    /// Whom to name for a match (SM-46).
    Name,
    /// Which topping this opponent shows (SM-46).
    ShowOne {
        /// Who was named.
        seat: Seat,
    },
    /// With which card the owner matches the one shown (SM-47).
    Match {
        /// The kind that was shown.
        kind: Kind,
    },
}

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `play:2p1P`: toppings of one kind into the oven.
    Play(Kind, Column),
    /// `skip`: no topping, no order, or no further order for the series.
    Skip,
    /// `order:mixed`: an order into the oven.
    Order(Order),
    /// `draw:kitchen` or `draw:waiter`.
    Draw(Source),
    /// `join:four-olive`: another four for the series.
    Join(Order),
    /// `number:four-olive`: this order takes the number in question.
    Number(Order),
    /// `choose:olive` or `choose:salami+olive`: the kinds for the order.
    Choose(KindSet),
    /// `add:1p`: completes the order from hand.
    Add(Toppings),
    /// `ask`: asks the opponents for help.
    Ask,
    /// `reserve:1p` or `reserve:none`: what the owner will add if help comes.
    Reserve(Toppings),
    /// `want:2p`: how much of a kind is asked for.
    Want(Kind, u8),
    /// `give:1p`: gives all that was asked for.
    Give(Toppings),
    /// `commit:2p` or `commit:2p+1P`: toppings for a duel, from the table and then from hand.
    Commit {
        /// The part of the table's column.
        table: Column,
        /// The part of the owner's hand.
        hand: Column,
        /// The owner's kind.
        kind: Kind,
    },
    /// `show`: shows all toppings of the duel's kind.
    Show,
    /// `name:2`: the opponent for a match.
    Name(Seat),
    /// `show:P`: the topping shown for a match.
    ShowOne(Topping),
    /// `no`: declines, whatever was asked.
    No,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Play(kind, column) => write!(f, "play:{}", Toppings::of(kind, column)),
            Action::Skip => f.write_str("skip"),
            Action::Order(order) => write!(f, "order:{order}"),
            Action::Draw(Source::Kitchen) => f.write_str("draw:kitchen"),
            Action::Draw(Source::Waiter) => f.write_str("draw:waiter"),
            Action::Join(order) => write!(f, "join:{order}"),
            Action::Number(order) => write!(f, "number:{order}"),
            Action::Choose(kinds) => write!(f, "choose:{kinds}"),
            Action::Add(toppings) => write!(f, "add:{toppings}"),
            Action::Ask => f.write_str("ask"),
            Action::Reserve(toppings) => write!(f, "reserve:{toppings}"),
            Action::Want(kind, count) => write!(f, "want:{count}{}", kind.letter()),
            Action::Give(toppings) => write!(f, "give:{toppings}"),
            Action::Commit { table, hand, kind } => {
                write!(f, "commit:{}", Toppings::of(kind, table))?;
                if hand.is_empty() { Ok(()) } else { write!(f, "+{}", Toppings::of(kind, hand)) }
            }
            Action::Show => f.write_str("show"),
            Action::Name(seat) => write!(f, "name:{seat}"),
            Action::ShowOne(topping) => write!(f, "show:{topping}"),
            Action::No => f.write_str("no"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || NotationError::new(text, Expected::PizzaAction);
        let Some((verb, object)) = text.split_once(':') else {
            return match text {
                "skip" => Ok(Action::Skip),
                "ask" => Ok(Action::Ask),
                "show" => Ok(Action::Show),
                "no" => Ok(Action::No),
                _ => Err(wrong()),
            };
        };
        Ok(match verb {
            "play" => {
                let (kind, column) = one_column(object)?;
                Action::Play(kind, column)
            }
            "order" => Action::Order(object.parse()?),
            "draw" if object == "kitchen" => Action::Draw(Source::Kitchen),
            "draw" if object == "waiter" => Action::Draw(Source::Waiter),
            "join" => Action::Join(object.parse()?),
            "number" => Action::Number(object.parse()?),
            "choose" => Action::Choose(object.parse()?),
            "add" => Action::Add(object.parse()?),
            "reserve" => Action::Reserve(object.parse()?),
            "want" => want(object).ok_or_else(wrong)?,
            "give" => Action::Give(object.parse()?),
            "commit" => commit(object)?,
            "name" => Action::Name(seat(object).ok_or_else(wrong)?),
            "show" => Action::ShowOne(object.parse()?),
            _ => return Err(wrong()),
        })
    }
}

serde_as_notation!(Action);

fn one_column(text: &str) -> Result<(Kind, Column), NotationError> {
    single_column(&text.parse()?).ok_or_else(|| NotationError::new(text, Expected::PlayedColumn))
}

fn single_column(toppings: &Toppings) -> Option<(Kind, Column)> {
    let mut columns = toppings.columns();
    columns.next().filter(|_| columns.next().is_none())
}

fn want(text: &str) -> Option<Action> {
    let kind = text.chars().last().and_then(Kind::from_letter).filter(|(_, double)| !double)?.0;
    text[..text.len() - 1].parse().ok().filter(|count| *count < 100).map(|count| Action::Want(kind, count))
}

fn commit(text: &str) -> Result<Action, NotationError> {
    let (table, hand) = text.split_once('+').unwrap_or((text, "none"));
    let (table, hand): (Toppings, Toppings) = (table.parse()?, hand.parse()?);
    let mut all = table;
    all += hand;
    let (kind, _) = single_column(&all).ok_or_else(|| NotationError::new(text, Expected::CommittedColumn))?;
    Ok(Action::Commit { table: table.column(kind), hand: hand.column(kind), kind })
}

fn seat(text: &str) -> Option<Seat> {
    text.parse::<usize>().ok()?.checked_sub(1).and_then(Seat::new)
}
