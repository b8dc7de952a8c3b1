//! A table: the state computed from its log.
//!
//! [`Table::apply`] moves it by one entry; `command` decides what may be
//! stored; `show` says what each client may know. Nothing here waits, reads a clock or draws a random number,
//! so the same log makes the same table everywhere.

mod apply;
mod command;
mod companions;
mod continued;
mod deliveries;
mod kept;
mod rematch;
mod same_cards;
mod show;
mod timing;

pub use apply::{Applied, LogError};
pub(crate) use command::LONGEST_TEXT;
pub use command::{Command, Proposal, Requester};
pub use rematch::RematchPlace;
pub use show::{Summary, Viewer};

use std::collections::HashMap;

use quattro_bots::{BotName, Budget, Character, Entrant};
use quattro_rules::pizza::Kind;
use quattro_rules::seat::Seat;
use quattro_words::Names;

use crate::fairness::{Contribution, Secret};
use crate::game::{HostedGame, Job, Thought};
use crate::ids::{PersonId, TableId};
use crate::log::LaidDeal;
use crate::person::Person;
use crate::protocol::{ChatLine, StandIn, TableOptions, TableStage};
use crate::shared_deal::SharedDeal;
use deliveries::DeliveryTracker;

/// Lines of chat kept for latecomers.
const CHAT_KEPT: usize = 40;

/// The bots' names by seat. The second one is for a table where a person has the first.
const BOT_NAMES: [[&str; 2]; 5] =
    [["Gino", "Ugo"], ["Rosa", "Pia"], ["Enzo", "Nico"], ["Lia", "Ida"], ["Dino", "Aldo"]];

/// A table as it stands after its last entry.
#[derive(Debug)]
pub struct Table {
    id: TableId,
    /// The number of the last entry.
    number: u32,
    created: u64,
    /// When the stage last changed.
    staged: u64,
    /// When the current decision began.
    waiting_since: u64,
    /// When the seat that decides came to its turn.
    turned: u64,
    /// How long clients take to act out what led to it, in milliseconds.
    acting_out: u32,
    /// Until when clients may show the bill of the last round.
    bill_until: u64,
    host: Person,
    options: TableOptions,
    secret: Secret,
    laid: Option<LaidDeal>,
    /// The deal that this table has in common with others.
    deal: Option<SharedDeal>,
    /// Whether the other tables of the same round have finished too.
    is_revealed: bool,
    /// Whether the game was played on a device, and only kept here.
    is_kept: bool,
    /// Whether the cards were shuffled from the seed, not laid by hand.
    is_shuffled: bool,
    chairs: Vec<Chair>,
    /// Who begins at a table where the hungriest does.
    hungriest: Option<Seat>,
    stage: TableStage,
    game: Option<HostedGame>,
    deliveries: DeliveryTracker,
    /// The requests that were carried out, by person and request id, with the number of their entry.
    done: HashMap<(PersonId, String), u32>,
    chat: Vec<ChatLine>,
    /// The table of the rematch.
    next: Option<TableId>,
    /// The seats that have said yes to it, in this order.
    rematch: Vec<Seat>,
    names: Names,
}

/// A chair.
#[derive(Clone, PartialEq, Debug, Default)]
struct Chair {
    /// Whose chair it is, also while a bot plays for them.
    person: Option<Person>,
    /// On whose device the person plays, if it is not their own.
    companion_of: Option<PersonId>,
    /// The bot that plays there.
    bot: Option<BotName>,
    /// Why a bot plays for the person.
    stand_in: Option<StandIn>,
    /// When the person last did something.
    active: u64,
    kind: Option<Kind>,
    contribution: Option<Contribution>,
}

impl Chair {
    fn is_empty(&self) -> bool {
        self.person.is_none() && self.bot.is_none()
    }

    /// The name of the person whose chair it is.
    fn person_name(&self) -> Option<&str> {
        self.person.as_ref().map(|person| person.name.as_str())
    }

    /// The character that has the chair; not one that plays for a person.
    fn character(&self) -> Option<Character> {
        self.bot.filter(|_| self.person.is_none())?.character()
    }

    /// The person on whose device this chair is played.
    fn device(&self) -> Option<PersonId> {
        self.companion_of.or(self.person.as_ref().map(|person| person.id))
    }
}

impl Table {
    /// The number of the last entry.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// What the host decided.
    pub fn options(&self) -> &TableOptions {
        &self.options
    }

    /// The number of actions played.
    pub fn moves(&self) -> u32 {
        self.game.as_ref().map_or(0, HostedGame::moves)
    }

    /// The number of the entry by which this request was carried out, if it was.
    pub fn done(&self, person: PersonId, id: &str) -> Option<u32> {
        self.done.get(&(person, id.to_owned())).copied()
    }

    /// Who opened the table.
    pub fn host(&self) -> PersonId {
        self.host.id
    }

    /// Whether the game was played on a device: it counts for nobody.
    pub fn is_kept(&self) -> bool {
        self.is_kept
    }

