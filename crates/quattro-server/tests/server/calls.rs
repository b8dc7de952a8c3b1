//! People whose page is closed are called, once for each decision, by whichever server is there.

use std::sync::Arc;
use std::time::Duration;

use quattro_server::store::{CallReason, Store};
use quattro_server::{Clock, Config, Push, Server};
use reqwest::StatusCode;
use serde_json::{Value, json};
use tokio::sync::{Notify, watch};

use crate::kill::{Process, free_address};
use crate::support::{Arrived, Browser, Database, Player, PushService, TestApp, Treatment};
use crate::whole_games::play_to_the_end;

const BOTH: [Database; 2] = [Database::Sqlite, Database::Postgres];

/// A server that calls, with a push service and a clock of the test's own.
struct Calling {
    app: TestApp,
    service: PushService,
    clock: watch::Sender<u64>,
}

impl Calling {
    async fn start(database: Database) -> Calling {
        Calling::start_with(database, |_| {}).await
    }

    async fn start_with(database: Database, change: impl FnOnce(&mut Config)) -> Calling {
        // Noon in Greenwich.
        let (clock, time) = watch::channel(1_700_006_400_000 + 43_200_000);
        let app = TestApp::start_with(database, |config| {
            config.push = Push::Anywhere;
            config.clock = Clock::Manual(time);
            change(config);
        });
        Calling { app: app.await, service: PushService::start().await, clock }
    }

    /// A person with a browser that wants to be called.
    async fn called(&self, name: &str) -> (Player, Browser) {
        let (player, browser) = (self.app.player(name).await, Browser::new(&self.service, name));
        player.post("/api/me/calls", &browser.subscription()).await;
        (player, browser)
    }

    /// Lets time pass, but not while a call is being made: however busy the machine, no claim must run out.
    async fn pass_time(&self) {
        if self.app.server.store().calls_waiting().await.expect("an answer").1 == 0 {
            self.clock.send_modify(|now| *now += 5000);
        }
    }

    /// The next call, while time passes.
    async fn next(&mut self) -> Arrived {
        loop {
            if let Some(arrived) = self.service.soon().await {
                return arrived;
            }
            self.pass_time().await;
        }
    }

    /// Waits until all calls are made or not needed, while time passes; returns those that have arrived meanwhile.
    async fn settled(&mut self) -> Vec<Arrived> {
        let mut arrived = Vec::new();
        while is_waiting(self.app.server.store()).await {
            self.pass_time().await;
            arrived.extend(self.service.soon().await);
        }
        arrived.extend(self.service.so_far());
        arrived
    }
}

/// Whether calls are waiting, claimed or not.
async fn is_waiting(store: &Store) -> bool {
    store.calls_waiting().await.expect("an answer").0 > 0
}

