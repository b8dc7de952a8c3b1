//! One script out of many modules, so that a page needs one request instead of seventy.
//!
//! Nothing is parsed but imports and exports. Every module becomes a function that returns what it exports,
//! called in the order in which the modules need each other; what only modules know gets short names (`names.rs`). So
//! modules must not import each other in a circle, must import at the top, and must export constants, functions and classes
//! by name; a test bundles them all.

use std::collections::{BTreeSet, HashMap};
use std::fmt::Write;

use super::names::{Shortened, shortened};

/// How a module names its own address.
const OWN_ADDRESS: &str = "import.meta.url";

/// Why the modules cannot be bundled: a mistake in the client, found by the tests.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum BundleError {
    /// There is no such module.
    Missing(String),
    /// A module imports itself by way of others.
    Circle(String),
    /// An import or export of another form than those above.
    Unknown { module: String, text: String },
}

/// The script of `entry` with all modules that it imports. `read` gives the text of a module.
pub(super) fn bundle(entry: &str, read: impl Fn(&str) -> Option<String>) -> Result<String, BundleError> {
    let mut bundle = Bundle::new(entry, read);
    bundle.add(entry)?;
    Ok(bundle.script)
}

/// One script for several pages, which have most of their modules in common. The entry runs that the document names
/// beside the script (`data-script`), with the modules that it needs; the others are there and do nothing.
pub(super) fn bundle_choice(
    entries: &[&str],
    read: impl Fn(&str) -> Option<String>,
) -> Result<String, BundleError> {
    let mut bundle = Bundle::new(entries.first().unwrap_or(&""), read);
    bundle.form = Form::OnDemand;
    bundle.script.push_str(ONCE);
    let mut choices = Vec::new();
    for entry in entries {
        let position = bundle.add(entry)?;
        choices.push(format!("\"{entry}\": m{position}"));
    }
    let choices = choices.join(", ");
    let _ = writeln!(
        bundle.script,
        "await {{ {choices} }}[`js/${{document.querySelector(\"[data-script]\").dataset.script}}`]();"
    );
    Ok(bundle.script)
}

/// Whether a module runs where it stands, or when another one first needs it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    AtOnce,
    OnDemand,
}

impl Form {
    /// What a module begins with to have its imports: names, and the position of the module that they are from.
    fn taken(self, imports: &[(String, usize)]) -> String {
        match self {
            Form::AtOnce => {
                let taken = imports.iter().map(|(names, position)| format!("const {names} = m{position};\n"));
                taken.collect()
            }
            Form::OnDemand if imports.is_empty() => String::new(),
            // None waits for what another one waits for.
            Form::OnDemand => {
                let (names, calls): (Vec<_>, Vec<_>) =
                    imports.iter().map(|(names, position)| (&**names, format!("m{position}()"))).unzip();
                let (names, calls) = (names.join(", "), calls.join(", "));
                format!("const [{names}] = await Promise.all([{calls}]);\n")
            }
        }
    }
}

/// What modules on demand are made with: they run once, for all that need them.
const ONCE: &str = "const once = (run) => {\nlet made;\nreturn () => (made ??= run());\n};\n";

/// A module in the script.
struct Done {
    path: String,
    /// What it exports, and what that is called in the script.
    exports: HashMap<String, String>,
}

struct Bundle<Read> {
    read: Read,
    /// The way from the script to the folder that all paths start from.
    root: String,
    /// The modules in the script; a module is called `m` and its position here.
    done: Vec<Done>,
    /// The modules whose imports are being added.
    open: Vec<String>,
    form: Form,
    script: String,
}

impl<Read: Fn(&str) -> Option<String>> Bundle<Read> {
    fn new(entry: &str, read: Read) -> Bundle<Read> {
        let root = "../".repeat(entry.matches('/').count());
        Bundle { read, root, done: Vec::new(), open: Vec::new(), form: Form::AtOnce, script: String::new() }
    }

