//! The server alone, set up by environment variables (`docs/operating.md`). `quattro serve` is the same with
//! options; this is what the kill tests kill.

use std::error::Error;

use quattro_server::{Config, serve};

fn main() -> Result<(), Box<dyn Error>> {
    Ok(serve(&Config::from_env()?, |reach| println!("{}", reach.here))?)
}
