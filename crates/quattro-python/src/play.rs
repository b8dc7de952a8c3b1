//! One game with everything that Python may ask about it.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use quattro_bots::Playable;
use quattro_bots::SeatedBot;
use quattro_env::returns::returns;
use quattro_env::{Heard, Learnable, Recall};
use quattro_rules::dealer::Audience;
use quattro_rules::progress::GameInProgress;
use quattro_rules::record::{Record, Replay};
use quattro_rules::rule::Refusal;
use quattro_rules::seat::Seat;
use quattro_rules::setup::Setup;
use quattro_words::{Language, Names, Speak, Words};

use crate::arguments::value_error;
use crate::chance::Source;

/// A game that can be learnt, played by bots and put into words.
pub(crate) trait Engine:
    Learnable<Action: Send + Sync, Event: Send + Sync> + Playable<Memory: Send + Sync> + Speak
{
}

impl<G> Engine for G where
    G: Learnable<Action: Send + Sync, Event: Send + Sync> + Playable<Memory: Send + Sync> + Speak
{
}

/// A game, what was heard of it, and how its seats name things.
#[derive(Clone)]
pub(crate) struct Play<G: Engine> {
    pub(crate) progress: Progress<G>,
    /// Where the shuffles of the deal come from.
    source: Source,
    /// What is to be drawn before the game goes on: outcomes, and how many cards have each.
    open: Vec<(u8, u32)>,
    setup: Setup,
    recall: Recall,
    labels: Vec<G::Labels>,
    heard: G::Heard,
    /// How many events were heard.
    told: usize,
    /// An action that waits for cards to be drawn.
    waiting: Option<G::Action>,
    observation: usize,
    actions: usize,
}

/// The game, or that it is still being dealt.
pub(crate) type Progress<G> = Option<GameInProgress<G, Source>>;

impl<G: Engine> Play<G> {
    /// Deals, as far as the draws go.
    pub(crate) fn deal(setup: &Setup, source: Source, recall: Recall) -> PyResult<Play<G>> {
        let dealt = G::deal(setup, &mut quattro_rules::Silent(quattro_rules::Seeded::from_number(0)));
        let sections = dealt.map_err(value_error)?.sections(setup, recall);
        let mut play = Play {
            progress: None,
            source,
            open: Vec::new(),
            setup: setup.clone(),
            recall,
            labels: Seat::all(setup.players).map(|seat| G::labels(setup, seat)).collect(),
            heard: G::Heard::default(),
            told: 0,
            waiting: None,
            observation: sections.last().map_or(0, |last| last.start + last.width()),
            actions: G::action_names(setup.game).len(),
        };
        play.go_on()?;
        Ok(play)
    }

    /// Plays a record as far as it goes.
    pub(crate) fn from_record(record: &Record, recall: Recall) -> PyResult<Play<G>> {
        let words = Words::shared(Language::En);
        let refuse = |error| PyValueError::new_err(words.record_error(&error));
        let mut replay = Replay::<G>::open(record).map_err(refuse)?;
        while replay.step().map_err(refuse)?.is_some() {}
        let mut play = Play::<G>::deal(&record.setup(), Source::recorded(record), recall)?;
        for played in &record.actions {
            play.apply(played.action.parse().map_err(value_error)?)?;
        }
        Ok(play)
    }

    pub(crate) const fn setup(&self) -> &Setup {
        &self.setup
    }

    pub(crate) const fn observation(&self) -> usize {
        self.observation
    }

    pub(crate) const fn actions(&self) -> usize {
        self.actions
    }

    pub(crate) fn game(&self) -> PyResult<&G> {
        self.progress().map(GameInProgress::game)
    }

    pub(crate) fn progress(&self) -> PyResult<&GameInProgress<G, Source>> {
        self.progress.as_ref().ok_or_else(|| PyValueError::new_err("the cards are still being dealt"))
    }

    /// The seat that decides; nobody while cards are drawn, and once the game is over.
    pub(crate) fn to_act(&self) -> Option<Seat> {
        let game = self.progress.as_ref().filter(|_| self.waiting.is_none())?;
        game.game().to_act()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.progress.as_ref().is_some_and(|game| game.game().to_act().is_none())
    }

    fn labels_now(&self) -> PyResult<(&G, &G::Labels)> {
        let seat = self.to_act().ok_or_else(|| {
            PyValueError::new_err(if self.is_over() {
                "the game is over"
            } else {
                "cards are to be drawn first"
            })
        })?;
        Ok((self.game()?, &self.labels[seat.index()]))
    }

    /// The action with this number, which must mean something now.
    pub(crate) fn action(&self, number: i64) -> PyResult<G::Action> {
        let (game, labels) = self.labels_now()?;
        let meant =
            usize::try_from(number).ok().and_then(|number| game.action(number, labels, &mut Vec::new()));
        meant.ok_or_else(|| {
            let last = self.actions - 1;
            PyValueError::new_err(format!(
                "action {number} means nothing now; actions are numbered from 0 to {last}, and the mask says which \
                 are legal"
            ))
        })
    }

    pub(crate) fn number_of(&self, action: G::Action) -> PyResult<usize> {
        let (game, labels) = self.labels_now()?;
        let number = game.number_of(action, labels, &mut Vec::new());
        number.ok_or_else(|| match game.check(action) {
            Err(refusal) => refused(&action, &refusal),
            Ok(()) => PyValueError::new_err(format!("{action} has no number")),
        })
    }

