//! The pizza engine: Mamma Mia!, Sole Mio! and Mamma Mia! Grande.
//!
//! The rules are those of the books MM, SM and GR as `quattro rules` prints them; the code that implements a
//! rule cites its number. The games share one engine and differ by [`Edition`]: numbers and order lists are
//! data, and what only Sole Mio! and Grande have (help, series, duel, match) is in separate files in
//! `scoring`.
//!
//! | look in | for |
//! |---|---|
//! | `edition` | MM-1 to MM-4, SM-1 to SM-3, GR-1, GR-2: the cards |
//! | `ingredients` | MM-2, SM-2: what each order asks for |
//! | `deal` | MM-3 to MM-8, SM-4 to SM-6, GR-3: set-up |
//! | `question` | each question: its rule, its answers, and what an answer does |
//! | `turn` | MM-10 to MM-18, SM-7 to SM-13: playing to the oven |
//! | `scoring` | MM-21 to MM-33, SM-14 to SM-55, GR-5 to GR-8: emptying it |
//! | `round` | MM-34 to MM-37, SM-22, SM-23, SM-60, GR-4, GR-9: what comes after |
//! | `view` | MM-19, MM-20, MM-40, SM-55: who sees what |
//! | `imagine` | whole games made of a view and of imagined hidden cards |
//! | `lookup` | single facts about a whole game, including hidden ones |
//!
//! Details that the books and their rulings leave open, as decided here:
//! - A question is skipped only where everybody can see that it has one answer (see [`crate::game::Game`]).
//!   So an owner with enough cards in hand is asked to complete an order even when they are the wrong ones.
//! - Hands are dealt seat by seat from the first seat, not card by card: nobody could tell the difference.
//! - What the owner adds besides a request (SM-25) is decided kind by kind, one small list at a time.
//! - The toppings gathered into the oven (SM-22) lie there in the order of the kinds; all of them are
//!   revealed before any order, so their order cannot matter.

mod action;
mod counts;
mod deal;
mod edition;
mod event;
mod imagine;
mod ingredients;
mod kind;
mod lookup;
mod order;
mod position;
mod question;
mod reason;
mod round;
mod scoring;
mod stack;
mod topping;
mod turn;
mod view;

pub use action::{Action, Decision, Source};
pub use counts::Counts;
pub use deal::own_kinds;
pub use edition::Edition;
pub use event::{Burnt, Event, Shortfall};
pub use imagine::{ImagineError, Imagined};
pub use ingredients::{Ingredients, LEAST_STAKE};
pub use kind::{Kind, KindSet};
pub use order::{Order, Orders, Recipe};
pub use position::Flaw;
pub(crate) use position::PositionFile;
pub use question::HiddenNo;
pub use reason::Reason;
pub use scoring::{Need, SERIES};
pub use stack::{CardStack, KitchenCard, OvenCard, OvenFace};
pub use topping::{Column, Topping, Toppings};
pub use view::{Census, Hand, JudgedView, Phase, SeatView, SeriesOrder, View};

use scoring::Judged;

use crate::dealer::Dealer;
use crate::game::{Game, Outcome};
use crate::position::{Position, PositionError};
use crate::rule::{Refusal, Rule};
use crate::seat::{BySeat, Seat};
use crate::setup::{GameId, Setup, SetupError};

/// Cards a hand is refilled to (MM-13, SM-11).
pub const HAND: u8 = 7;

/// The toppings of Grande and the boss card.
const MOST_KITCHEN: usize = 71;
/// The orders of Grande.
const MOST_ORDERS: usize = 19;
/// All toppings and orders of Grande.
const MOST_OVEN: usize = 165;

/// The common pile of toppings, with the boss card while nobody has it.
pub type Kitchen = CardStack<KitchenCard, MOST_KITCHEN>;
/// A player's face-down orders.
pub type Waiter = CardStack<Order, MOST_ORDERS>;
/// The oven. The top is the card played last, or in phase 2, with the oven turned over, the card revealed
/// next.
pub type Oven = CardStack<OvenCard, MOST_OVEN>;

