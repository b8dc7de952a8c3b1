//! Lists of tables: the lobby, and finished games. An empty one says what it is for and how to fill it.

use maud::{Markup, html};
use quattro_rules::setup::GameId;
use quattro_table::protocol::{Listing, Occupant, TableStage};
use quattro_words::Args;

use super::art::{card, fan, icon, oven};
use super::frame::Frame;
use super::home::{at_first, scene};
use super::say;

/// Tables to show: the visitor's own, and those that are open to all.
#[derive(Debug, Default)]
pub(super) struct Tables {
    pub(super) own: Vec<Listing>,
    pub(super) public: Vec<Listing>,
}

impl Tables {
    /// A table of one's own is not listed a second time among those of all.
    pub(super) fn new(own: Vec<Listing>, mut public: Vec<Listing>) -> Tables {
        public.retain(|table| own.iter().all(|mine| mine.id != table.id));
        Tables { own, public }
    }

    fn is_empty(&self) -> bool {
        self.own.is_empty() && self.public.is_empty()
    }
}

pub(super) fn lobby(frame: &Frame, tables: &Tables) -> Markup {
    let title = format!("{} · Quattro", say(frame, "ui-lobby"));
    if tables.is_empty() {
        let content = html! {
            h1 { (say(frame, "ui-lobby")) }
            (fan())
            (empty(frame, "page-lobby-empty", "page-lobby-empty-text"))
            div.ways {
                a.btn.pri href="/new" { (icon("people")) (say(frame, "page-open-table")) }
                (play_bots(frame, false))
            }
            p.problem role="alert" data-problem="" {}
        };
        return frame.page(&title, "odd", &content);
    }
    let content = html! {
        h1 { (say(frame, "ui-lobby")) }
        (list(frame, "page-my-tables", &tables.own, |table| own_table(frame, table)))
        (list(frame, "page-all-tables", &tables.public, |table| public_table(frame, table)))
        a.btn.pri href="/new" { (icon("people")) (say(frame, "page-open-table")) }
    };
    frame.page(&title, "narrow", &content)
}

pub(super) fn replays(frame: &Frame, tables: &Tables) -> Markup {
    let title = format!("{} · Quattro", say(frame, "ui-replays"));
    if tables.is_empty() {
        let content = html! {
            h1 { (say(frame, "ui-replays")) }
            div.odd-oven { (oven(&card("boss-mamma-mia", quattro_rules::pizza::Kind::Salami, ""))) }
            (empty(frame, "page-replays-empty", "page-replays-empty-text"))
            div.ways { (play_bots(frame, true)) a.btn href="/new" { (icon("people")) (say(frame, "ui-invite")) } }
            p.problem role="alert" data-problem="" {}
        };
        return frame.page(&title, "odd", &content);
    }
    let content = html! {
        h1 { (say(frame, "ui-replays")) }
        p.hint { (say(frame, "page-replays-text")) }
        (list(frame, "page-my-games", &tables.own, |table| finished(frame, table)))
        (list(frame, "page-all-games", &tables.public, |table| finished(frame, table)))
    };
    frame.page(&title, "narrow", &content)
}

pub(super) fn empty(frame: &Frame, what: &str, text: &str) -> Markup {
    html! { p { b { (say(frame, what)) } br; (say(frame, text)) } }
}

pub(super) fn play_bots(frame: &Frame, primary: bool) -> Markup {
    let game = GameId::MammaMia;
    html! {
        button.btn.pri[primary] type="button" data-play=(game) data-players=(at_first(game)) { (icon("robot")) (say(frame, "page-play-bots")) }
    }
}

fn list(frame: &Frame, heading: &str, tables: &[Listing], row: impl Fn(&Listing) -> Markup) -> Markup {
    html! {
        @if !tables.is_empty() {
            section {
                h2 { (say(frame, heading)) }
                ul.tables { @for table in tables { li { (row(table)) } } }
            }
        }
    }
}

/// One table: what is played, a line about it, and where a tap leads.
fn row(frame: &Frame, table: &Listing, address: &str, line: &str, action: &Markup) -> Markup {
    let game = table.options.game;
    html! {
        a.table-row.panel-box href=(address) {
            span class=(format!("thumb {game}")) { (scene(frame, game)) }
            span.what { b { (game.title()) } small { (line) } }
            span.btn.small { (action) }
        }
    }
}

fn public_table(frame: &Frame, table: &Listing) -> Markup {
    let taken = table.chairs.iter().filter(|chair| chair.occupant != Occupant::Nobody).count();
    let seats = Args::new().with("taken", taken).with("players", table.chairs.len());
    let mut line = format!("{} · {}", table.host, frame.text("ui-seats", &seats));
    if let Some(pace) = slow_pace(frame, table) {
        line = format!("{line} · {pace}");
    }
    let action = say(frame, if table.stage == TableStage::Open { "ui-join" } else { "ui-watch" });
    row(frame, table, &format!("/t/{}", table.id), &line, &html! { (action) })
}

/// "a day for each decision", at a slow table.
fn slow_pace(frame: &Frame, table: &Listing) -> Option<String> {
    let seconds = table.options.clock.filter(|_| table.options.is_slow())?;
    Some(frame.text("page-slow", &Args::new().with("days", seconds / 86_400)))
}

fn own_table(frame: &Frame, table: &Listing) -> Markup {
    let action = html! { (icon("play")) (say(frame, "page-to-table")) };
    row(frame, table, &format!("/t/{}", table.id), &names(table).join(" · "), &action)
}

fn finished(frame: &Frame, table: &Listing) -> Markup {
    let action = html! { (icon("eye")) (say(frame, "ui-watch-replay")) };
    row(frame, table, &format!("/replay/{}", table.id), &scores(table), &action)
}

fn names(table: &Listing) -> Vec<&str> {
    table.chairs.iter().map(|chair| chair.name.as_deref().unwrap_or("–")).collect()
}

/// "Ada 5 · Emil 3".
fn scores(table: &Listing) -> String {
    let results = table.outcome.iter().flat_map(|outcome| &outcome.seats);
    let scores = names(table).into_iter().zip(results).map(|(name, seat)| format!("{name} {}", seat.score));
    scores.collect::<Vec<_>>().join(" · ")
}
