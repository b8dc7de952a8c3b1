//! Reads message files.

use super::{Key, Message, Messages, Part, Pattern};

/// A place in a message file that cannot be read, as the text from there on.
type Unread<'a> = &'a str;

/// Adds the messages of a file to those that are known, in their place where they have the same name.
///
/// # Errors
/// The text from the first place on that cannot be read; messages before it are added.
pub(crate) fn read<'a>(file: &'a str, messages: &mut Messages) -> Result<(), Unread<'a>> {
    let mut reader = Reader { rest: file };
    loop {
        reader.skip_blank();
        if reader.rest.starts_with('#') {
            reader.skip_line();
        } else if reader.rest.is_empty() {
            return Ok(());
        } else {
            let (id, message) = reader.message()?;
            messages.insert(id, message);
        }
    }
}

/// A file from some place on.
struct Reader<'a> {
    rest: &'a str,
}

/// A piece of a pattern before it is known how far its lines are indented.
enum Raw {
    Part(Part),
    /// This many ends of lines, and then this many spaces.
    Break(usize, usize),
}

impl<'a> Reader<'a> {
    fn skip_blank(&mut self) {
        self.rest = self.rest.trim_start();
    }

    fn skip_spaces(&mut self) {
        self.rest = self.rest.trim_start_matches(' ');
    }

    fn skip_line(&mut self) {
        self.rest = self.rest.split_once('\n').map_or("", |(_, rest)| rest);
    }

    fn take(&mut self, text: &str) -> Option<()> {
        self.rest = self.rest.strip_prefix(text)?;
        Some(())
    }

    fn expect(&mut self, text: &str) -> Result<(), Unread<'a>> {
        self.take(text).ok_or(self.rest)
    }

    fn take_while(&mut self, belongs: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|letter| !belongs(letter)).unwrap_or(self.rest.len());
        let (taken, rest) = self.rest.split_at(end);
        self.rest = rest;
        taken
    }

    fn name(&mut self) -> Result<String, Unread<'a>> {
        if !self.rest.starts_with(|letter: char| letter.is_ascii_alphabetic()) {
            return Err(self.rest);
        }
        Ok(self.take_while(|letter| letter.is_ascii_alphanumeric() || "-_".contains(letter)).to_owned())
    }

    /// `name = …`, with its attributes.
    fn message(&mut self) -> Result<(String, Message), Unread<'a>> {
        let id = self.name()?;
        let mut message = Message { value: self.assigned()?, attributes: Vec::new() };
        loop {
            let before = self.rest;
            self.skip_blank();
            if self.take(".").is_none() {
                self.rest = before;
                return Ok((id, message));
            }
            let name = self.name()?;
            let value = self.assigned()?.ok_or(self.rest)?;
            message.attributes.push((name, value));
        }
    }

    fn assigned(&mut self) -> Result<Option<Pattern>, Unread<'a>> {
        self.skip_spaces();
        self.expect("=")?;
        let pattern = self.pattern()?;
        Ok((!pattern.is_empty()).then_some(pattern))
    }

    /// Up to where a message, an attribute or a variant begins, or the choice ends.
    fn pattern(&mut self) -> Result<Pattern, Unread<'a>> {
        self.skip_spaces();
        let mut raw = Vec::new();
        loop {
            match self.rest.chars().next() {
                Some('{') => raw.push(Raw::Part(self.placeable()?)),
                Some('\n') => match self.line_break() {
                    Some(line_break) => raw.push(line_break),
                    None => return Ok(joined(raw)),
                },
                None | Some('}') => return Ok(joined(raw)),
                Some(_) => {
                    let text = self.take_while(|letter| !"{}\n".contains(letter));
                    let is_last = self.rest.is_empty() || self.rest.starts_with('\n');
                    let text = if is_last { text.trim_end_matches(' ') } else { text };
                    raw.push(Raw::Part(Part::Text(text.to_owned())));
                }
            }
        }
    }

    /// The end of a line, if the pattern goes on after it.
    fn line_break(&mut self) -> Option<Raw> {
        let after = self.rest.trim_start();
        let blank = &self.rest[..self.rest.len() - after.len()];
        let indent = blank.len() - blank.rfind('\n').map_or(0, |at| at + 1);
        let goes_on = indent > 0 && !after.is_empty() && !after.starts_with(['.', '*', '[', '}']);
        goes_on.then(|| {
            self.rest = after;
            Raw::Break(blank.matches('\n').count(), indent)
        })
    }

    /// `{ … }`
    fn placeable(&mut self) -> Result<Part, Unread<'a>> {
        self.expect("{")?;
        self.skip_blank();
        let part = if self.take("\"").is_some() {
            let text = self.take_while(|letter| !"\"\\\n".contains(letter)).to_owned();
            self.expect("\"")?;
            Part::Text(text)
        } else if self.take("$").is_some() {
            let argument = self.name()?;
            self.skip_blank();
            match self.take("->") {
                Some(()) => self.choice(argument)?,
                None => Part::Argument(argument),
            }
        } else {
            Part::Message(self.name()?)
        };
        self.skip_blank();
        self.expect("}")?;
        Ok(part)
    }

    /// The variants of a choice.
    fn choice(&mut self, argument: String) -> Result<Part, Unread<'a>> {
        let (mut variants, mut otherwise) = (Vec::new(), None);
        self.skip_blank();
        while !self.rest.starts_with('}') {
            if self.take("*").is_some() {
                otherwise = Some(variants.len());
            }
            self.expect("[")?;
            self.skip_blank();
            let key = self.key()?;
            self.skip_blank();
            self.expect("]")?;
            variants.push((key, self.pattern()?));
            self.skip_blank();
        }
        let otherwise = otherwise.ok_or(self.rest)?;
        Ok(Part::Choice { argument, variants, otherwise })
    }

    fn key(&mut self) -> Result<Key, Unread<'a>> {
        let number = self.take_while(|letter| letter.is_ascii_digit() || letter == '-');
        if number.is_empty() {
            return Ok(Key::Name(self.name()?));
        }
        number.parse().map(Key::Number).map_err(|_| self.rest)
    }
}

/// The pattern without the indentation that all its lines have in common, and in as few pieces as possible.
fn joined(raw: Vec<Raw>) -> Pattern {
    let indents = raw.iter().filter_map(|raw| match raw {
        Raw::Break(_, indent) => Some(*indent),
        Raw::Part(_) => None,
    });
    let common = indents.min().unwrap_or_default();
    let mut pattern = Pattern::new();
    for raw in raw {
        let part = match raw {
            Raw::Part(part) => part,
            // A pattern that begins on a line of its own.
            Raw::Break(_, indent) if pattern.is_empty() => Part::Text(" ".repeat(indent - common)),
            Raw::Break(lines, indent) => Part::Text("\n".repeat(lines) + &" ".repeat(indent - common)),
        };
        match (pattern.last_mut(), part) {
            (Some(Part::Text(before)), Part::Text(text)) => before.push_str(&text),
            (_, part) => pattern.push(part),
        }
    }
    pattern
}
