//! The operator's settings.

use std::path::PathBuf;
use std::str::FromStr;
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
    /// The number of proxies of the operator's in front of the server, each of which adds an address to
    /// `X-Forwarded-For`. With none, the header is ignored.
    pub trusted_proxies: usize,
    /// The default delay before each bot move.
    pub bot_pace: Duration,
    /// The number of bots that can think at the same time.
    pub bot_threads: usize,
    /// Limits for one person or address.
    pub limits: Limits,
    /// For how long tables are kept.
    pub keep: Keep,
    /// A file of authorities in PEM, besides the usual ones, by whose certificates the doctor knows the public address.
    pub authorities: Option<PathBuf>,
    /// Whether people whose page is closed are called.
    pub push: Push,
    /// How long slow clients are waited for.
    pub patience: Patience,
    /// How the server lets its clients go when it is told to stop; missing for at once if it has its database for
    /// itself, and otherwise in [`DRAIN_SECONDS`].
    pub drain: Option<Drain>,
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
            trusted_proxies: 0,
            bot_pace: Duration::from_millis(30),
            bot_threads: cores.saturating_sub(1).max(1),
            limits: Limits::default(),
            keep: Keep::default(),
            authorities: None,
            push: Push::default(),
            patience: Patience::default(),
            drain: None,
            clock: Clock::default(),
        }
    }
}

/// How long it usually takes to let clients go to other servers.
pub const DRAIN_SECONDS: u32 = 20;

/// How a server lets its clients go when it is told to stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drain {
    /// For how long it only says that it will stop, so that proxies send new clients elsewhere.
    pub notice: Duration,
    /// The time after that over which its sockets are closed.
    pub closing: Duration,
}

impl Drain {
    /// A quarter of the time is notice.
    pub fn within(seconds: u32) -> Drain {
        let all = Duration::from_secs(seconds.into());
        Drain { notice: all / 4, closing: all * 3 / 4 }
    }
}

/// Where calls to people whose page is closed are sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Push {
    /// Nowhere.
    Off,
    /// To push services on the public internet, over `https`.
    #[default]
    Public,
    /// Also over `http` and to private addresses: to a push service of one's own, and for tests.
    Anywhere,
}

/// `on`, `off` or `anywhere`.
impl FromStr for Push {
    type Err = BadPush;

    fn from_str(text: &str) -> Result<Push, BadPush> {
        match text {
            "on" => Ok(Push::Public),
            "off" => Ok(Push::Off),
            "anywhere" => Ok(Push::Anywhere),
            _ => Err(BadPush),
        }
    }
}

/// A setting for calls that cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{PUSH}")]
pub struct BadPush;

/// What the setting for calls looks like.
const PUSH: &str = "on, off or anywhere (docs/operating.md)";

/// How long slow clients are waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// Between the beginning of a connection or the end of an answer, and the end of the next request's head.
    pub head: Duration,
    /// From there to the end of its body.
    pub body: Duration,
    /// Until a client takes some of what it is sent.
    pub taking: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience {
            head: Duration::from_secs(30),
            body: Duration::from_secs(20),
            taking: Duration::from_secs(45),
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

impl Rate {
    const ANY: Rate = Rate { burst: f64::INFINITY, per_second: f64::INFINITY };
}

/// `BURST/PER_SECOND`.
impl FromStr for Rate {
    type Err = BadLimits;

    fn from_str(text: &str) -> Result<Rate, BadLimits> {
        let (burst, per_second) = text.split_once('/').ok_or(BadLimits)?;
        let read = |number: &str| number.parse().ok().filter(|number| *number > 0.0).ok_or(BadLimits);
        Ok(Rate { burst: read(burst)?, per_second: read(per_second)? })
    }
}

/// Limits for one person or address: generous to a class of people behind one address, tight for runaway programs.
#[derive(Clone, PartialEq, Debug)]
pub struct Limits {
    /// Requests of one address for pages.
    pub pages: Rate,
    /// Requests of one address for files that never change.
    pub files: Rate,
    /// All other requests of one address.
    pub requests: Rate,
    /// New people and one-time links from one address.
    pub people: Rate,
    /// Recovery sheets tried from one address.
    pub recoveries: Rate,
    /// Recovery sheets tried from all addresses together.
    pub all_recoveries: Rate,
    /// New tables of one person.
    pub tables: Rate,
    /// Messages over the sockets of one person.
    pub messages: Rate,
    /// Lines of chat of one person.
    pub chat: Rate,
    /// Reactions of one person.
    pub reactions: Rate,
    /// Invitations by which one person calls others to a table.
    pub invitations: Rate,
    /// Wrong codes of tables from one address.
    pub codes: Rate,
    /// Tables that all wrong codes together would find on average: each counts as the share of codes that are good.
    pub codes_found: Rate,
    /// Public tables of one person that wait for players.
    pub public_tables: usize,
    /// Sockets of one person at the same time.
    pub sockets_per_person: usize,
    /// Sockets of one address at the same time.
    pub sockets_per_address: usize,
    /// All sockets at the same time.
    pub sockets: usize,
    /// Connections of one address at the same time that are not sockets.
    pub connections_per_address: usize,
    /// All connections at the same time, sockets among them. Never more than the system allows open files.
    pub connections: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            pages: Rate { burst: 300.0, per_second: 10.0 },
            files: Rate { burst: 4000.0, per_second: 200.0 },
            requests: Rate { burst: 600.0, per_second: 50.0 },
            people: Rate { burst: 150.0, per_second: 1.0 },
            recoveries: Rate { burst: 10.0, per_second: 0.05 },
            all_recoveries: Rate { burst: 200.0, per_second: 2.0 },
            tables: Rate { burst: 10.0, per_second: 0.2 },
            messages: Rate { burst: 60.0, per_second: 15.0 },
            chat: Rate { burst: 6.0, per_second: 0.5 },
            // One in three seconds, and a little less strict: the way to the server is not always equally long.
            reactions: Rate { burst: 1.0, per_second: 0.36 },
            invitations: Rate { burst: 8.0, per_second: 0.005 },
            codes: Rate { burst: 30.0, per_second: 0.05 },
            // Six an hour.
            codes_found: Rate { burst: 3.0, per_second: 6.0 / 3600.0 },
            public_tables: 3,
            sockets_per_person: 20,
            sockets_per_address: 200,
            sockets: 18_000,
            connections_per_address: 600,
            connections: 20_000,
        }
    }
}

