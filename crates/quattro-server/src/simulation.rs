//! A server without a network, for simulated worlds: the real hub with its tasks, on a database, a clock and a key that
//! are handed in. Nothing here asks the system for time, chance or threads, so that a world that is run again does
//! the same again.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use quattro_table::log::Change;
use quattro_table::person::Person;
use quattro_table::protocol::TableInfo;
use quattro_table::{Bytes, Command, Problem, Requester, TableId, Viewer};
use tokio::sync::mpsc;

use crate::bots::BotPool;
use crate::clock::Clock;
use crate::hub::Hub;
use crate::serve::{Stop, start_hub};
use crate::signer::Signer;
use crate::store::{Appended, Line, Simulated, Store, StoreError};

pub use crate::clock::{SimulatedClock, SimulatedWall};

/// A server in a simulated world.
#[derive(Debug)]
pub struct SimulatedServer {
    hub: Hub,
    stop: Stop,
}

impl SimulatedServer {
    /// Starts a server.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn start(
        line: Arc<dyn Line>,
        key: Bytes<32>,
        clock: Arc<SimulatedClock>,
        bot_pace: Duration,
    ) -> Result<SimulatedServer, StoreError> {
        let (stop, stopping) = Stop::new();
        let store = Store::Simulated(Simulated::new(line));
        let metrics = Arc::default();
        let bots = BotPool::at_once(bot_pace, Arc::clone(&metrics));
        let hub =
            start_hub(store, Signer::new(key), bots, Clock::Simulated(clock), metrics, stopping).await?;
        tokio::spawn(hub.clone().keep_time());
        Ok(SimulatedServer { hub, stop })
    }

    /// Ends the server's tasks. What they still wait for must fail at the database: a server that has crashed does
    /// nothing more.
    pub fn end(&self) {
        self.stop.tell();
    }

    /// Creates a table; false if it is there already.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn create(&self, table: TableId, host: &Person, change: Change) -> Result<bool, Problem> {
        Ok(self.hub.create(table, host, change).await? == Appended::Stored)
    }

    /// Carries out a request, once; returns the number of its entry.
    ///
    /// # Errors
    /// Why it is refused.
    pub async fn command(
        &self,
        table: TableId,
        person: &Person,
        id: Option<String>,
        command: Command,
    ) -> Result<u32, Problem> {
        let requester = Requester::Person(person.clone());
        self.hub.command(table, requester, id, command).await.map(|result| result.number)
    }

    /// Subscribes a client: the number of the subscription, and its messages as JSON.
    ///
    /// # Errors
    /// Why it is refused.
    pub async fn subscribe(
        &self,
        table: TableId,
        viewer: Viewer,
        since: Option<u32>,
    ) -> Result<(u64, mpsc::Receiver<Utf8Bytes>), Problem> {
        let subscription = self.hub.subscribe(table, viewer, since).await?;
        Ok((subscription.id, subscription.messages))
    }

    /// Ends a subscription.
    pub async fn unsubscribe(&self, table: TableId, subscription: u64) {
        self.hub.unsubscribe(table, subscription).await;
    }

    /// A client has received everything up to this number.
    pub async fn acknowledge(&self, table: TableId, viewer: Viewer, number: u32) {
        self.hub.acknowledge(table, viewer, number).await;
    }

    /// The public description of a table.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn info(&self, table: TableId) -> Result<TableInfo, Problem> {
        self.hub.info(table).await
    }

    /// How many tables are in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.hub.tables_in_memory()
    }
}
