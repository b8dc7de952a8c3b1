//! The table at which the player sits: the real game, which no drawing ever gets to see.

use quattro_bots::{Bot, Budget, Entrant, Level};
use quattro_rules::chance::Seeded;
use quattro_rules::dealer::Narrator;
use quattro_rules::game::Outcome;
use quattro_rules::record::{Record, Recorder};
use quattro_rules::rule::Refusal;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{Setup, SetupError};
use quattro_words::{ChoiceWords, Names, QuestionWords, Words};

use super::stage::Stage;
use super::think::{Job, Purpose};

/// Who plays what.
#[derive(Clone, Debug)]
pub(crate) struct Party {
    pub(crate) setup: Setup,
    pub(crate) seed: u64,
    /// The others, clockwise from the player's left.
    pub(crate) bots: Vec<Entrant>,
    /// How long the chef thinks about a hint.
    pub(crate) hint: Budget,
}

/// The player's seat. Who starts is drawn, so it does not matter which one it is.
pub(crate) const ME: Seat = Seat::FIRST;

/// A game with the player, the bots and the record.
pub(crate) struct Table<G: Stage> {
    game: G,
    dealer: Narrator<Recorder<Seeded>, G::Event>,
    /// The bots; nobody on the player's chair, and nobody on that of a bot that is away thinking.
    bots: Vec<Option<Bot<G>>>,
    /// Hears what the player hears, and is asked for hints.
    adviser: Bot<G>,
    record: Record,
}

/// Who decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Turn {
    Mine,
    Theirs,
    Nobody,
}

impl<G: Stage> Table<G> {
    /// Deals; also what the player was told of it.
    pub(super) fn open(party: &Party, names: Vec<String>) -> Result<(Table<G>, Vec<G::Event>), SetupError> {
        let Party { setup, seed, bots, hint } = party;
        let mut dealer = Narrator::new(Recorder::new(Seeded::from_number(*seed)));
        let game = G::deal(setup, &mut dealer)?;
        let others = Seat::all(setup.players).skip(1).zip(bots.iter().cycle());
        let bot = |(seat, entrant): (Seat, &Entrant)| Some(entrant.bot(setup, seat, bot_seed(*seed, seat)));
        let bots = std::iter::once(None).chain(others.map(bot)).collect();
        let adviser = Entrant::with_budget(Level::Chef, *hint).bot(setup, ME, bot_seed(*seed, ME));
        let mut table = Table { game, dealer, bots, adviser, record: Record::new(setup, names) };
        let told = table.tell();
        Ok((table, told))
    }

    /// Tells everyone what they may know of what just happened; returns the player's part.
    fn tell(&mut self) -> Vec<G::Event> {
        let told = std::mem::take(&mut self.dealer.told);
        for told in &told {
            let others = self.bots.iter_mut().flatten().chain([&mut self.adviser]);
            others.filter(|bot| told.to.includes(Some(bot.seat()))).for_each(|bot| bot.hear(&told.event));
        }
        told.into_iter().filter(|told| told.to.includes(Some(ME))).map(|told| told.event).collect()
    }

    /// Takes an action for whoever decides; returns what the player was told of it.
    pub(super) fn apply(&mut self, action: G::Action) -> Result<Vec<G::Event>, Refusal> {
        let seat = self.game.to_act();
        self.game.apply(action, &mut self.dealer)?;
        if let Some(seat) = seat {
            self.record.push(seat, &action);
        }
        Ok(self.tell())
    }

    pub(super) fn turn(&self) -> Turn {
        match self.game.to_act() {
            Some(ME) => Turn::Mine,
            Some(_) => Turn::Theirs,
            None => Turn::Nobody,
        }
    }

    /// What the player sees.
    pub(super) fn view(&self) -> G::View {
        self.game.view(Some(ME))
    }

    pub(super) fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    pub(super) fn legal(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.game.legal(&mut actions);
        actions
    }

    pub(super) fn names(&self, words: &Words) -> Names {
        self.game.names(words)
    }

    pub(super) fn event_in_words(&self, event: &G::Event, words: &Words, names: &Names) -> String {
        self.game.event_in_words(event, words, names)
    }

    pub(super) fn choice_in_words(&self, action: G::Action, words: &Words, names: &Names) -> ChoiceWords {
        self.game.choice_in_words(action, words, names)
    }

    /// The question as the player may know it.
    pub(super) fn question_in_words(&self, words: &Words, names: &Names) -> QuestionWords {
        self.game.question_in_words(Some(ME), words, names)
    }

    /// The move of the bot that decides, to be thought about; nothing while it is thinking already.
    pub(super) fn bots_move(&mut self) -> Option<Job<G>> {
        let seat = self.game.to_act()?;
        let bot = self.bots[seat.index()].take()?;
        Some(Job { bot, view: self.game.view(Some(seat)), legal: self.legal(), purpose: Purpose::Move })
    }

    /// Puts a bot that has decided back onto its chair.
    pub(super) fn welcome_back(&mut self, bot: Bot<G>) {
        let seat = bot.seat().index();
        self.bots[seat] = Some(bot);
    }

    /// What a chef would do on the player's chair, to be thought about.
    pub(super) fn hint(&self, number: u32) -> Job<G> {
        let bot = self.adviser.clone();
        Job { bot, view: self.view(), legal: self.legal(), purpose: Purpose::Hint(number) }
    }

    /// The record up to now.
    pub(super) fn record(&self) -> Record {
        let mut record = self.record.clone();
        record.set_chance(&self.dealer.chance);
        record.result = self.game.outcome();
        record
    }
}

/// Each bot has whims of its own.
fn bot_seed(seed: u64, seat: Seat) -> u64 {
    seed.rotate_left(8) ^ u64::from(seat.number())
}
