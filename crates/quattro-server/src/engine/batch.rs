//! Which actions may be followed by another in the same batch.
//!
//! A batch is taken all or not at all. If it could go on after something hidden has come to light, a refused
//! batch would have looked at a card for nothing: `turn:A1, turn:B1, back:A1` would be taken if the two cards
//! make 13 and cost nothing if they do not. So a batch may go on only where what is legal next follows from
//! what the player saw before.

use quattro_rules::calcory::{self, Calcory};
use quattro_rules::game::Game;
use quattro_rules::pizza::{self, Pizza};

/// A game whose turns have steps that can be sent together.
pub(crate) trait Batch: Game {
    /// Whether `action`, which led from `before` to `after`, has shown its player nothing new.
    fn shows_nothing_new(before: &Self, action: Self::Action, after: &Self) -> bool;
}

impl Batch for Pizza {
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
}

impl Batch for Calcory {
    /// Which card goes back is chosen among cards that lie face up, and where to is known as well.
    fn shows_nothing_new(_: &Calcory, action: calcory::Action, _: &Calcory) -> bool {
        matches!(action, calcory::Action::Back(_))
    }
}
