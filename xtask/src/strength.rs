//! How strong each level is: matches with the level below, in every game and with every number of players.
//!
//! Results are kept in a file, one line for each batch of games, so that a run can be broken off and resumed
//! at any time. Deals do not depend on how often that happens. The tables of `docs/bots.md` are written
//! from the file alone.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use serde::{Deserialize, Serialize};

use crate::Error;
use crate::run::{command, root, run};

/// Each game by its name in commands, its title, and its most players.
const GAMES: [(&str, &str, u8); 4] = [
    ("mamma-mia", "Mamma Mia!", 5),
    ("sole-mio", "Sole Mio!", 5),
    ("grande", "Grande", 5),
    ("calcory", "Calcory", 4),
];

/// The numbers of players that are measured, where a game allows them.
const PLAYERS: [u8; 4] = [2, 3, 4, 5];

/// The games played between two notes in the file, at least.
const BATCH: u64 = 40;

/// Where the tables begin and end in `docs/bots.md`.
const MARKS: [&str; 2] = ["<!-- strength: cargo xtask strength -->\n", "<!-- /strength -->"];

/// A bot and the one it is matched with, in one game.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
struct Match {
    game: String,
    players: u8,
    bots: [String; 2],
}

/// A batch of games: what is noted in the file.
#[derive(Clone, Serialize, Deserialize, Debug)]
struct Batch {
    #[serde(flatten)]
    of: Match,
    seed: u64,
    games: u64,
    win_share: f64,
    win_error: f64,
}

/// What is read of the output of `quattro arena --json`.
#[derive(Deserialize, Debug)]
struct Report {
    bots: Vec<Standing>,
}

#[derive(Deserialize, Debug)]
struct Standing {
    games: u64,
    win_share: f64,
    win_error: f64,
}

/// Plays what is missing in the file, and writes the tables.
pub(crate) fn strength() -> Result<(), Error> {
    let mut arguments = std::env::args().skip(2);
    let file = PathBuf::from(arguments.next().ok_or("name the file for the results")?);
    let mut number = |usual| arguments.next().map_or(Ok(usual), |text| text.parse::<u64>());
    let games = number(2000).map_err(|_| "GAMES is a number")?;
    let playouts = number(300).map_err(|_| "PLAYOUTS is a number")?;
    run("cargo build --release --quiet -p quattro")?;
    let mut batches = read(&file)?;
    let matches = matches(playouts);
    for (index, one) in matches.iter().enumerate() {
        play(one, games, &file, &mut batches, &format!("{} of {}", index + 1, matches.len()))?;
    }
    write_tables(&root().join("docs/bots.md"), &matches, &batches)
}

/// Each level with the one below it. Searching bots get few playouts, but ten times as many from level to level, as
/// with their real budgets.
fn matches(playouts: u64) -> Vec<Match> {
    let chef = format!("chef@{playouts}");
    let levels =
        ["random", "apprentice", "cook", &chef, &format!("maestro@{}", 10 * playouts)].map(str::to_owned);
    let mut matches = Vec::new();
    for pair in levels.windows(2) {
        for (game, _, most) in GAMES {
            let with =
                |players| Match { game: game.to_owned(), players, bots: [pair[1].clone(), pair[0].clone()] };
            matches.extend(PLAYERS.into_iter().filter(|players| *players <= most).map(with));
        }
    }
    matches
}

fn read(file: &Path) -> Result<Vec<Batch>, Error> {
    let text = if file.exists() {
        fs::read_to_string(file).map_err(|error| error.to_string())?
    } else {
        String::new()
    };
    // A line without an end was being written when the run was broken off.
    let whole = text.rfind('\n').map_or("", |end| &text[..end]);
    if whole.len() + 1 < text.len() {
        fs::write(file, format!("{whole}\n")).map_err(|error| error.to_string())?;
    }
    whole.lines().map(|line| serde_json::from_str(line).map_err(|error| format!("{line}: {error}"))).collect()
}

fn play(one: &Match, games: u64, file: &Path, batches: &mut Vec<Batch>, step: &str) -> Result<(), Error> {
    loop {
        let done = batches.iter().filter(|batch| batch.of == *one);
        let (played, seed) = (done.clone().map(|batch| batch.games).sum::<u64>(), done.count() as u64 + 1);
        if played >= games {
            return Ok(());
        }
        let Match { game, players, bots: [first, second] } = one;
        eprintln!("{step}: {game}, {players} players, {first} and {second}, {played} of {games} games");
        let batch = play_batch(one, BATCH.min(games - played), seed)?;
        let line = serde_json::to_string(&batch).map_err(|error| error.to_string())?;
        let mut open =
            OpenOptions::new().create(true).append(true).open(file).map_err(|error| error.to_string())?;
        writeln!(open, "{line}").map_err(|error| error.to_string())?;
        batches.push(batch);
    }
}

