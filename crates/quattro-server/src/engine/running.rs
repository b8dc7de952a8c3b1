//! A game being played, with everything that was told so far.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use quattro_bots::{Level, Playable};
use quattro_rules::calcory::{self, Calcory};
use quattro_rules::dealer::{Narrator, Silent};
use quattro_rules::game::{Game, Outcome};
use quattro_rules::pizza::{self, Pizza};
use quattro_rules::record::{Record, Recorder};
use quattro_rules::rule::Rule;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{Setup, SetupError};
use quattro_words::{Language, QuestionWords, Speak, Words};

use super::batch::{Batch, Steps};
use super::{Deal, Voice};
use crate::bots::Thinker;
use crate::protocol::{Code, EventBody, Legal, Line, Problem, View};

/// What the server needs of a game.
pub(crate) trait Hosted:
    Playable<Action: Send, Event: Send, View: Send, Memory: Send> + Steps + Speak + Copy + 'static
{
    fn wrap_view(view: Self::View) -> View;
    fn wrap_event(event: Self::Event) -> EventBody;
    fn question_rule(&self) -> Option<Rule>;
}

impl Hosted for Pizza {
    fn wrap_view(view: pizza::View) -> View {
        View::Pizza(Box::new(view))
    }

    fn wrap_event(event: pizza::Event) -> EventBody {
        EventBody::Pizza(event)
    }

    fn question_rule(&self) -> Option<Rule> {
        Pizza::question_rule(self)
    }
}

impl Hosted for Calcory {
    fn wrap_view(view: calcory::View) -> View {
        View::Calcory(Box::new(view))
    }

    fn wrap_event(event: calcory::Event) -> EventBody {
        EventBody::Calcory(event)
    }

    fn question_rule(&self) -> Option<Rule> {
        Calcory::question_rule(self)
    }
}

/// A game being played.
pub(crate) struct Running<G: Hosted> {
    setup: Setup,
    game: G,
    /// Chance and nobody listening: for trying out a batch.
    silent: Silent<Deal>,
    /// Keeps all events: bots hear them, and clients that come back.
    dealer: Narrator<Recorder<Deal>, G::Event>,
    moves: Vec<(Seat, G::Action)>,
    minds: BTreeMap<Seat, Arc<Mutex<Thinker<G>>>>,
}

/// A bot's thinking, ready to be done on another thread. The answer is an action in notation.
pub(crate) struct Job(Box<dyn FnOnce() -> String + Send>);

impl Job {
    pub(crate) fn think(self) -> String {
        (self.0)()
    }
}

fn words(language: Language) -> &'static Words {
    static WORDS: LazyLock<Vec<Words>> = LazyLock::new(|| Language::ALL.map(Words::new).into());
    &WORDS[Language::ALL.iter().position(|other| *other == language).unwrap_or_default()]
}

impl<G: Hosted> fmt::Debug for Running<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Running")
            .field("setup", &self.setup)
            .field("moves", &self.moves.len())
            .finish_non_exhaustive()
    }
}

impl<G: Hosted> Running<G> {
    pub(super) fn deal(setup: &Setup, deal: Deal) -> Result<Self, SetupError> {
        let silent = Silent(deal.clone());
        let mut dealer = Narrator::new(Recorder::new(deal));
        let game = G::deal(setup, &mut dealer)?;
        Ok(Running { setup: setup.clone(), game, silent, dealer, moves: Vec::new(), minds: BTreeMap::new() })
    }

    pub(super) fn rehearse(
        &self,
        seat: Seat,
        Batch { actions, if_asked }: &Batch,
    ) -> Result<Vec<String>, Problem> {
        if actions.is_empty() {
            return Err(Problem::new(Code::BadBatch, "a batch has at least one action"));
        }
        let (mut game, mut chance) = (self.game, self.silent.clone());
        let mut taken: Vec<String> = Vec::new();
        let mut saw_something_new = false;
        for text in actions {
            let action = read::<G>(text)?;
            let asked = || !saw_something_new && game.to_act() == Some(seat) && game.goes_on_with(action);
            if *if_asked && !taken.is_empty() && !asked() {
                continue;
            }
            if let (true, Some(last)) = (saw_something_new, taken.last()) {
                let message = format!("«{last}» shows something new, so nothing may follow it in one batch");
                return Err(Problem::new(Code::BadBatch, message));
            }
            check_turn(&game, seat)?;
            let before = game;
            game.apply(action, &mut chance)?;
            saw_something_new = !G::shows_nothing_new(&before, action, &game);
            taken.push(text.clone());
        }
        Ok(taken)
    }