    /// Adds a module after those that it imports, and answers with its position.
    fn add(&mut self, path: &str) -> Result<usize, BundleError> {
        if let Some(position) = self.done.iter().position(|done| done.path == path) {
            return Ok(position);
        }
        if self.open.iter().any(|open| open == path) {
            return Err(BundleError::Circle(path.to_owned()));
        }
        self.open.push(path.to_owned());
        let text = (self.read)(path).ok_or_else(|| BundleError::Missing(path.to_owned()))?;
        let module = Module::read(path, &text)?;
        // What a module finds beside itself is not beside the script.
        let own_address = format!("new URL(\"{}{path}\", {OWN_ADDRESS})", self.root);
        let code = module.code.replace(OWN_ADDRESS, &own_address);
        let imported: Vec<&str> = module
            .imports
            .iter()
            .flat_map(|import| &import.names)
            .map(|named| named.inner.as_str())
            .collect();
        let Shortened { code, names } = shortened(&code, &imported);
        let mut imports = Vec::new();
        for Import { names: list, from } in &module.imports {
            let position = self.add(&resolve(path, from))?;
            let exports = &self.done[position].exports;
            let taken = |Named { inner, outer }: &Named| {
                let outer = exports.get(outer).unwrap_or(outer);
                Named { inner: names.get(inner).unwrap_or(inner).clone(), outer: outer.clone() }.in_object()
            };
            let list: Vec<_> = list.iter().map(taken).collect();
            imports.push((format!("{{ {} }}", list.join(", ")), position));
        }
        let body = self.form.taken(&imports);
        self.open.pop();
        let short = |Named { inner, outer }: Named| (outer, names.get(&inner).cloned().unwrap_or(inner));
        let exports: HashMap<String, String> = module.exports.into_iter().map(short).collect();
        let given: Vec<_> =
            exports.values().map(String::as_str).collect::<BTreeSet<_>>().into_iter().collect();
        let given = given.join(", ");
        let position = self.done.len();
        let (before, after) = match self.form {
            Form::OnDemand => ("once(async ", ")"),
            Form::AtOnce if waits(&code) => ("await (async ", ")()"),
            Form::AtOnce => ("(", ")()"),
        };
        let _ = writeln!(
            self.script,
            "const m{position} = {before}() => {{\n{body}{code}return {{ {given} }};\n}}{after};"
        );
        self.done.push(Done { path: path.to_owned(), exports });
        Ok(position)
    }
}

/// `inner as outer`: a name within a module, and the one it has outside.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Named {
    inner: String,
    outer: String,
}

impl Named {
    fn same(name: &str) -> Named {
        Named { inner: name.to_owned(), outer: name.to_owned() }
    }

    /// As it stands in an object: both where a module's object is made and where names are taken out of it.
    fn in_object(&self) -> String {
        let Named { inner, outer } = self;
        if inner == outer { inner.clone() } else { format!("{outer}: {inner}") }
    }
}

struct Import {
    names: Vec<Named>,
    from: String,
}

/// A module, taken apart.
#[derive(Default)]
struct Module {
    imports: Vec<Import>,
    exports: Vec<Named>,
    code: String,
}

/// A statement that lists names: `import { a as b } from "./c.js"`, with or without spaces.
struct NameList<'a> {
    names: Vec<(&'a str, &'a str)>,
    from: Option<&'a str>,
    rest: &'a str,
}

impl Module {
    fn read(path: &str, text: &str) -> Result<Module, BundleError> {
        let unknown = |text: &str| BundleError::Unknown {
            module: path.to_owned(),
            text: text.lines().next().unwrap_or_default().to_owned(),
        };
        let mut module = Module::default();
        let text = without_comments(text);
        let mut rest = text.trim_start();
        while let Some(list) = rest.strip_prefix("import") {
            let NameList { names, from, rest: after } = name_list(list).ok_or_else(|| unknown(rest))?;
            let names = names.into_iter().map(|(outer, inner)| named(inner, outer)).collect();
            module.imports.push(Import { names, from: from.ok_or_else(|| unknown(rest))?.to_owned() });
            rest = after.trim_start();
        }
        while let Some(at) = next_export(rest) {
            module.code.push_str(&rest[..at]);
            rest = &rest[at + "export".len()..];
            rest = module.export(rest).ok_or_else(|| unknown(&text[text.len() - rest.len()..]))?;
        }
        module.code.push_str(rest);
        module.code.push('\n');
        Ok(module)
    }

