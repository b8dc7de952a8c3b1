//! Coming back: what was missed, and nothing that should be remembered.

use serde_json::{Value, json};

use crate::support::{Player, TestApp, both};
use crate::whole_games::started;

fn numbers(welcome: &Value) -> Vec<u64> {
    let missed = welcome["missed"].as_array().expect("a list");
    missed.iter().map(|happened| happened["number"].as_u64().expect("a number")).collect()
}

/// Turns cards up for whoever is to act, `turns` times; everybody's sockets are closed again. What each has last
/// said to have had.
async fn play_on(players: &[Player], table: &str, turns: u64, have: bool) -> Vec<u64> {
    let mut said = vec![0; players.len()];
    for _ in 0..turns {
        for (player, said) in players.iter().zip(&mut said) {
            let (mut socket, welcome) = player.connect(table, None).await;
            let state = &welcome["game"];
            let Some(legal) = state["legal"].as_array().and_then(|legal| legal.last()) else { continue };
            let at = state["moves"].as_u64().expect("a number");
            let have = if have { welcome["number"].clone() } else { json!(0) };
            let id = format!("move {at}");
            let action = &legal["action"];
            let play = json!({ "type": "play", "id": id, "at": at, "actions": [action], "have": have });
            assert_eq!(socket.ask(&play).await["type"], "done");
            *said = have.as_u64().expect("a number");
        }
    }
    said
}

both! {
    async fn who_comes_back_gets_what_was_missed(app: TestApp) {
        let players = app.players(2).await;
        let table = started(&players, "calcory").await;
        let (mut socket, welcome) = players[0].connect(&table, None).await;
        let had = welcome["number"].as_u64().expect("a number");
        socket.send(&json!({ "type": "have", "number": had })).await;
        socket.send(&json!({ "type": "ping" })).await;
        socket.next_of("pong").await;
        drop(socket);
        play_on(&players, &table, 2, false).await;
        let (_, welcome) = players[0].connect(&table, Some(had)).await;
        let last = welcome["number"].as_u64().expect("a number");
        assert!(last > had);
        assert_eq!(numbers(&welcome), (had + 1..=last).collect::<Vec<_>>());
    }

    async fn a_reload_is_no_memory_aid(app: TestApp) {
        let players = app.players(2).await;
        let table = started(&players, "calcory").await;
        let had = play_on(&players, &table, 3, true).await;
        for player in &players {
            let (mut socket, welcome) = player.connect(&table, Some(0)).await;
            socket.send(&json!({ "type": "have", "number": welcome["number"] })).await;
            socket.send(&json!({ "type": "ping" })).await;
            socket.next_of("pong").await;
            let (_, again) = player.connect(&table, Some(0)).await;
            assert_eq!(numbers(&again), [0; 0]);
            assert_eq!(again["game"], welcome["game"]);
        }
        let (_, spectator) = app.player("Eve").await.connect(&table, Some(0)).await;
        assert_eq!(numbers(&spectator), [0; 0]);
        // What was had at the last move is in the log, so a restart is no memory aid either.
        let app = app.restart().await;
        for (player, had) in players.iter().zip(had) {
            let (_, welcome) = player.at(app.server.address).connect(&table, Some(0)).await;
            assert!(numbers(&welcome).iter().all(|number| *number > had), "{had}: {:?}", numbers(&welcome));
        }
    }

    async fn a_table_with_aids_tells_again(app: TestApp) {
        let players = app.players(2).await;
        for (aids, least) in [("last-move", 1), ("whole-log", 4)] {
            let options = json!({ "game": "calcory", "players": 2, "aids": aids });
            let table = players[0].create(options).await;
            players[1].join(&table).await;
            players[0].start(&table).await;
            play_on(&players, &table, 3, true).await;
            let (_, welcome) = app.player("Eve").await.connect(&table, None).await;
            let told = numbers(&welcome).len();
            assert!(if aids == "last-move" { told == least } else { told >= least }, "{aids}: {told}");
        }
    }

    async fn a_second_device_is_the_same_seat(app: TestApp) {
        let players = app.players(2).await;
        let table = started(&players, "mamma-mia").await;
        let (mut phone, on_phone) = players[0].connect(&table, None).await;
        let (mut laptop, on_laptop) = players[0].connect(&table, None).await;
        assert_eq!(on_phone["game"], on_laptop["game"]);
        assert_eq!(on_laptop["you"]["seat"], 1);
        let (mut bob, on_bob) = players[1].connect(&table, None).await;
        let first = on_phone["game"]["to_act"] == 1;
        let (actor, state) = if first { (&mut phone, on_phone) } else { (&mut bob, on_bob) };
        let play = json!({ "type": "play", "id": "x", "at": 0, "actions": [state["game"]["legal"][0]["action"]] });
        assert_eq!(actor.ask(&play).await["type"], "done");
        assert_eq!(laptop.next_of("update").await["game"]["moves"], 1);
    }
}
