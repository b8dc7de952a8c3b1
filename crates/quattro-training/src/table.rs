//! Games between bots with different judgements.

use quattro_bots::value::Valued;
use quattro_bots::{Bot, Brain, Budget, Level, Playable, Retention};
use quattro_rules::chance::Seeded;
use quattro_rules::game::Game;
use quattro_rules::progress::GameInProgress;
use quattro_rules::seat::Seat;
use quattro_rules::setup::Setup;

use crate::Error;
use crate::learner::Learner;

/// A player at a table of `G`.
pub(crate) trait Player<G: Game> {
    /// Something was told to its seat, or to all.
    fn hear(&mut self, event: &G::Event);

    /// Chooses a legal action.
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> G::Action;
}

impl<G: Playable> Player<G> for Bot<G> {
    fn hear(&mut self, event: &G::Event) {
        self.hear(event);
    }

    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> G::Action {
        self.decide(view, legal).action
    }
}

/// A bot that judges with the network in training.
pub(crate) struct Apprenticed<G: Valued>(pub(crate) Bot<Learner<G>>);

impl<G: Valued> Player<G> for Apprenticed<G> {
    fn hear(&mut self, event: &G::Event) {
        self.0.hear(event);
    }

    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> G::Action {
        self.0.decide(view, legal).action
    }
}

/// A bot of the program that searches with so many playouts and a chef's memory.
pub(crate) fn chef<G: Playable>(setup: &Setup, seat: Seat, playouts: u32, seed: u64) -> Bot<G> {
    searching(setup, seat, playouts, seed)
}

/// The same with the network in training.
pub(crate) fn learner<G: Valued>(setup: &Setup, seat: Seat, playouts: u32, seed: u64) -> Apprenticed<G> {
    Apprenticed(searching(setup, seat, playouts, seed))
}

fn searching<G: Playable>(setup: &Setup, seat: Seat, playouts: u32, seed: u64) -> Bot<G> {
    let brain = Brain::Search(Budget::Playouts(playouts));
    Bot::with(brain, Level::Chef.retention(), setup, seat, seed)
}

/// A bot that does not search.
pub(crate) fn cook<G: Playable>(setup: &Setup, seat: Seat, retention: Retention, seed: u64) -> Bot<G> {
    Bot::with(Brain::Good, retention, setup, seat, seed)
}

/// Plays a game to the end.
pub(crate) fn play<G: Game>(
    setup: &Setup,
    chance: Seeded,
    players: &mut [Box<dyn Player<G>>],
) -> Result<GameInProgress<G, Seeded>, Error> {
    let mut game = GameInProgress::<G, _>::deal(setup, chance).map_err(|error| error.to_string())?;
    let mut told = 0;
    while let Some(mover) = game.game().to_act() {
        for news in &game.told()[told..] {
            for (seat, player) in Seat::all(setup.players).zip(players.iter_mut()) {
                if news.to.includes(Some(seat)) {
                    player.hear(&news.event);
                }
            }
        }
        told = game.told().len();
        let legal = game.legal();
        let action = players[mover.index()].choose(&game.game().view(Some(mover)), &legal);
        game.apply(action).map_err(|refusal| format!("{action}: {refusal}"))?;
    }
    Ok(game)
}

/// A seat's share of the win.
pub(crate) fn win<G: Game>(game: &G, seat: Seat) -> f64 {
    let Some(outcome) = game.outcome() else { return 0.0 };
    let winners = outcome.winners().count().max(1) as f64;
    if outcome.winners().any(|winner| winner == seat) { 1.0 / winners } else { 0.0 }
}
