//! Games that were played on a device: kept if they were played by the rules, and counted for nobody.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::{Player, TestApp, both};
use crate::whole_games::{GAMES, play_to_the_end};

/// What a device sends of a game: any table with bots makes the same record.
async fn played(player: &Player, game: &str) -> Value {
    let table = player.create(json!({ "game": game, "players": 3 })).await;
    player.post(&format!("/api/tables/{table}/start"), &json!({ "fill": "random" })).await;
    play_to_the_end(player.clone(), table.clone(), 7).await;
    let record = player.get(&format!("/api/tables/{table}/record")).await;
    let bot = |seat: u8| json!({ "seat": seat, "level": "random" });
    json!({ "seat": 1, "bots": [bot(2)], "record": record })
}

both! {
    async fn a_game_of_a_device_is_kept_once_and_counts_for_nobody(app: TestApp) {
        for game in GAMES {
            let keep = played(&app.player("Ada").await, game).await;
            let eve = app.player("Eve").await;
            let kept = eve.post("/api/me/games", &keep).await;
            let again = eve.post("/api/me/games", &keep).await;
            assert_eq!(kept, again);
            let games = eve.get("/api/me/games?show=finished").await;
            assert_eq!(games["games"].as_array().map(Vec::len), Some(1), "{games}");
            let listing = &games["games"][0]["table"];
            assert_eq!(listing["kept"], json!(true));
            assert_eq!(listing["outcome"], keep["record"]["result"]);
            let id = listing["id"].as_str().expect("an id");
            let record = eve.get(&format!("/api/tables/{id}/record")).await;
            assert_eq!(record["seats"][0], json!("Eve"));
            assert_eq!(record["actions"], keep["record"]["actions"]);
            let figures = eve.get("/api/me/figures").await;
            assert_eq!(figures["games"], json!([]), "{figures}");
            // Its cards could have been chosen, so that nobody is dealt them again.
            let (status, _) = eve.try_post(&format!("/api/tables/{id}/same-cards"), &json!({})).await;
            assert_eq!(status, StatusCode::NOT_FOUND);
        }
    }

    async fn what_was_not_played_like_that_is_refused(app: TestApp) {
        let ada = app.player("Ada").await;
        let genuine = played(&ada, "calcory").await;
        let forgeries: [fn(&mut Value); 6] = [
            |keep| keep["record"]["result"]["seats"][0]["score"] = json!(99),
            |keep| keep["record"]["result"] = json!(null),
            |keep| keep["record"]["fairness"] = json!(null),
            |keep| keep["record"]["fairness"]["commitment"] = json!("AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"),
            |keep| drop(keep["record"]["actions"].as_array_mut().and_then(Vec::pop)),
            |keep| keep["record"]["shuffles"][0]["cards"] = json!("r1"),
        ];
        for forge in forgeries {
            let mut keep = genuine.clone();
            forge(&mut keep);
            let (status, problem) = ada.try_post("/api/me/games?lang=de", &keep).await;
            assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{problem}");
            assert_eq!(problem["code"], json!("bad-record"));
        }
        let huge = json!({ "seat": 1, "bots": [], "record": { "quattro": "x".repeat(300_000) } });
        assert_eq!(ada.try_post("/api/me/games", &huge).await.0, StatusCode::PAYLOAD_TOO_LARGE);
    }
}
