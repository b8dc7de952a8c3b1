//! The leak test: everything sent to a seat's socket is the same, byte for byte, in worlds that the seat cannot
//! tell apart, and nothing sent before the end holds the secret of the shuffles.
//!
//! `quattro_testkit::redeal` makes such worlds; the rules' conformance tests use it too.

mod companions;
#[path = "../server/support/push_service.rs"]
#[expect(dead_code, reason = "shared with the other tests, which use all of it")]
mod push_service;
mod screens;
mod table_talk;

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use push_service::{Browser, PushService};
use quattro_rules::record::Record;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use quattro_rules::with_engine;
use quattro_server::signer::{Purpose, Signer};
use quattro_server::store::{Append, Appended};
use quattro_server::{Clock, Config, Limits, Push, Server};
use quattro_table::fairness::Secret;
use quattro_table::log::{Change, Entry, LaidDeal};
use quattro_table::person::{Name, Person};
use quattro_table::{Action, Bytes, TableId};
use quattro_testkit::random::random_moves;
use quattro_testkit::redeal::Redeal;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::json;
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

type Wire = WebSocketStream<MaybeTlsStream<TcpStream>>;

const SECRET: Secret = Bytes([42; 32]);

fn person(index: u8) -> Person {
    let name = Name::try_from(format!("Person {index}")).expect("a name");
    Person { id: Bytes([index; 16]), name }
}

/// Who opens a socket.
#[derive(Clone, Debug)]
enum Eyes {
    Person(Person),
    /// A person whose device names the chair that looks: their own or a companion's.
    Chair(Person, Seat),
    /// A screen that all look at, in a browser that belongs to this person or to nobody.
    Screen(Option<Person>),
}

impl From<&Person> for Eyes {
    fn from(person: &Person) -> Eyes {
        Eyes::Person(person.clone())
    }
}

impl Eyes {
    fn person(&self) -> Option<&Person> {
        match self {
            Eyes::Person(person) | Eyes::Chair(person, _) => Some(person),
            Eyes::Screen(person) => person.as_ref(),
        }
    }

    fn hello(&self) -> serde_json::Value {
        match self {
            Eyes::Person(_) => json!({ "type": "hello", "since": 0 }),
            Eyes::Chair(_, seat) => json!({ "type": "hello", "since": 0, "seat": seat }),
            Eyes::Screen(_) => json!({ "type": "hello", "since": 0, "table_only": true, "screen": true }),
        }
    }
}

/// Which people share a device.
#[derive(Clone, Copy, Debug, Default)]
enum Seating {
    /// Everybody has one.
    #[default]
    Apart,
    /// The second player is on that of the first.
    OnePhone,
}

impl Seating {
    fn is_companion(self, seat: Seat) -> bool {
        matches!(self, Seating::OnePhone) && seat == companions::SECOND
    }

    fn sat(self, seat: Seat) -> Change {
        let person = person(seat.number());
        if self.is_companion(seat) {
            return Change::CompanionSat { seat, person, of: companions::owner().id, kind: None };
        }
        Change::Sat { seat, person, kind: None, contribution: None }
    }

    /// Through whose eyes a player sees their cards.
    fn eyes(self, seat: Seat) -> Eyes {
        match self {
            Seating::Apart => Eyes::Person(person(seat.number())),
            Seating::OnePhone => companions::looking(seat),
        }
    }
}

/// A table with the cards of the record and the game begun.
fn opening(record: &Record, seating: Seating) -> Vec<Entry> {
    let options = json!({ "game": record.game, "players": record.seats.len(), "options": record.options });
    let laid = LaidDeal { first_seat: record.drawn_first_seat, shuffles: record.shuffles.clone() };
    let created = Change::Created {
        host: person(0),
        options: serde_json::from_value(options).expect("options"),
        secret: SECRET,
        laid: Some(laid),
    };
    let seats = Seat::all(record.seats.len() as u8);
    let sat = seats.map(|seat| seating.sat(seat));
    let changes =
        [created].into_iter().chain(sat).chain([Change::Started { fill: None, contribution: None }]);
    changes.map(|change| Entry { at: 1, by: Some(person(0).id), id: None, change }).collect()
}

/// A server on which the record can be played again.
struct World {
    server: Server,
    signer: Signer,
    table: TableId,
    seating: Seating,
    /// Holds the clock of the tables, which stands still: times are part of what is sent.
    clock: watch::Sender<u64>,
}

