//! What a search found out is kept for a decision that follows at once, and for no other.

use quattro_bots::{Choice, Entrant, SeatedBot};
use quattro_rules::chance::Seeded;
use quattro_rules::game::Game;
use quattro_rules::pizza::{Action, Pizza};
use quattro_rules::progress::GameInProgress;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};

const PLAYOUTS: u32 = 60;

/// A decision in a game among bots: how many playouts it rests on, and whether the same seat has just played or kept
/// toppings or orders, with nothing else told since.
struct Asked {
    tries: u32,
    follows: bool,
}

/// Plays a game in which `done` is done instead of what the bots choose.
fn asked(game: GameId, threads: u32, done: impl Fn(&Choice<Action>, &[Action]) -> Action) -> Vec<Asked> {
    let setup = Setup::new(game, 2);
    let entrant: Entrant = format!("maestro@{PLAYOUTS}").parse().expect("a bot");
    let sit = |seat| SeatedBot::<Pizza>::new(entrant, &setup, seat, 4).with_threads(threads);
    let mut bots: Vec<_> = Seat::all(setup.players).map(sit).collect();
    let mut game = GameInProgress::<Pizza, _>::deal(&setup, Seeded::from_number(8)).expect("a valid set-up");
    let (mut all, mut last) = (Vec::new(), None);
    while let Some(seat) = game.game().to_act() {
        let bot = &mut bots[seat.index()];
        let decision = bot.asked(&game);
        let choice = bot.decide(&decision);
        let tries = choice.considered.iter().map(|considered| considered.tries).sum();
        all.push(Asked { tries, follows: last == Some(seat) });
        let action = done(&choice, decision.legal());
        let told = game.apply(action).expect("a legal action").len();
        let is_plain = matches!(action, Action::Play(..) | Action::Order(_)) && told == 1;
        last = (is_plain || (action == Action::Skip && told == 0)).then_some(seat);
    }
    all
}

fn most<'a>(asked: impl Iterator<Item = &'a Asked>) -> u32 {
    asked.map(|asked| asked.tries).max().unwrap_or_default()
}

#[test]
fn a_decision_that_follows_at_once_has_the_playouts_of_the_one_before_too() {
    for (game, threads) in [(GameId::MammaMia, 1), (GameId::SoleMio, 2), (GameId::Grande, 1)] {
        let all = asked(game, threads, |choice, _| choice.action);
        assert!(most(all.iter().filter(|asked| asked.follows)) > PLAYOUTS, "{game:?}");
        assert!(most(all.iter().filter(|asked| !asked.follows)) <= PLAYOUTS, "{game:?}");
    }
}

#[test]
fn who_did_something_else_than_was_thought_about_begins_anew() {
    let other = |choice: &Choice<Action>, legal: &[Action]| {
        legal.iter().copied().find(|action| *action != choice.action).unwrap_or(choice.action)
    };
    let all = asked(GameId::MammaMia, 1, other);
    assert!(all.iter().any(|asked| asked.follows && asked.tries > 0));
    assert!(most(all.iter()) <= PLAYOUTS);
}
