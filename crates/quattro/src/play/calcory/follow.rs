//! Events of a Calcory table, one by one.

use quattro_rules::calcory::{Event, MARKERS, Place, Spot, Step, Tally, ToBeat, View};
use quattro_rules::seat::Seat;

/// Updates `view` by `event`.
pub(super) fn follow(view: &mut View, event: Event) {
    match event {
        Event::Turned { place, card, .. } => {
            *at(view, place) = Spot::FaceUp { card, marker: None };
            view.turned.sum += card.number();
            view.turned.cards += 1;
        }
        Event::Failed { .. } => {
            change_face_up(view, None, Spot::FaceDown);
            view.turned = Tally::default();
        }
        Event::Beaten { seat } => {
            change_face_up(view, Some(seat), Spot::FaceDown);
            give_markers(view, seat, MARKERS);
            view.to_beat = None;
        }
        Event::Marked { seat, sum, cards, .. } => {
            mark(view, seat);
            give_markers(view, seat, MARKERS - cards);
            view.to_beat = Some(ToBeat { owner: seat, tally: Tally { sum, cards } });
            view.turned = Tally::default();
        }
        Event::PutBack { from, to, .. } => {
            *at(view, from) = Spot::Empty;
            *at(view, to) = Spot::FaceDown;
        }
        Event::TookLast { seat } => {
            change_face_up(view, Some(seat), Spot::Empty);
            give_markers(view, seat, MARKERS);
            view.chairs[seat.index()].pile += 1;
            view.to_beat = None;
        }
        Event::GameOver { end } => view.step = Step::Over { end },
        // Which card goes back is known only when it is put back; the next real view will have it.
        Event::Took { .. } | Event::Dealt { .. } | Event::Thirteen { .. } => {}
        Event::Survived { seat, .. } | Event::Passed { seat } => view.on_turn = seat,
    }
}

fn at(view: &mut View, place: Place) -> &mut Spot {
    &mut view.grid[place.row()][place.column()]
}

fn give_markers(view: &mut View, seat: Seat, markers: u8) {
    view.chairs[seat.index()].markers = markers;
}

/// All face-up cards with this seat's marker, or without a marker.
fn change_face_up(view: &mut View, of: Option<Seat>, into: Spot) {
    for spot in view.grid.iter_mut().flatten() {
        if matches!(spot, Spot::FaceUp { marker, .. } if *marker == of) {
            *spot = into;
        }
    }
}

fn mark(view: &mut View, seat: Seat) {
    for spot in view.grid.iter_mut().flatten() {
        if let Spot::FaceUp { marker: marker @ None, .. } = spot {
            *marker = Some(seat);
        }
    }
}

#[cfg(test)]
mod tests {
    use quattro_rules::calcory::{Action, Calcory};
    use quattro_rules::chance::{Seeded, below};
    use quattro_rules::dealer::Narrator;
    use quattro_rules::game::Game;
    use quattro_rules::setup::{GameId, Setup};
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    use super::*;

    /// The parts of a view that events determine; the rest comes with the next real view.
    fn told(view: &View) -> View {
        let mut view = view.clone();
        (view.to_act, view.stop, view.on_turn, view.quiet_turns) = (None, None, Seat::FIRST, 0);
        if !matches!(view.step, Step::Over { .. }) {
            view.step = Step::Turn;
        }
        view
    }

    fn check(players: u8, seed: u64) {
        let mut dealer = Narrator::new(Seeded::from_number(seed));
        let mut game =
            Calcory::deal(&Setup::new(GameId::Calcory, players), &mut dealer).expect("a valid set-up");
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut view = game.view(None);
        let mut legal = Vec::new();
        dealer.told.clear();
        while game.to_act().is_some() {
            game.legal(&mut legal);
            let action = legal[below(&mut rng, legal.len() as u32) as usize];
            game.apply(action, &mut dealer).expect("a legal action");
            dealer.told.drain(..).for_each(|told| follow(&mut view, told.event));
            let real = game.view(None);
            if matches!(action, Action::Back(_)) {
                view = real;
            } else {
                assert_eq!(told(&view), told(&real), "after {action}");
            }
        }
    }

    #[test]
    fn following_the_events_leads_to_the_real_view() {
        for players in 2..=4 {
            (1..=30).for_each(|seed| check(players, seed));
        }
    }
}
