//! Calcory, a game of memory and sums by Frank Nestel and Doris Matthäus, for two to four players.
//!
//! The rules are those of the published game as `quattro rules calcory` prints them; the numbers `CA-1` to
//! `CA-21` in comments, refusals and tests are the numbers there. That text marks as rulings what the
//! published rules leave open: cards are counted, not triangles (CA-1);
//! the start player is drawn unless the host names one (CA-4); which places are free and that all see what
//! goes back (CA-8); no marking without enough markers (CA-11); giving up (CA-14); another's marked cards
//! outlast a 13 (CA-15); what happens when face-down cards run out (CA-17); shared places (CA-19); no
//! endless game (CA-20); what is public (CA-21).
//!
//! Details that these rules leave open, as decided here:
//! - The pile is dealt from the top, row by row: the top card onto `A1`, the next onto `B1`, the last onto
//!   `J6` (CA-3). So the shuffle in a record reads like the grid.
//! - `stop` is one action. It marks where the set can be marked and beats what is marked, and otherwise gives
//!   up; a set of more than six cards cannot be marked, so when raising it is given up (CA-11, CA-14).
//! - A set of 13 or a surviving set is taken in two decisions: which card goes back, then where to. Between
//!   them the others are already won, and the card that goes back still lies face up on its place, which
//!   counts as free (CA-8, CA-16).
//! - A player who can turn one card only is asked all the same: turning a card is never done for a player.
//!   Passing, a forced stop and taking the last card happen by themselves (CA-17, CA-18).
//! - A single 0 is a set of sum 0 and can be marked like any other (CA-9).
//! - A single marked card ends the game whenever it survives, however many cards are left (CA-18).
//! - The game ends with the sixtieth quiet turn even where the next player would take a marked set. A turn
//!   in which a set is taken is not quiet, and neither is the one that ends the game (CA-20).
//!
//! ```
//! use quattro_rules::{Calcory, Game, GameId, Seeded, Setup, Silent};
//!
//! let mut dealer = Silent(Seeded::from_number(1));
//! let mut game = Calcory::deal(&Setup::new(GameId::Calcory, 3), &mut dealer)?;
//! let mut actions = Vec::new();
//! while game.to_act().is_some() {
//!     game.legal(&mut actions);
//!     game.apply(actions[actions.len() / 2], &mut dealer)?;
//! }
//! assert_eq!(game.outcome().map(|outcome| outcome.seats.len()), Some(3));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod card;
mod event;
mod flaw;
mod imagine;
mod lookup;
mod place;
mod position;
mod reason;
mod set;
mod table;
mod turn;
mod view;

pub use action::Action;
pub use card::{Card, Colour};
pub use event::{End, Event, Failure, Taken};
pub use flaw::Flaw;
pub use imagine::ImagineError;
pub use place::{Place, Places, PlacesIter};
pub(crate) use position::PositionFile;
pub use reason::Reason;
pub use set::{MARKERS, THIRTEEN, Tally};
pub use turn::{Step, Stop};
pub use view::{Revealed, SeatView, Spot, ToBeat, View};

use self::set::{CardSet, MarkedSet};
use self::table::Table;
use self::turn::tell;
use crate::chance::ShuffleId;
use crate::dealer::Dealer;
use crate::game::{Game, Outcome};
use crate::position::{Position, PositionError};
use crate::rule::{Refusal, Rule};
use crate::seat::Seat;
use crate::setup::{GameId, Setup, SetupError};

/// The game ends after this many turns in a row without a card taken (CA-20).
pub const QUIET_TURNS: u8 = 60;

/// The most players (CA-2).
const MOST_SEATS: u8 = *GameId::Calcory.players().end();

/// A game of Calcory. A small value without pointers, cheap to copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Calcory {
    table: Table,
    /// What the player on turn has turned up in this turn.
    turned: CardSet,
    marked: Option<MarkedSet>,
    players: u8,
    on_turn: Seat,
    step: Step,
    quiet_turns: u8,
}

impl Calcory {
    /// A new game; `cards` is the shuffled pile with its top last.
    fn laid_out(mut cards: [Card; Card::COUNT], players: u8, first: Seat) -> Calcory {
        cards.reverse();
        Calcory {
            table: Table::laid_out(cards),
            turned: CardSet::default(),
            marked: None,
            players,
            on_turn: first,
            step: Step::Turn,
            quiet_turns: 0,
        }
    }

    fn seat_to_act(&self) -> Option<Seat> {
        match self.step {
            Step::Over { .. } => None,
            _ => Some(self.on_turn),
        }
    }
}

impl Game for Calcory {
    type Action = Action;
    type Event = Event;
    type View = View;

    fn deal(setup: &Setup, dealer: &mut impl Dealer<Event>) -> Result<Self, SetupError> {
        if setup.game != GameId::Calcory {
            return Err(SetupError::OtherEngine(setup.game));
        }
        setup.validate()?;
        let mut cards = Card::deck();
        dealer.shuffle(ShuffleId::Grid, &mut cards);
        let first = setup.options.first_seat.unwrap_or_else(|| dealer.first_seat(setup.players));
        tell(dealer, Event::Dealt { first });
        Ok(Calcory::laid_out(cards, setup.players, first))
    }

    fn id(&self) -> GameId {
        GameId::Calcory
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn to_act(&self) -> Option<Seat> {
        self.seat_to_act()
    }

    fn legal(&self, actions: &mut Vec<Action>) {
        match self.step {
            Step::Turn => {
                list(actions, self.open_places(), Action::Turn);
                actions.extend(self.what_stopping_does().map(|_| Action::Stop));
            }
            Step::ChooseBack { .. } => list(actions, self.open_places(), Action::Back),
            Step::PutBack { .. } => list(actions, self.open_places(), Action::Put),
            Step::Over { .. } => actions.clear(),
        }
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        self.checked(action)
    }

    fn apply(&mut self, action: Action, dealer: &mut impl Dealer<Event>) -> Result<(), Refusal> {
        self.checked(action)?;
        self.act(action, dealer);
        Ok(())
    }

    fn view(&self, _: Option<Seat>) -> View {
        self.public_view()
    }

    fn outcome(&self) -> Option<Outcome> {
        let piles = Seat::all(self.players).map(|seat| (self.table.pile_size(seat), 0));
        matches!(self.step, Step::Over { .. }).then(|| Outcome::rank(piles))
    }

    fn rule_of(&self, event: &Event) -> Rule {
        event.rule()
    }

    fn from_position(position: &Position, dealer: &mut impl Dealer<Event>) -> Result<Self, PositionError> {
        let file = position.calcory().ok_or(SetupError::OtherEngine(position.game))?;
        let mut game = position::read(file)?;
        if game.turned.is_empty() {
            game.begin_turn(dealer);
        } else {
            game.go_on(dealer);
        }
        Ok(game)
    }
}

/// Replaces the content of `actions` with one action for each place.
///
/// Listing actions dominates the time of a simulation, so the list is resized first and then filled in place,
/// which makes whole games a quarter faster than pushing one by one.
fn list(actions: &mut Vec<Action>, places: Places, action: impl Fn(Place) -> Action) {
    actions.resize(usize::from(places.len()), Action::Stop);
    for (listed, place) in actions.iter_mut().zip(places) {
        *listed = action(place);
    }
}
