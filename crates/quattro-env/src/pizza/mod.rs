//! The pizza games: `labels` says how a seat names kinds and orders, `actions` numbers what it can do, `observe` writes
//! what it sees, `heard` is what can be remembered.

mod actions;
mod heard;
mod labels;
mod observe;

pub use heard::PizzaHeard;
pub use labels::Labels;

use quattro_rules::game::Game;
use quattro_rules::pizza::{Action, Pizza, View};
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};

use crate::learnable::{Learnable, Recall};
use crate::page::Page;

impl Learnable for Pizza {
    type Heard = PizzaHeard;
    type Labels = Labels;
    type Seen = View;

    fn labels(setup: &Setup, seat: Seat) -> Labels {
        Labels::of_setup(setup, seat)
    }

    fn action_names(game: GameId) -> Vec<String> {
        actions::names(&Labels::of_setup(&Setup::new(game, *game.players().end()), Seat::FIRST))
    }

    fn mask(&self, labels: &Labels, legal: &mut Vec<Action>, mask: &mut [u8]) {
        self.legal(legal);
        mask.fill(0);
        for action in &*legal {
            if let Some(number) = mask.get_mut(actions::number(labels, *action, legal)) {
                *number = 1;
            }
        }
    }

    fn action(&self, number: usize, labels: &Labels, legal: &mut Vec<Action>) -> Option<Action> {
        actions::action(self, labels, number, legal)
    }

    fn number_of(&self, action: Action, labels: &Labels, legal: &mut Vec<Action>) -> Option<usize> {
        self.legal(legal);
        legal.contains(&action).then(|| actions::number(labels, action, legal))
    }

    fn see(&self, seat: Seat) -> View {
        self.view(Some(seat))
    }

    fn see_again(&self, seat: Seat, seen: &mut View) {
        self.look(Some(seat), seen);
    }

    fn write(seen: &View, heard: &PizzaHeard, recall: Recall, labels: &Labels, page: &mut impl Page) {
        observe::write(seen, heard, recall, labels, page);
    }
}
