//! Numbers of actions.

use std::collections::HashSet;

use quattro_env::Learnable;
use quattro_env::tables::action_names;
use quattro_rules::setup::{GameId, Setup};
use quattro_testkit::random::random_game;

use crate::for_every_setup;

/// Every legal action has a number of its own, the mask marks these and no others, and each stands for its action.
fn numbers_and_actions_are_the_same_things<G: Learnable>(setup: &Setup) {
    let names = G::action_names(setup.game);
    let (mut scratch, mut mask) = (Vec::new(), vec![9; names.len()]);
    for seed in 0..4 {
        random_game::<G>(setup, seed, |game, legal| {
            let Some(seat) = game.to_act() else { return };
            let labels = G::labels(setup, seat);
            game.mask(&labels, &mut scratch, &mut mask);
            let numbers: HashSet<usize> = (0..mask.len()).filter(|number| mask[*number] == 1).collect();
            assert!(mask.iter().all(|byte| *byte < 2));
            assert_eq!(numbers.len(), legal.len(), "{} at {game:?}", setup.game);
            for action in legal {
                let number =
                    game.number_of(*action, &labels, &mut scratch).expect("legal actions are numbered");
                assert!(numbers.contains(&number), "{action:?}");
                assert_eq!(game.action(number, &labels, &mut scratch), Some(*action), "{}", names[number]);
            }
            for number in (0..names.len() + 3).filter(|number| !numbers.contains(number)) {
                let action = game.action(number, &labels, &mut scratch);
                assert!(action.is_none_or(|action| game.check(action).is_err()), "{number} {action:?}");
            }
        });
    }
}

#[test]
fn numbers_and_legal_actions_are_the_same_things() {
    for_every_setup!(numbers_and_actions_are_the_same_things);
}

#[test]
fn names_differ_and_there_are_as_many_as_documented() {
    for (game, count) in GameId::ALL.into_iter().zip([88, 221, 246, 61]) {
        let names = action_names(game);
        assert_eq!(names.len(), count, "{game}");
        assert_eq!(names.iter().collect::<HashSet<_>>().len(), count, "{game}");
    }
}
