//! `quattro replay`: steps through the record of a game.

use std::io::{self, BufRead, IsTerminal, Write};

use quattro_rules::dealer::{Audience, Told};
use quattro_rules::record::{Record, RecordError, Replay, Step};
use quattro_rules::rule::Rule;
use quattro_rules::seat::Seat;
use quattro_rules::with_engine;
use quattro_words::Words;
use serde::Serialize;

use crate::error::Error;
use crate::input;
use crate::style::{FAINT, STRONG};
use crate::text_view::{Eyes, TextView};
use crate::voice::Voice;

const EXAMPLES: &str = "\
Examples:
  quattro simulate mamma-mia --games 1 --records games
  quattro replay games/mamma-mia-4-1-1.json
  quattro replay games/mamma-mia-4-1-1.json --step
  quattro replay games/mamma-mia-4-1-1.json --json | head

Everything is shown, including hands. The whole record is checked first; if it is damaged or breaks a
rule, the error names the move and the rule.

With --json, every line is a JSON object: a move or an event, in order. Events before the first move
belong to the opening.
  {\"move\":1,\"seat\":2,\"action\":\"play:3s\"}
  {\"to\":\"all\",\"event\":{\"event\":\"played\",\"seat\":2,\"kind\":\"salami\",\"singles\":3,\"doubles\":0},\"rule\":\"MM-10\"}
  {\"to\":{\"only\":2},\"event\":{\"event\":\"received-toppings\",\"toppings\":\"2s1p\"},\"rule\":\"MM-13\"}
See docs/records.md for the format of records.";

/// Step through the record of a game.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The record, a JSON file; - for standard input.
    file: String,
    /// Print every move and every event as a JSON object on its own line.
    #[arg(long, conflicts_with = "step")]
    json: bool,
    /// Wait for Enter after every move.
    #[arg(long)]
    step: bool,
}

pub(crate) fn run(args: &Args, words: &Words, out: &mut impl Write) -> Result<(), Error> {
    let text = input::read(&args.file)?;
    let refuse = |error| Error::Record { path: args.file.clone(), error };
    let record = Record::from_json(&text).map_err(refuse)?;
    with_engine!(record.game, G => {
        let told = check::<G>(&record).map_err(refuse)?;
        if args.json { write_json(&told, out) } else { Reader::new(&told, args, words).write(out) }
    })
}

/// A record that passed the check: the game and its events after each move.
struct Checked<'r, G: TextView> {
    record: &'r Record,
    opening: Vec<Told<G::Event>>,
    dealt: G,
    steps: Vec<(Step<G>, G)>,
}

/// Plays the whole record before anything is shown, so that nothing of a damaged record is printed.
fn check<G: TextView>(record: &Record) -> Result<Checked<'_, G>, RecordError> {
    let mut replay = Replay::<G>::open(record)?;
    let (opening, dealt) = (replay.opening().to_vec(), replay.game().clone());
    let mut steps = Vec::new();
    while let Some(step) = replay.step()? {
        steps.push((step, replay.game().clone()));
    }
    Ok(Checked { record, opening, dealt, steps })
}

/// A line of `--json`: a move.
#[derive(Serialize)]
struct MoveLine<A> {
    r#move: u32,
    seat: Seat,
    action: A,
}

/// A line of `--json`: an event.
#[derive(Serialize)]
struct ToldLine<'a, E> {
    to: Audience,
    event: &'a E,
    rule: Rule,
}

fn write_json<G: TextView>(checked: &Checked<'_, G>, out: &mut impl Write) -> Result<(), Error> {
    write_told_json(&checked.dealt, &checked.opening, out)?;
    for (step, game) in &checked.steps {
        let Step { number, seat, action, told } = step;
        write_line(&MoveLine { r#move: *number, seat: *seat, action: *action }, out)?;
        write_told_json(game, told, out)?;
    }
    Ok(())
}

fn write_told_json<G: TextView>(game: &G, told: &[Told<G::Event>], out: &mut impl Write) -> io::Result<()> {
    told.iter().try_for_each(|Told { to, event }| {
        write_line(&ToldLine { to: *to, event, rule: game.rule_of(event) }, out)
    })
}

fn write_line(line: &impl Serialize, out: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut *out, line)?;
    writeln!(out)
}

/// Tells a record in words.
struct Reader<'a, G: TextView> {
    checked: &'a Checked<'a, G>,
    voice: Voice<'a>,
    waits: bool,
}

impl<'a, G: TextView> Reader<'a, G> {
    fn new(checked: &'a Checked<'a, G>, args: &Args, words: &'a Words) -> Self {
        let names: Vec<_> = checked.record.seats.iter().cloned().map(Some).collect();
        let waits = args.step && io::stdin().is_terminal() && io::stdout().is_terminal();
        Reader { checked, voice: Voice::new(words, &checked.dealt, &names), waits }
    }

    fn write(&self, out: &mut impl Write) -> Result<(), Error> {
        let Checked { opening, dealt, steps, .. } = self.checked;
        writeln!(out, "{STRONG}{}{STRONG:#}", self.voice.words.game(dealt.id()))?;
        self.voice.write_told(dealt, opening, out)?;
        self.voice.write_table(dealt, Eyes::Arbiter, out)?;
        let mut before = dealt;
        for (step, after) in steps {
            self.wait(out)?;
            self.write_step(step, before, after, out)?;
            before = after;
        }
        Ok(self.write_end(before, out)?)
    }

    /// A move and what came of it. A move of which nothing was told, such as a skip, is said itself.
    fn write_step(&self, step: &Step<G>, before: &G, after: &G, out: &mut impl Write) -> io::Result<()> {
        let Step { number, seat, action, told } = step;
        let Voice { words, names, .. } = &self.voice;
        writeln!(
            out,
            "{FAINT}{number:>4}.{FAINT:#} {STRONG}{}{STRONG:#} {FAINT}{action}{FAINT:#}",
            names.of(*seat)
        )?;
        if told.is_empty() {
            writeln!(out, "  {}", before.choice_in_words(*action, words, names).line())?;
        }
        self.voice.write_told(after, told, out)?;
        if told.iter().any(|told| G::is_milestone(&told.event)) {
            self.voice.write_table(after, Eyes::Arbiter, out)?;
        }
        Ok(())
    }

    fn write_end(&self, game: &G, out: &mut impl Write) -> io::Result<()> {
        self.voice.write_table(game, Eyes::Arbiter, out)?;
        match game.outcome() {
            Some(outcome) => self.voice.write_ranking(game.id(), &outcome, out),
            None => writeln!(out, "{}", self.voice.say("cli-unfinished")),
        }
    }

    fn wait(&self, out: &mut impl Write) -> io::Result<()> {
        if !self.waits {
            return Ok(());
        }
        write!(out, "{FAINT}{}{FAINT:#}", self.voice.say("cli-enter"))?;
        out.flush()?;
        io::stdin().lock().read_line(&mut String::new()).map(|_| ())
    }
}