    pub(crate) fn mask(&self, mask: &mut [u8]) -> PyResult<()> {
        let (game, labels) = self.labels_now()?;
        game.mask(labels, &mut Vec::new(), mask);
        Ok(())
    }

    pub(crate) fn observe(&self, seat: Seat, out: &mut [u8]) -> PyResult<()> {
        G::observe(&self.game()?.see(seat), &self.heard, self.recall, &self.labels[seat.index()], out);
        Ok(())
    }

    /// Takes an action for the seat that decides, as far as the draws go.
    pub(crate) fn apply(&mut self, action: G::Action) -> PyResult<()> {
        let (game, _) = self.labels_now()?;
        game.check(action).map_err(|refusal| refused(&action, &refusal))?;
        self.waiting = Some(action);
        self.go_on()
    }

    /// Draws a card.
    pub(crate) fn draw(&mut self, outcome: u8) -> PyResult<()> {
        if !self.open.iter().any(|(open, _)| *open == outcome) {
            return Err(PyValueError::new_err(format!("{outcome} cannot be drawn now")));
        }
        match &mut self.progress {
            Some(progress) => progress.chance_mut().draw(outcome),
            None => self.source.draw(outcome),
        }
        self.go_on()
    }

    /// What is to be drawn: outcomes, and how many cards have each.
    pub(crate) fn open(&self) -> &[(u8, u32)] {
        &self.open
    }

    /// Deals, or takes the action that waits, unless cards are to be drawn first.
    fn go_on(&mut self) -> PyResult<()> {
        match (&mut self.progress, self.waiting) {
            (None, _) => {
                let dealt = GameInProgress::deal(&self.setup, self.source.clone()).map_err(value_error)?;
                self.open = dealt.chance().open();
                self.progress = Some(dealt).filter(|_| self.open.is_empty());
            }
            (Some(progress), Some(action)) => {
                let refuse = |refusal| refused(&action, &refusal);
                if progress.chance().is_decided() {
                    progress.apply(action).map_err(refuse)?;
                    self.waiting = None;
                } else {
                    let mut trial = progress.try_out();
                    trial.apply(action).map_err(refuse)?;
                    self.open = trial.chance().open();
                    if self.open.is_empty() {
                        progress.take_over(trial);
                        self.waiting = None;
                    }
                }
            }
            (Some(_), None) => {}
        }
        self.hear();
        Ok(())
    }

    fn hear(&mut self) {
        let Some(progress) = &self.progress else { return };
        let news = progress.told().get(self.told..).unwrap_or_default();
        for told in news.iter().filter(|told| told.to == Audience::All) {
            self.heard.hear(&told.event);
        }
        self.told = progress.told().len();
    }

    pub(crate) fn returns(&self) -> Vec<f32> {
        let mut out = vec![0.0; usize::from(self.setup.players)];
        if let Some(outcome) = self.progress.as_ref().and_then(|game| game.game().outcome()) {
            returns(&outcome, &mut out);
        }
        out
    }

    pub(crate) fn names(&self, words: &Words) -> PyResult<Names> {
        Ok(self.game()?.names(words))
    }

    /// What a seat was told, in sentences; nobody is somebody who may know everything.
    pub(crate) fn sentences(&self, seat: Option<Seat>, words: &Words) -> PyResult<Vec<String>> {
        let (progress, names) = (self.progress()?, self.names(words)?);
        let game = progress.game();
        let told = progress.told().iter().filter(|told| seat.is_none() || told.to.includes(seat));
        let said = told.map(|told| {
            format!("{}: {}", game.rule_of(&told.event), game.event_in_words(&told.event, words, &names))
        });
        Ok(said.collect())
    }

    /// Everything that a seat was told, and what it did: what somebody who never forgets knows.
    pub(crate) fn history(&self, seat: Seat) -> PyResult<String> {
        let progress = self.progress()?;
        let told = progress.told().iter().filter(|told| told.to.includes(Some(seat)));
        let events: Vec<_> = told.map(|told| told.event).collect();
        let own = progress.moves().iter().filter(|(mover, _)| *mover == seat);
        let actions: Vec<_> = own.map(|(_, action)| action).collect();
        serde_json::to_string(&(progress.game().view(Some(seat)), events, actions)).map_err(value_error)
    }
}

pub(crate) fn refused(action: &impl ToString, refusal: &Refusal) -> PyErr {
    let why = Words::shared(Language::En).refusal(refusal);
    PyValueError::new_err(format!("{} is illegal ({}): {why}", action.to_string(), refusal.rule))
}

/// Bots.
impl<G: Engine> Play<G> {
    /// The number of the action that a bot takes.
    pub(crate) fn ask(&self, bot: &mut SeatedBot<G>) -> PyResult<usize> {
        let seat = bot.seat();
        if self.to_act() != Some(seat) {
            let decides = self
                .to_act()
                .map_or("nobody decides".to_owned(), |seat| format!("seat {} decides", seat.index()));
            return Err(PyValueError::new_err(format!("{decides}, not the bot at seat {}", seat.index())));
        }
        let decision = bot.asked(self.progress()?);
        self.number_of(bot.decide(&decision).action)
    }
}