impl Limits {
    /// No limits, for load tests on a local machine.
    pub fn none() -> Limits {
        Limits {
            pages: Rate::ANY,
            files: Rate::ANY,
            requests: Rate::ANY,
            people: Rate::ANY,
            recoveries: Rate::ANY,
            all_recoveries: Rate::ANY,
            tables: Rate::ANY,
            messages: Rate::ANY,
            chat: Rate::ANY,
            reactions: Rate::ANY,
            invitations: Rate::ANY,
            codes: Rate::ANY,
            codes_found: Rate::ANY,
            public_tables: usize::MAX,
            sockets_per_person: usize::MAX,
            sockets_per_address: usize::MAX,
            sockets: usize::MAX,
            connections_per_address: usize::MAX,
            connections: usize::MAX,
        }
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), BadLimits> {
        let number = || value.parse().map_err(|_| BadLimits);
        match name {
            "pages" => self.pages = value.parse()?,
            "files" => self.files = value.parse()?,
            "requests" => self.requests = value.parse()?,
            "people" => self.people = value.parse()?,
            "recoveries" => self.recoveries = value.parse()?,
            "all-recoveries" => self.all_recoveries = value.parse()?,
            "tables" => self.tables = value.parse()?,
            "messages" => self.messages = value.parse()?,
            "chat" => self.chat = value.parse()?,
            "reactions" => self.reactions = value.parse()?,
            "invitations" => self.invitations = value.parse()?,
            "codes" => self.codes = value.parse()?,
            "codes-found" => self.codes_found = value.parse()?,
            "public-tables" => self.public_tables = number()?,
            "sockets-per-person" => self.sockets_per_person = number()?,
            "sockets-per-address" => self.sockets_per_address = number()?,
            "sockets" => self.sockets = number()?,
            "connections-per-address" => self.connections_per_address = number()?,
            "connections" => self.connections = number()?,
            _ => return Err(BadLimits),
        }
        Ok(())
    }
}

/// `true` for the usual limits, `false` for none, or the usual ones with changes: `people=300/2,sockets=500`.
impl FromStr for Limits {
    type Err = BadLimits;

    fn from_str(text: &str) -> Result<Limits, BadLimits> {
        match text {
            "true" => return Ok(Limits::default()),
            "false" => return Ok(Limits::none()),
            _ => {}
        }
        let mut limits = Limits::default();
        for change in text.split(',') {
            let (name, value) = change.split_once('=').ok_or(BadLimits)?;
            limits.set(name.trim(), value.trim())?;
        }
        Ok(limits)
    }
}

/// Limits that cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{LIMITS}")]
pub struct BadLimits;

/// What limits look like.
const LIMITS: &str = "true, false, or changes such as people=300/2,sockets=500 (docs/operating.md)";

/// For how many days tables are kept after they were last used; `None` for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keep {
    /// Tables whose game never began.
    pub unstarted: Option<u32>,
    /// Games that were begun and given up.
    pub abandoned: Option<u32>,
    /// Games that are over, counted from their end.
    pub finished: Option<u32>,
}

impl Default for Keep {
    fn default() -> Keep {
        Keep { unstarted: Some(7), abandoned: Some(90), finished: None }
    }
}

/// `forever`, or the usual times with changes, in days: `unstarted=1,finished=365,abandoned=forever`.
impl FromStr for Keep {
    type Err = BadKeep;

