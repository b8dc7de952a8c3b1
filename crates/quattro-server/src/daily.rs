//! The deal of the day: one for each game, the same cards and the same bots for everybody.
//!
//! A day turns at midnight UTC by the server's clock. The secrets of the coming days are drawn at random, each on its own,
//! and their commitments are open from then on; the secrets are when their day is over.
//!
//! The id of a try's table follows from day, game and person. So two servers that begin a try at once begin the same
//! table, whose first entry only one of them can write; and a try that was begun halfway is begun again. What a try came
//! to is read off its finished log by whoever looks first, and noted once.

use quattro_rules::game::SeatResult;
use quattro_rules::seat::Seat;
use quattro_rules::setup::GameId;
use quattro_table::fairness::{Secret, commitment};
use quattro_table::log::Change;
use quattro_table::person::Person;
use quattro_table::protocol::{
    ComingDays, CommittedDay, CommittedDeal, DayBoard, DayResults, RankedTry, ScoreCount, Start, TableStage,
    TryResult, WeekDay, YourTry,
};
use quattro_table::results::{PlayerResult, result_of};
use quattro_table::shared_deal::{SharedDeal, table_of_the_day};
use quattro_table::{Command, Day, PersonId, Problem, Requester, Table, TableId};

use crate::hub::Hub;
use crate::random::random_bytes;
use crate::store::{Sorted, StoreError, Try, Whose};

/// For how many days after today the deals are fixed.
pub(crate) const DAYS_AHEAD: u32 = 7;

/// The most results in one list.
const LONGEST: u32 = 50;

/// The most days that are counted in a row.
const MOST_IN_A_ROW: u32 = 1000;

/// Where the person of a try sits.
const OWN_SEAT: Seat = Seat::FIRST;

impl Hub {
    /// The day it is.
    pub(crate) fn today(&self) -> Day {
        Day::of(self.now())
    }

    /// Makes the deals of today and of the coming days, as far as they are missing.
    pub(crate) async fn make_days(&self) -> Result<(), StoreError> {
        let today = self.today();
        let made = self.store().day_secrets(today, today.plus(DAYS_AHEAD)).await?;
        let is_made = |day: Day, game: GameId| {
            made.iter().any(|(its_day, its_game, _)| (*its_day, *its_game) == (day, game))
        };
        let days = (0..=DAYS_AHEAD).map(|later| today.plus(later));
        let wanted = days.flat_map(|day| GameId::ALL.map(|game| (day, game)));
        let missing = wanted.filter(|(day, game)| !is_made(*day, *game));
        let fresh: Vec<_> = missing.map(|(day, game)| (day, game, random_bytes())).collect();
        if fresh.is_empty() { Ok(()) } else { self.store().make_days(&fresh).await }
    }

    /// The secret of a deal. Today's is made if the server was not there to make it days ago.
    async fn secret_of(&self, day: Day, game: GameId) -> Result<Secret, Problem> {
        let failed = |error| self.store_failed(&error);
        if let Some(secret) = self.store().day_secret(day, game).await.map_err(failed)? {
            return Ok(secret);
        }
        if day == self.today() {
            self.make_days().await.map_err(failed)?;
        }
        self.store().day_secret(day, game).await.map_err(failed)?.ok_or(Problem::NotFound)
    }

    /// The commitments of today and of the coming days.
    pub(crate) async fn coming_days(&self) -> Result<ComingDays, Problem> {
        let today = self.today();
        let made = self.store().day_secrets(today, today.plus(DAYS_AHEAD)).await;
        let made = made.map_err(|error| self.store_failed(&error))?;
        let deal = |day: Day, game: GameId| {
            let (.., secret) =
                made.iter().find(|(its_day, its_game, _)| (*its_day, *its_game) == (day, game))?;
            Some(CommittedDeal { game, commitment: commitment(secret).to_string() })
        };
        let days = (0..=DAYS_AHEAD).map(|later| today.plus(later)).map(|day| {
            let deals = GameId::ALL.into_iter().filter_map(|game| deal(day, game));
            CommittedDay { day, deals: deals.collect() }
        });
        Ok(ComingDays { days: days.collect() })
    }

    /// The deal of a day that has come; not of one that is still to come.
    fn must_have_come(&self, day: Day) -> Result<(), Problem> {
        if day <= self.today() { Ok(()) } else { Err(Problem::NotFound) }
    }

