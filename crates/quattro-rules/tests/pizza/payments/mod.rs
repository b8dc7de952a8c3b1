//! What the engine offers for payment against a brute force that tries all subsets (SM-16, SM-18, SM-24, SM-26).

mod case;
mod model;

use std::collections::BTreeSet;

use proptest::prelude::*;
use quattro_rules::chance::Seeded;
use quattro_rules::dealer::Silent;
use quattro_rules::game::Game;
use quattro_rules::pizza::{
    Action, Burnt, Column, Decision, Edition, Event, Kind, KindSet, Need, Pizza, Toppings,
};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use case::{Case, random};
use model::{Card, Lack, cards, payments, reserves, table_pays};

use crate::support::{Table, seat};

/// How often something worth comparing came up.
#[derive(Default, Debug)]
struct Seen {
    filled_by_table: usize,
    choices: usize,
    additions: usize,
    series: usize,
    reserves: usize,
    gifts: usize,
    given: usize,
    refused: usize,
}

#[test]
fn sm_16_sm_18_sm_24_sm_26_payments_in_sole_mio() {
    let seen = judge_many(Edition::SoleMio, 8_000);
    assert!(seen.series > 200, "{seen:?}");
}

#[test]
fn gr_7_payments_in_grande() {
    judge_many(Edition::Grande, 8_000);
}

fn judge_many(edition: Edition, cases: u64) -> Seen {
    let mut seen = Seen::default();
    for number in 0..cases {
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        let case = Case::random(edition, &mut rng);
        Judging::new(&case).run(&mut rng, &mut seen);
    }
    let Seen { filled_by_table, choices, additions, reserves, gifts, given, refused, .. } = seen;
    let least = [filled_by_table, choices, additions, reserves, gifts, given, refused].into_iter().min();
    assert!(least > Some(40), "too few of something to mean anything: {seen:?}");
    seen
}

/// One case on its way through the game.
struct Judging<'a> {
    case: &'a Case,
    table: Table,
    log: Vec<Event>,
}

