//! Records: whole games as self-contained text.
//!
//! A record holds the set-up, the outcome of every shuffle and the numbered actions, so that replaying needs
//! no random generator and a program that shares no code with this one can check it. `docs/records.md`
//! describes the file.

mod error;
mod replay;

use serde::{Deserialize, Serialize};

pub use self::error::{RecordError, ShuffleFlaw};
pub use self::replay::{Replay, Step};
use crate::chance::{Card, Chance, ShuffleId};
use crate::game::Outcome;
use crate::json;
use crate::seat::Seat;
use crate::setup::{GameId, Options, Setup};

/// The version of the record format that this program writes and reads.
pub const FORMAT: u8 = 1;

/// A game, from set-up to result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The format version, [`FORMAT`].
    pub quattro: u8,
    /// Which game.
    pub game: GameId,
    /// The players' names, clockwise from the first seat; their number is the number of players.
    pub seats: Vec<String>,
    /// The host's choices.
    #[serde(default)]
    pub options: Options,
    /// The start player, if drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn_first_seat: Option<Seat>,
    /// The outcome of every shuffle, in the order in which they happened.
    pub shuffles: Vec<Shuffled>,
    /// The actions taken.
    pub actions: Vec<Move>,
    /// The ranking; missing while the game is not over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Outcome>,
    /// Where the shuffles come from, for games played at a server that committed to them beforehand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fairness: Option<Fairness>,
}

/// Evidence that the shuffles are fair; `quattro verify` checks it. The rules only carry it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// What was shown before the deal: a hash of the secret.
    pub commitment: String,
    /// The server's secret.
    pub secret: String,
    /// What each seat added, clockwise from the first; `None` for a seat that added nothing.
    pub contributions: Vec<Option<String>>,
}

/// The outcome of a shuffle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shuffled {
    /// Which pile.
    pub pile: ShuffleId,
    /// The cards in notation, the top of the pile first.
    pub cards: String,
}

/// An action and who took it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// The move number, from 1.
    pub n: u32,
    /// Who took it.
    pub seat: Seat,
    /// The action in notation.
    pub action: String,
}

impl Record {
    /// A record of a game that has not begun.
    pub fn new(setup: &Setup, seats: Vec<String>) -> Record {
        Record {
            quattro: FORMAT,
            game: setup.game,
            seats,
            options: setup.options.clone(),
            drawn_first_seat: None,
            shuffles: Vec::new(),
            actions: Vec::new(),
            result: None,
            fairness: None,
        }
    }

    /// The set-up this record begins with.
    pub fn setup(&self) -> Setup {
        let players = u8::try_from(self.seats.len()).unwrap_or(u8::MAX);
        Setup { game: self.game, players, options: self.options.clone() }
    }

    /// Notes an action.
    pub fn push(&mut self, seat: Seat, action: &impl ToString) {
        let n = self.actions.len() as u32 + 1;
        self.actions.push(Move { n, seat, action: action.to_string() });
    }

    /// Takes over what chance has decided so far.
    pub fn set_chance(&mut self, chance: &Recorder<impl Chance>) {
        self.drawn_first_seat = chance.drawn_first_seat;
        self.shuffles.clone_from(&chance.shuffles);
    }

    /// Reads a record.
    ///
    /// # Errors
    /// When the text is not a record of this format.
    pub fn from_json(text: &str) -> Result<Record, RecordError> {
        let record: Record = serde_json::from_str(text)?;
        if record.quattro != FORMAT {
            return Err(RecordError::Format(record.quattro));
        }
        Ok(record)
    }

    /// Writes the record as JSON with one shuffle and one action a line, for people to read.
    ///
    /// # Panics
    /// Never: everything in a record can be written as JSON.
    pub fn to_json(&self) -> String {
        fn json(value: &impl Serialize) -> String {
            json::write(value).expect("records hold only strings, numbers and lists")
        }
        fn lines<T: Serialize>(list: &[T]) -> String {
            let lines: Vec<String> = list.iter().map(|item| format!("\n    {}", json(item))).collect();
            if lines.is_empty() { "[]".to_owned() } else { format!("[{}\n  ]", lines.join(",")) }
        }
        let mut fields = vec![
            format!("\"quattro\": {}", self.quattro),
            format!("\"game\": {}", json(&self.game)),
            format!("\"seats\": {}", json(&self.seats)),
            format!("\"options\": {}", json(&self.options)),
        ];
        fields.extend(self.drawn_first_seat.map(|seat| format!("\"drawn_first_seat\": {seat}")));
        fields.push(format!("\"shuffles\": {}", lines(&self.shuffles)));
        fields.push(format!("\"actions\": {}", lines(&self.actions)));
        fields.extend(self.result.as_ref().map(|result| format!("\"result\": {}", json(result))));
        fields.extend(self.fairness.as_ref().map(|fairness| format!("\"fairness\": {}", json(fairness))));
        format!("{{\n  {}\n}}\n", fields.join(",\n  "))
    }
}

/// Records the outcomes of a [`Chance`].
#[derive(Clone, Debug)]
pub struct Recorder<C> {
    chance: C,
    drawn_first_seat: Option<Seat>,
    shuffles: Vec<Shuffled>,
}

impl<C> Recorder<C> {
    /// Records what `chance` decides.
    pub const fn new(chance: C) -> Self {
        Recorder { chance, drawn_first_seat: None, shuffles: Vec::new() }
    }

    /// What decides.
    pub(crate) const fn chance(&self) -> &C {
        &self.chance
    }

    /// What decides, to be changed.
    pub(crate) const fn chance_mut(&mut self) -> &mut C {
        &mut self.chance
    }

    /// Goes on where `later` has come to.
    pub(crate) fn append(&mut self, later: Recorder<C>) {
        self.chance = later.chance;
        self.drawn_first_seat = later.drawn_first_seat.or(self.drawn_first_seat);
        self.shuffles.extend(later.shuffles);
    }
}

impl<C: Chance> Chance for Recorder<C> {
    fn shuffle<K: Card>(&mut self, pile: ShuffleId, cards: &mut [K]) {
        self.chance.shuffle(pile, cards);
        let top_first: Vec<String> = cards.iter().rev().map(K::to_string).collect();
        self.shuffles.push(Shuffled { pile, cards: top_first.join(" ") });
    }

    fn first_seat(&mut self, players: u8) -> Seat {
        let seat = self.chance.first_seat(players);
        self.drawn_first_seat = Some(seat);
        seat
    }
}
