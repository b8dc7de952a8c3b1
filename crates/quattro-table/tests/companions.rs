//! Several people on one device: who speaks for whom, what each of them is shown, and what follows for time, leaving and
//! the rematch.

use quattro_rules::pizza::Pizza;
use quattro_rules::record::Record;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use quattro_table::log::{Change, Entry, EntryError, LaidDeal};
use quattro_table::person::{Name, Person};
use quattro_table::protocol::{HandOver, Join, Rematch, ServerMessage, StandInReason, Start};
use quattro_table::{Action, Bytes, Command, Crowd, PersonId, Problem, Requester, Table, Viewer};
use quattro_testkit::random::random_moves;
use quattro_testkit::redeal::Redeal;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::{Value, json};

const ANN: u8 = 1;
const ENZO: u8 = 2;
const BOB: u8 = 3;
const STRANGER: u8 = 9;

fn person(index: u8) -> Person {
    let name = ["Host", "Ann", "Enzo", "Bob", "Eva", "Ida", "Uma"].get(usize::from(index)).copied();
    let name = Name::try_from(name.unwrap_or("Somebody").to_owned()).expect("a name");
    Person { id: Bytes([index; 16]), name }
}

fn seat(number: u8) -> Seat {
    Seat::new(usize::from(number) - 1).expect("a seat")
}

fn viewer(index: u8, chair: Option<u8>) -> Viewer {
    Viewer { person: Some(person(index).id), seat: chair.map(seat), language: None }
}

/// A table that Ann hosts, and where she sits on the first chair.
struct Round {
    table: Table,
    log: Vec<Entry>,
}

impl Round {
    fn new(options: &Value, laid: Option<LaidDeal>) -> Round {
        let options = serde_json::from_value(options.clone()).expect("options");
        let created = Change::Created { host: person(ANN), options, secret: Bytes([7; 32]), laid };
        let first = Entry { at: 1000, by: Some(person(ANN).id), id: None, change: created };
        let mut round =
            Round { table: Table::begin(Bytes([5; 16]), &first).expect("a table"), log: vec![first] };
        round.ask(ANN, &Command::Join(Join::default())).expect("a chair");
        round
    }

    /// Ann with Enzo on her phone, and Bob; with the cards of a record.
    fn of_three(record: &Record, more: &Value) -> Round {
        let mut options = json!({ "game": record.game, "players": 3, "options": record.options });
        options.as_object_mut().expect("options").extend(more.as_object().expect("options").clone());
        let laid = LaidDeal { first_seat: record.drawn_first_seat, shuffles: record.shuffles.clone() };
        let mut round = Round::new(&options, Some(laid));
        round.bring(ANN, ENZO).expect("a chair for Enzo");
        round.ask(BOB, &Command::Join(Join::default())).expect("a chair for Bob");
        round.ask(ANN, &Command::Start(Start::default())).expect("a game");
        round
    }

    fn write(&mut self, by: Option<PersonId>, change: Change) {
        let entry = Entry { at: 1000, by, id: None, change };
        self.table.apply(self.table.number() + 1, &entry).expect("a possible entry");
        self.log.push(entry);
    }

    fn ask(&mut self, by: u8, command: &Command) -> Result<Option<Change>, Problem> {
        let proposal = self.table.propose(&Requester::Person(person(by)), command)?;
        let change = proposal.map(|proposal| proposal.change);
        if let Some(change) = change.clone() {
            self.write(Some(person(by).id), change);
        }
        Ok(change)
    }

    fn bring(&mut self, by: u8, whom: u8) -> Result<Option<Change>, Problem> {
        self.ask(by, &Command::SeatCompanion { companion: person(whom), join: Join::default() })
    }

    fn play(&mut self, record: &Record, index: usize) {
        let played = &record.actions[index];
        let action = Action::read(record.game, &played.action).expect("an action");
        let by = Some(person(played.seat.number()).id);
        self.write(by, Change::Played { seat: played.seat, actions: vec![action], have: 0 });
    }

    fn welcome(&mut self, viewer: Viewer) -> Value {
        serde_json::to_value(self.table.welcome(viewer, None, 1000)).expect("JSON")
    }
}

