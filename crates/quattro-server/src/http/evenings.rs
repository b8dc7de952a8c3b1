//! Small tournaments: who takes part, rounds, standings.
//!
//! An evening decides on the tables of a round before any of them exists, and is stored first. Whoever looks at it next
//! creates those that are missing and takes over the results of those that have finished, so it does not matter at which
//! moment a server dies.

use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use quattro_bots::Level;
use quattro_rules::seat::Seat;
use quattro_table::evening::{Evening, EveningId, Plan, Round, RoundTable};
use quattro_table::fairness::commitment;
use quattro_table::log::Change;
use quattro_table::person::Person;
use quattro_table::protocol::{
    CreateEvening, EveningInfo, EveningStage, GuestInfo, Join, RoundInfo, RoundTableInfo, Start, TableStage,
    YouAtEvening,
};
use quattro_table::shared_deal::SharedDeal;
use quattro_table::{Command, Limit, PersonId, Problem, Requester, Table, TableId};

use super::App;
use super::HttpProblem;
use super::auth::AuthenticatedPerson;
use super::problem::Body;
use crate::random::random_bytes;
use crate::store::StoredEvening;

/// The id in the path.
pub(super) struct Id(EveningId);

impl FromRequestParts<App> for Id {
    type Rejection = HttpProblem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Id, HttpProblem> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        let id = path.ok().and_then(|Path(id)| id.parse().ok());
        id.map(Id).ok_or(HttpProblem(Problem::NotFound))
    }
}

type Answer = Result<Json<EveningInfo>, HttpProblem>;

pub(super) async fn create(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    Body(body): Body<CreateEvening>,
) -> Result<(StatusCode, Json<EveningInfo>), HttpProblem> {
    if !app.limits().tables.allow(person.id) {
        return Err(Problem::TooFast(Limit::Tables).into());
    }
    let CreateEvening { table, rounds, bots } = body;
    let evening =
        Evening::new(person.clone(), Plan { table, rounds, bots: bots.unwrap_or(Level::Cook.into()) })?;
    let id: EveningId = random_bytes();
    app.hub().put_evening(id, &evening, None).await?;
    app.hub().come_to_evening(person.id, id).await?;
    Ok((StatusCode::CREATED, Json(info_of(id, &StoredEvening { evening, version: 1 }, Some(person.id)))))
}

pub(super) async fn info(State(app): State<App>, Id(id): Id, person: Option<AuthenticatedPerson>) -> Answer {
    Ok(Json(shown(&app, id, person.map(|AuthenticatedPerson(person)| person.id)).await?))
}

pub(super) async fn join(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    Id(id): Id,
) -> Answer {
    let stored = app.hub().change_evening(id, |evening| evening.join(&person)).await?;
    app.hub().come_to_evening(person.id, id).await?;
    Ok(Json(info_of(id, &stored, Some(person.id))))
}

pub(super) async fn leave(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    Id(id): Id,
) -> Answer {
    let stored = app.hub().change_evening(id, |evening| evening.leave(person.id)).await?;
    Ok(Json(info_of(id, &stored, Some(person.id))))
}

/// Begins the next round. Whether the last one is over is found out first: nobody may have looked since.
pub(super) async fn begin(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    Id(id): Id,
) -> Answer {
    shown(&app, id, None).await?;
    app.hub()
        .change_evening(id, |evening| evening.begin_round(person.id, random_bytes(), random_bytes))
        .await?;
    Ok(Json(shown(&app, id, Some(person.id)).await?))
}

pub(super) async fn close(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    Id(id): Id,
) -> Answer {
    let stored = app.hub().change_evening(id, |evening| evening.close(person.id)).await?;
    Ok(Json(info_of(id, &stored, Some(person.id))))
}

/// An evening as a person may see it, with its tables created and its results taken over.
pub(crate) async fn shown(
    app: &App,
    id: EveningId,
    person: Option<PersonId>,
) -> Result<EveningInfo, Problem> {
    let mut stored = app.hub().evening(id).await?;
    if stored.evening.stage() == EveningStage::Playing {
        stored = catch_up(app, id, stored).await?;
    }
    Ok(info_of(id, &stored, person))
}

