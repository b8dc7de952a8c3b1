//! The examiner at the line: sees every message, and makes trouble.

use std::collections::{BTreeMap, VecDeque};
use std::time::Instant;

use axum::extract::ws::{CloseFrame, Message};
use quattro_rules::seat::Seat;
use quattro_rules::setup::GameId;
use quattro_table::TableId;
use quattro_table::person::Person;
use quattro_table::protocol::ClientMessage;
use serde_json::{Value, json};

use super::trouble::Trouble;
use super::{Check, Report, Waits, decisions};

/// What comes of a message of the client's.
pub(crate) enum Heard {
    /// The server hears it.
    Pass,
    /// The server hears this instead.
    Instead(String),
    /// The server does not hear it; the client gets this answer.
    Answer(String),
    /// The line breaks.
    Cut,
    /// The server closes the socket.
    Close(CloseFrame),
}

/// What comes of a message of the server's.
pub(crate) enum Said {
    /// The client gets these.
    These(Vec<Message>),
    /// The client gets none, and the socket is closed.
    Close(CloseFrame),
}

/// Messages that a client may send while the game stands still.
const MOST_MESSAGES: u32 = 20;

/// How often a client may send what was refused.
const MOST_REPEATS: u32 = 3;

/// Moves that a client may make before it has answered a ping.
const MOST_BEFORE_PONG: u32 = 3;

const PING: &[u8] = b"conformance";

/// The id of a move that "another device" of the client's person makes.
const OTHER_DEVICE: &str = "conformance: another device";

/// A move that the client asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Request {
    id: String,
    at: u64,
    actions: Vec<String>,
}

/// A question as the client got it.
#[derive(Clone, Debug)]
struct Question {
    moves: u64,
    /// The entry that it came with.
    number: u64,
    kind: String,
    legal: Vec<String>,
}

/// A trouble that the client has to get out of.
#[derive(Clone, Debug)]
struct Plight {
    trouble: Trouble,
    request: Request,
    /// The number that the client has certainly received.
    received: u64,
    since: Instant,
    came_back: bool,
    repeats: u32,
}

/// A line to the client.
#[derive(Clone, Copy, Debug)]
struct Open {
    number: u64,
    /// Whether its person sat at the table when it was opened.
    seated: bool,
    said_hello: bool,
}

/// The table at which the client is examined now.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "they are independent of each other")]
pub(super) struct Sitting {
    pub(super) table: TableId,
    pub(super) game: GameId,
    /// Whose the other chairs are, and where.
    pub(super) opponents: Vec<(Seat, Person)>,
    /// The question that this table is for.
    pub(super) wanted: Option<&'static str>,
    /// Whether the client plays to the end, or a bot does.
    pub(super) until_the_end: bool,
    pub(super) client: Option<Person>,
    pub(super) handed_over: bool,
    pub(super) over: Option<Instant>,
    pub(super) moves: u32,
    /// When the client last came a step further: who only sends the same again does not.
    pub(super) progress: Instant,
    pub(super) refuse_join: bool,
    refuse_socket: bool,
    told_to_wait: Option<(Check, Instant)>,
    lines: u64,
    line: Option<Open>,
    question: Option<Question>,
    last_number: u64,
    requests: BTreeMap<String, Request>,
    /// The kinds of question that requests answer.
    answering: BTreeMap<String, String>,
    plight: Option<Plight>,
    muted: bool,
    /// Moves since the ping that is not answered.
    pinged: Option<u32>,
    ping_next: bool,
    messages: u32,
    moves_of_bot: u32,
}

impl Sitting {
    pub(super) fn new(table: TableId, game: GameId, opponents: Vec<(Seat, Person)>) -> Sitting {
        Sitting {
            table,
            game,
            opponents,
            wanted: None,
            until_the_end: false,
            client: None,
            handed_over: false,
            over: None,
            moves: 0,
            progress: Instant::now(),
            refuse_join: false,
            refuse_socket: false,
            told_to_wait: None,
            lines: 0,
            line: None,
            question: None,
            last_number: 0,
            requests: BTreeMap::new(),
            answering: BTreeMap::new(),
            plight: None,
            muted: false,
            pinged: None,
            ping_next: false,
            messages: 0,
            moves_of_bot: 0,
        }
    }

