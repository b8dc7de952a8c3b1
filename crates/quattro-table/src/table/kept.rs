//! Games that were played on a device and are kept by a server: played again here, move by move, from the seed on.
//!
//! Whoever has a device can choose its seed. So such a game counts for nobody, and nobody is dealt its cards again; but it
//! is a game by the rules, with the cards that its seed gives.

use quattro_rules::record::{FORMAT, Fairness, Record};
use quattro_rules::setup::Options;

use quattro_rules::chance::Seeded;

use super::{Chair, LogError, Table};
use crate::fairness::{Contribution, Secret, seed};
use crate::game::{Action, Deal, HostedGame};
use crate::ids::{PersonId, TableId};
use crate::log::{Change, Entry, KeptChair};
use crate::person::{Name, Person};
use crate::problem::Problem;
use crate::protocol::{Aids, BotSeat, KeepGame, TableOptions, TableStage};

impl KeepGame {
    /// What keeps this game: played again, it has the same shuffles, the same moves and the same result. `draw` gives
    /// those an id who played along on the device.
    ///
    /// # Errors
    /// When it was not played like that, or is not over.
    pub fn check(
        &self,
        id: TableId,
        host: &Person,
        at: u64,
        draw: impl FnMut() -> PersonId,
    ) -> Result<Change, Problem> {
        let change = self.change(host, draw)?;
        let entry = Entry { at, by: Some(host.id), id: None, change };
        let table = Table::begin(id, &entry).map_err(|_| Problem::BadRecord)?;
        let played = table.finished_record().ok_or(Problem::BadRecord)?;
        let is_same = played == Record { seats: played.seats.clone(), ..self.record.clone() };
        if is_same { Ok(entry.change) } else { Err(Problem::BadRecord) }
    }

    fn change(&self, host: &Person, mut draw: impl FnMut() -> PersonId) -> Result<Change, Problem> {
        let Record { quattro: FORMAT, game, seats, options, actions, fairness: Some(fairness), .. } =
            &self.record
        else {
            return Err(Problem::BadRecord);
        };
        let players = u8::try_from(seats.len()).map_err(|_| Problem::BadRecord)?;
        let table = TableOptions {
            game: *game,
            players,
            options: Options { own_kinds: Vec::new(), ..options.clone() },
            aids: Aids::None,
            public: false,
            hungriest_begins: false,
            clock: None,
            no_after: None,
            chat: false,
            bot_pace: None,
        };
        table.check()?;
        let (secret, contributions) = seed_of(fairness)?;
        let mut chairs = Vec::new();
        for (seat, name) in quattro_rules::seat::Seat::all(players).zip(seats) {
            let bot = self.bots.iter().find(|bot| bot.seat == seat).map(|BotSeat { level, .. }| *level);
            let person = match bot {
                _ if seat == self.seat => Some(host.clone()),
                Some(_) => None,
                None => Some(companion(name, draw())?),
            };
            chairs.push(KeptChair {
                bot: bot.filter(|_| person.is_none()),
                person,
                kind: options.own_kinds.get(seat.index()).copied().flatten(),
                contribution: contributions.get(seat.index()).copied().flatten(),
            });
        }
        let read = |text: &str| Action::read(*game, text).map_err(|_| Problem::BadRecord);
        let actions = actions.iter().map(|played| read(&played.action)).collect::<Result<_, _>>()?;
        Ok(Change::Kept { host: host.clone(), options: table, secret, chairs, actions })
    }
}

/// Somebody who played along on the device of somebody else.
fn companion(name: &str, id: PersonId) -> Result<Person, Problem> {
    let name = Name::try_from(name.to_owned()).map_err(|_| Problem::BadRecord)?;
    Ok(Person { id, name })
}

fn seed_of(fairness: &Fairness) -> Result<(Secret, Vec<Option<Contribution>>), Problem> {
    let secret = fairness.secret.parse().map_err(|_| Problem::BadRecord)?;
    let read = |bytes: &Option<String>| bytes.as_ref().map(|bytes| bytes.parse()).transpose();
    let contributions = fairness.contributions.iter().map(read).collect::<Result<_, _>>();
    Ok((secret, contributions.map_err(|_| Problem::BadRecord)?))
}

impl Table {
    /// Plays a kept game from its beginning to its end.
    pub(super) fn play_again(
        &mut self,
        chairs: &[KeptChair],
        actions: &[Action],
        at: u64,
    ) -> Result<(), LogError> {
        self.is_kept = true;
        let contributions: Vec<_> = chairs.iter().map(|chair| chair.contribution).collect();
        let deal = Deal::Seeded(Seeded::new(seed(&self.secret, &contributions)));
        if self.replayed(chairs, actions, deal)?.to_act().is_some() {
            return Err(LogError::Impossible { number: 1, why: "the game is not over".to_owned() });
        }
        self.enter(TableStage::Over, at);
        Ok(())
    }

    /// Seats everybody, deals and plays these actions.
    pub(super) fn replayed(
        &mut self,
        chairs: &[KeptChair],
        actions: &[Action],
        deal: Deal,
    ) -> Result<&HostedGame, LogError> {
        let impossible =
            |why: &dyn std::fmt::Display| LogError::Impossible { number: 1, why: why.to_string() };
        self.chairs = chairs.iter().map(Chair::kept).collect();
        if self.chairs.len() != usize::from(self.options.players) {
            return Err(impossible(&"as many chairs as players"));
        }
        self.deal_out(deal).map_err(|why| impossible(&why))?;
        let game = self.game.as_mut().ok_or_else(|| impossible(&"no game"))?;
        for action in actions {
            let seat = game.to_act().ok_or_else(|| impossible(&"the game is over"))?;
            game.play(seat, &[*action]).map_err(|problem| impossible(&problem))?;
        }
        self.deliveries.extend(1, game.told());
        Ok(game)
    }
}

impl Chair {
    fn kept(kept: &KeptChair) -> Chair {
        let KeptChair { person, bot, kind, contribution } = kept.clone();
        Chair { person, bot, kind, contribution, ..Chair::default() }
    }
}
