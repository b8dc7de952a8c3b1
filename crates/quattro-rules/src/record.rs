//! Records: a whole game as a text that explains itself.
//!
//! A record holds the set-up, the outcome of every shuffle and the numbered actions, so that replaying needs
//! no random generator and a program that shares no code with this one can check it. `docs/records.md`
//! describes the file.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::chance::{Card, Chance, Pile};
use crate::dealer::{Narrator, Told};
use crate::game::{Game, Outcome};
use crate::notation::NotationError;
use crate::rule::{Refusal, Rule};
use crate::seat::Seat;
use crate::setup::{GameId, Options, Setup, SetupError};

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
    /// The start player, where it was drawn.
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

/// What shows that nobody has arranged the shuffles; `quattro verify` checks it. The rules only carry it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// What was shown before the first card: a hash of the secret.
    pub commitment: String,
    /// The server's secret.
    pub secret: String,
    /// What each seat added, clockwise from the first; `None` for who added nothing.
    pub contributions: Vec<Option<String>>,
}

/// The outcome of a shuffle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shuffled {
    /// Which pile.
    pub pile: Pile,
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
            serde_json::to_string(value).expect("records hold only strings, numbers and lists")
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

/// Chance that writes down what it decides.
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

    /// Goes on where `later` has come to.
    pub(crate) fn append(&mut self, later: Recorder<C>) {
        self.chance = later.chance;
        self.drawn_first_seat = later.drawn_first_seat.or(self.drawn_first_seat);
        self.shuffles.extend(later.shuffles);
    }
}

