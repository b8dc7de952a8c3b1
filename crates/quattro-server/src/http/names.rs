//! Short names for what only one module of a bundle knows: its own variables, functions, classes and what it imports.
//!
//! A name becomes the same short one wherever it is a variable in a module, or, if it belongs to one statement of the
//! module only, in that statement. So it does not matter which of several variables of one name is meant. Names that are never
//! declared are the browser's, and stay, as do the names of fields and methods. A statement must not use a name of the
//! browser's that it also declares.

mod bindings;
mod script;

use std::collections::{HashMap, HashSet};

use self::script::{Role, Script, Word, is_name};
use super::spaces::{Reader, Token};

/// A module with short names.
pub(super) struct Shortened {
    pub(super) code: String,
    /// The new names of what the whole module knows.
    pub(super) names: HashMap<String, String>,
}

/// Shortens the names in the code of a module, which has these by its imports.
pub(super) fn shortened<'a>(code: &'a str, imported: &[&'a str]) -> Shortened {
    let mut reader = Reader::new(code);
    let tokens: Vec<_> = std::iter::from_fn(|| reader.next()).collect();
    let mut script = Script::read(&tokens);
    script.known.extend(imported);
    script.find_bindings();
    let names = script.module_names();
    let mut short = HashMap::new();
    for statement in 0..=script.statements {
        for (at, name) in script.renamed_in(statement, &names) {
            short.insert(at, name);
        }
    }
    let text = |(at, (_, text)): (usize, &(Token, &str))| {
        short.get(&at).cloned().unwrap_or_else(|| (*text).to_owned())
    };
    let code = tokens.iter().enumerate().map(text).collect();
    let names = names.into_iter().map(|(name, short)| (name.to_owned(), short)).collect();
    Shortened { code, names }
}

/// Letters by how often keywords have them, so that short names look like what is there anyway.
const SMALL: &[u8] = b"etnisroalcdumphfgybvwkxqjz";
const LARGE: &[u8] = b"ETNISROALCDUMPHFGYBVWKXQJZ";

/// One letter of these, then two.
fn short_names(first: &'static [u8], others: &'static [u8]) -> impl Iterator<Item = String> {
    let one = first.iter().map(|letter| char::from(*letter).to_string());
    let all = first.iter().chain(others);
    let two = all.flat_map(|letter| SMALL.iter().chain(LARGE).map(|other| [*letter, *other]));
    one.chain(two.map(|letters| letters.map(char::from).iter().collect()))
}

/// Which names become which.
impl<'a> Script<'a> {
    /// What is a variable in these words, and how often, the most frequent first.
    fn counted(&self, is_meant: impl Fn(&Word<'a>) -> bool) -> Vec<&'a str> {
        let mut counts: HashMap<&str, (usize, usize)> = HashMap::new();
        for (at, word) in self.words.iter().enumerate() {
            if matches!(word.role, Role::Variable | Role::Both) && is_meant(word) {
                counts.entry(word.text).or_insert((0, at)).0 += 1;
            }
        }
        let mut names: Vec<_> = counts.into_iter().collect();
        names.sort_by_key(|(_, (count, first))| (std::cmp::Reverse(*count), *first));
        names.into_iter().map(|(name, _)| name).collect()
    }

    fn is_own(&self, word: &Word<'a>) -> bool {
        !self.known.contains(word.text) && self.own.contains(&(word.statement, word.text))
    }

    /// Gives each name the next short one that is not taken.
    fn named(
        names: Vec<&'a str>,
        taken: &HashSet<&str>,
        short: impl Iterator<Item = String>,
    ) -> HashMap<&'a str, String> {
        let is_free = |short: &String| is_name(short) && !taken.contains(&**short);
        names.into_iter().zip(short.filter(is_free)).collect()
    }

    /// The new names of what the whole module knows: large letters, so that small ones are left for the rest.
    fn module_names(&self) -> HashMap<&'a str, String> {
        let kept = self.counted(|word| !self.known.contains(word.text) && !self.is_own(word));
        let mut names = self.counted(|word| self.known.contains(word.text));
        // What is handed on without being used.
        let mut unused: Vec<_> = self.known.iter().copied().filter(|name| !names.contains(name)).collect();
        unused.sort_unstable();
        names.extend(unused);
        Script::named(names, &kept.into_iter().collect(), short_names(LARGE, SMALL))
    }

