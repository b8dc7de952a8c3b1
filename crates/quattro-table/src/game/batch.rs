//! Several actions sent together, and which of them may be followed by another.
//!
//! A batch is taken all or not at all. If it could go on after something hidden has come to light, a refused
//! batch would have looked at a card for nothing: `turn:A1, turn:B1, back:A1` would be taken if the two cards
//! make 13 and cost nothing if they do not. So a batch may go on only where what is legal next follows from
//! what the player saw before.
//!
//! A client that does not know the rules cannot know which steps of a turn are skipped either. It sends all of
//! them with `if_asked`, and what answers no question is passed over.

use quattro_rules::calcory::{self, Calcory, Step};
use quattro_rules::game::Game;
use quattro_rules::pizza::{self, Decision, Pizza};

use super::action::Action;

/// Actions that are sent together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Batch {
    /// The actions, in this order.
    pub actions: Vec<Action>,
    /// Whether actions after the first are passed over where what they answer is not asked.
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
    /// Which card goes back is chosen among cards that lie face up, and where to is known as well.
    fn shows_nothing_new(_: &Calcory, action: calcory::Action, _: &Calcory) -> bool {
        matches!(action, calcory::Action::Back(_))
    }

    fn goes_on_with(&self, action: calcory::Action) -> bool {
        matches!((self.view(None).step, action), (Step::PutBack { .. }, calcory::Action::Put(_)))
    }
}
