//! Finished games looked back at: only once they are over, only for those who may see them, computed once.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::{Player, TestApp, both};
use crate::whole_games::play_to_the_end;

/// A private game of one round between a person and a bot: its id, and who played.
async fn begun(app: &TestApp) -> (String, Player) {
    let ada = app.player("Ada").await;
    (begun_by(&ada).await, ada)
}

async fn begun_by(player: &Player) -> String {
    let table = player.create(json!({ "game": "mamma-mia", "players": 2, "options": { "rounds": 1 } })).await;
    player.post(&format!("/api/tables/{table}/start"), &json!({ "fill": "apprentice" })).await;
    table
}

/// Asks until the review is there.
async fn reviewed(player: &Player, path: &str) -> Value {
    loop {
        let review = player.get(path).await;
        if review["state"] == "ready" {
            return review;
        }
        assert!(review["done"].as_u64() <= review["total"].as_u64(), "{review}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

both! {
    async fn a_running_game_is_not_reviewed(app: TestApp) {
        let (table, ada) = begun(&app).await;
        let (status, _) = ada.try_get(&format!("/api/tables/{table}/review")).await;
        assert_eq!(status, StatusCode::CONFLICT);
    }

    async fn a_review_is_for_those_who_sat_there_and_is_kept(app: TestApp) {
        let (table, ada) = begun(&app).await;
        play_to_the_end(ada.clone(), table.clone(), 7).await;
        let path = format!("/api/tables/{table}/review");
        let enzo = app.player("Enzo").await;
        assert_eq!(enzo.try_get(&path).await.0, StatusCode::FORBIDDEN, "he did not sit there");
        assert_eq!(ada.try_get(&format!("{path}?seat=3")).await.0, StatusCode::NOT_FOUND);
        let review = reviewed(&ada, &path).await;
        let sum: i64 = ["start", "memory", "choice", "luck"].map(|part| review[part].as_i64().expect("points")).iter().sum();
        assert_eq!(json!(sum), review["result"], "{review}");
        assert_eq!(review["names"][review["seat"].as_u64().expect("a seat") as usize - 1], "Ada");
        assert!(review["moments"].as_array().is_some_and(|moments| moments.len() <= 3));
        let page = ada.page(&format!("/replay/{table}/review?lang=fr")).await;
        assert!(page.contains("Ce qui a fait la différence"), "{page}");
        let app = app.restart().await;
        let again = ada.at(app.server.address).get(&path).await;
        assert_eq!(again, review, "it is not computed again");
    }

    async fn how_a_person_remembered_is_for_that_person_alone(app: TestApp) {
        let (ada, enzo, mia) = (app.player("Ada").await, app.player("Enzo").await, app.player("Mia").await);
        for public in [false, true] {
            let options = json!({ "game": "mamma-mia", "players": 3, "public": public, "options": { "rounds": 1 } });
            let table = ada.create(options).await;
            enzo.post(&format!("/api/tables/{table}/join"), &json!({})).await;
            ada.post(&format!("/api/tables/{table}/start"), &json!({ "fill": "apprentice" })).await;
            let playing = [&ada, &enzo].map(|player| tokio::spawn(play_to_the_end(player.clone(), table.clone(), 7)));
            for playing in playing {
                playing.await.expect("a whole game");
            }
            let info = ada.get(&format!("/api/tables/{table}")).await;
            let chairs = info["table"]["chairs"].as_array().expect("chairs").clone();
            for chair in chairs {
                let path = format!("/api/tables/{table}/review?seat={}", chair["seat"]);
                let is_of = |name: &str| chair["name"] == name;
                let may = |player: &str| public || is_of(player) || (player != "Mia" && !is_of("Ada") && !is_of("Enzo"));
                for (player, name) in [(&ada, "Ada"), (&enzo, "Enzo"), (&mia, "Mia")] {
                    let (status, answer) = player.try_get(&path).await;
                    let expected = if may(name) { StatusCode::OK } else { StatusCode::FORBIDDEN };
                    assert_eq!(status, expected, "{name} asks for {chair}, public: {public}: {answer}");
                }
                assert_eq!(app.get(&path).await.0, if public { StatusCode::OK } else { StatusCode::FORBIDDEN });
            }
        }
    }

    async fn from_five_reviewed_games_on_the_profile_shows_the_memory(app: TestApp) {
        let ada = app.player("Ada").await;
        let mut scores = Vec::new();
        while scores.len() < 5 {
            let page = ada.page("/me?lang=en").await;
            assert!(!page.contains("memory-time"), "after {} games: {page}", scores.len());
            let table = begun_by(&ada).await;
            play_to_the_end(ada.clone(), table.clone(), 7).await;
            let review = reviewed(&ada, &format!("/api/tables/{table}/review")).await;
            // Without a score memory was worth hardly anything in that game.
            scores.extend(review["memory_score"].as_u64());
        }
        let page = ada.page("/me?lang=en").await;
        let (_, section) = page.split_once("memory-time").expect("the memory over time");
        let (section, _) = section.split_once("</section>").expect("its end");
        assert_eq!(section.matches("<line ").count(), scores.len() - 1, "{section}");
        let (_, shown) = section.split_once(r#"<b class="score">"#).expect("the score of them all");
        let shown: u64 = shown.split('<').next().and_then(|score| score.parse().ok()).expect("a number");
        let (least, most) = (scores.iter().min(), scores.iter().max());
        assert!(Some(&shown) >= least && Some(&shown) <= most, "{shown} of {scores:?}");
        let enzo = app.player("Enzo").await;
        assert!(!enzo.page("/me?lang=en").await.contains("memory-time"), "it is hers");
    }

    async fn whoever_sat_there_plays_on_from_a_move_of_their_own(app: TestApp) {
        let (table, ada) = begun(&app).await;
        let path = format!("/api/tables/{table}/play-on");
        assert_eq!(ada.try_post(&path, &json!({ "number": 1 })).await.0, StatusCode::CONFLICT, "it is not over");
        play_to_the_end(ada.clone(), table.clone(), 7).await;
        let record = ada.get(&format!("/api/tables/{table}/record")).await;
        let actions = record["actions"].as_array().expect("actions");
        let seat = ada.get(&format!("/api/tables/{table}")).await["table"]["chairs"]
            .as_array()
            .and_then(|chairs| chairs.iter().find(|chair| chair["name"] == "Ada"))
            .map(|chair| chair["seat"].clone())
            .expect("her chair");
        let own = actions.iter().rposition(|played| played["seat"] == seat).expect("a move of hers");
        let (status, reply) = ada.try_post(&path, &json!({ "number": own + 1 })).await;
        assert_eq!(status, StatusCode::CREATED, "{reply}");
        let next = reply["table"]["id"].as_str().expect("an id").to_owned();
        assert_eq!((&reply["table"]["stage"], &reply["table"]["options"]["public"]), (&json!("playing"), &json!(false)));
        let (_, welcome) = ada.connect(&next, None).await;
        assert_eq!((&welcome["game"]["moves"], &welcome["game"]["to_act"]), (&json!(own), &seat));
        play_to_the_end(ada.clone(), next.clone(), 3).await;
        let again = ada.get(&format!("/api/tables/{next}/record")).await;
        assert_eq!(again["actions"].as_array().expect("actions")[..own], actions[..own]);
        assert_eq!(again["fairness"], Value::Null, "nothing was shuffled for it");
        let other = actions.iter().position(|played| played["seat"] != seat).expect("a move of the bot");
        assert_eq!(ada.try_post(&path, &json!({ "number": other + 1 })).await.0, StatusCode::CONFLICT);
        assert_eq!(ada.try_post(&path, &json!({ "number": 99_999 })).await.0, StatusCode::NOT_FOUND);
        let enzo = app.player("Enzo").await;
        assert_eq!(enzo.try_post(&path, &json!({ "number": own + 1 })).await.0, StatusCode::FORBIDDEN);
    }
}
