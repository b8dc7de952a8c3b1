//! The pizza games.

use quattro_rules::pizza::{Burnt, Event, Kind, Need, Order, Orders, Pizza, Shortfall, Toppings};
use quattro_rules::seat::Seat;
use quattro_words::{Language, Names, Speak, Words};

use crate::support::{after, choices, in_all_languages, position, question, seat};

/// A table of Mamma Mia! or the like where chili's order has just come out of the oven.
pub(crate) fn scoring(game: &str, table: &str, oven: &str, hand: &str) -> Pizza {
    position(&format!(
        r#"
        game = "{game}"
        phase = "oven"
        boss = "salami"
        table = "{table}"
        oven = "{oven}"
        [[seat]]
        kind = "chili"
        toppings = "{hand}"
        [[seat]]
        kind = "salami"
        toppings = "4p"
        [[seat]]
        kind = "olive"
        "#
    ))
}

fn event(game: &Pizza, event: Event) -> [String; 3] {
    in_all_languages(|words| game.event_in_words(&event, words, &game.names(words)))
}

/// The same event as the player at `reader` is told of it.
fn event_to(reader: Seat, game: &Pizza, event: Event) -> [String; 3] {
    in_all_languages(|words| game.event_in_words(&event, words, &game.names(words).read_by(Some(reader))))
}

fn toppings(text: &str) -> Toppings {
    text.parse().expect("toppings")
}

fn order(name: &str) -> Order {
    name.parse().expect("an order")
}

const CHILI: Seat = Seat::FIRST;

fn mamma_mia() -> Pizza {
    scoring("mamma-mia", "3p1c", "1:classic-pineapple", "1p2s")
}

fn sole_mio() -> Pizza {
    scoring("sole-mio", "2o", "1:four-pineapple", "1p")
}

#[test]
fn completing_an_order() {
    let game = mamma_mia();
    assert_eq!(
        question(&game),
        [
            "Chili decides: complete the order Classic pineapple? The table lacks 1 pineapple.",
            "Piment décide : compléter la commande « Classique ananas » ? Sur la table, il manque 1 ananas.",
            "Chili entscheidet: die Bestellung „Ananas klassisch“ ergänzen? Auf dem Tisch fehlt noch 1 Ananas.",
        ]
    );
    assert_eq!(
        choices(&game, Language::En),
        [
            "Add 1 pineapple from hand. That fills the order.",
            "Let it burn. The order goes under your waiter."
        ]
    );
    assert_eq!(choices(&game, Language::Fr)[0], "Ajouter 1 ananas de ta main. Et la commande est honorée.");
    assert_eq!(
        choices(&game, Language::De)[0],
        "1 Ananas aus der Hand dazulegen. Damit ist die Bestellung erfüllt."
    );
}

#[test]
fn an_order_is_filled() {
    let game = mamma_mia();
    let filled = |used| {
        event(&game, Event::Filled { seat: CHILI, order: order("classic-pineapple"), used: toppings(used) })
    };
    assert_eq!(
        filled("3p1c"),
        [
            "Chili's order Classic pineapple is filled; 3 pineapple and 1 chili go from the table to the larder.",
            "La commande « Classique ananas » de Piment est honorée ; 3 ananas et 1 piment passent de la table au \
             garde-manger.",
            "Die Bestellung „Ananas klassisch“ von Chili ist erfüllt: 3 Ananas und 1 Chili kommen vom Tisch in den \
             Vorrat.",
        ]
    );
    assert_eq!(
        filled("1c")[0],
        "Chili's order Classic pineapple is filled; 1 chili goes from the table to the larder."
    );
    assert_eq!(
        filled("1c")[2],
        "Die Bestellung „Ananas klassisch“ von Chili ist erfüllt: 1 Chili kommt vom Tisch in den Vorrat."
    );
    assert_eq!(filled("none")[1], "La commande « Classique ananas » de Piment est honorée.");
}