/// A table of Calcory at which the second is asked.
async fn asked(host: &Player, second: &Player) -> String {
    let table = host.create(json!({ "game": "calcory", "players": 2, "options": { "first_seat": 2 } })).await;
    second.join(&table).await;
    host.start(&table).await;
    table
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_away_is_called_once_on_each_device() {
    for database in BOTH {
        let mut calling = Calling::start(database).await;
        let (bob, phone) = calling.called("Bob").await;
        let laptop = Browser::new(&calling.service, "laptop");
        bob.post("/api/me/calls?lang=de", &laptop.subscription()).await;
        bob.post("/api/me/calls?lang=de", &laptop.subscription()).await;
        let ada = calling.app.player("Ada").await;
        let table = asked(&ada, &bob).await;
        let mut arrived = [calling.next().await, calling.next().await];
        arrived.sort_by(|one, two| one.browser.cmp(&two.browser));
        let notification = phone.notification(&arrived[0]);
        assert_eq!(notification["title"], "Your turn: Calcory");
        assert_eq!(notification["body"], "Ada waits for you.");
        assert_eq!(notification["navigate"], calling.app.url(&format!("/t/{table}")));
        assert_eq!(laptop.notification(&arrived[1])["body"], "Ada wartet auf dich.");
        assert_eq!(arrived[0].body.len(), arrived[1].body.len(), "a call has always the same length");
        assert_eq!(arrived[0].headers["topic"], arrived[1].headers["topic"]);
        assert!(calling.settled().await.is_empty(), "once for this decision");
        // A move is another decision; it is still Bob's.
        let (mut socket, welcome) = bob.connect(&table, None).await;
        let play =
            json!({ "type": "play", "id": "x", "at": 0, "actions": [welcome["game"]["legal"][0]["action"]] });
        assert_eq!(socket.ask(&play).await["type"], "done");
        drop(socket);
        assert_eq!([calling.next().await, calling.next().await].len(), 2, "on both devices");
        assert!(calling.settled().await.is_empty());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_there_is_called_only_after_leaving() {
    for database in BOTH {
        let mut calling = Calling::start(database).await;
        let (bob, phone) = calling.called("Bob").await;
        let ada = calling.app.player("Ada").await;
        let table = asked(&ada, &bob).await;
        let (socket, _) = bob.connect(&table, None).await;
        let (mut other, _) = ada.connect(&table, None).await;
        for _ in 0..30 {
            calling.clock.send_modify(|now| *now += 5000);
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert!(calling.service.so_far().is_empty());
        drop(socket);
        while other.next_of("present").await["away"] == json!([]) {}
        phone.notification(&calling.next().await);
        assert!(calling.settled().await.is_empty());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_has_decided_is_not_called() {
    let mut calling = Calling::start(Database::Sqlite).await;
    let (bob, _) = calling.called("Bob").await;
    let ada = calling.app.player("Ada").await;
    let table = asked(&ada, &bob).await;
    bob.post(&format!("/api/tables/{table}/hand-over"), &json!({})).await;
    assert!(calling.settled().await.is_empty(), "a bot plays for him");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_calls_those_who_have_left() {
    for database in BOTH {
        let mut calling = Calling::start(database).await;
        let (bob, phone) = calling.called("Bob").await;
        let ada = calling.app.player("Ada").await;
        let table = asked(&ada, &bob).await;
        let (one, two) = (ada.clone(), bob.clone());
        tokio::join!(play_to_the_end(one, table.clone(), 5), play_to_the_end(two, table.clone(), 6));
        calling.settled().await;
        ada.post(&format!("/api/tables/{table}/rematch"), &json!({})).await;
        let notification = phone.notification(&calling.next().await);
        assert_eq!(notification["body"], "Ada wants a rematch.");
        assert_eq!(notification["title"], "Another round of Calcory?");
        assert!(calling.settled().await.is_empty());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_one_has_played_with_is_called_to_a_table_once() {
    for database in BOTH {
        let mut calling = Calling::start(database).await;
        let (bob, phone) = calling.called("Bob").await;
        let (ada, cleo) = (calling.app.player("Ada").await, calling.app.player("Cleo").await);
        let before = asked(&ada, &bob).await;
        bob.post(&format!("/api/tables/{before}/hand-over"), &json!({})).await;
        calling.settled().await;
        let table = ada.create(json!({ "game": "grande", "players": 3 })).await;
        let path = format!("/api/tables/{table}");
        let fellows = ada.get(&format!("{path}/fellows")).await;
        assert_eq!(fellows["fellows"][0]["name"], "Bob");
        let invite = json!({ "fellow": fellows["fellows"][0]["id"] });
        // Who is a stranger to Bob cannot call him, also not by the name that Ada has for him.
        cleo.join(&table).await;
        assert_eq!(cleo.get(&format!("{path}/fellows")).await, json!({ "fellows": [] }));
        assert_eq!(cleo.try_post(&format!("{path}/invite"), &invite).await.0, StatusCode::NOT_FOUND);
        ada.post(&format!("{path}/invite"), &invite).await;
        let notification = phone.notification(&calling.next().await);
        assert_eq!(notification["title"], "Come and play Mamma Mia! Grande");
        assert_eq!(notification["body"], "Ada and Cleo ask you to the table.");
        assert_eq!(notification["navigate"], calling.app.url(&format!("/t/{table}")));
        // Asked again, he is not called again: what follows is the call of another table.
        ada.post(&format!("{path}/invite"), &invite).await;
        let other = ada.create(json!({ "game": "calcory", "players": 2 })).await;
        ada.post(&format!("/api/tables/{other}/invite"), &invite).await;
        assert_eq!(phone.notification(&calling.next().await)["title"], "Come and play Calcory");
        bob.join(&other).await;
        let (status, problem) = bob.try_post(&format!("{path}/invite"), &invite).await;
        assert_eq!((status, &problem["code"]), (StatusCode::FORBIDDEN, &json!("not-seated")));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_browser_that_is_gone_is_not_called_again() {
    for database in BOTH {
        let mut calling = Calling::start(database).await;
        let (bob, phone) = calling.called("Bob").await;
        let ada = calling.app.player("Ada").await;
        calling.service.treat(&phone, Some(Treatment::Answers(410, None)));
        asked(&ada, &bob).await;
        calling.next().await;
        assert!(calling.settled().await.is_empty());
        assert_eq!(bob.get("/api/me/calls").await["subscriptions"], json!([]));
        asked(&ada, &bob).await;
        assert!(!is_waiting(calling.app.server.store()).await, "there is nobody to call");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_busy_push_service_is_left_alone_for_as_long_as_it_wants() {
    let mut calling = Calling::start(Database::Sqlite).await;
    let (bob, phone) = calling.called("Bob").await;
    let ada = calling.app.player("Ada").await;
    calling.service.treat(&phone, Some(Treatment::Answers(429, Some(600))));
    asked(&ada, &bob).await;
    calling.next().await;
    calling.service.treat(&phone, None);
    let (store, now) = (calling.app.server.store().clone(), *calling.clock.borrow());
    // From the moment when the server has noted it, the call is not due for nearly ten minutes.
    while !store.claim_calls(now + 590_000, now + 590_000, 1).await.expect("an answer").is_empty() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    calling.clock.send_modify(|now| *now += 601_000);
    phone.notification(&calling.next().await);
    assert!(calling.settled().await.is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_waits_for_a_slow_push_service_but_its_own() {
    let mut calling = Calling::start(Database::Sqlite).await;
    let (bob, slow) = calling.called("Bob").await;
    let (cleo, quick) = calling.called("Cleo").await;
    let ada = calling.app.player("Ada").await;
    let until = Arc::new(Notify::new());
    calling.service.treat(&slow, Some(Treatment::Holds(Arc::clone(&until))));
    asked(&ada, &bob).await;
    slow.notification(&calling.next().await);
    asked(&ada, &cleo).await;
    // The other call is still being made, so no time passes by itself.
    calling.clock.send_modify(|now| *now += 25_000);
    quick.notification(&calling.next().await);
    until.notify_one();
    assert!(calling.settled().await.is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_night_is_quiet() {
    let mut calling = Calling::start(Database::Sqlite).await;
    let (bob, phone) = calling.called("Bob").await;
    // From eleven to three where it is an hour later than in Greenwich: there it is one.
    let quiet = json!({ "begins": 660, "ends": 900, "east": 60 });
    assert_eq!(bob.post("/api/me/calls/quiet", &json!({ "quiet": quiet })).await["quiet"], quiet);
    let ada = calling.app.player("Ada").await;
    let noon = *calling.clock.borrow();
    asked(&ada, &bob).await;
    let arrived = loop {
        if let Some(arrived) = calling.service.soon().await {
            break arrived;
        }
        // Many times as fast as in other tests.
        for _ in 0..30 {
            calling.pass_time().await;
        }
    };
    phone.notification(&arrived);
    assert!(*calling.clock.borrow() >= noon + 2 * 3_600_000);
    for bad in [
        json!({ "begins": 660, "ends": 660, "east": 0 }),
        json!({ "begins": 1440, "ends": 1, "east": 0 }),
        json!({ "begins": 1, "ends": 2, "east": 900 }),
    ] {
        let (status, problem) = bob.try_post("/api/me/calls/quiet", &json!({ "quiet": bad })).await;
        assert_eq!((status, &problem["code"]), (StatusCode::BAD_REQUEST, &json!("malformed")));
    }
    assert_eq!(bob.post("/api/me/calls/quiet", &json!({})).await.get("quiet"), None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn malformed_subscriptions_are_refused_and_old_ones_end() {
    for database in BOTH {
        let calling = Calling::start(database).await;
        let bob = calling.app.player("Bob").await;
        let good = Browser::new(&calling.service, "b").subscription();
        let with = |path: &str, value: &str| {
            let mut bad = good.clone();
            *bad.pointer_mut(path).expect("a field") = value.into();
            bad
        };
        let long = format!("https://push.example/{}", "x".repeat(2000));
        for bad in [
            with("/endpoint", "push.example"),
            with("/endpoint", &long),
            with("/endpoint", "file:///etc/passwd"),
            with("/keys/p256dh", "AAAA"),
            with("/keys/p256dh", &"A".repeat(87)),
            with("/keys/auth", "AAAA"),
            json!({ "endpoint": 7 }),
        ] {
            let (status, problem) = bob.try_post("/api/me/calls", &bad).await;
            assert_eq!((status, &problem["code"]), (StatusCode::BAD_REQUEST, &json!("malformed")), "{bad}");
            assert!(problem["message"].as_str().is_some_and(|text| text.len() > 10), "{problem}");
        }
        for number in 0..12 {
            calling.clock.send_modify(|now| *now += 1);
            let browser = Browser::new(&calling.service, &format!("b{number}"));
            bob.post("/api/me/calls", &browser.subscription()).await;
        }
        let subscriptions = |calls: &Value| calls["subscriptions"].as_array().map(Vec::len);
        assert_eq!(subscriptions(&bob.get("/api/me/calls").await), Some(10));
        // Nobody ends the calls of others.
        let newest = Browser::new(&calling.service, "b11").endpoint();
        let cleo = calling.app.player("Cleo").await;
        cleo.post("/api/me/calls/end", &json!({ "endpoint": newest })).await;
        assert_eq!(subscriptions(&bob.get("/api/me/calls").await), Some(10));
        assert_eq!(
            subscriptions(&bob.post("/api/me/calls/end", &json!({ "endpoint": newest })).await),
            Some(9)
        );
        // Who signs out is not called there any more.
        bob.post("/api/me/log-out", &json!({})).await;
        let person = bob.token.split('.').next().expect("an id").parse().expect("an id");
        assert_eq!(
            calling.app.server.store().subscriptions_of(person).await.expect("an answer"),
            Vec::<String>::new()
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn by_default_calls_go_to_the_public_internet_only() {
    let calling = Calling::start_with(Database::Sqlite, |config| config.push = Push::Public).await;
    let bob = calling.app.player("Bob").await;
    let (status, problem) =
        bob.try_post("/api/me/calls", &Browser::new(&calling.service, "b").subscription()).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert_eq!(problem["message"], "the endpoint must begin with https://");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_browser_that_becomes_somebody_else_forgets_whom_it_was_to_call() {
    let mut calling = Calling::start(Database::Sqlite).await;
    let (bob, phone) = calling.called("Bob").await;
    let ada = calling.app.player("Ada").await;
    asked(&ada, &bob).await;
    let cleo = calling.app.player("Cleo").await;
    cleo.post("/api/me/calls", &phone.subscription()).await;
    assert!(calling.settled().await.is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_call_everybody_exactly_once() {
    let mut calling = Calling::start(Database::Postgres).await;
    let second = calling.app.second_server().await;
    let (bob, phone) = calling.called("Bob").await;
    let ada = calling.app.player("Ada").await;
    let mut tables = Vec::new();
    for index in 0..12 {
        let host = if index % 2 == 0 { ada.clone() } else { ada.at(second.address) };
        tables.push(format!("turn /t/{}", asked(&host, &bob).await));
    }
    let mut called: Vec<_> =
        calling.settled().await.iter().map(|arrived| phone.notification(arrived)["tag"].clone()).collect();
    called.sort_by_key(ToString::to_string);
    tables.sort();
    assert_eq!(called, tables);
    second.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_killed_after_the_move_leaves_the_call_to_another() {
    let mut calling = Calling::start(Database::Postgres).await;
    // The other server has the clock of this machine.
    calling.clock.send_replace(Clock::System.now());
    let (bob, phone) = calling.called("Bob").await;
    let ada = calling.app.player("Ada").await;
    let database = calling.app.config.database.clone().expect("a database");
    let mut killed = Process::start(free_address(), &database).await;
    asked(&ada.at(killed.address), &bob.at(killed.address)).await;
    killed.kill();
    assert_eq!(phone.notification(&calling.next().await)["body"], "Ada waits for you.");
    assert!(calling.settled().await.is_empty(), "once");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_call_is_not_lost_with_the_server_of_the_move() {
    for database in BOTH {
        // It makes no calls: as if it died right after the move.
        let calling = Calling::start_with(database, |config| config.push = Push::Off).await;
        let Calling { app, mut service, clock } = calling;
        let config = Config { push: Push::Anywhere, ..app.config.clone() };
        let (ada, bob) = (app.player("Ada").await, app.player("Bob").await);
        let phone = Browser::new(&service, "Bob");
        let refused = bob.try_post("/api/me/calls", &phone.subscription()).await;
        assert_eq!(refused.0, StatusCode::NOT_FOUND, "this server calls nobody");
        let TestApp { server, folder: _folder, .. } = app;
        server.stop().await;
        let other = Server::start(&config).await.expect("a server");
        bob.at(other.address).post("/api/me/calls", &phone.subscription()).await;
        other.stop().await;
        let first = Server::start(&Config { push: Push::Off, ..config.clone() }).await.expect("a server");
        asked(&ada.at(first.address), &bob.at(first.address)).await;
        first.stop().await;
        let next = Server::start(&config).await.expect("a server");
        // A server that claims the call and dies before it is made only delays it.
        clock.send_modify(|now| *now += 20_000);
        let now = *clock.borrow();
        let claimed = next.store().claim_calls(now, now + 60_000, 5).await.expect("an answer");
        let arrived = loop {
            if let Some(arrived) = service.soon().await {
                break arrived;
            }
            clock.send_modify(|now| *now += 5000);
        };
        assert_eq!(phone.notification(&arrived)["body"], "Ada waits for you.");
        for call in claimed {
            assert_eq!(call.reason, CallReason::Turn);
            assert!(*clock.borrow() >= now + 60_000, "it belonged to another server");
        }
        next.stop().await;
    }
}
