//! Actions of the pizza games and their consequences, in words.

use quattro_rules::game::Game;
use quattro_rules::pizza::{
    Action, Decision, Edition, HAND, JudgedView, Kind, KindSet, Need, Order, Recipe, Source, Topping,
    Toppings, View,
};
use quattro_rules::seat::Seat;

use super::hint::toppings_of;
use super::{Talk, lack, numbered_kind, series, yes_or_no};
use crate::speak::ChoiceWords;
use crate::words::Args;

impl Talk<'_> {
    pub(super) fn action(&self, action: Action) -> ChoiceWords {
        match action {
            Action::Play(kind, column) => self.about_toppings("action-play", &Toppings::of(kind, column)),
            Action::Skip => self.skip(),
            Action::Order(order) => self.play_order(order),
            Action::Draw(source) => self.draw(source),
            Action::Join(order) => {
                self.choice("action-join", &self.args().with("order", self.words.order(order)))
            }
            Action::Number(order) => self.number(order),
            Action::Choose(kinds) => self.choose(kinds),
            Action::Add(toppings) => self.add(&toppings),
            Action::Ask => {
                self.choice("action-ask", &self.args().with("series", series(&self.game.view(None))))
            }
            Action::Reserve(toppings) => self.reserve(&toppings),
            Action::Want(kind, 0) => self.choice("action-want-none", &self.args().with("kind", kind.name())),
            Action::Want(kind, count) => {
                self.choice("action-want", &self.args().with("what", self.counted(kind, count)))
            }
            Action::Give(toppings) => self.give(&toppings),
            Action::Commit { table, hand, kind } => {
                let (table, hand) = (Toppings::of(kind, table), Toppings::of(kind, hand));
                self.choice("action-commit", &self.with_stake(self.args(), &table, &hand))
            }
            Action::Show => self.choice("action-show", &self.args().with("kind", self.judged_kind().name())),
            Action::Name(seat) => {
                self.choice("action-name", &self.args().with("opponent", self.names.of(seat)))
            }
            Action::ShowOne(topping) => self.show_one(topping),
            Action::No => self.no(),
        }
    }

    fn choice(&self, id: &str, args: &Args<'_>) -> ChoiceWords {
        self.words.choice(id, args)
    }

    fn about_toppings(&self, id: &str, toppings: &Toppings) -> ChoiceWords {
        self.choice(id, &self.args().with("what", self.words.toppings(toppings)))
    }

    /// No topping, no order, or no further order for the series, whatever was asked.
    fn skip(&self) -> ChoiceWords {
        let id = match self.game.decision() {
            Some(Decision::PlayToppings) => "action-play-none",
            Some(Decision::Series) if series(&self.game.view(None)) == "yes" => "action-end-series",
            Some(Decision::Series) => "action-no-series",
            _ => "action-play-no-order",
        };
        self.choice(id, &self.args())
    }

    fn play_order(&self, order: Order) -> ChoiceWords {
        let asks = self.recipe(self.asked(), order);
        self.choice(
            "action-play-order",
            &self.args().with("order", self.words.order(order)).with("asks", asks),
        )
    }

    /// MM-13, MM-14: up to seven, as far as the pile goes; MM-17: an empty kitchen opens the oven.
    fn draw(&self, source: Source) -> ChoiceWords {
        let view = self.game.view(None);
        let Some(chair) = view.chairs.get(self.asked().index()) else {
            return self.choice("action-draw-kitchen", &self.args());
        };
        let wanted = HAND.saturating_sub(chair.toppings + chair.orders);
        let (id, pile) = match source {
            Source::Kitchen => ("action-draw-kitchen", view.kitchen),
            Source::Waiter => ("action-draw-waiter", chair.waiter),
        };
        let drawn = wanted.min(pile);
        let args =
            self.args().with("cards", drawn).with("orders", drawn).with("last", yes_or_no(wanted >= pile));
        self.choice(id, &args)
    }

    fn number(&self, order: Order) -> ChoiceWords {
        let number = match self.game.decision() {
            Some(Decision::Number { number }) => number,
            _ => 0,
        };
        let what = self.counted(numbered_kind(order), number);
        let args =
            self.args().with("order", self.words.order(order)).with("number", number).with("what", what);
        self.choice("action-number", &args)
    }

    fn choose(&self, kinds: KindSet) -> ChoiceWords {
        let view = self.game.view(None);
        let Some(judged) = &view.judged else { return self.choice("action-choose", &self.args()) };
        let verdicts = self.verdicts(judged, kinds);
        if judged.order.recipe() == Recipe::Ladder {
            let step = self.choose_step(kinds, 4 - judged.kinds.len() as u8, &view.table);
            return ChoiceWords { verdicts, ..step };
        }
        let need = need_with(judged.order.recipe(), kinds, self.judged_kind());
        let lack = lack(need, &view.table);
        let args = self.with_lack(self.args(), lack).with("what", self.words.need(need));
        ChoiceWords { verdicts, ..self.choice("action-choose", &args.with("then", self.then(lack))) }
    }

    /// How far table and hand go for each of these kinds, taken by itself.
    fn verdicts(&self, judged: &JudgedView, kinds: KindSet) -> Vec<String> {
        let View { table, hand, .. } = self.game.view(self.game.to_act());
        let hand = hand.map(|hand| hand.toppings).unwrap_or_default();
        let recipe = judged.order.recipe();
        let counts = recipe.chosen().iter().skip(judged.kinds.len());
        let verdict = |(kind, count): (Kind, &u8)| {
            let need = match recipe {
                Recipe::TwoDoubles => Need::Doubles(KindSet::of(kind)),
                _ => Need::kinds([(kind, *count)]),
            };
            let missing = lack(need, &table);
            let short = missing.less(&hand);
            let (verdict, count) = match (missing.is_met(), short.is_met()) {
                (true, _) => ("enough", 0),
                (false, true) => ("from-hand", toppings_of(missing)),
                (false, false) => ("short", toppings_of(short)),
            };
            self.say("verdict", &self.args().with("verdict", verdict).with("count", count))
        };
        kinds.iter().zip(counts).map(verdict).collect()
    }

    /// The kinds of a Ladder are chosen one after another (SM-52).
    fn choose_step(&self, kinds: KindSet, number: u8, table: &Toppings) -> ChoiceWords {
        let kind = kinds.iter().next().unwrap_or_default();
        let lack = lack(Need::kinds([(kind, number)]), table);
        let then = if lack.is_met() { "filled" } else { "lacking" };
        let args = self.with_lack(self.args(), lack).with("kind", kind.name()).with("number", number);
        self.choice("action-choose-number", &args.with("then", then))
    }

    /// The consequence of a choice that leaves this lack. In Mamma Mia! the hand pays for it at once.
    fn then(&self, lack: Need) -> &'static str {
        match self.game.edition() {
            _ if lack.is_met() => "filled",
            Edition::MammaMia => "from-hand",
            _ => "lacking",
        }
    }

    fn add(&self, toppings: &Toppings) -> ChoiceWords {
        if let Some(Decision::Match { .. }) = self.game.decision() {
            return self.about_toppings("action-match", toppings);
        }
        let args = self.args().with("what", self.words.toppings(toppings));
        self.choice("action-add", &args.with("series", series(&self.game.view(None))))
    }

    fn reserve(&self, toppings: &Toppings) -> ChoiceWords {
        match self.game.decision() {
            Some(Decision::Reserve { kind }) if toppings.is_empty() => {
                self.choice("action-reserve-none", &self.args().with("kind", kind.name()))
            }
            _ => self.about_toppings("action-reserve", toppings),
        }
    }

    /// SM-28: the reward is the top of the helper's waiter, if it has any card.
    fn give(&self, toppings: &Toppings) -> ChoiceWords {
        let view = self.game.view(None);
        let reward = view.chairs.get(self.asked().index()).is_some_and(|chair| chair.waiter > 0);
        let args = self.args().with("what", self.words.toppings(toppings));
        self.choice("action-give", &args.with("reward", yes_or_no(reward)))
    }

    fn show_one(&self, topping: Topping) -> ChoiceWords {
        self.choice("action-show-one", &self.args().with("what", self.words.topping(topping)))
    }

    /// What declining means for the current question.
    fn no(&self) -> ChoiceWords {
        match self.game.decision() {
            Some(Decision::Help { .. }) => self.choice("action-no-help", &self.args()),
            Some(Decision::ShowAgainst { .. }) => self.choice("action-no-show", &self.args()),
            _ => self.choice("action-no-burns", &self.args()),
        }
    }

    /// Who decides now.
    pub(super) fn asked(&self) -> Seat {
        self.game.to_act().unwrap_or(Seat::FIRST)
    }

    /// The own kind of the player whose order is being judged.
    pub(super) fn judged_kind(&self) -> Kind {
        let View { judged, .. } = self.game.view(None);
        judged.map(|judged| self.own_kind(judged.seat)).unwrap_or_default()
    }
}

/// What an order whose kinds are chosen all at once asks for with these. No such order depends on the boss.
pub(super) fn need_with(recipe: Recipe, kinds: KindSet, own: Kind) -> Need {
    let chosen: Vec<Kind> = kinds.iter().collect();
    recipe.ingredients(own, own).need(&chosen)
}
