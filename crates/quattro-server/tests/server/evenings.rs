//! Small tournaments: everybody gets a table, all tables have the same cards, and nobody sees them before.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::{Database, Player, TestApp, both};
use crate::whole_games::{checked_record, play_to_the_end};

/// An evening of two rounds, given by the first; all others have come.
async fn evening(players: &[Player], game: &str, chairs: u8) -> String {
    let plan = json!({ "table": { "game": game, "players": chairs }, "rounds": 2, "bots": "random" });
    let evening = players[0].post("/api/evenings", &plan).await;
    let id = evening["id"].as_str().expect("an id").to_owned();
    for player in &players[1..] {
        player.post(&format!("/api/evenings/{id}/join"), &json!({})).await;
    }
    id
}

async fn begin(host: &Player, id: &str) -> Value {
    host.post(&format!("/api/evenings/{id}/begin"), &json!({})).await
}

async fn seen(player: &Player, id: &str) -> Value {
    player.get(&format!("/api/evenings/{id}")).await
}

/// The table of a player in the round being played.
async fn table_of(player: &Player, id: &str) -> String {
    seen(player, id).await["you"]["table"].as_str().expect("a table").to_owned()
}

async fn play_round(players: &[Player], id: &str) {
    let mut tables = Vec::new();
    for player in players {
        tables.push(table_of(player, id).await);
    }
    play_at(players, &tables, &(0..players.len()).collect::<Vec<_>>()).await;
}

/// Some of the players play at their tables to the end.
async fn play_at(players: &[Player], tables: &[String], some: &[usize]) {
    let play = |player: &usize| {
        play_to_the_end(players[*player].clone(), tables[*player].clone(), 1 + *player as u64)
    };
    let playing: Vec<_> = some.iter().map(|player| tokio::spawn(play(player))).collect();
    for playing in playing {
        playing.await.expect("a whole game");
    }
}

async fn status_of(player: &Player, path: &str) -> StatusCode {
    player.try_get(path).await.0
}

