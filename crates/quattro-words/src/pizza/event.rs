//! What happened at a pizza table, in words.

use quattro_rules::pizza::{
    Burnt, Column, Event, Kind, KindSet, Need, Order, Orders, Recipe, Shortfall, Source, Topping, Toppings,
};
use quattro_rules::seat::Seat;

use super::{Args, Style, Talk, numbered_kind};

impl<'a> Talk<'a> {
    /// Cards that everybody has seen and nobody may look at again.
    pub(super) fn remembered(&self, event: &Event) -> Option<String> {
        match *event {
            Event::Played { kind, singles, doubles, .. } => {
                Some(self.words.toppings(&Toppings::of(kind, Column { singles, doubles })))
            }
            Event::Added { toppings, .. }
            | Event::Gave { toppings, .. }
            | Event::Filled { used: toppings, .. }
            | Event::ShowedAgainst { toppings, .. } => Some(self.words.toppings(&toppings)),
            Event::ShowedOne { topping, .. } => Some(self.words.topping(topping)),
            Event::PlayedOrder { seat, order } | Event::Burnt { seat, order, .. } => {
                Some(self.say("review-order-of", &self.about_order(seat, order)))
            }
            _ => None,
        }
    }

    #[expect(clippy::too_many_lines, reason = "a table: one message for each event")]
    pub(super) fn event(&self, event: &Event) -> String {
        match *event {
            Event::Dealt { seat, toppings, orders } => {
                self.say("event-dealt", &self.about(seat).with("toppings", toppings).with("orders", orders))
            }
            Event::ReceivedToppings { toppings, .. } => {
                self.say("event-received-toppings", &self.with_toppings(self.args(), &toppings))
            }
            Event::ReceivedOrders { orders, .. } => {
                self.say("event-received-orders", &self.with_orders(self.args(), orders))
            }
            Event::DrewBoss { seat } => self.say("event-drew-boss", &self.about(seat)),
            Event::RoundBegan { round, seat } => {
                self.say("event-round-began", &self.about(seat).with("round", round))
            }
            Event::Played { seat, kind, singles, doubles } => self.played(seat, kind, singles, doubles),
            Event::PlayedOrder { seat, order } => {
                self.say("event-played-order", &self.about_order(seat, order))
            }
            Event::Drew { seat, source: Source::Kitchen, cards } => {
                self.say("event-drew-kitchen", &self.about(seat).with("cards", cards))
            }
            Event::Drew { seat, source: Source::Waiter, cards } => {
                self.say("event-drew-waiter", &self.about(seat).with("orders", cards))
            }
            Event::Passed { seat } => self.say("event-passed", &self.about(seat)),
            Event::Stalemate { boss: None } => self.say("event-stalemate", &self.args()),
            Event::Stalemate { boss: Some(boss) } => self.say("event-stalemate-boss", &self.about(boss)),
            Event::OvenOpened { boss, cards } => {
                self.say("event-oven-opened", &self.about(boss).with("cards", cards))
            }
            Event::RevealedTopping { topping } => {
                self.say("event-revealed-topping", &self.args().with("what", self.spoken_topping(topping)))
            }
            Event::RevealedOrder { seat, order, boss, .. } => {
                let asks = self.words.recipe_with_boss(order, self.own_kind(seat), boss);
                let args = self.about_order(seat, order).with("asks", asks);
                self.say("event-revealed-order", &args)
            }
            Event::Joined { seat, order } => self.say("event-joined", &self.about_order(seat, order)),
            Event::Numbered { seat, order, number } => {
                let what = self.counted(numbered_kind(order), number);
                self.say(
                    "event-numbered",
                    &self.about_order(seat, order).with("number", number).with("what", what),
                )
            }
            Event::Chose { seat, order, kinds, number, .. } => self.chose(seat, order, kinds, number),
            Event::Reserved { toppings } => {
                self.say("event-reserved", &self.with_spoken(self.args(), &toppings))
            }
            Event::Asked { seat, need } => {
                let what = self.words.need_as(Style::Spoken, need);
                self.say("event-asked", &self.about(seat).with("what", what))
            }
            Event::RefusedHelp { seat } => self.say("event-refused-help", &self.about(seat)),
            Event::Gave { seat, toppings } => {
                self.say("event-gave", &self.with_spoken(self.about(seat), &toppings))
            }
            Event::Added { seat, toppings, .. } => {
                self.say("event-added", &self.with_spoken(self.about(seat), &toppings))
            }
            Event::Committed { seat, table, hand, .. } => {
                self.say("event-committed", &self.with_stake(self.about(seat), &table, &hand))
            }
            Event::ShowedAgainst { seat, toppings } => {
                self.say("event-showed-against", &self.with_spoken(self.about(seat), &toppings))
            }
            Event::ShowedNothing { seat } => self.say("event-showed-nothing", &self.about(seat)),
            Event::Named { seat, opponent } => self.say(
                "event-named",
                &self
                    .about(seat)
                    .with("opponent", self.names.of(opponent))
                    .with("opponent-who", self.names.who(opponent)),
            ),
            Event::ShowedOne { seat, topping } => {
                self.say("event-showed-one", &self.about(seat).with("what", self.spoken_topping(topping)))
            }
            Event::Filled { seat, order, used } => {
                self.say("event-filled", &self.with_toppings(self.about_order(seat, order), &used))
            }
            Event::FellShort { shortfall, held, short } => {
                let args = self.with_held(self.with_lack(self.args(), shortfall.lack), held, short);
                self.say("event-fell-short", &args)
            }
            Event::Burnt { seat, order, why, shortfall, .. } => {
                let args = self.with_missing(self.about_order(seat, order), shortfall);
                self.say("event-burnt", &args.with("why", reason(why)))
            }
            Event::Rewarded { seat, order } => self.say("event-rewarded", &self.about_order(seat, order)),
            Event::NewBoss { seat } => self.say("event-new-boss", &self.about(seat)),
            Event::Gathered { seat, toppings } => {
                self.say("event-gathered", &self.with_toppings(self.about(seat), &toppings))
            }
            Event::NewKitchen { cards } => self.say("event-new-kitchen", &self.args().with("cards", cards)),
            Event::ShowedHand { seat, toppings, orders } => self.showed_hand(seat, &toppings, orders),
            Event::Ranked { seat, place, filled, in_hand } => {
                let args =
                    self.about(seat).with("place", place).with("orders", filled).with("toppings", in_hand);
                self.say("event-ranked", &args)
            }
        }
    }

