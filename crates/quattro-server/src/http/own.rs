//! A person's own games, private ones among them, and what they come to. Nobody else can ask for them.

use axum::Json;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use quattro_rules::setup::GameId;
use quattro_table::protocol::{HideFigures, KeepGame, Occupant, OwnFigures, OwnGame, OwnGames, TableReply};
use quattro_table::{Limit, PersonId, Problem, TableId};
use serde::Deserialize;

use super::App;
use super::HttpProblem;
use super::auth::AuthenticatedPerson;
use super::problem::Body;
use crate::random::random_bytes;
use crate::store::{Walked, Wanted};

/// The games on one page of a list.
const PAGE: u32 = 20;

/// The most running games of a person that are looked through for those that wait for them.
const MOST_RUNNING: u32 = 100;

/// From here on a list begins.
const NEWEST: Walked = (u64::MAX, String::new());

/// Which games, and from where on.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct GamesQuery {
    /// `running` or `finished`.
    pub(crate) show: Option<String>,
    pub(crate) game: Option<String>,
    /// Where the page before has ended.
    after: Option<String>,
}

impl GamesQuery {
    /// Only those that are over, or only those that are not.
    pub(crate) fn finished(&self) -> Option<bool> {
        match self.show.as_deref()? {
            "running" => Some(false),
            "finished" => Some(true),
            _ => None,
        }
    }

    pub(crate) fn game(&self) -> Option<GameId> {
        self.game.as_deref()?.parse().ok()
    }

    /// What is not the end of a page is the beginning of the list.
    fn walked(&self) -> Walked {
        let read = |after: &str| {
            let (at, id) = after.split_once('.')?;
            Some((at.parse().ok()?, id.parse::<TableId>().ok()?.to_string()))
        };
        self.after.as_deref().and_then(read).unwrap_or(NEWEST)
    }
}

/// A page of a person's games.
pub(crate) async fn games_of(
    app: &App,
    person: PersonId,
    finished: bool,
    query: &GamesQuery,
) -> Result<OwnGames, Problem> {
    let wanted = Wanted { finished, game: query.game() };
    // One more than is shown says whether there is another page.
    let found = app.hub().store().own_games(person, wanted, &query.walked(), PAGE + 1).await;
    let mut games = found.map_err(|error| app.hub().store_failed(&error))?;
    let has_more = games.len() > PAGE as usize;
    games.truncate(PAGE as usize);
    let last = games.last().filter(|_| has_more);
    let next = last.map(|last| format!("{}.{}", last.table.at, last.table.id));
    Ok(OwnGames { games, next })
}

/// A person's running games: those in which it is their turn, then the others. First of each come tables at which other
/// people sit right now, then those that have waited longest.
pub(crate) async fn running_games(app: &App, person: PersonId) -> Result<Vec<OwnGame>, Problem> {
    let wanted = Wanted { finished: false, game: None };
    let found = app.hub().store().own_games(person, wanted, &NEWEST, MOST_RUNNING).await;
    let mut games = found.map_err(|error| app.hub().store_failed(&error))?;
    games.sort_by_cached_key(|own| {
        let is_attended = own.table.id.parse().is_ok_and(|table| app.hub().is_anybody_there(table, own.seat));
        (!is_own_turn(own), !is_attended, own.turn.map_or(own.table.at, |turn| turn.since))
    });
    Ok(games)
}

/// Whether the game waits for the person whose list it is in.
pub(crate) fn is_own_turn(own: &OwnGame) -> bool {
    let is_there =
        |seat| own.table.chairs.iter().any(|chair| chair.seat == seat && chair.occupant == Occupant::Person);
    own.turn.is_some_and(|turn| turn.seat == own.seat && is_there(turn.seat))
}

pub(super) async fn games(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    Query(query): Query<GamesQuery>,
) -> Result<Json<OwnGames>, HttpProblem> {
    let finished = query.finished().unwrap_or(false);
    Ok(Json(games_of(&app, person.id, finished, &query).await?))
}

/// Keeps a game that was played on the person's device; once, however often it is sent.
pub(super) async fn keep_game(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    Body(keep): Body<KeepGame>,
) -> Result<(StatusCode, Json<TableReply>), HttpProblem> {
    if !app.limits().tables.allow(person.id) {
        return Err(Problem::TooFast(Limit::Tables).into());
    }
    let secret = keep.record.fairness.as_ref().map(|fairness| fairness.secret.as_str());
    let id = app.hub().kept_game_of(person.id, secret.unwrap_or_default());
    let change = keep.check(id, &person, app.hub().now(), random_bytes)?;
    app.hub().create(id, &person, change).await?;
    Ok((StatusCode::CREATED, Json(TableReply { table: app.hub().info(id).await? })))
}

/// What a person's finished games come to.
pub(crate) async fn figures_of(app: &App, person: PersonId) -> Result<OwnFigures, Problem> {
    app.hub().store().figures_of(person).await.map_err(|error| app.hub().store_failed(&error))
}

pub(super) async fn figures(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
) -> Result<Json<OwnFigures>, HttpProblem> {
    Ok(Json(figures_of(&app, person.id).await?))
}

pub(super) async fn hide_figures(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    Body(HideFigures { hidden }): Body<HideFigures>,
) -> Result<Json<OwnFigures>, HttpProblem> {
    let hiding = app.hub().store().hide_figures(person.id, hidden).await;
    hiding.map_err(|error| app.hub().store_failed(&error))?;
    Ok(Json(figures_of(&app, person.id).await?))
}
