//! The routes, one after another.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::{Database, Player, TestApp, both};
use crate::whole_games::{GAMES, checked_record, play_to_the_end, started};

/// A game of two people that bots have played to its end, and the path of its rematch.
pub(crate) async fn finished(players: &[Player]) -> (String, String) {
    let table = started(players, "mamma-mia").await;
    let path = format!("/api/tables/{table}/rematch");
    assert_eq!(players[0].try_post(&path, &json!({})).await.1["code"], "wrong-stage");
    for player in players {
        player.post(&format!("/api/tables/{table}/hand-over"), &json!({ "level": "random" })).await;
    }
    let (mut socket, mut message) = players[0].connect(&table, None).await;
    while !message["game"]["outcome"].is_object() {
        message = socket.next().await;
    }
    (table, path)
}

both! {
    async fn tables_are_created_and_joined(app: TestApp) {
        let players = app.players(3).await;
        let table = players[0].create(json!({ "game": "sole-mio", "players": 3, "public": true })).await;
        let path = |what: &str| format!("/api/tables/{table}/{what}");
        let (status, problem) = players[0].try_post(&path("start"), &json!({})).await;
        assert_eq!((status, &problem["code"]), (StatusCode::CONFLICT, &json!("wrong-stage")));
        players[1].post(&path("join"), &json!({ "seat": 3, "kind": "chili" })).await;
        let (_, problem) = players[2].try_post(&path("join"), &json!({ "seat": 3 })).await;
        assert_eq!(problem["code"], "chair-taken");
        let (_, problem) = players[2].try_post(&path("join"), &json!({ "kind": "chili" })).await;
        assert_eq!(problem["code"], "kind-taken");
        let (_, problem) = players[2].try_post(&path("join"), &json!({ "seat": 4 })).await;
        assert_eq!(problem["code"], "no-such-chair");
        let (_, problem) = players[1].try_post(&path("bot"), &json!({ "seat": 2, "level": "cook" })).await;
        assert_eq!(problem["code"], "not-host");
        players[0].post(&path("bot"), &json!({ "seat": 2, "level": "cook" })).await;
        let (_, problem) = players[2].try_post(&path("join"), &json!({})).await;
        assert_eq!(problem["code"], "table-full");
        players[0].post(&path("remove"), &json!({ "seat": 2 })).await;
        players[2].post(&path("join"), &json!({})).await;
        players[2].post(&path("leave"), &json!({})).await;
        let answer = players[2].post(&path("join"), &json!({})).await;
        let chairs = answer["table"]["chairs"].as_array().expect("chairs");
        let names: Vec<&str> = chairs.iter().filter_map(|chair| chair["name"].as_str()).collect();
        assert_eq!(names, ["Ada", "Cleo", "Bob"]);
        let (_, lobby) = app.get("/api/lobby").await;
        let lobby: Value = serde_json::from_str(&lobby).expect("JSON");
        assert_eq!(lobby["tables"][0]["id"], table.as_str());
        assert_eq!(players[0].start(&table).await["table"]["stage"], "playing");
        let own = players[1].get("/api/tables").await;
        assert_eq!(own["tables"][0]["stage"], "playing");
    }

    async fn names_at_one_table_can_be_told_apart(app: TestApp) {
        let host = app.player("Gast").await;
        let table = host.create(json!({ "game": "calcory", "players": 4 })).await;
        let mut joined = Value::Null;
        for name in ["Gast", "G\u{430}st"] {
            joined = app.player(name).await.join(&table).await;
        }
        let names: Vec<&Value> = (0..3).map(|chair| &joined["table"]["chairs"][chair]["name"]).collect();
        assert_eq!(names, ["Gast", "Gast 2", "G\u{430}st 3"]);
        let (mut watching, _) = app.player("Gast").await.connect(&table, None).await;
        watching.send(&json!({ "type": "say", "id": "x", "text": "Ciao!" })).await;
        assert_eq!(watching.next_of("chat").await["line"]["name"], "Gast 4", "a spectator is not the host");
    }

    async fn mm_8_the_hungriest_begins(app: TestApp) {
        let players = app.players(3).await;
        let options = json!({ "game": "mamma-mia", "players": 3, "hungriest_begins": true });
        let table = players[0].create(options).await;
        let path = |what: &str| format!("/api/tables/{table}/{what}");
        let (_, problem) = players[1].try_post(&path("hungriest"), &json!({})).await;
        assert_eq!(problem["code"], "not-seated");
        players[1].post(&path("join"), &json!({})).await;
        players[2].post(&path("join"), &json!({})).await;
        let hungriest = |answer: &Value| answer["table"]["hungriest"].clone();
        let says = async |player: usize| hungriest(&players[player].post(&path("hungriest"), &json!({})).await);
        assert_eq!(says(1).await, json!(2));
        assert_eq!(says(2).await, json!(2), "the first to say it stays the hungriest");
        let left = players[1].post(&path("leave"), &json!({})).await;
        assert_eq!(hungriest(&left), Value::Null, "whoever leaves does not begin");
        players[1].post(&path("join"), &json!({})).await;
        assert_eq!(says(2).await, json!(3));
        players[0].start(&table).await;
        let (_, problem) = players[2].try_post(&path("hungriest"), &json!({})).await;
        assert_eq!(problem["code"], "wrong-stage");
        let (_, welcome) = players[0].connect(&table, None).await;
        assert_eq!(welcome["game"]["view"]["turn"], json!(3));
    }

    async fn what_cannot_be_set_up_is_refused(app: TestApp) {
        let ada = app.player("Ada").await;
        for (options, code) in [
            (json!({ "game": "calcory", "players": 5 }), "bad-setup"),
            (json!({ "game": "calcory", "players": 2, "options": { "rounds": 1 } }), "bad-setup"),
            (json!({ "game": "mamma-mia", "players": 2, "options": { "own_kinds": ["salami"] } }), "bad-setup"),
            (json!({ "game": "mamma-mia", "players": 2, "clock": 1 }), "bad-setup"),
            (
                json!({ "game": "calcory", "players": 2, "hungriest_begins": true, "options": { "first_seat": 1 } }),
                "bad-setup",
            ),
            (json!({ "game": "chess", "players": 2 }), "malformed"),
            (json!({ "game": "calcory", "players": 2, "cheat": true }), "malformed"),
            (json!("table"), "malformed"),
        ] {
            let (status, problem) = ada.try_post("/api/tables", &json!({ "table": options })).await;
            assert_eq!((status, &problem["code"]), (StatusCode::BAD_REQUEST, &json!(code)), "{options}");
        }
        let large = json!({ "table": { "game": "x".repeat(20_000), "players": 2 } });
        assert_eq!(ada.try_post("/api/tables", &large).await.0, StatusCode::PAYLOAD_TOO_LARGE);
    }

    async fn what_is_not_there_is_not_found(app: TestApp) {
        let ada = app.player("Ada").await;
        for id in ["AAAAAAAAAAAAAAAAAAAAAA", "nonsense", "..%2f..%2fetc"] {
            let (status, body) = app.get(&format!("/api/tables/{id}")).await;
            assert_eq!(status, StatusCode::NOT_FOUND);
            assert!(body.contains("unknown-table"), "{body}");
            let (status, _) = ada.try_post(&format!("/api/tables/{id}/join"), &json!({})).await;
            assert_eq!(status, StatusCode::NOT_FOUND);
        }
        assert_eq!(app.get("/nowhere").await.0, StatusCode::NOT_FOUND);
        assert_eq!(app.get("/learn/pizza").await.0, StatusCode::OK);
        assert_eq!(app.get("/learn/chess").await.0, StatusCode::NOT_FOUND);
        assert_eq!(app.get("/static/x/..%2fprotocol.d.ts").await.0, StatusCode::NOT_FOUND);
    }

    async fn a_chair_is_handed_to_a_bot_and_taken_back(app: TestApp) {
        let players = app.players(2).await;
        let table = started(&players, "mamma-mia").await;
        let path = |what: &str| format!("/api/tables/{table}/{what}");
        let answer = players[1].post(&path("hand-over"), &json!({ "level": "random" })).await;
        assert_eq!(answer["table"]["chairs"][1]["occupant"], "bot-for-person");
        assert_eq!(answer["table"]["chairs"][1]["stand_in"], json!({ "why": "own-wish", "by": 2 }));
        let (mut socket, welcome) = players[1].connect(&table, None).await;
        assert_eq!(welcome["you"]["handed_over"], true);
        let play = json!({ "type": "play", "id": "x", "at": 0, "actions": ["skip"] });
        assert_eq!(socket.ask(&play).await["code"], "handed-over");
        let answer = players[1].post(&path("take-back"), &json!({})).await;
        assert_eq!(answer["table"]["chairs"][1]["occupant"], "person");
        players[1].post(&path("leave"), &json!({})).await;
        play_to_the_end(players[0].clone(), table.clone(), 5).await;
        checked_record(&players[0], &table).await;
    }

    async fn a_rematch_is_one_table_for_all_and_begins_when_nobody_is_missing(app: TestApp) {
        let players = app.players(3).await;
        let (table, path) = finished(&players[..2]).await;
        let (mut socket, _) = players[1].connect(&table, None).await;
        let first = players[0].post(&path, &json!({})).await;
        assert_eq!(first["stage"], "open");
        let asked = socket.next_of("update").await;
        assert_eq!((&asked["table"]["next"], &asked["table"]["rematch"]), (&first["table"], &json!([1])));
        assert_eq!(players[2].try_post(&path, &json!({})).await.1["code"], "not-seated");
        let again = players[0].post(&path, &json!({})).await;
        assert_eq!(again, first, "saying it twice changes nothing");
        let second = players[1].post(&path, &json!({ "contribution": "AAAAAAAAAAAAAAAAAAAAAA" })).await;
        assert_eq!((&second["table"], &second["stage"]), (&first["table"], &json!("playing")));
        assert_eq!(socket.next_of("update").await["table"]["rematch"], json!([1, 2]));
        let next = players[1].get(&format!("/api/tables/{}", first["table"].as_str().expect("an id"))).await;
        let chairs = next["table"]["chairs"].as_array().expect("chairs").clone();
        assert_eq!(chairs.iter().map(|chair| &chair["name"]).collect::<Vec<_>>(), ["Ada", "Bob"]);
        let old = players[1].get(&format!("/replay/{table}/steps")).await;
        let kinds = |chairs: &Value| -> Vec<Value> {
            chairs.as_array().expect("chairs").iter().map(|chair| chair["kind"].clone()).collect()
        };
        assert_eq!(kinds(&next["table"]["chairs"]), kinds(&old["steps"][0]["view"]["chairs"]));
        assert_eq!(chairs[1]["contributed"], true);
    }

    async fn who_comes_too_late_to_a_rematch_can_watch_it(app: TestApp) {
        let players = app.players(2).await;
        let (_, path) = finished(&players).await;
        let first = players[0].post(&path, &json!({})).await;
        let next = first["table"].as_str().expect("an id");
        players[0].post(&format!("/api/tables/{next}/start"), &json!({ "fill": "random" })).await;
        let late = players[1].post(&path, &json!({})).await;
        assert_eq!((&late["table"], &late["stage"]), (&first["table"], &json!("playing")));
        assert_eq!(players[1].connect(next, None).await.1["you"]["seat"], Value::Null);
    }

    async fn a_rematch_against_bots_begins_with_one_tap(app: TestApp) {
        let ada = app.player("Ada").await;
        let table = ada.create(json!({ "game": "calcory", "players": 3, "hungriest_begins": true })).await;
        ada.post(&format!("/api/tables/{table}/start"), &json!({ "fill": "random" })).await;
        play_to_the_end(ada.clone(), table.clone(), 7).await;
        let reply = ada.post(&format!("/api/tables/{table}/rematch"), &json!({})).await;
        let next = reply["table"].as_str().expect("an id");
        let (_, welcome) = ada.connect(next, None).await;
        assert_eq!((&welcome["table"]["stage"], &welcome["you"]["seat"]), (&json!("playing"), &json!(1)));
        assert_eq!(welcome["table"]["hungriest"], 1);
    }

    async fn a_finished_game_is_remembered_for_three_things(app: TestApp) {
        for game in GAMES {
            let ada = app.player("Ada").await;
            let table = ada.create(json!({ "game": game, "players": 3 })).await;
            let path = format!("/api/tables/{table}/summary");
            assert_eq!(app.get(&path).await.0, StatusCode::CONFLICT);
            ada.post(&format!("/api/tables/{table}/start"), &json!({ "fill": "apprentice" })).await;
            play_to_the_end(ada.clone(), table.clone(), 7).await;
            let summary = ada.get(&path).await;
            let record = checked_record(&ada, &table).await;
            assert_eq!(summary["names"], json!(record.seats));
            assert_eq!(summary["outcome"], json!(record.result));
            let facts = summary["facts"].as_array().expect("facts");
            assert!((1..=3).contains(&facts.len()), "{game}: {facts:?}");
            assert!(facts.iter().all(|fact| (1..=3).contains(&fact["seat"].as_u64().expect("a seat"))));
        }
    }

    async fn a_replay_shows_all_cards_or_what_a_seat_saw(app: TestApp) {
        for game in ["mamma-mia", "calcory"] {
            let players = app.players(2).await;
            let table = started(&players, game).await;
            let path = format!("/replay/{table}/steps");
            assert_eq!(app.get(&path).await.0, StatusCode::CONFLICT);
            let (one, other) = (players[0].clone(), players[1].clone());
            tokio::join!(play_to_the_end(one, table.clone(), 5), play_to_the_end(other, table.clone(), 6));
            let record = checked_record(&players[0], &table).await;
            for path in [path.clone(), format!("{path}?seat=2")] {
                let replay = players[0].get(&path).await;
                let steps = replay["steps"].as_array().expect("steps");
                assert_eq!(steps.len(), record.actions.len() + 1, "the deal, and a step for each action");
                let is_open = !path.contains("seat=");
                let [deal, first, ..] = steps.as_slice() else { panic!("{game} has no moves") };
                assert!(deal["played"].is_null() && first["played"]["text"].is_string());
                assert_eq!(deal["view"]["chairs"][0]["hand"].is_object(), is_open && game == "mamma-mia");
                assert_eq!(deal["revealed"]["grid"].is_array(), is_open && game == "calcory");
            }
        }
    }

    async fn the_clock_hands_over_who_lets_it_run_out(app: TestApp) {
        let players = app.players(2).await;
        let options = json!({ "game": "calcory", "players": 2, "clock": 5, "bot_pace": 60000 });
        let table = players[0].create(options).await;
        players[1].join(&table).await;
        players[0].start(&table).await;
        let (mut socket, mut message) = players[0].connect(&table, None).await;
        let slow = message["game"]["to_act"].as_u64().expect("a seat") as usize - 1;
        // On a busy machine the time may be up before the welcome comes.
        while message["table"]["chairs"][slow]["occupant"] != "bot-for-person" {
            let left = message["game"]["clock"]["left"].as_u64().expect("a clock that runs");
            assert!(left <= 5000, "{left} ms");
            message = socket.next_of("update").await;
        }
        assert_eq!(message["table"]["chairs"][1 - slow]["occupant"], "person");
    }

    async fn the_record_of_a_running_game_is_a_secret(app: TestApp) {
        let players = app.players(2).await;
        let table = started(&players, "calcory").await;
        let (status, body) = app.get(&format!("/api/tables/{table}/record")).await;
        assert_eq!(status, StatusCode::CONFLICT, "{body}");
        let (_, info) = app.get(&format!("/api/tables/{table}")).await;
        assert!(!info.contains("secret") && info.contains("commitment"));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_has_handed_over_is_asked_nothing() {
    let slow = Duration::from_hours(1);
    let app = TestApp::start_with(Database::Sqlite, |config| config.bot_pace = slow).await;
    let players = app.players(2).await;
    let table =
        players[0].create(json!({ "game": "calcory", "players": 2, "options": { "first_seat": 1 } })).await;
    players[1].join(&table).await;
    players[0].start(&table).await;
    let asked = async || players[0].connect(&table, None).await.1["game"].clone();
    assert!(!asked().await["legal"].as_array().expect("a list").is_empty());
    players[0].post(&format!("/api/tables/{table}/hand-over"), &json!({ "level": "random" })).await;
    let game = asked().await;
    assert_eq!((&game["to_act"], game["legal"].as_array()), (&json!(1), Some(&Vec::new())), "{game}");
}

/// What a browser is answered when somebody opens an address.
async fn opened(app: &TestApp, path: &str) -> (StatusCode, String) {
    let request = app.http.get(app.url(path)).header("accept", "text/html,*/*;q=0.8");
    let answer = request.header("accept-language", "de").send().await.expect("an answer");
    (answer.status(), answer.text().await.expect("a text"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn browsers_get_pages_and_programs_json_where_something_is_wrong() {
    let app = TestApp::start(Database::Sqlite).await;
    let players = app.players(2).await;
    let running = started(&players, "calcory").await;
    let replay = format!("/replay/{running}");
    for (path, status, says) in [
        ("/nowhere", StatusCode::NOT_FOUND, "Diese Seite ist verbrannt"),
        ("/rules/chess", StatusCode::NOT_FOUND, "Diese Seite ist verbrannt"),
        ("/t/AAAAAAAAAAAAAAAAAAAAAA", StatusCode::NOT_FOUND, "Diesen Tisch gibt es nicht"),
        ("/t/nonsense", StatusCode::NOT_FOUND, "Diesen Tisch gibt es nicht"),
        (replay.as_str(), StatusCode::CONFLICT, "Einen Moment"),
    ] {
        let (answered, page) = opened(&app, path).await;
        assert_eq!(answered, status, "{path}");
        assert!(page.starts_with("<!DOCTYPE html>") && page.contains(says), "{path}: {page}");
        let (answered, json) = app.get(path).await;
        assert_eq!(answered, status, "{path}");
        assert!(serde_json::from_str::<Value>(&json).expect("JSON")["code"].is_string(), "{path}: {json}");
    }
    let (_, json) = opened(&app, "/api/tables/nonsense").await;
    assert!(json.contains("unknown-table"), "{json}");
}

/// Nobody may learn from a page whether a table that they have no link to exists.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_page_of_a_table_tells_no_more_than_its_link() {
    let app = TestApp::start(Database::Sqlite).await;
    let players = app.players(2).await;
    let table = started(&players, "mamma-mia").await;
    let (status, page) = opened(&app, &format!("/t/{table}")).await;
    assert_eq!(status, StatusCode::OK);
    assert!(page.contains("og:title") && page.contains("Mamma Mia!: Ada lädt dich ein"), "{page}");
    let head = page.split("</title>").nth(1).and_then(|rest| rest.split("<link").next()).expect("a preview");
    assert!(!head.contains(&table) && !head.contains("Bob"), "{head}");
    let unknown = opened(&app, "/t/AAAAAAAAAAAAAAAAAAAAAA").await.1.replace("AAAAAAAAAAAAAAAAAAAAAA", "ID");
    assert_eq!(opened(&app, "/t/nonsense").await.1.replace("nonsense", "ID"), unknown);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn private_games_are_listed_for_those_who_sat_there_alone() {
    let app = TestApp::start(Database::Sqlite).await;
    let players = app.players(3).await;
    let table = started(&players[..2], "calcory").await;
    assert!(players[1].page("/lobby").await.contains(&table));
    assert!(!players[2].page("/lobby").await.contains(&table));
    assert!(!opened(&app, "/lobby").await.1.contains(&table));
    assert!(!players[1].page("/replays").await.contains(&table), "it is not over");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_runs_it_can_look() {
    let app = TestApp::start(Database::Sqlite).await;
    assert_eq!(app.get("/healthz").await, (StatusCode::OK, "ok\n".to_owned()));
    let (_, metrics) = app.get("/metrics").await;
    assert!(metrics.contains("quattro_append_seconds_count 0"), "{metrics}");
    let (status, home) = app.get("/").await;
    assert!(status.is_success() && home.contains("Quattro"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answers_carry_the_security_headers_and_files_are_kept_for_ever() {
    let app = TestApp::start(Database::Sqlite).await;
    for path in ["/", "/api/lobby", "/nowhere"] {
        let answer = app.http.get(app.url(path)).send().await.expect("an answer");
        let header =
            |name| answer.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
        assert!(header("content-security-policy").contains("default-src 'none'"), "{path}");
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("x-frame-options"), "DENY");
    }
    let (_, home) = app.get("/").await;
    let file = home.split('"').find(|part| part.starts_with("/static/")).expect("a file").to_owned();
    let answer = app.http.get(app.url(&file)).send().await.expect("an answer");
    let header = |name| answer.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    assert!(header("cache-control").contains("immutable"));
    assert_eq!(header("x-content-type-options"), "nosniff");
    let etag = header("etag").to_owned();
    let again = app.http.get(app.url(&file)).header("if-none-match", etag).send().await.expect("an answer");
    assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    let other = app.http.get(app.url("/static/old/css/base.css")).send().await.expect("an answer");
    assert_eq!(other.headers()["cache-control"], "no-cache");
}
