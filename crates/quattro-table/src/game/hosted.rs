//! A game at a table, with its bots.

use std::fmt;
use std::ops::Range;

use quattro_bots::{Entrant, Playable, SeatedBot};
use quattro_rules::calcory::{self, Calcory};
use quattro_rules::game::Game;
use quattro_rules::pizza::{self, Pizza};
use quattro_rules::progress::{GameInProgress, Trial};
use quattro_rules::seat::Seat;
use quattro_rules::setup::{Setup, SetupError};
use quattro_words::{QuestionWords, Speak, Words};

use super::action::Action;
use super::batch::{Batch, TurnSteps};
use super::thinking::EngineJob;
use super::{ActedOut, Deal, HostedGame, Voice};
use crate::problem::{BadBatch, Problem, WrongStage};
use crate::protocol::{EventBody, Legal, Line, View};
use crate::small_map::SmallMap;

/// What a table needs of an engine.
pub(crate) trait Engine:
    Playable<Action: Send, Event: ActedOut + Send, View: Send, Memory: Send> + TurnSteps + Speak + Copy + 'static
{
    fn wrap_game(game: Hosted<Self>) -> HostedGame;
    fn wrap_view(view: Self::View) -> View;
    fn wrap_event(event: Self::Event) -> EventBody;
    fn wrap_action(action: Self::Action) -> Action;
    /// The action, if it is one of this engine.
    fn own_action(action: Action) -> Option<Self::Action>;
}

impl Engine for Pizza {
    fn wrap_game(game: Hosted<Pizza>) -> HostedGame {
        HostedGame::Pizza(Box::new(game))
    }

    fn wrap_view(view: pizza::View) -> View {
        View::Pizza(Box::new(view))
    }

    fn wrap_event(event: pizza::Event) -> EventBody {
        EventBody::Pizza(event)
    }

    fn wrap_action(action: pizza::Action) -> Action {
        Action::Pizza(action)
    }

    fn own_action(action: Action) -> Option<pizza::Action> {
        if let Action::Pizza(action) = action { Some(action) } else { None }
    }
}

impl Engine for Calcory {
    fn wrap_game(game: Hosted<Calcory>) -> HostedGame {
        HostedGame::Calcory(Box::new(game))
    }

    fn wrap_view(view: calcory::View) -> View {
        View::Calcory(Box::new(view))
    }

    fn wrap_event(event: calcory::Event) -> EventBody {
        EventBody::Calcory(event)
    }

    fn wrap_action(action: calcory::Action) -> Action {
        Action::Calcory(action)
    }

    fn own_action(action: Action) -> Option<calcory::Action> {
        if let Action::Calcory(action) = action { Some(action) } else { None }
    }
}

/// A game of one engine, and the bots that sit at it.
pub(crate) struct Hosted<G: Engine> {
    pub(super) progress: GameInProgress<G, Deal>,
    bots: SmallMap<Seat, SeatedBot<G>>,
}

impl<G: Engine> fmt::Debug for Hosted<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hosted")
            .field("setup", self.progress.setup())
            .field("moves", &self.progress.moves().len())
            .finish_non_exhaustive()
    }
}

impl<G: Engine> Hosted<G> {
    pub(super) fn deal(setup: &Setup, deal: Deal) -> Result<Self, SetupError> {
        Ok(Hosted { progress: GameInProgress::deal(setup, deal)?, bots: SmallMap::default() })
    }

    pub(super) fn game(&self) -> &G {
        self.progress.game()
    }

    /// Tries a batch on a copy. The moves of the trial are those that `seat` plays with it.
    pub(super) fn try_batch(&self, seat: Seat, batch: &Batch) -> Result<Trial<G, Deal>, Problem> {
        if batch.actions.is_empty() {
            return Err(BadBatch::Empty.into());
        }
        let mut trial = self.progress.try_out();
        let mut saw_something_new = false;
        for action in &batch.actions {
            let action = own::<G>(*action)?;
            let is_first = trial.moves().is_empty();
            let game = trial.game();
            let is_asked = !saw_something_new && game.to_act() == Some(seat) && game.goes_on_with(action);
            if batch.if_asked && !is_first && !is_asked {
                continue;
            }
            if let (true, Some((_, last))) = (saw_something_new, trial.moves().last()) {
                return Err(BadBatch::AfterNews(G::wrap_action(*last)).into());
            }
            check_turn(game, seat)?;
            let before = *game;
            trial.apply(action)?;
            saw_something_new = !G::shows_nothing_new(&before, action, trial.game());
        }
        Ok(trial)
    }

