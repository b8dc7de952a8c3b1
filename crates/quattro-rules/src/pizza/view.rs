//! What a seat may see: MM-19, MM-20, MM-40, SM-55. A view is built from what is visible; these types cannot
//! hold a hidden card.

use serde::Serialize;

use super::{Decision, Kind, KitchenCard, Need, Order, Orders, OvenFace, Pizza, Stage, Toppings};
use crate::game::Game;
use crate::seat::Seat;
use crate::setup::GameId;

/// What one seat, or a spectator, sees at this moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PizzaView"))]
pub struct View {
    /// Which game.
    pub game: GameId,
    /// Whose view this is; missing for a spectator.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub viewer: Option<Seat>,
    /// The round being played, from 1.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// Playing to the oven, emptying it, or over.
    pub phase: Phase,
    /// Whose turn it is in phase 1, or who had the last one.
    #[serde(rename = "turn")]
    pub on_turn: Seat,
    /// Whether a card has moved in this turn (MM-18).
    pub moved: bool,
    /// How many turns in a row no card has moved (MM-18).
    pub passes: u8,
    /// Whether a player who holds a topping must play one (MM-11, SM-8).
    pub must_play_topping: bool,
    /// Who decides; nobody once the game is over.
    pub to_act: Option<Seat>,
    /// What is asked.
    pub decision: Option<Decision>,
    /// Who has the Mamma Mia! or Sole Mio! card.
    pub boss: Option<Seat>,
    /// Everyone at the table, clockwise from the first seat.
    pub chairs: Vec<SeatView>,
    /// Cards in the kitchen.
    pub kitchen: u8,
    /// Cards in the larder.
    pub larder: u8,
    /// Cards in the oven.
    pub oven: u8,
    /// How many of them, at the bottom, were gathered from the table (SM-22); 0 in phase 2.
    pub gathered: u8,
    /// The card on top of the oven, if it can be seen (MM-19).
    pub oven_top: Option<OvenFace>,
    /// The toppings on the table.
    pub table: Toppings,
    /// The toppings taken out of the game at set-up (MM-4).
    pub removed: Toppings,
    /// The order that is being judged.
    pub judged: Option<JudgedView>,
    /// The viewer's own hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hand: Option<Hand>,
    /// What the viewer will add if help comes, while the opponents are asked (SM-25).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub reserved: Option<Toppings>,
    /// What the viewer has named of a request so far, while its kinds are being named (GR-7).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub wanted: Option<Need>,
}

/// Which part of a round is being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// Phase 1: playing to the oven.
    Playing,
    /// Phase 2: emptying the oven.
    Oven,
    /// The game is over.
    Over,
}

/// What everyone sees of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PizzaChair"))]
pub struct SeatView {
    /// Which chair.
    pub seat: Seat,
    /// The own kind.
    pub kind: Kind,
    /// Number of toppings in hand.
    pub toppings: u8,
    /// Number of orders in hand.
    pub orders: u8,
    /// Number of orders in the waiter.
    pub waiter: u8,
    /// Filled orders, face up.
    pub filled: Orders,
    /// Orders out of the game, face up (GR-5).
    #[serde(skip_serializing_if = "no_orders")]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
    pub removed: Orders,
    /// The whole hand, once the game is over (MM-40).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hand: Option<Hand>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
fn no_orders(orders: &Orders) -> bool {
    orders.is_empty()
}

/// The cards in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hand {
    /// The toppings.
    pub toppings: Toppings,
    /// The orders.
    pub orders: Orders,
}

impl Hand {
    /// How many cards these are.
    pub fn cards(&self) -> u8 {
        self.toppings.cards() + self.orders.len()
    }
}

