//! `quattro serve`: a server for people with browsers, and for programs.

use quattro_server::Config;

use crate::error::Error;

const EXAMPLES: &str = "\
Examples:
  quattro serve
  quattro serve --address 127.0.0.1:8080
  quattro serve --database postgres://quattro@localhost/quattro

Games are kept in a file in your data folder unless --database names another place.
docs/operating.md tells about proxies, backups and all environment variables.";

/// Let people play in the browser.
#[derive(clap::Args, Debug, Default)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Where to listen [default: port 4040 on all addresses, or any port if that is taken].
    #[arg(long, env = "QUATTRO_ADDRESS", value_name = "HOST:PORT")]
    address: Option<String>,
    /// Where to keep the games: sqlite://PATH or postgres://... [default: a file in your data folder].
    #[arg(long, env = "QUATTRO_DATABASE", value_name = "URL", hide_env_values = true)]
    database: Option<String>,
    /// What to log: error, warn, info or debug [default: info].
    #[arg(long, env = "QUATTRO_LOG", value_name = "LEVEL")]
    log: Option<String>,
}

pub(crate) fn run(args: Args) -> Result<(), Error> {
    let config = Config::from_env()?;
    let config = Config {
        address: args.address.or(config.address),
        database: args.database.or(config.database),
        log: args.log.unwrap_or(config.log),
        ..config
    };
    Ok(quattro_server::serve(&config)?)
}
