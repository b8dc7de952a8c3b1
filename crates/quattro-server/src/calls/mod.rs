//! Calls people whose page is closed, by Web Push (RFC 8030).
//!
//! What is to be called is stored with the entry of the log that causes it ([`crate::store::Call`]), so that no call is
//! lost when a server dies. Every server looks for calls that are due and claims some; whoever claims one looks whether
//! it is still needed ([`Hub::judge`]), encrypts it for the browser (RFC 8291) and hands it to the push service. Then it
//! is dropped. A server that dies between those two steps leaves a call that is made once more: `Topic` lets the push
//! service replace the first if the browser has not fetched it yet, and the tag lets the browser replace it if it has.

mod endpoint;
mod key;
mod notice;
mod post;
mod quiet;

use std::sync::Arc;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use quattro_words::Language;
use tokio::sync::Semaphore;
use web_push_native::p256::PublicKey;
use web_push_native::{Auth, encrypt};

pub(crate) use endpoint::Endpoint;
pub(crate) use key::PushKey;
pub(crate) use notice::Notice;
use post::{Answer, PATIENCE, Poster};

use crate::config::{Config, Push};
use crate::hub::{Hub, Judged};
use crate::log_rate::LogRate;
use crate::signer::hash_of;
use crate::store::{CallReason, DueCall, StoreError, StoredSubscription};

/// Time between two looks for calls that are due, in milliseconds.
const ROUND: u64 = 2000;

/// The most calls that a server makes at the same time.
const AT_ONCE: usize = 64;

/// For how long a claimed call belongs to a server, in milliseconds: longer than it can take.
const CLAIMED: u64 = 3 * PATIENCE.as_secs() * 1000;

/// How often a call is tried.
const MOST_TRIES: u32 = 8;

/// The shortest and longest pause before a call is tried again, in milliseconds.
const SHORTEST_PAUSE: u64 = 30_000;
const LONGEST_PAUSE: u64 = 3_600_000;

/// For how many seconds a push service keeps a call for a phone that is switched off.
const KEPT: u64 = 24 * 60 * 60;

/// An invitation that was made is kept until its table is deleted, so that it is made once.
const NEVER: u64 = i64::MAX as u64;

/// Makes the calls of all servers on one database, together with the others.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    hub: Hub,
    key: PushKey,
    poster: Poster,
    push: Push,
    /// Whom a push service can turn to.
    subject: String,
    places: Arc<Semaphore>,
}

/// What became of a call.
enum Made {
    Taken,
    /// The browser has ended its subscription.
    Gone,
    /// The push service wants to be left alone for this many seconds, or did not answer.
    Later(Option<u64>),
    /// It will never be taken.
    Refused(u16),
}

impl Caller {
    pub(crate) fn new(hub: Hub, key: PushKey, config: &Config) -> std::io::Result<Caller> {
        let public = config.public_url.as_deref().filter(|url| url.starts_with("https://"));
        let subject =
            public.map_or("mailto:nobody@quattro.invalid", |url| url.trim_end_matches('/')).to_owned();
        let places = Arc::new(Semaphore::new(AT_ONCE));
        Ok(Caller { hub, key, poster: Poster::new(config.push)?, push: config.push, subject, places })
    }

    /// Makes calls until the server stops.
    pub(crate) async fn run(self) {
        let stopping = self.hub.stopping();
        while !*stopping.borrow() {
            let now = self.hub.now();
            if let Err(error) = self.round(now).await {
                self.hub.store_failed(&error);
            }
            self.hub.wait_until(now + ROUND).await;
        }
    }

    /// Claims as many calls as there are places for. Nobody waits for a push service but those that it is to call.
    async fn round(&self, now: u64) -> Result<(), StoreError> {
        let free = self.places.available_permits();
        if free == 0 {
            return Ok(());
        }
        for call in self.hub.store().claim_calls(now, now + CLAIMED, free as u32).await? {
            let Ok(place) = Arc::clone(&self.places).acquire_owned().await else { return Ok(()) };
            let caller = self.clone();
            tokio::spawn(async move {
                if let Err(error) = caller.make(&call, now).await {
                    caller.hub.store_failed(&error);
                }
                drop(place);
            });
        }
        Ok(())
    }