#[test]
fn an_order_burns() {
    let burnt_short = |game: &str, why, shortfall| {
        let game = scoring(game, "3p1c", "1:bombastica", "1p2s");
        event(&game, Event::Burnt { seat: seat(3), order: order("minimale"), why, shortfall, series: false })
    };
    let burnt = |game: &str, why| burnt_short(game, why, None);
    let (need, lack) = (Need::kinds([(Kind::Chili, 3), (Kind::Olive, 1)]), Need::kinds([(Kind::Chili, 2)]));
    let short = |at_best| Some(Shortfall { need, lack, at_best });
    assert_eq!(
        burnt_short("mamma-mia", Burnt::NotCompleted, short(false)),
        [
            "Olive's order Minimale is 2 chili short: it burns and goes under the waiter.",
            "Il manque 2 piments à la commande « Minimale » d'Olive : elle brûle et va sous le serveur.",
            "Der Bestellung „Minimale“ von Olive fehlen 2 Chilis: Sie verbrennt und kommt unter den Kellner.",
        ]
    );
    assert_eq!(
        burnt_short("mamma-mia", Burnt::NotCompleted, short(true))[0],
        "Olive's order Minimale is at best 2 chili short: it burns and goes under the waiter."
    );
    assert_eq!(
        burnt_short("grande", Burnt::NobodyHelped, short(false)),
        [
            "Olive's order Minimale is 2 chili short, and nobody helps: it burns and is out of the game.",
            "Il manque 2 piments à la commande « Minimale » d'Olive, et personne n'aide : elle brûle et sort du jeu.",
            "Der Bestellung „Minimale“ von Olive fehlen 2 Chilis, und niemand hilft: Sie verbrennt und kommt aus \
             dem Spiel.",
        ]
    );
    assert_eq!(
        burnt("mamma-mia", Burnt::NotCompleted),
        [
            "Olive's order Minimale is not completed: it burns and goes under the waiter.",
            "La commande « Minimale » d'Olive n'est pas complétée : elle brûle et va sous le serveur.",
            "Die Bestellung „Minimale“ von Olive wird nicht ergänzt: Sie verbrennt und kommt unter den Kellner.",
        ]
    );
    let reasons = [Burnt::NoScarcestKind, Burnt::OwnKindOnTable, Burnt::Stopped, Burnt::NoMatchPossible];
    for why in reasons {
        let texts = burnt("grande", why);
        assert!(texts[1].contains("elle brûle et sort du jeu"), "{texts:?}");
        assert!(texts[2].contains("Sie verbrennt und kommt aus dem Spiel"), "{texts:?}");
    }
}

/// The owner reads exactly what they held of what was missing, kind by kind.
#[test]
fn the_owner_of_a_burnt_order_reads_what_they_held() {
    let told = |lack: Need, hand: &str| {
        let shortfall = Shortfall { need: lack, lack, at_best: false };
        let (held, short) = (lack.paid_by(&toppings(hand)), lack.less(&toppings(hand)));
        event(&mamma_mia(), Event::FellShort { shortfall, held, short })
    };
    let two = Need::kinds([(Kind::Mushroom, 1), (Kind::Olive, 1)]);
    assert_eq!(
        told(two, "6o"),
        [
            "You had 1 olive, and still lacked 1 mushroom.",
            "Tu avais 1 olive, mais il te manquait 1 champignon.",
            "Du hattest 1 Olive, aber es fehlte noch 1 Champignon.",
        ]
    );
    assert_eq!(
        told(two, "2s"),
        ["You had none left.", "Tu n'en avais plus.", "Davon hattest du nichts mehr."]
    );
    assert_eq!(
        told(two, "1m1o"),
        [
            "You kept 1 mushroom and 1 olive in your hand.",
            "Tu as gardé 1 champignon et 1 olive en main.",
            "Du hast 1 Champignon und 1 Olive auf der Hand behalten.",
        ]
    );
    assert_eq!(
        told(Need::Any(5), "2s"),
        ["You had only 2 of the 5.", "Tu n'en avais que 2 sur 5.", "Du hattest nur 2 von 5."]
    );
}

#[test]
fn toppings_are_announced() {
    let game = sole_mio();
    let played =
        |kind, singles, doubles| event(&game, Event::Played { seat: seat(2), kind, singles, doubles });
    assert_eq!(
        played(Kind::Pineapple, 1, 1),
        [
            "Salami announces: three pineapple, one of them a double card.",
            "Salami annonce : trois ananas, dont une carte double.",
            "Salami sagt an: drei Ananas, davon eine Doppelzutat.",
        ]
    );
    assert_eq!(
        played(Kind::Mushroom, 1, 2),
        [
            "Salami announces: five mushrooms, two of them double cards.",
            "Salami annonce : cinq champignons, dont deux cartes doubles.",
            "Salami sagt an: fünf Champignons, davon zwei Doppelzutaten.",
        ]
    );
    assert_eq!(
        played(Kind::Olive, 0, 1),
        [
            "Salami announces: two olives, on one double card.",
            "Salami annonce : deux olives, sur une carte double.",
            "Salami sagt an: zwei Oliven als Doppelzutat.",
        ]
    );
    assert_eq!(
        played(Kind::Olive, 1, 0),
        ["Salami announces: one olive.", "Salami annonce : une olive.", "Salami sagt an: eine Olive."]
    );
    assert_eq!(played(Kind::Mushroom, 1, 0)[2], "Salami sagt an: ein Champignon.");
    assert_eq!(played(Kind::Salami, 3, 0)[1], "Salami annonce : trois salamis.");
}

