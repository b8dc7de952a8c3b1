//! An evening: a small tournament of several rounds, in each of which all tables get the same cards.
//!
//! Like a table, an [`Evening`] is a value without I/O. Requests change it or are refused; the shell stores it, and
//! creates the tables that [`Evening::begin_round`] has decided on. `seating` says who sits where, `standings` what a
//! result is worth.

mod seating;
mod standings;

pub use standings::Standing;

use quattro_bots::BotName;
use quattro_rules::game::Outcome;
use serde::{Deserialize, Serialize};

use crate::fairness::Secret;
use crate::ids::{Bytes, PersonId, TableId};
use crate::person::{Name, Person};
use crate::problem::{BadSetup, Crowd, Problem, WrongStage};
use crate::protocol::{EveningStage, TableOptions};

/// 128 random bits: the id of an evening. Knowing it is enough to join.
pub type EveningId = Bytes<16>;

/// The fewest people with whom a round begins.
pub const FEWEST_PEOPLE: usize = 2;

/// The most people of an evening.
pub const MOST_PEOPLE: usize = 32;

/// The most rounds.
pub const MOST_ROUNDS: u8 = 12;

/// What the host decides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// The options of every table; its number of players is that of the chairs at each.
    pub table: TableOptions,
    /// How many rounds are played.
    pub rounds: u8,
    /// The bots on free chairs.
    pub bots: BotName,
}

/// A tournament, as it is stored. Future versions must read it, so fields are added, never renamed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Evening {
    host: Person,
    plan: Plan,
    /// In the order in which they came. Nobody is taken out of this list, because rounds refer to it.
    guests: Vec<Guest>,
    /// The rounds that have begun.
    rounds: Vec<Round>,
    /// Whether the host has ended it.
    #[serde(default)]
    closed: bool,
}

/// Somebody who takes part.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Guest {
    person: Person,
    /// Whether they have gone home: they keep their points and get no chair.
    #[serde(default)]
    left: bool,
}

/// A round that has begun.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Round {
    /// What all its shuffles come from. Not to be told before the last table has finished.
    pub secret: Secret,
    /// Its tables.
    pub tables: Vec<RoundTable>,
}

/// A table of a round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RoundTable {
    /// Which table.
    pub id: TableId,
    /// The guests' places in the list, chair by chair; bots sit on the other chairs.
    pub chairs: Vec<Option<usize>>,
    /// How its game ended.
    #[serde(default)]
    pub outcome: Option<Outcome>,
}

impl Evening {
    /// A new evening. The host takes part.
    ///
    /// # Errors
    /// What is wrong with the plan.
    pub fn new(host: Person, mut plan: Plan) -> Result<Evening, Problem> {
        plan.table.check()?;
        // Who has not come to the evening has no business at its tables.
        plan.table.public = false;
        if !(1..=MOST_ROUNDS).contains(&plan.rounds) {
            return Err(Problem::BadSetup(BadSetup::Rounds { most: MOST_ROUNDS }));
        }
        let guests = vec![Guest { person: host.clone(), left: false }];
        Ok(Evening { host, plan, guests, rounds: Vec::new(), closed: false })
    }

    /// What the host decided.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Who gives the evening.
    pub fn host(&self) -> &Person {
        &self.host
    }

    /// The rounds that have begun.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// Where the evening is.
    pub fn stage(&self) -> EveningStage {
        match self.rounds.last() {
            _ if self.closed => EveningStage::Over,
            Some(round) if !round.is_over() => EveningStage::Playing,
            Some(_) if self.rounds.len() == usize::from(self.plan.rounds) => EveningStage::Over,
            _ => EveningStage::Waiting,
        }
    }

    /// A guest's place in the list.
    pub fn place_of(&self, person: PersonId) -> Option<usize> {
        self.guests.iter().position(|guest| guest.person.id == person)
    }

    /// The people who take part, with their places in the list; without those who have gone home.
    pub fn present(&self) -> impl Iterator<Item = (usize, &Person)> {
        self.guests
            .iter()
            .enumerate()
            .filter(|(_, guest)| !guest.left)
            .map(|(place, guest)| (place, &guest.person))
    }

    /// Everybody who takes part or did.
    pub fn people(&self) -> impl Iterator<Item = &Person> {
        self.guests.iter().map(|guest| &guest.person)
    }

    /// The table of the round being played at which a person sits.
    pub fn table_of(&self, person: PersonId) -> Option<TableId> {
        let place = self.place_of(person)?;
        let round = self.rounds.last().filter(|_| self.stage() == EveningStage::Playing)?;
        round.tables.iter().find(|table| table.chairs.contains(&Some(place))).map(|table| table.id)
    }