/// What everyone sees of the order that is being judged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Judged"))]
pub struct JudgedView {
    /// Whose it is.
    pub seat: Seat,
    /// The order that came out of the oven.
    pub order: Order,
    /// The orders of a series with their numbers so far (SM-31, SM-32).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
    pub series: Vec<SeriesOrder>,
    /// The kinds chosen so far, a Ladder's from 4 down.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
    pub kinds: Vec<Kind>,
    /// Whether a way existed that the table alone could pay, so that a costly one must be paid (MM-28, SM-21).
    pub free: bool,
    /// What it asks for, once all is chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub need: Option<Need>,
    /// What the table cannot pay, once all is chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub lack: Option<Need>,
    /// What the opponents are being asked for (SM-24).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub request: Option<Need>,
    /// What is committed to a duel (SM-41).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub committed: Option<u8>,
    /// The toppings on the table that are committed to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub stake: Option<Toppings>,
    /// What has been shown against it (SM-42).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub shown: Option<u8>,
}

/// An order of a series.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeriesOrder {
    /// The order.
    pub order: Order,
    /// Its number, once it has one.
    pub number: Option<u8>,
}

/// Every card of the game, wherever it is, to check that none is lost or duplicated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Census {
    /// All toppings.
    pub toppings: Toppings,
    /// How many boss cards there are.
    pub bosses: usize,
    /// Each seat's orders, sorted, with repetitions if there were any.
    pub orders: Vec<Vec<Order>>,
}

impl Pizza {
    pub(super) fn view_of(&self, viewer: Option<Seat>) -> View {
        self.view_with(viewer, Vec::new())
    }

    /// Replaces `view` with what `viewer` sees now. Takes no heap for the chairs, unlike [`Game::view`]: training
    /// looks at millions of positions.
    pub fn look(&self, viewer: Option<Seat>, view: &mut View) {
        *view = self.view_with(viewer, std::mem::take(&mut view.chairs));
    }

    fn view_with(&self, viewer: Option<Seat>, mut chairs: Vec<SeatView>) -> View {
        chairs.clear();
        chairs.extend(Seat::all(self.players).map(|seat| self.chair(seat)));
        View {
            game: self.id(),
            viewer,
            round: self.round,
            rounds: self.rounds,
            phase: self.phase(),
            on_turn: self.on_turn,
            moved: self.moved,
            passes: self.passes,
            must_play_topping: self.must_play_topping,
            to_act: self.to_act(),
            decision: self.decision(),
            boss: self.boss,
            chairs,
            kitchen: self.kitchen.len(),
            larder: self.larder.cards(),
            oven: self.oven.len(),
            gathered: self.gathered,
            oven_top: self.oven_top(),
            table: self.table,
            removed: Toppings::each(self.edition.removed_of_each_kind(self.players)),
            judged: self.judged_view(),
            hand: viewer.map(|seat| self.hands[seat]),
            reserved: viewer.and_then(|seat| self.reserved_by(seat)),
            wanted: viewer.and_then(|seat| self.wanted_by(seat)),
        }
    }

    /// Which part of a round is being played.
    pub fn phase(&self) -> Phase {
        match self.stage {
            Stage::Over => Phase::Over,
            Stage::BeginTurn
            | Stage::EndTurn
            | Stage::Decide(Decision::PlayToppings | Decision::PlayOrder | Decision::Draw) => Phase::Playing,
            Stage::Reveal | Stage::EndRound | Stage::Decide(_) => Phase::Oven,
        }
    }

    fn chair(&self, seat: Seat) -> SeatView {
        let held = &self.hands[seat];
        SeatView {
            seat,
            kind: self.own_kinds[seat],
            toppings: held.toppings.cards(),
            orders: held.orders.len(),
            waiter: self.waiters[seat].len(),
            filled: self.filled[seat],
            removed: self.removed[seat],
            hand: (self.stage == Stage::Over).then_some(self.hands[seat]),
        }
    }

    /// MM-19: the last card played. What was gathered from the table is not on view (SM-22), and in phase 2
    /// cards are seen as they are revealed.
    fn oven_top(&self) -> Option<OvenFace> {
        let played = self.phase() == Phase::Playing && self.oven.len() > self.gathered;
        self.oven.cards().last().filter(|_| played).map(|card| card.face())
    }

