//! How a turn runs, from one decision to the next.

use serde::Serialize;

use super::action::Action;
use super::event::{End, Event, Failure, Taken};
use super::place::{Place, Places};
use super::reason::Reason;
use super::set::{CardSet, MarkedSet, Tally};
use super::{Calcory, QUIET_TURNS};
use crate::dealer::{Audience, Dealer};
use crate::rule::{Refusal, Rule};

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "step", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Step {
    /// The player on turn turns up a card, or stops (CA-5, CA-9).
    Turn,
    /// The player on turn takes a set and chooses which card goes back (CA-8, CA-16).
    ChooseBack {
        /// The set.
        set: Taken,
    },
    /// The player on turn chooses where the card goes that goes back (CA-8, CA-16).
    PutBack {
        /// The set it comes from.
        set: Taken,
        /// Where it still lies, face up. This place counts as free.
        from: Place,
    },
    /// Nothing: the game is over.
    Over {
        /// Why.
        end: End,
    },
}

/// What stopping would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Stop {
    /// The cards just turned get markers and stay face up (CA-9, CA-13).
    Mark,
    /// The cards just turned are turned down again (CA-14).
    GiveUp,
}

impl Stop {
    const fn rule(self) -> Rule {
        match self {
            Stop::Mark => Rule::ca(9),
            Stop::GiveUp => Rule::ca(14),
        }
    }
}

impl Calcory {
    /// The rule under which the question is put; none once the game is over.
    pub fn question_rule(&self) -> Option<Rule> {
        match self.step {
            Step::Turn => Some(self.stopping().map_or_else(|refusal| refusal.rule, Stop::rule)),
            Step::ChooseBack { set } | Step::PutBack { set, .. } => Some(set.rule()),
            Step::Over { .. } => None,
        }
    }

    /// What stopping would do now, or why it is not allowed.
    pub(super) fn stopping(&self) -> Result<Stop, Refusal> {
        let turned = self.turned.tally();
        if turned.cards == 0 {
            return Err(Refusal::new(Rule::ca(10), Reason::NoCardTurned));
        }
        if turned.cards == 1 && !self.table.has_won_cards(self.on_turn) {
            return Err(Refusal::new(Rule::ca(10), Reason::OneCardTurned));
        }
        match self.marked {
            None if turned.can_be_marked() => Ok(Stop::Mark),
            None => Err(Refusal::new(Rule::ca(11), Reason::TooFewMarkers { cards: turned.cards })),
            Some(to_beat) if turned.can_be_marked() && turned > to_beat.set.tally() => Ok(Stop::Mark),
            Some(_) => Ok(Stop::GiveUp),
        }
    }

    /// Whether the card at `place` may be turned up, when a card may be turned at all.
    fn turning(&self, place: Place) -> Result<(), Refusal> {
        let refuse = |rule, reason: Reason| Err(Refusal::new(Rule::ca(rule), reason));
        if self.table.face_down().contains(place) {
            Ok(())
        } else if self.turned.places.contains(place) {
            refuse(5, Reason::JustTurned { place })
        } else if self.marked_places().contains(place) {
            refuse(12, Reason::Marked { place })
        } else {
            refuse(5, Reason::NoCard { place })
        }
    }

    pub(super) fn checked(&self, action: Action) -> Result<(), Refusal> {
        let refuse = |rule, reason: Reason| Err(Refusal::new(rule, reason));
        match (self.step, action) {
            (Step::Turn, Action::Turn(place)) => self.turning(place),
            (Step::Turn, Action::Stop) => self.stopping().map(|_| ()),
            (Step::Turn, Action::Back(_) | Action::Put(_)) => refuse(Rule::ca(8), Reason::NothingTaken),
            (Step::ChooseBack { set }, Action::Back(place)) if self.places_of(set).contains(place) => Ok(()),
            (Step::ChooseBack { set }, Action::Back(place)) => refuse(set.rule(), Reason::NotTaken { place }),
            (Step::ChooseBack { set }, _) => refuse(set.rule(), Reason::ChooseBackFirst),
            (Step::PutBack { from, .. }, Action::Put(place)) if self.free_places(from).contains(place) => {
                Ok(())
            }
            (Step::PutBack { set, .. }, Action::Put(place)) => refuse(set.rule(), Reason::NotFree { place }),
            (Step::PutBack { set, .. }, _) => refuse(set.rule(), Reason::PutBackFirst),
            (Step::Over { end }, _) => refuse(end.rule(), Reason::GameOver),
        }
    }

    /// Takes an action that [`Calcory::checked`] allows.
    pub(super) fn act(&mut self, action: Action, dealer: &mut impl Dealer<Event>) {
        match (self.step, action) {
            (Step::Turn, Action::Turn(place)) => self.turn_up(place, dealer),
            (Step::Turn, Action::Stop) => self.stop(dealer),
            (Step::ChooseBack { set }, Action::Back(place)) => self.take_all_but(place, set, dealer),
            (Step::PutBack { set, from }, Action::Put(to)) => self.put_back(from, to, set, dealer),
            // Refused by `checked`, which every action has passed.
            _ => {}
        }
    }

    pub(super) fn marked_places(&self) -> Places {
        self.marked.map_or(Places::default(), |marked| marked.set.places)
    }

    /// The places of the cards being taken.
    pub(super) fn places_of(&self, set: Taken) -> Places {
        match set {
            Taken::Thirteen => self.turned.places,
            Taken::Marked => self.marked_places(),
        }
    }

    /// The places onto which the card at `from` may go back: those just vacated included, its own too (CA-8).
    pub(super) fn free_places(&self, from: Place) -> Places {
        self.table.empty().with(from)
    }

