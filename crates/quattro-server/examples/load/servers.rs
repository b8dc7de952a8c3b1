//! The servers that are measured: processes of the real program.

use std::error::Error;
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use quattro_testkit::postgres::{Postgres, free_port};
use tempfile::TempDir;

/// One server, or two that share a database.
pub(crate) struct Servers {
    pub(crate) all: Vec<Server>,
    _database: Database,
}

/// A database that goes with the servers.
enum Database {
    Sqlite { _folder: TempDir },
    Postgres { _server: Postgres },
}

/// A running server, which is killed when this is dropped.
pub(crate) struct Server {
    process: Child,
    pub(crate) address: SocketAddr,
    database: String,
}

impl Servers {
    /// One server with SQLite, or two that share a PostgreSQL.
    pub(crate) async fn start(on_postgres: bool) -> Result<Servers, Box<dyn Error>> {
        let (url, number, database) = if on_postgres {
            let postgres = Postgres::start(true);
            (postgres.create_database(), 2, Database::Postgres { _server: postgres })
        } else {
            // Beside the program, on a real disk: the system's temporary folder may be in memory.
            let folder = tempfile::tempdir_in("target")?;
            let url = format!("sqlite://{}/quattro.db", folder.path().display());
            (url, 1, Database::Sqlite { _folder: folder })
        };
        let mut all = Vec::new();
        for _ in 0..number {
            all.push(Server::start(&url).await?);
        }
        Ok(Servers { all, _database: database })
    }

    pub(crate) fn addresses(&self) -> Vec<SocketAddr> {
        self.all.iter().map(|server| server.address).collect()
    }

    /// The memory of all servers together, in bytes.
    pub(crate) fn memory(&self) -> u64 {
        self.all.iter().map(Server::memory).sum()
    }
}

impl Server {
    pub(crate) async fn start(database: &str) -> Result<Server, Box<dyn Error>> {
        let address = SocketAddr::from(([127, 0, 0, 1], free_port()));
        let process = serve(address, database)?;
        let mut server = Server { process, address, database: database.to_owned() };
        server.answers().await?;
        Ok(server)
    }

    /// Waits until it is healthy.
    async fn answers(&mut self) -> Result<(), Box<dyn Error>> {
        let url = format!("http://{}/healthz", self.address);
        while !reqwest::get(&url).await.is_ok_and(|answer| answer.status().is_success()) {
            if let Some(status) = self.process.try_wait()? {
                return Err(format!("the server ended with {status}").into());
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        Ok(())
    }

    /// Stops it as a service manager does, and starts it again.
    pub(crate) async fn restart(&mut self) -> Result<(), Box<dyn Error>> {
        let pid = self.process.id().to_string();
        Command::new("kill").args(["-TERM", &pid]).status()?;
        while self.process.try_wait()?.is_none() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        self.process = serve(self.address, &self.database)?;
        self.answers().await
    }

    /// Its memory in bytes, or 0 where the system does not tell.
    fn memory(&self) -> u64 {
        let status =
            std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap_or_default();
        let kibibytes =
            status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.split_whitespace().next());
        kibibytes.and_then(|number| number.parse::<u64>().ok()).unwrap_or_default() << 10
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn serve(address: SocketAddr, database: &str) -> Result<Child, Box<dyn Error>> {
    let examples = std::env::current_exe()?;
    let program = examples.parent().and_then(|folder| folder.parent()).ok_or("no folder")?.join("quattro");
    let mut command = Command::new(&program);
    command.args(["serve", "--address", &address.to_string(), "--database", database]);
    command.args(["--log", "warn", "--no-limits"]).stdout(Stdio::null());
    command.spawn().map_err(|error| format!("{} did not start: {error}", program.display()).into())
}
