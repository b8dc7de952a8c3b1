//! What happens at a pizza table, as told to those who may know.

use serde::Serialize;

use super::action::Source;
use super::edition::Edition;
use super::kind::{Kind, KindSet};
use super::order::{Order, Orders, Recipe};
use super::scoring::Need;
use super::topping::{Topping, Toppings};
use crate::rule::Rule;
use crate::seat::Seat;

/// Something that happened.
// Fields that are left out of the JSON form only decide which rule is cited and what a sentence says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named for what they hold")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PizzaEvent"))]
pub enum Event {
    /// A player was dealt toppings and orders: how many of each.
    Dealt { seat: Seat, toppings: u8, orders: u8 },
    /// Told to one seat: these toppings came into its hand.
    ReceivedToppings {
        toppings: Toppings,
        /// Whether they were dealt at set-up, and not drawn.
        #[serde(skip)]
        dealt: bool,
    },
    /// Told to one seat: these orders came into its hand.
    ReceivedOrders {
        orders: Orders,
        /// Whether they were drawn at set-up.
        #[serde(skip)]
        dealt: bool,
    },
    /// Someone drew the Mamma Mia! or Sole Mio! card and has it now.
    DrewBoss { seat: Seat },
    /// A round begins.
    RoundBegan { round: u8, seat: Seat },
    /// Toppings were played and announced.
    Played { seat: Seat, kind: Kind, singles: u8, doubles: u8 },
    /// An order was played.
    PlayedOrder { seat: Seat, order: Order },
    /// A hand was refilled.
    Drew { seat: Seat, source: Source, cards: u8 },
    /// A turn in which no card moved.
    Passed { seat: Seat },
    /// Everybody passed; this seat gets the boss card if nobody had it.
    Stalemate { boss: Option<Seat> },
    /// The last card of the kitchen is drawn, or all have passed: the boss opens the oven.
    OvenOpened { boss: Seat, cards: u8 },
    /// A topping came out of the oven.
    RevealedTopping { topping: Topping },
    /// An order came out of the oven.
    RevealedOrder {
        seat: Seat,
        order: Order,
        /// What it asks for, if nothing has to be chosen first.
        need: Option<Need>,
        /// The boss's own kind at this moment (SM-54).
        #[serde(skip)]
        boss: Kind,
    },
    /// Another four joined the revealed one.
    Joined { seat: Seat, order: Order },
    /// An order of the series took a number.
    Numbered { seat: Seat, order: Order, number: u8 },
    /// The owner chose what to fill the order with; a Ladder's kinds are chosen one by one with their number.
    Chose {
        seat: Seat,
        order: Order,
        kinds: KindSet,
        number: Option<u8>,
        /// What the order asks for, once everything is chosen.
        need: Option<Need>,
    },
    /// Told to the owner: what will be added if help comes.
    Reserved { toppings: Toppings },
    /// The owner asked for help.
    Asked { seat: Seat, need: Need },
    /// An opponent did not help.
    RefusedHelp { seat: Seat },
    /// An opponent gave what was asked for.
    Gave { seat: Seat, toppings: Toppings },
    /// The owner added toppings from hand.
    Added {
        seat: Seat,
        toppings: Toppings,
        /// The order they were added to.
        #[serde(skip)]
        order: Order,
    },
    /// The owner committed toppings to a duel.
    Committed { seat: Seat, table: Toppings, hand: Toppings, value: u8 },
    /// An opponent showed toppings against a duel.
    ShowedAgainst { seat: Seat, toppings: Toppings },
    /// An opponent showed nothing against a duel.
    ShowedNothing { seat: Seat },
    /// The owner named an opponent for a match.
    Named { seat: Seat, opponent: Seat },
    /// The named opponent showed a topping.
    ShowedOne { seat: Seat, topping: Topping },
    /// An order was filled; these toppings of the table went to the larder with what was added and given.
    Filled { seat: Seat, order: Order, used: Toppings },
    /// Told to the owner of an order that burns: what they held of what the table lacked (`held`), and what was
    /// missing even so (`short`). Where kinds were still to be chosen, of those nearest to table and hand.
    FellShort { shortfall: Shortfall, held: Need, short: Need },
    /// An order was not filled.
    Burnt {
        seat: Seat,
        order: Order,
        why: Burnt,
        /// What the table lacked, unless it burnt for another reason.
        shortfall: Option<Shortfall>,
        /// Whether it was part of a series.
        #[serde(skip)]
        series: bool,
    },
    /// A helper's top order counts as filled.
    Rewarded { seat: Seat, order: Order },
    /// The boss card changed hands.
    NewBoss { seat: Seat },
    /// What was left on the table went to the bottom of the oven.
    Gathered { seat: Seat, toppings: Toppings },
    /// A new kitchen was shuffled.
    NewKitchen { cards: u8 },
    /// The game is over: a hand is shown.
    ShowedHand { seat: Seat, toppings: Toppings, orders: Orders },
    /// The game is over: a seat's place.
    Ranked { seat: Seat, place: u8, filled: u8, in_hand: u8 },
}

