//! Checks dependencies against `deny.toml`.
//!
//! cargo-deny does this and more, but takes minutes to compile on a new machine.
//! `cargo tree` knows licences and sources already, so the three checks we want are short.

use std::collections::BTreeSet;
use std::fs;

use serde::Deserialize;

use crate::Error;
use crate::python;
use crate::run::{command, root};

/// The part of `deny.toml` that is checked here.
#[derive(Deserialize)]
struct Policy {
    licenses: Licenses,
    bans: Bans,
}

#[derive(Deserialize)]
struct Licenses {
    allow: BTreeSet<String>,
}

#[derive(Deserialize)]
struct Bans {
    deny: Vec<Banned>,
}

#[derive(Deserialize)]
struct Banned {
    #[serde(rename = "crate")]
    name: String,
}

/// A dependency as `cargo tree` shows it.
struct Package<'a> {
    name: &'a str,
    /// The name, the version, and where it comes from unless that is the registry.
    shown: &'a str,
    licence: &'a str,
}

impl<'a> Package<'a> {
    fn read(line: &'a str) -> Option<Package<'a>> {
        let (shown, licence) = line.trim_end_matches(" (*)").split_once('|')?;
        Some(Package { name: shown.split(' ').next()?, shown, licence })
    }

    /// Whether it is part of this project.
    fn is_ours(&self) -> bool {
        self.shown.contains(&format!("({}", root().display()))
    }
}

/// Checks licences, bans and sources of everything that any target or test is built from, in this workspace and in that
/// of the Python package.
pub(crate) fn check() -> Result<(), Error> {
    ["Cargo.toml", python::MANIFEST].into_iter().try_for_each(check_workspace)
}

fn check_workspace(manifest: &str) -> Result<(), Error> {
    let edges = "--workspace --locked --edges normal,build,dev --target all";
    let line = format!("cargo tree --manifest-path {manifest} {edges} --prefix none --format {{p}}|{{l}}");
    eprintln!("> {line}");
    let tree = command(&line).output().map_err(|error| format!("`{line}` did not start: {error}"))?;
    if !tree.status.success() {
        return Err(format!("`{line}` failed: {}", String::from_utf8_lossy(&tree.stderr)));
    }
    let file = root().join("deny.toml");
    let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    let policy: Policy = toml::from_str(&text).map_err(|error| format!("deny.toml: {error}"))?;
    let tree = String::from_utf8_lossy(&tree.stdout);
    let packages = tree.lines().filter_map(Package::read);
    let problems: BTreeSet<String> = packages.filter_map(|package| problem(&package, &policy)).collect();
    if problems.is_empty() {
        return Ok(());
    }
    Err(format!("dependencies that deny.toml does not allow:\n  {}", Vec::from_iter(problems).join("\n  ")))
}

fn problem(package: &Package<'_>, policy: &Policy) -> Option<String> {
    if package.is_ours() {
        return None;
    }
    let Package { name, shown, licence } = package;
    if policy.bans.deny.iter().any(|banned| banned.name == *name) {
        return Some(format!("{shown}: banned"));
    }
    // Crates from the registry are shown without a source; proc-macro is what cargo tree adds to some.
    if shown.replace(" (proc-macro)", "").contains('(') {
        return Some(format!("{shown}: not from the registry"));
    }
    let allowed = is_allowed(licence, &policy.licenses.allow);
    (!allowed).then(|| format!("{shown}: licence {licence:?}"))
}

/// Whether a licence expression is met by what is allowed: one of the alternatives of each part. Brackets are ignored,
/// which can refuse an odd expression but never lets one pass.
fn is_allowed(licence: &str, allowed: &BTreeSet<String>) -> bool {
    let licence = licence.replace(['(', ')'], "").replace('/', " OR ").replace(" or ", " OR ");
    let mut parts = licence.split(" AND ");
    parts.all(|part| part.split(" OR ").any(|one| allowed.contains(one.trim())))
}

#[cfg(test)]
mod tests {
    use super::{BTreeSet, is_allowed};

    #[test]
    fn every_part_of_a_licence_needs_an_allowed_alternative() {
        let allowed = BTreeSet::from(["MIT".to_owned(), "ISC".to_owned()]);
        for licence in
            ["MIT", "MIT/Apache-2.0", "GPL-3.0 OR MIT", "(MIT OR GPL-3.0) AND ISC", "GPL-3.0 or MIT"]
        {
            assert!(is_allowed(licence, &allowed), "{licence}");
        }
        for licence in ["", "GPL-3.0", "MIT AND GPL-3.0", "(GPL-3.0 OR Apache-2.0) AND MIT"] {
            assert!(!is_allowed(licence, &allowed), "{licence}");
        }
    }
}
