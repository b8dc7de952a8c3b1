//! The deal of the day, and games with the same cards.

use quattro_bots::system_clock;
use quattro_rules::record::Record;
use quattro_server::Server;
use quattro_server::store::{Append, Appended, Row};
use quattro_table::fairness::verify;
use quattro_table::log::Entry;
use quattro_table::person::Person;
use quattro_table::{Batch, Command, Day, Requester, Table, TableId, Viewer};
use reqwest::StatusCode;
use serde_json::{Value, json};
use tokio::sync::watch;

use crate::support::{Database, Player, TestApp};
use crate::whole_games::checked_record;

const MINUTE: u64 = 60_000;

/// The day on which these tests happen.
fn day() -> Day {
    "2026-11-18".parse().expect("a day")
}

/// A server at noon of that day. Its clock stands still, so its bots never move: tests play for them.
async fn at_noon(database: Database) -> (TestApp, watch::Sender<u64>) {
    let (app, clock) = TestApp::start_with_clock(database).await;
    clock.send_replace(day().begins() + 12 * 60 * MINUTE);
    let app = app.restart().await;
    (app, clock)
}

/// Begins or continues today's try.
async fn begin(player: &Player, game: &str) -> String {
    let answer = player.post(&format!("/api/daily/{game}"), &json!({})).await;
    answer["table"].as_str().expect("a table").to_owned()
}

/// Plays a table to its end behind the server's back, as the server's bots would, and writes the log. The server has to
/// be started again to notice.
async fn finish(server: &Server, table: &str, at: u64) {
    let id: TableId = table.parse().expect("an id");
    let log = server.store().read(id, 0).await.expect("a log");
    let entries: Vec<Entry> = log.iter().map(|stored| Entry::read(&stored.body).expect("an entry")).collect();
    let mut table = Table::begin(id, &entries[0]).expect("a table");
    for entry in &entries[1..] {
        table.apply(table.number() + 1, entry).expect("an entry");
    }
    while table.ended().is_none() {
        let (requester, command, thought) = next_move(&mut table);
        let proposal = table.propose(&requester, &command).expect("a legal move").expect("a move");
        let by = if let Requester::Person(person) = &requester { Some(person.id) } else { None };
        let entry = Entry { at, by, id: None, change: proposal.change.clone() };
        let number = table.number() + 1;
        table.apply_proposed(number, &entry, proposal).expect("a possible move");
        if let Some(thought) = thought {
            table.return_bot(thought);
        }
        let body = serde_json::to_string(&entry).expect("JSON");
        let row = Some(Row::from(&table.summary()));
        let append = Append { table: id, number, body, row, sitter: None, calls: Vec::new() };
        assert_eq!(server.store().append(append).await.expect("an answer"), Appended::Stored);
    }
}

/// What a bot decides, or the first legal action of a person.
fn next_move(table: &mut Table) -> (Requester, Command, Option<quattro_table::Thought>) {
    if let Some(job) = table.bot_job() {
        let thought = job.think(system_clock);
        return (Requester::Server, Command::BotPlays(thought.plays()), Some(thought));
    }
    let people: Vec<_> = table.people().map(|(_, person, _)| person).collect();
    for id in people {
        let welcome = table.welcome(Viewer { person: Some(id), seat: None, language: None }, None, 0);
        let welcome = serde_json::to_value(welcome).expect("JSON");
        let Some(action) = welcome["game"]["legal"][0]["action"].as_str() else { continue };
        let action = action.parse().expect("an action");
        let batch = Batch { actions: vec![action], if_asked: false };
        let name = String::from("Anybody").try_into().expect("a name");
        let play = Command::Play { at: table.moves(), batch, have: 0 };
        return (Requester::Person(Person { id, name }), play, None);
    }
    panic!("nobody can move");
}

async fn record(player: &Player, table: &str) -> Record {
    checked_record(player, table).await
}

