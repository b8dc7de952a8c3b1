//! A position being judged.

use quattro_rules::chance::{Card, Chance, Seeded, ShuffleId};
use quattro_rules::dealer::{Audience, Narrator, Told};
use quattro_rules::notation::NotationError;
use quattro_rules::position::{OpenPiles, Position, PositionError};
use quattro_rules::rule::Refusal;
use quattro_rules::seat::Seat;
use quattro_words::{Caveat, Names, QuestionWords, Words};
use thiserror::Error;

use super::Arbitrated;
use crate::protocol::{JudgedStep, Legal, RefusedMove, RuledLine, Ruling};

/// A position being judged, in one language.
#[derive(Debug)]
pub struct Case<'a, G: Arbitrated> {
    game: G,
    dealer: Narrator<Unforeseen, G::Event>,
    open: OpenPiles,
    words: &'a Words,
    names: Names,
}

/// Why an action is not played.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum MoveError {
    /// It is no action of this game.
    #[error(transparent)]
    Notation(NotationError),
    /// The rules forbid it.
    #[error(transparent)]
    Illegal(Refusal),
}

impl<'a, G: Arbitrated> Case<'a, G> {
    /// Sets a position up. What happens before the first decision is the second part of the answer.
    ///
    /// # Errors
    /// What cannot be read or is impossible at a real table.
    pub fn open(position: &Position, words: &'a Words) -> Result<(Self, JudgedStep), PositionError> {
        let mut dealer = Narrator::new(Unforeseen { chance: Seeded::from_number(0), shuffled: false });
        let game = G::from_position(position, &mut dealer)?;
        let names = named(&game, &position.names, words);
        let mut case = Case { game, dealer, open: position.open.clone(), words, names };
        let opening = case.step(None, None, None);
        Ok((case, opening))
    }

    /// Plays an action for whoever decides.
    ///
    /// # Errors
    /// When it is no action, or not allowed; nothing has changed then.
    pub fn play(&mut self, action: &str) -> Result<JudgedStep, MoveError> {
        let played: G::Action = action.parse().map_err(MoveError::Notation)?;
        self.game.check(played).map_err(MoveError::Illegal)?;
        let seat = self.game.to_act();
        let text = self.game.choice_in_words(played, self.words, &self.names).line();
        self.game.apply(played, &mut self.dealer).map_err(MoveError::Illegal)?;
        Ok(self.step(seat, Some(played.to_string()), Some(text)))
    }

    /// The game at this moment.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// What the players are called.
    pub const fn names(&self) -> &Names {
        &self.names
    }

    /// Who decides what, or that the game is over.
    pub fn question(&self) -> QuestionWords {
        self.game.question_in_words(None, self.words, &self.names)
    }

    /// Every legal action, with its words.
    pub fn legal(&self) -> Vec<Legal> {
        let mut actions = Vec::new();
        self.game.legal(&mut actions);
        let in_words = |action| self.game.choice_in_words(action, self.words, &self.names);
        let legal = |action: G::Action| Legal { action: action.to_string(), words: Some(in_words(action)) };
        actions.into_iter().map(legal).collect()
    }

    /// Who decides now, what is legal, and what has led to it.
    pub(super) fn ruling(&self, steps: Vec<JudgedStep>, refused: Option<RefusedMove>) -> Ruling {
        let game = self.game.id();
        let outcome = self.game.outcome();
        let ranked = |outcome| self.words.ranking(game, &outcome, &self.names);
        Ruling {
            game,
            names: Seat::all(self.game.players()).map(|seat| self.names.of(seat).into_owned()).collect(),
            steps,
            refused,
            table: self.game.open_table(),
            to_act: self.game.to_act(),
            question: self.question(),
            rule: self.game.asked_under(),
            legal: self.legal(),
            ranking: outcome.map(ranked).unwrap_or_default(),
        }
    }

    /// What has happened since the last step, and what of it may be different at the real table.
    fn step(&mut self, seat: Option<Seat>, action: Option<String>, text: Option<String>) -> JudgedStep {
        let told = std::mem::take(&mut self.dealer.told);
        let shuffled = std::mem::take(&mut self.dealer.chance.shuffled);
        let is_due = |caveat: &Caveat| match caveat {
            Caveat::Shuffled => shuffled,
            _ => told.iter().any(|told| G::left_open(&told.event, &self.open) == Some(*caveat)),
        };
        let notes = Caveat::ALL.into_iter().filter(is_due).map(|caveat| self.words.caveat(caveat)).collect();
        let lines = told.iter().filter(|told| !G::is_ranking(&told.event)).map(|told| self.line(told));
        JudgedStep { seat, action, text, lines: lines.collect(), notes }
    }

    fn line(&self, told: &Told<G::Event>) -> RuledLine {
        let said = self.game.event_in_words(&told.event, self.words, &self.names);
        let text = match told.to {
            Audience::All => said,
            Audience::Only(seat) => self.words.told_alone(&self.names.of(seat), &said),
        };
        RuledLine { rule: self.game.rule_of(&told.event), text }
    }
}

/// The players by their `given` names, or by the game's default names.
fn named<G: Arbitrated>(game: &G, given: &[Option<String>], words: &Words) -> Names {
    let usual = game.names(words);
    let name = |seat: Seat| match given.get(seat.index()) {
        Some(Some(name)) if !name.trim().is_empty() => name.clone(),
        _ => usual.of(seat).into_owned(),
    };
    Names::new(Seat::all(game.players()).map(name).collect())
}

/// Notes whether anything was shuffled, because a shuffle at the real table will come out differently.
#[derive(Clone, Debug)]
struct Unforeseen {
    chance: Seeded,
    shuffled: bool,
}

impl Chance for Unforeseen {
    fn shuffle<K: Card>(&mut self, pile: ShuffleId, cards: &mut [K]) {
        self.shuffled = true;
        self.chance.shuffle(pile, cards);
    }

    fn first_seat(&mut self, players: u8) -> Seat {
        self.chance.first_seat(players)
    }
}
