//! Small tournaments: the set-up of an evening, and its one page, which a television can show too.

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use axum::routing::get;
use maud::{Markup, html};
use quattro_rules::setup::GameId;
use quattro_table::Problem;
use quattro_table::protocol::{EveningInfo, EveningStage, GuestInfo, RoundInfo};
use quattro_words::Args;
use serde::Deserialize;

use super::art::{delivered, icon};
use super::frame::Frame;
use super::home::scene;
use super::{drawn, say, setup};
use crate::http::{App, AuthenticatedPerson, HttpProblem, evening_shown};

/// The numbers of rounds that are offered.
const ROUNDS: [u8; 6] = [1, 2, 3, 4, 5, 6];

/// The fewest people with whom a round can begin.
const FEWEST: usize = quattro_table::evening::FEWEST_PEOPLE;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/evening", get(new_evening))
        .route("/e/{id}", get(shown))
        .route("/e/{id}/qr.svg", get(qr_code))
}

async fn new_evening(frame: Frame) -> Markup {
    new(&frame)
}

/// Where an evening is shown.
#[derive(Debug, Deserialize)]
struct Screen {
    tv: Option<String>,
}

async fn shown(
    frame: Frame,
    State(app): State<App>,
    Path(id): Path<String>,
    Query(screen): Query<Screen>,
    person: Option<AuthenticatedPerson>,
) -> Result<Markup, HttpProblem> {
    let id = id.parse().map_err(|_| Problem::NotFound)?;
    let person = person.map(|AuthenticatedPerson(person)| person.id);
    Ok(page(&frame, &evening_shown(&app, id, person).await?, screen.tv.is_some()))
}

async fn qr_code(frame: Frame, Path(id): Path<String>) -> Response {
    drawn(&format!("{}/e/{id}", frame.origin))
}

/// The set-up.
fn new(frame: &Frame) -> Markup {
    let content = html! {
        form.set.panel-box data-new-evening="" {
            h1 { (say(frame, "page-evening-new")) }
            p.hint { (say(frame, "page-evening-hint")) }
            label.field { span { (say(frame, "ui-your-name")) }
                input type="text" name="name" maxlength="200" autocomplete="nickname" placeholder=(say(frame, "ui-guest")) value=[frame.name.as_deref()];
            }
            (setup::games(frame, GameId::MammaMia))
            (setup::chairs(frame))
            fieldset { legend { (say(frame, "page-evening-rounds")) }
                div.pick-list.row.of-six { @for rounds in ROUNDS {
                    label.pick { input type="radio" name="rounds" value=(rounds) checked[rounds == 3]; span { b { (rounds) } } }
                } }
            }
            (setup::bots(frame, &[]))
            p.problem role="alert" data-problem="" {}
            button.btn.pri.go type="submit" { (say(frame, "page-evening-create")) }
        }
    };
    frame.page(&format!("{} · Quattro", say(frame, "page-evening-new")), "narrow", &content)
}

/// An evening, for those who take part and for everybody who has the link. On a television nothing can be tapped.
fn page(frame: &Frame, evening: &EveningInfo, tv: bool) -> Markup {
    let title = frame.text("page-evening", &Args::new().with("title", evening.table.game.title()));
    let content = html! {
        div.evening data-evening=(evening.id) data-version=(evening.version) data-table=[evening.you.table.as_deref()] {
            header.panel-box {
                span class=(format!("thumb {}", evening.table.game)) { (scene(frame, evening.table.game)) }
                div { h1 { (title) } p role="status" { (state(frame, evening)) } }
                @if !tv { (actions(frame, evening)) }
            }
            @if evening.stage != EveningStage::Over { (invitation(frame, evening)) }
            (standings(frame, evening))
            @if let Some(round) = evening.rounds.last() { (tables(frame, evening, round)) }
            @if !tv { (quiet(frame, evening)) }
        }
        p.problem role="alert" data-problem="" {}
    };
    frame.page(&format!("{title} · Quattro"), if tv { "wide tv" } else { "wide" }, &content)
}

/// What happens now, in a sentence.
fn state(frame: &Frame, evening: &EveningInfo) -> String {
    let args = Args::new()
        .with("round", evening.rounds.len())
        .with("next", evening.rounds.len() + 1)
        .with("rounds", evening.planned)
        .with("host", evening.host.as_str());
    match evening.stage {
        EveningStage::Waiting if evening.rounds.is_empty() => frame.text("page-evening-waiting", &args),
        EveningStage::Waiting => frame.text("page-evening-between", &args),
        EveningStage::Playing => frame.text("page-evening-playing", &args),
        EveningStage::Over => won(frame, evening),
    }
}

/// The winners in words, if anything was played.
fn won(frame: &Frame, evening: &EveningInfo) -> String {
    let played = |guest: &&GuestInfo| guest.place == 1 && guest.rounds.iter().any(Option::is_some);
    let winners: Vec<&str> = evening.guests.iter().filter(played).map(|guest| guest.name.as_str()).collect();
    match winners.split_last() {
        None => say(frame, "page-evening-over"),
        Some((last, [])) => frame.text("page-evening-won", &Args::new().with("name", *last)),
        Some((last, others)) => {
            let args = Args::new().with("names", others.join(", ")).with("last", *last);
            frame.text("page-evening-shared", &args)
        }
    }
}

