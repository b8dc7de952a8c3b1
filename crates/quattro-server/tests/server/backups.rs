//! Copies of a database that is in use, and what they are good for.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use quattro_server::random::random_bytes;
use quattro_server::store::{Append, Appended, BackupError, Store, backup, damage_in, restore};
use sqlx::{Connection, SqliteConnection};

use crate::support::{Database, TestApp};
use crate::whole_games::{checked_record, play_to_the_end, started};

fn url(file: &Path) -> String {
    format!("sqlite://{}", file.display())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_under_load_holds_everything_acknowledged_before_it() {
    let app = TestApp::start(Database::Sqlite).await;
    let players = app.players(2).await;
    let table = started(&players, "calcory").await;
    let playing =
        players.iter().map(|player| tokio::spawn(play_to_the_end(player.clone(), table.clone(), 1)));
    for playing in playing.collect::<Vec<_>>() {
        playing.await.expect("a whole game");
    }
    let (store, busy, acknowledged) =
        (app.server.store().clone(), random_bytes(), Arc::new(AtomicU32::new(0)));
    let counter = Arc::clone(&acknowledged);
    let load = tokio::spawn(async move {
        for number in 1.. {
            let append = Append {
                table: busy,
                number,
                body: number.to_string(),
                row: None,
                sitter: None,
                calls: Vec::new(),
            };
            assert_eq!(store.append(append).await.expect("an answer"), Appended::Stored);
            counter.store(number, Ordering::SeqCst);
        }
    });
    while acknowledged.load(Ordering::SeqCst) < 20 {
        tokio::task::yield_now().await;
    }
    let database = app.config.database.clone().expect("a database");
    let copy = app.folder.path().join("copy.db");
    let before = acknowledged.load(Ordering::SeqCst);
    let contents = backup(&database, &copy, false, |_, _| {}).await.expect("a copy");
    assert_eq!(contents.tables, 1);
    load.abort();
    // Nothing is overwritten unless that is asked for.
    let again = backup(&database, &copy, false, |_, _| {}).await;
    assert!(matches!(again, Err(BackupError::Exists(_))), "{again:?}");
    backup(&database, &copy, true, |_, _| {}).await.expect("another copy");
    assert!(!app.folder.path().join("copy.db.partial").exists());
    let refused = restore(&database, &copy).await;
    assert!(matches!(refused, Err(BackupError::InUse(_))), "{refused:?}");

    let other = tempfile::tempdir().expect("a folder");
    let file = other.path().join("quattro.db");
    let (restored, aside) = restore(&url(&file), &copy).await.expect("a database");
    assert_eq!((restored.tables, aside), (1, None));
    let app = TestApp::start_on(url(&file)).await;
    let log = app.server.store().read(busy, 0).await.expect("a log");
    assert!(log.len() as u32 >= before, "{} of {before}", log.len());
    checked_record(&players[0].at(app.server.address), &table).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restore_keeps_the_database_of_before() {
    let app = TestApp::start(Database::Sqlite).await;
    let database = app.config.database.clone().expect("a database");
    let (first, second) = (random_bytes(), random_bytes());
    let entry = |table| Append {
        table,
        number: 1,
        body: "{}".to_owned(),
        row: None,
        sitter: None,
        calls: Vec::new(),
    };
    app.server.store().append(entry(first)).await.expect("an answer");
    let copy = app.folder.path().join("copy.db");
    backup(&database, &copy, false, |_, _| {}).await.expect("a copy");
    app.server.store().append(entry(second)).await.expect("an answer");
    let TestApp { server, folder, .. } = app;
    server.stop().await;
    // A log that does not belong to the copy must not be read into it.
    let nonsense = folder.path().join("copy.txt");
    std::fs::write(&nonsense, "not a database at all").expect("a file");
    assert!(matches!(restore(&database, &nonsense).await, Err(BackupError::Damaged { .. })));
    let (_, aside) = restore(&database, &copy).await.expect("a database");
    let holds = async |url: &str| {
        let store = Store::open(url).await.expect("a database");
        let mut held = Vec::new();
        for table in [first, second] {
            held.push(store.read(table, 0).await.expect("a log").len());
        }
        store.close().await;
        held
    };
    assert_eq!(holds(&database).await, [1, 0]);
    assert_eq!(holds(&url(&aside.expect("the database of before"))).await, [1, 1]);
    let (_, aside) = restore(&database, &copy).await.expect("a database");
    assert!(aside.expect("another one").to_string_lossy().ends_with(".before-2"));
}

#[tokio::test]
async fn what_cannot_be_copied_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let to = folder.path().join("copy.db");
    let refused = backup("postgres://localhost/quattro", &to, false, |_, _| {}).await.expect_err("no file");
    assert!(refused.to_string().contains("pg_dump"), "{refused}");
    let missing = backup(&url(&folder.path().join("no.db")), &to, false, |_, _| {}).await;
    assert!(matches!(missing, Err(BackupError::Missing(_))), "{missing:?}");
    let other = folder.path().join("other.db");
    let mut connection =
        SqliteConnection::connect(&format!("{}?mode=rwc", url(&other))).await.expect("a file");
    sqlx::raw_sql("CREATE TABLE other (a)").execute(&mut connection).await.expect("a table");
    let not_ours = backup(&url(&other), &to, false, |_, _| {}).await;
    assert!(matches!(not_ours, Err(BackupError::Damaged { .. })), "{not_ours:?}");
    assert!(!to.exists() && !folder.path().join("copy.db.partial").exists());
}

/// A write-ahead log of 20 transactions, as it is when the power goes.
async fn log_of_20() -> Vec<u8> {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a.db");
    let mut connection =
        SqliteConnection::connect(&format!("{}?mode=rwc", url(&file))).await.expect("a file");
    let begin = "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; CREATE TABLE a (b)";
    sqlx::raw_sql(begin).execute(&mut connection).await.expect("a table");
    for _ in 0..20 {
        sqlx::raw_sql("INSERT INTO a VALUES (1)").execute(&mut connection).await.expect("a row");
    }
    std::fs::read(folder.path().join("a.db-wal")).expect("a log")
}

#[tokio::test]
async fn damage_in_the_log_is_found_and_a_torn_end_is_not_damage() {
    let whole = log_of_20().await;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("log");
    let damage = |log: &[u8]| {
        std::fs::write(&file, log).expect("a file");
        damage_in(&file)
    };
    assert_eq!(damage(&whole), None);
    assert_eq!(damage(&[]), None);
    assert_eq!(damage(&whole[..whole.len() - 1000]), None, "torn");
    let frame = 24 + 4096;
    let last = whole.len() - frame;
    // A bit in the page, in the salts, and in the checksum of a frame.
    for at in [100, 8, 16] {
        let mut log = whole.clone();
        log[last - 5 * frame + at] ^= 1;
        let found = damage(&log).expect("damage");
        assert_eq!((found.at, found.transactions > 0), (last - 5 * frame, true), "{at}: {found:?}");
    }
    let mut log = whole.clone();
    log[last + 100] ^= 1;
    assert_eq!(damage(&log), None, "the last transaction may have been torn");
    // A log that was begun anew still holds old frames at its end.
    let mut log = whole.clone();
    log[last + 8] ^= 1;
    assert_eq!(damage(&log), None);
}
