//! The database of a world: the real SQLite store on a virtual disk.
//!
//! SQLite works on threads of its own, which would end the sameness of two runs if several of them worked at once. So
//! the store lives on one thread with a clock that stands still, and the world really waits for each of its
//! answers: what takes time in the world is decided elsewhere.

use std::sync::mpsc;
use std::thread::JoinHandle;
use std::time::Duration;

use quattro_disk::{Counts, Disk, Faults};
use quattro_server::store::{Health, Reply, Request, Store, StoreError, Stored};
use quattro_table::TableId;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{Connection as _, SqlSafeStr as _};
use tokio::runtime::Runtime;

/// What the database's thread is to do; the answer goes back by the sender.
enum Job {
    Start(mpsc::Sender<Result<(), StoreError>>),
    Ask(Vec<Request>, mpsc::Sender<Vec<Result<Reply, StoreError>>>),
    /// Runs a statement on a connection of its own; returns the text it says.
    Run(&'static str, mpsc::Sender<Result<String, StoreError>>),
    End(mpsc::Sender<()>),
}

/// A database on a disk.
#[derive(Debug)]
pub struct Database {
    disk: Disk,
    jobs: Option<mpsc::Sender<Job>>,
    thread: Option<JoinHandle<()>>,
    /// The disk's count of crashes at the start; `None` while it does not run.
    boot: Option<u64>,
}

impl Database {
    /// A database that does not run yet, on an empty disk.
    ///
    /// # Panics
    /// If the system gives no thread.
    pub fn new(seed: u64) -> Database {
        let disk = Disk::new(seed);
        let (jobs, asked) = mpsc::channel();
        let url = disk.url();
        let thread =
            std::thread::Builder::new().name("database".to_owned()).spawn(move || work(&url, &asked));
        Database { disk, jobs: Some(jobs), thread: Some(thread.expect("a thread")), boot: None }
    }

    fn ask_thread<T>(&self, job: impl FnOnce(mpsc::Sender<T>) -> Job) -> T {
        let (reply, answer) = mpsc::channel();
        let sent = self.jobs.as_ref().is_some_and(|jobs| jobs.send(job(reply)).is_ok());
        assert!(sent, "the database's thread runs");
        answer.recv().expect("the database's thread answers")
    }

    /// Opens the store, after a crash or for the first time.
    ///
    /// # Errors
    /// When the disk does not let it.
    pub fn start(&mut self) -> Result<(), StoreError> {
        self.ask_thread(Job::End);
        self.disk.restart();
        let boot = self.disk.boot();
        self.ask_thread(Job::Start)?;
        self.boot = Some(boot);
        Ok(())
    }

    /// Whether it runs: it does not after a crash.
    pub fn is_running(&self) -> bool {
        self.boot().is_some()
    }

    /// In which of its lives it is, if it runs.
    pub(crate) fn boot(&self) -> Option<u64> {
        self.boot.filter(|boot| *boot == self.disk.boot())
    }

    /// Carries out requests, one after another.
    pub fn ask(&self, requests: Vec<Request>) -> Vec<Result<Reply, StoreError>> {
        if !self.is_running() {
            return requests.iter().map(|_| Err(StoreError::Closed)).collect();
        }
        let replies = self.ask_thread(|reply| Job::Ask(requests, reply));
        // Who dies while answering has not answered.
        let lives = self.is_running();
        replies.into_iter().map(|reply| if lives { reply } else { Err(StoreError::Closed) }).collect()
    }

    /// Moves the write-ahead log into the file. If that fails, it is not moved.
    pub fn checkpoint(&self, truncate: bool) {
        let mode =
            if truncate { "PRAGMA wal_checkpoint(TRUNCATE)" } else { "PRAGMA wal_checkpoint(PASSIVE)" };
        let _ = self.run(mode);
    }

    /// What SQLite finds wrong with the file; `None` if that cannot be said now.
    pub fn damage(&self) -> Option<String> {
        self.run("PRAGMA integrity_check").ok().filter(|found| found != "ok")
    }

    fn run(&self, statement: &'static str) -> Result<String, StoreError> {
        if self.is_running() {
            self.ask_thread(|reply| Job::Run(statement, reply))
        } else {
            Err(StoreError::Closed)
        }
    }

