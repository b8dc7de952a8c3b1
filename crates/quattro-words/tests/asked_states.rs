//! Decisions of every sort as the server puts them to a seat, in every language. This test writes the files from which
//! the browser's tests show every question in every language and size (`web-tests/tests/fits.test.mjs`).
//!
//! Of all decisions of the same sort the fullest are kept: many choices, long words, a full hand.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use quattro_rules::calcory::Calcory;
use quattro_rules::chance::{Seeded, below};
use quattro_rules::dealer::Narrator;
use quattro_rules::game::Game;
use quattro_rules::pizza::{Decision, HAND, Pizza};
use quattro_rules::seat::Seat;
use quattro_rules::setup::{GameId, Setup};
use quattro_words::{ChoiceWords, Language, Names, QuestionWords, Speak, Words};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::{Value, json};

/// Actions that make more happen than a random choice would: orders are played, completed, helped with.
const EAGER: [&str; 7] = ["add", "ask", "give", "join", "order", "reserve", "show"];

/// How often an eager action is taken where there is one.
const EAGER_OF_TEN: u32 = 7;

/// Games of each number of players.
const GAMES: u64 = 12;

/// As long as names that people have; the first is the longest.
const NAMES: [&str; 5] = ["Jean-Baptiste", "Rosa", "Maximilian", "Enzo", "Anneliese"];

/// How many decisions of a sort are kept: each is shown in every language and size.
const KEPT: usize = 1;

/// What a test of the browser needs to know of an engine.
trait Asks: Speak {
    /// The sort of decision: those of one sort look alike.
    fn sort(&self) -> String;
    fn rule(&self) -> Value;
    fn numbers() -> Value;
}

impl Asks for Pizza {
    fn sort(&self) -> String {
        let ask = json!(self.decision())["ask"].as_str().unwrap_or_default().to_owned();
        let order = self.view(None).judged.map(|judged| judged.order.to_string());
        match (self.decision(), order) {
            (Some(Decision::Choose), Some(order)) => format!("{ask}-{order}"),
            _ => ask,
        }
    }

    fn rule(&self) -> Value {
        json!(self.question_rule())
    }

    fn numbers() -> Value {
        json!({ "refill": HAND })
    }
}

impl Asks for Calcory {
    fn sort(&self) -> String {
        json!(self.view(None))["step"].as_str().unwrap_or_default().to_owned()
    }

    fn rule(&self) -> Value {
        json!(self.question_rule())
    }

    fn numbers() -> Value {
        json!({ "target": quattro_rules::calcory::THIRTEEN })
    }
}

/// The question and the choices in one language.
struct Asked {
    question: QuestionWords,
    legal: Vec<(String, ChoiceWords)>,
}

impl Asked {
    fn new<G: Speak>(game: &G, seat: Seat, legal: &[G::Action], language: Language, names: &Names) -> Asked {
        let words = Words::shared(language);
        let choice = |action: &G::Action| (action.to_string(), game.choice_in_words(*action, words, names));
        let question = game.question_in_words(Some(seat), words, names);
        Asked { question, legal: legal.iter().map(choice).collect() }
    }

    /// How much there is to read.
    fn length(&self) -> usize {
        let QuestionWords { title, hint, .. } = &self.question;
        let longest = self.legal.iter().map(|(_, words)| words.line().len()).max().unwrap_or(0);
        2 * title.len() + hint.as_ref().map_or(0, String::len) + longest
    }

    fn json(&self) -> Value {
        let legal = self.legal.iter().map(|(action, words)| json!({ "action": action, "words": words }));
        json!({ "question": self.question, "legal": legal.collect::<Vec<_>>() })
    }
}

/// The fullest decisions of every sort.
#[derive(Default)]
struct Kept(BTreeMap<String, Vec<(usize, Value)>>);

