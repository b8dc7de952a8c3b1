//! Refused moves at a pizza table.

use quattro_rules::pizza::{Need, Order, Reason};

use super::{Message, of_kind};
use crate::words::{Args, Words};

impl Words {
    pub(super) fn pizza_refusal(&self, reason: Reason) -> Message<'static> {
        let plain = |id| (id, Args::new());
        let skip = |id, may_skip| (id, Args::new().with("may-skip", if may_skip { "yes" } else { "no" }));
        let ordered = |id, order: Order| (id, Args::new().with("order", self.order(order)));
        let needed = |id, need: Need| (id, Args::new().with("what", self.need(need)));
        let kind = |id, kind| (id, of_kind(kind));
        match reason {
            Reason::GameOver => plain("refused-over"),
            Reason::ToppingsNotInHand => plain("refused-toppings-not-in-hand"),
            Reason::OrderNotInHand { order } => ordered("refused-order-not-in-hand", order),
            Reason::ToppingsFirst { may_skip } => skip("refused-toppings-first", may_skip),
            Reason::MustPlayTopping => plain("refused-must-play-topping"),
            Reason::ToppingsOnce => plain("refused-toppings-once"),
            Reason::OrderFirst { may_skip } => skip("refused-order-first", may_skip),
            Reason::MustPlayOrder => plain("refused-must-play-order"),
            Reason::DrawFirst => plain("refused-draw-first"),
            Reason::JoinFirst => plain("refused-join-first"),
            Reason::NotAFour { order } => ordered("refused-not-a-four", order),
            Reason::ClassicInSeries { order } => ordered("refused-classic-in-series", order),
            Reason::NumberFirst { number } => ("refused-number-first", Args::new().with("number", number)),
            Reason::NotInSeries { order } => ordered("refused-not-in-series", order),
            Reason::AlreadyNumbered { order } => ordered("refused-already-numbered", order),
            Reason::ChooseFirst => plain("refused-choose-first"),
            Reason::KindsToChoose { kinds } => ("refused-kinds-to-choose", Args::new().with("kinds", kinds)),
            Reason::OwnKindChosen { kind: own } => kind("refused-own-kind-chosen", own),
            Reason::KindNotOnTable { kind: absent } => kind("refused-kind-not-on-table", absent),
            Reason::KindNotScarcest { kind: chosen } => kind("refused-kind-not-scarcest", chosen),
            Reason::KindChosenBefore { kind: chosen } => kind("refused-kind-chosen-before", chosen),
            Reason::ChoiceTooCostly => plain("refused-choice-too-costly"),
            Reason::MustFill => plain("refused-must-fill"),
            Reason::SettleFirst => plain("refused-settle-first"),
            Reason::WrongPayment { lack } => needed("refused-wrong-payment", lack),
            Reason::NoHelpInThisGame => plain("refused-no-help-in-this-game"),
            Reason::HelpNotNeeded => plain("refused-help-not-needed"),
            Reason::ChoiceMustBePaid => plain("refused-choice-must-be-paid"),
            Reason::SeriesMustBePaid => plain("refused-series-must-be-paid"),
            Reason::ReserveFirst { kind: asked } => kind("refused-reserve-first", asked),
            Reason::ReserveOtherKind { kind: asked } => kind("refused-reserve-other-kind", asked),
            Reason::ReserveTooMuch => plain("refused-reserve-too-much"),
            Reason::ReserveAll => plain("refused-reserve-all"),
            Reason::WantFirst { kind, most } => ("refused-want-first", of_kind(kind).with("most", most)),
            Reason::GiveFirst { request } => needed("refused-give-first", request),
            Reason::WrongGift { request } => needed("refused-wrong-gift", request),
            Reason::CommitFirst { kind: own } => kind("refused-commit-first", own),
            Reason::CommitOwnKind { kind: own } => kind("refused-commit-own-kind", own),
            Reason::CommitNotOnTable { kind: own } => kind("refused-commit-not-on-table", own),
            Reason::CommitTooLittle { least } => {
                ("refused-commit-too-little", Args::new().with("least", least))
            }
            Reason::CommitWholeColumn { kind: own } => kind("refused-commit-whole-column", own),
            Reason::CommitDoublesFirst => plain("refused-commit-doubles-first"),
            Reason::MustFight { kind, least } => ("refused-must-fight", of_kind(kind).with("least", least)),
            Reason::ShowFirst { kind: own } => kind("refused-show-first", own),
            Reason::NothingToShow { kind: own } => kind("refused-nothing-to-show", own),
            Reason::NameFirst => plain("refused-name-first"),
            Reason::CannotBeNamed => plain("refused-cannot-be-named"),
            Reason::ShowOneFirst => plain("refused-show-one-first"),
            Reason::MatchFirst { kind: shown } => kind("refused-match-first", shown),
            Reason::WrongMatch { kind: shown } => kind("refused-wrong-match", shown),
            Reason::MustMatch { kind: shown } => kind("refused-must-match", shown),
        }
    }
}
