//! A bot's choice is the same in all worlds that its seat cannot tell apart: a game is played and recorded,
//! everything that a seat has not seen by some move is redealt, the same moves are made in that other world,
//! and the seat's bot must decide alike in both at every decision.

use std::hash::{DefaultHasher, Hash, Hasher};

use quattro_bots::review::{Assessment, Effort, Explanation, Verdict, assess, explain, situations};
use quattro_bots::{Bot, BotName, Brain, Budget, Choice, Level, Playable};
use quattro_rules::calcory::Calcory;
use quattro_rules::chance::{Seeded, below};
use quattro_rules::dealer::Narrator;
use quattro_rules::pizza::Pizza;
use quattro_rules::record::{Record, Recorder, Replay};
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use quattro_testkit::redeal::Redeal;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// Answers at a decision. It is handed the whole game; a bot is shown only its seat's view of it.
type Ask<'a, G, T> = dyn FnMut(&G, &[<G as quattro_rules::game::Game>::Action]) -> T + 'a;

/// This bot with few enough playouts that a test can ask it often.
fn bot<G: Playable>(name: BotName, setup: &Setup, seat: Seat) -> Bot<G> {
    let brain = match name.brain() {
        Brain::Search(_) => Brain::Search(Budget::Playouts(8)),
        brain => brain,
    };
    Bot::with(brain, name.retention(), setup, seat, 5)
}

/// The first moves of a game among players of this name.
fn recorded<G: Playable>(setup: &Setup, name: BotName, seed: u64, moves: u32) -> Record {
    let mut dealer = Narrator::new(Recorder::new(Seeded::from_number(seed)));
    let mut game = G::deal(setup, &mut dealer).expect("a valid set-up");
    let mut bots: Vec<Bot<G>> = Seat::all(setup.players).map(|seat| bot(name, setup, seat)).collect();
    let mut record = Record::new(setup, vec!["Somebody".to_owned(); usize::from(setup.players)]);
    let mut legal = Vec::new();
    for _ in 0..moves {
        for told in dealer.told.drain(..) {
            let hearers = bots.iter_mut().filter(|bot| told.to.includes(Some(bot.seat())));
            hearers.for_each(|bot| bot.hear(&told.event));
        }
        let Some(seat) = game.to_act() else { break };
        game.legal(&mut legal);
        let action = bots[seat.index()].decide(&game.view(Some(seat)), &legal).action;
        game.apply(action, &mut dealer).expect("a legal action");
        record.push(seat, &action);
    }
    record.set_chance(&dealer.chance);
    record.result = game.outcome();
    record
}

/// What `seat` answers at each of its decisions, hearing what it is told.
fn answers<G: Playable, T>(
    record: &Record,
    seat: Seat,
    hear: &mut dyn FnMut(&G::Event),
    ask: &mut Ask<'_, G, T>,
) -> Vec<T> {
    let mut replay = Replay::<G>::open(record).expect("a possible deal");
    let (mut told, mut answers, mut legal) = (replay.opening().to_vec(), Vec::new(), Vec::new());
    loop {
        told.iter().filter(|told| told.to.includes(Some(seat))).for_each(|told| hear(&told.event));
        if replay.game().to_act() == Some(seat) {
            replay.game().legal(&mut legal);
            answers.push(ask(replay.game(), &legal));
        }
        let Some(step) = replay.step().expect("the same moves are legal") else { return answers };
        told = step.told;
    }
}

fn choices<G: Playable>(record: &Record, seat: Seat, name: BotName) -> Vec<Choice<G::Action>> {
    let bot = std::cell::RefCell::new(bot::<G>(name, &record.setup(), seat));
    answers::<G, _>(record, seat, &mut |event| bot.borrow_mut().hear(event), &mut |game, legal| {
        bot.borrow_mut().decide(&game.view(Some(seat)), legal)
    })
}

/// A cheating player, whose choices depend on all cards.
fn choices_of_a_peeker<G: Playable>(record: &Record, seat: Seat) -> Vec<G::Action> {
    answers::<G, _>(record, seat, &mut |_| {}, &mut |game, legal| {
        let mut hasher = DefaultHasher::new();
        format!("{game:?}").hash(&mut hasher);
        legal[hasher.finish() as usize % legal.len()]
    })
}