    pub(super) fn is_connected(&self) -> bool {
        self.line.is_some()
    }

    /// Whether the client has to get out of something first.
    pub(super) fn is_in_trouble(&self) -> bool {
        self.plight.is_some() || self.told_to_wait.is_some()
    }

    /// What a client fails that does nothing more.
    pub(super) fn awaited(&self) -> (Check, String) {
        let silent = |what: &str| format!("after {what} the client did nothing more");
        match (&self.told_to_wait, &self.plight, &self.client, &self.question) {
            (Some((check, _)), ..) => (*check, silent("a 429")),
            (_, Some(plight), ..) => (plight.trouble.check(plight.came_back), silent(plight.trouble.what())),
            (.., None, _) => (Check::Joins, "nobody sat down".to_owned()),
            _ if self.lines == 0 => (Check::SaysHello, "nobody opened the socket".to_owned()),
            _ if self.line.is_none() => (Check::ComesBack, "the client went away and stayed away".to_owned()),
            (.., Some(question)) => (Check::Answers, format!("`{}` was not answered", question.kind)),
            _ => (Check::Answers, "nothing was answered".to_owned()),
        }
    }
}

/// The state of an examination.
#[derive(Debug)]
pub(super) struct State {
    pub(super) report: Report,
    pub(super) troubles: VecDeque<Trouble>,
    pub(super) waits: Waits,
    pub(super) sitting: Option<Sitting>,
}

impl State {
    /// Whether this request is refused as coming too fast.
    pub(super) fn refuses(&mut self, path: &str) -> bool {
        let Some(sitting) = &mut self.sitting else { return false };
        let Some(rest) = path.strip_prefix(&format!("/api/tables/{}/", sitting.table)) else { return false };
        let now = Instant::now();
        sitting.progress = now;
        let check = if rest == "socket" { Check::ComesBackPatiently } else { Check::WaitsWhenToldTo };
        if let Some((_, until)) = sitting.told_to_wait.take_if(|(waited, _)| *waited == check) {
            if now < until {
                let early = until - now;
                self.report.fail(check, format!("it came again {} ms too early", early.as_millis()));
            } else {
                self.report.pass(check);
            }
        }
        let refuse = match rest {
            "join" => std::mem::take(&mut sitting.refuse_join),
            "socket" => std::mem::take(&mut sitting.refuse_socket),
            _ => false,
        };
        if refuse {
            sitting.told_to_wait = Some((check, now + self.waits.retry_after));
        }
        refuse
    }

    /// A line is opened; the answer is its number.
    pub(super) fn opens(&mut self, seated: bool) -> Option<u64> {
        let sitting = self.sitting.as_mut()?;
        sitting.lines += 1;
        let number = sitting.lines;
        sitting.line = Some(Open { number, seated, said_hello: false });
        sitting.muted = false;
        Some(number)
    }

    pub(super) fn closes(&mut self, line: u64) {
        if let Some(sitting) = &mut self.sitting {
            sitting.line.take_if(|open| open.number == line);
        }
    }

