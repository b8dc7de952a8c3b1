//! The tables of one device.
//!
//! Inputs are taken one after another. One that changes a table is over only when its entries are durable: until then
//! memory is ahead of the log, what everybody is told is held back, and later inputs wait. If nothing could be stored,
//! the log is read again. So what is acknowledged or shown is always in the log, as at a server.

use std::collections::VecDeque;
use std::time::Duration;

use quattro_bots::Now;
use quattro_rules::chance::ChaCha12Rng;
use quattro_rules::json;
use quattro_table::log::{Change, Entry};
use quattro_table::person::Person;
use quattro_table::protocol::{HandOver, NoticeCode, ServerMessage};
use quattro_table::{
    Bytes, Command, Heard, Hello, Problem, Requester, SmallMap, Table, TableId, Viewer, hear, hear_hello,
};
use quattro_words::{Language, Words};
use rand_core::{Rng as _, SeedableRng as _};

use crate::bots::{Manner, Thinking};
use crate::line::{Line, to_json};
use crate::message::{Input, LogEntry, Output, Outputs};
use crate::open_table::OpenTable;

/// The code with which a line is closed that nobody should open again in the same way.
pub(crate) const REFUSED: u16 = 1008;

/// The code with which a line is closed that can be opened again soon.
const AGAIN: u16 = 1013;

/// While somebody's clock runs, it is looked at as often as this, in milliseconds.
const LOOK: u64 = 1000;

/// If it was not looked at for this long, the device slept, in milliseconds.
const STANDSTILL: u64 = 3000;

/// The answer to something that is no input.
pub const MALFORMED: &str = r#"{"out":[],"malformed":true}"#;

/// The tables of one device, and the lines to them.
pub struct Device {
    pub(crate) person: Option<Person>,
    pub(crate) tables: SmallMap<TableId, OpenTable>,
    pub(crate) now: u64,
    chance: ChaCha12Rng,
    manner: Manner,
    lines: SmallMap<u32, Line>,
    /// Tables that were looked for and are not in the log, while one input is worked on.
    absent: Vec<TableId>,
    waiting: VecDeque<Work>,
    blocked: Option<Blocked>,
    /// What the input that is worked on wants to be stored.
    unsaved: Unsaved,
    /// Whether the last attempt to store something worked.
    is_storing: bool,
    out: Vec<Output>,
}

/// Something to work on.
#[derive(Clone, Debug)]
enum Work {
    Input(Input),
    /// The bot of a table is due.
    Bot(TableId),
    /// Somebody's time at a table has run out.
    Clock(TableId),
    /// Memory is ahead of the log of this table.
    ReadAgain(TableId),
}

/// What is waited for.
enum Blocked {
    /// The log of a table, to go on with this.
    Loading(TableId, Work),
    /// Something to be stored for this work; then all of this is done.
    Storing(Work, Unsaved, Vec<Output>),
}

#[derive(Default)]
struct Unsaved {
    entries: Vec<LogEntry>,
    /// Who plays on this device from now on, and who did before.
    person: Option<(Person, Option<Person>)>,
}

impl Unsaved {
    /// The tables that have new entries, in the order of their ids.
    fn tables(&self) -> Vec<TableId> {
        let mut tables: Vec<TableId> = self.entries.iter().map(|entry| entry.table).collect();
        tables.sort_unstable();
        tables.dedup();
        tables
    }
}

/// The result of a command.
pub(crate) struct CommandResult {
    number: u32,
    repeated: bool,
}

/// Why some work cannot be done now.
pub(crate) enum Halt {
    /// The log of this table is needed first.
    Load(TableId),
    /// It is refused.
    Refused(Problem),
}

impl<P: Into<Problem>> From<P> for Halt {
    fn from(problem: P) -> Halt {
        Halt::Refused(problem.into())
    }
}

impl Device {
    /// A device that waits for [`Input::Start`]. Bots that think for a time look at the clock `now`.
    pub fn new(now: Now) -> Device {
        Device {
            person: None,
            tables: SmallMap::default(),
            now: 0,
            chance: ChaCha12Rng::from_seed([0; 32]),
            manner: Manner { now, pace: Duration::ZERO, playouts: None },
            lines: SmallMap::default(),
            absent: Vec::new(),
            waiting: VecDeque::new(),
            blocked: None,
            unsaved: Unsaved::default(),
            is_storing: true,
            out: Vec::new(),
        }
    }

