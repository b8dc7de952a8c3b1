//! `quattro backup` and `quattro restore`: copies of the database.

use std::io::Write;
use std::path::PathBuf;

use quattro_server::store::{self, Contents};
use quattro_server::{Config, block_on};
use quattro_words::{Args as Fill, Words};

use crate::error::Error;
use crate::progress::byte_bar;

const BACKUP_EXAMPLES: &str = "\
Examples:
  quattro backup quattro-2026-11-18.db
  quattro backup --force /backup/quattro.db
  quattro backup --database sqlite:///var/lib/quattro/quattro.db /backup/quattro.db

The server can go on meanwhile. The copy is checked, on the disk and whole before it gets its name. It holds
the key that signs cookies: keep it secret. For PostgreSQL, use pg_dump.";

const RESTORE_EXAMPLES: &str = "\
Examples:
  quattro restore quattro-2026-11-18.db
  quattro restore --database sqlite:///var/lib/quattro/quattro.db /backup/quattro.db

Stop the server first. The database of before stays beside the restored one, under a name that ends in
.before-1, or the next free number.";

/// Copy the database of a server, which can go on meanwhile.
#[derive(clap::Args, Debug)]
#[command(after_help = BACKUP_EXAMPLES)]
pub(crate) struct BackupArgs {
    /// File to write.
    file: PathBuf,
    /// Database, `sqlite://PATH` [env: QUATTRO_DATABASE] [default: the file in your data folder].
    #[arg(long, value_name = "URL")]
    #[expect(clippy::doc_markdown, reason = "read in a terminal")]
    database: Option<String>,
    /// Replace the file if it exists.
    #[arg(long)]
    force: bool,
}

/// Put a copy in the place of the database.
#[derive(clap::Args, Debug)]
#[command(after_help = RESTORE_EXAMPLES)]
pub(crate) struct RestoreArgs {
    /// Copy to restore.
    file: PathBuf,
    /// Database, `sqlite://PATH` [env: QUATTRO_DATABASE] [default: the file in your data folder].
    #[arg(long, value_name = "URL")]
    #[expect(clippy::doc_markdown, reason = "read in a terminal")]
    database: Option<String>,
}

/// The database that was named, or that of the server.
fn database(named: Option<&str>) -> Result<String, Error> {
    match named {
        Some(url) => Ok(url.to_owned()),
        None => Ok(Config::from_env()?.database_url()?),
    }
}

fn counts(contents: Contents) -> Fill<'static> {
    Fill::new().with("tables", contents.tables).with("megabytes", contents.bytes.div_ceil(1 << 20))
}

pub(crate) fn backup(args: &BackupArgs, words: &Words, out: &mut impl Write) -> Result<(), Error> {
    let database = database(args.database.as_deref())?;
    let bar = byte_bar();
    let report = |done, all| {
        bar.set_length(all);
        bar.set_position(done);
    };
    let copied = block_on(store::backup(&database, &args.file, args.force, report))?;
    bar.finish_and_clear();
    let file = args.file.display().to_string();
    Ok(writeln!(out, "{}", words.text("cli-backed-up", &counts(copied?).with("file", file)))?)
}

pub(crate) fn restore(args: &RestoreArgs, words: &Words, out: &mut impl Write) -> Result<(), Error> {
    let database = database(args.database.as_deref())?;
    let (contents, before) = block_on(store::restore(&database, &args.file))??;
    let file = args.file.display().to_string();
    writeln!(out, "{}", words.text("cli-restored", &counts(contents).with("file", file)))?;
    if let Some(before) = before {
        let before = Fill::new().with("file", before.display().to_string());
        writeln!(out, "{}", words.text("cli-restored-before", &before))?;
    }
    Ok(())
}
