//! Which names are declared where.

use super::script::{Role, Script, Word, is_name};

impl<'a> Script<'a> {
    fn text(&self, at: usize) -> &'a str {
        self.words.get(at).map_or("", |word| word.text)
    }

    /// Finds them all.
    pub(super) fn find_bindings(&mut self) {
        for at in 0..self.words.len() {
            let Word { text, role, depth, .. } = self.words[at];
            // What is declared outside all brackets belongs to the whole module.
            let is_outside = depth == 0;
            match text {
                _ if role == Role::Property && self.is_method(at) => self.parameters(at + 1),
                _ if role == Role::Property => {}
                "const" | "let" | "var" => self.declaration(at + 1, is_outside),
                "class" if is_name(self.text(at + 1)) => drop(self.bind(at + 1, is_outside)),
                "function" => {
                    let name = at + 1 + usize::from(self.text(at + 1) == "*");
                    let bracket = self.bind(name, is_outside);
                    self.parameters(bracket);
                }
                "catch" => self.parameters(at + 1),
                "=" if self.text(at + 1) == ">" && at > 0 => match self.text(at - 1) {
                    ")" => self.parameters(self.partner(at - 1)),
                    _ => drop(self.bind(at - 1, false)),
                },
                _ => {}
            }
        }
    }

    /// Whether parameters and a body follow this name.
    fn is_method(&self, at: usize) -> bool {
        self.text(at + 1) == "(" && self.text(self.partner(at + 1) + 1) == "{"
    }

    fn partner(&self, at: usize) -> usize {
        self.words.get(at).map_or(at, |word| word.partner)
    }

    /// `a = 1, { b } = c` after `const`.
    fn declaration(&mut self, at: usize, is_outside: bool) {
        let mut at = at;
        loop {
            at = self.bind(at, is_outside);
            if self.text(at) == "=" {
                at = self.after_value(at + 1);
            }
            if self.text(at) != "," {
                return;
            }
            at += 1;
        }
    }

    /// What stands between round brackets before a function's body.
    fn parameters(&mut self, bracket: usize) {
        if self.text(bracket) == "(" {
            self.items(bracket, false);
        }
    }

    /// Notes what begins here: a name, or a pattern of names. Returns what follows.
    fn bind(&mut self, at: usize, is_outside: bool) -> usize {
        match self.text(at) {
            "{" | "[" => self.items(at, is_outside),
            _ => {
                let Some(word) = self.words.get(at) else { return at };
                if !matches!(word.role, Role::Variable | Role::Both) {
                    return at;
                }
                if is_outside {
                    self.known.insert(word.text);
                } else {
                    self.own.insert((word.statement, word.text));
                }
                at + 1
            }
        }
    }

    /// The items of a pattern between brackets. Returns what follows.
    fn items(&mut self, bracket: usize, is_outside: bool) -> usize {
        let end = self.partner(bracket);
        let mut at = bracket + 1;
        while at < end {
            match self.text(at) {
                "." => at += "...".len(),
                "[" if self.text(bracket) == "{" => at = self.partner(at) + 2,
                // A field that is called otherwise here.
                _ if self.text(at + 1) == ":" => at += 2,
                _ => {}
            }
            at = self.bind(at, is_outside);
            at = self.after_value(at) + 1;
        }
        end + 1
    }

    /// Where a value ends: at a comma, a semicolon or a bracket that closes.
    fn after_value(&self, from: usize) -> usize {
        let mut at = from;
        while at < self.words.len() {
            match self.words[at].text {
                "," | ";" | ")" | "]" | "}" => return at,
                text if text.starts_with('}') => return at,
                _ => {
                    at = self.partner(at).max(at);
                    // A template may go on.
                    while self.text(at).ends_with("${") {
                        at = self.partner(at);
                    }
                    at += 1;
                }
            }
        }
        at
    }
}