    /// Takes an input as JSON at a moment, and answers with JSON: [`Outputs`], or [`MALFORMED`].
    pub fn receive_json(&mut self, text: &str, now: u64) -> String {
        match json::read(text) {
            Ok(input) => to_json(&self.receive(input, now)),
            Err(_) => MALFORMED.to_owned(),
        }
    }

    /// Takes an input at a moment, in milliseconds since 1970.
    pub fn receive(&mut self, input: Input, now: u64) -> Outputs {
        self.pass_time(now);
        match input {
            Input::Stored => self.stored(),
            Input::NotStored => self.not_stored(),
            Input::Loaded { entries } => self.loaded(&entries),
            Input::NotLoaded => self.not_loaded(),
            Input::Tick => {}
            Input::Words { lang, text } => hand_in_words(&lang, text),
            input => self.waiting.push_back(Work::Input(input)),
        }
        self.go_on();
        Outputs { out: std::mem::take(&mut self.out), next: self.next() }
    }

    fn pass_time(&mut self, now: u64) {
        let passed = now.saturating_sub(self.now);
        if passed > STANDSTILL || !self.is_storing {
            self.tables.values_mut().for_each(|open| open.lose(passed));
        }
        // A clock that is set back must not make entries older than those before them.
        self.now = now.max(self.now);
    }

    fn go_on(&mut self) {
        self.work_off();
        if self.blocked.is_none() {
            let (manner, now) = (self.manner, self.now);
            for open in self.tables.values_mut() {
                open.thinking.go_on(&mut open.table, manner, now);
            }
            self.note_what_is_due();
            self.work_off();
        }
    }

    fn work_off(&mut self) {
        while self.blocked.is_none()
            && let Some(work) = self.waiting.pop_front()
        {
            self.work(work);
        }
    }

    fn note_what_is_due(&mut self) {
        for (id, open) in self.tables.iter_mut() {
            if open.thinking.due(&open.table, self.now).is_some_and(|at| at <= self.now) {
                self.waiting.push_back(Work::Bot(*id));
            }
            let time = open.question_time(self.now);
            if self.is_storing && open.table.deadline().is_some_and(|(_, at)| at <= time) {
                self.waiting.push_back(Work::Clock(*id));
            }
        }
    }

    /// When something happens by itself.
    fn next(&self) -> Option<u64> {
        if self.blocked.is_some() {
            return None;
        }
        let due = |open: &OpenTable| {
            let bot = open.thinking.due(&open.table, self.now);
            let left = open.table.deadline().map(|(_, at)| at.saturating_sub(open.question_time(self.now)));
            bot.into_iter().chain(left.map(|left| self.now + left.min(LOOK))).min()
        };
        self.tables.values().filter_map(due).min()
    }

    fn work(&mut self, work: Work) {
        let again = work.clone();
        match self.attempt(work) {
            Ok(()) => self.save(again),
            Err(Halt::Load(table)) => {
                self.out.push(Output::Load { table });
                self.blocked = Some(Blocked::Loading(table, again));
            }
            Err(Halt::Refused(problem)) => {
                // What it had changed before it was refused is stored.
                self.refuse(&again, &problem);
                self.save(again);
            }
        }
        if self.blocked.is_none() {
            self.absent.clear();
        }
    }

    fn attempt(&mut self, work: Work) -> Result<(), Halt> {
        match work {
            Work::Input(Input::Start { seed, person, pace, playouts }) => {
                self.chance = ChaCha12Rng::from_seed(seed.0);
                self.person = person;
                self.manner = Manner { pace: Duration::from_millis(pace.into()), playouts, ..self.manner };
                Ok(())
            }
            Work::Input(Input::Ask { ask, path, body, lang }) => {
                let body = self.answer(&path, body.as_deref(), language(lang.as_deref()))?;
                self.out.push(Output::Answer { ask, ok: true, body });
                Ok(())
            }
            Work::Input(Input::Dial { line, table, lang }) => self.dial(line, &table, lang.as_deref()),
            Work::Input(Input::Hear { line, text }) => self.hear(line, &text),
            Work::Input(Input::HangUp { line }) => {
                self.hang_up(line);
                Ok(())
            }
            Work::Bot(table) => self.move_bot(table),
            Work::Clock(table) => self.time_is_up(table),
            Work::ReadAgain(table) => Err(Halt::Load(table)),
            // These are no work, but what work waits for.
            Work::Input(_) => Ok(()),
        }
    }

