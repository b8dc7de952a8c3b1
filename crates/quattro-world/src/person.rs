//! A simulated person: sits down, plays what is legal, loses the connection, asks again, comes back.

use std::sync::Arc;
use std::time::Duration;

use quattro_bots::Level;
use quattro_rules::setup::GameId;
use quattro_table::log::Change;
use quattro_table::person::{Name, Person};
use quattro_table::protocol::{Aids, Join, Reaction, Start, TableOptions};
use quattro_table::{Action, Batch, Bytes, Command, Problem, TableId, Viewer};
use serde_json::Value;
use tokio::time::{Instant, sleep, sleep_until, timeout};

use crate::chance::Chance;
use crate::history::{Answered, Told};
use crate::settings::Sabotage;
use crate::world::{Reached, World};

/// How long a client waits for an answer before it connects again.
const PATIENCE: Duration = Duration::from_secs(15);

/// How often a client looks whether its server is still there.
const HEARTBEAT: Duration = Duration::from_secs(10);

/// The longest that somebody thinks who is not in a hurry, in milliseconds: half a day.
const HOURS: u64 = 12 * 60 * 60_000;

/// A table at which people meet.
#[derive(Clone, Debug)]
pub(crate) struct Meeting {
    pub(crate) table: TableId,
    pub(crate) options: TableOptions,
    /// The people, the host first; those who come too late watch.
    pub(crate) people: Vec<Person>,
    /// Whether people take hours for a move, until the world is about to end.
    pub(crate) is_slow: bool,
}

impl Meeting {
    pub(crate) fn any(chance: &mut Chance, options: TableOptions) -> Meeting {
        let people = 1 + chance.below(u64::from(options.players) + 1);
        let person = |index| Person { id: Bytes(chance.bytes()), name: name(index) };
        let people = (0..people).map(person).collect();
        Meeting { table: Bytes(chance.bytes()), options, people, is_slow: false }
    }

    /// A table where nobody is in a hurry.
    pub(crate) fn slow(chance: &mut Chance) -> Meeting {
        let options = TableOptions { clock: None, no_after: None, ..any_options(chance) };
        Meeting { is_slow: true, ..Meeting::any(chance, options) }
    }
}

fn name(index: u64) -> Name {
    Name::try_from(format!("Person {index}")).expect("a name")
}

/// A request without an answer.
#[derive(Clone, Debug)]
struct Asked {
    id: String,
    command: Command,
}

/// What a person knows of the game.
#[derive(Clone, Debug, Default)]
struct Known {
    /// The last number received.
    have: u32,
    moves: u32,
    legal: Vec<String>,
    handed_over: bool,
    is_over: bool,
}

/// How often the pause before the next attempt is doubled at the most.
const MOST_PATIENT: u32 = 4;

/// Why a conversation has ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Over,
    Lost,
    /// By a server that is too old for the table.
    SentOn,
}

/// A person at a table.
pub(crate) struct Player {
    world: Arc<World>,
    meeting: Arc<Meeting>,
    index: usize,
    chance: Chance,
    known: Known,
    asked: Option<Asked>,
    requests: u32,
}

impl Player {
    pub(crate) fn new(world: Arc<World>, meeting: Arc<Meeting>, index: usize, chance: Chance) -> Player {
        Player { world, meeting, index, chance, known: Known::default(), asked: None, requests: 0 }
    }

    fn person(&self) -> &Person {
        &self.meeting.people[self.index]
    }

    fn viewer(&self) -> Viewer {
        Viewer { person: Some(self.person().id), seat: None, language: None }
    }

    /// Plays until the game is over.
    pub(crate) async fn play(mut self) {
        self.sit_down().await;
        let mut times_sent_on = 0;
        loop {
            let end = match self.world.any_server(&mut self.chance) {
                Some(reached) => self.converse(&reached).await,
                None => End::Lost,
            };
            times_sent_on = match end {
                End::Over => return,
                End::Lost => 0,
                End::SentOn => MOST_PATIENT.min(times_sent_on + 1),
            };
            // Whoever finds only servers that are too old tries less and less often, as pages do.
            let pause = self.chance.millis(200, 20_000) * 2_u32.pow(times_sent_on);
            sleep(pause).await;
        }
    }