    /// Sits a person down at the deal of a day. Today that is their one try, also when it was begun before; a day that is
    /// over can be played any number of times, and does not count.
    pub(crate) async fn bake(&self, person: &Person, day: Day, game: GameId) -> Result<TableId, Problem> {
        self.must_have_come(day)?;
        let secret = self.secret_of(day, game).await?;
        let ranked = day == self.today();
        let table = if ranked { self.try_table(day, game, person.id) } else { random_bytes() };
        if ranked {
            let begun = self.store().begin_try(day, game, person.id, table).await;
            begun.map_err(|error| self.store_failed(&error))?;
        }
        let (options, deal) = (table_of_the_day(game), SharedDeal::of_day(day, ranked));
        let created = Change::CreatedWithDeal { host: person.clone(), options, secret, deal };
        // Another request, or another server, may have created it already.
        self.create(table, person, created).await?;
        self.command(table, Requester::Server, None, Command::Start(Start::default())).await?;
        Ok(table)
    }

    /// The table of a person's try: the same at every server, and impossible to guess.
    fn try_table(&self, day: Day, game: GameId, person: PersonId) -> TableId {
        self.derived(&format!("day {day} {game} {person}"))
    }

    /// Reads off what tries came to whose games are over.
    async fn settle(&self, day: Day, game: GameId) -> Result<(), Problem> {
        let failed = |error| self.store_failed(&error);
        for table in self.store().to_settle(day, game).await.map_err(failed)? {
            let found = self.peek(table, |table| (table.record(), table.ended())).await?;
            let (Some(record), Some(ended)) = found else { continue };
            match result_of(&record, OWN_SEAT) {
                Ok(Some(result)) => self.store().settle_try(table, ended, &result).await.map_err(failed)?,
                Ok(None) => {}
                Err(error) => tracing::error!(%table, %error, "a try cannot be replayed"),
            }
        }
        Ok(())
    }

    /// What the try at this table came to, with its day and game: a row of signs and numbers, which tell nothing of the
    /// cards.
    pub(crate) async fn try_result(&self, table: TableId) -> Result<(Day, GameId, PlayerResult), Problem> {
        let look = |table: &Table| table.day().map(|day| (day, table.options().game));
        let (day, game) = self.peek(table, look).await?.ok_or(Problem::NotFound)?;
        self.settle(day, game).await?;
        let found = self.store().try_at(table).await.map_err(|error| self.store_failed(&error))?;
        let (result, _) = found.and_then(|found| found.result).ok_or(Problem::NotFound)?;
        Ok((day, game, result))
    }

    /// A person's try at the deal of a day.
    pub(crate) async fn own_try(
        &self,
        day: Day,
        game: GameId,
        person: PersonId,
    ) -> Result<Option<YourTry>, Problem> {
        let find =
            async || self.store().try_of(day, game, person).await.map_err(|error| self.store_failed(&error));
        let is_to_settle = |own: &Try| {
            own.result.is_none()
                && own.listing.as_ref().is_some_and(|listing| listing.stage == TableStage::Over)
        };
        let mut own = find().await?;
        if own.as_ref().is_some_and(is_to_settle) {
            self.settle(day, game).await?;
            own = find().await?;
        }
        Ok(own.map(|own| your_try(&own, day, day.is_over(self.now()))))
    }

    /// The first day that can be played.
    pub(crate) async fn first_day(&self, game: GameId) -> Result<Day, Problem> {
        let first = self.store().first_day(game).await.map_err(|error| self.store_failed(&error))?;
        Ok(first.unwrap_or_else(|| self.today()))
    }

    /// A day of one game, as a person may know it; `None` is somebody without a name.
    pub(crate) async fn day_board(
        &self,
        day: Day,
        game: GameId,
        person: Option<PersonId>,
    ) -> Result<DayBoard, Problem> {
        self.must_have_come(day)?;
        let failed = |error| self.store_failed(&error);
        let secret = self.secret_of(day, game).await?;
        self.settle(day, game).await?;
        let own = match person {
            Some(person) => self.store().try_of(day, game, person).await.map_err(failed)?,
            None => None,
        };
        let over = day.is_over(self.now());
        let scores = self.store().day_scores(day, game).await.map_err(failed)?;
        let may_know = over || own.as_ref().is_some_and(|own| own.result.is_some());
        let results = if may_know {
            Some(self.day_results(day, game, person, own.as_ref(), &scores).await?)
        } else {
            None
        };
        let names = if may_know { Vec::new() } else { self.names_of(day, game, person).await? };
        Ok(DayBoard {
            game,
            day,
            ends: day.ends(),
            over,
            commitment: commitment(&secret).to_string(),
            secret: over.then(|| secret.to_string()),
            you: own.as_ref().map(|own| your_try(own, day, over)),
            finished: scores.iter().map(|(_, count)| count).sum(),
            names,
            results,
        })
    }

