//! Pages that are made on the server.

use axum::Router;
use axum::extract::Path;
use axum::routing::get;
use maud::{DOCTYPE, Markup, html};

use crate::http::{App, version};

/// The routes of all pages.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/", get(home)).route("/link/{code}", get(link))
}

/// A page. Everything written into it is escaped.
fn page(title: &str, content: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                link rel="stylesheet" href=(format!("/static/{}/quattro.css", version()));
            }
            body { main { (content) } }
        }
    }
}

async fn home() -> Markup {
    page(
        "Quattro",
        &html! {
            h1 { "Quattro" }
            p { "Four card games of memory and timing. The server is running." }
        },
    )
}

/// A one-time link is used by a button, because whatever shows previews of links opens them too.
async fn link(Path(code): Path<String>) -> Markup {
    page(
        "Quattro: this device",
        &html! {
            h1 { "Play on this device" }
            p { "This link can be used once." }
            button id="link" data-code=(code) { "Continue" }
            script type="module" src=(format!("/static/{}/link.js", version())) {}
        },
    )
}