    /// Tells whoever asked that it is refused.
    fn refuse(&mut self, work: &Work, problem: &Problem) {
        match work {
            Work::Input(Input::Ask { ask, lang, .. }) => {
                let body = to_json(&problem.message(language(lang.as_deref())));
                self.out.push(Output::Answer { ask: *ask, ok: false, body });
            }
            Work::Input(Input::Hear { line, text }) => {
                let Some(known) = self.lines.get(line) else { return };
                let problem = problem.message(known.viewer.language.unwrap_or_default());
                let refusal = ServerMessage::Error { id: quattro_table::id_of(text), problem };
                let (refusal, is_end) = (known.tell(&refusal), !known.has_greeted);
                self.out.push(refusal);
                if is_end {
                    self.close_line(*line, REFUSED);
                }
            }
            Work::Input(Input::Dial { line, lang, .. }) => {
                let code = if matches!(problem, Problem::Unavailable) { AGAIN } else { REFUSED };
                let problem = problem.message(language(lang.as_deref()));
                let text = to_json(&ServerMessage::Error { id: None, problem });
                self.out.push(Output::Tell { line: *line, text });
                self.out.push(Output::HangUp { line: *line, code });
            }
            _ => {}
        }
    }

    /// Wants what has changed to be stored, and holds back until then what everybody is told of it.
    fn save(&mut self, work: Work) {
        let unsaved = std::mem::take(&mut self.unsaved);
        if unsaved.entries.is_empty() && unsaved.person.is_none() {
            return;
        }
        let held = std::mem::take(&mut self.out);
        let tables = unsaved.tables();
        let rows = tables.iter().filter_map(|id| Some(self.tables.get(id)?.row())).collect();
        let entries = unsaved.entries.clone();
        let person = unsaved.person.as_ref().map(|(person, _)| person.clone());
        self.out.push(Output::Store { entries, rows, person });
        self.blocked = Some(Blocked::Storing(work, unsaved, held));
    }

    fn stored(&mut self) {
        let Some(Blocked::Storing(_, unsaved, held)) = self.blocked.take() else { return };
        for entry in unsaved.entries {
            if let Some(open) = self.tables.get_mut(&entry.table) {
                open.saved = entry.number;
            }
        }
        self.out.extend(held);
        self.notice(true);
        self.close_unused();
    }

    fn not_stored(&mut self) {
        let Some(Blocked::Storing(work, unsaved, _)) = self.blocked.take() else { return };
        for table in unsaved.tables() {
            match self.tables.get(&table) {
                Some(open) if open.saved > 0 => self.waiting.push_front(Work::ReadAgain(table)),
                _ => drop(self.tables.remove(&table)),
            }
        }
        if let Some((_, before)) = unsaved.person {
            self.person = before;
        }
        self.refuse(&work, &Problem::Unavailable);
        self.notice(false);
    }

    fn loaded(&mut self, entries: &[String]) {
        let Some(Blocked::Loading(table, work)) = self.blocked.take() else { return };
        let lines = lines_at(&self.lines, table);
        let read = match (self.tables.get_mut(&table), entries) {
            (Some(open), _) => open.read_again(entries, &lines, self.now).map(|told| self.out.extend(told)),
            (None, []) => {
                self.absent.push(table);
                Ok(())
            }
            (None, _) => OpenTable::read(table, entries, self.now).map(|open| {
                self.tables.insert(table, open);
            }),
        };
        match (read, work) {
            (Err(_), work) => {
                self.abandon(table);
                self.refuse(&work, &Problem::NewerServer);
            }
            (Ok(()), Work::ReadAgain(table)) => {
                if let Some(open) = self.tables.get_mut(&table) {
                    open.thinking = Thinking::pause(self.now);
                }
            }
            (Ok(()), work) => self.waiting.push_front(work),
        }
    }

    fn not_loaded(&mut self) {
        let Some(Blocked::Loading(table, work)) = self.blocked.take() else { return };
        self.abandon(table);
        self.refuse(&work, &Problem::Unavailable);
    }

    /// Forgets a table that cannot be read. Its clients come again.
    fn abandon(&mut self, table: TableId) {
        self.tables.remove(&table);
        let lines: Vec<u32> = lines_at(&self.lines, table).iter().map(|line| line.number).collect();
        for line in lines {
            self.close_line(line, AGAIN);
        }
    }

