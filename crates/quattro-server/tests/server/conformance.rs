//! `quattro conformance` passes the sample bot, and finds what is wrong with others.

use std::time::Duration;

use quattro_rules::setup::GameId;
use quattro_server::conformance::{Check, Examination, HasEnded, Invitation, Report, Waits, examine_here};
use serde_json::{Value, json};
use tokio::task::JoinHandle;

use crate::support::{Player, Socket};

#[path = "../../examples/sample_bot.rs"]
mod sample_bot;

/// What is wrong with a client.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Flaw {
    NeverComesBack,
    NeverSendsAgain,
    NewIdOnSendingAgain,
    ForgetsSince,
    SameIdForAll,
    RepeatsRefused,
    InsistsWhenStale,
    AgainAtOnce,
    Floods,
    ComesBackAtOnce,
    PlaysOn,
    PlaysNonsense,
    KnowsEveryField,
    GivesUpWhenUnavailable,
    PlaysForTheBot,
    NeverJoins,
    NeverAnswers,
}

impl Flaw {
    /// What it must be found by.
    const fn check(self) -> Check {
        match self {
            Flaw::NeverComesBack => Check::ComesBack,
            Flaw::NeverSendsAgain | Flaw::NewIdOnSendingAgain => Check::SendsAgain,
            Flaw::ForgetsSince => Check::SaysSince,
            Flaw::SameIdForAll => Check::FreshIds,
            Flaw::RepeatsRefused => Check::DropsRefusedMoves,
            Flaw::InsistsWhenStale => Check::GoesOnWhenStale,
            Flaw::AgainAtOnce => Check::TriesAgainWhenTooFast,
            Flaw::Floods => Check::DoesNotFlood,
            Flaw::ComesBackAtOnce => Check::ComesBackPatiently,
            Flaw::PlaysOn => Check::StopsAtTheEnd,
            Flaw::PlaysNonsense => Check::PlaysLegally,
            Flaw::KnowsEveryField | Flaw::NeverAnswers => Check::Answers,
            Flaw::GivesUpWhenUnavailable => Check::TriesAgainWhenUnavailable,
            Flaw::PlaysForTheBot => Check::LeavesItToTheBot,
            Flaw::NeverJoins => Check::Joins,
        }
    }
}

/// A client that does one thing wrong.
struct Flawed {
    flaw: Flaw,
    game: Value,
    handed_over: bool,
    last: Option<u64>,
    pending: Option<Value>,
    requests: u64,
    refused: usize,
    /// Moves for the bot that are not answered.
    for_the_bot: u32,
}

impl Flawed {
    fn new(flaw: Flaw) -> Flawed {
        let game = Value::Null;
        let (handed_over, last, pending) = (false, None, None);
        Flawed { flaw, game, handed_over, last, pending, requests: 0, refused: 0, for_the_bot: 0 }
    }