    fn from_str(text: &str) -> Result<Keep, BadKeep> {
        if text == "forever" {
            return Ok(Keep { unstarted: None, abandoned: None, finished: None });
        }
        let mut keep = Keep::default();
        for change in text.split(',') {
            let (name, days) = change.split_once('=').ok_or(BadKeep)?;
            let days = match days.trim() {
                "forever" => None,
                days => Some(days.parse().ok().filter(|days| *days > 0).ok_or(BadKeep)?),
            };
            match name.trim() {
                "unstarted" => keep.unstarted = days,
                "abandoned" => keep.abandoned = days,
                "finished" => keep.finished = days,
                _ => return Err(BadKeep),
            }
        }
        Ok(keep)
    }
}

/// Times that cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{KEEP}")]
pub struct BadKeep;

/// What times to keep tables look like.
const KEEP: &str = "forever, or days such as unstarted=7,abandoned=90,finished=forever (docs/operating.md)";

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
    /// `QUATTRO_PUBLIC_URL`, `QUATTRO_TRUSTED_PROXIES`, `QUATTRO_TRUST_PROXY`, `QUATTRO_BOT_PACE`, `QUATTRO_BOT_THREADS`,
    /// `QUATTRO_LIMITS`, `QUATTRO_KEEP`, `QUATTRO_DRAIN_SECONDS`, `QUATTRO_PUSH` and `SSL_CERT_FILE`, as `docs/operating.md` describes
    /// them.
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
        let limits = read("QUATTRO_LIMITS", value("QUATTRO_LIMITS"), LIMITS)?;
        let keep = read("QUATTRO_KEEP", value("QUATTRO_KEEP"), KEEP)?;
        let push = read("QUATTRO_PUSH", value("QUATTRO_PUSH"), PUSH)?;
        // What earlier versions called one proxy.
        let one_proxy = flag("QUATTRO_TRUST_PROXY")?.unwrap_or(false);
        let proxies = number("QUATTRO_TRUSTED_PROXIES")?;
        Ok(Config {
            address: value("QUATTRO_ADDRESS"),
            database: value("QUATTRO_DATABASE"),
            log: value("QUATTRO_LOG").unwrap_or(default.log),
            public_url: value("QUATTRO_PUBLIC_URL"),
            trusted_proxies: proxies.map_or(usize::from(one_proxy), |proxies| proxies as usize),
            bot_pace: pace.map_or(default.bot_pace, |millis| Duration::from_millis(millis.into())),
            bot_threads: threads.map_or(default.bot_threads, |threads| threads as usize),
            limits: limits.unwrap_or(default.limits),
            keep: keep.unwrap_or(default.keep),
            authorities: value("SSL_CERT_FILE").map(PathBuf::from),
            push: push.unwrap_or(default.push),
            patience: default.patience,
            drain: number("QUATTRO_DRAIN_SECONDS")?.map(Drain::within),
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
        let error = error.unwrap_err().to_string();
        assert!(
            error.starts_with("invalid QUATTRO_LIMITS `off`: true, false, or changes such as"),
            "{error}"
        );
    }

    #[test]
    fn limits_are_changed_one_by_one() {
        let limits: Limits = "people=300/2, sockets-per-person = 5".parse().unwrap();
        let people = Rate { burst: 300.0, per_second: 2.0 };
        assert_eq!(limits, Limits { people, sockets_per_person: 5, ..Limits::default() });
        assert_eq!("false".parse(), Ok(Limits::none()));
        for nonsense in ["", "people", "people=3", "people=3/0", "sockets=many", "teapots=1"] {
            assert_eq!(nonsense.parse::<Limits>(), Err(BadLimits), "{nonsense}");
        }
    }

    #[test]
    fn what_is_kept_is_changed_one_by_one() {
        let keep: Keep = "finished=365, abandoned = forever".parse().unwrap();
        assert_eq!(keep, Keep { unstarted: Some(7), abandoned: None, finished: Some(365) });
        assert_eq!("forever".parse(), Ok(Keep { unstarted: None, abandoned: None, finished: None }));
        for nonsense in ["", "7", "finished", "finished=0", "finished=-1", "finished=soon", "tables=1"] {
            assert_eq!(nonsense.parse::<Keep>(), Err(BadKeep), "{nonsense}");
        }
    }

    #[test]
    fn one_proxy_or_several_can_be_trusted() {
        let proxies = |name: &'static str, text: &'static str| {
            Config::from_variables(|asked| (asked == name).then(|| text.to_owned())).unwrap().trusted_proxies
        };
        assert_eq!(proxies("QUATTRO_TRUST_PROXY", "true"), 1);
        assert_eq!(proxies("QUATTRO_TRUSTED_PROXIES", "2"), 2);
        assert_eq!(proxies("QUATTRO_LOG", "info"), 0);
    }
}
