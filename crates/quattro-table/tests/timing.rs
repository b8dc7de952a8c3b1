//! When things happen by themselves, with a clock that is handed in: who may replace whom, when "no" is answered,
//! and that no time depends on a hidden hand.

use std::time::Duration;

use quattro_bots::{BotName, Level};
use quattro_rules::pizza::Pizza;
use quattro_rules::record::Record;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use quattro_table::log::{Change, Entry, LaidDeal};
use quattro_table::person::{Name, Person};
use quattro_table::protocol::{HandOver, Occupant, StandInReason};
use quattro_table::{Action, Bytes, Command, Problem, Requester, Table};
use quattro_testkit::random::random_moves;
use quattro_testkit::redeal::Redeal;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::json;

const PACE: Duration = Duration::from_millis(900);

fn person(index: u8) -> Person {
    Person { id: Bytes([index; 16]), name: Name::try_from(format!("Person {index}")).expect("a name") }
}

fn seat(number: u8) -> Seat {
    Seat::new(usize::from(number) - 1).expect("a seat")
}

/// A table with the record's cards and the game begun. Person 0 hosts and does not play.
struct World {
    table: Table,
    now: u64,
}

impl World {
    fn new(record: &Record, clock: Option<u32>) -> World {
        World::with_people(record, clock, record.seats.len() as u8)
    }

    /// The first chairs are those of people, the others of bots.
    fn with_people(record: &Record, clock: Option<u32>, people: u8) -> World {
        let players = record.seats.len() as u8;
        let options = json!({
            "game": record.game, "players": players, "options": record.options, "clock": clock,
        });
        let laid = LaidDeal { first_seat: record.drawn_first_seat, shuffles: record.shuffles.clone() };
        let created = Change::Created {
            host: person(0),
            options: serde_json::from_value(options).expect("options"),
            secret: Bytes([7; 32]),
            laid: Some(laid),
        };
        let first = Entry { at: 1000, by: Some(person(0).id), id: None, change: created };
        let table = Table::begin(Bytes([9; 16]), &first).expect("a table");
        let mut world = World { table, now: 1000 };
        for seat in Seat::all(players) {
            let person = person(seat.number());
            let by = Some(person.id);
            let change = if seat.number() <= people {
                Change::Sat { seat, person, kind: None, contribution: None }
            } else {
                Change::SatBot { seat, level: Level::Cook.into() }
            };
            world.write(by, change);
        }
        world.write(Some(person(0).id), Change::Started { fill: None, contribution: None });
        world
    }

    fn write(&mut self, by: Option<Bytes<16>>, change: Change) {
        let entry = Entry { at: self.now, by, id: None, change };
        self.table.apply(self.table.number() + 1, &entry).expect("a possible entry");
    }

    /// Plays a move of a record, a second after the one before.
    fn play(&mut self, record: &Record, index: usize) {
        let played = &record.actions[index];
        let action = Action::read(record.game, &played.action).expect("an action");
        self.now += 1000;
        let by = Some(person(played.seat.number()).id);
        self.write(by, Change::Played { seat: played.seat, actions: vec![action], have: 0 });
    }

    /// Carries out a command and says what became of it.
    fn ask(&mut self, by: Option<u8>, command: &Command) -> Result<Option<Change>, Problem> {
        let requester = by.map_or(Requester::Server, |index| Requester::Person(person(index)));
        let proposal = self.table.propose(&requester, command)?;
        let change = proposal.map(|proposal| proposal.change);
        if let Some(change) = change.clone() {
            self.write(by.map(|index| person(index).id), change);
        }
        Ok(change)
    }

    fn replace(&mut self, by: u8, whom: u8, away: Option<u64>) -> Result<Option<Change>, Problem> {
        let hand_over = HandOver { seat: Some(seat(whom)), level: None };
        self.ask(Some(by), &Command::HandOver { hand_over, away })
    }

    fn stand_in(&self, number: u8) -> (Occupant, Option<(StandInReason, Option<Seat>)>) {
        let info = self.table.info();
        let chair = &info.chairs[usize::from(number) - 1];
        (chair.occupant, chair.stand_in.map(|stand_in| (stand_in.why, stand_in.by)))
    }
}

fn game(id: GameId, seed: u64, moves: usize) -> Record {
    random_moves::<Pizza>(&Setup::new(id, 3), seed, moves, |_, _| {}).0
}

#[test]
fn only_somebody_who_has_been_away_is_replaced_by_others() {
    let mut world = World::new(&game(GameId::MammaMia, 1, 4), None);
    for away in [None, Some(0), Some(44_999)] {
        for by in [0, 1] {
            assert_eq!(world.replace(by, 2, away), Err(Problem::NotAway), "{away:?}");
        }
    }
    assert_eq!(world.replace(4, 2, Some(45_000)), Err(Problem::NotSeated), "a spectator");
    assert!(world.replace(3, 2, Some(45_000)).expect("it is allowed").is_some());
    assert_eq!(world.stand_in(2), (Occupant::BotForPerson, Some((StandInReason::Away, Some(seat(3))))));
    assert_eq!(world.replace(1, 2, Some(50_000)), Ok(None), "a bot plays already");
    world.ask(Some(2), &Command::TakeBack).expect("who was away comes back");
    assert_eq!(world.stand_in(2), (Occupant::Person, None));
    assert!(world.replace(1, 1, None).expect("the own chair").is_some());
    assert_eq!(world.stand_in(1), (Occupant::BotForPerson, Some((StandInReason::OwnWish, Some(seat(1))))));
}

