//! A rolling deploy: of two servers on one PostgreSQL, one after the other is stopped and started again while people
//! play.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use quattro_server::{Clock, Server};
use serde_json::{Value, json};
use tokio::sync::{Mutex, watch};

use crate::bad_connections::check_log;
use crate::support::{Database, Player, Story, Stubborn, TestApp, free_port};
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
