//! What `js/device/worker.js` does, in one thread and without a clock: stores, loads, and calls again when something is due.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use quattro_web::{Device, Input, Output, Outputs};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// One call of the module.
struct Step {
    now: u64,
    input: Value,
    /// Of the answer.
    hash: String,
}

/// A device, and what a browser keeps for it.
pub(crate) struct Worker {
    device: Device,
    pub(crate) now: u64,
    pub(crate) logs: BTreeMap<String, Vec<String>>,
    /// What each line was told.
    pub(crate) told: BTreeMap<u64, Vec<String>>,
    pub(crate) closed: Vec<(u64, u64)>,
    answers: BTreeMap<u64, (bool, Value)>,
    asked: u64,
    next: Option<u64>,
    /// Whether storage is full.
    pub(crate) is_full: bool,
    /// Whether storage cannot be read.
    pub(crate) is_unreadable: bool,
    /// How much can be stored before it is.
    pub(crate) room: Option<usize>,
    script: Vec<Step>,
}

impl Worker {
    /// A device whose chance follows from `seed`. Bots that search do so for a few playouts.
    pub(crate) fn new(seed: u8, playouts: u32) -> Worker {
        let mut worker = Worker {
            // It stands still: a bot decides in one slice.
            device: Device::new(|| Duration::ZERO),
            now: 1_000_000,
            logs: BTreeMap::new(),
            told: BTreeMap::new(),
            closed: Vec::new(),
            answers: BTreeMap::new(),
            asked: 0,
            next: None,
            is_full: false,
            is_unreadable: false,
            room: None,
            script: Vec::new(),
        };
        let seed = quattro_table::Bytes([seed; 32]);
        worker.give(json!({ "type": "start", "seed": seed, "playouts": playouts }));
        worker
    }

    /// Hands in an input and does what follows.
    pub(crate) fn give(&mut self, input: Value) {
        let answer = self.device.receive_json(&input.to_string(), self.now);
        let hash = format!("{:x}", Sha256::digest(&answer));
        self.script.push(Step { now: self.now, input, hash });
        let mut answer: Value = serde_json::from_str(&answer).expect("JSON");
        self.next = answer["next"].as_u64();
        for output in answer["out"].as_array_mut().expect("outputs").iter_mut().map(Value::take) {
            self.perform(&output);
        }
    }

    fn perform(&mut self, output: &Value) {
        let text = |name: &str| output[name].as_str().unwrap_or_default().to_owned();
        let number = |name: &str| output[name].as_u64().unwrap_or_default();
        match &*text("type") {
            "tell" => self.told.entry(number("line")).or_default().push(text("text")),
            "hang-up" => self.closed.push((number("line"), number("code"))),
            "answer" => {
                let body = serde_json::from_str(&text("body")).expect("JSON");
                self.answers.insert(number("ask"), (output["ok"] == true, body));
            }
            "load" if self.is_unreadable => self.give(json!({ "type": "not-loaded" })),
            "load" => {
                let entries = self.logs.get(&text("table")).cloned().unwrap_or_default();
                self.give(json!({ "type": "loaded", "entries": entries }));
            }
            "store" => {
                self.is_full |= self.room == Some(0);
                self.room = self.room.map(|room| room.saturating_sub(1));
                let is_stored = !self.is_full && self.store(output);
                self.give(json!({ "type": if is_stored { "stored" } else { "not-stored" } }));
            }
            other => panic!("{other}"),
        }
    }

    /// All or nothing.
    fn store(&mut self, output: &Value) -> bool {
        let mut logs = self.logs.clone();
        for entry in output["entries"].as_array().expect("entries") {
            let log = logs.entry(entry["table"].as_str().expect("an id").to_owned()).or_default();
            if log.len() as u64 + 1 != entry["number"].as_u64().expect("a number") {
                return false;
            }
            log.push(entry["body"].as_str().expect("a body").to_owned());
        }
        self.logs = logs;
        true
    }

