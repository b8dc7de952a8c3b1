//! A rolling deploy: of two servers on one PostgreSQL, one after the other is stopped and started again while people
//! play. A server that is told to stop lets its clients go table by table, and serves them until then.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use quattro_server::{Clock, Drain, Server};
use reqwest::StatusCode;
use serde_json::{Value, json};
use tokio::sync::{Mutex, watch};

use crate::bad_connections::check_log;
use crate::faults::begun;
use crate::support::{Database, Player, Socket, Story, Stubborn, TestApp, free_port};
use crate::whole_games::{GAMES, checked_record, started};

/// How often each server is replaced.
const DEPLOYS: usize = 3;

/// Groups of people who play one game after the other for as long as servers are replaced.
const GROUPS: usize = 3;

/// More games than they can play in that time.
const TABLES: usize = 30;

/// Two servers that keep their addresses when they are replaced.
struct Cluster {
    app: TestApp,
    other: Server,
    ports: [u16; 2],
}

impl Cluster {
    async fn start(clock: Clock) -> Cluster {
        let ports = [free_port(), free_port()];
        let app = TestApp::start_with(Database::Postgres, |config| {
            config.address = Some(format!("127.0.0.1:{}", ports[0]));
            config.clock = clock;
        });
        let app = app.await;
        let other = start(&app, ports[1]).await;
        Cluster { app, other, ports }
    }

    /// Stops a server and starts it again. `meanwhile` only the other one is there.
    async fn replace(self, which: usize, meanwhile: impl AsyncFnOnce()) -> Cluster {
        let Cluster { app, other, ports } = self;
        if which == 0 {
            let TestApp { server, config, http, folder } = app;
            server.stop().await;
            meanwhile().await;
            let server = Server::start(&config).await.expect("a server");
            return Cluster { app: TestApp { server, config, http, folder }, other, ports };
        }
        other.stop().await;
        meanwhile().await;
        let other = start(&app, ports[1]).await;
        Cluster { app, other, ports }
    }
}

async fn start(app: &TestApp, port: u16) -> Server {
    let mut config = app.config.clone();
    config.address = Some(format!("127.0.0.1:{port}"));
    Server::start(&config).await.expect("a server")
}

/// What a group has played.
type Played = Vec<(String, Vec<Story>)>;

/// A table's id, and who plays at it.
type PlayedTable = (String, Vec<Player>);

