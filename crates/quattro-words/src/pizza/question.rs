//! Who decides at a pizza table, and what.

use quattro_rules::game::Game;
use quattro_rules::pizza::{Decision, JudgedView, Kind, Recipe, View};
use quattro_rules::seat::Seat;

use super::{Args, Style, Talk, series, yes_or_no};
use crate::speak::QuestionWords;

impl<'a> Talk<'a> {
    pub(super) fn question(&self, viewer: Option<Seat>) -> QuestionWords {
        // Built from public information; only the hint, for the seat that decides, depends on a hand.
        let view = self.game.view(None);
        let (Some(seat), Some(decision)) = (view.to_act, view.decision) else {
            return self.words.question("question-over", &self.args());
        };
        let id = question_id(decision, view.judged.as_ref());
        let args = self.about_question(seat, decision, &view);
        let missing = match decision {
            Decision::Help { .. } => Some(self.say("request", &args)),
            _ => view.judged.as_ref().and_then(|judged| judged.lack).map(|_| self.say("table-lacks", &args)),
        };
        let text = self.say(id, &args);
        let (title, hint) = if viewer == Some(seat) {
            self.for_the_asked(id, decision, args)
        } else {
            (self.say("question-waiting", &args), None)
        };
        QuestionWords { text, title, hint, missing }
    }

    /// Everything that is public about a question.
    fn about_question(&self, seat: Seat, decision: Decision, view: &View) -> Args<'a> {
        let args = self.about(seat).with("turn", yes_or_no(view.judged.is_none()));
        let Some(judged) = &view.judged else { return args };
        let args = self.about_judged(args, judged).with("series", series(view));
        let of = |kind: Kind| kind.name();
        match decision {
            Decision::Number { number } => args.with("number", number),
            Decision::Choose if judged.order.recipe() == Recipe::Ladder => {
                args.with("number", 4 - judged.kinds.len())
            }
            Decision::Choose => args.with("count", kinds_to_choose(judged)),
            Decision::Reserve { kind } | Decision::Want { kind } => args.with("kind", of(kind)),
            Decision::Match { kind } => args.with("kind", of(kind)).with("count", 1),
            Decision::Commit | Decision::ShowAgainst { .. } => args.with("kind", of(self.judged_kind())),
            _ => args,
        }
    }

    /// Everything that is public about the order being judged.
    fn about_judged(&self, args: Args<'a>, judged: &JudgedView) -> Args<'a> {
        let owner = self.names.of(judged.seat);
        let args = match judged.lack {
            Some(lack) => self.with_lack(args, lack),
            None => args,
        };
        args.with("order", self.words.order(judged.order))
            .with("owners", self.words.whose(&owner))
            .with("owner", owner)
            .with("what", judged.request.map(|request| self.words.need_as(Style::Spoken, request)))
            .with("value", judged.committed)
            .with("shown", judged.shown)
    }
}

fn question_id(decision: Decision, judged: Option<&JudgedView>) -> &'static str {
    let is_ladder = judged.is_some_and(|judged| judged.order.recipe() == Recipe::Ladder);
    match decision {
        Decision::PlayToppings => "question-play-toppings",
        Decision::PlayOrder => "question-play-order",
        Decision::Draw => "question-draw",
        Decision::Series => "question-series",
        Decision::Number { .. } => "question-number",
        Decision::Choose if is_ladder => "question-choose-number",
        Decision::Choose => "question-choose",
        Decision::Settle => "question-settle",
        Decision::Reserve { .. } => "question-reserve",
        Decision::Want { .. } => "question-want",
        Decision::Help { .. } => "question-help",
        Decision::Commit => "question-commit",
        Decision::ShowAgainst { .. } => "question-show-against",
        Decision::Name => "question-name",
        Decision::ShowOne { .. } => "question-show-one",
        Decision::Match { .. } => "question-match",
    }
}

/// SM-50, SM-51: two kinds at once; otherwise one.
fn kinds_to_choose(judged: &JudgedView) -> u8 {
    match judged.order.recipe() {
        Recipe::WithoutMe | Recipe::TwoDoubles => 2,
        _ => 1,
    }
}
