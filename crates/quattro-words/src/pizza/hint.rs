//! Hints for the player who decides: what is at stake, or why there is no choice.

use quattro_rules::game::Game;
use quattro_rules::pizza::{Action, Decision, Kind, KindSet, Need, Reason, Toppings};

use super::action::need_with;
use super::{Args, Talk, yes_or_no};

impl<'a> Talk<'a> {
    /// Title and hint for the seat that decides. They depend on its hand, so nobody else may see them.
    pub(super) fn for_the_asked(
        &self,
        id: &str,
        decision: Decision,
        args: Args<'a>,
    ) -> (String, Option<String>) {
        let mut legal = Vec::new();
        self.game.legal(&mut legal);
        let forced = !legal.iter().any(|action| matches!(action, Action::Skip | Action::No));
        let args = args.with("forced", yes_or_no(forced));
        let title = self.words.attribute(id, "title", &args).unwrap_or_default();
        let hint = if legal.iter().all(declines) {
            self.words.attribute(id, "stuck", &self.about_obstacle(decision, args))
        } else {
            self.words.attribute(id, "hint", &args)
        };
        (title, hint)
    }

    /// What is missing: the part of the need that the deciding seat holds, and the part it lacks.
    fn about_obstacle(&self, decision: Decision, args: Args<'a>) -> Args<'a> {
        let view = self.game.view(self.game.to_act());
        let hand = view.hand.map(|hand| hand.toppings).unwrap_or_default();
        let judged = view.judged.as_ref();
        match decision {
            Decision::Settle => self.with_shortfall(args, judged.and_then(|judged| judged.lack), &hand),
            Decision::Help { .. } => {
                self.with_shortfall(args, judged.and_then(|judged| judged.request), &hand)
            }
            Decision::Choose => self.with_shortfalls(args, &view.table, &hand),
            Decision::Reserve { kind } => args.with("have", hand.column(kind).value()),
            Decision::Commit => {
                let own = self.judged_kind();
                let have = view.table.column(own).value() + hand.column(own).value();
                args.with("have", have).with("two", self.counted(own, 2))
            }
            _ => args,
        }
    }

    fn with_shortfall(&self, args: Args<'a>, need: Option<Need>, hand: &Toppings) -> Args<'a> {
        let Some(need) = need else { return args };
        self.with_held(args, need.paid_by(hand), need.less(hand))
    }

    /// The part of a need that a player holds, and what is missing even so.
    pub(super) fn with_held(&self, args: Args<'a>, held: Need, short: Need) -> Args<'a> {
        args.with("any", yes_or_no(matches!(held, Need::Any(_))))
            .with("have", toppings_of(held))
            .with("held", self.words.need(held))
            .with("shortfall", toppings_of(short))
            .with("short", self.words.need(short))
    }

    /// What each kind that could be chosen would lack. Only in Mamma Mia! can none of them be chosen: there is
    /// no help (MM-28).
    fn with_shortfalls(&self, args: Args<'a>, table: &Toppings, hand: &Toppings) -> Args<'a> {
        let Some(order) = self.game.view(None).judged.map(|judged| judged.order) else { return args };
        let own = self.judged_kind();
        let too_dear = |kinds: &KindSet| {
            let refusal = self.game.check(Action::Choose(*kinds)).err();
            refusal.is_some_and(|refusal| refusal.reason == Reason::ChoiceTooCostly.into())
        };
        let ways = Kind::ALL.map(KindSet::of).into_iter().filter(too_dear);
        let short: Vec<Need> =
            ways.map(|kinds| need_with(order.recipe(), kinds, own).less(table).less(hand)).collect();
        let words = short.iter().map(|need| self.words.need(*need));
        args.with("shortfall", short.first().map_or(0, |need| toppings_of(*need)))
            .with("short", self.words.alternatives(words))
    }
}

/// Whether an action only declines or leaves everything to others.
fn declines(action: &Action) -> bool {
    match action {
        Action::No | Action::Skip | Action::Ask => true,
        Action::Reserve(toppings) => toppings.is_empty(),
        _ => false,
    }
}

/// The number of toppings in a need; a double counts once.
pub(super) fn toppings_of(need: Need) -> u8 {
    need.fewest_cards(false)
}
