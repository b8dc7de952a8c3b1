//! Imagining a game: a whole game that looks like a view, with every hidden card made up.
//!
//! This is how a bot reasons about what it cannot see. It uses nothing of the real game but the view.

use thiserror::Error;

use super::card::Card;
use super::place::{Place, Places};
use super::set::{CardSet, MarkedSet};
use super::table::Table;
use super::turn::Step;
use super::view::{Spot, View};
use super::{Calcory, MOST_SEATS};
use crate::seat::{BySeat, Seat};

/// Why no game could be imagined.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ImagineError {
    /// Not one card for each face-down place and each won card.
    #[error("{given} cards are given for {hidden} hidden ones")]
    Count {
        /// How many cards are hidden.
        hidden: usize,
        /// How many were given.
        given: usize,
    },
    /// There are not that many of this card (CA-1).
    #[error("there are not that many {0}")]
    TooMany(Card),
    /// No game looks like this.
    #[error("no game looks like this view")]
    View,
}

impl Calcory {
    /// A game that looks like `view`. `face_down` are the cards on the face-down places, row by row from `A1`;
    /// `won` are the cards in the piles, those of the first seat first.
    ///
    /// # Errors
    /// When the cards are not the sixty of the game, or when no game looks like `view`.
    pub fn imagine(view: &View, face_down: &[Card], won: &[Card]) -> Result<Calcory, ImagineError> {
        let mut layout = Layout::read(view, face_down, won)?;
        layout.check_cards()?;
        let players = layout.share_piles(view)?;
        let game = Calcory {
            table: Table::imagined(layout.cards, layout.down, layout.won),
            turned: layout.turned,
            marked: layout.marked,
            players,
            on_turn: view.on_turn,
            step: view.step,
            quiet_turns: view.quiet_turns,
        };
        // A view contains some things twice, and could contradict itself.
        if game.public_view() == *view { Ok(game) } else { Err(ImagineError::View) }
    }
}

/// The grid of a view as it is read.
struct Layout {
    cards: [Card; Place::COUNT],
    down: Places,
    empty: Places,
    turned: CardSet,
    marked: Option<MarkedSet>,
    won: BySeat<Places>,
}

impl Layout {
    fn read(view: &View, face_down: &[Card], won: &[Card]) -> Result<Layout, ImagineError> {
        let mut layout = Layout {
            cards: Card::deck(),
            down: Places::default(),
            empty: Places::default(),
            turned: CardSet::default(),
            marked: None,
            won: BySeat::default(),
        };
        let (mut hidden, mut piles) = (face_down.iter(), won.iter());
        for (place, spot) in Place::all().zip(view.grid.as_flattened()) {
            let card = match spot {
                Spot::Empty => piles.next(),
                Spot::FaceDown => hidden.next(),
                Spot::FaceUp { card, .. } => Some(card),
            };
            layout.cards[place.index()] = *card.ok_or_else(|| wrong_count(view, face_down, won))?;
            layout.lay(place, *spot, view.step)?;
        }
        let all_used = hidden.as_slice().is_empty() && piles.as_slice().is_empty();
        if all_used { Ok(layout) } else { Err(wrong_count(view, face_down, won)) }
    }

    fn lay(&mut self, place: Place, spot: Spot, step: Step) -> Result<(), ImagineError> {
        match spot {
            Spot::Empty => self.empty.insert(place),
            Spot::FaceDown => self.down.insert(place),
            Spot::FaceUp { card, marker: Some(owner) } => {
                let marked = self.marked.get_or_insert(MarkedSet { owner, set: CardSet::default() });
                marked.set.add(place, card);
                let fits = marked.set.tally().can_be_marked() && !marked.set.exceeds_thirteen();
                if marked.owner != owner || !fits {
                    return Err(ImagineError::View);
                }
            }
            // The card that goes back belongs to no set any more.
            Spot::FaceUp { .. } if matches!(step, Step::PutBack { from, .. } if from == place) => {}
            Spot::FaceUp { card, marker: None } => {
                self.turned.add(place, card);
                if self.turned.exceeds_thirteen() {
                    return Err(ImagineError::View);
                }
            }
        }
        Ok(())
    }

    fn check_cards(&self) -> Result<(), ImagineError> {
        let mut left = Card::SUPPLY;
        for card in self.cards {
            let left = &mut left[card.index()];
            *left = left.checked_sub(1).ok_or(ImagineError::TooMany(card))?;
        }
        Ok(())
    }

    /// Remembers each player's won cards under empty places, and counts the players.
    fn share_piles(&mut self, view: &View) -> Result<u8, ImagineError> {
        let players = view.chairs.len() as u8;
        let seats_fit = (2..=usize::from(MOST_SEATS)).contains(&view.chairs.len());
        if !seats_fit || view.on_turn.number() > players {
            return Err(ImagineError::View);
        }
        let mut empty = self.empty.into_iter();
        for (seat, seen) in Seat::all(players).zip(&view.chairs) {
            self.won[seat] = empty.by_ref().take(usize::from(seen.pile)).collect();
        }
        if empty.next().is_some() { Err(ImagineError::View) } else { Ok(players) }
    }
}

fn wrong_count(view: &View, face_down: &[Card], won: &[Card]) -> ImagineError {
    let hidden = view.grid.as_flattened().iter().filter(|spot| !matches!(spot, Spot::FaceUp { .. })).count();
    ImagineError::Count { hidden, given: face_down.len() + won.len() }
}
