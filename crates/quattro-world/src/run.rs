//! Lives through a world, evening after evening, and checks what everybody was told.

use std::sync::Arc;
use std::time::Duration;

use quattro_table::TableId;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::chance::Chance;
use crate::history::History;
use crate::person::{Meeting, Player, any_options};
use crate::settings::{Failure, Report, Settings};
use crate::world::World;

/// In peace every game ends within this time.
const LONGEST_GAME: Duration = Duration::from_hours(8);

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
    for _ in 0..settings.evenings {
        evening(&world, &mut chance, settings).await?;
        sleep(settings.night).await;
    }
    let mut tally = *world.tally();
    let counts = world.database().counts();
    tally.power_cuts = counts.power_cuts;
    tally.disk_errors =
        counts.failed_syncs + counts.failed_writes + counts.failed_reads + counts.refused_as_full;
    tally.server_time = world.elapsed() * u32::try_from(servers).unwrap_or(1);
    Ok(Report { trace: world.trace(), tally })
}

/// People meet at some tables. First everything goes wrong; then nothing does, and all games must end.
async fn evening(world: &Arc<World>, chance: &mut Chance, settings: &Settings) -> Result<(), String> {
    let meetings: Vec<Arc<Meeting>> = (0..1 + chance.below(3))
        .map(|_| {
            let options = any_options(chance);
            Arc::new(Meeting::any(chance, options))
        })
        .collect();
    let mut playing = JoinSet::new();
    for meeting in &meetings {
        for index in 0..meeting.people.len() {
            let player = Player::new(Arc::clone(world), Arc::clone(meeting), index, chance.branch());
            playing.spawn(player.play());
        }
    }
    world.storm(chance.branch(), settings.storm).await;
    world.peace().await;
    let all_done = async {
        while let Some(done) = playing.join_next().await {
            done.map_err(|error| format!("a person panicked: {error}"))?;
        }
        Ok::<(), String>(())
    };
    let ended = timeout(LONGEST_GAME, all_done).await;
    sleep(SETTLING).await;
    let tables: Vec<TableId> = meetings.iter().map(|meeting| meeting.table).collect();
    check(world, &tables).await?;
    ended.map_err(|_| stuck(world, &tables))??;
    world.tally().tables += tables.len() as u64;
    Ok(())
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
    let history = std::mem::take(&mut *world.history());
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
