//! Sessions: a signature says who somebody is, the database which signatures no longer count.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;
use quattro_table::person::{Name, Person};
use quattro_table::{PersonId, Problem};
use tokio::sync::watch;

use crate::clock::now;
use crate::hub::Hub;
use crate::signer::SignedIn;
use crate::store::{SessionId, Standing};

/// How soon a session that was ended at another server is over at this one.
const CHECKED_FOR: Duration = Duration::from_secs(3);

/// How exactly the last use of a session is known, in milliseconds.
const NOTED_FOR: u64 = 60 * 60_000;

/// Number of sessions above which those that are not in use are forgotten.
const MOST_KNOWN: usize = 20_000;

/// The sessions that this server has seen.
#[derive(Debug)]
pub(crate) struct Sessions {
    hub: Hub,
    known: Mutex<HashMap<SessionId, Known>>,
    /// Changes when a session ends here.
    ended: watch::Sender<()>,
}

/// When a session was last known to be open, when its use was last noted, here or by another server, and the name of a
/// person who keeps something.
#[derive(Clone, Debug)]
struct Known {
    open: Instant,
    seen: Option<u64>,
    name: Option<Name>,
}

impl Sessions {
    pub(super) fn new(hub: Hub) -> Sessions {
        Sessions { hub, known: Mutex::default(), ended: watch::Sender::default() }
    }

    fn known(&self) -> std::sync::MutexGuard<'_, HashMap<SessionId, Known>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody who is signed in, under the name that they have now; `None` if the session has ended or the person was
    /// deleted. A server that has its database for itself reads that once.
    pub(super) async fn open(&self, signed_in: SignedIn) -> Result<Option<SignedIn>, Problem> {
        let SignedIn { person, session } = signed_in;
        let before = self.known().get(&session).cloned();
        let is_shared = self.hub.store().is_shared();
        if let Some(known) = &before
            && (!is_shared || known.open.elapsed() < CHECKED_FOR)
        {
            return Ok(Some(named(person, session, known.name.clone())));
        }
        let mark = self.hub.mark_of(person.id).to_string();
        let standing = self.hub.store().standing(session, person.id, &mark).await;
        let Standing { is_over, seen, name } = standing.map_err(|error| self.hub.store_failed(&error))?;
        let mut known = self.known();
        if is_over {
            known.remove(&session);
            return Ok(None);
        }
        if known.len() >= MOST_KNOWN {
            known.retain(|_, known| known.open.elapsed() < CHECKED_FOR);
        }
        let name = name.and_then(|name| Name::try_from(name).ok());
        known.insert(session, Known { open: Instant::now(), seen, name: name.clone() });
        Ok(Some(named(person, session, name)))
    }

    /// Asks the database again about everybody: somebody has another name, or was deleted.
    pub(super) fn ask_again(&self) {
        self.known().clear();
        self.ended.send_replace(());
    }

    /// Notes that a session is used, so that its owner finds it in the list.
    pub(super) async fn note(&self, SignedIn { person, session }: &SignedIn, device: &str) {
        let now = now();
        let is_noted = |known: &Known| known.seen.is_some_and(|seen| now < seen + NOTED_FOR);
        if self.known().get(session).is_some_and(is_noted) {
            return;
        }
        if let Err(error) = self.hub.store().note_session(*session, person.id, device, now).await {
            self.hub.store_failed(&error);
        } else if let Some(known) = self.known().get_mut(session) {
            known.seen = Some(now);
        }
    }

    /// Ends a session, if it is this person's.
    pub(super) async fn end(&self, session: SessionId, person: PersonId) -> Result<(), Problem> {
        let ended = self.hub.store().end_session(session, person, now()).await;
        ended.map_err(|error| self.hub.store_failed(&error))?;
        self.known().remove(&session);
        self.ended.send_replace(());
        Ok(())
    }

    /// Changes when a session ends here.
    pub(super) fn ended(&self) -> watch::Receiver<()> {
        self.ended.subscribe()
    }
}

/// Somebody under the name that is kept, if one is.
fn named(person: Person, session: SessionId, name: Option<Name>) -> SignedIn {
    let name = name.unwrap_or(person.name);
    SignedIn { person: Person { id: person.id, name }, session }
}

/// What a browser calls itself, as people know it: `Firefox · Android`. Empty for a program.
pub(super) fn device(headers: &HeaderMap) -> String {
    let agent = headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let named = |names: &[(&str, &'static str)]| {
        names.iter().find(|(mark, _)| agent.contains(mark)).map(|(_, name)| *name)
    };
    // Each of these also calls itself what follows it here.
    let browser = named(&[
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("SamsungBrowser/", "Samsung Internet"),
        ("Firefox/", "Firefox"),
        ("FxiOS/", "Firefox"),
        ("CriOS/", "Chrome"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ]);
    let system = named(&[
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Android", "Android"),
        ("CrOS", "ChromeOS"),
        ("Windows", "Windows"),
        ("Mac OS X", "macOS"),
        ("Linux", "Linux"),
    ]);
    browser.into_iter().chain(system).collect::<Vec<_>>().join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_have_the_names_that_people_know() {
        let device = |agent: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(USER_AGENT, agent.parse().expect("a header"));
            device(&headers)
        };
        let android = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 \
            Mobile Safari/537.36";
        assert_eq!(device(android), "Chrome · Android");
        let iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) \
            Version/17.5 Mobile/15E148 Safari/604.1";
        assert_eq!(device(iphone), "Safari · iPhone");
        assert_eq!(
            device("Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0"),
            "Firefox · Linux"
        );
        assert_eq!(device("curl/8.5"), "");
    }
}