    /// Plays the moves of a log entry.
    pub(super) fn play(&mut self, seat: Seat, actions: &[Action]) -> Result<(), Problem> {
        for action in actions {
            check_turn(self.game(), seat)?;
            self.progress.apply(own::<G>(*action)?)?;
        }
        Ok(())
    }

    pub(super) fn legal(&self, viewer: Option<Seat>, voice: Option<Voice<'_>>) -> Vec<Legal> {
        if viewer.is_none() || viewer != self.game().to_act() {
            return Vec::new();
        }
        let in_words = |action, voice: Voice<'_>| {
            self.game().choice_in_words(action, Words::shared(voice.language), voice.names)
        };
        let legal = |action: G::Action| Legal {
            action: action.to_string(),
            words: voice.map(|voice| in_words(action, voice)),
        };
        self.progress.legal().into_iter().map(legal).collect()
    }

    pub(super) fn question(&self, viewer: Option<Seat>, voice: Voice<'_>) -> QuestionWords {
        self.game().question_in_words(viewer, Words::shared(voice.language), voice.names)
    }

    /// What `viewer` was told among these events.
    pub(super) fn lines(
        &self,
        told: Range<usize>,
        viewer: Option<Seat>,
        voice: Option<Voice<'_>>,
    ) -> Vec<Line> {
        let names = voice.map(|voice| voice.names.read_by(viewer));
        let voice = voice.zip(names.as_ref()).map(|(voice, names)| Voice { names, ..voice });
        let heard = self.progress.told()[told].iter().filter(|told| told.to.includes(viewer));
        heard.map(|told| self.line(&told.event, voice)).collect()
    }

    /// How long a client takes to act out these events, in milliseconds. Those that not everybody is told do
    /// not count, or the time would tell of them.
    pub(super) fn acting_time(&self, told: Range<usize>) -> u32 {
        let public = self.progress.told()[told].iter().filter(|told| told.to.includes(None));
        public.map(|told| told.event.acting_time()).sum()
    }

    /// Whether a bill is shown among these events.
    pub(super) fn has_bill(&self, told: Range<usize>) -> bool {
        self.progress.told()[told].iter().any(|told| told.event.has_bill())
    }

    fn line(&self, event: &G::Event, voice: Option<Voice<'_>>) -> Line {
        let in_words =
            |voice: Voice<'_>| self.game().event_in_words(event, Words::shared(voice.language), voice.names);
        let (event_body, rule) = (G::wrap_event(*event), self.game().rule_of(event));
        Line { event: event_body, rule, text: voice.map(in_words) }
    }

    /// Takes the bot of the seat that decides away to think. A bot that has not decided here yet receives all
    /// events from the beginning.
    ///
    /// Its chance begins anew with every decision: so its answer follows from its seed and what it was told, also after
    /// a restart and at another server.
    pub(super) fn job(&mut self, seat: Seat, entrant: Entrant, seed: u64) -> EngineJob<G> {
        let seated = self.bots.remove(&seat).filter(|bot| bot.entrant() == entrant);
        let bot = seated.unwrap_or_else(|| SeatedBot::new(entrant, self.progress.setup(), seat, seed));
        let bot = bot.with_chance(seed ^ (self.progress.moves().len() as u64) << 40);
        let decision = bot.asked(&self.progress);
        EngineJob::new(bot, decision)
    }

    /// Returns a bot to its chair.
    pub(super) fn return_bot(&mut self, bot: SeatedBot<G>) {
        // A bot that thought at another copy of this table may have heard more than this one has told yet.
        if bot.heard() <= self.progress.told().len() {
            self.bots.insert(bot.seat(), bot);
        }
    }
}

fn check_turn<G: Game>(game: &G, seat: Seat) -> Result<(), Problem> {
    match game.to_act() {
        Some(asked) if asked == seat => Ok(()),
        Some(asked) => Err(Problem::NotYourTurn(asked)),
        None => Err(WrongStage::Over.into()),
    }
}

fn own<G: Engine>(action: Action) -> Result<G::Action, Problem> {
    G::own_action(action).ok_or(Problem::OtherGame(action))
}
