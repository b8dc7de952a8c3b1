//! Every reason has a sentence in every language.
//!
//! The lists below hold every reason once. If a reason is missing here, its message is unused; if a message
//! is missing, its id appears in braces. Both fail.

use std::collections::BTreeSet;

use quattro_rules::calcory::{self, Place};
use quattro_rules::chance::ShuffleId;
use quattro_rules::notation::{Expected, NotationError};
use quattro_rules::pizza::{self, Kind, Need, Order, Recipe, Topping, Toppings};
use quattro_rules::position::{Field, PositionError};
use quattro_rules::record::{RecordError, ShuffleFlaw};
use quattro_rules::rule::{Reason, Refusal, Rule};
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, SetupError};

use super::{Message, setup};
use crate::{Language, Words};

const FILES: [(Language, &str); 3] = [
    (Language::En, include_str!("../../messages/refusals-en.ftl")),
    (Language::Fr, include_str!("../../messages/refusals-fr.ftl")),
    (Language::De, include_str!("../../messages/refusals-de.ftl")),
];

/// Messages that are parts of others, or that frame an error.
const FRAMES: [&str; 15] = [
    "notation-error",
    "position-field-of-seat",
    "position-field-row",
    "position-unreadable",
    "position-name-too-long",
    "record-opening",
    "record-move",
    "record-move-with-action",
    "record-json",
    "record-format",
    "record-number",
    "record-other-seat",
    "record-after-the-end",
    "record-result",
    "record-pile",
];

fn ids(file: &str) -> BTreeSet<&str> {
    let names = file.lines().filter_map(|line| line.split_once(" = ").map(|(id, _)| id));
    names.filter(|id| id.starts_with(|first: char| first.is_ascii_lowercase())).collect()
}

fn place() -> Place {
    Place::new(12).expect("a place")
}

fn pizza_reasons(kind: Kind, number: u8) -> Vec<pizza::Reason> {
    use pizza::Reason as R;
    let order = Order::from(Recipe::Four(kind));
    let need = Need::kinds([(kind, number), (Kind::Olive, 1)]);
    vec![
        R::GameOver,
        R::ToppingsNotInHand,
        R::OrderNotInHand { order },
        R::ToppingsFirst { may_skip: true },
        R::ToppingsFirst { may_skip: false },
        R::MustPlayTopping,
        R::ToppingsOnce,
        R::OrderFirst { may_skip: true },
        R::OrderFirst { may_skip: false },
        R::MustPlayOrder,
        R::DrawFirst,
        R::JoinFirst,
        R::NotAFour { order },
        R::ClassicInSeries { order },
        R::NumberFirst { number },
        R::NotInSeries { order },
        R::AlreadyNumbered { order },
        R::ChooseFirst,
        R::KindsToChoose { kinds: number },
        R::OwnKindChosen { kind },
        R::KindNotOnTable { kind },
        R::KindNotScarcest { kind },
        R::KindChosenBefore { kind },
        R::ChoiceTooCostly,
        R::MustFill,
        R::SettleFirst,
        R::WrongPayment { lack: need },
        R::WrongPayment { lack: Need::Any(number) },
        R::NoHelpInThisGame,
        R::HelpNotNeeded,
        R::ChoiceMustBePaid,
        R::SeriesMustBePaid,
        R::ReserveFirst { kind },
        R::ReserveOtherKind { kind },
        R::ReserveTooMuch,
        R::ReserveAll,
        R::WantFirst { kind, most: number },
        R::GiveFirst { request: need },
        R::WrongGift { request: need },
        R::CommitFirst { kind },
        R::CommitOwnKind { kind },
        R::CommitNotOnTable { kind },
        R::CommitTooLittle { least: number },
        R::CommitWholeColumn { kind },
        R::CommitDoublesFirst,
        R::MustFight { kind, least: number },
        R::ShowFirst { kind },
        R::NothingToShow { kind },
        R::NameFirst,
        R::CannotBeNamed,
        R::ShowOneFirst,
        R::MatchFirst { kind },
        R::WrongMatch { kind },
        R::MustMatch { kind },
    ]
}

