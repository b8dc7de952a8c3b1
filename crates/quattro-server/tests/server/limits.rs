//! Nobody can starve the others: rate limits, slow and silent clients, floods, full lists; and how the server stops.

use std::path::Path;
use std::time::Duration;

use quattro_server::{Limits, Patience, Rate};
use reqwest::{Client, Method, StatusCode};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

use crate::figures::value;
use crate::support::{Database, TestApp, both};
use crate::whole_games::started;

/// Everything that a table's page loads.
fn files_of(page: &str) -> Vec<String> {
    let is_file = |part: &&str| part.starts_with("/static/") || part.starts_with("/messages/");
    page.split('"').filter(is_file).map(|file| file.replace("&amp;", "&")).collect()
}

/// Opens a table's page as a browser does for the first time.
async fn open_page(app: &TestApp, table: &str) {
    let get = async |path: &str| {
        let answer = app.http.get(app.url(path)).send().await.expect("an answer");
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
        answer.text().await.unwrap_or_default()
    };
    let page = get(&format!("/t/{table}")).await;
    let files = files_of(&page);
    assert!(files.len() >= 8, "{files:?}");
    for file in &files {
        // The scripts are put together anew for each request of a test's server, so a small file stands for one.
        let is_script = Path::new(file).extension().is_some_and(|extension| extension == "js");
        get(if is_script { "/favicon.ico" } else { file }).await;
    }
    get(&format!("/api/tables/{table}")).await;
}

