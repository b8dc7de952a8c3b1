//! Applying an entry of the log to a table.

use std::collections::HashMap;
use std::ops::Range;

use quattro_bots::BotName;
use quattro_rules::chance::Seeded;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{Options, Setup};
use quattro_words::Names;
use thiserror::Error;

use super::{CHAT_KEPT, Chair, DeliveryTracker, Proposal, Table};
use crate::fairness::{Contribution, seed};
use crate::game::{Action, Deal, HostedGame, TriedBatch};
use crate::ids::{PersonId, TableId};
use crate::log::{Change, Entry, EntryError};
use crate::person::Person;
use crate::problem::{Problem, WrongStage};
use crate::protocol::{ChatLine, Room, StandIn, StandInReason, TableStage};

/// A log that this program cannot have written.
#[derive(Debug, Error)]
#[expect(missing_docs, reason = "the messages say what the variants mean")]
pub enum LogError {
    #[error("entry {0} is missing")]
    Missing(u32),
    #[error("entry {number} cannot be read: {error}")]
    Unreadable { number: u32, error: EntryError },
    #[error("entry {number} is impossible: {why}")]
    Impossible { number: u32, why: String },
}

/// What an entry has changed.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Applied {
    /// Whether chairs, stage or anything else in the table's description changed.
    pub(super) table: bool,
    /// Whether the game changed.
    pub(super) game: bool,
    /// The events told with it.
    pub(super) told: Range<usize>,
    /// A line of chat.
    pub(super) chat: Option<ChatLine>,
}

fn read_entry(number: u32, body: &str) -> Result<Entry, LogError> {
    Entry::read(body).map_err(|error| LogError::Unreadable { number, error })
}

impl Table {
    /// The table that begins with this entry.
    ///
    /// # Errors
    /// When it is not an entry that creates a table.
    pub fn begin(id: TableId, entry: &Entry) -> Result<Table, LogError> {
        let (host, options, secret, laid, deal) = match &entry.change {
            Change::Created { host, options, secret, laid } => (host, options, secret, laid.as_ref(), None),
            Change::CreatedWithDeal { host, options, secret, deal } => {
                (host, options, secret, None, Some(deal))
            }
            Change::Kept { host, options, secret, .. } => (host, options, secret, None, None),
            Change::Continued { host, options, secret, laid, .. } => {
                (host, options, secret, Some(laid), None)
            }
            _ => return Err(LogError::Missing(1)),
        };
        let mut table = Table {
            id,
            number: 1,
            created: entry.at,
            staged: entry.at,
            waiting_since: entry.at,
            turned: entry.at,
            acting_out: 0,
            bill_until: 0,
            host: host.clone(),
            options: options.clone(),
            secret: *secret,
            laid: laid.cloned(),
            deal: deal.cloned(),
            is_revealed: false,
            is_kept: false,
            is_shuffled: laid.is_none(),
            chairs: vec![Chair::default(); usize::from(options.players)],
            hungriest: None,
            stage: TableStage::Open,
            game: None,
            deliveries: DeliveryTracker::default(),
            done: HashMap::new(),
            chat: Vec::new(),
            next: None,
            rematch: Vec::new(),
            names: Names::new(Vec::new()),
        };
        table.seat_for_the_day();
        match &entry.change {
            Change::Kept { chairs, actions, .. } => table.play_again(chairs, actions, entry.at)?,
            Change::Continued { chairs, actions, .. } => table.continue_game(chairs, actions, entry.at)?,
            _ => {}
        }
        Ok(table)
    }

