//! Authentication: a person by cookie, a program by token.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts, OptionalFromRequestParts};
use axum::http::header::{AUTHORIZATION, COOKIE as COOKIE_HEADER};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use quattro_table::Problem;
use quattro_table::person::Person;

use super::App;
use super::HttpProblem;
use crate::limits::Origin;
use crate::signer::Purpose;

/// The name of the cookie.
pub const COOKIE: &str = "quattro";

/// Cookies last for a year.
const YEAR: u32 = 365 * 24 * 60 * 60;

/// A person whose cookie or token was recognised.
#[derive(Clone, Debug)]
pub(crate) struct AuthenticatedPerson(pub(crate) Person);

impl App {
    /// Who sends these headers.
    pub(super) fn person(&self, headers: &HeaderMap) -> Option<Person> {
        if let Some(token) = bearer(headers) {
            return self.signer().read(Purpose::Token, token);
        }
        cookies(headers).find_map(|cookie| self.signer().read(Purpose::Cookie, cookie))
    }

    /// The header that sets this person's cookie in a browser.
    pub(super) fn cookie(&self, person: &Person) -> Option<HeaderValue> {
        let secure = if self.is_secure() { "; Secure" } else { "" };
        let value = self.signer().sign(Purpose::Cookie, person);
        let cookie = format!("{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}");
        cookie.try_into().ok()
    }

    /// Where a request comes from.
    pub(super) fn origin(&self, peer: Option<SocketAddr>, headers: &HeaderMap) -> Origin {
        let forwarded = || {
            let header = headers.get("x-forwarded-for")?.to_str().ok()?;
            // The last entry was added by our own proxy; earlier ones are unverified claims of the client.
            header.rsplit(',').next()?.trim().parse::<IpAddr>().ok()
        };
        let claimed = if self.0.trust_proxy { forwarded() } else { None };
        let address = claimed.or(peer.map(|peer| peer.ip()));
        address.unwrap_or(IpAddr::from([0, 0, 0, 0])).into()
    }
}

pub(super) fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

fn cookies(headers: &HeaderMap) -> impl Iterator<Item = &str> {
    let texts = headers.get_all(COOKIE_HEADER).iter().filter_map(|value| value.to_str().ok());
    texts.flat_map(|text| text.split(';')).filter_map(|cookie| {
        let (name, value) = cookie.trim().split_once('=')?;
        (name == COOKIE).then_some(value)
    })
}

impl FromRequestParts<App> for AuthenticatedPerson {
    type Rejection = HttpProblem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<AuthenticatedPerson, HttpProblem> {
        app.person(&parts.headers).map(AuthenticatedPerson).ok_or(HttpProblem(Problem::NoName))
    }
}

impl OptionalFromRequestParts<App> for AuthenticatedPerson {
    type Rejection = HttpProblem;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &App,
    ) -> Result<Option<AuthenticatedPerson>, HttpProblem> {
        Ok(app.person(&parts.headers).map(AuthenticatedPerson))
    }
}

/// Where a request comes from, for limits.
pub(super) struct Address(pub(super) Origin);

impl FromRequestParts<App> for Address {
    type Rejection = HttpProblem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Address, HttpProblem> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0);
        Ok(Address(app.origin(peer, &parts.headers)))
    }
}
