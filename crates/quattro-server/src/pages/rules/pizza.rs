//! The panels of Mamma Mia!, Sole Mio! and Grande, shown for the player of chili.

use maud::{Markup, html};
use quattro_rules::pizza::Kind;
use quattro_rules::setup::GameId;
use quattro_words::Args;

use super::numbers;
use crate::pages::art::{card, delivered, heap, oven};
use crate::pages::frame::Frame;
use crate::pages::home::title;
use crate::pages::{say, say_game};

/// The kind whose orders are shown.
const OWN: Kind = Kind::Chili;

/// What a panel tells.
#[derive(Clone, Copy)]
enum Topic {
    Goal,
    Toppings,
    Order,
    Draw,
    Oven,
    Filled,
    Help,
    Series,
    Boss,
    Stays,
}

/// The rules behind a panel.
const fn rules_of(game: GameId, topic: Topic) -> &'static [&'static str] {
    match (game, topic) {
        (GameId::MammaMia, Topic::Goal) => &["MM-9", "MM-37"],
        (GameId::Grande, Topic::Goal) => &["GR-4", "GR-9"],
        (_, Topic::Goal) => &["SM-60"],
        (GameId::MammaMia, Topic::Toppings) => &["MM-10", "MM-11"],
        (_, Topic::Toppings) => &["SM-8", "SM-9"],
        (GameId::MammaMia, Topic::Order) => &["MM-12"],
        (_, Topic::Order) => &["SM-10"],
        (GameId::MammaMia, Topic::Draw) => &["MM-13"],
        (_, Topic::Draw) => &["SM-11"],
        (GameId::MammaMia, Topic::Oven) => &["MM-17", "MM-19", "MM-21"],
        (_, Topic::Oven) => &["SM-13", "SM-14", "MM-19"],
        (GameId::MammaMia, Topic::Filled) => &["MM-24", "MM-25", "MM-27"],
        (GameId::Grande, Topic::Filled) => &["SM-15", "SM-16", "SM-18", "GR-5"],
        (_, Topic::Filled) => &["SM-15", "SM-16", "SM-18", "SM-20"],
        (_, Topic::Help) => &["SM-24", "SM-26", "SM-28", "SM-29"],
        (GameId::Grande, Topic::Series) => &["SM-31", "SM-32", "GR-6", "GR-8"],
        (_, Topic::Series) => &["SM-31", "SM-32", "SM-34"],
        (GameId::MammaMia, Topic::Boss) => &["MM-16", "MM-21", "MM-35"],
        (_, Topic::Boss) => &["SM-7", "SM-14", "SM-23"],
        (GameId::MammaMia, Topic::Stays) => &["MM-34"],
        (_, Topic::Stays) => &["SM-22"],
    }
}

/// The recipes of Mamma Mia!, with the drawing and the rule of each.
const FIRST_BOX: [(&str, &str, &str); 5] = [
    ("classic", "order-classic-salami", "MM-2"),
    ("mixed", "order-mixed", "MM-2"),
    ("bombastica", "order-bombastica", "MM-29"),
    ("monotoni", "order-monotoni", "MM-30"),
    ("minimale", "order-minimale", "MM-33"),
];

/// Those of Sole Mio!
const SECOND_BOX: [(&str, &str, &str); 8] = [
    ("four", "order-four-pineapple", "SM-2"),
    ("pairs", "order-pairs-chili", "SM-53"),
    ("two-doubles", "order-two-doubles", "SM-51"),
    ("ladder", "order-ladder", "SM-52"),
    ("without-me", "order-without-me", "SM-50"),
    ("duel", "order-duel", "SM-41"),
    ("match", "order-match", "SM-46"),
    ("for-the-boss", "order-for-the-boss", "SM-54"),
];

pub(super) fn panels(frame: &Frame, game: GameId) -> Markup {
    let guide = Guide { frame, game };
    html! {
        (guide.goal()) (guide.turn()) (guide.oven()) (guide.filled())
        @if game != GameId::MammaMia { (guide.help()) (guide.series()) }
        (guide.orders()) (guide.boss()) (guide.stays())
    }
}

struct Guide<'a> {
    frame: &'a Frame,
    game: GameId,
}