impl<C: Chance> Chance for Recorder<C> {
    fn shuffle<K: Card>(&mut self, pile: Pile, cards: &mut [K]) {
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

/// Why a record cannot be replayed.
#[derive(Debug, Error)]
pub enum RecordError {
    /// Not JSON, or not a record.
    #[error("not a record: {0}")]
    Json(#[from] serde_json::Error),
    /// A format that this program does not know.
    #[error("this program reads records of format {FORMAT}, not {0}")]
    Format(u8),
    /// A record of a game that another engine plays.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A shuffle that is missing, superfluous or has the wrong cards.
    #[error("{}: {rule}: {why}", place(*after))]
    Shuffle {
        /// The number of the last move before it; 0 for the opening.
        after: u32,
        /// The rule for this shuffle.
        rule: Rule,
        /// What is wrong.
        why: String,
    },
    /// A move with the wrong number.
    #[error("move {number}: the record numbers it {found}")]
    Number {
        /// The number that is due.
        number: u32,
        /// The number in the record.
        found: u32,
    },
    /// A move by the wrong seat or after the end.
    #[error("move {number}: {rule}: {why}")]
    Order {
        /// The move's number.
        number: u32,
        /// The rule that says whose turn it is, or that the game is over.
        rule: Rule,
        /// What is wrong.
        why: String,
    },
    /// A move that cannot be read.
    #[error("move {number}: {error}")]
    Notation {
        /// The move's number.
        number: u32,
        /// What is wrong with it.
        error: NotationError,
    },
    /// A move that the rules forbid.
    #[error("move {number}, «{action}»: {refusal}")]
    Illegal {
        /// The move's number.
        number: u32,
        /// The move in notation.
        action: String,
        /// Why it is refused.
        refusal: Refusal,
    },
    /// A result that the moves do not lead to.
    #[error("move {number}: {rule}: the result in the record is not the one that these moves lead to")]
    Result {
        /// The number of the last move.
        number: u32,
        /// The rule for the result.
        rule: Rule,
    },
}

fn place(after: u32) -> String {
    if after == 0 { "the opening".to_owned() } else { format!("move {after}") }
}

/// Chance that answers with what a record says happened.
#[derive(Clone, Debug)]
struct Recorded {
    drawn_first_seat: Option<Seat>,
    shuffles: std::vec::IntoIter<Shuffled>,
    game: GameId,
    /// The first disagreement between record and rules; the game goes on from any order until it is noticed.
    wrong: Option<(Rule, String)>,
}

impl Recorded {
    fn try_shuffle<K: Card>(&mut self, pile: Pile, cards: &mut [K]) -> Result<(), String> {
        let Some(shuffled) = self.shuffles.next() else {
            return Err(format!("the record ends before the shuffle of {}", name(pile)));
        };
        if shuffled.pile != pile {
            return Err(format!("the record shuffles {} where {} is due", name(shuffled.pile), name(pile)));
        }
        let read =
            |text: &str| text.parse::<K>().map_err(|_| format!("«{text}» is no card of {}", name(pile)));
        let recorded =
            shuffled.cards.split_whitespace().rev().map(read).collect::<Result<Vec<K>, String>>()?;
        let sorted = |cards: &[K]| {
            let mut cards = cards.to_vec();
            cards.sort_unstable();
            cards
        };
        if sorted(&recorded) != sorted(cards) {
            return Err(format!("these are not the cards that make up {}", name(pile)));
        }
        cards.copy_from_slice(&recorded);
        Ok(())
    }
}

fn name(pile: Pile) -> String {
    match pile {
        Pile::Deal => "the deal".to_owned(),
        Pile::Kitchen(round) => format!("the kitchen of round {round}"),
        Pile::Waiter(seat) => format!("the waiter of seat {seat}"),
        Pile::Grid => "the grid".to_owned(),
    }
}

fn shuffle_rule(game: GameId, pile: Pile) -> Rule {
    match (game, pile) {
        (GameId::Calcory, _) => Rule::ca(3),
        (GameId::MammaMia, Pile::Kitchen(1)) => Rule::mm(5),
        (GameId::MammaMia, Pile::Kitchen(_)) => Rule::mm(35),
        (GameId::MammaMia, _) => Rule::mm(3),
        (_, Pile::Waiter(_)) => Rule::sm(5),
        (GameId::Grande, Pile::Deal | Pile::Kitchen(1)) => Rule::gr(3),
        (_, Pile::Kitchen(round)) if round > 1 => Rule::sm(23),
        _ => Rule::sm(4),
    }
}

/// Who starts, and who comes next.
const fn turn_rule(game: GameId) -> Rule {
    match game {
        GameId::MammaMia => Rule::mm(8),
        GameId::SoleMio | GameId::Grande => Rule::sm(6),
        GameId::Calcory => Rule::ca(4),
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
    fn shuffle<K: Card>(&mut self, pile: Pile, cards: &mut [K]) {
        if let Err(why) = self.try_shuffle(pile, cards) {
            self.wrong.get_or_insert((shuffle_rule(self.game, pile), why));
        }
    }

    fn first_seat(&mut self, players: u8) -> Seat {
        let drawn = self.drawn_first_seat.filter(|seat| seat.number() <= players);
        if drawn.is_none() {
            let why = "the record names no start player".to_owned();
            self.wrong.get_or_insert((turn_rule(self.game), why));
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
        let wrong = |rule, why| Err(RecordError::Order { number, rule, why });
        if next.n != number {
            return Err(RecordError::Number { number, found: next.n });
        }
        match self.game.to_act() {
            None => wrong(end_rule(self.record.game), "the game is over".to_owned()),
            Some(seat) if seat != next.seat => {
                let why = format!("seat {} moves, but it is for seat {seat} to decide", next.seat);
                wrong(turn_rule(self.record.game), why)
            }
            Some(_) => Ok(()),
        }
    }

    fn check_shuffles(&mut self) -> Result<(), RecordError> {
        let after = self.played as u32;
        match self.dealer.chance.wrong.take() {
            Some((rule, why)) => Err(RecordError::Shuffle { after, rule, why }),
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
            let why = format!("the record shuffles {} once more than the game does", name(left.pile));
            return Err(RecordError::Shuffle {
                after: number,
                rule: shuffle_rule(self.record.game, left.pile),
                why,
            });
        }
        if self.record.result != self.game.outcome() {
            return Err(RecordError::Result { number, rule: end_rule(self.record.game) });
        }
        Ok(())
    }
}
