//! A server for each test, and people who play on it.

mod app;
mod authenticator;
mod player;
pub(crate) mod push_service;
mod stubborn;

pub(crate) use app::{Database, TestApp};
pub(crate) use authenticator::Authenticator;
pub(crate) use player::{Player, Socket};
pub(crate) use push_service::{Arrived, Browser, PushService, Treatment};
pub(crate) use quattro_testkit::postgres::{Postgres, free_port};
pub(crate) use stubborn::{Story, Stubborn};

/// Runs an async test on both databases.
macro_rules! both {
    ($($(#[$attribute:meta])* async fn $name:ident($app:ident: TestApp) $body:block)+) => {$(
        mod $name {
            use crate::support::{Database, TestApp};

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn sqlite() {
                super::$name(TestApp::start(Database::Sqlite).await).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn postgres() {
                super::$name(TestApp::start(Database::Postgres).await).await;
            }
        }

        $(#[$attribute])*
        async fn $name($app: TestApp) $body
    )+};
}

pub(crate) use both;