fn game(moves: usize) -> Record {
    random_moves::<Pizza>(&Setup::new(GameId::MammaMia, 3), 3, moves, |_, _| {}).0
}

#[test]
fn a_companion_is_a_person_of_their_own_on_the_device_of_another() {
    let mut round = Round::new(&json!({ "game": "mamma-mia", "players": 5 }), None);
    assert_eq!(round.welcome(viewer(ANN, None))["you"]["device"], Value::Null, "nobody shares it yet");
    assert!(round.bring(ANN, ENZO).expect("a chair").is_some());
    assert_eq!(round.bring(ANN, ENZO), Ok(None), "once");
    let you = round.welcome(viewer(ANN, None))["you"].clone();
    assert_eq!(you, json!({ "seat": null, "host": true, "handed_over": false, "device": [1, 2] }));
    let you = round.welcome(viewer(ANN, Some(2)))["you"].clone();
    assert_eq!((&you["seat"], &you["device"]), (&json!(2), &json!([1, 2])));
    let chairs = serde_json::to_value(round.table.info().chairs).expect("JSON");
    assert_eq!((&chairs[0]["companion"], &chairs[1]["companion"]), (&Value::Null, &json!(true)));
    assert_eq!(chairs[1]["name"], "Enzo");
    assert_eq!(round.table.summary().people, [(person(ANN).id, seat(1))], "Enzo has no list of games");
    // Two of one name are told apart, as anywhere.
    let twin = Person { id: Bytes([77; 16]), ..person(ANN) };
    let command = Command::SeatCompanion { companion: twin, join: Join::default() };
    round.ask(ANN, &command).expect("a chair");
    assert_eq!(round.table.info().chairs[2].name.as_deref(), Some("Ann 2"));
}

#[test]
fn nobody_speaks_for_a_chair_of_another_device() {
    let mut round = Round::new(&json!({ "game": "mamma-mia", "players": 4 }), None);
    round.bring(ANN, ENZO).expect("a chair");
    round.ask(BOB, &Command::Join(Join::default())).expect("a chair");
    assert_eq!(round.table.speaker(person(ANN).id, seat(2)), Ok(person(ENZO)));
    assert_eq!(round.table.speaker(person(ANN).id, seat(1)), Ok(person(ANN)));
    for (who, chair) in [(BOB, 1), (BOB, 2), (ANN, 3), (ANN, 4), (ENZO, 1), (ENZO, 2), (STRANGER, 1)] {
        assert_eq!(
            round.table.speaker(person(who).id, seat(chair)),
            Err(Problem::NotYourChair),
            "{who} {chair}"
        );
        assert_eq!(round.welcome(viewer(who, Some(chair)))["you"]["seat"], Value::Null, "{who} {chair}");
    }
    // Whoever brought somebody along takes them away, and the host; nobody else.
    assert_eq!(round.ask(BOB, &Command::Remove(seat(2))), Err(Problem::NotHost));
    assert!(round.ask(ANN, &Command::Remove(seat(2))).expect("allowed").is_some());
    round.bring(BOB, 4).expect("a chair");
    assert!(round.ask(BOB, &Command::Remove(seat(2))).expect("allowed").is_some());
}

#[test]
fn there_is_an_end_to_companions() {
    let mut round = Round::new(&json!({ "game": "sole-mio", "players": 5 }), None);
    assert_eq!(round.bring(BOB, ENZO), Err(Problem::NotSeated));
    for index in [2, 4, 5, 6] {
        round.bring(ANN, index).expect("a chair");
    }
    assert_eq!(round.bring(ANN, 7), Err(Problem::TooMany(Crowd::Companions)));
    assert_eq!(round.ask(BOB, &Command::Join(Join::default())), Err(Problem::TableFull));
}

#[test]
fn a_shared_device_shows_the_table_only_until_a_chair_is_named() {
    let record = game(30);
    let mut round = Round::of_three(&record, &json!({}));
    let stranger = viewer(STRANGER, None);
    for index in 0..record.actions.len() {
        round.play(&record, index);
        let open = round.welcome(viewer(ANN, None));
        let seen = round.welcome(stranger);
        assert_eq!(open["game"], seen["game"], "what a stranger is shown");
        for chair in [1, 2] {
            let shown = round.welcome(viewer(ANN, Some(chair)));
            assert_eq!(shown["game"]["view"]["viewer"], json!(chair));
        }
    }
}

