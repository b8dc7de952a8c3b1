//! Calcory: an action is a place or `stop`, and what is asked decides what naming a place means.

use quattro_rules::calcory::{Action, Calcory, Card, Event, Place, Places, Step, Stop, Tally, ToBeat};
use quattro_rules::game::Game;
use quattro_rules::seat::{BySeat, Seat};
use quattro_rules::setup::{GameId, Setup};

use crate::learnable::{Heard, Learnable, Recall};
use crate::page::{Axis, Page, mark, spread};

/// The number of `stop`, after all places.
const STOP: usize = Place::COUNT;

/// More cards than can lie face up: six marked ones, and those of a turn, whose sum is 13 at most.
const MOST_UP: usize = 24;

/// Seats by their distance from the observing one.
#[derive(Clone, Copy, Debug)]
pub struct Labels {
    seat: Seat,
    players: u8,
}

impl Labels {
    fn seat_number(self, seat: Seat) -> usize {
        (seat.index() + usize::from(self.players) - self.seat.index()) % usize::from(self.players)
    }
}

/// What everybody sees, without the heap that a view takes.
#[derive(Clone, Copy, Debug)]
pub struct Glance {
    on_turn: Seat,
    step: Step,
    turned: Tally,
    to_beat: Option<ToBeat>,
    stop: Option<Stop>,
    quiet_turns: u8,
    piles: BySeat<u8>,
    down: Places,
    /// The cards that lie face up, and whether they are marked.
    up: [Option<(Place, Card, bool)>; MOST_UP],
}

impl Glance {
    fn new(game: &Calcory) -> Glance {
        let mut piles = BySeat::default();
        Seat::all(game.players()).for_each(|seat| piles[seat] = game.pile_size(seat));
        let mut up = [None; MOST_UP];
        up.iter_mut().zip(game.face_up()).for_each(|(place, card)| *place = Some(card));
        Glance {
            on_turn: game.on_turn(),
            step: game.step(),
            turned: game.turned(),
            to_beat: game.to_beat(),
            stop: game.what_stopping_does(),
            quiet_turns: game.quiet_turns(),
            piles,
            down: game.face_down(),
            up,
        }
    }
}

/// What somebody with a perfect memory knows of the face-down cards.
#[derive(Clone, Debug)]
pub struct CalcoryHeard {
    /// By place: one more than the number that was last seen there, 0 if none was.
    numbers: [u8; Place::COUNT],
    /// The places where cards were turned up in this turn and in the one before.
    turn: Places,
    turn_before: Places,
    seat: Option<Seat>,
}

impl Default for CalcoryHeard {
    fn default() -> CalcoryHeard {
        let none = Places::default();
        CalcoryHeard { numbers: [0; Place::COUNT], turn: none, turn_before: none, seat: None }
    }
}

impl Heard<Event> for CalcoryHeard {
    fn hear(&mut self, event: &Event) {
        match *event {
            Event::Turned { seat, place, card } => {
                if self.seat != Some(seat) {
                    (self.seat, self.turn_before, self.turn) = (Some(seat), self.turn, Places::default());
                }
                self.turn.insert(place);
                self.numbers[place.index()] = card.number() + 1;
            }
            Event::PutBack { from, to, .. } => {
                self.numbers.swap(from.index(), to.index());
                if self.turn.contains(from) {
                    self.turn.remove(from);
                    self.turn.insert(to);
                }
            }
            _ => {}
        }
    }
}

impl Learnable for Calcory {
    type Heard = CalcoryHeard;
    type Labels = Labels;
    type Seen = Glance;

    fn labels(setup: &Setup, seat: Seat) -> Labels {
        Labels { seat, players: setup.players }
    }

    fn action_names(_: GameId) -> Vec<String> {
        Place::all().map(|place| place.to_string()).chain(["stop".to_owned()]).collect()
    }

    fn mask(&self, _: &Labels, _: &mut Vec<Action>, mask: &mut [u8]) {
        let stop = u64::from(self.what_stopping_does().is_some()) << STOP;
        spread(mask, self.open_places().bits() | stop);
    }

