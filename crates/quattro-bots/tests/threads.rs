//! A search on several threads: the same answer however fast each of them is.

use quattro_bots::{Bot, Brain, Budget, Choice, Playable, Retention};
use quattro_rules::chance::Seeded;
use quattro_rules::dealer::Silent;
use quattro_rules::pizza::Pizza;
use quattro_rules::setup::{GameId, Setup};

const PLAYOUTS: u32 = 400;

fn choice<G: Playable>(id: GameId, threads: u32) -> Choice<G::Action> {
    let setup = Setup::new(id, 3);
    let game = G::deal(&setup, &mut Silent(Seeded::from_number(3))).expect("a valid set-up");
    let seat = game.to_act().expect("someone begins");
    let brain = Brain::Search(Budget::Playouts(PLAYOUTS));
    let mut bot = Bot::<G>::with(brain, Retention::Perfect, &setup, seat, 1).with_threads(threads);
    let mut legal = Vec::new();
    game.legal(&mut legal);
    bot.decide(&game.view(Some(seat)), &legal)
}

fn tries<A>(choice: &Choice<A>) -> u32 {
    choice.considered.iter().map(|considered| considered.tries).sum()
}

#[test]
fn with_as_many_threads_the_answer_is_the_same() {
    for threads in 1..=3 {
        let pizza = || choice::<Pizza>(GameId::MammaMia, threads);
        assert_eq!(pizza(), pizza(), "{threads} threads");
        assert!(tries(&pizza()) > 0);
    }
}

#[test]
fn the_playouts_are_shared_among_the_threads() {
    for threads in [1, 2, 7] {
        let playouts = tries(&choice::<Pizza>(GameId::Grande, threads));
        assert!(playouts <= PLAYOUTS, "{playouts} playouts on {threads} threads");
        assert!(playouts > PLAYOUTS / 3, "{playouts} playouts on {threads} threads");
    }
}
