//! Tables with the same cards: the table of a day, and a game whose cards are dealt once more.

use quattro_bots::{Level, system_clock};
use quattro_rules::record::Record;
use quattro_rules::seat::Seat;
use quattro_rules::setup::GameId;
use quattro_table::fairness::{Secret, VerifyError, commitment, verify, verify_committed};
use quattro_table::log::{Change, Entry};
use quattro_table::person::{Name, Person};
use quattro_table::protocol::{BotSeat, HandOver, Join, Occupant, Rematch, RemovePlayer, Start, TableStage};
use quattro_table::shared_deal::{DealOrigin, SharedDeal, table_of_the_day};
use quattro_table::{Batch, Bytes, Command, Day, Problem, Requester, Table, WrongStage};

const SECRET: Secret = Bytes([7; 32]);

fn person(number: u8) -> Person {
    Person { id: Bytes([number; 16]), name: Name::try_from(format!("Person {number}")).expect("a name") }
}

fn day() -> Day {
    "2026-11-18".parse().expect("a day")
}

fn entry(by: Option<&Person>, change: Change) -> Entry {
    Entry { at: day().begins(), by: by.map(|person| person.id), id: None, change }
}

/// A table with its log.
struct Played {
    table: Table,
    log: Vec<Entry>,
}

impl Played {
    fn begin(first: Entry) -> Played {
        let table = Table::begin(Bytes([9; 16]), &first).expect("a table");
        Played { table, log: vec![first] }
    }

    fn of_the_day(game: GameId, host: u8) -> Played {
        let (options, deal) = (table_of_the_day(game), SharedDeal::of_day(day(), true));
        let host = person(host);
        let change = Change::CreatedWithDeal { host: host.clone(), options, secret: SECRET, deal };
        let mut played = Played::begin(entry(Some(&host), change));
        assert!(played.ask(&Requester::Server, &Command::Start(Start::default())).expect("a start"));
        played
    }

    /// Carries a command out; false if there was nothing to do.
    fn ask(&mut self, requester: &Requester, command: &Command) -> Result<bool, Problem> {
        let Some(proposal) = self.table.propose(requester, command)? else { return Ok(false) };
        let by = if let Requester::Person(person) = requester { Some(person) } else { None };
        let entry = entry(by, proposal.change.clone());
        self.table.apply_proposed(self.table.number() + 1, &entry, proposal).expect("a possible entry");
        self.log.push(entry);
        Ok(true)
    }

    /// The same table, read from its log.
    fn restarted(&self) -> Played {
        let mut again = Played::begin(self.log[0].clone());
        for entry in &self.log[1..] {
            again.table.apply(again.table.number() + 1, entry).expect("the log");
            again.log.push(entry.clone());
        }
        again
    }

    /// Plays on: people by their first legal action, bots as they think. `forget` makes the bots lose what they
    /// have in their heads before every decision, as a restart does.
    fn play_on(&mut self, moves: u32, forget: bool) {
        while self.table.moves() < moves && self.table.ended().is_none() {
            if forget {
                *self = self.restarted();
            }
            if let Some(job) = self.table.bot_job() {
                let thought = job.think(system_clock);
                self.ask(&Requester::Server, &Command::BotPlays(thought.plays())).expect("a move");
                self.table.return_bot(thought);
            } else {
                self.person_plays();
            }
        }
    }

    fn person_plays(&mut self) {
        let (seats, at) = (self.table.people().collect::<Vec<_>>(), self.table.moves());
        for (_, id, _) in seats {
            let host = Person { id, name: person(1).name };
            for action in self.legal(id) {
                let Ok(action) = action.parse() else { continue };
                let play =
                    Command::Play { at, batch: Batch { actions: vec![action], if_asked: false }, have: 0 };
                if self.ask(&Requester::Person(host.clone()), &play) == Ok(true) {
                    return;
                }
            }
        }
        panic!("nobody can move");
    }

