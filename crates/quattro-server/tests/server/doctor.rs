//! What the doctor finds.

use quattro_server::doctor::{Finding, Verdict, doctor};
use quattro_server::{Config, Limits};
use reqwest::StatusCode;
use sqlx::{Connection, SqliteConnection};

use crate::support::{Database, TestApp, both, free_port};

async fn findings(app: &TestApp, change: impl FnOnce(&mut Config)) -> Vec<Finding> {
    let mut config = app.config.clone();
    config.limits = Limits { connections: 10, ..Limits::default() };
    change(&mut config);
    doctor(&config).await
}

fn verdict(findings: &[Finding], what: &str) -> Option<Verdict> {
    findings.iter().find(|finding| finding.what == what).map(|finding| finding.verdict)
}

both! {
    async fn a_server_that_is_well_is_found_to_be(app: TestApp) {
        let url = app.url("");
        let found = findings(&app, |config| config.public_url = Some(url)).await;
        for what in ["cli-doctor-database", "cli-doctor-clock", "cli-doctor-reached", "cli-doctor-proxies"] {
            assert_eq!(verdict(&found, what), Some(Verdict::Good), "{what}: {found:?}");
        }
        assert_eq!(verdict(&found, "cli-doctor-no-tls"), Some(Verdict::Warning));
        // The PostgreSQL of the tests does not wait for the disk, and that is found out.
        let bad: Vec<_> = found.iter().filter(|finding| finding.verdict == Verdict::Bad).collect();
        let is_shared = app.config.database.as_deref().is_some_and(|url| url.starts_with("postgres"));
        assert_eq!(verdict(&found, "cli-doctor-not-durable").is_some(), is_shared);
        assert_eq!(bad.len(), usize::from(is_shared), "{bad:?}");
        assert_eq!(app.get("/doctor").await.0, StatusCode::NOT_FOUND, "nobody else is told");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_wrong_is_found() {
    let app = TestApp::start_with(Database::Sqlite, |config| config.trusted_proxies = 1).await;
    let url = app.url("");
    let found = findings(&app, |config| config.public_url = Some(url)).await;
    assert_eq!(verdict(&found, "cli-doctor-wrong-proxies"), Some(Verdict::Bad), "{found:?}");
    let found = findings(&app, |config| {
        config.public_url = Some(format!("http://127.0.0.1:{}", free_port()));
        config.limits = Limits { connections: usize::MAX, ..Limits::default() };
        config.database = Some(format!("postgres://nobody@127.0.0.1:{}/x", free_port()));
    });
    let found = found.await;
    for what in ["cli-doctor-not-reached", "cli-doctor-absent-database"] {
        assert_eq!(verdict(&found, what), Some(Verdict::Bad), "{found:?}");
    }
    assert_eq!(verdict(&found, "cli-doctor-few-files"), Some(Verdict::Warning));
    let database = app.config.database.clone().expect("a database");
    let mut connection = SqliteConnection::connect(&database).await.expect("a connection");
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                 VALUES (99, 'newer', 1, x'00', 0);
                 INSERT INTO served (server, began, ended) VALUES ('x', 1, 99999999999999)";
    sqlx::raw_sql(newer).execute(&mut connection).await.expect("a change");
    let found = findings(&app, |_| {}).await;
    assert_eq!(verdict(&found, "cli-doctor-newer-database"), Some(Verdict::Bad), "{found:?}");
    assert_eq!(verdict(&found, "cli-doctor-clock-back"), Some(Verdict::Warning));
    let left = std::fs::read_dir(app.folder.path()).expect("a folder").flatten();
    assert!(left.into_iter().all(|file| !file.file_name().to_string_lossy().contains("doctor")));
}
