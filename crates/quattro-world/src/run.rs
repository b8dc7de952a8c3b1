//! Lives through a world, evening after evening, and checks what everybody was told.

use std::sync::Arc;
use std::time::Duration;

use quattro_server::simulation::SimulatedServer;
use quattro_server::store::{Append, Request, Stored};
use quattro_table::{Problem, TableId, Viewer};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::chance::Chance;
use crate::history::Truth;
use crate::person::{Meeting, Player, any_options};
use crate::settings::{Failure, Fault, Finding, Report, Settings};
use crate::world::World;

/// In peace every game ends within this time.
const LONGEST_GAME: Duration = Duration::from_hours(2);

/// The same at a table where somebody may think for half a day before.
const LONGEST_SLOW_GAME: Duration = Duration::from_hours(20);

/// After the last move everybody has heard of it within this time, and nobody uses the table any more.
const SETTLING: Duration = Duration::from_mins(2);

/// Lives through the world of a seed.
///
/// # Errors
/// What was found to be wrong.
///
/// # Panics
/// If the system gives no runtime.
pub fn simulate(seed: u64, settings: &Settings) -> Result<Report, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build();
    let lived = runtime.expect("a runtime").block_on(live(seed, settings));
    lived.map_err(|finding| Failure::new(seed, finding))
}

async fn live(seed: u64, settings: &Settings) -> Result<Report, Finding> {
    let mut chance = Chance::new(seed);
    let servers = chance.pick(&[1, 2, 3]);
    let world = World::new(chance.branch(), servers, settings.sabotage);
    world.peace().await;
    let slow = Arc::new(Meeting::slow(&mut chance));
    let mut playing = JoinSet::new();
    if settings.between > Duration::ZERO {
        sit_down(&world, &slow, &mut chance, &mut playing);
    }
    for _ in 0..settings.evenings {
        evening(&world, &mut chance, settings).await?;
        world.ordinary_days(chance.branch(), settings.between).await;
    }
    world.end();
    world.peace().await;
    if settings.between > Duration::ZERO {
        all_end(&world, playing, &[slow.table], LONGEST_SLOW_GAME, 0).await?;
    }
    let mut tally = *world.tally();
    tally.count_disk(&world.database().counts());
    tally.server_time = world.elapsed() * u32::try_from(servers).unwrap_or(1);
    Ok(Report { trace: world.trace(), tally })
}

fn sit_down(world: &Arc<World>, meeting: &Arc<Meeting>, chance: &mut Chance, playing: &mut JoinSet<()>) {
    for index in 0..meeting.people.len() {
        let player = Player::new(Arc::clone(world), Arc::clone(meeting), index, chance.branch());
        playing.spawn(player.play());
    }
}

/// People meet at some tables. First everything goes wrong; then nothing does, and all games must end.
async fn evening(world: &Arc<World>, chance: &mut Chance, settings: &Settings) -> Result<(), Finding> {
    let mut playing = JoinSet::new();
    let mut tables = Vec::new();
    for _ in 0..=chance.below(3) {
        let options = any_options(chance);
        let meeting = Arc::new(Meeting::any(chance, options));
        tables.push(meeting.table);
        sit_down(world, &meeting, chance, &mut playing);
    }
    world.storm(chance.branch(), settings.storm).await;
    world.peace().await;
    let goes_on = usize::from(settings.between > Duration::ZERO);
    all_end(world, playing, &tables, LONGEST_GAME, goes_on).await?;
    leave_to_newer(world, chance.pick(&tables)).await
}

/// All games come to their end, and everybody was told the truth. At so many other tables people go on.
async fn all_end(
    world: &Arc<World>,
    mut playing: JoinSet<()>,
    tables: &[TableId],
    longest: Duration,
    others: usize,
) -> Result<(), Finding> {
    let all_done = async {
        while let Some(done) = playing.join_next().await {
            done.map_err(|error| Fault::Broken.found(format_args!("a person panicked: {error}")))?;
        }
        Ok::<(), Finding>(())
    };
    let ended = timeout(longest, all_done).await;
    world.settle().await;
    sleep(SETTLING).await;
    let in_memory = world.tables_in_memory();
    check(world, tables).await?;
    ended.map_err(|_| stuck(world, tables, longest))??;
    if in_memory > others {
        return Err(Fault::NeverForgets.found(format_args!("{in_memory} tables in memory, {others} in use")));
    }
    world.tally().tables += tables.len() as u64;
    Ok(())
}

