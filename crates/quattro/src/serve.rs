//! `quattro serve`: a server for browsers and other programs.

use std::time::Duration;

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use quattro_server::{Addresses, Config, Drain, Keep, Limits};
use quattro_words::{Args as Fill, Words};

use crate::error::Error;

const EXAMPLES: &str = "\
Examples:
  quattro serve
  quattro serve --address 127.0.0.1:8080
  quattro serve --database postgres://quattro@localhost/quattro
  QUATTRO_BOT_PACE=2000 quattro serve

Games are stored in a file in your data folder unless you give --database.
See docs/operating.md for proxies, backups and running several servers.";

/// Serve the games to browsers.
///
/// The server reads the environment variables itself, because it can also run inside another program. An
/// option overrides its variable.
#[derive(clap::Args, Debug, Default)]
#[expect(clippy::doc_markdown, reason = "the comments of the options are read in a terminal")]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Address to listen on [env: QUATTRO_ADDRESS] [default: port 4040 on all interfaces, or any free
    /// port].
    #[arg(long, value_name = "HOST:PORT")]
    address: Option<String>,
    /// Database, `sqlite://PATH` or `postgres://...` [env: QUATTRO_DATABASE] [default: a file in your data
    /// folder].
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Log level: error, warn, info or debug [env: QUATTRO_LOG] [default: info].
    #[arg(long, value_name = "LEVEL")]
    log: Option<String>,
    /// Public address, if the server is behind a proxy [env: QUATTRO_PUBLIC_URL].
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// Number of your own proxies in front, whose X-Forwarded-For entries give the client's address
    /// [env: QUATTRO_TRUSTED_PROXIES] [default: 0].
    #[arg(long, value_name = "NUMBER")]
    trusted_proxies: Option<usize>,
    /// The same as `--trusted-proxies 1` [env: QUATTRO_TRUST_PROXY=true].
    #[arg(long, conflicts_with = "trusted_proxies")]
    trust_proxy: bool,
    /// Delay before each bot move [env: QUATTRO_BOT_PACE] [default: 30].
    #[arg(long, value_name = "MILLISECONDS")]
    bot_pace: Option<u32>,
    /// Number of bots that can think at the same time [env: QUATTRO_BOT_THREADS] [default: all cores but
    /// one].
    #[arg(long, value_name = "NUMBER")]
    bot_threads: Option<usize>,
    /// Changes of the usual limits, such as people=300/2,sockets=500 [env: QUATTRO_LIMITS].
    #[arg(long, value_name = "LIMITS")]
    limits: Option<Limits>,
    /// Disable limits, for load tests [env: QUATTRO_LIMITS=false].
    #[arg(long, conflicts_with = "limits")]
    no_limits: bool,
    /// For how many days tables are kept, such as unstarted=7,abandoned=90,finished=forever [env: QUATTRO_KEEP].
    #[arg(long, value_name = "DAYS")]
    keep: Option<Keep>,
    /// Seconds in which the sockets are closed, a few at a time, when the server is told to stop and others share its
    /// database [env: QUATTRO_DRAIN_SECONDS] [default: 20 with PostgreSQL, 0 with SQLite].
    #[arg(long, value_name = "SECONDS")]
    drain_seconds: Option<u32>,
}

pub(crate) fn run(args: Args, words: &Words) -> Result<(), Error> {
    let greet = |addresses: &Addresses| print!("{}", greeting(addresses, words));
    Ok(quattro_server::serve(&args.over(Config::from_env()?), greet)?)
}

/// Where the server can be reached, with a QR code for phones.
fn greeting(addresses: &Addresses, words: &Words) -> String {
    let say = |id, address: &str| words.text(id, &Fill::new().with("address", address));
    let mut lines = vec![say("cli-serving", ""), String::new(), say("cli-serving-here", &addresses.here)];
    if let Some(others) = &addresses.others {
        lines.extend([say("cli-serving-others", others), String::new()]);
        lines.extend(qr(others).lines().map(str::to_owned));
    }
    lines.extend([String::new(), say("cli-serving-stop", "")]);
    format!("\n  {}\n\n", lines.join("\n  "))
}

/// Draws the light modules, because most terminals are dark.
fn qr(url: &str) -> String {
    let Ok(code) = QrCode::new(url) else { return String::new() };
    code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build()
}

impl Args {
    /// The configuration, overridden by these options.
    fn over(self, config: Config) -> Config {
        let one_proxy = self.trust_proxy.then_some(1);
        let none = self.no_limits.then(Limits::none);
        Config {
            address: self.address.or(config.address),
            database: self.database.or(config.database),
            log: self.log.unwrap_or(config.log),
            public_url: self.public_url.or(config.public_url),
            trusted_proxies: self.trusted_proxies.or(one_proxy).unwrap_or(config.trusted_proxies),
            bot_pace: self.bot_pace.map_or(config.bot_pace, |pace| Duration::from_millis(pace.into())),
            bot_threads: self.bot_threads.unwrap_or(config.bot_threads),
            limits: self.limits.or(none).unwrap_or(config.limits),
            keep: self.keep.unwrap_or(config.keep),
            authorities: config.authorities,
            push: config.push,
            patience: config.patience,
            drain: self.drain_seconds.map(Drain::within).or(config.drain),
            clock: config.clock,
        }
    }
}

#[cfg(test)]
mod tests {
    use quattro_words::Language;

    use super::*;

    #[test]
    fn the_greeting_is_in_the_users_language_and_has_a_picture_for_phones() {
        let others = Some("http://192.168.1.7:4040".to_owned());
        let addresses = Addresses { here: "http://localhost:4040".to_owned(), others };
        for language in Language::ALL {
            let text = greeting(&addresses, &crate::voice::words(language));
            assert!(text.contains("http://localhost:4040\n") && text.contains("http://192.168.1.7:4040\n"));
            assert!(text.contains('█') && !text.contains("cli-serving"), "{text}");
        }
        let text = greeting(&Addresses { others: None, ..addresses }, &crate::voice::words(Language::Fr));
        assert!(!text.contains('█') && text.contains("Ctrl+C"));
    }
}
