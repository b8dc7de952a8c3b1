//! Requests: what a server answers over HTTP, by the same paths.

use quattro_rules::json;
use quattro_table::judge::judge;
use quattro_table::log::Change;
use quattro_table::person::{Name, Person};
use quattro_table::protocol::{
    BotSeat, CreateTable, HandOver, Join, Me, Rematch, RematchReply, RemovePlayer, SeatCompanion, SetName,
    Start, TableOptions, TableReply, TakeBack,
};
use quattro_table::replay::{self, Eyes};
use quattro_table::{BadText, Command, Problem, RematchPlace, Requester, Table, TableId, WrongStage, facts};
use quattro_words::Language;
use serde::de::DeserializeOwned;

use crate::device::{Device, Halt};
use crate::line::to_json;

/// An answer as JSON.
type Answer = Result<String, Halt>;

impl Device {
    /// Answers a request: a GET without a body, a POST with one.
    pub(crate) fn answer(&mut self, path: &str, body: Option<&str>, language: Language) -> Answer {
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let parts: Vec<&str> = path.split('/').skip(1).collect();
        match (&*parts, body) {
            (["api", "me"], None) => self.me(),
            (["api", "me"], Some(body)) => self.set_name(read(body)?),
            (["api", "judge"], Some(body)) => Ok(to_json(&judge(read(body)?, language))),
            (["api", "tables"], Some(body)) => self.create_table(&read(body)?),
            (["api", "tables", id], None) => self.info(table(id)?),
            (["api", "tables", id, "summary"], None) => self.summary(table(id)?),
            (["api", "tables", id, "record"], None) => self.record(table(id)?),
            (["api", "tables", id, "rematch"], Some(body)) => self.rematch(table(id)?, read(body)?),
            (["api", "tables", id, "companions"], Some(body)) => self.seat_companion(table(id)?, read(body)?),
            (["api", "tables", id, "leave"], Some(_)) => self.leave_table(table(id)?),
            (["api", "tables", id, "take-back"], Some(body)) => self.take_back(table(id)?, read(body)?),
            (["api", "tables", id, what], Some(body)) => self.ask_table(table(id)?, what, body),
            (["replay", id, "steps"], None) => self.steps(table(id)?, query, language),
            _ => Err(Problem::NotFound.into()),
        }
    }

    fn me(&self) -> Answer {
        Ok(to_json(&Me { name: self.someone()?.name.into() }))
    }

    fn set_name(&mut self, SetName { name }: SetName) -> Answer {
        let name = Name::try_from(name).map_err(|_| Problem::BadText(BadText::Name))?;
        let known = self.person.as_ref().map(|person| person.id);
        let id = known.unwrap_or_else(|| self.draw());
        self.become_person(Person { id, name });
        self.me()
    }

    fn create_table(&mut self, wanted: &CreateTable) -> Answer {
        let person = self.someone()?;
        wanted.table.check()?;
        let id = self.set_up(&person, &wanted.table, &wanted.bots)?;
        if let Some(join) = wanted.sit {
            self.command_of(&person, id, &Command::Join(join))?;
        }
        self.info(id)
    }

    /// Creates a table with its bots.
    fn set_up(&mut self, host: &Person, options: &TableOptions, bots: &[BotSeat]) -> Result<TableId, Halt> {
        let secret = self.draw();
        let change = Change::Created { host: host.clone(), options: options.clone(), secret, laid: None };
        let id = self.create(host, change)?;
        for bot in bots {
            self.command_of(host, id, &Command::SeatBot(*bot))?;
        }
        Ok(id)
    }

    fn command_of(&mut self, person: &Person, table: TableId, command: &Command) -> Result<(), Halt> {
        self.command(table, &Requester::Person(person.clone()), None, command).map(drop)
    }

    fn info(&mut self, id: TableId) -> Answer {
        Ok(to_json(&TableReply { table: self.open(id)?.table.info() }))
    }

    /// The requests that are one command.
    fn ask_table(&mut self, id: TableId, what: &str, body: &str) -> Answer {
        let command = match what {
            "join" => Command::Join(read::<Join>(body)?),
            "bot" => Command::SeatBot(read::<BotSeat>(body)?),
            "remove" => Command::Remove(read::<RemovePlayer>(body)?.seat),
            "hungriest" => Command::Hungriest,
            "start" => Command::Start(read::<Start>(body)?),
            "hand-over" => Command::HandOver { hand_over: read::<HandOver>(body)?, away: None },
            "close" => Command::Close,
            _ => return Err(Problem::NotFound.into()),
        };
        let person = self.someone()?;
        self.command_of(&person, id, &command)?;
        self.info(id)
    }

