//! Looks at the machine, the database and the way in from outside, and says what is wrong.
//!
//! What is found is data; the command line has the words. Nothing is changed, except for a small file that is written
//! and removed again to see how long the disk takes.

mod fetch;

use std::fmt::Display;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use quattro_table::Bytes;
use serde::{Deserialize, Serialize};

use crate::config::{Config, Push};
use crate::connections::open_files;
use crate::serve::OWN_FILES;
use crate::signer::Signer;
use crate::store::{Damage, Examined, StoreError, damage_in, examine, sqlite_file};

use fetch::{TlsFault, fetch};

/// How bad it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Verdict {
    /// As it should be.
    Good,
    /// It works, but look at it.
    Warning,
    /// It does not work, or something can be lost.
    Bad,
}

/// Something that was looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// How bad it is.
    pub verdict: Verdict,
    /// What was found, by the name of its message.
    pub what: &'static str,
    /// What is filled into the message.
    pub details: Vec<(&'static str, String)>,
}

impl Finding {
    fn new(verdict: Verdict, what: &'static str) -> Finding {
        Finding { verdict, what, details: Vec::new() }
    }

    fn with(mut self, name: &'static str, value: impl Display) -> Finding {
        self.details.push((name, format!("{value}")));
        self
    }
}

use Verdict::{Bad, Good, Warning};

/// Free bytes below which a disk is as good as full.
const FULL: u64 = 100 << 20;

/// Free bytes below which it soon will be.
const NEARLY_FULL: u64 = 1 << 30;

/// A disk that takes longer than this for each commit keeps players waiting.
const SLOW_DISK: Duration = Duration::from_millis(50);

/// A write-ahead log as long as this cannot be emptied.
const LONG_LOG: u64 = 256 << 20;

/// A difference between clocks that matters, in milliseconds.
const SKEW: u64 = 1000;

/// A moment that has passed, in milliseconds since 1970: a clock before it was never set.
const PAST: u64 = 1_767_225_600_000;

/// Where the calls to most browsers go.
const PUSH_SERVICES: [&str; 3] =
    ["https://fcm.googleapis.com", "https://updates.push.services.mozilla.com", "https://web.push.apple.com"];

/// What a server says about a request of a doctor who knows the database's key.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Seen {
    /// The addresses in `X-Forwarded-For`.
    pub(crate) forwarded: usize,
    /// The proxies that the server trusts.
    pub(crate) trusted: usize,
}

/// What proves that a doctor knows the key, in this minute or the one before.
pub(crate) fn passes(signer: &Signer, now: u64) -> [Bytes<16>; 2] {
    [now / 60_000, (now / 60_000).saturating_sub(1)].map(|minute| signer.derive(&format!("doctor {minute}")))
}

/// Looks at everything.
pub async fn doctor(config: &Config) -> Vec<Finding> {
    let mut findings = Vec::new();
    let Ok(url) = config.database_url() else {
        return vec![Finding::new(Bad, "cli-doctor-no-home")];
    };
    if let Ok(file) = sqlite_file(&url) {
        look_at_disk(&file, &mut findings);
        look_at_log(&file, &mut findings);
    }
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let now = u64::try_from(now.as_millis()).unwrap_or(u64::MAX);
    let key = look_at_database(&url, now, &mut findings).await;
    look_at_files(config, &mut findings);
    look_from_outside(config, key.map(Signer::new), now, &mut findings);
    look_at_calls(config, &mut findings);
    findings
}

fn look_at_disk(database: &Path, findings: &mut Vec<Finding>) {
    let folder = database.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
    match fs::create_dir_all(folder).and_then(|()| commit_time(folder)) {
        Ok(took) => {
            let verdict = if took > SLOW_DISK { Warning } else { Good };
            let what = if took > SLOW_DISK { "cli-doctor-slow-disk" } else { "cli-doctor-disk" };
            let took = format!("{:.1}", took.as_secs_f64() * 1000.0);
            findings.push(Finding::new(verdict, what).with("folder", folder.display()).with("ms", took));
        }
        Err(error) => {
            findings.push(
                Finding::new(Bad, "cli-doctor-no-disk").with("folder", folder.display()).with("error", error),
            );
        }
    }
    if let Some(free) = free_space(folder) {
        let (verdict, what) = match free {
            free if free < FULL => (Bad, "cli-doctor-full"),
            free if free < NEARLY_FULL => (Warning, "cli-doctor-nearly-full"),
            _ => (Good, "cli-doctor-space"),
        };
        findings
            .push(Finding::new(verdict, what).with("folder", folder.display()).with("megabytes", free >> 20));
    }
}