    /// The legal actions of a person, as the table tells them.
    fn legal(&mut self, person: quattro_table::PersonId) -> Vec<String> {
        let viewer = quattro_table::Viewer { person: Some(person), seat: None, language: None };
        let welcome = serde_json::to_value(self.table.welcome(viewer, None, 0)).expect("JSON");
        let legal = welcome["game"]["legal"].as_array().cloned().unwrap_or_default();
        legal.iter().filter_map(|legal| legal["action"].as_str().map(str::to_owned)).collect()
    }

    fn moves(&self) -> Vec<Change> {
        self.log
            .iter()
            .map(|entry| entry.change.clone())
            .filter(|change| matches!(change, Change::Played { .. }))
            .collect()
    }

    fn record(&self) -> Record {
        self.table.record().expect("a game that is over")
    }
}

#[test]
fn everybody_meets_the_same_cards_and_the_same_answers() {
    for (game, moves) in
        [(GameId::MammaMia, 16), (GameId::SoleMio, 10), (GameId::Grande, 8), (GameId::Calcory, 10)]
    {
        let (mut one, mut other) = (Played::of_the_day(game, 1), Played::of_the_day(game, 2));
        one.play_on(moves, false);
        other.play_on(moves, true);
        assert_eq!(one.moves(), other.moves(), "{game}: also if bots forget everything before each decision");
    }
}

#[test]
fn a_day_is_played_by_one_person_and_three_bots() {
    let played = Played::of_the_day(GameId::MammaMia, 1);
    let info = played.table.info();
    assert_eq!(info.stage, TableStage::Playing);
    let names: Vec<_> = info.chairs.iter().map(|chair| chair.name.clone().expect("a name")).collect();
    assert_eq!(names, ["Person 1", "Rosa", "Enzo", "Lia"]);
    assert_eq!(info.commitment, commitment(&SECRET).to_string());
    assert!(info.fairness.is_none());
    assert_eq!(played.table.deadline(), None, "no clock");
}

#[test]
fn nobody_can_change_who_plays_a_day() {
    let (options, deal) = (table_of_the_day(GameId::MammaMia), SharedDeal::of_day(day(), true));
    let created = Change::CreatedWithDeal { host: person(1), options, secret: SECRET, deal };
    let mut open = Played::begin(entry(Some(&person(1)), created));
    let mut running = Played::of_the_day(GameId::MammaMia, 1);
    let second = Seat::new(1).expect("a seat");
    let fill = Start { fill: Some(Level::Random.into()), contribution: Some(Bytes([1; 16])) };
    for played in [&mut open, &mut running] {
        for number in [1, 2] {
            let requester = Requester::Person(person(number));
            for command in [
                Command::SeatBot(BotSeat { seat: second, level: Level::Random.into() }),
                Command::Remove(RemovePlayer { seat: second }.seat),
                Command::Hungriest,
                Command::Start(fill),
                Command::HandOver {
                    hand_over: HandOver { seat: None, level: Some(Level::Maestro.into()) },
                    away: None,
                },
                Command::TakeBack,
                Command::Close,
                Command::Rematch(Bytes([3; 16])),
            ] {
                assert_eq!(played.ask(&requester, &command), Err(Problem::OneTry), "{command:?}");
            }
            assert_eq!(played.ask(&requester, &Command::Leave), Ok(false));
        }
        let contribution = Some(Bytes([5; 16]));
        let join = Command::Join(Join { seat: Some(second), kind: None, contribution });
        assert_ne!(played.ask(&Requester::Person(person(1)), &join), Ok(true));
        assert!(played.ask(&Requester::Person(person(2)), &join).is_err());
        assert_eq!(played.table.rematch_place(&person(1), Rematch::default()), Err(Problem::OneTry));
    }
    assert_eq!((open.log.len(), running.log.len()), (1, 2), "nothing was stored");
}

#[test]
fn until_the_day_is_over_only_its_player_knows_the_table() {
    let mut played = Played::of_the_day(GameId::Calcory, 1);
    let (owner, other) = (Some(person(1).id), Some(person(2).id));
    played.play_on(u32::MAX, false);
    for (now, hidden) in [(day().begins(), true), (day().ends() - 1, true), (day().ends(), false)] {
        assert_eq!(played.table.is_hidden_from(other, now), hidden);
        assert_eq!(played.table.is_hidden_from(None, now), hidden);
        assert!(!played.table.is_hidden_from(owner, now));
        assert_eq!(played.table.deal_again(now).is_err(), hidden, "its cards are not dealt again before");
    }
    assert_eq!(verify(&played.record()).expect("a fair game").contributions, 0);
}

