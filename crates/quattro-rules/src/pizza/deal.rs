//! Set-up: MM-3 to MM-8, SM-4 to SM-6, GR-3.

use super::{
    CardStack, Column, Edition, Event, Kind, KitchenCard, Order, Orders, OvenCard, Pizza, Recipe, Stage,
    Topping, Toppings,
};
use crate::chance::ShuffleId;
use crate::dealer::{Audience, Dealer};
use crate::seat::{BySeat, Seat};
use crate::setup::{Setup, SetupError};

impl Pizza {
    /// Deals the cards and waits for the first turn to begin.
    pub(super) fn set_up(setup: &Setup, dealer: &mut impl Dealer<Event>) -> Result<Pizza, SetupError> {
        let mut game = Pizza::without_cards(setup)?;
        game.shuffle_waiters(dealer);
        if game.edition.is_sole_mio_family() {
            game.deal_then_hide_boss(dealer);
        } else {
            game.deal_with_boss(dealer);
        }
        for seat in Seat::all(game.players) {
            game.draw_opening_orders(seat, dealer);
        }
        // MM-8, SM-6: drawn at random unless the host names someone.
        game.on_turn = setup.options.first_seat.unwrap_or_else(|| dealer.first_seat(game.players));
        dealer.tell(Audience::All, Event::RoundBegan { round: 1, seat: game.on_turn });
        Ok(game)
    }

    /// A table with nothing on it yet.
    pub(super) fn without_cards(setup: &Setup) -> Result<Pizza, SetupError> {
        setup.validate()?;
        let edition = Edition::of(setup.game).ok_or(SetupError::OtherEngine(setup.game))?;
        let no_topping = Topping { kind: Kind::Salami, double: false };
        let no_order = Order::from(Recipe::Mixed);
        Ok(Pizza {
            edition,
            players: setup.players,
            must_play_topping: edition.is_sole_mio_family() || setup.options.must_play_topping,
            rounds: setup.options.rounds.unwrap_or(edition.numbers().rounds),
            round: 1,
            stage: Stage::BeginTurn,
            on_turn: Seat::FIRST,
            moved: false,
            passes: 0,
            boss: None,
            own_kinds: own_kinds(setup),
            hands: BySeat::default(),
            waiters: BySeat::all(CardStack::new(no_order)),
            filled: BySeat::default(),
            removed: BySeat::default(),
            kitchen: CardStack::new(KitchenCard::Boss),
            oven: CardStack::new(OvenCard::from(no_topping)),
            gathered: 0,
            table: Toppings::NONE,
            larder: Toppings::NONE,
            judged: None,
        })
    }

    /// All toppings that take part (MM-4, SM-3, GR-2).
    pub(super) fn toppings_in_play(&self) -> Toppings {
        Toppings::each(self.edition.toppings_of_each_kind(self.players))
    }

    /// MM-3, SM-5.
    fn shuffle_waiters(&mut self, dealer: &mut impl Dealer<Event>) {
        for seat in Seat::all(self.players) {
            for order in self.edition.orders(self.own_kinds[seat]) {
                self.waiters[seat].push(order);
            }
            dealer.shuffle(ShuffleId::Waiter(seat), self.waiters[seat].cards_mut());
        }
    }

    /// MM-5: the Mamma Mia! card is shuffled among the toppings before hands are dealt.
    fn deal_with_boss(&mut self, dealer: &mut impl Dealer<Event>) {
        self.fill_kitchen(self.toppings_in_play());
        self.kitchen.push(KitchenCard::Boss);
        dealer.shuffle(ShuffleId::Kitchen(1), self.kitchen.cards_mut());
        self.deal_toppings(dealer);
    }

    /// SM-4, GR-3: hands are dealt first, so that the Sole Mio! card is never in them.
    fn deal_then_hide_boss(&mut self, dealer: &mut impl Dealer<Event>) {
        self.fill_kitchen(self.toppings_in_play());
        dealer.shuffle(ShuffleId::Deal, self.kitchen.cards_mut());
        self.deal_toppings(dealer);
        self.kitchen.push(KitchenCard::Boss);
        dealer.shuffle(ShuffleId::Kitchen(1), self.kitchen.cards_mut());
    }

    pub(super) fn fill_kitchen(&mut self, toppings: Toppings) {
        for (kind, Column { singles, doubles }) in toppings.columns() {
            for (count, double) in [(doubles, true), (singles, false)] {
                (0..count).for_each(|_| self.kitchen.push(KitchenCard::Topping(Topping { kind, double })));
            }
        }
    }

    fn deal_toppings(&mut self, dealer: &mut impl Dealer<Event>) {
        let numbers = self.edition.numbers();
        for seat in Seat::all(self.players) {
            let (toppings, orders) = (numbers.dealt_toppings, numbers.dealt_orders);
            dealer.tell(Audience::All, Event::Dealt { seat, toppings, orders });
            // MM-6: a player who is dealt the Mamma Mia! card puts it down and gets another.
            let dealt = self.take_from_kitchen(seat, toppings, dealer);
            dealer.tell(Audience::Only(seat), Event::ReceivedToppings { toppings: dealt, dealt: true });
        }
    }

    /// MM-7, SM-5.
    fn draw_opening_orders(&mut self, seat: Seat, dealer: &mut impl Dealer<Event>) {
        let drawn = self.take_from_waiter(seat, self.edition.numbers().dealt_orders);
        dealer.tell(Audience::Only(seat), Event::ReceivedOrders { orders: drawn, dealt: true });
    }

    /// Moves up to `wanted` toppings from the kitchen to a hand. The boss card is laid down on the way and
    /// replaced (MM-6, MM-16, SM-7).
    pub(super) fn take_from_kitchen(
        &mut self,
        seat: Seat,
        wanted: u8,
        dealer: &mut impl Dealer<Event>,
    ) -> Toppings {
        let mut taken = Toppings::NONE;
        let mut cards = 0;
        while cards < wanted {
            match self.kitchen.pop() {
                Some(KitchenCard::Topping(topping)) => {
                    taken.put(topping);
                    cards += 1;
                }
                Some(KitchenCard::Boss) => {
                    self.boss = Some(seat);
                    dealer.tell(Audience::All, Event::DrewBoss { seat });
                }
                None => break,
            }
        }
        self.hands[seat].toppings += taken;
        taken
    }

    /// Moves up to `wanted` orders from a waiter to its owner's hand.
    pub(super) fn take_from_waiter(&mut self, seat: Seat, wanted: u8) -> Orders {
        let taken: Orders = (0..wanted).map_while(|_| self.waiters[seat].pop()).collect();
        self.hands[seat].orders.extend(taken.iter());
        taken
    }
}

/// Everybody's own kind in games with this set-up (MM-3): chosen kinds, and for those who did not choose the first
/// free one.
pub fn own_kinds(setup: &Setup) -> BySeat<Kind> {
    let chosen = |seat: Seat| setup.options.own_kinds.get(seat.index()).copied().flatten();
    let mut free = Kind::ALL.into_iter().filter(|kind| !setup.options.own_kinds.contains(&Some(*kind)));
    let mut kinds = BySeat::default();
    for seat in Seat::all(setup.players) {
        kinds[seat] = chosen(seat).or_else(|| free.next()).unwrap_or_default();
    }
    kinds
}