/// The median time that the disk takes to make something durable.
fn commit_time(folder: &Path) -> io::Result<Duration> {
    let path = folder.join(format!(".quattro-doctor-{}", std::process::id()));
    let written = || -> io::Result<Duration> {
        let mut file = File::create(&path)?;
        let mut times = Vec::new();
        for _ in 0..9 {
            let began = Instant::now();
            file.write_all(&[0; 4096])?;
            file.sync_data()?;
            times.push(began.elapsed());
        }
        times.sort();
        Ok(times[times.len() / 2])
    };
    let took = written();
    let _ = fs::remove_file(&path);
    took
}

/// Free bytes, if the system's `df` says so: the standard library cannot.
fn free_space(folder: &Path) -> Option<u64> {
    let said = std::process::Command::new("df").args(["-Pk", "--"]).arg(folder).output().ok()?;
    let said = String::from_utf8(said.stdout).ok()?;
    let kilobytes: u64 = said.lines().nth(1)?.split_whitespace().nth(3)?.parse().ok()?;
    Some(kilobytes << 10)
}

/// Before the database is opened, which can empty the log.
fn look_at_log(database: &Path, findings: &mut Vec<Finding>) {
    let mut log = database.as_os_str().to_owned();
    log.push("-wal");
    let log = PathBuf::from(log);
    let shown = log.display();
    let Ok(file) = fs::metadata(&log) else { return };
    let finding = match damage_in(&log) {
        Some(Damage { transactions, .. }) => {
            Finding::new(Bad, "cli-doctor-damaged-log").with("transactions", transactions)
        }
        None if file.len() >= LONG_LOG => Finding::new(Warning, "cli-doctor-long-log"),
        None => Finding::new(Good, "cli-doctor-log"),
    };
    findings.push(finding.with("file", shown).with("megabytes", file.len().div_ceil(1 << 20)));
}

/// Returns the key of the servers on this database.
async fn look_at_database(url: &str, now: u64, findings: &mut Vec<Finding>) -> Option<Bytes<32>> {
    let Examined { version, known, trouble, is_durable, time, last_served, bytes, key } =
        match examine(url).await {
            Ok(Some(examined)) => examined,
            Ok(None) => {
                findings.push(Finding::new(Good, "cli-doctor-new-database"));
                return None;
            }
            Err(error) => {
                let what = match error {
                    StoreError::Absent { .. } => "cli-doctor-absent-database",
                    _ => "cli-doctor-bad-database",
                };
                findings.push(Finding::new(Bad, what).with("error", error));
                return None;
            }
        };
    let (verdict, what) = match &trouble {
        Some(_) => (Bad, "cli-doctor-damaged-database"),
        None if version > known => (Bad, "cli-doctor-newer-database"),
        None if version < known => (Good, "cli-doctor-older-database"),
        None => (Good, "cli-doctor-database"),
    };
    let finding = Finding::new(verdict, what).with("version", version).with("known", known);
    let finding = finding.with("megabytes", bytes.div_ceil(1 << 20));
    findings.push(finding.with("error", trouble.unwrap_or_default()));
    if !is_durable {
        findings.push(Finding::new(Bad, "cli-doctor-not-durable"));
    }
    let behind = last_served.saturating_sub(now);
    let (verdict, what, by) = match time.map(|time| time.abs_diff(now)) {
        _ if now < PAST => (Bad, "cli-doctor-clock-not-set", 0),
        Some(skew) if skew > SKEW => (Warning, "cli-doctor-clock-skew", skew),
        _ if behind > SKEW => (Warning, "cli-doctor-clock-back", behind),
        _ => (Good, "cli-doctor-clock", 0),
    };
    findings.push(Finding::new(verdict, what).with("seconds", by.div_ceil(1000)));
    key
}

