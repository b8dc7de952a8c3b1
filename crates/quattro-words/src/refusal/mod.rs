//! Why something is refused, in words: moves, set-ups, notation, positions and records.
//!
//! The rules crate reports what is wrong as data; the sentences are in `messages/refusals-*.ftl`. Every
//! `match` here is exhaustive, so the compiler asks for a sentence when a reason is added.

mod calcory;
mod pizza;
mod position;
mod record;
#[cfg(test)]
mod tests;

use quattro_rules::notation::NotationError;
use quattro_rules::pizza::Kind;
use quattro_rules::rule::{Reason, Refusal, Rule};
use quattro_rules::setup::{GameId, SetupError};

use crate::words::{Args, Words};

/// A message and its arguments.
type Message<'a> = (&'static str, Args<'a>);

impl Words {
    /// Why a move is not allowed. The rule's number is left to the caller.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        match refusal.reason {
            Reason::Pizza(reason) => self.say(self.pizza_refusal(reason)),
            Reason::Calcory(reason) => self.say(calcory::refusal(reason)),
        }
    }

    /// Why a game cannot be set up, after the number of the rule that says so.
    pub fn setup_error(&self, error: &SetupError) -> String {
        cited(error.rule(), &self.say(setup(*error)))
    }

    /// Why a text cannot be parsed.
    pub fn notation_error(&self, error: &NotationError) -> String {
        let rules: Vec<String> = error.expected.rules().iter().map(Rule::to_string).collect();
        let args = Args::new()
            .with("expected", error.expected.name())
            .with("text", error.text.as_str())
            .with("examples", error.expected.examples())
            .with("rules", rules.join(", "));
        self.text("notation-error", &args)
    }

    fn say(&self, (id, args): Message<'_>) -> String {
        self.text(id, &args)
    }
}

/// A sentence after the rule that it comes from.
fn cited(rule: Option<Rule>, sentence: &str) -> String {
    rule.map_or_else(|| sentence.to_owned(), |rule| format!("{rule}: {sentence}"))
}

fn setup(error: SetupError) -> Message<'static> {
    match error {
        SetupError::Players { game, players } => {
            let range = game.players();
            let args = of_game(game).with("from", *range.start()).with("to", *range.end());
            ("setup-players", args.with("players", players))
        }
        SetupError::FirstSeat { seat, players, .. } => {
            ("setup-first-seat", Args::new().with("seat", seat.number()).with("players", players))
        }
        SetupError::Rounds { .. } => ("setup-rounds", Args::new()),
        SetupError::TooManyKinds { .. } => ("setup-too-many-kinds", Args::new()),
        SetupError::SameKind(kind) => ("setup-same-kind", of_kind(kind)),
        SetupError::NoSuchOption { game, option } => {
            ("setup-no-such-option", of_game(game).with("option", option))
        }
        SetupError::OtherEngine(game) => ("setup-other-engine", of_game(game)),
    }
}

fn of_game(game: GameId) -> Args<'static> {
    Args::new().with("game", game.name())
}

/// One of a kind, for messages that name or count it.
fn of_kind(kind: Kind) -> Args<'static> {
    Args::new().with("kind", kind.name()).with("count", 1)
}
