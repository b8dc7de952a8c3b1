//! The speed of bots: whole games played by the heuristic alone, worlds imagined, and search iterations.
//! `cargo bench -p quattro-bots`; one item is a game, a world or an iteration.

use divan::Bencher;
use divan::counter::ItemsCount;
use quattro_bots::{Bot, Brain, Budget, Memory, Playable, Retention, Rng, World};
use quattro_rules::calcory::Calcory;
use quattro_rules::chance::Seeded;
use quattro_rules::dealer::{Narrator, Silent};
use quattro_rules::game::Game;
use quattro_rules::pizza::{Action, Pizza, View};
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use rand_core::SeedableRng;

fn main() {
    divan::main();
}

const PIZZA: [GameId; 3] = [GameId::MammaMia, GameId::SoleMio, GameId::Grande];
const GAMES: u64 = 200;
const PLAYOUTS: u32 = 200;

#[divan::bench(args = PIZZA)]
fn playouts_with_four_players(bencher: Bencher<'_, '_>, game: GameId) {
    let setup = Setup::new(game, 4);
    let deals: Vec<Pizza> = (0..GAMES).map(|seed| dealt(&setup, seed)).collect();
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| deals.iter().copied().for_each(play_out::<Pizza>));
}

#[divan::bench(args = [2, 3, 4])]
fn calcory_playouts(bencher: Bencher<'_, '_>, players: u8) {
    let (game, memory) = calcory(players);
    let view = game.view(None);
    let worlds: Vec<_> =
        (0..GAMES).filter_map(|seed| memory.imagine(&view, &mut Rng::seed_from_u64(seed))).collect();
    bencher
        .counter(ItemsCount::new(GAMES))
        .bench_local(|| worlds.iter().copied().for_each(play_out::<Calcory>));
}

fn dealt<G: Game>(setup: &Setup, seed: u64) -> G {
    G::deal(setup, &mut Silent(Seeded::from_number(seed))).expect("a valid set-up")
}

fn calcory(players: u8) -> (Calcory, <Calcory as Playable>::Memory) {
    let setup = Setup::new(GameId::Calcory, players);
    (dealt(&setup, 1), Memory::<Calcory>::new(&setup, Seat::FIRST, Retention::Perfect, 1))
}

fn play_out<G: Playable>(mut world: G::World) {
    let (mut dealer, mut rng) = (Silent(Seeded::from_number(1)), Rng::seed_from_u64(1));
    let mut legal = Vec::with_capacity(64);
    while world.mover().is_some() {
        let action = G::good_move(&world, &mut legal, &mut rng);
        world.take(action, &mut dealer).expect("a good move is legal");
    }
}

/// A seat's memory, view and legal actions, thirty good moves into a game.
fn middle(game: GameId) -> (Bot<Pizza>, <Pizza as Playable>::Memory, View, Vec<Action>) {
    let setup = Setup::new(game, 2);
    let mut dealer = Narrator::new(Seeded::from_number(5));
    let mut table = Pizza::deal(&setup, &mut dealer).expect("a valid set-up");
    let (mut rng, mut legal, mut moves) = (Rng::seed_from_u64(1), Vec::new(), 0);
    while moves < 30 || table.to_act() != Some(Seat::FIRST) {
        let action = Pizza::good_move(&table, &mut legal, &mut rng);
        table.apply(action, &mut dealer).expect("a good move is legal");
        moves += 1;
    }
    let brain = Brain::Search(Budget::Playouts(PLAYOUTS));
    let mut bot = Bot::with(brain, Retention::Perfect, &setup, Seat::FIRST, 1);
    let mut memory = <Pizza as Playable>::Memory::new(&setup, Seat::FIRST, Retention::Perfect, 1);
    for told in dealer.told.iter().filter(|told| told.to.includes(Some(Seat::FIRST))) {
        bot.hear(&told.event);
        memory.hear(&told.event);
    }
    table.legal(&mut legal);
    (bot, memory, table.view(Some(Seat::FIRST)), legal)
}

#[divan::bench(args = PIZZA)]
fn imagine(bencher: Bencher<'_, '_>, game: GameId) {
    let (_, memory, view, _) = middle(game);
    let mut rng = Rng::seed_from_u64(2);
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| memory.imagine(&view, &mut rng));
}

#[divan::bench]
fn imagine_calcory(bencher: Bencher<'_, '_>) {
    let (game, memory) = calcory(2);
    let view = game.view(None);
    let mut rng = Rng::seed_from_u64(1);
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| memory.imagine(&view, &mut rng));
}

#[divan::bench(args = PIZZA)]
fn search_with_two_players(bencher: Bencher<'_, '_>, game: GameId) {
    let (mut bot, _, view, legal) = middle(game);
    bencher.counter(ItemsCount::new(PLAYOUTS)).bench_local(|| bot.decide(&view, &legal));
}
