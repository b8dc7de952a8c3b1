//! `docs/observations.md`, written by the code that it describes.

use std::fmt::Write;

use quattro_rules::chance::Seeded;
use quattro_rules::dealer::Silent;
use quattro_rules::setup::{GameId, Setup};
use quattro_rules::with_engine;

use crate::learnable::{Learnable, Recall};
use crate::page::Section;

/// The name and version of a game's actions and observations. A change of either is a new version.
pub fn version(game: GameId) -> String {
    format!("quattro/{game}-v0")
}

/// The sections of a game's observations.
pub fn sections(game: GameId, recall: Recall) -> Vec<Section> {
    let setup = Setup::new(game, *game.players().end());
    with_engine!(game, G => {
        let dealt = <G as quattro_rules::Game>::deal(&setup, &mut Silent(Seeded::from_number(0)));
        dealt.map(|dealt| dealt.sections(&setup, recall)).unwrap_or_default()
    })
}

/// The names of a game's actions, by their numbers.
pub fn action_names(game: GameId) -> Vec<String> {
    with_engine!(game, G => <G as Learnable>::action_names(game))
}

/// The whole page.
pub fn page() -> String {
    let mut page = INTRODUCTION.to_owned();
    for game in GameId::ALL {
        // Writing to a string cannot fail.
        let _ = write_game(&mut page, game);
    }
    page
}

const INTRODUCTION: &str = "\
# Observations and actions

Generated from the code by `cargo xtask bless`; a test keeps it current. [python.md](python.md) says how to use it.

An observation is a row of bytes (`uint8`) about one seat: what it sees, and with `memory=\"last\"` or `\"log\"` what it was
told before. Its length depends on the game and the memory, not on the number of players. An action is a number; the mask
holds a 1 for each legal one. Both have a version, such as `quattro/mamma-mia-v0`: another layout gets another version.

**The observing seat is always first.** Seats are counted clockwise from it (0 to 4), also in actions. Kinds are counted
alike: `kind0` is the own kind, `kind1` that of the next seat, and so on; kinds of nobody come last, in the order salami,
pineapple, mushroom, chili, olive. So the same situation looks the same from every chair.

**Some numbers depend on the question.** `order:…` plays an order, lets it join a series or gives it the number in question.
`way:N` is the N-th way to add, give or commit toppings: ways to add or give are ordered by the numbers of their cards, kind by
kind and singles before doubles, ways to commit as the engine lists them, from the least. In Calcory a place is turned up,
chosen to go back, or put to. `quattro_games.Game.notation(number)` says what a number means at this moment.
";

fn write_game(page: &mut String, game: GameId) -> std::fmt::Result {
    let length = |recall| sections(game, recall).iter().map(Section::width).sum::<usize>();
    let names = action_names(game);
    let [none, last, log] = Recall::ALL.map(length);
    writeln!(page, "\n## {}: `{}`\n", game.title(), version(game))?;
    writeln!(
        page,
        "{} actions; {none} numbers with `memory=\"none\"`, {last} with `\"last\"`, {log} with `\"log\"`.\n",
        names.len()
    )?;
    writeln!(page, "| numbers | memory | section | counted by | meaning |\n|---|---|---|---|---|")?;
    for section in sections(game, Recall::Log) {
        let has = |recall: &Recall| sections(game, *recall).iter().any(|other| other.name == section.name);
        let recall = Recall::ALL.into_iter().find(has).unwrap_or(Recall::Log);
        let axes: Vec<String> = section.axes.iter().map(ToString::to_string).collect();
        let (name, meaning) = (section.name, section.meaning);
        let numbers = range(section.start, section.width());
        writeln!(page, "| {numbers} | {recall} | `{name}` | {} | {meaning} |", axes.join(" × "))?;
    }
    writeln!(page, "\n| action | name |\n|---|---|")?;
    for (first, last) in runs(&names) {
        let name = if first == last {
            names[first].clone()
        } else {
            format!("{}` … `{}", names[first], names[last])
        };
        writeln!(page, "| {} | `{name}` |", range(first, last - first + 1))?;
    }
    Ok(())
}

fn range(first: usize, count: usize) -> String {
    if count == 1 { first.to_string() } else { format!("{first}–{}", first + count - 1) }
}

/// Numbers in a row whose names begin alike, for a shorter table.
fn runs(names: &[String]) -> Vec<(usize, usize)> {
    let stem = |name: &str| match name.rsplit_once(':') {
        Some((stem, _)) if !stem.starts_with("order") && !stem.starts_with("draw") => stem.to_owned(),
        Some(_) => name.to_owned(),
        None if name.len() == 2 && name != "no" => name[1..].to_owned(),
        None => name.to_owned(),
    };
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for (number, name) in names.iter().enumerate() {
        match runs.last_mut() {
            Some((first, last)) if stem(&names[*first]) == stem(name) => *last = number,
            _ => runs.push((number, number)),
        }
    }
    runs
}
