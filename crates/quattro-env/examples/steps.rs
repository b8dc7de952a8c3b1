//! How many random steps a second a batch takes on one core: `steps [GAME] [MEMORY] [MILLIONS]`.

use std::time::Instant;

use quattro_env::{Arrays, Batch, Learnable, Recall};
use quattro_rules::setup::{GameId, Setup};
use quattro_rules::with_engine;

fn main() {
    let mut args = std::env::args().skip(1);
    let game: GameId = args.next().map_or(GameId::MammaMia, |name| name.parse().expect("a game"));
    let recall = args.next().map_or(Recall::None, |name| name.parse().expect("a memory"));
    let millions: usize = args.next().map_or(10, |number| number.parse().expect("a number"));
    with_engine!(game, G => measure::<G>(game, recall, millions));
}

fn measure<G: Learnable>(game: GameId, recall: Recall, millions: usize) {
    const GAMES: usize = 2048;
    let players = if game == GameId::Calcory { 3 } else { 4 };
    let mut batch = Batch::<G>::new(&Setup::new(game, players), GAMES, 1, recall).expect("a batch");
    let mut arrays = Arrays::for_batch(&batch);
    batch.begin(&mut arrays.as_mut(), 1).expect("a beginning");
    let begun = Instant::now();
    let rounds = millions * 1_000_000 / GAMES;
    for _ in 0..rounds {
        batch.step_at_random(&mut arrays.as_mut(), 1).expect("a step");
    }
    let rate = (rounds * GAMES) as f64 / begun.elapsed().as_secs_f64() / 1e6;
    println!("{game} {recall}: {rate:.2} million steps/s, {} bytes a game", Batch::<G>::bytes_per_game());
}
