//! Whole games against bots of every level and character, by playouts, at tables of every size.

use quattro_bots::{BotName, Level};
use quattro_rules::setup::GameId;
use serde_json::{Value, json};

use crate::worker::{Worker, write};

/// Enough that a search has something to choose from, and few enough to play many games.
const PLAYOUTS: u32 = 12;

const LANGUAGES: [&str; 3] = ["en", "fr", "de"];

/// Sits down with bots at a new table, begins, and returns the id of the table.
pub(crate) fn sit_down(
    worker: &mut Worker,
    game: GameId,
    players: u8,
    bot: impl Into<BotName>,
    lang: &str,
) -> String {
    let bot = bot.into();
    let bots: Vec<Value> = (2..=players).map(|seat| json!({ "seat": seat, "level": bot })).collect();
    let contribution = "AAAAAAAAAAAAAAAAAAAAAA";
    let table = json!({
        "table": { "game": game, "players": players }, "bots": bots, "sit": { "contribution": contribution },
    });
    worker.ask("/api/me", Some(json!({ "name": "Ada" })), lang).expect("a person");
    let reply = worker.ask("/api/tables", Some(table), lang).expect("a table");
    let id = reply["table"]["id"].as_str().expect("an id").to_owned();
    worker.dial(1, &id, lang);
    worker.ask(&format!("/api/tables/{id}/start"), Some(json!({})), lang).expect("a game");
    id
}

/// Plays some legal move whenever Ada is asked, until `end` or the game is over.
pub(crate) fn play(worker: &mut Worker, mut chance: usize, end: usize) {
    for turn in 0..end {
        worker.wait();
        let state = worker.game(1);
        let legal = state["legal"].as_array().expect("a list");
        if legal.is_empty() {
            assert!(state["outcome"].is_object(), "nobody moves");
            return;
        }
        chance = chance.wrapping_mul(2_862_933_555).wrapping_add(77_777) % 1_000_003;
        let action = legal[chance % legal.len()]["action"].as_str().expect("an action");
        let id = format!("move {turn}");
        let at = state["moves"].as_u64();
        worker.say(1, &json!({ "type": "play", "id": id, "at": at, "actions": [action] }));
        assert_eq!(worker.last(1, "done").expect("an answer")["id"], id);
    }
}

#[test]
fn whole_games_with_everybody() {
    for game in GameId::ALL {
        for (players, lang) in game.players().zip(LANGUAGES.into_iter().cycle()) {
            for level in BotName::all() {
                let mut worker = Worker::new(players, PLAYOUTS);
                let table = sit_down(&mut worker, game, players, level, lang);
                play(&mut worker, usize::from(players), usize::MAX);
                assert!(worker.is_idle());
                let about = format!("/api/tables/{table}");
                let record = worker.ask(&format!("{about}/record"), None, lang).expect("a record");
                assert!(record["fairness"]["secret"].is_string());
                worker.ask(&format!("{about}/summary"), None, lang).expect("a summary");
                worker.ask(&format!("/replay/{table}/steps?seat=1"), None, lang).expect("steps");
                worker.ask(&format!("/replay/{table}/steps"), None, lang).expect("steps");
                let rematch =
                    worker.ask(&format!("{about}/rematch"), Some(json!({})), lang).expect("a rematch");
                assert_eq!(rematch["stage"], "playing");
                write(
                    &format!("game-{game}-{players}-{level}"),
                    &json!({ "steps": worker.script(), "record": record }),
                );
            }
        }
    }
}

#[test]
fn a_game_goes_on_where_its_log_ends() {
    let mut worker = Worker::new(3, PLAYOUTS);
    let table = sit_down(&mut worker, GameId::SoleMio, 3, Level::Chef, "en");
    play(&mut worker, 5, 6);
    worker.wait();
    let before = worker.game(1);
    let person: Value = serde_json::from_str(&worker.logs[&table][0]).expect("an entry");
    let person = &person["change"]["host"];
    // The tab was closed; another device begins with what is stored.
    let mut again = Worker::new(4, PLAYOUTS);
    again.logs = worker.logs.clone();
    again.now = worker.now;
    again.give(json!({ "type": "start", "seed": quattro_table::Bytes([9; 32]), "person": person, "playouts": PLAYOUTS }));
    again.dial(1, &table, "en");
    assert_eq!(again.game(1), before);
    play(&mut again, 5, usize::MAX);
    assert!(again.game(1)["outcome"].is_object());
}

#[test]
fn problems_come_in_the_language_of_the_page() {
    let mut worker = Worker::new(1, PLAYOUTS);
    for (lang, message) in [("en", "There is no such page"), ("fr", "n'existe"), ("de", "gibt es nicht")] {
        let problem = worker.ask("/api/nothing", None, lang).expect_err("a problem");
        assert_eq!(problem["code"], "not-found");
        let said = problem["message"].as_str().expect("words");
        assert!(!said.contains('{'), "{said} {message}");
    }
    assert_eq!(worker.ask("/api/me", None, "en").expect_err("nobody yet")["code"], "no-name");
    worker.give(json!({ "type": "dial", "line": 3, "table": "AAAAAAAAAAAAAAAAAAAAAA", "lang": "en" }));
    assert_eq!(worker.closed, [(3, 1008)]);
}