    pub(super) fn play(&mut self, seat: Seat, actions: &[String]) -> Result<(), Problem> {
        for text in actions {
            check_turn(&self.game, seat)?;
            let action = read::<G>(text)?;
            self.game.apply(action, &mut self.dealer)?;
            self.moves.push((seat, action));
        }
        Ok(())
    }

    pub(super) fn to_act(&self) -> Option<Seat> {
        self.game.to_act()
    }

    pub(super) fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    pub(super) fn moves(&self) -> u32 {
        self.moves.len() as u32
    }

    pub(super) fn told(&self) -> usize {
        self.dealer.told.len()
    }

    pub(super) fn view(&self, viewer: Option<Seat>) -> View {
        G::wrap_view(self.game.view(viewer))
    }

    pub(super) fn legal(&self, viewer: Option<Seat>, voice: Option<Voice<'_>>) -> Vec<Legal> {
        if viewer.is_none() || viewer != self.game.to_act() {
            return Vec::new();
        }
        let mut actions = Vec::new();
        self.game.legal(&mut actions);
        let in_words =
            |action| voice.map(|voice| self.game.choice_in_words(action, words(voice.language), voice.names));
        actions.iter().map(|action| Legal { action: action.to_string(), words: in_words(*action) }).collect()
    }

    pub(super) fn question(&self, viewer: Option<Seat>, voice: Voice<'_>) -> QuestionWords {
        self.game.question_in_words(viewer, words(voice.language), voice.names)
    }

    pub(super) fn rule(&self) -> Option<Rule> {
        self.game.question_rule()
    }

    pub(super) fn lines(
        &self,
        told: Range<usize>,
        viewer: Option<Seat>,
        voice: Option<Voice<'_>>,
    ) -> Vec<Line> {
        let heard = self.dealer.told[told].iter().filter(|told| told.to.includes(viewer));
        heard.map(|told| self.line(&told.event, voice)).collect()
    }

    fn line(&self, event: &G::Event, voice: Option<Voice<'_>>) -> Line {
        let text = voice.map(|voice| self.game.event_in_words(event, words(voice.language), voice.names));
        Line { event: G::wrap_event(*event), rule: self.game.rule_of(event), text }
    }

    pub(super) fn record(&self, names: Vec<String>) -> Record {
        let mut record = Record::new(&self.setup, names);
        record.set_chance(&self.dealer.chance);
        for (seat, action) in &self.moves {
            record.push(*seat, action);
        }
        record.result = self.game.outcome();
        record
    }

    /// A bot that has not thought here yet, or not since a restart, hears everything from the beginning.
    pub(super) fn job(&mut self, seat: Seat, level: Level, seed: u64) -> Job {
        let mind = self.minds.get(&seat).filter(|mind| lock(mind).level() == level).cloned();
        let mind = mind.unwrap_or_else(|| {
            let fresh = Arc::new(Mutex::new(Thinker::new(level, &self.setup, seat, seed)));
            self.minds.insert(seat, Arc::clone(&fresh));
            fresh
        });
        let news: Vec<G::Event> = {
            let mut thinker = lock(&mind);
            let unheard = self.dealer.told[thinker.heard()..].iter();
            let news = unheard.filter(|told| told.to.includes(Some(seat))).map(|told| told.event).collect();
            thinker.set_heard(self.dealer.told.len());
            news
        };
        let view = self.game.view(Some(seat));
        let mut legal = Vec::new();
        self.game.legal(&mut legal);
        Job(Box::new(move || lock(&mind).decide(&news, &view, &legal).to_string()))
    }
}

/// A thinker is only ever used by one thread at a time; one that panicked is as good as before.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn check_turn<G: Game>(game: &G, seat: Seat) -> Result<(), Problem> {
    match game.to_act() {
        Some(asked) if asked == seat => Ok(()),
        Some(asked) => Err(Problem::new(Code::NotYourTurn, format!("it is for seat {asked} to decide"))),
        None => Err(Problem::new(Code::WrongStage, "the game is over")),
    }
}

fn read<G: Game>(text: &str) -> Result<G::Action, Problem> {
    text.parse().map_err(|error: quattro_rules::notation::NotationError| {
        Problem::new(Code::BadAction, error.to_string())
    })
}
