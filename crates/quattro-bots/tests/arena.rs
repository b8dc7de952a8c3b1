//! The arena among real bots.

use std::cell::RefCell;

use quattro_bots::Entrant;
use quattro_bots::arena::{Arena, ArenaError, Played, Standing, play_while};
use quattro_rules::calcory::Calcory;
use quattro_rules::chance::Seeded;
use quattro_rules::game::Game;
use quattro_rules::pizza::Pizza;
use quattro_rules::record::Replay;
use quattro_rules::setup::{GameId, Setup};

fn arena(game: GameId, players: u8, bots: &[&str], games: u64) -> Arena {
    let entrants = bots.iter().map(|bot| bot.parse().expect("a bot")).collect();
    Arena::new(Setup::new(game, players), entrants, games, 5).expect("a valid arena")
}

fn run(arena: &Arena, threads: usize) -> Vec<Standing> {
    arena.run::<Pizza, ArenaError>(threads, |_, _| Ok(())).expect("games that can be played")
}

/// Everything but the time it took.
fn without_times(standings: Vec<Standing>) -> Vec<Standing> {
    standings.into_iter().map(|standing| Standing { ms_per_decision: 0.0, ..standing }).collect()
}

#[test]
fn budgets_in_playouts_give_the_same_result_on_any_number_of_threads() {
    let arena = arena(GameId::MammaMia, 2, &["chef@8", "cook"], 6);
    assert_eq!(without_times(run(&arena, 1)), without_times(run(&arena, 3)));
}

#[test]
fn win_shares_of_a_table_add_up_to_one() {
    for (players, bots) in [(2, 2), (3, 2), (4, 3), (5, 5)] {
        let bots = &["cook", "apprentice", "random", "random", "random"][..bots];
        let standings = run(&arena(GameId::SoleMio, players, bots, 20), 2);
        let shares: f64 = standings.iter().map(|standing| standing.win_share).sum();
        assert!((shares - 1.0).abs() < 1e-9, "{players} players: {shares}");
        assert!(standings.iter().all(|standing| standing.games == standings[0].games));
    }
}

#[test]
fn a_deal_is_played_from_all_chairs_with_the_same_cards() {
    let arena = arena(GameId::Grande, 3, &["cook", "apprentice", "random"], 6);
    let seen: RefCell<Vec<(u64, Played)>> = RefCell::default();
    let note = |number, played: &Played| {
        seen.borrow_mut().push((number, played.clone()));
        Ok::<(), ArenaError>(())
    };
    arena.run::<Pizza, _>(1, note).expect("games that can be played");
    let mut games = seen.into_inner();
    games.sort_by_key(|(number, _)| *number);
    assert_eq!(games.len(), 6);
    for deal in games.chunks(3) {
        let dealt = |game: usize| &deal[game].1.record.shuffles[..4];
        assert!((1..3).all(|game| dealt(game) == dealt(0)), "the same cards");
        for seat in 0..3 {
            let mut names: Vec<_> = deal.iter().map(|(_, played)| &played.record.seats[seat]).collect();
            names.sort();
            assert_eq!(names, ["apprentice", "cook", "random"], "everybody on every chair");
        }
    }
    assert_ne!(games[0].1.record.shuffles[0], games[3].1.record.shuffles[0], "another deal, other cards");
}

#[test]
fn records_replay() {
    let arena = arena(GameId::Calcory, 2, &["cook", "random"], 4);
    let check = |_, played: &Played| {
        let mut replay = Replay::<Calcory>::open(&played.record).expect("an opening that replays");
        while replay.step().expect("a move that replays").is_some() {}
        assert_eq!(replay.game().outcome(), Some(played.outcome.clone()));
        Ok::<(), ArenaError>(())
    };
    arena.run::<Calcory, _>(2, check).expect("games that can be played");
}

#[test]
fn an_error_of_the_observer_ends_it() {
    #[derive(Debug, PartialEq)]
    struct Enough;
    impl From<ArenaError> for Enough {
        fn from(_: ArenaError) -> Enough {
            Enough
        }
    }
    let arena = arena(GameId::MammaMia, 2, &["random", "random"], 1_000_000);
    assert_eq!(arena.run::<Pizza, _>(2, |_, _| Err(Enough)), Err(Enough));
}

#[test]
fn there_must_be_somebody_to_compare_and_a_table_that_can_be_played_at() {
    let cook: Entrant = "cook".parse().expect("a bot");
    let alone = Arena::new(Setup::new(GameId::Calcory, 2), vec![cook], 10, 1);
    assert!(matches!(alone, Err(ArenaError::TooFew)));
    let crowd = Arena::new(Setup::new(GameId::Calcory, 5), vec![cook, cook], 10, 1);
    assert!(matches!(crowd, Err(ArenaError::Setup(_))));
}

#[test]
fn a_game_goes_on_as_long_as_its_caller_wants() {
    let bot: Entrant = "random".parse().expect("a bot");
    let played_until = |most: usize| {
        let mut moves = 0;
        let goes_on = || {
            moves += 1;
            moves <= most
        };
        let setup = Setup::new(GameId::MammaMia, 2);
        let played = play_while::<Pizza>(&setup, &[bot, bot], Seeded::from_number(3), 3, goes_on);
        (moves, played.map(|played| played.record.actions.len()))
    };
    assert!(matches!(played_until(7), (8, Err(ArenaError::Stopped))));
    assert!(matches!(played_until(usize::MAX), (asked, Ok(moves)) if asked == moves));
}