/// What an order asked for and what of it was missing on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Shortfall {
    /// All it asked for.
    pub need: Need,
    /// What the table could not pay.
    pub lack: Need,
    /// Whether kinds were still to be chosen, and these were the nearest.
    pub at_best: bool,
}

/// Why an order was not filled, as far as everyone can see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Burnt {
    /// It was not completed; nobody can tell whether the owner could not or did not want to.
    NotCompleted,
    /// Only the own kind is on the table (MM-33).
    NoScarcestKind,
    /// A topping of the own kind is on the table (SM-50).
    OwnKindOnTable,
    /// Nobody helped (SM-29, SM-34).
    NobodyHelped,
    /// The opponents showed enough (SM-42).
    Stopped,
    /// The owner holds no topping, or nobody can be named (SM-49).
    NoMatchPossible,
}

impl Event {
    /// The rule under which this happened.
    pub(super) fn rule(&self, edition: Edition) -> Rule {
        let cite = |mamma_mia, sole_mio| edition.cite(mamma_mia, sole_mio);
        let grande = edition == Edition::Grande;
        match self {
            Event::ReceivedToppings { dealt: false, .. } | Event::ReceivedOrders { dealt: false, .. } => {
                cite(13, 11)
            }
            Event::Dealt { .. } | Event::ReceivedToppings { .. } if grande => Rule::gr(3),
            Event::Dealt { .. } | Event::ReceivedToppings { .. } => cite(5, 4),
            Event::ReceivedOrders { .. } if grande => Rule::gr(3),
            Event::ReceivedOrders { .. } => cite(7, 5),
            Event::DrewBoss { .. } => cite(16, 7),
            Event::RoundBegan { round: 1, .. } => cite(8, 6),
            Event::RoundBegan { .. } | Event::NewKitchen { .. } => cite(35, 23),
            Event::Played { .. } => cite(10, 9),
            Event::PlayedOrder { .. } => cite(12, 10),
            Event::Drew { .. } => cite(13, 11),
            Event::Passed { .. } | Event::Stalemate { .. } => Rule::mm(18),
            Event::OvenOpened { .. } => cite(21, 14),
            Event::RevealedTopping { .. } => cite(22, 14),
            Event::RevealedOrder { .. } => cite(23, 15),
            Event::Joined { .. } => Rule::sm(31),
            Event::Numbered { .. } => Rule::sm(32),
            Event::Chose { order, .. } => choice_rule(*order),
            Event::Reserved { .. } | Event::RefusedHelp { .. } => Rule::sm(25),
            Event::Asked { .. } => Rule::sm(24),
            Event::Gave { .. } => Rule::sm(26),
            Event::Added { order, .. } if order.recipe() == Recipe::Match => Rule::sm(47),
            Event::Added { .. } => cite(25, 18),
            Event::Committed { .. } => Rule::sm(41),
            Event::ShowedAgainst { .. } | Event::ShowedNothing { .. } => Rule::sm(42),
            Event::Named { .. } | Event::ShowedOne { .. } => Rule::sm(46),
            Event::Filled { order, .. } => filled_rule(edition, *order),
            Event::FellShort { .. } => cite(26, 18),
            Event::Burnt { why, series, .. } => burnt_rule(edition, *why, *series),
            Event::Rewarded { .. } => Rule::sm(28),
            Event::NewBoss { .. } => Rule::sm(54),
            Event::Gathered { .. } => Rule::sm(22),
            Event::ShowedHand { .. } => Rule::mm(40),
            Event::Ranked { .. } if grande => Rule::gr(9),
            Event::Ranked { .. } => cite(37, 60),
        }
    }
}

pub(super) fn choice_rule(order: Order) -> Rule {
    match order.recipe() {
        Recipe::Minimale => Rule::mm(33),
        Recipe::WithoutMe => Rule::sm(50),
        Recipe::TwoDoubles => Rule::sm(51),
        Recipe::Ladder => Rule::sm(52),
        _ => Rule::mm(30),
    }
}

fn filled_rule(edition: Edition, order: Order) -> Rule {
    match order.recipe() {
        Recipe::Bombastica => edition.cite(29, 15),
        Recipe::Duel => Rule::sm(44),
        Recipe::Match => Rule::sm(47),
        Recipe::ForTheBoss => Rule::sm(54),
        _ => edition.cite(24, 15),
    }
}

fn burnt_rule(edition: Edition, why: Burnt, series: bool) -> Rule {
    let grande = edition == Edition::Grande;
    match why {
        _ if series && grande => Rule::gr(6),
        _ if series => Rule::sm(34),
        Burnt::NotCompleted | Burnt::NobodyHelped if grande => Rule::gr(5),
        Burnt::NotCompleted => edition.cite(27, 20),
        Burnt::NoScarcestKind => Rule::mm(33),
        Burnt::OwnKindOnTable => Rule::sm(50),
        Burnt::NobodyHelped => Rule::sm(29),
        Burnt::Stopped => Rule::sm(44),
        Burnt::NoMatchPossible => Rule::sm(49),
    }
}
