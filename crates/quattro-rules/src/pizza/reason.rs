//! Why a move is refused.

use super::kind::Kind;
use super::order::Order;
use super::scoring::Need;

/// What is wrong with a move.
///
/// A reason reveals nothing that the player who moves does not already see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are named for what they hold")]
pub enum Reason {
    /// The game is over (MM-37, SM-60).
    GameOver,

    /// The toppings are not in the player's hand.
    ToppingsNotInHand,
    /// The order is not in the player's hand.
    OrderNotInHand { order: Order },

    /// The first step of a turn is toppings (MM-10, SM-8).
    ToppingsFirst { may_skip: bool },
    /// The player holds a topping and must play one (MM-11, SM-8).
    MustPlayTopping,
    /// Toppings are played once in a turn (MM-10, SM-8).
    ToppingsOnce,
    /// The second step of a turn is an order (MM-12, SM-10).
    OrderFirst { may_skip: bool },
    /// The player has played no topping and must play an order (SM-12).
    MustPlayOrder,
    /// The last step of a turn is drawing (MM-13, SM-11).
    DrawFirst,

    /// The player is asked for another four, or none (SM-31).
    JoinFirst,
    /// Only fours can form a series (SM-31).
    NotAFour { order: Order },
    /// Classic orders take no part in a series (GR-8).
    ClassicInSeries { order: Order },
    /// The player is asked which order takes this number (SM-32).
    NumberFirst { number: u8 },
    /// The order is not part of the series (SM-32).
    NotInSeries { order: Order },
    /// The order has a number already (SM-32).
    AlreadyNumbered { order: Order },

    /// The player is asked for the kinds of the order.
    ChooseFirst,
    /// The wrong number of kinds: this many are chosen at once.
    KindsToChoose { kinds: u8 },
    /// The own kind cannot be chosen (MM-30, MM-33, SM-50).
    OwnKindChosen { kind: Kind },
    /// There is no topping of this kind on the table (MM-33).
    KindNotOnTable { kind: Kind },
    /// Another kind is scarcer (MM-33).
    KindNotScarcest { kind: Kind },
    /// The Ladder has this kind already (SM-52).
    KindChosenBefore { kind: Kind },
    /// Table and hand together cannot pay for this choice, and nobody may be asked (MM-28, SM-21).
    ChoiceTooCostly,
    /// The table alone can fill the order, so it must be filled (MM-28, SM-21).
    MustFill,

    /// The player is asked whether to complete the order (MM-25, SM-18).
    SettleFirst,
    /// Not exactly what is lacking, or a card too many (MM-25, SM-18).
    WrongPayment { lack: Need },
    /// In Mamma Mia! nobody can be asked for help (MM-25).
    NoHelpInThisGame,
    /// The table alone could have paid for the order, so nobody may be asked (SM-24).
    HelpNotNeeded,
    /// What was chosen must be paid for (MM-28, SM-21).
    ChoiceMustBePaid,
    /// A series cannot be given up (SM-34).
    SeriesMustBePaid,

    /// The player is asked what of this kind to add to the request (SM-25).
    ReserveFirst { kind: Kind },
    /// The question is about another kind (SM-25).
    ReserveOtherKind { kind: Kind },
    /// A card of these would be superfluous (SM-24).
    ReserveTooMuch,
    /// Nothing would be left to ask for (SM-24).
    ReserveAll,
    /// The player is asked how much of this kind to ask for, `most` at most (GR-7).
    WantFirst { kind: Kind, most: u8 },
    /// The player is asked for help (SM-26).
    GiveFirst { request: Need },
    /// Not exactly what was asked for, or a card too many (SM-26).
    WrongGift { request: Need },

    /// The player is asked what to commit to the duel (SM-41).
    CommitFirst { kind: Kind },
    /// A duel is fought with the own kind (SM-41).
    CommitOwnKind { kind: Kind },
    /// The toppings are not on the table (SM-41).
    CommitNotOnTable { kind: Kind },
    /// Too little for a duel (SM-41).
    CommitTooLittle { least: u8 },
    /// Cards from hand only with the whole column of the table (SM-41).
    CommitWholeColumn { kind: Kind },
    /// Doubles of the table come first (SM-41).
    CommitDoublesFirst,
    /// With this much on the table the duel must be fought (SM-41).
    MustFight { kind: Kind, least: u8 },
    /// The player is asked to show toppings against the duel (SM-42).
    ShowFirst { kind: Kind },
    /// The player holds no topping of this kind (SM-42).
    NothingToShow { kind: Kind },

    /// The player is asked to name an opponent (SM-46).
    NameFirst,
    /// Only an opponent who holds a topping can be named (SM-49).
    CannotBeNamed,
    /// The player is asked to show a topping (SM-46).
    ShowOneFirst,
    /// The player is asked to match this kind (SM-47).
    MatchFirst { kind: Kind },
    /// Not one topping of this kind (SM-47).
    WrongMatch { kind: Kind },
    /// The player can match this kind and must do so (SM-49).
    MustMatch { kind: Kind },
}