#[test]
fn a_clock_that_runs_out_says_so_and_another_chair_does_not_stop_it() {
    let record = game(GameId::MammaMia, 1, 4);
    let mut world = World::new(&record, Some(30));
    let (late, deadline) = world.table.deadline().expect("a clock");
    world.now = deadline - 1;
    let other = (1..=3).find(|number| seat(*number) != late).expect("another");
    world.replace(other, other, None).expect("the own chair");
    world.ask(Some(other), &Command::TakeBack).expect("and back");
    assert_eq!(world.table.deadline(), Some((late, deadline)));
    world.ask(None, &Command::TimeIsUp { seat: late, at: 0 }).expect("time is up");
    assert_eq!(world.stand_in(late.number()).1, Some((StandInReason::TimeIsUp, None)));
}

/// The first moment at which a "no" is due by itself, with the record's moves up to there.
fn first_question(id: GameId) -> (World, Record) {
    for seed in 0..50 {
        let record = game(id, seed, 150);
        let mut world = World::new(&record, None);
        for index in 0..record.actions.len() {
            if world.table.deadline().is_some() {
                return (world, record);
            }
            world.play(&record, index);
        }
    }
    panic!("no question in {id}");
}

#[test]
fn a_no_by_itself_is_an_ordinary_move_of_the_log() {
    for (id, least) in [(GameId::SoleMio, 20_000), (GameId::MammaMia, 40_000)] {
        let (mut world, _) = first_question(id);
        let (asked, deadline) = world.table.deadline().expect("a question");
        assert!(deadline >= world.now + least, "what led to it is shown first");
        world.now = deadline;
        let at = world.table.moves();
        let answer = world.ask(None, &Command::TimeIsUp { seat: asked, at }).expect("it is allowed");
        let Some(Change::Played { seat, actions, .. }) = answer else { panic!("{answer:?}") };
        assert_eq!(seat, asked);
        assert!(matches!(&actions[0].to_string()[..], "no" | "skip"), "{actions:?}");
        assert_eq!(world.ask(None, &Command::TimeIsUp { seat: asked, at }), Ok(None), "only once");
    }
}

/// A decision a day, in seconds.
const DAY: u32 = 86_400;

/// Whether the question is one to which "no" is answered by itself.
fn has_no_by_itself(world: &mut World) -> bool {
    let viewer = quattro_table::Viewer { person: Some(person(1).id), seat: None, language: None };
    let welcome = serde_json::to_value(world.table.welcome(viewer, None, world.now)).expect("JSON");
    welcome["game"]["no_by_itself"].is_object()
}

#[test]
fn at_a_slow_table_only_the_clock_takes_a_chair() {
    let mut world = World::new(&game(GameId::MammaMia, 1, 4), Some(DAY));
    assert_eq!(world.replace(1, 2, Some(50_000_000)), Err(Problem::SlowTable));
    assert!(world.replace(1, 1, None).expect("the own chair").is_some());
    world.ask(Some(1), &Command::TakeBack).expect("and back");
    assert!(!world.table.needs_server(), "nobody need watch it for a day");
    let (late, deadline) = world.table.deadline().expect("a clock");
    assert_eq!(world.table.due(), Some(deadline));
    assert!(deadline >= world.now + 1000 * u64::from(DAY));
    world.ask(None, &Command::TimeIsUp { seat: late, at: 0 }).expect("time is up");
    assert_eq!(world.stand_in(late.number()).1, Some((StandInReason::TimeIsUp, None)));
}

/// Whoever comes by once a day can still help: "no" takes the time of the clock, and costs nobody the chair.
#[test]
fn at_a_slow_table_no_is_answered_when_the_clock_has_run_out() {
    let mut questions = 0;
    for seed in 0..10 {
        let record = game(GameId::SoleMio, seed, 150);
        let mut world = World::new(&record, Some(DAY));
        let asked = (0..record.actions.len()).find(|index| {
            world.play(&record, *index);
            has_no_by_itself(&mut world)
        });
        if asked.is_none() {
            continue;
        }
        questions += 1;
        let (seat, deadline) = world.table.deadline().expect("a clock");
        assert!(deadline >= world.now + 1000 * u64::from(DAY));
        world.now = deadline;
        let at = world.table.moves();
        let answer = world.ask(None, &Command::TimeIsUp { seat, at }).expect("it is allowed");
        assert!(matches!(answer, Some(Change::Played { .. })), "{answer:?}");
        assert_eq!(world.stand_in(seat.number()), (Occupant::Person, None));
    }
    assert!(questions > 3, "{questions}");
}

