//! Why an order burnt: what the table lacked, which everyone sees, and what its owner held of it, which only the
//! owner is told.

use super::{Burnt, CardStack, Decision, Event, Kind, Need, Pizza, Recipe, Toppings};
use crate::pizza::event::Shortfall;
use crate::pizza::ingredients::{Ingredients, LEAST_STAKE};

impl Pizza {
    /// Whether something that can be counted was missing. Everyone can see that, so it tells nothing.
    pub(super) fn has_shortfall(&self, why: Burnt) -> bool {
        matches!(why, Burnt::NotCompleted | Burnt::NobodyHelped)
            && !matches!(self.decision(), Some(Decision::Name))
    }

    /// For the owner of the judged order alone.
    pub(super) fn fell_short(&self) -> Event {
        let hand = self.owner_toppings();
        let shortfall = self.shortfall(hand);
        Event::FellShort { shortfall, held: shortfall.lack.paid_by(hand), short: shortfall.lack.less(hand) }
    }

    /// What the table lacks. Where kinds are still to be chosen: those that come nearest with `hand`.
    pub(super) fn shortfall(&self, hand: &Toppings) -> Shortfall {
        let of_one_kind = |kind: Kind, count| Need::kinds([(kind, count)]);
        let found = |need: Need| Shortfall { need, lack: need.less(&self.table), at_best: false };
        match (self.judged().order.recipe(), self.decision()) {
            // SM-47: only the hand can answer.
            (Recipe::Match, Some(Decision::Match { kind })) => {
                let need = of_one_kind(kind, 1);
                Shortfall { need, lack: need, at_best: false }
            }
            (Recipe::Duel, _) => found(of_one_kind(self.own_kind(), LEAST_STAKE)),
            _ => match self.settled_need() {
                Some(need) => found(need),
                None => Shortfall { at_best: true, ..found(self.nearest(hand)) },
            },
        }
    }

    /// What the order asks for with the kinds that leave the least to be wished for, first with the hand, then
    /// on the table alone.
    fn nearest(&self, hand: &Toppings) -> Need {
        let mut best = (u8::MAX, u8::MAX, Need::NOTHING);
        let mut compare = |need: Need| {
            let lack = need.less(&self.table);
            let found = (lack.less(hand).fewest_cards(false), lack.fewest_cards(false));
            if found < (best.0, best.1) {
                best = (found.0, found.1, need);
            }
        };
        for kinds in self.candidates().cards() {
            let mut chosen: CardStack<Kind, 4> = self.judged().kinds;
            kinds.iter().for_each(|kind| chosen.push(kind));
            each_completion(self.ingredients(), chosen, &mut compare);
        }
        best.2
    }
}

/// Calls `each` with the need of every choice that begins with the chosen kinds.
fn each_completion(ingredients: &Ingredients, chosen: CardStack<Kind, 4>, each: &mut impl FnMut(Need)) {
    if chosen.cards().len() == ingredients.chosen.len() {
        each(ingredients.need(chosen.cards()));
        return;
    }
    for kind in Kind::ALL {
        if !chosen.cards().contains(&kind) {
            let mut longer = chosen;
            longer.push(kind);
            each_completion(ingredients, longer, each);
        }
    }
}
