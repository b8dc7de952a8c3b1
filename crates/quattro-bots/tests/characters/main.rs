//! Each character plays in a way that one can feel: its habits differ clearly from a cook's with the same cards. All by
//! fixed seeds and without a clock, so the figures are the same on every machine.

mod habits;

use habits::{Habits, measure};
use quattro_bots::{Character, Level};
use quattro_rules::setup::GameId;

const GAMES: u64 = 60;
const PIZZA: [GameId; 3] = [GameId::MammaMia, GameId::SoleMio, GameId::Grande];

/// The habits of a character, and of a cook on the same chairs.
fn beside_a_cook(game: GameId, character: Character) -> [Habits; 2] {
    [measure(game, character, GAMES), measure(game, Level::Cook, GAMES)]
}

/// Whether one shows a habit more than the other, by this margin at least.
#[track_caller]
fn assert_more(habit: &str, more: &Habits, less: &Habits, margin: f64) {
    let [more, less] = [more, less].map(|habits| habits.of(habit));
    assert!(more >= less + margin, "{habit}: {more:.3} is not {margin} more than {less:.3}");
}

#[test]
fn the_miser_gives_nothing_away() {
    for game in PIZZA {
        let [taddeo, cook] = beside_a_cook(game, Character::Taddeo);
        assert_more("toppings at once", &cook, &taddeo, 0.2);
        if game != GameId::MammaMia {
            assert_more("help given when possible", &cook, &taddeo, 0.2);
            assert!(taddeo.of("help given when possible") <= 0.0, "{game}");
        }
    }
    let [taddeo, cook] = beside_a_cook(GameId::Calcory, Character::Taddeo);
    assert_more("cards turned up a turn", &cook, &taddeo, 0.1);
}

#[test]
fn the_gambler_dares() {
    for game in PIZZA {
        let [gina, cook] = beside_a_cook(game, Character::Gina);
        assert_more("toppings at once", &gina, &cook, 0.05);
        assert_more("orders played when asked", &gina, &cook, 0.02);
        if game == GameId::MammaMia {
            assert_more("Bombastica a game", &gina, &cook, 1.0);
        }
    }
    let [gina, cook] = beside_a_cook(GameId::Calcory, Character::Gina);
    assert_more("new cards of those turned up", &gina, &cook, 0.08);
    assert_more("turns that fail", &gina, &cook, 0.1);
}

#[test]
fn the_elephant_forgets_nothing() {
    let [ottavia, cook] = beside_a_cook(GameId::Calcory, Character::Ottavia);
    assert_more("games won", &ottavia, &cook, 0.2);
    assert_more("turns that fail", &cook, &ottavia, 0.1);
}

#[test]
fn the_dreamer_is_elsewhere() {
    for game in PIZZA {
        let [luna, cook] = beside_a_cook(game, Character::Luna);
        assert_more("orders played when asked", &cook, &luna, 0.05);
    }
    let [luna, cook] = beside_a_cook(GameId::Calcory, Character::Luna);
    assert_more("new cards beside open ones", &luna, &cook, 0.1);
    assert_more("turns that fail", &luna, &cook, 0.05);
}