    /// Makes a call that this server has claimed, unless it is not needed or comes too early.
    async fn make(&self, call: &DueCall, now: u64) -> Result<(), StoreError> {
        let store = self.hub.store();
        let Some(subscription) = store.subscription(&call.subscription).await? else {
            return store.drop_call(call).await;
        };
        if call.tries > MOST_TRIES {
            return store.drop_call(call).await;
        }
        let patient = DueCall { tries: 0, ..call.clone() };
        let quiet = store.quiet_hours(subscription.person).await?;
        if let Some(until) = quiet.and_then(|quiet| quiet::ends(quiet, now)) {
            return store.postpone_call(&patient, until).await;
        }
        match self.hub.judge(call, subscription.person).await {
            // Another server may know; it is due again.
            Err(_) => Ok(()),
            Ok(Judged::NotNeeded) => store.drop_call(call).await,
            Ok(Judged::NotBefore(due)) => store.postpone_call(&patient, due).await,
            Ok(Judged::Now(notice)) => {
                let made = self.send(call, &subscription, &notice, now).await;
                self.note(call, made, now).await
            }
        }
    }

    /// Hands a call to the push service.
    async fn send(
        &self,
        call: &DueCall,
        subscription: &StoredSubscription,
        notice: &Notice,
        now: u64,
    ) -> Made {
        let language = subscription.language.parse().unwrap_or(Language::En);
        let endpoint = Endpoint::read(&subscription.endpoint, self.push);
        let message = notice.message(language, &subscription.origin);
        let (Ok(endpoint), Some(body)) = (endpoint, encrypted(subscription, message)) else {
            return Made::Gone;
        };
        let headers = [
            ("authorization", self.key.authorization(&endpoint.origin(), &self.subject, now)),
            ("content-encoding", "aes128gcm".to_owned()),
            ("content-type", "application/octet-stream".to_owned()),
            ("ttl", KEPT.to_string()),
            ("topic", topic(call)),
            ("urgency", "high".to_owned()),
        ];
        match self.poster.post(&endpoint, &headers, body).await {
            Ok(Answer { status: 200..=299, .. }) => Made::Taken,
            Ok(Answer { status: 404 | 410, .. }) => Made::Gone,
            Ok(Answer { status: 429 | 500..=599, retry_after }) => Made::Later(retry_after),
            Ok(Answer { status, .. }) => Made::Refused(status),
            Err(error) => {
                tracing::debug!(%error, "a push service does not answer");
                Made::Later(None)
            }
        }
    }

    /// Remembers what became of a call.
    async fn note(&self, call: &DueCall, made: Made, now: u64) -> Result<(), StoreError> {
        let (store, metrics) = (self.hub.store(), self.hub.metrics());
        match made {
            Made::Taken => {
                metrics.calls.add();
                match call.reason {
                    CallReason::Invitation => store.postpone_call(call, NEVER).await,
                    CallReason::Turn | CallReason::Rematch => store.drop_call(call).await,
                }
            }
            Made::Gone => store.end_subscription(&call.subscription).await,
            Made::Later(wanted) => {
                metrics.failed_calls.add();
                let wanted =
                    wanted.map_or(SHORTEST_PAUSE << call.tries.min(8), |seconds| 1000 * seconds.min(86_400));
                store.postpone_call(call, now + wanted.clamp(SHORTEST_PAUSE, LONGEST_PAUSE)).await
            }
            Made::Refused(status) => {
                static LOGGED: LogRate = LogRate::new();
                metrics.failed_calls.add();
                if LOGGED.is_time() {
                    tracing::warn!(status, "a push service refuses a call");
                }
                store.drop_call(call).await
            }
        }
    }
}

/// The message as only the browser can read it; nothing if its keys are damaged.
fn encrypted(subscription: &StoredSubscription, message: Vec<u8>) -> Option<Vec<u8>> {
    let (key, auth) = browser_keys(&subscription.key, &subscription.auth).ok()?;
    encrypt(message, &key, &auth).ok()
}

/// Reads the keys of a browser; the error says what is wrong with them.
pub(crate) fn browser_keys(key: &str, auth: &str) -> Result<(PublicKey, Auth), &'static str> {
    let bytes = |text: &str| BASE64.decode(text.trim_end_matches('='));
    let key =
        bytes(key).ok().filter(|key| key.len() == 65).and_then(|key| PublicKey::from_sec1_bytes(&key).ok());
    let key = key.ok_or("`p256dh` is not a public key of the browser (65 bytes as base64url)")?;
    let auth = bytes(auth).ok().and_then(|auth| <[u8; 16]>::try_from(auth).ok());
    Ok((key, auth.ok_or("`auth` is not a secret of the browser (16 bytes as base64url)")?.into()))
}

/// A later call with the same topic replaces this one while the browser has not fetched it. At most 32 letters.
fn topic(call: &DueCall) -> String {
    let mut topic = hash_of(&format!("{} {}", call.reason.name(), call.table));
    topic.truncate(32);
    topic
}