impl Guide<'_> {
    fn say(&self, id: &str) -> String {
        say_game(self.frame, id, self.game)
    }

    fn numbers(&self, topic: Topic) -> Markup {
        numbers(self.frame, self.game, rules_of(self.game, topic))
    }

    fn order(&self, id: &str, recipe: &str) -> Markup {
        card(id, OWN, &title(self.frame, recipe))
    }

    fn delivered(&self) -> Markup {
        delivered(&say(self.frame, "ui-stamp-filled"))
    }

    fn goal(&self) -> Markup {
        let cards = match self.game {
            GameId::SoleMio => {
                [("order-four-olive", "four"), ("order-ladder", "ladder"), ("order-duel", "duel")]
            }
            GameId::Grande => {
                [("order-mixed", "mixed"), ("order-ladder", "ladder"), ("order-bombastica", "bombastica")]
            }
            _ => {
                [("order-mixed", "mixed"), ("order-classic-olive", "classic"), ("order-minimale", "minimale")]
            }
        };
        html! {
            section.topic.goal.panel-box {
                h2 { (self.say("page-rules-goal")) }
                p { (self.say("page-rules-goal-text")) }
                p.hint { (self.say("page-rules-goal-tie")) }
                (self.numbers(Topic::Goal))
                div.spread aria-hidden="true" {
                    @for (id, recipe) in cards { span { (self.order(id, recipe)) } }
                    (self.delivered())
                }
            }
        }
    }

    fn turn(&self) -> Markup {
        let topping = |id| card(id, Kind::Salami, "");
        let last = if self.game == GameId::MammaMia { "card-salami" } else { "card-salami-double" };
        let toppings = html! {
            span { (topping("card-salami")) }
            @if self.game == GameId::MammaMia { span { (topping("card-salami")) } }
            span { (topping(last)) }
            span.said { (self.say("page-rules-announced")) }
        };
        let order = match self.game {
            GameId::MammaMia => self.order("order-classic-salami", "classic"),
            _ => self.order("order-four-salami", "four"),
        };
        let piles = html! {
            (heap(&card("back-topping", Kind::Salami, "")))
            b { (self.say("page-rules-or")) }
            (heap(&card("back-order", OWN, "")))
        };
        html! {
            section.topic.turn.panel-box {
                h2 { (self.say("page-rules-turn")) }
                ol.three {
                    (self.step(Topic::Toppings, "toppings", &toppings))
                    (self.step(Topic::Order, "order", &html! { span { (order) } }))
                    (self.step(Topic::Draw, "draw", &piles))
                }
            }
        }
    }

    fn step(&self, topic: Topic, name: &str, picture: &Markup) -> Markup {
        html! {
            li {
                div class=(format!("scene {name}")) aria-hidden="true" { (picture) }
                h3 { (self.say(&format!("page-rules-{name}"))) }
                p { (self.say(&format!("page-rules-{name}-text"))) }
                (self.numbers(topic))
            }
        }
    }

    fn oven(&self) -> Markup {
        let pile = html! { (heap(&card("card-mushroom", Kind::Mushroom, ""))) span.count { "17" } };
        html! {
            section.topic.one-oven.panel-box {
                div.oven-box { (oven(&pile)) }
                div {
                    h2 { (self.say("page-rules-oven")) }
                    p { (self.say("page-rules-oven-text")) }
                    p { (self.say("page-rules-oven-out")) }
                    (self.numbers(Topic::Oven))
                }
            }
        }
    }

    /// An order, what lies on the table for it, and what its owner adds.
    fn filled(&self) -> Markup {
        let pineapple = card("card-pineapple", Kind::Pineapple, "");
        let double = card("card-pineapple-double", Kind::Pineapple, "");
        let own = card("card-chili", OWN, "");
        let (order, columns) = match self.game {
            GameId::MammaMia => (
                self.order("order-classic-pineapple", "classic"),
                vec![vec![&pineapple, &pineapple, &pineapple], vec![&own]],
            ),
            _ => (self.order("order-four-pineapple", "four"), vec![vec![&double, &pineapple]]),
        };
        html! {
            section.topic.is-filled.panel-box {
                h2 { (self.say("page-rules-filled")) }
                div.sum aria-hidden="true" {
                    span.order { (order) }
                    (column_box(&self.say("page-rules-on-table"), &columns))
                    b { "+" }
                    span.added { (column_box(&self.say("page-rules-from-hand"), &[vec![&pineapple]])) }
                    b { "=" }
                    (self.delivered())
                }
                ul {
                    @for case in ["enough", "missing", "burnt"] {
                        li { b { (self.say(&format!("page-rules-{case}"))) } " " (self.say(&format!("page-rules-{case}-text"))) }
                    }
                }
                (self.numbers(Topic::Filled))
            }
        }
    }

    fn help(&self) -> Markup {
        let reward = card("order-pairs-olive", Kind::Olive, &title(self.frame, "pairs"));
        html! {
            section.topic.helping.panel-box {
                div.pair aria-hidden="true" {
                    figure { span { (self.order("order-ladder", "ladder")) (self.delivered()) } figcaption { (self.say("page-rules-helped")) } }
                    figure { span { (reward) (self.delivered()) } figcaption { (self.say("page-rules-reward")) } }
                }
                div {
                    h2 { (self.say("page-rules-help")) }
                    p { (self.say("page-rules-help-text")) }
                    (self.numbers(Topic::Help))
                }
            }
        }
    }

    fn series(&self) -> Markup {
        let fours = [("order-four-mushroom", "4"), ("order-four-salami", "3"), ("order-four-pineapple", "2")];
        html! {
            section.topic.in-series.panel-box {
                div.spread aria-hidden="true" {
                    @for (id, needs) in fours { span { (self.order(id, "four")) span.count { (needs) } } }
                }
                div {
                    h2 { (self.say("page-rules-series")) }
                    p { (self.say("page-rules-series-text")) }
                    (self.numbers(Topic::Series))
                }
            }
        }
    }

    fn orders(&self) -> Markup {
        let boxes: Vec<_> = match self.game {
            GameId::SoleMio => SECOND_BOX.to_vec(),
            GameId::Grande => [FIRST_BOX.as_slice(), SECOND_BOX.as_slice()].concat(),
            _ => FIRST_BOX.to_vec(),
        };
        html! {
            section.topic.all-orders.panel-box {
                h2 { (self.say("page-rules-orders")) }
                p.hint { (self.say("page-rules-orders-lead")) }
                ul { @for (recipe, id, rule) in boxes { (self.recipe(recipe, id, rule)) } }
            }
        }
    }

    fn recipe(&self, recipe: &str, id: &str, rule: &str) -> Markup {
        let say = |id: &str| self.frame.text(id, &Args::new().with("recipe", recipe));
        html! {
            li {
                span { (self.order(id, recipe)) }
                div {
                    h3 { (say("page-rules-recipe")) }
                    p { (say("page-rules-recipe-text")) }
                    (numbers(self.frame, self.game, &[rule]))
                }
            }
        }
    }

    fn boss(&self) -> Markup {
        let boss = if self.game == GameId::MammaMia { "boss-mamma-mia" } else { "boss-sole-mio" };
        html! {
            section.topic.the-boss.panel-box {
                span.tilted aria-hidden="true" { (card(boss, Kind::Salami, "")) }
                div {
                    h2 { (self.say("page-rules-boss")) }
                    p { (self.say("page-rules-boss-text")) }
                    (self.numbers(Topic::Boss))
                }
            }
        }
    }

    fn stays(&self) -> Markup {
        let [mushroom, olive] = [("card-mushroom", Kind::Mushroom), ("card-olive", Kind::Olive)]
            .map(|(id, kind)| card(id, kind, ""));
        html! {
            section.topic.what-stays.panel-box {
                span aria-hidden="true" { (columns(&[vec![&mushroom, &mushroom], vec![&olive]])) }
                div {
                    h2 { (self.say("page-rules-stays")) }
                    p { (self.say("page-rules-stays-text")) }
                    (self.numbers(Topic::Stays))
                }
            }
        }
    }
}

/// Toppings as they lie on the table, a column for each kind.
fn columns(columns: &[Vec<&Markup>]) -> Markup {
    html! {
        span.columns { @for cards in columns { span.column { @for card in cards { span { (card) } } } } }
    }
}

fn column_box(label: &str, cards: &[Vec<&Markup>]) -> Markup {
    html! { span.labelled { small { (label) } (columns(cards)) } }
}
