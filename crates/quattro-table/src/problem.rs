//! Why a request is refused: as data, and in the language of the person who asked.
//!
//! Problems that players can encounter are worded in three languages. Those that only a programmer can cause
//! ([`Problem::Malformed`]) are in English.

use std::fmt;

use quattro_rules::notation::NotationError;
use quattro_rules::rule::{Refusal, Rule};
use quattro_rules::seat::Seat;
use quattro_rules::setup::SetupError;
use quattro_words::{Args, Language, Words};

use crate::game::Action;
use crate::person::LONGEST_NAME;
use crate::protocol::{Code, LONGEST_BATCH, ProblemMessage};
use crate::table::LONGEST_TEXT;

/// A refused request. Nothing has changed.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the variants are those of `Code`, which documents them")]
pub enum Problem {
    /// What is wrong with the message, for programmers.
    Malformed(String),
    TooLarge,
    NoName,
    ForeignOrigin,
    UnknownTable,
    UnknownCode,
    NotFound,
    LinkExpired,
    WrongNumber,
    WrongWords,
    SheetEnded,
    PasskeyRefused(PasskeyRefusal),
    BadSetup(BadSetup),
    NoSuchChair,
    ChairTaken,
    TableFull,
    KindTaken,
    NotSeated,
    NotYourChair,
    NoCompanions,
    NotAway,
    SlowTable,
    NotHost,
    WrongStage(WrongStage),
    OneTry,
    HandedOver,
    /// It is for this seat to decide.
    NotYourTurn(Seat),
    /// The client answered at `asked`, but the game stands at `now`.
    Stale {
        asked: u32,
        now: u32,
    },
    BadAction(NotationError),
    /// An action of the other engine.
    OtherGame(Action),
    Illegal(Refusal),
    BadBatch(BadBatch),
    ChatOff,
    BadText(BadText),
    BadRecord,
    TooFast(Limit),
    TooMany(Crowd),
    Unavailable,
    NewerServer,
    Stopping,
}

/// Why a passkey is not accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PasskeyRefusal {
    /// Nobody here has this passkey, or not any more.
    Unknown,
    /// The question was answered before, was never asked, or was asked too long ago.
    Late,
    /// The answer is wrong: another site, another key, or a copy of one.
    Untrusted,
    /// There are no passkeys at this address.
    Insecure,
}

/// Why a table cannot be set up.
#[derive(Clone, PartialEq, Debug)]
pub enum BadSetup {
    /// The rules have no such game.
    Game(SetupError),
    /// Own kinds are chosen when sitting down, not by the host.
    OwnKinds,
    /// There are no kinds in Calcory.
    NoKinds,
    /// Either a chair begins or the hungriest.
    TwoBegin,
    /// The clock is shorter or longer than this many seconds.
    Clock {
        /// The shortest.
        shortest: u32,
        /// The longest.
        longest: u32,
    },
    /// "No" is answered by itself sooner or later than after this many seconds.
    NoAfter {
        /// The shortest.
        shortest: u16,
        /// The longest.
        longest: u16,
    },
    /// An evening has no rounds, or too many.
    Rounds {
        /// The most that it can have.
        most: u8,
    },
}

/// Why something is not possible now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WrongStage {
    /// The game has not begun.
    Open,
    /// The game is running.
    Playing,
    /// The game is over.
    Over,
    /// The table is closed.
    Closed,
    /// There are empty chairs.
    EmptyChairs,
    /// The game is not over yet, so there is no record or replay.
    NotOver,
    /// A round of an evening needs two people.
    TooFewGuests,
    /// The evening is over.
    EveningOver,
}

/// Why actions cannot be sent together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadBatch {
    /// There is none.
    Empty,
    /// There are too many.
    TooLong,
    /// This action shows something new, so nothing may follow it.
    AfterNews(Action),
}

/// What sort of text is not acceptable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadText {
    /// A person's name.
    Name,
    /// A line of chat.
    Chat,
}

/// What there are too many of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Crowd {
    /// Connections.
    Connections,
    /// Public tables of one person that wait for players.
    PublicTables,
    /// People that one device has been.
    EarlierPeople,
    /// People who take part in an evening.
    EveningGuests,
    /// People on one device.
    Companions,
    /// Reviews that wait to be computed.
    Reviews,
}

/// What exceeded its rate limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// Messages over a socket.
    Messages,
    /// Lines of chat.
    Chat,
    /// Reactions.
    Reactions,
    /// New tables.
    Tables,
    /// New people from one address.
    People,
    /// Wrong codes of tables.
    Codes,
    /// Invitations of one person.
    Invitations,
    /// Requests from one address.
    Requests,
    /// Recovery sheets tried from one address, or from all.
    Recoveries,
}

