//! What a seat sees of a pizza game, as bytes.

use quattro_rules::pizza::{
    Decision, Edition, JudgedView, Kind, Need, Order, Orders, OvenFace, SERIES, Source, Topping, Toppings,
    View,
};
use quattro_rules::seat::Seat;

use super::heard::{FACES, Face, LastTurn, NOBODY, PizzaHeard};
use super::labels::Labels;
use crate::learnable::Recall;
use crate::page::{Axis, Page, mark};

/// The questions, in the order of [`question`].
const QUESTIONS: Axis = Axis::Numbers(15);

/// Writes one view. Every section is a line of `docs/observations.md`.
#[inline]
pub(super) fn write(view: &View, heard: &PizzaHeard, recall: Recall, labels: &Labels, page: &mut impl Page) {
    let writer = Writer { labels, orders: Axis::Orders(labels.orders().len() as u8) };
    writer.question(view, page);
    writer.piles(view, page);
    writer.own_hand(view, page);
    writer.chairs(view, page);
    writer.oven_top(view, page);
    writer.judged(view.judged.as_ref(), page);
    if labels.doubles() {
        writer.request(view, page);
    }
    if recall >= Recall::Last {
        writer.last_turns(heard, page);
    }
    if recall >= Recall::Log {
        writer.log(view, heard, page);
    }
}

struct Writer<'a> {
    labels: &'a Labels,
    orders: Axis,
}

