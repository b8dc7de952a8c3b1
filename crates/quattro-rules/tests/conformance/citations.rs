//! Every rule number of the rule books is cited by a test.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const BOOKS: [&str; 4] = ["mamma-mia", "sole-mio", "grande", "calcory"];

/// The numbers that begin a rule in the English rule books.
fn rule_numbers() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../quattro-words/rules/en");
    let texts = BOOKS.map(|book| fs::read_to_string(folder.join(format!("{book}.md"))).expect("a rule book"));
    let lines = texts.iter().flat_map(|text| text.lines());
    let numbers = lines
        .filter_map(|line| line.strip_prefix("**")?.split_once("**").map(|(number, _)| number.to_owned()));
    numbers.collect()
}

fn sources(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

/// `fn mm_25_…` and `fn mm_e1_…` cite MM-25 and MM-E1.
fn cited(source: &str) -> impl Iterator<Item = String> {
    source.lines().filter_map(|line| {
        let name = line.trim_start().strip_prefix("fn ")?;
        let mut parts = name.split('_');
        let (book, number) = (parts.next()?, parts.next()?);
        ["mm", "sm", "gr", "ca"].contains(&book).then(|| format!("{book}-{number}").to_uppercase())
    })
}

#[test]
fn every_rule_number_is_cited_by_a_test() {
    let numbers = rule_numbers();
    assert!(numbers.len() > 130, "the rule books have {} numbers", numbers.len());
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests"), &mut files);
    let texts: Vec<String> = files.iter().map(|file| fs::read_to_string(file).expect("a source")).collect();
    let cited: BTreeSet<String> = texts.iter().flat_map(|text| cited(text)).collect();
    let missing: Vec<&String> = numbers.difference(&cited).collect();
    assert!(missing.is_empty(), "no test is named for {missing:?}");
    let unknown: Vec<&String> = cited.difference(&numbers).collect();
    assert!(unknown.is_empty(), "there are no rules {unknown:?}");
}