    /// Somebody comes, or comes back. Who comes during a round gets a chair in the next one.
    ///
    /// # Errors
    /// When the evening is over or full.
    pub fn join(&mut self, person: &Person) -> Result<(), Problem> {
        self.must_not_be_over()?;
        if self.present().count() >= MOST_PEOPLE && !self.is_present(person.id) {
            return Err(Problem::TooMany(Crowd::EveningGuests));
        }
        match self.place_of(person.id) {
            Some(place) => self.guests[place].left = false,
            // Everybody who ever came keeps a line in the standings, so that list has a limit too.
            None if self.guests.len() >= 2 * MOST_PEOPLE => {
                return Err(Problem::TooMany(Crowd::EveningGuests));
            }
            None => self.guests.push(Guest { person: person.clone(), left: false }),
        }
        Ok(())
    }

    /// Somebody goes home. A game that is being played goes on with a bot once they leave its table.
    ///
    /// # Errors
    /// When they do not take part.
    pub fn leave(&mut self, person: PersonId) -> Result<(), Problem> {
        let place = self.place_of(person).ok_or(Problem::NotSeated)?;
        if self.rounds.is_empty() && person != self.host.id {
            self.guests.remove(place);
        } else {
            self.guests[place].left = true;
        }
        Ok(())
    }

    /// The host begins the next round: `secret` and `ids` are random, one id for each of at most [`MOST_PEOPLE`] tables.
    ///
    /// # Errors
    /// When somebody else asks, a round is being played, all are played, or too few people are there.
    pub fn begin_round(
        &mut self,
        person: PersonId,
        secret: Secret,
        mut ids: impl FnMut() -> TableId,
    ) -> Result<(), Problem> {
        self.must_host(person)?;
        self.must_not_be_over()?;
        if self.stage() == EveningStage::Playing {
            return Err(WrongStage::Playing.into());
        }
        let guests: Vec<usize> = self.present().map(|(place, _)| place).collect();
        if guests.len() < FEWEST_PEOPLE {
            return Err(WrongStage::TooFewGuests.into());
        }
        let earlier = self.rounds.iter().flat_map(|round| &round.tables).map(|table| &table.chairs[..]);
        let seated = seating::seat(&guests, usize::from(self.plan.table.players), earlier);
        let table = |chairs| RoundTable { id: ids(), chairs, outcome: None };
        let tables = seated.into_iter().map(table).collect();
        self.rounds.push(Round { secret, tables });
        Ok(())
    }

    /// A table of the round being played has finished. Says whether that was news.
    pub fn finish(&mut self, id: TableId, outcome: &Outcome) -> bool {
        let tables = self.rounds.last_mut().into_iter().flat_map(|round| &mut round.tables);
        let Some(table) = tables.into_iter().find(|table| table.id == id && table.outcome.is_none()) else {
            return false;
        };
        table.outcome = Some(outcome.clone());
        true
    }

    /// The host ends the evening before its last round. What was played counts.
    ///
    /// # Errors
    /// When somebody else asks.
    pub fn close(&mut self, person: PersonId) -> Result<(), Problem> {
        self.must_host(person)?;
        self.closed = true;
        Ok(())
    }

    /// Writes it anew without somebody, who keeps a line in the standings and has no name: see [`crate::forgetting`].
    pub fn forget(&mut self, gone: PersonId, stand_in: PersonId) {
        let others = self.guests.iter().map(|guest| &guest.person).filter(|person| person.id != gone);
        let nobody = Person { id: stand_in, name: Name::nobody().unlike(others.map(|person| &person.name)) };
        let people = self.guests.iter_mut().map(|guest| &mut guest.person).chain([&mut self.host]);
        for person in people.filter(|person| person.id == gone) {
            *person = nobody.clone();
        }
    }

    /// The standings after all games that have ended, the best first.
    pub fn standings(&self) -> Vec<Standing> {
        standings::standings(self.guests.len(), &self.rounds)
    }

    fn is_present(&self, person: PersonId) -> bool {
        self.present().any(|(_, present)| present.id == person)
    }

    fn must_host(&self, person: PersonId) -> Result<(), Problem> {
        if self.host.id == person { Ok(()) } else { Err(Problem::NotHost) }
    }

    fn must_not_be_over(&self) -> Result<(), Problem> {
        if self.stage() == EveningStage::Over { Err(WrongStage::EveningOver.into()) } else { Ok(()) }
    }
}

