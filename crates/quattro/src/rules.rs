//! `quattro rules`: prints the rules of a game.

use std::io::{self, Write};

use quattro_rules::setup::GameId;
use quattro_words::Words;
use quattro_words::rules::{Remark, RemarkSort, Rule, RuleBook, Span, Text, rule_book};

use crate::error::Error;
use crate::style::{ITALIC, NOTE, RULE, STRONG, paragraph};

const EXAMPLES: &str = "\
Examples:
  quattro rules mamma-mia
  quattro rules calcory --lang de
  quattro rules mamma-mia MM-25 MM-28
  quattro rules grande SM-24

Sole Mio! and Grande build on earlier games, whose rules can be looked up as well.";

/// Read the rules of a game.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The game: mamma-mia, sole-mio, grande or calcory.
    game: GameId,
    /// Show only these rules, such as MM-25, or examples, such as MM-E1.
    #[arg(value_name = "RULE")]
    rules: Vec<String>,
}

pub(crate) fn run(args: &Args, words: &Words, out: &mut impl Write) -> Result<(), Error> {
    let books: Vec<RuleBook> =
        books_of(args.game).iter().map(|game| rule_book(*game, words.language())).collect();
    if args.rules.is_empty() {
        return Ok(write_book(&books[0], out)?);
    }
    // Look up all rules before printing any, so that the error for a wrong number is not lost among the
    // output.
    let rules = args.rules.iter().map(|number| look_up(&books, number)).collect::<Result<Vec<_>, _>>()?;
    Ok(rules.into_iter().try_for_each(|rule| write_rule(rule, out))?)
}

/// The game's own rule book and those it builds on.
pub(crate) const fn books_of(game: GameId) -> &'static [GameId] {
    match game {
        GameId::MammaMia => &[GameId::MammaMia],
        GameId::SoleMio => &[GameId::SoleMio, GameId::MammaMia],
        GameId::Grande => &[GameId::Grande, GameId::SoleMio, GameId::MammaMia],
        GameId::Calcory => &[GameId::Calcory],
    }
}

fn look_up<'a>(books: &'a [RuleBook], number: &str) -> Result<&'a Rule, Error> {
    books.iter().find_map(|book| book.rule(number)).ok_or_else(|| {
        let title = books[0].title.clone();
        let mut numbers = books[0].rules().map(|rule| rule.number.clone());
        let first = numbers.next().unwrap_or_default();
        let last = numbers.last().unwrap_or_default();
        Error::NoSuchRule { title, number: number.to_owned(), first, last }
    })
}

fn write_book(book: &RuleBook, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{STRONG}{}{STRONG:#}\n", book.title)?;
    book.intro.iter().try_for_each(|text| paragraph(out, "", "", &styled(text)))?;
    for section in &book.sections {
        writeln!(out, "\n{STRONG}{}{STRONG:#}\n", section.heading)?;
        section.rules.iter().try_for_each(|rule| write_rule(rule, out))?;
    }
    Ok(())
}

fn write_rule(rule: &Rule, out: &mut impl Write) -> io::Result<()> {
    let number = RULE.bold();
    paragraph(out, "", "      ", &format!("{number}{}{number:#} {}", rule.number, styled(&rule.text)))?;
    rule.points.iter().try_for_each(|point| paragraph(out, "      - ", "        ", &styled(point)))?;
    rule.remarks.iter().try_for_each(|remark| write_remark(remark, out))
}

fn write_remark(Remark { sort, label, text }: &Remark, out: &mut impl Write) -> io::Result<()> {
    let option = match sort {
        RemarkSort::Ruling => String::new(),
        RemarkSort::Option { name } => format!("{STRONG}{name}{STRONG:#} "),
    };
    paragraph(out, "    | ", "    | ", &format!("{NOTE}{label}{NOTE:#} {option}{}", styled(text)))
}

/// The text with terminal styles.
fn styled(text: &Text) -> String {
    let style = |span: &Span| match span {
        Span::Plain(text) => text.clone(),
        Span::Bold(text) | Span::Code(text) => format!("{STRONG}{text}{STRONG:#}"),
        Span::Italic(text) => format!("{ITALIC}{text}{ITALIC:#}"),
    };
    text.0.iter().map(style).collect()
}
