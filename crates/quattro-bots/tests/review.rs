//! Reviews of games whose players are known: who forgets loses by memory, who plays at random by choice, and who has bad
//! cards by luck. Other seeds: `examples/review_figures.rs`.

use quattro_bots::review::{Effort, MemoryScore, NotReviewed, Points, Review, Reviewing};
use quattro_bots::{Bot, Brain, Budget, Playable, Retention};
use quattro_rules::calcory::Calcory;
use quattro_rules::chance::Seeded;
use quattro_rules::progress::GameInProgress;
use quattro_rules::record::Record;
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use quattro_rules::with_engine;

const SEARCH: Brain = Brain::Search(Budget::Playouts(150));
const PERFECT: (Brain, Retention) = (SEARCH, Retention::Perfect);
const FORGETFUL: Retention = Retention::Fading { half_life: 6.0 };
const EFFORT: Effort = Effort { playouts: 60 };

/// A game (of one round in Mamma Mia!) in which the first seat has this brain and memory; the other one plays well and forgets nothing.
fn played<G: Playable>(game: GameId, brain: Brain, retention: Retention, seed: u64) -> Record {
    played_against::<G>(game, (brain, retention), (Brain::Good, Retention::Perfect), seed)
}

/// The same with another player at the second seat.
fn played_against<G: Playable>(
    game: GameId,
    first: (Brain, Retention),
    other: (Brain, Retention),
    seed: u64,
) -> Record {
    let mut setup = Setup::new(game, 2);
    if game == GameId::MammaMia {
        setup.options.rounds = Some(1);
    }
    let mut game = GameInProgress::<G, _>::deal(&setup, Seeded::numbered(77, seed)).expect("a valid set-up");
    let bot = |seat| match seat {
        Seat::FIRST => Bot::<G>::with(first.0, first.1, &setup, seat, seed),
        _ => Bot::with(other.0, other.1, &setup, seat, seed),
    };
    let mut bots: Vec<_> = Seat::all(setup.players).map(bot).collect();
    let mut heard = 0;
    while let Some(seat) = game.game().to_act() {
        for told in &game.told()[heard..] {
            bots.iter_mut()
                .filter(|bot| told.to.includes(Some(bot.seat())))
                .for_each(|bot| bot.hear(&told.event));
        }
        heard = game.told().len();
        let action = bots[seat.index()].decide(&game.game().view(Some(seat)), &game.legal()).action;
        game.apply(action).expect("a legal action");
    }
    game.record(vec!["Somebody".to_owned(); 2])
}

fn review<G: Playable>(record: &Record) -> Review<G::Action> {
    Reviewing::<G>::begin(record, Seat::FIRST, EFFORT, 3).expect("a finished game").finish()
}

/// What some games of a player come to.
#[derive(Debug, Default)]
struct Sums {
    memory: Points,
    choice: Points,
    luck: Points,
    score: MemoryScore,
}

impl Sums {
    fn add<A>(&mut self, review: &Review<A>) {
        self.memory += review.memory();
        self.choice += review.choice();
        self.luck += review.luck();
        self.score = self.score + review.memory_score();
    }
}

const GAMES: u64 = 2;

fn sums(game: GameId, brain: Brain, retention: Retention) -> Sums {
    let mut sums = Sums::default();
    for seed in 0..GAMES {
        with_engine!(game, G => sums.add(&review::<G>(&played::<G>(game, brain, retention, seed))));
    }
    sums
}

fn memory_is_found(game: GameId) {
    let perfect = sums(game, SEARCH, Retention::Perfect);
    let fading = sums(game, SEARCH, FORGETFUL);
    assert!(perfect.score.percent() >= Some(60), "{game}: {perfect:?}");
    assert!(fading.score.percent() < perfect.score.percent(), "{game}: {fading:?}");
    assert!(
        2 * fading.memory.0 > 3 * perfect.memory.0 && fading.memory > fading.choice,
        "{game}: {fading:?}"
    );
}

#[test]
fn who_forgets_loses_by_memory() {
    GameId::ALL.into_iter().for_each(memory_is_found);
}

