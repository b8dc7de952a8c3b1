//! A server with its own database.

use std::path::{Path, PathBuf};
use std::time::Duration;

use quattro_server::{Clock, Config, Keep, Limits, Server};
use reqwest::{Client, Method, StatusCode};
use tempfile::TempDir;
use tokio::sync::watch;

use super::{Player, Postgres};

/// Which database a test runs on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Database {
    Sqlite,
    Postgres,
}

/// A server with its own database.
pub(crate) struct TestApp {
    pub(crate) server: Server,
    pub(crate) config: Config,
    pub(crate) http: Client,
    pub(crate) folder: TempDir,
}

impl TestApp {
    pub(crate) async fn start(database: Database) -> TestApp {
        TestApp::start_with(database, |_| {}).await
    }

    /// A server with other settings. By default bots move without delay and there are no limits.
    pub(crate) async fn start_with(database: Database, change: impl FnOnce(&mut Config)) -> TestApp {
        let folder = fast_folder();
        let url = match database {
            Database::Sqlite => format!("sqlite://{}", folder.path().join("test.db").display()),
            Database::Postgres => Postgres::fresh_database(),
        };
        let mut config = Config {
            address: Some("127.0.0.1:0".to_owned()),
            database: Some(url),
            bot_pace: Duration::ZERO,
            limits: Limits::none(),
            // What tests have stored may be of any time.
            keep: Keep { unstarted: None, abandoned: None, finished: None },
            ..Config::default()
        };
        change(&mut config);
        let server = Server::start(&config).await.expect("a server");
        TestApp { server, config, http: Client::new(), folder }
    }

    /// A server on a database somewhere else.
    pub(crate) async fn start_on(url: String) -> TestApp {
        TestApp::start_with(Database::Sqlite, |config| config.database = Some(url)).await
    }

    /// A server whose clock stands still until the sender moves it.
    pub(crate) async fn start_with_clock(database: Database) -> (TestApp, watch::Sender<u64>) {
        let (clock, time) = watch::channel(1_000_000);
        let app = TestApp::start_with(database, |config| config.clock = Clock::Manual(time)).await;
        (app, clock)
    }

    /// A server on a copy of an SQLite database.
    pub(crate) async fn start_on_copy(database: &Path) -> TestApp {
        TestApp::start_with(Database::Sqlite, |config| {
            let url = config.database.as_deref().expect("a database");
            let copy = url.strip_prefix("sqlite://").expect("a path");
            std::fs::copy(database, copy).expect("a copy");
        })
        .await
    }

    /// The file of an SQLite database, or one beside it.
    pub(crate) fn file(&self, end: &str) -> PathBuf {
        self.folder.path().join(format!("test.db{end}"))
    }

    /// Another server on the same database.
    pub(crate) async fn second_server(&self) -> Server {
        Server::start(&self.config).await.expect("a second server")
    }

    /// Stops the server and starts it again on the same database.
    pub(crate) async fn restart(self) -> TestApp {
        let TestApp { server, config, http, folder } = self;
        server.stop().await;
        let server = Server::start(&config).await.expect("a server");
        TestApp { server, config, http, folder }
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.server.address)
    }

    /// A person who plays by token.
    pub(crate) async fn player(&self, name: &str) -> Player {
        Player::named(self.server.address, name).await
    }

    /// This many people.
    pub(crate) async fn players(&self, number: usize) -> Vec<Player> {
        let mut players = Vec::new();
        for name in ["Ada", "Bob", "Cleo", "Dan", "Eve"].into_iter().take(number) {
            players.push(self.player(name).await);
        }
        players
    }

    /// What a request without a name gets.
    pub(crate) async fn get(&self, path: &str) -> (StatusCode, String) {
        let answer = self.http.request(Method::GET, self.url(path)).send().await.expect("an answer");
        (answer.status(), answer.text().await.expect("text"))
    }
}

/// A folder in memory if there is one: most tests are about the log, not about the disk.
fn fast_folder() -> TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).expect("a folder")
}
