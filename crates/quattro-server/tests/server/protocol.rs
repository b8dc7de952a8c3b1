//! What the protocol promises: numbers, repetitions, batches, and typed errors for whatever is wrong.

use serde_json::{Value, json};

use crate::support::{Socket, TestApp, both};
use crate::whole_games::started;

/// Everything wrong that can be said to a socket, and the code it must be answered with.
async fn refuses(socket: &mut Socket, message: &str, code: &str) {
    socket.send_text(message).await;
    let error = socket.next_of("error").await;
    assert_eq!(error["code"], code, "{message}: {error}");
}

both! {
    async fn bad_input_gets_a_typed_error_and_changes_nothing(app: TestApp) {
        let players = app.players(2).await;
        let table = started(&players, "mamma-mia").await;
        let (mut first, welcome) = players[0].connect(&table, None).await;
        let (mut second, _) = players[1].connect(&table, None).await;
        let watcher = app.player("Eve").await;
        let (mut spectator, _) = watcher.connect(&table, None).await;
        let first_to_act = welcome["game"]["to_act"] == 1;
        let (asked, other) = if first_to_act { (&mut first, &mut second) } else { (&mut second, &mut first) };
        for (message, code) in [
            ("", "malformed"),
            ("null", "malformed"),
            ("{\"type\":\"dance\"}", "malformed"),
            ("{\"type\":\"play\",\"id\":\"a\"}", "malformed"),
            ("{\"type\":\"play\",\"id\":\"a\",\"at\":-1,\"actions\":[]}", "malformed"),
            ("{\"type\":\"play\",\"id\":\"\",\"at\":0,\"actions\":[\"skip\"]}", "malformed"),
            ("{\"type\":\"play\",\"id\":\"a\",\"at\":0,\"actions\":[\"skip\"],\"seat\":2}", "malformed"),
            ("{\"type\":\"hello\"}", "malformed"),
            ("{\"type\":\"play\",\"id\":\"b\",\"at\":0,\"actions\":[]}", "bad-batch"),
            ("{\"type\":\"play\",\"id\":\"c\",\"at\":7,\"actions\":[\"skip\"]}", "stale"),
            ("{\"type\":\"play\",\"id\":\"d\",\"at\":0,\"actions\":[\"sing:aria\"]}", "bad-action"),
            ("{\"type\":\"play\",\"id\":\"e\",\"at\":0,\"actions\":[\"play:9s\"]}", "illegal"),
            ("{\"type\":\"play\",\"id\":\"f\",\"at\":0,\"actions\":[\"draw:kitchen\"]}", "illegal"),
            ("{\"type\":\"say\",\"id\":\"g\",\"text\":\"  \"}", "bad-text"),
        ] {
            refuses(asked, message, code).await;
        }
        refuses(other, "{\"type\":\"play\",\"id\":\"a\",\"at\":0,\"actions\":[\"skip\"]}", "not-your-turn").await;
        refuses(&mut spectator, "{\"type\":\"play\",\"id\":\"a\",\"at\":0,\"actions\":[\"skip\"]}", "not-seated").await;
        asked.send(&json!({ "type": "play", "id": "e2", "at": 0, "actions": ["play:9s"] })).await;
        let error = asked.next_of("error").await;
        assert!(error["rule"].as_str().is_some_and(|rule| rule.starts_with("MM-")), "{error}");
        assert_eq!(error["id"], "e2");
        let (_, again) = players[0].connect(&table, None).await;
        assert_eq!(again["number"], welcome["number"]);
        assert_eq!(again["game"], welcome["game"]);
    }

    async fn a_repeated_request_is_played_once(app: TestApp) {
        let players = app.players(2).await;
        let table = started(&players, "calcory").await;
        let (mut socket, welcome) = players[0].connect(&table, None).await;
        let seat = usize::from(welcome["game"]["to_act"] != 1);
        if seat == 1 {
            socket = players[1].connect(&table, None).await.0;
        }
        let play = json!({ "type": "play", "id": "once", "at": 0, "actions": ["turn:A1"] });
        let done = socket.ask(&play).await;
        assert_eq!((&done["type"], &done["repeated"]), (&json!("done"), &json!(false)), "{done}");
        let again = socket.ask(&play).await;
        assert_eq!((&again["number"], &again["repeated"]), (&done["number"], &json!(true)));
        let (mut elsewhere, welcome) = players[seat].connect(&table, None).await;
        assert_eq!(elsewhere.ask(&play).await["repeated"], true);
        assert_eq!(welcome["game"]["moves"], 1);
        let other_id = json!({ "type": "play", "id": "twice", "at": 0, "actions": ["turn:A1"] });
        assert_eq!(elsewhere.ask(&other_id).await["code"], "stale");
        let app = app.restart().await;
        let (mut later, _) = players[seat].at(app.server.address).connect(&table, None).await;
        assert_eq!(later.ask(&play).await["repeated"], true);
    }

    async fn a_batch_is_taken_all_or_not_at_all(app: TestApp) {
        let players = app.players(2).await;
        let table = started(&players, "mamma-mia").await;
        let (mut socket, mut welcome) = players[0].connect(&table, None).await;
        if welcome["game"]["to_act"] != 1 {
            (socket, welcome) = players[1].connect(&table, None).await;
        }
        let legal = welcome["game"]["legal"].as_array().expect("a list");
        let plays = |legal: &&Value| legal["action"].as_str().is_some_and(|action| action.starts_with("play:"));
        let play = &legal.iter().find(plays).expect("toppings to play")["action"];
        let bad = json!({ "type": "play", "id": "a", "at": 0, "actions": [play, "skip", "draw:cellar"] });
        assert_eq!(socket.ask(&bad).await["code"], "bad-action");
        let long = json!({ "type": "play", "id": "b", "at": 0, "actions": [play, "skip", "draw:kitchen", "skip"] });
        assert_eq!(socket.ask(&long).await["code"], "bad-batch");
        let good = json!({ "type": "play", "id": "c", "at": 0, "actions": [play, "skip", "draw:kitchen"] });
        socket.send(&good).await;
        let update = socket.next_of("update").await;
        assert_eq!(update["game"]["moves"], 3);
        assert_eq!(socket.next_of("done").await["id"], "c");
    }

    /// A client that knows no rules sends every step of a turn; those that the game skips are passed over.
    async fn a_step_that_is_not_asked_is_passed_over_if_wanted(app: TestApp) {
        let players = app.players(2).await;
        let table = started(&players, "mamma-mia").await;
        let (mut socket, mut welcome) = players[0].connect(&table, None).await;
        if welcome["game"]["to_act"] != 1 {
            (socket, welcome) = players[1].connect(&table, None).await;
        }
        assert_eq!((&welcome["game"]["rule"], &welcome["game"]["numbers"]), (&json!("MM-10"), &json!({ "refill": 7, "orders": 8 })));
        let turn = |id: &str, actions: Value, if_asked: bool| {
            json!({ "type": "play", "id": id, "at": 0, "actions": actions, "if_asked": if_asked })
        };
        // With a full hand nothing is drawn, so the third step is not asked.
        let refused = turn("a", json!(["skip", "skip", "draw:kitchen"]), false);
        assert_eq!(socket.ask(&refused).await["code"], "not-your-turn");
        let wrong = turn("b", json!(["skip", "order:ladder", "draw:kitchen"]), true);
        assert_eq!(socket.ask(&wrong).await["code"], "illegal", "an order that is asked for must be in hand");
        let nonsense = turn("c", json!(["skip", "skip", "draw:cellar"]), true);
        assert_eq!(socket.ask(&nonsense).await["code"], "bad-action");
        let first = turn("d", json!(["draw:kitchen", "skip", "skip"]), true);
        assert_eq!(socket.ask(&first).await["code"], "illegal", "the first action is never passed over");
        socket.send(&turn("e", json!(["skip", "skip", "draw:kitchen"]), true)).await;
        let update = socket.next_of("update").await;
        assert_eq!((&update["game"]["moves"], &update["game"]["legal"]), (&json!(2), &json!([])), "{update}");
        assert_eq!(socket.next_of("done").await["id"], "e");
    }

    /// Actions after a card was turned up are skipped whatever it shows: nothing is refused, so there is no
    /// free look.
    async fn what_is_passed_over_tells_nothing(app: TestApp) {
        let players = app.players(2).await;
        let table = started(&players, "calcory").await;
        for player in &players {
            let (mut socket, welcome) = player.connect(&table, None).await;
            assert_eq!(welcome["game"]["numbers"], json!({ "target": 13 }));
            if welcome["game"]["legal"] == json!([]) {
                continue;
            }
            let actions = json!(["turn:A1", "turn:B1", "back:A1", "put:A1"]);
            let batch = json!({ "type": "play", "id": "p", "at": 0, "actions": actions, "if_asked": true });
            socket.send(&batch).await;
            assert_eq!(socket.next_of("update").await["game"]["moves"], 1);
        }
    }

    async fn bots_have_names_that_nobody_else_has(app: TestApp) {
        let host = app.player("rosa").await;
        let table = host.create(json!({ "game": "calcory", "players": 3 })).await;
        let answer = host.post(&format!("/api/tables/{table}/start"), &json!({ "fill": "random" })).await;
        let names: Vec<&Value> = answer["table"]["chairs"].as_array().expect("chairs").iter().map(|chair| &chair["name"]).collect();
        assert_eq!(names, ["rosa", "Pia", "Enzo"]);
    }

    /// If it could, a refused batch would be a free look at two cards.
    async fn a_batch_cannot_look_at_cards_for_nothing(app: TestApp) {
        let players = app.players(2).await;
        let table = started(&players, "calcory").await;
        for player in &players {
            let (mut socket, welcome) = player.connect(&table, None).await;
            if welcome["game"]["legal"] == json!([]) {
                continue;
            }
            let peek = json!({ "type": "play", "id": "p", "at": 0, "actions": ["turn:A1", "turn:B1", "back:A1"] });
            assert_eq!(socket.ask(&peek).await["code"], "bad-batch");
        }
    }

    async fn players_and_spectators_talk_apart(app: TestApp) {
        let players = app.players(2).await;
        let table = started(&players, "calcory").await;
        let (mut ada, _) = players[0].connect(&table, None).await;
        let (mut bob, _) = players[1].connect(&table, None).await;
        let (mut eve, _) = app.player("Eve").await.connect(&table, None).await;
        let said = eve.ask(&json!({ "type": "say", "id": "1", "text": "<b>she   has\n the 9</b>" })).await;
        assert_eq!(said["type"], "done");
        ada.send(&json!({ "type": "react", "id": "1", "reaction": "bravo" })).await;
        let heard = bob.next_of("chat").await;
        assert_eq!((&heard["line"]["name"], &heard["line"]["reaction"]), (&json!("Ada"), &json!("bravo")));
        let (_, welcome) = app.player("Fay").await.connect(&table, None).await;
        assert_eq!(welcome["chat"][0]["text"], "<b>she has the 9</b>");
    }

    /// A face is seen by everybody who is there, and by nobody who comes later.
    async fn a_players_reaction_is_seen_by_spectators_too(app: TestApp) {
        let players = app.players(2).await;
        let table = started(&players, "calcory").await;
        let (mut ada, _) = players[0].connect(&table, None).await;
        let (mut eve, _) = app.player("Eve").await.connect(&table, None).await;
        let reaction = |id: &str, which: &str| json!({ "type": "react", "id": id, "reaction": which });
        assert_eq!(ada.ask(&reaction("1", "surprise")).await["type"], "done");
        let seen = eve.next_of("chat").await;
        assert_eq!((&seen["line"]["seat"], &seen["line"]["reaction"]), (&json!(1), &json!("surprise")));
        // What spectators do stays among them: the next that Ada hears is her own.
        assert_eq!(eve.ask(&reaction("1", "laugh")).await["type"], "done");
        ada.send(&reaction("2", "bravo")).await;
        assert_eq!(ada.next_of("chat").await["line"]["reaction"], "bravo");
        let (_, welcome) = players[1].connect(&table, None).await;
        assert_eq!(welcome["chat"], json!([]));
    }

    async fn the_first_message_must_be_hello(app: TestApp) {
        let players = app.players(2).await;
        let table = started(&players, "calcory").await;
        let mut socket = players[0].knock(&table).await;
        socket.send(&json!({ "type": "ping" })).await;
        assert_eq!(socket.next().await["code"], "malformed");
        assert_eq!(socket.next_text().await, None);
        let mut socket = players[0].knock(&table).await;
        socket.send_text(&"x".repeat(9000)).await;
        assert_eq!(socket.next_text().await, None);
    }

    async fn sentences_come_in_the_language_asked_for(app: TestApp) {
        let players = app.players(2).await;
        let table = started(&players, "mamma-mia").await;
        let (_, welcome) = players[0].connect_in(&table, "fr").await;
        let question = welcome["game"]["question"]["text"].as_str().expect("a question");
        assert!(question.contains("four"), "{question}");
    }
}