impl Problem {
    /// What sort of problem this is, for programs.
    pub const fn code(&self) -> Code {
        match self {
            Problem::Malformed(_) => Code::Malformed,
            Problem::TooLarge => Code::TooLarge,
            Problem::NoName => Code::NoName,
            Problem::ForeignOrigin => Code::ForeignOrigin,
            Problem::UnknownTable => Code::UnknownTable,
            Problem::UnknownCode => Code::UnknownCode,
            Problem::NotFound => Code::NotFound,
            Problem::LinkExpired => Code::LinkExpired,
            Problem::WrongNumber => Code::WrongNumber,
            Problem::WrongWords => Code::WrongWords,
            Problem::SheetEnded => Code::SheetEnded,
            Problem::PasskeyRefused(_) => Code::PasskeyRefused,
            Problem::BadSetup(_) => Code::BadSetup,
            Problem::NoSuchChair => Code::NoSuchChair,
            Problem::ChairTaken => Code::ChairTaken,
            Problem::TableFull => Code::TableFull,
            Problem::KindTaken => Code::KindTaken,
            Problem::NotSeated => Code::NotSeated,
            Problem::NotYourChair => Code::NotYourChair,
            Problem::NoCompanions => Code::NoCompanions,
            Problem::NotAway | Problem::SlowTable => Code::NotAway,
            Problem::NotHost => Code::NotHost,
            Problem::WrongStage(_) => Code::WrongStage,
            Problem::OneTry => Code::OneTry,
            Problem::HandedOver => Code::HandedOver,
            Problem::NotYourTurn(_) => Code::NotYourTurn,
            Problem::Stale { .. } => Code::Stale,
            Problem::BadAction(_) | Problem::OtherGame(_) => Code::BadAction,
            Problem::Illegal(_) => Code::Illegal,
            Problem::BadBatch(_) => Code::BadBatch,
            Problem::ChatOff => Code::ChatOff,
            Problem::BadText(_) => Code::BadText,
            Problem::BadRecord => Code::BadRecord,
            Problem::TooFast(_) => Code::TooFast,
            Problem::TooMany(_) => Code::TooMany,
            Problem::Unavailable => Code::Unavailable,
            Problem::NewerServer => Code::NewerServer,
            Problem::Stopping => Code::Stopping,
        }
    }

    /// The rule that forbids the move.
    pub const fn rule(&self) -> Option<Rule> {
        match self {
            Problem::Illegal(refusal) => Some(refusal.rule),
            _ => None,
        }
    }

    /// The problem as it is sent to somebody who reads `language`.
    pub fn message(&self, language: Language) -> ProblemMessage {
        let message = self.in_words(Words::shared(language));
        ProblemMessage { code: self.code(), message, rule: self.rule() }
    }

    /// One sentence that says what is wrong.
    pub fn in_words(&self, words: &Words) -> String {
        let say = |id: &str| words.text(id, &Args::new());
        match self {
            Problem::Malformed(what) => what.clone(),
            Problem::TooLarge => say("problem-too-large"),
            Problem::NoName => say("problem-no-name"),
            Problem::ForeignOrigin => say("problem-foreign-origin"),
            Problem::UnknownTable => say("problem-unknown-table"),
            Problem::UnknownCode => say("problem-unknown-code"),
            Problem::NotFound => say("problem-not-found"),
            Problem::LinkExpired => say("problem-link-expired"),
            Problem::WrongNumber => say("problem-wrong-number"),
            Problem::WrongWords => say("problem-wrong-words"),
            Problem::SheetEnded => say("problem-sheet-ended"),
            Problem::PasskeyRefused(why) => say(why.message_id()),
            Problem::BadSetup(why) => why.in_words(words),
            Problem::NoSuchChair => say("problem-no-such-chair"),
            Problem::ChairTaken => say("problem-chair-taken"),
            Problem::TableFull => say("problem-table-full"),
            Problem::KindTaken => say("problem-kind-taken"),
            Problem::NotSeated => say("problem-not-seated"),
            Problem::NotYourChair => say("problem-not-your-chair"),
            Problem::NoCompanions => say("problem-no-companions"),
            Problem::NotAway => say("problem-not-away"),
            Problem::SlowTable => say("problem-slow-table"),
            Problem::NotHost => say("problem-not-host"),
            Problem::WrongStage(stage) => say(stage.message_id()),
            Problem::OneTry => say("problem-one-try"),
            Problem::HandedOver => say("problem-handed-over"),
            Problem::NotYourTurn(seat) => {
                words.text("problem-not-your-turn", &Args::new().with("seat", seat.number()))
            }
            Problem::Stale { .. } => say("problem-stale"),
            Problem::BadAction(error) => words.notation_error(error),
            Problem::OtherGame(action) => {
                words.text("problem-other-game", &Args::new().with("action", action.to_string()))
            }
            Problem::Illegal(refusal) => words.refusal(refusal),
            Problem::BadBatch(why) => why.in_words(words),
            Problem::ChatOff => say("problem-chat-off"),
            Problem::BadText(BadText::Name) => {
                words.text("problem-bad-name", &Args::new().with("most", LONGEST_NAME))
            }
            Problem::BadText(BadText::Chat) => {
                words.text("problem-bad-chat", &Args::new().with("most", LONGEST_TEXT))
            }
            Problem::BadRecord => say("problem-bad-record"),
            Problem::TooFast(limit) => say(limit.message_id()),
            Problem::TooMany(what) => say(what.message_id()),
            Problem::Unavailable => say("problem-unavailable"),
            Problem::NewerServer => say("problem-newer-server"),
            Problem::Stopping => say("problem-stopping"),
        }
    }
}

