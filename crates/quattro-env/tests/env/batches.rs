//! Many games at once.

use quattro_env::returns::returns;
use quattro_env::{Arrays, Batch, BatchError, Heard, Learnable, Recall};
use quattro_rules::chance::Seeded;
use quattro_rules::dealer::{Audience, Narrator};
use quattro_rules::pizza::Pizza;
use quattro_rules::setup::{GameId, Setup};

use crate::for_every_setup;

fn number_of(action: i64) -> usize {
    usize::try_from(action).expect("a number")
}

/// Every row of a batch is what the engine says when the game is played alone.
fn rows_are_games<G: Learnable>(setup: &Setup) {
    const GAMES: usize = 5;
    let mut batch = Batch::<G>::new(setup, GAMES, 3, Recall::Log).expect("a batch");
    let mut arrays = Arrays::for_batch(&batch);
    batch.begin(&mut arrays.as_mut(), 1).expect("a beginning");
    let deal = |number: u64| {
        let mut dealer = Narrator::new(Seeded::numbered(3, number));
        (G::deal(setup, &mut dealer).expect("a game"), dealer, number)
    };
    let mut games: Vec<_> = (0..GAMES as u64).map(deal).collect();
    let mut heard = vec![G::Heard::default(); GAMES];
    let mut actions = [0; GAMES];
    let mut ended = 0;
    while ended < 2 {
        for (index, (game, dealer, _)) in games.iter_mut().enumerate() {
            for told in dealer.told.drain(..).filter(|told| told.to == Audience::All) {
                heard[index].hear(&told.event);
            }
            let seat = game.to_act().expect("a decision");
            assert_eq!(usize::from(arrays.seats[index]), seat.index());
            let labels = G::labels(setup, seat);
            let mut mask = vec![0; batch.actions()];
            game.mask(&labels, &mut Vec::new(), &mut mask);
            assert_eq!(arrays.masks[index * mask.len()..][..mask.len()], mask);
            let mut row = vec![0; batch.observation()];
            G::observe(&game.see(seat), &heard[index], Recall::Log, &labels, &mut row);
            assert_eq!(arrays.observations[index * row.len()..][..row.len()], row);
        }
        batch.choose_at_random(&arrays.masks, &mut actions).expect("actions");
        batch.step(&actions, &mut arrays.as_mut(), 2).expect("legal actions");
        for (index, table) in games.iter_mut().enumerate() {
            let (game, dealer, number) = table;
            let labels = G::labels(setup, game.to_act().expect("a decision"));
            let action = game.action(number_of(actions[index]), &labels, &mut Vec::new()).expect("an action");
            game.apply(action, dealer).expect("a legal action");
            let mut expected = vec![0.0; batch.players()];
            assert_eq!(arrays.dones[index], game.to_act().is_none());
            if let Some(outcome) = game.outcome() {
                returns(&outcome, &mut expected);
                *table = deal(*number + GAMES as u64);
                heard[index] = G::Heard::default();
                ended += 1;
            }
            assert_eq!(arrays.rewards[index * expected.len()..][..expected.len()], expected);
        }
    }
}

#[test]
fn every_row_is_a_game_of_its_own() {
    for_every_setup!(rows_are_games);
}

fn threads_make_no_difference<G: Learnable>(setup: &Setup) {
    let played = |threads: usize| {
        let mut batch = Batch::<G>::new(setup, 13, 11, Recall::Last).expect("a batch");
        let mut arrays = Arrays::for_batch(&batch);
        batch.begin(&mut arrays.as_mut(), threads).expect("a beginning");
        for _ in 0..40 {
            batch.step_at_random(&mut arrays.as_mut(), threads).expect("a step");
        }
        arrays
    };
    let one = played(1);
    for threads in [0, 3, 40] {
        assert_eq!(played(threads), one, "{threads} threads");
    }
}

#[test]
fn the_number_of_threads_makes_no_difference() {
    for_every_setup!(threads_make_no_difference);
}

#[test]
fn what_is_wrong_changes_nothing_and_says_where() {
    let setup = Setup::new(GameId::MammaMia, 4);
    let new = |games| Batch::<Pizza>::new(&setup, games, 1, Recall::None);
    assert_eq!(new(0).err(), Some(BatchError::NoGames));
    let mut batch = new(3).expect("a batch");
    let mut arrays = Arrays::for_batch(&batch);
    batch.begin(&mut arrays.as_mut(), 1).expect("a beginning");
    let before = arrays.clone();
    let legal = |arrays: &Arrays, game: usize| {
        let mut numbers = (0..88).zip(&arrays.masks[game * 88..]);
        numbers.find(|(_, legal)| **legal == 1).map_or(-1, |(number, _)| number)
    };
    let actions: Vec<i64> = (0..3).map(|game| legal(&arrays, game)).collect();
    for (bad, words) in
        [(-1, "game 2: action -1 means"), (88, "from 0 to 87"), (2, "(draw:kitchen) is illegal: MM-10")]
    {
        let tried = [actions[0], actions[1], bad];
        let error = batch.step(&tried, &mut arrays.as_mut(), 1).expect_err("illegal").to_string();
        assert!(error.contains(words), "{error}");
        assert_eq!(arrays, before);
    }
    for threads in 1..=4 {
        let error = batch.step(&[actions[0], 88, -1], &mut arrays.as_mut(), threads).expect_err("illegal");
        assert!(error.to_string().starts_with("game 1: action 88"), "{threads} threads: {error}");
        assert_eq!(arrays, before);
    }
    let error = batch.step(&actions[..2], &mut arrays.as_mut(), 1).expect_err("too few").to_string();
    assert_eq!(error, "`actions` holds 2 numbers instead of 3");
    let mut short = before.clone();
    short.rewards.pop();
    let error = batch.step(&actions, &mut short.as_mut(), 1).expect_err("too short").to_string();
    assert_eq!(error, "`rewards` holds 11 numbers instead of 12");
    batch.step(&actions, &mut arrays.as_mut(), 1).expect("legal actions");
    assert_ne!(arrays, before);
}

/// A mask of zeros offers nothing, and the game stays as it is.
#[test]
fn a_row_without_a_legal_action_is_left_alone() {
    let mut batch = Batch::<Pizza>::new(&Setup::new(GameId::Grande, 5), 2, 1, Recall::Log).expect("a batch");
    let mut arrays = Arrays::for_batch(&batch);
    batch.begin(&mut arrays.as_mut(), 1).expect("a beginning");
    let before = arrays.clone();
    arrays.masks.fill(0);
    batch.step_at_random(&mut arrays.as_mut(), 1).expect("a step");
    assert_eq!(arrays, before);
}

#[test]
fn a_game_takes_less_than_four_kibibytes() {
    assert!(Batch::<Pizza>::bytes_per_game() < 2048, "{}", Batch::<Pizza>::bytes_per_game());
    assert!(Batch::<quattro_rules::Calcory>::bytes_per_game() < 1024);
}
