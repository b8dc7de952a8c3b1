//! A table to try a rule at: set up a position, play, look.

use quattro_rules::chance::Seeded;
use quattro_rules::dealer::{Narrator, Told};
use quattro_rules::game::{Game, Outcome};
use quattro_rules::pizza::{Event, Order, Orders, Pizza, Toppings, View};
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Options, Setup};

pub(crate) struct Table {
    pub(crate) game: Pizza,
    dealer: Narrator<Seeded, Event>,
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1).expect("a seat number from 1")
}

pub(crate) fn toppings(text: &str) -> Toppings {
    text.parse().expect("toppings")
}

pub(crate) fn order(name: &str) -> Order {
    name.parse().expect("an order")
}

pub(crate) fn orders(names: &str) -> Orders {
    names.split_whitespace().map(order).collect()
}

/// Why a position cannot be set up.
pub(crate) fn position_error(toml: &str) -> String {
    let mut dealer: Narrator<Seeded, Event> = Narrator::new(Seeded::from_number(1));
    let position = toml.parse().and_then(|position| Pizza::from_position(&position, &mut dealer));
    position.expect_err("the position is impossible").to_string()
}

fn without_needs(event: Event) -> Option<Event> {
    Some(match event {
        Event::FellShort { .. } => return None,
        Event::RevealedOrder { seat, order, boss, .. } => {
            Event::RevealedOrder { seat, order, need: None, boss }
        }
        Event::Chose { seat, order, kinds, number, .. } => {
            Event::Chose { seat, order, kinds, number, need: None }
        }
        Event::Burnt { seat, order, why, series, .. } => {
            Event::Burnt { seat, order, why, shortfall: None, series }
        }
        other => other,
    })
}

impl Table {
    /// Sets up a position.
    pub(crate) fn position(toml: &str) -> Table {
        let mut dealer = Narrator::new(Seeded::from_number(1));
        let game = toml.parse().and_then(|position| Pizza::from_position(&position, &mut dealer));
        let game = game.unwrap_or_else(|error| panic!("{error}\n{toml}"));
        Table { game, dealer }
    }

    /// Deals a game.
    pub(crate) fn deal(game: GameId, players: u8, options: Options, seed: u64) -> Table {
        let mut dealer = Narrator::new(Seeded::from_number(seed));
        let setup = Setup { game, players, options };
        let game = Pizza::deal(&setup, &mut dealer).expect("a valid set-up");
        Table { game, dealer }
    }

    /// Plays actions one after another and returns what was told to everyone or to one seat.
    pub(crate) fn play(&mut self, actions: &str) -> Vec<Event> {
        self.dealer.told.clear();
        for action in actions.split_whitespace() {
            let parsed = action.parse().unwrap_or_else(|error| panic!("{error}"));
            self.game.apply(parsed, &mut self.dealer).unwrap_or_else(|refusal| {
                panic!("«{action}» was refused: {refusal}; legal: {:?}", self.legal())
            });
            self.check_census();
        }
        self.events()
    }

    fn check_census(&self) {
        assert_eq!(self.game.census(), self.game.box_contents(), "a card was lost or made up");
    }

    /// Everything told since the last `play`, or during set-up, without what was needed and missing: `shortfalls`
    /// tries that alone.
    pub(crate) fn events(&self) -> Vec<Event> {
        self.dealer.told.iter().filter_map(|told| without_needs(told.event)).collect()
    }

    pub(crate) fn told(&self) -> &[Told<Event>] {
        &self.dealer.told
    }

    /// The rule and the reason for refusing an action, without the reason's details: `MM-10 ToppingsOnce`.
    /// The refused action must change nothing.
    pub(crate) fn refused(&mut self, action: &str) -> String {
        let before = self.game;
        let action = action.parse().unwrap_or_else(|error| panic!("{error}"));
        let refusal = self.game.apply(action, &mut self.dealer).expect_err("the action is illegal");
        assert_eq!(self.game, before, "a refused action changed the game");
        let refusal = refusal.to_string();
        refusal.split(" {").next().unwrap_or_default().to_owned()
    }

    pub(crate) fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal(&mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    pub(crate) fn to_act(&self) -> usize {
        usize::from(self.game.to_act().expect("the game goes on").number())
    }

    /// What everyone sees.
    pub(crate) fn view(&self) -> View {
        self.game.view(None)
    }

    /// What one seat sees.
    pub(crate) fn view_of(&self, number: usize) -> View {
        self.game.view(Some(seat(number)))
    }

    pub(crate) fn hand(&self, number: usize) -> Toppings {
        self.view_of(number).hand.expect("a seat sees its own hand").toppings
    }

    pub(crate) fn held_orders(&self, number: usize) -> Orders {
        self.view_of(number).hand.expect("a seat sees its own hand").orders
    }

    pub(crate) fn filled(&self, number: usize) -> Orders {
        self.view().chairs[number - 1].filled
    }

    /// How many orders are in a waiter.
    pub(crate) fn waiter_size(&self, number: usize) -> u8 {
        self.view().chairs[number - 1].waiter
    }

    pub(crate) fn outcome(&self) -> Outcome {
        self.game.outcome().expect("the game is over")
    }
}
