//! What a search considers in Calcory: few actions, and among them everything worth reaching.

use quattro_bots::calcory::{CalcoryMemory, Imagined};
use quattro_bots::{Entrant, Level, Memory, Playable, Retention, Rng, SeatedBot, World};
use quattro_rules::calcory::{Action, Calcory, Card, Step};
use quattro_rules::chance::{Seeded, below};
use quattro_rules::dealer::{Narrator, Silent};
use quattro_rules::game::Game;
use quattro_rules::progress::GameInProgress;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use rand_core::SeedableRng;

/// Random games: `look` gets each position in which a turn can go on, with everything known that was ever turned up.
fn positions(games: u64, mut look: impl FnMut(&Calcory, &Imagined, &CalcoryMemory)) {
    for number in 0..games {
        let setup = Setup::new(GameId::Calcory, 2 + (number % 3) as u8);
        let (mut rng, mut legal) = (Rng::seed_from_u64(number), Vec::new());
        let mut dealer = Narrator::new(Seeded::from_number(number));
        let mut game = Calcory::deal(&setup, &mut dealer).expect("a valid set-up");
        let mut memory: CalcoryMemory = Memory::new(&setup, Seat::FIRST, Retention::Perfect, 1);
        while game.to_act().is_some() {
            dealer.told.drain(..).for_each(|told| memory.hear(&told.event));
            if game.step() == Step::Turn {
                look(&game, &Calcory::true_world(&game, &memory), &memory);
            }
            game.legal(&mut legal);
            let action = legal[below(&mut rng, legal.len() as u32) as usize];
            game.apply(action, &mut dealer).expect("a legal action");
        }
    }
}

fn listed(world: &Imagined) -> Vec<Action> {
    let mut listed = Vec::new();
    world.list(&mut listed);
    listed
}

#[test]
fn what_is_considered_is_legal_and_never_nothing() {
    let mut seen = 0;
    positions(30, |game, world, _| {
        let (listed, mut legal) = (listed(world), Vec::new());
        game.legal(&mut legal);
        assert!(!listed.is_empty(), "{game:?}");
        assert!(listed.iter().all(|action| legal.contains(action)), "{listed:?} of {legal:?}");
        let turns = listed.iter().filter(|action| **action != Action::Stop).count();
        assert!(turns <= 11, "{listed:?}");
        seen += 1;
    });
    assert!(seen > 1000, "only {seen} positions");
}

/// The most cards of a 13 among `cards`, by trying all sets.
fn most_of_thirteen(cards: &[u8], sum: u8, zero: bool) -> Option<u8> {
    let Some((card, rest)) = cards.split_first() else { return (sum == 13).then_some(0) };
    let without = most_of_thirteen(rest, sum, zero);
    let fits = sum + card <= 13 && !(zero && *card == 0);
    let with =
        if fits { most_of_thirteen(rest, sum + card, zero || *card == 0).map(|most| most + 1) } else { None };
    with.max(without)
}

/// The most cards of a 13 that are reached by what is considered, with known cards alone.
fn most_considered(world: &Imagined, memory: &CalcoryMemory, turned: u8) -> Option<u8> {
    let known = |action: &Action| matches!(action, Action::Turn(place) if memory.card_at(*place).is_some());
    let next = listed(world).into_iter().filter(known).filter_map(|action| {
        let (mut after, mover) = (*world, world.mover());
        after.take(action, &mut Silent(Seeded::from_number(1))).ok()?;
        let goes_on = after.mover() == mover;
        let mut steps = Vec::new();
        after.list(&mut steps);
        match steps.first() {
            Some(Action::Back(_)) if goes_on => Some(turned + 1),
            Some(Action::Turn(_) | Action::Stop) if goes_on => most_considered(&after, memory, turned + 1),
            _ => None,
        }
    });
    next.max()
}

#[test]
fn the_best_known_thirteen_can_be_reached() {
    let (mut reached, mut none) = (0, 0);
    positions(60, |game, world, memory| {
        let known = game.face_down().into_iter().filter_map(|place| memory.card_at(place));
        let cards: Vec<u8> = known.map(Card::number).collect();
        if game.turned().cards > 0 || cards.len() > 9 {
            return;
        }
        let most = most_of_thirteen(&cards, 0, false);
        assert_eq!(most_considered(world, memory, 0), most, "{cards:?}");
        *if most.is_some() { &mut reached } else { &mut none } += 1;
    });
    assert!(reached > 50 && none > 50, "{reached} {none}");
}

/// A lone card that nobody had to beat, by which its owner loses unless somebody beats it.
#[test]
fn no_search_marks_a_lone_card_that_loses() {
    let mut marked = 0;
    for number in 0..12 {
        let players = 2 + (number % 3) as u8;
        let setup = Setup::new(GameId::Calcory, players);
        let mut game =
            GameInProgress::<Calcory, _>::deal(&setup, Seeded::numbered(5, number)).expect("a set-up");
        let chef = [Entrant::new(Level::Chef)];
        let bots = SeatedBot::<Calcory>::at_each(Seat::all(players), &chef, &setup, number);
        let mut bots: Vec<_> = bots.map(|bot| bot.with_playouts(40)).collect();
        while let Some(seat) = game.game().to_act() {
            let bot = &mut bots[seat.index()];
            let (action, before) = (bot.decide(&bot.asked(&game)).action, game.game().to_beat());
            game.apply(action).expect("a legal action");
            let set = game.game().to_beat().filter(|set| set.owner == seat && set.tally.cards == 1);
            if action == Action::Stop && before.is_none() && set.is_some() {
                let own = game.game().pile_size(seat) + 1;
                let best = seat.others(players).map(|other| game.game().pile_size(other)).max();
                assert!(Some(own) >= best, "game {number}: {own} of {best:?}");
                marked += 1;
            }
        }
    }
    assert!(marked > 10, "only {marked} lone cards");
}