/// A game of two people who chose kinds and contributed, with a bot; the hungriest begins.
fn played_game() -> Played {
    let options = r#"{ "game": "mamma-mia", "players": 3, "hungriest_begins": true, "public": true }"#;
    let options = serde_json::from_str(options).expect("options");
    let created = Change::Created { host: person(1), options, secret: SECRET, laid: None };
    let mut played = Played::begin(entry(Some(&person(1)), created));
    for (number, kind) in [(1, "chili"), (2, "olive")] {
        let requester = Requester::Person(person(number));
        let kind = Some(kind.parse().expect("a kind"));
        let join = Join { seat: None, kind, contribution: Some(Bytes([number; 16])) };
        played.ask(&requester, &Command::Join(join)).expect("a chair");
    }
    played.ask(&Requester::Person(person(2)), &Command::Hungriest).expect("hunger");
    let start = Start { fill: Some(Level::Cook.into()), contribution: Some(Bytes([8; 16])) };
    assert_eq!(played.table.deal_again(u64::MAX), Err(WrongStage::NotOver.into()), "never before it begins");
    played.ask(&Requester::Person(person(1)), &Command::Start(start)).expect("a start");
    assert_eq!(played.table.deal_again(u64::MAX), Err(WrongStage::NotOver.into()), "never while it runs");
    played.play_on(u32::MAX, false);
    played
}

#[test]
fn the_cards_of_a_game_are_dealt_once_more() {
    let first = played_game();
    let again = first.table.deal_again(0).expect("the deal");
    assert!(!again.options.public);
    let (options, secret) = (again.options, again.secret);
    let created = Change::CreatedWithDeal { host: person(3), options, secret, deal: again.deal };
    let mut second = Played::begin(entry(Some(&person(3)), created));
    let kind = Some("salami".parse().expect("a kind"));
    let join = Join { seat: None, kind, contribution: Some(Bytes([99; 16])) };
    second.ask(&Requester::Person(person(3)), &Command::Join(join)).expect("a chair");
    let start = Start { fill: Some(Level::Cook.into()), contribution: Some(Bytes([98; 16])) };
    second.ask(&Requester::Person(person(3)), &Command::Start(start)).expect("a start");
    second.play_on(u32::MAX, false);
    let (one, other) = (first.record(), second.record());
    assert_eq!(one.options, other.options, "the same kinds, the same start player");
    assert_eq!(one.shuffles[0], other.shuffles[0]);
    assert_eq!(one.fairness, other.fairness);
    verify(&other).expect("a fair game");
    assert_eq!(second.table.info().chairs[0].occupant, Occupant::Person);
    let third = second.table.deal_again(0).expect("the deal");
    assert_eq!(third.deal.origin, DealOrigin::Table { table: first.table.id() }, "where it was first");
}

#[test]
fn an_earlier_program_refuses_what_it_would_shuffle_otherwise() {
    let played = Played::of_the_day(GameId::Calcory, 1);
    let stored = serde_json::to_string(&played.log[0]).expect("JSON");
    assert!(stored.contains(r#""what":"created-with-deal""#), "a change that it does not know");
    assert_eq!(Entry::read(&stored).expect("an entry"), played.log[0]);
}

#[test]
fn a_record_is_checked_against_the_commitment_that_was_shown() {
    let mut played = Played::of_the_day(GameId::Calcory, 1);
    let shown = played.table.info().commitment;
    played.play_on(u32::MAX, false);
    let record = played.record();
    assert!(verify_committed(&record, &shown).is_ok());
    let other = commitment(&Bytes([8; 32])).to_string();
    assert!(matches!(verify_committed(&record, &other), Err(VerifyError::OtherCommitment)));
}