#[test]
fn who_plays_at_random_loses_more_by_choice_than_who_searches() {
    let choice = |brain| {
        GameId::ALL.map(|game| sums(game, brain, Retention::Perfect).choice).into_iter().sum::<Points>()
    };
    let (random, searching) = (choice(Brain::Random), choice(SEARCH));
    assert!(random.0 > 2 * searching.0, "{random:?}, {searching:?}");
}

#[test]
fn who_plays_at_random_loses_by_choice() {
    for game in GameId::ALL {
        let random = sums(game, Brain::Random, Retention::Perfect);
        assert!(random.choice.0 > 2 * random.memory.0, "{game}: {random:?}");
    }
}

/// Games of two players who are the same in all but their cards: most of what makes some of them won and others lost is
/// luck.
#[test]
fn whoever_has_the_worse_cards_loses_by_luck() {
    for game in GameId::ALL {
        let [won, lost] = [1, 2].map(|place| by_place(game, place));
        assert!(lost.luck < Points::ZERO && won.luck > Points::ZERO, "{game}: {won:?} {lost:?}");
        let differs = Points(Points::ALL.0 * i32::from(DEALS));
        assert!(won.luck.0 - lost.luck.0 > differs.0 / 2, "{game}: {won:?} {lost:?}");
    }
}

/// What the games come to in which the first of two such players came in at this place, alone.
fn by_place(game: GameId, place: u8) -> Sums {
    let is_meant = |record: &Record| {
        let seats = record.result.as_ref().map(|result| &result.seats);
        seats.is_some_and(|seats| seats[0].place == place && seats[1].place == 3 - place)
    };
    let mut sums = Sums::default();
    let found = with_engine!(game, G => {
        let records = (100..140).map(|seed| played_against::<G>(game, PERFECT, PERFECT, seed));
        let deals = records.filter(is_meant).take(usize::from(DEALS));
        deals.map(|record| sums.add(&review::<G>(&record))).count()
    });
    assert_eq!(found, usize::from(DEALS), "{game}");
    sums
}

const DEALS: u8 = 3;

/// In Calcory everybody sees the same, so that what was lost in a turn long ago is not lost once more when the same is best
/// again: whoever stops too late in two turns that are far apart has lost twice.
#[test]
fn what_is_missed_again_much_later_counts_again() {
    let repeated = (0..GAMES).filter(|seed| {
        let record = played::<Calcory>(GameId::Calcory, Brain::Random, Retention::Perfect, *seed);
        let review = review::<Calcory>(&record);
        let lost = review.decisions.iter().filter(|decision| decision.seen.loss() > Points::ZERO);
        let best: Vec<_> = lost.map(|decision| decision.seen.best).collect();
        best.iter().any(|action| best.iter().filter(|other| *other == action).count() > 1)
    });
    assert!(repeated.count() > 0, "nothing was best and missed twice");
}

#[test]
fn the_parts_add_up() {
    for game in GameId::ALL {
        with_engine!(game, G => {
            let review = review::<G>(&played::<G>(game, Brain::Random, Retention::Perfect, 40));
            let sum = review.start + review.luck() - review.memory() - review.choice();
            assert_eq!(sum, review.result, "{game}");
            assert!(review.decisions.len() > 3 && review.moments.len() <= 3, "{game}");
        });
    }
}

#[test]
fn the_same_record_and_seed_give_the_same_review() {
    for game in GameId::ALL {
        with_engine!(game, G => {
            let record = played::<G>(game, Brain::Random, Retention::Perfect, 41);
            assert_eq!(review::<G>(&record), review::<G>(&record), "{game}");
        });
    }
}

#[test]
fn a_game_that_is_not_over_is_not_reviewed() {
    let mut record = played::<Calcory>(GameId::Calcory, Brain::Random, Retention::Perfect, 42);
    record.result = None;
    record.actions.pop();
    let begun = Reviewing::<Calcory>::begin(&record, Seat::FIRST, EFFORT, 3);
    assert!(matches!(begun, Err(NotReviewed::NotOver)));
}

#[test]
fn everybody_without_a_memory_loses_what_there_is_to_lose() {
    let nobody = sums(GameId::Calcory, SEARCH, Retention::Nothing);
    assert!(nobody.score.percent().is_some_and(|percent| percent < 40), "{nobody:?}");
}
