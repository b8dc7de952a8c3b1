//! Describing a table in the user's language.

use std::io::{self, Write};

use quattro_rules::dealer::{Audience, Told};
use quattro_rules::game::Outcome;
use quattro_rules::rule::Rule;
use quattro_rules::seat::Seat;
use quattro_rules::setup::GameId;
use quattro_words::{Args, Language, Names, Speak, Words};

use crate::style::{FAINT, RULE, STRONG, paragraph, printable};
use crate::text_view::{Eyes, TextView};

/// All messages, including those of the command line.
pub(crate) fn words(language: Language) -> Words {
    let own = match language {
        Language::En => include_str!("../messages/en.ftl"),
        Language::Fr => include_str!("../messages/fr.ftl"),
        Language::De => include_str!("../messages/de.ftl"),
    };
    Words::new(language).with_messages(own)
}

/// The words for one table.
pub(crate) struct Voice<'a> {
    pub(crate) words: &'a Words,
    pub(crate) names: Names,
}

impl<'a> Voice<'a> {
    /// Calls the players by their `given` names, or by the game's default names.
    pub(crate) fn new<G: Speak>(words: &'a Words, game: &G, given: &[Option<String>]) -> Voice<'a> {
        let usual = game.names(words);
        let name = |seat: Seat| match given.get(seat.index()) {
            Some(Some(name)) => printable(name),
            _ => usual.of(seat).into_owned(),
        };
        Voice { words, names: Names::new(Seat::all(game.players()).map(name).collect()) }
    }

    /// A message of the command line.
    pub(crate) fn say(&self, id: &str) -> String {
        self.words.text(id, &Args::new())
    }

    /// An event, and its addressee if it is private.
    pub(crate) fn told<G: Speak>(&self, game: &G, told: &Told<G::Event>) -> String {
        let said = game.event_in_words(&told.event, self.words, &self.names);
        match told.to {
            Audience::All => said,
            Audience::Only(seat) => self.words.told_alone(&self.names.of(seat), &said),
        }
    }

    /// Writes events, each after its rule. The ranking is written separately.
    pub(crate) fn write_told<G: TextView>(
        &self,
        game: &G,
        told: &[Told<G::Event>],
        out: &mut impl Write,
    ) -> io::Result<()> {
        for told in told.iter().filter(|told| !G::is_ranking(&told.event)) {
            write_ruled(game.rule_of(&told.event), &self.told(game, told), out)?;
        }
        Ok(())
    }

    /// Writes the table.
    pub(crate) fn write_table<G: TextView>(
        &self,
        game: &G,
        eyes: Eyes,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let sheet = game.sheet(self, eyes);
        writeln!(out, "\n{STRONG}{}{STRONG:#}", sheet.title)?;
        let widest = sheet.rows.iter().map(|(label, _)| label.chars().count()).max().unwrap_or_default();
        let rest = " ".repeat(widest + 4);
        for (label, text) in &sheet.rows {
            let gap = " ".repeat(widest - label.chars().count() + 2);
            let first = format!("  {FAINT}{label}{FAINT:#}{gap}");
            paragraph(out, &first, &rest, text)?;
        }
        writeln!(out)
    }

    /// Writes the ranking, the winner first.
    pub(crate) fn write_ranking(
        &self,
        game: GameId,
        outcome: &Outcome,
        out: &mut impl Write,
    ) -> io::Result<()> {
        writeln!(out, "\n{STRONG}{}{STRONG:#}", self.say("cli-ranking"))?;
        for line in self.words.ranking(game, outcome, &self.names) {
            writeln!(out, "  {line}")?;
        }
        Ok(())
    }
}

/// Writes a sentence after the rule behind it.
pub(crate) fn write_ruled(rule: Rule, text: &str, out: &mut impl Write) -> io::Result<()> {
    paragraph(out, "  ", "         ", &format!("{RULE}{rule}:{RULE:#} {text}"))
}
