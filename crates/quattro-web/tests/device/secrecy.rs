//! Everything that a seat's line is told is the same, byte for byte, in worlds that the seat cannot tell apart.

use quattro_rules::record::Record;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use quattro_rules::with_engine;
use quattro_table::Bytes;
use quattro_table::log::{Change, Entry, LaidDeal};
use quattro_table::person::{Name, Person};
use quattro_testkit::random::random_moves;
use quattro_testkit::redeal::Redeal;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::{Value, json};

use crate::worker::{Worker, write};

const SECRET: Bytes<32> = Bytes([42; 32]);
const TABLE: Bytes<16> = Bytes([5; 16]);

fn person(index: u8) -> Person {
    Person { id: Bytes([index; 16]), name: Name::try_from(format!("Person {index}")).expect("a name") }
}

/// The log of a table with the cards of the record and the game begun. Person 0 hosts and watches.
fn opening(record: &Record) -> Vec<String> {
    let options = json!({ "game": record.game, "players": record.seats.len(), "options": record.options });
    let laid = LaidDeal { first_seat: record.drawn_first_seat, shuffles: record.shuffles.clone() };
    let created = Change::Created {
        host: person(0),
        options: serde_json::from_value(options).expect("options"),
        secret: SECRET,
        laid: Some(laid),
    };
    let sat = Seat::all(record.seats.len() as u8).map(|seat| Change::Sat {
        seat,
        person: person(seat.number()),
        kind: None,
        contribution: None,
    });
    let changes =
        [created].into_iter().chain(sat).chain([Change::Started { fill: None, contribution: None }]);
    let entries = changes.map(|change| Entry { at: 1, by: Some(person(0).id), id: None, change });
    entries.map(|entry| serde_json::to_string(&entry).expect("JSON")).collect()
}

/// Plays the record at a device and returns all that the line of `viewer` was told, and the script.
fn told_to(viewer: u8, record: &Record) -> (Vec<String>, Vec<Value>) {
    let mut worker = Worker::new(1, 1);
    let table = TABLE.to_string();
    worker.logs.insert(table.clone(), opening(record));
    let become_person = |worker: &mut Worker, index: u8| {
        worker.give(json!({ "type": "start", "seed": SECRET, "person": person(index) }));
    };
    let line = |index: u8| u64::from(index) + 1;
    for index in 0..=record.seats.len() as u8 {
        become_person(&mut worker, index);
        worker.dial(line(index), &table, "en");
    }
    for (at, played) in record.actions.iter().enumerate() {
        become_person(&mut worker, played.seat.number());
        worker.now += 1000;
        let play = json!({ "type": "play", "id": format!("{at}"), "at": at, "actions": [played.action] });
        worker.say(line(played.seat.number()), &play);
    }
    // Coming back could leak something too.
    become_person(&mut worker, viewer);
    worker.dial(line(viewer) + 100, &table, "en");
    let mut told = worker.told.remove(&line(viewer)).unwrap_or_default();
    assert!(told.len() > record.actions.len());
    told.extend(worker.told.remove(&(line(viewer) + 100)).unwrap_or_default());
    (told, worker.script())
}

/// Returns how many pairs of worlds differed.
fn worlds_look_the_same<G: Redeal>(setup: &Setup) -> usize {
    let mut different = 0;
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for (seed, moves) in [(1, 12), (2, 70), (3, 140)] {
        let (mut record, _) = random_moves::<G>(setup, seed, moves, |_, _| {});
        if record.result.is_some() {
            continue;
        }
        record.seats.fill("Somebody".to_owned());
        for viewer in 0..=setup.players {
            let seat = usize::from(viewer).checked_sub(1).and_then(Seat::new);
            let other = G::redeal(&record, seat, &mut rng);
            different += usize::from(other != record);
            let ((one, first), (two, second)) = (told_to(viewer, &record), told_to(viewer, &other));
            assert_eq!(one, two, "{viewer} can tell the worlds of {} apart", setup.game);
            assert!(one.iter().all(|text| !text.contains(&SECRET.to_string())));
            let lines = [viewer + 1, viewer + 101];
            let worlds = json!({ "lines": lines, "secret": SECRET, "worlds": [first, second] });
            write(&format!("worlds-{}-{moves}-{viewer}", setup.game), &worlds);
        }
    }
    different
}

#[test]
fn lines_tell_nothing_that_a_seat_may_not_know() {
    for game in GameId::ALL {
        let setup = Setup::new(game, 3);
        let different = with_engine!(game, G => worlds_look_the_same::<G>(&setup));
        assert!(different > 5, "{game}: too few worlds differ");
    }
}
