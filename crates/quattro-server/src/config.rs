//! The operator's settings.

use std::time::Duration;

use crate::clock::Clock;

/// The default port, if it is free.
pub const DEFAULT_PORT: u16 = 4040;

/// How to run the server. The defaults need no set-up.
#[derive(Clone, Debug)]
pub struct Config {
    /// `HOST:PORT`; missing for all addresses of this machine at [`DEFAULT_PORT`], or any port if that is taken.
    pub address: Option<String>,
    /// `sqlite://PATH` or `postgres://…`; missing for a file in the usual data folder.
    pub database: Option<String>,
    /// What is logged: `error`, `warn`, `info`, `debug`, or a filter such as `quattro_server=debug,info`.
    pub log: String,
    /// The public address of the server, such as `https://play.example.org`. With `https`, cookies are sent
    /// over `https` only.
    pub public_url: Option<String>,
    /// Whether to take client addresses from the proxy (`X-Forwarded-For`).
    pub trust_proxy: bool,
    /// The default delay before each bot move.
    pub bot_pace: Duration,
    /// The number of bots that can think at the same time.
    pub bot_threads: usize,
    /// Limits for one person or address.
    pub limits: Limits,
    /// The time of day at the tables.
    pub clock: Clock,
}

impl Default for Config {
    fn default() -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            address: None,
            database: None,
            log: "info".to_owned(),
            public_url: None,
            trust_proxy: false,
            bot_pace: Duration::from_millis(30),
            bot_threads: cores.saturating_sub(1).max(1),
            limits: Limits::default(),
            clock: Clock::default(),
        }
    }
}

/// A rate limit: a burst, and a steady rate after that.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// Allowed at once.
    pub burst: f64,
    /// Allowed per second.
    pub per_second: f64,
}

/// Limits for one person or address: generous to people, tight for runaway programs.
#[derive(Clone, Debug)]
pub struct Limits {
    /// HTTP requests of one address.
    pub requests: Rate,
    /// New people and one-time links from one address.
    pub people: Rate,
    /// New tables of one person.
    pub tables: Rate,
    /// Messages over the sockets of one person.
    pub messages: Rate,
    /// Lines of chat of one person.
    pub chat: Rate,
    /// Reactions of one person.
    pub reactions: Rate,
    /// Sockets of one address at the same time.
    pub sockets_per_address: usize,
    /// All sockets at the same time.
    pub sockets: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: Rate { burst: 300.0, per_second: 50.0 },
            people: Rate { burst: 30.0, per_second: 0.5 },
            tables: Rate { burst: 10.0, per_second: 0.2 },
            messages: Rate { burst: 60.0, per_second: 15.0 },
            chat: Rate { burst: 6.0, per_second: 0.5 },
            // One in three seconds, and a little less strict: the way to the server is not always equally long.
            reactions: Rate { burst: 1.0, per_second: 0.36 },
            sockets_per_address: 200,
            sockets: 18_000,
        }
    }
}

impl Limits {
    /// No limits, for load tests on a local machine.
    pub fn none() -> Limits {
        let any = Rate { burst: f64::INFINITY, per_second: f64::INFINITY };
        Limits {
            requests: any,
            people: any,
            tables: any,
            messages: any,
            chat: any,
            reactions: any,
            sockets_per_address: usize::MAX,
            sockets: usize::MAX,
        }
    }
}

/// An environment variable that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("invalid {name} `{value}`: {expected}")]
pub struct BadVariable {
    /// Which one.
    pub name: &'static str,
    /// Its value.
    pub value: String,
    /// The values it accepts.
    pub expected: &'static str,
}

impl Config {
    /// The default, changed by the environment variables `QUATTRO_ADDRESS`, `QUATTRO_DATABASE`, `QUATTRO_LOG`,
    /// `QUATTRO_PUBLIC_URL`, `QUATTRO_TRUST_PROXY`, `QUATTRO_BOT_PACE`, `QUATTRO_BOT_THREADS` and
    /// `QUATTRO_LIMITS`, as `docs/operating.md` describes them.
    ///
    /// # Errors
    /// The first variable that cannot be read.
    pub fn from_env() -> Result<Config, BadVariable> {
        Config::from_variables(|name| std::env::var(name).ok())
    }

    fn from_variables(value: impl Fn(&'static str) -> Option<String>) -> Result<Config, BadVariable> {
        fn read<T: std::str::FromStr>(
            name: &'static str,
            value: Option<String>,
            expected: &'static str,
        ) -> Result<Option<T>, BadVariable> {
            let parse = |value: String| value.parse().map_err(|_| BadVariable { name, value, expected });
            value.map(parse).transpose()
        }
        let number = |name| read::<u32>(name, value(name), "a number");
        let flag = |name| read::<bool>(name, value(name), "true or false");
        let default = Config::default();
        let pace = number("QUATTRO_BOT_PACE")?;
        let threads = number("QUATTRO_BOT_THREADS")?;
        let limited = flag("QUATTRO_LIMITS")?.unwrap_or(true);
        Ok(Config {
            address: value("QUATTRO_ADDRESS"),
            database: value("QUATTRO_DATABASE"),
            log: value("QUATTRO_LOG").unwrap_or(default.log),
            public_url: value("QUATTRO_PUBLIC_URL"),
            trust_proxy: flag("QUATTRO_TRUST_PROXY")?.unwrap_or(false),
            bot_pace: pace.map_or(default.bot_pace, |millis| Duration::from_millis(millis.into())),
            bot_threads: threads.map_or(default.bot_threads, |threads| threads as usize),
            limits: if limited { default.limits } else { Limits::none() },
            clock: default.clock,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_change_the_default_and_nonsense_is_named() {
        let none = Config::from_variables(|_| None).unwrap();
        assert_eq!((none.address, none.bot_pace), (None, Duration::from_millis(30)));
        let some =
            Config::from_variables(|name| (name == "QUATTRO_BOT_PACE").then(|| "0".to_owned())).unwrap();
        assert_eq!(some.bot_pace, Duration::ZERO);
        let error = Config::from_variables(|name| (name == "QUATTRO_LIMITS").then(|| "off".to_owned()));
        assert_eq!(error.unwrap_err().to_string(), "invalid QUATTRO_LIMITS `off`: true or false");
    }
}
