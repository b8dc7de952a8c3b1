//! Calcory.

use quattro_rules::calcory::{Calcory, Card, Colour, End, Event, Failure};
use quattro_words::{Language, Speak};

use crate::support::{after, choices, in_all_languages, position, question, seat};

pub(crate) fn calcory(turned: &str) -> Calcory {
    position(&format!(
        r#"
        game = "calcory"
        players = 3
        turn = 2
        won = [21, 18, 13]
        marked = {{ seat = 1, places = "B1 C2" }}
        {turned}
        grid = [
          ".. r9 .. .. .. .. .. .. .. ..",
          ".. .. g2 .. .. .. .. y0 .. ..",
          ".. .. .. .. b7 .. .. .. .. ..",
          "v4 .. .. .. .. .. .. .. .. ..",
          ".. .. .. .. .. .. .. r1 .. ..",
          ".. .. .. g6 .. .. .. .. .. y8",
        ]
        "#
    ))
}

#[test]
fn a_turn_of_calcory() {
    let game = calcory("turned = \"A4\"");
    assert_eq!(
        question(&game),
        [
            "Player 2 has 4 with 1 card: turn up another card, or stop? To beat: 11 with 2 cards.",
            "Joueur 2 a 4 en 1 carte : retourner une autre carte, ou s'arrêter ? À battre : 11 en 2 cartes.",
            "Spieler 2 hat 4 mit 1 Karte: noch eine Karte aufdecken oder aufhören? Zu überbieten: 11 mit 2 Karten.",
        ]
    );
    assert_eq!(choices(&game, Language::Fr)[0], "Retourner H2");
    assert!(
        choices(&game, Language::De).contains(&"Aufgeben. Deine Karten werden wieder umgedreht.".to_owned())
    );
    let game = after(game, "turn:E3 turn:H2");
    assert!(
        choices(&game, Language::En)
            .contains(&"Stop at 11. You beat the marked cards, and yours are marked instead.".to_owned())
    );
    let marked = Event::Marked { seat: seat(2), sum: 11, cards: 3, forced: false };
    assert_eq!(
        in_all_languages(|words| game.event_in_words(&marked, words, &game.names(words))),
        [
            "Player 2 stops at 11 with 3 cards and marks them.",
            "Joueur 2 s'arrête à 11 en 3 cartes et les marque.",
            "Spieler 2 hört bei 11 mit 3 Karten auf und markiert sie.",
        ]
    );
}

#[test]
fn thirteen_is_taken() {
    let game = after(calcory("turned = \"A4\""), "turn:H5 turn:J6");
    assert_eq!(question(&game)[1], "Joueur 2 prend les cartes : laquelle reposer ?");
    assert_eq!(choices(&game, Language::En)[0], "Put the violet 4 from A4 back. You win the others.");
    let game = after(game, "back:A4");
    assert!(choices(&game, Language::De).contains(&"Verdeckt auf A4 lassen".to_owned()));
}

#[test]
fn the_rare_events_of_calcory() {
    let game = calcory("");
    let say = |event: Event| in_all_languages(|words| game.event_in_words(&event, words, &game.names(words)));
    assert_eq!(
        say(Event::Passed { seat: seat(1) }),
        [
            "Player 1 passes, because no face-down card is left.",
            "Joueur 1 ne trouve aucune carte face cachée et passe.",
            "Spieler 1 findet keine verdeckte Karte und passt.",
        ]
    );
    assert_eq!(
        say(Event::Failed { seat: seat(1), why: Failure::NoneLeft })[1],
        "Il ne reste aucune carte face cachée, et les cartes de Joueur 1 ne battent pas les cartes marquées : elles sont remises face cachée."
    );
    assert_eq!(
        say(Event::Failed { seat: seat(1), why: Failure::NoneLeftTooManyCards })[0],
        "No face-down card is left, and Player 1 has too few markers: the cards are turned down again."
    );
    assert_eq!(
        say(Event::Marked { seat: seat(1), sum: 9, cards: 1, forced: true })[2],
        "Es ist keine verdeckte Karte mehr da: Spieler 1 muss bei 9 mit 1 Karte aufhören und markiert sie."
    );
    assert_eq!(
        say(Event::GameOver { end: End::Quiet })[0],
        "Nobody has taken a card for 60 turns: the game is over."
    );
    let card = Card::new(Colour::Red, 8).expect("a card");
    let place = "B3".parse().expect("a place");
    assert_eq!(
        say(Event::Turned { seat: seat(1), place, card }),
        [
            "Player 1 turns up B3: a red 8.",
            "Joueur 1 retourne B3 : un 8 rouge.",
            "Spieler 1 deckt B3 auf: eine rote 8."
        ]
    );
}

/// Whoever did it reads "you", everybody else the name.
#[test]
fn players_of_calcory_read_of_themselves_in_the_second_person() {
    let game = calcory("");
    let say = |event: Event| {
        in_all_languages(|words| {
            game.event_in_words(&event, words, &game.names(words).read_by(Some(seat(1))))
        })
    };
    assert_eq!(
        say(Event::Failed { seat: seat(1), why: Failure::Over13 }),
        [
            "More than 13: your cards are turned down again.",
            "Plus de 13 : tes cartes sont remises face cachée.",
            "Über 13: Deine Karten werden wieder umgedreht.",
        ]
    );
    assert_eq!(
        say(Event::Failed { seat: seat(2), why: Failure::GaveUp })[0],
        "Player 2 gives up: the cards are turned down again."
    );
    assert_eq!(
        say(Event::Marked { seat: seat(1), sum: 9, cards: 2, forced: true }),
        [
            "No face-down card is left: you must stop at 9 with 2 cards, and mark them.",
            "Il ne reste aucune carte face cachée : tu dois t'arrêter à 9 en 2 cartes et les marques.",
            "Es ist keine verdeckte Karte mehr da: Du musst bei 9 mit 2 Karten aufhören und markierst sie.",
        ]
    );
    assert_eq!(
        say(Event::Survived { seat: seat(1), cards: 2 }),
        [
            "Nobody has beaten your 2 marked cards.",
            "Personne n'a battu tes 2 cartes marquées.",
            "Niemand hat deine 2 markierten Karten überboten.",
        ]
    );
}