    /// The whole log of a table.
    ///
    /// # Errors
    /// When the database does not answer.
    pub fn log(&self, table: TableId) -> Result<Vec<Stored>, StoreError> {
        match self.ask(vec![Request::Read { table, after: 0 }]).pop() {
            Some(Ok(Reply::Entries(entries))) => Ok(entries),
            Some(Err(error)) => Err(error),
            _ => Err(StoreError::Closed),
        }
    }

    /// The power fails now.
    pub fn cut_power(&mut self) {
        self.disk.cut_power();
    }

    /// The power fails after this many more operations of the disk.
    pub fn cut_power_after(&mut self, operations: u64) {
        self.disk.cut_power_after(operations);
    }

    /// The program ends after this many more operations of the disk; the system goes on.
    pub fn kill_after(&mut self, operations: u64) {
        self.disk.kill_programs_after(operations);
    }

    /// The program ends, the system goes on.
    pub fn kill(&mut self) {
        self.disk.kill_programs();
    }

    /// Changes what goes wrong from now on.
    pub fn set_faults(&self, faults: Faults) {
        self.disk.set_faults(faults);
    }

    /// What has happened to the disk.
    pub fn counts(&self) -> Counts {
        self.disk.counts()
    }

    /// A hash of what the disk was asked to do.
    pub fn trace(&self) -> u64 {
        self.disk.trace()
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        self.disk.kill_programs();
        drop(self.jobs.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// The store while it is open.
struct Running {
    /// As long as this is here, a task blocks, and the runtime's clock stands still. Dropped first: the runtime's end
    /// waits for that task.
    _still: mpsc::Sender<()>,
    store: Store,
    runtime: Runtime,
}

impl Running {
    fn start(url: &str) -> Result<Running, StoreError> {
        let runtime =
            tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build()?;
        let (still, ends) = mpsc::channel::<()>();
        let store = runtime.block_on(async {
            tokio::task::spawn_blocking(move || ends.recv());
            Store::open(url).await
        })?;
        Ok(Running { _still: still, store, runtime })
    }

    fn ask(&self, requests: Vec<Request>) -> Vec<Result<Reply, StoreError>> {
        self.runtime.block_on(async {
            self.pass_time(&requests).await;
            let mut replies = Vec::with_capacity(requests.len());
            for request in requests {
                replies.push(request.carry_out(&self.store).await);
            }
            replies
        })
    }

    /// A store that refuses finds out every second whether it can go on; and whoever asks whether it is well is not
    /// told what was found out before.
    async fn pass_time(&self, requests: &[Request]) {
        let mut health = self.store.health();
        let is_probe =
            |request: &Request| matches!(request, Request::Append { entries, .. } if entries.is_empty());
        if *health.borrow_and_update() == Health::Refusing {
            tokio::time::advance(Duration::from_secs(2)).await;
            let _ = health.changed().await;
        } else if requests.iter().any(is_probe) {
            tokio::time::advance(Duration::from_secs(2)).await;
        }
    }

    fn run(&self, url: &str, statement: &'static str) -> Result<String, StoreError> {
        self.runtime.block_on(async {
            let options: SqliteConnectOptions = url.parse()?;
            let mut connection = SqliteConnection::connect_with(&options).await?;
            let said: Result<sqlx::sqlite::SqliteRow, _> =
                sqlx::query(statement.into_sql_str()).fetch_one(&mut connection).await;
            // Reads an answer of any type as text, and a number as nothing.
            let said = said.map(|row| sqlx::Row::try_get(&row, 0).unwrap_or_default());
            let _ = connection.close().await;
            Ok(said?)
        })
    }
}

/// The database's thread. Nobody minds if an answer is not waited for any more.
fn work(url: &str, jobs: &mpsc::Receiver<Job>) {
    let mut running: Option<Running> = None;
    for job in jobs {
        match job {
            Job::Start(reply) => {
                let started = Running::start(url).map(|started| running = Some(started));
                let _ = reply.send(started);
            }
            Job::Ask(requests, reply) => {
                let replies = running.as_ref().map(|running| running.ask(requests));
                let _ = reply.send(replies.unwrap_or_default());
            }
            Job::Run(statement, reply) => {
                let said = running.as_ref().map(|running| running.run(url, statement));
                let _ = reply.send(said.unwrap_or(Err(StoreError::Closed)));
            }
            Job::End(reply) => {
                running = None;
                let _ = reply.send(());
            }
        }
    }
}