    /// Creates the table, or joins it; the host begins the game.
    async fn sit_down(&mut self) {
        if self.index == 0 {
            let (host, options) = (self.person().clone(), self.meeting.options.clone());
            let created = Change::Created { host, options, secret: Bytes(self.chance.bytes()), laid: None };
            while !self.create(&created).await {
                sleep(Duration::from_secs(1)).await;
            }
        }
        self.insist(Command::Join(Join::default())).await;
        if self.index == 0 {
            sleep(Duration::from_secs(20)).await;
            let fill = Some(self.chance.pick(&[Level::Random, Level::Apprentice]).into());
            self.insist(Command::Start(Start { fill, contribution: None })).await;
        }
    }

    async fn create(&mut self, created: &Change) -> bool {
        let Some(reached) = self.world.any_server(&mut self.chance) else { return false };
        let creating = reached.server.create(self.meeting.table, self.person(), created.clone());
        matches!(timeout(PATIENCE, creating).await, Ok(Ok(_)))
    }

    /// Asks until there is an answer.
    async fn insist(&mut self, command: Command) {
        loop {
            if let Some(reached) = self.world.any_server(&mut self.chance) {
                let asking = reached.server.command(self.meeting.table, self.person(), None, command.clone());
                match timeout(PATIENCE, asking).await {
                    Ok(Ok(number)) if self.is_alive(&reached) => return self.answered(None, Some(number)),
                    Ok(Err(problem)) if is_final(&problem) && problem != Problem::UnknownTable => return,
                    _ => {}
                }
            }
            let pause = self.chance.millis(500, 3000);
            sleep(pause).await;
        }
    }

    fn is_alive(&self, reached: &Reached) -> bool {
        self.world.is_alive(reached.place, reached.life)
    }

    fn answered(&self, id: Option<String>, number: Option<u32>) {
        let (table, person) = (self.meeting.table, self.person().id);
        self.world.note(("answered", &id, number));
        self.world.tally().acknowledged += u64::from(number.is_some());
        self.world.history().answered.push(Answered { table, person, id, number });
    }

    /// Connects and stays until the connection breaks or the game is over.
    async fn converse(&mut self, reached: &Reached) -> End {
        let since = Some(self.known.have).filter(|have| *have > 0);
        let viewer = self.seen_as();
        let subscribing = reached.server.subscribe(self.meeting.table, viewer, since);
        let (id, mut messages) = match timeout(PATIENCE, subscribing).await {
            Ok(Ok(subscribed)) => subscribed,
            refused => {
                let problem = refused.ok().and_then(Result::err);
                self.note_sent_on(problem.as_ref());
                return if problem == Some(Problem::NewerServer) { End::SentOn } else { End::Lost };
            }
        };
        let breaks = match self.world.conditions().cutting_clients {
            0 => None,
            longest => Some(Instant::now() + self.chance.millis(100, longest)),
        };
        let end = self.talk(reached, &mut messages, breaks).await;
        // The server notices later.
        let (server, table, delay) =
            (Arc::clone(&reached.server), self.meeting.table, self.chance.millis(0, 30_000));
        tokio::spawn(async move {
            sleep(delay).await;
            server.unsubscribe(table, id).await;
        });
        end
    }

    fn note_sent_on(&self, problem: Option<&Problem>) {
        self.world.tally().sent_on += u64::from(problem == Some(&Problem::NewerServer));
    }

    /// Who the server takes this person for.
    fn seen_as(&mut self) -> Viewer {
        let peeks = self.world.sabotage == Some(Sabotage::Peeks) && self.chance.one_in(10);
        let other = &self.meeting.people[(self.index + 1) % self.meeting.people.len()];
        if peeks { Viewer { person: Some(other.id), seat: None, language: None } } else { self.viewer() }
    }

    async fn talk(
        &mut self,
        reached: &Reached,
        messages: &mut tokio::sync::mpsc::Receiver<impl std::ops::Deref<Target = str>>,
        breaks: Option<Instant>,
    ) -> End {
        let mut acts = self.next_act();
        loop {
            let wakes = acts.into_iter().chain(breaks).fold(Instant::now() + HEARTBEAT, Instant::min);
            tokio::select! {
                biased;
                message = messages.recv() => match message {
                    Some(message) if self.is_alive(reached) => {
                        self.hear(&message);
                        acts = self.next_act();
                    }
                    _ => return End::Lost,
                },
                () = sleep_until(wakes) => {
                    let now = Instant::now();
                    if !self.is_alive(reached) || breaks.is_some_and(|breaks| breaks <= now) {
                        return End::Lost;
                    }
                    if acts.is_some_and(|acts| acts <= now) {
                        if self.act(reached).await == Some(End::Lost) {
                            return End::Lost;
                        }
                        acts = self.next_act();
                    }
                }
            }
            if self.known.is_over {
                return End::Over;
            }
        }
    }

