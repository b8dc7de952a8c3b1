//! What is asked of a client, and what was found.

use std::collections::BTreeMap;
use std::fmt;

use quattro_rules::setup::GameId;

use super::decisions;

/// Something that `docs/protocol.md` asks of a client.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[expect(missing_docs, reason = "`Check::what` says what each is")]
pub enum Check {
    Joins,
    WaitsWhenToldTo,
    SaysHello,
    Answers,
    PlaysLegally,
    FreshIds,
    IgnoresTheUnknown,
    AnswersPings,
    ComesBack,
    SaysSince,
    ComesBackPatiently,
    SendsAgain,
    TriesAgainWhenTooFast,
    TriesAgainWhenUnavailable,
    GoesOnWhenStale,
    DropsRefusedMoves,
    LeavesItToTheBot,
    DoesNotFlood,
    StopsAtTheEnd,
}

impl Check {
    /// All of them, in the order of the report.
    pub const ALL: [Check; 19] = [
        Check::Joins,
        Check::WaitsWhenToldTo,
        Check::SaysHello,
        Check::Answers,
        Check::PlaysLegally,
        Check::FreshIds,
        Check::IgnoresTheUnknown,
        Check::AnswersPings,
        Check::ComesBack,
        Check::SaysSince,
        Check::ComesBackPatiently,
        Check::SendsAgain,
        Check::TriesAgainWhenTooFast,
        Check::TriesAgainWhenUnavailable,
        Check::GoesOnWhenStale,
        Check::DropsRefusedMoves,
        Check::LeavesItToTheBot,
        Check::DoesNotFlood,
        Check::StopsAtTheEnd,
    ];

    /// What a client does that passes.
    pub const fn what(self) -> &'static str {
        match self {
            Check::Joins => "sits down at the table",
            Check::WaitsWhenToldTo => "waits as long as `Retry-After` says after a 429, and comes again",
            Check::SaysHello => "opens the socket and says `hello` first",
            Check::Answers => "answers every question in time",
            Check::PlaysLegally => "plays one of the `legal` actions, at the `moves` of the state",
            Check::FreshIds => "gives every new request an id of its own",
            Check::IgnoresTheUnknown => "ignores fields and messages that it does not know",
            Check::AnswersPings => "answers WebSocket pings",
            Check::ComesBack => "connects again after a lost line and after 1001, 1012 and 1013",
            Check::SaysSince => "says `since` what it has received when it comes back",
            Check::ComesBackPatiently => "waits before it connects again to a server that says 429",
            Check::SendsAgain => "sends an unanswered request again, with the same id",
            Check::TriesAgainWhenTooFast => "tries again, later, after `too-fast`",
            Check::TriesAgainWhenUnavailable => "sends the same request again after `unavailable`",
            Check::GoesOnWhenStale => "goes on with the new state after `stale`",
            Check::DropsRefusedMoves => "does not repeat a refused move for ever",
            Check::LeavesItToTheBot => "sends no moves while a bot plays for it",
            Check::DoesNotFlood => "does not flood the server",
            Check::StopsAtTheEnd => "sends no moves once the game is over",
        }
    }

    /// What to do about it.
    pub const fn advice(self) -> &'static str {
        match self {
            Check::Joins => "POST /api/tables/{id}/join with the token as `Authorization: Bearer …`",
            Check::WaitsWhenToldTo | Check::ComesBackPatiently => {
                "read the header `Retry-After`, wait that many seconds, and send the request again"
            }
            Check::SaysHello => "send {\"type\":\"hello\"} as the first message on every socket",
            Check::Answers => "whenever `game.legal` is not empty, answer with `play`",
            Check::PlaysLegally => {
                "send an `action` of `legal` as it stands there, and `game.moves` of the same state as `at`"
            }
            Check::FreshIds => "count your requests, and use the number as part of the id",
            Check::IgnoresTheUnknown => "pass over what you do not know: newer servers say more",
            Check::AnswersPings => "let your WebSocket library answer pings, and keep reading",
            Check::ComesBack => "open the socket again whenever it ends before the game does",
            Check::SaysSince => {
                "remember the last `number` of welcome and update, and send it as `since` in `hello`"
            }
            Check::SendsAgain => {
                "keep a request until `done` or `error` comes; after `welcome`, send it again unchanged"
            }
            Check::TriesAgainWhenTooFast => "wait a second and send the request again",
            Check::TriesAgainWhenUnavailable => {
                "wait a second and send the request again unchanged: the id ensures that it happens once"
            }
            Check::GoesOnWhenStale => "drop the request, and answer the state of the last update instead",
            Check::DropsRefusedMoves => "choose another action, or leave it to a person",
            Check::LeavesItToTheBot => "do nothing while `legal` is empty",
            Check::DoesNotFlood => "send one message for each question, and wait for its answer",
            Check::StopsAtTheEnd => "once `game.outcome` is there, send nothing more",
        }
    }

    /// The section of `docs/protocol.md` that asks for it.
    pub const fn section(self) -> &'static str {
        match self {
            Check::Joins | Check::WaitsWhenToldTo | Check::ComesBackPatiently => "http-around-the-game",
            Check::TriesAgainWhenTooFast
            | Check::TriesAgainWhenUnavailable
            | Check::GoesOnWhenStale
            | Check::DropsRefusedMoves => "problems",
            _ => "websocket-the-game",
        }
    }
}

