//! Screens that all at a table look at: how they find their tables.

use quattro_server::random::random_bytes;
use quattro_table::Bytes;
use reqwest::StatusCode;
use reqwest::header::{ACCEPT, LOCATION};
use reqwest::redirect::Policy;
use serde_json::json;

use crate::support::{TestApp, both};

/// Opens an address as a browser does, without following where it leads; the answer's status, where it leads, and its text.
async fn open(app: &TestApp, path: &str) -> (StatusCode, Option<String>, String) {
    let http = reqwest::Client::builder().redirect(Policy::none()).build().expect("a client");
    let answer = http.get(app.url(path)).header(ACCEPT, "text/html").send().await.expect("an answer");
    let to = answer.headers().get(LOCATION).map(|to| to.to_str().expect("a path").to_owned());
    (answer.status(), to, answer.text().await.expect("a text"))
}

fn new_key() -> String {
    let key: Bytes<16> = random_bytes();
    key.to_string()
}

both! {
    async fn a_screen_finds_its_table_by_code_and_keeps_it(app: TestApp) {
        let host = app.player("Ada").await;
        let table = host.create(json!({ "game": "calcory", "players": 2 })).await;
        let code = host.post(&format!("/api/tables/{table}/code"), &json!({})).await["code"].clone();
        let code = format!("/tv/{}", code.as_str().expect("letters"));
        assert_eq!(open(&app, &code).await.1, Some(format!("/tv/{table}")));
        host.post(&format!("/api/tables/{table}/start"), &json!({ "fill": "random" })).await;
        let (status, _, page) = open(&app, &format!("/tv/{table}")).await;
        assert_eq!(status, StatusCode::OK);
        assert!(page.contains(&format!("data-table=\"{table}\"")));
        // The game has begun: its code leads nowhere, as if there had never been a table.
        let unknown = |(status, to, page): (StatusCode, Option<String>, String)| {
            assert_eq!((status, to), (StatusCode::NOT_FOUND, None));
            assert!(page.contains("data-lost") && !page.contains("data-table"));
            let (before, after) = page.split_once("data-key=\"").expect("a key");
            format!("{before}{}", &after[22..])
        };
        let never = format!("/tv/{}", new_key());
        let [begun, never] = [
            unknown(open(&app, &code).await).replace(&code, "PATH"),
            unknown(open(&app, &never).await).replace(&never, "PATH"),
        ];
        assert_eq!(begun, never);
    }

    async fn the_first_phone_makes_the_table_of_a_screen(app: TestApp) {
        let people = app.players(2).await;
        let key = new_key();
        let (found, new) = (format!("/api/screens/{key}"), format!("/new?screen={key}"));
        assert_eq!(app.get(&found).await, (StatusCode::OK, "{}".to_owned()));
        assert_eq!(open(&app, &new).await.0, StatusCode::OK);
        assert_eq!(open(&app, &format!("/tv?key={key}")).await.0, StatusCode::OK);
        assert_eq!(open(&app, "/tv/").await.0, StatusCode::OK);
        let wanted = json!({ "table": { "game": "mamma-mia", "players": 3 }, "sit": {}, "screen": key });
        let made = people[0].post("/api/tables", &wanted).await;
        let table = made["table"]["id"].as_str().expect("an id");
        assert_eq!(app.get(&found).await.1, json!({ "table": table }).to_string());
        assert_eq!(open(&app, &new).await.1, Some(format!("/t/{table}")));
        assert_eq!(open(&app, &format!("/tv?key={key}")).await.1, Some(format!("/tv/{table}")));
        // Somebody who comes a moment later sits down at the same table.
        let joined = people[1].post("/api/tables", &wanted).await;
        assert_eq!(joined["table"]["id"], table);
        assert_eq!(joined["table"]["host"], "Ada");
        assert_eq!(joined["table"]["chairs"][1]["name"], "Bob");
    }

    async fn strangers_screens_at_a_public_table_do_not_count(app: TestApp) {
        let host = app.player("Ada").await;
        for (public, screens) in [(false, 1), (true, 0)] {
            let table = host.create(json!({ "game": "calcory", "players": 2, "public": public })).await;
            let mut screen = host.knock(&table).await;
            screen.send(&json!({ "type": "hello", "table_only": true, "screen": true })).await;
            let present = screen.next_of("present").await;
            assert_eq!((&present["screens"], &present["seats"]), (&json!(screens), &json!([])));
        }
    }
}
