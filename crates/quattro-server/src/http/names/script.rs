//! What each word of a script is: a variable, the name of a field, or neither.

use std::collections::HashSet;

use crate::http::spaces::Token;

/// Words that are never variables.
const KEYWORDS: [&str; 42] = [
    "await",
    "break",
    "case",
    "catch",
    "class",
    "const",
    "continue",
    "debugger",
    "default",
    "delete",
    "do",
    "else",
    "export",
    "extends",
    "false",
    "finally",
    "for",
    "function",
    "if",
    "import",
    "in",
    "instanceof",
    "let",
    "new",
    "null",
    "of",
    "return",
    "static",
    "super",
    "switch",
    "this",
    "throw",
    "true",
    "try",
    "typeof",
    "undefined",
    "var",
    "void",
    "while",
    "with",
    "yield",
    "arguments",
];

/// Words that are keywords only in some places. Whoever uses them as variables keeps them.
const MODIFIERS: [&str; 4] = ["async", "get", "set", "static"];

/// Keywords that a statement of a module begins with after a bracket.
const BEGINNINGS: [&str; 11] =
    ["async", "await", "class", "const", "for", "function", "if", "let", "switch", "try", "var"];

/// Keywords before a bracket that begins an object, not a block.
const BEFORE_OBJECTS: [&str; 13] = [
    "await", "case", "const", "default", "delete", "in", "let", "of", "return", "throw", "typeof", "var",
    "void",
];

/// What a word is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    /// A keyword, a number, a sign, a text.
    Other,
    /// The name of a field, a method or a label.
    Property,
    Variable,
    /// `{ a }`: a variable, and a field of the same name.
    Both,
}

/// What is between two brackets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Within {
    Block,
    Object,
    Class,
    /// Round or square brackets, or what is filled into a template.
    Values,
}

struct Open {
    within: Within,
    /// Where it began.
    at: usize,
    /// Whether the next word names a field or a method.
    is_key_next: bool,
    /// Whether a colon ends a case.
    is_case: bool,
}

/// A token that is not space, and what it is in its script.
pub(super) struct Word<'a> {
    pub(super) text: &'a str,
    /// Its position among all tokens.
    pub(super) at: usize,
    pub(super) role: Role,
    /// The statement of the module that it is in.
    pub(super) statement: usize,
    /// How many brackets are open around it.
    pub(super) depth: usize,
    /// The other bracket.
    pub(super) partner: usize,
}

pub(super) struct Script<'a> {
    pub(super) words: Vec<Word<'a>>,
    /// What the whole module knows.
    pub(super) known: HashSet<&'a str>,
    /// What single statements know besides.
    pub(super) own: HashSet<(usize, &'a str)>,
    pub(super) statements: usize,
}

/// The state of reading.
struct Scan {
    open: Vec<Open>,
    /// At which depth a class has been named, whose body comes.
    class: Option<usize>,
    /// Whether the last colon ended a case.
    was_case: bool,
}

