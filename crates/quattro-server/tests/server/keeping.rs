//! Losing a cookie no longer loses a person: recovery sheets, names on all devices, what can be taken along.

use quattro_server::{Limits, Rate};
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};

use crate::people::{become_other, browser, get, json_of, named, post};
use crate::support::{Database, TestApp, both};

async fn make_sheet(app: &TestApp, client: &Client) -> String {
    let sheet: Value = post(app, client, "/api/me/sheet", json!({})).await.json().await.expect("JSON");
    assert!(sheet["qr"].as_str().expect("a code").starts_with("<svg "));
    let words: Vec<&str> =
        sheet["words"].as_array().expect("words").iter().filter_map(Value::as_str).collect();
    assert_eq!(words.len(), 12);
    words.join(" ")
}

async fn recover(app: &TestApp, client: &Client, words: &str) -> (StatusCode, Value) {
    let answer = post(app, client, "/api/recover", json!({ "words": words })).await;
    (answer.status(), answer.json().await.expect("JSON"))
}

both! {
    async fn a_sheet_brings_somebody_back_without_a_cookie(app: TestApp) {
        let ada = named(&app, "Ada").await;
        let table = json!({ "table": { "game": "calcory", "players": 2 }, "sit": {} });
        post(&app, &ada, "/api/tables", table).await;
        let old = make_sheet(&app, &ada).await;
        let words = make_sheet(&app, &ada).await;
        drop(ada);
        let found = named(&app, "Bob").await;
        assert_eq!(recover(&app, &found, &old).await.1["code"], "sheet-ended", "a newer one was made");
        let typed = words.to_uppercase().replace(' ', ", ");
        assert_eq!(recover(&app, &found, &typed).await, (StatusCode::OK, json!({ "name": "Ada" })));
        let own = json_of(&app, &found, "/api/tables").await;
        assert_eq!(own["tables"].as_array().map(Vec::len), Some(1), "their games are there");
        let earlier = json_of(&app, &found, "/api/me/sessions").await["earlier"].clone();
        assert_eq!(earlier[0]["name"], "Bob", "who the device was is not lost");
        assert_eq!(recover(&app, &browser(), &words).await.0, StatusCode::OK, "paper does not wear out");
    }

    async fn words_that_are_not_of_a_sheet_are_refused(app: TestApp) {
        let ada = named(&app, "Ada").await;
        let words = make_sheet(&app, &ada).await;
        let mut swapped: Vec<&str> = words.split(' ').collect();
        swapped.rotate_left(1);
        let other = browser();
        for wrong in ["", "aglio olio", &swapped.join(" "), &"x ".repeat(2000)] {
            let (status, problem) = recover(&app, &other, wrong).await;
            let is_other_sheet = problem["code"] == "sheet-ended";
            assert!(problem["code"] == "wrong-words" || is_other_sheet, "{status} {problem}");
        }
        assert_eq!(get(&app, &other, "/api/me").await.status(), StatusCode::UNAUTHORIZED);
        let page = get(&app, &ada, "/me").await.text().await.expect("a page");
        assert!(words.split(' ').filter(|word| page.contains(&format!(">{word}<"))).count() == 0, "not on this page");
    }

    async fn a_new_name_is_the_name_on_all_devices(app: TestApp) {
        let (ada, phone) = (named(&app, "Ada").await, browser());
        become_other(&app, &phone, &ada).await;
        post(&app, &ada, "/api/me", json!({ "name": "Augusta" })).await;
        assert_eq!(json_of(&app, &ada, "/api/me").await["name"], "Augusta");
        let words = make_sheet(&app, &ada).await;
        assert_eq!(recover(&app, &browser(), &words).await.1["name"], "Augusta");
        // Another server asks again after three seconds; this one at once.
        assert_eq!(json_of(&app, &phone, "/api/me").await["name"], "Augusta");
    }

    async fn an_export_holds_what_is_stored_and_is_no_login(app: TestApp) {
        let ada = named(&app, "Ada").await;
        let words = make_sheet(&app, &ada).await;
        let table = json!({ "table": { "game": "calcory", "players": 2 }, "sit": {} });
        post(&app, &ada, "/api/tables", table).await;
        let answer = get(&app, &ada, "/api/me/export").await;
        assert!(answer.headers()["content-disposition"].to_str().expect("text").contains("quattro.json"));
        let text = answer.text().await.expect("text");
        let export: Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!((&export["name"], export["devices"].as_array().map(Vec::len)), (&json!("Ada"), Some(1)));
        assert!(export["since"].is_u64() && export["sheet"].is_u64(), "{export}");
        assert_eq!(export["tables"][0]["table"]["options"]["game"], "calcory");
        assert_eq!(export["figures"]["games"], json!([]), "no game is over");
        let session = json_of(&app, &ada, "/api/me/sessions").await["sessions"][0]["id"].clone();
        assert!(!text.contains(session.as_str().expect("an id")));
        let is_secret = |word: &str| text.contains(word) && !["mora", "uva", "cima", "dado", "fava"].contains(&word);
        assert!(words.split(' ').filter(|word| is_secret(word)).count() < 3, "{text}");
        assert_eq!(get(&app, &browser(), "/api/me/export").await.status(), StatusCode::UNAUTHORIZED);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sheets_are_not_guessed_at() {
    let few = Rate { burst: 2.0, per_second: 0.001 };
    for limits in
        [Limits { recoveries: few, ..Limits::none() }, Limits { all_recoveries: few, ..Limits::none() }]
    {
        let app = TestApp::start_with(Database::Sqlite, |config| config.limits = limits).await;
        let ada = named(&app, "Ada").await;
        let words = make_sheet(&app, &ada).await;
        let mut codes = Vec::new();
        for guess in ["aglio", "olio", &words] {
            codes.push(recover(&app, &browser(), guess).await.0);
        }
        assert_eq!(codes[2], StatusCode::TOO_MANY_REQUESTS);
    }
}
