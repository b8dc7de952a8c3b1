//! The HTTP routes, as described in `docs/protocol.md`.

mod auth;
mod bundle;
mod calls;
mod codes;
mod compressed;
mod daily;
mod device;
mod evenings;
mod fellows;
mod files;
mod guard;
mod invitations;
mod keeping;
mod language;
mod line;
mod lists;
mod names;
mod ops;
mod own;
mod own_data;
mod passkeys;
mod people;
mod problem;
mod reviews;
mod sessions;
mod socket;
mod spaces;
mod tables;

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use quattro_table::Problem;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, Predicate, SizeAbove};

use crate::calls::PushKey;
use crate::config::{Config, Patience, Push};
use crate::conformance::Exam;
use crate::hub::Hub;
use crate::limits::{Origin, RateLimits};
use crate::pages;
use crate::signer::Signer;

pub use auth::COOKIE;
pub(crate) use auth::{Address, AuthenticatedPerson, CurrentSession};
pub(crate) use codes::table_of;
pub(crate) use daily::{GameDay, compared};
pub(crate) use device::site_files;
pub(crate) use evenings::shown as evening_shown;
pub(crate) use files::version;
pub(crate) use language::language_of;
pub(crate) use lists::{of_person, open_and_running, public};
pub(crate) use own::{GamesQuery, figures_of, games_of, is_own_turn, running_games};
pub(crate) use passkeys::passkeys_of;
pub(crate) use people::{linked, sessions_of};
pub(crate) use problem::HttpProblem;
pub(crate) use reviews::{ReviewQuery, remembered_games, review_of};
use sessions::Sessions;
pub(crate) use tables::{Id, summary_of};

/// The largest body of a request.
const LARGEST_BODY: usize = 16 << 10;

/// The largest record of a game: some five times that of a long one.
const LARGEST_RECORD: usize = 256 << 10;

/// The state shared by all requests.
#[derive(Clone, Debug)]
pub(crate) struct App(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    hub: Hub,
    limits: RateLimits,
    signer: Signer,
    /// What browsers need to be called; nothing if nobody is called.
    push_key: Option<PushKey>,
    push: Push,
    sessions: Sessions,
    public_url: Option<String>,
    /// Where others in the same network reach this server.
    network: Option<SocketAddr>,
    trusted_proxies: usize,
    patience: Patience,
    /// What a client is examined with.
    exam: Option<Exam>,
}

impl App {
    pub(crate) fn new(
        hub: Hub,
        limits: RateLimits,
        signer: Signer,
        push_key: Option<PushKey>,
        config: &Config,
        network: Option<SocketAddr>,
        exam: Option<Exam>,
    ) -> App {
        let Config { public_url, trusted_proxies, patience, push, .. } = config;
        let (public_url, trusted_proxies, patience) = (public_url.clone(), *trusted_proxies, *patience);
        let sessions = Sessions::new(hub.clone());
        App(Arc::new(Inner {
            hub,
            limits,
            signer,
            push_key,
            push: *push,
            sessions,
            public_url,
            network,
            trusted_proxies,
            patience,
            exam,
        }))
    }

    /// The address for a visitor to share, whose browser reached this server at `host`.
    pub(crate) fn address_for_others(&self, host: &str) -> String {
        address_for_others(host, self.0.public_url.as_deref(), self.0.network)
    }

    pub(crate) fn hub(&self) -> &Hub {
        &self.0.hub
    }

    fn exam(&self) -> Option<&Exam> {
        self.0.exam.as_ref()
    }

    pub(crate) fn limits(&self) -> &RateLimits {
        &self.0.limits
    }

    fn signer(&self) -> &Signer {
        &self.0.signer
    }

    pub(crate) fn patience(&self) -> Patience {
        self.0.patience
    }

    /// Whose connection this is; a proxy of ours stands for many.
    pub(crate) fn peer(&self, peer: SocketAddr) -> Option<Origin> {
        (self.0.trusted_proxies == 0).then(|| peer.ip().into())
    }

    fn sessions(&self) -> &Sessions {
        &self.0.sessions
    }