/// In English, for logs and programs.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_words(Words::shared(Language::En)))
    }
}

impl std::error::Error for Problem {}

impl BadSetup {
    fn in_words(&self, words: &Words) -> String {
        match self {
            BadSetup::Game(error) => words.setup_error(error),
            BadSetup::OwnKinds => words.text("problem-own-kinds", &Args::new()),
            BadSetup::NoKinds => words.text("problem-no-kinds", &Args::new()),
            BadSetup::TwoBegin => words.text("problem-two-begin", &Args::new()),
            BadSetup::Clock { shortest, longest } => {
                let args = Args::new().with("shortest", *shortest).with("longest", *longest);
                words.text("problem-clock", &args)
            }
            BadSetup::NoAfter { shortest, longest } => {
                let args = Args::new().with("shortest", *shortest).with("longest", *longest);
                words.text("problem-no-after", &args)
            }
            BadSetup::Rounds { most } => words.text("problem-rounds", &Args::new().with("most", *most)),
        }
    }
}

impl BadBatch {
    fn in_words(self, words: &Words) -> String {
        match self {
            BadBatch::Empty => words.text("problem-empty-batch", &Args::new()),
            BadBatch::TooLong => words.text("problem-long-batch", &Args::new().with("most", LONGEST_BATCH)),
            BadBatch::AfterNews(action) => {
                words.text("problem-batch-after-news", &Args::new().with("action", action.to_string()))
            }
        }
    }
}

impl WrongStage {
    const fn message_id(self) -> &'static str {
        match self {
            WrongStage::Open => "problem-not-begun",
            WrongStage::Playing => "problem-running",
            WrongStage::Over => "problem-over",
            WrongStage::Closed => "problem-closed",
            WrongStage::EmptyChairs => "problem-empty-chairs",
            WrongStage::NotOver => "problem-not-over",
            WrongStage::TooFewGuests => "problem-too-few-guests",
            WrongStage::EveningOver => "problem-evening-over",
        }
    }
}

impl PasskeyRefusal {
    const fn message_id(self) -> &'static str {
        match self {
            PasskeyRefusal::Unknown => "problem-passkey-unknown",
            PasskeyRefusal::Late => "problem-passkey-late",
            PasskeyRefusal::Untrusted => "problem-passkey-untrusted",
            PasskeyRefusal::Insecure => "problem-passkey-insecure",
        }
    }
}

impl Crowd {
    const fn message_id(self) -> &'static str {
        match self {
            Crowd::Connections => "problem-too-many",
            Crowd::PublicTables => "problem-too-many-tables",
            Crowd::EarlierPeople => "problem-too-many-people",
            Crowd::Companions => "problem-too-many-companions",
            Crowd::EveningGuests => "problem-too-many-guests",
            Crowd::Reviews => "problem-too-many-reviews",
        }
    }
}

impl Limit {
    const fn message_id(self) -> &'static str {
        match self {
            Limit::Messages => "problem-too-fast-messages",
            Limit::Chat => "problem-too-fast-chat",
            Limit::Reactions => "problem-too-fast-reactions",
            Limit::Tables => "problem-too-fast-tables",
            Limit::People => "problem-too-fast-people",
            Limit::Codes => "problem-too-fast-codes",
            Limit::Invitations => "problem-too-fast-invitations",
            Limit::Requests => "problem-too-fast-requests",
            Limit::Recoveries => "problem-too-fast-recoveries",
        }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        Problem::Illegal(refusal)
    }
}