/// A server of a newer version writes what this one does not know. Every server says so, also after a restart, and
/// writes nothing over it.
async fn leave_to_newer(world: &Arc<World>, table: TableId) -> Result<(), Finding> {
    let before = world.logs(&[table])?.remove(&table).unwrap_or_default();
    let body = r#"{"at":1,"change":{"what":"tipped","seat":1}}"#.to_owned();
    let number = before.len() as u32 + 1;
    let newer = Append { table, number, body: body.clone(), row: None, sitter: None, calls: Vec::new() };
    world.ask_database(vec![Request::Append { entries: vec![newer], again: false }]);
    let expected = [before, vec![Stored { number, body }]].concat();
    for has_restarted in [false, true] {
        let servers: Vec<_> = world.places().iter().filter_map(|place| place.server.clone()).collect();
        for server in servers {
            let said = server.info(table).await;
            // A server that shares its database with nobody does not look for what others write.
            if (world.is_shared || has_restarted) && said != Err(Problem::NewerServer) {
                let what =
                    format_args!("table {table}: a newer server has written, and this one says {said:?}");
                return Err(Fault::NewerEntry.found(what));
            }
        }
        world.crash_server(0);
        world.bring_back().await;
    }
    let after = world.logs(&[table])?.remove(&table).unwrap_or_default();
    if after == expected {
        Ok(())
    } else {
        Err(Fault::NewerEntry.found(format_args!("table {table}: a newer entry was touched: {after:?}")))
    }
}

/// Which tables have not come to their end.
fn stuck(world: &World, tables: &[TableId], longest: Duration) -> Finding {
    let last = |table: &TableId| {
        let log = world.database().log(*table).unwrap_or_default();
        format!("{table} stands at entry {}: {:?}", log.len(), log.last())
    };
    let tables: Vec<String> = tables.iter().map(last).collect();
    let tables = tables.join("; ");
    Fault::Stuck.found(format_args!("somebody still waits after {longest:?} of peace: {tables}"))
}

/// What everybody was told is the truth, the database is sound, and every server says what the log says.
async fn check(world: &Arc<World>, tables: &[TableId]) -> Result<(), Finding> {
    if let Some(damage) = world.database().damage() {
        return Err(Fault::Damage.found(format_args!("the database is damaged: {damage}")));
    }
    let logs = world.logs(tables)?;
    let history = world.history().take(tables);
    history.check(&logs)?;
    world.tally().entries += logs.values().map(|log| log.len() as u64).sum::<u64>();
    let servers: Vec<_> = world.places().iter().map(|place| place.server.clone()).collect();
    for (table, log) in &logs {
        let (mut truth, viewers) = (history.truth(*table, log)?, history.viewers(*table));
        for server in servers.iter().flatten() {
            agree(server, *table, &mut truth, &viewers).await?;
        }
    }
    Ok(())
}

/// A server says what the log says, to everybody who asks.
async fn agree(
    server: &SimulatedServer,
    table: TableId,
    truth: &mut Truth,
    viewers: &[Viewer],
) -> Result<(), Finding> {
    let said = server.info(table).await;
    let expected = truth.info();
    if said.as_ref() != Ok(&expected) {
        let what = format_args!("table {table}: a server says {said:?}, but the log says {expected:?}");
        return Err(Fault::Disagreement.found(what));
    }
    for viewer in viewers {
        let disagrees = |what: &str| Fault::Disagreement.found(format_args!("at the end, {what}"));
        let (id, mut messages) = server
            .subscribe(table, *viewer, None)
            .await
            .map_err(|problem| disagrees(&problem.to_string()))?;
        let welcome = messages.recv().await.unwrap_or_default();
        server.unsubscribe(table, id).await;
        let welcome = serde_json::from_str(&welcome).map_err(|error| disagrees(&error.to_string()))?;
        truth.compare(*viewer, welcome).map_err(|finding| disagrees(&finding.what))?;
    }
    Ok(())
}
