//! Positions set up by hand. `docs/positions.md` describes the file.

use serde::Deserialize;

use super::card::Card;
use super::place::{Place, Places};
use super::set::{CardSet, MarkedSet, THIRTEEN};
use super::table::Table;
use super::turn::Step;
use super::{Calcory, QUIET_TURNS};
use crate::position::PositionError;
use crate::rule::Rule;
use crate::seat::Seat;
use crate::setup::{GameId, Setup, SetupError};

/// What stands for an empty place in the grid.
const EMPTY: &str = "..";

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    game: GameId,
    players: u8,
    turn: Seat,
    /// Read by [`crate::position::names_of`].
    #[serde(default, rename = "names")]
    _names: Vec<String>,
    #[serde(default)]
    quiet_turns: u8,
    grid: Vec<String>,
    won: Vec<u8>,
    marked: Option<MarkedPlaces>,
    #[serde(default)]
    turned: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MarkedPlaces {
    seat: Seat,
    places: String,
}

/// Reads a position. Steps without a choice have yet to run.
pub(super) fn read(text: &str) -> Result<Calcory, PositionError> {
    let position: Position = toml::from_str(text)?;
    position.check_numbers()?;
    let mut game = Calcory {
        table: position.table()?,
        turned: CardSet::default(),
        marked: None,
        players: position.players,
        on_turn: position.turn,
        step: Step::Turn,
        quiet_turns: position.quiet_turns,
    };
    game.marked = position.marked.as_ref().map(|marked| marked.read(&mut game)).transpose()?;
    game.turned = read_turned(&position.turned, &mut game)?;
    Ok(game)
}

impl Position {
    fn check_numbers(&self) -> Result<(), PositionError> {
        if self.game != GameId::Calcory {
            return Err(SetupError::OtherEngine(self.game).into());
        }
        Setup::new(self.game, self.players).validate()?;
        check_seat("turn", self.turn, self.players)?;
        if self.quiet_turns >= QUIET_TURNS {
            let why = format!("after {QUIET_TURNS} turns without a card taken the game is over");
            return Err(impossible("quiet_turns", 20, why));
        }
        if self.won.len() != usize::from(self.players) {
            return Err(impossible("won", 8, format!("give {} numbers, one for each player", self.players)));
        }
        Ok(())
    }

    /// The cards of the grid face down, and all others in the piles.
    fn table(&self) -> Result<Table, PositionError> {
        let mut layout = Layout { cards: Card::deck(), laid: Places::default() };
        if self.grid.len() != Place::ROWS {
            let why = format!("the grid has {} rows, not {}", Place::ROWS, self.grid.len());
            return Err(impossible("grid", 3, why));
        }
        for (row, line) in self.grid.iter().enumerate() {
            layout.read_row(row, line)?;
        }
        self.check_count(layout.laid.len())?;
        let mut table = Table::laid_out(layout.cards);
        // How the won cards are spread over the piles makes no difference: nobody ever sees them (CA-21).
        let mut empty = Places::ALL.minus(layout.laid).into_iter();
        for (seat, &won) in Seat::all(self.players).zip(&self.won) {
            table.take(seat, empty.by_ref().take(usize::from(won)).collect());
        }
        Ok(table)
    }

    fn check_count(&self, laid: u8) -> Result<(), PositionError> {
        let won: usize = self.won.iter().map(|&won| usize::from(won)).sum();
        if usize::from(laid) + won != Card::COUNT {
            let why =
                format!("{laid} cards in the grid and {won} won make {}, not 60", usize::from(laid) + won);
            return Err(impossible("won", 1, why));
        }
        if laid == 0 {
            return Err(impossible("grid", 18, "once the last card is taken the game is over"));
        }
        Ok(())
    }
}

/// The sixty cards while the grid is being read: those laid so far where they belong, the others anywhere.
struct Layout {
    cards: [Card; Place::COUNT],
    laid: Places,
}

