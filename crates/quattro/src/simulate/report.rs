//! The report of a simulation.
//!
//! A table of figures, for people who measure; its headings are English in every language.

use std::io::{self, Write};
use std::time::Duration;

use quattro_bots::Entrant;
use quattro_rules::setup::{GameId, Setup};
use serde::Serialize;

use super::tally::Tally;
use crate::style::{FAINT, STRONG};

/// The figures of a simulation. The field names are the keys of `--json`.
#[derive(Serialize, Debug)]
pub(super) struct Report {
    games: u64,
    seconds: f64,
    games_per_second: f64,
    decisions: u64,
    decisions_per_second: f64,
    mean_decisions: f64,
    largest_choice: usize,
    mean_score: f64,
    first_seat_win_rate: f64,
}

impl Report {
    #[expect(
        clippy::cast_precision_loss,
        reason = "no simulation reaches 2^53, up to which a float is exact"
    )]
    pub(super) fn new(tally: &Tally, time: Duration) -> Report {
        // Avoids a division by zero, which JSON cannot represent, if the clock is too coarse for one
        // game.
        let seconds = time.as_secs_f64().max(1e-9);
        Report {
            games: tally.games,
            seconds,
            games_per_second: tally.games as f64 / seconds,
            decisions: tally.decisions,
            decisions_per_second: tally.decisions as f64 / seconds,
            mean_decisions: tally.mean_decisions(),
            largest_choice: tally.largest_choice,
            mean_score: tally.mean_score(),
            first_seat_win_rate: tally.win_rate(0),
        }
    }

    pub(super) fn write_json(&self, out: &mut impl Write) -> io::Result<()> {
        serde_json::to_writer(&mut *out, self)?;
        writeln!(out)
    }

    pub(super) fn write(
        &self,
        setup: &Setup,
        bots: &[Entrant],
        tally: &Tally,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let (title, players) = (setup.game.title(), setup.players);
        let names: Vec<String> = bots.iter().map(Entrant::to_string).collect();
        writeln!(out, "{STRONG}{title}{STRONG:#}, {players} players, bots: {}", names.join(", "))?;
        writeln!(out, "  games               {:>14} in {:.2} s", grouped(self.games as f64), self.seconds)?;
        writeln!(out, "  games per second    {:>14}", grouped(self.games_per_second))?;
        writeln!(out, "  decisions           {:>14}", grouped(self.decisions as f64))?;
        writeln!(out, "  decisions per second{:>14}", grouped(self.decisions_per_second))?;
        writeln!(out, "  decisions per game  {:>14.1}", self.mean_decisions)?;
        writeln!(out, "  largest choice      {:>14}", self.largest_choice)?;
        write_seats(setup, tally, out)
    }
}

/// A line for each seat. Its advantage is its win rate minus a fair share.
fn write_seats(setup: &Setup, tally: &Tally, out: &mut impl Write) -> io::Result<()> {
    let score = if setup.game == GameId::Calcory { "won cards" } else { "filled orders" };
    let fair = 1.0 / f64::from(setup.players);
    writeln!(out, "\n  {FAINT}{:<20}{score:>14}{:>10}{:>12}{FAINT:#}", "seat", "wins", "advantage")?;
    for distance in 0..tally.players {
        let (score, wins) = (tally.mean_score_of(distance), tally.win_rate(distance));
        let advantage = 100.0 * (wins - fair);
        let percent = 100.0 * wins;
        writeln!(out, "  {:<20}{score:>14.2}{percent:>8.2} %{advantage:>+10.2} %", seat_name(distance))?;
    }
    Ok(())
}

fn seat_name(distance: usize) -> String {
    match distance {
        0 => "start player".to_owned(),
        1 => "next".to_owned(),
        _ => format!("{distance} after the start"),
    }
}

/// A whole number with its digits in groups of three.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|group| std::str::from_utf8(group).ok()).collect();
    groups.join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_come_in_threes() {
        assert_eq!([0.0, 999.0, 1000.4, 12_345_678.0].map(grouped), ["0", "999", "1,000", "12,345,678"]);
    }
}