/// Creates the tables of the last round that do not exist yet, and takes over the results of those that have finished.
async fn catch_up(app: &App, id: EveningId, stored: StoredEvening) -> Result<StoredEvening, Problem> {
    let evening = &stored.evening;
    let Some(round) = evening.rounds().last() else { return Ok(stored) };
    let mut finished = Vec::new();
    for table in round.tables.iter().filter(|table| table.outcome.is_none()) {
        match app.hub().peek(table.id, Table::summary).await {
            Ok(summary) if summary.listing.stage == TableStage::Open => {
                set_up(app, id, evening, round, table).await?;
            }
            Ok(summary) => finished.extend(summary.listing.outcome.map(|outcome| (table.id, outcome))),
            Err(Problem::UnknownTable) => set_up(app, id, evening, round, table).await?,
            Err(problem) => return Err(problem),
        }
    }
    if finished.is_empty() {
        return Ok(stored);
    }
    let has_finished =
        |table: &RoundTable| table.outcome.is_some() || finished.iter().any(|(id, _)| *id == table.id);
    if round.tables.iter().all(has_finished) {
        // Before that is stored: a server that dies in between is asked again.
        for table in &round.tables {
            app.hub().command(table.id, Requester::Server, None, Command::Reveal).await?;
        }
    }
    let take_over = |evening: &mut Evening| {
        for (table, outcome) in &finished {
            evening.finish(*table, outcome);
        }
        Ok(())
    };
    app.hub().change_evening(id, take_over).await
}

/// Creates a table, seats its people and begins. Steps that were taken before are not taken again.
async fn set_up(
    app: &App,
    id: EveningId,
    evening: &Evening,
    round: &Round,
    table: &RoundTable,
) -> Result<(), Problem> {
    let (host, plan) = (evening.host(), evening.plan());
    let created = Change::CreatedWithDeal {
        host: host.clone(),
        options: plan.table.clone(),
        secret: round.secret,
        deal: SharedDeal::of_evening(id, plan.table.players),
    };
    app.hub().create(table.id, host, created).await?;
    let people: Vec<&Person> = evening.people().collect();
    let seats = Seat::all(plan.table.players).zip(&table.chairs);
    for (seat, guest) in seats {
        let Some(person) = guest.and_then(|guest| people.get(guest)) else { continue };
        let join = Join { seat: Some(seat), ..Join::default() };
        ignore_repetition(command(app, table.id, person, Command::Join(join)).await)?;
    }
    let start = Start { fill: Some(plan.bots), contribution: None };
    ignore_repetition(command(app, table.id, host, Command::Start(start)).await)
}

async fn command(app: &App, table: TableId, person: &Person, command: Command) -> Result<(), Problem> {
    app.hub().command(table, Requester::Person(person.clone()), None, command).await.map(drop)
}

/// Another server may have been faster.
fn ignore_repetition(done: Result<(), Problem>) -> Result<(), Problem> {
    match done {
        Err(Problem::ChairTaken | Problem::WrongStage(_)) => Ok(()),
        done => done,
    }
}

fn info_of(id: EveningId, stored: &StoredEvening, person: Option<PersonId>) -> EveningInfo {
    let StoredEvening { evening, version } = stored;
    let plan = evening.plan();
    EveningInfo {
        id: id.to_string(),
        version: *version,
        stage: evening.stage(),
        host: evening.host().name.as_str().to_owned(),
        table: plan.table.clone(),
        planned: plan.rounds,
        bots: plan.bots.level(),
        character: plan.bots.character(),
        guests: guests_of(evening),
        rounds: evening.rounds().iter().map(|round| round_of(evening, round, person)).collect(),
        you: YouAtEvening {
            guest: person.is_some_and(|person| evening.present().any(|(_, present)| present.id == person)),
            host: person == Some(evening.host().id),
            table: person.and_then(|person| evening.table_of(person)).map(|table| table.to_string()),
        },
    }
}

fn guests_of(evening: &Evening) -> Vec<GuestInfo> {
    let people: Vec<&Person> = evening.people().collect();
    let present: Vec<usize> = evening.present().map(|(place, _)| place).collect();
    let guest = |standing: quattro_table::evening::Standing| GuestInfo {
        name: people[standing.guest].name.as_str().to_owned(),
        present: present.contains(&standing.guest),
        place: standing.place as u32,
        points: standing.points,
        rounds: standing.rounds,
        wins: standing.wins,
    };
    evening.standings().into_iter().map(guest).collect()
}

fn round_of(evening: &Evening, round: &Round, person: Option<PersonId>) -> RoundInfo {
    let people: Vec<&Person> = evening.people().collect();
    let own = person.and_then(|person| evening.place_of(person));
    let name = |guest: &Option<usize>| guest.map(|guest| people[guest].name.as_str().to_owned());
    let table = |table: &RoundTable| RoundTableInfo {
        id: (round.is_over() || (own.is_some() && table.chairs.contains(&own))).then(|| table.id.to_string()),
        chairs: table.chairs.iter().map(name).collect(),
        over: table.outcome.is_some(),
    };
    RoundInfo {
        commitment: commitment(&round.secret).to_string(),
        tables: round.tables.iter().map(table).collect(),
    }
}