/// What was found about one check.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Finding {
    /// How often the client did well.
    pub passed: u32,
    /// What it did wrong, the first few times.
    pub faults: Vec<String>,
}

/// Faults that are told of one check: the rest is more of the same.
const MOST_FAULTS: usize = 3;

/// Everything that was found about a client.
#[derive(Clone, Debug, Default)]
pub struct Report {
    findings: BTreeMap<Check, Finding>,
    /// The games that were played, and what the client was asked and answered in each.
    decisions: Vec<(GameId, Vec<&'static str>)>,
}

impl Report {
    pub(super) fn new(games: &[GameId]) -> Report {
        let decisions = games.iter().map(|game| (*game, Vec::new())).collect();
        Report { findings: BTreeMap::new(), decisions }
    }

    pub(super) fn pass(&mut self, check: Check) {
        self.findings.entry(check).or_default().passed += 1;
    }

    pub(super) fn fail(&mut self, check: Check, fault: impl Into<String>) {
        let finding = self.findings.entry(check).or_default();
        if finding.faults.len() < MOST_FAULTS {
            finding.faults.push(fault.into());
        }
    }

    pub(super) fn answered(&mut self, game: GameId, decision: &str) {
        let Some(known) = decisions::of(game).iter().find(|known| **known == decision) else { return };
        for (played, answered) in &mut self.decisions {
            if *played == game && !answered.contains(known) {
                answered.push(known);
            }
        }
    }

    /// The decisions of a game that the client has not been seen to answer.
    pub fn unanswered(&self, game: GameId) -> Vec<&'static str> {
        let answered = self.decisions.iter().find(|(played, _)| *played == game);
        let missing = |decision: &&&str| answered.is_none_or(|(_, answered)| !answered.contains(decision));
        decisions::of(game).iter().filter(missing).copied().collect()
    }

    /// What was found about a check; nothing if it was not reached.
    pub fn finding(&self, check: Check) -> Option<&Finding> {
        self.findings.get(&check)
    }

    /// The checks that the client failed.
    pub fn failed(&self) -> impl Iterator<Item = Check> {
        self.findings.iter().filter(|(_, finding)| !finding.faults.is_empty()).map(|(check, _)| *check)
    }

    /// Whether nothing is wrong, and everything was reached.
    pub fn conforms(&self) -> bool {
        self.failed().next().is_none()
            && Check::ALL.iter().all(|check| self.finding(*check).is_some())
            && self.decisions.iter().all(|(game, _)| self.unanswered(*game).is_empty())
    }
}

/// In English: the report is about programs, for programmers, and so is the document that it cites.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for check in Check::ALL {
            let Some(finding) = self.finding(check) else {
                writeln!(f, "– {} (not reached)", check.what())?;
                continue;
            };
            let mark = if finding.faults.is_empty() { '✓' } else { '✗' };
            writeln!(f, "{mark} {}", check.what())?;
            for fault in &finding.faults {
                writeln!(f, "    {fault}")?;
            }
            if !finding.faults.is_empty() {
                writeln!(f, "    What to do: {}.", check.advice())?;
                writeln!(f, "    See docs/protocol.md#{}", check.section())?;
            }
        }
        writeln!(f)?;
        for (game, answered) in &self.decisions {
            let (missing, all) = (self.unanswered(*game), decisions::of(*game).len());
            let mark = if missing.is_empty() { '✓' } else { '–' };
            write!(f, "{mark} {}: {} of {all} kinds of question answered", game.title(), answered.len())?;
            let missing =
                if missing.is_empty() { ".".into() } else { format!("; not {}.", missing.join(", ")) };
            writeln!(f, "{missing}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_check_cites_a_section_of_the_document() {
        let document = include_str!("../../../../docs/protocol.md");
        let headings =
            document.lines().filter_map(|line| line.strip_prefix("## ").or(line.strip_prefix("### ")));
        let anchor = |heading: &str| {
            let kept = heading.to_lowercase().replace(' ', "-");
            kept.chars().filter(|c| c.is_alphanumeric() || *c == '-').collect::<String>()
        };
        let anchors: Vec<String> = headings.map(anchor).collect();
        for check in Check::ALL {
            assert!(anchors.iter().any(|anchor| anchor == check.section()), "{check:?}: {anchors:?}");
        }
    }

    #[test]
    fn a_report_says_what_is_wrong_and_what_was_not_reached() {
        let mut report = Report::new(&[GameId::Calcory]);
        assert!(!report.conforms(), "nothing was reached");
        report.pass(Check::Joins);
        (0..9).for_each(|_| report.fail(Check::SendsAgain, "`b` is new"));
        report.answered(GameId::Calcory, "turn");
        let said = report.to_string();
        assert!(said.contains("✓ sits down") && said.contains("– answers every"), "{said}");
        assert!(said.contains("✗ sends an unanswered") && said.contains("#websocket-the-game"), "{said}");
        assert_eq!(said.matches("`b` is new").count(), MOST_FAULTS);
        assert!(
            said.contains("– Calcory: 1 of 3 kinds of question answered; not choose-back, put-back."),
            "{said}"
        );
    }
}
