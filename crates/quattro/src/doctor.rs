//! `quattro doctor`: whether a server can run well here.

use std::io::Write;

use quattro_server::doctor::{Finding, Verdict, doctor};
use quattro_server::{Config, block_on};
use quattro_words::{Args as Fill, Words};

use crate::error::Error;
use crate::style::{ERROR, FAINT, NOTE, paragraph, printable};

const EXAMPLES: &str = "\
Examples:
  quattro doctor
  quattro doctor --database sqlite:///var/lib/quattro/quattro.db
  quattro doctor --public-url https://play.example.org

It looks at the disk, the database, the clock, the limits of the system, and, if there is a public address, at
TLS and the headers of your proxies. Run it as the user of the server, with the server's variables; the server
can go on. The exit code is 1 if something is wrong.";

/// Find out whether a server can run well here, and what to do if not.
#[derive(clap::Args, Debug)]
#[expect(clippy::doc_markdown, reason = "the comments of the options are read in a terminal")]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Database, `sqlite://PATH` or `postgres://...` [env: QUATTRO_DATABASE] [default: the file in your data
    /// folder].
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Public address of the server [env: QUATTRO_PUBLIC_URL].
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
}

/// Returns whether all is well.
pub(crate) fn run(args: &Args, words: &Words, out: &mut impl Write) -> Result<bool, Error> {
    let config = Config::from_env()?;
    let config = Config {
        database: args.database.clone().or(config.database.clone()),
        public_url: args.public_url.clone().or(config.public_url.clone()),
        ..config
    };
    let findings = block_on(doctor(&config))?;
    for finding in &findings {
        write_finding(finding, words, out)?;
    }
    let worst = findings.iter().map(|finding| finding.verdict).max().unwrap_or(Verdict::Good);
    let summary = match worst {
        Verdict::Good => "cli-doctor-well",
        Verdict::Warning => "cli-doctor-look",
        Verdict::Bad => "cli-doctor-ill",
    };
    writeln!(out, "\n{}", words.text(summary, &Fill::new()))?;
    Ok(worst != Verdict::Bad)
}

fn write_finding(finding: &Finding, words: &Words, out: &mut impl Write) -> Result<(), Error> {
    let mut fill = Fill::new();
    for (name, value) in &finding.details {
        fill = fill.with(name, printable(value));
    }
    let (style, mark) = match finding.verdict {
        Verdict::Good => (FAINT, "  "),
        Verdict::Warning => (NOTE, "? "),
        Verdict::Bad => (ERROR, "! "),
    };
    let first = format!("{style}{mark}{style:#}");
    Ok(paragraph(out, &first, "  ", &words.text(finding.what, &fill))?)
}