    /// Lets time pass until nothing happens by itself any more.
    pub(crate) fn wait(&mut self) {
        while let Some(next) = self.next {
            self.now = self.now.max(next);
            self.give(json!({ "type": "tick" }));
        }
    }

    pub(crate) fn is_idle(&self) -> bool {
        self.next.is_none()
    }

    /// What a request leads to.
    pub(crate) fn ask(&mut self, path: &str, body: Option<Value>, lang: &str) -> Result<Value, Value> {
        self.asked += 1;
        let body = body.map(|body| body.to_string());
        self.give(json!({ "type": "ask", "ask": self.asked, "path": path, "body": body, "lang": lang }));
        let (ok, answer) = self.answers.remove(&self.asked).expect("an answer");
        if ok { Ok(answer) } else { Err(answer) }
    }

    /// Opens a line and says hello.
    pub(crate) fn dial(&mut self, line: u64, table: &str, lang: &str) {
        self.give(json!({ "type": "dial", "line": line, "table": table, "lang": lang }));
        self.say(line, &json!({ "type": "hello" }));
    }

    pub(crate) fn say(&mut self, line: u64, message: &Value) {
        self.give(json!({ "type": "hear", "line": line, "text": message.to_string() }));
    }

    /// The last message of this type on a line.
    pub(crate) fn last(&self, line: u64, kind: &str) -> Option<Value> {
        let told = self.told.get(&line)?;
        told.iter().rev().find_map(|text| {
            let message: Value = serde_json::from_str(text).expect("JSON");
            (message["type"] == kind).then_some(message)
        })
    }

    /// The state of the game as a line was last told.
    pub(crate) fn game(&self, line: u64) -> Value {
        let told = self.told.get(&line).expect("something told");
        let state = told.iter().rev().find_map(|text| {
            let message: Value = serde_json::from_str(text).expect("JSON");
            message.get("game").cloned()
        });
        state.expect("a game")
    }

    /// The calls so far, as the test of the compiled module reads them.
    pub(crate) fn script(&self) -> Vec<Value> {
        let steps = self.script.iter();
        steps.map(|step| json!({ "now": step.now, "input": step.input, "hash": step.hash })).collect()
    }
}

/// Writes something for the test of the compiled module.
pub(crate) fn write(name: &str, content: &Value) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("device");
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join(format!("{name}.json")), content.to_string()).expect("a file");
}

#[test]
fn nonsense_is_refused_and_changes_nothing() {
    let mut device = Device::new(|| Duration::ZERO);
    for text in ["", "{", "null", r#"{"type":"start"}"#, r#"{"type":"hear","line":-1,"text":""}"#, "\u{0}"] {
        assert_eq!(device.receive_json(text, 1), quattro_web::MALFORMED, "{text}");
    }
    // What nobody waits for, in any order.
    for input in [Input::Stored, Input::NotStored, Input::NotLoaded, Input::Tick] {
        assert_eq!(device.receive(input, u64::MAX), Outputs { out: Vec::new(), next: None });
    }
    for text in ["", "hello", r#"{"type":"hello"}"#, r#"{"type":"play"}"#] {
        let hear = Input::Hear { line: 7, text: text.to_owned() };
        assert_eq!(device.receive(hear, 0).out, Vec::<Output>::new());
    }
    for path in
        ["", "/", "api/me", "/api/tables/x/start", "/replay//steps", "/api/tables/AAAAAAAAAAAAAAAAAAAAAA/x?y"]
    {
        for body in [None, Some(String::new()), Some("{}".to_owned()), Some("[1".to_owned())] {
            let ask = Input::Ask { ask: 1, path: path.to_owned(), body, lang: Some("xx".to_owned()) };
            let out = device.receive(ask, 0).out;
            assert!(matches!(&out[..], [Output::Answer { ok: false, .. }]), "{path} {out:?}");
        }
    }
}
