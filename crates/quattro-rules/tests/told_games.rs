//! Whole games as every viewer sees them: events and views. This test writes files against which the browser
//! client's reducers are tested (`web-tests/units`), so that the views a client derives from events agree
//! with the rules.

use std::fs;
use std::path::Path;

use quattro_rules::calcory::Calcory;
use quattro_rules::chance::{Seeded, below};
use quattro_rules::dealer::{Narrator, Told};
use quattro_rules::game::Game;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use quattro_rules::with_engine;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::{Value, json};

/// Actions that make more happen than a random choice would: orders are played, completed, helped with.
const EAGER: [&str; 6] = ["add", "ask", "give", "join", "order", "show"];

/// How often an eager action is taken where there is one.
const EAGER_OF_TEN: u32 = 7;

/// A game in which somebody finds no card to turn (CA-17): the only one among the first 3,000 seeds.
const CALCORY_WITH_A_PASS: (u8, u64) = (4, 2314);

/// What happened between two decisions, and what it led to.
struct Step<G: Game> {
    told: Vec<Told<G::Event>>,
    after: G,
}

fn choose<A: Copy + ToString>(legal: &[A], rng: &mut ChaCha8Rng) -> A {
    let eager = |action: &A| EAGER.iter().any(|verb| action.to_string().starts_with(verb));
    let eager: Vec<A> = legal.iter().copied().filter(eager).collect();
    let choices = if !eager.is_empty() && below(rng, 10) < EAGER_OF_TEN { &eager } else { legal };
    choices[below(rng, choices.len() as u32) as usize]
}

/// Plays a whole game; the first step is the deal.
fn play<G: Game + Copy>(setup: &Setup, seed: u64) -> Vec<Step<G>> {
    let mut dealer = Narrator::new(Seeded::from_number(seed));
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = G::deal(setup, &mut dealer).expect("a valid set-up");
    let mut steps = vec![Step { told: std::mem::take(&mut dealer.told), after: game }];
    let mut legal = Vec::new();
    while game.to_act().is_some() {
        game.legal(&mut legal);
        game.apply(choose(&legal, &mut rng), &mut dealer).expect("a legal action");
        steps.push(Step { told: std::mem::take(&mut dealer.told), after: game });
    }
    steps
}

/// The game as one seat, or a spectator, is told of it.
fn told_to<G: Game>(viewer: Option<Seat>, steps: &[Step<G>]) -> Value {
    let heard = |step: &Step<G>| -> Vec<Value> {
        let told = step.told.iter().filter(|told| told.to.includes(viewer));
        told.map(|told| json!(told.event)).collect()
    };
    let steps = steps.iter().map(|step| json!({ "events": heard(step), "view": step.after.view(viewer) }));
    json!({ "viewer": viewer, "steps": steps.collect::<Vec<_>>() })
}

fn write<G: Game + Copy>(folder: &Path, setup: &Setup, seed: u64) {
    let steps = play::<G>(setup, seed);
    let seats = Seat::all(setup.players).map(Some).chain([None]);
    let viewers: Vec<Value> = seats.map(|viewer| told_to(viewer, &steps)).collect();
    for viewer in &viewers {
        let last = viewer["steps"].as_array().and_then(|steps| steps.last());
        assert_eq!(last.map(|step| &step["view"]["to_act"]), Some(&Value::Null), "everybody hears the end");
    }
    let file = folder.join(format!("{}-{}-{seed}.json", setup.game, setup.players));
    fs::write(&file, Value::from(viewers).to_string()).expect("a writable target folder");
}

#[test]
fn whole_games_are_written_for_the_reducers_of_the_browser() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("told-games");
    fs::create_dir_all(&folder).expect("a writable target folder");
    for game in GameId::ALL {
        for (players, seed) in game.players().flat_map(|players| [(players, 1), (players, 2)]) {
            let setup = Setup::new(game, players);
            with_engine!(game, G => write::<G>(&folder, &setup, seed));
        }
    }
    let (players, seed) = CALCORY_WITH_A_PASS;
    write::<Calcory>(&folder, &Setup::new(GameId::Calcory, players), seed);
}
