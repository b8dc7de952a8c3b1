//! The player's game against bots: the real game, which the drawing code never sees.

use quattro_bots::arena::bot_seed;
use quattro_bots::{Bot, Budget, Entrant, Level};
use quattro_rules::chance::Seeded;
use quattro_rules::game::Outcome;
use quattro_rules::progress::GameInProgress;
use quattro_rules::record::Record;
use quattro_rules::rule::Refusal;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{Setup, SetupError};
use quattro_words::{ChoiceWords, Names, QuestionWords, Words};

use super::terminal_game::TerminalGame;
use super::think::{Job, Purpose};

/// The game, the bots and the seed.
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

/// A game of one person against bots.
pub(crate) struct SoloGame<G: TerminalGame> {
    game: GameInProgress<G, Seeded>,
    /// How many events have been passed on.
    told: usize,
    names: Vec<String>,
    /// The bots; nobody on the player's chair, and nobody on that of a bot that is away thinking.
    bots: Vec<Option<Bot<G>>>,
    /// Hears what the player hears, and is asked for hints.
    adviser: Bot<G>,
}

/// The side that decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Turn {
    Mine,
    Theirs,
    Nobody,
}

impl<G: TerminalGame> SoloGame<G> {
    /// Deals; also what the player was told of it.
    pub(super) fn open(
        party: &Party,
        names: Vec<String>,
    ) -> Result<(SoloGame<G>, Vec<G::Event>), SetupError> {
        let Party { setup, seed, bots, hint } = party;
        let game = GameInProgress::deal(setup, Seeded::from_number(*seed))?;
        let others = Seat::all(setup.players).skip(1).zip(bots.iter().cycle());
        let bot = |(seat, entrant): (Seat, &Entrant)| Some(entrant.bot(setup, seat, bot_seed(*seed, seat)));
        let bots = std::iter::once(None).chain(others.map(bot)).collect();
        let adviser = Entrant::with_budget(Level::Chef, *hint).bot(setup, ME, bot_seed(*seed, ME));
        let mut solo = SoloGame { game, told: 0, names, bots, adviser };
        let told = solo.tell();
        Ok((solo, told))
    }

    /// Passes new events to those who may know them; returns the player's part.
    fn tell(&mut self) -> Vec<G::Event> {
        let told = &self.game.told()[self.told..];
        for told in told {
            let others = self.bots.iter_mut().flatten().chain([&mut self.adviser]);
            others.filter(|bot| told.to.includes(Some(bot.seat()))).for_each(|bot| bot.hear(&told.event));
        }
        let mine = told.iter().filter(|told| told.to.includes(Some(ME))).map(|told| told.event).collect();
        self.told = self.game.told().len();
        mine
    }

    /// Plays an action for the seat that decides; returns what the player was told.
    pub(super) fn apply(&mut self, action: G::Action) -> Result<Vec<G::Event>, Refusal> {
        self.game.apply(action)?;
        Ok(self.tell())
    }

    pub(super) fn turn(&self) -> Turn {
        match self.game.game().to_act() {
            Some(ME) => Turn::Mine,
            Some(_) => Turn::Theirs,
            None => Turn::Nobody,
        }
    }

    /// What the player sees.
    pub(super) fn view(&self) -> G::View {
        self.game.game().view(Some(ME))
    }

    pub(super) fn outcome(&self) -> Option<Outcome> {
        self.game.game().outcome()
    }

    pub(super) fn legal(&self) -> Vec<G::Action> {
        self.game.legal()
    }

    pub(super) fn names(&self, words: &Words) -> Names {
        self.game.game().names(words)
    }

    pub(super) fn event_in_words(&self, event: &G::Event, words: &Words, names: &Names) -> String {
        self.game.game().event_in_words(event, words, names)
    }

    pub(super) fn choice_in_words(&self, action: G::Action, words: &Words, names: &Names) -> ChoiceWords {
        self.game.game().choice_in_words(action, words, names)
    }

    /// The question as the player may know it.
    pub(super) fn question_in_words(&self, words: &Words, names: &Names) -> QuestionWords {
        self.game.game().question_in_words(Some(ME), words, names)
    }

    /// A job for the bot that decides; `None` if it is already thinking.
    pub(super) fn bots_move(&mut self) -> Option<Job<G>> {
        let seat = self.game.game().to_act()?;
        let bot = self.bots[seat.index()].take()?;
        Some(Job {
            bot,
            view: self.game.game().view(Some(seat)),
            legal: self.legal(),
            purpose: Purpose::Move,
        })
    }

    /// Returns a bot that has decided to its chair.
    pub(super) fn welcome_back(&mut self, bot: Bot<G>) {
        let seat = bot.seat().index();
        self.bots[seat] = Some(bot);
    }

    /// A job for a hint: what would a chef do on the player's chair?
    pub(super) fn hint(&self, number: u32) -> Job<G> {
        let bot = self.adviser.clone();
        Job { bot, view: self.view(), legal: self.legal(), purpose: Purpose::Hint(number) }
    }

    /// The record up to now.
    pub(super) fn record(&self) -> Record {
        self.game.record(self.names.clone())
    }
}
