//! Rate limits, and the number of open connections and sockets.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::atomic::AtomicU64;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use quattro_table::{Limit, PersonId};
use tokio::sync::watch;

use crate::config::{Limits, Rate};

/// Number of keys above which full buckets are dropped.
const MOST_KEYS: usize = 20_000;

/// A bucket of tokens for each key.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: Rate,
    known: Mutex<HashMap<K, Bucket>>,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    tokens: f64,
    at: Instant,
}

impl<K: Hash + Eq> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, known: Mutex::default() }
    }

    /// Takes a token, if there is one.
    pub(crate) fn allow(&self, key: K) -> bool {
        self.allow_at(key, Instant::now())
    }

    fn allow_at(&self, key: K, now: Instant) -> bool {
        self.take_at(key, 1.0, now)
    }

    /// Takes part of a token, or more than one, if they are there.
    pub(crate) fn take(&self, key: K, tokens: f64) -> bool {
        self.take_at(key, tokens, Instant::now())
    }

    /// Puts tokens back that were taken for nothing.
    pub(crate) fn give_back(&self, key: &K, tokens: f64) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bucket) = known.get_mut(key) {
            bucket.tokens = (bucket.tokens + tokens).min(self.rate.burst);
        }
    }

    fn take_at(&self, key: K, taken: f64, now: Instant) -> bool {
        let Rate { burst, per_second } = self.rate;
        if burst.is_infinite() {
            return true;
        }
        let filled = |bucket: &Bucket| {
            let passed = now.saturating_duration_since(bucket.at).as_secs_f64();
            (bucket.tokens + passed * per_second).min(burst)
        };
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST_KEYS {
            known.retain(|_, bucket| filled(bucket) < burst);
        }
        let bucket = known.entry(key).or_insert(Bucket { tokens: burst, at: now });
        let tokens = filled(bucket);
        let allowed = tokens >= taken;
        *bucket = Bucket { tokens: if allowed { tokens - taken } else { tokens }, at: now };
        allowed
    }
}

/// The source of a request. A household has one IPv4 address, or a whole IPv6 /64.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Origin([u8; 8]);

impl From<IpAddr> for Origin {
    fn from(address: IpAddr) -> Origin {
        let mut bytes = [0; 8];
        match address.to_canonical() {
            IpAddr::V4(four) => bytes[..4].copy_from_slice(&four.octets()),
            IpAddr::V6(six) => bytes.copy_from_slice(&six.octets()[..8]),
        }
        Origin(bytes)
    }
}

/// How many of something are open, for each who has some.
#[derive(Debug)]
struct Counts<K>(HashMap<K, usize>);

impl<K> Default for Counts<K> {
    fn default() -> Counts<K> {
        Counts(HashMap::new())
    }
}

impl<K: Hash + Eq> Counts<K> {
    fn of(&self, key: &K) -> usize {
        self.0.get(key).copied().unwrap_or(0)
    }

    fn add(&mut self, key: K) {
        *self.0.entry(key).or_default() += 1;
    }

    fn remove(&mut self, key: &K) {
        if let Some(count) = self.0.get_mut(key) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                self.0.remove(key);
            }
        }
    }
}

/// What is connected.
#[derive(Debug, Default)]
struct Connected {
    connections: Counts<Origin>,
    all_connections: usize,
    sockets: Counts<Origin>,
    people: Counts<PersonId>,
    all_sockets: usize,
}

/// All limits together.
#[derive(Debug)]
pub(crate) struct RateLimits {
    pub(crate) pages: Buckets<Origin>,
    pub(crate) files: Buckets<Origin>,
    pub(crate) requests: Buckets<Origin>,
    pub(crate) people: Buckets<Origin>,
    recoveries: Buckets<Origin>,
    all_recoveries: Buckets<()>,
    pub(crate) tables: Buckets<PersonId>,
    pub(crate) messages: Buckets<PersonId>,
    pub(crate) chat: Buckets<PersonId>,
    pub(crate) reactions: Buckets<PersonId>,
    pub(crate) invitations: Buckets<PersonId>,
    pub(crate) codes: Buckets<Origin>,
    pub(crate) codes_found: Buckets<()>,
    /// How many codes were good when somebody last gave a wrong one.
    pub(crate) good_codes: AtomicU64,
    connected: Mutex<Connected>,
    limits: Limits,
    /// The number of open sockets.
    sockets: watch::Sender<usize>,
}

