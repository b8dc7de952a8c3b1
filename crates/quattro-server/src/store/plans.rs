//! How the databases find what pages ask for: by an index, whatever there is.

use quattro_testkit::postgres::Postgres as TestPostgres;
use sqlx::{AssertSqlSafe, Connection as _, PgConnection, Row as _, SqliteConnection};

use super::{Store, figures, games};

/// The queries behind pages of a person, with a value for each place.
fn queries() -> Vec<(&'static str, Vec<&'static str>)> {
    let person = "'ada'";
    let page = vec![person, "1", "1000", "'x'", "20", "'calcory'"];
    let mut queries = vec![(games::OWN_GAMES, page.clone()), (games::OWN_GAMES_OF, page)];
    queries.push((games::TO_DERIVE, vec!["50"]));
    queries.push((figures::FRIENDS, vec![person, "5"]));
    queries.push((figures::MEETINGS, vec![person, "'bob'"]));
    queries.extend([figures::GAMES, figures::ORDERS, figures::IS_HIDDEN].map(|query| (query, vec![person])));
    queries
}

fn filled_in(query: &str, values: &[&str]) -> String {
    let places = (1..).zip(values);
    places.fold(query.to_owned(), |query, (number, value)| query.replace(&format!("${number}"), value))
}

#[tokio::test]
async fn sqlite_scans_no_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite://{}", folder.path().join("test.db").display());
    let store = Store::open(&url).await.expect("a store");
    let mut connection = SqliteConnection::connect(&url).await.expect("a connection");
    for (query, values) in queries() {
        let explain = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {}", filled_in(query, &values)));
        let plan = sqlx::query(explain).fetch_all(&mut connection).await.expect("a plan");
        assert!(!plan.is_empty());
        for step in plan {
            let step: String = step.try_get("detail").expect("a step");
            // What waits to be derived is an index of its own, without anything else.
            let is_search = !step.starts_with("SCAN") || step.contains("tables_to_derive");
            assert!(is_search && !step.contains("TEMP B-TREE"), "{step}: {query}");
        }
    }
    store.close().await;
}

#[tokio::test]
async fn postgres_scans_no_table() {
    let url = TestPostgres::fresh_database();
    let store = Store::open(&url).await.expect("a store");
    let mut connection = PgConnection::connect(&url).await.expect("a connection");
    // A table without rows is scanned if nothing speaks against it; if there is an index, this does.
    sqlx::raw_sql("SET enable_seqscan = off").execute(&mut connection).await.expect("a setting");
    for (query, values) in queries() {
        let explain = AssertSqlSafe(format!("EXPLAIN {}", filled_in(query, &values)));
        let plan = sqlx::query_scalar(explain).fetch_all(&mut connection).await.expect("a plan");
        let plan: String = plan.into_iter().collect::<Vec<String>>().join(" ");
        assert!(plan.contains("Index") && !plan.contains("Seq Scan"), "{plan}: {query}");
    }
    store.close().await;
}
