//! `quattro doctor`.

use crate::run::{LANGUAGES, command, folder};

#[test]
fn the_doctor_says_what_it_finds_in_every_language() {
    let home = folder("doctor");
    let healthy = format!("sqlite://{}", home.join("new.db").display());
    std::fs::write(home.join("bad.db"), "this is not a database, but a file that is long enough")
        .expect("a file");
    let bad = format!("sqlite://{}", home.join("bad.db").display());
    let said =
        [("en", "Database: there is none yet"), ("fr", "il n'y en a pas encore"), ("de", "noch keine")];
    for (language, expected) in said {
        let doctor = |database: &str| {
            let run = command(&format!("doctor --lang {language} --database {database}"));
            let output = { run }.env_remove("QUATTRO_PUBLIC_URL").output().expect("it runs");
            // Lines are broken where the terminal ends.
            let text = String::from_utf8(output.stdout).expect("text");
            (output.status.code(), text.split_whitespace().collect::<Vec<_>>().join(" "))
        };
        let (code, text) = doctor(&healthy);
        assert!(
            code == Some(0) && text.contains(expected) && !text.contains("cli-doctor"),
            "{code:?} {text}"
        );
        let (code, text) = doctor(&bad);
        assert!(
            code == Some(1) && text.contains("quattro restore") && !text.contains("cli-doctor"),
            "{text}"
        );
    }
    assert_eq!(said.map(|(language, _)| language), LANGUAGES);
}

/// The messages that the doctor of the server names.
#[test]
fn everything_that_can_be_found_has_a_message() {
    let source = include_str!("../../../quattro-server/src/doctor/mod.rs");
    let messages = include_str!("../../messages/en.ftl");
    let named: Vec<&str> = source.split('"').filter(|text| text.starts_with("cli-doctor-")).collect();
    assert!(named.len() > 20);
    for name in named {
        assert!(messages.contains(&format!("\n{name} = ")), "{name}");
    }
}
