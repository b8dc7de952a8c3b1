//! The frame of every page: language, head, bar and footer.

use std::convert::Infallible;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::header::HOST;
use axum::http::request::Parts;
use maud::{DOCTYPE, Markup, html};
use quattro_words::{Args, Language, Words};

use super::art::{icon, sign, used_from, used_in};
use super::say;
use crate::http::{App, AuthenticatedPerson, language_of, version};

/// The visitor and page being rendered.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    pub(super) language: Language,
    /// The path of the page, for the links to its other languages.
    path: String,
    /// The visitor's name, if they have given one.
    pub(super) name: Option<String>,
    /// The address of this server for other devices, without a path.
    pub(super) origin: String,
    /// What a link preview says about this page; on most pages what Quattro is.
    description: Option<String>,
    /// What a link preview shows of this page.
    picture: Option<Picture>,
    place: Place,
}

/// Where a page comes from, which decides what its addresses are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// From a server, made for its visitor.
    Server,
    /// From this device: one document for everybody, in the folder `device/LANGUAGE` of a server.
    Device,
    /// The same in a folder that any file host serves: no server of ours is near.
    Site,
}

/// The picture in a link preview.
#[derive(Clone, Debug)]
pub(super) struct Picture {
    /// Its path and query.
    pub(super) path: String,
    /// What it says.
    pub(super) text: String,
    pub(super) size: (u32, u32),
}

/// Where the links below every page lead, and what these places are called.
const PLACES: [(&str, &str); 3] =
    [("/rules", "ui-rules"), ("/lobby", "ui-lobby"), ("/replays", "ui-replays")];
/// The same on a device.
const DEVICE_PLACES: [(&str, &str); 3] =
    [("/rules", "ui-rules"), ("/new", "page-device-new"), ("/", "page-device-games")];

impl FromRequestParts<App> for Frame {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Frame, Infallible> {
        let known =
            <AuthenticatedPerson as OptionalFromRequestParts<App>>::from_request_parts(parts, app).await;
        let name = known.ok().flatten().map(|AuthenticatedPerson(person)| person.name.as_str().to_owned());
        let language = language_of(&parts.uri, &parts.headers);
        let host = parts.headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        let origin = app.address_for_others(host);
        Ok(Frame {
            language,
            path: parts.uri.path().to_owned(),
            name,
            origin,
            description: None,
            picture: None,
            place: Place::Server,
        })
    }
}

/// The document that stands for a page in a folder without a server; what follows the path stays.
fn document_of(path: &str) -> String {
    let (page, rest) = path.split_at(path.find(['?', '#']).unwrap_or(path.len()));
    let name = match page.trim_matches('/') {
        "" => "index".to_owned(),
        name => name.replace('/', "-"),
    };
    format!("{name}.html{rest}")
}

impl Frame {
    /// The frame of a document that everybody gets, of the page at `path`.
    pub(super) fn of_document(place: Place, language: Language, path: &str) -> Frame {
        Frame {
            language,
            path: path.to_owned(),
            name: None,
            origin: String::new(),
            description: None,
            picture: None,
            place,
        }
    }

    /// Whether games of this page are played on the device.
    pub(super) fn is_on_device(&self) -> bool {
        self.place != Place::Server
    }

    /// The address of a page, seen from this one.
    pub(super) fn to(&self, path: &str) -> String {
        if self.is_on_device() { document_of(path) } else { path.to_owned() }
    }

