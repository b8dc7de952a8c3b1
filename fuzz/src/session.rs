//! A session: what several people send to one table, as text.
//!
//! The first line is the body of `POST /api/tables`. Each further line is a person (a digit), a route or `socket`, and
//! the body or message as JSON: `1 socket {"type":"play",...}`. What the server would refuse to read is passed over.

use quattro_table::log::{Change, Entry};
use quattro_table::person::{Name, Person};
use quattro_table::protocol::{
    BotSeat, ClientMessage, CreateTable, HandOver, Join, RemovePlayer, ServerMessage, Start, TableStage,
};
use quattro_table::{Action, Batch, Bytes, Command, Problem, Proposal, Requester, Table, Viewer};
use quattro_words::Language;
use serde::de::DeserializeOwned;

const SECRET: Bytes<32> = Bytes([42; 32]);
const ID: Bytes<16> = Bytes([9; 16]);

/// How many people send something.
const PEOPLE: u8 = 4;

/// The most bot moves after a request, so that a table of bots alone does not take the whole time.
const BOT_MOVES: usize = 12;

/// The most refused requests after which everybody's view is compared.
const COMPARED: usize = 6;

fn person(index: u8) -> Person {
    let name = Name::try_from(format!("Person {index}")).expect("a name");
    Person { id: Bytes([index; 16]), name }
}

/// Everybody; the last one has no chair. One of them reads sentences, in turn, because those take the longest.
fn viewers(number: u32) -> impl Iterator<Item = Viewer> {
    let languages = [Language::En, Language::Fr, Language::De];
    let language = languages[number as usize % languages.len()];
    let reader = number % (u32::from(PEOPLE) + 1);
    let language = move |index| (u32::from(index) == reader).then_some(language);
    (0..=PEOPLE).map(move |index| Viewer {
        person: Some(Bytes([index; 16])),
        seat: None,
        language: language(index),
    })
}

/// A table and everything that was stored for it.
pub struct Session {
    table: Table,
    log: Vec<Entry>,
    refused: usize,
}

/// Carries out a session, and checks what must hold whatever was sent.
pub fn run(text: &str) {
    let mut lines = text.lines();
    let Some(mut session) = lines.next().and_then(Session::begin) else { return };
    for line in lines {
        session.line(line);
    }
    session.check_log();
}

fn read<T: DeserializeOwned>(body: &str) -> Option<T> {
    serde_json::from_str(body).ok()
}

impl Session {
    /// A session from its first line, unless that is refused.
    pub fn begin(line: &str) -> Option<Session> {
        read(line).and_then(|created| Session::create(&created))
    }

    /// Carries out a further line; then bots move.
    pub fn line(&mut self, line: &str) {
        let mut words = line.splitn(3, ' ');
        let index = words.next().and_then(|word| word.parse().ok()).filter(|index| *index < PEOPLE);
        let (Some(index), Some(route)) = (index, words.next()) else { return };
        self.request(&person(index), route, words.next().unwrap_or_default());
        self.bots_move();
    }

    /// What a person is told when they connect.
    pub fn welcome(&mut self, index: u8) -> ServerMessage {
        self.table.welcome(
            Viewer { person: Some(Bytes([index; 16])), seat: None, language: None },
            None,
            1000,
        )
    }

    /// The log, as it is stored.
    pub fn log(&self) -> Vec<String> {
        self.log.iter().map(|entry| serde_json::to_string(entry).expect("JSON")).collect()
    }

    fn create(body: &CreateTable) -> Option<Session> {
        body.table.check().ok()?;
        let (host, options) = (person(0), body.table.clone());
        let change = Change::Created { host: host.clone(), options, secret: SECRET, laid: None };
        let first = Entry { at: 0, by: Some(host.id), id: None, change };
        let table = Table::begin(ID, &first).expect("options that were checked make a table");
        let mut session = Session { table, log: vec![first], refused: 0 };
        for bot in &body.bots {
            session.ask(&host, None, &Command::SeatBot(*bot));
        }
        if let Some(join) = body.sit {
            session.ask(&host, None, &Command::Join(join));
        }
        Some(session)
    }

    fn request(&mut self, person: &Person, route: &str, body: &str) {
        let command = match route {
            "socket" => return self.hear(person, body),
            "join" => read(body).map(|join: Join| Command::Join(join)),
            "leave" => Some(Command::Leave),
            "bots" => read(body).map(|bot: BotSeat| Command::SeatBot(bot)),
            "remove" => read(body).map(|RemovePlayer { seat }| Command::Remove(seat)),
            "hungriest" => Some(Command::Hungriest),
            "start" => read(body).map(|start: Start| Command::Start(start)),
            "hand-over" => {
                read(body).map(|hand_over: HandOver| Command::HandOver { hand_over, away: Some(60_000) })
            }
            "take-back" => Some(Command::TakeBack),
            "close" => Some(Command::Close),
            "rematch" => Some(Command::Rematch(Bytes([8; 16]))),
            "time-is-up" => return self.time_is_up(),
            _ => None,
        };
        if let Some(command) = command {
            self.ask(person, None, &command);
        }
    }

