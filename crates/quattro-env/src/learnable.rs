//! What a game must offer to be learnt.

use std::fmt;
use std::str::FromStr;

use quattro_rules::chance::{Card, Chance, ShuffleId};
use quattro_rules::dealer::{Audience, Dealer};
use quattro_rules::game::Game;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use thiserror::Error;

use crate::page::{Bytes, Outline, Page, Section};

/// How much of the past an observation holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Recall {
    /// What can be seen at this moment; the player must remember the rest.
    None,
    /// Also what happened last: everybody's last turn.
    Last,
    /// Also what was announced before and still matters, as somebody with a perfect memory would know it.
    Log,
}

impl Recall {
    /// All of them, the shortest memory first.
    pub const ALL: [Recall; 3] = [Recall::None, Recall::Last, Recall::Log];

    /// The name in programs and documents.
    pub const fn name(self) -> &'static str {
        match self {
            Recall::None => "none",
            Recall::Last => "last",
            Recall::Log => "log",
        }
    }
}

impl fmt::Display for Recall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that names no [`Recall`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("not a memory: none, last or log")]
pub struct UnknownRecall;

impl FromStr for Recall {
    type Err = UnknownRecall;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Recall::ALL.into_iter().find(|recall| recall.name() == text).ok_or(UnknownRecall)
    }
}

/// What is remembered of a game: made of events that were told to everybody, so it is the same for all seats.
pub trait Heard<E>: Default + Clone + fmt::Debug + Send + Sync {
    /// Something was told to everybody.
    fn hear(&mut self, event: &E);
}

/// A game with numbered actions and observations.
pub trait Learnable: Game<View: Send> + Copy + Send + Sync {
    /// What is remembered of it.
    type Heard: Heard<Self::Event>;
    /// How one seat names seats, kinds and cards: its own first.
    type Labels: Clone + fmt::Debug + Send + Sync;
    /// What a seat sees, in a form that is quickly made again and again.
    type Seen;

    /// The labels of a seat in games with this set-up, which must be valid.
    fn labels(setup: &Setup, seat: Seat) -> Self::Labels;

    /// The name of every numbered action.
    fn action_names(game: GameId) -> Vec<String>;

    /// Marks the numbers of all legal actions with 1, the others with 0. `labels` are those of the seat that
    /// decides.
    fn mask(&self, labels: &Self::Labels, legal: &mut Vec<Self::Action>, mask: &mut [u8]);

    /// The action with this number. It need not be legal; `None` if nothing with this number can be meant now.
    fn action(
        &self,
        number: usize,
        labels: &Self::Labels,
        legal: &mut Vec<Self::Action>,
    ) -> Option<Self::Action>;

    /// What `seat` sees now.
    fn see(&self, seat: Seat) -> Self::Seen;

    /// The same, into memory that is there already.
    fn see_again(&self, seat: Seat, seen: &mut Self::Seen);

    /// Writes what a seat sees and remembers.
    fn write(
        seen: &Self::Seen,
        heard: &Self::Heard,
        recall: Recall,
        labels: &Self::Labels,
        page: &mut impl Page,
    );

    /// The number of an action that is legal now.
    fn number_of(
        &self,
        action: Self::Action,
        labels: &Self::Labels,
        legal: &mut Vec<Self::Action>,
    ) -> Option<usize>;

    /// The observation of a seat as bytes; `out` must have the length that [`Learnable::sections`] add up to.
    fn observe(
        seen: &Self::Seen,
        heard: &Self::Heard,
        recall: Recall,
        labels: &Self::Labels,
        out: &mut [u8],
    ) {
        Self::write(seen, heard, recall, labels, &mut Bytes::new(out));
    }

    /// What the bytes of an observation mean.
    fn sections(&self, setup: &Setup, recall: Recall) -> Vec<Section> {
        let mut outline = Outline::default();
        let labels = Self::labels(setup, Seat::FIRST);
        Self::write(&self.see(Seat::FIRST), &Self::Heard::default(), recall, &labels, &mut outline);
        outline.into_sections()
    }
}

/// A dealer whose announcements are remembered.
#[derive(Debug)]
pub struct Listening<'a, C, H> {
    /// Where the shuffles come from.
    pub chance: &'a mut C,
    /// What is remembered.
    pub heard: &'a mut H,
}

impl<C: Chance, H> Chance for Listening<'_, C, H> {
    fn shuffle<K: Card>(&mut self, pile: ShuffleId, cards: &mut [K]) {
        self.chance.shuffle(pile, cards);
    }

    fn first_seat(&mut self, players: u8) -> Seat {
        self.chance.first_seat(players)
    }
}

impl<E, C: Chance, H: Heard<E>> Dealer<E> for Listening<'_, C, H> {
    fn tell(&mut self, to: Audience, event: E) {
        if to == Audience::All {
            self.heard.hear(&event);
        }
    }

    /// Events that take work to describe say what can be seen anyway.
    fn tell_with(&mut self, _: Audience, _: impl FnOnce() -> E) {}
}
