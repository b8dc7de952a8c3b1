//! Tables: create, join, start and everything else around a game. Moves go over the socket.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use quattro_table::log::Change;
use quattro_table::person::{Name, Person};
use quattro_table::protocol::{
    BotSeat, CreateTable, GameSummary, HandOver, Join, Rematch, RematchReply, RemovePlayer, ScreenReply,
    SeatCompanion, Start, TableInfo, TableOptions, TableReply, TakeBack,
};
use quattro_table::{
    BadText, Command, Crowd, Limit, Problem, RematchPlace, Requester, Table, TableId, WrongStage, facts,
};

use super::App;
use super::HttpProblem;
use super::auth::AuthenticatedPerson;
use super::lists::waiting_of;
use super::problem::Body;
use crate::random::random_bytes;
use crate::store::Appended;

/// The id in the path, of a table that the visitor may know of. Every route of a table takes it from here: until a day is
/// over, a try at its deal is unknown to all but its player.
pub(crate) struct Id(pub(crate) TableId);

impl FromRequestParts<App> for Id {
    type Rejection = HttpProblem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Id, HttpProblem> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        let id = path.ok().and_then(|Path(id)| id.parse().ok()).ok_or(Problem::UnknownTable)?;
        let person = AuthenticatedPerson::from_request_parts(parts, app).await;
        app.hub().must_know(id, person.ok().map(|AuthenticatedPerson(person)| person.id)).await?;
        Ok(Id(id))
    }
}

type Answer = Result<Json<TableReply>, HttpProblem>;

pub(super) async fn create(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    Body(body): Body<CreateTable>,
) -> Result<(StatusCode, Json<TableReply>), HttpProblem> {
    if !app.limits().tables.allow(person.id) {
        return Err(Problem::TooFast(Limit::Tables).into());
    }
    body.table.check()?;
    if body.table.public && waiting_of(&app, &person).await? >= app.limits().public_tables() {
        return Err(Problem::TooMany(Crowd::PublicTables).into());
    }
    let id = body.screen.map_or_else(random_bytes, |key| app.hub().shown_on(key));
    set_up(&app, id, &person, &body.table, &body.bots).await?;
    if let Some(join) = body.sit {
        command(&app, id, &person, Command::Join(join)).await?;
    }
    let table = app.hub().info(id).await?;
    tracing::info!(game = %table.options.game, players = table.options.players, "table created");
    Ok((StatusCode::CREATED, Json(TableReply { table })))
}

/// Creates a table with its bots. Another request may have created it already.
async fn set_up(
    app: &App,
    id: TableId,
    host: &Person,
    options: &TableOptions,
    bots: &[BotSeat],
) -> Result<(), Problem> {
    let (host, options) = (host.clone(), options.clone());
    let created = Change::Created { host: host.clone(), options, secret: random_bytes(), laid: None };
    if app.hub().create(id, &host, created).await? == Appended::Taken {
        return Ok(());
    }
    for bot in bots {
        command(app, id, &host, Command::SeatBot(*bot)).await?;
    }
    Ok(())
}

/// The table that was made for a screen, for whoever knows its key.
pub(super) async fn shown_on_screen(
    State(app): State<App>,
    Path(key): Path<String>,
) -> Result<Json<ScreenReply>, HttpProblem> {
    let id = app.hub().shown_on(key.parse().map_err(|_| Problem::UnknownTable)?);
    match app.hub().must_know(id, None).await {
        Ok(()) => Ok(Json(ScreenReply { table: Some(id.to_string()) })),
        Err(Problem::UnknownTable) => Ok(Json(ScreenReply { table: None })),
        Err(problem) => Err(problem.into()),
    }
}

pub(super) async fn info(State(app): State<App>, Id(id): Id) -> Answer {
    Ok(Json(TableReply { table: app.hub().info(id).await? }))
}

async fn command(app: &App, id: TableId, person: &Person, command: Command) -> Result<TableInfo, Problem> {
    app.hub().command(id, Requester::Person(person.clone()), None, command).await?;
    app.hub().info(id).await
}

async fn answer(app: &App, id: TableId, person: &Person, wanted: Command) -> Answer {
    Ok(Json(TableReply { table: command(app, id, person, wanted).await? }))
}

pub(super) async fn join(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    Id(id): Id,
    Body(join): Body<Join>,
) -> Answer {
    answer(&app, id, &person, Command::Join(join)).await
}

/// Seats somebody who plays on this person's device.
pub(super) async fn seat_companion(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    Id(id): Id,
    Body(SeatCompanion { name, seat, kind }): Body<SeatCompanion>,
) -> Answer {
    let name = Name::try_from(name).map_err(|_| Problem::BadText(BadText::Name))?;
    let companion = Person { id: random_bytes(), name };
    let join = Join { seat, kind, contribution: None };
    answer(&app, id, &person, Command::SeatCompanion { companion, join }).await
}

/// Companions leave together with the person whose device they play on.
pub(super) async fn leave(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    Id(id): Id,
) -> Answer {
    for (_, companion) in app.hub().peek(id, |table| table.companions_of(person.id)).await? {
        command(&app, id, &companion, Command::Leave).await?;
    }
    answer(&app, id, &person, Command::Leave).await
}

