//! A server for each test, and people who play on it.

mod app;
mod player;
mod postgres;
mod stubborn;

pub(crate) use app::{Database, TestApp};
pub(crate) use player::{Player, Socket};
pub(crate) use postgres::Postgres;
pub(crate) use stubborn::{Story, Stubborn};

/// Runs an async test on both databases.
macro_rules! both {
    ($($(#[$attribute:meta])* async fn $name:ident($app:ident: TestApp) $body:block)+) => {$(
        mod $name {
            use super::*;

            $(#[$attribute])*
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn sqlite() {
                test(TestApp::start($crate::support::Database::Sqlite).await).await;
            }

            $(#[$attribute])*
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn postgres() {
                test(TestApp::start($crate::support::Database::Postgres).await).await;
            }

            async fn test($app: TestApp) $body
        }
    )+};
}

pub(crate) use both;