    /// The table that a log makes: its entries as they are stored, with their numbers.
    ///
    /// # Errors
    /// When an entry is missing, cannot be read, or does not follow from those before it.
    pub fn read<'a>(id: TableId, log: impl IntoIterator<Item = (u32, &'a str)>) -> Result<Table, LogError> {
        let mut log = log.into_iter();
        let (number, first) = log.next().ok_or(LogError::Missing(1))?;
        let mut table = Table::begin(id, &read_entry(number, first)?)?;
        for (number, body) in log {
            table.apply_stored(number, body)?;
        }
        Ok(table)
    }

    /// Moves the table by the next entry of its log, as it is stored.
    ///
    /// # Errors
    /// As [`Table::apply`], and when the entry cannot be read.
    pub fn apply_stored(&mut self, number: u32, body: &str) -> Result<Applied, LogError> {
        self.apply(number, &read_entry(number, body)?)
    }

    /// Moves the table by the next entry of its log.
    ///
    /// # Errors
    /// If the entry does not follow from the log before it. Then the table must be reloaded.
    pub fn apply(&mut self, number: u32, entry: &Entry) -> Result<Applied, LogError> {
        self.apply_with(number, entry, None)
    }

    /// Applies an entry with a change that this table proposed itself, so that nothing is checked twice.
    ///
    /// # Errors
    /// As [`Table::apply`].
    pub fn apply_proposed(
        &mut self,
        number: u32,
        entry: &Entry,
        proposal: Proposal,
    ) -> Result<Applied, LogError> {
        self.apply_with(number, entry, proposal.tried)
    }

    fn apply_with(
        &mut self,
        number: u32,
        entry: &Entry,
        tried: Option<TriedBatch>,
    ) -> Result<Applied, LogError> {
        if number != self.number + 1 {
            return Err(LogError::Missing(self.number + 1));
        }
        let asked = self.to_act();
        let mut applied = self.change(number, entry, tried)?;
        self.number = number;
        if self.to_act() != asked {
            self.turned = entry.at;
        }
        if let (Some(person), Some(id)) = (entry.by, &entry.id) {
            self.done.insert((person, id.clone()), number);
        }
        if let Some(seat) = entry.by.and_then(|person| self.seat_of(person)) {
            self.chairs[seat.index()].active = entry.at;
        }
        applied.told = self.deliveries.extend(number, self.game.as_ref().map_or(0, HostedGame::told));
        if let Some(game) = self.game.as_ref().filter(|_| !applied.told.is_empty()) {
            self.acting_out = game.acting_time(applied.told.clone()) + self.rest_of_bill(entry.at);
            if game.has_bill(applied.told.clone()) {
                self.bill_until = entry.at + u64::from(self.acting_out);
            }
        }
        Ok(applied)
    }

    fn change(&mut self, number: u32, entry: &Entry, tried: Option<TriedBatch>) -> Result<Applied, LogError> {
        let impossible = |why: String| LogError::Impossible { number, why };
        let no_chair = || impossible("there is no such chair".to_owned());
        match &entry.change {
            Change::Created { .. }
            | Change::CreatedWithDeal { .. }
            | Change::Kept { .. }
            | Change::Continued { .. } => {
                return Err(impossible("a table begins once".to_owned()));
            }
            Change::Sat { seat, person, kind, contribution } => {
                let chair = Chair { kind: *kind, contribution: *contribution, ..chair_of(person) };
                self.sit(number, *seat, chair).ok_or_else(no_chair)?;
            }
            Change::CompanionSat { seat, person, of, kind } => {
                let chair = Chair { companion_of: Some(*of), kind: *kind, ..chair_of(person) };
                self.sit(number, *seat, chair).ok_or_else(no_chair)?;
            }
            Change::SatBot { seat, level } => {
                let chair = Chair { bot: Some(*level), ..Chair::default() };
                self.sit(number, *seat, chair).ok_or_else(no_chair)?;
            }
            Change::Stood { seat } => {
                self.sit(number, *seat, Chair::default()).ok_or_else(no_chair)?;
                self.hungriest = self.hungriest.filter(|hungriest| hungriest != seat);
            }
            Change::Hungriest { seat } => self.hungriest = Some(*seat),
            Change::Started { fill, contribution } => {
                self.start(entry.by, *fill, *contribution).map_err(impossible)?;
                self.enter(TableStage::Playing, entry.at);
                return Ok(Applied { table: true, game: true, ..Applied::default() });
            }
            Change::Played { seat, actions, have } => {
                self.play(*seat, actions, tried).map_err(|problem| impossible(problem.to_string()))?;
                if let Some(person) = entry.by {
                    self.deliveries.acknowledge(person, *have);
                }
                return Ok(self.moved(entry.at));
            }
            Change::HandedOver { seat, level } => {
                let bot = Some((*level, self.stand_in(*seat, entry.by)));
                self.hand_on(*seat, bot, entry.at).ok_or_else(no_chair)?;
            }
            Change::TakenBack { seat } => self.hand_on(*seat, None, entry.at).ok_or_else(no_chair)?,
            Change::Said { room, name, text, reaction } => {
                let seat =
                    entry.by.and_then(|person| self.seat_of(person)).filter(|_| *room == Room::Players);
                let (name, text) = (name.as_str().to_owned(), text.clone());
                let line = ChatLine { at: entry.at, room: *room, name, seat, text, reaction: *reaction };
                return Ok(self.keep(line));
            }
            Change::Rematch { table } => {
                self.next = Some(*table);
                self.rematch.extend(entry.by.and_then(|person| self.seat_of(person)));
            }
            Change::Closed => self.enter(TableStage::Closed, entry.at),
            // The entries before say all of it.
            Change::Forgotten => {}
            Change::Revealed => self.is_revealed = true,
        }
        Ok(Applied { table: true, game: self.game.is_some(), ..Applied::default() })
    }

    /// A bot plays for the person of a chair from now on, or the person again; `None` if there is no such chair.
    fn hand_on(&mut self, seat: Seat, bot: Option<(BotName, StandIn)>, at: u64) -> Option<()> {
        let chair = self.chairs.get_mut(seat.index())?;
        (chair.bot, chair.stand_in) = bot.unzip();
        self.ask_again(seat, at);
        Some(())
    }

    /// Somebody else has a chair from now on; `None` if there is no such chair.
    fn sit(&mut self, number: u32, seat: Seat, chair: Chair) -> Option<()> {
        if let Some(person) = &chair.person {
            self.deliveries.acknowledge(person.id, number);
        }
        *self.chairs.get_mut(seat.index())? = chair;
        Some(())
    }

    /// What a move changes besides the game: the next question begins, or the game is over.
    fn moved(&mut self, at: u64) -> Applied {
        self.waiting_since = at;
        let over = self.to_act().is_none();
        if over {
            self.enter(TableStage::Over, at);
        }
        Applied { table: over, game: true, ..Applied::default() }
    }

    /// Why a bot plays for the person at `seat`, and who let it.
    fn stand_in(&self, seat: Seat, by: Option<PersonId>) -> StandIn {
        let why = match by {
            None => StandInReason::TimeIsUp,
            Some(person) if self.plays_at(person, seat) => StandInReason::OwnWish,
            Some(_) => StandInReason::Away,
        };
        StandIn { why, by: by.and_then(|person| self.seat_of(person)) }
    }

    /// Somebody else plays at `seat` from now on. If it is to decide, their time begins.
    fn ask_again(&mut self, seat: Seat, at: u64) {
        if self.to_act() == Some(seat) {
            self.waiting_since = at;
            self.acting_out = self.rest_of_bill(at);
        }
    }

    /// How long clients may still show the bill of the last round, in milliseconds.
    fn rest_of_bill(&self, at: u64) -> u32 {
        u32::try_from(self.bill_until.saturating_sub(at)).unwrap_or(0)
    }

    pub(super) fn enter(&mut self, stage: TableStage, at: u64) {
        self.stage = stage;
        self.staged = at;
        self.waiting_since = at;
    }

    fn keep(&mut self, line: ChatLine) -> Applied {
        // A reaction is for the moment: whoever comes later reads what was said.
        if line.text.is_some() {
            if self.chat.len() == CHAT_KEPT {
                self.chat.remove(0);
            }
            self.chat.push(line.clone());
        }
        Applied { chat: Some(line), ..Applied::default() }
    }

    pub(super) fn start(
        &mut self,
        by: Option<PersonId>,
        fill: Option<BotName>,
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
        self.deal_out(deal)
    }

    pub(super) fn deal_out(&mut self, deal: Deal) -> Result<(), String> {
        self.names = Names::new(self.names());
        let game = HostedGame::deal(&self.setup(), deal).map_err(|error| error.to_string())?;
        self.game = Some(game);
        Ok(())
    }

    /// The players' names, clockwise.
    pub(super) fn names(&self) -> Vec<String> {
        self.seats().map(|(seat, _)| self.name(seat)).collect()
    }

    /// The set-up with the kinds that were chosen.
    pub(super) fn setup(&self) -> Setup {
        let chosen: Vec<_> = match &self.deal {
            Some(deal) => deal.kinds.clone(),
            None => self.chairs.iter().map(|chair| chair.kind).collect(),
        };
        let own_kinds = if chosen.iter().any(Option::is_some) { chosen } else { Vec::new() };
        let dealt_first = self.deal.as_ref().and_then(|deal| deal.first_seat);
        let first_seat = dealt_first.or(self.options.options.first_seat).or(self.hungriest);
        let options = Options { own_kinds, first_seat, ..self.options.options.clone() };
        Setup { game: self.options.game, players: self.options.players, options }
    }

    /// Applies the moves as they were tried when proposed, or plays them from the log.
    fn play(&mut self, seat: Seat, actions: &[Action], tried: Option<TriedBatch>) -> Result<(), Problem> {
        let game = self.game.as_mut().ok_or(WrongStage::Open)?;
        if tried.is_some_and(|tried| game.take_over(tried)) {
            return Ok(());
        }
        game.play(seat, actions)
    }
}

fn chair_of(person: &Person) -> Chair {
    Chair { person: Some(person.clone()), ..Chair::default() }
}
