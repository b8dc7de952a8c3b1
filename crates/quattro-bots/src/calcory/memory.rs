//! What a player remembers of the cards.

use quattro_rules::calcory::{Calcory, Card, Event, ImagineError, Place, Places, Spot, Taken, View};
use quattro_rules::chance::below;
use quattro_rules::seat::{BySeat, Seat};
use quattro_rules::setup::Setup;
use rand_core::{Rng as _, SeedableRng};

use super::imagined::Imagined;
use crate::playable::{Memory, Rng};
use crate::retention::Retention;

/// Separates the random numbers for memory from those for search, which come from the same seed.
const FORGETTING: u64 = 0x0f0f_1357_2468_f0f0;

/// What a player remembers: each card by the place where it was last seen, and the cards that were won.
///
/// A card fades with every card turned up since. Once it is forgotten, the player still knows that *somebody*
/// may know what is there.
#[derive(Clone, Debug)]
pub struct CalcoryMemory {
    seat: Seat,
    retention: Retention,
    rng: Rng,
    /// The number of cards turned up so far.
    turned_up: u32,
    seen: [Option<Sighting>; Place::COUNT],
    won: Vec<Sighting>,
    turned: Places,
    marked: Places,
}

/// A card that was seen.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Sighting {
    /// The card, until it is forgotten.
    card: Option<Card>,
    /// The number of cards turned up before it.
    when: u32,
    /// The card is forgotten once the probability of still knowing it falls below this.
    grip: f32,
}

impl Sighting {
    fn fade(&mut self, retention: Retention, now: u32) {
        if self.card.is_some() && retention.chance(now - self.when) < self.grip {
            self.card = None;
        }
    }
}

impl Memory<Calcory> for CalcoryMemory {
    fn new(_: &Setup, seat: Seat, retention: Retention, seed: u64) -> Self {
        CalcoryMemory {
            seat,
            retention,
            rng: Rng::seed_from_u64(seed ^ FORGETTING),
            turned_up: 0,
            seen: [None; Place::COUNT],
            won: Vec::new(),
            turned: Places::default(),
            marked: Places::default(),
        }
    }

    fn hear(&mut self, event: &Event) {
        match *event {
            Event::Turned { place, card, .. } => self.see(place, card),
            Event::Failed { .. } => self.turned = self.turned_down(self.turned),
            Event::Beaten { .. } => self.marked = self.turned_down(self.marked),
            Event::Marked { .. } => self.marked = std::mem::take(&mut self.turned),
            Event::PutBack { from, to, set, .. } => self.follow(from, to, set),
            _ => {}
        }
    }

    fn hear_and_forget(&mut self, event: &Event) {
        self.hear(event);
        if let Event::Turned { place, .. } = *event {
            self.seen[place.index()].iter_mut().for_each(|sighting| sighting.card = None);
        }
    }

    fn keeps(event: &Event) -> bool {
        matches!(event, Event::Turned { .. })
    }

    fn imagine(&self, view: &View, rng: &mut Rng) -> Option<Imagined> {
        let mut deal = Deal::new();
        for (place, spot) in spots(view) {
            match (spot, self.card_at(place)) {
                (Spot::FaceUp { card, .. }, _) => drop(deal.draw(card)),
                (Spot::FaceDown, Some(card)) if deal.draw(card) => deal.down[place.index()] = Some(card),
                // A card just won, before the one that goes back has been placed.
                (Spot::Empty, Some(card)) => deal.win(card),
                _ => {}
            }
        }
        self.won.iter().filter_map(|sighting| sighting.card).for_each(|card| deal.win(card));
        let known = deal.known();
        let game = deal.finish(view, rng).ok()?;
        Some(Imagined::new(game, self.knowledge(view.chairs.len() as u8, known)))
    }
}

impl CalcoryMemory {
    /// The card remembered on a place.
    pub fn card_at(&self, place: Place) -> Option<Card> {
        self.seen[place.index()].and_then(|sighting| sighting.card)
    }

    /// The places of face-down cards that are not remembered.
    pub(super) fn unknown(&self, view: &View) -> Places {
        let down = spots(view).filter(|(_, spot)| *spot == Spot::FaceDown).map(|(place, _)| place);
        down.filter(|place| self.card_at(*place).is_none()).collect()
    }

    /// The places whose cards were seen by everybody who looked.
    pub(super) fn ever_seen(&self) -> Places {
        Place::all().filter(|place| self.seen[place.index()].is_some()).collect()
    }

