//! A table does no I/O, reads no clock and starts no thread. `clippy.toml` enforces this for its own code,
//! this test for its dependencies.

use std::process::Command;

/// Crates that wait, read a clock, open a file or a socket, or start a thread, and those that need an
/// operating system to draw random numbers.
const FORBIDDEN: [&str; 16] = [
    "async-std",
    "axum",
    "chrono",
    "crossbeam-channel",
    "getrandom",
    "hyper",
    "libc",
    "mio",
    "parking_lot",
    "rayon",
    "reqwest",
    "socket2",
    "sqlx",
    "time",
    "tokio",
    "tracing-subscriber",
];

#[test]
fn no_dependency_does_io() {
    let tree = Command::new(env!("CARGO"))
        .args(["tree", "--offline", "--package", "quattro-table", "--edges", "normal", "--prefix", "none"])
        .args(["--target", "wasm32-unknown-unknown", "--format", "{p}"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    assert!(tree.status.success(), "{}", String::from_utf8_lossy(&tree.stderr));
    let tree = String::from_utf8(tree.stdout).expect("text");
    let crates: Vec<&str> = tree.lines().filter_map(|line| line.split(' ').next()).collect();
    assert!(crates.contains(&"quattro-rules"), "{tree}");
    let found: Vec<_> = FORBIDDEN.into_iter().filter(|name| crates.contains(name)).collect();
    assert!(
        found.is_empty(),
        "quattro-table must not depend on {found:?}; see `cargo tree -p quattro-table`"
    );
}