impl Judging<'_> {
    fn new(case: &Case) -> Judging<'_> {
        let table = case.lay();
        let log = table.events();
        Judging { case, table, log }
    }

    fn play(&mut self, action: &str) {
        self.log.extend(self.table.play(action));
    }

    fn pick(&self, rng: &mut ChaCha8Rng) -> String {
        let legal = self.table.legal();
        legal[random(rng, legal.len())].clone()
    }

    fn run(mut self, rng: &mut ChaCha8Rng, seen: &mut Seen) {
        loop {
            match self.table.game.decision() {
                Some(Decision::Choose) => self.check_choices(seen),
                Some(Decision::Series | Decision::Number { .. }) => {}
                Some(Decision::Settle) => return self.settle(rng, seen),
                _ => return self.check_without_payment(seen),
            }
            let action = self.pick(rng);
            self.play(&action);
        }
    }

    fn kinds_chosen(&self) -> Vec<usize> {
        let chosen = self.log.iter().filter_map(|event| match event {
            Event::Chose { kinds, .. } => Some(*kinds),
            _ => None,
        });
        chosen.flat_map(|kinds| kinds.iter().map(|kind| kind as usize).collect::<Vec<_>>()).collect()
    }

    fn is_series(&self) -> bool {
        self.log.iter().any(|event| matches!(event, Event::Joined { .. }))
    }

    /// What is asked for, from what was said aloud.
    fn need(&self) -> Lack {
        if !self.is_series() {
            return self.case.need(&self.kinds_chosen());
        }
        let numbered = self.log.iter().filter_map(|event| match event {
            Event::Numbered { order, number, .. } => {
                Some((order.name().trim_start_matches("four-"), *number))
            }
            _ => None,
        });
        let kind = |name: &str| name.parse::<Kind>().expect("a kind") as usize;
        Lack::of(&numbered.map(|(name, number)| (kind(name), number)).collect::<Vec<_>>())
    }

    /// SM-17, SM-21, SM-24: with a free way only what table and hand can pay, otherwise anything, or nothing.
    fn check_choices(&self, seen: &mut Seen) {
        let (case, chosen, free) = (self.case, self.kinds_chosen(), self.case.is_free());
        let payable = |way: &Vec<usize>| case.lack(&case.need(way)).is_covered_by(&case.hands[0]);
        let open = case.ways().into_iter().filter(|way| way.starts_with(&chosen) && (!free || payable(way)));
        let step = if case.order == "ladder" { 1 } else { 2 };
        let expected: BTreeSet<String> = open
            .map(|way| {
                let next = way.iter().skip(chosen.len()).take(step).map(|kind| Kind::ALL[*kind].name());
                format!("choose:{}", next.collect::<Vec<_>>().join("+"))
            })
            .chain((!free).then(|| "no".to_owned()))
            .collect();
        let legal = self.table.legal();
        assert_eq!(legal.iter().cloned().collect::<BTreeSet<_>>(), expected, "{case:?}");
        assert_eq!(legal.len(), expected.len(), "no choice is offered twice");
        seen.choices += 1;
    }

    /// SM-15, SM-21: filled by the table alone, or not to be filled at all, or declined while choosing.
    fn check_without_payment(&self, seen: &mut Seen) {
        if self.table.filled(1).is_empty() {
            let declined = self.table.game.decision().is_none() && !self.case.ways().is_empty();
            assert!(!declined || !self.case.is_free(), "{:?}", self.case);
            return;
        }
        let need = self.need();
        assert!(self.case.lack(&need).is_nothing(), "{:?}", self.case);
        self.check_used(&need);
        seen.filled_by_table += 1;
    }

    /// SM-16: what the table paid.
    fn check_used(&self, need: &Lack) {
        let used: Vec<Card> = self.log.iter().flat_map(used_by).collect();
        assert_eq!(used, table_pays(need, &self.case.table), "{:?}", self.case);
        let mut left = cards(&self.table.view().table);
        left.extend(used);
        left.sort_unstable();
        assert_eq!(left, self.case.table, "nothing else moved");
    }

    fn settle(mut self, rng: &mut ChaCha8Rng, seen: &mut Seen) {
        let (series, free) = (self.is_series(), self.case.is_free());
        let lack = self.case.lack(&self.need());
        let told =
            self.table.view().judged.and_then(|judged| judged.lack).expect("what is lacking is public");
        assert_eq!(Lack::from_engine(told), lack, "{:?}", self.case);
        let additions = offered(&self.table, "add:");
        assert_eq!(additions, payments(&lack, &self.case.hands[0]), "{:?}", self.case);
        let legal = self.table.legal();
        let may = |action: &str| legal.iter().any(|other| other == action);
        assert_eq!(
            (may("ask"), may("no")),
            (series || !free, !series && !free),
            "SM-21, SM-24, SM-34: {:?}",
            self.case
        );
        seen.additions += usize::from(additions.len() > 1);
        seen.series += usize::from(series);
        if may("ask") && random(rng, 4) > 0 {
            self.play("ask");
            return self.request(&lack, rng, seen);
        }
        let action = legal[random(rng, additions.len().max(1))].clone();
        self.play(&action);
        if action.starts_with("add:") {
            self.check_used(&self.need());
        }
    }

    fn request(mut self, lack: &Lack, rng: &mut ChaCha8Rng, seen: &mut Seen) {
        let all = all_reserves(&self.table.game);
        assert_eq!(all, reserves(lack, &self.case.hands[0]), "{:?}", self.case);
        seen.reserves += usize::from(all.len() > 2);
        let mut reserved = Vec::new();
        while let Some(Decision::Reserve { .. } | Decision::Want { .. }) = self.table.game.decision() {
            let action = self.pick(rng);
            if let Some(toppings) = action.strip_prefix("reserve:") {
                reserved.extend(cards(&toppings.parse().expect("toppings")));
            }
            self.play(&action);
        }
        let request = self.asked_for();
        let rest = lack.after(&reserved);
        match rest {
            Lack::Any(count) => {
                assert_eq!(request.value(), count, "a request names kinds for just what is missing");
            }
            _ => assert_eq!(request, rest, "{:?}", self.case),
        }
        self.answer(&request, &reserved, rng, seen);
    }

    fn asked_for(&self) -> Lack {
        let asked = self.log.iter().find_map(|event| match event {
            Event::Asked { need, .. } => Some(Lack::from_engine(*need)),
            _ => None,
        });
        asked.expect("a request is public")
    }

    /// SM-25, SM-26: clockwise; who is not asked could not have helped.
    fn answer(mut self, request: &Lack, reserved: &[Card], rng: &mut ChaCha8Rng, seen: &mut Seen) {
        for number in 2..=self.case.hands.len() {
            let able = payments(request, &self.case.hands[number - 1]);
            if self.table.game.decision() != Some(Decision::Help { seat: seat(number) }) {
                assert!(able.is_empty(), "seat {number} was not asked: {:?}", self.case);
                continue;
            }
            assert_eq!(offered(&self.table, "give:"), able, "{:?}", self.case);
            seen.gifts += usize::from(able.len() > 1);
            let action = self.pick(rng);
            self.play(&action);
            if let Some(given) = action.strip_prefix("give:") {
                seen.given += 1;
                return self.check_helped(number, &cards(&given.parse().expect("toppings")), reserved);
            }
        }
        seen.refused += 1;
        assert!(self.log.iter().any(|event| matches!(event, Event::Burnt { why: Burnt::NobodyHelped, .. })));
        assert_eq!(cards(&self.table.view().table), self.case.table, "SM-20, SM-29");
        assert_eq!(cards(&self.table.hand(1)), self.case.hands[0], "SM-29");
    }

    fn check_helped(&self, helper: usize, given: &[Card], reserved: &[Card]) {
        self.check_used(&self.need());
        assert_eq!(sorted(&[&cards(&self.table.hand(1)), reserved].concat()), self.case.hands[0], "SM-25");
        assert_eq!(
            sorted(&[&cards(&self.table.hand(helper)), given].concat()),
            self.case.hands[helper - 1],
            "SM-26"
        );
    }
}

