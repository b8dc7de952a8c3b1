//! Lives through a world, evening after evening, and checks what everybody was told.

use std::sync::Arc;
use std::time::Duration;

use quattro_server::store::{Append, Request, Stored};
use quattro_table::{Problem, TableId};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::chance::Chance;
use crate::history::History;
use crate::person::{Meeting, Player, any_options};
use crate::settings::{Failure, Report, Settings};
use crate::world::World;

/// In peace every game ends within this time, even if somebody thinks for half a day before.
const LONGEST_GAME: Duration = Duration::from_hours(20);

/// After the last move everybody has heard of it within this time.
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
    lived.map_err(|what| Failure { seed, what })
}

async fn live(seed: u64, settings: &Settings) -> Result<Report, String> {
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
    if settings.between > Duration::ZERO {
        all_end(&world, playing, &[slow.table]).await?;
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
async fn evening(world: &Arc<World>, chance: &mut Chance, settings: &Settings) -> Result<(), String> {
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
    all_end(world, playing, &tables).await?;
    leave_to_newer(world, chance.pick(&tables)).await
}

/// All games come to their end, and everybody was told the truth.
async fn all_end(world: &Arc<World>, mut playing: JoinSet<()>, tables: &[TableId]) -> Result<(), String> {
    let all_done = async {
        while let Some(done) = playing.join_next().await {
            done.map_err(|error| format!("a person panicked: {error}"))?;
        }
        Ok::<(), String>(())
    };
    let ended = timeout(LONGEST_GAME, all_done).await;
    sleep(SETTLING).await;
    check(world, tables).await?;
    ended.map_err(|_| stuck(world, tables))??;
    world.tally().tables += tables.len() as u64;
    Ok(())
}

/// A server of a newer version writes what this one does not know. Every server says so, also after a restart, and
/// writes nothing over it.
async fn leave_to_newer(world: &Arc<World>, table: TableId) -> Result<(), String> {
    let before = world.logs(&[table])?.remove(&table).unwrap_or_default();
    let body = r#"{"at":1,"change":{"what":"tipped","seat":1}}"#.to_owned();
    let number = before.len() as u32 + 1;
    let newer = Append { table, number, body: body.clone(), row: None, sitter: None };
    world.database().ask(vec![Request::Append { entries: vec![newer], again: false }]);
    let expected = [before, vec![Stored { number, body }]].concat();
    for has_restarted in [false, true] {
        let servers: Vec<_> = world.places().iter().filter_map(|place| place.server.clone()).collect();
        for server in servers {
            let said = server.info(table).await;
            // A server that shares its database with nobody does not look for what others write.
            if (world.is_shared || has_restarted) && said != Err(Problem::NewerServer) {
                return Err(format!("table {table}: a newer server has written, and this one says {said:?}"));
            }
        }
        world.crash_server(0);
        world.bring_back().await;
    }
    let after = world.logs(&[table])?.remove(&table).unwrap_or_default();
    if after == expected {
        Ok(())
    } else {
        Err(format!("table {table}: a newer entry was touched: {after:?}"))
    }
}

/// Which tables have not come to their end.
fn stuck(world: &World, tables: &[TableId]) -> String {
    let last = |table: &TableId| {
        let log = world.database().log(*table).unwrap_or_default();
        format!("{table} stands at entry {}: {:?}", log.len(), log.last())
    };
    let tables: Vec<String> = tables.iter().map(last).collect();
    format!("somebody still waits after {LONGEST_GAME:?} of peace: {}", tables.join("; "))
}

/// What everybody was told is the truth, the database is sound, and every server says what the log says.
async fn check(world: &Arc<World>, tables: &[TableId]) -> Result<(), String> {
    if let Some(damage) = world.database().damage() {
        return Err(format!("the database is damaged: {damage}"));
    }
    let logs = world.logs(tables)?;
    let history = world.history().take(tables);
    history.check(&logs)?;
    world.tally().entries += logs.values().map(|log| log.len() as u64).sum::<u64>();
    let servers: Vec<_> = world.places().iter().map(|place| place.server.clone()).collect();
    for (table, log) in &logs {
        let expected = History::truth(*table, log)?;
        for server in servers.iter().flatten() {
            let info = server.info(*table).await.map_err(|problem| problem.to_string())?;
            if info != expected {
                return Err(format!("table {table}: a server says {info:?}, but the log says {expected:?}"));
            }
        }
    }
    Ok(())
}
