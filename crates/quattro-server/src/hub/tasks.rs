//! The tasks of a table: bot moves and clocks.
//!
//! A table has at most one task for its bots and one for its clock, started when there is something to do and
//! ended when there is not. Neither holds a lock while it waits or a bot thinks, and both change the table by
//! commands. Of several servers, the one that wrote the last entry moves the bots; the others step in when it does
//! not. After a restart, and for tables of a server that is gone, [`Hub::wake`] starts them again.
//!
//! Every `select!` is `biased`: left to itself it tries its branches in an order drawn at random, and a simulated
//! world could not be run again.

use std::collections::BTreeMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::Duration;

use quattro_rules::seat::Seat;
use quattro_table::{Command, Problem, Requester, TableId};

use super::Hub;
use super::loaded::LoadedTable;
use super::loading::{LockedTable, TableEntry};

/// The clock of a slow table is left alone until it has less than this left, in milliseconds: until then nothing of
/// the table need be in memory.
const SOON: u64 = 60_000;

/// A bot that another server has not moved for this long after it was due is moved here, in milliseconds.
const TAKEN_OVER: u64 = 2500;

impl Hub {
    /// Starts the tasks that a table needs and that do not run yet.
    pub(super) fn ensure_tasks(&self, table: TableId, locked: &mut LockedTable) -> Result<(), Problem> {
        let entry = Arc::clone(&locked.entry);
        let loaded = locked.loaded()?;
        if loaded.table.bot_to_act().is_some() && TableEntry::claim(&entry.bot_task) {
            let (hub, entry) = (self.clone(), Arc::clone(&entry));
            tokio::spawn(async move { hub.move_bots(table, &entry).await });
        }
        entry.changed.notify_one();
        entry.moved.notify_one();
        if self.time_left(table, loaded).is_some() && TableEntry::claim(&entry.clock_task) {
            let hub = self.clone();
            hub.0.clocks.fetch_add(1, Ordering::Relaxed);
            tokio::spawn(async move {
                hub.watch_clock(table, &entry).await;
                hub.0.clocks.fetch_sub(1, Ordering::Relaxed);
            });
        }
        Ok(())
    }

    /// Who decides, and how much time they have left, in milliseconds, if there is a clock to be watched now.
    fn time_left(&self, table: TableId, loaded: &LoadedTable) -> Option<(Seat, u64)> {
        let ((seat, deadline), now) = (loaded.table.deadline()?, self.now());
        let left = deadline.saturating_sub(loaded.question_time(now));
        if !loaded.table.is_slow() || left < SOON {
            return Some((seat, left));
        }
        // It is due by the clock on the wall, but the servers have not served all the time.
        if deadline < now + SOON {
            self.due_later().insert(table, now + left - SOON);
        }
        None
    }

    fn due_later(&self) -> MutexGuard<'_, BTreeMap<TableId, u64>> {
        self.0.due_later.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts the tasks of all tables that wait for a bot or a clock.
    pub(crate) async fn wake(&self) {
        let now = self.now();
        let found = async {
            self.0.slow_clocks.store(self.0.store.has_slow_clocks().await?, Ordering::Relaxed);
            self.0.store.to_wake(now + SOON).await
        };
        let mut tables = match found.await {
            Ok(tables) => tables,
            Err(error) => return drop(self.store_failed(&error)),
        };
        {
            let mut later = self.due_later();
            later.retain(|_, due| *due > now);
            tables.retain(|table| !later.contains_key(table));
        }
        for table in tables {
            if let Ok(mut locked) = self.lock(table).await {
                let _ = self.ensure_tasks(table, &mut locked);
            }
        }
    }

    /// Moves this table's bots one after another until it is a person's turn.
    async fn move_bots(&self, table: TableId, entry: &TableEntry) {
        self.0.metrics.thinking.add(1);
        while !*self.0.stopping.borrow() {
            match self.move_bot(table, entry).await {
                Ok(true) => {}
                Ok(false) => break,
                // The database may be back by then.
                Err(Problem::Unavailable) => self.pause(Duration::from_secs(1)).await,
                Err(_) => {
                    entry.bot_task.store(false, Ordering::Release);
                    break;
                }
            }
        }
        self.0.metrics.thinking.add(-1);
    }

