//! What may happen at a table: requests are checked against it and become changes for the log.

use quattro_bots::Level;
use quattro_rules::seat::Seat;
use quattro_rules::setup::GameId;

use super::{Chair, Table};
use crate::engine::Batch;
use crate::ids::TableId;
use crate::log::Change;
use crate::person::{Person, is_trick};
use crate::protocol::{BotSeat, Code, HandOver, Join, LONGEST_BATCH, Problem, Reaction, Room, Stage, Start};

/// The longest text in the chat, in characters.
const LONGEST_TEXT: usize = 200;

/// The bot that plays on for who names no other.
const SUBSTITUTE: Level = Level::Cook;

/// Who asks for something.
#[derive(Clone, Debug)]
pub(crate) enum Asker {
    Person(Person),
    /// A bot's move, or a clock that has run out.
    Server,
}

/// What can be asked of a table.
#[derive(Clone, Debug)]
pub(crate) enum Command {
    Join(Join),
    Leave,
    SeatBot(BotSeat),
    Remove(Seat),
    Start(Start),
    Play { at: u32, batch: Batch, have: u32 },
    HandOver(HandOver),
    TakeBack,
    Say(String),
    React(Reaction),
    Rematch(TableId),
    Close,
    BotPlays { seat: Seat, at: u32, action: String },
    TimeIsUp { seat: Seat, at: u32 },
}

type Proposal = Result<Option<Change>, Problem>;

fn problem<T>(code: Code, message: &str) -> Result<T, Problem> {
    Err(Problem::new(code, message))
}

impl Table {
    /// The change that carries out a command; none if everything is so already.
    pub(crate) fn propose(&self, asker: &Asker, command: &Command) -> Proposal {
        match (asker, command) {
            (Asker::Server, Command::BotPlays { seat, at, action }) => self.bot_plays(*seat, *at, action),
            (Asker::Server, Command::TimeIsUp { seat, at }) => Ok(self.time_is_up(*seat, *at)),
            (Asker::Person(person), command) => self.propose_for(person, command),
            (Asker::Server, _) => Ok(None),
        }
    }

    fn propose_for(&self, person: &Person, command: &Command) -> Proposal {
        match command {
            Command::Join(join) => self.join(person, join),
            Command::Leave => self.leave(person),
            Command::SeatBot(bot) => self.seat_bot(person, *bot),
            Command::Remove(seat) => self.remove(person, *seat),
            Command::Start(start) => self.start_game(person, start),
            Command::Play { at, batch, have } => self.person_plays(person, *at, batch, *have),
            Command::HandOver(hand_over) => self.hand_over(person, *hand_over),
            Command::TakeBack => self.take_back(person),
            Command::Say(text) => self.say(person, Some(text), None),
            Command::React(reaction) => self.say(person, None, Some(*reaction)),
            Command::Rematch(table) => self.rematch(person, *table),
            Command::Close => self.close(person),
            Command::BotPlays { .. } | Command::TimeIsUp { .. } => Ok(None),
        }
    }

    fn must_be(&self, stage: Stage) -> Result<(), Problem> {
        let message = match (self.stage, stage) {
            (now, wanted) if now == wanted => return Ok(()),
            (Stage::Open, _) => "the game has not begun",
            (Stage::Playing, _) => "the game is running",
            (Stage::Over, _) => "the game is over",
            (Stage::Closed, _) => "the table is closed",
        };
        problem(Code::WrongStage, message)
    }

    fn must_host(&self, person: &Person) -> Result<(), Problem> {
        if self.host.id == person.id { Ok(()) } else { problem(Code::NotHost, "only the host may do this") }
    }

    fn must_sit(&self, person: &Person) -> Result<Seat, Problem> {
        let missing = || Problem::new(Code::NotSeated, "you do not sit at this table");
        self.seat_of(person.id).ok_or_else(missing)
    }

    fn must_exist(&self, seat: Seat) -> Result<&Chair, Problem> {
        self.chair(seat).ok_or_else(|| Problem::new(Code::NoSuchChair, "there is no such chair"))
    }

    fn join(&self, person: &Person, join: &Join) -> Proposal {
        self.must_be(Stage::Open)?;
        if self.seat_of(person.id).is_some() {
            return Ok(None);
        }
        let empty = || self.seats().find(|(_, chair)| chair.is_empty()).map(|(seat, _)| seat);
        let full = || Problem::new(Code::TableFull, "all chairs are taken");
        let seat = join.seat.or_else(empty).ok_or_else(full)?;
        if !self.must_exist(seat)?.is_empty() {
            return problem(Code::ChairTaken, "somebody sits there");
        }
        if join.kind.is_some() && self.options.game == GameId::Calcory {
            return problem(Code::BadSetup, "there are no kinds in Calcory");
        }
        if join.kind.is_some() && self.chairs.iter().any(|chair| chair.kind == join.kind) {
            return problem(Code::KindTaken, "somebody else has this kind");
        }
        let (kind, contribution) = (join.kind, join.contribution);
        Ok(Some(Change::Sat { seat, person: person.clone(), kind, contribution }))
    }

    /// Before the start the chair becomes empty; in a running game a bot plays on, and one can come back.
    fn leave(&self, person: &Person) -> Proposal {
        let seat = self.must_sit(person)?;
        match self.stage {
            Stage::Open => Ok(Some(Change::Stood { seat })),
            Stage::Playing if self.chairs[seat.index()].bot.is_none() => {
                Ok(Some(Change::HandedOver { seat, level: SUBSTITUTE }))
            }
            _ => Ok(None),
        }
    }