    /// Begins the player's turn; passes or takes the last card if there is nothing to decide.
    pub(super) fn begin_turn(&mut self, dealer: &mut impl Dealer<Event>) {
        self.step = Step::Turn;
        match self.marked {
            Some(marked) if marked.owner == self.on_turn => self.survive(marked.set, dealer),
            _ if self.table.face_down().is_empty() => {
                tell(dealer, Event::Passed { seat: self.on_turn });
                self.end_quiet_turn(dealer);
            }
            _ => {}
        }
    }

    /// CA-16, CA-18: the player's own markers are still there.
    fn survive(&mut self, marked: CardSet, dealer: &mut impl Dealer<Event>) {
        let (seat, cards) = (self.on_turn, marked.tally().cards);
        tell(dealer, Event::Survived { seat, cards });
        if cards > 1 {
            self.step = Step::ChooseBack { set: Taken::Marked };
            return;
        }
        self.table.take(seat, marked.places);
        self.marked = None;
        self.quiet_turns = 0;
        tell(dealer, Event::TookLast { seat });
        self.end_game(End::LastCard, dealer);
    }

    fn turn_up(&mut self, place: Place, dealer: &mut impl Dealer<Event>) {
        let card = self.table.turn_up(place);
        self.turned.add(place, card);
        tell(dealer, Event::Turned { seat: self.on_turn, place, card });
        if self.turned.exceeds_thirteen() {
            self.fail(Failure::Over13, dealer);
        } else if self.turned.has_second_zero() {
            self.fail(Failure::SecondZero, dealer);
        } else if self.turned.is_thirteen() {
            tell(dealer, Event::Thirteen { seat: self.on_turn });
            self.step = Step::ChooseBack { set: Taken::Thirteen };
        } else {
            self.go_on(dealer);
        }
    }

    /// With cards turned and a sum under 13, the player may go on, unless no face-down card is left (CA-17).
    pub(super) fn go_on(&mut self, dealer: &mut impl Dealer<Event>) {
        if !self.table.face_down().is_empty() {
            return;
        }
        match self.stopping() {
            Ok(Stop::Mark) => self.mark(true, dealer),
            Ok(Stop::GiveUp) | Err(_) => self.fail(self.why_not_markable(), dealer),
        }
    }

    /// Why the cards just turned cannot be marked, now that no other can be turned (CA-17).
    fn why_not_markable(&self) -> Failure {
        let turned = self.turned.tally();
        if !turned.can_be_marked() {
            Failure::NoneLeftTooManyCards
        } else if turned.cards == 1 && !self.table.has_won_cards(self.on_turn) {
            Failure::NoneLeftOneCard
        } else {
            Failure::NoneLeft
        }
    }

    fn stop(&mut self, dealer: &mut impl Dealer<Event>) {
        match self.stopping() {
            Ok(Stop::Mark) => self.mark(false, dealer),
            Ok(Stop::GiveUp) | Err(_) => self.fail(Failure::GaveUp, dealer),
        }
    }

    /// CA-9, CA-13: the new set gets the player's markers; the old one, if any, is beaten.
    fn mark(&mut self, forced: bool, dealer: &mut impl Dealer<Event>) {
        let marked = MarkedSet { owner: self.on_turn, set: std::mem::take(&mut self.turned) };
        if let Some(beaten) = self.marked.replace(marked) {
            self.table.turn_down(beaten.set.places);
            tell(dealer, Event::Beaten { seat: beaten.owner });
        }
        let Tally { sum, cards } = marked.set.tally();
        tell(dealer, Event::Marked { seat: self.on_turn, sum, cards, forced });
        self.end_quiet_turn(dealer);
    }

    /// CA-6, CA-7, CA-14, CA-17: the cards just turned are turned down again.
    fn fail(&mut self, why: Failure, dealer: &mut impl Dealer<Event>) {
        let set = std::mem::take(&mut self.turned);
        self.table.turn_down(set.places);
        tell(dealer, Event::Failed { seat: self.on_turn, why });
        self.end_quiet_turn(dealer);
    }

    /// CA-8, CA-16: all cards of the set but the one that goes back go onto the pile; markers come back.
    fn take_all_but(&mut self, from: Place, set: Taken, dealer: &mut impl Dealer<Event>) {
        let others = self.places_of(set).without(from);
        match set {
            Taken::Thirteen => self.turned = CardSet::default(),
            Taken::Marked => self.marked = None,
        }
        self.table.take(self.on_turn, others);
        self.quiet_turns = 0;
        self.step = Step::PutBack { set, from };
        tell(dealer, Event::Took { seat: self.on_turn, cards: others.len(), back: from, set });
    }

    fn put_back(&mut self, from: Place, to: Place, set: Taken, dealer: &mut impl Dealer<Event>) {
        self.table.put_back(from, to);
        tell(dealer, Event::PutBack { seat: self.on_turn, from, to, set });
        self.next_turn(dealer);
    }

    fn next_turn(&mut self, dealer: &mut impl Dealer<Event>) {
        self.on_turn = self.on_turn.next(self.players);
        self.begin_turn(dealer);
    }

    /// Ends a turn in which nobody took a card (CA-20).
    fn end_quiet_turn(&mut self, dealer: &mut impl Dealer<Event>) {
        self.quiet_turns += 1;
        if self.quiet_turns >= QUIET_TURNS {
            self.end_game(End::Quiet, dealer);
        } else {
            self.next_turn(dealer);
        }
    }

    fn end_game(&mut self, end: End, dealer: &mut impl Dealer<Event>) {
        self.step = Step::Over { end };
        tell(dealer, Event::GameOver { end });
    }
}

/// Tells everybody: nothing that happens in Calcory is hidden from anyone (CA-21).
pub(super) fn tell(dealer: &mut impl Dealer<Event>, event: Event) {
    dealer.tell(Audience::All, event);
}
