//! Commands: requests are checked against the table and become changes for the log.

use quattro_bots::{BotName, Level};
use quattro_rules::pizza::Kind;
use quattro_rules::seat::Seat;
use quattro_rules::setup::GameId;

use super::show::room_of;
use super::timing::Lapse;
use super::{Chair, Table};
use crate::game::{Batch, BotMove, TriedBatch};
use crate::ids::TableId;
use crate::log::Change;
use crate::person::{Name, Person, has_trick};
use crate::problem::{BadBatch, BadSetup, BadText, Problem, WrongStage};
use crate::protocol::{BotSeat, HandOver, Join, LONGEST_BATCH, Reaction, Start, TableStage};

/// The longest line of chat, in characters.
pub(crate) const LONGEST_TEXT: usize = 200;

/// The default level of a bot that plays for a person.
const SUBSTITUTE: BotName = BotName::Level(Level::Cook);

/// How long a person must have been without a connection before others may let a bot play for them, in
/// milliseconds.
const AWAY: u64 = 45_000;

/// The source of a command.
#[derive(Clone, Debug)]
pub enum Requester {
    /// A person.
    Person(Person),
    /// A bot's move, a clock that has run out, or a rematch to which everybody has said yes.
    Server,
}

/// What can be asked of a table.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "named for what they do; `docs/protocol.md` says more")]
pub enum Command {
    Join(Join),
    Leave,
    /// Seats somebody who plays on the requester's device.
    SeatCompanion {
        companion: Person,
        join: Join,
    },
    SeatBot(BotSeat),
    Remove(Seat),
    Hungriest,
    Start(Start),
    /// Plays actions at the move `at`; the client has received everything up to `have`.
    Play {
        at: u32,
        batch: Batch,
        have: u32,
    },
    HandOver {
        hand_over: HandOver,
        /// How long the person of that chair has had no connection, in milliseconds, as the shell knows it;
        /// `None` for somebody who is connected.
        away: Option<u64>,
    },
    TakeBack,
    Say(String),
    React(Reaction),
    Rematch(TableId),
    Close,
    BotPlays(BotMove),
    /// All tables with the same cards have finished.
    Reveal,
    /// The time of `seat` for its decision ran out at the move `at`: see [`Table::deadline`].
    TimeIsUp {
        seat: Seat,
        at: u32,
    },
}

/// A change that carries out a command.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// For the log.
    pub change: Change,
    /// The moves of a batch, as they were tried.
    pub(super) tried: Option<TriedBatch>,
}

/// `None` when the command would change nothing.
pub(super) type Proposed = Result<Option<Proposal>, Problem>;

impl From<Change> for Proposal {
    fn from(change: Change) -> Proposal {
        Proposal { change, tried: None }
    }
}

impl Table {
    /// The change that carries out a command; `None` when it would change nothing.
    ///
    /// # Errors
    /// Why the command is refused.
    pub fn propose(&self, requester: &Requester, command: &Command) -> Result<Option<Proposal>, Problem> {
        match (requester, command) {
            (Requester::Server, Command::BotPlays(plays)) => self.bot_plays(*plays),
            (Requester::Server, Command::TimeIsUp { seat, at }) => self.time_is_up(*seat, *at),
            (Requester::Server, Command::Reveal) => Ok(self.reveals()),
            (Requester::Server, Command::Start(_)) => Ok(self.starts_by_itself()),
            (Requester::Person(person), command) => self.propose_for(person, command),
            (Requester::Server, _) => Ok(None),
        }
    }

    fn propose_for(&self, person: &Person, command: &Command) -> Proposed {
        if self.is_of_a_day() {
            match command {
                Command::Play { .. } | Command::Join(_) | Command::Say(_) | Command::React(_) => {}
                // The game waits until its person comes back.
                Command::Leave => return Ok(None),
                _ => return Err(Problem::OneTry),
            }
        }
        match command {
            Command::Join(join) => self.join(person, join),
            Command::Leave => self.leave(person),
            Command::SeatCompanion { companion, join } => self.seat_companion(person, companion, join),
            Command::SeatBot(bot) => self.seat_bot(person, *bot),
            Command::Remove(seat) => self.remove(person, *seat),
            Command::Hungriest => self.say_hungriest(person),
            Command::Start(start) => self.start_game(person, start),
            Command::Play { at, batch, have } => self.person_plays(person, *at, batch, *have),
            Command::HandOver { hand_over, away } => self.hand_over(person, *hand_over, *away),
            Command::TakeBack => self.take_back(person),
            Command::Say(text) => self.say(person, Some(text), None),
            Command::React(reaction) => self.say(person, None, Some(*reaction)),
            Command::Rematch(table) => self.rematch(person, *table),
            Command::Close => self.close(person),
            Command::BotPlays(_) | Command::Reveal | Command::TimeIsUp { .. } => Ok(None),
        }
    }

