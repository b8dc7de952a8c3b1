//! Chance for a single game: a seed, a record, or draws that somebody else makes, one card at a time.

use quattro_rules::chance::{Card, Chance, Seeded, ShuffleId};
use quattro_rules::record::{Record, Shuffled};
use quattro_rules::seat::Seat;

/// Where the shuffles of a game come from.
#[derive(Clone, Debug)]
pub(crate) enum Source {
    Seeded(Seeded),
    /// What a record says; what it does not say comes from a seed.
    Recorded {
        first_seat: Option<Seat>,
        shuffles: Vec<Shuffled>,
        beyond: Seeded,
    },
    Drawn(Draws),
}

/// Draws so far, and what is to be drawn next.
#[derive(Clone, Debug, Default)]
pub(crate) struct Draws {
    /// The outcomes, each an index among the different cards of its pile.
    outcomes: Vec<u8>,
    used: usize,
    /// Outcomes and how many cards have each. Empty if nothing is to be drawn.
    open: Vec<(u8, u32)>,
}

impl Draws {
    /// The next outcome, if it was drawn; otherwise these are open.
    fn next(&mut self, open: impl FnOnce() -> Vec<(u8, u32)>) -> Option<u8> {
        if !self.open.is_empty() {
            return None;
        }
        let outcome = self.outcomes.get(self.used).copied();
        match outcome {
            Some(_) => self.used += 1,
            None => self.open = open(),
        }
        outcome
    }

    /// Draws the cards one by one, the top of the pile first. Cards that nobody can tell apart are one outcome.
    fn shuffle<C: Card>(&mut self, cards: &mut [C]) {
        let mut left = cards.to_vec();
        left.sort_unstable();
        let mut sorts = left.clone();
        sorts.dedup();
        for place in (0..cards.len()).rev() {
            let open = || {
                let count = |sort: &C| left.iter().filter(|card| *card == sort).count() as u32;
                let counted = (0..).zip(&sorts).map(|(index, sort)| (index, count(sort)));
                counted.filter(|(_, count)| *count > 0).collect()
            };
            let Some(outcome) = self.next(open) else { return };
            let sort = sorts.get(usize::from(outcome));
            let Some(found) = sort.and_then(|sort| left.binary_search(sort).ok()) else { return };
            cards[place] = left.remove(found);
        }
    }
}

impl Source {
    pub(crate) fn recorded(record: &Record) -> Source {
        let (first_seat, shuffles) = (record.drawn_first_seat, record.shuffles.clone());
        Source::Recorded { first_seat, shuffles, beyond: Seeded::from_number(0) }
    }

    /// Whether everything is decided without anybody's draws.
    pub(crate) const fn is_decided(&self) -> bool {
        !matches!(self, Source::Drawn(_))
    }

    /// What is to be drawn.
    pub(crate) fn open(&self) -> Vec<(u8, u32)> {
        match self {
            Source::Drawn(draws) => draws.open.clone(),
            _ => Vec::new(),
        }
    }

    /// Draws this.
    pub(crate) fn draw(&mut self, outcome: u8) {
        if let Source::Drawn(draws) = self {
            draws.outcomes.push(outcome);
        }
    }
}

impl Chance for Source {
    fn shuffle<C: Card>(&mut self, pile: ShuffleId, cards: &mut [C]) {
        match self {
            Source::Seeded(seeded) => seeded.shuffle(pile, cards),
            Source::Drawn(draws) => draws.shuffle(cards),
            Source::Recorded { shuffles, beyond, .. } => {
                let recorded = shuffles.iter().find(|shuffled| shuffled.pile == pile);
                let top_first = recorded.map(|shuffled| shuffled.cards.split(' '));
                let read: Option<Vec<C>> =
                    top_first.map(|cards| cards.rev().filter_map(|card| card.parse().ok()).collect());
                match read.filter(|read| read.len() == cards.len()) {
                    Some(read) => cards.copy_from_slice(&read),
                    None => beyond.shuffle(pile, cards),
                }
            }
        }
    }

    fn first_seat(&mut self, players: u8) -> Seat {
        match self {
            Source::Seeded(seeded) => seeded.first_seat(players),
            Source::Recorded { first_seat, .. } => first_seat.unwrap_or(Seat::FIRST),
            Source::Drawn(draws) => {
                let first = draws.next(|| (0..players).map(|seat| (seat, 1)).collect());
                first.and_then(|seat| Seat::new(usize::from(seat))).unwrap_or(Seat::FIRST)
            }
        }
    }
}
