//! `quattro judge`: settles an argument at a real table.

use std::io::{self, Write};

use quattro_rules::position::Position;
use quattro_rules::with_engine;
use quattro_table::judge::{Case, MoveError};
use quattro_table::protocol::{JudgedStep, Legal};
use quattro_words::{ChoiceWords, Words};

use crate::error::Error;
use crate::input;
use crate::style::{FAINT, NOTE, STRONG, paragraph, printable};
use crate::text_view::{Eyes, TextView};
use crate::voice::{Voice, write_ruled};

const EXAMPLES: &str = "\
Examples:
  quattro judge argument.toml                    show who decides and what is legal
  quattro judge argument.toml --play add:1p      play an action and show each rule applied
  quattro judge argument.toml --play skip order:mixed draw:kitchen
  cat argument.toml | quattro judge - --lang fr

A position is a small text file, for example:

  game = \"mamma-mia\"
  phase = \"oven\"
  boss = \"salami\"
  table = \"1c 7s 3p 4m\"
  oven = \"chili:classic-pineapple 1o\"
  [[seat]]
  kind = \"chili\"
  toppings = \"1p\"
  [[seat]]
  kind = \"salami\"

See docs/positions.md for the format and docs/notation.md for the actions. In a browser, the same arbiter is at
/arbiter of any server, where positions are set up by tapping.";

/// Settle an argument: who decides, which actions are legal, and what they lead to.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The position, a TOML file; - for standard input.
    file: String,
    /// Actions to play, in order (docs/notation.md).
    #[arg(long, value_name = "ACTION", num_args = 1..)]
    play: Vec<String>,
}

pub(crate) fn run(args: &Args, words: &Words, out: &mut impl Write) -> Result<(), Error> {
    let text = input::read(&args.file)?;
    let refuse = |error| Error::Position { path: args.file.clone(), error };
    let mut position: Position = text.parse().map_err(refuse)?;
    for name in position.names.iter_mut().flatten() {
        *name = printable(name);
    }
    with_engine!(position.game, G => {
        let (case, opening) = Case::<G>::open(&position, words).map_err(refuse)?;
        let voice = Voice { words, names: case.names().clone() };
        let mut arbiter = Arbiter { case, voice };
        arbiter.write_opening(&opening, out)?;
        arbiter.play(&args.play, out)
    })
}

/// Writes how a position is judged.
struct Arbiter<'a, G: TextView> {
    case: Case<'a, G>,
    voice: Voice<'a>,
}

impl<G: TextView> Arbiter<'_, G> {
    /// Writes what happened before the first decision.
    fn write_opening(&self, opening: &JudgedStep, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{STRONG}{}{STRONG:#}", self.voice.words.game(self.case.game().id()))?;
        if !opening.lines.is_empty() {
            writeln!(out, "{}", self.voice.say("cli-by-itself"))?;
        }
        write_step(opening, out)
    }

    /// Plays the actions and writes their effects, then the resulting table.
    fn play(&mut self, actions: &[String], out: &mut impl Write) -> Result<(), Error> {
        let played =
            actions.iter().enumerate().try_for_each(|(index, action)| self.take(index + 1, action, out));
        if let Err(Error::Output(error)) = played {
            return Err(error.into());
        }
        self.voice.write_table(self.case.game(), Eyes::Arbiter, out)?;
        self.write_choice(out)?;
        out.flush()?;
        played
    }

    fn take(&mut self, number: usize, text: &str, out: &mut impl Write) -> Result<(), Error> {
        let step = self.case.play(text).map_err(|error| match error {
            MoveError::Notation(error) => Error::Notation { number, error },
            MoveError::Illegal(refusal) => Error::Illegal { number, action: text.to_owned(), refusal },
        })?;
        if let JudgedStep { seat: Some(seat), action: Some(action), text: Some(words), .. } = &step {
            let name = self.voice.names.of(*seat);
            writeln!(out, "\n{STRONG}{name}{STRONG:#}: {words}  {FAINT}{action}{FAINT:#}")?;
        }
        Ok(write_step(&step, out)?)
    }

    /// Writes who decides and all legal actions, or the ranking.
    fn write_choice(&self, out: &mut impl Write) -> io::Result<()> {
        paragraph(out, "", "", &format!("{STRONG}{}{STRONG:#}", self.case.question().text))?;
        let game = self.case.game();
        if let Some(outcome) = game.outcome() {
            return self.voice.write_ranking(game.id(), &outcome, out);
        }
        for (index, Legal { action, words }) in self.case.legal().iter().enumerate() {
            let said = words.as_ref().map(ChoiceWords::line).unwrap_or_default();
            writeln!(out, "  {:>2}. {said}  {FAINT}{action}{FAINT:#}", index + 1)?;
        }
        Ok(())
    }
}

/// Writes what happened, each thing after its rule, and what of it may differ at the real table.
fn write_step(step: &JudgedStep, out: &mut impl Write) -> io::Result<()> {
    step.lines.iter().try_for_each(|line| write_ruled(line.rule, &line.text, out))?;
    step.notes.iter().try_for_each(|note| paragraph(out, "  ", "  ", &format!("{NOTE}{note}{NOTE:#}")))
}