/// Pairs of worlds that a seat cannot tell apart at a random move.
fn for_twin_worlds<G: Playable + Redeal>(game: GameId, mut check: impl FnMut(Seat, &Record, &Record)) {
    const LONGEST: u32 = 160;
    let mut rng = ChaCha8Rng::seed_from_u64(game as u64);
    let mut different = 0;
    for seed in 0..8 {
        let fewest = u32::from(*game.players().start());
        let choice = u32::from(*game.players().end()) - fewest + 1;
        let setup = Setup::new(game, (fewest + seed as u32 % choice) as u8);
        let level = [Level::Random, Level::Cook][seed as usize % 2];
        let record = recorded::<G>(&setup, level.into(), seed, 2 + below(&mut rng, LONGEST));
        // A finished game has no secrets left, and its result may depend on them.
        if record.result.is_some() {
            continue;
        }
        for seat in Seat::all(setup.players) {
            let other = G::redeal(&record, Some(seat), &mut rng);
            different += u32::from(other != record);
            check(seat, &record, &other);
        }
    }
    assert!(different > 9, "{game}: too few worlds differ");
}

fn nobody_peeks<G: Playable + Redeal>(game: GameId) {
    let mut asked = 0;
    for_twin_worlds::<G>(game, |seat, record, other| {
        for name in BotName::all().filter(|name| *name != Level::Random.into()) {
            let here = choices::<G>(record, seat, name);
            let there = choices::<G>(other, seat, name);
            assert_eq!(here, there, "{name} at seat {seat} can tell\n{}", record.to_json());
            asked += here.len();
        }
    });
    assert!(asked > 200, "{game}: only {asked} questions");
}

/// What a review says that could be known, as far as the game has come.
fn assessments<G: Playable>(record: &Record, seat: Seat) -> Vec<Option<Assessment<G::Action>>> {
    let played = situations::<G>(record, seat).expect("a valid record");
    let last = played.situations.iter().rev().take(LOOKED_BACK_AT);
    last.map(|real| assess(&real.situation, Effort { playouts: 8 }, 1)).collect()
}

/// Why the first thing that could be done at the last decision is better than the last one, or is not.
fn explanation<G: Playable>(record: &Record, seat: Seat) -> Option<Explanation> {
    let played = situations::<G>(record, seat).expect("a valid record");
    let real = played.situations.last()?;
    let mut legal = Vec::new();
    real.game.legal(&mut legal);
    let (best, taken) = (*legal.first()?, *legal.last()?);
    Some(explain(&real.situation, Verdict::Memory, best, taken, Effort { playouts: 6 }, 1))
}

/// The last decisions are those with most to know.
const LOOKED_BACK_AT: usize = 6;

fn no_review_peeks<G: Playable + Redeal>(game: GameId) {
    let (mut asked, mut explained) = (0, 0);
    for_twin_worlds::<G>(game, |seat, record, other| {
        let [here, there] = [record, other].map(|record| assessments::<G>(record, seat));
        assert_eq!(here, there, "the review of seat {seat} can tell\n{}", record.to_json());
        asked += here.iter().flatten().count();
        let [here, there] = [record, other].map(|record| explanation::<G>(record, seat));
        assert_eq!(here, there, "what the review of seat {seat} says can tell\n{}", record.to_json());
        explained += here.map_or(0, |why| why.effects.len() + why.told.len());
    });
    assert!(asked > 50, "{game}: only {asked} decisions");
    assert!(explained > 5, "{game}: only {explained} reasons");
}

fn a_peeker_is_caught<G: Playable + Redeal>(game: GameId) {
    let mut caught = 0;
    for_twin_worlds::<G>(game, |seat, record, other| {
        let twins = [record, other].map(|record| choices_of_a_peeker::<G>(record, seat));
        caught += u32::from(twins[0] != twins[1]);
    });
    assert!(caught > 9, "{game}: caught only {caught} times");
}

#[test]
fn nobody_peeks_at_mamma_mia() {
    nobody_peeks::<Pizza>(GameId::MammaMia);
}

#[test]
fn nobody_peeks_at_sole_mio() {
    nobody_peeks::<Pizza>(GameId::SoleMio);
}

#[test]
fn nobody_peeks_at_grande() {
    nobody_peeks::<Pizza>(GameId::Grande);
}

#[test]
fn nobody_peeks_at_calcory() {
    nobody_peeks::<Calcory>(GameId::Calcory);
}

#[test]
fn what_could_be_known_depends_on_nothing_hidden() {
    no_review_peeks::<Calcory>(GameId::Calcory);
    [GameId::MammaMia, GameId::SoleMio, GameId::Grande].into_iter().for_each(no_review_peeks::<Pizza>);
}

#[test]
fn somebody_who_peeks_is_caught() {
    a_peeker_is_caught::<Calcory>(GameId::Calcory);
    [GameId::MammaMia, GameId::SoleMio, GameId::Grande].into_iter().for_each(a_peeker_is_caught::<Pizza>);
}