    /// Seats somebody who plays on this device too.
    fn seat_companion(&mut self, id: TableId, SeatCompanion { name, seat, kind }: SeatCompanion) -> Answer {
        let name = Name::try_from(name).map_err(|_| Problem::BadText(BadText::Name))?;
        let (person, companion) = (self.someone()?, Person { id: self.draw(), name });
        let join = Join { seat, kind, contribution: None };
        self.command_of(&person, id, &Command::SeatCompanion { companion, join })?;
        self.info(id)
    }

    /// Who plays on this device leaves with its person.
    fn leave_table(&mut self, id: TableId) -> Answer {
        let person = self.someone()?;
        for (_, companion) in self.open(id)?.table.companions_of(person.id) {
            self.command_of(&companion, id, &Command::Leave)?;
        }
        self.command_of(&person, id, &Command::Leave)?;
        self.info(id)
    }

    fn take_back(&mut self, id: TableId, TakeBack { seat }: TakeBack) -> Answer {
        let person = self.someone()?;
        let speaker = match seat {
            Some(seat) => self.open(id)?.table.speaker(person.id, seat)?,
            None => person,
        };
        self.command_of(&speaker, id, &Command::TakeBack)?;
        self.info(id)
    }

    /// Yes to a rematch: everybody sits down where they sat, and when nobody is missing the game begins.
    fn rematch(&mut self, id: TableId, wanted: Rematch) -> Answer {
        let person = self.someone()?;
        let old = &self.open(id)?.table;
        let RematchPlace { options, bots, join, companions } = old.rematch_place(&person, wanted)?;
        let next = match old.info().next.and_then(|next| next.parse().ok()) {
            Some(next) => next,
            None => self.set_up(&person, &options, &bots)?,
        };
        self.open(next)?;
        if let Some(join) = join {
            let anywhere = Join { contribution: join.contribution, ..Join::default() };
            self.first_possible(&person, next, [join, anywhere].map(Command::Join))?;
            if options.hungriest_begins {
                // Whoever wants more first is the hungriest.
                self.command_of(&person, next, &Command::Hungriest)?;
            }
        }
        for (companion, join) in &companions {
            let seat = |join| Command::SeatCompanion { companion: companion.clone(), join };
            self.first_possible(&person, next, [*join, Join::default()].map(seat))?;
        }
        self.command(next, &Requester::Server, None, &Command::Start(Start::default()))?;
        // Told last: who hears that nobody is missing finds the game begun.
        for person in companions.iter().map(|(companion, _)| companion).chain([&person]) {
            self.command_of(person, id, &Command::Rematch(next))?;
        }
        let info = self.open(next)?.table.info();
        Ok(to_json(&RematchReply { table: info.id, stage: info.stage }))
    }

    /// Sits down at the rematch: on the same chair, or on another if somebody came first.
    fn first_possible(&mut self, person: &Person, next: TableId, commands: [Command; 2]) -> Result<(), Halt> {
        let [wanted, otherwise] = commands;
        match self.command_of(person, next, &wanted) {
            Err(Halt::Refused(_)) => self.command_of(person, next, &otherwise),
            sat => sat,
        }
    }

    fn summary(&mut self, id: TableId) -> Answer {
        let record = self.open(id)?.table.finished_record().ok_or(WrongStage::NotOver)?;
        let summary = facts::summary(&record).map_err(|_| Problem::Unavailable)?;
        Ok(to_json(&summary.ok_or(WrongStage::NotOver)?))
    }

    fn record(&mut self, id: TableId) -> Answer {
        let record = Table::record(&self.open(id)?.table).ok_or(WrongStage::NotOver)?;
        Ok(record.to_json())
    }

    fn steps(&mut self, id: TableId, query: &str, language: Language) -> Answer {
        let record = self.open(id)?.table.record().ok_or(WrongStage::NotOver)?;
        let seat = query.split('&').find_map(|part| part.strip_prefix("seat=")?.parse().ok());
        let steps = replay::steps(&record, Eyes::of_number(seat), language);
        Ok(to_json(&steps.map_err(|_| Problem::Unavailable)?))
    }
}

fn table(id: &str) -> Result<TableId, Problem> {
    id.parse().map_err(|_| Problem::UnknownTable)
}

/// The body of a request.
fn read<T: DeserializeOwned>(body: &str) -> Result<T, Problem> {
    json::read(body).map_err(|error| Problem::Malformed(error.to_string()))
}