impl RateLimits {
    pub(crate) fn new(limits: &Limits) -> RateLimits {
        RateLimits {
            pages: Buckets::new(limits.pages),
            files: Buckets::new(limits.files),
            requests: Buckets::new(limits.requests),
            people: Buckets::new(limits.people),
            recoveries: Buckets::new(limits.recoveries),
            all_recoveries: Buckets::new(limits.all_recoveries),
            tables: Buckets::new(limits.tables),
            messages: Buckets::new(limits.messages),
            chat: Buckets::new(limits.chat),
            reactions: Buckets::new(limits.reactions),
            invitations: Buckets::new(limits.invitations),
            codes: Buckets::new(limits.codes),
            codes_found: Buckets::new(limits.codes_found),
            good_codes: AtomicU64::default(),
            connected: Mutex::default(),
            limits: limits.clone(),
            sockets: watch::Sender::default(),
        }
    }

    fn connected(&self) -> std::sync::MutexGuard<'_, Connected> {
        self.connected.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether somebody may try a recovery sheet. One address cannot use up what all have together.
    pub(crate) fn may_recover(&self, origin: Origin) -> bool {
        self.recoveries.allow(origin) && self.all_recoveries.allow(())
    }

    /// The most public tables of one person that wait for players.
    pub(crate) fn public_tables(&self) -> usize {
        self.limits.public_tables
    }

    /// Whole seconds after which something that came too fast is allowed again.
    pub(crate) fn seconds_until_allowed(&self, limit: Limit) -> u64 {
        let Limits { pages, files, requests, people, recoveries, tables, messages, .. } = &self.limits;
        let Limits { chat, reactions, codes, invitations, .. } = &self.limits;
        let per_second = match limit {
            Limit::Messages => messages.per_second,
            Limit::Chat => chat.per_second,
            Limit::Reactions => reactions.per_second,
            Limit::Tables => tables.per_second,
            Limit::People => people.per_second,
            Limit::Recoveries => recoveries.per_second,
            Limit::Codes => codes.per_second,
            Limit::Invitations => invitations.per_second,
            Limit::Requests => requests.per_second.min(pages.per_second).min(files.per_second),
        };
        Duration::try_from_secs_f64((1.0 / per_second).ceil()).map_or(1, |wait| wait.as_secs().max(1))
    }

    /// Admits a connection, if the limits allow it. One from a proxy stands for many addresses.
    pub(crate) fn connect(&self, origin: Option<Origin>) -> bool {
        let mut connected = self.connected();
        let own = origin.map_or(0, |origin| connected.connections.of(&origin));
        let all = connected.all_connections + connected.all_sockets;
        let room = own < self.limits.connections_per_address && all < self.limits.connections;
        if room {
            connected.all_connections += 1;
            if let Some(origin) = origin {
                connected.connections.add(origin);
            }
        }
        room
    }

    /// The number of connections that are not sockets.
    pub(crate) fn connections(&self) -> usize {
        self.connected().all_connections
    }

    /// A connection that was let in is over, or has become a socket.
    pub(crate) fn disconnect(&self, origin: Option<Origin>) {
        let mut connected = self.connected();
        connected.all_connections = connected.all_connections.saturating_sub(1);
        if let Some(origin) = origin {
            connected.connections.remove(&origin);
        }
    }

    /// Admits a socket, if the limits allow it.
    pub(crate) fn enter(&self, origin: Origin, person: PersonId) -> bool {
        let mut connected = self.connected();
        let room = connected.sockets.of(&origin) < self.limits.sockets_per_address
            && connected.people.of(&person) < self.limits.sockets_per_person
            && connected.all_sockets < self.limits.sockets;
        if room {
            connected.sockets.add(origin);
            connected.people.add(person);
            connected.all_sockets += 1;
            self.sockets.send_replace(connected.all_sockets);
        }
        room
    }

