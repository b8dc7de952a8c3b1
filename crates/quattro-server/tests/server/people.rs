//! People: cookies, second devices, tokens, origins, limits.

use quattro_server::{Limits, Rate};
use reqwest::{Client, Response, StatusCode};
use serde_json::{Value, json};

use crate::support::{Database, TestApp, both};

async fn post(app: &TestApp, client: &Client, path: &str, body: Value) -> Response {
    client.post(app.url(path)).json(&body).send().await.expect("an answer")
}

fn browser() -> Client {
    Client::builder().cookie_store(true).build().expect("a client")
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
        let (laptop, phone) = (browser(), browser());
        post(&app, &laptop, "/api/me", json!({ "name": "Ada" })).await;
        let table = json!({ "table": { "game": "calcory", "players": 2 }, "sit": {} });
        post(&app, &laptop, "/api/tables", table).await;
        let link: Value = post(&app, &laptop, "/api/me/link", json!({})).await.json().await.expect("JSON");
        let page = phone.get(app.url(link["path"].as_str().expect("a path"))).send().await.expect("a page");
        assert!(page.status().is_success());
        let code = json!({ "code": link["code"] });
        assert_eq!(post(&app, &phone, "/api/link", code.clone()).await.status(), StatusCode::OK);
        let own = phone.get(app.url("/api/tables")).send().await.expect("an answer");
        let own: Value = own.json().await.expect("JSON");
        assert_eq!(own["tables"].as_array().map(Vec::len), Some(1));
        assert_eq!(post(&app, &browser(), "/api/link", code).await.status(), StatusCode::GONE);
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
    assert_eq!(socket.ask(&json!({ "type": "react", "id": "2", "reaction": "laugh" })).await["code"], "too-fast");
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
