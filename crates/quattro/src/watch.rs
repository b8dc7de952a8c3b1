//! `quattro watch`: bots play a game, with explanations.

use std::collections::BTreeSet;
use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use quattro_bots::arena::names_at_table;
use quattro_bots::{Entrant, Level, Playable, SeatedBot};
use quattro_rules::chance::Seeded;
use quattro_rules::dealer::{Audience, Told};
use quattro_rules::progress::GameInProgress;
use quattro_rules::rule::Rule;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use quattro_rules::with_engine;
use quattro_words::rules::{RuleBook, Span, rule_book};
use quattro_words::{Args as Fill, Words};

use crate::error::Error;
use crate::options::{GameOptions, read_game};
use crate::seed::fresh_seed;
use crate::style::{RULE, STRONG, paragraph};
use crate::text_view::{Eyes, TextView};
use crate::voice::Voice;

const EXAMPLES: &str = "\
Examples:
  quattro watch
  quattro watch sole-mio --players 4
  quattro watch calcory --seed 7 --pace 1000 --lang de
  quattro watch mamma-mia --bots cook,chef --rounds 1
  quattro watch sole-mio --bots taddeo,gina,luna

You see what a spectator would see. Press Enter to skip the pauses.
Bots: random, apprentice, cook, chef, maestro; chef@200 simulates 200 games per decision. Characters: taddeo
(a miser), gina (a gambler), ottavia (forgets nothing), luna (a dreamer).";

/// Watch bots play a game, with explanations.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The game: mamma-mia, sole-mio, grande or calcory.
    #[arg(default_value_t = GameId::MammaMia, value_parser = read_game)]
    game: GameId,
    /// Number of players.
    #[arg(long, value_name = "N", default_value_t = 3)]
    players: u8,
    /// The bots from seat 1 on, repeated to fill all seats.
    #[arg(long, value_name = "BOT", value_delimiter = ',', default_values_t = [Entrant::new(Level::Random)])]
    bots: Vec<Entrant>,
    /// Random seed: the same seed deals the same cards [default: a new one each time].
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Pause after each event [default: 250 in a terminal, 0 otherwise].
    #[arg(long, value_name = "MILLISECONDS")]
    pace: Option<u64>,
    #[command(flatten)]
    options: GameOptions,
}

/// Slow enough to read along.
const PACE: Duration = Duration::from_millis(250);
/// Deals the same cards as the first game of `simulate` with the same seed.
const NUMBER: u64 = 1;

pub(crate) fn run(args: &Args, words: &Words, out: &mut impl Write) -> Result<(), Error> {
    let setup = args.options.setup(args.game, args.players)?;
    let seed = args.seed.unwrap_or_else(fresh_seed);
    with_engine!(args.game, G => watch::<G>(&setup, seed, &args.bots, Pace::new(args.pace), words, out))
}

fn watch<G: TextView + Playable>(
    setup: &Setup,
    seed: u64,
    entrants: &[Entrant],
    pace: Pace,
    words: &Words,
    out: &mut impl Write,
) -> Result<(), Error> {
    let mut playing = GameInProgress::<G, _>::deal(setup, Seeded::numbered(seed, NUMBER))?;
    let mut bots: Vec<_> = SeatedBot::at_each(Seat::all(setup.players), entrants, setup, seed).collect();
    let names = names_of(entrants, setup.players);
    let mut show = Show { voice: Voice::new(words, playing.game(), &names), rules: Margin::new(words), pace };
    show.introduce(setup, seed, entrants, out)?;
    show.tell(playing.game(), playing.told(), out)?;
    while let Some(seat) = playing.game().to_act() {
        let bot = &mut bots[seat.index()];
        let action = bot.decide(&bot.asked(&playing)).action;
        let told = playing.apply(action)?.to_vec();
        show.tell(playing.game(), &told, out)?;
    }
    Ok(show.conclude(playing.game(), out)?)
}

/// The names of the characters; levels go by the usual names of the game.
fn names_of(entrants: &[Entrant], players: u8) -> Vec<Option<String>> {
    let seated: Vec<Entrant> = entrants.iter().copied().cycle().take(players.into()).collect();
    let names = names_at_table(&seated).into_iter().zip(&seated);
    names.map(|(name, entrant)| entrant.name().character().map(|_| name)).collect()
}

/// A game being shown.
struct Show<'a> {
    voice: Voice<'a>,
    rules: Margin,
    pace: Pace,
}