    /// MM-10, SM-9: the number of ingredients, and how many of the cards were doubles.
    fn played(&self, seat: Seat, kind: Kind, singles: u8, doubles: u8) -> String {
        let mix = match (singles, doubles) {
            (_, 0) => "singles",
            (0, _) => "doubles",
            _ => "both",
        };
        let args = self
            .about(seat)
            .with("kind", kind.name())
            .with("count", singles + 2 * doubles)
            .with("mix", mix)
            .with("doubles", doubles)
            .with("doubles-word", self.say("number", &Args::new().with("count", doubles)));
        self.say("event-played", &args)
    }

    fn chose(&self, seat: Seat, order: Order, kinds: KindSet, number: Option<u8>) -> String {
        let args = self.about_order(seat, order);
        if let (Some(number), Some(kind)) = (number, kinds.iter().next()) {
            return self.say("event-chose-number", &args.with("number", number).with("kind", kind.name()));
        }
        let kinds = match order.recipe() {
            Recipe::TwoDoubles => self.words.need_as(Style::Spoken, Need::Doubles(kinds)),
            _ => self.words.chosen(kinds),
        };
        self.say("event-chose", &args.with("kinds", kinds))
    }

    /// What a burnt order lacked: exactly, at best (kinds were still to be chosen), or nothing that can be counted.
    fn with_missing(&self, args: Args<'a>, shortfall: Option<Shortfall>) -> Args<'a> {
        match shortfall {
            None => args.with("missing", "unknown"),
            Some(Shortfall { lack, at_best, .. }) => {
                self.with_lack(args, lack).with("missing", if at_best { "at-best" } else { "exactly" })
            }
        }
    }

    fn showed_hand(&self, seat: Seat, toppings: &Toppings, orders: Orders) -> String {
        let held = match (toppings.is_empty(), orders.is_empty()) {
            (true, true) => "nothing",
            (false, true) => "toppings",
            (true, false) => "orders",
            (false, false) => "both",
        };
        let args = self.with_orders(self.with_toppings(self.about(seat), toppings), orders);
        self.say("event-showed-hand", &args.with("held", held))
    }

    fn with_toppings(&self, args: Args<'a>, toppings: &Toppings) -> Args<'a> {
        args.with("cards", toppings.cards()).with("what", self.words.toppings(toppings))
    }

    fn with_spoken(&self, args: Args<'a>, toppings: &Toppings) -> Args<'a> {
        args.with("cards", toppings.cards()).with("what", self.spoken(toppings))
    }

    fn with_orders(&self, args: Args<'a>, orders: Orders) -> Args<'a> {
        args.with("orders", orders.len()).with("list", self.words.orders(orders))
    }

    fn spoken_topping(&self, topping: Topping) -> String {
        self.words.quantity(Style::Spoken, topping.kind, 1, topping.double)
    }
}

const fn reason(why: Burnt) -> &'static str {
    match why {
        Burnt::NotCompleted => "not-completed",
        Burnt::NoScarcestKind => "no-scarcest-kind",
        Burnt::OwnKindOnTable => "own-kind-on-table",
        Burnt::NobodyHelped => "nobody-helped",
        Burnt::Stopped => "stopped",
        Burnt::NoMatchPossible => "no-match-possible",
    }
}