    async fn play(mut self, invitation: Invitation) {
        let address = invitation.url["http://".len()..].parse().expect("an address");
        let player = Player::with_token(address, &invitation.token);
        let join = format!("/api/tables/{}/join", invitation.table);
        while self.flaw == Flaw::NeverJoins || !player.try_post(&join, &json!({})).await.0.is_success() {
            if self.flaw == Flaw::NeverJoins {
                return;
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
        loop {
            match player.try_knock(&invitation.table).await {
                Some(socket) => {
                    if self.converse(socket).await.is_some() {
                        return;
                    }
                }
                None if self.flaw == Flaw::ComesBackAtOnce => {}
                None => tokio::time::sleep(Duration::from_secs(1)).await,
            }
            if self.flaw == Flaw::NeverComesBack {
                return;
            }
        }
    }

    /// Nothing when the line is lost.
    async fn converse(&mut self, mut socket: Socket) -> Option<()> {
        let since = self.last.filter(|_| self.flaw != Flaw::ForgetsSince);
        socket.send(&json!({ "type": "hello", "since": since })).await;
        self.for_the_bot = 0;
        loop {
            let message: Value = serde_json::from_str(&socket.next_text().await?).expect("JSON");
            let answers = self.hear(&message);
            let is_over = self.game["outcome"].is_object();
            if is_over && self.flaw == Flaw::PlaysOn {
                socket.send(&json!({ "type": "play", "id": "more", "at": 1, "actions": ["stop"] })).await;
                // The answer comes after the examiner has heard it.
                socket.next_of("error").await;
            }
            if is_for_the_bot(&message) {
                self.for_the_bot -= 1;
            }
            if is_over && self.for_the_bot == 0 {
                return Some(());
            }
            for message in answers.into_iter().filter(|_| !is_over) {
                self.for_the_bot += u32::from(is_for_the_bot(&message));
                if !socket.try_send(message).await {
                    return None;
                }
            }
            if self.flaw == Flaw::AgainAtOnce && message["code"] == "too-fast" {
                continue;
            }
            if message["code"] == "too-fast" || message["code"] == "unavailable" {
                // The next attempt is made on the next pong.
                tokio::time::sleep(Duration::from_millis(100)).await;
                socket.try_send(json!({ "type": "ping" })).await;
            }
        }
    }

    /// What is sent on this message.
    fn hear(&mut self, message: &Value) -> Vec<Value> {
        let kind = message["type"].as_str().unwrap_or_default();
        let is_ours = self.pending.as_ref().is_some_and(|pending| pending["id"] == message["id"]);
        let mut again = kind == "welcome" || kind == "pong";
        match kind {
            "of-a-newer-server" if self.flaw == Flaw::KnowsEveryField => self.flaw = Flaw::NeverAnswers,
            "welcome" | "update" => {
                self.last = message["number"].as_u64();
                if message["game"].is_object() {
                    if self.game["moves"] != message["game"]["moves"] {
                        self.refused = 0;
                    }
                    self.game = message["game"].clone();
                }
                self.handed_over |= message["you"]["handed_over"] == true;
                if kind == "welcome" && self.flaw == Flaw::NeverSendsAgain && self.pending.take().is_some() {
                    // It believes that the server knows.
                    self.game["legal"] = Value::Null;
                }
            }
            "done" if is_ours => self.pending = None,
            "error" if is_ours => match (message["code"].as_str(), self.flaw) {
                (Some("illegal"), Flaw::RepeatsRefused) | (Some("stale"), Flaw::InsistsWhenStale) => {
                    again = true;
                }
                (Some("too-fast"), Flaw::AgainAtOnce) => again = true,
                (Some("unavailable"), Flaw::GivesUpWhenUnavailable) => {
                    self.pending = None;
                    self.game["legal"] = Value::Null;
                }
                (Some("too-fast" | "unavailable"), _) => {}
                (Some("stale" | "handed-over" | "not-your-turn"), _) => self.pending = None,
                _ => {
                    self.pending = None;
                    self.refused += 1;
                }
            },
            _ => {}
        }
        self.answers(again)
    }

    fn answers(&mut self, again: bool) -> Vec<Value> {
        if let Some(pending) = self.pending.as_mut().filter(|_| again) {
            if self.flaw == Flaw::NewIdOnSendingAgain {
                self.requests += 1;
                pending["id"] = json!(format!("again {}", self.requests));
            }
            return vec![pending.clone()];
        }
        let legal = self.game["legal"].as_array().filter(|_| self.pending.is_none());
        let choice = legal.and_then(|legal| legal.iter().rev().nth(self.refused)).cloned();
        let Some(choice) = choice.filter(|_| self.flaw != Flaw::NeverAnswers) else {
            if self.flaw != Flaw::PlaysForTheBot || !self.handed_over {
                return Vec::new();
            }
            self.requests += 1;
            let (id, at) = (format!("{FOR_THE_BOT}{}", self.requests), &self.game["moves"]);
            return vec![json!({ "type": "play", "id": id, "at": at, "actions": ["stop"] })];
        };
        self.requests += 1;
        let id =
            if self.flaw == Flaw::SameIdForAll { "x".to_owned() } else { format!("a {}", self.requests) };
        let is_nonsense = self.flaw == Flaw::PlaysNonsense && self.refused == 0;
        let action = if is_nonsense { json!("dance") } else { choice["action"].clone() };
        let play = json!({ "type": "play", "id": id, "at": self.game["moves"], "actions": [action] });
        self.pending = Some(play.clone());
        let times = if self.flaw == Flaw::Floods { 30 } else { 1 };
        vec![play; times]
    }
}

/// How the ids of moves begin that are the bot's business.
const FOR_THE_BOT: &str = "mine ";

/// Whether a message is such a move, or the answer to one, which comes after the examiner has heard it.
fn is_for_the_bot(message: &Value) -> bool {
    message["id"].as_str().is_some_and(|id| id.starts_with(FOR_THE_BOT))
}

/// Ends when the client has, and ends it with the table.
struct Client(JoinHandle<()>);

impl Drop for Client {
    fn drop(&mut self) {
        self.0.abort();
    }
}

async fn report(
    games: &[GameId],
    patience: u64,
    waits: Waits,
    client: impl Fn(Invitation) -> JoinHandle<()>,
) -> Report {
    let (address, patience) = ("127.0.0.1:0".to_owned(), Duration::from_secs(patience));
    let examination = Examination { address, games: games.to_vec(), patience, waits };
    let invite = |invitation: &Invitation| -> HasEnded {
        let client = Client(client(invitation.clone()));
        Box::new(move || client.0.is_finished())
    };
    examine_here(&examination, invite).await.expect("an examination")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_sample_bot_passes() {
    let report = report(&GameId::ALL, 180, Waits::default(), |invitation| {
        tokio::spawn(async move {
            let server = &invitation.url["http://".len()..];
            sample_bot::play(server, &invitation.table).await.expect("a whole game");
        })
    });
    let report = report.await;
    assert!(report.conforms(), "{report}");
}

/// A client that falls silent is given so many seconds each time; whatever else it fails by that, it also fails what
/// it is meant to.
async fn is_found(flaw: Flaw) {
    let mut waits = Waits::default();
    // Whatever does not wait comes before an hour has passed, however busy the machine.
    match flaw {
        Flaw::AgainAtOnce => waits.too_fast = Duration::from_hours(1),
        Flaw::ComesBackAtOnce => waits.retry_after = Duration::from_hours(1),
        _ => {}
    }
    let client = |invitation| tokio::spawn(Flawed::new(flaw).play(invitation));
    let found = report(&[GameId::Calcory], 3, waits, client).await;
    assert!(found.failed().any(|check| check == flaw.check()), "{flaw:?}\n{found}");
    assert!(!found.conforms());
}

macro_rules! found {
    ($($name:ident: $flaw:ident,)+) => {$(
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $name() {
            is_found(Flaw::$flaw).await;
        }
    )+};
}

found! {
    who_never_comes_back_is_found: NeverComesBack,
    who_never_sends_again_is_found: NeverSendsAgain,
    who_sends_again_with_a_new_id_is_found: NewIdOnSendingAgain,
    who_forgets_what_it_has_is_found: ForgetsSince,
    who_uses_an_id_twice_is_found: SameIdForAll,
    who_repeats_a_refused_move_is_found: RepeatsRefused,
    who_insists_on_an_old_state_is_found: InsistsWhenStale,
    who_does_not_slow_down_is_found: AgainAtOnce,
    who_floods_is_found: Floods,
    who_does_not_wait_is_found: ComesBackAtOnce,
    who_plays_on_after_the_end_is_found: PlaysOn,
    who_plays_nonsense_is_found: PlaysNonsense,
    who_chokes_on_news_is_found: KnowsEveryField,
    who_gives_up_is_found: GivesUpWhenUnavailable,
    who_plays_for_the_bot_is_found: PlaysForTheBot,
    who_never_joins_is_found: NeverJoins,
    who_never_answers_is_found: NeverAnswers,
}
