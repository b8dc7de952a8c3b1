//! `quattro conformance`; the server's tests have good and bad clients.

use crate::run::quattro;

#[test]
fn a_client_that_does_nothing_is_told_what_to_do() {
    let run = quattro("conformance --game calcory -- true");
    assert_eq!((run.code, run.err.as_str()), (Some(1), ""));
    for said in
        ["✗ sits down at the table", "nobody sat down", "/join", "docs/protocol.md#http-around-the-game"]
    {
        assert!(run.out.contains(said), "{said}: {}", run.out);
    }
    assert!(run.out.contains("– answers every question in time (not reached)"), "{}", run.out);
}

#[test]
fn a_client_that_cannot_be_started_is_named() {
    assert!(quattro("conformance -- /nowhere/my-bot").bad().contains("/nowhere/my-bot"));
}