    pub(super) fn must_be(&self, stage: TableStage) -> Result<(), Problem> {
        if self.stage == stage {
            return Ok(());
        }
        Err(Problem::WrongStage(match self.stage {
            TableStage::Open => WrongStage::Open,
            TableStage::Playing => WrongStage::Playing,
            TableStage::Over => WrongStage::Over,
            TableStage::Closed => WrongStage::Closed,
        }))
    }

    fn must_host(&self, person: &Person) -> Result<(), Problem> {
        if self.host.id == person.id { Ok(()) } else { Err(Problem::NotHost) }
    }

    pub(super) fn must_sit(&self, person: &Person) -> Result<Seat, Problem> {
        self.seat_of(person.id).ok_or(Problem::NotSeated)
    }

    pub(super) fn must_play_or_host(&self, person: &Person) -> Result<(), Problem> {
        if self.host.id == person.id { Ok(()) } else { self.must_sit(person).map(drop) }
    }

    fn must_exist(&self, seat: Seat) -> Result<&Chair, Problem> {
        self.chair(seat).ok_or(Problem::NoSuchChair)
    }

    fn join(&self, person: &Person, join: &Join) -> Proposed {
        self.must_be(TableStage::Open)?;
        if self.seat_of(person.id).is_some() {
            return Ok(None);
        }
        let (seat, kind) = self.place_for(join)?;
        let person = Person { id: person.id, name: self.name_of(person) };
        let contribution = join.contribution.filter(|_| self.deal.is_none());
        Ok(Some(Change::Sat { seat, person, kind, contribution }.into()))
    }

    /// The chair and the kind of somebody who sits down.
    pub(super) fn place_for(&self, join: &Join) -> Result<(Seat, Option<Kind>), Problem> {
        let empty = || self.seats().find(|(_, chair)| chair.is_empty()).map(|(seat, _)| seat);
        let seat = join.seat.or_else(empty).ok_or(Problem::TableFull)?;
        if !self.must_exist(seat)?.is_empty() {
            return Err(Problem::ChairTaken);
        }
        if let Some(deal) = &self.deal {
            return Ok((seat, deal.kinds.get(seat.index()).copied().flatten()));
        }
        if join.kind.is_some() && self.options.game == GameId::Calcory {
            return Err(Problem::BadSetup(BadSetup::NoKinds));
        }
        if join.kind.is_some() && self.chairs.iter().any(|chair| chair.kind == join.kind) {
            return Err(Problem::KindTaken);
        }
        Ok((seat, join.kind))
    }

    /// Before the start the chair becomes empty; in a running game a bot plays on, and the person can come
    /// back.
    fn leave(&self, person: &Person) -> Proposed {
        let seat = self.must_sit(person)?;
        match self.stage {
            TableStage::Open => Ok(Some(Change::Stood { seat }.into())),
            TableStage::Playing if self.chairs[seat.index()].bot.is_none() => {
                Ok(Some(Change::HandedOver { seat, level: SUBSTITUTE }.into()))
            }
            _ => Ok(None),
        }
    }

    fn seat_bot(&self, person: &Person, BotSeat { seat, level }: BotSeat) -> Proposed {
        self.must_host(person)?;
        self.must_be(TableStage::Open)?;
        let chair = self.must_exist(seat)?;
        if chair.person.is_some() {
            return Err(Problem::ChairTaken);
        }
        Ok((chair.bot != Some(level)).then(|| Change::SatBot { seat, level }.into()))
    }

    /// The host may, and everybody the chairs of their own device.
    fn remove(&self, person: &Person, seat: Seat) -> Proposed {
        if !self.plays_at(person.id, seat) {
            self.must_host(person)?;
        }
        self.must_be(TableStage::Open)?;
        Ok((!self.must_exist(seat)?.is_empty()).then(|| Change::Stood { seat }.into()))
    }

    /// The first to say it begins; later ones change nothing.
    fn say_hungriest(&self, person: &Person) -> Proposed {
        let seat = self.must_sit(person)?;
        self.must_be(TableStage::Open)?;
        let first = self.options.hungriest_begins && self.hungriest.is_none();
        Ok(first.then(|| Change::Hungriest { seat }.into()))
    }

    fn start_game(&self, person: &Person, start: &Start) -> Proposed {
        self.must_host(person)?;
        if self.stage == TableStage::Playing {
            return Ok(None);
        }
        self.must_be(TableStage::Open)?;
        if start.fill.is_none() && self.chairs.iter().any(Chair::is_empty) {
            return Err(WrongStage::EmptyChairs.into());
        }
        self.setup().validate()?;
        Ok(Some(Change::Started { fill: start.fill, contribution: start.contribution }.into()))
    }