/// Plays one table after the other until all servers are replaced.
async fn play_on(tables: Arc<Mutex<Vec<PlayedTable>>>, ports: [u16; 2], done: Arc<AtomicBool>) -> Played {
    let mut played = Vec::new();
    while !done.load(Ordering::Relaxed) {
        let Some((table, players)) = tables.lock().await.pop() else { break };
        let servers = ports.map(|port| ([127, 0, 0, 1], port).into()).to_vec();
        let playing = players
            .into_iter()
            .zip(1..)
            .map(|(player, seed)| tokio::spawn(Stubborn::new(player, servers.clone(), &table, seed).play()));
        let mut stories = Vec::new();
        for playing in playing.collect::<Vec<_>>() {
            stories.push(playing.await.expect("a whole game"));
        }
        played.push((table, stories));
    }
    played
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_notices_that_servers_are_replaced() {
    let mut cluster = Cluster::start(Clock::System).await;
    let mut tables = Vec::new();
    for game in GAMES.into_iter().cycle().take(TABLES) {
        let players = cluster.app.players(2).await;
        tables.push((started(&players, game).await, players));
    }
    let (ada, ports) = (cluster.app.player("Ada").await, cluster.ports);
    let (tables, done) = (Arc::new(Mutex::new(tables)), Arc::new(AtomicBool::new(false)));
    let playing = (0..GROUPS).map(|_| tokio::spawn(play_on(tables.clone(), ports, done.clone())));
    let playing: Vec<_> = playing.collect();
    for number in 0..2 * DEPLOYS {
        cluster = cluster.replace(number % 2, async || {}).await;
    }
    done.store(true, Ordering::Relaxed);
    let (mut games, mut moves) = (0, 0);
    for playing in playing {
        for (table, stories) in playing.await.expect("whole games") {
            // Every acknowledged move is there, once.
            check_log(cluster.app.server.store(), &table, &stories).await;
            checked_record(&ada.at(cluster.other.address), &table).await;
            for story in &stories {
                assert!(story.refused.is_empty(), "{:?}", story.refused);
                moves += story.acknowledged.len();
            }
            games += 1;
        }
    }
    assert!(games >= GROUPS, "everybody has played");
    println!("{} servers replaced during {games} games with {moves} moves", 2 * DEPLOYS);
}

async fn left(player: &Player, port: u16, table: &str) -> Value {
    let there = player.at(([127, 0, 0, 1], port).into());
    there.connect(table, None).await.1["game"]["clock"]["left"].clone()
}

/// Whoever is to move can do so at the other server, so the clock runs on: neither slower nor faster.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clocks_run_on_while_servers_are_replaced() {
    let (clock, time) = watch::channel(1_000_000);
    let mut cluster = Cluster::start(Clock::Manual(time)).await;
    let players = cluster.app.players(2).await;
    let table = players[0].create(json!({ "game": "calcory", "players": 2, "clock": 600 })).await;
    players[1].join(&table).await;
    players[0].start(&table).await;
    let ports = cluster.ports;
    let mut before = left(&players[0], ports[0], &table).await.as_u64().expect("a time");
    for which in [0, 1, 0, 1] {
        cluster = cluster
            .replace(which, async || {
                clock.send_modify(|now| *now += 10_000);
                assert_eq!(left(&players[0], ports[1 - which], &table).await, before - 10_000);
            })
            .await;
        before -= 10_000;
        // The new server reads of the time that it has not seen as soon as the other one has noted it.
        for port in ports {
            while left(&players[0], port, &table).await != before {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
    }
}

/// Longer than any test.
const LONG: Duration = Duration::from_hours(1);

/// A game of Calcory for two that Ada begins, with Ada's and Bob's sockets.
struct Begun {
    table: String,
    sockets: [Socket; 2],
}

impl Begun {
    async fn at(players: &[Player]) -> Begun {
        let (table, ada, bob) = begun(players).await;
        Begun { table, sockets: [ada, bob] }
    }

    /// Ada turns a card, and Bob sees it.
    async fn is_served(&mut self) {
        let [ada, bob] = &mut self.sockets;
        let play = json!({ "type": "play", "id": "x", "at": 0, "actions": ["turn:A1"] });
        assert_eq!(ada.ask(&play).await["type"], "done");
        while bob.next_of("update").await["game"]["moves"] != 1 {}
    }

    async fn is_closed(&mut self) {
        for socket in &mut self.sockets {
            assert_eq!(socket.closed_with().await, Some(1001));
        }
    }
}

/// Runs a server that drains, which must not come to its end before the test does.
async fn while_draining(server: &Server, test: impl Future<Output = ()>) {
    tokio::select! {
        () = server.drain() => panic!("it has drained too early"),
        () = test => {}
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_says_that_it_will_stop_before_it_closes_anything() {
    let app = TestApp::start_with(Database::Postgres, |config| {
        config.drain = Some(Drain { notice: LONG, closing: Duration::ZERO });
    });
    let app = app.await;
    let players = app.players(2).await;
    let test = async {
        while app.get("/healthz").await != (StatusCode::SERVICE_UNAVAILABLE, "draining\n".to_owned()) {}
        Begun::at(&players).await.is_served().await;
    };
    while_draining(&app.server, test).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_drains_closes_one_table_after_the_other_and_serves_until_then() {
    let app = TestApp::start_with(Database::Postgres, |config| {
        config.drain = Some(Drain { notice: Duration::ZERO, closing: LONG });
    });
    let app = app.await;
    let (other, players) = (app.second_server().await, app.players(2).await);
    let (mut one, mut two) = (Begun::at(&players).await, Begun::at(&players).await);
    let test = async {
        // The first table is closed at once, the second after half an hour.
        let is_one = tokio::select! {
            code = one.sockets[1].closed_with() => { assert_eq!(code, Some(1001)); true }
            code = two.sockets[1].closed_with() => { assert_eq!(code, Some(1001)); false }
        };
        let (gone, served) = if is_one { (&mut one, &mut two) } else { (&mut two, &mut one) };
        assert_eq!(gone.sockets[0].closed_with().await, Some(1001), "a table moves as a whole");
        served.is_served().await;
        assert_eq!(players[0].knock_or_refusal(&gone.table).await.err(), Some(Some(503)), "a new socket");
        assert_eq!(app.get("/rules").await.0, StatusCode::OK);
        // Elsewhere the game goes on.
        let there = players.iter().map(|player| player.at(other.address)).collect::<Vec<_>>();
        let (ada, welcome) = there[0].connect(&gone.table, None).await;
        assert_eq!(welcome["game"]["moves"], 0);
        let (bob, _) = there[1].connect(&gone.table, None).await;
        Begun { table: gone.table.clone(), sockets: [ada, bob] }.is_served().await;
    };
    while_draining(&app.server, test).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_has_drained_when_its_sockets_are_closed() {
    let app = TestApp::start_with(Database::Postgres, |config| {
        config.drain = Some(Drain { notice: Duration::ZERO, closing: Duration::from_millis(1) });
    });
    let app = app.await;
    let players = app.players(2).await;
    let (mut one, mut two) = (Begun::at(&players).await, Begun::at(&players).await);
    let server = app.server;
    let draining = async {
        server.drain().await;
        server.stop().await;
    };
    tokio::join!(draining, one.is_closed(), two.is_closed());
}

/// The server that moved last moves the bots: another one would wait for it to do so.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_sent_away_while_a_bot_decides() {
    let (clock, time) = watch::channel(1_000_000);
    let app = TestApp::start_with(Database::Sqlite, |config| {
        config.drain = Some(Drain { notice: Duration::ZERO, closing: LONG });
        config.clock = Clock::Manual(time);
        config.bot_pace = LONG;
    });
    let app = app.await;
    let ada = app.player("Ada").await;
    let table = ada.create(json!({ "game": "calcory", "players": 2, "options": { "first_seat": 2 } })).await;
    ada.post(&format!("/api/tables/{table}/start"), &json!({ "fill": "random" })).await;
    let (mut socket, _) = ada.connect(&table, None).await;
    let test = async {
        while ada.knock_or_refusal(&table).await.err() != Some(Some(503)) {}
        // Nothing happens until the bot is due.
        let pass_time = || clock.send_modify(|now| *now += 2 * LONG.as_millis() as u64);
        pass_time();
        let mut to_act = Value::Null;
        while let Some(message) = socket.next_text().await {
            let message: Value = serde_json::from_str(&message).expect("JSON");
            if message["game"].is_object() {
                to_act = message["game"]["to_act"].clone();
            }
            pass_time();
        }
        assert_eq!(to_act, 1, "it was Ada's turn");
    };
    tokio::join!(app.server.drain(), test);
}
