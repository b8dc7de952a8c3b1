//! People: cookies, second devices, tokens, origins, limits.

use quattro_server::random::random_bytes;
use quattro_server::signer::{Purpose, Signer};
use quattro_server::{Limits, Rate};
use quattro_table::person::{Name, Person};
use reqwest::{Client, Response, StatusCode};
use serde_json::{Value, json};

use crate::support::{Database, TestApp, both};

pub(crate) async fn post(app: &TestApp, client: &Client, path: &str, body: Value) -> Response {
    client.post(app.url(path)).json(&body).send().await.expect("an answer")
}

pub(crate) fn browser() -> Client {
    Client::builder().cookie_store(true).build().expect("a client")
}

pub(crate) async fn named(app: &TestApp, name: &str) -> Client {
    let browser = browser();
    post(app, &browser, "/api/me", json!({ "name": name })).await;
    browser
}

pub(crate) async fn get(app: &TestApp, client: &Client, path: &str) -> Response {
    client.get(app.url(path)).send().await.expect("an answer")
}

pub(crate) async fn json_of(app: &TestApp, client: &Client, path: &str) -> Value {
    get(app, client, path).await.json().await.expect("JSON")
}

async fn make_link(app: &TestApp, client: &Client) -> String {
    let link: Value = post(app, client, "/api/me/link", json!({})).await.json().await.expect("JSON");
    link["code"].as_str().expect("a code").to_owned()
}

/// Makes a browser the person that another browser is.
pub(crate) async fn become_other(app: &TestApp, client: &Client, other: &Client) {
    let code = make_link(app, other).await;
    post(app, client, "/api/link", json!({ "code": code })).await;
    let state = json_of(app, other, &format!("/api/me/link/{code}")).await;
    let confirm = json!({ "code": code, "number": state["asking"]["number"] });
    assert_eq!(post(app, client, "/api/link/confirm", confirm).await.status(), StatusCode::OK);
}

