//! Joining by a code of four letters.

use quattro_server::{Limits, Rate};
use reqwest::StatusCode;
use reqwest::redirect::Policy;
use serde_json::{Value, json};

use crate::support::{Database, Player, TestApp, both};

async fn table_with_code(host: &Player) -> (String, String) {
    let table = host.create(json!({ "game": "calcory", "players": 2 })).await;
    let answer = host.post(&format!("/api/tables/{table}/code"), &json!({})).await;
    let code = answer["code"].as_str().expect("a code").to_owned();
    assert_eq!(answer["path"], format!("/j/{code}"));
    (table, code)
}

async fn find(app: &TestApp, code: &str) -> (StatusCode, Value) {
    let (status, text) = app.get(&format!("/api/codes/{code}")).await;
    (status, serde_json::from_str(&text).expect("JSON"))
}

both! {
    async fn a_code_leads_to_its_table_until_the_game_begins(app: TestApp) {
        let people = app.players(2).await;
        let (table, code) = table_with_code(&people[0]).await;
        let (other, another) = table_with_code(&people[1]).await;
        assert_ne!(code, another);
        for typed in [code.clone(), code.to_lowercase()] {
            let (status, found) = find(&app, &typed).await;
            assert_eq!((status, found["table"]["id"].as_str()), (StatusCode::OK, Some(&*table)));
        }
        let again = people[1].post(&format!("/api/tables/{table}/code"), &json!({})).await;
        assert_eq!(again["code"], code, "a table keeps its code");
        people[1].join(&table).await;
        people[0].start(&table).await;
        people[1].post(&format!("/api/tables/{other}/close"), &json!({})).await;
        // A game that has begun, a table that is closed, a code nobody has, and what is no code: the same answer.
        let answers = [find(&app, &code).await, find(&app, &another).await, find(&app, "SOLO").await, find(&app, "%00%20ÄÖ").await];
        assert_eq!((answers[0].0, &answers[0].1["code"]), (StatusCode::NOT_FOUND, &json!("unknown-code")));
        assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
        let (status, refused) = people[0].try_post(&format!("/api/tables/{table}/code"), &json!({})).await;
        assert_eq!((status, &refused["code"]), (StatusCode::CONFLICT, &json!("wrong-stage")));
    }

    async fn a_code_rests_before_another_table_gets_it(app: TestApp) {
        let host = app.player("Ada").await;
        let (begun, code) = table_with_code(&host).await;
        let (open, waiting) = table_with_code(&host).await;
        host.post(&format!("/api/tables/{begun}/start"), &json!({ "fill": "random" })).await;
        let store = app.server.store();
        let other = quattro_server::random::random_bytes();
        assert_eq!(store.put_code(other, &code, 1).await.expect("an answer"), None, "it was given out");
        store.forget_codes(u64::MAX >> 1).await.expect("an answer");
        assert_eq!(store.put_code(other, &code, 1).await.expect("an answer"), Some(code));
        // A table that still waits keeps its code, however old it is.
        let found = store.table_of_code(&waiting).await.expect("an answer");
        assert_eq!(found.map(|table| table.to_string()), Some(open));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_with_a_code_leads_to_the_table_or_keeps_its_letters() {
    let app = TestApp::start(Database::Sqlite).await;
    let (table, code) = table_with_code(&app.player("Ada").await).await;
    let browser = reqwest::Client::builder().redirect(Policy::none()).build().expect("a client");
    let open = async |code: &str| {
        let request = browser.get(app.url(&format!("/j/{code}"))).header("accept", "text/html");
        request.send().await.expect("an answer")
    };
    let answer = open(&code).await;
    assert_eq!(
        (answer.status(), answer.headers()["location"].as_bytes()),
        (StatusCode::SEE_OTHER, format!("/t/{table}").as_bytes())
    );
    let answer = open("sugu").await;
    assert_eq!(answer.status(), StatusCode::NOT_FOUND);
    let page = answer.text().await.expect("a page");
    for letter in ["S", "U", "G"] {
        assert!(page.contains(&format!("value=\"{letter}\"")), "{page}");
    }
    assert!(!open("%3Cscript%3E").await.text().await.expect("a page").contains("<script>"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_other_server_knows_the_code() {
    let app = TestApp::start(Database::Postgres).await;
    let second = app.second_server().await;
    let ada = app.player("Ada").await;
    let (table, code) = table_with_code(&ada).await;
    let elsewhere = ada.at(second.address);
    assert_eq!(elsewhere.get(&format!("/api/codes/{code}")).await["table"]["id"], table);
    assert_eq!(elsewhere.post(&format!("/api/tables/{table}/code"), &json!({})).await["code"], code);
}

/// The codes that are refused as too many, of this many wrong ones.
async fn refused(app: &TestApp, wrong: usize) -> usize {
    let mut refused = 0;
    for _ in 0..wrong {
        let (status, answer) = find(app, "XXXX").await;
        refused += usize::from(status == StatusCode::TOO_MANY_REQUESTS && answer["code"] == "too-fast");
    }
    refused
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn codes_cannot_be_guessed_faster_than_the_limit() {
    let rate = |burst| Rate { burst, per_second: 1e-6 };
    let app = TestApp::start_with(Database::Sqlite, |config| {
        config.limits = Limits { codes: rate(3.0), ..Limits::none() };
    });
    let app = app.await;
    let (_, code) = table_with_code(&app.player("Ada").await).await;
    for _ in 0..10 {
        assert_eq!(find(&app, &code).await.0, StatusCode::OK, "who types it right is never too fast");
    }
    assert_eq!(refused(&app, 5).await, 2);
    // Otherwise the refusals of wrong codes would tell which is right.
    assert_eq!(find(&app, &code).await.0, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_more_tables_fewer_guesses_are_allowed() {
    let mut allowed = Vec::new();
    for tables in [1, 2] {
        // As much as four guesses come to while one code is good.
        let found = Rate { burst: 4.5 / 194_481.0, per_second: 1e-12 };
        let app = TestApp::start_with(Database::Sqlite, |config| {
            config.limits = Limits { codes_found: found, ..Limits::none() };
        });
        let app = app.await;
        let host = app.player("Ada").await;
        for _ in 0..tables {
            table_with_code(&host).await;
        }
        allowed.push(8 - refused(&app, 8).await);
    }
    // The first guess finds out how many there are.
    assert_eq!(allowed, [4, 2]);
}
