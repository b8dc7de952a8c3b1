//! Why an order burnt: what the table lacked, which everyone sees, and what its owner held of it, which only the
//! owner is told.

use std::cell::Cell;

use super::choose::some_completion;
use super::{Burnt, CardStack, Decision, Event, Kind, Need, Pizza, Recipe, Toppings};
use crate::pizza::event::Shortfall;
use crate::pizza::ingredients::LEAST_STAKE;

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
        let best = Cell::new((u8::MAX, u8::MAX, Need::NOTHING));
        for kinds in self.candidates().cards() {
            let mut chosen: CardStack<Kind, 4> = self.judged().kinds;
            kinds.iter().for_each(|kind| chosen.push(kind));
            some_completion(self.ingredients(), chosen, &|need| {
                let lack = need.less(&self.table);
                let (least, least_lack, _) = best.get();
                let (left, lacking) = (lack.less(hand).fewest_cards(false), lack.fewest_cards(false));
                if (left, lacking) < (least, least_lack) {
                    best.set((left, lacking, *need));
                }
                false
            });
        }
        best.get().2
    }
}
