//! Plays random games of Sole Mio! and Grande and reports, in Markdown, what became of every order:
//! `cargo run --release -p quattro-rules --example coverage [GAMES] > docs/coverage.md`. GAMES is for each number
//! of players, 10,000 if not given.

use std::env;
use std::error::Error;

use quattro_rules::pizza::{Edition, Order};
use quattro_rules::setup::GameId;
use quattro_testkit::tally::{Fate, Tally, orders_of, play_games};

/// The columns of the two tables of a game, with their headings.
const FILLED: [(Fate, &str); 10] = [
    (Fate::Table, "table"),
    (Fate::Hand, "hand"),
    (Fate::Help, "help"),
    (Fate::HandAndHelp, "hand + help"),
    (Fate::SeriesTable, "series: table"),
    (Fate::SeriesHand, "series: hand"),
    (Fate::SeriesHelp, "series: help"),
    (Fate::SeriesHandAndHelp, "series: hand + help"),
    (Fate::Mechanism, "own mechanism"),
    (Fate::Reward, "as a reward"),
];
const BURNT: [(Fate, &str); 7] = [
    (Fate::NotCompleted, "not completed"),
    (Fate::NobodyHelped, "nobody helped"),
    (Fate::SeriesNobodyHelped, "series: nobody helped"),
    (Fate::OwnKindOnTable, "own kind on table"),
    (Fate::Stopped, "stopped"),
    (Fate::NoMatchPossible, "no match possible"),
    (Fate::NoScarcestKind, "no scarcest kind"),
];

fn main() -> Result<(), Box<dyn Error>> {
    let games: u64 = env::args().nth(1).map_or(Ok(10_000), |games| games.parse())?;
    println!("# What became of every order\n");
    println!("    cargo run --release -p quattro-rules --example coverage {games} > docs/coverage.md\n");
    println!(
        "{games} random games for each number of players from 2 to 5, every legal action equally likely."
    );
    println!(
        "A dash means that the rules exclude the case. \"Own mechanism\" counts, in addition to the way of payment,"
    );
    println!("duels won, matches made, and boss cards taken over.");
    let mut largest = 0;
    for (game, edition) in [(GameId::SoleMio, Edition::SoleMio), (GameId::Grande, Edition::Grande)] {
        largest = largest.max(report(game, edition, games));
    }
    println!("\nThe longest list of legal actions: largest_choice = {largest}");
    Ok(())
}

fn report(game: GameId, edition: Edition, games: u64) -> usize {
    let mut all = Tally::default();
    println!("\n## {}\n", game.title());
    println!("| players | games | decisions | largest choice | asked |\n|---|--:|--:|--:|---|");
    for players in game.players() {
        let tally = play_games(game, players, 0..games);
        let asked = tally.largest_at.map_or_else(String::new, |decision| format!("{decision:?}"));
        println!(
            "| {players} | {} | {} | {} | {asked} |",
            tally.games, tally.decisions, tally.largest_choice
        );
        all += tally;
    }
    print_table("Filled", &FILLED, edition, &all);
    print_table("Not filled", &BURNT, edition, &all);
    all.largest_choice
}

fn print_table(title: &str, columns: &[(Fate, &str)], edition: Edition, tally: &Tally) {
    let headings: Vec<&str> = columns.iter().map(|(_, heading)| *heading).collect();
    println!("\n### {title}\n\n| order | {} |", headings.join(" | "));
    println!("|---|{}", "--:|".repeat(columns.len()));
    for order in orders_of(edition) {
        let cells: Vec<String> = columns.iter().map(|(fate, _)| cell(tally, order, *fate)).collect();
        println!("| {order} | {} |", cells.join(" | "));
    }
}

fn cell(tally: &Tally, order: Order, fate: Fate) -> String {
    match (tally.count(order, fate), fate.is_possible_for(order)) {
        (0, false) => "–".to_owned(),
        (0, true) => "**0**".to_owned(),
        (count, true) => count.to_string(),
        (count, false) => format!("**{count}, impossible**"),
    }
}
