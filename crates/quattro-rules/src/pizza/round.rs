//! After phase 2: the next round or the end. MM-34 to MM-37, SM-22, SM-23, SM-60, GR-4, GR-9.

use super::{Event, KitchenCard, OvenCard, Pizza, Stage, Toppings};
use crate::chance::ShuffleId;
use crate::dealer::{Audience, Dealer};
use crate::seat::Seat;

impl Pizza {
    pub(super) fn end_round(&mut self, dealer: &mut impl Dealer<Event>) {
        self.judged = None;
        if self.round >= self.rounds { self.finish(dealer) } else { self.next_round(dealer) }
    }

    fn next_round(&mut self, dealer: &mut impl Dealer<Event>) {
        self.round += 1;
        // MM-35, SM-23: the boss starts, and gives the boss card back into the kitchen.
        self.on_turn = self.boss.take().unwrap_or(Seat::FIRST);
        if self.edition.is_sole_mio_family() {
            self.gather_table(dealer);
        }
        self.fill_kitchen(self.larder);
        self.larder = Toppings::NONE;
        self.kitchen.push(KitchenCard::Boss);
        dealer.shuffle(ShuffleId::Kitchen(self.round), self.kitchen.cards_mut());
        dealer.tell(Audience::All, Event::NewKitchen { cards: self.kitchen.len() });
        dealer.tell(Audience::All, Event::RoundBegan { round: self.round, seat: self.on_turn });
        self.stage = Stage::BeginTurn;
    }

    /// SM-22: what is left on the table is the bottom of the next oven (in Mamma Mia! it stays: MM-34).
    fn gather_table(&mut self, dealer: &mut impl Dealer<Event>) {
        let toppings = std::mem::take(&mut self.table);
        for topping in toppings.iter() {
            self.oven.push(OvenCard::from(topping));
        }
        self.gathered = self.oven.len();
        dealer.tell(Audience::All, Event::Gathered { seat: self.on_turn, toppings });
    }

    /// MM-37, SM-60, GR-9; MM-40: at the end all hands are shown.
    fn finish(&mut self, dealer: &mut impl Dealer<Event>) {
        self.stage = Stage::Over;
        for seat in Seat::all(self.players) {
            let hand = self.hands[seat];
            dealer.tell(
                Audience::All,
                Event::ShowedHand { seat, toppings: hand.toppings, orders: hand.orders },
            );
        }
        for seat in Seat::all(self.players) {
            dealer.tell(Audience::All, self.ranked(seat));
        }
    }

    /// A seat's line of the ranking, without the heap that an `Outcome` takes: games end often in a search.
    fn ranked(&self, seat: Seat) -> Event {
        let result = |seat: Seat| (self.filled[seat].len(), self.hands[seat].toppings.value());
        let (filled, in_hand) = result(seat);
        let better = Seat::all(self.players).filter(|other| result(*other) > (filled, in_hand)).count();
        Event::Ranked { seat, place: 1 + better as u8, filled, in_hand }
    }
}