fn sorted(cards: &[Card]) -> Vec<Card> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards
}

fn used_by(event: &Event) -> Vec<Card> {
    match event {
        Event::Filled { used, .. } => cards(used),
        _ => Vec::new(),
    }
}

/// The payments on offer, of which none may be there twice.
fn offered(table: &Table, prefix: &str) -> BTreeSet<Vec<Card>> {
    let legal = table.legal();
    let texts: Vec<&str> = legal.iter().filter_map(|action| action.strip_prefix(prefix)).collect();
    let payments: BTreeSet<Vec<Card>> =
        texts.iter().map(|text| cards(&text.parse().expect("toppings"))).collect();
    assert_eq!(payments.len(), texts.len(), "a payment is offered twice: {legal:?}");
    payments
}

/// What all possible answers to the questions of a request add up to.
fn all_reserves(game: &Pizza) -> BTreeSet<Vec<Card>> {
    let mut found = BTreeSet::new();
    collect_reserves(game, Toppings::NONE, &mut found);
    found
}

fn collect_reserves(game: &Pizza, reserved: Toppings, found: &mut BTreeSet<Vec<Card>>) {
    if !matches!(game.decision(), Some(Decision::Reserve { .. })) {
        assert!(found.insert(cards(&reserved)), "two ways to the same reserve");
        return;
    }
    let mut actions = Vec::new();
    game.legal(&mut actions);
    for action in actions {
        let Action::Reserve(toppings) = action else { panic!("{action} is no reserve") };
        let (mut next, mut more) = (*game, reserved);
        next.apply(action, &mut Silent(Seeded::from_number(1))).expect("a legal action");
        more += toppings;
        collect_reserves(&next, more, found);
    }
}

fn any_toppings() -> impl Strategy<Value = Toppings> {
    prop::array::uniform5((0..4_u8, 0..3_u8)).prop_map(|columns| {
        let cards = Kind::ALL.into_iter().zip(columns);
        let mut toppings = Toppings::NONE;
        for (kind, (singles, doubles)) in cards {
            toppings += Toppings::of(kind, Column { singles, doubles });
        }
        toppings
    })
}

/// At most nine cards: 512 subsets.
fn any_hand() -> impl Strategy<Value = Toppings> {
    any_toppings().prop_filter("a hand is small", |toppings| toppings.cards() < 10)
}

fn any_need() -> impl Strategy<Value = Need> {
    let kinds =
        prop::array::uniform5(0..5_u8).prop_map(|kinds| Need::kinds(Kind::ALL.into_iter().zip(kinds)));
    let some = prop::collection::vec(0..5_usize, 0..3)
        .prop_map(|kinds| Need::Doubles(kinds.into_iter().map(|kind| Kind::ALL[kind]).collect::<KindSet>()));
    prop_oneof![kinds, some, (0..8_u8).prop_map(Need::Any)]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

    #[test]
    fn sm_18_the_payments_of_any_need(need in any_need(), hand in any_hand()) {
        let mut found = Vec::new();
        need.payments(&hand, |payment| found.push(cards(&payment)));
        let expected = payments(&Lack::from_engine(need), &cards(&hand));
        prop_assert_eq!(found.len(), expected.len(), "none twice");
        prop_assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected);
    }

    #[test]
    fn sm_16_what_the_table_pays_of_any_need(need in any_need(), table in any_toppings()) {
        let (lack, on_table) = (Lack::from_engine(need), cards(&table));
        let used = table_pays(&lack, &on_table);
        prop_assert_eq!(cards(&need.used_from(&table)), used.clone());
        prop_assert_eq!(Lack::from_engine(need.less(&need.used_from(&table))), lack.after(&used));
        prop_assert_eq!(need.is_covered_by(&table), lack.is_covered_by(&on_table));
    }
}