impl Writer<'_> {
    fn seat(&self, seat: Option<Seat>) -> Option<usize> {
        seat.map(|seat| self.labels.seat_number(seat))
    }

    /// Numbers by sort: kinds, with singles and doubles if the game has doubles.
    fn sorts(&self) -> Axis {
        Axis::Numbers(if self.labels.doubles() { 10 } else { 5 })
    }

    #[inline]
    fn sort(&self, topping: Topping) -> usize {
        usize::from(topping.double) * 5 + self.labels.kind_number(topping.kind)
    }

    #[inline]
    fn toppings(&self, toppings: &Toppings, section: &mut [u8]) {
        for (number, kind) in self.labels.kinds().iter().enumerate() {
            section[number] = toppings.singles.get(*kind);
            if self.labels.doubles() {
                section[5 + number] = toppings.doubles.get(*kind);
            }
        }
    }

    #[inline]
    fn order_set(&self, orders: Orders, section: &mut [u8]) {
        for order in orders.iter() {
            mark(section, Some(self.labels.order_number(order)));
        }
    }

    fn question(&self, view: &View, page: &mut impl Page) {
        let asked = view.decision.map(question);
        mark(page.section("question", &[QUESTIONS], QUESTION_MEANING), asked);
        let decides = self.seat(view.to_act);
        mark(page.section("decides", &[Axis::Seats], "1 for the seat that decides"), decides);
        let on_turn = self.seat(Some(view.on_turn));
        mark(
            page.section("turn", &[Axis::Seats], "1 for the seat on turn, or that had the last turn"),
            on_turn,
        );
        let boss = self.seat(view.boss);
        mark(page.section("boss", &[Axis::Seats], "1 for the seat with the boss card"), boss);
        let clock = page.section(
            "clock",
            &[Axis::Numbers(5)],
            "round, rounds, turns in a row without a card moved, 1 if a card has moved in this turn, 1 if a topping \
             must be played",
        );
        clock[0] = view.round;
        clock[1] = view.rounds;
        clock[2] = view.passes;
        clock[3] = view.moved.into();
        clock[4] = view.must_play_topping.into();
    }

    fn piles(&self, view: &View, page: &mut impl Page) {
        let piles = page.section(
            "piles",
            &[Axis::Numbers(4)],
            "cards in the kitchen, in the larder, in the oven, and of these gathered from the table",
        );
        piles.copy_from_slice(&[view.kitchen, view.larder, view.oven, view.gathered]);
        let table =
            page.section("table", &[self.sorts()], "toppings on the table by kind; then doubles by kind");
        self.toppings(&view.table, table);
        let removed = page.section(
            "removed",
            &[Axis::Numbers(2)],
            "toppings and doubles of each kind that were taken out of the game",
        );
        removed[0] = view.removed.singles.get(Kind::Salami);
        removed[1] = view.removed.doubles.get(Kind::Salami);
    }

    fn own_hand(&self, view: &View, page: &mut impl Page) {
        let hand = view.hand.unwrap_or_default();
        let toppings =
            page.section("hand toppings", &[self.sorts()], "own toppings by kind; then own doubles by kind");
        self.toppings(&hand.toppings, toppings);
        let orders = page.section("hand orders", &[self.orders], "1 for each own order in hand");
        self.order_set(hand.orders, orders);
    }

    fn chairs(&self, view: &View, page: &mut impl Page) {
        let width = self.orders.width();
        let chairs = || view.chairs.iter().map(|chair| (self.labels.seat_number(chair.seat), chair));
        let counts = page.section(
            "chairs",
            &[Axis::Seats, Axis::Numbers(4)],
            "1 if somebody sits there, toppings in hand, orders in hand, orders in the waiter",
        );
        for (seat, chair) in chairs() {
            counts[seat * 4..][..4].copy_from_slice(&[1, chair.toppings, chair.orders, chair.waiter]);
        }
        let filled = page.section("filled", &[Axis::Seats, self.orders], "1 for each filled order");
        for (seat, chair) in chairs() {
            self.order_set(chair.filled, &mut filled[seat * width..][..width]);
        }
        if self.labels.edition() == Edition::Grande {
            let out = page.section("out", &[Axis::Seats, self.orders], "1 for each order out of the game");
            for (seat, chair) in chairs() {
                self.order_set(chair.removed, &mut out[seat * width..][..width]);
            }
        }
    }

    fn oven_top(&self, view: &View, page: &mut impl Page) {
        let (topping, order) = match view.oven_top {
            Some(OvenFace::Topping(topping)) => (Some(self.sort(topping)), None),
            Some(OvenFace::Order(seat, order)) => (None, Some((seat, order))),
            None => (None, None),
        };
        mark(page.section("top topping", &[self.sorts()], "1 for the topping on top of the oven"), topping);
        self.owned_order(
            order,
            ["top owner", "top order"],
            ["1 for whose order is on top of the oven", "1 for that order"],
            page,
        );
    }

    fn owned_order(
        &self,
        owned: Option<(Seat, Order)>,
        names: [&'static str; 2],
        meanings: [&'static str; 2],
        page: &mut impl Page,
    ) {
        let seat = owned.map(|(seat, _)| self.labels.seat_number(seat));
        mark(page.section(names[0], &[Axis::Seats], meanings[0]), seat);
        let order = owned.map(|(_, order)| self.labels.order_number(order));
        mark(page.section(names[1], &[self.orders], meanings[1]), order);
    }

    fn judged(&self, judged: Option<&JudgedView>, page: &mut impl Page) {
        let owned = judged.map(|judged| (judged.seat, judged.order));
        self.owned_order(
            owned,
            ["judged owner", "judged order"],
            ["1 for whose order is being judged", "1 for that order"],
            page,
        );
        let kinds = page.section(
            "judged kinds",
            &[Axis::Kinds],
            "the kinds chosen for it: 1 for the first, 2 for the second and so on",
        );
        for (place, kind) in judged.iter().flat_map(|judged| judged.kinds.iter().enumerate()) {
            kinds[self.labels.kind_number(*kind)] = place as u8 + 1;
        }
        let free = page.section(
            "judged free",
            &[Axis::Numbers(1)],
            "1 if the table alone could pay for it in some way, so that it must be filled",
        );
        free[0] = judged.is_some_and(|judged| judged.free).into();
        let need = judged.and_then(|judged| judged.need);
        self.need(need, "need", "what it asks for: by kind, of any kinds, then double cards by kind", page);
        let lack = judged.and_then(|judged| judged.lack);
        self.need(lack, "lack", "what of that the table cannot pay, in the same way", page);
    }

    fn need(&self, need: Option<Need>, name: &'static str, meaning: &'static str, page: &mut impl Page) {
        let width = if self.labels.doubles() { 11 } else { 6 };
        let section = page.section(name, &[Axis::Numbers(width)], meaning);
        match need {
            None => {}
            Some(Need::Kinds(counts)) => {
                for (number, kind) in self.labels.kinds().iter().enumerate() {
                    section[number] = counts.get(*kind);
                }
            }
            Some(Need::Any(count)) => section[5] = count,
            Some(Need::Doubles(kinds)) => {
                for kind in kinds.iter() {
                    mark(section, Some(6 + self.labels.kind_number(kind)));
                }
            }
        }
    }

    /// What only Sole Mio! and Grande have: series, help, duel and match.
    fn request(&self, view: &View, page: &mut impl Page) {
        let judged = view.judged.as_ref();
        let width = self.orders.width();
        let series = page.section(
            "series",
            &[Axis::Numbers(2), self.orders],
            "1 for each order of the series; then its number, once it has one",
        );
        for order in judged.iter().flat_map(|judged| &judged.series) {
            let number = self.labels.order_number(order.order);
            series[number] = 1;
            series[width + number] = order.number.unwrap_or(0);
        }
        let asked =
            page.section("asked number", &[Axis::Numbers(4)], "1 for the number asked for: 4, 3, 2, 1");
        if let Some(Decision::Number { number }) = view.decision {
            mark(asked, SERIES.iter().position(|other| *other == number));
        }
        let kind = match view.decision {
            Some(Decision::Reserve { kind } | Decision::Want { kind } | Decision::Match { kind }) => {
                Some(kind)
            }
            _ => None,
        };
        let about = page.section("asked kind", &[Axis::Kinds], "1 for the kind that the question is about");
        mark(about, kind.map(|kind| self.labels.kind_number(kind)));
        let request = judged.and_then(|judged| judged.request);
        self.need(request, "request", "what the opponents are asked for, like `need`", page);
        let duel = page.section(
            "duel",
            &[Axis::Numbers(2)],
            "ingredients committed to a duel, and shown against it",
        );
        duel[0] = judged.and_then(|judged| judged.committed).unwrap_or(0);
        duel[1] = judged.and_then(|judged| judged.shown).unwrap_or(0);
        let reserved =
            page.section("reserved", &[self.sorts()], "what the observing seat adds if help comes");
        self.toppings(&view.reserved.unwrap_or_default(), reserved);
        self.need(
            view.wanted,
            "wanted",
            "what the observing seat has named of a request so far, like `need`",
            page,
        );
    }

    fn last_turns(&self, heard: &PizzaHeard, page: &mut impl Page) {
        let (sorts, orders) = (self.sorts().width(), self.orders.width());
        let turns = || (0..).map_while(|seat| Some((seat, &heard.last[self.labels.seat(seat)?])));
        let played = page.section(
            "last toppings",
            &[Axis::Seats, self.sorts()],
            "what each seat played in its last turn, by kind; then doubles by kind",
        );
        for (seat, turn) in turns() {
            self.toppings(&turn.toppings, &mut played[seat * sorts..][..sorts]);
        }
        let ordered =
            page.section("last order", &[Axis::Seats, self.orders], "1 for the order that it played");
        for (seat, turn) in turns() {
            let order = turn.order.map(|order| self.labels.order_number(order));
            mark(&mut ordered[seat * orders..][..orders], order);
        }
        let drawn = page.section(
            "last draw",
            &[Axis::Seats, Axis::Numbers(2)],
            "1 if it drew from the kitchen, 1 if it drew from the waiter",
        );
        for (seat, LastTurn { drew, .. }) in turns() {
            let source = drew.map(|source| match source {
                Source::Kitchen => 0,
                Source::Waiter => 1,
            });
            mark(&mut drawn[seat * 2..][..2], source);
        }
    }

    fn log(&self, view: &View, heard: &PizzaHeard, page: &mut impl Page) {
        let orders = self.orders.width();
        let left = || heard.oven(view.oven);
        let in_oven =
            page.section("oven toppings", &[self.sorts()], "toppings in the oven by kind; then doubles");
        for card in left() {
            if let Face::Topping(topping) = card.face() {
                in_oven[self.sort(topping)] += 1;
            }
        }
        let ordered =
            page.section("oven orders", &[Axis::Seats, self.orders], "1 for each order in the oven");
        for card in left() {
            if let (Some(seat), Face::Order(order)) = (card.seat(), card.face()) {
                let first = self.labels.seat_number(seat) * orders;
                mark(&mut ordered[first..][..orders], Some(self.labels.order_number(order)));
            }
        }
        let sequence =
            page.section("oven", &[Axis::Numbers(most_in_oven(self.labels.edition()))], OVEN_MEANING);
        for (number, card) in sequence.iter_mut().zip(left()) {
            let seat = card.seat().map_or(NOBODY, |seat| self.labels.seat_number(seat));
            *number = (1 + seat * FACES + self.face(card.face())) as u8;
        }
        let larder =
            page.section("larder", &[self.sorts()], "toppings known to be in the larder; then doubles");
        self.toppings(&heard.larder, larder);
        if self.labels.doubles() {
            let held = page.section(
                "held",
                &[Axis::Seats, self.sorts()],
                "toppings that were shown and are still in hand",
            );
            for seat in 0.. {
                let Some(chair) = self.labels.seat(seat) else { break };
                self.toppings(&heard.held[chair], &mut held[seat * 10..][..10]);
            }
        }
    }

    fn face(&self, face: Face) -> usize {
        match face {
            Face::Topping(topping) => self.labels.kind_number(topping.kind) * 2 + usize::from(topping.double),
            Face::Order(order) => 10 + self.labels.order_number(order),
        }
    }
}

/// All toppings and orders of a box with five players.
const fn most_in_oven(edition: Edition) -> u8 {
    match edition {
        Edition::MammaMia => 65 + 40,
        Edition::SoleMio => 55 + 55,
        Edition::Grande => 70 + 95,
    }
}

const OVEN_MEANING: &str = "the cards in the oven in the order in which they are revealed, the next one first, each as 1 + 31 × \
     seat + face. Seat: 0 to 4, 5 if it was gathered from the table. Face: 2 × kind for a topping, one more for a double, 10 + \
     number for an order. 0 if there is no card";

const _: () = assert!(FACES == 31, "the documentation names this number");

const QUESTION_MEANING: &str = "1 for what is asked: toppings, order, draw, series, number, choose, settle, reserve, want, help, \
     commit, show against, name, show one, match; all 0 once the game is over";

const fn question(decision: Decision) -> usize {
    match decision {
        Decision::PlayToppings => 0,
        Decision::PlayOrder => 1,
        Decision::Draw => 2,
        Decision::Series => 3,
        Decision::Number { .. } => 4,
        Decision::Choose => 5,
        Decision::Settle => 6,
        Decision::Reserve { .. } => 7,
        Decision::Want { .. } => 8,
        Decision::Help { .. } => 9,
        Decision::Commit => 10,
        Decision::ShowAgainst { .. } => 11,
        Decision::Name => 12,
        Decision::ShowOne { .. } => 13,
        Decision::Match { .. } => 14,
    }
}