    /// The top of everything, seen from this page.
    fn root(&self) -> &'static str {
        if self.is_on_device() { "../../" } else { "/" }
    }

    /// The address of one of the client's files.
    pub(super) fn file(&self, path: &str) -> String {
        format!("{}static/{}/{path}", self.root(), version())
    }

    /// The path of the page.
    pub(super) fn path(&self) -> &str {
        &self.path
    }

    /// The message `id` with something filled in.
    pub(super) fn text(&self, id: &str, args: &Args<'_>) -> String {
        Words::shared(self.language).text(id, args)
    }

    /// The same frame for a page with nothing of whoever has opened it.
    pub(super) fn of_nobody(&self) -> Frame {
        Frame { name: None, ..self.clone() }
    }

    /// The same frame for a page that link previews describe with these words.
    pub(super) fn described(&self, description: String) -> Frame {
        Frame { description: Some(description), ..self.clone() }
    }

    /// The same frame for a page that link previews show with this picture.
    pub(super) fn pictured(&self, picture: Picture) -> Frame {
        Frame { picture: Some(picture), ..self.clone() }
    }

    /// An ordinary page, with the bar above and links below.
    pub(super) fn page(&self, title: &str, class: &str, content: &Markup) -> Markup {
        let body = html! {
            a.to-content href="#content" { (say(self, "ui-to-content")) }
            @if self.is_on_device() { p.no-network role="status" data-without-network="" hidden { (say(self, "page-device-no-network")) } }
            (self.bar())
            div.awning {}
            main #content class=(class) { (content) }
            (self.foot())
        };
        self.document(title, "page", &body, "page.js")
    }

    /// The messages, which the table and the replay need to draw anything.
    pub(super) fn messages(&self) -> String {
        format!("{}messages/{}.ftl?v={}", self.root(), self.language, version())
    }

    /// A whole document; the table and the replay viewer draw their own content.
    pub(super) fn document(&self, title: &str, class: &str, body: &Markup, script: &str) -> Markup {
        let (page, tv) = (class == "page", class == "tv");
        html! {
            (DOCTYPE)
            html lang=(self.language) data-line=[self.is_on_device().then_some("device")] data-server=[(self.place == Place::Device).then_some(self.root())]
                data-messages=(self.messages()) data-name=[self.name.as_deref()] data-guest=(say(self, "ui-guest"))
                data-failed=[page.then(|| say(self, "problem-unavailable"))] data-tv[tv] {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                    meta name="theme-color" content="#FFFAF0" media="(prefers-color-scheme: light)";
                    meta name="theme-color" content="#2E241F" media="(prefers-color-scheme: dark)";
                    title { (title) }
                    (self.preview(title))
                    // On a slow network these come first, because nothing is painted without them.
                    link rel="stylesheet" href=(self.file("css/base.css"));
                    @if page { link rel="stylesheet" href=(self.file("css/pages.css")); }
                    // Runs before the first paint, so that the dark theme does not flash white.
                    script src=(self.file("js/lib/theme.js")) data-worker=[self.worker(script)] {}
                    link rel="icon" href=(self.file("art/icon.svg")) type="image/svg+xml";
                    link rel="apple-touch-icon" href=(self.file("icons/192.png"));
                    link rel="manifest" href=(self.file("quattro.webmanifest"));
                    link rel="preload" href=(self.file("fonts/fraunces.woff2")) as="font" type="font/woff2" crossorigin fetchpriority="low";
                    link rel="preload" href=(self.file("fonts/figtree.woff2")) as="font" type="font/woff2" crossorigin fetchpriority="low";
                    (self.behaviour(script, page))
                }
                body class=(class) {
                    @if self.is_on_device() { (used_from(&self.file("art/sprite.svg"), body)) } @else { (body) (used_in(body)) }
                    @if self.name.is_some() { (self.invited()) }
                    // Holds back only what the client draws later; what stands above is painted before.
                    @if !page { link rel="stylesheet" href=(self.file(if tv { "css/tv.css" } else { "css/table.css" })); }
                }
            }
        }
    }

    /// The script. An ordinary page can be read without it; at a table nothing can be done before it has come, so
    /// browsers ask for it at once, with the messages, and for the drawings last.
    fn behaviour(&self, script: &str, page: bool) -> Markup {
        html! {
            @if page {
                (self.script(script, "low"))
            } @else {
                (self.script(script, "high"))
                link rel="preload" href=(self.messages()) as="fetch" crossorigin;
                link rel="prefetch" href=(self.file("art/sprite.svg")) as="image";
            }
        }
    }

    /// A script of this page. On a device all that draw a table are one, which is told what to draw.
    pub(super) fn script(&self, name: &str, priority: &str) -> Markup {
        let chosen = (self.is_on_device() && name != "page.js").then_some(name);
        let file = if chosen.is_some() { "device.js" } else { name };
        html! { script type="module" src=(self.file(&format!("js/{file}"))) data-script=[chosen] fetchpriority=(priority) {} }
    }

    /// The worker that a table on a device needs before anything else.
    fn worker(&self, script: &str) -> Option<String> {
        (self.is_on_device() && script == "table.js").then(|| self.file("js/device/worker.js"))
    }

    /// Where a page shows that somebody wants a rematch; `js/lib/invited.js` asks whether anybody does.
    fn invited(&self) -> Markup {
        html! {
            template #invited {
                aside.invited aria-label=(say(self, "ui-rematch")) {
                    p role="status" {}
                    button.btn.pri type="button" { (say(self, "ui-invited-yes")) }
                    button.btn type="button" { (say(self, "ui-invited-no")) }
                }
            }
        }
    }

    /// What search engines and chats show of a link to this page: nothing that its reader could not see.
    fn preview(&self, title: &str) -> Markup {
        let description = self.description.clone().unwrap_or_else(|| say(self, "ui-intro"));
        html! {
            meta name="description" content=(description);
            meta property="og:site_name" content="Quattro";
            meta property="og:type" content="website";
            meta property="og:title" content=(title);
            meta property="og:description" content=(description);
            meta property="og:locale" content=(match self.language {
                Language::En => "en_GB",
                Language::Fr => "fr_FR",
                Language::De => "de_DE",
            });
            @match &self.picture {
                Some(Picture { path, text, size: (width, height) }) => {
                    meta property="og:url" content=(format!("{}{}", self.origin, self.path));
                    meta property="og:image" content=(format!("{}{path}", self.origin));
                    meta property="og:image:width" content=(width);
                    meta property="og:image:height" content=(height);
                    meta property="og:image:alt" content=(text);
                    meta name="twitter:card" content="summary_large_image";
                }
                None => meta name="twitter:card" content="summary";,
            }
        }
    }

    /// The name of the site, and a menu: in line on a wide screen, behind a button on a phone.
    fn bar(&self) -> Markup {
        html! {
            header.bar.site {
                a.brand href=(self.to("/")) { (sign("logo", "")) "Quattro" }
                @if let Some(name) = &self.name { a.who href="/me" aria-current=[(self.path == "/me").then_some("page")] { (name) (icon("people")) } }
                button.ibtn.menu-button type="button" popovertarget="site-menu" aria-label=(say(self, "ui-menu")) { (icon("menu")) }
                div #site-menu.site-menu popover="auto" {
                    nav { @for (address, name) in self.places() { (self.link(address, name)) } }
                    div.tools {
                        (self.languages())
                        button.ibtn type="button" data-theme-switch="" aria-label=(say(self, "ui-theme-switch")) { (icon("moon")) }
                    }
                }
            }
        }
    }

    /// Where the menu leads: those who have games of their own find all replays below, and on the page of their games.
    fn places(&self) -> [(&'static str, &'static str); 3] {
        let [rules, lobby, replays] = self.foot_places();
        [rules, lobby, if self.name.is_some() { ("/games", "ui-my-games") } else { replays }]
    }

    fn foot_places(&self) -> [(&'static str, &'static str); 3] {
        if self.is_on_device() { DEVICE_PLACES } else { PLACES }
    }

    fn link(&self, address: &str, name: &str) -> Markup {
        html! { a href=(self.to(address)) aria-current=[(address == self.path).then_some("page")] { (say(self, name)) } }
    }

    fn languages(&self) -> Markup {
        html! {
            ul.languages aria-label=(say(self, "ui-language")) {
                @for language in Language::ALL {
                    li { a href=(self.in_language(language)) hreflang=(language) lang=(language)
                        aria-current=[(language == self.language).then_some("true")] { (language.code().to_uppercase()) } }
                }
            }
        }
    }

    /// This page in another language.
    fn in_language(&self, language: Language) -> String {
        if self.is_on_device() {
            format!("../{language}/{}", document_of(&self.path))
        } else {
            format!("{}?lang={language}", self.path)
        }
    }

    fn foot(&self) -> Markup {
        html! {
            footer.foot {
                @for (address, name) in self.foot_places() { (self.link(address, name)) }
                (self.link("/arbiter", "ui-arbiter"))
                @match self.place {
                    Place::Server => { (self.link("/device", "page-device")) (self.link("/about", "ui-about")) },
                    Place::Device => a href=(self.root()) { (say(self, "page-device-friends")) },
                    Place::Site => {}
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_of_a_device_is_a_document_beside_the_others() {
        let frame = Frame::of_document(Place::Site, Language::Fr, "/rules/grande");
        assert_eq!(frame.to("/"), "index.html");
        assert_eq!(frame.to("/learn/pizza"), "learn-pizza.html");
        assert_eq!(frame.to("/rules/mamma-mia#MM-19"), "rules-mamma-mia.html#MM-19");
        assert_eq!(frame.to("/new?game=calcory"), "new.html?game=calcory");
        assert_eq!(frame.in_language(Language::De), "../de/rules-grande.html");
    }
}