    pub(super) fn heard(&mut self, line: u64, message: &Message) -> Heard {
        let Some(sitting) = self.sitting.as_mut() else { return Heard::Pass };
        let Some(open) = sitting.line.as_mut().filter(|open| open.number == line) else { return Heard::Pass };
        match message {
            Message::Pong(payload) if &payload[..] == PING => {
                sitting.pinged = None;
                self.report.pass(Check::AnswersPings);
                Heard::Pass
            }
            Message::Text(text) => {
                let read = serde_json::from_str::<ClientMessage>(text);
                if !std::mem::replace(&mut open.said_hello, true) {
                    self.hears_hello(read.ok().as_ref());
                    return Heard::Pass;
                }
                sitting.messages += 1;
                if sitting.messages == MOST_MESSAGES + 1 {
                    let fault =
                        format!("it sent more than {MOST_MESSAGES} messages while the game stood still");
                    self.report.fail(Check::DoesNotFlood, fault);
                }
                match read {
                    Ok(ClientMessage::Play { id, at, actions, .. }) => {
                        self.hears_play(Request { id, at: at.into(), actions })
                    }
                    _ => Heard::Pass,
                }
            }
            _ => Heard::Pass,
        }
    }

    fn hears_hello(&mut self, message: Option<&ClientMessage>) {
        let (Some(sitting), report) = (&mut self.sitting, &mut self.report) else { return };
        let Some(ClientMessage::Hello { since, .. }) = message else {
            report.fail(Check::SaysHello, "the first message was not `hello`");
            return;
        };
        report.pass(Check::SaysHello);
        let Some(plight) = &mut sitting.plight else { return };
        plight.came_back = true;
        report.pass(Check::ComesBack);
        match since.map(u64::from) {
            None => report
                .fail(Check::SaysSince, format!("after {}, `hello` had no `since`", plight.trouble.what())),
            Some(since) if since < plight.received => {
                let fault =
                    format!("it said since {since}, but had answered what came with {}", plight.received);
                report.fail(Check::SaysSince, fault);
            }
            Some(since) if since > sitting.last_number => {
                let fault =
                    format!("it said since {since}, but had received at most {}", sitting.last_number);
                report.fail(Check::SaysSince, fault);
            }
            Some(_) => report.pass(Check::SaysSince),
        }
    }

    fn hears_play(&mut self, request: Request) -> Heard {
        let (Some(sitting), report) = (&mut self.sitting, &mut self.report) else { return Heard::Pass };
        if sitting.handed_over {
            // One may have been on its way.
            sitting.moves_of_bot += 1;
            if sitting.moves_of_bot == MOST_REPEATS {
                report.fail(Check::LeavesItToTheBot, "it went on playing although a bot plays for it");
            }
            return Heard::Pass;
        }
        if sitting.over.is_some() {
            report.fail(Check::StopsAtTheEnd, format!("it sent {:?} after the end", request.actions));
            return Heard::Pass;
        }
        match sitting.requests.insert(request.id.clone(), request.clone()) {
            Some(before) if before != request => {
                report.fail(Check::FreshIds, format!("`{}` is the id of two requests", request.id));
            }
            Some(_) => {}
            None => report.pass(Check::FreshIds),
        }
        report.pass(Check::IgnoresTheUnknown);
        if let Some(question) = sitting.question.as_ref().filter(|question| question.moves == request.at) {
            sitting.answering.insert(request.id.clone(), question.kind.clone());
        }
        if let Some(moves) = &mut sitting.pinged {
            *moves += 1;
            if *moves == MOST_BEFORE_PONG {
                report.fail(Check::AnswersPings, "no pong came");
            }
        }
        match sitting.plight.take() {
            Some(plight) => self.gets_out(plight, &request),
            None => self.gets_in(request),
        }
    }