/// Everything that a connection of Ann's device gets while a record is played.
fn told(record: &Record, chair: Option<u8>) -> Vec<String> {
    let mut round = Round::of_three(record, &json!({}));
    let look = viewer(ANN, chair);
    let text = |message: &ServerMessage| serde_json::to_string(message).expect("JSON");
    let mut told = vec![text(&round.table.welcome(look, None, 1000))];
    for played in &record.actions {
        let action = Action::read(record.game, &played.action).expect("an action");
        let change = Change::Played { seat: played.seat, actions: vec![action], have: 0 };
        let entry = Entry { at: 1000, by: Some(person(played.seat.number()).id), id: None, change };
        let applied = round.table.apply(round.table.number() + 1, &entry).expect("a move");
        told.extend(round.table.update(&applied, look, 1000).as_ref().map(text));
        told.push(text(&round.table.welcome(look, Some(0), 1000)));
    }
    told
}

#[test]
fn a_connection_for_one_chair_tells_nothing_of_the_other() {
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    let mut different = 0;
    for seed in 0..6 {
        let record = random_moves::<Pizza>(&Setup::new(GameId::MammaMia, 3), seed, 60, |_, _| {}).0;
        // Worlds that differ in all that Ann, Enzo or the open table may not know, also in the other's hand.
        for chair in [None, Some(1), Some(2)] {
            let other = Pizza::redeal(&record, chair.map(seat), &mut rng);
            different += usize::from(other != record);
            assert_eq!(told(&record, chair), told(&other, chair), "{chair:?}");
        }
    }
    assert!(different > 12);
}

#[test]
fn in_calcory_a_shared_device_is_shown_to_whoever_is_to_decide() {
    let options = json!({ "game": "calcory", "players": 2, "options": { "first_seat": 2 } });
    let mut round = Round::new(&options, None);
    round.bring(ANN, ENZO).expect("a chair");
    round.ask(ANN, &Command::Start(Start::default())).expect("a game");
    for _ in 0..30 {
        let open = round.welcome(viewer(ANN, None));
        let asked = &open["game"]["to_act"];
        assert_eq!(&open["you"]["seat"], asked);
        let action = open["game"]["legal"][0]["action"].as_str().expect("something to do");
        let actions = vec![Action::read(GameId::Calcory, action).expect("an action")];
        let at = round.table.moves();
        let batch = quattro_table::Batch { actions, if_asked: false };
        let played = round.ask(ANN, &Command::Play { at, batch, have: 0 }).expect("a move");
        let Some(Change::Played { seat, .. }) = played else { panic!("{played:?}") };
        assert_eq!(json!(seat), *asked);
    }
}

#[test]
fn nobody_is_told_again_what_they_have_received() {
    let record = game(6);
    let mut round = Round::of_three(&record, &json!({}));
    (0..3).for_each(|index| round.play(&record, index));
    let number = round.table.number();
    round.table.acknowledge(viewer(ANN, Some(2)), number);
    (3..6).for_each(|index| round.play(&record, index));
    let first = |welcome: &Value| welcome["missed"][0]["number"].as_u64().expect("something was missed");
    assert!(first(&round.welcome(viewer(ANN, Some(2)))) > number.into(), "Enzo has received the first three");
    assert!(first(&round.welcome(viewer(ANN, Some(1)))) < number.into(), "Ann has not");
}

