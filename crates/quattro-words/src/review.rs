//! What a review of a finished game says.

use quattro_rules::seat::Seat;

use crate::language::Language;
use crate::names::Names;
use crate::words::{Args, Words};

/// What a change of the chance to win came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReviewPart {
    /// It had been told, and was not used.
    Memory,
    /// Something else was better, and that did not take a memory.
    Choice,
    /// Nobody could know.
    Luck,
}

impl ReviewPart {
    /// All of them, in the order in which they are shown.
    pub const ALL: [ReviewPart; 3] = [ReviewPart::Memory, ReviewPart::Choice, ReviewPart::Luck];
}

/// What is counted to say why an action is better.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Average {
    /// Ingredients in hand at the end of the round.
    InHand,
    /// Cards of Calcory won by the end of the next turn.
    Won,
    /// Cards of Calcory that all others win until then.
    WonByOthers,
}

impl Words {
    /// The name of a part: "Memory".
    pub fn review_part(&self, part: ReviewPart) -> String {
        let id = match part {
            ReviewPart::Memory => "review-memory",
            ReviewPart::Choice => "review-choice",
            ReviewPart::Luck => "review-luck",
        };
        self.text(id, &Args::new())
    }

    /// Why a moment decided where memory did: `cards` had been told and mattered.
    pub fn forgotten_reason(&self, cards: Vec<String>) -> String {
        if cards.is_empty() {
            return self.text("review-reason-memory", &Args::new());
        }
        self.text("review-reason-cards", &Args::new().with("cards", self.list(cards)))
    }

    /// Why a moment decided where the choice did.
    pub fn chosen_reason(&self) -> String {
        self.text("review-reason-choice", &Args::new())
    }

    /// Turning up this card of Calcory, which had been seen: "the yellow 3 at B4".
    pub fn turn_up_seen(&self, card: String) -> String {
        self.text("review-turn-seen", &Args::new().with("card", card))
    }

    /// Turning up a card of Calcory that had not been seen; `action` says which, if it matters.
    pub fn turn_up_unseen(&self, action: Option<String>) -> String {
        match action {
            Some(action) => self.text("review-turn-unseen", &Args::new().with("action", action)),
            None => self.text("review-turn-any-unseen", &Args::new()),
        }
    }

    /// How often an order is filled after the best action, and after the one taken: of 100 cases each.
    pub fn more_often_filled(&self, order: String, best: i32, taken: i32) -> String {
        self.text(
            "review-effect-filled",
            &Args::new().with("order", order).with("best", best).with("taken", taken),
        )
    }

    /// What comes of the best action on average, and of the one taken, for the player at `seat`: numbers.
    pub fn more_on_average(&self, what: Average, names: &Names, seat: Seat, best: f64, taken: f64) -> String {
        let name = names.of(seat);
        let args = Args::new().with("who", names.who(seat)).with("whose", self.whose(&name));
        let args = args.with("rivals", names.count().saturating_sub(1));
        let args = args.with("best", self.decimal(best)).with("taken", self.decimal(taken));
        let id = match what {
            Average::InHand => "review-effect-hand",
            Average::Won => "review-effect-won",
            Average::WonByOthers => "review-effect-others",
        };
        self.text(id, &args)
    }

    /// A number with one decimal: "3.4", "3,4".
    pub fn decimal(&self, number: f64) -> String {
        let text = format!("{number:.1}");
        if self.language() == Language::En { text } else { text.replace('.', ",") }
    }

    /// What a game comes to, by what cost most of it; `None` if nothing did.
    pub fn review_summary(&self, most: Option<ReviewPart>) -> String {
        let id = match most {
            Some(ReviewPart::Memory) => "review-summary-memory",
            Some(ReviewPart::Choice) => "review-summary-choice",
            Some(ReviewPart::Luck) => "review-summary-luck",
            None => "review-summary-nothing",
        };
        self.text(id, &Args::new())
    }

    /// How long ago something was told, in other things to remember.
    pub fn told_ago(&self, things: u32) -> String {
        self.text("review-told-ago", &Args::new().with("count", things))
    }
}