impl<'a> Script<'a> {
    pub(super) fn read(tokens: &[(Token, &'a str)]) -> Script<'a> {
        let shown = tokens
            .iter()
            .enumerate()
            .filter(|(_, (token, _))| !matches!(token, Token::Space | Token::Comment));
        let shown: Vec<_> = shown.map(|(at, (token, text))| (at, *token, *text)).collect();
        let mut script =
            Script { words: Vec::new(), known: HashSet::new(), own: HashSet::new(), statements: 0 };
        let mut scan = Scan { open: Vec::new(), class: None, was_case: false };
        for (index, (at, token, text)) in shown.iter().copied().enumerate() {
            let next = shown.get(index + 1).map_or("", |(_, _, text)| *text);
            if scan.open.is_empty() && script.begins(text) {
                script.statements += 1;
            }
            let statement = script.statements;
            let depth = scan.open.len();
            script.words.push(Word { text, at, role: Role::Other, statement, depth, partner: index });
            match token {
                Token::Word => script.words[index].role = script.role(&mut scan, text, next),
                Token::Literal => script.literal(&mut scan, text),
                _ => script.sign(&mut scan, text),
            }
        }
        script
    }

    /// The text that is this far before the last.
    fn before(&self, back: usize) -> &'a str {
        self.words.len().checked_sub(back + 1).map_or("", |at| self.words[at].text)
    }

    /// Whether a word outside all brackets begins a statement.
    fn begins(&self, text: &str) -> bool {
        match self.words.last().map(|word| word.text) {
            Some(";") => true,
            Some("}") => BEGINNINGS.contains(&text),
            _ => false,
        }
    }

    fn open(&self, scan: &mut Scan, within: Within) {
        let is_key_next = matches!(within, Within::Object | Within::Class);
        scan.open.push(Open { within, at: self.words.len() - 1, is_key_next, is_case: false });
    }

    fn close(&mut self, scan: &mut Scan) {
        let last = self.words.len() - 1;
        if let Some(open) = scan.open.pop() {
            self.words[open.at].partner = last;
            self.words[last].partner = open.at;
            self.words[last].depth = self.words[open.at].depth;
        }
        if let Some(around) = scan.open.last_mut() {
            around.is_key_next = around.within == Within::Class && self.before(0) == "}";
        }
    }

    /// A template goes on after what was filled in, and may be interrupted again.
    fn literal(&mut self, scan: &mut Scan, text: &str) {
        if text.starts_with('}') {
            self.close(scan);
        }
        if let Some(open) = scan.open.last_mut() {
            open.is_key_next = false;
        }
        if text.ends_with("${") && text.starts_with(['`', '}']) {
            self.open(scan, Within::Values);
        }
    }

    fn sign(&mut self, scan: &mut Scan, text: &str) {
        match text {
            "(" | "[" => {
                key_ends(scan);
                self.open(scan, Within::Values);
            }
            "{" => {
                let within = self.bracket(scan);
                key_ends(scan);
                self.open(scan, within);
            }
            ")" | "]" | "}" => self.close(scan),
            _ => {
                let Some(open) = scan.open.last_mut() else { return };
                open.is_key_next = match open.within {
                    Within::Object => text == "," || text == "*" && open.is_key_next,
                    Within::Class => text == ";" || text == "*" && open.is_key_next,
                    _ => false,
                };
                if text == ":" {
                    scan.was_case = std::mem::take(&mut open.is_case);
                }
            }
        }
    }

    /// What a curly bracket begins that has just been read.
    fn bracket(&self, scan: &mut Scan) -> Within {
        if scan.class == Some(scan.open.len()) {
            scan.class = None;
            return Within::Class;
        }
        let before = self.before(1);
        let is_object = match before {
            "" | ")" | ";" | "{" | "}" => false,
            ">" => self.before(2) != "=",
            ":" => !scan.was_case,
            word if word.starts_with(is_letter) => BEFORE_OBJECTS.contains(&word),
            _ => true,
        };
        if is_object { Within::Object } else { Within::Block }
    }

    fn role(&self, scan: &mut Scan, text: &str, next: &str) -> Role {
        let depth = scan.open.len();
        let before = self.before(1);
        let is_field = before == "." && self.before(2) != ".";
        let mut is_key = false;
        let mut is_block = true;
        if let Some(open) = scan.open.last_mut() {
            is_block = open.within == Within::Block;
            is_key = open.is_key_next;
            let is_modifier = MODIFIERS.contains(&text)
                && next.starts_with(|letter| is_letter(letter) || "#[*\"".contains(letter));
            if is_key && is_modifier {
                return Role::Other;
            }
            open.is_key_next = false;
            if is_key && open.within == Within::Object && !matches!(next, ":" | "(") {
                return if is_name(text) { Role::Both } else { Role::Other };
            }
            open.is_case |= !is_field && !is_key && matches!(text, "case" | "default");
        }
        if is_field || is_key {
            return Role::Property;
        }
        if text == "class" {
            scan.class = Some(depth);
        }
        let is_label = is_block && next == ":" && matches!(before, "" | ";" | "{" | "}");
        match before {
            "break" | "continue" => Role::Property,
            _ if !is_name(text) => Role::Other,
            _ if is_label => Role::Property,
            _ => Role::Variable,
        }
    }
}

const fn is_letter(letter: char) -> bool {
    letter.is_ascii_alphabetic() || matches!(letter, '_' | '$')
}

pub(super) fn is_name(text: &str) -> bool {
    text.starts_with(is_letter) && !KEYWORDS.contains(&text) && !MODIFIERS.contains(&text)
}

/// What comes next is not the name of a member.
fn key_ends(scan: &mut Scan) {
    if let Some(open) = scan.open.last_mut() {
        open.is_key_next = false;
    }
}