async fn one_try_that_waits_and_counts_once(database: Database) {
    let (app, clock) = at_noon(database).await;
    let noon = *clock.borrow();
    let shown = app.player("Eve").await.get("/api/daily").await;
    assert_eq!(shown["days"].as_array().map(Vec::len), Some(8), "today and seven days to come");
    let (ada, bob) = (app.player("Ada").await, app.player("Bob").await);
    let table = begin(&ada, "calcory").await;
    assert_eq!(begin(&ada, "calcory").await, table);
    let running = ada.get("/api/daily/calcory").await;
    assert_eq!((&running["you"]["table"], running.get("results")), (&json!(table), None));
    let (_socket, welcome) = ada.connect(&table, None).await;
    assert_eq!(welcome["table"]["deal"], json!({ "from": "day", "day": "2026-11-18", "ranked": true }));
    assert!(welcome["game"]["clock"].is_null());
    for (what, body) in [
        ("hand-over", json!({ "level": "maestro" })),
        ("start", json!({ "fill": "random" })),
        ("bot", json!({ "seat": 2, "level": "random" })),
        ("remove", json!({ "seat": 2 })),
        ("rematch", json!({})),
        ("close", json!({})),
    ] {
        let (status, problem) = ada.try_post(&format!("/api/tables/{table}/{what}"), &body).await;
        assert_eq!(problem["code"], "one-try", "{what}: {status}");
    }
    let app = app.restart().await;
    let (ada, bob) = (ada.at(app.server.address), bob.at(app.server.address));
    assert_eq!(begin(&ada, "calcory").await, table, "it waits for her");
    finish(&app.server, &table, noon).await;
    let app = app.restart().await;
    let (ada, bob) = (ada.at(app.server.address), bob.at(app.server.address));
    let over = ada.get("/api/daily/calcory").await;
    assert_eq!(over["results"]["friends"][0]["result"], over["you"]["result"]);
    assert_eq!((&over["finished"], &over["results"]["in_a_row"]), (&json!(1), &json!(1)));
    assert_eq!(begin(&ada, "calcory").await, table, "there is no second try");
    let again = ada.get("/api/daily/calcory").await;
    assert_eq!(again, over, "counted once");
    // Bob, who has not played, learns that Ada has, and nothing else.
    let before = bob.get("/api/daily/calcory").await;
    assert_eq!(
        (&before["names"], before.get("results"), before.get("secret")),
        (&json!(["Ada"]), None, None)
    );
    let commitment = &shown["days"][0]["deals"][3]["commitment"];
    assert_eq!(&before["commitment"], commitment);
    // The day turns.
    clock.send_replace(day().ends() - 1);
    assert_eq!(bob.get("/api/daily/calcory").await["day"], "2026-11-18");
    let (status, _) = bob.try_post("/api/daily/calcory/2026-11-19", &json!({})).await;
    assert_eq!(status, StatusCode::NOT_FOUND, "tomorrow is not to be had");
    clock.send_replace(day().ends());
    let tomorrow = bob.get("/api/daily/calcory").await;
    assert_eq!(tomorrow["day"], "2026-11-19");
    assert_eq!(tomorrow["commitment"], shown["days"][1]["deals"][3]["commitment"], "as it was shown before");
    let past = bob.get("/api/daily/calcory/2026-11-18").await;
    assert_eq!(past["results"]["best"][0]["table"], json!(table));
    let fair = record(&bob, &table).await.fairness.expect("fairness");
    assert_eq!((&json!(fair.secret), &json!(fair.commitment)), (&past["secret"], commitment));
    assert!(fair.contributions.iter().all(Option::is_none));
    archive_does_not_count(app, &bob, *clock.borrow()).await;
}

