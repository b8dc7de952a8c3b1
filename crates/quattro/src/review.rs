//! `quattro review`: looks back at a finished game.

use std::io::{self, Write};

use quattro_bots::review::{Effort, Points};
use quattro_rules::game::Game;
use quattro_rules::record::{Record, RecordError, Replay};
use quattro_rules::seat::Seat;
use quattro_rules::with_engine;
use quattro_table::protocol::{ReviewedGame, ReviewedMoment, ReviewedMove};
use quattro_table::review;
use quattro_words::{Args as WordArgs, ReviewPart, Words};

use crate::error::Error;
use crate::input;
use crate::play;
use crate::progress::decision_bar;
use crate::style::{FAINT, NOTE, STRONG, paragraph, printable};

const EXAMPLES: &str = "\
Examples:
  quattro review game.json                 every seat: what cost it the game, and three moments
  quattro review game.json --seat 2        one seat
  quattro review game.json --seat 2 --all  every decision with its chance to win
  quattro review game.json --seat 2 --json
  quattro review game.json --seat 2 --play-on 57   play on from move 57 against bots

A review says what each decision was worth to a player who remembers all that was told. What was lost is \
memory (it had been told), or choice (it took no memory to see); luck is the rest. docs/review.md explains the numbers. \
The same record and the same --playouts give the same review.";

/// Look back at a finished game: what could have been known, and what decided it.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The record, a JSON file; - for standard input.
    file: String,
    /// Whose decisions, as a seat's number [default: everybody's].
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=5))]
    seat: Option<u8>,
    /// Show every decision.
    #[arg(long)]
    all: bool,
    /// Print the review as JSON, one line for each seat.
    #[arg(long, conflicts_with = "all")]
    json: bool,
    /// Play on from the seat's move with this number: the same cards and moves up to there, and bots on the other chairs.
    #[arg(long, value_name = "MOVE", requires = "seat", conflicts_with_all = ["all", "json"])]
    play_on: Option<u32>,
    /// Imagined games for each search and comparison: more are slower and more exact.
    #[arg(long, default_value_t = Effort::FULL.playouts, value_parser = clap::value_parser!(u32).range(1..))]
    playouts: u32,
}

pub(crate) fn run(args: &Args, words: &Words, out: &mut impl Write) -> Result<(), Error> {
    let refuse = |error| Error::Record { path: args.file.clone(), error };
    let mut record = Record::from_json(&input::read(&args.file)?).map_err(refuse)?;
    for name in &mut record.seats {
        *name = printable(name).replace('\n', " ");
    }
    let chosen = args.seat.and_then(|seat| Seat::new(usize::from(seat) - 1));
    if let (Some(seat), Some(number)) = (chosen, args.play_on) {
        return play_on(args, &record, seat, number, words);
    }
    let seats = match chosen {
        Some(seat) => vec![seat],
        None => Seat::all(record.seats.len() as u8).collect(),
    };
    for seat in seats {
        let told = reviewed(args, &record, seat, words)?;
        if args.json {
            serde_json::to_writer(&mut *out, &told).map_err(io::Error::from)?;
            writeln!(out)?;
        } else {
            Writer { words, told: &told, all: args.all }.write(out)?;
        }
    }
    Ok(())
}

/// Plays on from a decision of this seat.
fn play_on(args: &Args, record: &Record, seat: Seat, number: u32, words: &Words) -> Result<(), Error> {
    let refuse = |error| Error::Record { path: args.file.clone(), error };
    with_engine!(record.game, G => replay_all::<G>(record)).map_err(refuse)?;
    let played = (number as usize).checked_sub(1).and_then(|index| record.actions.get(index));
    match played {
        Some(played) if played.seat == seat => play::play_on(record, number, seat, words.language()),
        _ => Err(Error::NotTheirMove { path: args.file.clone(), number, seat }),
    }
}

/// A record that cannot be replayed is refused before anybody plays on from it.
fn replay_all<G: Game>(record: &Record) -> Result<(), RecordError> {
    let mut replay = Replay::<G>::open(record)?;
    while replay.step()?.is_some() {}
    Ok(())
}