#[test]
fn alone_among_bots_nobody_is_hurried() {
    let questions = |people| {
        let record = game(GameId::SoleMio, 2, 150);
        let mut world = World::with_people(&record, None, people);
        let mut due = |index| {
            world.play(&record, index);
            world.table.deadline().is_some_and(|(late, _)| late == seat(1))
        };
        (0..record.actions.len()).filter(|index| due(*index)).count()
    };
    assert_eq!(questions(1), 0);
    assert_ne!(questions(2), 0);
}

/// Between two rounds clients show a bill for up to 30 seconds. No clock runs meanwhile, whoever moves first.
#[test]
fn clocks_wait_for_the_bill_after_a_round() {
    const BILL: u64 = 30_000;
    let record = game(GameId::MammaMia, 1, 250);
    let mut world = World::new(&record, Some(20));
    let round = |world: &mut World| {
        let viewer = quattro_table::Viewer { person: Some(person(1).id), seat: None, language: None };
        let welcome = serde_json::to_value(world.table.welcome(viewer, None, world.now)).expect("JSON");
        welcome["game"]["view"]["round"].clone()
    };
    let second = (0..record.actions.len()).find(|index| {
        world.play(&record, *index);
        round(&mut world) == 2
    });
    let second = second.expect("a second round");
    let (_, first_due) = world.table.deadline().expect("a clock");
    assert!(first_due >= world.now + BILL + 20_000, "the first decision of the round");
    let ended = world.now;
    world.play(&record, second + 1);
    let (_, next_due) = world.table.deadline().expect("a clock");
    assert!(next_due >= ended + BILL + 20_000, "a quick move does not shorten the bill");
    world.now = first_due;
    world.play(&record, second + 2);
    let (_, later) = world.table.deadline().expect("a clock");
    assert!(later < world.now + BILL, "it is shown once");
}

/// Everything that happens by itself after each move: the "no" or the clock, and the answer of every level of bot.
fn schedule(record: &Record, clock: Option<u32>) -> Vec<String> {
    let mut world = World::new(record, clock);
    let mut due = Vec::new();
    for index in 0..record.actions.len() {
        world.play(record, index);
        let mut bots = Vec::new();
        let seat =
            (1..=3).find(|number| world.table.deadline().is_some_and(|(late, _)| late == seat(*number)));
        due.push(format!("{:?}", world.table.deadline()));
        for level in BotName::all() {
            let Some(number) = seat else { break };
            let hand_over = HandOver { seat: None, level: Some(level) };
            world.ask(Some(number), &Command::HandOver { hand_over, away: None }).expect("the own chair");
            bots.push(world.table.bot_answers_at(PACE).expect("a bot that is to move") - world.now);
            world.ask(Some(number), &Command::TakeBack).expect("and back");
        }
        due.push(format!("{bots:?}"));
    }
    due
}

#[test]
fn the_time_an_answer_takes_is_the_same_in_worlds_that_a_seat_cannot_tell_apart() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let (mut different, mut questions) = (0, 0);
    for id in [GameId::MammaMia, GameId::SoleMio, GameId::Grande] {
        for (seed, moves) in [(1, 60), (2, 110), (4, 150)] {
            let record = game(id, seed, moves);
            for viewer in Seat::all(3).map(Some).chain([None]) {
                let other = Pizza::redeal(&record, viewer, &mut rng);
                different += usize::from(other != record);
                for clock in [None, Some(30), Some(DAY)] {
                    let due = schedule(&record, clock);
                    questions += due.iter().filter(|due| due.starts_with("Some")).count();
                    assert_eq!(due, schedule(&other, clock), "{viewer:?} can tell by the time");
                }
            }
        }
    }
    assert!(different > 20 && questions > 100, "{different} worlds, {questions} questions");
}

/// A bot with one legal answer and one with many are due at the same moment after they were asked.
#[test]
fn a_forced_answer_of_a_bot_takes_as_long_as_a_considered_one() {
    let record = game(GameId::SoleMio, 2, 110);
    let mut world = World::new(&record, Some(600));
    let mut waits = std::collections::BTreeMap::<usize, std::collections::BTreeSet<u64>>::new();
    for index in 0..record.actions.len() {
        let number = record.actions[index].seat.number();
        let hand_over = HandOver { seat: None, level: Some(Level::Maestro.into()) };
        let legal = {
            let viewer =
                quattro_table::Viewer { person: Some(person(number).id), seat: None, language: None };
            let welcome = serde_json::to_value(world.table.welcome(viewer, None, world.now)).expect("JSON");
            welcome["game"]["legal"].as_array().expect("a list").len()
        };
        world.ask(Some(number), &Command::HandOver { hand_over, away: None }).expect("the own chair");
        let wait = world.table.bot_answers_at(PACE).expect("a bot that is to move") - world.now;
        waits.entry(legal.min(2)).or_default().insert(wait);
        world.ask(Some(number), &Command::TakeBack).expect("and back");
        world.play(&record, index);
    }
    let same: Vec<_> = waits.into_values().map(|waits| waits.into_iter().collect::<Vec<_>>()).collect();
    assert_eq!(same, [[1900], [1900]], "the pace and a second of thinking, with one answer and with more");
}
