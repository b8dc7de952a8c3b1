//! Several actions sent together, and which of them may be followed by another.
//!
//! A batch is played completely or not at all. If it could continue after something hidden is revealed, a
//! refused batch would be a free look at a card: `turn:A1, turn:B1, back:A1` would be played if the two cards
//! make 13 and cost nothing if they do not. So a batch may continue only if what is legal next follows from
//! what the player saw before.
//!
//! A client that does not know the rules cannot know which steps of a turn are skipped. It sends all of them
//! with `if_asked`, and actions that answer no question are skipped.

use quattro_rules::calcory::{self, Calcory, Step};
use quattro_rules::game::Game;
use quattro_rules::pizza::{self, Decision, Pizza};

use super::action::Action;

/// Actions that are sent together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Batch {
    /// The actions, in this order.
    pub actions: Vec<Action>,
    /// Whether actions after the first are skipped if they do not answer the current question.
    pub if_asked: bool,
}

impl Batch {
    /// One action alone.
    pub(crate) fn of(action: Action) -> Batch {
        Batch { actions: vec![action], if_asked: false }
    }
}

/// A game whose turns have steps that can be sent together.
pub(crate) trait TurnSteps: Game {
    /// Whether `action`, which led from `before` to `after`, has shown its player nothing new.
    fn shows_nothing_new(before: &Self, action: Self::Action, after: &Self) -> bool;

    /// Whether `action` answers the question that is asked now, as a further step of the same turn.
    fn goes_on_with(&self, action: Self::Action) -> bool;
}

impl TurnSteps for Pizza {
    fn shows_nothing_new(before: &Pizza, action: pizza::Action, after: &Pizza) -> bool {
        use pizza::Action::{Choose, Join, Number, Order, Play, Reserve, Skip, Want};
        let own_step = matches!(
            action,
            Play(..) | Order(_) | Skip | Join(_) | Number(_) | Choose(_) | Reserve(_) | Want(..)
        );
        // A pass can open the oven, and then cards come out of it.
        let nothing_revealed = || before.view(None).oven <= after.view(None).oven;
        own_step && before.phase() == after.phase() && nothing_revealed()
    }

    fn goes_on_with(&self, action: pizza::Action) -> bool {
        use pizza::Action::{Draw, Order, Play, Skip};
        match self.decision() {
            // With toppings another turn begins.
            None | Some(Decision::PlayToppings) => false,
            Some(Decision::PlayOrder) => matches!(action, Order(_) | Skip),
            Some(Decision::Draw) => matches!(action, Draw(_)),
            Some(_) => !matches!(action, Play(..) | Order(_) | Draw(_)),
        }
    }
}

impl TurnSteps for Calcory {
    /// The card that goes back is chosen among face-up cards, and the free places are public.
    fn shows_nothing_new(_: &Calcory, action: calcory::Action, _: &Calcory) -> bool {
        matches!(action, calcory::Action::Back(_))
    }

    fn goes_on_with(&self, action: calcory::Action) -> bool {
        matches!((self.view(None).step, action), (Step::PutBack { .. }, calcory::Action::Put(_)))
    }
}
