//! Installing missing tools, after listing them.

use crate::Error;
use crate::run::{command, is_there, run, run_command};
use crate::web;

/// A program, installed as a Debian package if it is missing.
#[derive(Clone, Copy)]
pub(crate) struct Tool {
    /// Succeeds if the program is installed.
    check: &'static str,
    package: &'static str,
    reason: &'static str,
}

pub(crate) const POSTGRESQL: Tool = Tool {
    check: "dpkg -s postgresql",
    package: "postgresql",
    reason: "the server tests start their own instance",
};
pub(crate) const PYTHON: Tool = Tool {
    check: "python3 --version",
    package: "python3",
    reason: "runs the second implementation in `crosscheck`",
};
pub(crate) const PYTHON_VENV: Tool = Tool {
    check: "python3 -m ensurepip --version",
    package: "python3-venv",
    reason: "virtual environments for the tests of the Python package",
};
pub(crate) const NODE: Tool = Tool {
    // Playwright wants at least this version.
    check: "node --eval process.exit(+(parseInt(process.versions.node)<20))",
    package: "nodejs",
    reason: "checks and tests the browser client, version 20 or later",
};
pub(crate) const NPM: Tool = Tool {
    check: "npm --version",
    package: "npm",
    reason: "installs the packages of `web-tests`, inside that folder",
};
pub(crate) const CHROMIUM: Tool = Tool {
    check: "chromium --version",
    package: "chromium",
    reason: "the browser for the tests; set CHROMIUM to use another",
};
pub(crate) const OPENSSL: Tool = Tool {
    check: "openssl version",
    package: "openssl",
    reason: "creates the certificates for the tests of the doctor and the proxy for `measure`",
};
pub(crate) const VALGRIND: Tool =
    Tool { check: "valgrind --version", package: "valgrind", reason: "counts instructions" };

/// Installs everything that `lint` and `test` need.
pub(crate) fn setup() -> Result<(), Error> {
    let mut tools = vec![POSTGRESQL, PYTHON, PYTHON_VENV, OPENSSL];
    tools.extend(web::tools());
    need(&tools)?;
    web::install_packages()
}

/// Makes sure that these programs are installed: lists the missing ones with the reason, then installs them.
pub(crate) fn need(tools: &[Tool]) -> Result<(), Error> {
    let missing: Vec<&Tool> = tools.iter().filter(|tool| !is_there(tool.check)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    eprintln!("These Debian packages are required but not installed:");
    for tool in &missing {
        eprintln!("  {:<12} {}", tool.package, tool.reason);
    }
    let packages: Vec<&str> = missing.iter().map(|tool| tool.package).collect();
    install(&packages.join(" "))
}

fn install(packages: &str) -> Result<(), Error> {
    let by_hand = format!("install these packages and try again: {packages}");
    if !is_there("apt-get --version") {
        return Err(by_hand);
    }
    // Without the rights to install, report what is missing rather than apt's error about locks.
    let sudo = if is_there("sudo -n true") { "sudo -n " } else { "" };
    run(&format!("{sudo}apt-get update -q")).map_err(|_| by_hand.clone())?;
    let line = format!("{sudo}apt-get install -q -y --no-install-recommends {packages}");
    run_command(&line, command(&line).env("DEBIAN_FRONTEND", "noninteractive")).map_err(|_| by_hand)
}

/// Makes sure that a cargo subcommand is installed.
pub(crate) fn need_crate(check: &str, name: &str, version: &str, reason: &str) -> Result<(), Error> {
    if is_there(check) {
        return Ok(());
    }
    eprintln!("The crate {name} {version} is required but not installed: {reason}.");
    run(&format!("cargo install --locked --version {version} {name}"))
}
