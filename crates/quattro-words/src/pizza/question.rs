//! Who decides at a pizza table, and what.

use quattro_rules::game::Game;
use quattro_rules::pizza::{Decision, JudgedView, Kind, Recipe, View};
use quattro_rules::seat::Seat;

use super::{Args, Style, Talk, series};

impl<'a> Talk<'a> {
    pub(super) fn question(&self) -> String {
        let view = self.game.view(None);
        let (Some(seat), Some(decision)) = (view.to_act, view.decision) else {
            return self.say("question-over", &self.args());
        };
        match &view.judged {
            Some(judged) => self.scoring_question(seat, decision, judged, &view),
            None => self.turn_question(seat, decision),
        }
    }

    fn turn_question(&self, seat: Seat, decision: Decision) -> String {
        let id = match decision {
            Decision::PlayOrder => "question-play-order",
            Decision::Draw => "question-draw",
            _ => "question-play-toppings",
        };
        self.say(id, &self.about(seat))
    }

    fn scoring_question(&self, seat: Seat, decision: Decision, judged: &JudgedView, view: &View) -> String {
        let args = self.about_judged(seat, judged).with("series", series(view));
        let of = |kind: Kind| kind.name();
        match decision {
            Decision::Series => self.say("question-series", &args),
            Decision::Number { number } => self.say("question-number", &args.with("number", number)),
            Decision::Choose if judged.order.recipe() == Recipe::Ladder => {
                self.say("question-choose-number", &args.with("number", 4 - judged.kinds.len()))
            }
            Decision::Choose => self.say("question-choose", &args),
            Decision::Reserve { kind } => self.say("question-reserve", &args.with("kind", of(kind))),
            Decision::Want { kind } => self.say("question-want", &args.with("kind", of(kind))),
            Decision::Help { .. } => self.say("question-help", &args),
            Decision::Commit => self.say("question-commit", &args.with("kind", of(self.judged_kind()))),
            Decision::ShowAgainst { .. } => {
                self.say("question-show-against", &args.with("kind", of(self.judged_kind())))
            }
            Decision::Name => self.say("question-name", &args),
            Decision::ShowOne { .. } => self.say("question-show-one", &args),
            Decision::Match { kind } => {
                self.say("question-match", &args.with("kind", of(kind)).with("count", 1))
            }
            Decision::Settle | Decision::PlayToppings | Decision::PlayOrder | Decision::Draw => {
                self.say("question-settle", &args)
            }
        }
    }

    /// Everything that is public about the order being judged.
    fn about_judged(&self, seat: Seat, judged: &JudgedView) -> Args<'a> {
        let owner = self.names.of(judged.seat);
        self.about_order(seat, judged.order)
            .with("owners", self.words.whose(&owner))
            .with("owner", owner)
            .with("lack", judged.lack.map(|lack| self.words.need(lack)))
            .with("what", judged.request.map(|request| self.words.need_as(Style::Spoken, request)))
            .with("value", judged.committed)
            .with("shown", judged.shown)
    }
}
