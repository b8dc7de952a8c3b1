//! A person's own games: whose turn it is, how they ended, what they come to, and that they are nobody else's business.

use std::time::Duration;

use quattro_rules::seat::Seat;
use quattro_rules::setup::GameId;
use quattro_server::Server;
use quattro_server::random::random_bytes;
use quattro_server::store::{Append, CountedPerson, FinishedGame, Row, Seated, Store, Wanted};
use quattro_table::protocol::TableStage;
use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::routes::finished;
use crate::support::{Database, Player, Postgres, TestApp, both};
use crate::whole_games::started;

/// Waits until every finished game is counted.
async fn counted(store: &Store) {
    while !store.to_derive(1).await.expect("a list").is_empty() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn games(player: &Player, query: &str) -> Vec<Value> {
    player.get(&format!("/api/me/games{query}")).await["games"].as_array().expect("games").clone()
}

fn ids(games: &[Value]) -> Vec<&str> {
    games.iter().filter_map(|own| own["table"]["id"].as_str()).collect()
}

both! {
    async fn the_list_says_whose_turn_it_is_without_loading_a_table(app: TestApp) {
        let players = app.players(2).await;
        let table = started(&players, "calcory").await;
        let (mut socket, welcome) = players[0].connect(&table, None).await;
        let asked = welcome["game"]["to_act"].clone();
        for (player, seat) in players.iter().zip([1, 2]) {
            let own = &games(player, "").await[0];
            assert_eq!((&own["table"]["id"], &own["seat"]), (&json!(table), &json!(seat)));
            assert_eq!(own["turn"]["seat"], asked);
        }
        let actor = &players[asked.as_u64().expect("a seat") as usize - 1];
        let (mut acting, _) = actor.connect(&table, None).await;
        let first = games(actor, "").await[0]["turn"]["since"].clone();
        // One decision after another of the same seat is one turn.
        let turn = json!({ "type": "play", "id": "a", "at": 0, "actions": ["turn:A1"] });
        assert_eq!(acting.ask(&turn).await["type"], "done");
        socket.next_of("update").await;
        let own = &games(actor, "").await[0];
        assert_eq!((&own["turn"]["seat"], &own["turn"]["since"]), (&asked, &first));
        // The home page leads back: to the one it is, who is asked; to the other as a quiet line.
        let waits = "class=\"turns panel-box waiting\"";
        for (index, player) in players.iter().enumerate() {
            let page = player.page("/").await;
            assert!(page.contains(&format!("/t/{table}")), "{page}");
            assert_eq!(page.contains(waits), asked == index + 1, "{page}");
        }
        assert!(!app.get("/").await.1.contains("class=\"turns"), "a first visit");
    }

    async fn who_stands_up_or_closes_the_table_has_no_game_there(app: TestApp) {
        let players = app.players(2).await;
        let table = players[0].create(json!({ "game": "calcory", "players": 2 })).await;
        players[1].join(&table).await;
        assert_eq!(ids(&games(&players[1], "").await), [&table]);
        players[1].post(&format!("/api/tables/{table}/leave"), &json!({})).await;
        assert_eq!(games(&players[1], "").await.len(), 0);
        players[1].post(&format!("/api/tables/{table}/join"), &json!({})).await;
        assert_eq!(games(&players[1], "").await.len(), 1);
        players[0].post(&format!("/api/tables/{table}/close"), &json!({})).await;
        for player in &players {
            assert_eq!(games(player, "").await.len(), 0);
        }
    }

    async fn finished_games_are_listed_counted_and_nobody_elses_business(app: TestApp) {
        let players = app.players(3).await;
        let (table, _) = finished(&players[..2]).await;
        counted(app.server.store()).await;
        assert_eq!(games(&players[0], "").await.len(), 0, "it does not run any more");
        let over = games(&players[0], "?show=finished").await;
        assert_eq!(ids(&over), [&table]);
        assert!(over[0]["table"]["outcome"].is_object() && over[0]["turn"].is_null());
        assert_eq!(games(&players[0], "?show=finished&game=mamma-mia").await.len(), 1);
        assert_eq!(games(&players[0], "?show=finished&game=calcory").await.len(), 0);
        let figures = [players[0].get("/api/me/figures").await, players[1].get("/api/me/figures").await];
        for own in &figures {
            let game = &own["games"][0];
            assert_eq!((&game["game"], &game["players"], &game["games"]), (&json!("mamma-mia"), &json!(2), &json!(1)));
            assert_eq!(game["rating"]["games"], 1);
            assert_eq!(own["friends"][0]["all"]["games"], 1);
        }
        let friend = |own: &Value| own["friends"][0]["all"].clone();
        assert_eq!(friend(&figures[0])["won"], friend(&figures[1])["lost"]);
        assert_eq!(figures[0]["friends"][0]["name"], "Bob");
        // Somebody else sees nothing of it anywhere.
        assert_eq!(games(&players[2], "?show=finished").await.len(), 0);
        assert_eq!(players[2].get("/api/me/figures").await["games"], json!([]));
        for path in ["/", "/games", "/me", "/lobby", "/replays"] {
            assert!(!players[2].page(path).await.contains(&table), "{path}");
            assert!(!app.get(path).await.1.contains(&table), "{path}");
        }
        for path in ["/api/me/games", "/api/me/figures"] {
            assert_eq!(app.get(path).await.0, StatusCode::UNAUTHORIZED, "{path}");
        }
        for path in ["/games", "/me"] {
            assert!(players[0].page(path).await.contains(&format!("/replay/{table}")), "{path}");
        }
    }

    async fn whoever_hides_their_figures_is_in_nobody_elses(app: TestApp) {
        let players = app.players(2).await;
        finished(&players).await;
        counted(app.server.store()).await;
        let hidden = players[0].post("/api/me/figures", &json!({ "hidden": true })).await;
        assert_eq!(hidden, json!({ "hidden": true, "games": [], "orders": [], "friends": [] }));
        let page = players[0].page("/me").await;
        assert!(page.contains("data-hide-figures=\"false\"") && !page.contains("class=\"tiles"), "{page}");
        let other = players[1].get("/api/me/figures").await;
        assert_eq!((&other["friends"], &other["games"][0]["games"]), (&json!([]), &json!(1)));
        let shown = players[0].post("/api/me/figures", &json!({ "hidden": false })).await;
        assert_eq!(shown["games"][0]["games"], 1);
        assert_eq!(players[1].get("/api/me/figures").await["friends"][0]["name"], "Ada");
    }

    async fn the_list_has_pages_and_no_end(app: TestApp) {
        let (store, person) = (app.server.store(), random_bytes());
        let seat = Seat::new(1).expect("a seat");
        for index in 0..45_u64 {
            let table: quattro_table::TableId = random_bytes();
            let options = json!({ "game": "calcory", "players": 2 });
            let listing = json!({ "id": table.to_string(), "stage": "over", "options": options, "host": "",
                "chairs": [], "at": index / 2 });
            let row = Row::new(TableStage::Over, false, false, index / 2, listing.to_string());
            let seated = Some(Seated { game: GameId::Calcory, people: vec![(person, seat)] });
            let row = Some(Row { seated, ..row });
            store.append(Append { table, number: 1, body: "{}".to_owned(), row, sitter: None, calls: Vec::new() }).await.expect("stored");
        }
        let (mut walked, mut seen) = ((u64::MAX, String::new()), Vec::new());
        loop {
            let wanted = Wanted { finished: true, game: None };
            let page = store.own_games(person, wanted, &walked, 20).await.expect("a page");
            let Some(last) = page.last() else { break };
            walked = (last.table.at, last.table.id.clone());
            seen.extend(page.into_iter().map(|own| (own.table.at, own.table.id)));
        }
        assert_eq!(seen.len(), 45);
        assert!(seen.is_sorted_by(|one, next| one > next), "newest first, each once");
    }
}

/// Without a server, which would look for what is to be counted too.
async fn counted_once(url: &str) {
    let (store, people) = (Store::open(url).await.expect("a store"), [random_bytes(), random_bytes()]);
    let counted_person = |place: u8| CountedPerson {
        person: people[usize::from(place) - 1],
        name: place.to_string(),
        place,
        score: 4,
        filled: vec!["mixed".parse().expect("an order")],
        burnt: Vec::new(),
        gave: 1,
        refused: 2,
    };
    let game = FinishedGame {
        game: GameId::Grande,
        players: 3,
        at: 7,
        people: vec![counted_person(1), counted_person(2)],
    };
    let table = random_bytes();
    let row = Row::new(TableStage::Open, false, false, 7, "{}".to_owned());
    let append =
        Append { table, number: 1, body: "{}".to_owned(), row: Some(row), sitter: None, calls: Vec::new() };
    store.append(append).await.expect("stored");
    let over = Row::new(TableStage::Over, false, false, 7, "{}".to_owned());
    let append = Append {
        table,
        number: 2,
        body: "{}".to_owned(),
        row: Some(over.clone()),
        sitter: None,
        calls: Vec::new(),
    };
    store.append(append).await.expect("stored");
    let tries = (0..8).map(|_| {
        let (store, over, game) = (store.clone(), over.clone(), game.clone());
        tokio::spawn(async move { store.put_derived(table, &over, Some(&game), 0).await.expect("an answer") })
    });
    let mut won = 0;
    for one in tries.collect::<Vec<_>>() {
        won += u32::from(one.await.expect("an answer"));
    }
    assert_eq!(won, 1);
    let figures = store.figures_of(people[0]).await.expect("figures");
    let own = &figures.games[0];
    assert_eq!((own.games, own.won, own.score, own.gave, own.refused), (1, 1, 4, 1, 2));
    assert!(own.rating.is_some_and(|rating| rating.value > 1600 && rating.games == 1));
    assert_eq!((figures.orders[0].filled, figures.friends[0].all.won), (1, 1));
    // A person who is forgotten is forgotten everywhere.
    store.forget_figures(people[1]).await.expect("forgotten");
    assert_eq!(store.figures_of(people[1]).await.expect("figures").games, []);
    assert_eq!(store.figures_of(people[0]).await.expect("figures").friends, []);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_counted_once_however_many_try_sqlite() {
    let folder = tempfile::tempdir().expect("a folder");
    counted_once(&format!("sqlite://{}", folder.path().join("test.db").display())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_counted_once_however_many_try_postgres() {
    counted_once(&Postgres::fresh_database()).await;
}

/// What a server leaves behind that dies between the end of a game and its counting is counted by the next ones, once.
async fn left_behind(database: Database, servers: usize) {
    let app = TestApp::start(database).await;
    let players = app.players(2).await;
    for _ in 0..3 {
        finished(&players).await;
    }
    counted(app.server.store()).await;
    let before = players[0].get("/api/me/figures").await;
    assert_eq!(before["games"][0]["games"], 3);
    let TestApp { server, config, http: _, folder: _folder } = app;
    server.stop().await;
    let store = Store::open(config.database.as_deref().expect("a database")).await.expect("the database");
    store.count_again().await.expect("forgotten");
    assert_eq!(store.to_derive(9).await.expect("a list").len(), 3);
    store.close().await;
    let starting = (0..servers).map(|_| Server::start(&config));
    let running = futures_util::future::try_join_all(starting).await.expect("servers");
    counted(running[0].store()).await;
    assert_eq!(players[0].at(running[0].address).get("/api/me/figures").await, before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_was_not_counted_is_counted_after_a_restart() {
    left_behind(Database::Sqlite, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_count_what_another_has_left_behind_once() {
    left_behind(Database::Postgres, 2).await;
}
