//! Records that cannot be replayed.

use quattro_rules::chance::ShuffleId;
use quattro_rules::record::{FORMAT, RecordError, ShuffleFlaw};
use quattro_rules::rule::Rule;

use super::{Message, cited};
use crate::words::{Args, Words};

impl Words {
    /// Why a record cannot be replayed, after the move and the rule that forbids it.
    pub fn record_error(&self, error: &RecordError) -> String {
        let number = |number: u32| Args::new().with("number", number);
        match error {
            RecordError::Json(error) => {
                self.text("record-json", &Args::new().with("message", error.to_string()))
            }
            RecordError::Format(found) => {
                self.text("record-format", &Args::new().with("found", *found).with("format", FORMAT))
            }
            RecordError::Setup(error) => self.setup_error(error),
            RecordError::Shuffle { after, rule, flaw } => {
                let sentence = self.say(self.shuffle_flaw(flaw));
                self.at_move(*after, Some(*rule), &sentence)
            }
            RecordError::Number { number, found } => {
                let sentence = self.text("record-number", &Args::new().with("found", *found));
                self.at_move(*number, None, &sentence)
            }
            RecordError::OtherSeat { number, rule, seat, due } => {
                let args = Args::new().with("seat", seat.number()).with("due", due.number());
                self.at_move(*number, Some(*rule), &self.text("record-other-seat", &args))
            }
            RecordError::AfterTheEnd { number, rule } => {
                self.at_move(*number, Some(*rule), &self.text("record-after-the-end", &Args::new()))
            }
            RecordError::Notation { number, error } => {
                self.at_move(*number, None, &self.notation_error(error))
            }
            RecordError::Illegal { number: at, action, refusal } => {
                let place =
                    self.text("record-move-with-action", &number(*at).with("action", action.as_str()));
                format!("{place}: {}: {}", refusal.rule, self.refusal(refusal))
            }
            RecordError::Result { number, rule } => {
                self.at_move(*number, Some(*rule), &self.text("record-result", &Args::new()))
            }
        }
    }

    /// A sentence about a move; 0 is the opening.
    fn at_move(&self, number: u32, rule: Option<Rule>, sentence: &str) -> String {
        let id = if number == 0 { "record-opening" } else { "record-move" };
        let place = self.text(id, &Args::new().with("number", number));
        format!("{place}: {}", cited(rule, sentence))
    }

    pub(super) fn shuffle_flaw(&self, flaw: &ShuffleFlaw) -> Message<'static> {
        let of = |id, pile: ShuffleId| (id, Args::new().with("pile", self.pile(pile)));
        match flaw {
            ShuffleFlaw::NoFirstSeat => ("record-no-first-seat", Args::new()),
            ShuffleFlaw::Missing(pile) => of("record-shuffle-missing", *pile),
            ShuffleFlaw::Other { found, due } => {
                let (id, args) = of("record-shuffle-other", *found);
                (id, args.with("due", self.pile(*due)))
            }
            ShuffleFlaw::NotACard { pile, text } => {
                let (id, args) = of("record-shuffle-not-a-card", *pile);
                (id, args.with("text", text.clone()))
            }
            ShuffleFlaw::WrongCards(pile) => of("record-shuffle-wrong-cards", *pile),
            ShuffleFlaw::Superfluous(pile) => of("record-shuffle-superfluous", *pile),
        }
    }

    /// A pile that is shuffled: "the kitchen of round 2".
    fn pile(&self, pile: ShuffleId) -> String {
        let args = match pile {
            ShuffleId::Deal => Args::new().with("pile", "deal"),
            ShuffleId::Kitchen(round) => Args::new().with("pile", "kitchen").with("round", round),
            ShuffleId::Waiter(seat) => Args::new().with("pile", "waiter").with("seat", seat.number()),
            ShuffleId::Grid => Args::new().with("pile", "grid"),
        };
        self.text("record-pile", &args)
    }
}
