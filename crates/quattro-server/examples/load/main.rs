//! Measures the server under load, over real sockets. `cargo xtask load` builds everything and runs this.
//!
//! It starts the program itself: one server with SQLite, or two that share a PostgreSQL of its own. Both wait for the
//! disk. The tool runs on the same cores as the servers and competes with them.

mod chefs;
mod deploy;
mod figures;
mod history;
mod idle;
mod moves;
mod seats;
mod servers;
mod soak;
mod startup;

use std::collections::HashMap;
use std::error::Error;
use std::str::FromStr;

const USAGE: &str = "\
Usage: cargo xtask load WHAT [sqlite|postgres] [NAME=NUMBER…]

  moves    moves at many tables: tables=2000 players=4 rate=1 (moves a second at each) seconds=30
  chefs    people who answer at once, each against three chefs: tables=80 seconds=30
  idle     sockets that only listen: tables=100 sockets=80 (at each)
  deploy   two servers on PostgreSQL, drained and restarted one after the other: tables=2000 players=4 rate=1
  soak     people who come and go, and memory over time: minutes=60 tables=40 rate=4 every=5 (minutes)
  startup  the start of a server with many finished games: games=100000
  history  the pages of people with many finished games: games=100000 people=10000 visits=200

Examples:
  cargo xtask load moves postgres
  cargo xtask load moves sqlite rate=1.5
  cargo xtask load chefs tables=40";

/// The figures that were set on the command line.
struct Settings(HashMap<String, String>);

impl Settings {
    fn get<T: FromStr>(&self, name: &str, usual: T) -> Result<T, Box<dyn Error>>
    where
        T::Err: Error + 'static,
    {
        self.0.get(name).map_or(Ok(usual), |value| Ok(value.parse()?))
    }
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let what = arguments.next().unwrap_or_default();
    let mut on_postgres = false;
    let mut settings = HashMap::new();
    for argument in arguments {
        match argument.split_once('=') {
            Some((name, value)) => _ = settings.insert(name.to_owned(), value.to_owned()),
            None if argument == "postgres" => on_postgres = true,
            None if argument == "sqlite" => {}
            None => return Err(USAGE.into()),
        }
    }
    let settings = Settings(settings);
    match &*what {
        "moves" => moves::measure(on_postgres, &settings).await,
        "chefs" => chefs::measure(on_postgres, &settings).await,
        "idle" => idle::measure(on_postgres, &settings).await,
        "deploy" => deploy::measure(&settings).await,
        "soak" => soak::measure(on_postgres, &settings).await,
        "startup" => startup::measure(&settings).await,
        "history" => history::measure(on_postgres, &settings).await,
        _ => Err(USAGE.into()),
    }
}
