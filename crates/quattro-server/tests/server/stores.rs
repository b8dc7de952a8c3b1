//! Both databases keep the same promises.

use quattro_server::Server;
use quattro_server::random::random_bytes;
use quattro_server::store::{Append, Appended, News, Row, Store};
use quattro_table::TableId;
use quattro_table::protocol::{Listing, TableStage};
use serde_json::json;

use crate::support::{Database, TestApp, both};

fn entry(table: TableId, number: u32, body: &str) -> Append {
    Append { table, number, body: body.to_owned(), row: None, sitter: None, calls: Vec::new() }
}

fn row(stage: TableStage, at: u64, wake: bool) -> Row {
    let options = json!({ "game": "calcory", "players": 2 });
    let listing = json!({ "id": "", "stage": stage, "options": options, "host": "", "chairs": [], "at": at });
    Row::new(stage, true, wake, at, listing.to_string())
}

fn times(listings: &[Listing]) -> Vec<u64> {
    listings.iter().map(|listing| listing.at).collect()
}

async fn open(app: &TestApp) -> Store {
    Store::open(app.config.database.as_deref().expect("a database")).await.expect("a store")
}

#[tokio::test]
async fn a_file_is_for_one_server_at_a_time() {
    let app = TestApp::start(Database::Sqlite).await;
    let error = Server::start(&app.config).await.expect_err("a second server on one file");
    assert!(error.to_string().contains("another Quattro server is using"), "{error}");
    app.restart().await;
}

both! {
    async fn a_number_is_taken_once(app: TestApp) {
        let (store, other, table) = (app.server.store().clone(), open(&app).await, random_bytes());
        assert_eq!(store.append(entry(table, 1, "one")).await.expect("an answer"), Appended::Stored);
        assert_eq!(other.append(entry(table, 1, "uno")).await.expect("an answer"), Appended::Taken);
        let racing = (0..40).map(|index| {
            let store = if index % 2 == 0 { store.clone() } else { other.clone() };
            tokio::spawn(async move { store.append(entry(table, 2, &index.to_string())).await.expect("an answer") })
        });
        let mut stored = 0;
        for racer in racing.collect::<Vec<_>>() {
            stored += usize::from(racer.await.expect("a racer") == Appended::Stored);
        }
        assert_eq!(stored, 1);
        let entries = other.read(table, 0).await.expect("entries");
        assert_eq!(entries.iter().map(|entry| entry.number).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(entries[0].body, "one");
        assert_eq!(store.read(table, 1).await.expect("entries"), entries[1..]);
        assert_eq!(store.read(random_bytes(), 0).await.expect("entries"), []);
    }

    async fn lists_follow_the_log(app: TestApp) {
        let store = app.server.store();
        let (person, stranger) = (random_bytes(), random_bytes());
        for at in 1..=5 {
            let row = Some(row(TableStage::Open, at, at == 3));
            let append = Append { row, sitter: (at > 3).then_some(person), ..entry(random_bytes(), 1, "{}") };
            store.append(append).await.expect("an answer");
        }
        let table = random_bytes();
        let first = Append { row: Some(row(TableStage::Open, 9, false)), ..entry(table, 1, "{}") };
        store.append(first.clone()).await.expect("an answer");
        // A loser changes nothing.
        let loser = Append { row: Some(row(TableStage::Closed, 9, true)), sitter: Some(stranger), ..first };
        assert_eq!(store.append(loser).await.expect("an answer"), Appended::Taken);
        assert_eq!(store.of_person(stranger, 9).await.expect("a list").len(), 0);
        let over = Append { row: Some(row(TableStage::Over, 10, false)), ..entry(table, 2, "{}") };
        store.append(over).await.expect("an answer");
        let open = store.public(TableStage::Open, u64::MAX, 2).await.expect("a list");
        assert_eq!(times(&open), [5, 4]);
        assert_eq!(store.public(TableStage::Open, 4, 9).await.expect("a list").len(), 3);
        let over = store.public(TableStage::Over, u64::MAX, 9).await.expect("a list");
        assert_eq!(times(&over), [10]);
        assert_eq!(store.of_person(person, 9).await.expect("a list").len(), 2);
        assert_eq!(store.to_wake(0).await.expect("a list").len(), 1);
    }

    async fn the_key_is_made_once_and_links_are_used_once(app: TestApp) {
        let (store, other) = (app.server.store(), open(&app).await);
        assert_eq!(store.key().await.expect("a key"), other.key().await.expect("a key"));
        store.put_link("code", "ada", 1, 1000).await.expect("a link");
        assert_eq!(other.find_link("other", 10).await.expect("an answer"), None);
        assert_eq!(other.ask_link("code", 4711, "Firefox", 10).await.expect("an answer").map(|link| link.number), Some(None));
        let link = store.find_link("code", 10).await.expect("an answer").expect("a link");
        assert_eq!((&*link.person, link.number, &*link.device), ("ada", Some(4711), "Firefox"));
        assert_eq!(other.take_link("code").await.expect("an answer").as_deref(), Some("ada"));
        assert_eq!(store.take_link("code").await.expect("an answer"), None);
        store.put_link("old", "ada", 1, 1000).await.expect("a link");
        assert_eq!(store.find_link("old", 1000).await.expect("an answer"), None);
    }

    async fn a_link_is_tried_a_few_times_only(app: TestApp) {
        let store = app.server.store();
        store.put_link("code", "ada", 1, 1000).await.expect("a link");
        // All at once, as somebody would who guesses numbers.
        let tries = (0..40).map(|_| {
            let store = store.clone();
            tokio::spawn(async move { store.try_link("code", 10).await.expect("an answer").is_some() })
        });
        let mut counted = 0;
        for one in tries.collect::<Vec<_>>() {
            counted += usize::from(one.await.expect("an answer"));
        }
        assert_eq!(counted, 6);
    }

    async fn a_session_is_ended_by_its_owner_alone(app: TestApp) {
        let (store, [ada, eve]) = (app.server.store(), [random_bytes(), random_bytes()]);
        let [laptop, phone] = [random_bytes(), random_bytes()];
        store.note_session(laptop, ada, "laptop", 5).await.expect("noted");
        store.note_session(phone, ada, "phone", 7).await.expect("noted");
        let state = async |session| {
            let standing = store.standing(session, ada, "").await.expect("an answer");
            (standing.is_over, standing.seen)
        };
        store.end_session(phone, eve, 8).await.expect("an answer");
        assert_eq!(state(phone).await, (false, Some(7)));
        store.end_session(laptop, ada, 8).await.expect("an answer");
        assert!(state(laptop).await.0);
        let left = store.sessions_of(ada).await.expect("a list");
        assert_eq!(left.iter().map(|session| (session.id, session.seen)).collect::<Vec<_>>(), [(phone, 7)]);
        assert_eq!(state(random_bytes()).await, (false, None), "what is not listed is open");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_tells_the_others() {
    let app = TestApp::start(crate::support::Database::Postgres).await;
    let other = open(&app).await;
    let mut news = other.news().await.expect("news");
    let table = random_bytes();
    let long = "x".repeat(9000);
    for (number, body) in [(1, "{}"), (2, &*long), (3, "{ \"a\": 1 }")] {
        app.server.store().append(entry(table, number, body)).await.expect("an answer");
        let body = Some(body.to_owned()).filter(|body| *body != long);
        assert_eq!(news.recv().await, Some(News::Entry { table, number, body }));
    }
}

#[tokio::test]
async fn what_is_no_database_is_refused() {
    for url in ["", "quattro.db", "mysql://localhost/x"] {
        assert!(Store::open(url).await.is_err(), "{url}");
    }
}