impl Kept {
    fn play<G: Asks>(&mut self, setup: &Setup, seed: u64) {
        let mut dealer = Narrator::new(Seeded::from_number(seed));
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = G::deal(setup, &mut dealer).expect("a valid set-up");
        let (mut legal, mut moves) = (Vec::new(), 0);
        while let Some(seat) = game.to_act() {
            game.legal(&mut legal);
            self.offer(&game, seat, &legal, moves);
            game.apply(choose(&legal, &mut rng), &mut dealer).expect("a legal action");
            moves += 1;
        }
    }

    fn offer<G: Asks>(&mut self, game: &G, seat: Seat, legal: &[G::Action], moves: u32) {
        let only = if legal.len() == 1 { "-only" } else { "" };
        let sort = format!("{}-{}{only}", game.id(), game.sort());
        let names =
            Names::new(NAMES.iter().take(usize::from(game.players())).map(ToString::to_string).collect());
        let german = Asked::new(game, seat, legal, Language::De, &names);
        let fullness = 40 * legal.len() + german.length() + 20 * usize::from(game.players());
        let kept = self.0.entry(sort.clone()).or_default();
        if kept.len() == KEPT && kept.iter().all(|(least, _)| *least >= fullness) {
            return;
        }
        let words = Language::ALL.map(|language| {
            (language.code().to_owned(), Asked::new(game, seat, legal, language, &names).json())
        });
        let state = json!({
            "sort": sort, "game": game.id(), "seat": seat, "names": NAMES[..usize::from(game.players())],
            "moves": moves, "view": game.view(Some(seat)), "rule": game.rule(), "numbers": G::numbers(),
            "words": words.into_iter().collect::<serde_json::Map<_, _>>(),
        });
        kept.push((fullness, state));
        kept.sort_by_key(|(fullness, _)| std::cmp::Reverse(*fullness));
        kept.truncate(KEPT);
    }
}

fn choose<A: Copy + ToString>(legal: &[A], rng: &mut ChaCha8Rng) -> A {
    let eager = |action: &A| EAGER.iter().any(|verb| action.to_string().starts_with(verb));
    let eager: Vec<A> = legal.iter().copied().filter(eager).collect();
    let choices = if !eager.is_empty() && below(rng, 10) < EAGER_OF_TEN { &eager } else { legal };
    choices[below(rng, choices.len() as u32) as usize]
}

fn write<G: Asks>(folder: &Path, name: &str, games: &[GameId]) -> Vec<String> {
    let mut kept = Kept::default();
    for game in games {
        for (players, seed) in game.players().flat_map(|players| (0..GAMES).map(move |seed| (players, seed)))
        {
            kept.play::<G>(&Setup::new(*game, players), seed);
        }
    }
    let sorts = kept.0.keys().cloned().collect();
    let states: Vec<Value> = kept.0.into_values().flatten().map(|(_, state)| state).collect();
    fs::write(folder.join(name), Value::from(states).to_string()).expect("a writable target folder");
    sorts
}

#[test]
fn decisions_are_written_for_the_tests_of_the_browser() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("asked-states");
    fs::create_dir_all(&folder).expect("a writable target folder");
    let sorts = write::<Pizza>(&folder, "pizza.json", &[GameId::MammaMia, GameId::SoleMio, GameId::Grande]);
    for ask in [
        "mamma-mia-play-toppings",
        "mamma-mia-play-order",
        "mamma-mia-draw",
        "mamma-mia-settle",
        "mamma-mia-choose-minimale",
        "mamma-mia-choose-monotoni",
        "sole-mio-choose-ladder",
        "sole-mio-choose-without-me",
        "sole-mio-choose-two-doubles",
        "sole-mio-series",
        "sole-mio-number",
        "sole-mio-reserve",
        "sole-mio-help",
        "sole-mio-help-only",
        "sole-mio-commit",
        "sole-mio-show-against",
        "sole-mio-name",
        "sole-mio-show-one",
        "sole-mio-match",
        "grande-want",
    ] {
        assert!(sorts.iter().any(|sort| sort == ask), "no decision {ask} among {sorts:?}");
    }
    let sorts = write::<Calcory>(&folder, "calcory.json", &[GameId::Calcory]);
    assert_eq!(sorts.len(), 3, "{sorts:?}");
}
