//! `quattro judge`: settles an argument at a real table.

use std::io::{self, Write};

use quattro_rules::chance::{Card, Chance, Seeded, ShuffleId};
use quattro_rules::dealer::{Narrator, Told};
use quattro_rules::position::{OpenPiles, Position, PositionError};
use quattro_rules::seat::Seat;
use quattro_rules::with_engine;
use quattro_words::Words;

use crate::error::Error;
use crate::input;
use crate::style::{FAINT, NOTE, STRONG, paragraph};
use crate::text_view::{Eyes, OpenPile, TextView};
use crate::voice::Voice;

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

See docs/positions.md for the format and docs/notation.md for the actions.";

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
    let position: Position = text.parse().map_err(refuse)?;
    with_engine!(position.game, G => {
        let mut case = Case::<G>::open(position, words).map_err(refuse)?;
        case.write_opening(out)?;
        case.play(&args.play, out)
    })
}

/// A position being judged.
struct Case<'a, G: TextView> {
    game: G,
    dealer: Narrator<Unforeseen, G::Event>,
    open: OpenPiles,
    voice: Voice<'a>,
}

impl<'a, G: TextView> Case<'a, G> {
    fn open(position: Position, words: &'a Words) -> Result<Self, PositionError> {
        let mut dealer = Narrator::new(Unforeseen { chance: Seeded::from_number(0), shuffled: false });
        let game = G::from_position(&position, &mut dealer)?;
        let voice = Voice::new(words, &game, &position.names);
        Ok(Case { game, dealer, open: position.open, voice })
    }

    /// Writes what happened before the first decision.
    fn write_opening(&mut self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{STRONG}{}{STRONG:#}", self.voice.words.game(self.game.id()))?;
        if !self.dealer.told.is_empty() {
            writeln!(out, "{}", self.voice.say("cli-by-itself"))?;
        }
        self.write_told(out)
    }

    /// Plays the actions and writes their effects, then the resulting table.
    fn play(&mut self, actions: &[String], out: &mut impl Write) -> Result<(), Error> {
        let played =
            actions.iter().enumerate().try_for_each(|(index, action)| self.take(index + 1, action, out));
        if let Err(Error::Output(error)) = played {
            return Err(error.into());
        }
        self.voice.write_table(&self.game, Eyes::Arbiter, out)?;
        self.write_choice(out)?;
        out.flush()?;
        played
    }

    fn take(&mut self, number: usize, text: &str, out: &mut impl Write) -> Result<(), Error> {
        let action: G::Action = text.parse().map_err(|error| Error::Notation { number, error })?;
        let refuse = |refusal| Error::Illegal { number, action: text.to_owned(), refusal };
        self.game.check(action).map_err(refuse)?;
        if let Some(seat) = self.game.to_act() {
            self.write_action(seat, action, out)?;
        }
        self.game.apply(action, &mut self.dealer).map_err(refuse)?;
        Ok(self.write_told(out)?)
    }

    fn write_action(&self, seat: Seat, action: G::Action, out: &mut impl Write) -> io::Result<()> {
        let name = self.voice.names.of(seat);
        let words = self.game.choice_in_words(action, self.voice.words, &self.voice.names).line();
        writeln!(out, "\n{STRONG}{name}{STRONG:#}: {words}  {FAINT}{action}{FAINT:#}")
    }

    /// Writes the events since the last call, and which of them will differ at the real table.
    fn write_told(&mut self, out: &mut impl Write) -> io::Result<()> {
        let told = std::mem::take(&mut self.dealer.told);
        self.voice.write_told(&self.game, &told, out)?;
        for pile in [OpenPile::Kitchen, OpenPile::Waiter] {
            if told.iter().any(|told: &Told<_>| G::came_from(&told.event, &self.open) == Some(pile)) {
                self.write_note(note_id(pile), out)?;
            }
        }
        if std::mem::take(&mut self.dealer.chance.shuffled) {
            self.write_note("cli-note-shuffled", out)?;
        }
        Ok(())
    }

    fn write_note(&self, id: &str, out: &mut impl Write) -> io::Result<()> {
        paragraph(out, "  ", "  ", &format!("{NOTE}{}{NOTE:#}", self.voice.say(id)))
    }

    /// Writes who decides and all legal actions, or the ranking.
    fn write_choice(&self, out: &mut impl Write) -> io::Result<()> {
        let Voice { words, names, .. } = &self.voice;
        let question = self.game.question_in_words(None, words, names).text;
        paragraph(out, "", "", &format!("{STRONG}{question}{STRONG:#}"))?;
        if let Some(outcome) = self.game.outcome() {
            return self.voice.write_ranking(self.game.id(), &outcome, out);
        }
        let mut actions = Vec::new();
        self.game.legal(&mut actions);
        for (index, action) in actions.iter().enumerate() {
            let said = self.game.choice_in_words(*action, words, names).line();
            writeln!(out, "  {:>2}. {said}  {FAINT}{action}{FAINT:#}", index + 1)?;
        }
        Ok(())
    }
}

const fn note_id(pile: OpenPile) -> &'static str {
    match pile {
        OpenPile::Kitchen => "cli-note-kitchen",
        OpenPile::Waiter => "cli-note-waiter",
    }
}

/// Notes whether anything was shuffled, because a shuffle at the real table will come out differently.
struct Unforeseen {
    chance: Seeded,
    shuffled: bool,
}

impl Chance for Unforeseen {
    fn shuffle<K: Card>(&mut self, pile: ShuffleId, cards: &mut [K]) {
        self.shuffled = true;
        self.chance.shuffle(pile, cards);
    }

    fn first_seat(&mut self, players: u8) -> Seat {
        self.chance.first_seat(players)
    }
}
