//! Reviews told in words.

use quattro_bots::arena;
use quattro_bots::review::Effort;
use quattro_rules::chance::Seeded;
use quattro_rules::game::Game as _;
use quattro_rules::pizza::{Phase, Pizza};
use quattro_rules::record::{Record, Replay};
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use quattro_rules::with_engine;
use quattro_table::protocol::ReviewedGame;
use quattro_table::review;
use quattro_words::Language;

fn played(game: GameId) -> Record {
    let bots = ["cook", "apprentice", "random"].map(|name| name.parse().expect("a bot"));
    let played = with_engine!(game, G => {
        arena::play::<G>(&Setup::new(game, 3), &bots, Seeded::from_number(4), 4)
    });
    played.expect("a game").record
}

fn texts(review: &ReviewedGame) -> Vec<&String> {
    let of_moments = review.moments.iter().flat_map(|moment| {
        let told = moment.told.iter().flat_map(|before| [&before.text, &before.ago]);
        [&moment.taken.text, &moment.best.text, &moment.reason].into_iter().chain(told)
    });
    of_moments.chain(review.moves.iter().map(|reviewed| &reviewed.text)).chain([&review.summary]).collect()
}

#[test]
fn a_review_is_told_in_every_language_and_its_parts_add_up() {
    for game in GameId::ALL {
        let record = played(game);
        for seat in Seat::all(3) {
            let mut steps = review::begin(&record, seat, Effort { playouts: 10 }).expect("a finished game");
            let total = steps.progress().1;
            while steps.step() {
                assert!(steps.progress().0 < total);
            }
            let finished = steps.finish();
            for language in Language::ALL {
                let told = review::tell(&record, &finished.body, Some(seat), language)
                    .expect("a review of this game");
                assert_eq!(told.start + told.memory + told.choice + told.luck, told.result, "{game}");
                assert_eq!(
                    told.parts().iter().sum::<i32>(),
                    told.result.percent() - told.start.percent(),
                    "{game}"
                );
                assert!(!told.moves.is_empty() && told.moments.len() <= 3, "{game}");
                let torn = |text: &&&String| text.is_empty() || text.contains(['{', '}']);
                assert_eq!(texts(&told).iter().find(torn), None, "{game} {language}");
            }
        }
    }
}

/// A review of this seat, told in English to the player who sat there.
fn told(record: &Record, seat: Seat, playouts: u32) -> ReviewedGame {
    let steps = review::begin(record, seat, Effort { playouts }).expect("a finished game");
    review::tell(record, &steps.finish().body, Some(seat), Language::En).expect("a review of this game")
}

#[test]
fn what_a_moment_says_fits_together() {
    let mut explained = 0;
    for game in GameId::ALL {
        let record = played(game);
        for seat in Seat::all(3) {
            for moment in told(&record, seat, 60).moments {
                assert_eq!(moment.taken.chance, moment.best.chance + moment.change, "{game}: {moment:?}");
                assert_ne!(moment.taken.text, moment.best.text, "{game}: {moment:?}");
                let own = record.actions[moment.number as usize - 1].seat;
                assert_eq!(own, seat, "{game}: {moment:?}");
                explained += usize::from(moment.reason.contains("Maestro"));
            }
        }
    }
    assert!(explained > 9, "only {explained} moments are explained");
}

/// In Calcory an action is told by the card, if it had been seen; and what nobody had seen has no number.
#[test]
fn a_card_of_calcory_is_named_if_it_had_been_seen() {
    let record = played(GameId::Calcory);
    let (mut seen, mut unseen) = (0, 0);
    for seat in Seat::all(3) {
        for reviewed in told(&record, seat, 10).moves {
            let before = &record.actions[..reviewed.number as usize - 1];
            let played = &record.actions[reviewed.number as usize - 1].action;
            let Some(place) = played.strip_prefix("turn:") else { continue };
            let put = format!("put:{place}");
            let was_seen = before.iter().any(|earlier| earlier.action == *played || earlier.action == put);
            assert_eq!(reviewed.text.contains("not seen before"), !was_seen, "{played}: {}", reviewed.text);
            assert_eq!(reviewed.text.starts_with("Turn up the "), was_seen, "{played}: {}", reviewed.text);
            (seen, unseen) = (seen + u32::from(was_seen), unseen + u32::from(!was_seen));
        }
    }
    assert!(seen > 9 && unseen > 9, "{seen} {unseen}");
}

#[test]
fn a_review_of_another_game_is_refused() {
    let [pizza, calcory] = [GameId::MammaMia, GameId::Calcory].map(played);
    let steps = review::begin(&calcory, Seat::FIRST, Effort { playouts: 2 }).expect("a finished game");
    let body = steps.finish().body;
    assert!(review::tell(&pizza, &body, None, Language::En).is_err());
}

/// How many cards are in the oven before a move, while it is being filled.
fn oven_before(record: &Record, number: u32) -> usize {
    let mut replay = Replay::<Pizza>::open(record).expect("a possible deal");
    for _ in 1..number {
        replay.step().expect("a legal move");
    }
    let view = replay.game().view(None);
    if view.phase == Phase::Playing { view.oven.into() } else { 0 }
}

#[test]
fn a_moment_shows_all_cards_that_are_in_the_oven() {
    let mut shown = 0;
    for game in [GameId::MammaMia, GameId::SoleMio, GameId::Grande] {
        let record = played(game);
        for seat in Seat::all(3) {
            let steps = review::begin(&record, seat, Effort { playouts: 20 }).expect("a finished game");
            let told = review::tell(&record, &steps.finish().body, Some(seat), Language::En);
            for moment in told.expect("a review of this game").moments {
                let cards = oven_before(&record, moment.number);
                assert_eq!(moment.seen.len(), cards, "{game}, seat {seat}, move {}", moment.number);
                shown += cards;
            }
        }
    }
    assert!(shown > 0);
}