both! {
    async fn an_evening_is_played_from_round_to_round(app: TestApp) {
        let players = app.players(5).await;
        let id = evening(&players, "calcory", 2).await;
        assert_eq!(seen(&players[0], &id).await["stage"], "waiting");
        for round in 1..=2 {
            let begun = begin(&players[0], &id).await;
            assert_eq!((&begun["stage"], begun["rounds"].as_array().map(Vec::len)), (&json!("playing"), Some(round)));
            play_round(&players, &id).await;
        }
        let over = seen(&players[3], &id).await;
        assert_eq!(over["stage"], "over");
        let guests = over["guests"].as_array().expect("guests");
        assert_eq!(guests.len(), 5);
        assert_eq!(guests[0]["place"], 1);
        for guest in guests {
            let points: u64 = guest["rounds"].as_array().expect("rounds").iter().filter_map(Value::as_u64).sum();
            assert_eq!(guest["points"], points, "{guest}");
        }
        assert!(players[4].page(&format!("/e/{id}")).await.contains("Standings"));
        let (status, _) = players[0].try_post(&format!("/api/evenings/{id}/begin"), &json!({})).await;
        assert_eq!(status, StatusCode::CONFLICT);
    }

    async fn all_tables_of_a_round_have_the_same_cards_and_nobody_sees_others(app: TestApp) {
        let players = app.players(4).await;
        let id = evening(&players, "mamma-mia", 2).await;
        begin(&players[0], &id).await;
        let mut tables = Vec::new();
        for player in &players {
            tables.push(table_of(player, &id).await);
        }
        let (here, elsewhere): (Vec<usize>, Vec<usize>) = (0..4).partition(|player| tables[*player] == tables[0]);
        assert_eq!((here.len(), elsewhere.len()), (2, 2));
        play_at(&players, &tables, &here).await;
        for path in ["", "/record", "/summary"] {
            let path = format!("/api/tables/{}{path}", tables[0]);
            assert_eq!(app.get(&path).await.0, StatusCode::NOT_FOUND, "a stranger");
            assert_eq!(status_of(&players[elsewhere[0]], &path).await, StatusCode::NOT_FOUND, "another table");
        }
        let record = format!("/api/tables/{}/record", tables[0]);
        assert_eq!(status_of(&players[0], &record).await, StatusCode::CONFLICT, "others still play");
        assert_eq!(players[0].get(&format!("/api/tables/{}", tables[0])).await["table"]["fairness"], Value::Null);
        assert_eq!(seen(&players[0], &id).await["stage"], "playing");
        play_at(&players, &tables, &elsewhere).await;
        let over = seen(&players[0], &id).await;
        assert_eq!(over["stage"], "waiting");
        let one = checked_record(&players[0], &tables[0]).await;
        let other = checked_record(&players[0], &tables[elsewhere[0]]).await;
        assert_eq!(one.drawn_first_seat, other.drawn_first_seat);
        assert_eq!(one.shuffles[0], other.shuffles[0]);
        assert_eq!(over["rounds"][0]["commitment"], one.fairness.expect("fairness").commitment);
    }

    async fn an_evening_goes_on_after_a_restart(app: TestApp) {
        let players = app.players(3).await;
        let id = evening(&players, "calcory", 3).await;
        begin(&players[0], &id).await;
        let app = app.restart().await;
        let players: Vec<Player> = players.iter().map(|player| player.at(app.server.address)).collect();
        play_round(&players, &id).await;
        assert_eq!(seen(&players[0], &id).await["stage"], "waiting");
    }

    async fn strangers_and_nonsense_are_refused(app: TestApp) {
        let players = app.players(3).await;
        let id = evening(&players[..2], "calcory", 2).await;
        for (player, what, status) in [
            (&players[1], "begin", StatusCode::FORBIDDEN),
            (&players[1], "close", StatusCode::FORBIDDEN),
            (&players[2], "leave", StatusCode::FORBIDDEN),
        ] {
            let (answered, problem) = player.try_post(&format!("/api/evenings/{id}/{what}"), &json!({})).await;
            assert_eq!(answered, status, "{what}: {problem}");
        }
        let (status, _) = players[0].try_post("/api/evenings", &json!({ "table": { "game": "calcory", "players": 9 }, "rounds": 1 })).await;
        assert_eq!(status, StatusCode::BAD_REQUEST);
        let (status, _) = players[0].try_post("/api/evenings", &json!({ "table": { "game": "calcory", "players": 2 }, "rounds": 99 })).await;
        assert_eq!(status, StatusCode::BAD_REQUEST);
        for unknown in ["AAAAAAAAAAAAAAAAAAAAAA", "x"] {
            assert_eq!(app.get(&format!("/api/evenings/{unknown}")).await.0, StatusCode::NOT_FOUND);
            assert_eq!(app.get(&format!("/e/{unknown}")).await.0, StatusCode::NOT_FOUND);
        }
    }
}

/// Two servers, to which the host's tap came twice.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_round_that_is_begun_at_two_servers_begins_once() {
    let app = TestApp::start(Database::Postgres).await;
    let other = app.second_server().await;
    let players = app.players(4).await;
    let id = evening(&players, "calcory", 2).await;
    let path = format!("/api/evenings/{id}/begin");
    let elsewhere = players[0].at(other.address);
    let body = json!({});
    let answers = tokio::join!(players[0].try_post(&path, &body), elsewhere.try_post(&path, &body));
    let begun = [answers.0, answers.1].into_iter().filter(|(status, _)| status.is_success()).count();
    assert_eq!(begun, 1);
    let round = seen(&elsewhere, &id).await;
    assert_eq!(round["rounds"].as_array().map(Vec::len), Some(1));
    play_round(&players, &id).await;
    assert_eq!(seen(&elsewhere, &id).await["stage"], "waiting");
    other.stop().await;
}
