//! How somebody vanishes from the log of a table, which stays whole: the same game, played by nobody in particular.
//!
//! Their id becomes another one, which nobody has, so that it is still one person who did all of this; their name
//! becomes "NN", and what they said is gone. Entries keep their numbers. What others said about them stays. Those who played
//! on their device go with them.

use crate::ids::PersonId;
use crate::log::{Change, Entry};
use crate::person::{Name, Person};

/// Writes a log anew without somebody. Each entry that has changed is returned with its place in the log.
pub fn without(log: &[Entry], gone: PersonId, stand_in: PersonId) -> Vec<(usize, Entry)> {
    let mut leaving = Vec::new();
    let gone_with: Vec<PersonId> = std::iter::once(gone).chain(companions(log, gone)).collect();
    let others: Vec<&Name> = others(log, &gone_with).collect();
    for person in gone_with {
        // The id of a companion names nobody outside this log.
        let id = if person == gone { stand_in } else { person };
        let names =
            others.iter().copied().chain(leaving.iter().map(|(_, nobody): &(_, Person)| &nobody.name));
        let name = Name::nobody().unlike(names);
        leaving.push((person, Person { id, name }));
    }
    let rewritten = log.iter().map(|entry| {
        leaving.iter().fold(entry.clone(), |entry, (gone, nobody)| rewritten(&entry, *gone, nobody))
    });
    rewritten.enumerate().filter(|(at, entry)| *entry != log[*at]).collect()
}

/// What somebody and those on their device have said, and when, in milliseconds since 1970.
pub fn said_by(log: &[Entry], person: PersonId) -> impl Iterator<Item = (u64, &str)> {
    let people: Vec<PersonId> = std::iter::once(person).chain(companions(log, person)).collect();
    let own = log.iter().filter(move |entry| entry.by.is_some_and(|by| people.contains(&by)));
    own.filter_map(|entry| match &entry.change {
        Change::Said { text: Some(text), .. } => Some((entry.at, text.as_str())),
        _ => None,
    })
}

fn person_in(change: &Change) -> Option<&Person> {
    match change {
        Change::Created { host: person, .. }
        | Change::CreatedWithDeal { host: person, .. }
        | Change::Kept { host: person, .. }
        | Change::Continued { host: person, .. }
        | Change::Sat { person, .. }
        | Change::CompanionSat { person, .. } => Some(person),
        _ => None,
    }
}

fn others<'a>(log: &'a [Entry], gone: &[PersonId]) -> impl Iterator<Item = &'a Name> {
    let people = log.iter().filter_map(|entry| person_in(&entry.change));
    people.filter(move |person| !gone.contains(&person.id)).map(|person| &person.name)
}

/// Those who have played on the device of somebody.
pub fn companions(log: &[Entry], person: PersonId) -> impl Iterator<Item = PersonId> {
    log.iter().filter_map(move |entry| match &entry.change {
        Change::CompanionSat { person: companion, of, .. } if *of == person => Some(companion.id),
        _ => None,
    })
}

fn rewritten(entry: &Entry, gone: PersonId, nobody: &Person) -> Entry {
    let is_own = entry.by == Some(gone);
    let mut change = entry.change.clone();
    if let Change::CompanionSat { of, .. } = &mut change
        && *of == gone
    {
        *of = nobody.id;
    }
    match &mut change {
        Change::Created { host: person, .. }
        | Change::CreatedWithDeal { host: person, .. }
        | Change::Sat { person, .. }
        | Change::CompanionSat { person, .. }
            if person.id == gone =>
        {
            *person = nobody.clone();
        }
        // Everybody at a device's table was named by its host.
        Change::Kept { host, chairs, .. } | Change::Continued { host, chairs, .. } if host.id == gone => {
            let mut taken = Vec::new();
            for person in chairs.iter_mut().filter_map(|chair| chair.person.as_mut()) {
                let id = if person.id == gone { nobody.id } else { person.id };
                *person = Person { id, name: Name::nobody().unlike(taken.iter()) };
                taken.push(person.name.clone());
            }
            *host = nobody.clone();
        }
        Change::Said { name, text, reaction, .. } if is_own => {
            (*name, *text, *reaction) = (nobody.name.clone(), None, None);
        }
        _ => {}
    }
    let by = if is_own { Some(nobody.id) } else { entry.by };
    // A client may have put anything into the ids of its requests.
    let id = entry.id.clone().filter(|_| !is_own);
    Entry { at: entry.at, by, id, change }
}

#[cfg(test)]
mod tests {
    use quattro_rules::seat::Seat;
    use serde_json::json;

    use super::*;
    use crate::Table;
    use crate::ids::Bytes;

    const ADA: PersonId = Bytes([1; 16]);
    const BOB: PersonId = Bytes([2; 16]);
    const STAND_IN: PersonId = Bytes([9; 16]);

    fn person(id: PersonId, name: &str) -> Person {
        Person { id, name: Name::try_from(name.to_owned()).expect("a name") }
    }

