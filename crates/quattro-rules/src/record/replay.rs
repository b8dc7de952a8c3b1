//! Playing a record again, move by move.

use super::{Move, Record, RecordError, ShuffleFlaw, Shuffled};
use crate::chance::{Card, Chance, ShuffleId};
use crate::dealer::{Narrator, Told};
use crate::game::Game;
use crate::notation::shown;
use crate::rule::Rule;
use crate::seat::Seat;
use crate::setup::GameId;

/// A [`Chance`] that answers from a record.
#[derive(Clone, Debug)]
struct Recorded {
    drawn_first_seat: Option<Seat>,
    shuffles: std::vec::IntoIter<Shuffled>,
    game: GameId,
    /// The first disagreement between record and rules; until it is noticed, the game continues with cards in
    /// any order.
    wrong: Option<(Rule, ShuffleFlaw)>,
}

impl Recorded {
    fn try_shuffle<K: Card>(&mut self, pile: ShuffleId, cards: &mut [K]) -> Result<(), ShuffleFlaw> {
        let Some(shuffled) = self.shuffles.next() else { return Err(ShuffleFlaw::Missing(pile)) };
        if shuffled.pile != pile {
            return Err(ShuffleFlaw::Other { found: shuffled.pile, due: pile });
        }
        let read =
            |text: &str| text.parse::<K>().map_err(|_| ShuffleFlaw::NotACard { pile, text: shown(text) });
        let recorded = shuffled.cards.split_whitespace().rev().map(read).collect::<Result<Vec<K>, _>>()?;
        let sorted = |cards: &[K]| {
            let mut cards = cards.to_vec();
            cards.sort_unstable();
            cards
        };
        if sorted(&recorded) != sorted(cards) {
            return Err(ShuffleFlaw::WrongCards(pile));
        }
        cards.copy_from_slice(&recorded);
        Ok(())
    }
}

fn shuffle_rule(game: GameId, pile: ShuffleId) -> Rule {
    match (game, pile) {
        (GameId::Calcory, _) => Rule::ca(3),
        (GameId::MammaMia, ShuffleId::Kitchen(1)) => Rule::mm(5),
        (GameId::MammaMia, ShuffleId::Kitchen(_)) => Rule::mm(35),
        (GameId::MammaMia, _) => Rule::mm(3),
        (_, ShuffleId::Waiter(_)) => Rule::sm(5),
        (GameId::Grande, ShuffleId::Deal | ShuffleId::Kitchen(1)) => Rule::gr(3),
        (_, ShuffleId::Kitchen(round)) if round > 1 => Rule::sm(23),
        _ => Rule::sm(4),
    }
}

/// How a game ends, and who wins it.
const fn end_rule(game: GameId) -> Rule {
    match game {
        GameId::MammaMia => Rule::mm(37),
        GameId::SoleMio => Rule::sm(60),
        GameId::Grande => Rule::gr(9),
        GameId::Calcory => Rule::ca(19),
    }
}

impl Chance for Recorded {
    fn shuffle<K: Card>(&mut self, pile: ShuffleId, cards: &mut [K]) {
        if let Err(flaw) = self.try_shuffle(pile, cards) {
            self.wrong.get_or_insert((shuffle_rule(self.game, pile), flaw));
        }
    }

    fn first_seat(&mut self, players: u8) -> Seat {
        let drawn = self.drawn_first_seat.filter(|seat| seat.number() <= players);
        if drawn.is_none() {
            self.wrong.get_or_insert((self.game.first_seat_rule(), ShuffleFlaw::NoFirstSeat));
        }
        drawn.unwrap_or(Seat::FIRST)
    }
}

/// A record being replayed, move by move.
#[derive(Clone, Debug)]
pub struct Replay<'r, G: Game> {
    record: &'r Record,
    game: G,
    dealer: Narrator<Recorded, G::Event>,
    opening: Vec<Told<G::Event>>,
    played: usize,
}

/// A move of a replay and what came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Step<G: Game> {
    /// The move's number.
    pub number: u32,
    /// Who took it.
    pub seat: Seat,
    /// The action.
    pub action: G::Action,
    /// Everything that was told.
    pub told: Vec<Told<G::Event>>,
}

impl<'r, G: Game> Replay<'r, G> {
    /// Deals as the record says.
    ///
    /// # Errors
    /// When the set-up or the opening deal is impossible.
    pub fn open(record: &'r Record) -> Result<Self, RecordError> {
        let chance = Recorded {
            drawn_first_seat: record.drawn_first_seat,
            shuffles: record.shuffles.clone().into_iter(),
            game: record.game,
            wrong: None,
        };
        let mut dealer = Narrator::new(chance);
        let game = G::deal(&record.setup(), &mut dealer)?;
        let opening = std::mem::take(&mut dealer.told);
        let mut replay = Replay { record, game, dealer, opening, played: 0 };
        replay.check_shuffles()?;
        replay.check_end()?;
        Ok(replay)
    }

    /// What was told during set-up.
    pub fn opening(&self) -> &[Told<G::Event>] {
        &self.opening
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Plays the next move; `None` after the last.
    ///
    /// # Errors
    /// When the move, or a shuffle that follows it, is impossible, or the result after the last is another.
    pub fn step(&mut self) -> Result<Option<Step<G>>, RecordError> {
        let Some(next) = self.record.actions.get(self.played) else { return Ok(None) };
        let number = self.played as u32 + 1;
        self.check_turn(next, number)?;
        let action: G::Action =
            next.action.parse().map_err(|error| RecordError::Notation { number, error })?;
        self.game.apply(action, &mut self.dealer).map_err(|refusal| RecordError::Illegal {
            number,
            action: action.to_string(),
            refusal,
        })?;
        self.played += 1;
        self.check_shuffles()?;
        self.check_end()?;
        Ok(Some(Step { number, seat: next.seat, action, told: std::mem::take(&mut self.dealer.told) }))
    }

    fn check_turn(&self, next: &Move, number: u32) -> Result<(), RecordError> {
        if next.n != number {
            return Err(RecordError::Number { number, found: next.n });
        }
        match self.game.to_act() {
            None => Err(RecordError::AfterTheEnd { number, rule: end_rule(self.record.game) }),
            Some(due) if due != next.seat => {
                let (rule, seat) = (self.record.game.first_seat_rule(), next.seat);
                Err(RecordError::OtherSeat { number, rule, seat, due })
            }
            Some(_) => Ok(()),
        }
    }

    fn check_shuffles(&mut self) -> Result<(), RecordError> {
        let after = self.played as u32;
        match self.dealer.chance.wrong.take() {
            Some((rule, flaw)) => Err(RecordError::Shuffle { after, rule, flaw }),
            None => Ok(()),
        }
    }

    /// After the last move: nothing may be left over, and the result must be the recorded one.
    fn check_end(&mut self) -> Result<(), RecordError> {
        let number = self.played as u32;
        if self.played < self.record.actions.len() {
            return Ok(());
        }
        if let Some(left) = self.dealer.chance.shuffles.next() {
            let rule = shuffle_rule(self.record.game, left.pile);
            let flaw = ShuffleFlaw::Superfluous(left.pile);
            return Err(RecordError::Shuffle { after: number, rule, flaw });
        }
        if self.record.result != self.game.outcome() {
            return Err(RecordError::Result { number, rule: end_rule(self.record.game) });
        }
        Ok(())
    }
}