fn look_at_files(config: &Config, findings: &mut Vec<Finding>) {
    let Some(allowed) = open_files() else { return };
    let wanted = config.limits.connections.saturating_add(OWN_FILES);
    let is_enough = allowed >= wanted;
    let (verdict, what) =
        if is_enough { (Good, "cli-doctor-files") } else { (Warning, "cli-doctor-few-files") };
    findings.push(Finding::new(verdict, what).with("allowed", allowed).with("wanted", wanted));
}

fn look_from_outside(config: &Config, signer: Option<Signer>, now: u64, findings: &mut Vec<Finding>) {
    let Some(url) = config.public_url.as_deref().map(|url| url.trim_end_matches('/')) else {
        return findings.push(Finding::new(Good, "cli-doctor-no-public-url"));
    };
    let is_secure = url.starts_with("https://");
    let authorities = config.authorities.as_deref();
    let answer = fetch(url, "/healthz", "", authorities);
    if !is_secure {
        findings.push(Finding::new(Warning, "cli-doctor-no-tls").with("url", url));
    } else if answer.is_ok() {
        findings.push(Finding::new(Good, "cli-doctor-tls").with("url", url));
    }
    match answer {
        Ok(answer) if answer.status == 200 => {
            findings.push(Finding::new(Good, "cli-doctor-reached").with("url", url));
        }
        Ok(answer) => {
            let finding = Finding::new(Bad, "cli-doctor-unwell").with("url", url);
            return findings.push(finding.with("status", answer.status));
        }
        Err(error) => {
            let what = TlsFault::of(&error).map_or("cli-doctor-not-reached", tls_message);
            return findings.push(Finding::new(Bad, what).with("url", url).with("error", error));
        }
    }
    let Some(signer) = signer else { return };
    let pass = format!("X-Quattro-Doctor: {}\r\n", passes(&signer, now)[0]);
    let seen = fetch(url, "/doctor", &pass, authorities).ok().and_then(|answer| read_seen(&answer.text));
    findings.push(match seen {
        None => Finding::new(Warning, "cli-doctor-stranger").with("url", url),
        Some(Seen { forwarded, trusted }) => {
            let is_right = forwarded == trusted;
            let what = if is_right { "cli-doctor-proxies" } else { "cli-doctor-wrong-proxies" };
            let finding = Finding::new(if is_right { Good } else { Bad }, what);
            finding.with("forwarded", forwarded).with("trusted", trusted)
        }
    });
}

fn tls_message(fault: TlsFault) -> &'static str {
    match fault {
        TlsFault::Expired => "cli-doctor-tls-expired",
        TlsFault::NotYetValid => "cli-doctor-tls-not-yet-valid",
        TlsFault::WrongName => "cli-doctor-tls-wrong-name",
        TlsFault::Untrusted => "cli-doctor-tls-untrusted",
        TlsFault::NotSpoken => "cli-doctor-tls-not-spoken",
    }
}

/// Whether people can be called: browsers subscribe over `https` only, and calls go out over it.
fn look_at_calls(config: &Config, findings: &mut Vec<Finding>) {
    let is_secure = config.public_url.as_ref().is_some_and(|url| url.starts_with("https://"));
    if config.push == Push::Off || !is_secure {
        let what = if is_secure { "cli-doctor-calls-off" } else { "cli-doctor-calls-insecure" };
        return findings.push(Finding::new(Good, what));
    }
    for service in PUSH_SERVICES {
        findings.push(match fetch(service, "/", "", config.authorities.as_deref()) {
            Ok(_) => Finding::new(Good, "cli-doctor-calls").with("service", service),
            Err(error) => Finding::new(Warning, "cli-doctor-calls-blocked")
                .with("service", service)
                .with("error", error),
        });
    }
}

/// The answer, also if a proxy sent it in pieces.
fn read_seen(text: &str) -> Option<Seen> {
    serde_json::from_str(text.get(text.find('{')?..=text.rfind('}')?)?).ok()
}
