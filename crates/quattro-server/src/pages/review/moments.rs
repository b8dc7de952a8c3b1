//! The moments that decided a game: what had been seen, what was done, what Maestro would have done, and why.

use maud::{Markup, html};
use quattro_bots::Level;
use quattro_rules::pizza::{Kind, Topping};
use quattro_rules::seat::Seat;
use quattro_table::protocol::{CardFace, ReviewedMoment, SeenCard, ToldBefore, WeighedAction};
use quattro_words::{Args, Words};

use super::{Looking, part_of, signed};
use crate::pages::art::{badge, card, icon, tile};
use crate::pages::frame::Frame;
use crate::pages::home::title;
use crate::pages::own::figures::recipe_and_kind;
use crate::pages::say;

/// What was told longer ago than this has probably been forgotten.
const FADED: u32 = 20;

impl Looking<'_> {
    /// One moment at a time is shown; the greatest loss first. No script is needed for it.
    pub(super) fn moments(&self) -> Markup {
        let moments = &self.review.moments;
        let greatest = moments.iter().min_by_key(|moment| moment.change).map(|moment| moment.number);
        html! {
            @if moments.is_empty() {
                section.panel-box.no-regrets { h2 { (say(self.frame, "page-review-nothing")) } p { (say(self.frame, "page-review-nothing-text")) } }
            } @else {
                div.moments {
                    fieldset.moment-tabs {
                        legend { (self.frame.text("page-review-moments", &Args::new().with("count", moments.len()))) }
                        @for (index, moment) in moments.iter().enumerate() {
                            label {
                                input type="radio" name="moment" class=(format!("at-{}", index + 1)) checked[greatest == Some(moment.number)];
                                (self.tab(index + 1, moment))
                            }
                        }
                    }
                    @for (index, moment) in moments.iter().enumerate() {
                        section class=(format!("panel-box decisive of-{}", index + 1)) { (self.moment(index + 1, moment)) }
                    }
                }
            }
        }
    }

    fn tab(&self, index: usize, moment: &ReviewedMoment) -> Markup {
        let part = Words::shared(self.frame.language).review_part(part_of(moment.verdict));
        html! {
            span.tab {
                span.number { (index) }
                span.what {
                    b { (moment.taken.text) }
                    small { @if let Some(round) = self.round(moment) { (round) span.part { " · " (part) } } @else { span.part { (part) } } }
                }
                em { (signed(moment.change.percent())) }
            }
        }
    }

    fn round(&self, moment: &ReviewedMoment) -> Option<String> {
        let round = moment.round?;
        Some(self.frame.text("page-review-round", &Args::new().with("round", round)))
    }

    fn moment(&self, index: usize, moment: &ReviewedMoment) -> Markup {
        let ReviewedMoment { taken, best, told, reason, .. } = moment;
        let level = Args::new().with("level", Level::Maestro.name());
        let maestro = self.frame.text("ui-level-short", &level);
        let you = if self.is_own { say(self.frame, "page-you") } else { self.name().to_owned() };
        let unseen: Vec<&ToldBefore> = told.iter().filter(|before| !before.is_seen).collect();
        html! {
            header {
                span.number aria-hidden="true" { (index) }
                h2 { (taken.text) }
                @if let Some(round) = self.round(moment) { p.hint { (round) } }
            }
            @if !moment.seen.is_empty() { (self.lane(&moment.seen)) }
            @if !unseen.is_empty() { (self.told_before(&unseen)) }
            div.weighed {
                (self.weighed(&you, taken, false))
                @if best.action != taken.action { (self.weighed(&maestro, best, true)) }
            }
            p.reason { (reason) }
            (self.ways_on(moment.number))
        }
    }

    /// What had gone into the oven, with the badge of whoever's turn it was at each turn's first card.
    fn lane(&self, seen: &[SeenCard]) -> Markup {
        let count = Args::new().with("count", seen.len());
        let has_faded = seen.iter().any(|card| card.since > FADED);
        let has_fresh = seen.iter().any(|card| card.since <= FADED);
        html! {
            p.hint { (self.frame.text("page-review-oven", &count)) }
            ol.lane { @for seen in seen {
                li.faded[seen.since > FADED].mattered[seen.mattered] {
                    (face(self.frame, seen.face))
                    @if let Some(kind) = seen.by.and_then(|seat| self.kind_of(seat)) { (badge(kind)) }
                    span.away { (in_words(self.frame, seen.face)) }
                }
            } }
            @if has_faded { p.brackets {
                span.faded { (say(self.frame, "page-review-faded")) }
                @if has_fresh { span.fresh { (say(self.frame, "page-review-fresh")) } }
            } }
        }
    }

    fn kind_of(&self, seat: Seat) -> Option<Kind> {
        self.review.kinds.get(seat.index()).copied()
    }

    /// What mattered and did not go into this oven.
    fn told_before(&self, told: &[&ToldBefore]) -> Markup {
        html! {
            h3 { (say(self.frame, "page-review-told")) }
            ul.told { @for ToldBefore { text, ago, face: its_face, since, .. } in told {
                li.faded[*since > FADED] {
                    @if let Some(its_face) = its_face { span.face { (face(self.frame, *its_face)) } }
                    span { (text) " " small { (ago) } }
                }
            } }
        }
    }

    fn weighed(&self, who: &str, action: &WeighedAction, is_best: bool) -> Markup {
        html! {
            div.best[is_best] {
                @if let Some(its_face) = action.face { span.face { (face(self.frame, its_face)) } }
                span.what { small { (who) } b { (action.text) } }
                span.chance { b { (action.chance.percent()) " %" } " " (say(self.frame, "page-review-to-win")) }
            }
        }
    }

    /// To a new table that begins here; and to the replay at the step before, which shows what was on the table.
    fn ways_on(&self, number: u32) -> Markup {
        let (id, seat, before) = (self.id, self.review.seat, number.saturating_sub(1));
        html! {
            div.ways {
                @if self.is_own {
                    button.btn.pri type="button" data-play-on=(format!("/api/tables/{id}/play-on")) data-number=(number) {
                        (icon("again")) (say(self.frame, "page-review-play-on"))
                    }
                }
                a.btn href=(format!("/replay/{id}?seat={seat}&move={before}")) { (icon("eye")) (say(self.frame, "page-review-look")) }
            }
        }
    }
}

fn face(frame: &Frame, face: CardFace) -> Markup {
    match face {
        CardFace::Topping { kind, double } => {
            card(&format!("card-{kind}{}", if double { "-double" } else { "" }), kind, "")
        }
        CardFace::Order { order, kind } => {
            card(&format!("order-{}", order.name()), kind, &title(frame, recipe_and_kind(order).0))
        }
        CardFace::Tile { number, kind } => tile(number, kind),
    }
}

fn in_words(frame: &Frame, face: CardFace) -> String {
    let words = Words::shared(frame.language);
    match face {
        CardFace::Topping { kind, double } => words.topping(Topping { kind, double }),
        CardFace::Order { order, .. } => words.order(order),
        CardFace::Tile { number, .. } => number.to_string(),
    }
}