    /// The people who have finished, friends first, without their results.
    async fn names_of(
        &self,
        day: Day,
        game: GameId,
        person: Option<PersonId>,
    ) -> Result<Vec<String>, Problem> {
        let failed = |error| self.store_failed(&error);
        let mut tries = Vec::new();
        if let Some(person) = person {
            tries = self
                .store()
                .tries_of_day(day, game, (Whose::Friends(person), Sorted::Latest), LONGEST)
                .await
                .map_err(failed)?;
        }
        let all = self
            .store()
            .tries_of_day(day, game, (Whose::Everybody, Sorted::Latest), LONGEST)
            .await
            .map_err(failed)?;
        for other in all {
            if tries.iter().all(|known| known.table != other.table) {
                tries.push(other);
            }
        }
        Ok(tries.iter().filter_map(name_of).collect())
    }

    async fn day_results(
        &self,
        day: Day,
        game: GameId,
        person: Option<PersonId>,
        own: Option<&Try>,
        scores: &[(u8, u64)],
    ) -> Result<DayResults, Problem> {
        let (store, failed) = (self.store(), |error| self.store_failed(&error));
        let over = day.is_over(self.now());
        let best =
            store.tries_of_day(day, game, (Whose::Everybody, Sorted::Best), LONGEST).await.map_err(failed)?;
        let (mut friends, mut past) = (Vec::new(), Vec::new());
        if let Some(person) = person {
            friends = store
                .tries_of_day(day, game, (Whose::Friends(person), Sorted::Best), LONGEST)
                .await
                .map_err(failed)?;
            past = store.past_tries(person, game, day, MOST_IN_A_ROW).await.map_err(failed)?;
        }
        let better_than = match own.and_then(|own| counting(own, day)) {
            Some(result) => store.count_worse(day, game, result).await.map_err(failed)?,
            None => 0,
        };
        let in_a_row =
            past.iter().zip(0..).take_while(|(past, earlier)| past.day == day.minus(*earlier)).count();
        let reached =
            |day: Day| past.iter().find(|past| past.day == day).map(|past| past.result.result.score);
        let week = (0..7).rev().map(|earlier| day.minus(earlier));
        Ok(DayResults {
            friends: ranked(&friends, person, over),
            best: ranked(&best, person, over),
            scores: scores.iter().map(|(score, count)| ScoreCount { score: *score, count: *count }).collect(),
            better_than,
            week: week.map(|day| WeekDay { day, score: reached(day) }).collect(),
            in_a_row: in_a_row as u32,
        })
    }
}

fn your_try(own: &Try, day: Day, over: bool) -> YourTry {
    let ranked = match &own.result {
        Some((_, ended)) => *ended < day.ends(),
        None => !over,
    };
    let result = own.result.as_ref().map(|(result, _)| TryResult::from(result));
    YourTry { table: own.table.to_string(), result, ranked }
}

/// The result of a try that was over before its day.
fn counting(own: &Try, day: Day) -> Option<SeatResult> {
    own.result.as_ref().filter(|(_, ended)| *ended < day.ends()).map(|(result, _)| result.result)
}

fn name_of(found: &Try) -> Option<String> {
    found.listing.as_ref()?.chairs.get(OWN_SEAT.index())?.name.clone()
}

/// Results with their ranks. They come sorted; equal ones share a rank.
fn ranked(tries: &[Try], person: Option<PersonId>, over: bool) -> Vec<RankedTry> {
    let mut rows: Vec<RankedTry> = Vec::new();
    for (found, number) in tries.iter().zip(1..) {
        let Some((result, _)) = &found.result else { continue };
        let result = TryResult::from(result);
        let is_tied = |last: &&RankedTry| {
            (last.result.score, last.result.tie_break) == (result.score, result.tie_break)
        };
        let rank = rows.last().filter(is_tied).map_or(number, |last| last.rank);
        let you = person == Some(found.person);
        let table = (over && found.listing.is_some()).then(|| found.table.to_string());
        rows.push(RankedTry { rank, name: name_of(found), you, result, table });
    }
    rows
}
