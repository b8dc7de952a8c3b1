//! Joining by a code of four letters.
//!
//! A code can be guessed, so wrong ones are counted: for each address, and for all together by what guessing has come
//! to. With few tables nearly every guess is wrong and costs next to nothing; with many, the same number of guesses finds
//! somebody, and costs accordingly. What counts against the limit is taken before the answer is known and given back if
//! the code was right, so that guesses sent at the same time count too.

use std::sync::atomic::Ordering;

use axum::Json;
use axum::extract::{Path, State};
use quattro_table::protocol::{TableCode, TableReply, TableStage};
use quattro_table::{Limit, Problem, TableId, WrongStage};

use super::auth::Address;
use super::tables::Id;
use super::{App, HttpProblem};
use crate::codes;
use crate::limits::{Origin, RateLimits};

/// Attempts to find a code that is free. With half of all codes in use, one in a million tables would get none.
const MOST_ATTEMPTS: usize = 20;

/// The code of a table that waits for players.
pub(super) async fn code(State(app): State<App>, Id(id): Id) -> Result<Json<TableCode>, HttpProblem> {
    if app.hub().info(id).await?.stage != TableStage::Open {
        return Err(Problem::from(WrongStage::Playing).into());
    }
    for _ in 0..MOST_ATTEMPTS {
        let (store, fresh) = (app.hub().store(), codes::TableCode::random());
        let put = store.put_code(id, fresh.as_str(), app.hub().now()).await;
        if let Some(code) = put.map_err(|error| app.hub().store_failed(&error))? {
            return Ok(Json(TableCode { path: format!("/j/{code}"), code }));
        }
    }
    Err(Problem::Unavailable.into())
}

/// The table that waits for players under a code.
pub(super) async fn find(
    State(app): State<App>,
    from: Address,
    Path(code): Path<String>,
) -> Result<Json<TableReply>, HttpProblem> {
    let id = table_of(&app, from.0, &code).await?;
    Ok(Json(TableReply { table: app.hub().info(id).await? }))
}

/// The table that waits for players under a code, for whoever has not tried too many wrong ones.
pub(crate) async fn table_of(app: &App, from: Origin, code: &str) -> Result<TableId, Problem> {
    let attempt = Attempt::begin(app.limits(), from)?;
    let found = match code.parse::<codes::TableCode>() {
        Ok(code) => app.hub().store().table_of_code(code.as_str()).await,
        Err(codes::NoCode) => Ok(None),
    };
    if let Some(table) = found.map_err(|error| app.hub().store_failed(&error))? {
        attempt.was_right();
        return Ok(table);
    }
    let good = app.hub().store().good_codes().await.map_err(|error| app.hub().store_failed(&error))?;
    app.limits().good_codes.store(good, Ordering::Relaxed);
    Err(Problem::UnknownCode)
}

/// An attempt that counts, unless it turns out to be right.
struct Attempt<'a> {
    limits: &'a RateLimits,
    from: Origin,
    /// How many tables a guess finds on average.
    finds: f64,
}

impl Attempt<'_> {
    fn begin(limits: &RateLimits, from: Origin) -> Result<Attempt<'_>, Problem> {
        let finds = limits.good_codes.load(Ordering::Relaxed).max(1) as f64 / f64::from(codes::ALL);
        if !limits.codes.allow(from) {
            return Err(Problem::TooFast(Limit::Codes));
        }
        if !limits.codes_found.take((), finds) {
            limits.codes.give_back(&from, 1.0);
            return Err(Problem::TooFast(Limit::Codes));
        }
        Ok(Attempt { limits, from, finds })
    }

    fn was_right(self) {
        self.limits.codes.give_back(&self.from, 1.0);
        self.limits.codes_found.give_back(&(), self.finds);
    }
}
