//! The player at the table: keys, and showing events one after another.

mod keys;

use std::collections::VecDeque;
use std::time::Duration;

use quattro_bots::Considered;
use quattro_rules::game::{Outcome, SeatResult};
use quattro_rules::seat::Seat;
use quattro_rules::setup::SetupError;
use quattro_words::rules::{Rule, rule_book};
use quattro_words::{Args, QuestionWords, Words};

use super::pace::Pace;
use super::palette::Palette;
use super::shown::{Advice, Asked, Choice, Focus, Panel, Shown, Status};
use super::solo::{Party, SoloGame, Turn};
use super::terminal_game::{Scene, Spot, TerminalGame};
use super::think::{Answer, Job, Purpose};
use crate::rules::books_of;

/// A game in progress on the screen. It has no terminal and no clock: it receives keys, the time and the
/// bots' moves, and returns requests.
pub(crate) struct App<G: TerminalGame> {
    shown: Shown<G>,
    solo: SoloGame<G>,
    words: Words,
    /// Events that have not been shown yet.
    beats: VecDeque<Beat<G>>,
    now: Duration,
    /// When the current announcement expires.
    until: Duration,
    /// A bot's move, held until everything before it has been shown.
    answer: Option<Answer<G>>,
    /// The number of the last hint asked for.
    hints: u32,
    hint_wanted: bool,
    request: Option<Request>,
}

/// One thing to show.
struct Beat<G: TerminalGame> {
    text: String,
    event: G::Event,
    /// The real view after the last event of an action.
    view: Option<G::View>,
}

/// What the player wants from outside the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Request {
    /// The record in a file.
    Save,
    /// Another game.
    Again,
    /// To leave.
    Leave,
}

impl<G: TerminalGame> App<G> {
    /// Deals. With `aids`, everything announced stays readable.
    pub(super) fn open(party: &Party, aids: bool, words: Words) -> Result<App<G>, SetupError> {
        let (solo, told) = SoloGame::open(party, record_names(party, &words))?;
        let players = party.setup.players;
        let shown = Shown {
            game: party.setup.game,
            me: party.me,
            names: solo.names(&words),
            levels: Seat::all(players).map(|seat| bot_name(party, seat)).collect(),
            view: solo.view(),
            announcement: None,
            log: aids.then(Vec::new),
            status: Status::Showing,
            panel: None,
            notice: None,
            pace: Pace::default(),
            cursor: Spot::default(),
            focus: if G::GRID.is_some() { Focus::Grid } else { Focus::List },
        };
        let mut app = App {
            shown,
            solo,
            words,
            beats: VecDeque::new(),
            now: Duration::ZERO,
            until: Duration::ZERO,
            answer: None,
            hints: 0,
            hint_wanted: false,
            request: None,
        };
        app.show_opening(&told);
        Ok(app)
    }

    /// Of the deal, only the last event is announced: who starts.
    fn show_opening(&mut self, told: &[G::Event]) {
        for event in told {
            let text = self.solo.event_in_words(event, &self.words, &self.shown.names);
            self.announce(text);
        }
        self.go_on();
    }

    fn announce(&mut self, text: String) {
        if let Some(log) = &mut self.shown.log {
            log.push(text.clone());
        }
        self.shown.announcement = Some(text);
        self.until = self.now + self.shown.pace.pause();
    }