    /// Whether people reach this server over `https` only.
    fn is_secure(&self) -> bool {
        self.0.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}

/// All routes.
pub(crate) fn router(app: App) -> Router {
    Router::new()
        .merge(pages::routes())
        .nest("/api", api())
        .route("/static/{version}/{*path}", get(files::file))
        .route("/favicon.ico", get(files::favicon))
        .route("/worker.js", get(device::worker))
        .route("/device", get(device::home))
        .route("/device/texts.json", get(device::all))
        .route("/device/{language}/{document}", get(device::document))
        .route("/healthz", get(ops::healthz))
        .route("/metrics", get(ops::metrics))
        .route("/doctor", get(ops::doctor))
        .fallback(async || HttpProblem(Problem::NotFound))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(from_fn_with_state(app.clone(), guard::limit))
        .layer(from_fn_with_state(app.clone(), guard::same_origin))
        .layer(from_fn_with_state(app.clone(), problem::in_words))
        .layer(compression())
        .layer(from_fn_with_state(app.clone(), guard::headers))
        .layer(from_fn_with_state(app.clone(), guard::log))
        .with_state(app)
}

/// Prefers good compression to fast compression: pages and files are small, and networks are slow.
fn compression() -> CompressionLayer<impl Predicate> {
    let worthwhile = DefaultPredicate::new().and(SizeAbove::new(512));
    CompressionLayer::new().quality(CompressionLevel::Precise(7)).compress_when(worthwhile)
}

fn api() -> Router<App> {
    Router::new()
        .route("/bots", post(people::make_token))
        .route("/codes/{code}", get(codes::find))
        .route("/screens/{key}", get(tables::shown_on_screen))
        .route("/daily", get(daily::coming))
        .route("/daily/{game}", get(daily::board).post(daily::bake))
        .route("/daily/{game}/{day}", get(daily::board).post(daily::bake))
        .route("/lobby", get(lists::lobby))
        .route("/games", get(lists::games))
        .route("/evenings", post(evenings::create))
        .route("/evenings/{id}", get(evenings::info))
        .route("/evenings/{id}/join", post(evenings::join))
        .route("/evenings/{id}/leave", post(evenings::leave))
        .route("/evenings/{id}/begin", post(evenings::begin))
        .route("/evenings/{id}/close", post(evenings::close))
        .merge(people_api())
        .merge(tables_api())
}

/// Who somebody is, and what belongs to them.
fn people_api() -> Router<App> {
    Router::new()
        .route("/me", get(people::me).post(people::set_name))
        .route("/me/figures", get(own::figures).post(own::hide_figures))
        .route("/me/games", get(own::games).post(own::keep_game).layer(DefaultBodyLimit::max(LARGEST_RECORD)))
        .route("/me/link", post(people::make_link))
        .route("/me/invitations", get(invitations::invitations))
        .route("/me/calls", get(calls::calls).post(calls::subscribe))
        .route("/me/calls/end", post(calls::end))
        .route("/me/calls/quiet", post(calls::set_quiet))
        .route("/me/link/{code}", get(people::link_state))
        .route("/me/link/{code}/refuse", post(people::refuse_link))
        .route("/me/sessions", get(people::sessions))
        .route("/me/sessions/end", post(people::end_session))
        .route("/me/switch", post(people::switch))
        .route("/me/log-out", post(people::log_out))
        .route("/me/sheet", post(keeping::make_sheet))
        .route("/me/export", get(own_data::export))
        .route("/me/delete", post(own_data::delete))
        .route("/me/passkeys/ask", post(passkeys::ask_to_make))
        .route("/me/passkeys", post(passkeys::keep))
        .route("/me/passkeys/remove", post(passkeys::remove))
        .route("/passkey/ask", post(passkeys::ask_who))
        .route("/passkey", post(passkeys::come_back))
        .route("/recover", post(keeping::recover))
        .route("/link", post(people::ask_link))
        .route("/link/confirm", post(people::confirm_link))
}

fn tables_api() -> Router<App> {
    Router::new()
        .route("/tables", get(lists::own).post(tables::create))
        .route("/tables/{id}", get(tables::info))
        .route("/tables/{id}/code", post(codes::code))
        .route("/tables/{id}/fellows", get(fellows::fellows))
        .route("/tables/{id}/invite", post(fellows::invite))
        .route("/tables/{id}/join", post(tables::join))
        .route("/tables/{id}/leave", post(tables::leave))
        .route("/tables/{id}/companions", post(tables::seat_companion))
        .route("/tables/{id}/bot", post(tables::seat_bot))
        .route("/tables/{id}/remove", post(tables::remove))
        .route("/tables/{id}/hungriest", post(tables::hungriest))
        .route("/tables/{id}/start", post(tables::start))
        .route("/tables/{id}/hand-over", post(tables::hand_over))
        .route("/tables/{id}/take-back", post(tables::take_back))
        .route("/tables/{id}/rematch", post(tables::rematch))
        .route("/tables/{id}/same-cards", get(daily::same_cards).post(daily::deal_again))
        .route("/tables/{id}/close", post(tables::close))
        .route("/tables/{id}/record", get(tables::record))
        .route("/tables/{id}/summary", get(tables::summary))
        .route("/tables/{id}/review", get(reviews::review))
        .route("/tables/{id}/play-on", post(reviews::play_on))
        .route("/tables/{id}/socket", get(socket::socket))
}

/// `localhost` is useless to other devices.
fn address_for_others(host: &str, public_url: Option<&str>, network: Option<SocketAddr>) -> String {
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let is_own_machine = matches!(name, "localhost" | "127.0.0.1" | "[::1]");
    match (public_url, network) {
        (Some(url), _) => url.trim_end_matches('/').to_owned(),
        (None, Some(network)) if is_own_machine => format!("http://{network}"),
        _ => format!("http://{host}"),
    }
}

#[cfg(test)]
mod tests {
    use super::address_for_others;

    #[test]
    fn friends_are_given_an_address_that_they_can_reach() {
        let network = "192.168.1.7:4040".parse().ok();
        assert_eq!(address_for_others("localhost:4040", None, network), "http://192.168.1.7:4040");
        assert_eq!(address_for_others("[::1]:4040", None, network), "http://192.168.1.7:4040");
        assert_eq!(address_for_others("kitchen:4040", None, network), "http://kitchen:4040");
        assert_eq!(address_for_others("localhost:4040", None, None), "http://localhost:4040");
        let public = Some("https://play.example.org/");
        assert_eq!(address_for_others("127.0.0.1:4040", public, network), "https://play.example.org");
    }
}