    /// Moves the bot whose turn it is. If it is a person's turn, ends the task under the table's lock, so
    /// that no wake-up is missed.
    async fn move_bot(&self, table: TableId, entry: &TableEntry) -> Result<bool, Problem> {
        let mut locked = self.lock(table).await?;
        let loaded = locked.loaded()?;
        let Some((_, level)) = loaded.table.bot_to_act() else {
            entry.bot_task.store(false, Ordering::Release);
            return Ok(false);
        };
        let answers_at = loaded.table.bot_answers_at(self.0.bots.pace()).unwrap_or(0);
        let is_elsewhere = self.0.store.is_shared() && !loaded.is_last_writer();
        if is_elsewhere && self.now() < answers_at + TAKEN_OVER {
            drop(locked);
            // The server that wrote the last entry moves the bot.
            tokio::select! {
                biased;
                () = self.wait_until(answers_at + TAKEN_OVER) => {}
                () = entry.moved.notified() => {}
            }
            return Ok(true);
        }
        let (host, job) = (loaded.table.host(), loaded.table.bot_job());
        drop(locked);
        let job = job.ok_or(Problem::Unavailable)?;
        let any_move = job.any_move();
        // It thinks at once and answers when it is due, so that nobody can tell how long it had to think.
        let thinking = self.0.bots.think(job, host, level.thinking_time());
        let (thought, ()) = tokio::join!(thinking, self.wait_until(answers_at));
        let plays = thought.as_ref().map(quattro_table::Thought::plays).or(any_move);
        if let (Some(thought), Ok(loaded)) = (thought, self.lock(table).await?.loaded()) {
            loaded.table.return_bot(thought);
        }
        let Some(plays) = plays else { return Ok(true) };
        let played = self.command(table, Requester::Server, None, Command::BotPlays(plays)).await;
        if let Err(problem) = played {
            // The bot decides again; the database may be back by then.
            tracing::debug!(%table, %problem, "a bot could not move");
            self.pause(Duration::from_secs(1)).await;
        }
        Ok(true)
    }

    /// Answers "no" for a person whose time runs out, or hands over their chair.
    async fn watch_clock(&self, table: TableId, entry: &TableEntry) {
        let mut running = self.running();
        while !*self.0.stopping.borrow() {
            let mut locked = match self.lock(table).await {
                Ok(locked) => locked,
                // The database may be back by then.
                Err(Problem::Unavailable) => {
                    self.pause(Duration::from_secs(1)).await;
                    continue;
                }
                // The table is gone, or for a newer server.
                Err(_) => {
                    entry.clock_task.store(false, Ordering::Release);
                    return;
                }
            };
            let loaded = locked.loaded().ok();
            let now = self.now();
            let waiting = loaded.and_then(|loaded| {
                let (seat, left) = self.time_left(table, loaded)?;
                Some((seat, left, loaded.table.moves()))
            });
            let Some((seat, left, at)) = waiting else {
                // Ended under the table's lock, so that no wake-up is missed.
                entry.clock_task.store(false, Ordering::Release);
                return;
            };
            drop(locked);
            if !running.borrow_and_update().is_storing {
                // Nobody can move, so nobody's time runs.
                self.pause(Duration::from_millis(500)).await;
                continue;
            }
            if left > 0 {
                tokio::select! {
                    biased;
                    () = self.wait_until(now + left) => {}
                    () = entry.changed.notified() => {}
                }
                continue;
            }
            let command = Command::TimeIsUp { seat, at };
            if self.command(table, Requester::Server, None, command).await.is_err() {
                self.pause(Duration::from_secs(1)).await;
            }
        }
    }

    /// Waits for a moment, but not when the server stops.
    pub(crate) async fn wait_until(&self, moment: u64) {
        let mut stopping = self.0.stopping.clone();
        tokio::select! {
            biased;
            () = self.0.clock.until(moment) => {}
            _ = stopping.wait_for(|stopping| *stopping) => {}
        }
    }

    /// Waits, but not when the server stops.
    pub(super) async fn pause(&self, pause: Duration) {
        let mut stopping = self.0.stopping.clone();
        tokio::select! {
            biased;
            () = tokio::time::sleep(pause) => {}
            _ = stopping.wait_for(|stopping| *stopping) => {}
        }
    }
}
