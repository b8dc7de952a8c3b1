//! `quattro backup` and `quattro restore`.

use std::io::{BufRead, BufReader};
use std::process::Stdio;

use crate::run::{command, folder, quattro};

#[test]
fn a_running_servers_database_is_copied_and_put_back_when_it_has_stopped() {
    let home = folder("backup");
    let path = |name: &str| home.join(name).display().to_string();
    let database = format!("sqlite://{}", path("q.db"));
    let mut server = command("serve")
        .env("QUATTRO_ADDRESS", "127.0.0.1:0")
        .env("QUATTRO_DATABASE", &database)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("it runs");
    let mut said = BufReader::new(server.stdout.take().expect("a pipe")).lines().map_while(Result::ok);
    assert!(said.any(|line| line.contains("http://127.0.0.1:")));
    let copy = path("copy.db");
    let backup = |options: &str| quattro(&format!("backup --database {database} {copy} {options}"));
    assert_eq!(backup("").ok(), format!("{copy}: 0 tables, 1 MB, whole and checked. Keep it secret.\n"));
    assert!(backup("--lang de").bad().contains("gibt es schon"));
    assert!(backup("--force --lang fr").ok().contains("entière et vérifiée"));
    let restore = |options: &str| quattro(&format!("restore --database {database} {copy} {options}"));
    assert!(restore("").bad().contains("Stop it first."));
    server.kill().expect("a server that runs");
    server.wait().expect("its end");
    let restored = restore("").ok();
    assert!(
        restored.contains("You can start the server.") && restored.contains("q.db.before-1"),
        "{restored}"
    );
}

#[test]
fn what_cannot_be_copied_is_said_in_every_language() {
    for (language, hint) in [("en", "use pg_dump"), ("fr", "sers-toi de pg_dump"), ("de", "nimm pg_dump")] {
        let said = quattro(&format!("backup --lang {language} --database postgres://localhost/q x.db")).bad();
        assert!(said.contains(hint), "{said}");
    }
    assert!(quattro("backup --database sqlite:///nowhere/q.db x.db").bad().contains("There is no file"));
}
