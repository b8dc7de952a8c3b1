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
        Ok(self.sessions().is_open(signed_in.session).await?.then_some(signed_in))
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
pub(super) struct Address(pub(super) Origin);

impl FromRequestParts<App> for Address {
    type Rejection = HttpProblem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Address, HttpProblem> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0);
        Ok(Address(app.origin(peer, &parts.headers)))
    }
}
