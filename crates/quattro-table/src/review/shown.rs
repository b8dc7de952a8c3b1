//! What a review shows of each game: its rounds, and the cards behind what was done and told.

use quattro_bots::Memory;
use quattro_bots::Playable;
use quattro_rules::calcory::{Action as CalcoryAction, Calcory, Card, Colour, Event as CalcoryEvent};
use quattro_rules::game::Game;
use quattro_rules::pizza::{Action, Event, Kind, Order, Pizza, Topping, Toppings};
use quattro_rules::seat::Seat;
use quattro_words::{Names, Speak, Words};

use crate::protocol::{CardFace, SeenCard};

/// What a game shows.
pub(crate) trait Shown: Game {
    /// The round being played, in a game that has rounds.
    fn round_of(&self) -> Option<u8>;

    /// The players' kinds.
    fn kinds(&self) -> Vec<Kind>;

    /// The card that is played by this action.
    fn face_played(&self, action: &Self::Action) -> Option<CardFace>;

    /// The cards that an event was about, in the order in which they were laid down.
    fn faces(&self, event: &Self::Event) -> Vec<CardFace>;

    /// An order as a part of a sentence: "Nina's Monotoni".
    fn order_in_words(&self, seat: Seat, order: Order, words: &Words, names: &Names) -> Option<String>;

    /// What an action does, for a player who has been told this; `is_played` if it was done, and not advised.
    fn action_in_words(
        &self,
        action: Self::Action,
        told: &[Self::Event],
        is_played: bool,
        words: &Words,
        names: &Names,
    ) -> String;

    /// Whose cards went into the oven.
    fn into_the_oven(event: &Self::Event) -> Option<Seat>;

    /// Whether what is in the oven comes out now.
    fn opens_the_oven(event: &Self::Event) -> bool;
}

impl Shown for Pizza {
    fn round_of(&self) -> Option<u8> {
        Some(self.round())
    }

    fn kinds(&self) -> Vec<Kind> {
        Seat::all(self.players()).map(|seat| self.kind_of(seat)).collect()
    }

    fn face_played(&self, action: &Action) -> Option<CardFace> {
        match *action {
            Action::Play(kind, column) => Some(CardFace::Topping { kind, double: column.singles == 0 }),
            Action::Order(order) => {
                let kind = self.to_act().map_or_else(Kind::default, |seat| self.kind_of(seat));
                Some(CardFace::Order { order, kind })
            }
            _ => None,
        }
    }

    fn faces(&self, event: &Event) -> Vec<CardFace> {
        match *event {
            Event::Played { kind, singles, doubles, .. } => {
                let face = |double| move |_| CardFace::Topping { kind, double };
                (0..singles).map(face(false)).chain((0..doubles).map(face(true))).collect()
            }
            Event::PlayedOrder { seat, order } | Event::Burnt { seat, order, .. } => {
                vec![CardFace::Order { order, kind: self.kind_of(seat) }]
            }
            Event::Added { toppings, .. }
            | Event::Gave { toppings, .. }
            | Event::Filled { used: toppings, .. }
            | Event::ShowedAgainst { toppings, .. }
            | Event::Gathered { toppings, .. } => toppings_of(&toppings),
            Event::ShowedOne { topping, .. } => vec![face_of(topping)],
            _ => Vec::new(),
        }
    }

    fn order_in_words(&self, seat: Seat, order: Order, words: &Words, names: &Names) -> Option<String> {
        self.remembered_in_words(&Event::PlayedOrder { seat, order }, words, names)
    }

    fn action_in_words(&self, action: Action, _: &[Event], _: bool, words: &Words, names: &Names) -> String {
        self.choice_in_words(action, words, names).what
    }

    fn into_the_oven(event: &Event) -> Option<Seat> {
        match *event {
            Event::Played { seat, .. } | Event::PlayedOrder { seat, .. } | Event::Gathered { seat, .. } => {
                Some(seat)
            }
            _ => None,
        }
    }

    fn opens_the_oven(event: &Event) -> bool {
        matches!(event, Event::OvenOpened { .. })
    }
}

fn toppings_of(toppings: &Toppings) -> Vec<CardFace> {
    toppings.iter().map(face_of).collect()
}

const fn face_of(Topping { kind, double }: Topping) -> CardFace {
    CardFace::Topping { kind, double }
}

impl Shown for Calcory {
    fn round_of(&self) -> Option<u8> {
        None
    }

    fn kinds(&self) -> Vec<Kind> {
        Vec::new()
    }

    fn face_played(&self, _: &Self::Action) -> Option<CardFace> {
        None
    }

    fn faces(&self, event: &CalcoryEvent) -> Vec<CardFace> {
        match *event {
            CalcoryEvent::Turned { card, .. } => vec![tile(card)],
            _ => Vec::new(),
        }
    }

    fn order_in_words(&self, _: Seat, _: Order, _: &Words, _: &Names) -> Option<String> {
        None
    }

    /// What lies on a place is known to whoever has been told all, once a card was turned up or put back there. Of the
    /// others any is as good.
    fn action_in_words(
        &self,
        action: Self::Action,
        told: &[CalcoryEvent],
        is_played: bool,
        words: &Words,
        names: &Names,
    ) -> String {
        let text = self.choice_in_words(action, words, names).what;
        let CalcoryAction::Turn(place) = action else { return text };
        let is_about_it = |event: &CalcoryEvent| match *event {
            CalcoryEvent::Turned { place: turned, .. } => turned == place,
            CalcoryEvent::PutBack { to, .. } => to == place,
            _ => false,
        };
        if !told.iter().any(is_about_it) {
            return words.turn_up_unseen(is_played.then_some(text));
        }
        let seen = self.lying(place).map(|card| CalcoryEvent::Turned { seat: Seat::FIRST, place, card });
        let card = seen.and_then(|event| self.remembered_in_words(&event, words, names));
        card.map_or(text, |card| words.turn_up_seen(card))
    }

    fn into_the_oven(_: &CalcoryEvent) -> Option<Seat> {
        None
    }

    fn opens_the_oven(_: &CalcoryEvent) -> bool {
        false
    }
}

/// Numbers wear the colours of the kinds, as at the table.
fn tile(card: Card) -> CardFace {
    let kind = match card.colour() {
        Colour::Red => Kind::Salami,
        Colour::Yellow => Kind::Pineapple,
        Colour::Green => Kind::Chili,
        Colour::Blue => Kind::Olive,
        Colour::Violet => Kind::Mushroom,
    };
    CardFace::Tile { number: card.number(), kind }
}

/// What is in the oven of `game` after these events, from the bottom up, each card with the number of its event.
pub(super) fn in_the_oven<G: Playable + Shown>(game: &G, told: &[G::Event]) -> Vec<(usize, SeenCard)> {
    let begin = told.iter().rposition(G::opens_the_oven).map_or(0, |opened| opened + 1);
    let mut since = told[begin..].iter().filter(|event| G::Memory::keeps(event)).count() as u32;
    let (mut cards, mut turn) = (Vec::new(), None);
    for (number, event) in told.iter().enumerate().skip(begin) {
        since -= u32::from(G::Memory::keeps(event));
        let Some(seat) = G::into_the_oven(event) else { continue };
        for face in game.faces(event) {
            let by = (turn.replace(seat) != Some(seat)).then_some(seat);
            cards.push((number, SeenCard { face, by, since, mattered: false }));
        }
    }
    cards
}