#[test]
fn one_device_needs_no_hidden_no_and_time_to_be_handed_on() {
    // Two devices: a hidden "no" runs as ever.
    let record = random_moves::<Pizza>(&Setup::new(GameId::SoleMio, 3), 2, 200, |_, _| {}).0;
    let mut mixed = Round::of_three(&record, &json!({ "game": "sole-mio" }));
    let mut alone = {
        let options = json!({ "game": "sole-mio", "players": 3, "options": record.options });
        let laid = LaidDeal { first_seat: record.drawn_first_seat, shuffles: record.shuffles.clone() };
        let mut round = Round::new(&options, Some(laid));
        round.bring(ANN, ENZO).expect("a chair");
        round.bring(ANN, BOB).expect("a chair");
        round.ask(ANN, &Command::Start(Start::default())).expect("a game");
        round
    };
    let mut asked = 0;
    for index in 0..record.actions.len() {
        asked += usize::from(mixed.table.deadline().is_some());
        assert_eq!(alone.table.deadline(), None, "around one phone nobody is hurried");
        mixed.play(&record, index);
        alone.play(&record, index);
    }
    assert!(asked > 0, "the game has hidden questions");
    let clock = json!({ "clock": 30 });
    let record = game(12);
    let (mut shared, mut left) = (Round::of_three(&record, &clock), [0, 0]);
    for index in 0..record.actions.len() {
        let (asked, at) = shared.table.deadline().expect("a clock");
        let total = at - shared.table.asked_at();
        left[usize::from(asked == seat(BOB))] = total;
        shared.play(&record, index);
    }
    assert!(left[0] >= 45_000 && left[1] >= 30_000, "{left:?}");
}

#[test]
fn a_device_hands_over_and_takes_back_all_its_chairs() {
    let record = game(4);
    let mut round = Round::of_three(&record, &json!({}));
    let hand_over = |number| HandOver { seat: Some(seat(number)), level: None };
    let command = Command::HandOver { hand_over: hand_over(2), away: None };
    assert_eq!(round.ask(BOB, &command), Err(Problem::NotAway));
    assert!(round.ask(ANN, &command).expect("their own device").is_some());
    let why = round.table.info().chairs[1].stand_in.map(|stand_in| stand_in.why);
    assert_eq!(why, Some(StandInReason::OwnWish));
    assert!(round.ask(ENZO, &Command::TakeBack).expect("Enzo's chair").is_some());
    assert!(round.ask(ENZO, &Command::Leave).expect("with the device").is_some());
    assert!(round.ask(ANN, &Command::Leave).expect("her own").is_some());
    assert_eq!(round.table.person_asked().filter(|asked| *asked != person(BOB).id), None, "bots play");
}

#[test]
fn whoever_has_the_device_is_called_and_brings_all_to_the_rematch() {
    let (record, _) = random_moves::<Pizza>(&Setup::new(GameId::MammaMia, 3), 3, 100_000, |_, _| {});
    let mut round = Round::of_three(&record, &json!({}));
    let mut asked = 0;
    for index in 0..record.actions.len() {
        let decides = record.actions[index].seat.number();
        let called = round.table.person_asked();
        asked += usize::from(decides == ENZO);
        assert_eq!(called, Some(person(if decides == BOB { BOB } else { ANN }).id));
        round.play(&record, index);
    }
    assert!(asked > 0 && round.table.has_companions());
    let place = round.table.rematch_place(&person(ANN), Rematch::default()).expect("it is over");
    let companions: Vec<_> =
        place.companions.iter().map(|(person, join)| (person.clone(), join.seat)).collect();
    assert_eq!(companions, [(person(ENZO), Some(seat(2)))]);
    assert_eq!(round.table.rematch_place(&person(BOB), Rematch::default()).expect("over").companions, []);
}

#[test]
fn the_log_makes_the_same_table_and_an_earlier_program_refuses_it() {
    let record = game(20);
    let mut round = Round::of_three(&record, &json!({}));
    (0..20).for_each(|index| round.play(&record, index));
    let texts: Vec<_> = round.log.iter().map(|entry| serde_json::to_string(entry).expect("JSON")).collect();
    let mut again =
        Table::begin(round.table.id(), &Entry::read(&texts[0]).expect("an entry")).expect("a table");
    for (number, text) in (2..).zip(&texts[1..]) {
        again.apply(number, &Entry::read(text).expect("an entry")).expect("it follows");
    }
    for chair in [None, Some(1), Some(2)] {
        let one = serde_json::to_value(again.welcome(viewer(ANN, chair), None, 1000)).expect("JSON");
        assert_eq!(one["game"], round.welcome(viewer(ANN, chair))["game"]);
    }
    // A program that does not know the change says so, and does not take it for something else.
    let sat = texts.iter().find(|text| text.contains("companion-sat")).expect("Enzo sat down");
    let unknown = sat.replace("companion-sat", "companion-stood");
    assert!(matches!(Entry::read(&unknown), Err(EntryError::Newer(_))));
}
