//! `quattro play`: a game against bots in the terminal.
//!
//! | part | where |
//! |---|---|
//! | the real game, the bots and the record | `solo` |
//! | bots thinking in the background | `think` |
//! | keys, time, one announcement after another | `app` |
//! | everything the player may know: all that is ever drawn | `shown` |
//! | drawing it | `screen`, and `pizza` and `calcory` for the tables |
//! | the terminal | here |

mod app;
mod calcory;
mod pace;
mod palette;
mod pizza;
mod screen;
mod shown;
mod solo;
mod terminal_game;
#[cfg(test)]
mod tests;
mod think;

use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

use quattro_bots::{Budget, Entrant, Level};
use quattro_rules::record::Record;
use quattro_rules::seat::Seat;
use quattro_rules::setup::GameId;
use quattro_rules::with_engine;
use quattro_words::{Args as Fill, Language, Words};
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};

use crate::error::Error;
use crate::options::{GameOptions, read_game};
use crate::seed::fresh_seed;
use app::{App, Request};
use palette::Palette;
use solo::Party;
use terminal_game::TerminalGame;
use think::Thinkers;

const EXAMPLES: &str = "\
Examples:
  quattro play mamma-mia
  quattro play sole-mio --players 3 --bots cook,chef
  quattro play calcory --players 2 --bots maestro --lang fr
  quattro play mamma-mia --rounds 1 --kinds chili   one round, with chili as your own kind
  quattro play mamma-mia --first 1                  you begin

Bots: random, apprentice, cook, chef, maestro, and the characters taddeo (a miser), gina (a gambler), ottavia
(forgets nothing) and luna (a dreamer). Chef and maestro accept a budget per decision: chef@200 simulates
200 games, maestro@3s thinks for three seconds.
These are memory games: each announcement disappears with the next one. --aids keeps a log.
You have seat 1. The keys are listed at the bottom of the screen.";

/// Play against bots in the terminal.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The game: mamma-mia, sole-mio, grande or calcory.
    #[arg(value_parser = read_game)]
    game: GameId,
    /// Number of players, including you.
    #[arg(long, value_name = "N", default_value_t = 3)]
    players: u8,
    /// The bots, clockwise from your left, repeated to fill all seats.
    #[arg(long, value_name = "BOT", value_delimiter = ',', default_values_t = [Entrant::new(Level::Cook)])]
    bots: Vec<Entrant>,
    /// Random seed: the same seed deals the same cards [default: a new one each time].
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Show a log of all announcements.
    #[arg(long)]
    aids: bool,
    #[command(flatten)]
    options: GameOptions,
}

/// How long a hint may take.
const HINT: Budget = Budget::Time(Duration::from_millis(400));

/// All messages for this table.
fn words(language: Language) -> Words {
    Words::new(language).with_messages(match language {
        Language::En => include_str!("messages/en.ftl"),
        Language::Fr => include_str!("messages/fr.ftl"),
        Language::De => include_str!("messages/de.ftl"),
    })
}

pub(crate) fn run(args: &Args, language: Language) -> Result<(), Error> {
    let setup = args.options.setup(args.game, args.players)?;
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err(Error::NoTerminal);
    }
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let bots = args.bots.clone();
    in_terminal(Party { setup, me: Seat::FIRST, from: None, seed, bots, hint: HINT }, args.aids, language)
}

/// Plays on from a move of a finished game: the same cards and moves up to there, and the same bots as far as the names in
/// the record say who they were.
pub(crate) fn play_on(record: &Record, number: u32, me: Seat, language: Language) -> Result<(), Error> {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err(Error::NoTerminal);
    }
    let bot = |name: &String| name.split(' ').next().and_then(|name| name.parse::<Entrant>().ok());
    let names = record.seats.iter().cycle().skip(me.index() + 1).take(record.seats.len() - 1);
    let bots = names.map(|name| bot(name).unwrap_or(Entrant::new(Level::Chef))).collect();
    let from = Some((record.clone(), number));
    in_terminal(
        Party { setup: record.setup(), me, from, seed: fresh_seed(), bots, hint: HINT },
        false,
        language,
    )
}

fn in_terminal(party: Party, aids: bool, language: Language) -> Result<(), Error> {
    // Also restores the terminal if the program panics.
    let mut terminal = ratatui::try_init()?;
    let played = with_engine!(party.setup.game, G => sit_down::<G>(party, aids, language, &mut terminal));
    ratatui::try_restore()?;
    played
}

/// Plays one game after another for as long as the player likes.
fn sit_down<G: TerminalGame>(
    mut party: Party,
    aids: bool,
    language: Language,
    terminal: &mut DefaultTerminal,
) -> Result<(), Error> {
    while let Request::Again = play::<G>(&party, aids, language, terminal)? {
        party.seed = party.seed.wrapping_add(1);
    }
    Ok(())
}

/// How often the screen is redrawn and bots are polled, at least.
const GLANCE: Duration = Duration::from_millis(40);

/// Plays one game; returns what the player wants next.
fn play<G: TerminalGame>(
    party: &Party,
    aids: bool,
    language: Language,
    terminal: &mut DefaultTerminal,
) -> Result<Request, Error> {
    let mut app = App::<G>::open(party, aids, words(language))?;
    let thinkers = Thinkers::new();
    let palette = Palette::of_terminal();
    let begin = Instant::now();
    loop {
        app.tick(begin.elapsed());
        while let Some(job) = app.job() {
            thinkers.start(job);
        }
        terminal.draw(|frame| screen::draw(&app.scene(palette), frame))?;
        if event::poll(GLANCE)? {
            match event::read()? {
                Event::Key(key) if key.kind != KeyEventKind::Release => app.key(key),
                _ => {}
            }
        }
        while let Some(answer) = thinkers.answer() {
            app.thought(answer);
        }
        match app.request() {
            None => {}
            Some(Request::Save) => save(&mut app, party),
            Some(request) => return Ok(request),
        }
    }
}

/// Writes the record into the current folder and shows a remark.
fn save<G: TerminalGame>(app: &mut App<G>, party: &Party) {
    let path = format!("quattro-{}-{}.json", party.setup.game, party.seed);
    let text = match std::fs::write(&path, app.record()) {
        Ok(()) => app.words().text("play-saved", &Fill::new().with("path", path)),
        Err(error) => {
            let args = Fill::new().with("path", path).with("error", error.to_string());
            app.words().text("play-not-saved", &args)
        }
    };
    app.notice(text);
}
