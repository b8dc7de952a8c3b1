//! The pizza games in words.

mod action;
mod event;
mod hint;
mod question;

use quattro_rules::game::Game;
use quattro_rules::pizza::{Action, Event, Kind, Need, Order, Pizza, Recipe, Toppings, View};
use quattro_rules::seat::Seat;

use crate::cards::Style;
use crate::names::Names;
use crate::speak::{ChoiceWords, QuestionWords, Speak};
use crate::words::{Args, Words};

impl Speak for Pizza {
    fn names(&self, words: &Words) -> Names {
        Names::by_kind(&self.view(None), words)
    }

    fn event_in_words(&self, event: &Event, words: &Words, names: &Names) -> String {
        Talk { game: self, words, names }.event(event)
    }

    fn remembered_in_words(&self, event: &Event, words: &Words, names: &Names) -> Option<String> {
        Talk { game: self, words, names }.remembered(event)
    }

    fn choice_in_words(&self, action: Action, words: &Words, names: &Names) -> ChoiceWords {
        Talk { game: self, words, names }.action(action)
    }

    fn question_in_words(&self, viewer: Option<Seat>, words: &Words, names: &Names) -> QuestionWords {
        Talk { game: self, words, names }.question(viewer)
    }
}

/// The context for descriptions.
#[derive(Clone, Copy)]
struct Talk<'a> {
    game: &'a Pizza,
    words: &'a Words,
    names: &'a Names,
}

impl<'a> Talk<'a> {
    fn say(&self, id: &str, args: &Args<'_>) -> String {
        self.words.text(id, args)
    }

    /// The selectors common to all messages.
    fn args(&self) -> Args<'a> {
        Args::new().with("game", self.game.id().name())
    }

    fn about(&self, seat: Seat) -> Args<'a> {
        let name = self.names.of(seat);
        let who = self.names.who(seat);
        self.args().with("whose", self.words.whose(&name)).with("name", name).with("who", who)
    }

    fn about_order(&self, seat: Seat, order: Order) -> Args<'a> {
        self.about(seat).with("order", self.words.order(order))
    }

    fn own_kind(&self, seat: Seat) -> Kind {
        self.game.view(None).chairs.get(seat.index()).map(|chair| chair.kind).unwrap_or_default()
    }

    fn recipe(&self, seat: Seat, order: Order) -> String {
        self.words.recipe(order, self.own_kind(seat))
    }

    fn counted(&self, kind: Kind, count: u8) -> String {
        self.words.quantity(Style::Counted, kind, count, false)
    }

    fn spoken(&self, toppings: &Toppings) -> String {
        self.words.toppings_as(Style::Spoken, toppings)
    }

    /// What is lacking, in words and as a number of toppings.
    fn with_lack(&self, args: Args<'a>, lack: Need) -> Args<'a> {
        args.with("lack", self.words.need(lack)).with("lacking", hint::toppings_of(lack))
    }

    /// A duel is fought with toppings of the table, of the hand, or of both (SM-41).
    fn with_stake(&self, args: Args<'a>, table: &Toppings, hand: &Toppings) -> Args<'a> {
        let from = match (table.is_empty(), hand.is_empty()) {
            (_, true) => "table",
            (true, false) => "hand",
            (false, false) => "both",
        };
        args.with("from", from)
            .with("table", self.words.toppings(table))
            .with("hand", self.words.toppings(hand))
            .with("value", table.value() + hand.value())
    }
}

/// The kind of a four (SM-32); no other order ever has a number.
fn numbered_kind(order: Order) -> Kind {
    match order.recipe() {
        Recipe::Four(kind) => kind,
        _ => Kind::default(),
    }
}

/// Whether a series is being judged, as a selector for messages.
fn series(view: &View) -> &'static str {
    yes_or_no(view.judged.as_ref().is_some_and(|judged| !judged.series.is_empty()))
}

const fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// What the table cannot pay.
fn lack(need: Need, table: &Toppings) -> Need {
    need.less(&need.used_from(table))
}