    /// The client plays again after something went wrong.
    fn gets_out(&mut self, mut plight: Plight, request: &Request) -> Heard {
        let (Some(sitting), report) = (&mut self.sitting, &mut self.report) else { return Heard::Pass };
        let (trouble, same_state) = (plight.trouble, request.at == plight.request.at);
        let check = trouble.check(true);
        plight.repeats += 1;
        match trouble {
            Trouble::TooFast if plight.since.elapsed() < self.waits.too_fast => {
                report.fail(check, "it sent it again at once");
            }
            Trouble::TooFast => report.pass(check),
            Trouble::Illegal if same_state && request.actions == plight.request.actions => {
                if plight.repeats <= MOST_REPEATS {
                    let answer = trouble.error(&request.id);
                    sitting.plight = Some(plight);
                    return Heard::Answer(answer.to_string());
                }
                report.fail(check, format!("it sent {:?} again and again", request.actions));
            }
            Trouble::Illegal => report.pass(check),
            Trouble::Stale if request.at > plight.request.at => report.pass(check),
            Trouble::Stale if plight.repeats <= MOST_REPEATS => sitting.plight = Some(plight),
            Trouble::Stale => report.fail(check, format!("it sent moves at {} again and again", request.at)),
            _ if same_state && *request != plight.request => {
                let (lost, new) = (&plight.request, request);
                let fault = if lost.id == new.id {
                    format!("after {}, `{}` came back with other actions", trouble.what(), lost.id)
                } else {
                    format!("after {}, it sent `{}` instead of `{}` again", trouble.what(), new.id, lost.id)
                };
                report.fail(check, fault);
            }
            _ => report.pass(check),
        }
        Heard::Pass
    }

    /// Something goes wrong, if something is left to go wrong.
    fn gets_in(&mut self, request: Request) -> Heard {
        let Some(sitting) = &mut self.sitting else { return Heard::Pass };
        let question = sitting.question.as_ref().filter(|question| question.moves == request.at);
        let Some(question) = question.filter(|question| question.legal.len() > 1) else { return Heard::Pass };
        let Some(trouble) = self.troubles.pop_front() else { return Heard::Pass };
        if trouble == Trouble::Ping {
            sitting.ping_next = true;
            return Heard::Pass;
        }
        let other = question.legal.iter().find(|legal| Some(*legal) != request.actions.first());
        let instead = json!({ "type": "play", "id": OTHER_DEVICE, "at": request.at, "actions": [other] });
        let (since, received) = (Instant::now(), question.number);
        sitting.progress = since;
        let answer = trouble.error(&request.id).to_string();
        sitting.plight = Some(Plight { trouble, request, received, since, came_back: false, repeats: 0 });
        match trouble {
            Trouble::LineLost => Heard::Cut,
            Trouble::TakenOver | Trouble::TooSlow => Heard::Close(trouble.frame()),
            Trouble::TakenOverByBusy => {
                sitting.refuse_socket = true;
                Heard::Close(trouble.frame())
            }
            Trouble::AnswerLost => {
                sitting.muted = true;
                Heard::Pass
            }
            Trouble::Stale => Heard::Instead(instead.to_string()),
            Trouble::Ping | Trouble::TooFast | Trouble::Unavailable | Trouble::Illegal => {
                Heard::Answer(answer)
            }
        }
    }

    pub(super) fn says(&mut self, line: u64, message: Message) -> Said {
        let is_current = |open: &Open| open.number == line;
        let Some(sitting) =
            self.sitting.as_mut().filter(|sitting| sitting.line.as_ref().is_some_and(is_current))
        else {
            return Said::These(vec![message]);
        };
        let Message::Text(text) = &message else { return Said::These(vec![message]) };
        let Ok(mut said) = serde_json::from_str::<Value>(text) else { return Said::These(vec![message]) };
        match said["type"].as_str() {
            Some(kind @ ("welcome" | "update")) => {
                let is_welcome = kind == "welcome";
                if sits_down(sitting, &said) {
                    return Said::Close(Trouble::TakenOver.frame());
                }
                if sitting.muted {
                    return Said::These(Vec::new());
                }
                sitting.tells(&said);
                said["of_a_newer_server"] = json!({ "more": [1, "two"] });
                let mut messages = vec![Message::Text(said.to_string().into())];
                if is_welcome {
                    let unknown = json!({ "type": "of-a-newer-server", "number": "none" });
                    messages.push(Message::Text(unknown.to_string().into()));
                }
                if std::mem::take(&mut sitting.ping_next) {
                    sitting.pinged = Some(0);
                    messages.push(Message::Ping(PING.into()));
                }
                Said::These(messages)
            }
            Some("done") => self.says_done(&said, message),
            Some("error") => self.says_error(&said, message),
            _ => Said::These(vec![message]),
        }
    }

