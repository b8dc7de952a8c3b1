//! Serves tables for the browser tests, with bots that do not dawdle:
//! `cargo run -p quattro-server --example serve -- serve --address HOST:PORT --database URL`.

use std::env;
use std::error::Error;
use std::time::Duration;

use quattro_server::{Config, serve};

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = env::args().collect();
    let after = |name: &str| args.iter().position(|arg| arg == name).and_then(|at| args.get(at + 1)).cloned();
    let pace = env::var("QUATTRO_BOT_PACE").ok().and_then(|pace| pace.parse().ok()).unwrap_or(0);
    let config = Config {
        address: after("--address"),
        database: after("--database"),
        bot_pace: Duration::from_millis(pace),
        ..Config::default()
    };
    Ok(serve(&config)?)
}
