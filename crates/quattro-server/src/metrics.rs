//! Metrics for the operator, in the text format of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

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
    pub(crate) deleted: Counter,
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
    pub(crate) fn text(&self, bots_waiting: usize) -> String {
        let mut text = String::new();
        one(&mut text, "quattro_bots_waiting", "gauge", "Bots that wait for a thread.", bots_waiting);
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
        self.bot_wait.write(
            &mut text,
            "quattro_bot_wait_seconds",
            "How long bots that search wait for a thread.",
        );
        text
    }
}

fn one(text: &mut String, name: &str, kind: &str, help: &str, value: impl std::fmt::Display) {
    // Writing to a string cannot fail.
    let _ = write!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n");
}

impl Histogram {
    fn write(&self, text: &mut String, name: &str, help: &str) {
        let count = self.count.load(Ordering::Relaxed);
        let _ = write!(text, "# HELP {name} {help}\n# TYPE {name} histogram\n");
        for (bound, part) in BOUNDS.iter().zip(&self.parts) {
            let seconds = *bound as f64 / 1000.0;
            let _ = writeln!(text, "{name}_bucket{{le=\"{seconds}\"}} {}", part.load(Ordering::Relaxed));
        }
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = write!(
            text,
            "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {seconds}\n{name}_count {count}\n"
        );
    }
}