/// Two of a class open the page, sit down and play.
async fn two_of_a_class(app: &TestApp) {
    let (host, guest) = (app.player("Host").await, app.player("Guest").await);
    let options = json!({ "game": "calcory", "players": 2, "options": { "first_seat": 1 } });
    let table = host.create(options).await;
    open_page(app, &table).await;
    open_page(app, &table).await;
    guest.join(&table).await;
    let (mut socket, _) = host.connect(&table, None).await;
    let (mut other, _) = guest.connect(&table, None).await;
    host.start(&table).await;
    let play = json!({ "type": "play", "id": "x", "at": 0, "actions": ["turn:A1"] });
    assert_eq!(socket.ask(&play).await["type"], "done");
    while other.next_of("update").await["game"]["moves"] != 1 {}
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_class_of_sixty_behind_one_address_plays() {
    let app = TestApp::start_with(Database::Sqlite, |config| config.limits = Limits::default()).await;
    let tables = (0..30).map(|_| two_of_a_class(&app));
    futures_util::future::join_all(tables).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_too_fast_is_told_when_to_come_again() {
    let few = Rate { burst: 2.0, per_second: 0.001 };
    let app = TestApp::start_with(Database::Sqlite, |config| {
        config.limits = Limits { pages: few, requests: few, ..Limits::none() };
    })
    .await;
    for (path, status) in [
        ("/rules", StatusCode::OK),
        ("/rules", StatusCode::OK),
        ("/rules", StatusCode::TOO_MANY_REQUESTS),
        ("/favicon.ico", StatusCode::OK),
        ("/api/lobby", StatusCode::OK),
        ("/api/lobby", StatusCode::OK),
        ("/api/lobby", StatusCode::TOO_MANY_REQUESTS),
    ] {
        let answer = app.http.get(app.url(path)).send().await.expect("an answer");
        assert_eq!(answer.status(), status, "{path}");
        if status == StatusCode::TOO_MANY_REQUESTS {
            let wait = answer.headers()["retry-after"].to_str().expect("a text").parse::<u32>();
            // A token comes back in 1000 s, of which some may have passed.
            assert!(wait.as_ref().is_ok_and(|wait| (500..=1000).contains(wait)), "{wait:?}");
            assert_eq!(answer.json::<Value>().await.expect("JSON")["code"], "too-fast");
        }
    }
}

async fn figure(app: &TestApp, name: &str) -> f64 {
    value(&app.get("/metrics").await.1, name)
}

/// A server that waits this long for a client to read.
async fn patient_for(taking: Duration) -> TestApp {
    let patience = Patience { taking, ..Patience::default() };
    TestApp::start_with(Database::Sqlite, |config| config.patience = patience).await
}

/// Something that is answered with as much: sent without reading, it fills all buffers on the way.
fn long_nonsense() -> Message {
    Message::text(json!({ "type": "x".repeat(8000) }).to_string())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_does_not_read_is_cut_off() {
    let app = patient_for(Duration::from_millis(200)).await;
    let players = app.players(2).await;
    let table = started(&players, "calcory").await;
    let (mut socket, _) = players[0].connect(&table, None).await;
    while socket.try_send_raw(long_nonsense()).await {}
    let mut stream = TcpStream::connect(app.server.address).await.expect("a connection");
    while stream.write_all(b"GET /rules HTTP/1.1\r\nHost: x\r\n\r\n").await.is_ok() {}
    while figure(&app, "quattro_sockets").await > 0.0 {}
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_waits_for_somebody_who_does_not_read() {
    let app = patient_for(Duration::from_hours(1)).await;
    let players = app.players(2).await;
    let table = players[0].create(json!({ "game": "calcory", "players": 2 })).await;
    players[1].join(&table).await;
    let (mut deaf, _) = players[1].connect(&table, None).await;
    let sending = tokio::spawn(async move { while deaf.try_send_raw(long_nonsense()).await {} });
    let (mut ada, _) = players[0].connect(&table, None).await;
    let mut number = 0;
    // More messages than may wait for one client: it is dropped, and everybody else is answered.
    while figure(&app, "quattro_slow_clients_total").await < 1.0 {
        for _ in 0..20 {
            number += 1;
            let say = json!({ "type": "say", "id": format!("{number}"), "text": "Hello?" });
            assert_eq!(ada.ask(&say).await["type"], "done");
        }
    }
    sending.abort();
}

/// What the server sends before it closes the connection.
async fn until_closed(stream: &mut TcpStream) -> String {
    let mut heard = Vec::new();
    let reading = tokio::time::timeout(Duration::from_mins(3), stream.read_to_end(&mut heard));
    // A connection may also be reset; it is over either way.
    let _ = reading.await.expect("the connection is closed in time");
    String::from_utf8_lossy(&heard).into_owned()
}

/// What is answered to a head that came in time; on a busy machine it may come too late.
async fn answer_in_time(app: &TestApp, sent: &str) -> String {
    loop {
        let mut stream = TcpStream::connect(app.server.address).await.expect("a connection");
        // The server may have closed it already.
        let _ = stream.write_all(sent.as_bytes()).await;
        let answer = until_closed(&mut stream).await;
        if !answer.is_empty() {
            return answer;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn silent_clients_are_not_waited_for() {
    let soon = Duration::from_millis(100);
    let app = TestApp::start_with(Database::Sqlite, |config| {
        config.patience = Patience { head: soon, body: soon, ..Patience::default() };
    })
    .await;
    for sent in ["", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "] {
        let mut stream = TcpStream::connect(app.server.address).await.expect("a connection");
        // On a busy machine the server may have closed it already.
        let _ = stream.write_all(sent.as_bytes()).await;
        assert_eq!(until_closed(&mut stream).await, "", "{sent}");
    }
    let half =
        "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{";
    let answer = answer_in_time(&app, half).await;
    assert!(
        answer.starts_with("HTTP/1.1 400") && answer.contains("the body did not come in time"),
        "{answer}"
    );
    let answer = answer_in_time(&app, "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await;
    assert!(answer.starts_with("HTTP/1.1 200"), "an idle connection ends after its answer: {answer}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_has_so_many_connections() {
    let app = TestApp::start_with(Database::Sqlite, |config| {
        config.limits = Limits { connections_per_address: 2, ..Limits::none() };
    })
    .await;
    let connect = || TcpStream::connect(app.server.address);
    let (mut first, _second) = (connect().await.expect("one"), connect().await.expect("two"));
    assert_eq!(until_closed(&mut connect().await.expect("three")).await, "");
    first.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await.expect("sent");
    assert!(until_closed(&mut first).await.starts_with("HTTP/1.1 200"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_floods_a_socket_is_cut_off() {
    let app = TestApp::start_with(Database::Sqlite, |config| {
        config.limits = Limits { messages: Rate { burst: 5.0, per_second: 0.001 }, ..Limits::none() };
    })
    .await;
    let ada = app.player("Ada").await;
    let table = ada.create(json!({ "game": "calcory", "players": 2 })).await;
    let (mut socket, _) = ada.connect(&table, None).await;
    for _ in 0..205 {
        socket.send(&json!({ "type": "ping" })).await;
    }
    // Told so until then, and not cut off before.
    for _ in 0..200 {
        assert_eq!(socket.next_of("error").await["code"], "too-fast");
    }
    socket.send(&json!({ "type": "ping" })).await;
    assert_eq!(socket.closed_with().await, Some(1008));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_windows_of_one_person_are_one_spectator() {
    let app = TestApp::start_with(Database::Sqlite, |config| {
        config.limits = Limits { sockets_per_person: 2, ..Limits::none() };
    })
    .await;
    let players = app.players(3).await;
    let table = started(&players[..2], "calcory").await;
    let (mut ada, _) = players[0].connect(&table, None).await;
    let (_one, _) = players[2].connect(&table, None).await;
    let (_two, _) = players[2].connect(&table, None).await;
    assert!(players[2].try_knock(&table).await.is_none(), "a third");
    let (bob, _) = players[1].connect(&table, None).await;
    drop(bob);
    let mut present = ada.next_of("present").await;
    while present["seats"] != json!([1, 2]) {
        assert!(present["spectators"].as_u64() <= Some(1), "{present}");
        present = ada.next_of("present").await;
    }
    // Players hear that somebody has left, however many watch.
    present = ada.next_of("present").await;
    assert_eq!((&present["seats"], &present["spectators"]), (&json!([1]), &json!(1)));
}

async fn lobby(app: &TestApp) -> Vec<String> {
    let (_, lobby) = app.get("/api/lobby").await;
    let lobby: Value = serde_json::from_str(&lobby).expect("JSON");
    let tables = lobby["tables"].as_array().expect("tables").clone();
    tables.iter().map(|table| table["id"].as_str().expect("an id").to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_person_cannot_fill_the_lobby() {
    let app = TestApp::start_with(Database::Sqlite, |config| {
        config.limits = Limits { public_tables: 2, ..Limits::none() };
    })
    .await;
    let players = app.players(2).await;
    let options = json!({ "game": "calcory", "players": 2, "public": true });
    let first = players[0].create(options.clone()).await;
    players[0].create(options.clone()).await;
    let one_more = json!({ "table": options, "sit": {} });
    let (status, problem) = players[0].try_post("/api/tables", &one_more).await;
    assert_eq!((status, &problem["code"]), (StatusCode::TOO_MANY_REQUESTS, &json!("too-many")));
    players[0].create(json!({ "game": "calcory", "players": 2 })).await;
    players[1].create(options.clone()).await;
    players[0].post(&format!("/api/tables/{first}/close"), &json!({})).await;
    players[0].create(options).await;
    assert_eq!(lobby(&app).await.len(), 3);
}

/// Also after a restart, when no server remembers who was there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn abandoned_tables_leave_the_lobby() {
    for database in [Database::Sqlite, Database::Postgres] {
        let (app, clock) = TestApp::start_with_clock(database).await;
        let players = app.players(2).await;
        let options = json!({ "game": "calcory", "players": 2, "public": true });
        let [abandoned, attended] =
            [players[0].create(options.clone()).await, players[1].create(options.clone()).await];
        assert_eq!(lobby(&app).await.len(), 2, "new ones are listed");
        clock.send_modify(|now| *now += 11 * 60_000);
        let (_socket, _) = players[1].connect(&attended, None).await;
        assert_eq!(lobby(&app).await, [attended.as_str()]);
        let app = app.restart().await;
        assert_eq!(lobby(&app).await, [attended.as_str()]);
        let host = players[0].at(app.server.address);
        assert_eq!(host.get(&format!("/api/tables/{abandoned}")).await["table"]["stage"], "open");
        clock.send_modify(|now| *now += 6 * 60_000);
        assert_eq!(lobby(&app).await, Vec::<String>::new());
    }
}

both! {
    async fn a_server_that_stops_tells_every_socket(app: TestApp) {
        let ada = app.player("Ada").await;
        let table = ada.create(json!({ "game": "calcory", "players": 2 })).await;
        let mut sockets = Vec::new();
        for number in 0..150 {
            let mut socket = ada.knock(&table).await;
            // Some have not said hello, some have said more than was read.
            if number % 3 > 0 {
                socket.send(&json!({ "type": "hello" })).await;
                socket.next_of("welcome").await;
            }
            sockets.push(socket);
        }
        for socket in sockets.iter_mut().skip(2).step_by(3) {
            socket.send(&json!({ "type": "ping" })).await;
        }
        let TestApp { server, .. } = app;
        let codes = async {
            let mut codes = Vec::new();
            for socket in &mut sockets {
                codes.push(socket.closed_with().await);
            }
            codes
        };
        let ((), codes) = tokio::join!(server.stop(), codes);
        assert!(codes.iter().all(|code| *code == Some(1001)), "{codes:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_refusal_is_a_problem_and_nothing_is_kept_by_chance() {
    let app = TestApp::start(Database::Sqlite).await;
    let ada = app.player("Ada").await;
    let table = ada.create(json!({ "game": "calcory", "players": 2 })).await;
    let socket = format!("/api/tables/{table}/socket");
    let asked = |method: Method, path: &str| {
        let request = Client::new().request(method, app.url(path)).bearer_auth(&ada.token);
        async move { request.send().await.expect("an answer") }
    };
    for (method, path, status) in [
        (Method::GET, "/api/games?before=yesterday", StatusCode::BAD_REQUEST),
        (Method::GET, &*format!("/replay/{table}/steps?seat=first"), StatusCode::BAD_REQUEST),
        (Method::DELETE, "/api/tables", StatusCode::METHOD_NOT_ALLOWED),
        (Method::GET, "/api/tables/x/join", StatusCode::METHOD_NOT_ALLOWED),
        (Method::GET, &*socket, StatusCode::BAD_REQUEST),
        (Method::GET, "/messages/xx.ftl", StatusCode::NOT_FOUND),
        (Method::POST, "/rules", StatusCode::METHOD_NOT_ALLOWED),
    ] {
        let answer = asked(method.clone(), path).await;
        assert_eq!(answer.status(), status, "{method} {path}");
        assert_eq!(
            answer.headers().contains_key("allow"),
            status == StatusCode::METHOD_NOT_ALLOWED,
            "{path}"
        );
        let problem: Value = answer.json().await.expect("JSON");
        assert!(problem["code"].is_string() && problem["message"] != "", "{method} {path}: {problem}");
    }
    for path in ["/", "/api/lobby", "/nowhere", "/healthz", "/metrics", "/favicon.ico", "/messages/en.ftl"] {
        let answer = asked(Method::GET, path).await;
        assert!(answer.headers().contains_key("cache-control"), "{path}");
    }
}