    /// Takes in what follows the word `export`; the rest is code.
    fn export<'a>(&mut self, text: &'a str) -> Option<&'a str> {
        let declared = text.trim_start();
        if declared.starts_with('{') {
            let NameList { names, from, rest } = name_list(text)?;
            self.exports.extend(names.iter().map(|(inner, outer)| named(inner, outer)));
            if let Some(from) = from {
                let names = names.iter().map(|(inner, _)| Named::same(inner)).collect();
                self.imports.push(Import { names, from: from.to_owned() });
            }
            return Some(rest);
        }
        // A variable that changes would be exported as it was at first.
        let words = ["const ", "async function ", "function ", "class "];
        let after = words.iter().find_map(|word| declared.strip_prefix(word))?;
        let name = after.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next()?;
        if name.is_empty() {
            return None;
        }
        self.exports.push(Named::same(name));
        Some(declared)
    }
}

fn named(inner: &str, outer: &str) -> Named {
    Named { inner: inner.to_owned(), outer: outer.to_owned() }
}

/// Reads ` { a, b as c } from "./d.js";`, of which the second half may be missing.
fn name_list(text: &str) -> Option<NameList<'_>> {
    let (list, rest) = text.trim_start().strip_prefix('{')?.split_once('}')?;
    let names = list.split(',').map(str::trim).filter(|name| !name.is_empty());
    let names = names.map(|name| name.split_once(" as ").unwrap_or((name, name))).collect();
    let (from, rest) = match rest.trim_start().strip_prefix("from") {
        Some(path) => {
            let (path, rest) = path.trim_start().strip_prefix('"')?.split_once('"')?;
            (Some(path), rest)
        }
        None => (None, rest),
    };
    Some(NameList { names, from, rest: rest.strip_prefix(';').unwrap_or(rest) })
}

/// Whether a module waits for something before it is ready: outside functions, whose lines are indented.
fn waits(code: &str) -> bool {
    code.lines().any(|line| !line.starts_with(' ') && line.contains("await "))
}

/// Where the next statement begins that exports something: at the start of a line, or after another statement
/// on the long line of a library.
fn next_export(text: &str) -> Option<usize> {
    let starts = text.match_indices("export").map(|(at, _)| at);
    let mut statements = starts.filter(|at| {
        let (before, after) = (text[..*at].chars().next_back(), text[at + "export".len()..].chars().next());
        matches!(before, None | Some('\n' | ';' | '}')) && matches!(after, Some(' ' | '{'))
    });
    statements.next()
}

/// The text without comments that stand on lines of their own, except licences.
pub(super) fn without_comments(text: &str) -> String {
    let mut code = String::with_capacity(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        let line = rest.split_inclusive('\n').next().unwrap_or(rest);
        let start = line.trim_start();
        if start.starts_with("//") {
            rest = &rest[line.len()..];
        } else if start.starts_with("/*")
            && let Some((comment, after)) = rest.split_once("*/")
            && !comment.contains("@license")
        {
            rest = after.strip_prefix('\n').unwrap_or(after);
        } else {
            code.push_str(line);
            rest = &rest[line.len()..];
        }
    }
    code
}