impl World {
    async fn new(folder: &std::path::Path) -> World {
        let (clock, time) = watch::channel(5000);
        let config = Config {
            address: Some("127.0.0.1:0".to_owned()),
            database: Some(format!("sqlite://{}", folder.join("leak.db").display())),
            limits: Limits::none(),
            clock: Clock::Manual(time),
            public_url: Some("https://quattro.example".to_owned()),
            push: Push::Anywhere,
            ..Config::default()
        };
        let server = Server::start(&config).await.expect("a server");
        let signer = Signer::new(server.store().key().await.expect("a key"));
        World { server, signer, table: Bytes([0; 16]), seating: Seating::default(), clock }
    }

    async fn lay(&mut self, record: &Record, number: u8) {
        self.table = Bytes([number; 16]);
        for (number, entry) in (1..).zip(&opening(record, self.seating)) {
            self.store(number, entry).await;
        }
    }

    /// Stores the moves of the record after its opening, without anybody who sends them.
    async fn lay_moves(&self, record: &Record) {
        for (number, played) in (opening(record, self.seating).len() as u32 + 1..).zip(&record.actions) {
            let action = Action::read(record.game, &played.action).expect("an action");
            let change = Change::Played { seat: played.seat, actions: vec![action], have: 0 };
            let by = Some(person(played.seat.number()).id);
            self.store(number, &Entry { at: 1, by, id: None, change }).await;
        }
    }

    async fn store(&self, number: u32, entry: &Entry) {
        let (table, body) = (self.table, serde_json::to_string(entry).expect("JSON"));
        let append = Append { table, number, body, row: None, sitter: None, calls: Vec::new() };
        assert_eq!(self.server.store().append(append).await.expect("an answer"), Appended::Stored);
    }

    /// Everything that the viewer's socket is sent while the record is played.
    async fn sent_to(&self, viewer: impl Into<Eyes>, record: &Record) -> Vec<String> {
        let viewer = viewer.into();
        let mut players = Vec::new();
        for seat in Seat::all(record.seats.len() as u8) {
            players.push(self.connect(self.seating.eyes(seat)).await.0);
        }
        let mut watching = self.connect(viewer.clone()).await;
        for (at, played) in record.actions.iter().enumerate() {
            let wire = &mut players[played.seat.index()];
            let id = format!("move {at}");
            let play = json!({ "type": "play", "id": id, "at": at, "actions": [played.action] });
            wire.send(Message::text(play.to_string())).await.expect("an open socket");
            while !next(wire).await.contains("\"type\":\"done\"") {}
            drain(&mut players, played.seat).await;
            watching.1.push(next(&mut watching.0).await);
            if let Some(round) = round_that_began(&watching.1[watching.1.len() - 1]) {
                // Who is ready is told to all; whoever says so tells no more than that.
                for wire in &mut players {
                    let ready = json!({ "type": "ready", "round": round - 1 });
                    wire.send(Message::text(ready.to_string())).await.expect("an open socket");
                    watching.1.push(next(&mut watching.0).await);
                }
            }
        }
        // Reconnecting could leak something too.
        let mut again = self.connect(viewer).await;
        watching.1.append(&mut again.1);
        watching.1
    }

    /// Opens a socket; the second value is what it is sent at first.
    async fn connect(&self, viewer: impl Into<Eyes>) -> (Wire, Vec<String>) {
        let viewer = viewer.into();
        let url = format!("ws://{}/api/tables/{}/socket?lang=en", self.server.address, self.table);
        let mut request = url.into_client_request().expect("a request");
        if let Some(person) = viewer.person() {
            let token = format!("Bearer {}", self.signer.sign(Purpose::Token, person));
            request.headers_mut().insert("authorization", token.parse().expect("a header"));
        }
        let connecting = tokio_tungstenite::connect_async_with_config(request, None, true);
        let (mut wire, _) = connecting.await.expect("a socket");
        wire.send(Message::text(viewer.hello().to_string())).await.expect("an open socket");
        let first = next(&mut wire).await;
        let present = next(&mut wire).await;
        (wire, vec![first, present])
    }
}

/// Drains the other sockets, so that none is too slow.
async fn drain(players: &mut [Wire], except: Seat) {
    for (index, wire) in players.iter_mut().enumerate() {
        while index != except.index() && !next(wire).await.contains("\"type\":\"update\"") {}
    }
}

