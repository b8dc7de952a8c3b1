//! What Prometheus and the operator are told.

use std::collections::BTreeSet;

use crate::support::{TestApp, both};

/// Every name of a metric in a text.
fn names(text: &str) -> BTreeSet<&str> {
    let is_part = |letter: char| letter.is_ascii_lowercase() || letter == '_';
    let words = text.split(|letter| !is_part(letter));
    words.filter(|word| word.starts_with("quattro_") && !word.ends_with('_')).collect()
}

/// The value of a metric without labels.
pub(crate) fn value(metrics: &str, name: &str) -> f64 {
    let line = metrics.lines().find_map(|line| line.strip_prefix(&format!("{name} ")));
    line.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("{name} in {metrics}"))
}

both! {
    async fn every_figure_of_the_dashboard_and_the_handbook_exists(app: TestApp) {
        let (_, metrics) = app.get("/metrics").await;
        let known = names(&metrics);
        let dashboard = include_str!("../../../../deploy/grafana.json");
        serde_json::from_str::<serde_json::Value>(dashboard).expect("JSON");
        let shown = names(dashboard);
        assert!(shown.len() > 20, "{shown:?}");
        assert_eq!(shown.difference(&known).collect::<Vec<_>>(), [] as [&&str; 0], "in the dashboard alone");
        let handbook = include_str!("../../../../docs/operating.md");
        let announced = metrics.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next());
        for name in announced {
            assert!(handbook.contains(&format!("`{name}`")), "{name} is not in docs/operating.md");
            assert!(shown.iter().any(|shown| shown.starts_with(name)), "{name} is not in the dashboard");
        }
    }

    async fn requests_are_counted_by_sort_and_status(app: TestApp) {
        app.get("/").await;
        app.get("/api/tables/nonsense").await;
        app.get("/favicon.ico").await;
        let (_, metrics) = app.get("/metrics").await;
        for line in [
            "quattro_http_requests_total{sort=\"page\",status=\"2xx\"} 1\n",
            "quattro_http_requests_total{sort=\"data\",status=\"4xx\"} 1\n",
            "quattro_http_requests_total{sort=\"file\",status=\"2xx\"} 1\n",
            "quattro_http_seconds_count{sort=\"page\"} 1\n",
            "quattro_http_seconds_bucket{sort=\"page\",le=\"+Inf\"} 1\n",
        ] {
            assert!(metrics.contains(line), "{line} in {metrics}");
        }
        assert!(value(&metrics, "quattro_database_bytes") > 1000.0);
        assert!(value(&metrics, "quattro_open_files") > 3.0);
        assert!(value(&metrics, "quattro_open_files_limit") > 3.0);
        assert!(value(&metrics, "quattro_connections") >= 1.0);
        let is_sqlite = app.config.database.as_deref().is_some_and(|url| url.starts_with("sqlite"));
        assert_eq!(value(&metrics, "quattro_wal_bytes") > 0.0, is_sqlite);
    }
}