    /// The new text of each token of a statement that gets one.
    fn renamed_in(&self, statement: usize, module: &HashMap<&'a str, String>) -> Vec<(usize, String)> {
        let kept = self.counted(|word| word.statement == statement && !self.is_own(word));
        let kept: HashSet<&str> =
            kept.into_iter().map(|name| module.get(name).map_or(name, |short| short)).collect();
        let own = self.counted(|word| word.statement == statement && self.is_own(word));
        let own = Script::named(own, &kept, short_names(SMALL, LARGE));
        let words = self.words.iter().filter(|word| word.statement == statement);
        words
            .filter_map(|word| {
                let short = own.get(word.text).or_else(|| module.get(word.text))?;
                match word.role {
                    Role::Variable => Some((word.at, short.clone())),
                    Role::Both => Some((word.at, format!("{}:{short}", word.text))),
                    Role::Property | Role::Other => None,
                }
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn short(code: &str) -> String {
        shortened(code, &[]).code
    }

    #[test]
    fn what_a_module_knows_has_large_letters_and_what_a_statement_knows_small_ones() {
        for (code, expected) in [
            (
                "const list = [1];\nconst first = (list) => list[0];\n",
                "const E = [1];\nconst T = (E) => E[0];\n",
            ),
            ("function twice(number) { return number * 2; }", "function E(e) { return e * 2; }"),
            (
                "class Card { #kind; turn(side) { this.#kind = side; } }",
                "class E { #kind; turn(e) { this.#kind = e; } }",
            ),
            (
                "for (const { a, b: c = a, ...d } of all) use(a, c, d);",
                "for (const { a:e, b: t = e, ...n } of all) use(e, t, n);",
            ),
            ("try { act(); } catch (error) { report(error); }", "try { act(); } catch (e) { report(e); }"),
            (
                "const f = async ([one, , two = one], { three } = {}) => one + two + three;",
                "const E = async ([e, , t = e], { three:n } = {}) => e + t + n;",
            ),
        ] {
            assert_eq!(short(code), expected);
        }
    }

    #[test]
    fn fields_methods_and_labels_keep_their_names() {
        for (code, expected) in [
            (
                "const seat = 1, of = { seat, name: seat, list: { seat() {} } }.seat;",
                "const E = 1, of = { seat:E, name: E, list: { seat() {} } }.seat;",
            ),
            ("const card = a ? card : b?.card;", "const E = a ? E : b?.card;"),
            (
                "switch (a) { case card: { const b = card; } } const card = [...card];",
                "switch (a) { case E: { const e = E; } } const E = [...E];",
            ),
            ("const next = 1; next: for (;;) { break next; }", "const E = 1; next: for (;;) { break next; }"),
            (
                "const get = 1; const o = { get a() { return 1; }, async b() {}, *c() {} };",
                "const get = 1; const E = { get a() { return 1; }, async b() {}, *c() {} };",
            ),
            (
                "class A { static b = 1; get c() { return A.b; } } const b = 1, c = b + b;",
                "class T { static b = 1; get c() { return T.b; } } const E = 1, N = E + E;",
            ),
        ] {
            assert_eq!(short(code), expected);
        }
    }

    #[test]
    fn what_is_filled_into_a_template_has_variables_and_its_texts_stay() {
        let code = "const name = 1; const t = (a) => `name ${name + `${{ name }}`} a ${a} ${b}`, u = t;";
        assert_eq!(
            short(code),
            "const E = 1; const T = (e) => `name ${E + `${{ name:E }}`} a ${e} ${b}`, N = T;"
        );
    }

    #[test]
    fn what_is_declared_nowhere_is_the_browsers() {
        assert_eq!(short("const a = document.b(E, T);"), "const N = document.b(E, T);");
        assert_eq!(short("const f = (a) => e(a, t);"), "const E = (n) => e(n, t);");
    }

    #[test]
    fn what_is_imported_is_known_to_the_module() {
        let Shortened { code, names } = shortened("use(card, card);", &["card", "unused"]);
        assert_eq!(code, "use(E, E);");
        assert_eq!((&*names["card"], &*names["unused"]), ("E", "T"));
    }
}
