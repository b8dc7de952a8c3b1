//! Moving a table by one entry of its log.

use std::ops::Range;

use quattro_bots::Level;
use quattro_rules::chance::Seeded;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{Options, Setup};
use quattro_words::Names;
use thiserror::Error;

use super::{CHAT_KEPT, Chair, Hearing, Table};
use crate::engine::{Deal, Session};
use crate::fairness::{Contribution, seed};
use crate::ids::{PersonId, TableId};
use crate::log::{Change, Entry};
use crate::protocol::{ChatLine, Problem, Room, Stage};

/// A log that cannot have come from this program.
#[derive(Debug, Error)]
pub(crate) enum Corrupt {
    #[error("entry {0} is missing")]
    Missing(u32),
    #[error("entry {number} cannot be read: {error}")]
    Unreadable { number: u32, error: serde_json::Error },
    #[error("entry {number} is impossible: {why}")]
    Impossible { number: u32, why: String },
}

/// What an entry has changed.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Applied {
    /// Chairs, stage or whatever else the table's description tells.
    pub(crate) table: bool,
    /// The game.
    pub(crate) game: bool,
    /// The part of the story that was told.
    pub(crate) told: Range<usize>,
    /// A line of chat.
    pub(crate) chat: Option<ChatLine>,
}

impl Table {
    /// The table that begins with this entry.
    pub(crate) fn begin(id: TableId, entry: &Entry) -> Result<Table, Corrupt> {
        let Change::Created { host, options, secret, laid } = &entry.change else {
            return Err(Corrupt::Missing(1));
        };
        Ok(Table {
            id,
            number: 1,
            created: entry.at,
            staged: entry.at,
            waiting_since: entry.at,
            host: host.clone(),
            options: options.clone(),
            secret: *secret,
            laid: laid.clone(),
            is_shuffled: laid.is_none(),
            chairs: vec![Chair::default(); usize::from(options.players)],
            stage: Stage::Open,
            session: None,
            hearing: Hearing::default(),
            done: std::iter::empty().collect(),
            chat: Vec::new(),
            next: None,
            names: Names::new(Vec::new()),
        })
    }

    /// Moves the table by the next entry.
    pub(crate) fn apply(&mut self, number: u32, entry: &Entry) -> Result<Applied, Corrupt> {
        if number != self.number + 1 {
            return Err(Corrupt::Missing(self.number + 1));
        }
        let mut applied = self.change(number, entry)?;
        self.number = number;
        if let (Some(person), Some(id)) = (entry.by, &entry.id) {
            self.done.insert((person, id.clone()), number);
        }
        applied.told = self.hearing.told(number, self.session.as_ref().map_or(0, Session::told));
        Ok(applied)
    }

    fn change(&mut self, number: u32, entry: &Entry) -> Result<Applied, Corrupt> {
        let impossible = |why: String| Corrupt::Impossible { number, why };
        let no_chair = || impossible("there is no such chair".to_owned());
        match &entry.change {
            Change::Created { .. } => return Err(impossible("a table begins once".to_owned())),
            Change::Sat { seat, person, kind, contribution } => {
                let chair = self.chairs.get_mut(seat.index()).ok_or_else(no_chair)?;
                let (kind, contribution) = (*kind, *contribution);
                *chair = Chair { person: Some(person.clone()), bot: None, kind, contribution };
                self.hearing.has_had(person.id, number);
            }
            Change::SatBot { seat, level } => {
                let chair = self.chairs.get_mut(seat.index()).ok_or_else(no_chair)?;
                *chair = Chair { bot: Some(*level), ..Chair::default() };
            }
            Change::Stood { seat } => {
                *self.chairs.get_mut(seat.index()).ok_or_else(no_chair)? = Chair::default();
            }
            Change::Started { fill, contribution } => {
                self.start(entry.by, *fill, *contribution).map_err(impossible)?;
                self.enter(Stage::Playing, entry.at);
                return Ok(Applied { table: true, game: true, ..Applied::default() });
            }
            Change::Played { seat, actions, have } => {
                self.play(*seat, actions).map_err(|problem| impossible(problem.message))?;
                self.waiting_since = entry.at;
                if let Some(person) = entry.by {
                    self.hearing.has_had(person, *have);
                }
                let over = self.to_act().is_none();
                if over {
                    self.enter(Stage::Over, entry.at);
                }
                return Ok(Applied { table: over, game: true, ..Applied::default() });
            }
            Change::HandedOver { seat, level } => {
                self.chairs.get_mut(seat.index()).ok_or_else(no_chair)?.bot = Some(*level);
            }
            Change::TakenBack { seat } => {
                self.chairs.get_mut(seat.index()).ok_or_else(no_chair)?.bot = None;
                self.waiting_since = entry.at;
            }
            Change::Said { room, name, text, reaction } => {
                let seat =
                    entry.by.and_then(|person| self.seat_of(person)).filter(|_| *room == Room::Players);
                let (name, text) = (name.as_str().to_owned(), text.clone());
                let line = ChatLine { at: entry.at, room: *room, name, seat, text, reaction: *reaction };
                self.keep(line.clone());
                return Ok(Applied { chat: Some(line), ..Applied::default() });
            }
            Change::Rematch { table } => self.next = Some(*table),
            Change::Closed => self.enter(Stage::Closed, entry.at),
        }
        Ok(Applied { table: true, game: self.session.is_some(), ..Applied::default() })
    }

    fn enter(&mut self, stage: Stage, at: u64) {
        self.stage = stage;
        self.staged = at;
        self.waiting_since = at;
    }

    fn keep(&mut self, line: ChatLine) {
        if self.chat.len() == CHAT_KEPT {
            self.chat.remove(0);
        }
        self.chat.push(line);
    }

    fn start(
        &mut self,
        by: Option<PersonId>,
        fill: Option<Level>,
        contribution: Option<Contribution>,
    ) -> Result<(), String> {
        for chair in self.chairs.iter_mut().filter(|chair| chair.is_empty()) {
            chair.bot = fill;
        }
        let starter = by.and_then(|person| self.seat_of(person));
        if let (Some(seat), Some(_)) = (starter, contribution) {
            self.chairs[seat.index()].contribution = contribution;
        }
        let deal = match self.laid.take() {
            Some(laid) => Deal::Laid(laid),
            None => Deal::Seeded(Seeded::new(seed(&self.secret, &self.contributions()))),
        };
        self.names = Names::new(self.names());
        let session = Session::deal(&self.setup(), deal).map_err(|error| error.to_string())?;
        self.session = Some(session);
        Ok(())
    }

    /// The names of those who play, clockwise.
    pub(super) fn names(&self) -> Vec<String> {
        self.seats().map(|(seat, _)| self.name(seat)).collect()
    }

    /// The set-up with the kinds that were chosen.
    pub(super) fn setup(&self) -> Setup {
        let chosen: Vec<_> = self.chairs.iter().map(|chair| chair.kind).collect();
        let own_kinds = if chosen.iter().any(Option::is_some) { chosen } else { Vec::new() };
        let options = Options { own_kinds, ..self.options.options.clone() };
        Setup { game: self.options.game, players: self.options.players, options }
    }

    fn play(&mut self, seat: Seat, actions: &[String]) -> Result<(), Problem> {
        match &mut self.session {
            Some(session) => session.play(seat, actions),
            None => Ok(()),
        }
    }
}
