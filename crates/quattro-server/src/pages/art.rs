//! Drawings from the sprite. A page embeds those it uses, so that the first paint is complete.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};
use quattro_rules::pizza::Kind;

const SPRITE: &str = include_str!("../../web/static/art/sprite.svg");

/// The symbols of the sprite by name.
static SYMBOLS: LazyLock<BTreeMap<&str, &str>> = LazyLock::new(|| {
    let symbols =
        SPRITE.split_inclusive("</symbol>").filter_map(|part| part.find("<symbol ").map(|at| &part[at..]));
    symbols.filter_map(|symbol| Some((symbol.split("id=\"").nth(1)?.split('"').next()?, symbol))).collect()
});

fn symbol(id: &str) -> String {
    format!("#{id}")
}

/// The drawings that a text uses, and those that they are made of, by name.
pub(super) fn drawings_in(text: &str) -> BTreeMap<&str, &'static str> {
    let mut used = BTreeMap::new();
    let mut texts = vec![text];
    while let Some(text) = texts.pop() {
        for name in text.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
            if let Some(symbol) = SYMBOLS.get(name)
                && used.insert(name, *symbol).is_none()
            {
                texts.push(symbol);
            }
        }
    }
    used
}

/// The drawings that a page uses.
pub(super) fn used_in(page: &Markup) -> Markup {
    let used = drawings_in(&page.0);
    html! {
        @if !used.is_empty() {
            svg.away aria-hidden="true" { @for symbol in used.values() { (PreEscaped(symbol)) } }
        }
    }
}

/// A page that takes its drawings from the file at `sprite`, which documents on a device have in common.
pub(super) fn used_from(sprite: &str, page: &Markup) -> Markup {
    PreEscaped(page.0.replace("<use href=\"#", &format!("<use href=\"{sprite}#")))
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

/// The round badge of a player, like `badge` in `art.js`.
pub(super) fn badge(kind: Kind) -> Markup {
    html! { span class=(format!("badge k-{kind}")) { (sign(&kind.to_string(), "")) } }
}

/// Longer names than this are written smaller.
const LONG_NAME: usize = 11;

/// A card by the name of its symbol, in the colours of `kind`, with a name in its band.
pub(super) fn card(id: &str, kind: Kind, name: &str) -> Markup {
    let size = if name.chars().count() > LONG_NAME { 24 } else { 29 };
    html! {
        svg class=(format!("card k-{kind}")) viewBox="0 0 250 350" aria-hidden="true" {
            use href=(symbol(id)) {}
            @if !name.is_empty() {
                text x="125" y="329" text-anchor="middle" font-size=(size) font-weight="700" fill="var(--on)" { (name) }
            }
        }
    }
}

/// The oven, with `children` in its opening.
fn oven_around(fire: &Markup, children: &Markup) -> Markup {
    html! {
        div.oven aria-hidden="true" {
            svg.oven-art viewBox="0 0 420 340" { use href=(symbol("oven")) {} }
            (fire)
            div.mouth { (children) }
        }
    }
}

/// The oven with its fire, and `children` in its opening.
pub(super) fn oven(children: &Markup) -> Markup {
    let fire = html! {
        div.fire { @for place in ["f1", "f2", "f3", "f4"] {
            svg class=(place) viewBox="0 0 90 102" { use href=(symbol("flame")) {} }
        } }
    };
    oven_around(&fire, children)
}

/// An oven whose fire has gone out, and what has become of the pizza.
pub(super) fn cold_oven() -> Markup {
    let smoke = html! { svg.smoke viewBox="0 0 120 90" { use href=(symbol("smoke")) {} } };
    let burnt = html! { svg viewBox="0 0 100 100" { use href=(symbol("burnt-pizza")) {} } };
    oven_around(&smoke, &burnt)
}

/// A pile of three cards that look the same.
pub(super) fn heap(card: &Markup) -> Markup {
    html! { span.stack { span { (card) } span { (card) } span { (card) } } }
}

/// The backs of five sets of orders, fanned out.
pub(super) fn fan() -> Markup {
    html! { div.fan aria-hidden="true" { @for kind in Kind::ALL { span { (card("back-order", kind, "")) } } } }
}

/// The stamp on an order that was filled.
pub(super) fn delivered(word: &str) -> Markup {
    html! { span.seal { (icon("tick")) (word) } }
}

/// A tile of Calcory, face up.
pub(super) fn tile(number: u8, kind: Kind) -> Markup {
    html! { span class=(format!("tile up k-{kind}")) { b { (number) } } }
}

/// A tile of Calcory, face down.
pub(super) fn tile_back() -> Markup {
    html! { span.tile { (sign("tileback", "back")) } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_brings_the_drawings_it_uses_with_all_their_parts_and_no_others() {
        let Markup { 0: brought } = used_in(&card("order-classic-mushroom", Kind::Pineapple, "Classic"));
        for id in ["order-classic-mushroom", "pizza", "mushroom"] {
            assert_eq!(brought.matches(&format!("<symbol id=\"{id}\"")).count(), 1, "{id}");
        }
        assert!(!brought.contains("id=\"oven\""));
        assert_eq!(used_in(&html! { a href="#content" {} }).0, "");
    }
}