fn reviewed(args: &Args, record: &Record, seat: Seat, words: &Words) -> Result<ReviewedGame, Error> {
    let refuse = |error| Error::Review { path: args.file.clone(), error };
    let mut steps = review::begin(record, seat, Effort { playouts: args.playouts }).map_err(refuse)?;
    let bar = decision_bar(u64::from(steps.progress().1));
    while steps.step() {
        bar.set_position(u64::from(steps.progress().0));
    }
    let finished = steps.finish();
    bar.finish_and_clear();
    review::tell(record, &finished.body, None, words.language())
        .map_err(|error| Error::Untold(args.file.clone(), error))
}

/// A review as text.
struct Writer<'a> {
    words: &'a Words,
    told: &'a ReviewedGame,
    all: bool,
}

impl Writer<'_> {
    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let ReviewedGame { names, seat, start, result, moves, summary, .. } = self.told;
        let name = names.get(seat.index()).map_or("", String::as_str);
        let args = WordArgs::new().with("name", name).with("count", moves.len());
        writeln!(out, "\n{STRONG}{}{STRONG:#}", self.words.text("cli-review-of", &args))?;
        let args = WordArgs::new().with("from", start.percent()).with("to", result.percent());
        paragraph(out, "  ", "  ", &self.words.text("cli-review-chance", &args))?;
        for (part, change) in ReviewPart::ALL.into_iter().zip(self.told.parts()) {
            writeln!(out, "  {:>5}  {}", signed(change), self.words.review_part(part))?;
        }
        if let Some(score) = self.told.memory_score {
            let score = WordArgs::new().with("count", score);
            writeln!(out, "  {}", self.words.text("cli-review-score", &score))?;
        }
        paragraph(out, "  ", "  ", summary)?;
        if self.all {
            self.write_moves(out)?;
        }
        self.told.moments.iter().try_for_each(|moment| self.write_moment(moment, out))
    }

    /// One line for each decision: its number, the chance to win as far as could be known and with all cards open, what was
    /// lost, and what was done.
    fn write_moves(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out)?;
        paragraph(out, "  ", "  ", &self.words.text("cli-review-moves", &WordArgs::new()))?;
        for ReviewedMove { number, chance, open: [open, _], memory, choice, text, .. } in &self.told.moves {
            let lost = *memory + *choice;
            let lost = if lost == Points::ZERO { String::new() } else { signed(lost.percent()) };
            let (known, open) = (chance.percent(), open.percent());
            let first =
                format!("{FAINT}{number:>5}.{FAINT:#} {known:>3} % {open:>3} % {NOTE}{lost:>4}{NOTE:#}  ");
            paragraph(out, &first, "                          ", text)?;
        }
        Ok(())
    }

    fn write_moment(&self, moment: &ReviewedMoment, out: &mut impl Write) -> io::Result<()> {
        let ReviewedMoment { number, change, taken, best, told, reason, .. } = moment;
        writeln!(out)?;
        let first = format!("{FAINT}{number:>5}.{FAINT:#} {STRONG}");
        paragraph(
            out,
            &first,
            "       ",
            &format!("{}{STRONG:#} ({})", taken.text, signed(change.percent())),
        )?;
        if best.action != taken.action {
            let args = WordArgs::new()
                .with("what", best.text.as_str())
                .with("best", best.chance.percent())
                .with("taken", taken.chance.percent());
            paragraph(out, "       ", "       ", &self.words.text("cli-review-better", &args))?;
        }
        for before in told {
            paragraph(out, "       - ", "         ", &format!("{} ({})", before.text, before.ago))?;
        }
        paragraph(out, "       ", "       ", reason)
    }
}

/// Percentage points with their sign.
fn signed(change: i32) -> String {
    match change {
        0 => "0".to_owned(),
        change if change < 0 => format!("\u{2212}{}", -change),
        change => format!("+{change}"),
    }
}
