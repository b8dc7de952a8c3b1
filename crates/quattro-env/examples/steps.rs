//! How many random steps a second a batch takes: `steps [GAME] [MEMORY] [MILLIONS] [THREADS]`. The fastest
//! single step of all games is printed too: it says what the machine can do when nothing else runs on it.

use std::time::Instant;

use quattro_env::{Arrays, Batch, Learnable, Recall};
use quattro_rules::setup::{GameId, Setup};
use quattro_rules::with_engine;

fn main() {
    let mut args = std::env::args().skip(1);
    let game: GameId = args.next().map_or(GameId::MammaMia, |name| name.parse().expect("a game"));
    let recall = args.next().map_or(Recall::None, |name| name.parse().expect("a memory"));
    let millions: usize = args.next().map_or(10, |number| number.parse().expect("a number"));
    let threads: usize = args.next().map_or(1, |number| number.parse().expect("a number"));
    with_engine!(game, G => measure::<G>(game, recall, millions, threads));
}

/// Games that are played together.
const GAMES: usize = 2048;

fn measure<G: Learnable>(game: GameId, recall: Recall, millions: usize, threads: usize) {
    let players = if game == GameId::Calcory { 3 } else { 4 };
    let mut batch = Batch::<G>::new(&Setup::new(game, players), GAMES, 1, recall).expect("a batch");
    let mut arrays = Arrays::for_batch(&batch);
    batch.begin(&mut arrays.as_mut(), 1).expect("a beginning");
    let begun = Instant::now();
    let rounds = millions * 1_000_000 / GAMES;
    let mut shortest = f64::MAX;
    for _ in 0..rounds {
        let begun = Instant::now();
        batch.step_at_random(&mut arrays.as_mut(), threads).expect("a step");
        shortest = shortest.min(begun.elapsed().as_secs_f64());
    }
    let rate = |steps: usize, seconds: f64| steps as f64 / seconds / 1e6;
    let all = rate(rounds * GAMES, begun.elapsed().as_secs_f64());
    let best = rate(GAMES, shortest);
    let bytes = Batch::<G>::bytes_per_game();
    println!(
        "{game} {recall}, {threads} threads: {all:.2} million steps/s, at best {best:.2}, {bytes} bytes a game"
    );
}