    /// The chair that a person has.
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        let has = |chair: &Chair| chair.person.as_ref().is_some_and(|sitting| sitting.id == person);
        self.chairs.iter().position(has).and_then(Seat::new)
    }

    fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(seat.index())
    }

    /// The name at a chair, as chairs, records and sentences show it.
    fn name(&self, seat: Seat) -> String {
        match &self.chairs[seat.index()] {
            chair if chair.is_empty() => seat.to_string(),
            chair => chair.person_name().map_or_else(|| self.bot_name(seat), str::to_owned),
        }
    }

    /// A name that nobody else at this table has: that of the character, or one for the chair.
    fn bot_name(&self, seat: Seat) -> String {
        let names = match self.chairs[seat.index()].character() {
            Some(character) => vec![character.given_name()],
            None => BOT_NAMES[seat.index()].to_vec(),
        };
        let free = names.iter().find(|name| !self.is_taken(name, seat));
        free.map_or_else(|| format!("{} {seat}", names[0]), |name| (*name).to_owned())
    }

    /// Whether a person has this name, or the same character sits on an earlier chair than `seat`.
    fn is_taken(&self, name: &str, seat: Seat) -> bool {
        let people = self.chairs.iter().filter_map(Chair::person_name);
        let before = self.chairs[..seat.index()].iter().filter_map(Chair::character);
        let mut names = people.map(str::to_lowercase).chain(before.map(|other| other.name().to_owned()));
        names.any(|other| other == name.to_lowercase())
    }

    fn seats(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        Seat::all(self.options.players).zip(&self.chairs)
    }

    /// The seat that decides, while the game runs.
    fn to_act(&self) -> Option<Seat> {
        self.game.as_ref().and_then(HostedGame::to_act)
    }

    /// The bot that is to move, and its seat.
    pub fn bot_to_act(&self) -> Option<(Seat, BotName)> {
        let seat = self.to_act()?;
        self.chair(seat)?.bot.map(|name| (seat, name))
    }

    /// The decision of the bot that is to move, for it to think about. Its answer is a
    /// [`Command::BotPlays`]; [`Table::return_bot`] returns it to its chair.
    pub fn bot_job(&mut self) -> Option<Job> {
        let (seat, name) = self.bot_to_act()?;
        let [one, two, three, four, ..] = self.secret.0;
        // The same bot after a restart, a different one for every table and chair.
        let seed = u64::from(u32::from_le_bytes([one, two, three, four])) << 8 | u64::from(seat.number());
        let playouts = self.deal.as_ref().map(|deal| deal.playouts);
        self.game.as_mut().map(|game| game.job(seat, entrant(name, playouts), seed))
    }

    /// Returns a bot that has decided to its chair, so that it keeps its memory.
    pub fn return_bot(&mut self, thought: Thought) {
        if let Some(game) = &mut self.game {
            game.return_bot(thought);
        }
    }

    /// The table's id.
    pub fn id(&self) -> TableId {
        self.id
    }

    /// Takes over what people have received from another copy of this table.
    pub fn inherit_deliveries(&mut self, old: &mut Table) {
        self.deliveries.merge(&mut old.deliveries);
    }

    /// The people at the table, and when each of them last did something, in milliseconds since 1970.
    pub fn people(&self) -> impl Iterator<Item = (Seat, PersonId, u64)> {
        self.seats().filter_map(|(seat, chair)| Some((seat, chair.person.as_ref()?.id, chair.active)))
    }

    /// The people whose chairs these are and who have a device, with their names.
    pub fn named_people(&self) -> Vec<Person> {
        let own = self.chairs.iter().filter(|chair| chair.companion_of.is_none());
        own.filter_map(|chair| chair.person.clone()).collect()
    }

    /// Whether a bot or a clock needs a server all the time, although nobody may be connected. The clock of a slow
    /// table does not: see [`Table::due`].
    pub fn needs_server(&self) -> bool {
        self.bot_to_act().is_some() || (!self.is_slow() && self.deadline().is_some())
    }

    /// Whether people play here a decision now and then, each for a day or longer.
    pub fn is_slow(&self) -> bool {
        self.options.is_slow()
    }

    /// When a slow table needs a server, at the earliest.
    pub fn due(&self) -> Option<u64> {
        self.deadline().filter(|_| self.is_slow()).map(|(_, at)| at)
    }

    fn contributions(&self) -> Vec<Option<Contribution>> {
        match &self.deal {
            Some(deal) => deal.contributions.clone(),
            None => self.chairs.iter().map(|chair| chair.contribution).collect(),
        }
    }
}

/// A bot that searches for so many playouts, or for the usual time of its level.
fn entrant(name: BotName, playouts: Option<u32>) -> Entrant {
    let entrant = Entrant::named(name);
    playouts.map_or(entrant, |playouts| entrant.within(Budget::Playouts(playouts)))
}
