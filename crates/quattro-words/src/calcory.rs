//! Calcory in words.

use quattro_rules::calcory::{
    Action, Calcory, Card, Colour, End, Event, Failure, Place, QUIET_TURNS, Spot, Step, Stop, Tally, View,
};
use quattro_rules::game::Game;
use quattro_rules::seat::Seat;

use crate::names::Names;
use crate::speak::{ChoiceWords, QuestionWords, Speak};
use crate::words::{Args, Words};

impl Speak for Calcory {
    fn names(&self, words: &Words) -> Names {
        Names::by_number(self.players(), words)
    }

    fn event_in_words(&self, event: &Event, words: &Words, names: &Names) -> String {
        Talk { words, names }.event(*event)
    }

    fn remembered_in_words(&self, event: &Event, words: &Words, names: &Names) -> Option<String> {
        let Event::Turned { place, card, .. } = *event else { return None };
        let talk = Talk { words, names };
        Some(talk.say("review-card-at", &at(Args::new(), place).with("card", talk.card(card))))
    }

    fn choice_in_words(&self, action: Action, words: &Words, names: &Names) -> ChoiceWords {
        Talk { words, names }.action(action, &self.view(None))
    }

    fn question_in_words(&self, viewer: Option<Seat>, words: &Words, names: &Names) -> QuestionWords {
        Talk { words, names }.question(viewer, &self.view(None))
    }
}

/// The context for descriptions. Events are self-contained, so they need no game.
#[derive(Clone, Copy)]
struct Talk<'a> {
    words: &'a Words,
    names: &'a Names,
}

impl<'a> Talk<'a> {
    fn say(&self, id: &str, args: &Args<'_>) -> String {
        self.words.text(id, args)
    }

    fn about(&self, seat: Seat) -> Args<'a> {
        let name = self.names.of(seat);
        let who = self.names.who(seat);
        Args::new().with("whose", self.words.whose(&name)).with("name", name).with("who", who)
    }

    fn event(&self, event: Event) -> String {
        match event {
            Event::Dealt { first } => self.say("calcory-event-dealt", &self.about(first)),
            Event::Turned { seat, place, card } => {
                self.say("calcory-event-turned", &at(self.about(seat), place).with("card", self.card(card)))
            }
            Event::Failed { seat, why } => {
                self.say("calcory-event-failed", &self.about(seat).with("why", failure(why)))
            }
            Event::Beaten { seat } => self.say("calcory-event-beaten", &self.about(seat)),
            Event::Marked { seat, sum, cards, forced } => {
                let args = tally(self.about(seat), Tally { sum, cards });
                self.say("calcory-event-marked", &args.with("forced", if forced { "yes" } else { "no" }))
            }
            Event::Thirteen { seat } => self.say("calcory-event-thirteen", &self.about(seat)),
            Event::Survived { seat, cards } => {
                self.say("calcory-event-survived", &self.about(seat).with("cards", cards))
            }
            Event::Took { seat, cards, .. } => {
                self.say("calcory-event-took", &self.about(seat).with("cards", cards))
            }
            Event::PutBack { seat, from, to, .. } => {
                self.say("calcory-event-put-back", &moved(at(self.about(seat), from), from, to))
            }
            Event::Passed { seat } => self.say("calcory-event-passed", &self.about(seat)),
            Event::TookLast { seat } => self.say("calcory-event-took-last", &self.about(seat)),
            Event::GameOver { end } => {
                let why = match end {
                    End::LastCard => "last-card",
                    End::Quiet => "quiet",
                };
                self.say("calcory-event-over", &Args::new().with("why", why).with("turns", QUIET_TURNS))
            }
        }
    }

    fn action(&self, action: Action, view: &View) -> ChoiceWords {
        match action {
            Action::Turn(place) => self.words.choice("calcory-action-turn", &at(Args::new(), place)),
            Action::Stop => self
                .words
                .choice("calcory-action-stop", &tally(Args::new(), view.turned).with("stop", stop(view))),
            Action::Back(place) => {
                let card = face_up(view, place).map(|card| self.card(card));
                self.words.choice("calcory-action-back", &at(Args::new(), place).with("card", card))
            }
            Action::Put(to) => {
                let from = match view.step {
                    Step::PutBack { from, .. } => Some(from),
                    _ => None,
                };
                self.words.choice("calcory-action-put", &moved(Args::new(), from.unwrap_or(to), to))
            }
        }
    }

    /// Everybody gets the same question, because there are no hidden hands; only the seat that decides gets
    /// the hint.
    fn question(&self, viewer: Option<Seat>, view: &View) -> QuestionWords {
        let args = self.about(view.on_turn);
        let question = match view.step {
            Step::Turn => self.turn_question(view),
            Step::ChooseBack { .. } => self.words.question("calcory-question-back", &args),
            Step::PutBack { .. } => self.words.question("calcory-question-put", &args),
            Step::Over { .. } => return self.words.question("question-over", &args),
        };
        if viewer == Some(view.on_turn) {
            return question;
        }
        QuestionWords {
            title: self.say("question-waiting", &args.with("turn", "yes")),
            hint: None,
            ..question
        }
    }

    /// With marked cards in the grid, the player must know what to beat (CA-12).
    fn turn_question(&self, view: &View) -> QuestionWords {
        let args = tally(self.about(view.on_turn), view.turned).with("turned", view.turned.cards);
        let question = self.words.question("calcory-question-turn", &args.with("stop", stop(view)));
        let Some(to_beat) = view.to_beat else {
            return QuestionWords {
                hint: Some(self.say("calcory-nothing-to-beat", &Args::new())),
                ..question
            };
        };
        let to_beat = self.say("calcory-to-beat", &tally(Args::new(), to_beat.tally));
        QuestionWords { text: format!("{} {to_beat}", question.text), hint: Some(to_beat), ..question }
    }

    fn card(&self, card: Card) -> String {
        let args = Args::new().with("colour", colour(card.colour())).with("number", card.number());
        self.say("calcory-card", &args)
    }
}

fn at(args: Args<'_>, place: Place) -> Args<'_> {
    args.with("at", place.to_string())
}

fn tally(args: Args<'_>, tally: Tally) -> Args<'_> {
    args.with("sum", tally.sum).with("cards", tally.cards)
}

fn moved(args: Args<'_>, from: Place, to: Place) -> Args<'_> {
    args.with("moved", if from == to { "no" } else { "yes" }).with("to", to.to_string())
}

/// What stopping would do, as a selector for messages.
fn stop(view: &View) -> &'static str {
    match (view.stop, view.to_beat) {
        (None, _) => "no",
        (Some(Stop::GiveUp), _) => "give-up",
        (Some(Stop::Mark), Some(_)) => "beat",
        (Some(Stop::Mark), None) => "mark",
    }
}

fn face_up(view: &View, place: Place) -> Option<Card> {
    match view.grid[place.row()][place.column()] {
        Spot::FaceUp { card, .. } => Some(card),
        Spot::Empty | Spot::FaceDown => None,
    }
}

const fn failure(why: Failure) -> &'static str {
    match why {
        Failure::Over13 => "over-13",
        Failure::SecondZero => "second-zero",
        Failure::GaveUp => "gave-up",
        Failure::NoneLeft => "none-left",
        Failure::NoneLeftTooManyCards => "none-left-too-many-cards",
        Failure::NoneLeftOneCard => "none-left-one-card",
    }
}

const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Yellow => "yellow",
        Colour::Green => "green",
        Colour::Blue => "blue",
        Colour::Violet => "violet",
    }
}
