//! Metrics for the operator, in the text format of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

use crate::connections::open_files;
use crate::store::Figures;

/// All metrics.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) sockets: Gauge,
    pub(crate) tables: Gauge,
    pub(crate) thinking: Gauge,
    pub(crate) entries: Counter,
    pub(crate) moves: Counter,
    pub(crate) bot_moves: Counter,
    pub(crate) bot_decisions: Counter,
    pub(crate) hurried: Counter,
    pub(crate) bot_wait: Histogram,
    pub(crate) conflicts: Counter,
    pub(crate) refused: Counter,
    pub(crate) slow_clients: Counter,
    pub(crate) floods: Counter,
    pub(crate) store_errors: Counter,
    pub(crate) append: Histogram,
    pub(crate) packed: Counter,
    pub(crate) calls: Counter,
    pub(crate) failed_calls: Counter,
    pub(crate) deleted: Counter,
    pub(crate) socket_messages: Counter,
    pub(crate) pages: Answers,
    pub(crate) files: Answers,
    pub(crate) data: Answers,
}

/// What is not counted, but looked up when somebody asks.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Looked {
    pub(crate) bots_waiting: usize,
    pub(crate) connections: usize,
    pub(crate) store: Figures,
}

/// Answers to one sort of request.
#[derive(Debug, Default)]
pub(crate) struct Answers {
    /// By the first digit of their status.
    by_status: [Counter; 5],
    took: Histogram,
}

impl Answers {
    pub(crate) fn note(&self, status: u16, took: Duration) {
        let class = usize::from(status / 100).clamp(1, self.by_status.len());
        self.by_status[class - 1].add();
        self.took.note(took);
    }
}

/// A counter.
#[derive(Debug, Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

/// A gauge.
#[derive(Debug, Default)]
pub(crate) struct Gauge(AtomicI64);

impl Gauge {
    pub(crate) fn add(&self, change: i64) {
        self.0.fetch_add(change, Ordering::Relaxed);
    }
}

/// The upper bounds of a histogram's parts, in milliseconds.
const BOUNDS: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 500, 1000, 2000];

