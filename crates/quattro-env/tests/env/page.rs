//! `docs/observations.md` is what the code does.

use std::fs;
use std::path::Path;

use quattro_env::tables::page;

#[test]
fn the_tables_of_observations_are_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/observations.md");
    if std::env::var_os("QUATTRO_BLESS").is_some() {
        fs::write(&path, page()).expect("the page can be written");
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert!(written == page(), "docs/observations.md is out of date; run `cargo xtask bless`");
}
