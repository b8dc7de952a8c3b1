//! What happens at tables by itself: bots move, clocks run out.
//!
//! A table has at most one task for its bots and one for its clock, started when there is something to do and
//! gone when there is not. Both hold no lock while they wait or think, and ask for their change like anybody
//! else. After a restart, and for tables of a server that is no more, [`Hub::wake`] starts them again.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use super::{Hub, Live, Locked};
use crate::clock::now;
use crate::ids::TableId;
use crate::protocol::Problem;
use crate::table::{Asker, Command};

impl Hub {
    /// Starts what a table needs.
    pub(super) fn look_after(&self, table: TableId, locked: &mut Locked) -> Result<(), Problem> {
        let live = Arc::clone(&locked.live);
        let open = locked.open()?;
        if open.table.bot_to_act().is_some() && Live::take(&live.bots) {
            let (hub, live) = (self.clone(), Arc::clone(&live));
            tokio::spawn(async move { hub.move_bots(table, &live).await });
        }
        if open.table.deadline().is_some() && Live::take(&live.clock) {
            let hub = self.clone();
            tokio::spawn(async move { hub.watch_clock(table, &live).await });
        }
        Ok(())
    }

    /// Looks after all tables that wait for a bot or a clock.
    pub(crate) async fn wake(&self) {
        let tables = match self.0.store.to_wake().await {
            Ok(tables) => tables,
            Err(error) => return drop(self.store_failed(&error)),
        };
        for table in tables {
            if let Ok(mut locked) = self.lock(table).await {
                let _ = self.look_after(table, &mut locked);
            }
        }
    }

    /// Moves this table's bots one after another until it is a person's turn.
    async fn move_bots(&self, table: TableId, live: &Live) {
        self.0.metrics.thinking.add(1);
        while !*self.0.stopping.borrow() {
            match self.move_bot(table, live).await {
                Ok(true) => {}
                Ok(false) => break,
                Err(_) => {
                    live.bots.store(false, Ordering::Release);
                    break;
                }
            }
        }
        self.0.metrics.thinking.add(-1);
    }

    /// Moves the bot whose turn it is. Gives the task's flag back, under the lock, when it is nobody's.
    async fn move_bot(&self, table: TableId, live: &Live) -> Result<bool, Problem> {
        let mut locked = self.lock(table).await?;
        let open = locked.open()?;
        let Some((seat, job)) = open.table.bot_job() else {
            live.bots.store(false, Ordering::Release);
            return Ok(false);
        };
        let (at, fallback) = (open.table.moves(), open.table.any_action());
        let pace = open.table.options().bot_pace.map(|pace| Duration::from_millis(pace.into()));
        drop(locked);
        self.pause(pace.unwrap_or(self.0.bot_pace)).await;
        let thought = self.0.pool.think(job).await;
        if let Some(action) = thought.or(fallback) {
            let command = Command::BotPlays { seat, at, action };
            if let Err(problem) = self.command(table, Asker::Server, None, command).await {
                // The move is thought of again: the database may answer then.
                tracing::warn!(%table, ?problem, "a bot could not move");
                self.pause(Duration::from_secs(1)).await;
            }
        }
        Ok(true)
    }

    /// Hands over the chair of whoever lets the time pass.
    async fn watch_clock(&self, table: TableId, live: &Live) {
        while !*self.0.stopping.borrow() {
            let mut locked = self.lock(table).await.ok();
            let open = locked.as_mut().and_then(|locked| locked.open().ok());
            let waiting = open.and_then(|open| Some((open.table.deadline()?, open.table.moves())));
            let Some(((seat, deadline), at)) = waiting else {
                // Given back under the lock, so that nobody can miss that this task has ended.
                live.clock.store(false, Ordering::Release);
                return;
            };
            drop(locked);
            let left = deadline.saturating_sub(now());
            if left > 0 {
                self.pause(Duration::from_millis(left)).await;
                continue;
            }
            let command = Command::TimeIsUp { seat, at };
            if self.command(table, Asker::Server, None, command).await.is_err() {
                self.pause(Duration::from_secs(1)).await;
            }
        }
    }

    /// Waits, but not when the server stops.
    async fn pause(&self, pause: Duration) {
        let mut stopping = self.0.stopping.clone();
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            _ = stopping.wait_for(|stopping| *stopping) => {}
        }
    }
}
