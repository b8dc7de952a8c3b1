//! The module that runs tables in browsers: compiled, shrunk, and noted with what it was made from.
//!
//! The standard library is compiled too, small and without what a panic would say: a panic stops the module, and the worker
//! begins anew. Where rustup has the library's sources, its compiler is used. Elsewhere a complete one comes from Debian's
//! archive; it is only unpacked below `target`, and disturbs nothing.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Error;
use crate::run::{command, root, run, run_command};
use crate::setup::{NODE, NPM, need};

const TARGET: &str = "wasm32-unknown-unknown";

/// The compiler, its standard library and the sources of that. Other versions make other bytes.
const PACKAGES: [(&str, &str); 5] = [
    ("rustc-web", "1.96.0+dfsg1-1~deb12u2"),
    ("libstd-rust-web-dev", "1.96.0+dfsg1-1~deb12u2"),
    ("libstd-rust-web-1.96", "1.96.0+dfsg1-1~deb12u2"),
    ("rust-web-src", "1.96.0+dfsg1-1~deb12u2"),
    ("libllvm22", "1:22.1.8-1~deb12u1"),
];

/// What makes the module smaller.
const BINARYEN: &str = "132.0.0";

/// All browsers of the last years know these.
const FEATURES: &str = "--enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int \
    --enable-mutable-globals --enable-reference-types --enable-multivalue";

/// What counts is how small the module is when it is compressed. Functions that are called once stay on their own, and what
/// is computed twice stays as it is: both make larger modules that compress better. Nothing lies in the first KiB of memory,
/// where the stack ends.
const SMALLER: &str = "-Oz --one-caller-inline-max-function-size=0 --low-memory-unused --skip-pass=local-cse \
    --skip-pass=simplify-locals";

/// How the standard library is made. Cargo calls these unstable.
const STANDARD_LIBRARY: [&str; 5] = [
    "-Zbuild-std=std,panic_abort",
    "-Zbuild-std-features=optimize_for_size",
    "-Zpanic-immediate-abort",
    "--config",
    "profile.wasm.panic='immediate-abort'",
];

/// Where the module is kept.
const MODULE: &str = "crates/quattro-server/web/static/device/quattro.wasm";

/// A compiler that knows the target.
struct Compiler {
    /// As the note beside the module has it.
    name: String,
    cargo: Command,
}

/// Makes the module.
pub(crate) fn wasm() -> Result<(), Error> {
    need(&[NODE, NPM])?;
    let Compiler { name, mut cargo } = if rustup_has_sources()? { rustups()? } else { debians()? };
    let made = root().join("target/wasm").join(TARGET).join("wasm/quattro_web.wasm");
    // Beside the configuration that may be there already: after the command, it would replace that.
    cargo.args(STANDARD_LIBRARY).env("RUSTC_BOOTSTRAP", "1");
    cargo.args(["build", "--locked", "--profile", "wasm", "--package", "quattro-web", "--lib"]);
    cargo.args(["--target", TARGET, "--target-dir", "target/wasm"]);
    cargo.env("CARGO_ENCODED_RUSTFLAGS", remapped().join("\u{1f}"));
    run_command("cargo build --profile wasm --package quattro-web", &mut cargo)?;
    shrink(&made)?;
    let note = "cargo test --quiet --package quattro-web --test sources";
    let described = format!("{name}, binaryen {BINARYEN}");
    run_command(note, command(note).env("QUATTRO_BLESS", "1").env("QUATTRO_MODULE_COMPILER", described))
}

/// No path of this machine is in the module.
fn remapped() -> Vec<String> {
    let home = env::var_os("CARGO_HOME").map_or_else(|| home().join(".cargo"), PathBuf::from);
    // The last that fits counts.
    let places = [(root(), "quattro"), (home, "cargo"), (toolchain().join("root"), "rust")];
    places.map(|(from, to)| format!("--remap-path-prefix={}={to}", from.display())).to_vec()
}

fn home() -> PathBuf {
    env::var_os("HOME").map_or_else(PathBuf::new, PathBuf::from)
}

fn toolchain() -> PathBuf {
    root().join("target/wasm-toolchain")
}

