//! Invitations: a rematch is also asked for where its people have gone, on whichever page they are.
//!
//! Nothing is stored for it. Every page asks when it opens, and what there is follows from the person's own tables.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, Uri};
use quattro_table::protocol::{Invitation, Invitations, Listing, Occupant, TableStage};
use quattro_table::{PersonId, Table, TableId};
use quattro_words::{Args, Language, Words};

use super::App;
use super::HttpProblem;
use super::auth::AuthenticatedPerson;
use super::language::language_of;

/// A person's last tables, among which a game that has just ended is found.
const LAST_TABLES: u32 = 10;

/// After this time nobody is asked for a rematch of a game any more, in milliseconds.
const LATEST: u64 = 60 * 60 * 1000;

/// For how long a rematch waits for somebody who is elsewhere, in milliseconds; and for how long after the end of a
/// game one is likely to be asked for.
const WAITS: u64 = 10 * 60 * 1000;

fn is_person(occupant: Occupant) -> bool {
    matches!(occupant, Occupant::Person | Occupant::BotForPerson)
}

/// The rematches that the requesting person is asked for, and nobody else's.
pub(super) async fn invitations(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Json<Invitations>, HttpProblem> {
    let found = app.hub().store().of_person(person.id, LAST_TABLES).await;
    let tables = found.map_err(|error| app.hub().store_failed(&error))?;
    let now = app.hub().now();
    let is_recent = |table: &Listing, time: u64| {
        let people = table.chairs.iter().filter(|chair| is_person(chair.occupant)).count();
        table.stage == TableStage::Over && people > 1 && table.at + time > now
    };
    let language = language_of(&uri, &headers);
    let mut invitations = Vec::new();
    for table in tables.iter().filter(|table| is_recent(table, LATEST)) {
        invitations.extend(invitation(&app, table, person.id, language).await);
    }
    let expected = tables.iter().any(|table| is_recent(table, WAITS));
    Ok(Json(Invitations { invitations, expected }))
}

/// What a person is asked at this table, unless the rematch has begun or was asked for too long ago.
async fn invitation(app: &App, table: &Listing, person: PersonId, language: Language) -> Option<Invitation> {
    let id: TableId = table.id.parse().ok()?;
    let (next, by) = app.hub().peek(id, |table: &Table| table.rematch_asked(person)).await.ok()??;
    let rematch = app.hub().info(next).await.ok()?;
    if rematch.stage != TableStage::Open || rematch.created + WAITS <= app.hub().now() {
        return None;
    }
    let text = Words::shared(language).text("ui-rematch-wanted", &Args::new().with("name", by.as_str()));
    Some(Invitation { table: table.id.clone(), by, text })
}
