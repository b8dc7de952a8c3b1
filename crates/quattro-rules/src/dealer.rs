//! The dealer: what an engine needs from its caller.
//!
//! A dealer shuffles when asked and tells the seats what they may see. Every event is addressed when it is
//! made: the types of events for [`Audience::All`] cannot contain anything hidden, and what only one seat may
//! know is a second event for that seat alone. Nothing is filtered afterwards.

use serde::Serialize;

use crate::chance::{Card, Chance, ShuffleId};
use crate::seat::Seat;

/// Who is told of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// Every seat and every spectator.
    All,
    /// One seat alone.
    Only(Seat),
}

impl Audience {
    /// Whether `viewer` is told; `None` is a spectator.
    pub fn includes(self, viewer: Option<Seat>) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => viewer == Some(seat),
        }
    }
}

/// Shuffles the cards and tells the seats what happens.
pub trait Dealer<E>: Chance {
    /// Tells `to` of an event.
    fn tell(&mut self, to: Audience, event: E);

    /// The same for an event that takes work to describe: nothing is worked out where nobody listens.
    fn tell_with(&mut self, to: Audience, event: impl FnOnce() -> E) {
        self.tell(to, event());
    }
}

/// A dealer that discards events, for simulations and searches.
#[derive(Clone, Debug)]
pub struct Silent<C>(pub C);

impl<C: Chance> Chance for Silent<C> {
    fn shuffle<K: Card>(&mut self, pile: ShuffleId, cards: &mut [K]) {
        self.0.shuffle(pile, cards);
    }

    fn first_seat(&mut self, players: u8) -> Seat {
        self.0.first_seat(players)
    }
}

impl<C: Chance, E> Dealer<E> for Silent<C> {
    fn tell(&mut self, _: Audience, _: E) {}

    fn tell_with(&mut self, _: Audience, _: impl FnOnce() -> E) {}
}

/// An event and who was told of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Told<E> {
    /// Who was told.
    pub to: Audience,
    /// What happened.
    pub event: E,
}

/// A dealer that collects all events.
#[derive(Clone, Debug)]
pub struct Narrator<C, E> {
    /// Where the shuffles come from.
    pub chance: C,
    /// The events so far; the caller may remove them.
    pub told: Vec<Told<E>>,
}

impl<C, E> Narrator<C, E> {
    /// A narrator with nothing told yet.
    pub const fn new(chance: C) -> Self {
        Narrator { chance, told: Vec::new() }
    }
}

impl<C: Chance, E> Chance for Narrator<C, E> {
    fn shuffle<K: Card>(&mut self, pile: ShuffleId, cards: &mut [K]) {
        self.chance.shuffle(pile, cards);
    }

    fn first_seat(&mut self, players: u8) -> Seat {
        self.chance.first_seat(players)
    }
}

impl<C: Chance, E> Dealer<E> for Narrator<C, E> {
    fn tell(&mut self, to: Audience, event: E) {
        self.told.push(Told { to, event });
    }
}