/// A pizza game in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pizza {
    edition: Edition,
    players: u8,
    must_play_topping: bool,
    rounds: u8,
    round: u8,
    stage: Stage,
    /// Whose turn it is in phase 1.
    on_turn: Seat,
    /// Whether a card has moved in this turn (MM-18).
    moved: bool,
    /// How many turns in a row no card has moved.
    passes: u8,
    /// Who has the Mamma Mia! or Sole Mio! card; nobody while it is in the kitchen.
    boss: Option<Seat>,
    own_kinds: BySeat<Kind>,
    hands: BySeat<Hand>,
    waiters: BySeat<Waiter>,
    filled: BySeat<Orders>,
    /// Orders out of the game (GR-5).
    removed: BySeat<Orders>,
    kitchen: Kitchen,
    oven: Oven,
    /// How many cards at the bottom of the oven were gathered from the table (SM-22).
    gathered: u8,
    table: Toppings,
    larder: Toppings,
    /// The order being judged, or judged last in this phase 2; none in phase 1.
    judged: Option<Judged>,
}

/// The state of the game: waiting for a decision, or about to run an automatic step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    BeginTurn,
    EndTurn,
    Reveal,
    EndRound,
    Decide(Decision),
    Over,
}

impl Pizza {
    /// The edition being played.
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// The question that is being asked, unless the game is over.
    #[inline]
    pub const fn decision(&self) -> Option<Decision> {
        match self.stage {
            Stage::Decide(decision) => Some(decision),
            _ => None,
        }
    }

    /// Runs everything that needs no decision.
    #[inline]
    fn run(&mut self, dealer: &mut impl Dealer<Event>) {
        while !matches!(self.stage, Stage::Decide(_) | Stage::Over) {
            self.run_step(dealer);
        }
    }

    /// Not inlined: most moves lead to the next question at once.
    #[inline(never)]
    fn run_step(&mut self, dealer: &mut impl Dealer<Event>) {
        match self.stage {
            Stage::BeginTurn => self.begin_turn(dealer),
            Stage::EndTurn => self.end_turn(dealer),
            Stage::Reveal => self.reveal(dealer),
            Stage::EndRound => self.end_round(dealer),
            Stage::Decide(_) | Stage::Over => {}
        }
    }

    /// The seat that is asked.
    #[inline]
    fn asked(&self, decision: Decision) -> Seat {
        match decision {
            Decision::PlayToppings | Decision::PlayOrder | Decision::Draw => self.on_turn,
            Decision::Help { seat } | Decision::ShowAgainst { seat } | Decision::ShowOne { seat } => seat,
            _ => self.judged().owner,
        }
    }

    fn outcome_when_over(&self) -> Outcome {
        let results =
            Seat::all(self.players).map(|seat| (self.filled[seat].len(), self.hands[seat].toppings.value()));
        Outcome::rank(results)
    }
}

impl Game for Pizza {
    type Action = Action;
    type Event = Event;
    type View = View;

    fn deal(setup: &Setup, dealer: &mut impl Dealer<Event>) -> Result<Self, SetupError> {
        let mut game = Pizza::set_up(setup, dealer)?;
        game.run(dealer);
        Ok(game)
    }

    fn id(&self) -> GameId {
        self.edition.game()
    }

    fn players(&self) -> u8 {
        self.players
    }

    #[inline]
    fn to_act(&self) -> Option<Seat> {
        self.decision().map(|decision| self.asked(decision))
    }

    #[inline]
    fn legal(&self, actions: &mut Vec<Action>) {
        actions.clear();
        if let Some(decision) = self.decision() {
            self.legal_answers(decision, actions);
        }
    }

    #[inline]
    fn check(&self, action: Action) -> Result<(), Refusal> {
        match self.decision() {
            Some(decision) => self.check_answer(decision, action),
            None => Err(Refusal::new(self.edition.cite(37, 60), Reason::GameOver)),
        }
    }

    fn apply(&mut self, action: Action, dealer: &mut impl Dealer<Event>) -> Result<(), Refusal> {
        self.check(action)?;
        self.act(action, dealer);
        self.run(dealer);
        Ok(())
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        self.view_of(viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.stage == Stage::Over).then(|| self.outcome_when_over())
    }

    fn rule_of(&self, event: &Event) -> Rule {
        event.rule(self.edition)
    }

    fn from_position(position: &Position, dealer: &mut impl Dealer<Event>) -> Result<Self, PositionError> {
        let file = position.pizza().ok_or(SetupError::OtherEngine(position.game))?;
        let mut game = Pizza::read_position(position.game, file)?;
        game.run(dealer);
        Ok(game)
    }
}