    fn action(&self, number: usize, _: &Labels, _: &mut Vec<Action>) -> Option<Action> {
        match (self.step(), Place::new(number)) {
            (Step::Turn, Some(place)) => Some(Action::Turn(place)),
            (Step::ChooseBack { .. }, Some(place)) => Some(Action::Back(place)),
            (Step::PutBack { .. }, Some(place)) => Some(Action::Put(place)),
            (_, None) if number == STOP => Some(Action::Stop),
            _ => None,
        }
    }

    fn number_of(&self, action: Action, _: &Labels, _: &mut Vec<Action>) -> Option<usize> {
        self.check(action).ok()?;
        Some(match action {
            Action::Turn(place) | Action::Back(place) | Action::Put(place) => place.index(),
            Action::Stop => STOP,
        })
    }

    fn see(&self, _: Seat) -> Glance {
        Glance::new(self)
    }

    fn see_again(&self, _: Seat, seen: &mut Glance) {
        *seen = Glance::new(self);
    }

    fn write(seen: &Glance, heard: &CalcoryHeard, recall: Recall, labels: &Labels, page: &mut impl Page) {
        write_question(seen, *labels, page);
        write_grid(seen, page);
        if recall >= Recall::Last {
            let last = page.section(
                "last",
                &[Axis::Places],
                "of the cards turned up in this turn or the one before and face down again: 1 + the number",
            );
            remember(last, heard, seen.down.common(heard.turn.union(heard.turn_before)));
        }
        if recall >= Recall::Log {
            let log = page.section(
                "log",
                &[Axis::Places],
                "of every face-down card that was seen: 1 + the number; 0 if it was never seen",
            );
            remember(log, heard, seen.down);
        }
    }
}

fn write_question(seen: &Glance, labels: Labels, page: &mut impl Page) {
    let asked = match seen.step {
        Step::Turn => Some(0),
        Step::ChooseBack { .. } => Some(1),
        Step::PutBack { .. } => Some(2),
        Step::Over { .. } => None,
    };
    let question = page.section(
        "question",
        &[Axis::Numbers(3)],
        "1 for what is asked: a card to turn or stop, which card goes back, where to; all 0 once the game is over",
    );
    mark(question, asked);
    let turn = page.section("turn", &[Axis::Seats], "1 for the seat on turn, which decides");
    mark(turn, Some(labels.seat_number(seen.on_turn)));
    let owner = page.section("marked owner", &[Axis::Seats], "1 for whose cards are marked");
    mark(owner, seen.to_beat.map(|set| labels.seat_number(set.owner)));
    let sums = page.section(
        "sums",
        &[Axis::Numbers(7)],
        "sum and number of the cards turned in this turn; of the marked cards; 1 if stopping would mark, 1 if it would \
         give up; turns in a row without a card taken",
    );
    let marked = seen.to_beat.map_or(Tally::default(), |set| set.tally);
    sums.copy_from_slice(&[
        seen.turned.sum,
        seen.turned.cards,
        marked.sum,
        marked.cards,
        (seen.stop == Some(Stop::Mark)).into(),
        (seen.stop == Some(Stop::GiveUp)).into(),
        seen.quiet_turns,
    ]);
    let piles =
        page.section("chairs", &[Axis::Seats, Axis::Numbers(2)], "1 if somebody sits there, cards won");
    for seat in Seat::all(labels.players) {
        let first = labels.seat_number(seat) * 2;
        piles[first..][..2].copy_from_slice(&[1, seen.piles[seat]]);
    }
}

fn write_grid(seen: &Glance, page: &mut impl Page) {
    spread(page.section("down", &[Axis::Places], "1 where a card lies face down"), seen.down.bits());
    let up = page.section("up", &[Axis::Places], "where a card lies face up: 1 + its number");
    for (place, card, _) in seen.up.iter().map_while(|card| *card) {
        up[place.index()] = card.number() + 1;
    }
    let marked = page.section("marked", &[Axis::Places], "1 where a marked card lies");
    for (place, _, is_marked) in seen.up.iter().map_while(|card| *card) {
        marked[place.index()] = is_marked.into();
    }
}

/// The numbers that were seen at these places.
fn remember(section: &mut [u8], heard: &CalcoryHeard, places: Places) {
    spread(section, places.bits());
    for (number, seen) in section.iter_mut().zip(&heard.numbers) {
        *number *= seen;
    }
}
