//! Positions set up by hand. `docs/positions.md` describes the file.

use serde::Deserialize;

use super::card::Card;
use super::flaw::Flaw;
use super::place::{Place, Places};
use super::set::{CardSet, MarkedSet, THIRTEEN};
use super::table::Table;
use super::turn::Step;
use super::{Calcory, MARKERS, QUIET_TURNS};
use crate::position::{Field, OpenPiles, PositionError, checked_name};
use crate::rule::Rule;
use crate::seat::Seat;
use crate::setup::{GameId, Setup};

/// What stands for an empty place in the grid.
const EMPTY: &str = "..";
/// What stands for a face-down card that is not named.
const UNKNOWN: &str = "??";

/// The file as it is written.
#[derive(Clone, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct PositionFile {
    players: u8,
    turn: Seat,
    #[serde(default)]
    names: Vec<String>,
    #[serde(default)]
    quiet_turns: u8,
    grid: Vec<String>,
    won: Vec<u8>,
    marked: Option<MarkedPlaces>,
    #[serde(default)]
    turned: String,
}

#[derive(Clone, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct MarkedPlaces {
    seat: Seat,
    places: String,
}

/// Reads a position. Steps without a choice have yet to run.
pub(super) fn read(position: &PositionFile) -> Result<Calcory, PositionError> {
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

impl PositionFile {
    /// The names given to the players.
    pub(crate) fn names(&self) -> Result<Vec<Option<String>>, PositionError> {
        self.names.iter().map(|name| checked_name(Field::Of("names"), name).map(Some)).collect()
    }

    /// The places whose cards are not named.
    pub(crate) fn open_piles(&self) -> OpenPiles {
        let places = Place::all().zip(self.grid.iter().flat_map(|row| row.split_whitespace()));
        let unknown = places.filter(|(_, token)| *token == UNKNOWN).map(|(place, _)| place);
        OpenPiles { face_down: unknown.collect(), ..OpenPiles::default() }
    }

    fn check_numbers(&self) -> Result<(), PositionError> {
        Setup::new(GameId::Calcory, self.players).validate()?;
        check_seat("turn", self.turn, self.players)?;
        if self.quiet_turns >= QUIET_TURNS {
            return Err(impossible("quiet_turns", 20, Flaw::QuietTurns { most: QUIET_TURNS }));
        }
        if self.won.len() != usize::from(self.players) {
            return Err(impossible("won", 8, Flaw::WonNumbers { players: self.players }));
        }
        Ok(())
    }

    /// The cards of the grid face down, and all others in the piles.
    fn table(&self) -> Result<Table, PositionError> {
        let mut layout = Layout { cards: Card::deck(), laid: Places::default(), unknown: Places::default() };
        if self.grid.len() != Place::ROWS {
            let flaw = Flaw::GridRows { rows: Place::ROWS as u8, found: at_most_255(self.grid.len()) };
            return Err(impossible("grid", 3, flaw));
        }
        for (row, line) in self.grid.iter().enumerate() {
            layout.read_row(row, line)?;
        }
        let laid = layout.laid.union(layout.unknown);
        self.check_count(laid.len())?;
        let mut table = Table::laid_out(layout.cards);
        // How the won cards are spread over the piles makes no difference: nobody ever sees them (CA-21).
        let mut empty = Places::ALL.minus(laid).into_iter();
        for (seat, &won) in Seat::all(self.players).zip(&self.won) {
            table.take(seat, empty.by_ref().take(usize::from(won)).collect());
        }
        Ok(table)
    }

    fn check_count(&self, laid: u8) -> Result<(), PositionError> {
        let won: u16 = self.won.iter().map(|&won| u16::from(won)).sum();
        if usize::from(won) + usize::from(laid) != Card::COUNT {
            let flaw = Flaw::CardCount { grid: laid, won, cards: Card::COUNT as u8 };
            return Err(impossible("won", 1, flaw));
        }
        if laid == 0 {
            return Err(impossible("grid", 18, Flaw::GridEmpty));
        }
        Ok(())
    }
}

/// The sixty cards while the grid is being read: those laid so far where they belong, the others anywhere.
struct Layout {
    cards: [Card; Place::COUNT],
    laid: Places,
    /// Where a card lies that is not named: one of those left over.
    unknown: Places,
}

impl Layout {
    fn read_row(&mut self, row: usize, line: &str) -> Result<(), PositionError> {
        let field = Field::GridRow(row as u8 + 1);
        let refuse = |rule, flaw| Err(PositionError::impossible(field, Rule::ca(rule), flaw));
        let found = line.split_whitespace().count();
        if found != Place::COLUMNS {
            return refuse(3, Flaw::RowPlaces { places: Place::COLUMNS as u8, found: at_most_255(found) });
        }
        for (column, token) in line.split_whitespace().enumerate().filter(|(_, token)| *token != EMPTY) {
            if token == UNKNOWN {
                self.unknown.insert(Place::at(row, column));
                continue;
            }
            let card = token.parse().map_err(|error| PositionError::notation(field, error))?;
            if !self.lay(Place::at(row, column), card) {
                return refuse(1, Flaw::TooManyOfCard { card });
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
            return Err(impossible(FIELD, 9, Flaw::NothingMarked));
        }
        if tally.sum == THIRTEEN {
            return Err(impossible(FIELD, 8, Flaw::ThirteenMarked));
        }
        if !tally.can_be_marked() {
            return Err(impossible(FIELD, 2, Flaw::TooManyMarked { cards: tally.cards, markers: MARKERS }));
        }
        if tally.cards == 1 && !game.table.has_won_cards(self.seat) {
            return Err(impossible(FIELD, 10, Flaw::OneMarked { seat: self.seat }));
        }
        Ok(MarkedSet { owner: self.seat, set })
    }
}

/// The cards that the player on turn has turned up so far.
fn read_turned(places: &str, game: &mut Calcory) -> Result<CardSet, PositionError> {
    const FIELD: &str = "turned";
    let set = read_set(FIELD, places, game)?;
    if set.is_thirteen() {
        return Err(impossible(FIELD, 8, Flaw::ThirteenTurned));
    }
    if !set.is_empty() && game.marked.is_some_and(|marked| marked.owner == game.on_turn) {
        return Err(impossible(FIELD, 16, Flaw::TurnedBesideOwnMarkers));
    }
    Ok(set)
}

/// Turns up the cards on these places. The sum is watched from card to card, so it stays small.
fn read_set(field: &'static str, places: &str, game: &mut Calcory) -> Result<CardSet, PositionError> {
    let mut set = CardSet::default();
    for token in places.split_whitespace() {
        let place: Place = token.parse().map_err(|error| PositionError::notation(Field::Of(field), error))?;
        if !game.table.face_down().contains(place) {
            return Err(impossible(field, 5, Flaw::NotFaceDown { place }));
        }
        set.add(place, game.table.turn_up(place));
        if set.exceeds_thirteen() {
            return Err(impossible(field, 6, Flaw::SumOver13));
        }
        if set.has_second_zero() {
            return Err(impossible(field, 7, Flaw::SecondZero));
        }
    }
    Ok(set)
}

fn check_seat(field: &'static str, seat: Seat, players: u8) -> Result<(), PositionError> {
    if seat.number() > players {
        return Err(impossible(field, 4, Flaw::NoSuchSeat { seat, players }));
    }
    Ok(())
}

fn impossible(field: &'static str, rule: u8, flaw: Flaw) -> PositionError {
    PositionError::impossible(Field::Of(field), Rule::ca(rule), flaw)
}

/// A count for a message; the files of the curious may hold absurdly many.
fn at_most_255(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}
