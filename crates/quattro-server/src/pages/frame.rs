//! The frame of every page: language, head, bar and footer.

use std::convert::Infallible;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use maud::{DOCTYPE, Markup, html};
use quattro_words::{Args, Language, Words};

use super::art::{icon, sign, used_in};
use super::say;
use crate::http::{App, AuthenticatedPerson, language_of, modules_of, version};

/// The visitor and page being rendered.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    pub(super) language: Language,
    /// The path of the page, for the links to its other languages.
    path: String,
    /// The visitor's name, if they have given one.
    pub(super) name: Option<String>,
}

impl FromRequestParts<App> for Frame {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Frame, Infallible> {
        let known =
            <AuthenticatedPerson as OptionalFromRequestParts<App>>::from_request_parts(parts, app).await;
        let name = known.ok().flatten().map(|AuthenticatedPerson(person)| person.name.as_str().to_owned());
        let language = language_of(&parts.uri, &parts.headers);
        Ok(Frame { language, path: parts.uri.path().to_owned(), name })
    }
}

/// The address of one of the client's files.
pub(super) fn file(path: &str) -> String {
    format!("/static/{}/{path}", version())
}

impl Frame {
    /// The message `id` with something filled in.
    pub(super) fn text(&self, id: &str, args: &Args<'_>) -> String {
        Words::shared(self.language).text(id, args)
    }

    /// An ordinary page, with the bar above and links below.
    pub(super) fn page(&self, title: &str, class: &str, content: &Markup) -> Markup {
        let body = html! {
            a.to-content href="#content" { (say(self, "ui-to-content")) }
            (self.bar())
            div.awning {}
            main #content class=(class) { (content) }
            (self.foot())
        };
        self.document(title, "page", &body, "page.js", &[])
    }

    /// The messages, which the table and the replay need to draw anything.
    pub(super) fn messages(&self) -> String {
        format!("/messages/{}.ftl?v={}", self.language, version())
    }

    /// A whole document: the table and the replay viewer draw their own content, and `soon` ask for these.
    pub(super) fn document(
        &self,
        title: &str,
        class: &str,
        body: &Markup,
        script: &str,
        soon: &[String],
    ) -> Markup {
        self.document_with(&Markup::default(), title, class, body, script, soon)
    }

    /// A document with more in its head.
    pub(super) fn document_with(
        &self,
        head: &Markup,
        title: &str,
        class: &str,
        body: &Markup,
        script: &str,
        soon: &[String],
    ) -> Markup {
        let script = format!("js/{script}");
        html! {
            (DOCTYPE)
            html lang=(self.language) data-messages=(self.messages()) data-name=[self.name.as_deref()] {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                    meta name="theme-color" content="#FFFAF0" media="(prefers-color-scheme: light)";
                    meta name="theme-color" content="#2E241F" media="(prefers-color-scheme: dark)";
                    meta name="description" content=(say(self, "ui-intro"));
                    title { (title) }
                    (head)
                    link rel="icon" href=(file("art/icon.svg")) type="image/svg+xml";
                    link rel="apple-touch-icon" href=(file("icons/192.png"));
                    link rel="manifest" href=(file("quattro.webmanifest"));
                    link rel="preload" href=(file("fonts/fraunces.woff2")) as="font" type="font/woff2" crossorigin;
                    link rel="preload" href=(file("fonts/figtree.woff2")) as="font" type="font/woff2" crossorigin;
                    link rel="stylesheet" href=(file("css/base.css"));
                    link rel="stylesheet" href=(file(if class == "page" { "css/pages.css" } else { "css/table.css" }));
                    // Runs before the first paint, so that the dark theme does not flash white.
                    script src=(file("js/lib/theme.js")) {}
                    script type="module" src=(file(&script)) {}
                    @for module in modules_of(&script) { link rel="modulepreload" href=(file(&module)); }
                    @for address in soon { link rel="preload" href=(address) as="fetch" crossorigin; }
                }
                body class=(class) { (body) (used_in(body)) }
            }
        }
    }

    fn bar(&self) -> Markup {
        html! {
            header.bar.site {
                a.brand href="/" { (sign("logo", "")) "Quattro" }
                nav {
                    a href="/rules" { (say(self, "ui-rules")) }
                    a href="/lobby" { (say(self, "ui-lobby")) }
                    a href="/replays" { (say(self, "ui-replays")) }
                }
                div.tools {
                    (self.languages())
                    button.ibtn type="button" data-theme-switch="" aria-label=(say(self, "ui-theme-switch")) { (icon("moon")) }
                }
            }
        }
    }

    fn languages(&self) -> Markup {
        html! {
            ul.languages aria-label=(say(self, "ui-language")) {
                @for language in Language::ALL {
                    li { a href=(format!("{}?lang={language}", self.path)) hreflang=(language) lang=(language)
                        aria-current=[(language == self.language).then_some("true")] { (language.code().to_uppercase()) } }
                }
            }
        }
    }

    fn foot(&self) -> Markup {
        html! {
            footer.foot {
                a href="/rules" { (say(self, "ui-rules")) }
                a href="/lobby" { (say(self, "ui-lobby")) }
                a href="/replays" { (say(self, "ui-replays")) }
                a href="/about" { (say(self, "ui-about")) }
            }
        }
    }
}
