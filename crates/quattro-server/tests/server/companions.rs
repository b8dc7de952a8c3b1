//! Several people on one device, through the server: who speaks for whom, who is there, what counts, and the rematch.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::away::present;
use crate::support::{Database, Player, Socket, TestApp};

/// A table with Ada, Enzo on her phone, and Bob.
async fn of_three(ada: &Player, bob: &Player, game: &str) -> String {
    let table = ada.create(json!({ "game": game, "players": 3 })).await;
    ada.post(&format!("/api/tables/{table}/companions"), &json!({ "name": "Enzo" })).await;
    bob.join(&table).await;
    ada.start(&table).await;
    table
}

/// Opens a socket for one chair.
async fn look(player: &Player, table: &str, seat: u8) -> (Socket, Value) {
    let mut socket = player.knock(table).await;
    socket.send(&json!({ "type": "hello", "seat": seat })).await;
    let welcome = socket.next_of("welcome").await;
    (socket, welcome)
}

/// Plays something legal, another thing from move to move.
async fn play(socket: &mut Socket, game: &Value) -> Value {
    let at = game["moves"].as_u64().expect("a number");
    let legal = game["legal"].as_array().expect("a list");
    let action = &legal[at as usize * 7919 % legal.len()]["action"];
    let id = format!("move {at}");
    socket.send(&json!({ "type": "play", "id": id, "at": at, "actions": [action] })).await;
    socket.next_of("done").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_speaks_for_the_chairs_of_its_device_and_no_other() {
    let app = TestApp::start(Database::Sqlite).await;
    let players = app.players(2).await;
    let table = of_three(&players[0], &players[1], "mamma-mia").await;
    let (mut open, welcome) = players[0].connect(&table, None).await;
    assert_eq!((&welcome["you"]["seat"], &welcome["you"]["device"]), (&Value::Null, &json!([1, 2])));
    assert_eq!((&welcome["game"]["view"]["hand"], &welcome["game"]["legal"]), (&Value::Null, &json!([])));
    assert_eq!(present(&mut open, 2).await["seats"], json!([1, 2]), "Enzo is there as long as Ada is");
    for seat in [1, 2] {
        let (_, welcome) = look(&players[0], &table, seat).await;
        assert_eq!(welcome["game"]["view"]["viewer"], json!(seat));
        assert!(welcome["game"]["view"]["hand"].is_object());
    }
    let words = [("en", "your device"), ("de", "deinem Gerät"), ("fr", "ton appareil")];
    for (who, seat) in [(0, 3), (1, 1), (1, 2), (1, 5)] {
        for (language, said) in words {
            let path = format!("/api/tables/{table}/socket?lang={language}");
            let mut socket = players[who].open(&path).await;
            socket.send(&json!({ "type": "hello", "seat": seat })).await;
            let refused = socket.next_of("error").await;
            assert_eq!(refused["code"], "not-your-chair");
            assert!(refused["message"].as_str().is_some_and(|text| text.contains(said)), "{refused}");
            assert_eq!(socket.closed_with().await, Some(1008));
        }
    }
    let (status, refused) =
        players[1].try_post(&format!("/api/tables/{table}/take-back"), &json!({ "seat": 2 })).await;
    assert_eq!((status, &refused["code"]), (StatusCode::FORBIDDEN, &json!("not-your-chair")));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_on_one_device_counts_for_nobody_and_is_played_again_at_once() {
    let app = TestApp::start(Database::Sqlite).await;
    let players = app.players(2).await;
    let table = of_three(&players[0], &players[1], "mamma-mia").await;
    let (mut open, welcome) = players[0].connect(&table, None).await;
    let mut game = welcome["game"].clone();
    while game["outcome"].is_null() {
        let asked = game["to_act"].as_u64().expect("somebody decides") as u8;
        let player = &players[usize::from(asked == 3)];
        let (mut socket, welcome) = look(player, &table, asked).await;
        play(&mut socket, &welcome["game"]).await;
        game = open.next_of("update").await["game"].clone();
        assert!(
            game["outcome"].is_object() || game["view"]["hand"].is_null(),
            "the open table holds no hand"
        );
    }
    assert_eq!(
        players[0].get("/api/tables").await["tables"][0]["id"],
        json!(table),
        "it is one of Ada's games"
    );
    for player in &players {
        let figures = player.get("/api/me/figures").await;
        assert_eq!(figures["games"].as_array().map_or(0, Vec::len), 0, "{figures}");
    }
    players[1].post(&format!("/api/tables/{table}/rematch"), &json!({})).await;
    let reply = players[0].post(&format!("/api/tables/{table}/rematch"), &json!({})).await;
    assert_eq!(reply["stage"], "playing", "Ada has answered for Enzo");
    let again = players[0].post(&format!("/api/tables/{table}/rematch"), &json!({})).await;
    assert_eq!(again, reply, "once");
    let next = players[0].get(&format!("/api/tables/{}", reply["table"].as_str().expect("an id"))).await;
    let names: Vec<_> =
        next["table"]["chairs"].as_array().expect("chairs").iter().map(|chair| &chair["name"]).collect();
    assert_eq!(names[1], "Enzo");
    assert_eq!(next["table"]["chairs"][1]["companion"], true);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_leaves_takes_their_companions_along() {
    let app = TestApp::start(Database::Sqlite).await;
    let players = app.players(2).await;
    let table = of_three(&players[0], &players[1], "sole-mio").await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    let left = players[0].post(&path("leave"), &json!({})).await;
    let occupants = |answer: &Value| {
        let chairs = answer["table"]["chairs"].as_array().expect("chairs").clone();
        chairs.iter().map(|chair| chair["occupant"].as_str().expect("a text").to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(occupants(&left), ["bot-for-person", "bot-for-person", "person"]);
    players[0].post(&path("take-back"), &json!({})).await;
    let back = players[0].post(&path("take-back"), &json!({ "seat": 2 })).await;
    assert_eq!(occupants(&back), ["person", "person", "person"]);
    // Ada deletes herself, and nobody finds Enzo's name any more.
    players[0].post("/api/me/delete", &json!({ "everything": true })).await;
    let text = players[1].get(path("").trim_end_matches('/')).await.to_string();
    assert!(!text.contains("Enzo") && text.contains("NN"), "{text}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_everybody_plays_for_themselves_nobody_is_brought_along() {
    let app = TestApp::start(Database::Sqlite).await;
    let ada = &app.players(1).await[0];
    let day = ada.post("/api/daily/mamma-mia", &json!({})).await;
    let path = format!("/api/tables/{}/companions", day["table"].as_str().expect("a table"));
    assert_eq!(ada.try_post(&path, &json!({ "name": "Enzo" })).await.1["code"], "one-try");
    let table = ada.create(json!({ "game": "mamma-mia", "players": 3 })).await;
    let path = format!("/api/tables/{table}/companions");
    let (status, refused) = ada.try_post(&path, &json!({ "name": " \u{202E} " })).await;
    assert_eq!((status, &refused["code"]), (StatusCode::BAD_REQUEST, &json!("bad-text")));
}
