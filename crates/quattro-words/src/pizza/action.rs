//! What can be done at a pizza table, and what comes of it.

use quattro_rules::game::Game;
use quattro_rules::pizza::{
    Action, Decision, Edition, HAND, Kind, KindSet, Need, Order, Recipe, Source, Topping, Toppings, View,
};
use quattro_rules::seat::Seat;

use super::{Talk, lack, numbered_kind, series, yes_or_no};

impl Talk<'_> {
    pub(super) fn action(&self, action: Action) -> String {
        match action {
            Action::Play(kind, column) => self.about_toppings("action-play", &Toppings::of(kind, column)),
            Action::Skip => self.skip(),
            Action::Order(order) => self.play_order(order),
            Action::Draw(source) => self.draw(source),
            Action::Join(order) => {
                self.say("action-join", &self.args().with("order", self.words.order(order)))
            }
            Action::Number(order) => self.number(order),
            Action::Choose(kinds) => self.choose(kinds),
            Action::Add(toppings) => self.add(&toppings),
            Action::Ask => self.say("action-ask", &self.args().with("series", series(&self.game.view(None)))),
            Action::Reserve(toppings) => self.reserve(&toppings),
            Action::Want(kind, 0) => self.say("action-want-none", &self.args().with("kind", kind.name())),
            Action::Want(kind, count) => {
                self.say("action-want", &self.args().with("what", self.counted(kind, count)))
            }
            Action::Give(toppings) => self.give(&toppings),
            Action::Commit { table, hand, kind } => {
                let (table, hand) = (Toppings::of(kind, table), Toppings::of(kind, hand));
                self.say("action-commit", &self.with_stake(self.args(), &table, &hand))
            }
            Action::Show => self.say("action-show", &self.args().with("kind", self.judged_kind().name())),
            Action::Name(seat) => self.say("action-name", &self.args().with("opponent", self.names.of(seat))),
            Action::ShowOne(topping) => self.show_one(topping),
            Action::No => self.no(),
        }
    }

    fn about_toppings(&self, id: &str, toppings: &Toppings) -> String {
        self.say(id, &self.args().with("what", self.words.toppings(toppings)))
    }

    /// No topping, no order, or no further order for the series, whatever was asked.
    fn skip(&self) -> String {
        let id = match self.game.decision() {
            Some(Decision::PlayToppings) => "action-play-none",
            Some(Decision::Series) if series(&self.game.view(None)) == "yes" => "action-end-series",
            Some(Decision::Series) => "action-no-series",
            _ => "action-play-no-order",
        };
        self.say(id, &self.args())
    }

    fn play_order(&self, order: Order) -> String {
        let asks = self.recipe(self.asked(), order);
        self.say("action-play-order", &self.args().with("order", self.words.order(order)).with("asks", asks))
    }

    /// MM-13, MM-14: up to seven, as far as the pile goes; MM-17: an empty kitchen opens the oven.
    fn draw(&self, source: Source) -> String {
        let view = self.game.view(None);
        let Some(chair) = view.chairs.get(self.asked().index()) else { return String::new() };
        let wanted = HAND.saturating_sub(chair.toppings + chair.orders);
        let (id, pile) = match source {
            Source::Kitchen => ("action-draw-kitchen", view.kitchen),
            Source::Waiter => ("action-draw-waiter", chair.waiter),
        };
        let drawn = wanted.min(pile);
        let args =
            self.args().with("cards", drawn).with("orders", drawn).with("last", yes_or_no(wanted >= pile));
        self.say(id, &args)
    }

    fn number(&self, order: Order) -> String {
        let number = match self.game.decision() {
            Some(Decision::Number { number }) => number,
            _ => 0,
        };
        let what = self.counted(numbered_kind(order), number);
        let args =
            self.args().with("order", self.words.order(order)).with("number", number).with("what", what);
        self.say("action-number", &args)
    }

    fn choose(&self, kinds: KindSet) -> String {
        let view = self.game.view(None);
        let (Some(judged), Some(kind)) = (&view.judged, kinds.iter().next()) else {
            return self.words.chosen(kinds);
        };
        if judged.order.recipe() == Recipe::Ladder {
            let number = 4 - judged.kinds.len();
            return self
                .say("action-choose-number", &self.args().with("number", number).with("kind", kind.name()));
        }
        let chosen: Vec<Kind> = kinds.iter().collect();
        // Orders whose kinds are chosen do not depend on the boss.
        let own = self.judged_kind();
        let need = judged.order.recipe().ingredients(own, own).need(&chosen);
        let lack = lack(need, &view.table);
        let args = self.args().with("what", self.words.need(need)).with("lack", self.words.need(lack));
        self.say("action-choose", &args.with("then", self.then(lack)))
    }

    /// What comes of a choice that leaves this lack. In Mamma Mia! the hand pays for it at once.
    fn then(&self, lack: Need) -> &'static str {
        match self.game.edition() {
            _ if lack.is_met() => "filled",
            Edition::MammaMia => "from-hand",
            _ => "lacking",
        }
    }

    fn add(&self, toppings: &Toppings) -> String {
        if let Some(Decision::Match { .. }) = self.game.decision() {
            return self.about_toppings("action-match", toppings);
        }
        let args = self.args().with("what", self.words.toppings(toppings));
        self.say("action-add", &args.with("series", series(&self.game.view(None))))
    }

    fn reserve(&self, toppings: &Toppings) -> String {
        match self.game.decision() {
            Some(Decision::Reserve { kind }) if toppings.is_empty() => {
                self.say("action-reserve-none", &self.args().with("kind", kind.name()))
            }
            _ => self.about_toppings("action-reserve", toppings),
        }
    }

    /// SM-28: the reward is the top of the helper's waiter, if it has any card.
    fn give(&self, toppings: &Toppings) -> String {
        let view = self.game.view(None);
        let reward = view.chairs.get(self.asked().index()).is_some_and(|chair| chair.waiter > 0);
        let args = self.args().with("what", self.words.toppings(toppings));
        self.say("action-give", &args.with("reward", yes_or_no(reward)))
    }

    fn show_one(&self, topping: Topping) -> String {
        self.say("action-show-one", &self.args().with("what", self.words.topping(topping)))
    }

    /// What declining means for what was asked.
    fn no(&self) -> String {
        match self.game.decision() {
            Some(Decision::Help { .. }) => self.say("action-no-help", &self.args()),
            Some(Decision::ShowAgainst { .. }) => self.say("action-no-show", &self.args()),
            Some(Decision::Match { kind }) => {
                self.say("action-no-match", &self.args().with("kind", kind.name()))
            }
            _ => self.say("action-no-burns", &self.args()),
        }
    }

    /// Who decides now.
    fn asked(&self) -> Seat {
        self.game.to_act().unwrap_or(Seat::FIRST)
    }

    /// The own kind of whoever's order is being judged.
    pub(super) fn judged_kind(&self) -> Kind {
        let View { judged, .. } = self.game.view(None);
        judged.map(|judged| self.own_kind(judged.seat)).unwrap_or_default()
    }
}
