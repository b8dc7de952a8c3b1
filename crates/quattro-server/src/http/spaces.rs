//! Scripts without comments and without spaces that nobody needs: a tenth of what a browser fetches.
//!
//! A script is cut into tokens, which stay as they are. A line that ends where a statement could end keeps its end, so that it
//! does not matter whether there is a semicolon.

/// What stands at the beginning of a text, by where it ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token {
    Space,
    Comment,
    /// A name, a keyword or a number.
    Word,
    /// A string, a template up to the next thing in it, or a regular expression.
    Literal,
    Sign,
}

/// Keywords after which a slash begins a regular expression.
const BEFORE_VALUES: [&str; 9] = ["return", "typeof", "case", "in", "of", "delete", "void", "throw", "await"];

/// The script with the spaces and ends of lines that it needs, and with comments that are licences.
pub(super) fn without_spaces(script: &str) -> String {
    let mut short = String::with_capacity(script.len());
    let mut reader = Reader::new(script);
    // Whether there was space since the last token, and the end of a line.
    let (mut space, mut line_end) = (false, false);
    while let Some((token, text)) = reader.next() {
        match token {
            Token::Space => {
                space = true;
                line_end |= text.contains('\n');
            }
            Token::Comment if !text.contains("@license") => line_end |= text.contains('\n'),
            _ => {
                if line_end && needs_line_end(&short, text) {
                    short.push('\n');
                } else if (space || line_end) && needs_space(&short, text) {
                    short.push(' ');
                }
                short.push_str(text);
                (space, line_end) = (false, false);
            }
        }
    }
    short.push('\n');
    short
}

/// Whether a statement may have ended before this token.
fn needs_line_end(before: &str, token: &str) -> bool {
    !before.is_empty()
        && !before.ends_with(['{', ';', ',', '(', '[', '\n', '=', '>', '&', '|', '?', ':'])
        && !token.starts_with(['}', ')', ']', ';', ',', '.', '?', ':', '&', '|', '='])
}

/// Whether two tokens would become others without a space between them.
fn needs_space(before: &str, token: &str) -> bool {
    let (Some(last), Some(first)) = (before.chars().next_back(), token.chars().next()) else { return false };
    is_word(last) && is_word(first) || last == first && "+-/".contains(first)
}

const fn is_word(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, '_' | '$' | '#') || !letter.is_ascii()
}

pub(super) struct Reader<'a> {
    rest: &'a str,
    /// The brackets that are open; a template's are closed by the template going on.
    open: Vec<char>,
    /// Whether the last token ended a value, so that a slash divides it.
    is_value: bool,
}

impl<'a> Reader<'a> {
    pub(super) const fn new(script: &'a str) -> Reader<'a> {
        Reader { rest: script, open: Vec::new(), is_value: false }
    }

    pub(super) fn next(&mut self) -> Option<(Token, &'a str)> {
        let first = self.rest.chars().next()?;
        let (token, length) = match first {
            '"' | '\'' => (Token::Literal, quoted(self.rest, first)),
            '`' => (Token::Literal, self.template()),
            '}' if self.open.last() == Some(&'`') => {
                self.open.pop();
                (Token::Literal, self.template())
            }
            '/' if self.rest.starts_with("//") => {
                (Token::Comment, self.rest.find('\n').unwrap_or(self.rest.len()))
            }
            '/' if self.rest.starts_with("/*") => {
                (Token::Comment, self.rest.find("*/").map_or(self.rest.len(), |at| at + 2))
            }
            '/' if !self.is_value => (Token::Literal, regular_expression(self.rest)),
            _ if first.is_whitespace() => (Token::Space, run(self.rest, char::is_whitespace)),
            _ if is_word(first) => (Token::Word, run(self.rest, is_word)),
            _ => {
                match first {
                    '{' | '(' | '[' => self.open.push(first),
                    '}' | ')' | ']' => drop(self.open.pop()),
                    _ => {}
                }
                (Token::Sign, first.len_utf8())
            }
        };
        let (text, rest) = self.rest.split_at(length);
        self.rest = rest;
        match token {
            Token::Space | Token::Comment => {}
            Token::Word => self.is_value = !BEFORE_VALUES.contains(&text),
            // A template that is interrupted is followed by a value.
            Token::Literal => self.is_value = !text.ends_with("${"),
            Token::Sign => self.is_value = matches!(first, ')' | ']' | '}'),
        }
        Some((token, text))
    }

    /// The length of a template from its beginning or from the end of what was filled in, up to its end or what is filled
    /// in next.
    fn template(&mut self) -> usize {
        let mut letters = self.rest.char_indices().skip(1);
        while let Some((at, letter)) = letters.next() {
            match letter {
                '\\' => drop(letters.next()),
                '`' => return at + 1,
                '$' if self.rest[at..].starts_with("${") => {
                    self.open.push('`');
                    return at + 2;
                }
                _ => {}
            }
        }
        self.rest.len()
    }
}

fn run(text: &str, belongs: impl Fn(char) -> bool) -> usize {
    text.find(|letter| !belongs(letter)).unwrap_or(text.len())
}

/// The length of a string.
fn quoted(text: &str, quote: char) -> usize {
    let mut letters = text.char_indices().skip(1);
    while let Some((at, letter)) = letters.next() {
        match letter {
            '\\' => drop(letters.next()),
            _ if letter == quote => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// The length of a regular expression with its flags. In a class a slash is a letter.
fn regular_expression(text: &str) -> usize {
    let mut in_class = false;
    let mut letters = text.char_indices().skip(1);
    while let Some((at, letter)) = letters.next() {
        match letter {
            '\\' => drop(letters.next()),
            '[' => in_class = true,
            ']' => in_class = false,
            '/' if !in_class => return at + 1 + run(&text[at + 1..], is_word),
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_tells_tokens_apart_stays() {
        for (script, short) in [
            ("const a = 1;\n\nconst b = a + ++c;\n", "const a=1;const b=a+ ++c;\n"),
            ("if (a) {\n  return \"b  c\";\n} else {\n  d();\n}\n", "if(a){return\"b  c\";}else{d();}\n"),
            ("class A {\n  #b = 1;\n  static #c;\n}\n", "class A{#b=1;static #c;}\n"),
            ("// why\na(); // because\n/** more */ b();\n", "a();b();\n"),
            ("/* @license */\na();\n", "/* @license */\na();\n"),
            ("a\n  .b()\n  ?.c();\n", "a.b()?.c();\n"),
            ("const a = () => ({\n  b,\n  c: d,\n});\n", "const a=()=>({b,c:d,});\n"),
        ] {
            assert_eq!(without_spaces(script), short);
        }
    }

    #[test]
    fn the_end_of_a_line_stays_where_it_can_end_a_statement() {
        for script in ["a\nb\n", "a = {}\nb\n", "a++\nb\n", "a = \"\"\nb\n", "a = b()\n!c\n"] {
            assert_eq!(without_spaces(script).matches('\n').count(), 2, "{script}");
        }
    }

    #[test]
    fn literals_stay_as_they_are() {
        for script in [
            "a=`b  ${c}  // d ${`e  ${{f:1}}  `}  `;\n",
            "a=/[/ ]  \\/ /g;\n",
            "a=b/c/d;\n",
            "a='  \\'  ';\n",
            "a(/  /y);\n",
            "return/  /y;\n",
        ] {
            assert_eq!(without_spaces(script), script);
        }
        assert_eq!(without_spaces("a = `${ b / c } / ${ d }`;\n"), "a=`${b/c} / ${d}`;\n");
    }
}
