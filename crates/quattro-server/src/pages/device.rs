//! The pages of a device: documents that are the same for everybody, so that browsers can keep them and any file host can
//! serve them. Most of them are pages of the server; what is played there is played on the device.

use maud::{DOCTYPE, Markup, html};
use quattro_rules::pizza::Kind;
use quattro_rules::setup::GameId;
use quattro_words::Language;

use super::art::{card, icon, oven};
use super::frame::{Frame, Place};
use super::home::{scene, shelf};
use super::{arbiter, rules, say, setup, shell};
use crate::http::version;

/// Every page, by the path that it has on a server.
const PAGES: [&str; 12] = [
    "/",
    "/new",
    "/t",
    "/replay",
    "/learn/pizza",
    "/learn/calcory",
    "/rules",
    "/rules/mamma-mia",
    "/rules/sole-mio",
    "/rules/grande",
    "/rules/calcory",
    "/arbiter",
];

/// A document, and its path from the top.
pub(crate) struct Document {
    pub(crate) path: String,
    pub(crate) text: String,
}

/// All documents in all languages, for the folder of a server or for a file host.
pub(crate) fn documents(is_site: bool) -> Vec<Document> {
    let place = if is_site { Place::Site } else { Place::Device };
    let of_language = |language| PAGES.iter().filter_map(move |path| document(place, language, path));
    Language::ALL.into_iter().flat_map(of_language).collect()
}

/// The first page of a site: it leads to the home in the visitor's language, by itself where scripts run.
pub(crate) fn site_start() -> String {
    let start = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Quattro" }
                script src=(format!("static/{}/js/lib/start.js", version())) {}
            }
            body { ul { @for language in Language::ALL {
                li { a href=(format!("device/{language}/index.html")) hreflang=(language) { "Quattro · " (language.code().to_uppercase()) } }
            } } }
        }
    };
    start.into_string()
}

fn document(place: Place, language: Language, page: &str) -> Option<Document> {
    let frame = Frame::of_document(place, language, page);
    let text = match page {
        "/" => home(&frame),
        "/new" => setup::on_device(&frame),
        "/t" => shell::on_device(&frame, "page-laying", "table.js"),
        "/replay" => shell::on_device(&frame, "page-rewinding", "replay.js"),
        "/rules" => rules::contents(&frame),
        "/arbiter" => arbiter::page(&frame),
        _ => match page.strip_prefix("/learn/") {
            Some(lesson) => shell::lesson(&frame, lesson),
            None => rules::page(&frame, page.strip_prefix("/rules/")?.parse().ok()?),
        },
    };
    Some(Document { path: format!("device/{language}/{}", frame.to(page)), text: text.into_string() })
}

/// Where games on this device begin and are found again. Without a network it is the home of everything.
fn home(frame: &Frame) -> Markup {
    let content = html! {
        section.odd {
            div.odd-oven { (oven(&card("card-salami", Kind::Salami, ""))) }
            h1 data-with-network="" { (say(frame, "page-device")) }
            p data-with-network="" { (say(frame, "page-device-intro")) }
            h1 data-without-network="" hidden { (say(frame, "page-offline")) }
            p data-without-network="" hidden { (say(frame, "page-offline-text")) }
            div.ways {
                a.btn.pri href=(frame.to("/new")) { (icon("robot")) (say(frame, "page-device-bots")) }
                a.btn href=(frame.to("/new?together")) { (icon("people")) (say(frame, "page-device-together")) }
            }
            p.problem role="alert" data-problem="" {}
            (friends(frame))
        }
        (kept_games(frame))
        (shelf(frame))
        div.ways.lessons {
            a.btn href=(frame.to("/learn/pizza")) { (icon("book")) (say(frame, "page-device-learn")) }
        }
    };
    frame.page(&format!("{} · Quattro", say(frame, "page-device")), "home on-device", &content)
}

/// What became of the games with friends, and the way back to them when the network is there again.
fn friends(frame: &Frame) -> Markup {
    html! {
        div.notice.panel-box role="status" data-friends="" hidden {
            (icon("clock"))
            p data-without-network="" { (say(frame, "page-device-safe")) }
            p data-with-network="" hidden { (say(frame, "page-device-back")) " " a data-way-back="" { (say(frame, "page-device-go-back")) } }
        }
    }
}

/// The games that are kept here; the script fills in a row for each.
fn kept_games(frame: &Frame) -> Markup {
    let named = |action: &str| say(frame, &format!("page-device-{action}"));
    html! {
        section.own-list.panel-box data-kept-games="" hidden {
            h2 { (say(frame, "page-device-games")) }
            ul {}
            template {
                li { div.own-game {
                    @for game in GameId::ALL { span class=(format!("thumb {game}")) data-thumb=(game) data-name=(game.title()) { (scene(frame, game)) } }
                    span.what { b data-title="" {} small { span data-company="" {} time data-at="" {} } }
                    div.doings {
                        a.btn.small data-continue="" { (say(frame, "page-to-table")) }
                        a.btn.small data-replay="" { (icon("eye")) span { (say(frame, "page-replay")) } }
                        button.btn.small type="button" data-keep="" title=(named("kept-hint")) data-done=(named("kept")) { (named("keep")) }
                        button.btn.small.quiet-btn type="button" data-delete="" data-sure=(named("delete-sure")) { (named("delete")) }
                    }
                } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// The addresses in a document that lead to other documents, without what follows the path.
    fn links(text: &str) -> impl Iterator<Item = &str> {
        let addresses = text.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
        addresses.filter_map(|address| address.split(['?', '#']).next()).filter(|path| path.contains(".html"))
    }

    #[test]
    fn every_link_of_a_document_leads_to_another() {
        for is_site in [false, true] {
            let documents = documents(is_site);
            let paths: HashSet<_> = documents.iter().map(|document| document.path.as_str()).collect();
            for Document { path, text } in &documents {
                let (folder, _) = path.rsplit_once('/').expect("a folder");
                for link in links(text) {
                    let to = match link.strip_prefix("../") {
                        Some(other) => format!("device/{other}"),
                        None => format!("{folder}/{link}"),
                    };
                    assert!(paths.contains(to.as_str()), "{path}: {link}");
                }
                // Nothing begins at the top of a host, where somebody else may live.
                for own in ["href=\"/", "src=\"/", "data-messages=\"/"] {
                    assert!(!text.contains(own), "{path}: {own}");
                }
            }
        }
    }
}