/// A day that is over can be played any number of times, and nothing comes of it.
async fn archive_does_not_count(app: TestApp, bob: &Player, now: u64) {
    let path = "/api/daily/calcory/2026-11-18";
    let before = bob.get(path).await;
    let late = bob.post(path, &json!({})).await["table"].as_str().expect("a table").to_owned();
    assert_ne!(bob.post(path, &json!({})).await["table"], json!(late));
    assert_eq!(bob.get(&format!("/api/tables/{late}")).await["table"]["deal"]["ranked"], false);
    finish(&app.server, &late, now).await;
    let app = app.restart().await;
    let bob = bob.at(app.server.address);
    assert_eq!(bob.get(path).await, before);
    let (first, second) = (
        record(&bob, before["results"]["best"][0]["table"].as_str().expect("a table")).await,
        record(&bob, &late).await,
    );
    assert_eq!(
        (first.shuffles[0].clone(), first.fairness),
        (second.shuffles[0].clone(), second.fairness),
        "the same cards"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_try_that_waits_and_counts_once_sqlite() {
    one_try_that_waits_and_counts_once(Database::Sqlite).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_try_that_waits_and_counts_once_postgres() {
    one_try_that_waits_and_counts_once(Database::Postgres).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_try_begun_at_two_servers_at_once_is_one() {
    let (app, clock) = at_noon(Database::Postgres).await;
    let other = app.second_server().await;
    let ada = app.player("Ada").await;
    let there = ada.at(other.address);
    let attempts = (0..6).map(|number| {
        let player = if number % 2 == 0 { ada.clone() } else { there.clone() };
        tokio::spawn(async move { begin(&player, "mamma-mia").await })
    });
    let mut tables = Vec::new();
    for attempt in attempts.collect::<Vec<_>>() {
        tables.push(attempt.await.expect("a table"));
    }
    tables.dedup();
    let [table] = &tables[..] else { panic!("{tables:?}") };
    let log = app.server.store().read(table.parse().expect("an id"), 0).await.expect("a log");
    assert_eq!(log.len(), 2, "created once, begun once");
    let boards = [ada.get("/api/daily/mamma-mia").await, there.get("/api/daily/mamma-mia").await];
    assert_eq!(boards[0], boards[1]);
    clock.send_replace(day().ends());
    assert_eq!(there.get("/api/daily/mamma-mia").await["day"], "2026-11-19");
    assert_eq!(ada.get("/api/daily/mamma-mia").await["day"], "2026-11-19");
}

/// What ended after its day does not count, because its secret was open by then.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_try_that_ends_after_its_day_does_not_count() {
    let (app, clock) = at_noon(Database::Sqlite).await;
    let ada = app.player("Ada").await;
    let table = begin(&ada, "calcory").await;
    clock.send_replace(day().ends());
    finish(&app.server, &table, day().ends()).await;
    let app = app.restart().await;
    let board = ada.at(app.server.address).get("/api/daily/calcory/2026-11-18").await;
    assert_eq!((&board["you"]["ranked"], &board["finished"]), (&json!(false), &json!(0)));
    assert_eq!(board["results"]["best"], json!([]));
}

/// Everything about a try that somebody else could ask for, with its id.
fn paths_of(table: &str) -> Vec<String> {
    let api = ["", "/record", "/summary", "/same-cards", "/socket"];
    let api = api.map(|what| format!("/api/tables/{table}{what}"));
    let pages = [format!("/t/{table}"), format!("/t/{table}/same-cards"), format!("/replay/{table}")];
    let replay = [format!("/replay/{table}/steps"), format!("/replay/{table}/share.png")];
    api.into_iter().chain(pages).chain(replay).collect()
}

/// All that is open to everybody on that day.
const OPEN: [&str; 14] = [
    "/",
    "/today",
    "/lobby",
    "/replays",
    "/api/lobby",
    "/api/games",
    "/api/daily",
    "/daily/calcory",
    "/daily/mamma-mia/2026-11-18",
    "/api/daily/calcory",
    "/api/daily/calcory/2026-11-18",
    "/api/daily/mamma-mia",
    "/daily/calcory/2026-11-17",
    "/api/daily/calcory/2026-11-17",
];

/// The commitments of today and the days to come.
async fn all_commitments(player: &Player) -> Vec<String> {
    let coming = player.get("/api/daily").await;
    let days = coming["days"].as_array().expect("days").iter();
    let deals = days.flat_map(|day| day["deals"].as_array().expect("deals"));
    deals.map(|deal| deal["commitment"].as_str().expect("a commitment").to_owned()).collect()
}

/// Whatever somebody asks of a try that is not theirs, there is no such table.
async fn nobody_takes_part(eve: &Player, tables: &[String]) {
    for what in ["join", "leave", "same-cards", "take-back", "rematch", "start", "hand-over"] {
        for table in tables {
            let (status, problem) = eve.try_post(&format!("/api/tables/{table}/{what}"), &json!({})).await;
            assert_eq!(
                (status, &problem["code"]),
                (StatusCode::NOT_FOUND, &json!("unknown-table")),
                "{what}"
            );
        }
    }
}

/// A world in which Ada has finished a deal of the day and is in the middle of another, as Bob is; and what a stranger sees
/// of it.
async fn seen_by_a_stranger() -> Vec<(String, u16, String)> {
    let (app, clock) = at_noon(Database::Sqlite).await;
    let noon = *clock.borrow();
    let (ada, bob, eve) = (app.player("Ada").await, app.player("Bob").await, app.player("Eve").await);
    let tables =
        [begin(&ada, "calcory").await, begin(&ada, "mamma-mia").await, begin(&bob, "mamma-mia").await];
    finish(&app.server, &tables[0], noon).await;
    let app = app.restart().await;
    assert!(ada.at(app.server.address).get("/api/daily/calcory").await["results"].is_object());
    let eve = eve.at(app.server.address);
    let commitments = all_commitments(&eve).await;
    let unknown = "AAAAAAAAAAAAAAAAAAAAAA";
    let mut seen = Vec::new();
    for token in [None, Some(&eve.token)] {
        let ask = async |path: &str| {
            let mut request = app.http.get(app.url(path)).header("accept-language", "en");
            if let Some(token) = token {
                request = request.bearer_auth(token);
            }
            let answer = request.send().await.expect("an answer");
            let status = answer.status().as_u16();
            let mut text = answer.text().await.expect("text");
            // A commitment is a hash of what is hidden, and all that may differ.
            for (index, commitment) in commitments.iter().enumerate() {
                text = text.replace(commitment, &format!("commitment {index}"));
            }
            // Each server has a port of its own.
            (path.to_owned(), status, text.replace(&app.server.address.to_string(), "here"))
        };
        for path in OPEN {
            seen.push(ask(path).await);
        }
        for table in &tables {
            for (path, as_unknown) in paths_of(table).iter().zip(paths_of(unknown)) {
                let (_, status, text) = ask(path).await;
                let (_, unknown_status, unknown_text) = ask(&as_unknown).await;
                assert_eq!(
                    (status, text.replace(table.as_str(), unknown)),
                    (unknown_status, unknown_text),
                    "{path}"
                );
            }
        }
    }
    nobody_takes_part(&eve, &tables).await;
    seen
}

/// Two worlds with other cards and other results look the same to whoever has not played.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_about_todays_cards_is_told_to_who_has_not_played() {
    let (one, other) = (seen_by_a_stranger().await, seen_by_a_stranger().await);
    assert_eq!(one.len(), other.len());
    for (one, other) in one.iter().zip(&other) {
        assert_eq!(one, other);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_shared_tells_how_it_went_and_no_card() {
    let (app, clock) = at_noon(Database::Sqlite).await;
    let ada = app.player("Ada").await;
    let table = begin(&ada, "mamma-mia").await;
    let picture = format!("/try/{table}/share.png");
    assert_eq!(app.get(&picture).await.0, StatusCode::NOT_FOUND, "not before the end");
    finish(&app.server, &table, *clock.borrow()).await;
    let app = app.restart().await;
    let drawn = app.http.get(app.url(&picture)).send().await.expect("an answer");
    assert_eq!(drawn.headers()["content-type"], "image/png");
    let page = ada.at(app.server.address).page("/daily/mamma-mia/2026-11-18?lang=en").await;
    let shared = page.split("data-share=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a text");
    let lines: Vec<&str> = shared.lines().collect();
    let [head, score, signs, address] = lines[..] else { panic!("{shared}") };
    assert_eq!(head, "Pizza of the day · Mamma Mia! · Wednesday, 18 November");
    assert!(score.ends_with("of 8 orders filled"), "{score}");
    assert_eq!(signs.chars().filter(|sign| *sign != ' ').count(), 8);
    assert!(signs.chars().all(|sign| " ◉●◌".contains(sign)), "{signs}");
    assert!(address.ends_with(&format!("/daily/mamma-mia/2026-11-18?by={table}")), "{address}");
    let linked = app.get(&format!("/daily/mamma-mia/2026-11-18?by={table}")).await.1;
    assert!(linked.contains(&format!("/try/{table}/share.png?lang=en")), "the preview shows it");
}

async fn same_cards_are_compared_by_who_has_played_them(database: Database) {
    let (app, clock) = at_noon(database).await;
    let (ada, bob) = (app.player("Ada").await, app.player("Bob").await);
    // With a pace of their own these bots wait for the clock, too.
    let options = json!({ "game": "calcory", "players": 2, "public": true, "bot_pace": 1000 });
    let first = ada.create(options).await;
    let path = |table: &str, what: &str| format!("/api/tables/{table}/{what}");
    let (_, early) = ada.try_post(&path(&first, "same-cards"), &json!({})).await;
    assert_eq!(early["code"], "wrong-stage", "not before it is over");
    ada.post(&path(&first, "start"), &json!({ "fill": "cook", "contribution": "AAAAAAAAAAAAAAAAAAAAAA" }))
        .await;
    finish(&app.server, &first, *clock.borrow()).await;
    let app = app.restart().await;
    let (ada, bob) = (ada.at(app.server.address), bob.at(app.server.address));
    let again = bob.post(&path(&first, "same-cards"), &json!({})).await["table"].clone();
    assert_eq!((&again["deal"], &again["options"]["public"]), (&json!({ "from": "game" }), &json!(false)));
    assert!(
        !again.to_string().contains(&first),
        "nobody at the new table learns where the cards can be seen"
    );
    let second = again["id"].as_str().expect("an id").to_owned();
    assert!(!app.get("/api/lobby").await.1.contains(&second));
    bob.post(&path(&second, "start"), &json!({ "fill": "cook", "contribution": "BBBBBBBBBBBBBBBBBBBBBA" }))
        .await;
    let unfinished = app.http.get(app.url(&path(&first, "same-cards"))).bearer_auth(&bob.token).send().await;
    assert_eq!(
        unfinished.expect("an answer").status(),
        StatusCode::NOT_FOUND,
        "only for who has finished them"
    );
    finish(&app.server, &second, *clock.borrow()).await;
    let app = app.restart().await;
    let (ada, bob) = (ada.at(app.server.address), bob.at(app.server.address));
    let (one, other) = (record(&ada, &first).await, record(&bob, &second).await);
    assert_eq!((&one.shuffles, &one.fairness), (&other.shuffles, &other.fairness));
    verify(&other).expect("a fair game");
    for (player, table) in [(&ada, &first), (&bob, &second)] {
        let compared = player.get(&path(table, "same-cards")).await;
        assert_eq!(compared["games"].as_array().map(Vec::len), Some(2));
        let page = player.page(&format!("/t/{table}/same-cards")).await;
        assert!(page.contains("Ada") && page.contains("Bob"));
    }
    let seen = ada.get(&path(&first, "same-cards")).await.to_string();
    assert!(seen.contains(&first) && !seen.contains(&second), "not where others have played in private");
    let eve = app.player("Eve").await;
    let eve = app.http.get(app.url(&path(&first, "same-cards"))).bearer_auth(&eve.token).send().await;
    assert_eq!(eve.expect("an answer").status(), StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn same_cards_are_compared_by_who_has_played_them_sqlite() {
    same_cards_are_compared_by_who_has_played_them(Database::Sqlite).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn same_cards_are_compared_by_who_has_played_them_postgres() {
    same_cards_are_compared_by_who_has_played_them(Database::Postgres).await;
}

/// Nobody is asked for a value, so nobody can send one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_about_days_is_refused() {
    let (app, _clock) = at_noon(Database::Sqlite).await;
    let ada = app.player("Ada").await;
    for path in [
        "/api/daily/chess",
        "/api/daily/calcory/yesterday",
        "/api/daily/calcory/2026-02-30",
        "/api/daily/calcory/2025-01-01",
        "/api/daily/calcory/9999-12-31",
    ] {
        let answer = app.http.get(app.url(path)).send().await.expect("an answer");
        assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
        let (status, _) = ada.try_post(path, &Value::Null).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
    }
    let (status, problem) = ada
        .at(app.server.address)
        .try_post("/api/tables/AAAAAAAAAAAAAAAAAAAAAA/same-cards", &json!({ "deal": 1 }))
        .await;
    assert_eq!((status, &problem["code"]), (StatusCode::NOT_FOUND, &json!("unknown-table")));
    assert_eq!(app.get("/try/nonsense/share.png").await.0, StatusCode::NOT_FOUND);
}