    fn judged_view(&self) -> Option<JudgedView> {
        let decision = self.decision().filter(|_| self.phase() == Phase::Oven)?;
        let judged = self.judged.as_ref()?;
        let asking = matches!(decision, Decision::Help { .. });
        let duelling = matches!(decision, Decision::ShowAgainst { .. });
        let paying =
            asking || matches!(decision, Decision::Settle | Decision::Reserve { .. } | Decision::Want { .. });
        let number = |order: Order| judged.numbered.cards().iter().position(|other| *other == order);
        let series = judged
            .orders()
            .map(|order| SeriesOrder { order, number: number(order).map(|index| 4 - index as u8) });
        Some(JudgedView {
            seat: judged.owner,
            order: judged.order,
            series: series.filter(|_| judged.is_series()).collect(),
            kinds: judged.kinds.cards().to_vec(),
            free: judged.free,
            need: self.settled_need(),
            lack: paying.then(|| self.lack()),
            request: asking.then_some(judged.request),
            committed: duelling.then(|| judged.committed.value()),
            stake: duelling.then(|| Toppings::of(self.own_kinds[judged.owner], judged.committed)),
            shown: duelling.then_some(judged.shown),
        })
    }

    fn reserved_by(&self, seat: Seat) -> Option<Toppings> {
        let asking = matches!(
            self.decision(),
            Some(Decision::Reserve { .. } | Decision::Want { .. } | Decision::Help { .. })
        );
        self.judged.filter(|judged| asking && seat == judged.owner).map(|judged| judged.reserved)
    }

    fn wanted_by(&self, seat: Seat) -> Option<Need> {
        let naming = matches!(self.decision(), Some(Decision::Want { .. }));
        self.judged.filter(|judged| naming && seat == judged.owner).map(|judged| judged.request)
    }

    /// The cards in the oven, the one to be revealed first coming first. Not for players.
    pub fn oven_faces(&self) -> Vec<OvenFace> {
        let mut faces: Vec<OvenFace> = self.oven.cards().iter().map(|card| card.face()).collect();
        // In phase 2 the oven is turned over, and its top is revealed next.
        if self.phase() != Phase::Playing {
            faces.reverse();
        }
        faces
    }

    /// Counts every card, hidden ones too. Not for players.
    pub fn census(&self) -> Census {
        let kitchen = self.kitchen.cards().iter().filter_map(|card| match card {
            KitchenCard::Topping(topping) => Some(*topping),
            KitchenCard::Boss => None,
        });
        let oven = || self.oven.cards().iter().map(|card| card.face());
        let in_oven = oven().filter_map(|face| match face {
            OvenFace::Topping(topping) => Some(topping),
            OvenFace::Order(..) => None,
        });
        let mut toppings: Toppings = kitchen.chain(in_oven).collect();
        toppings += self.table;
        toppings += self.larder;
        for held in self.hands.taken(self.players) {
            toppings += held.toppings;
        }
        let in_kitchen = self.kitchen.cards().iter().filter(|card| **card == KitchenCard::Boss).count();
        let bosses = in_kitchen + usize::from(self.boss.is_some());
        let orders = Seat::all(self.players).map(|seat| self.orders_of(seat, oven())).collect();
        Census { toppings, bosses, orders }
    }

    fn orders_of(&self, seat: Seat, oven: impl Iterator<Item = OvenFace>) -> Vec<Order> {
        let in_oven = oven.filter_map(|face| match face {
            OvenFace::Order(owner, order) if owner == seat => Some(order),
            _ => None,
        });
        let lying = [self.hands[seat].orders, self.filled[seat], self.removed[seat]];
        let judging = self.phase() == Phase::Oven && self.decision().is_some();
        let judged = self.judged.filter(|judged| judging && judged.owner == seat);
        let mut orders: Vec<Order> = lying.iter().flat_map(|orders| orders.iter()).collect();
        orders.extend(self.waiters[seat].cards());
        orders.extend(in_oven.chain(judged.iter().flat_map(super::scoring::Judged::orders)));
        orders.sort_unstable();
        orders
    }

    /// All cards that take part in this game. Tests compare it with the [`Census`] after every move: no card is
    /// ever lost or made up.
    pub fn box_contents(&self) -> Census {
        let orders = Seat::all(self.players).map(|seat| self.edition.orders(self.own_kinds[seat]).collect());
        Census { toppings: self.toppings_in_play(), bosses: 1, orders: orders.collect() }
    }
}
