//! The module in the repository was made from the sources beside it.
//!
//! `cargo xtask wasm` makes it, and has this test write down what it was made from (`QUATTRO_BLESS`). Building it here
//! would need a compiler for WebAssembly, which a newcomer does not have.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use sha2::{Digest, Sha256};

/// The crates that are compiled into the module, and what of them.
const CRATES: [&str; 5] = ["quattro-rules", "quattro-words", "quattro-bots", "quattro-table", "quattro-web"];
const PARTS: [&str; 3] = ["src", "messages", "Cargo.toml"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn module() -> PathBuf {
    root().join("crates/quattro-server/web/static/device/quattro.wasm")
}

fn note() -> PathBuf {
    root().join("crates/quattro-web/module.txt")
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// All files below a path, by their names.
fn files(path: &Path, found: &mut BTreeSet<PathBuf>) {
    if path.is_dir() {
        for entry in fs::read_dir(path).expect("a folder") {
            files(&entry.expect("an entry").path(), found);
        }
    } else if path.is_file() {
        found.insert(path.to_owned());
    }
}

/// The settings of the module's profile.
fn profile() -> String {
    let settings = fs::read_to_string(root().join("Cargo.toml")).expect("the workspace");
    let sections = settings.split("\n\n").filter(|section| section.contains("[profile.wasm"));
    sections.collect::<Vec<_>>().join("\n")
}

/// The other crates that are compiled into it, with the checksums of the lock file.
fn dependencies() -> String {
    let tree = Command::new(env!("CARGO"))
        .args(["tree", "--offline", "--locked", "--package", "quattro-web", "--edges", "normal,build"])
        .args(["--target", "wasm32-unknown-unknown", "--prefix", "none", "--format", "{p}"])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    assert!(tree.status.success(), "{}", String::from_utf8_lossy(&tree.stderr));
    let lock = fs::read_to_string(root().join("Cargo.lock")).expect("a lock file");
    let tree = String::from_utf8(tree.stdout).expect("text");
    let used: BTreeSet<(&str, &str)> = tree
        .lines()
        .filter_map(|line| {
            let mut words = line.split(' ');
            Some((words.next()?, words.next()?.strip_prefix('v')?))
        })
        .collect();
    let value = |package: &str, name: &str| {
        let line = package.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(" = \""));
        line.and_then(|text| text.strip_suffix('"')).map(str::to_owned)
    };
    let packages = lock.split("[[package]]").filter_map(|package| {
        let (name, version) = (value(package, "name")?, value(package, "version")?);
        let checksum = value(package, "checksum")?;
        used.contains(&(&*name, &*version)).then(|| format!("{name} {version} {checksum}\n"))
    });
    packages.collect()
}

/// One number for everything that goes into the module.
fn sources() -> String {
    let mut found = BTreeSet::new();
    for name in CRATES {
        for part in PARTS {
            files(&root().join("crates").join(name).join(part), &mut found);
        }
    }
    assert!(found.len() > 100, "{found:?}");
    let mut hash = Sha256::new();
    for file in found {
        let name = file.strip_prefix(root()).expect("below the root").to_string_lossy().replace('\\', "/");
        let text = fs::read(&file).expect("a file");
        hash.update(format!("{name} {}\n", hex(&Sha256::digest(text))));
    }
    hash.update(profile());
    hash.update(dependencies());
    hex(&hash.finalize())
}

#[test]
fn the_module_was_made_from_these_sources() {
    let made = fs::read(module()).expect("the module; run `cargo xtask wasm`");
    let described = format!("sources {}\nmodule {}\n", sources(), hex(&Sha256::digest(made)));
    if env::var_os("QUATTRO_BLESS").is_some() {
        let compiler = env::var("QUATTRO_MODULE_COMPILER").expect("what has compiled it");
        fs::write(note(), format!("compiler {compiler}\n{described}")).expect("a file");
        return;
    }
    let noted = fs::read_to_string(note()).expect("what the module was made from; run `cargo xtask wasm`");
    let (compiler, noted) = noted.split_once('\n').expect("lines");
    assert!(compiler.starts_with("compiler "));
    assert_eq!(
        noted, described,
        "web/static/device/quattro.wasm was made from other sources: run `cargo xtask wasm` and commit what it writes"
    );
}