fn output(line: &str) -> Result<String, Error> {
    let output = command(line).output().map_err(|error| format!("`{line}` did not start: {error}"))?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

fn rustup_has_sources() -> Result<bool, Error> {
    let sysroot = PathBuf::from(output("rustc --print sysroot")?);
    Ok(sysroot.join("lib/rustlib/src/rust/library").is_dir())
}

fn rustups() -> Result<Compiler, Error> {
    Ok(Compiler { name: output("rustc --version")?, cargo: command("cargo") })
}

fn debians() -> Result<Compiler, Error> {
    let folder = toolchain();
    let usr = folder.join("root/usr");
    let rustc = usr.join("bin/rustc");
    if !rustc.is_file() {
        unpack(&folder)?;
    }
    let libraries = usr.join("lib/x86_64-linux-gnu");
    let mut cargo = command("cargo");
    cargo.arg("--config").arg(format!("target.{TARGET}.linker='{}'", linker()?.display()));
    cargo.env("RUSTC", &rustc).env("LD_LIBRARY_PATH", &libraries);
    let (package, version) = PACKAGES[0];
    let asked = Command::new(&rustc).arg("--version").env("LD_LIBRARY_PATH", &libraries).output();
    let asked = asked.map_err(|error| format!("{} did not start: {error}", rustc.display()))?;
    let said = String::from_utf8_lossy(&asked.stdout).trim().to_owned();
    Ok(Compiler { name: format!("{said}, Debian {package} {version}"), cargo })
}

/// The one that rustup's compiler uses.
fn linker() -> Result<PathBuf, Error> {
    let sysroot = PathBuf::from(output("rustc --print sysroot")?);
    let host = output("rustc --print host-tuple")?;
    let linker = sysroot.join("lib/rustlib").join(host).join("bin/rust-lld");
    if linker.is_file() { Ok(linker) } else { Err(format!("there is no linker at {}", linker.display())) }
}

/// Downloads and unpacks what is needed of the packages.
fn unpack(folder: &Path) -> Result<(), Error> {
    let packed = folder.join("packages");
    fs::create_dir_all(&packed).map_err(|error| error.to_string())?;
    let wanted = PACKAGES.map(|(package, version)| format!("{package}={version}")).join(" ");
    let line = format!("apt-get download {wanted}");
    run_command(&line, command(&line).current_dir(&packed)).map_err(|error| {
        format!("{error}\nIf Debian has other versions by now, put them into xtask/src/wasm.rs.")
    })?;
    let root = folder.join("root");
    fs::create_dir_all(&root).map_err(|error| error.to_string())?;
    for package in fs::read_dir(&packed).map_err(|error| error.to_string())? {
        let package = package.map_err(|error| error.to_string())?.path();
        // Of the sources only the standard library is needed.
        let line = format!("dpkg-deb --fsys-tarfile {}", package.display());
        let mut tar = command(
            "tar --extract --no-wildcards-match-slash --exclude ./usr/share --exclude ./usr/src/*/src --exclude ./usr/src/*/compiler",
        );
        let mut unpacked = command(&line);
        let unpacked = unpacked.stdout(std::process::Stdio::piped()).spawn();
        let mut unpacked = unpacked.map_err(|error| format!("`{line}` did not start: {error}"))?;
        let content = unpacked.stdout.take().ok_or("no output")?;
        run_command("tar --extract", tar.arg("--directory").arg(&root).stdin(content))?;
        unpacked.wait().map_err(|error| error.to_string())?;
    }
    Ok(())
}

fn shrink(made: &Path) -> Result<(), Error> {
    let folder = toolchain().join("binaryen");
    if !folder.join("node_modules/binaryen/bin/wasm-opt").is_file() {
        fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        run(&format!(
            "npm install --no-audit --no-fund --no-save --prefix {} binaryen@{BINARYEN}",
            folder.display()
        ))?;
    }
    let module = root().join(MODULE);
    fs::create_dir_all(module.parent().unwrap_or(&module)).map_err(|error| error.to_string())?;
    let optimizer = folder.join("node_modules/binaryen/bin/wasm-opt");
    let line = format!(
        "node {} {SMALLER} --strip-debug --strip-producers --strip-target-features {FEATURES} {} --output {}",
        optimizer.display(),
        made.display(),
        module.display()
    );
    run(&line)
}
