//! Characters at a table: what they are called, what clients are told of them, and what the log keeps.

use quattro_bots::{BotName, Character, Level, system_clock};
use quattro_table::log::{Change, Entry};
use quattro_table::person::{Name, Person};
use quattro_table::protocol::{BotSeat, Join, Start};
use quattro_table::{Bytes, Command, Requester, Table};
use serde_json::json;

/// A table and its log as text.
struct Logged {
    table: Table,
    log: Vec<String>,
}

impl Logged {
    /// A table of Calcory, of which a person with this name has the first chair, and the others those bots.
    fn begun(name: &str, bots: [BotName; 2]) -> Logged {
        let host = Person { id: Bytes([1; 16]), name: Name::try_from(name.to_owned()).expect("a name") };
        let options = serde_json::from_value(json!({ "game": "calcory", "players": 3 })).expect("options");
        let change = Change::Created { host: host.clone(), options, secret: Bytes([7; 32]), laid: None };
        let first = Entry { at: 0, by: Some(host.id), id: None, change };
        let table = Table::begin(Bytes([9; 16]), &first).expect("a table");
        let mut logged = Logged { table, log: vec![serde_json::to_string(&first).expect("an entry")] };
        let who = Requester::Person(host);
        logged.command(&who, &Command::Join(Join::default()));
        for (seat, level) in quattro_rules::seat::Seat::all(3).skip(1).zip(bots) {
            logged.command(&who, &Command::SeatBot(BotSeat { seat, level }));
        }
        logged.command(&who, &Command::Start(Start::default()));
        logged
    }

    fn command(&mut self, who: &Requester, command: &Command) {
        let proposal = self.table.propose(who, command).expect("a possible command").expect("a change");
        let by = if let Requester::Person(person) = who { Some(person.id) } else { None };
        let entry = Entry { at: 1, by, id: None, change: proposal.change.clone() };
        self.log.push(serde_json::to_string(&entry).expect("an entry"));
        self.table.apply_proposed(self.table.number() + 1, &entry, proposal).expect("a possible entry");
    }

    fn names(&self) -> Vec<String> {
        let chairs = self.table.summary().listing.chairs;
        chairs.into_iter().map(|chair| chair.name.expect("a name")).collect()
    }
}

const LUNA: BotName = BotName::Character(Character::Luna);

#[test]
fn everybody_at_a_table_has_another_name() {
    let ottavia = Character::Ottavia.into();
    assert_eq!(Logged::begun("Ada", [LUNA, ottavia]).names(), ["Ada", "Luna", "Ottavia"]);
    assert_eq!(Logged::begun("Ada", [LUNA, LUNA]).names(), ["Ada", "Luna", "Luna 3"]);
    assert_eq!(Logged::begun("luna", [LUNA, LUNA]).names(), ["luna", "Luna 2", "Luna 3"]);
    assert_eq!(Logged::begun("Ada", [LUNA, Level::Cook.into()]).names(), ["Ada", "Luna", "Enzo"]);
}

#[test]
fn clients_are_told_a_level_and_who_it_is() {
    let chairs = Logged::begun("Ada", [LUNA, Level::Chef.into()]).table.summary().listing.chairs;
    let told: Vec<_> = chairs.iter().map(|chair| (chair.level, chair.character)).collect();
    assert_eq!(told, [(None, None), (Some(Level::Cook), Some(Character::Luna)), (Some(Level::Chef), None)]);
    let chair = serde_json::to_value(&chairs[1]).expect("a chair");
    assert_eq!((&chair["level"], &chair["character"]), (&json!("cook"), &json!("luna")));
    assert!(serde_json::to_value(&chairs[2]).expect("a chair").get("character").is_none());
}

#[test]
fn a_table_with_characters_is_read_from_its_log() {
    let mut logged = Logged::begun("Ada", [LUNA, Character::Gina.into()]);
    while let Some(job) = logged.table.bot_job() {
        let thought = job.think(system_clock);
        logged.command(&Requester::Server, &Command::BotPlays(thought.plays()));
        logged.table.return_bot(thought);
    }
    let mut entries = logged.log.iter().map(|entry| Entry::read(entry).expect("an entry"));
    let mut again = Table::begin(Bytes([9; 16]), &entries.next().expect("a first entry")).expect("a table");
    for entry in entries {
        again.apply(again.number() + 1, &entry).expect("a possible entry");
    }
    assert_eq!(again.summary().listing.chairs, logged.table.summary().listing.chairs);
    assert_eq!(again.number(), logged.table.number());
}