    fn hear(&mut self, person: &Person, message: &str) {
        let Some(message) = read(message) else { return };
        let viewer = Viewer { person: Some(person.id), seat: None, language: None };
        match message {
            ClientMessage::Hello { since, seat, table_only, .. } => {
                let viewer = Viewer { person: viewer.person.filter(|_| !table_only), seat, ..viewer };
                drop(self.table.welcome(viewer, since, 1000));
            }
            ClientMessage::Have { number } => self.table.acknowledge(viewer, number),
            ClientMessage::Ready { round } => drop(self.table.ready_seats(viewer, round)),
            ClientMessage::Ping => {}
            ClientMessage::Play { id, at, actions, if_asked, have } => {
                let game = self.table.options().game;
                let actions: Result<Vec<_>, _> =
                    actions.iter().map(|action| Action::read(game, action)).collect();
                if let Ok(actions) = actions {
                    let batch = Batch { actions, if_asked };
                    self.ask(person, Some(id), &Command::Play { at, batch, have });
                }
            }
            ClientMessage::Say { id, text } => self.ask(person, Some(id), &Command::Say(text)),
            ClientMessage::React { id, reaction } => self.ask(person, Some(id), &Command::React(reaction)),
        }
    }

    /// Carries out a request as the server does.
    fn ask(&mut self, person: &Person, id: Option<String>, command: &Command) {
        if id.as_ref().is_some_and(|id| self.table.done(person.id, id).is_some()) {
            return;
        }
        let requester = Requester::Person(person.clone());
        match self.table.propose(&requester, command) {
            Ok(Some(proposal)) => {
                let change = proposal.change.clone();
                let entry = Entry { at: self.now(), by: Some(person.id), id, change };
                self.store(entry, proposal);
            }
            Ok(None) => {}
            Err(problem) => self.check_refusal(&problem, &requester, command),
        }
    }

    fn server_asks(&mut self, command: &Command) -> bool {
        let Ok(Some(proposal)) = self.table.propose(&Requester::Server, command) else { return false };
        let entry = Entry { at: self.now(), by: None, id: None, change: proposal.change.clone() };
        self.store(entry, proposal);
        true
    }

    fn bots_move(&mut self) {
        for _ in 0..BOT_MOVES {
            let plays = self.table.bot_job().and_then(|job| job.any_move());
            if !plays.is_some_and(|plays| self.server_asks(&Command::BotPlays(plays))) {
                return;
            }
        }
    }

    fn time_is_up(&mut self) {
        if let Some((seat, _)) = self.table.deadline() {
            let at = self.table.moves();
            self.server_asks(&Command::TimeIsUp { seat, at });
        }
    }

    fn now(&self) -> u64 {
        self.log.len() as u64 * 1000
    }

    /// Makes an entry part of the log, in its stored form, and tells everybody.
    fn store(&mut self, entry: Entry, proposal: Proposal) {
        let body = serde_json::to_string(&entry).expect("JSON");
        assert_eq!(Entry::read(&body).expect("a stored entry can be read"), entry);
        let number = self.table.number() + 1;
        let applied =
            self.table.apply_proposed(number, &entry, proposal).expect("what is proposed is possible");
        for viewer in viewers(number) {
            if let Some(message) = self.table.update(&applied, viewer, self.now()) {
                self.check_secret(&serde_json::to_string(&message).expect("JSON"));
            }
        }
        self.log.push(entry);
    }

    /// What everybody sees.
    fn views(&mut self) -> Vec<String> {
        let now = self.now();
        viewers(self.table.number())
            .map(|viewer| serde_json::to_string(&self.table.welcome(viewer, None, now)).expect("JSON"))
            .collect()
    }

    /// A refused request is refused again, changes nothing for anybody, and can be explained.
    fn check_refusal(&mut self, problem: &Problem, requester: &Requester, command: &Command) {
        for language in [Language::En, Language::Fr, Language::De] {
            self.check_secret(&serde_json::to_string(&problem.message(language)).expect("JSON"));
        }
        self.refused += 1;
        if self.refused <= COMPARED {
            let before = self.views();
            assert!(self.table.propose(requester, command).is_err(), "it was refused before: {problem}");
            assert_eq!(before, self.views(), "a refused request has changed something");
        }
    }

    /// The secret of the shuffles is told when the game is over, and not before.
    fn check_secret(&self, message: &str) {
        let is_over = self.table.info().stage == TableStage::Over;
        assert!(is_over || !message.contains(&SECRET.to_string()), "{message}");
    }

    /// The log makes the same table again.
    fn check_log(&mut self) {
        let mut again = Table::begin(ID, &self.log[0]).expect("the table began once");
        for (number, entry) in (2..).zip(&self.log[1..]) {
            again.apply(number, entry).expect("what was stored can be read again");
        }
        assert_eq!(again.info(), self.table.info());
        assert_eq!(again.summary(), self.table.summary());
        assert_eq!(again.moves(), self.table.moves());
        assert_eq!(
            again.record().map(|record| record.to_json()),
            self.table.record().map(|record| record.to_json())
        );
    }
}