    /// Whether every won card and every card seen is remembered, so that the set of unseen cards is known
    /// exactly.
    pub(super) fn is_complete(&self, view: &View) -> bool {
        let knows = |sighting: &Sighting| sighting.card.is_some();
        let just_won =
            spots(view).filter(|(place, spot)| *spot == Spot::Empty && self.card_at(*place).is_some());
        let won: usize = view.chairs.iter().map(|seat| usize::from(seat.pile)).sum();
        self.won.iter().filter(|sighting| knows(sighting)).count() + just_won.count() == won
            && self.seen.iter().flatten().all(knows)
    }

    fn see(&mut self, place: Place, card: Card) {
        self.turned_up += 1;
        self.turned.insert(place);
        self.seen[place.index()] = Some(self.sighting(card));
        let (retention, now) = (self.retention, self.turned_up);
        let all = self.seen.iter_mut().flatten().chain(&mut self.won);
        all.for_each(|sighting| sighting.fade(retention, now));
    }

    /// Refreshes the cards that were face up until now; none is face up any more.
    fn turned_down(&mut self, places: Places) -> Places {
        for place in places {
            if let Some(sighting) = &mut self.seen[place.index()] {
                sighting.when = self.turned_up;
            }
        }
        Places::default()
    }

    /// A set was taken: one card moved, the others are won.
    fn follow(&mut self, from: Place, to: Place, set: Taken) {
        let taken = std::mem::take(match set {
            Taken::Thirteen => &mut self.turned,
            Taken::Marked => &mut self.marked,
        });
        let back = self.seen[from.index()].take();
        let won = taken.without(from).into_iter().filter_map(|place| self.seen[place.index()].take());
        self.won.extend(won);
        self.seen[to.index()] = back.and_then(|sighting| sighting.card).map(|card| self.sighting(card));
    }

    fn sighting(&mut self, card: Card) -> Sighting {
        // Never 0: a card with probability 0 is forgotten.
        let grip = ((self.rng.next_u32() >> 8) + 1) as f32 / (1 << 24) as f32;
        let card = (self.retention != Retention::Nothing).then_some(card);
        Sighting { card, when: self.turned_up, grip }
    }

    /// The places that each seat knows: for this seat what it remembers; for others, to be safe,
    /// everything ever seen.
    fn knowledge(&self, players: u8, own: Places) -> BySeat<Places> {
        let mut knows = BySeat::all(self.ever_seen());
        for seat in Seat::all(players).filter(|seat| *seat == self.seat) {
            knows[seat] = own;
        }
        knows
    }
}

fn spots(view: &View) -> impl Iterator<Item = (Place, Spot)> {
    Place::all().zip(view.grid.as_flattened().iter().copied())
}

/// A deal in progress: known cards in their places, the others at random.
struct Deal {
    left: [u8; Card::KINDS],
    down: [Option<Card>; Place::COUNT],
    won: Vec<Card>,
}

impl Deal {
    fn new() -> Deal {
        Deal { left: Card::SUPPLY, down: [None; Place::COUNT], won: Vec::with_capacity(Card::COUNT) }
    }

    fn known(&self) -> Places {
        Place::all().filter(|place| self.down[place.index()].is_some()).collect()
    }

    fn draw(&mut self, card: Card) -> bool {
        let left = &mut self.left[card.index()];
        let is_there = *left > 0;
        *left -= u8::from(is_there);
        is_there
    }

    fn win(&mut self, card: Card) {
        if self.draw(card) {
            self.won.push(card);
        }
    }

    /// Deals the remaining cards to the unknown places and piles.
    fn finish(mut self, view: &View, rng: &mut Rng) -> Result<Calcory, ImagineError> {
        let mut pool = Card::deck();
        let mut size = 0;
        for card in Card::deck() {
            pool[size] = card;
            size += usize::from(self.draw(card));
        }
        let mut random = || {
            let pick = below(rng, size.max(1) as u32) as usize;
            size = size.checked_sub(1)?;
            pool.swap(pick, size);
            Some(pool[size])
        };
        let mut down = Vec::with_capacity(Card::COUNT);
        for (place, _) in spots(view).filter(|(_, spot)| *spot == Spot::FaceDown) {
            down.extend(self.down[place.index()].or_else(&mut random));
        }
        self.won.extend(std::iter::from_fn(random));
        Calcory::imagine(view, &down, &self.won)
    }
}