    fn says_done(&mut self, said: &Value, message: Message) -> Said {
        let (Some(sitting), report) = (&mut self.sitting, &mut self.report) else {
            return Said::These(vec![message]);
        };
        let id = said["id"].as_str().unwrap_or_default();
        if let Some(plight) = sitting.plight.as_ref().filter(|_| id == OTHER_DEVICE) {
            let error = plight.trouble.error(&plight.request.id);
            return Said::These(vec![Message::Text(error.to_string().into())]);
        }
        if let Some(kind) = sitting.answering.remove(id).filter(|_| said["repeated"] != true) {
            sitting.progress = Instant::now();
            sitting.moves += 1;
            report.answered(sitting.game, &kind);
            sitting.wanted.take_if(|wanted| **wanted == kind);
            report.pass(Check::Answers);
            report.pass(Check::PlaysLegally);
        }
        if std::mem::take(&mut sitting.muted) {
            return Said::Close(Trouble::AnswerLost.frame());
        }
        Said::These(vec![message])
    }

    /// The server itself refuses something.
    fn says_error(&mut self, said: &Value, message: Message) -> Said {
        let (Some(sitting), report) = (&mut self.sitting, &mut self.report) else {
            return Said::These(vec![message]);
        };
        let code = said["code"].as_str().unwrap_or_default();
        let is_expected = sitting.handed_over || sitting.over.is_some() || sitting.plight.is_some();
        // Where the client may not know better yet, this has been counted already.
        let is_counted =
            is_expected && matches!(code, "stale" | "handed-over" | "not-your-turn" | "wrong-stage");
        if sitting.muted {
            sitting.muted = false;
            sitting.plight = None;
        }
        if !is_counted && !matches!(code, "unavailable" | "newer-server" | "too-fast" | "chat-off") {
            let words = said["message"].as_str().unwrap_or_default();
            report.fail(Check::PlaysLegally, format!("`{code}`: {words}"));
        }
        Said::These(vec![message])
    }

    /// The table is done with.
    pub(super) fn ends(&mut self) {
        let (Some(sitting), report) = (self.sitting.take(), &mut self.report) else { return };
        if sitting.messages <= MOST_MESSAGES && sitting.moves > 0 {
            report.pass(Check::DoesNotFlood);
        }
        if sitting.over.is_some() && !sitting.handed_over {
            report.pass(Check::StopsAtTheEnd);
        }
        if sitting.handed_over && sitting.moves_of_bot < MOST_REPEATS {
            report.pass(Check::LeavesItToTheBot);
        }
    }
}

/// Whether the client learns that it sits now, on a socket that it opened before: the examination begins when it
/// comes again.
fn sits_down(sitting: &Sitting, said: &Value) -> bool {
    sitting.line.is_some_and(|open| !open.seated) && said["you"]["seat"].is_number()
}

impl Sitting {
    /// Notes what the client is told.
    fn tells(&mut self, said: &Value) {
        self.last_number = self.last_number.max(said["number"].as_u64().unwrap_or_default());
        let game = &said["game"];
        let Some(moves) = game["moves"].as_u64() else { return };
        if self.question.as_ref().is_none_or(|question| question.moves != moves) {
            self.messages = 0;
            self.progress = Instant::now();
        }
        if game["outcome"].is_object() {
            self.over.get_or_insert_with(Instant::now);
        }
        let Some(legal) = game["legal"].as_array().filter(|legal| !legal.is_empty()) else { return };
        let legal = legal.iter().filter_map(|legal| legal["action"].as_str().map(str::to_owned)).collect();
        let kind = decisions::shown(&game["view"]).unwrap_or_default().to_owned();
        self.question =
            Some(Question { moves, number: said["number"].as_u64().unwrap_or_default(), kind, legal });
    }
}