    fn hear(&mut self, message: &str) {
        self.world.note((self.index, message));
        self.world.tally().messages += 1;
        let told = Told { table: self.meeting.table, viewer: self.viewer(), message: message.to_owned() };
        self.world.history().told.push(told);
        let message: Value = serde_json::from_str(message).unwrap_or_default();
        if let Some(number) = message["number"].as_u64() {
            self.known.have = self.known.have.max(number as u32);
        }
        if let Some(handed_over) = message["you"]["handed_over"].as_bool() {
            self.known.handed_over = handed_over;
        }
        if let Some(game) = message.get("game") {
            self.known.moves = game["moves"].as_u64().unwrap_or_default() as u32;
            let legal = game["legal"].as_array().into_iter().flatten();
            self.known.legal = legal.filter_map(|legal| Some(legal["action"].as_str()?.to_owned())).collect();
            self.known.is_over = game.get("outcome").is_some();
        }
    }

    /// When this person does something next, if there is something to do.
    fn next_act(&mut self) -> Option<Instant> {
        let has_something = self.asked.is_some() || !self.known.legal.is_empty() || self.known.handed_over;
        // Now and then somebody thinks for very long, and the clock runs out.
        let is_stormy = self.world.conditions().cutting_clients > 0;
        let longest = if self.meeting.is_slow && !self.world.is_ending() {
            HOURS
        } else if is_stormy && self.chance.one_in(40) {
            120_000
        } else {
            1500
        };
        has_something.then(|| Instant::now() + self.chance.millis(20, longest))
    }

    async fn act(&mut self, reached: &Reached) -> Option<End> {
        if self.known.handed_over {
            self.known.handed_over = false;
            let taking = reached.server.command(self.meeting.table, self.person(), None, Command::TakeBack);
            return timeout(PATIENCE, taking).await.is_err().then_some(End::Lost);
        }
        if self.chance.one_in(20) {
            reached.server.acknowledge(self.meeting.table, self.viewer(), self.known.have).await;
        }
        let asked = match self.asked.take() {
            Some(asked) => asked,
            None => self.next_request()?,
        };
        let id = Some(asked.id.clone());
        let asking = reached.server.command(self.meeting.table, self.person(), id, asked.command.clone());
        let answer = timeout(PATIENCE, asking).await;
        match answer {
            Ok(Ok(number)) if self.is_alive(reached) => self.answered(Some(asked.id), Some(number)),
            Ok(Err(problem)) if is_final(&problem) && self.is_alive(reached) => {
                // The game has moved on; the update that says so is on its way.
                self.known.legal.clear();
                self.answered(Some(asked.id), None);
            }
            Ok(Err(problem)) if self.is_alive(reached) => {
                self.note_sent_on(Some(&problem));
                self.asked = Some(asked);
            }
            _ => {
                self.asked = Some(asked);
                return Some(End::Lost);
            }
        }
        None
    }

    fn next_request(&mut self) -> Option<Asked> {
        let command = if self.chance.one_in(30) && self.meeting.options.chat {
            Command::React(self.chance.pick(&[Reaction::Bravo, Reaction::OhNo, Reaction::Hurry]))
        } else {
            let legal = (!self.known.legal.is_empty()).then_some(&self.known.legal)?;
            let action = &legal[self.chance.below(legal.len() as u64) as usize];
            let action = Action::read(self.meeting.options.game, action).ok()?;
            // It is asked for once: the update brings the next question.
            self.known.legal.clear();
            let batch = Batch { actions: vec![action], if_asked: false };
            Command::Play { at: self.known.moves, batch, have: self.known.have }
        };
        self.requests += 1;
        Some(Asked { id: format!("r{}", self.requests), command })
    }
}

/// Whether asking again changes nothing. A server that is too old for a table cannot know what has become of a request.
fn is_final(problem: &Problem) -> bool {
    !matches!(problem, Problem::Unavailable | Problem::NewerServer)
}

/// Any table: its game, how many play, its clock.
pub(crate) fn any_options(chance: &mut Chance) -> TableOptions {
    let game = chance.pick(&GameId::ALL);
    let players = chance.pick(&game.players().collect::<Vec<_>>());
    let mut options: TableOptions =
        serde_json::from_value(serde_json::json!({ "game": game, "players": players })).expect("options");
    options.clock = chance.one_in(2).then(|| chance.pick(&[5, 20, 60]));
    options.no_after = Some(chance.pick(&[5, 20]));
    options.bot_pace = chance.one_in(2).then_some(200);
    options.aids = chance.pick(&[Aids::None, Aids::WholeLog]);
    options
}
