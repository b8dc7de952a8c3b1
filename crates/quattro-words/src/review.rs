//! What a review of a finished game says.

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
