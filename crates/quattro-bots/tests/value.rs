//! The learned value: the same bits everywhere, and no favourite chair.

use quattro_bots::calcory::CalcoryMemory;
use quattro_bots::value::{HIDDEN, INPUTS, Network, ONE, Valued};
use quattro_bots::{Memory, Playable, Retention, Rng};
use quattro_rules::calcory::Calcory;
use quattro_rules::chance::{Seeded, below};
use quattro_rules::dealer::{Narrator, Silent};
use quattro_rules::game::Game;
use quattro_rules::pizza::Pizza;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use rand_core::SeedableRng;

/// Weights that no training made.
fn network() -> Network {
    let mut rng = Rng::seed_from_u64(1);
    let mut weight = move |most: i16| below(&mut rng, 2 * u32::from(most.unsigned_abs()) + 1) as i16 - most;
    Network {
        hidden: std::array::from_fn(|_| std::array::from_fn(|_| weight(300))),
        output: std::array::from_fn(|_| weight(300)),
        direct: std::array::from_fn(|_| weight(60)),
    }
}

/// A world a number of random moves into a game.
fn world<G: Valued>(game: GameId, players: u8, moves: u32) -> G::World {
    let setup = Setup::new(game, players);
    let mut dealer = Narrator::new(Seeded::from_number(3));
    let mut table = G::deal(&setup, &mut dealer).expect("a valid set-up");
    let mut memory = <G::Memory as Memory<G>>::new(&setup, Seat::FIRST, Retention::Perfect, 1);
    let (mut rng, mut legal) = (Rng::seed_from_u64(1), Vec::new());
    for _ in 0..moves {
        table.legal(&mut legal);
        let action = legal[below(&mut rng, legal.len() as u32) as usize];
        table.apply(action, &mut dealer).expect("a legal action");
        let public = dealer.told.drain(..).filter(|told| told.to.includes(None));
        public.for_each(|told| memory.hear(&told.event));
    }
    G::true_world(&table, &memory)
}

fn shares<G: Valued>(world: &G::World) -> Vec<f32> {
    Seat::all(G::chairs(world)).map(|seat| network().share::<G>(world, seat)).collect()
}

/// In units of 2^-16, in which shares are exact.
fn bits(shares: &[f32]) -> Vec<i32> {
    shares.iter().map(|share| (share * 65536.0) as i32).collect()
}

#[test]
fn fixed_positions_have_fixed_values() {
    let values = [
        bits(&shares::<Pizza>(&world::<Pizza>(GameId::MammaMia, 2, 120))),
        bits(&shares::<Pizza>(&world::<Pizza>(GameId::SoleMio, 3, 90))),
        bits(&shares::<Pizza>(&world::<Pizza>(GameId::Grande, 5, 200))),
        bits(&shares::<Calcory>(&world::<Calcory>(GameId::Calcory, 4, 60))),
    ];
    let expected: [&[i32]; 4] = [
        &[31491, 34045],
        &[21843, 21069, 22623],
        &[14716, 10455, 8583, 15302, 16479],
        &[5357, 4360, 17261, 38555],
    ];
    assert_eq!(values, expected);
}

#[test]
fn shares_add_up_to_one() {
    for players in 2..=4 {
        let pizza = shares::<Pizza>(&world::<Pizza>(GameId::Grande, players, 150));
        let calcory = shares::<Calcory>(&world::<Calcory>(GameId::Calcory, players, 50));
        for shares in [pizza, calcory] {
            assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{shares:?}");
        }
    }
}

#[test]
fn at_a_new_deal_only_the_turn_order_tells_chairs_apart() {
    let setup = Setup::new(GameId::Calcory, 4);
    let game = Calcory::deal(&setup, &mut Silent(Seeded::from_number(1))).expect("a valid set-up");
    let first = game.on_turn();
    let memory = CalcoryMemory::new(&setup, first, Retention::Perfect, 1);
    let world = Calcory::true_world(&game, &memory);
    let mut others = first.others(4).skip(1).map(|seat| Calcory::features(&world, seat));
    let (third, last) = (others.next().expect("a third player"), others.next().expect("a last player"));
    let differences = third.iter().zip(last).filter(|(third, last)| **third != *last);
    assert_eq!(differences.count(), 1, "{third:?} {last:?}");
}

#[test]
fn a_score_is_what_the_weights_say() {
    let mut network = Network { hidden: [[0; INPUTS]; HIDDEN], output: [0; HIDDEN], direct: [0; INPUTS] };
    let mut features = [0; INPUTS];
    (features[0], features[1]) = (3, 5);
    let one = ONE as i16;
    (network.direct[0], network.hidden[2][1], network.output[2]) = (one, one, -one / 2);
    assert_eq!(network.score(&features), 3 * ONE - 5 * ONE / 2);
    // A unit that is not active says nothing.
    network.hidden[2][1] = -one;
    assert_eq!(network.score(&features), 3 * ONE);
}