/// A histogram of durations.
#[derive(Debug, Default)]
pub(crate) struct Histogram {
    parts: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Histogram {
    pub(crate) fn note(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        for (bound, part) in BOUNDS.iter().zip(&self.parts) {
            if micros <= bound * 1000 {
                part.fetch_add(1, Ordering::Relaxed);
            }
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }
}

impl Metrics {
    /// All metrics in the text format.
    pub(crate) fn text(&self, looked: &Looked) -> String {
        let mut text = String::new();
        looked.write(&mut text);
        let gauges = [
            ("quattro_sockets", "Open WebSockets.", &self.sockets),
            ("quattro_tables", "Tables in memory.", &self.tables),
            ("quattro_bots_thinking", "Bots that think or wait for their turn to.", &self.thinking),
        ];
        let counters = [
            ("quattro_entries_total", "Entries stored.", &self.entries),
            ("quattro_moves_total", "Moves of people.", &self.moves),
            ("quattro_bot_moves_total", "Moves of bots.", &self.bot_moves),
            ("quattro_bot_decisions_total", "Decisions that bots of this server made.", &self.bot_decisions),
            (
                "quattro_bots_hurried_total",
                "Decisions for which a bot had less time than its level wants.",
                &self.hurried,
            ),
            ("quattro_conflicts_total", "Entries whose number another server had taken.", &self.conflicts),
            ("quattro_refused_total", "Requests refused.", &self.refused),
            (
                "quattro_slow_clients_total",
                "Clients dropped because they did not keep up.",
                &self.slow_clients,
            ),
            ("quattro_floods_total", "Sockets closed because of far too many messages.", &self.floods),
            ("quattro_socket_messages_total", "Messages received over sockets.", &self.socket_messages),
            ("quattro_calls_total", "Calls that push services have taken.", &self.calls),
            ("quattro_failed_calls_total", "Calls that push services have not taken.", &self.failed_calls),
            ("quattro_packed_total", "Finished games made small.", &self.packed),
            (
                "quattro_deleted_total",
                "Tables deleted because they were kept for long enough.",
                &self.deleted,
            ),
            ("quattro_store_errors_total", "Failures of the database.", &self.store_errors),
        ];
        for (name, help, gauge) in gauges {
            one(&mut text, name, "gauge", help, gauge.0.load(Ordering::Relaxed));
        }
        for (name, help, counter) in counters {
            one(&mut text, name, "counter", help, counter.0.load(Ordering::Relaxed));
        }
        self.append.write(
            &mut text,
            "quattro_append_seconds",
            "How long it takes until an entry is durable.",
        );
        self.write_answers(&mut text);
        self.bot_wait.write(
            &mut text,
            "quattro_bot_wait_seconds",
            "How long bots that search wait for a thread.",
        );
        text
    }

    fn write_answers(&self, text: &mut String) {
        let sorts = [("page", &self.pages), ("file", &self.files), ("data", &self.data)];
        let requests = "quattro_http_requests_total";
        head(text, requests, "counter", "Requests answered, by sort and by the first digit of the status.");
        for (sort, answers) in sorts {
            for (digit, count) in (1..).zip(&answers.by_status) {
                let count = count.0.load(Ordering::Relaxed);
                let _ = writeln!(text, "{requests}{{sort=\"{sort}\",status=\"{digit}xx\"}} {count}");
            }
        }
        let seconds = "quattro_http_seconds";
        head(text, seconds, "histogram", "How long it takes to answer a request.");
        for (sort, answers) in sorts {
            answers.took.write_parts(text, seconds, &format!("sort=\"{sort}\""));
        }
    }
}

impl Looked {
    fn write(&self, text: &mut String) {
        let Figures { in_use, idle, listen_lag, log_bytes, bytes } = self.store;
        let gauges = [
            ("quattro_bots_waiting", "Bots that wait for a thread.", self.bots_waiting as u64),
            ("quattro_connections", "Open connections that are not sockets.", self.connections as u64),
            ("quattro_pool_in_use", "Connections to the database that are in use.", in_use as u64),
            ("quattro_pool_idle", "Connections to the database that wait to be used.", idle as u64),
            ("quattro_wal_bytes", "Length of the write-ahead log; 0 with PostgreSQL.", log_bytes),
            ("quattro_database_bytes", "Size of the database.", bytes),
            ("quattro_open_files", "Files and connections that the process has open.", files_in_use()),
            (
                "quattro_open_files_limit",
                "As many as the system allows it.",
                open_files().unwrap_or(0) as u64,
            ),
        ];
        for (name, help, value) in gauges {
            one(text, name, "gauge", help, value);
        }
        let help = "How old news from other servers are when they are heard; 0 with SQLite.";
        one(text, "quattro_listen_lag_seconds", "gauge", help, listen_lag.as_secs_f64());
    }
}

/// The number of open files, where the system says so.
fn files_in_use() -> u64 {
    std::fs::read_dir("/proc/self/fd").map_or(0, |files| files.count() as u64)
}

fn head(text: &mut String, name: &str, kind: &str, help: &str) {
    // Writing to a string cannot fail.
    let _ = write!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n");
}

fn one(text: &mut String, name: &str, kind: &str, help: &str, value: impl std::fmt::Display) {
    head(text, name, kind, help);
    let _ = writeln!(text, "{name} {value}");
}

impl Histogram {
    fn write(&self, text: &mut String, name: &str, help: &str) {
        head(text, name, "histogram", help);
        self.write_parts(text, name, "");
    }

    /// The figures, with a label of their own if there are several of a name.
    fn write_parts(&self, text: &mut String, name: &str, label: &str) {
        let count = self.count.load(Ordering::Relaxed);
        let comma = if label.is_empty() { "" } else { "," };
        for (bound, part) in BOUNDS.iter().zip(&self.parts) {
            let seconds = *bound as f64 / 1000.0;
            let part = part.load(Ordering::Relaxed);
            let _ = writeln!(text, "{name}_bucket{{{label}{comma}le=\"{seconds}\"}} {part}");
        }
        let _ = writeln!(text, "{name}_bucket{{{label}{comma}le=\"+Inf\"}} {count}");
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let braces = if label.is_empty() { String::new() } else { format!("{{{label}}}") };
        let _ = write!(text, "{name}_sum{braces} {seconds}\n{name}_count{braces} {count}\n");
    }
}