    fn entry(by: PersonId, change: serde_json::Value) -> Entry {
        let id = Some("request of Ada".to_owned()).filter(|_| by == ADA);
        Entry { at: 5, by: Some(by), id, change: serde_json::from_value(change).expect("a change") }
    }

    fn log() -> Vec<Entry> {
        let (ada, bob) = (person(ADA, "Ada"), person(BOB, "NN"));
        let options = json!({ "game": "calcory", "players": 2 });
        let secret = Bytes([7; 32]).to_string();
        let sat = |seat, person: &Person| json!({ "what": "sat", "seat": seat, "person": person });
        vec![
            entry(ADA, json!({ "what": "created", "host": ada, "options": options, "secret": secret })),
            entry(ADA, sat(1, &ada)),
            entry(BOB, sat(2, &bob)),
            entry(ADA, json!({ "what": "said", "room": "players", "name": "Ada", "text": "Ciao" })),
            entry(BOB, json!({ "what": "said", "room": "players", "name": "NN", "text": "Ciao, Ada" })),
            entry(ADA, json!({ "what": "started" })),
        ]
    }

    #[test]
    fn whoever_is_forgotten_is_nowhere_in_the_log_and_the_table_is_the_same() {
        let mut log = log();
        assert_eq!(said_by(&log, ADA).collect::<Vec<_>>(), [(5, "Ciao")]);
        let changed = without(&log, ADA, STAND_IN);
        assert_eq!(changed.iter().map(|(at, _)| *at).collect::<Vec<_>>(), [0, 1, 3, 5]);
        for (at, entry) in changed {
            log[at] = entry;
        }
        log.push(Entry { at: 6, by: None, id: None, change: Change::Forgotten });
        let own = serde_json::to_string(&[&log[..4], &log[5..]].concat()).expect("JSON");
        assert!(!own.contains(&ADA.to_string()) && !own.contains("Ada") && !own.contains("Ciao"), "{own}");
        let mut table = Table::begin(Bytes([3; 16]), &log[0]).expect("a table");
        for (number, entry) in (2..).zip(&log[1..]) {
            table.apply(number, entry).expect("it follows");
        }
        assert_eq!(table.seat_of(STAND_IN), Some(Seat::FIRST));
        assert_eq!(table.info().chairs[0].name.as_deref(), Some("NN 2"), "Bob calls himself NN");
        assert_eq!(without(&log, ADA, STAND_IN), []);
    }

    #[test]
    fn whoever_played_on_is_nowhere_in_that_table() {
        let (ada, secret) = (person(ADA, "Ada"), Bytes([7; 32]).to_string());
        let change = json!({
            "what": "continued", "host": ada, "options": { "game": "calcory", "players": 2 }, "secret": secret,
            "chairs": [{ "person": ada }, { "bot": "cook" }],
            "laid": { "first_seat": 1, "shuffles": [] }, "actions": [],
        });
        let mut log = vec![entry(ADA, change)];
        for (at, entry) in without(&log, ADA, STAND_IN) {
            log[at] = entry;
        }
        let text = serde_json::to_string(&log).expect("JSON");
        assert!(!text.contains("Ada") && !text.contains(&ADA.to_string()), "{text}");
        let table = Table::begin(Bytes([3; 16]), &log[0]).expect("a table");
        assert_eq!(table.seat_of(STAND_IN), Some(Seat::FIRST));
    }

    #[test]
    fn those_on_their_device_go_with_them() {
        let mut log = log();
        let (enzo, eva) = (person(Bytes([3; 16]), "Enzo"), person(Bytes([4; 16]), "Eva"));
        let sat = |seat, person: &Person, of| json!({ "what": "companion-sat", "seat": seat, "person": person, "of": of });
        log.insert(2, entry(ADA, sat(3, &enzo, ADA)));
        log.insert(3, entry(BOB, sat(4, &eva, BOB)));
        let said = json!({ "what": "said", "room": "players", "name": "Enzo", "text": "Arrivederci" });
        log.push(entry(enzo.id, said));
        assert_eq!(said_by(&log, ADA).map(|(_, text)| text).collect::<Vec<_>>(), ["Ciao", "Arrivederci"]);
        for (at, entry) in without(&log, ADA, STAND_IN) {
            log[at] = entry;
        }
        let names: Vec<_> = log.iter().filter_map(|entry| person_in(&entry.change)).collect();
        let names: Vec<_> = names.iter().map(|person| person.name.as_str()).collect();
        assert_eq!(
            names,
            ["NN 2", "NN 2", "NN 3", "Eva", "NN"],
            "Bob calls himself NN, and Eva is his companion"
        );
        let text = serde_json::to_string(&log).expect("JSON");
        assert!(!text.contains("Enzo") && !text.contains("Arrivederci") && !text.contains(&ADA.to_string()));
        assert_eq!(without(&log, ADA, STAND_IN), []);
    }
}