/// The path that `relative` means within `module`.
pub(super) fn resolve(module: &str, relative: &str) -> String {
    let mut parts: Vec<&str> = module.split('/').collect();
    parts.pop();
    for part in relative.split('/') {
        match part {
            "." => (),
            ".." => drop(parts.pop()),
            name => parts.push(name),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bundled(modules: &[(&str, &str)]) -> Result<String, BundleError> {
        bundle(modules[0].0, |path| {
            modules.iter().find(|(name, _)| *name == path).map(|(_, text)| (*text).to_owned())
        })
    }

    #[test]
    fn modules_come_before_those_that_import_them_and_only_once() {
        let script = bundled(&[
            (
                "js/a.js",
                "// why\nimport { b } from \"./b.js\";\nimport { c as d } from \"./lib/c.js\";\nb(d);\n",
            ),
            (
                "js/b.js",
                "import { c } from \"./lib/c.js\";\n\n/** Doubles. */\nexport function b() {\n  return c;\n}\n",
            ),
            ("js/lib/c.js", "export const c = 1;\n"),
        ]);
        let expected = "const m0 = (() => {\nconst E = 1;\n\nreturn { E };\n})();\n\
            const m1 = (() => {\nconst { E: T } = m0;\nfunction E() {\n  return T;\n}\n\nreturn { E };\n})();\n\
            const m2 = (() => {\nconst { E } = m1;\nconst { E: T } = m0;\nE(T);\n\nreturn {  };\n})();\n";
        assert_eq!(script.as_deref(), Ok(expected));
    }

    #[test]
    fn the_long_lines_of_a_library_are_understood() {
        let script = bundled(&[
            ("a.js", "import{t as e}from\"./b.js\";const u=e(1);export{u as repeat,u as other};\n"),
            ("b.js", "/**\n * @license\n * Somebody's\n */\nconst t=e=>e;export{t};\n"),
        ]);
        let expected = "const m0 = (() => {\n/**\n * @license\n * Somebody's\n */\nconst E=e=>e;\n\nreturn { E };\n})();\n\
            const m1 = (() => {\nconst { E: T } = m0;\nconst E=T(1);\n\nreturn { E };\n})();\n";
        assert_eq!(script.as_deref(), Ok(expected));
    }

    #[test]
    fn what_is_exported_from_another_module_is_handed_on() {
        let script =
            bundled(&[("a.js", "export { b as c } from \"./b.js\";\n"), ("b.js", "export class b {}\n")]);
        let expected = "const m0 = (() => {\nclass E {}\n\nreturn { E };\n})();\n\
            const m1 = (() => {\nconst { E } = m0;\n\n\nreturn { E };\n})();\n";
        assert_eq!(script.as_deref(), Ok(expected));
    }

    #[test]
    fn a_module_still_knows_its_own_address() {
        let script = bundled(&[
            ("js/a.js", "import { b } from \"./lib/b.js\";\n"),
            ("js/lib/b.js", "export const b = new URL(\"c.svg\", import.meta.url);\n"),
        ]);
        let address = r#"new URL("c.svg", new URL("../js/lib/b.js", import.meta.url))"#;
        assert!(script.as_ref().is_ok_and(|script| script.contains(address)), "{script:?}");
    }

    #[test]
    fn a_module_that_waits_is_waited_for() {
        let script = bundled(&[("a.js", "const a = c(await b());\n")]);
        let expected = "const m0 = await (async () => {\nconst E = c(await b());\n\nreturn {  };\n})();\n";
        assert_eq!(script.as_deref(), Ok(expected));
    }

    #[test]
    fn of_several_entries_the_one_that_the_document_names_runs_with_what_it_needs() {
        let files = [
            ("js/a.js", "import { c } from \"./c.js\";\nc();\n"),
            ("js/b.js", "await 1;\n"),
            ("js/c.js", "export const c = 1;\n"),
        ];
        let read =
            |path: &str| files.iter().find(|(name, _)| *name == path).map(|(_, text)| (*text).to_owned());
        let script = bundle_choice(&["js/a.js", "js/b.js"], read).expect("a script");
        assert!(
            script.contains(
                "const m1 = once(async () => {\nconst [{ E }] = await Promise.all([m0()]);\nE();\n\nreturn {  };\n});\n"
            ),
            "{script}"
        );
        let choice = "await { \"js/a.js\": m1, \"js/b.js\": m2 }\
            [`js/${document.querySelector(\"[data-script]\").dataset.script}`]();\n";
        assert!(script.ends_with(choice), "{script}");
    }

    #[test]
    fn a_comment_before_an_expression_leaves_the_expression() {
        let code = without_comments("const a =\n  /** @type {A} */ (b);\n  // why\n\"// text\";\n");
        assert_eq!(code, "const a =\n (b);\n\"// text\";\n");
    }

    #[test]
    fn what_cannot_be_bundled_is_refused() {
        let missing = bundled(&[("a.js", "import { b } from \"./b.js\";")]);
        assert_eq!(missing, Err(BundleError::Missing("b.js".to_owned())));
        let circle =
            bundled(&[("a.js", "import { b } from \"./b.js\";"), ("b.js", "import { a } from \"./a.js\";")]);
        assert_eq!(circle, Err(BundleError::Circle("a.js".to_owned())));
        for text in ["export let a = 1;", "export default 1;", "import a from \"./b.js\";"] {
            let unknown = bundled(&[("a.js", text)]);
            assert!(matches!(unknown, Err(BundleError::Unknown { .. })), "{text}: {unknown:?}");
        }
    }
}
