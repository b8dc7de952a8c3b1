//! The tables of an examination: laid, brought to a question, and played at by opponents.

use std::collections::BTreeMap;

use quattro_bots::Level;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Options, Setup};
use quattro_table::fairness::seed;
use quattro_table::log::{Change, Entry};
use quattro_table::person::{Name, Person};
use quattro_table::protocol::{HandOver, Join, Start, TableOptions};
use quattro_table::{Action, Batch, Bytes, Command, Problem, Requester, TableId, Viewer};
use serde_json::Value;

use super::Exam;
use super::decisions::{self, Lots};
use crate::hub::Hub;
use crate::random::random_bytes;

/// Enough for a choice of opponents.
const PLAYERS: u8 = 3;

/// Somebody new.
pub(super) fn person(name: &'static str) -> Person {
    let name = Name::try_from(name.to_owned()).unwrap_or_else(|_| unreachable!("a name like any other"));
    Person { id: random_bytes(), name }
}

/// A table with a free chair, the first.
pub(super) async fn lay(hub: &Hub, game: GameId) -> Result<(TableId, Vec<(Seat, Person)>), Problem> {
    let table = random_bytes();
    let opponents: Vec<(Seat, Person)> = Seat::all(PLAYERS).skip(1).zip(["Ada", "Bob"].map(person)).collect();
    let host = opponents.first().map_or_else(|| person("Ada"), |(_, host)| host.clone());
    let rounds = (game == GameId::MammaMia).then_some(1);
    let options = TableOptions {
        game,
        players: PLAYERS,
        options: Options { first_seat: Some(Seat::FIRST), rounds, ..Options::default() },
        aids: quattro_table::protocol::Aids::default(),
        public: false,
        hungriest_begins: false,
        clock: None,
        no_after: None,
        chat: true,
        bot_pace: None,
    };
    // The same cards every time, so that what was found is found again.
    let secret = Bytes([7; 32]);
    let created = Change::Created { host: host.clone(), options, secret, laid: None };
    hub.create(table, &host, created).await?;
    for (seat, opponent) in &opponents {
        let join = Join { seat: Some(*seat), ..Join::default() };
        ask(hub, table, opponent, Command::Join(join)).await?;
    }
    Ok((table, opponents))
}

async fn ask(hub: &Hub, table: TableId, person: &Person, command: Command) -> Result<(), Problem> {
    hub.command(table, Requester::Person(person.clone()), None, command).await.map(|_| ())
}

/// A bot plays on for the client.
pub(super) async fn hand_over(hub: &Hub, table: TableId, client: Person) {
    let hand_over = HandOver { seat: None, level: Some(Level::Random.into()) };
    // If the game is over by now, so much the better.
    let _ = ask(hub, table, &client, Command::HandOver { hand_over, away: None }).await;
}

/// The client sits and has come: the game begins, and is brought to its question.
pub(super) async fn begin(exam: &Exam, hub: &Hub, client: &Person, seat: Seat) {
    let begun = {
        let mut state = exam.state();
        let Some(sitting) = &mut state.sitting else { return };
        if sitting.client.replace(client.clone()).is_some() {
            return;
        }
        let sitters: BTreeMap<Seat, Person> =
            sitting.opponents.iter().cloned().chain([(seat, client.clone())]).collect();
        let begun = Begun { hub: hub.clone(), table: sitting.table, game: sitting.game, sitters };
        let (wanted, opponents) = (sitting.wanted, sitting.opponents.clone());
        state.report.pass(super::Check::Joins);
        (begun, wanted, opponents)
    };
    let (begun, wanted, opponents) = begun;
    let host = &opponents[0].1;
    if ask(hub, begun.table, host, Command::Start(Start::default())).await.is_err() {
        return;
    }
    if let Some(wanted) = wanted {
        begun.play_to(seat, wanted).await;
    }
    for (number, (_, opponent)) in opponents.into_iter().enumerate() {
        tokio::spawn(plays(hub.clone(), begun.table, begun.game, opponent, Lots::new(number as u64)));
    }
}

/// A game that has begun.
struct Begun {
    hub: Hub,
    table: TableId,
    game: GameId,
    sitters: BTreeMap<Seat, Person>,
}

impl Begun {
    /// Plays for everybody until `seat` is asked.
    async fn play_to(&self, seat: Seat, wanted: &'static str) {
        let Some((setup, seed)) = self.dealt().await else { return };
        let search = move || decisions::way_to(&setup, seed, seat, wanted);
        let moves = tokio::task::spawn_blocking(search).await.unwrap_or_default();
        for (at, (seat, action)) in moves.into_iter().enumerate() {
            let (Some(person), Ok(action)) = (self.sitters.get(&seat), Action::read(self.game, &action))
            else {
                return;
            };
            let batch = Batch { actions: vec![action], if_asked: false };
            let play = Command::Play { at: at as u32, batch, have: 0 };
            if ask(&self.hub, self.table, person, play).await.is_err() {
                return;
            }
        }
    }

    /// The game as it was dealt: who chose which kind, and what everybody contributed to the shuffles.
    async fn dealt(&self) -> Option<(Setup, [u8; 32])> {
        let log = self.hub.store().read(self.table, 0).await.ok()?;
        let (mut dealt, mut kinds) = (None, vec![None; usize::from(PLAYERS)]);
        let mut contributions = vec![None; usize::from(PLAYERS)];
        for stored in log {
            match Entry::read(&stored.body).ok()?.change {
                Change::Created { options, secret, .. } => dealt = Some((options, secret)),
                Change::Sat { seat, kind, contribution, .. } => {
                    (kinds[seat.index()], contributions[seat.index()]) = (kind, contribution);
                }
                _ => {}
            }
        }
        let (options, secret) = dealt?;
        let own_kinds = if kinds.iter().any(Option::is_some) { kinds } else { Vec::new() };
        let setup =
            Setup { game: self.game, players: PLAYERS, options: Options { own_kinds, ..options.options } };
        Some((setup, seed(&secret, &contributions)))
    }
}

/// An opponent, who plays whatever the lot says, at once.
async fn plays(hub: Hub, table: TableId, game: GameId, person: Person, mut lots: Lots) {
    let viewer = Viewer { person: Some(person.id), seat: None, language: None };
    let Ok(mut subscription) = hub.subscribe(table, viewer, None).await else { return };
    while let Some(message) = subscription.messages.recv().await {
        let said: Value = serde_json::from_str(&message).unwrap_or_default();
        let state = &said["game"];
        if state["outcome"].is_object() {
            break;
        }
        let legal = state["legal"].as_array().map(Vec::as_slice).unwrap_or_default();
        let action = lots.draw(legal).and_then(|legal| legal["action"].as_str());
        let (Some(Ok(action)), Some(at)) =
            (action.map(|action| Action::read(game, action)), state["moves"].as_u64())
        else {
            continue;
        };
        let batch = Batch { actions: vec![action], if_asked: false };
        // If it is refused, the table has ended.
        let _ = ask(&hub, table, &person, Command::Play { at: at as u32, batch, have: 0 }).await;
    }
    hub.unsubscribe(table, subscription.id).await;
}