fn calcory_reasons(number: u8) -> Vec<calcory::Reason> {
    use calcory::Reason as R;
    vec![
        R::GameOver,
        R::NoCardTurned,
        R::OneCardTurned,
        R::TooFewMarkers { cards: number },
        R::JustTurned { place: place() },
        R::Marked { place: place() },
        R::NoCard { place: place() },
        R::NothingTaken,
        R::NotTaken { place: place() },
        R::ChooseBackFirst,
        R::NotFree { place: place() },
        R::PutBackFirst,
    ]
}

fn setup_errors(kind: Kind, number: u8) -> Vec<SetupError> {
    let (game, seat) = (GameId::Grande, Seat::FIRST);
    vec![
        SetupError::Players { game, players: number },
        SetupError::FirstSeat { game, seat, players: number },
        SetupError::Rounds { rounds: number },
        SetupError::TooManyKinds { players: number },
        SetupError::SameKind(kind),
        SetupError::NoSuchOption { game, option: "rounds" },
        SetupError::OtherEngine(game),
    ]
}

fn pizza_flaws(kind: Kind, number: u8) -> Vec<pizza::Flaw> {
    use pizza::Flaw as F;
    let order = Order::from(Recipe::Classic(kind));
    let toppings: Toppings = [Topping { kind, double: true }].into_iter().collect();
    let too_many = |double| F::TooManyToppings {
        topping: Topping { kind, double },
        found: 9,
        exist: number,
        players: 3,
    };
    vec![
        F::HandTooLarge { most: number },
        F::TooManyOrders { most: number },
        F::TooManyCards,
        too_many(false),
        too_many(true),
        F::NoSuchRound { rounds: number },
        F::ToppingsNowhere { toppings },
        F::OrderNowhere { order },
        F::OrderTwice { order },
        F::ForeignOrder { order, own: kind },
        F::BossNowhere,
        F::BossTaken,
        F::BossTwice,
        F::KitchenEmpty,
        F::KitchenNotEmpty,
        F::NoBoss,
        F::OrdersRemoved,
        F::TableInFirstRound,
        F::TableNotGathered,
    ]
}

fn calcory_flaws(number: u8) -> Vec<calcory::Flaw> {
    use calcory::Flaw as F;
    let card = calcory::Card::new(calcory::Colour::Red, 7).expect("a card");
    vec![
        F::NoSuchSeat { seat: Seat::FIRST, players: number },
        F::QuietTurns { most: number },
        F::WonNumbers { players: number },
        F::GridRows { rows: 6, found: number },
        F::RowPlaces { places: 10, found: number },
        F::TooManyOfCard { card },
        F::CardCount { grid: number, won: u16::from(number), cards: 60 },
        F::GridEmpty,
        F::NothingMarked,
        F::ThirteenMarked,
        F::TooManyMarked { cards: number, markers: 6 },
        F::OneMarked { seat: Seat::FIRST },
        F::ThirteenTurned,
        F::TurnedBesideOwnMarkers,
        F::NotFaceDown { place: place() },
        F::SumOver13,
        F::SecondZero,
    ]
}

fn shuffle_flaws(number: u8) -> Vec<ShuffleFlaw> {
    let (kitchen, waiter) = (ShuffleId::Kitchen(number), ShuffleId::Waiter(Seat::FIRST));
    vec![
        ShuffleFlaw::NoFirstSeat,
        ShuffleFlaw::Missing(ShuffleId::Deal),
        ShuffleFlaw::Other { found: kitchen, due: waiter },
        ShuffleFlaw::NotACard { pile: ShuffleId::Grid, text: "x".to_owned() },
        ShuffleFlaw::WrongCards(kitchen),
        ShuffleFlaw::Superfluous(waiter),
    ]
}

/// Every message that depends on a reason, filled in for this kind and number.
fn messages(words: &Words, kind: Kind, number: u8) -> Vec<Message<'static>> {
    let mut all: Vec<Message<'static>> = Vec::new();
    all.extend(pizza_reasons(kind, number).into_iter().map(|reason| words.pizza_refusal(reason)));
    all.extend(calcory_reasons(number).into_iter().map(super::calcory::refusal));
    all.extend(setup_errors(kind, number).into_iter().map(setup));
    all.extend(pizza_flaws(kind, number).into_iter().map(|flaw| words.pizza_flaw(flaw)));
    all.extend(calcory_flaws(number).into_iter().map(super::calcory::flaw));
    all.extend(shuffle_flaws(number).iter().map(|flaw| words.shuffle_flaw(flaw)));
    all
}

