//! Fuzzing of everything that is read from outside.

use crate::Error;
use crate::run::{command, root, run_command};
use crate::setup::need_crate;

/// Seconds for each target, unless another number is given.
const SECONDS: &str = "60";

const TARGETS: [&str; 4] = ["record", "position", "table", "log"];

/// Fuzzes all targets or those that are named: no input may make the program panic. Begins with what is kept in
/// `fuzz/seeds`; what is found on the way stays in `fuzz/corpus`, which is not part of the repository.
pub(crate) fn fuzz() -> Result<(), Error> {
    need_crate("cargo fuzz --version", "cargo-fuzz", "0.13.2", "runs the fuzz targets")?;
    let arguments: Vec<String> = std::env::args().skip(2).collect();
    let (targets, others): (Vec<&str>, Vec<&str>) =
        arguments.iter().map(String::as_str).partition(|argument| TARGETS.contains(argument));
    let seconds = match others.as_slice() {
        [] => SECONDS,
        [seconds] if seconds.parse::<u32>().is_ok() => seconds,
        _ => return Err(format!("give targets ({}) and a number of seconds", TARGETS.join(", "))),
    };
    for target in if targets.is_empty() { TARGETS.to_vec() } else { targets } {
        let mut folders = format!("fuzz/corpus/{target}");
        std::fs::create_dir_all(root().join(&folders)).map_err(|error| format!("{folders}: {error}"))?;
        if root().join("fuzz/seeds").join(target).is_dir() {
            folders = format!("{folders} fuzz/seeds/{target}");
        }
        // What is fuzzed has no unsafe code, so that a sanitizer would find nothing and cost half of the speed.
        let line = format!(
            "cargo fuzz run --sanitizer none {target} {folders} -- -max_total_time={seconds} -max_len=20000 \
             -dict=fuzz/table.dict -timeout=20 -print_final_stats=1"
        );
        // Lets the stable compiler accept unstable flags.
        run_command(&line, command(&line).env("RUSTC_BOOTSTRAP", "1"))?;
    }
    Ok(())
}
