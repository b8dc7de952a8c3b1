//! The shells in which the browser client draws: the table, and the replay viewer.

use std::fmt::Write;

use maud::{Markup, html};
use qrcode::{Color, QrCode};

use super::frame::Frame;
use super::say;

pub(super) fn table(frame: &Frame, id: &str, invitation: &str) -> Markup {
    let body = html! {
        div #app data-table=(id) data-invitation=(invitation) {}
        div #live.away aria-live="polite" role="status" {}
    };
    let mut soon = vec![frame.messages()];
    // A new visitor has no socket yet and requests the table's description.
    if frame.name.is_none() {
        soon.push(format!("/api/tables/{id}"));
    }
    frame.document("Quattro", "at-table", &body, "table.js", &soon)
}

pub(super) fn replay(frame: &Frame, id: &str, preview: &Markup) -> Markup {
    let body = html! {
        div #app data-replay=(id) {}
        div #live.away aria-live="polite" role="status" {}
    };
    frame.document_with(preview, "Quattro", "at-table", &body, "replay.js", &[frame.messages()])
}

/// How others show a link to the replay at `address`.
pub(super) fn preview(frame: &Frame, title: &str, address: &str, (width, height): (u32, u32)) -> Markup {
    let language = frame.language;
    html! {
        meta property="og:type" content="website";
        meta property="og:site_name" content="Quattro";
        meta property="og:title" content=(title);
        meta property="og:description" content=(say(frame, "ui-intro"));
        meta property="og:url" content=(address);
        meta property="og:image" content=(format!("{address}/share.png?lang={language}"));
        meta property="og:image:width" content=(width);
        meta property="og:image:height" content=(height);
        meta property="og:image:alt" content=(title);
        meta name="twitter:card" content="summary_large_image";
    }
}

/// A QR code as one path.
pub(super) fn qr(code: &QrCode) -> String {
    let width = code.width();
    let mut path = String::new();
    for (index, _) in code.to_colors().iter().enumerate().filter(|(_, colour)| **colour == Color::Dark) {
        let _ = write!(path, "M{} {}h1v1h-1z", index % width, index / width);
    }
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 {0} {0}"><path d="{path}"/></svg>"#,
        width + 4
    )
}
