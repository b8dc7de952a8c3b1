//! Trains the learned values of the bots (`quattro_bots::value`) by self-play: `cargo xtask train`.
//!
//! A generation plays games with the network of the one before, fits a network to all games so far, and matches it with
//! the bots of the program. Every step is kept in files and depends on the seed and the steps before alone, so a run
//! can be broken off and resumed at any time.
//!
//! | module | what it does |
//! |---|---|
//! | `args` | reads the command line |
//! | `learner` | bots with a network that is not part of the program |
//! | `table` | games between them and the bots of the program |
//! | `lesson` | self-play, and what is learned from each game |
//! | `fit` | fits a network |
//! | `duel` | matches |
//! | `plot` | strength over time |
//! | `weights` | writes the network into the sources |

mod args;
mod duel;
mod fit;
mod learner;
mod lesson;
mod plot;
mod table;
mod weights;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::rc::Rc;

use indicatif::{ProgressBar, ProgressStyle};
use quattro_rules::calcory::Calcory;
use quattro_rules::pizza::Pizza;
use quattro_rules::setup::GameId;

use args::Args;
use duel::{Duel, Score};
use fit::Fit;
use lesson::{Lesson, Sample, SelfPlay};

/// An error message.
type Error = String;

/// One in so many games is not learned from, to see how well the others teach.
const HELD_OUT: usize = 5;

fn main() -> ExitCode {
    let done = Args::read(std::env::args().skip(1)).and_then(|args| match args.game {
        GameId::Calcory => train::<Calcory>(&args),
        GameId::MammaMia | GameId::SoleMio | GameId::Grande => train::<Pizza>(&args),
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn train<G: Lesson>(args: &Args) -> Result<(), Error> {
    begin(args)?;
    let mut scores = Vec::new();
    for generation in 1..=args.generations {
        let games = generation * args.games;
        let lessons = SelfPlay { game: args.game, seed: args.seed, playouts: args.playouts };
        lessons.fill::<G>(&args.file("games.jsonl"), games, &bar("self-play"))?;
        let network = Rc::new(learn::<G>(args, generation, games)?.network(args.sharpness));
        learner::judge_with(Some(Rc::clone(&network)));
        scores.push((games, matched::<G>(args, generation)?));
        let title = format!("{}: won against the bots of the program", args.game);
        write(&args.file("svg"), &plot::plot(&title, 1.0 / f64::from(args.players), &scores))?;
        if args.keep && generation == args.generations {
            keep(args, &network)?;
        }
    }
    Ok(())
}

/// Games that were played with other options would not be played like this again.
fn begin(args: &Args) -> Result<(), Error> {
    fs::create_dir_all(&args.folder).map_err(|error| error.to_string())?;
    let (file, options) = (args.file("options.txt"), args.learning());
    match fs::read_to_string(&file) {
        Ok(begun) if begun == options => Ok(()),
        Ok(begun) => Err(format!("{} was begun with {begun}: use another folder", args.folder.display())),
        Err(_) => write(&file, &options),
    }
}

/// The network of a generation: from its file, or fitted to all games so far.
fn learn<G: Lesson>(args: &Args, generation: u64, games: u64) -> Result<Fit, Error> {
    let file = args.file(&format!("fit-{generation}.json"));
    if let Ok(text) = fs::read_to_string(&file) {
        return serde_json::from_str(&text).map_err(|error| error.to_string());
    }
    let records = lesson::read(&args.file("games.jsonl"))?;
    let (mut lessons, mut held_out) = (Vec::new(), Vec::new());
    for (number, record) in records.iter().take(games as usize).enumerate() {
        let group = if number.is_multiple_of(HELD_OUT) { &mut held_out } else { &mut lessons };
        group.extend(lesson::samples::<G>(record)?);
    }
    let bar = bar("fit").with_message(format!("{} positions", lessons.len()));
    let fit = fit::fit(&lessons, args.epochs, args.seed, |epoch, epochs| {
        bar.set_length(epochs.into());
        bar.set_position(epoch.into());
    });
    bar.finish();
    report(generation, &held_out, &fit);
    write(&file, &serde_json::to_string(&fit).map_err(|error| error.to_string())?)?;
    Ok(fit)
}

/// The log loss on games that were not learned from.
fn report(generation: u64, held_out: &[Sample], fit: &Fit) {
    let coin = fit::loss(held_out, |sample| vec![1.0 / sample.won.len() as f32; sample.won.len()]);
    let today = fit::loss(held_out, |sample| sample.expected.clone());
    let learned = fit::loss(held_out, |sample| fit.shares(sample));
    let positions = held_out.len();
    println!(
        "generation {generation}: log loss {learned:.4}; the bots of the program {today:.4}, equal chances \
         {coin:.4} ({positions} positions)"
    );
}

fn matched<G: Lesson>(args: &Args, generation: u64) -> Result<Score, Error> {
    let Args { game, sharpness, players, budget, .. } = *args;
    let network = format!("generation {generation} of {} games, sharpness {sharpness}", args.games);
    let duel = Duel { game, network, players, playouts: budget, seed: args.seed + 1000 };
    let score = duel.play::<G>(&args.file("matches.jsonl"), args.matched, &bar("match"))?;
    println!("generation {generation}: won {score} at {players} players, {budget} playouts");
    Ok(score)
}

fn keep(args: &Args, network: &quattro_bots::value::Network) -> Result<(), Error> {
    let Args { game, generations, .. } = args;
    let command = format!("cargo xtask train FOLDER {game} --generations {generations} {}", args.learning());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../quattro-bots/src/value");
    let file = folder.join(format!("{game}.rs").replace('-', "_"));
    write(&file, &weights::source(network, game.title(), &command))
}

impl Args {
    /// The options on which games and networks depend.
    fn learning(&self) -> String {
        let Args { games, playouts, epochs, sharpness, seed, .. } = self;
        format!(
            "--games {games} --playouts {playouts} --epochs {epochs} --sharpness {sharpness} --seed {seed}"
        )
    }

    /// A file of this game in the folder.
    fn file(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{}.{name}", self.game))
    }
}

/// A file is whole or not there: a run may be broken off.
fn write(file: &Path, text: &str) -> Result<(), Error> {
    let begun = file.with_extension("part");
    let done = fs::write(&begun, text).and_then(|()| fs::rename(&begun, file));
    done.map_err(|error| format!("{}: {error}", file.display()))
}

fn bar(step: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template("{prefix:9} {wide_bar} {pos}/{len} {eta} {msg}");
    let bar = ProgressBar::new(0).with_prefix(step);
    style.map_or(bar.clone(), |style| bar.with_style(style))
}