both! {
    async fn a_guest_has_a_name_and_a_cookie(app: TestApp) {
        let ada = browser();
        let answer = ada.get(app.url("/api/me")).send().await.expect("an answer");
        assert_eq!(answer.status(), StatusCode::UNAUTHORIZED);
        let answer = post(&app, &ada, "/api/me", json!({ "name": " Ada " })).await;
        let cookie = answer.headers()["set-cookie"].to_str().expect("text").to_owned();
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
        let me: Value = ada.get(app.url("/api/me")).send().await.expect("an answer").json().await.expect("JSON");
        assert_eq!(me, json!({ "name": "Ada" }));
        let answer = post(&app, &ada, "/api/me", json!({ "name": "x".repeat(30) })).await;
        assert_eq!(answer.status(), StatusCode::BAD_REQUEST);
        let forged = cookie.split(';').next().expect("a cookie").replace("quattro=", "quattro=A");
        let answer = app.http.get(app.url("/api/me")).header("cookie", forged).send().await.expect("an answer");
        assert_eq!(answer.status(), StatusCode::UNAUTHORIZED);
    }

    async fn a_link_brings_the_person_to_another_device_once(app: TestApp) {
        let (laptop, phone) = (named(&app, "Ada").await, browser());
        let table = json!({ "table": { "game": "calcory", "players": 2 }, "sit": {} });
        post(&app, &laptop, "/api/tables", table).await;
        let code = make_link(&app, &laptop).await;
        let state = format!("/api/me/link/{code}");
        assert_eq!(json_of(&app, &laptop, &state).await, json!({ "open": true }));
        let asked = post(&app, &phone, "/api/link", json!({ "code": code })).await;
        assert_eq!(asked.json::<Value>().await.expect("JSON"), json!({ "name": "Ada" }));
        let stranger = named(&app, "Eve").await;
        assert_eq!(json_of(&app, &stranger, &state).await, json!({ "open": false }), "the number is for Ada alone");
        let number = json_of(&app, &laptop, &state).await["asking"]["number"].clone();
        let wrong = json!({ "code": code, "number": (number.as_u64().expect("a number") - 999) % 9000 + 1000 });
        let refused = post(&app, &phone, "/api/link/confirm", wrong).await;
        assert_eq!(refused.json::<Value>().await.expect("JSON")["code"], "wrong-number");
        let right = json!({ "code": code, "number": number });
        assert_eq!(post(&app, &phone, "/api/link/confirm", right.clone()).await.status(), StatusCode::OK);
        let own = json_of(&app, &phone, "/api/tables").await;
        assert_eq!(own["tables"].as_array().map(Vec::len), Some(1));
        assert_eq!(post(&app, &browser(), "/api/link/confirm", right).await.status(), StatusCode::GONE);
        assert_eq!(json_of(&app, &laptop, &state).await, json!({ "open": false }));
    }

    async fn a_link_names_both_people_and_needs_the_other_device(app: TestApp) {
        let (eve, ada) = (named(&app, "Eve").await, named(&app, "Ada").await);
        let code = make_link(&app, &eve).await;
        let page = get(&app, &ada, &format!("/link/{code}")).await.text().await.expect("a page");
        assert!(page.contains("Be Eve on this device?") && page.contains("Here you are Ada now"), "{page}");
        // A number that was asked for before the link was sent is worth nothing any more.
        post(&app, &eve, "/api/link", json!({ "code": code })).await;
        let old = json_of(&app, &eve, &format!("/api/me/link/{code}")).await["asking"]["number"].clone();
        let mut number = old.clone();
        while number == old {
            let asked = post(&app, &ada, "/api/link", json!({ "code": code })).await;
            assert_eq!(asked.status(), StatusCode::OK);
            number = json_of(&app, &eve, &format!("/api/me/link/{code}")).await["asking"]["number"].clone();
        }
        let confirm = json!({ "code": code, "number": old });
        assert_eq!(post(&app, &ada, "/api/link/confirm", confirm).await.status(), StatusCode::BAD_REQUEST);
        assert_eq!(json_of(&app, &ada, "/api/me").await["name"], "Ada");
        post(&app, &eve, &format!("/api/me/link/{code}/refuse"), json!({})).await;
        let confirm = json!({ "code": code, "number": number });
        assert_eq!(post(&app, &ada, "/api/link/confirm", confirm).await.status(), StatusCode::GONE);
    }

    async fn a_guessed_number_ends_the_link(app: TestApp) {
        let (ada, thief) = (named(&app, "Ada").await, browser());
        let code = make_link(&app, &ada).await;
        // Nobody has asked, so no number is right.
        for _ in 0..6 {
            let guess = post(&app, &thief, "/api/link/confirm", json!({ "code": code, "number": 1000 })).await;
            assert_eq!(guess.status(), StatusCode::BAD_REQUEST);
        }
        let asked = post(&app, &thief, "/api/link", json!({ "code": code })).await;
        assert_eq!(asked.status(), StatusCode::GONE);
    }

    async fn who_a_device_was_before_is_not_lost(app: TestApp) {
        let (ada, bob) = (named(&app, "Ada").await, named(&app, "Bob").await);
        become_other(&app, &bob, &ada).await;
        assert_eq!(json_of(&app, &bob, "/api/me").await["name"], "Ada");
        let sessions = json_of(&app, &bob, "/api/me/sessions").await;
        assert_eq!(sessions["sessions"].as_array().map(Vec::len), Some(2));
        assert_eq!(sessions["earlier"][0]["name"], "Bob");
        let page = get(&app, &bob, "/me").await.text().await.expect("a page");
        assert!(page.contains("You are Ada") && page.contains("Bob"), "{page}");
        let back = json!({ "session": sessions["earlier"][0]["session"] });
        assert_eq!(post(&app, &bob, "/api/me/switch", back).await.status(), StatusCode::OK);
        assert_eq!(json_of(&app, &bob, "/api/me").await["name"], "Bob");
        let sessions = json_of(&app, &bob, "/api/me/sessions").await;
        assert_eq!(sessions["earlier"][0]["name"], "Ada");
    }

    async fn a_device_can_be_signed_out_from_another(app: TestApp) {
        let (ada, phone) = (named(&app, "Ada").await, browser());
        become_other(&app, &phone, &ada).await;
        let listed = json_of(&app, &ada, "/api/me/sessions").await["sessions"].clone();
        let listed = listed.as_array().expect("sessions");
        let other = listed.iter().find(|session| session["here"] == false).expect("the phone");
        // Ending a session that is somebody else's does nothing.
        let eve = named(&app, "Eve").await;
        post(&app, &eve, "/api/me/sessions/end", json!({ "session": other["id"] })).await;
        assert_eq!(get(&app, &phone, "/api/me").await.status(), StatusCode::OK);
        let left = post(&app, &ada, "/api/me/sessions/end", json!({ "session": other["id"] })).await;
        assert_eq!(left.json::<Value>().await.expect("JSON")["sessions"].as_array().map(Vec::len), Some(1));
        assert_eq!(get(&app, &phone, "/api/me").await.status(), StatusCode::UNAUTHORIZED);
        assert_eq!(get(&app, &ada, "/api/me").await.status(), StatusCode::OK);
        become_other(&app, &phone, &ada).await;
        post(&app, &ada, "/api/me/sessions/end", json!({})).await;
        assert_eq!(get(&app, &phone, "/api/me").await.status(), StatusCode::UNAUTHORIZED);
        post(&app, &ada, "/api/me/log-out", json!({})).await;
        assert_eq!(get(&app, &ada, "/api/me").await.status(), StatusCode::UNAUTHORIZED);
    }

    async fn who_signs_out_is_told_nothing_more(app: TestApp) {
        let ada = app.player("Ada").await;
        let table = ada.create(json!({ "game": "calcory", "players": 2 })).await;
        let (mut socket, _) = ada.connect(&table, None).await;
        ada.post("/api/me/log-out", &json!({})).await;
        assert_eq!(socket.closed_with().await, Some(1008));
        assert_eq!(ada.try_post("/api/me/link", &json!({})).await.0, StatusCode::UNAUTHORIZED);
    }

    async fn cookies_of_earlier_versions_count_until_they_are_signed_out(app: TestApp) {
        let signer = Signer::new(app.server.store().key().await.expect("a key"));
        let person = Person { id: random_bytes(), name: Name::try_from("Ada".to_owned()).expect("a name") };
        let cookie = format!("quattro={}", signer.sign(Purpose::Cookie, &person));
        let me = async || {
            let asked = app.http.get(app.url("/api/me")).header("cookie", &cookie);
            asked.send().await.expect("an answer").status()
        };
        assert_eq!(me().await, StatusCode::OK);
        let out = app.http.post(app.url("/api/me/log-out")).header("cookie", &cookie);
        assert_eq!(out.send().await.expect("an answer").status(), StatusCode::OK);
        assert_eq!(me().await, StatusCode::UNAUTHORIZED);
    }

    async fn other_sites_are_refused(app: TestApp) {
        let ada = browser();
        post(&app, &ada, "/api/me", json!({ "name": "Ada" })).await;
        let from = |origin: String| ada.post(app.url("/api/me/link")).header("origin", origin).json(&json!({}));
        let foreign = from("https://evil.example".to_owned()).send().await.expect("an answer");
        assert_eq!(foreign.status(), StatusCode::FORBIDDEN);
        assert_eq!(from("null".to_owned()).send().await.expect("an answer").status(), StatusCode::FORBIDDEN);
        let own = from(format!("http://{}", app.server.address)).send().await.expect("an answer");
        assert_eq!(own.status(), StatusCode::OK);
        let socket = ada
            .get(app.url("/api/tables/AAAAAAAAAAAAAAAAAAAAAA/socket"))
            .header("origin", "https://evil.example")
            .header("upgrade", "websocket");
        assert_eq!(socket.send().await.expect("an answer").status(), StatusCode::FORBIDDEN);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_asks_too_much_is_slowed_down() {
    let few = Rate { burst: 3.0, per_second: 0.001 };
    let app = TestApp::start_with(Database::Sqlite, |config| {
        config.limits = Limits { people: few, tables: few, messages: few, ..Limits::none() };
    })
    .await;
    let ada = app.player("Ada").await;
    let table = ada.create(json!({ "game": "calcory", "players": 2 })).await;
    let options = json!({ "table": { "game": "calcory", "players": 2 } });
    let mut codes = Vec::new();
    for _ in 0..4 {
        codes.push(ada.try_post("/api/tables", &options).await.0);
    }
    assert_eq!(codes[2..], [StatusCode::TOO_MANY_REQUESTS; 2]);
    let (mut socket, _) = ada.connect(&table, None).await;
    for _ in 0..3 {
        socket.send(&json!({ "type": "ping" })).await;
        socket.next_of("pong").await;
    }
    socket.send(&json!({ "type": "ping" })).await;
    assert_eq!(socket.next_of("error").await["code"], "too-fast");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_face_is_refused_without_slowing_the_chat() {
    let app = TestApp::start_with(Database::Sqlite, |config| {
        config.limits = Limits { reactions: Rate { burst: 1.0, per_second: 0.001 }, ..Limits::none() };
    })
    .await;
    let ada = app.player("Ada").await;
    let table = ada.create(json!({ "game": "calcory", "players": 2 })).await;
    let (mut socket, _) = ada.connect(&table, None).await;
    assert_eq!(socket.ask(&json!({ "type": "react", "id": "1", "reaction": "laugh" })).await["type"], "done");
    assert_eq!(
        socket.ask(&json!({ "type": "react", "id": "2", "reaction": "laugh" })).await["code"],
        "too-fast"
    );
    assert_eq!(socket.ask(&json!({ "type": "say", "id": "3", "text": "Ciao" })).await["type"], "done");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn behind_https_cookies_are_secure() {
    let app = TestApp::start_with(Database::Sqlite, |config| {
        config.public_url = Some("https://play.example.org".to_owned());
    })
    .await;
    let answer = post(&app, &Client::new(), "/api/me", json!({ "name": "Ada" })).await;
    assert!(answer.headers()["set-cookie"].to_str().expect("text").ends_with("; Secure"));
    assert!(answer.headers().contains_key("strict-transport-security"));
}