/// The one thing to do.
fn actions(frame: &Frame, evening: &EveningInfo) -> Markup {
    let present = evening.guests.iter().filter(|guest| guest.present).count();
    let next = Args::new().with("next", evening.rounds.len() + 1);
    html! {
        div.actions {
            @match evening.stage {
                EveningStage::Over => a.btn.pri href="/evening" { (say(frame, "page-evening-again")) },
                _ if !evening.you.guest => button.btn.pri type="button" data-evening-do="join" { (say(frame, "page-evening-join")) },
                EveningStage::Playing => {
                    @if let Some(table) = &evening.you.table {
                        a.btn.pri href=(format!("/t/{table}")) { (icon("play")) (say(frame, "page-evening-to-table")) }
                    }
                },
                EveningStage::Waiting if !evening.you.host => {},
                EveningStage::Waiting if present < FEWEST => p.hint { (say(frame, "problem-too-few-guests")) },
                EveningStage::Waiting => button.btn.pri type="button" data-evening-do="begin" {
                    (icon("play")) (frame.text("page-evening-begin", &next))
                },
            }
        }
    }
}

/// How others come.
fn invitation(frame: &Frame, evening: &EveningInfo) -> Markup {
    let address = format!("{}/e/{}", frame.origin, evening.id);
    html! {
        section.invitation.panel-box {
            h2 { (say(frame, "page-evening-come")) }
            img.qr src=(format!("/e/{}/qr.svg", evening.id)) width="168" height="168" alt=(say(frame, "page-evening-qr"));
            output data-evening-link="" { (address) }
            button.btn type="button" data-copy-evening="" data-copied=(say(frame, "ui-copied")) { (icon("link")) span { (say(frame, "page-copy")) } }
        }
    }
}

/// Who leads, round by round.
fn standings(frame: &Frame, evening: &EveningInfo) -> Markup {
    html! {
        section.standings.panel-box {
            h2 { (say(frame, "page-evening-standings")) }
            table {
                thead { tr {
                    th scope="col" aria-label=(say(frame, "page-evening-place")) {}
                    th scope="col" { (say(frame, "page-evening-name")) }
                    @for round in 1..=evening.rounds.len() { th.part scope="col" { (frame.text("page-evening-round", &Args::new().with("round", round))) } }
                    th scope="col" { (say(frame, "page-evening-points")) }
                } }
                tbody { @for guest in &evening.guests { (standing(frame, evening, guest)) } }
            }
            p.hint { (say(frame, "page-evening-counts")) }
        }
    }
}

fn standing(frame: &Frame, evening: &EveningInfo, guest: &GuestInfo) -> Markup {
    let begun = evening.guests.iter().any(|guest| guest.rounds.iter().any(Option::is_some));
    html! {
        tr.gone[!guest.present] {
            td.rank { @if begun { (guest.place) } }
            th scope="row" {
                (guest.name)
                @if !guest.present { " " small { (say(frame, "page-evening-gone")) } }
            }
            @for points in &guest.rounds { td.part { @match points { Some(points) => (points), None => "–" } } }
            td.points { b { @if begun { (guest.points) } } }
        }
    }
}

/// The tables of the last round.
fn tables(frame: &Frame, evening: &EveningInfo, round: &RoundInfo) -> Markup {
    let number = evening.rounds.len();
    html! {
        section.round.panel-box {
            h2 { (frame.text("page-evening-tables", &Args::new().with("round", number))) }
            ol { @for (index, table) in round.tables.iter().enumerate() {
                li {
                    h3 { (frame.text("page-evening-table", &Args::new().with("table", index + 1))) }
                    ul { @for name in &table.chairs {
                        li { @match name { Some(name) => (name), None => span.hint { (icon("robot")) (say(frame, "page-evening-bot")) } } }
                    } }
                    @if table.over { (delivered(&say(frame, "page-evening-done"))) }
                    @if let Some(id) = table.id.as_ref().filter(|_| round.tables.iter().all(|table| table.over)) {
                        a.btn.small href=(format!("/replay/{id}")) { (icon("eye")) (say(frame, "ui-watch-replay")) }
                    }
                }
            } }
            p.hint { (say(frame, "page-evening-same-cards")) " " code { (round.commitment) } }
        }
    }
}

/// What is seldom needed.
fn quiet(frame: &Frame, evening: &EveningInfo) -> Markup {
    let is_over = evening.stage == EveningStage::Over;
    html! {
        p.quiet {
            a href=(format!("/e/{}?tv", evening.id)) { (say(frame, "page-evening-tv")) }
            @if evening.you.guest && !is_over { button.link type="button" data-evening-do="leave" { (say(frame, "page-evening-leave")) } }
            @if evening.you.host && !is_over {
                button.link type="button" data-evening-do="close" data-sure=(say(frame, "page-evening-sure")) { (say(frame, "page-evening-close")) }
            }
        }
    }
}