#[track_caller]
fn assert_said(text: &str) {
    assert!(!text.is_empty() && !text.contains(['{', '}']), "{text}");
}

#[test]
fn every_reason_can_be_said_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language);
        for kind in Kind::ALL {
            for number in 0..=7 {
                for message in messages(&words, kind, number) {
                    assert_said(&words.say(message));
                }
            }
        }
    }
}

#[test]
fn every_message_of_the_files_belongs_to_a_reason() {
    let words = Words::new(Language::En);
    let of_reasons = messages(&words, Kind::Chili, 2).into_iter().map(|(id, _)| id);
    let used: BTreeSet<&str> = of_reasons.chain(FRAMES).collect();
    for (language, file) in FILES {
        assert_eq!(ids(file), used, "{language}");
    }
}

#[test]
fn errors_are_said_with_field_move_and_rule() {
    let rule = Rule::mm(25);
    let refusal = Refusal::new(rule, pizza::Reason::WrongPayment { lack: Need::kinds([(Kind::Olive, 2)]) });
    let records = || {
        [
            RecordError::Format(9),
            RecordError::Setup(SetupError::Rounds { rounds: 2 }),
            RecordError::Shuffle { after: 0, rule, flaw: ShuffleFlaw::NoFirstSeat },
            RecordError::Number { number: 3, found: 4 },
            RecordError::OtherSeat { number: 3, rule, seat: Seat::FIRST, due: Seat::FIRST },
            RecordError::AfterTheEnd { number: 3, rule },
            RecordError::Notation { number: 3, error: NotationError::new("x", Expected::Order) },
            RecordError::Illegal { number: 3, action: "add:1o".to_owned(), refusal },
            RecordError::Result { number: 3, rule },
        ]
    };
    let flaw = pizza::Flaw::NoSuchRound { rounds: 1 };
    let positions = || {
        [
            PositionError::Unreadable("line 1".to_owned()),
            PositionError::Notation {
                field: Field::OfSeat(Seat::FIRST, "hand"),
                error: NotationError::new("x", Expected::Toppings),
            },
            PositionError::NameTooLong { field: Field::GridRow(2) },
            PositionError::Impossible { field: Field::Of("round"), rule, flaw: flaw.into() },
            PositionError::Setup(SetupError::SameKind(Kind::Chili)),
        ]
    };
    for language in Language::ALL {
        let words = Words::new(language);
        for error in records() {
            assert_said(&words.record_error(&error));
        }
        for error in positions() {
            assert_said(&words.position_error(&error));
        }
        for expected in Expected::ALL {
            let text = words.notation_error(&NotationError::new("x-y-z", expected));
            assert_said(&text);
            assert!(text.contains("x-y-z"), "{text}");
        }
    }
    let english = Words::new(Language::En);
    assert_eq!(
        english.record_error(&records()[7]),
        "move 3, “add:1o”: MM-25: Add exactly what the table lacks, 2 olives, and no unnecessary card."
    );
    assert_eq!(english.position_error(&positions()[3]), "round: MM-25: This game has only one round.");
}

#[test]
fn refusals_speak_the_language() {
    let refusal = Refusal::new(Rule::mm(10), pizza::Reason::ToppingsNotInHand);
    assert_eq!(refusal.reason, Reason::Pizza(pizza::Reason::ToppingsNotInHand));
    for (language, said) in [
        (Language::En, "Those toppings are not in your hand."),
        (Language::Fr, "Tu n'as pas ces garnitures en main."),
        (Language::De, "Diese Zutaten hast du nicht auf der Hand."),
    ] {
        assert_eq!(Words::new(language).refusal(&refusal), said);
    }
}

#[test]
fn counts_are_grammatical() {
    let words = Words::new(Language::En);
    let one = pizza::Flaw::TooManyToppings {
        topping: Topping { kind: Kind::Chili, double: true },
        found: 2,
        exist: 1,
        players: 3,
    };
    assert_eq!(
        words.say(words.pizza_flaw(one)),
        "There is only one double chili with 3 players, but the position has 2."
    );
}