    /// Tells everybody whether things can be stored, if that has changed.
    fn notice(&mut self, is_storing: bool) {
        if std::mem::replace(&mut self.is_storing, is_storing) == is_storing {
            return;
        }
        let notices: Vec<_> = self.lines.values().map(|line| line.tell(&notice(line, is_storing))).collect();
        self.out.extend(notices);
    }

    fn dial(&mut self, number: u32, table: &str, lang: Option<&str>) -> Result<(), Halt> {
        // Where nobody has played there are no tables: that is what a visitor with a link needs to know.
        let id = table.parse().map_err(|_| Problem::UnknownTable)?;
        self.open(id)?;
        let person = self.someone()?.id;
        let viewer = Viewer { person: Some(person), seat: None, language: lang.map(Language::from_locale) };
        self.lines.insert(number, Line { number, table: id, person, viewer, has_greeted: false });
        Ok(())
    }

    fn hear(&mut self, number: u32, text: &str) -> Result<(), Halt> {
        let Some(line) = self.lines.get(&number).cloned() else { return Ok(()) };
        if !line.has_greeted {
            return self.greet(&line, text);
        }
        let open = self.tables.get_mut(&line.table).ok_or(Problem::UnknownTable)?;
        let others = lines_at(&self.lines, line.table);
        match hear(open.table.options().game, text) {
            Err(misheard) => return Err(misheard.problem.into()),
            Ok(Heard::Have(number)) => open.table.acknowledge(line.viewer, number),
            Ok(Heard::Ready(round)) => self.out.extend(open.note_ready(line.viewer, round, &others)),
            Ok(Heard::Ping) => self.out.push(line.tell(&ServerMessage::Pong)),
            Ok(Heard::Request(..)) if line.viewer.person.is_none() => return Err(Problem::NotSeated.into()),
            Ok(Heard::Request(id, command)) => {
                let speaker = match line.viewer.seat {
                    Some(seat) => open.table.speaker(line.person, seat)?,
                    None => self.someone()?,
                };
                let requester = Requester::Person(speaker);
                let CommandResult { number, repeated } =
                    self.command(line.table, &requester, Some(&id), &command)?;
                self.out.push(line.tell(&ServerMessage::Done { id, number, repeated }));
            }
        }
        Ok(())
    }

    fn greet(&mut self, line: &Line, text: &str) -> Result<(), Halt> {
        let Hello { since, seat, table_only, .. } = hear_hello(text)?;
        let open = self.tables.get_mut(&line.table).ok_or(Problem::UnknownTable)?;
        if let Some(seat) = seat {
            open.table.speaker(line.person, seat)?;
        }
        let viewer = Viewer { person: line.viewer.person.filter(|_| !table_only), seat, ..line.viewer };
        let line = Line { has_greeted: true, viewer, ..line.clone() };
        self.lines.insert(line.number, line.clone());
        let others = lines_at(&self.lines, line.table);
        self.out.extend(open.welcome(&line, since, &others, self.now));
        if !self.is_storing {
            self.out.push(line.tell(&notice(&line, false)));
        }
        Ok(())
    }

    fn hang_up(&mut self, number: u32) {
        let Some(line) = self.lines.remove(&number) else { return };
        let others = lines_at(&self.lines, line.table);
        if let Some(open) = self.tables.get_mut(&line.table) {
            self.out.extend(open.leave(line.person, &others, self.now));
        }
        self.close_unused();
    }

    fn close_line(&mut self, number: u32, code: u16) {
        self.out.push(Output::HangUp { line: number, code });
        self.hang_up(number);
    }

    /// A table with nobody at it stands still, and need not be in memory.
    fn close_unused(&mut self) {
        let lines = &self.lines;
        self.tables.retain(|id, _| lines.values().any(|line| line.table == *id));
    }

    fn move_bot(&mut self, table: TableId) -> Result<(), Halt> {
        let Some(open) = self.tables.get_mut(&table) else { return Ok(()) };
        let Some(thought) = open.thinking.answer(self.now) else { return Ok(()) };
        let plays = thought.plays();
        open.table.return_bot(thought);
        self.command(table, &Requester::Server, None, &Command::BotPlays(plays)).map(drop)
    }

    fn time_is_up(&mut self, table: TableId) -> Result<(), Halt> {
        let Some(open) = self.tables.get(&table) else { return Ok(()) };
        let Some((seat, _)) = open.table.deadline() else { return Ok(()) };
        let command = Command::TimeIsUp { seat, at: open.table.moves() };
        self.command(table, &Requester::Server, None, &command).map(drop)
    }

