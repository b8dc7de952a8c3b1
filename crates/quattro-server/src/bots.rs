//! The threads that bots think on: a bounded pool, away from the network threads and from every table's lock.
//!
//! Bots that answer at once (random to cook) do not wait for those that search. The others take turns: the next is a
//! bot of the person whose tables have had the least time, so that nobody gets more by opening more tables, or
//! tables with stronger bots. When many wait, all think for a shorter time, so that none is late.
//!
//! How long a bot may think follows from who waits, never from what it is asked.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use quattro_bots::system_clock;
use quattro_table::{Job, PersonId, Thought};
use tokio::sync::{Semaphore, oneshot};

use crate::metrics::Metrics;

/// Within this time everybody who waits should have had a turn.
const ROUND: Duration = Duration::from_millis(600);

/// The shortest turn.
const SHORTEST: Duration = Duration::from_millis(2);

/// Lets a fixed number of bots think at the same time.
#[derive(Clone, Debug)]
pub(crate) struct BotPool(Arc<Pool>);

#[derive(Debug)]
struct Pool {
    /// For bots that answer at once.
    quick: Arc<Semaphore>,
    /// Held only to look at the queue, never while a bot thinks.
    queue: Mutex<Queue>,
    pace: Duration,
    metrics: Arc<Metrics>,
    /// In a simulated world there are no threads.
    #[cfg(feature = "simulation")]
    thinks_at_once: bool,
}

/// Who waits for a turn.
#[derive(Debug)]
struct Queue {
    threads: usize,
    running: usize,
    people: HashMap<PersonId, Line>,
    /// The time that the person had who came last to a turn; whoever begins to wait begins there.
    time: Duration,
    /// The tickets given out.
    tickets: u64,
    /// The time given out in this round.
    given: Duration,
    /// The most people who waited at once in this round: as long as it lasts, turns do not become longer because
    /// others have had theirs, or the last would wait for long.
    crowd: usize,
}

/// The bots at one person's tables.
#[derive(Debug, Default)]
struct Line {
    /// The time that these bots have had.
    time: Duration,
    running: usize,
    waiting: VecDeque<Waiting>,
    /// The most that those who waited at once in this round wanted together.
    wanted: Duration,
}

impl Line {
    fn wanted_now(&self) -> Duration {
        self.waiting.iter().map(|waiting| waiting.wanted).sum()
    }
}

/// A bot that waits for a turn.
#[derive(Debug)]
struct Waiting {
    /// Its place among all who have waited.
    ticket: u64,
    /// How long its level thinks.
    wanted: Duration,
    /// To be told how long it may.
    turn: oneshot::Sender<Duration>,
}

impl Queue {
    fn new(threads: usize) -> Queue {
        let (people, time, given) = (HashMap::new(), Duration::ZERO, Duration::ZERO);
        Queue { threads: threads.max(1), running: 0, people, time, tickets: 0, given, crowd: 0 }
    }

    fn wait(&mut self, host: PersonId, wanted: Duration) -> oneshot::Receiver<Duration> {
        let (turn, told) = oneshot::channel();
        let line = self.people.entry(host).or_default();
        if line.waiting.is_empty() {
            line.time = line.time.max(self.time);
        }
        self.tickets += 1;
        line.waiting.push_back(Waiting { ticket: self.tickets, wanted, turn });
        line.wanted = line.wanted.max(line.wanted_now());
        self.crowd = self.crowd.max(self.crowd_now());
        self.give_turns();
        told
    }

    /// A turn is over.
    fn end(&mut self, host: PersonId) {
        self.running -= 1;
        if let Some(line) = self.people.get_mut(&host) {
            line.running -= 1;
        }
        self.give_turns();
    }

    fn crowd_now(&self) -> usize {
        self.people.values().filter(|line| !line.waiting.is_empty()).count()
    }