/// Lets `quattro arena` play; it shows its own progress bar.
fn play_batch(one: &Match, games: u64, seed: u64) -> Result<Batch, Error> {
    let Match { game, players, bots: [first, second] } = one;
    let line = format!(
        "target/release/quattro arena {game} --players {players} --bots {first},{second} --games {games} \
         --seed {seed} --json"
    );
    let output =
        command(&line).stderr(Stdio::inherit()).output().map_err(|error| format!("`{line}`: {error}"))?;
    let report: Report =
        serde_json::from_slice(&output.stdout).map_err(|error| format!("`{line}`: {error}"))?;
    let standing = report.bots.first().ok_or_else(|| format!("`{line}` names no bot"))?;
    let Standing { games, win_share, win_error } = *standing;
    Ok(Batch { of: one.clone(), seed, games, win_share, win_error })
}

/// Replaces what is between the marks.
fn write_tables(file: &Path, matches: &[Match], batches: &[Batch]) -> Result<(), Error> {
    let text = fs::read_to_string(file).map_err(|error| error.to_string())?;
    let [begin, end] = MARKS;
    let marks = text.find(begin).zip(text.find(end)).ok_or("docs/bots.md has no place for the tables")?;
    let (before, after) = (&text[..marks.0 + begin.len()], &text[marks.1..]);
    let tables = tables(matches, batches);
    fs::write(file, format!("{before}{tables}{after}")).map_err(|error| error.to_string())
}

fn tables(matches: &[Match], batches: &[Batch]) -> String {
    let mut bots: Vec<&[String; 2]> = matches.iter().map(|one| &one.bots).collect();
    bots.dedup();
    bots.into_iter().map(|pair| table(pair, batches).join("\n") + "\n\n").collect()
}

/// What the first of two bots wins against the second, by lines.
fn table(pair: &[String; 2], batches: &[Batch]) -> Vec<String> {
    let row = |title: &str, cells: [String; PLAYERS.len()]| format!("| {title} | {} |", cells.join(" | "));
    let head =
        row(&format!("`{}` and `{}`", pair[0], pair[1]), PLAYERS.map(|players| format!("{players} players")));
    let rule = "|---".to_owned() + &"|--:".repeat(PLAYERS.len()) + "|";
    let games = GAMES.iter().map(|(game, title, _)| {
        let cell = |players| {
            let of = Match { game: (*game).to_owned(), players, bots: pair.clone() };
            share(batches.iter().filter(|batch| batch.of == of))
        };
        row(title, PLAYERS.map(cell))
    });
    [head, rule].into_iter().chain(games).collect()
}

/// The share of the wins with its 95 % interval, and the number of games.
fn share<'a>(batches: impl Iterator<Item = &'a Batch>) -> String {
    let (mut games, mut wins, mut variance) = (0, 0.0, 0.0);
    for batch in batches {
        let weight = batch.games as f64;
        games += batch.games;
        wins += weight * batch.win_share;
        variance += (weight * batch.win_error).powi(2);
    }
    if games == 0 {
        return "–".to_owned();
    }
    let (share, error) = (100.0 * wins / games as f64, 196.0 * variance.sqrt() / games as f64);
    format!("{share:.1} ± {error:.1} % ({games})")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn batch(games: u64, win_share: f64, win_error: f64) -> Batch {
        let bots = ["cook", "apprentice"].map(str::to_owned);
        let of = Match { game: "calcory".to_owned(), players: 2, bots };
        Batch { of, seed: 1, games, win_share, win_error }
    }

    #[test]
    fn batches_add_up_by_their_games() {
        let batches = [batch(30, 0.5, 0.1), batch(10, 0.9, 0.1)];
        assert_eq!(share(batches.iter()), "60.0 ± 15.5 % (40)");
        assert_eq!(share([].iter()), "–");
    }

    #[test]
    fn what_is_noted_is_read_back_without_the_line_that_was_broken_off() {
        let file = std::env::temp_dir().join(format!("strength-{}.jsonl", std::process::id()));
        let line = serde_json::to_string(&batch(40, 0.75, 0.05)).expect("JSON");
        fs::write(&file, format!("{line}\n{}", &line[..20])).expect("a file");
        for _ in 0..2 {
            let batches = read(&file).expect("batches");
            assert_eq!(batches.iter().map(|batch| batch.games).collect::<Vec<_>>(), [40]);
        }
        fs::remove_file(&file).expect("a file");
    }

    #[test]
    fn every_level_meets_the_one_below_at_every_number_of_players() {
        let matches = matches(30);
        assert_eq!(matches.len(), 4 * (4 + 4 + 4 + 3));
        assert!(matches.iter().any(|one| one.bots == ["maestro@300", "chef@30"] && one.players == 5));
    }
}
