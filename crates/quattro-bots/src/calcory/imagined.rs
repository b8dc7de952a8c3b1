//! An imagined world: a game, and what each seat knows of its face-down cards.

use quattro_rules::calcory::{Action, Calcory, Card, Place, Places, Step};
use quattro_rules::chance::Seeded;
use quattro_rules::dealer::Silent;
use quattro_rules::game::Game;
use quattro_rules::rule::Refusal;
use quattro_rules::seat::{BySeat, Seat};

use super::numbers::{NUMBERS, Numbers};
use super::plans;
use crate::playable::World;

/// A game as a bot imagines it, with the places whose cards each seat knows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Imagined {
    pub(super) game: Calcory,
    /// The number on each place, cached because it is read very often.
    numbers: [u8; Place::COUNT],
    /// May include face-up and empty places; only face-down cards count.
    knows: BySeat<Places>,
    /// One more than the number last turned up; 0 when the last action turned none.
    shown: u8,
    /// The number of turns begun since the root.
    pub(super) turns: u16,
}

impl Imagined {
    /// The game, and what each seat knows.
    pub(super) fn new(game: Calcory, knows: BySeat<Places>) -> Imagined {
        let mut numbers = [0; Place::COUNT];
        for place in Places::ALL.minus(game.empty_places()) {
            numbers[place.index()] = game.lying(place).map_or(0, Card::number);
        }
        Imagined { game, numbers, knows, shown: 0, turns: 0 }
    }

    /// The number on a place; meaningless if the place is empty.
    pub(super) fn number(&self, place: Place) -> u8 {
        self.numbers[place.index()]
    }

    /// The seat whose turn it is; arbitrary once the game is over.
    pub(super) fn me(&self) -> Seat {
        self.game.to_act().unwrap_or(Seat::FIRST)
    }

    /// The face-down places whose cards the mover knows.
    pub(super) fn known(&self) -> Places {
        self.game.face_down().common(self.knows[self.me()])
    }

    /// The face-down places whose cards the mover does not know.
    pub(super) fn unknown(&self) -> Places {
        self.game.face_down().minus(self.knows[self.me()])
    }

    /// For each number, a place where the mover knows it to be face down.
    pub(super) fn place_of_each(&self, places: Places) -> [Option<Place>; NUMBERS] {
        let mut found = [None; NUMBERS];
        for place in places {
            found[usize::from(self.number(place))].get_or_insert(place);
        }
        found
    }

    /// Turning up a card with this number, which the mover knows somewhere.
    pub(super) fn turn_known(&self, number: u8) -> Action {
        let place = self.known().into_iter().find(|place| self.number(*place) == number);
        place.map_or(Action::Stop, Action::Turn)
    }

    /// How often each number occurs on these places.
    pub(super) fn numbers(&self, places: Places) -> Numbers {
        places.into_iter().map(|place| self.number(place)).collect()
    }

    /// Whether turning up this number ends the turn without a result (CA-6, CA-7).
    pub(super) fn is_too_much(&self, number: u8) -> bool {
        self.game.turned().sum + number > 13 || (number == 0 && self.game.has_turned_zero())
    }

    /// Where the card from `from` goes back to. A card that has moved is harder for people to remember.
    pub(super) fn free_place(&self, from: Place) -> Place {
        self.game.empty_places().first().unwrap_or(from)
    }

    /// The action that stands for this one in [`Imagined::list_all`].
    pub(super) fn representative(&self, action: Action) -> Action {
        let mut listed = Vec::new();
        self.list_all(&mut listed);
        let same = |other: &Action| self.are_equivalent(*other, action);
        let found = listed.iter().copied().find(|other| *other == action);
        found.or_else(|| listed.iter().copied().find(same)).unwrap_or(action)
    }

    fn are_equivalent(&self, one: Action, other: Action) -> bool {
        let knows = |place| self.knows[self.me()].contains(place);
        match (one, other) {
            (Action::Turn(one), Action::Turn(other)) if knows(one) && knows(other) => {
                let [one, other] = [one, other].map(|place| self.number(place));
                one == other || (self.is_too_much(one) && self.is_too_much(other))
            }
            (Action::Turn(one), Action::Turn(other)) => !knows(one) && !knows(other),
            (Action::Back(one), Action::Back(other)) => self.number(one) == self.number(other),
            (Action::Put(_), Action::Put(_)) => true,
            _ => false,
        }
    }

    /// Replaces the content of `actions` with one of each set of equivalent actions.
    pub(super) fn list_all(&self, actions: &mut Vec<Action>) {
        self.list_with(actions, Imagined::list_turns);
    }

    fn list_with(&self, actions: &mut Vec<Action>, list_turns: impl Fn(&Imagined, &mut Vec<Action>)) {
        actions.clear();
        match self.game.step() {
            Step::Turn => list_turns(self, actions),
            Step::ChooseBack { set } => {
                let places = self.place_of_each(self.game.taken_places(set));
                actions.extend(places.into_iter().flatten().map(Action::Back));
            }
            Step::PutBack { from, .. } => actions.push(Action::Put(self.free_place(from))),
            Step::Over { .. } => {}
        }
    }

    fn list_turns(&self, actions: &mut Vec<Action>) {
        let mut failed = false;
        for (number, place) in self.place_of_each(self.known()).into_iter().enumerate() {
            let Some(place) = place else { continue };
            let fails = self.is_too_much(number as u8);
            // For failing on purpose, any such card is as good as another.
            if !fails || !failed {
                actions.push(Action::Turn(place));
            }
            failed |= fails;
        }
        actions.extend(self.unknown().first().map(Action::Turn));
        actions.extend(self.game.what_stopping_does().map(|_| Action::Stop));
    }
}

impl World for Imagined {
    type Action = Action;

    fn mover(&self) -> Option<Seat> {
        self.game.to_act()
    }

    /// What is worth considering: a set of known cards is turned up in one order only, and only towards something.
    fn list(&self, actions: &mut Vec<Action>) {
        self.list_with(actions, plans::list);
    }

    fn take(&mut self, action: Action, dealer: &mut Silent<Seeded>) -> Result<(), Refusal> {
        let (mover, step) = (self.game.to_act(), self.game.step());
        let shown = match action {
            Action::Turn(place) => 1 + self.number(place),
            _ => 0,
        };
        self.game.apply(action, dealer)?;
        self.shown = shown;
        self.turns += u16::from(self.game.to_act() != mover);
        if let (Step::PutBack { from, .. }, Action::Put(to)) = (step, action) {
            self.numbers[to.index()] = self.numbers[from.index()];
        }
        // Everybody sees what is turned up, and where a card goes.
        if let Action::Turn(place) | Action::Put(place) = action {
            for seat in Seat::all(self.game.players()) {
                self.knows[seat].insert(place);
            }
        }
        Ok(())
    }

    fn shown(&self) -> u8 {
        self.shown
    }
}
