//! Drawings out of the sprite.

use maud::{Markup, html};
use quattro_rules::pizza::Kind;

use super::frame::file;

fn symbol(id: &str) -> String {
    format!("{}#{id}", file("art/sprite.svg"))
}

/// A sign in the colour of the text.
pub(super) fn icon(name: &str) -> Markup {
    html! { svg.ic viewBox="0 0 24 24" aria-hidden="true" { use href=(symbol(&format!("i-{name}"))) {} } }
}

/// A drawing in its own colours.
pub(super) fn sign(name: &str, class: &str) -> Markup {
    html! { svg class=(class) viewBox="0 0 100 100" aria-hidden="true" { use href=(symbol(name)) {} } }
}

/// The pizza has a drawing twice as large.
pub(super) fn pizza(class: &str) -> Markup {
    html! { svg class=(class) viewBox="0 0 200 200" aria-hidden="true" { use href=(symbol("pizza")) {} } }
}

/// A card by the name of its symbol, in the colours of `kind`, with a name in its band.
pub(super) fn card(id: &str, kind: Kind, name: &str) -> Markup {
    html! {
        svg class=(format!("card k-{kind}")) viewBox="0 0 250 350" aria-hidden="true" {
            use href=(symbol(id)) {}
            text x="125" y="329" text-anchor="middle" font-size="29" font-weight="700" fill="var(--on)" { (name) }
        }
    }
}

/// The oven with its fire.
pub(super) fn oven() -> Markup {
    let flame = symbol("flame");
    html! {
        svg.oven-art viewBox="0 0 420 340" aria-hidden="true" {
            use href=(symbol("oven")) {}
            g.fire {
                use.f1 href=(flame) x="76" y="176" width="84" height="94" {}
                use.f2 href=(flame) x="120" y="214" width="50" height="56" {}
                use.f3 href=(flame) x="262" y="180" width="80" height="90" {}
                use.f4 href=(flame) x="250" y="216" width="48" height="54" {}
            }
        }
    }
}