    /// Whoever plays on this device.
    pub(crate) fn someone(&self) -> Result<Person, Problem> {
        self.person.clone().ok_or(Problem::NoName)
    }

    /// Says who plays on this device from now on.
    pub(crate) fn become_person(&mut self, person: Person) {
        let before = self.person.replace(person.clone());
        self.unsaved.person = Some((person, before));
    }

    /// A table, read from its log if need be.
    pub(crate) fn open(&mut self, id: TableId) -> Result<&mut OpenTable, Halt> {
        if !self.tables.contains_key(&id) && !self.absent.contains(&id) {
            return Err(Halt::Load(id));
        }
        self.tables.get_mut(&id).ok_or(Halt::Refused(Problem::UnknownTable))
    }

    /// Creates a table, which nobody knows of until it is stored.
    pub(crate) fn create(&mut self, host: &Person, change: Change) -> Result<TableId, Problem> {
        let id = self.draw();
        let entry = Entry { at: self.now, by: Some(host.id), id: None, change };
        let table = Table::begin(id, &entry).map_err(|_| Problem::Unavailable)?;
        self.tables.insert(id, OpenTable::new(table, 0, self.now));
        self.unsaved.entries.push(LogEntry { table: id, number: 1, body: to_json(&entry) });
        Ok(id)
    }

    /// Carries out a command, once.
    pub(crate) fn command(
        &mut self,
        table: TableId,
        requester: &Requester,
        id: Option<&str>,
        command: &Command,
    ) -> Result<CommandResult, Halt> {
        let now = self.now;
        let by = match requester {
            Requester::Person(person) => Some(person.id),
            Requester::Server => None,
        };
        self.open(table)?;
        let lines = lines_at(&self.lines, table);
        let open = self.tables.get_mut(&table).ok_or(Problem::UnknownTable)?;
        if let Some(number) = by.zip(id).and_then(|(person, id)| open.table.done(person, id)) {
            return Ok(CommandResult { number, repeated: true });
        }
        let command = with_presence(command, open, &lines, now);
        let Some(proposal) = open.table.propose(requester, &command)? else {
            return Ok(CommandResult { number: open.table.number(), repeated: false });
        };
        let entry = Entry { at: now, by, id: id.map(str::to_owned), change: proposal.change.clone() };
        let told = open.apply(&entry, proposal, &lines).map_err(|_| Problem::Unavailable)?;
        let number = open.table.number();
        self.out.extend(told);
        self.unsaved.entries.push(LogEntry { table, number, body: to_json(&entry) });
        Ok(CommandResult { number, repeated: false })
    }

    /// Random bytes.
    pub(crate) fn draw<const N: usize>(&mut self) -> Bytes<N> {
        // Word by word: to fill bytes at once, the generator's code is compiled a second time.
        let mut words = std::iter::repeat_with(|| self.chance.next_u32().to_le_bytes()).flatten();
        Bytes(std::array::from_fn(|_| words.next().unwrap_or_default()))
    }
}

/// The language that a page names.
fn language(lang: Option<&str>) -> Language {
    lang.map(Language::from_locale).unwrap_or_default()
}

/// Words in a language that nobody here speaks are not needed.
fn hand_in_words(lang: &str, text: String) {
    if let Ok(language) = lang.parse() {
        Words::hand_in(language, text);
    }
}

fn notice(line: &Line, is_storing: bool) -> ServerMessage {
    let code = if is_storing { NoticeCode::GoesOn } else { NoticeCode::NotSaved };
    ServerMessage::device_notice(code, line.viewer.language.unwrap_or_default())
}

/// The lines of those who are at a table.
fn lines_at(lines: &SmallMap<u32, Line>, table: TableId) -> Vec<&Line> {
    lines.values().filter(|line| line.table == table && line.has_greeted).collect()
}

/// The command with what only the shell knows: how long the person to be replaced has been away.
fn with_presence(command: &Command, open: &OpenTable, lines: &[&Line], now: u64) -> Command {
    match command {
        Command::HandOver { hand_over: hand_over @ HandOver { seat: Some(chair), .. }, .. } => {
            Command::HandOver { hand_over: *hand_over, away: open.away(*chair, lines, now) }
        }
        other => other.clone(),
    }
}