impl Layout {
    fn read_row(&mut self, row: usize, line: &str) -> Result<(), PositionError> {
        let field = || format!("grid, row {}", row + 1);
        let tokens = line.split_whitespace().count();
        if tokens != Place::COLUMNS {
            let why = format!("a row has {} places, not {tokens}", Place::COLUMNS);
            return Err(impossible(field(), 3, why));
        }
        for (column, token) in line.split_whitespace().enumerate().filter(|(_, token)| *token != EMPTY) {
            let card = token.parse().map_err(|error| PositionError::notation(field(), error))?;
            if !self.lay(Place::at(row, column), card) {
                return Err(impossible(field(), 1, format!("there are not that many {card}")));
            }
        }
        Ok(())
    }

    /// Lays `card` onto `place`, in exchange for whatever was there; fails when all such cards are laid.
    fn lay(&mut self, place: Place, card: Card) -> bool {
        let mut not_laid = Places::ALL.minus(self.laid).into_iter();
        let Some(found) = not_laid.find(|found| self.cards[found.index()] == card) else { return false };
        self.cards.swap(place.index(), found.index());
        self.laid.insert(place);
        true
    }
}

impl MarkedPlaces {
    fn read(&self, game: &mut Calcory) -> Result<MarkedSet, PositionError> {
        const FIELD: &str = "marked";
        check_seat(FIELD, self.seat, game.players)?;
        let set = read_set(FIELD, &self.places, game)?;
        let tally = set.tally();
        if tally.cards == 0 {
            return Err(impossible(FIELD, 9, "name the marked places, or leave `marked` out"));
        }
        if tally.sum == THIRTEEN {
            return Err(impossible(FIELD, 8, "a set of 13 is taken, not marked"));
        }
        if !tally.can_be_marked() {
            return Err(impossible(FIELD, 2, format!("a player has six markers, not {}", tally.cards)));
        }
        if tally.cards == 1 && !game.table.has_won_cards(self.seat) {
            let why = format!("seat {} has not won any card and must have turned at least two", self.seat);
            return Err(impossible(FIELD, 10, why));
        }
        Ok(MarkedSet { owner: self.seat, set })
    }
}

/// The cards that the player on turn has turned up so far.
fn read_turned(places: &str, game: &mut Calcory) -> Result<CardSet, PositionError> {
    const FIELD: &str = "turned";
    let set = read_set(FIELD, places, game)?;
    if set.is_thirteen() {
        return Err(impossible(FIELD, 8, "13 is reached: leave the last card face down and turn it in play"));
    }
    if !set.is_empty() && game.marked.is_some_and(|marked| marked.owner == game.on_turn) {
        return Err(impossible(
            FIELD,
            16,
            "a player whose own markers are there takes those cards, and turns none",
        ));
    }
    Ok(set)
}

/// Turns up the cards on these places. The sum is watched from card to card, so it stays small.
fn read_set(field: &str, places: &str, game: &mut Calcory) -> Result<CardSet, PositionError> {
    let mut set = CardSet::default();
    for token in places.split_whitespace() {
        let place: Place = token.parse().map_err(|error| PositionError::notation(field, error))?;
        if !game.table.face_down().contains(place) {
            return Err(impossible(field, 5, format!("no card that could be turned up lies on {place}")));
        }
        set.add(place, game.table.turn_up(place));
        if set.exceeds_thirteen() {
            return Err(impossible(field, 6, "with a sum over 13 the cards are turned down"));
        }
        if set.has_second_zero() {
            return Err(impossible(field, 7, "with a second 0 the cards are turned down"));
        }
    }
    Ok(set)
}

fn check_seat(field: &str, seat: Seat, players: u8) -> Result<(), PositionError> {
    if seat.number() > players {
        return Err(impossible(field, 4, format!("there is no seat {seat} with {players} players")));
    }
    Ok(())
}

fn impossible(field: impl Into<String>, rule: u8, why: impl Into<String>) -> PositionError {
    PositionError::impossible(field, Rule::ca(rule), why)
}