    /// Begins a new round when the last has been given out, or nobody waits. A crowd at most halves from one round to
    /// the next, so that those who are left over do not wait for each other.
    fn begin_round(&mut self) {
        let is_idle = self.waiting() == 0;
        if self.given < ROUND * self.threads as u32 && !is_idle {
            return;
        }
        let kept = usize::from(!is_idle);
        self.given = Duration::ZERO;
        // A person who is ahead of the others stays in the list: otherwise whoever left it for a moment would have
        // no lead any more.
        let time = self.time;
        self.people.retain(|_, line| !line.waiting.is_empty() || line.running > 0 || line.time > time);
        self.crowd = self.crowd_now().max(kept * self.crowd / 2);
        let latest = time + self.part();
        for line in self.people.values_mut() {
            line.wanted = line.wanted_now().max(line.wanted * kept as u32 / 2);
            // A long turn from before the crowd came is made up for with one turn, not with as much time.
            line.time = line.time.min(latest);
        }
    }

    fn waiting(&self) -> usize {
        self.people.values().map(|line| line.waiting.len()).sum()
    }

    /// Half of the threads, so that there is always one soon for somebody else.
    const fn most_of_one(&self) -> usize {
        self.threads.div_ceil(2)
    }

    fn give_turns(&mut self) {
        while self.running < self.threads {
            self.begin_round();
            let most = self.most_of_one();
            let may_think = |line: &Line| !line.waiting.is_empty() && line.running < most;
            let candidates = self.people.iter().filter(|(_, line)| may_think(line));
            let next = candidates
                .min_by_key(|(_, line)| (line.time, line.waiting.front().map(|first| first.ticket)));
            let Some(person) = next.map(|(person, _)| *person) else { return };
            self.give_turn(person);
        }
    }

    fn give_turn(&mut self, person: PersonId) {
        let Some(share) = self.share(person) else { return };
        let Some(line) = self.people.get_mut(&person) else { return };
        let Some(Waiting { turn, .. }) = line.waiting.pop_front() else { return };
        // Whoever no longer waits is passed over.
        if turn.send(share).is_ok() {
            self.time = self.time.max(line.time);
            line.time += share;
            line.running += 1;
            self.running += 1;
            self.given += share;
        }
    }

    /// A person's part of a round.
    fn part(&self) -> Duration {
        ROUND * self.threads as u32 / self.crowd.max(1) as u32
    }

    /// How long the next bot of this person may think: a round is shared equally among people, and a person's part
    /// of it among their bots by what each of them wants.
    fn share(&self, person: PersonId) -> Option<Duration> {
        let line = self.people.get(&person)?;
        let wanted = line.waiting.front()?.wanted;
        let scale = (self.part().as_secs_f64() / line.wanted.as_secs_f64().max(f64::EPSILON)).min(1.0);
        Some(wanted.mul_f64(scale).max(SHORTEST).min(wanted))
    }
}

/// A turn, which ends when it is dropped.
struct Turn {
    pool: Arc<Pool>,
    host: PersonId,
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.pool.queue().end(self.host);
    }
}

