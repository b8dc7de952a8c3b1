//! A PostgreSQL server for tests and measurements, which ends with them.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{LazyLock, Mutex};

use tempfile::TempDir;

/// A running PostgreSQL server. It ends when the process that started it ends, however that happens.
pub struct Postgres {
    port: u16,
    /// Closing this pipe is what ends it.
    _keeper: Child,
    _folder: TempDir,
}

static SHARED: LazyLock<Postgres> = LazyLock::new(|| Postgres::start(false));
/// Making databases at the same time makes PostgreSQL complain that the template is in use.
static ONE_BY_ONE: Mutex<()> = Mutex::new(());
static NUMBER: AtomicU32 = AtomicU32::new(0);

impl Postgres {
    /// A fresh database on the PostgreSQL that all tests share.
    pub fn fresh_database() -> String {
        SHARED.create_database()
    }

    /// Starts one. `durable` makes it wait for the disk, as one in real use does.
    pub fn start(durable: bool) -> Postgres {
        let folder = tempfile::Builder::new().prefix("quattro-postgres-").tempdir().expect("a folder");
        let bin = binaries();
        let port = free_port();
        let script = format!(
            "set -e
             cd {folder}
             {run} {bin}/initdb -D {folder}/data -U postgres -A trust --no-sync -E UTF8 --locale=C >{folder}/initdb.log 2>&1
             {run} {bin}/pg_ctl -D {folder}/data -l {folder}/log -w -o '-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync={fsync} -c max_connections=300' start >/dev/null
             echo ready
             cat >/dev/null || true
             {run} {bin}/pg_ctl -D {folder}/data -m immediate stop >/dev/null 2>&1",
            folder = folder.path().display(),
            run = as_ordinary_user(folder.path()),
            bin = bin.display(),
            fsync = if durable { "on" } else { "off" },
        );
        let mut keeper = Command::new("setsid")
            .args(["sh", "-c", &script])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell");
        let mut line = String::new();
        let output = keeper.stdout.take().expect("the shell's output");
        std::io::BufRead::read_line(&mut std::io::BufReader::new(output), &mut line).expect("a line");
        assert_eq!(line.trim(), "ready", "PostgreSQL did not start; see {}", folder.path().display());
        Postgres { port, _keeper: keeper, _folder: folder }
    }

    /// A new database.
    pub fn create_database(&self) -> String {
        let name = format!("test{}", NUMBER.fetch_add(1, Ordering::Relaxed));
        let port = self.port.to_string();
        let _one = ONE_BY_ONE.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let made = Command::new(binaries().join("createdb"))
            .args(["-h", "127.0.0.1", "-p", &port, "-U", "postgres", &name])
            .status()
            .expect("createdb");
        assert!(made.success());
        format!("postgres://postgres@127.0.0.1:{}/{name}", self.port)
    }
}

fn binaries() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let newest = versions.map(|version| version.path().join("bin")).filter(|bin| bin.join("initdb").exists());
    newest.max().expect("no PostgreSQL in /usr/lib/postgresql: `cargo xtask test` installs what tests need")
}

/// initdb refuses root, so as root everything runs as the user that Debian's package has made.
fn as_ordinary_user(folder: &Path) -> String {
    let root = Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n");
    if !root {
        return String::new();
    }
    let status = Command::new("chown").arg("postgres").arg(folder).status().expect("chown");
    assert!(status.success(), "the package postgresql makes a user `postgres`");
    let home = folder.display();
    format!("setpriv --reuid=postgres --regid=postgres --init-groups env HOME={home}")
}

/// A port for a server in another process. Below those that the system gives to outgoing connections: one of these
/// could take the port before the server does, or while it is restarted.
pub fn free_port() -> u16 {
    static TRIED: AtomicU32 = AtomicU32::new(0);
    let own = std::process::id().wrapping_mul(101);
    let next = || 10_000 + (own.wrapping_add(TRIED.fetch_add(1, Ordering::Relaxed)) % 20_000) as u16;
    let mut ports = std::iter::repeat_with(next).take(20_000);
    ports.find(|port| std::net::TcpListener::bind(("127.0.0.1", *port)).is_ok()).expect("a free port")
}
