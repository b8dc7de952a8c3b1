//! The player's game against bots: the real game, which the drawing code never sees.

use std::thread;

use quattro_bots::arena::bot_seed;
use quattro_bots::{Budget, Entrant, Level, SeatedBot};
use quattro_rules::chance::Seeded;
use quattro_rules::game::Outcome;
use quattro_rules::progress::GameInProgress;
use quattro_rules::record::Record;
use quattro_rules::rule::Refusal;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{Setup, SetupError};
use quattro_table::Deal;
use quattro_table::review::play_on_deal;
use quattro_words::{ChoiceWords, Names, QuestionWords, Words};

use super::terminal_game::TerminalGame;
use super::think::{Job, Purpose};

/// The game, the bots and the seed.
#[derive(Clone, Debug)]
pub(crate) struct Party {
    pub(crate) setup: Setup,
    /// The player's seat. The first player is drawn by lot unless `--first` names one.
    pub(crate) me: Seat,
    /// The game that is played on from, and the number of the player's move from which it goes on.
    pub(crate) from: Option<(Record, u32)>,
    pub(crate) seed: u64,
    /// The others, clockwise from the player's left.
    pub(crate) bots: Vec<Entrant>,
    /// How long the chef thinks about a hint.
    pub(crate) hint: Budget,
}

/// The cores for a bot, while the player waits for it: all of them.
fn free_cores() -> u32 {
    thread::available_parallelism().map_or(1, |cores| u32::try_from(cores.get()).unwrap_or(u32::MAX))
}

impl Party {
    /// Which bot plays at a chair; none at the player's own.
    pub(super) fn bot_at(&self, seat: Seat) -> Option<Entrant> {
        let mut others = self.me.others(self.setup.players).zip(self.bots.iter().cycle());
        others.find(|(other, _)| *other == seat).map(|(_, bot)| *bot)
    }

    /// The game, dealt, and played up to where it goes on.
    fn game<G: TerminalGame>(&self) -> Result<GameInProgress<G, Deal>, SetupError> {
        let fresh = Seeded::from_number(self.seed);
        let Some((record, number)) = &self.from else {
            return GameInProgress::deal(&self.setup, Deal::Seeded(fresh));
        };
        let deal = play_on_deal(record, *number, fresh.clone()).unwrap_or(Deal::Seeded(fresh));
        let mut game = GameInProgress::deal(&self.setup, deal)?;
        for played in record.actions.iter().take((*number as usize).saturating_sub(1)) {
            // The record has been replayed before, so nothing here is illegal.
            let Ok(action) = played.action.parse() else { break };
            if game.apply(action).is_err() {
                break;
            }
        }
        Ok(game)
    }
}

/// A game of one person against bots.
pub(crate) struct SoloGame<G: TerminalGame> {
    game: GameInProgress<G, Deal>,
    me: Seat,
    /// How many events the player was told, or was not meant to hear.
    told: usize,
    names: Vec<String>,
    /// The bots; nobody on the player's chair, and nobody on that of a bot that is away thinking.
    bots: Vec<Option<SeatedBot<G>>>,
    /// Knows what the player knows. A copy of it is asked for each hint.
    adviser: SeatedBot<G>,
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
        let Party { setup, seed, me, hint, .. } = party;
        let game = party.game()?;
        let cores = free_cores();
        let bot = |seat: Seat| {
            let entrant = party.bot_at(seat)?.on_free_cores(cores);
            Some(SeatedBot::new(entrant, setup, seat, bot_seed(*seed, seat)))
        };
        let bots = Seat::all(setup.players).map(bot).collect();
        let chef = Entrant::with_budget(Level::Chef, *hint).on_free_cores(cores);
        let adviser = SeatedBot::new(chef, setup, *me, bot_seed(*seed, *me));
        let mut solo = SoloGame { game, me: *me, told: 0, names, bots, adviser };
        let told = solo.tell();
        // Whoever plays on knows what they know: what had been told is not told again.
        Ok((solo, if party.from.is_some() { Vec::new() } else { told }))
    }

    /// What the player may know of what just happened.
    fn tell(&mut self) -> Vec<G::Event> {
        let told = self.game.told()[self.told..].iter();
        let mine = told.filter(|told| told.to.includes(Some(self.me))).map(|told| told.event).collect();
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
            Some(seat) if seat == self.me => Turn::Mine,
            Some(_) => Turn::Theirs,
            None => Turn::Nobody,
        }
    }

    /// What the player sees.
    pub(super) fn view(&self) -> G::View {
        self.game.game().view(Some(self.me))
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
        self.game.game().question_in_words(Some(self.me), words, names)
    }

    /// A job for the bot that decides; `None` if it is already thinking.
    pub(super) fn bots_move(&mut self) -> Option<Job<G>> {
        let seat = self.game.game().to_act()?;
        let bot = self.bots[seat.index()].take()?;
        let decision = bot.asked(&self.game);
        Some(Job { bot, decision, purpose: Purpose::Move })
    }

    /// Puts a bot that has decided back onto its chair.
    pub(super) fn welcome_back(&mut self, bot: SeatedBot<G>) {
        let seat = bot.seat().index();
        self.bots[seat] = Some(bot);
    }

    /// A job for a hint: what would a chef do on the player's chair?
    pub(super) fn hint(&self, number: u32) -> Job<G> {
        let bot = self.adviser.clone();
        let decision = bot.asked(&self.game);
        Job { bot, decision, purpose: Purpose::Hint(number) }
    }

    /// The record up to now.
    pub(super) fn record(&self) -> Record {
        self.game.record(self.names.clone())
    }
}