impl Pool {
    fn queue(&self) -> std::sync::MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl BotPool {
    /// A pool of threads for bots that answer no sooner than after `pace`.
    pub(crate) fn new(threads: usize, pace: Duration, metrics: Arc<Metrics>) -> BotPool {
        let (quick, queue) = (Arc::new(Semaphore::new(threads + 1)), Mutex::new(Queue::new(threads)));
        BotPool(Arc::new(Pool {
            quick,
            queue,
            pace,
            metrics,
            #[cfg(feature = "simulation")]
            thinks_at_once: false,
        }))
    }

    /// Bots that think where they are asked, for as long as they like.
    #[cfg(feature = "simulation")]
    pub(crate) fn at_once(pace: Duration, metrics: Arc<Metrics>) -> BotPool {
        let (quick, queue) = (Arc::new(Semaphore::new(1)), Mutex::new(Queue::new(1)));
        BotPool(Arc::new(Pool { quick, queue, pace, metrics, thinks_at_once: true }))
    }

    /// Lets a bot at a table of `host` think on a separate thread, for the time that its level wants or less. `None`
    /// if the bot panics or the server stops.
    pub(crate) async fn think(&self, job: Job, host: PersonId, wanted: Duration) -> Option<Thought> {
        self.0.metrics.bot_decisions.add();
        #[cfg(feature = "simulation")]
        if self.0.thinks_at_once {
            return Some(job.think(system_clock));
        }
        if wanted.is_zero() {
            let _permit = Arc::clone(&self.0.quick).acquire_owned().await.ok()?;
            return ran(tokio::task::spawn_blocking(move || job.think(system_clock))).await;
        }
        let began = Instant::now();
        let told = self.0.queue().wait(host, wanted);
        let share = told.await.ok()?;
        let turn = Turn { pool: Arc::clone(&self.0), host };
        self.0.metrics.bot_wait.note(began.elapsed());
        if share < wanted {
            self.0.metrics.hurried.add();
        }
        let thinking = tokio::task::spawn_blocking(move || job.think_for(system_clock, share));
        // It keeps its turn for all of its time, even if it has only one answer: when many bots wait, an answer
        // without a choice must not come sooner than another.
        let (thought, ()) = tokio::join!(ran(thinking), tokio::time::sleep(share));
        drop(turn);
        thought
    }

    /// The shortest time that a bot takes to answer.
    pub(crate) fn pace(&self) -> Duration {
        self.0.pace
    }

    /// The number of bots that wait for a turn.
    pub(crate) fn waiting(&self) -> usize {
        self.0.queue().waiting()
    }
}

async fn ran(thinking: tokio::task::JoinHandle<Thought>) -> Option<Thought> {
    thinking.await.inspect_err(|error| tracing::error!(%error, "a bot panicked")).ok()
}

#[cfg(test)]
mod tests {
    use quattro_bots::Level;
    use quattro_table::Bytes;

    use super::*;

    const CHEF: Duration = Level::Chef.thinking_time();
    const MAESTRO: Duration = Level::Maestro.thinking_time();

    const fn person(number: u8) -> PersonId {
        Bytes([number; 16])
    }

    /// The turns given out so far, and how long they are.
    fn turns(waiting: &mut [oneshot::Receiver<Duration>]) -> Vec<Option<Duration>> {
        waiting.iter_mut().map(|turn| turn.try_recv().ok()).collect()
    }

    #[test]
    fn alone_a_bot_thinks_as_long_as_its_level_says() {
        let mut queue = Queue::new(1);
        assert_eq!(turns(&mut [queue.wait(person(1), CHEF)]), [Some(CHEF)]);
    }

    #[test]
    fn many_tables_of_one_person_do_not_hold_up_another() {
        let mut queue = Queue::new(1);
        let mut many: Vec<_> = (0..50).map(|_| queue.wait(person(1), MAESTRO)).collect();
        let mut one = [queue.wait(person(2), CHEF)];
        assert_eq!(turns(&mut many).iter().flatten().count(), 1, "one thinks already");
        queue.end(person(1));
        assert_eq!(
            turns(&mut one),
            [Some(CHEF)],
            "the next turn is the other person's, and it is a whole one"
        );
        queue.end(person(2));
        let hurried: Vec<_> = turns(&mut many).into_iter().flatten().collect();
        assert_eq!(hurried.len(), 1);
        assert!(hurried[0] < MAESTRO / 40, "{hurried:?}");
    }

    #[test]
    fn who_comes_later_does_not_make_up_for_it() {
        let mut queue = Queue::new(1);
        let mut first: Vec<_> = (0..8).map(|_| queue.wait(person(1), CHEF)).collect();
        for _ in 0..4 {
            queue.end(person(1));
        }
        let mut second: Vec<_> = (0..8).map(|_| queue.wait(person(2), CHEF)).collect();
        queue.end(person(1));
        let mut order = Vec::new();
        for _ in 0..4 {
            let of_second = turns(&mut second).iter().any(Option::is_some);
            order.push(of_second);
            turns(&mut first);
            queue.end(person(if of_second { 2 } else { 1 }));
        }
        assert!(order.contains(&true) && order.contains(&false), "{order:?}");
    }