#[test]
fn toppings_are_added_and_asked_for() {
    let game = sole_mio();
    let added =
        |cards| event(&game, Event::Added { seat: CHILI, toppings: toppings(cards), order: order("mixed") });
    assert_eq!(
        added("1p"),
        ["Chili adds one pineapple.", "Piment ajoute un ananas.", "Chili legt eine Ananas dazu."]
    );
    assert_eq!(
        added("2s1M"),
        [
            "Chili adds two salami and one double mushroom.",
            "Piment ajoute deux salamis et un champignon double.",
            "Chili legt zwei Salami und einen doppelten Champignon dazu.",
        ]
    );
    let need = Need::kinds([(Kind::Mushroom, 2), (Kind::Salami, 1)]);
    assert_eq!(
        event(&game, Event::Asked { seat: CHILI, need }),
        [
            "Chili asks for help: one salami and two mushrooms.",
            "Piment demande de l'aide : un salami et deux champignons.",
            "Chili bittet die anderen um eine Salami und zwei Champignons.",
        ]
    );
}

#[test]
fn help_is_asked_for() {
    let game = after(sole_mio(), "ask reserve:none");
    assert_eq!(
        question(&game),
        [
            "Salami decides: give Chili four pineapple?",
            "Salami décide : donner quatre ananas à Piment ?",
            "Salami entscheidet: Bekommt Chili vier Ananas?",
        ]
    );
    assert_eq!(
        choices(&game, Language::De),
        [
            "4 Ananas geben. Die oberste Bestellung deines Kellners gilt als erfüllt.",
            "No, grazie. Du behältst deine Karten."
        ]
    );
}

#[test]
fn the_rare_events() {
    let game = mamma_mia();
    assert_eq!(
        event(&game, Event::Stalemate { boss: Some(seat(3)) }),
        [
            "Everybody has passed; Olive gets the Mamma Mia! card and is the boss.",
            "Tout le monde a passé ; Olive reçoit la carte Mamma Mia! et devient le patron.",
            "Alle haben gepasst; Olive bekommt die Mamma-Mia!-Karte und ist Chef.",
        ]
    );
    let hand = |cards, orders: &[&str]| {
        let orders: Orders = orders.iter().map(|name| order(name)).collect();
        event(&game, Event::ShowedHand { seat: CHILI, toppings: toppings(cards), orders })
    };
    assert_eq!(hand("none", &[])[0], "Chili has no card left.");
    assert_eq!(hand("none", &["mixed"])[1], "Piment a encore en main la commande « Mixte ».");
    assert_eq!(
        hand("1o", &["mixed", "minimale"])[2],
        "Chili hat noch 1 Olive auf der Hand, dazu die Bestellungen „Gemischt“ und „Minimale“."
    );
    assert_eq!(
        event(&game, Event::Ranked { seat: CHILI, place: 1, filled: 1, in_hand: 0 }),
        [
            "Place 1: Chili, with 1 filled order and 0 toppings in hand.",
            "1re place : Piment, avec 1 commande honorée et 0 garniture en main.",
            "Platz 1: Chili mit 1 erfüllten Bestellung und 0 Zutaten auf der Hand.",
        ]
    );
}

#[test]
fn a_turn_of_mamma_mia() {
    let game: Pizza = position(
        r#"
        game = "mamma-mia"
        turn = "chili"
        kitchen = "boss 2p"
        [[seat]]
        kind = "chili"
        toppings = "2m"
        orders = "classic-pineapple"
        [[seat]]
        kind = "salami"
        "#,
    );
    assert_eq!(choices(&game, Language::En), ["Play no topping", "Play 1 mushroom", "Play 2 mushrooms"]);
    assert_eq!(
        choices(&game, Language::Fr),
        ["Ne jouer aucune garniture", "Jouer 1 champignon", "Jouer 2 champignons"]
    );
    let game = after(game, "play:2m");
    assert_eq!(
        choices(&game, Language::De),
        [
            "Keine Bestellung spielen",
            "Bestellung „Ananas klassisch“ spielen. Gebraucht: 4 Ananas und 1 Chili."
        ]
    );
    let game = after(game, "order:classic-pineapple");
    assert_eq!(
        choices(&game, Language::En),
        [
            "Draw the last 3 cards of the kitchen. The oven is opened.",
            "Draw the last 7 orders of your waiter"
        ]
    );
}

