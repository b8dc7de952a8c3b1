//! Signals. `kill -9` at random moments under load: nothing acknowledged is lost or doubled, and every game finishes.
//!
//! `QUATTRO_KILL_GAMES=100 cargo test --release -p quattro-server kill` is the documented run.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use quattro_rules::chance::below;
use quattro_server::store::Store;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::json;

use crate::bad_connections::{check_log, times};
use crate::support::{Player, Postgres, Story, Stubborn, free_port};
use crate::whole_games::{GAMES, checked_record};

/// A server in a separate process.
pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
    database: String,
}

/// The example `serve`, which `cargo test` builds beside the tests.
pub(crate) fn binary() -> PathBuf {
    let tests = std::env::current_exe().expect("a path");
    let folder = tests.parent().and_then(|deps| deps.parent()).expect("a folder");
    let binary = folder.join("examples").join("serve");
    assert!(binary.exists(), "build it first: cargo build -p quattro-server --examples");
    binary
}

impl Process {
    pub(crate) async fn start(address: SocketAddr, database: &str) -> Process {
        let child = Command::new(binary())
            .env("QUATTRO_ADDRESS", address.to_string())
            .env("QUATTRO_DATABASE", database)
            .env("QUATTRO_LOG", "error")
            .env("QUATTRO_LIMITS", "false")
            .env("QUATTRO_BOT_PACE", "0")
            .env("QUATTRO_DRAIN_SECONDS", "3600")
            .env("QUATTRO_PUSH", "off")
            .stdout(Stdio::null())
            .spawn()
            .expect("a server");
        let process = Process { child, address, database: database.to_owned() };
        process.is_there().await;
        process
    }

    async fn is_there(&self) {
        // Two minutes, on whatever machine.
        for _ in 0..2400 {
            if reqwest::get(format!("http://{}/healthz", self.address)).await.is_ok() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("the server does not come up");
    }

    fn signal(&self, signal: &str) {
        let sent = Command::new("kill").args([signal, &self.child.id().to_string()]).status();
        assert!(sent.expect("a signal").success());
    }

    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("a process to kill");
        self.child.wait().expect("its end");
    }

    async fn kill_and_restart(&mut self) {
        self.kill();
        *self = Process::start(self.address, &self.database.clone()).await;
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub(crate) fn free_address() -> SocketAddr {
    (Ipv4Addr::LOCALHOST, free_port()).into()
}

/// Sits two people and two bots down. The server may be killed in the middle of it: then all is done again.
async fn sit_down(players: &[Player], game: &str) -> String {
    loop {
        if let Some(table) = try_sit_down(players, game).await {
            return table;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn try_sit_down(players: &[Player], game: &str) -> Option<String> {
    let options = json!({ "table": { "game": game, "players": 4 }, "sit": {} });
    let created = players[0].post_if_there("/api/tables", &options).await?;
    let table = created["table"]["id"].as_str()?.to_owned();
    players[1].post_if_there(&format!("/api/tables/{table}/join"), &json!({})).await?;
    let start = json!({ "fill": "random" });
    players[0].post_if_there(&format!("/api/tables/{table}/start"), &start).await?;
    Some(table)
}

/// Plays games on servers of which one is killed again and again.
async fn games_under_fire(database: String, servers: usize) {
    let mut processes = Vec::new();
    for _ in 0..servers {
        processes.push(Process::start(free_address(), &database).await);
    }
    let games = times("QUATTRO_KILL_GAMES", 4);
    let mut people = Vec::new();
    for _ in 0..games {
        people.push([
            Player::named(processes[0].address, "Ada").await,
            Player::named(processes[0].address, "Bob").await,
        ]);
    }
    let addresses: Vec<SocketAddr> = processes.iter().map(|process| process.address).collect();
    let (over, kills) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    let killing = tokio::spawn({
        let (over, kills) = (Arc::clone(&over), Arc::clone(&kills));
        async move {
            let mut rng = ChaCha8Rng::seed_from_u64(9);
            while !over.load(Ordering::Relaxed) {
                let pause = 100 + u64::from(below(&mut rng, 500));
                tokio::time::sleep(Duration::from_millis(pause)).await;
                processes[0].kill_and_restart().await;
                kills.fetch_add(1, Ordering::Relaxed);
            }
            processes
        }
    });
    let mut played = Vec::new();
    for batch in people.iter().enumerate().collect::<Vec<_>>().chunks(8) {
        let playing = batch.iter().map(|(seed, people)| one_game(*seed as u64, people, addresses.clone()));
        played.extend(futures_util::future::join_all(playing).await);
    }
    over.store(true, Ordering::Relaxed);
    let processes = killing.await.expect("the killer");
    println!("{games} games, {} kills", kills.load(Ordering::Relaxed));
    for (people, (table, _)) in people.iter().zip(&played) {
        checked_record(&people[0], table).await;
    }
    drop(processes);
    let store = Store::open(&database).await.expect("the database");
    for (table, stories) in &played {
        check_log(&store, table, stories).await;
    }
}

async fn one_game(seed: u64, people: &[Player; 2], addresses: Vec<SocketAddr>) -> (String, Vec<Story>) {
    let table = sit_down(people, GAMES[seed as usize % 4]).await;
    let playing = people.iter().enumerate().map(|(seat, player)| {
        Stubborn::new(player.clone(), addresses.clone(), &table, seed * 10 + seat as u64).play()
    });
    let stories = futures_util::future::join_all(playing).await;
    (table, stories)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_server_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    games_under_fire(format!("sqlite://{}", folder.path().join("kill.db").display()), 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_of_two_servers_killed_loses_nothing() {
    // Durability must be on here, or the test would prove nothing.
    let postgres = Postgres::start(true);
    games_under_fire(postgres.create_database(), 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_told_to_stop_drains_and_who_is_told_twice_stops_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite://{}", folder.path().join("told.db").display());
    let mut server = Process::start(free_address(), &database).await;
    server.signal("-TERM");
    let health =
        async || reqwest::get(format!("http://{}/healthz", server.address)).await.expect("an answer");
    while health().await.text().await.expect("a text") != "draining\n" {}
    server.signal("-INT");
    while server.child.try_wait().expect("a status").is_none() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}