impl Show<'_> {
    fn introduce(
        &self,
        setup: &Setup,
        seed: u64,
        entrants: &[Entrant],
        out: &mut impl Write,
    ) -> io::Result<()> {
        let words = self.voice.words;
        let at_random = entrants.iter().all(|entrant| entrant.name() == Level::Random.into());
        let bots = words.list(entrants.iter().map(Entrant::to_string));
        let fill = Fill::new()
            .with("game", setup.game.name())
            .with("players", setup.players)
            .with("random", if at_random { "yes" } else { "no" })
            .with("bots", bots)
            .with("seed", seed.to_string());
        writeln!(out, "{STRONG}{}{STRONG:#}", words.game(setup.game))?;
        for id in ["cli-watch-intro", "cli-watch-game", "cli-watch-rules"] {
            paragraph(out, "", "", &words.text(id, &fill))?;
        }
        if self.pace.can_be_skipped() {
            paragraph(out, "", "", &words.text("cli-watch-skip", &fill))?;
        }
        writeln!(out)
    }

    /// Writes the public events.
    fn tell<G: TextView>(
        &mut self,
        game: &G,
        told: &[Told<G::Event>],
        out: &mut impl Write,
    ) -> io::Result<()> {
        let public = told.iter().filter(|told| told.to == Audience::All && !G::is_ranking(&told.event));
        for told in public {
            let note = self.rules.note(game.rule_of(&told.event));
            paragraph(out, "", "    ", &format!("{}{note}", self.voice.told(game, told)))?;
            self.pace.wait(out)?;
        }
        if told.iter().any(|told| G::is_milestone(&told.event)) {
            self.voice.write_table(game, Eyes::Spectator, out)?;
            self.pace.wait(out)?;
        }
        Ok(())
    }

    fn conclude<G: TextView>(&self, game: &G, out: &mut impl Write) -> io::Result<()> {
        self.voice.write_table(game, Eyes::Spectator, out)?;
        if let Some(outcome) = game.outcome() {
            self.voice.write_ranking(game.id(), &outcome, out)?;
        }
        writeln!(out, "\n{}", self.voice.say("cli-watch-next"))?;
        for (command, id) in [
            ("quattro watch sole-mio", "cli-next-watch"),
            ("quattro rules mamma-mia", "cli-next-rules"),
            ("quattro judge --help", "cli-next-judge"),
            ("quattro simulate calcory", "cli-next-simulate"),
        ] {
            writeln!(out, "  {STRONG}{command:<26}{STRONG:#}{}", self.voice.say(id))?;
        }
        Ok(())
    }
}

/// Notes that name each rule when it first applies.
struct Margin {
    books: Vec<RuleBook>,
    seen: BTreeSet<Rule>,
}

impl Margin {
    fn new(words: &Words) -> Margin {
        let books = GameId::ALL.map(|game| rule_book(game, words.language())).into();
        Margin { books, seen: BTreeSet::new() }
    }

    /// The number and name of a rule, the first time it applies; empty afterwards.
    fn note(&mut self, rule: Rule) -> String {
        if !self.seen.insert(rule) {
            return String::new();
        }
        let title = self.title(rule).map(|title| format!(" {title}")).unwrap_or_default();
        format!(" {RULE}[{rule}{title}]{RULE:#}")
    }

    /// The name of a rule, which is the italic text it begins with.
    fn title(&self, rule: Rule) -> Option<&str> {
        let rule = self.books.iter().find_map(|book| book.rule(&rule.to_string()))?;
        match rule.text.0.first() {
            Some(Span::Italic(title)) => Some(title.trim_end_matches('.')),
            _ => None,
        }
    }
}

/// The pauses between events.
struct Pace {
    pause: Duration,
    /// Receives a message when the viewer presses Enter; `None` if there is no terminal to press it in.
    enter: Option<Receiver<()>>,
}

impl Pace {
    fn new(milliseconds: Option<u64>) -> Pace {
        let usual = if io::stdout().is_terminal() { PACE } else { Duration::ZERO };
        let pause = milliseconds.map_or(usual, Duration::from_millis);
        let can_be_skipped = !pause.is_zero() && io::stdin().is_terminal();
        Pace { pause, enter: can_be_skipped.then(listen_for_enter) }
    }

    const fn can_be_skipped(&self) -> bool {
        self.enter.is_some()
    }

    /// Pauses, unless Enter has been pressed.
    fn wait(&mut self, out: &mut impl Write) -> io::Result<()> {
        if self.pause.is_zero() {
            return Ok(());
        }
        out.flush()?;
        match self.enter.as_ref().map(|enter| enter.recv_timeout(self.pause)) {
            Some(Ok(())) => self.pause = Duration::ZERO,
            Some(Err(RecvTimeoutError::Timeout)) => {}
            Some(Err(RecvTimeoutError::Disconnected)) | None => thread::sleep(self.pause),
        }
        Ok(())
    }
}

/// Listens on a separate thread, which ends with the program.
fn listen_for_enter() -> Receiver<()> {
    let (pressed, enter) = mpsc::channel();
    thread::spawn(move || {
        if io::stdin().read_line(&mut String::new()).is_ok_and(|letters| letters > 0) {
            // The receiver is gone once the game is over.
            let _ = pressed.send(());
        }
    });
    enter
}