/// The round that an update tells of, after the first.
fn round_that_began(update: &str) -> Option<u64> {
    let update: serde_json::Value = serde_json::from_str(update).ok()?;
    let began = update["events"].as_array()?.iter().find(|event| event["event"] == "round-began")?;
    began["round"].as_u64().filter(|round| *round > 1)
}

async fn next(wire: &mut Wire) -> String {
    // Much longer than any message takes, however busy the machine.
    let patience = Duration::from_mins(3);
    match tokio::time::timeout(patience, wire.next()).await.expect("a message in time") {
        Some(Ok(Message::Text(text))) => text.to_string(),
        other => panic!("{other:?}"),
    }
}

async fn worlds_look_the_same<G: Redeal>(setup: &Setup, folder: &std::path::Path) -> usize {
    let (mut different, mut number) = (0, 0);
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut worlds = Vec::new();
    for world in ["one", "other"] {
        let folder = folder.join(format!("{}-{world}", setup.game));
        worlds.push(World::new(&folder).await);
    }
    for (seed, moves) in [(1, 12), (2, 70), (3, 140)] {
        let (mut record, _) = random_moves::<G>(setup, seed, moves, |_, _| {});
        if record.result.is_some() {
            continue;
        }
        record.seats.fill("Somebody".to_owned());
        for viewer in 0..=setup.players {
            // Person 0 hosts and watches; person 1 sits on the first chair.
            let seat = usize::from(viewer).checked_sub(1).and_then(Seat::new);
            let other = G::redeal(&record, seat, &mut rng);
            different += usize::from(other != record);
            number += 1;
            let mut told = Vec::new();
            for (world, record) in worlds.iter_mut().zip([&record, &other]) {
                world.lay(record, number).await;
                told.push(world.sent_to(&person(viewer), record).await);
            }
            assert_eq!(told[0], told[1], "{viewer} can tell the worlds of {} apart", setup.game);
            assert!(told[0].iter().all(|text| !text.contains(&SECRET.to_string())));
        }
    }
    different
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sockets_tell_nothing_that_a_seat_may_not_know() {
    let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).expect("a folder");
    for game in GameId::ALL {
        let setup = Setup::new(game, 3);
        let different = with_engine!(game, G => worlds_look_the_same::<G>(&setup, folder.path()).await);
        assert!(different > 5, "{game}: too few worlds differ");
    }
}

/// Who is called after the last move of a record, with which message and topic, in a world in which everybody wants to be
/// called and nobody is there.
async fn called_with(world: &mut World, service: &mut PushService, record: &Record) -> [String; 3] {
    let mut browsers = Vec::new();
    for index in 1..=record.seats.len() as u8 {
        let browser = Browser::new(service, &format!("browser{index}"));
        let token = world.signer.sign(Purpose::Token, &person(index));
        let request = reqwest::Client::new().post(format!("http://{}/api/me/calls", world.server.address));
        let answer =
            request.bearer_auth(token).json(&browser.subscription()).send().await.expect("an answer");
        assert!(answer.status().is_success());
        browsers.push(browser);
    }
    world.lay(record, 1).await;
    world.sent_to(&person(0), record).await;
    let arrived = loop {
        if let Some(arrived) = service.soon().await {
            break arrived;
        }
        world.clock.send_modify(|now| *now += 5000);
    };
    let browser = browsers.iter().find(|browser| browser.name == arrived.browser).expect("one of them");
    let topic = arrived.headers["topic"].to_str().expect("a text").to_owned();
    [browser.read(&arrived), topic, arrived.browser]
}

async fn calls_are_the_same<G: Redeal>(setup: &Setup, folder: &std::path::Path) {
    let (mut record, _) = random_moves::<G>(setup, 1, 12, |_, _| {});
    record.seats.fill("Somebody".to_owned());
    // All that is hidden from somebody who watches is different, also what those who are called hold.
    let other = G::redeal(&record, None, &mut ChaCha8Rng::seed_from_u64(6));
    assert_ne!(other, record);
    let mut called = Vec::new();
    for (record, world) in [(&record, "one"), (&other, "other")] {
        let mut service = PushService::start().await;
        let mut world = World::new(&folder.join(format!("calls-{}-{world}", setup.game))).await;
        called.push(called_with(&mut world, &mut service, record).await);
    }
    assert_eq!(called[0], called[1], "a call about {} tells something", setup.game);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn calls_tell_nothing_about_the_cards() {
    let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).expect("a folder");
    for game in GameId::ALL {
        with_engine!(game, G => calls_are_the_same::<G>(&Setup::new(game, 3), folder.path()).await);
    }
}