    /// What is to be drawn.
    pub(super) fn scene(&self, palette: Palette) -> Scene<'_, G> {
        Scene { shown: &self.shown, words: &self.words, palette }
    }

    /// What a bot should think about now, if anything.
    pub(super) fn job(&mut self) -> Option<Job<G>> {
        if std::mem::take(&mut self.hint_wanted) {
            return Some(self.solo.hint(self.hints));
        }
        if self.answer.is_some() { None } else { self.solo.bots_move() }
    }

    /// A bot has thought.
    pub(super) fn thought(&mut self, answer: Answer<G>) {
        match answer.purpose {
            Purpose::Move => {
                self.answer = Some(answer);
                self.go_on();
            }
            Purpose::Hint(number) if number == self.hints && self.shown.panel == Some(Panel::HintAwaited) => {
                self.shown.panel = Some(Panel::Hint(self.advice(&answer)));
            }
            // The player has already moved.
            Purpose::Hint(_) => {}
        }
    }

    fn advice(&self, answer: &Answer<G>) -> Vec<Advice> {
        let in_words = |action| self.solo.choice_in_words(action, &self.words, &self.shown.names).line();
        let tried = |one: &Considered<G::Action>| Advice {
            text: in_words(one.action),
            tried: Some((one.value, one.tries)),
        };
        let choice = &answer.choice;
        if choice.considered.is_empty() {
            return vec![Advice { text: in_words(choice.action), tried: None }];
        }
        choice.considered.iter().map(tried).collect()
    }

    /// The time since the table was opened.
    pub(super) fn tick(&mut self, now: Duration) {
        self.now = now;
        self.go_on();
    }

    /// Shows what is due, and plays the bots' moves once everything before them has been shown.
    fn go_on(&mut self) {
        while self.now >= self.until {
            if let Some(beat) = self.beats.pop_front() {
                self.show(beat);
            } else if let Some(answer) = self.answer.take() {
                let action = answer.choice.action;
                self.solo.welcome_back(answer.bot);
                self.take(action);
            } else {
                break;
            }
        }
        if self.beats.is_empty() {
            self.settle();
        }
    }

    fn show(&mut self, beat: Beat<G>) {
        G::follow(&mut self.shown.view, &beat.event);
        if let Some(view) = beat.view {
            self.shown.view = view;
        }
        self.announce(beat.text);
    }

    /// Plays an action and queues its events to be shown.
    fn take(&mut self, action: G::Action) {
        let Ok(told) = self.solo.apply(action) else {
            // Only legal actions are offered, and bots choose among them.
            return;
        };
        self.shown.status = Status::Showing;
        let last = told.len().checked_sub(1);
        for (index, event) in told.into_iter().enumerate() {
            let text = self.solo.event_in_words(&event, &self.words, &self.shown.names);
            let view = (Some(index) == last).then(|| self.solo.view());
            self.beats.push_back(Beat { text, event, view });
        }
        if last.is_none() {
            self.shown.view = self.solo.view();
        }
    }

    /// Everything is shown: whose turn is it?
    fn settle(&mut self) {
        if self.now >= self.until + self.shown.pace.linger() {
            self.shown.announcement = None;
        }
        if !matches!(self.shown.status, Status::Showing) {
            return;
        }
        let question = self.solo.question_in_words(&self.words, &self.shown.names);
        self.shown.status = match (self.solo.turn(), self.solo.outcome()) {
            (Turn::Mine, _) => Status::Asked(self.ask(question)),
            (_, Some(outcome)) => Status::Over { ranking: self.ranking(&outcome) },
            _ => Status::Waiting { question: question.text },
        };
        self.follow_cursor();
    }

    fn ask(&self, question: QuestionWords) -> Asked<G::Action> {
        let choice = |action| Choice {
            action,
            text: self.solo.choice_in_words(action, &self.words, &self.shown.names).line(),
        };
        let mut choices: Vec<_> = self.solo.legal().into_iter().map(choice).collect();
        // Choices without a place come first, or they would be lost behind up to sixty places.
        choices.sort_by_key(|choice| G::spot(&choice.action).is_some());
        let QuestionWords { title, missing, hint, .. } = question;
        let question = [Some(title), missing].into_iter().flatten().collect::<Vec<_>>().join(" ");
        Asked { question, hint, choices, selected: 0, typed: 0 }
    }

    fn ranking(&self, outcome: &Outcome) -> Vec<String> {
        let mut ranked: Vec<(Seat, &SeatResult)> =
            Seat::all(outcome.seats.len() as u8).zip(&outcome.seats).collect();
        ranked.sort_by_key(|(_, result)| result.place);
        ranked.into_iter().map(|(seat, result)| self.ranked(seat, *result)).collect()
    }

    fn ranked(&self, seat: Seat, result: SeatResult) -> String {
        let args = Args::new()
            .with("game", self.shown.game.name())
            .with("name", self.shown.names.of(seat))
            .with("who", if seat == self.shown.me { "me" } else { "bot" })
            .with("place", result.place)
            .with("orders", result.score)
            .with("cards", result.score)
            .with("toppings", result.tie_break);
        self.words.text("play-ranked", &args)
    }

    /// What the player wants from outside, once.
    pub(super) fn request(&mut self) -> Option<Request> {
        self.request.take()
    }

    /// The record up to now, as JSON.
    pub(super) fn record(&self) -> String {
        self.solo.record().to_json()
    }

    /// Shows a remark until the next key.
    pub(super) fn notice(&mut self, text: String) {
        self.shown.notice = Some(text);
    }

    /// The messages of this table.
    pub(super) fn words(&self) -> &Words {
        &self.words
    }

    /// The rules behind the question.
    fn help(&self) -> Panel {
        let books: Vec<_> =
            books_of(self.shown.game).iter().map(|game| rule_book(*game, self.words.language())).collect();
        let look_up = |rule: quattro_rules::rule::Rule| {
            let number = rule.to_string();
            let text = rule_text(books.iter().find_map(|book| book.rule(&number))?);
            Some((number, text))
        };
        let lines = G::rules(&self.shown.view).into_iter().filter_map(look_up).collect();
        Panel::Text { lines, scroll: 0 }
    }
}

/// What a rule says, with its list and its remarks.
fn rule_text(rule: &Rule) -> String {
    let points = rule.points.iter().map(|point| format!("- {point}"));
    let remarks = rule.remarks.iter().map(|remark| format!("{} {}", remark.label, remark.text));
    std::iter::once(rule.text.to_string()).chain(points).chain(remarks).collect::<Vec<_>>().join("\n")
}

/// The name of the bot on a chair; none for the player.
fn bot_name(party: &Party, seat: Seat) -> Option<String> {
    let bot = party.bot_at(seat)?;
    Some(
        bot.name().character().map_or_else(|| bot.to_string(), |character| character.given_name().to_owned()),
    )
}

/// The names in the record.
fn record_names(party: &Party, words: &Words) -> Vec<String> {
    let me = || words.text("play-me", &Args::new());
    let name = |seat: Seat| bot_name(party, seat).map_or_else(me, |level| format!("{level} {seat}"));
    Seat::all(party.setup.players).map(name).collect()
}
