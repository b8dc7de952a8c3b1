//! Authentication: a person by cookie, a program by token.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts, OptionalFromRequestParts};
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE as COOKIE_HEADER};
use axum::http::request::Parts;
use quattro_table::Problem;
use quattro_table::person::Person;

use super::App;
use super::HttpProblem;
use crate::limits::Origin;
use crate::signer::SignedIn;

/// The name of the cookie.
pub const COOKIE: &str = "quattro";

/// Cookies last for a year.
const YEAR: u32 = 365 * 24 * 60 * 60;

/// The cookie with the people that a device was before.
const EARLIER: &str = "quattro-earlier";

/// Between two of them; no part of a signed text.
const BETWEEN: char = '~';

/// A person whose cookie or token was recognised.
#[derive(Clone, Debug)]
pub(crate) struct AuthenticatedPerson(pub(crate) Person);

/// The same, with the session.
#[derive(Clone, Debug)]
pub(crate) struct CurrentSession(pub(crate) SignedIn);

impl App {
    /// Who sends these headers.
    pub(super) async fn signed_in(&self, headers: &HeaderMap) -> Result<Option<SignedIn>, Problem> {
        let found = match bearer(headers) {
            Some(token) => self.signer().read_token(token),
            None => cookies(headers, COOKIE).find_map(|cookie| self.signer().read_cookie(cookie)),
        };
        let Some(signed_in) = found else { return Ok(None) };
        self.sessions().open(signed_in).await
    }

    /// The people that this browser was before, the latest first.
    pub(super) fn earlier(&self, headers: &HeaderMap) -> Vec<SignedIn> {
        let texts = cookies(headers, EARLIER).flat_map(|cookie| cookie.split(BETWEEN));
        texts.filter_map(|text| self.signer().read_cookie(text)).collect()
    }

    /// The header that makes a browser this person, or nobody.
    pub(super) fn cookie(&self, signed_in: Option<&SignedIn>) -> String {
        self.set_cookie(
            COOKIE,
            &signed_in.map(|signed_in| self.signer().sign_in(signed_in)).unwrap_or_default(),
        )
    }

    /// The header that lets a browser remember whom it was before.
    pub(super) fn earlier_cookie(&self, earlier: &[SignedIn]) -> String {
        let texts: Vec<_> = earlier.iter().map(|signed_in| self.signer().sign_in(signed_in)).collect();
        self.set_cookie(EARLIER, &texts.join(&BETWEEN.to_string()))
    }

    /// An empty value removes the cookie.
    fn set_cookie(&self, name: &str, value: &str) -> String {
        let secure = if self.is_secure() { "; Secure" } else { "" };
        let time = if value.is_empty() { 0 } else { YEAR };
        format!("{name}={value}; Path=/; Max-Age={time}; HttpOnly; SameSite=Lax{secure}")
    }

    /// Where a request comes from.
    pub(super) fn origin(&self, peer: Option<SocketAddr>, headers: &HeaderMap) -> Origin {
        let address = forwarded(headers, self.0.trusted_proxies).or(peer.map(|peer| peer.ip()));
        address.unwrap_or(IpAddr::from([0, 0, 0, 0])).into()
    }
}

/// What proxies and clients have written about where a request comes from, over all lines.
pub(super) fn forwarded_addresses(headers: &HeaderMap) -> Vec<&str> {
    let lines = headers.get_all("x-forwarded-for").iter().map(|line| line.to_str().unwrap_or_default());
    lines.flat_map(|line| line.split(',')).map(str::trim).collect()
}

/// The address that the outermost of our proxies saw. Each adds the one that it saw at the end, in the same line or
/// in one of its own; what stands before is the client's claim.
fn forwarded(headers: &HeaderMap, proxies: usize) -> Option<IpAddr> {
    let entries = forwarded_addresses(headers);
    // With fewer entries than proxies, the first is the farthest that any of ours saw.
    let seen = entries.get(entries.len().saturating_sub(proxies)).filter(|_| proxies > 0)?;
    let with_port = || seen.parse().ok().map(|address: SocketAddr| address.ip());
    seen.parse().ok().or_else(with_port)
}

pub(super) fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

fn cookies<'a>(headers: &'a HeaderMap, wanted: &'static str) -> impl Iterator<Item = &'a str> {
    let texts = headers.get_all(COOKIE_HEADER).iter().filter_map(|value| value.to_str().ok());
    texts.flat_map(|text| text.split(';')).filter_map(move |cookie| {
        let (name, value) = cookie.trim().split_once('=')?;
        (name == wanted).then_some(value)
    })
}

impl FromRequestParts<App> for CurrentSession {
    type Rejection = HttpProblem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<CurrentSession, HttpProblem> {
        let signed_in = app.signed_in(&parts.headers).await?;
        signed_in.map(CurrentSession).ok_or(HttpProblem(Problem::NoName))
    }
}

impl OptionalFromRequestParts<App> for CurrentSession {
    type Rejection = HttpProblem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<CurrentSession>, HttpProblem> {
        Ok(app.signed_in(&parts.headers).await?.map(CurrentSession))
    }
}

impl FromRequestParts<App> for AuthenticatedPerson {
    type Rejection = HttpProblem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<AuthenticatedPerson, HttpProblem> {
        let CurrentSession(signed_in) =
            <CurrentSession as FromRequestParts<App>>::from_request_parts(parts, app).await?;
        Ok(AuthenticatedPerson(signed_in.person))
    }
}

impl OptionalFromRequestParts<App> for AuthenticatedPerson {
    type Rejection = HttpProblem;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &App,
    ) -> Result<Option<AuthenticatedPerson>, HttpProblem> {
        Ok(app.signed_in(&parts.headers).await?.map(|signed_in| AuthenticatedPerson(signed_in.person)))
    }
}

/// Where a request comes from, for limits.
pub(crate) struct Address(pub(crate) Origin);

impl FromRequestParts<App> for Address {
    type Rejection = HttpProblem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Address, HttpProblem> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0);
        Ok(Address(app.origin(peer, &parts.headers)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clients_cannot_choose_their_address() {
        let seen = |lines: &[&'static str], proxies| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append("x-forwarded-for", line.parse().expect("a header"));
            }
            forwarded(&headers, proxies).map(|address| address.to_string())
        };
        let address = |text: &str| Some(text.to_owned());
        assert_eq!(seen(&["1.1.1.1"], 0), None);
        assert_eq!(seen(&["6.6.6.6, 1.1.1.1"], 1), address("1.1.1.1"));
        assert_eq!(seen(&["6.6.6.6", "1.1.1.1"], 1), address("1.1.1.1"), "as HAProxy adds it");
        assert_eq!(seen(&["6.6.6.6, 1.1.1.1", "10.0.0.9"], 2), address("1.1.1.1"));
        assert_eq!(seen(&["1.1.1.1"], 2), address("1.1.1.1"));
        assert_eq!(seen(&["1.1.1.1:4711"], 1), address("1.1.1.1"));
        assert_eq!(seen(&["[2001:db8::1]:4711"], 1), address("2001:db8::1"));
        assert_eq!(seen(&["1.1.1.1, nonsense"], 1), None);
        assert_eq!(seen(&[], 1), None);
    }
}