    /// Bots play on after their turn, so that everybody always waits for the next one.
    #[test]
    fn everybody_has_a_turn_before_anybody_has_two() {
        let mut queue = Queue::new(1);
        let mut waiting: Vec<_> = (0..9).map(|host| queue.wait(person(host), CHEF)).collect();
        let mut order = Vec::new();
        for _ in 0..90 {
            let next = waiting.iter_mut().position(|turn| turn.try_recv().is_ok()).expect("a turn");
            order.push(next);
            queue.end(person(next as u8));
            waiting[next] = queue.wait(person(next as u8), CHEF);
        }
        // The first turn was longer than those of the crowd, which the first person then has to make up for.
        for turns in order[18..].chunks(9) {
            let mut turns = turns.to_vec();
            turns.sort_unstable();
            turns.dedup();
            assert!(turns.len() >= 8, "{order:?}");
        }
        let counts = (1..9).map(|host| order.iter().filter(|turn| **turn == host).count());
        assert!(counts.clone().min() >= Some(9) && counts.max() <= Some(12), "{order:?}");
    }

    /// How long the last of eighty chefs waits whose hosts are these people.
    fn last_of_eighty(hosts: impl Iterator<Item = PersonId>) -> Duration {
        let mut queue = Queue::new(1);
        let mut waiting: Vec<_> = hosts.map(|host| (host, queue.wait(host, CHEF))).collect();
        let mut all = Duration::ZERO;
        for _ in 0..waiting.len() {
            let mut turns =
                waiting.iter_mut().filter_map(|(host, turn)| Some((*host, turn.try_recv().ok()?)));
            let (host, share) = turns.next().expect("a turn");
            all += share;
            queue.end(host);
        }
        all
    }

    #[test]
    fn eighty_tables_have_their_turn_in_time() {
        // The first turn is a whole one, because nobody waited then.
        let most = ROUND * 3 / 2 + CHEF;
        for all in [last_of_eighty((0..80).map(person)), last_of_eighty((0..80).map(|_| person(1)))] {
            assert!(all <= most, "{all:?}");
        }
    }

    #[test]
    fn a_long_turn_before_the_crowd_came_does_not_cost_much_of_the_next() {
        let mut queue = Queue::new(1);
        let mut waiting: Vec<_> = (0..80).map(|host| queue.wait(person(host), CHEF)).collect();
        let (mut time, mut ended, mut longest) = (Duration::ZERO, [Duration::ZERO; 80], Duration::ZERO);
        for _ in 0..2000 {
            let mut turns =
                waiting.iter_mut().enumerate().filter_map(|(host, turn)| Some((host, turn.try_recv().ok()?)));
            let (host, share) = turns.next().expect("a turn");
            longest = longest.max(time.saturating_sub(ended[host]));
            time += share;
            ended[host] = time;
            queue.end(person(host as u8));
            waiting[host] = queue.wait(person(host as u8), CHEF);
        }
        assert!(longest <= ROUND * 5 / 2, "{longest:?}");
    }

    #[test]
    fn one_person_has_half_of_the_threads() {
        let mut queue = Queue::new(4);
        let mut many: Vec<_> = (0..6).map(|_| queue.wait(person(1), MAESTRO)).collect();
        assert_eq!(turns(&mut many).iter().flatten().count(), 2);
        let mut other = [queue.wait(person(2), CHEF)];
        assert_eq!(turns(&mut other).iter().flatten().count(), 1);
    }

    #[test]
    fn who_no_longer_waits_is_passed_over() {
        let mut queue = Queue::new(1);
        let first = queue.wait(person(1), CHEF);
        drop(queue.wait(person(2), CHEF));
        let mut third = [queue.wait(person(3), CHEF)];
        drop(first);
        queue.end(person(1));
        assert_eq!(turns(&mut third).iter().flatten().count(), 1);
        assert_eq!(queue.waiting(), 0);
    }
}