pub(super) async fn seat_bot(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    Id(id): Id,
    Body(bot): Body<BotSeat>,
) -> Answer {
    answer(&app, id, &person, Command::SeatBot(bot)).await
}

pub(super) async fn remove(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    Id(id): Id,
    Body(RemovePlayer { seat }): Body<RemovePlayer>,
) -> Answer {
    answer(&app, id, &person, Command::Remove(seat)).await
}

pub(super) async fn hungriest(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    Id(id): Id,
) -> Answer {
    answer(&app, id, &person, Command::Hungriest).await
}

pub(super) async fn start(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    Id(id): Id,
    Body(start): Body<Start>,
) -> Answer {
    answer(&app, id, &person, Command::Start(start)).await
}

pub(super) async fn hand_over(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    Id(id): Id,
    Body(hand_over): Body<HandOver>,
) -> Answer {
    answer(&app, id, &person, Command::HandOver { hand_over, away: None }).await
}

pub(super) async fn take_back(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    Id(id): Id,
    body: Bytes,
) -> Answer {
    // Earlier clients send no body.
    let TakeBack { seat } = match &body[..] {
        [] => TakeBack::default(),
        body => serde_json::from_slice(body).map_err(|error| Problem::Malformed(error.to_string()))?,
    };
    let speaker = match seat {
        Some(seat) => app.hub().peek(id, |table| table.speaker(person.id, seat)).await??,
        None => person,
    };
    answer(&app, id, &speaker, Command::TakeBack).await
}

pub(super) async fn close(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    Id(id): Id,
) -> Answer {
    answer(&app, id, &person, Command::Close).await
}

/// Yes to a rematch. The first to say it becomes the host; everybody sits down where they sat, and when nobody
/// is missing the game begins.
pub(super) async fn rematch(
    State(app): State<App>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    Id(id): Id,
    Body(wanted): Body<Rematch>,
) -> Result<Json<RematchReply>, HttpProblem> {
    let RematchPlace { options, bots, join, companions } =
        app.hub().peek(id, |table| table.rematch_place(&person, wanted)).await??;
    let next = app.hub().rematch_of(id);
    if app.hub().info(next).await.is_err() {
        set_up(&app, next, &person, &options, &bots).await?;
    }
    if let Some(join) = join {
        sit_again(&app, next, &person, join).await?;
        if options.hungriest_begins {
            // Whoever wants more first is the hungriest.
            let _ = command(&app, next, &person, Command::Hungriest).await;
        }
    }
    for (companion, join) in &companions {
        seat_again(&app, next, &person, companion, *join).await?;
    }
    app.hub().command(next, Requester::Server, None, Command::Start(Start::default())).await?;
    // Told last: who hears that nobody is missing finds the game begun.
    for person in companions.iter().map(|(companion, _)| companion).chain([&person]) {
        command(&app, id, person, Command::Rematch(next)).await?;
    }
    let TableInfo { id: table, stage, .. } = app.hub().info(next).await?;
    Ok(Json(RematchReply { table, stage }))
}

/// Sits down at the rematch: on the same chair, or on another if somebody came first. Who comes too late can
/// watch.
async fn sit_again(app: &App, next: TableId, person: &Person, join: Join) -> Result<(), Problem> {
    let anywhere = Join { contribution: join.contribution, ..Join::default() };
    first_possible(app, next, person, [join, anywhere].map(Command::Join)).await
}

/// The same for somebody who plays on this person's device.
async fn seat_again(
    app: &App,
    next: TableId,
    person: &Person,
    companion: &Person,
    join: Join,
) -> Result<(), Problem> {
    let seat = |join| Command::SeatCompanion { companion: companion.clone(), join };
    first_possible(app, next, person, [join, Join::default()].map(seat)).await
}

async fn first_possible(
    app: &App,
    next: TableId,
    person: &Person,
    commands: [Command; 2],
) -> Result<(), Problem> {
    for wanted in commands {
        match command(app, next, person, wanted).await {
            Ok(_) => break,
            Err(Problem::Unavailable) => return Err(Problem::Unavailable),
            Err(_) => {}
        }
    }
    Ok(())
}

/// What a finished game is remembered for.
pub(super) async fn summary(State(app): State<App>, Id(id): Id) -> Result<Json<GameSummary>, HttpProblem> {
    Ok(Json(summary_of(&app, id).await?))
}

/// What a finished game is remembered for, for whoever shows it.
pub(crate) async fn summary_of(app: &App, id: TableId) -> Result<GameSummary, Problem> {
    let record = app.hub().peek(id, Table::finished_record).await?.ok_or(WrongStage::NotOver)?;
    let summary = facts::summary(&record).map_err(|error| {
        tracing::error!(%error, "a record cannot be replayed");
        Problem::Unavailable
    })?;
    Ok(summary.ok_or(WrongStage::NotOver)?)
}

/// The record of a finished game, as a file.
pub(super) async fn record(State(app): State<App>, Id(id): Id) -> Result<Response, HttpProblem> {
    let record = app.hub().peek(id, Table::record).await?;
    let record = record.ok_or(WrongStage::NotOver)?;
    let name = format!("attachment; filename=\"{}-{id}.json\"", record.game);
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::CONTENT_DISPOSITION, &*name)];
    Ok((headers, record.to_json()).into_response())
}
