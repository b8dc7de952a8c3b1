//! The worked session of `docs/protocol.md` is played as it stands there, and its other examples are what they claim
//! to be.
//!
//! In the document `>` is sent and `<` is received. `"…"` stands for any value; as a field of an object it
//! allows further fields, and as the last element of a list further elements.

use std::collections::BTreeMap;

use quattro_rules::pizza::Kind;
use quattro_rules::{GameId, GameInProgress, Options, Pizza, Seat, Seeded, Setup};
use quattro_server::random::random_bytes;
use quattro_server::signer::{Purpose, Signer};
use quattro_server::store::{Append, Appended};
use quattro_table::log::{Change, Entry, LaidDeal};
use quattro_table::protocol::{ClientMessage, SetName};
use serde_json::Value;

use crate::support::{Database, Player, Socket, TestApp};

const DOCUMENT: &str = include_str!("../../../../docs/protocol.md");

const ANY: &str = "…";

/// One line of the session.
#[derive(Debug)]
enum Line<'a> {
    /// `Ada> POST /api/tables {…}`, and the line with status and answer that follows it.
    Post { name: &'a str, path: &'a str, body: Value },
    /// `201 {…}`
    Answer { status: u16, body: Value },
    /// `Ada> {…}`
    Send { name: &'a str, message: Value },
    /// `Ada< {…}`
    Receive { name: &'a str, message: Value },
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// The lines of all blocks marked `session`. A line that is indented continues the one before.
fn session_lines() -> Vec<String> {
    let blocks = DOCUMENT.split("```session\n").skip(1).filter_map(|block| block.split("```").next());
    let mut lines: Vec<String> = Vec::new();
    for line in blocks.flat_map(str::lines) {
        match lines.last_mut() {
            Some(last) if line.starts_with(' ') => last.push_str(line.trim_start()),
            _ => lines.push(line.to_owned()),
        }
    }
    lines
}

fn read(line: &str) -> Line<'_> {
    let (mark, rest) = line.split_once(' ').expect("a mark and a message");
    if let Ok(status) = mark.parse() {
        return Line::Answer { status, body: json(rest) };
    }
    let name = &mark[..mark.len() - 1];
    match (mark.ends_with('>'), rest.strip_prefix("POST ")) {
        (true, Some(request)) => {
            let (path, body) = request.split_once(' ').expect("a path and a body");
            Line::Post { name, path, body: json(body) }
        }
        (true, None) => Line::Send { name, message: json(rest) },
        (false, _) => Line::Receive { name, message: json(rest) },
    }
}

/// Whether a message is what the document says.
fn matches(expected: &Value, found: &Value) -> bool {
    match (expected, found) {
        (Value::String(text), _) if text == ANY => true,
        (Value::Object(expected), Value::Object(found)) => {
            let all_there = expected
                .iter()
                .filter(|(key, _)| *key != ANY)
                .all(|(key, value)| found.get(key).is_some_and(|found| matches(value, found)));
            all_there && (expected.contains_key(ANY) || expected.len() == found.len())
        }
        (Value::Array(expected), Value::Array(found)) => {
            let (open, expected) = match expected.split_last() {
                Some((last, rest)) if last == ANY => (true, rest),
                _ => (false, &expected[..]),
            };
            let equal = expected.iter().zip(found).all(|(expected, found)| matches(expected, found));
            equal && found.len() >= expected.len() && (open || found.len() == expected.len())
        }
        _ => expected == found,
    }
}

/// The session as it is being played.
struct Session {
    app: TestApp,
    people: BTreeMap<String, Player>,
    sockets: BTreeMap<String, Socket>,
    table: String,
    answer: Option<(u16, Value)>,
}

impl Session {
    async fn play(&mut self, text: &str) {
        match read(text) {
            Line::Post { name, path, body } => {
                let path = path.replace("{id}", &self.table);
                let (status, answer) = self.people[name].try_post(&path, &body).await;
                self.answer = Some((status.as_u16(), answer));
                if path == "/api/tables" {
                    self.table = self.lay_table(name).await;
                }
            }
            Line::Answer { status, body } => {
                let (found_status, found) = self.answer.take().expect("a request before");
                assert_eq!(status, found_status, "{text}");
                assert!(matches(&body, &found), "in the document:\n{text}\nfrom the server:\n{found}");
            }
            Line::Send { name, message } => {
                if message["type"] == "hello" {
                    let socket = self.people[name].knock(&self.table).await;
                    self.sockets.insert(name.to_owned(), socket);
                }
                self.socket(name).send(&message).await;
            }
            Line::Receive { name, message } => {
                let found = self.next_for(name, &message).await;
                assert!(matches(&message, &found), "in the document:\n{text}\nfrom the server:\n{found}");
            }
        }
    }

    /// The next message. When people come and go is not part of the session, unless the document says so.
    async fn next_for(&mut self, name: &str, expected: &Value) -> Value {
        loop {
            let found = self.socket(name).next().await;
            if found["type"] != "present" || expected["type"] == "present" {
                return found;
            }
        }
    }

    fn socket(&mut self, name: &str) -> &mut Socket {
        self.sockets.get_mut(name).expect("a socket")
    }

    /// A table like the one just created, but with cards that the document can name.
    async fn lay_table(&self, host: &str) -> String {
        let store = self.app.server.store();
        let signer = Signer::new(store.key().await.expect("a key"));
        let host = signer.read(Purpose::Token, &self.people[host].token).expect("a person");
        let own_kinds = vec![Some(Kind::Salami), None];
        let options = Options { own_kinds, first_seat: Some(Seat::FIRST), ..Options::default() };
        let setup = Setup { game: GameId::MammaMia, players: 2, options };
        let game = GameInProgress::<Pizza, _>::deal(&setup, Seeded::from_number(2)).expect("a game");
        let laid = LaidDeal { first_seat: Some(Seat::FIRST), shuffles: game.record(Vec::new()).shuffles };
        let options = serde_json::from_str(r#"{"game": "mamma-mia", "players": 2}"#).expect("options");
        let by = Some(host.id);
        let change = Change::Created { host, options, secret: random_bytes(), laid: Some(laid) };
        let body = serde_json::to_string(&Entry { at: 1, by, id: None, change }).expect("JSON");
        let table = random_bytes();
        let append = Append { table, number: 1, body, row: None, sitter: None, calls: Vec::new() };
        assert_eq!(store.append(append).await.expect("an answer"), Appended::Stored);
        table.to_string()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_worked_session_of_the_document_is_what_the_server_does() {
    let app = TestApp::start(Database::Sqlite).await;
    let mut people = BTreeMap::new();
    for name in ["Ada", "Bob"] {
        people.insert(name.to_owned(), app.player(name).await);
    }
    let mut session = Session { app, people, sockets: BTreeMap::new(), table: String::new(), answer: None };
    let lines = session_lines();
    assert!(lines.len() > 15, "the document has a session");
    for line in &lines {
        session.play(line).await;
    }
}

const TYPES: &str = include_str!("../../web/protocol.d.ts");

/// Every example within the text: what stands between backticks and has JSON in it, as what comes before it and the
/// JSON.
fn examples() -> Vec<(&'static str, Value)> {
    let text = DOCUMENT.split("```").step_by(2);
    let spans = text.flat_map(|text| text.split('`').skip(1).step_by(2));
    let examples = spans.filter_map(|span| span.find("{\"").map(|start| span.split_at(start)));
    examples.map(|(before, example)| (before.trim(), json(example))).collect()
}

/// Whether a generated type has all the fields of an example.
fn has_fields(name: &str, example: &Value) -> bool {
    let declared = TYPES.split(&format!("export type {name} = ")).nth(1).expect(name);
    let declared = declared.split("export type").next().expect("a type");
    let fields = example.as_object().expect("an object");
    fields
        .keys()
        .all(|field| declared.contains(&format!("{field}: ")) || declared.contains(&format!("{field}?: ")))
}

#[test]
fn every_example_of_the_document_is_what_it_claims_to_be() {
    let examples = examples();
    for (before, example) in &examples {
        let text = example.to_string();
        match *before {
            "" if example["type"].is_string() => {
                serde_json::from_value::<ClientMessage>(example.clone()).expect(&text);
            }
            "POST /api/me" | "POST /api/bots" => {
                serde_json::from_value::<SetName>(example.clone()).expect(&text);
            }
            "" => {
                let answers = ["Token", "DeviceLink", "Problem"];
                assert!(answers.iter().any(|name| has_fields(name, example)), "no type is like {text}");
            }
            _ => panic!("no test knows what `{before} {text}` is"),
        }
    }
    assert!(examples.len() >= 12, "the document has examples");
}

#[test]
fn every_type_that_the_document_names_is_generated() {
    let rows = DOCUMENT.lines().filter(|line| line.starts_with("| `GET /") || line.starts_with("| `POST /"));
    let named = rows.flat_map(|row| row.split('|').nth(2).unwrap_or_default().split('`').skip(1).step_by(2));
    let named: Vec<&str> = named.filter(|name| name.starts_with(char::is_uppercase)).collect();
    assert!(named.len() > 30, "{named:?}");
    for name in named {
        assert!(TYPES.contains(&format!("export type {name} =")), "{name}");
    }
}