    fn seat_bot(&self, person: &Person, BotSeat { seat, level }: BotSeat) -> Proposal {
        self.must_host(person)?;
        self.must_be(Stage::Open)?;
        let chair = self.must_exist(seat)?;
        if chair.person.is_some() {
            return problem(Code::ChairTaken, "somebody sits there");
        }
        Ok((chair.bot != Some(level)).then_some(Change::SatBot { seat, level }))
    }

    fn remove(&self, person: &Person, seat: Seat) -> Proposal {
        self.must_host(person)?;
        self.must_be(Stage::Open)?;
        Ok((!self.must_exist(seat)?.is_empty()).then_some(Change::Stood { seat }))
    }

    fn start_game(&self, person: &Person, start: &Start) -> Proposal {
        self.must_host(person)?;
        if self.stage == Stage::Playing {
            return Ok(None);
        }
        self.must_be(Stage::Open)?;
        if start.fill.is_none() && self.chairs.iter().any(Chair::is_empty) {
            return problem(Code::WrongStage, "there are empty chairs; fill them with bots or wait");
        }
        self.setup().validate()?;
        Ok(Some(Change::Started { fill: start.fill, contribution: start.contribution }))
    }

    fn person_plays(&self, person: &Person, at: u32, batch: &Batch, have: u32) -> Proposal {
        let seat = self.must_sit(person)?;
        if self.chairs[seat.index()].bot.is_some() && self.stage == Stage::Playing {
            return problem(Code::HandedOver, "a bot plays for you; take your chair back first");
        }
        if batch.actions.len() > LONGEST_BATCH {
            return problem(Code::BadBatch, "too many actions in one batch");
        }
        self.plays(seat, at, batch, have.min(self.number)).map(Some)
    }

    fn plays(&self, seat: Seat, at: u32, batch: &Batch, have: u32) -> Result<Change, Problem> {
        self.must_be(Stage::Playing)?;
        if at != self.moves() {
            let message = format!("the game has moved on: it stands at {}, not at {at}", self.moves());
            return Err(Problem::new(Code::Stale, message));
        }
        let rehearsed = self.session.as_ref().map(|session| session.rehearse(seat, batch)).transpose()?;
        Ok(Change::Played { seat, actions: rehearsed.unwrap_or_default(), have })
    }

    fn bot_plays(&self, seat: Seat, at: u32, action: &str) -> Proposal {
        match self.bot_to_act() {
            Some((asked, _)) if asked == seat && self.moves() == at => {
                self.plays(seat, at, &Batch::of(action.to_owned()), 0).map(Some)
            }
            // The person came back, or another server was faster.
            _ => Ok(None),
        }
    }

    fn time_is_up(&self, seat: Seat, at: u32) -> Option<Change> {
        let still_waiting = self.moves() == at && self.deadline().is_some_and(|(late, _)| late == seat);
        still_waiting.then_some(Change::HandedOver { seat, level: SUBSTITUTE })
    }

    fn hand_over(&self, person: &Person, HandOver { seat, level }: HandOver) -> Proposal {
        self.must_be(Stage::Playing)?;
        let own = self.seat_of(person.id);
        let Some(seat) = seat.or(own) else {
            return problem(Code::NotSeated, "you do not sit at this table");
        };
        if own != Some(seat) {
            self.must_host(person)?;
        }
        let chair = self.must_exist(seat)?;
        let level = level.unwrap_or(SUBSTITUTE);
        Ok((chair.person.is_some() && chair.bot != Some(level)).then_some(Change::HandedOver { seat, level }))
    }

    fn take_back(&self, person: &Person) -> Proposal {
        let seat = self.must_sit(person)?;
        self.must_be(Stage::Playing)?;
        Ok(self.chairs[seat.index()].bot.is_some().then_some(Change::TakenBack { seat }))
    }

    fn say(&self, person: &Person, text: Option<&str>, reaction: Option<Reaction>) -> Proposal {
        if !self.options.chat {
            return problem(Code::ChatOff, "the host wants no chat at this table");
        }
        let text = text.map(readable).transpose()?;
        let room = if self.seat_of(person.id).is_some() { Room::Players } else { Room::Spectators };
        Ok(Some(Change::Said { room, name: person.name.clone(), text, reaction }))
    }

    fn rematch(&self, person: &Person, table: TableId) -> Proposal {
        self.must_be(Stage::Over)?;
        if self.host.id != person.id {
            self.must_sit(person)?;
        }
        Ok(self.next.is_none().then_some(Change::Rematch { table }))
    }

    fn close(&self, person: &Person) -> Proposal {
        self.must_host(person)?;
        if self.stage == Stage::Closed {
            return Ok(None);
        }
        self.must_be(Stage::Open)?;
        Ok(Some(Change::Closed))
    }
}

/// A text for the chat: one line, not too long, nothing hidden in it.
fn readable(text: &str) -> Result<String, Problem> {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.is_empty() || line.chars().count() > LONGEST_TEXT || line.chars().any(is_trick) {
        return problem(Code::BadText, "a text has 1 to 200 visible characters");
    }
    Ok(line)
}