impl From<SetupError> for Problem {
    fn from(error: SetupError) -> Problem {
        Problem::BadSetup(BadSetup::Game(error))
    }
}

impl From<BadBatch> for Problem {
    fn from(why: BadBatch) -> Problem {
        Problem::BadBatch(why)
    }
}

impl From<WrongStage> for Problem {
    fn from(stage: WrongStage) -> Problem {
        Problem::WrongStage(stage)
    }
}

#[cfg(test)]
mod tests {
    use quattro_rules::setup::{GameId, Setup};

    use super::*;

    /// Those that have nothing to add.
    const PLAIN: &[Problem] = &[
        Problem::TooLarge,
        Problem::NoName,
        Problem::ForeignOrigin,
        Problem::UnknownTable,
        Problem::UnknownCode,
        Problem::NotFound,
        Problem::LinkExpired,
        Problem::WrongNumber,
        Problem::WrongWords,
        Problem::SheetEnded,
        Problem::NoSuchChair,
        Problem::ChairTaken,
        Problem::TableFull,
        Problem::KindTaken,
        Problem::NotSeated,
        Problem::NotYourChair,
        Problem::NoCompanions,
        Problem::NotAway,
        Problem::SlowTable,
        Problem::NotHost,
        Problem::HandedOver,
        Problem::ChatOff,
        Problem::NewerServer,
        Problem::Stopping,
        Problem::Unavailable,
    ];

    const CROWDS: &[Crowd] = &[
        Crowd::Connections,
        Crowd::PublicTables,
        Crowd::EarlierPeople,
        Crowd::EveningGuests,
        Crowd::Companions,
        Crowd::Reviews,
    ];

    fn every_problem() -> Vec<Problem> {
        use Problem::{BadAction, BadText, NotYourTurn, OtherGame, Stale, TooFast, TooMany};
        let action: Action = "play:3s".parse().expect("an action");
        let no_action = "dance".parse::<Action>().expect_err("no action");
        let no_game = Setup::new(GameId::Calcory, 9).validate().expect_err("too many");
        let stages = [
            WrongStage::Open,
            WrongStage::Playing,
            WrongStage::Over,
            WrongStage::Closed,
            WrongStage::EmptyChairs,
            WrongStage::NotOver,
            WrongStage::TooFewGuests,
            WrongStage::EveningOver,
        ];
        let limits = [
            Limit::Messages,
            Limit::Chat,
            Limit::Reactions,
            Limit::Tables,
            Limit::People,
            Limit::Codes,
            Limit::Invitations,
            Limit::Requests,
            Limit::Recoveries,
        ];
        let passkeys = [
            PasskeyRefusal::Unknown,
            PasskeyRefusal::Late,
            PasskeyRefusal::Untrusted,
            PasskeyRefusal::Insecure,
        ];
        let batches = [BadBatch::Empty, BadBatch::TooLong, BadBatch::AfterNews(action)];
        let setups = [
            BadSetup::Game(no_game),
            BadSetup::OwnKinds,
            BadSetup::NoKinds,
            BadSetup::TwoBegin,
            BadSetup::Clock { shortest: 5, longest: 3600 },
            BadSetup::NoAfter { shortest: 5, longest: 3600 },
            BadSetup::Rounds { most: 12 },
        ];
        let mut all = PLAIN.to_vec();
        all.extend(stages.map(Problem::WrongStage));
        all.extend(limits.map(TooFast));
        all.extend(passkeys.map(Problem::PasskeyRefused));
        all.extend(CROWDS.iter().copied().map(TooMany));
        all.extend(batches.map(Problem::BadBatch));
        all.extend(setups.map(Problem::BadSetup));
        all.extend([
            NotYourTurn(Seat::FIRST),
            Stale { asked: 1, now: 2 },
            BadAction(no_action),
            OtherGame(action),
        ]);
        all.extend([BadText(self::BadText::Name), BadText(self::BadText::Chat)]);
        all
    }

    #[test]
    fn every_problem_is_worded_in_every_language() {
        for language in Language::ALL {
            for problem in every_problem() {
                let text = problem.message(language).message;
                assert!(!text.is_empty() && !text.contains('{'), "{language}: {problem:?}: {text}");
            }
        }
    }
}
