//! Tables set up for a test, and a short way of playing on from them.

use std::fmt::Write;

use quattro_rules::calcory::{Action, Calcory, Card, Event, Place, Spot, View};
use quattro_rules::chance::Seeded;
use quattro_rules::dealer::{Audience, Narrator};
use quattro_rules::game::Game;
use quattro_rules::position::PositionError;
use quattro_rules::rule::Rule;
use quattro_rules::seat::Seat;

/// The seat that people call by this number.
pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1).expect("a seat")
}

pub(crate) fn place(text: &str) -> Place {
    text.parse().expect("a place")
}

/// A position to be set up.
pub(crate) struct Scene {
    cards: Vec<String>,
    won: Vec<u8>,
    rest: String,
}

/// A table where the players have won these numbers of cards. `cards` lie from `A1` on, row by row; after them lie all
/// others that nobody has won, and the empty places come last. Seat 1 is on turn.
pub(crate) fn scene(cards: &str, won: &[u8]) -> Scene {
    let mut left = Card::deck().map(|card| card.to_string()).to_vec();
    let mut laid = Vec::new();
    for card in cards.split_whitespace() {
        let found = left.iter().position(|other| other == card).expect("a card that is not laid yet");
        laid.push(left.remove(found));
    }
    let in_grid = Card::COUNT - usize::from(won.iter().sum::<u8>());
    laid.extend(left.drain(..in_grid - laid.len()));
    Scene { cards: laid, won: won.to_vec(), rest: String::new() }
}

impl Scene {
    pub(crate) fn marked(mut self, seat: u8, places: &str) -> Scene {
        writeln!(self.rest, "marked = {{ seat = {seat}, places = \"{places}\" }}").expect("a string");
        self
    }

    pub(crate) fn quiet(mut self, turns: u8) -> Scene {
        writeln!(self.rest, "quiet_turns = {turns}").expect("a string");
        self
    }

    pub(crate) fn turned(mut self, places: &str) -> Scene {
        writeln!(self.rest, "turned = \"{places}\"").expect("a string");
        self
    }

    pub(crate) fn position(&self, turn: u8) -> String {
        let mut cards = self.cards.clone();
        cards.resize(Place::COUNT, "..".to_owned());
        let rows: Vec<String> = cards.chunks(Place::COLUMNS).map(|row| row.join(" ")).collect();
        let (players, won) = (self.won.len(), &self.won);
        format!(
            "game = \"calcory\"\nplayers = {players}\nturn = {turn}\nwon = {won:?}\ngrid = {rows:?}\n{}",
            self.rest
        )
    }

    pub(crate) fn turn(&self, seat: u8) -> Played {
        Played::from_position(&self.position(seat)).expect("a position that can be")
    }

    pub(crate) fn refused(&self) -> PositionError {
        Played::from_position(&self.position(1)).expect_err("a position that cannot be")
    }
}

/// A game being played, and what is told in it.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    pub(crate) game: Calcory,
    pub(crate) dealer: Narrator<Seeded, Event>,
}

impl Played {
    pub(crate) fn from_position(text: &str) -> Result<Played, PositionError> {
        let mut dealer = Narrator::new(Seeded::from_number(0));
        let game = Calcory::from_position(&text.parse()?, &mut dealer)?;
        Ok(Played { game, dealer })
    }

    /// Everything told since the last time.
    pub(crate) fn told(&mut self) -> Vec<Event> {
        let told = std::mem::take(&mut self.dealer.told);
        told.into_iter()
            .map(|told| {
                assert_eq!(told.to, Audience::All, "everything is public");
                told.event
            })
            .collect()
    }

    /// Takes these actions; the events of the last one.
    pub(crate) fn play(&mut self, actions: &str) -> Vec<Event> {
        let mut events = Vec::new();
        for text in actions.split_whitespace() {
            self.told();
            let action: Action = text.parse().expect("an action");
            self.game.apply(action, &mut self.dealer).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
            events = self.told();
        }
        events
    }

    /// The rule under which this action is refused; nothing changes and nothing is told.
    pub(crate) fn refused(&mut self, action: &str) -> Rule {
        let (action, before) = (action.parse().expect("an action"), self.game);
        let refusal = self.game.apply(action, &mut self.dealer).expect_err("a refusal");
        assert_eq!(self.game.check(action), Err(refusal));
        assert_eq!(self.game, before);
        assert!(self.dealer.told.is_empty());
        refusal.rule
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(None)
    }

    pub(crate) fn spot(&self, at: &str) -> Spot {
        let place = place(at);
        self.view().grid[place.row()][place.column()]
    }

    /// The card on a place, looked up as nobody at the table may.
    pub(crate) fn card(&self, at: &str) -> Option<String> {
        let place = place(at);
        self.game.reveal().grid[place.row()][place.column()].map(|card| card.to_string())
    }

    /// The sizes of the piles.
    pub(crate) fn piles(&self) -> Vec<u8> {
        self.view().chairs.iter().map(|seat| seat.pile).collect()
    }

    pub(crate) fn markers(&self) -> Vec<u8> {
        self.view().chairs.iter().map(|seat| seat.markers).collect()
    }

    pub(crate) fn to_act(&self) -> Option<u8> {
        self.game.to_act().map(Seat::number)
    }

    /// The places of the final ranking.
    pub(crate) fn places(&self) -> Option<Vec<u8>> {
        Some(self.game.outcome()?.seats.iter().map(|seat| seat.place).collect())
    }
}

pub(crate) fn face_up(card: &str, marker: Option<usize>) -> Spot {
    Spot::FaceUp { card: card.parse().expect("a card"), marker: marker.map(seat) }
}