#[test]
fn names_are_taken_as_they_come() {
    let (game, words) = (mamma_mia(), Words::new(Language::Fr));
    let names = Names::new(["Aïcha", "Bob", "Zoé"].map(str::to_owned).to_vec());
    let passed = Event::Passed { seat: CHILI };
    assert_eq!(game.event_in_words(&passed, &words, &names), "Aïcha passe.");
    let rewarded = Event::Rewarded { seat: CHILI, order: order("ladder") };
    assert!(game.event_in_words(&rewarded, &words, &names).contains("du serveur d'Aïcha compte"));
}

/// Whoever did it reads "you", everybody else the name.
#[test]
fn players_read_of_themselves_in_the_second_person() {
    let game = sole_mio();
    let mine = |event| event_to(CHILI, &game, event);
    assert_eq!(
        mine(Event::Played { seat: CHILI, kind: Kind::Olive, singles: 0, doubles: 1 }),
        [
            "You announce: two olives, on one double card.",
            "Tu annonces : deux olives, sur une carte double.",
            "Du sagst an: zwei Oliven als Doppelzutat.",
        ]
    );
    let (need, lack) = (Need::kinds([(Kind::Chili, 3)]), Need::kinds([(Kind::Chili, 1)]));
    let short = |why| Event::Burnt {
        seat: CHILI,
        order: order("mixed"),
        why,
        shortfall: Some(Shortfall { need, lack, at_best: false }),
        series: false,
    };
    assert_eq!(
        mine(short(Burnt::NobodyHelped)),
        [
            "Your order Mixed is 1 chili short, and nobody helps: it burns and goes under the waiter.",
            "Il manque 1 piment à ta commande « Mixte », et personne n'aide : elle brûle et va sous le serveur.",
            "Deiner Bestellung „Gemischt“ fehlt 1 Chili, und niemand hilft: Sie verbrennt und kommt unter den \
             Kellner.",
        ]
    );
    assert_eq!(
        mine(short(Burnt::OwnKindOnTable)),
        [
            "Your order Mixed finds your own kind on the table: it burns and goes under the waiter.",
            "Ta commande « Mixte » trouve sur la table ta propre sorte : elle brûle et va sous le serveur.",
            "Deine Bestellung „Gemischt“ findet deine eigene Sorte auf dem Tisch: Sie verbrennt und kommt unter \
             den Kellner.",
        ]
    );
}

/// The same for what comes of it.
#[test]
fn players_read_of_their_success_in_the_second_person() {
    let game = sole_mio();
    let mine = |event| event_to(CHILI, &game, event);
    assert_eq!(
        mine(Event::Filled { seat: CHILI, order: order("mixed"), used: toppings("1c") }),
        [
            "Your order Mixed is filled; 1 chili goes from the table to the larder.",
            "Ta commande « Mixte » est honorée ; 1 piment passe de la table au garde-manger.",
            "Deine Bestellung „Gemischt“ ist erfüllt: 1 Chili kommt vom Tisch in den Vorrat.",
        ]
    );
    assert_eq!(
        mine(Event::Committed { seat: CHILI, table: toppings("1c"), hand: toppings("1c"), value: 2 }),
        [
            "You go into the duel with 2: 1 chili from the table, 1 chili from hand.",
            "Tu entres en duel avec 2 : 1 piment de la table, 1 piment de ta main.",
            "Du gehst mit 2 ins Duell und setzt 1 Chili vom Tisch und 1 Chili aus der Hand ein.",
        ]
    );
    assert_eq!(
        mine(Event::Ranked { seat: CHILI, place: 2, filled: 3, in_hand: 1 }),
        [
            "Place 2: you, with 3 filled orders and 1 ingredient in hand.",
            "2e place : toi, avec 3 commandes honorées et 1 ingrédient en main.",
            "Platz 2: du mit 3 erfüllten Bestellungen und 1 Zutat auf der Hand.",
        ]
    );
    assert_eq!(
        event_to(seat(2), &game, Event::Rewarded { seat: CHILI, order: order("mixed") })[0],
        "In return for helping, Chili's top order counts as filled: Mixed."
    );
}