impl Round {
    /// Whether all its games have ended.
    pub fn is_over(&self) -> bool {
        self.tables.iter().all(|table| table.outcome.is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(number: u8) -> Person {
        let name = Name::try_from(format!("Guest {number}")).expect("a name");
        Person { id: Bytes([number; 16]), name }
    }

    fn evening(guests: u8, rounds: u8) -> Evening {
        let table = serde_json::from_str(r#"{ "game": "mamma-mia", "players": 4 }"#).expect("options");
        let mut evening =
            Evening::new(person(0), Plan { table, rounds, bots: quattro_bots::Level::Cook.into() })
                .expect("an evening");
        for number in 1..guests {
            evening.join(&person(number)).expect("a guest");
        }
        evening
    }

    fn begin(evening: &mut Evening) -> Result<(), Problem> {
        let mut number = 40 * (1 + evening.rounds.len() as u8);
        let host = evening.host.id;
        evening.begin_round(host, Bytes([7; 32]), || {
            number += 1;
            Bytes([number; 16])
        })
    }

    fn finish_all(evening: &mut Evening) {
        let ids: Vec<TableId> =
            evening.rounds.last().expect("a round").tables.iter().map(|table| table.id).collect();
        for id in ids {
            assert!(evening.finish(id, &Outcome::rank([(3, 0), (2, 0), (1, 0), (0, 0)])));
        }
    }

    #[test]
    fn an_evening_goes_from_round_to_round_and_ends() {
        let mut evening = evening(9, 2);
        assert_eq!(evening.stage(), EveningStage::Waiting);
        begin(&mut evening).expect("a round");
        assert_eq!(evening.stage(), EveningStage::Playing);
        assert_eq!(begin(&mut evening), Err(WrongStage::Playing.into()));
        assert!(evening.table_of(person(5).id).is_some());
        finish_all(&mut evening);
        assert_eq!((evening.stage(), evening.table_of(person(5).id)), (EveningStage::Waiting, None));
        begin(&mut evening).expect("a round");
        finish_all(&mut evening);
        assert_eq!(evening.stage(), EveningStage::Over);
        assert_eq!(begin(&mut evening), Err(WrongStage::EveningOver.into()));
        assert_eq!(evening.join(&person(40)), Err(WrongStage::EveningOver.into()));
    }

    #[test]
    fn only_the_host_begins_and_ends_and_nobody_plays_alone() {
        let mut evening = evening(1, 2);
        assert_eq!(begin(&mut evening), Err(WrongStage::TooFewGuests.into()));
        evening.join(&person(1)).expect("a guest");
        assert_eq!(
            evening.begin_round(person(1).id, Bytes([0; 32]), || Bytes([0; 16])),
            Err(Problem::NotHost)
        );
        assert_eq!(evening.close(person(1).id), Err(Problem::NotHost));
        evening.close(person(0).id).expect("the host");
        assert_eq!(evening.stage(), EveningStage::Over);
    }

    #[test]
    fn guests_come_late_go_home_and_come_back() {
        let mut evening = evening(5, 3);
        evening.leave(person(4).id).expect("a guest");
        assert_eq!(evening.place_of(person(4).id), None, "nothing refers to them yet");
        begin(&mut evening).expect("a round");
        evening.join(&person(6)).expect("late");
        assert_eq!(evening.table_of(person(6).id), None);
        evening.leave(person(1).id).expect("a guest");
        finish_all(&mut evening);
        begin(&mut evening).expect("a round");
        assert_eq!(evening.table_of(person(1).id), None);
        assert!(evening.table_of(person(6).id).is_some());
        evening.join(&person(1)).expect("back again");
        assert_eq!(evening.people().count(), 5, "the same line as before");
        assert_eq!(evening.leave(person(9).id), Err(Problem::NotSeated));
    }

    #[test]
    fn an_evening_has_room_for_32_and_a_reasonable_number_of_rounds() {
        let mut evening = evening(32, 1);
        assert_eq!(evening.join(&person(32)), Err(Problem::TooMany(Crowd::EveningGuests)));
        evening.join(&person(31)).expect("is there already");
        let plan = Plan { rounds: MOST_ROUNDS + 1, ..evening.plan.clone() };
        let refused = Evening::new(person(0), plan).expect_err("too many rounds");
        assert_eq!(refused, Problem::BadSetup(BadSetup::Rounds { most: MOST_ROUNDS }));
    }

    #[test]
    fn who_is_forgotten_keeps_a_line_without_a_name() {
        let mut evening = evening(3, 1);
        begin(&mut evening).expect("a round");
        evening.forget(person(0).id, Bytes([99; 16]));
        let stored = serde_json::to_string(&evening).expect("JSON");
        assert!(!stored.contains("Guest 0") && !stored.contains(&person(0).id.to_string()), "{stored}");
        assert_eq!((evening.people().count(), evening.place_of(Bytes([99; 16]))), (3, Some(0)));
    }

    #[test]
    fn a_stored_evening_is_read_again() {
        let mut evening = evening(6, 2);
        begin(&mut evening).expect("a round");
        finish_all(&mut evening);
        let stored = serde_json::to_string(&evening).expect("JSON");
        assert_eq!(serde_json::from_str::<Evening>(&stored).expect("an evening"), evening);
    }
}
