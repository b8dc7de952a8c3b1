//! Load and start-up measurements of the server. The figures are in `docs/performance.md`.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{fs, thread};

use crate::Error;
use crate::run::{root, run};

const ADDRESS: &str = "127.0.0.1:4044";

/// The address of the second server on a shared database.
const SECOND: &str = "127.0.0.1:4045";

/// Number of finished games for the start-up measurement.
const ARCHIVE: &str = "100000";

/// A server with its own database, stopped when this is dropped.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already, which the measurement reports.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// 2,000 tables of 4, each with one move per second, over real sockets. With the URL of an empty PostgreSQL database,
/// on two servers that share it.
pub(crate) fn load() -> Result<(), Error> {
    build()?;
    if let Some(shared) = std::env::args().nth(2) {
        let first = serve(ADDRESS, &shared)?;
        let second = serve(SECOND, &shared)?;
        let pid = first.0.id();
        let result = run(&format!("target/release/examples/load {ADDRESS},{SECOND} 2000 4 30 {pid}"));
        drop(second);
        return result;
    }
    let database = fresh_database("load")?;
    let server = serve(ADDRESS, &database)?;
    let pid = server.0.id();
    run(&format!("target/release/examples/load {ADDRESS} 2000 4 30 {pid}"))
}

/// How long a server with many finished games takes to answer.
pub(crate) fn startup() -> Result<(), Error> {
    build()?;
    let database = fresh_database("archive")?;
    run(&format!("target/release/examples/archive {database} {ARCHIVE}"))?;
    for _ in 0..5 {
        let began = Instant::now();
        let server = serve(ADDRESS, &database)?;
        println!("answers after {:.0?}", began.elapsed());
        drop(server);
    }
    Ok(())
}

fn build() -> Result<(), Error> {
    run("cargo build --release --package quattro --package quattro-server --bins --examples")
}

fn fresh_database(name: &str) -> Result<String, Error> {
    let folder = root().join("target").join("load");
    // The first time there is nothing to remove.
    let _ = fs::remove_dir_all(folder.join(name));
    fs::create_dir_all(folder.join(name)).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(format!("sqlite://target/load/{name}/quattro.db"))
}

/// Starts a server and waits until it answers.
fn serve(address: &str, database: &str) -> Result<Server, Error> {
    let mut command = Command::new(root().join("target/release/quattro"));
    command.args(["serve", "--address", address, "--database", database, "--log", "warn", "--no-limits"]);
    let child = command.current_dir(root()).stdout(Stdio::null()).spawn();
    let mut server = Server(child.map_err(|error| format!("the server did not start: {error}"))?);
    while !answers(address) {
        if let Ok(Some(status)) = server.0.try_wait() {
            return Err(format!("the server ended with {status}"));
        }
        thread::sleep(Duration::from_millis(2));
    }
    Ok(server)
}

fn answers(address: &str) -> bool {
    let ask = || -> std::io::Result<bool> {
        let mut stream = TcpStream::connect(address)?;
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer.starts_with("HTTP/1.1 200"))
    };
    ask().unwrap_or(false)
}
