//! Passkeys bring their person back, and nobody else.

use reqwest::{Client, StatusCode};
use serde_json::{Value, json};

use crate::people::{browser, json_of, named};
use crate::support::{Authenticator, TestApp, both};

const SITE: &str = "http://localhost:4040";

/// Posts as a browser that has opened `localhost`, where passkeys work.
async fn post(app: &TestApp, client: &Client, path: &str, body: &Value) -> (StatusCode, Value) {
    let request = client.post(app.url(path)).header("host", "localhost:4040").json(body);
    let answer = request.send().await.expect("an answer");
    (answer.status(), answer.json().await.expect("JSON"))
}

/// A passkey that a person has made.
async fn passkey_of(app: &TestApp, client: &Client) -> Authenticator {
    let mut device = Authenticator::new(SITE);
    let (_, options) = post(app, client, "/api/me/passkeys/ask", &json!({})).await;
    let made = device.make(&options);
    let (status, passkeys) = post(app, client, "/api/me/passkeys", &made).await;
    assert_eq!((status, passkeys.as_array().map(Vec::len)), (StatusCode::OK, Some(1)), "{passkeys}");
    assert_eq!(
        post(app, client, "/api/me/passkeys", &made).await.1["code"],
        "passkey-refused",
        "answered already"
    );
    device
}

async fn come_back(app: &TestApp, client: &Client, device: &mut Authenticator) -> (StatusCode, Value) {
    let (_, options) = post(app, client, "/api/passkey/ask", &json!({})).await;
    post(app, client, "/api/passkey", &device.show(&options)).await
}

both! {
    async fn a_passkey_brings_somebody_back(app: TestApp) {
        let ada = named(&app, "Ada").await;
        let table = json!({ "table": { "game": "calcory", "players": 2 }, "sit": {} });
        post(&app, &ada, "/api/tables", &table).await;
        let mut device = passkey_of(&app, &ada).await;
        let found = named(&app, "Bob").await;
        assert_eq!(come_back(&app, &found, &mut device).await, (StatusCode::OK, json!({ "name": "Ada" })));
        assert_eq!(json_of(&app, &found, "/api/tables").await["tables"].as_array().map(Vec::len), Some(1));
        let sessions = json_of(&app, &found, "/api/me/sessions").await;
        assert_eq!(sessions["earlier"][0]["name"], "Bob");
        let export = json_of(&app, &found, "/api/me/export").await;
        let passkey = export["passkeys"][0].clone();
        assert!(passkey["used"].as_u64() >= passkey["made"].as_u64(), "{export}");
        let eve = named(&app, "Eve").await;
        post(&app, &eve, "/api/me/passkeys/remove", &json!({ "id": passkey["id"] })).await;
        assert_eq!(come_back(&app, &browser(), &mut device).await.0, StatusCode::OK, "it is not Eve's to remove");
        post(&app, &ada, "/api/me/passkeys/remove", &json!({ "id": passkey["id"] })).await;
        assert_eq!(come_back(&app, &browser(), &mut device).await.1["code"], "passkey-refused");
    }

    async fn what_cannot_be_trusted_is_refused(app: TestApp) {
        let ada = named(&app, "Ada").await;
        let mut device = passkey_of(&app, &ada).await;
        let thief = browser();
        let ask = async || post(&app, &thief, "/api/passkey/ask", &json!({})).await.1;
        let refused = async |answer: &Value, why: &str| {
            let (status, problem) = post(&app, &thief, "/api/passkey", answer).await;
            assert_eq!((status, &problem["code"]), (StatusCode::BAD_REQUEST, &json!("passkey-refused")), "{why}");
        };
        let answer = device.show(&ask().await);
        assert_eq!(post(&app, &browser(), "/api/passkey", &answer).await.0, StatusCode::OK);
        refused(&answer, "the same answer again").await;
        refused(&device.show(&json!({ "rpId": "localhost", "challenge": "AAAAAAAAAAAAAAAAAAAAAA" })), "no question").await;
        let (_, to_make) = post(&app, &ada, "/api/me/passkeys/ask", &json!({})).await;
        let other = json!({ "rpId": "localhost", "challenge": to_make["challenge"] });
        refused(&device.show(&other), "the answer to another sort of question").await;
        device.origin = "http://evil.example";
        refused(&device.show(&ask().await), "made for another site").await;
        device.origin = SITE;
        device.counter = 0;
        refused(&device.show(&ask().await), "the counter goes backwards").await;
        device.counter = 50;
        let mut foreign = Authenticator::new(SITE);
        foreign.user = device.user.clone();
        refused(&foreign.show(&ask().await), "nobody's passkey").await;
        let mut forged = foreign.show(&ask().await);
        let own = device.show(&ask().await);
        for field in ["id", "rawId"] {
            forged[field] = own[field].clone();
        }
        refused(&forged, "signed with another key").await;
        let user = std::mem::replace(&mut device.user, "AAAAAAAAAAAAAAAAAAAAAA".to_owned());
        refused(&device.show(&ask().await), "another person's passkey").await;
        device.user = user;
        assert_eq!(come_back(&app, &thief, &mut device).await.0, StatusCode::OK, "the right one still works");
        for nonsense in [json!({}), json!([]), json!({ "id": "x", "response": {} })] {
            assert_eq!(post(&app, &thief, "/api/passkey", &nonsense).await.1["code"], "malformed");
        }
    }

    async fn a_question_is_for_whom_it_was_put_to(app: TestApp) {
        let (ada, eve) = (named(&app, "Ada").await, named(&app, "Eve").await);
        let (_, options) = post(&app, &ada, "/api/me/passkeys/ask", &json!({})).await;
        let mut device = Authenticator::new(SITE);
        let made = device.make(&options);
        assert_eq!(post(&app, &eve, "/api/me/passkeys", &made).await.1["code"], "passkey-refused");
        // Where browsers have no passkeys, none are offered.
        let insecure = ada.post(app.url("/api/me/passkeys/ask")).json(&json!({})).send().await.expect("an answer");
        assert_eq!(insecure.status(), StatusCode::BAD_REQUEST);
    }
}
