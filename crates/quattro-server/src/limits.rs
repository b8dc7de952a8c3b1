//! Rate limits and the number of open sockets.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use quattro_table::PersonId;

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
        let allowed = tokens >= 1.0;
        *bucket = Bucket { tokens: if allowed { tokens - 1.0 } else { tokens }, at: now };
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

/// All limits together.
#[derive(Debug)]
pub(crate) struct RateLimits {
    pub(crate) requests: Buckets<Origin>,
    pub(crate) people: Buckets<Origin>,
    pub(crate) tables: Buckets<PersonId>,
    pub(crate) messages: Buckets<PersonId>,
    pub(crate) chat: Buckets<PersonId>,
    pub(crate) reactions: Buckets<PersonId>,
    sockets: Mutex<HashMap<Origin, usize>>,
    sockets_per_address: usize,
    most_sockets: usize,
}

impl RateLimits {
    pub(crate) fn new(limits: &Limits) -> RateLimits {
        RateLimits {
            requests: Buckets::new(limits.requests),
            people: Buckets::new(limits.people),
            tables: Buckets::new(limits.tables),
            messages: Buckets::new(limits.messages),
            chat: Buckets::new(limits.chat),
            reactions: Buckets::new(limits.reactions),
            sockets: Mutex::default(),
            sockets_per_address: limits.sockets_per_address,
            most_sockets: limits.sockets,
        }
    }

    /// Admits a socket, if the limits allow it.
    pub(crate) fn enter(&self, origin: Origin) -> bool {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = if self.most_sockets == usize::MAX { 0 } else { sockets.values().sum() };
        let own = sockets.entry(origin).or_default();
        let room = *own < self.sockets_per_address && all < self.most_sockets;
        *own += usize::from(room);
        room
    }

    /// A socket that was let in has gone.
    pub(crate) fn leave(&self, origin: Origin) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = sockets.get_mut(&origin) {
            *own = own.saturating_sub(1);
            if *own == 0 {
                sockets.remove(&origin);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

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
    fn a_household_is_one_origin() {
        let origin = |text: &str| Origin::from(text.parse::<IpAddr>().unwrap());
        assert_eq!(origin("2001:db8:1:2::1"), origin("2001:db8:1:2:ffff::9"));
        assert_ne!(origin("2001:db8:1:2::1"), origin("2001:db8:1:3::1"));
        assert_eq!(origin("::ffff:10.0.0.1"), origin("10.0.0.1"));
    }

    #[test]
    fn so_many_sockets_and_no_more() {
        let limits = RateLimits::new(&Limits { sockets_per_address: 2, sockets: 3, ..Limits::default() });
        let [one, two] = ["10.0.0.1", "10.0.0.2"].map(|text| Origin::from(text.parse::<IpAddr>().unwrap()));
        assert!(limits.enter(one) && limits.enter(one) && !limits.enter(one));
        assert!(limits.enter(two) && !limits.enter(two));
        limits.leave(one);
        assert!(limits.enter(two));
    }
}
