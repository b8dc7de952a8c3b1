//! Who wants a rematch is told to those who played, wherever they are, and to nobody else.

use serde_json::{Value, json};

use crate::support::{Database, Player, TestApp};
use crate::whole_games::{play_to_the_end, started};

const MINUTE: u64 = 60_000;

async fn invitations(player: &Player, language: &str) -> Value {
    player.get(&format!("/api/me/invitations?lang={language}")).await
}

async fn is_invited(player: &Player) -> bool {
    invitations(player, "en").await["invitations"] != json!([])
}

/// A game that the first two have played to its end; the third has only watched it.
async fn played(players: &[Player]) -> String {
    let table = started(&players[..2], "calcory").await;
    let (ada, bob) = (players[0].clone(), players[1].clone());
    players[2].connect(&table, None).await;
    tokio::join!(play_to_the_end(ada, table.clone(), 5), play_to_the_end(bob, table.clone(), 6));
    table
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_played_is_asked_for_a_rematch_wherever_they_are_and_nobody_else() {
    for database in [Database::Sqlite, Database::Postgres] {
        let (app, _clock) = TestApp::start_with_clock(database).await;
        let players = app.players(3).await;
        let table = played(&players).await;
        let nothing = json!({ "invitations": [], "expected": true });
        assert_eq!(invitations(&players[1], "en").await, nothing, "nobody has asked yet");
        let watcher = json!({ "invitations": [], "expected": false });
        assert_eq!(invitations(&players[2], "en").await, watcher);
        let path = format!("/api/tables/{table}/rematch");
        players[0].post(&path, &json!({})).await;
        let asked = json!({ "table": table, "by": "Ada", "text": "Ada möchte eine Revanche" });
        assert_eq!(invitations(&players[1], "de").await["invitations"], json!([asked]));
        assert_eq!(invitations(&players[0], "en").await, nothing, "who asks is not asked");
        assert_eq!(invitations(&players[2], "en").await, watcher, "who watched is not asked");
        assert_eq!(app.get("/api/me/invitations").await.0, reqwest::StatusCode::UNAUTHORIZED);
        players[1].post(&path, &json!({})).await;
        assert!(!is_invited(&players[1]).await, "who has said yes is not asked again");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_asked_for_a_rematch_that_has_begun_or_after_ten_minutes() {
    for database in [Database::Sqlite, Database::Postgres] {
        let (app, clock) = TestApp::start_with_clock(database).await;
        let players = app.players(3).await;
        let table = played(&players).await;
        clock.send_modify(|now| *now += 11 * MINUTE);
        assert_eq!(invitations(&players[1], "en").await["expected"], false);
        let first = players[0].post(&format!("/api/tables/{table}/rematch"), &json!({})).await;
        clock.send_modify(|now| *now += 10 * MINUTE - 1);
        assert!(is_invited(&players[1]).await);
        clock.send_modify(|now| *now += 1);
        assert!(!is_invited(&players[1]).await);
        clock.send_modify(|now| *now -= 1);
        assert!(is_invited(&players[1]).await);
        let next = first["table"].as_str().expect("an id");
        players[0].post(&format!("/api/tables/{next}/start"), &json!({ "fill": "random" })).await;
        assert!(!is_invited(&players[1]).await, "it has begun without them");
    }
}
