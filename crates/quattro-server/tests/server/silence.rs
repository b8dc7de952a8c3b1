//! Connections to PostgreSQL that die without a word.

use std::net::SocketAddr;

use reqwest::StatusCode;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::support::{Database, Socket, TestApp};

/// A way to a database that can fall silent: connections stay open, and nothing comes through.
struct Proxy {
    address: SocketAddr,
    /// Connections before this number are silent.
    silent: watch::Sender<usize>,
    opened: watch::Receiver<usize>,
}

impl Proxy {
    async fn to(database: SocketAddr) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (silent, hush) = watch::channel(0);
        let (open, opened) = watch::channel(0);
        tokio::spawn(async move {
            for number in 0.. {
                let Ok((client, _)) = listener.accept().await else { return };
                open.send_replace(number + 1);
                let hush = hush.clone();
                tokio::spawn(async move {
                    let Ok(server) = TcpStream::connect(database).await else { return };
                    let (client_reads, client_writes) = client.into_split();
                    let (server_reads, server_writes) = server.into_split();
                    tokio::spawn(forward(client_reads, server_writes, number, hush.clone()));
                    forward(server_reads, client_writes, number, hush).await;
                });
            }
        });
        Proxy { address, silent, opened }
    }

    /// Connections that are open now fall silent; new ones work.
    fn silence_open_ones(&self) {
        self.silent.send_replace(*self.opened.borrow());
    }

    /// All connections are silent, new ones too.
    fn silence_all(&self) {
        self.silent.send_replace(usize::MAX);
    }
}

async fn forward(
    mut from: impl AsyncReadExt + Unpin,
    mut to: impl AsyncWriteExt + Unpin,
    number: usize,
    mut silent: watch::Receiver<usize>,
) {
    let mut buffer = vec![0; 16 << 10];
    loop {
        let Ok(read @ 1..) = from.read(&mut buffer).await else { return };
        if *silent.borrow_and_update() > number {
            // Neither forwarded nor closed, until the test is over.
            while silent.changed().await.is_ok() {}
            return;
        }
        if to.write_all(&buffer[..read]).await.is_err() {
            return;
        }
    }
}

/// A server that reaches its database directly, and one that reaches it through a proxy.
async fn two_servers() -> (TestApp, TestApp, Proxy) {
    let direct = TestApp::start(Database::Postgres).await;
    let url = direct.config.database.clone().expect("a database");
    let (before, rest) = url.split_once('@').expect("an address");
    let (address, name) = rest.split_once('/').expect("a name");
    let proxy = Proxy::to(address.parse().expect("an address")).await;
    let through = TestApp::start_on(format!("{before}@{}/{name}", proxy.address)).await;
    (direct, through, proxy)
}

fn say(id: usize) -> Value {
    json!({ "type": "say", "id": id.to_string(), "text": "Ciao" })
}

async fn insist(socket: &mut Socket, request: &Value) {
    loop {
        let answer = socket.ask(request).await;
        if answer["type"] == "done" {
            return;
        }
        assert_eq!(answer["code"], "unavailable", "{answer}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn silent_connections_are_noticed_and_replaced() {
    let (direct, through, proxy) = two_servers().await;
    let ada = direct.player("Ada").await;
    let table = ada.create(json!({ "game": "calcory", "players": 2 })).await;
    let (mut here, _) = ada.connect(&table, None).await;
    let (mut there, _) = ada.at(through.server.address).connect(&table, None).await;
    proxy.silence_open_ones();
    // What is stored here is heard there, though nobody there asks for it.
    insist(&mut here, &say(1)).await;
    there.next_of("chat").await;
    // And what is sent there is stored, once, and heard here.
    insist(&mut there, &say(2)).await;
    here.next_of("chat").await;
    let log = direct.server.store().read(table.parse().expect("an id"), 0).await.expect("a log");
    assert_eq!(log.iter().filter(|entry| entry.body.contains("Ciao")).count(), 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_cannot_be_reached_is_no_secret() {
    let (_direct, through, proxy) = two_servers().await;
    let ada = through.player("Ada").await;
    let table = ada.create(json!({ "game": "calcory", "players": 2 })).await;
    let (mut socket, _) = ada.connect(&table, None).await;
    proxy.silence_all();
    assert_eq!(socket.ask(&say(1)).await["code"], "unavailable");
    socket.notice("not-saved").await;
    assert_eq!(through.get("/healthz").await.0, StatusCode::SERVICE_UNAVAILABLE);
    proxy.silence_open_ones();
    socket.notice("goes-on").await;
    assert_eq!(through.get("/healthz").await.0, StatusCode::OK);
    insist(&mut socket, &say(1)).await;
    let log = through.server.store().read(table.parse().expect("an id"), 0).await.expect("a log");
    assert_eq!(log.iter().filter(|entry| entry.body.contains("Ciao")).count(), 1);
}
