//! Random bots, and games between them.

use quattro_rules::chance::below;
use quattro_rules::dealer::Dealer;
use quattro_rules::game::{Game, Outcome};
use quattro_rules::rule::Refusal;
use quattro_rules::seat::Seat;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// A bot that takes any legal action.
#[derive(Debug)]
pub(crate) struct RandomBot(ChaCha8Rng);

impl RandomBot {
    /// The bot of game `number` of the games with this seed.
    pub(crate) fn new(seed: u64, number: u64) -> RandomBot {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        bytes[8..16].copy_from_slice(&number.to_le_bytes());
        // Keeps the bot's seed distinct from the dealer's.
        bytes[31] = 1;
        RandomBot(ChaCha8Rng::from_seed(bytes))
    }

    /// One of `actions`, which must not be empty.
    pub(crate) fn choose<A: Copy>(&mut self, actions: &[A]) -> A {
        actions[below(&mut self.0, actions.len() as u32) as usize]
    }
}

/// A game played to the end.
#[derive(Debug)]
pub(crate) struct Played {
    /// The number of decisions.
    pub(crate) decisions: u64,
    /// The largest number of legal actions in one decision.
    pub(crate) largest_choice: usize,
    /// The ranking.
    pub(crate) outcome: Outcome,
}

/// Plays `game` to the end; `note` is called with every action. `actions` is a buffer to reuse.
pub(crate) fn play<G: Game>(
    mut game: G,
    dealer: &mut impl Dealer<G::Event>,
    bot: &mut RandomBot,
    actions: &mut Vec<G::Action>,
    mut note: impl FnMut(Seat, G::Action),
) -> Result<Played, Refusal> {
    let (mut decisions, mut largest_choice) = (0, 0);
    while let Some(seat) = game.to_act() {
        game.legal(actions);
        let action = bot.choose(actions);
        game.apply(action, dealer)?;
        note(seat, action);
        decisions += 1;
        largest_choice = largest_choice.max(actions.len());
    }
    let outcome = game.outcome().expect("nobody decides, so the game is over");
    Ok(Played { decisions, largest_choice, outcome })
}