    fn person_plays(&self, person: &Person, at: u32, batch: &Batch, have: u32) -> Proposed {
        let seat = self.unnamed_chair(person.id).or(self.seat_of(person.id)).ok_or(Problem::NotSeated)?;
        if self.chairs[seat.index()].bot.is_some() && self.stage == TableStage::Playing {
            return Err(Problem::HandedOver);
        }
        if batch.actions.len() > LONGEST_BATCH {
            return Err(BadBatch::TooLong.into());
        }
        self.plays(seat, at, batch, have.min(self.number))
    }

    fn plays(&self, seat: Seat, at: u32, batch: &Batch, have: u32) -> Proposed {
        self.must_be(TableStage::Playing)?;
        if at != self.moves() {
            return Err(Problem::Stale { asked: at, now: self.moves() });
        }
        let tried = self.game.as_ref().ok_or(WrongStage::Open)?.try_batch(seat, batch)?;
        let change = Change::Played { seat, actions: tried.actions(), have };
        Ok(Some(Proposal { change, tried: Some(tried) }))
    }

    fn bot_plays(&self, BotMove { seat, at, action }: BotMove) -> Proposed {
        match self.bot_to_act() {
            Some((asked, _)) if asked == seat && self.moves() == at => {
                self.plays(seat, at, &Batch::of(action), 0)
            }
            // The person came back, or another server was faster.
            _ => Ok(None),
        }
    }

    fn time_is_up(&self, seat: Seat, at: u32) -> Proposed {
        match self.lapse() {
            Some((_, lapse)) if self.moves() == at && self.to_act() == Some(seat) => match lapse {
                Lapse::No(answer) => self.plays(seat, at, &Batch::of(answer), 0),
                Lapse::HandOver => Ok(Some(Change::HandedOver { seat, level: SUBSTITUTE }.into())),
            },
            // The person has answered or a bot plays already.
            _ => Ok(None),
        }
    }

    /// Everybody may hand over their own chair and those of their companions; nobody that of a person who is there. Once somebody has been
    /// away for long enough, any player may, and the host. At a slow table being away is no reason: only the clock
    /// takes a chair.
    fn hand_over(&self, person: &Person, HandOver { seat, level }: HandOver, away: Option<u64>) -> Proposed {
        self.must_be(TableStage::Playing)?;
        let own = self.seat_of(person.id);
        let seat = seat.or(own).ok_or(Problem::NotSeated)?;
        let level = level.unwrap_or(SUBSTITUTE);
        let chair = self.must_exist(seat)?;
        let is_own = self.plays_at(person.id, seat);
        let is_needed = if is_own {
            chair.bot != Some(level)
        } else {
            self.must_play_or_host(person)?;
            chair.person.is_some() && chair.bot.is_none()
        };
        if is_needed && !is_own && self.is_slow() {
            return Err(Problem::SlowTable);
        }
        if is_needed && !is_own && away.is_none_or(|time| time < AWAY) {
            return Err(Problem::NotAway);
        }
        Ok(is_needed.then(|| Change::HandedOver { seat, level }.into()))
    }

    fn take_back(&self, person: &Person) -> Proposed {
        let seat = self.must_sit(person)?;
        self.must_be(TableStage::Playing)?;
        Ok(self.chairs[seat.index()].bot.is_some().then(|| Change::TakenBack { seat }.into()))
    }

    fn say(&self, person: &Person, text: Option<&str>, reaction: Option<Reaction>) -> Proposed {
        if !self.options.chat {
            return Err(Problem::ChatOff);
        }
        let text = text.map(readable).transpose()?;
        let room = room_of(self.seat_of(person.id));
        Ok(Some(Change::Said { room, name: self.name_of(person), text, reaction }.into()))
    }

    /// The name by which a person is known at this table. Nobody is refused because of a name: two guests, or two
    /// Annas, are told apart by a number.
    pub(super) fn name_of(&self, person: &Person) -> Name {
        let people = self.chairs.iter().filter_map(|chair| chair.person.as_ref());
        if let Some(seated) = people.clone().find(|seated| seated.id == person.id) {
            return seated.name.clone();
        }
        person.name.unlike(people.map(|seated| &seated.name))
    }

    fn close(&self, person: &Person) -> Proposed {
        self.must_host(person)?;
        if self.stage == TableStage::Closed {
            return Ok(None);
        }
        self.must_be(TableStage::Open)?;
        Ok(Some(Change::Closed.into()))
    }
}

/// A text for the chat: one line, not too long, without invisible characters.
fn readable(text: &str) -> Result<String, Problem> {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.is_empty() || line.chars().count() > LONGEST_TEXT || has_trick(&line) {
        return Err(Problem::BadText(BadText::Chat));
    }
    Ok(line)
}
