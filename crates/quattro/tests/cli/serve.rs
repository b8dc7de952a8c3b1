//! `quattro` without a command.

use std::io::{BufRead, BufReader};
use std::process::Stdio;

use crate::run::{command, folder, quattro};

#[test]
fn without_a_command_it_is_a_server_that_says_where() {
    for (line, greeting) in [("", "Quattro is running."), ("--lang de", "Quattro läuft.")] {
        let home = folder(&format!("serve{line}"));
        let mut server = command(line)
            .env("QUATTRO_ADDRESS", "127.0.0.1:0")
            .env("QUATTRO_DATABASE", format!("sqlite://{}", home.join("q.db").display()))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("it runs");
        let mut said = BufReader::new(server.stdout.take().expect("a pipe")).lines().map_while(Result::ok);
        assert!(said.any(|line| line.contains(greeting)), "{greeting}");
        assert!(said.any(|line| line.contains("http://127.0.0.1:")));
        server.kill().expect("a server that runs");
        server.wait().expect("its end");
    }
}

#[test]
fn a_server_that_cannot_run_says_why() {
    assert!(quattro("serve --database mysql://x").bad().contains("use sqlite://PATH or postgres://"));
    assert!(quattro("serve --address nowhere").bad().contains("nowhere"));
}
