//! A finished game played on from one of its decisions: the same cards and moves up to there, then fresh shuffles and other
//! moves. It is a table of its own, private, and counts for nobody.

use quattro_rules::chance::Seeded;
use quattro_rules::seat::Seat;

use super::{Chair, LogError, Table};
use crate::fairness::{Secret, seed};
use crate::game::{Action, Deal};
use crate::log::{Change, KeptChair, LaidDeal};
use crate::person::Person;
use crate::problem::{Problem, WrongStage};
use crate::protocol::{TableOptions, TableStage};
use crate::review::laid_before;
use quattro_bots::{BotName, Level};

/// Who takes the chairs of people.
const OTHERS: BotName = BotName::Level(Level::Chef);

impl Table {
    /// What it takes for this person to play on from the move with this number, which was their own.
    ///
    /// # Errors
    /// While the game is not over or its cards are secret, for somebody who did not sit there, and for a move that was not
    /// theirs.
    pub fn play_on_from(&self, person: &Person, number: u32, secret: Secret) -> Result<Change, Problem> {
        let record = self.record().ok_or(WrongStage::NotOver)?;
        let own = self.seat_of(person.id).ok_or(Problem::NotSeated)?;
        let decided = (number as usize).checked_sub(1).and_then(|index| record.actions.get(index));
        let seat = decided.ok_or(Problem::NotFound)?.seat;
        if seat != own {
            return Err(Problem::NotYourTurn(seat));
        }
        let read = |text: &str| Action::read(record.game, text).map_err(|_| Problem::BadRecord);
        let before = record.actions.iter().take(number as usize - 1);
        let setup = self.setup().options;
        Ok(Change::Continued {
            host: person.clone(),
            options: TableOptions {
                options: quattro_rules::setup::Options { own_kinds: Vec::new(), ..setup },
                public: false,
                hungriest_begins: false,
                clock: None,
                no_after: None,
                chat: false,
                ..self.options.clone()
            },
            secret,
            chairs: self.continued_chairs(person, own),
            laid: laid_before(&record, number).map_err(|_| Problem::BadRecord)?,
            actions: before.map(|played| read(&played.action)).collect::<Result<_, _>>()?,
        })
    }

    /// The same bots; chefs for the other people.
    fn continued_chairs(&self, person: &Person, own: Seat) -> Vec<KeptChair> {
        let kinds = self.setup().options.own_kinds;
        let chair = |(seat, chair): (Seat, &Chair)| KeptChair {
            person: (seat == own).then(|| person.clone()),
            bot: (seat != own).then(|| chair.bot.filter(|_| chair.person.is_none()).unwrap_or(OTHERS)),
            kind: kinds.get(seat.index()).copied().flatten(),
            contribution: None,
        };
        self.seats().map(chair).collect()
    }

    /// Plays such a game up to the decision from which it goes on.
    pub(super) fn continue_game(
        &mut self,
        chairs: &[KeptChair],
        actions: &[Action],
        at: u64,
    ) -> Result<(), LogError> {
        let laid = self.laid.take().unwrap_or(LaidDeal { first_seat: None, shuffles: Vec::new() });
        let fresh = Seeded::new(seed(&self.secret, &self.contributions()));
        let game = self.replayed(chairs, actions, Deal::Continued(laid, fresh))?;
        if game.to_act().is_none() {
            return Err(LogError::Impossible { number: 1, why: "the game is over".to_owned() });
        }
        self.enter(TableStage::Playing, at);
        Ok(())
    }
}