    /// A socket that was let in has gone.
    pub(crate) fn leave(&self, origin: Origin, person: PersonId) {
        let mut connected = self.connected();
        connected.sockets.remove(&origin);
        connected.people.remove(&person);
        connected.all_sockets = connected.all_sockets.saturating_sub(1);
        self.sockets.send_replace(connected.all_sockets);
    }

    /// The number of open sockets, which changes.
    pub(crate) fn sockets(&self) -> watch::Receiver<usize> {
        self.sockets.subscribe()
    }
}

#[cfg(test)]
mod tests {

    use quattro_table::Bytes;

    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_so_many_a_second() {
        let buckets = Buckets::new(Rate { burst: 3.0, per_second: 2.0 });
        let start = Instant::now();
        let allowed = (0..5).filter(|_| buckets.allow_at("ada", start)).count();
        assert_eq!(allowed, 3);
        assert!(buckets.allow_at("bob", start));
        let later = start + Duration::from_secs(1);
        assert_eq!((0..5).filter(|_| buckets.allow_at("ada", later)).count(), 2);
    }

    #[test]
    fn what_was_taken_for_nothing_is_given_back() {
        let buckets = Buckets::new(Rate { burst: 1.0, per_second: 0.001 });
        assert!(buckets.take("ada", 0.5) && buckets.take("ada", 0.5) && !buckets.take("ada", 0.5));
        buckets.give_back(&"ada", 0.5);
        assert!(buckets.take("ada", 0.5) && !buckets.take("ada", 0.5));
        buckets.give_back(&"ada", 7.0);
        assert!(buckets.take("ada", 1.0) && !buckets.take("ada", 1.0), "never more than a burst");
    }

    #[test]
    fn a_household_is_one_origin() {
        let origin = |text: &str| Origin::from(text.parse::<IpAddr>().unwrap());
        assert_eq!(origin("2001:db8:1:2::1"), origin("2001:db8:1:2:ffff::9"));
        assert_ne!(origin("2001:db8:1:2::1"), origin("2001:db8:1:3::1"));
        assert_eq!(origin("::ffff:10.0.0.1"), origin("10.0.0.1"));
    }

    #[test]
    fn so_many_sockets_and_no_more() {
        let limits =
            Limits { sockets_per_address: 2, sockets_per_person: 2, sockets: 4, ..Limits::default() };
        let limits = RateLimits::new(&limits);
        let [one, two, three] =
            ["10.0.0.1", "10.0.0.2", "10.0.0.3"].map(|text| Origin::from(text.parse::<IpAddr>().unwrap()));
        let [ada, bob, cleo] = [1, 2, 3].map(|number| Bytes([number; 16]));
        assert!(limits.enter(one, ada) && limits.enter(one, bob) && !limits.enter(one, cleo), "one address");
        assert!(limits.enter(two, ada) && !limits.enter(two, ada), "one person");
        assert!(limits.enter(two, cleo) && !limits.enter(three, cleo), "all");
        limits.leave(one, ada);
        assert!(limits.enter(three, ada));
        assert_eq!(*limits.sockets().borrow(), 4);
    }

    #[test]
    fn so_many_connections_and_no_more() {
        let limits =
            RateLimits::new(&Limits { connections_per_address: 2, connections: 4, ..Limits::default() });
        let [one, two] =
            ["10.0.0.1", "10.0.0.2"].map(|text| Some(Origin::from(text.parse::<IpAddr>().unwrap())));
        assert!(limits.connect(one) && limits.connect(one) && !limits.connect(one));
        assert!(limits.connect(None) && limits.connect(two) && !limits.connect(None));
        limits.disconnect(one);
        assert!(limits.connect(two));
    }

    #[test]
    fn who_is_too_fast_is_told_when_to_come_again() {
        let limits = RateLimits::new(&Limits::default());
        assert_eq!(limits.seconds_until_allowed(Limit::Tables), 5);
        assert_eq!(limits.seconds_until_allowed(Limit::Requests), 1);
    }
}
