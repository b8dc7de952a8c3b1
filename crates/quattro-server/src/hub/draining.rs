//! Draining: a server that is about to stop, while others serve the same tables, closes its sockets table by table.
//! If all of them were closed at once, everybody would reconnect at once and wait.

use std::time::Duration;

use quattro_table::TableId;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until};

use super::Hub;
use crate::config::Drain;

/// Time between two looks whether it is a person's turn.
const BOTS_TURN: Duration = Duration::from_millis(100);

/// How far a server is from stopping.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Phase {
    /// It serves.
    #[default]
    Serving,
    /// It says that it will stop, so that proxies send people elsewhere, and goes on serving everybody.
    Leaving,
    /// It closes its sockets and accepts no new ones. Those that are open are served.
    Closing,
}

impl Hub {
    pub(crate) fn phase(&self) -> Phase {
        *self.0.phase.borrow()
    }

    /// Lets everybody go to other servers. Ends when the last table has been dismissed.
    pub(crate) async fn drain(&self, Drain { notice, closing }: Drain) {
        self.0.phase.send_replace(Phase::Leaving);
        sleep(notice).await;
        self.0.phase.send_replace(Phase::Closing);
        let (began, tables) = (Instant::now(), self.tables_with_clients().await);
        let number = tables.len();
        tracing::info!(tables = number, "closing sockets");
        let mut dismissing = JoinSet::new();
        for (index, table) in tables.into_iter().enumerate() {
            sleep_until(began + closing.mul_f64(index as f64 / number as f64)).await;
            let hub = self.clone();
            dismissing.spawn(async move { hub.dismiss(table, began + closing).await });
        }
        dismissing.join_all().await;
    }

    async fn tables_with_clients(&self) -> Vec<TableId> {
        let all: Vec<TableId> = self.tables().keys().copied().collect();
        let mut found = Vec::new();
        for table in all {
            if let Some(mut locked) = self.lock_in_memory(table).await
                && locked.loaded().is_ok_and(|loaded| loaded.has_clients())
            {
                found.push(table);
            }
        }
        found
    }

    /// Closes all sockets of a table, so that they move together. Waits for the turn of a person, but not for ever: a
    /// bot that has begun to move is moved here, and the other servers would miss that it is their turn to do so.
    async fn dismiss(&self, table: TableId, end: Instant) {
        while let Some(mut locked) = self.lock_in_memory(table).await {
            let Ok(loaded) = locked.loaded() else { return };
            if loaded.table.bot_to_act().is_none() || Instant::now() >= end {
                return loaded.dismiss(self.now());
            }
            drop(locked);
            sleep(BOTS_TURN).await;
        }
    }
}
