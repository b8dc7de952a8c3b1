//! What the player who is asked reads, for every decision: title, what is missing, and the hint.

use quattro_rules::pizza::{Action, Pizza};
use quattro_rules::seat::Seat;
use quattro_words::{Language, Speak, Words};

use crate::calcory::calcory;
use crate::pizza::scoring;
use crate::support::{after, asked, in_all_languages, position};

fn position_with(top: &str, chili: &str) -> Pizza {
    position(&format!(
        r#"
        {top}
        [[seat]]
        kind = "chili"
        {chili}
        [[seat]]
        kind = "salami"
        toppings = "4p"
        "#
    ))
}

fn turn() -> Pizza {
    position_with("game = \"sole-mio\"\nturn = \"chili\"", "toppings = \"2m\"\norders = \"ladder\"")
}

fn free_turn() -> Pizza {
    position_with("game = \"mamma-mia\"\nturn = \"chili\"", "toppings = \"2m\"\norders = \"mixed\"")
}

fn scoring_with_orders(orders: &str, hand: &str) -> Pizza {
    let top = "game = \"sole-mio\"\nphase = \"oven\"\nboss = \"salami\"\noven = \"1:four-pineapple\"";
    position_with(top, &format!("toppings = \"{hand}\"\norders = \"{orders}\""))
}

fn series(hand: &str) -> Pizza {
    scoring_with_orders("four-olive four-mushroom", hand)
}

fn four() -> Pizza {
    scoring("sole-mio", "2o", "1:four-pineapple", "1p2s")
}

fn bombastica() -> Pizza {
    scoring("grande", "9s", "1:bombastica", "1o")
}

fn mixed() -> Pizza {
    scoring("grande", "1s1c1m", "1:mixed", "1c")
}

#[test]
fn a_turn() {
    assert_eq!(
        asked(&turn()),
        [
            "Your turn: which toppings? | You must play at least one topping, all of one kind.",
            "À toi : quelles garnitures ? | Il faut jouer au moins une garniture, toutes de la même sorte.",
            "Du bist dran: Welche Zutaten? | Du musst mindestens eine Zutat spielen, alle von einer Sorte.",
        ]
    );
    assert_eq!(
        asked(&after(turn(), "play:2m")),
        [
            "An order as well? | It is filled if enough toppings come out of the oven before it.",
            "Une commande aussi ? | Elle est honorée si assez de garnitures sortent du four avant elle.",
            "Auch eine Bestellung? | Sie wird erfüllt, wenn vor ihr genug Zutaten aus dem Ofen kommen.",
        ]
    );
    assert_eq!(
        asked(&after(turn(), "play:2m order:ladder")),
        [
            "Draw from which pile? | You draw from one pile only.",
            "Où piocher ? | Toutes les cartes viennent de la même pile.",
            "Von welchem Stapel ziehst du? | Alle Karten kommen vom selben Stapel.",
        ]
    );
}

#[test]
fn a_turn_with_a_choice() {
    assert_eq!(
        asked(&free_turn()),
        [
            "Your turn: which toppings? | As many as you like, all of one kind, or none.",
            "À toi : quelles garnitures ? | Autant que tu veux, toutes de la même sorte, ou aucune.",
            "Du bist dran: Welche Zutaten? | So viele du willst, aber alle von einer Sorte, oder gar keine.",
        ]
    );
    assert_eq!(
        asked(&after(free_turn(), "skip")),
        [
            "An order as well? | It is filled if enough toppings come out of the oven before it.",
            "Une commande aussi ? | Elle est honorée si assez de garnitures sortent du four avant elle.",
            "Auch eine Bestellung? | Sie wird erfüllt, wenn vor ihr genug Zutaten aus dem Ofen kommen.",
        ]
    );
}

#[test]
fn completing_an_order() {
    assert_eq!(
        asked(&scoring("mamma-mia", "1s1p1c", "1:mixed", "1m6o")),
        [
            "Complete Mixed? | The table lacks 1 mushroom and 1 olive. | You draw nothing in return for what you add.",
            "Compléter « Mixte » ? | Sur la table, il manque 1 champignon et 1 olive. | Tu ne pioches rien en échange de ce que tu ajoutes.",
            "„Gemischt“ ergänzen? | Auf dem Tisch fehlen noch 1 Champignon und 1 Olive. | Für das, was du dazulegst, ziehst du nichts nach.",
        ]
    );
    assert_eq!(
        asked(&after(series("1p"), "join:four-olive skip number:four-pineapple")),
        [
            "Pay for the series? | The table lacks 4 pineapple and 3 olives. | You hold 1 pineapple, but you lack 3 pineapple and 3 olives.",
            "Payer la série ? | Sur la table, il manque 4 ananas et 3 olives. | Tu as 1 ananas en main, mais il te manque 3 ananas et 3 olives.",
            "Die Serie bezahlen? | Auf dem Tisch fehlen noch 4 Ananas und 3 Oliven. | Davon hast du 1 Ananas auf der Hand, aber dir fehlen 3 Ananas und 3 Oliven.",
        ]
    );
}

#[test]
fn an_order_that_the_hand_cannot_complete() {
    assert_eq!(
        asked(&scoring("mamma-mia", "1s1p1c", "1:mixed", "6o")),
        [
            "Complete Mixed? | The table lacks 1 mushroom and 1 olive. | You hold 1 olive, but you lack 1 mushroom.",
            "Compléter « Mixte » ? | Sur la table, il manque 1 champignon et 1 olive. | Tu as 1 olive en main, mais il te manque 1 champignon.",
            "„Gemischt“ ergänzen? | Auf dem Tisch fehlen noch 1 Champignon und 1 Olive. | Davon hast du 1 Olive auf der Hand, aber dir fehlt 1 Champignon.",
        ]
    );
    assert_eq!(
        asked(&scoring("mamma-mia", "1s1p1c", "1:mixed", "6c")),
        [
            "Complete Mixed? | The table lacks 1 mushroom and 1 olive. | You hold none of what is missing.",
            "Compléter « Mixte » ? | Sur la table, il manque 1 champignon et 1 olive. | Tu n'as rien de tout ça en main.",
            "„Gemischt“ ergänzen? | Auf dem Tisch fehlen noch 1 Champignon und 1 Olive. | Davon hast du nichts auf der Hand.",
        ]
    );
    assert_eq!(
        asked(&scoring("sole-mio", "1O1p", "1:four-pineapple", "1p2s")),
        [
            "Complete Four of pineapple? | The table lacks 3 pineapple. | You hold 1 pineapple, but you lack 2 pineapple.",
            "Compléter « Quatre d'ananas » ? | Sur la table, il manque 3 ananas. | Tu as 1 ananas en main, mais il te manque 2 ananas.",
            "„Ananas-Vierer“ ergänzen? | Auf dem Tisch fehlen noch 3 Ananas. | Davon hast du 1 Ananas auf der Hand, aber dir fehlen 2 Ananas.",
        ]
    );
    assert_eq!(
        asked(&scoring("grande", "1s1p1c", "1:bombastica", "3o")),
        [
            "Complete Bombastica? | The table lacks 12 toppings of any kind. | You hold only 3 of the 12 toppings that are missing.",
            "Compléter « Bombastica » ? | Sur la table, il manque 12 garnitures de n'importe quelle sorte. | Tu n'as en main que 3 des 12 garnitures qui manquent.",
            "„Bombastica“ ergänzen? | Auf dem Tisch fehlen noch 12 beliebige Zutaten. | Von den 12 fehlenden Zutaten hast du nur 3 auf der Hand.",
        ]
    );
    assert_eq!(
        asked(&after(scoring("sole-mio", "1S", "1:two-doubles", "1O3m"), "choose:mushroom+olive")),
        [
            "Complete Two doubles? | The table lacks 1 double mushroom and 1 double olive. | You hold 1 double olive, but you lack 1 double mushroom.",
            "Compléter « Deux doubles » ? | Sur la table, il manque 1 champignon double et 1 olive double. | Tu as 1 olive double en main, mais il te manque 1 champignon double.",
            "„Zwei Doppel“ ergänzen? | Auf dem Tisch fehlen noch 1 Doppel-Champignon und 1 Doppel-Olive. | Davon hast du 1 Doppel-Olive auf der Hand, aber dir fehlt 1 Doppel-Champignon.",
        ]
    );
}

#[test]
fn choosing_kinds() {
    assert_eq!(
        asked(&scoring("mamma-mia", "5s1p1c", "1:monotoni", "1s")),
        [
            "Which kind? | Only the kind you choose counts.",
            "Quelle sorte ? | Seule compte la sorte que tu choisis.",
            "Welche Sorte? | Es zählt nur die Sorte, die du wählst.",
        ]
    );
    assert_eq!(
        asked(&scoring("mamma-mia", "3s4p", "1:monotoni", "5m")),
        [
            "Which kind? | Table and hand together are not enough for any kind: you lack 3 salami and 1 chili, or 2 pineapple and 1 chili, or 1 mushroom and 1 chili, or 1 chili and 6 olives.",
            "Quelle sorte ? | La table et ta main ne suffisent pour aucune sorte : il te manque 3 salamis et 1 piment, ou 2 ananas et 1 piment, ou 1 champignon et 1 piment, ou 1 piment et 6 olives.",
            "Welche Sorte? | Tisch und Hand reichen zusammen für keine Sorte; dir fehlen 3 Salami und 1 Chili oder 2 Ananas und 1 Chili oder 1 Champignon und 1 Chili oder 1 Chili und 6 Oliven.",
        ]
    );
    assert_eq!(
        asked(&scoring("mamma-mia", "1s2p", "1:minimale", "3m")),
        [
            "Which kind? | Table and hand together are not enough for any kind: you lack 2 salami and 1 chili.",
            "Quelle sorte ? | La table et ta main ne suffisent pour aucune sorte : il te manque 2 salamis et 1 piment.",
            "Welche Sorte? | Tisch und Hand reichen zusammen für keine Sorte; dir fehlen 2 Salami und 1 Chili.",
        ]
    );
    assert_eq!(
        asked(&scoring("sole-mio", "2s1p", "1:without-me", "1s")),
        [
            "Which two kinds? | Only the kinds you choose count.",
            "Quelles deux sortes ? | Seules comptent les sortes que tu choisis.",
            "Welche zwei Sorten? | Es zählen nur die Sorten, die du wählst.",
        ]
    );
    assert_eq!(
        asked(&scoring("sole-mio", "2s1p", "1:ladder", "1s")),
        [
            "Which kind four times? | Four different kinds in all: 4, 3, 2 and 1 of them.",
            "Quelle sorte quatre fois ? | Quatre sortes différentes en tout : 4, 3, 2 et 1.",
            "Welche Sorte viermal? | Insgesamt vier verschiedene Sorten: 4, 3, 2 und 1 davon.",
        ]
    );
}

#[test]
fn every_kind_of_a_choice_gets_a_verdict() {
    // Four of a kind are asked for; the hand holds one salami and one double pineapple.
    let game = scoring("sole-mio", "3s2p4m", "1:ladder", "1s1P");
    let each = |words: &Words| {
        let verdicts = |kind| {
            let action: Action = format!("choose:{kind}").parse().expect("an action");
            game.choice_in_words(action, words, &game.names(words)).verdicts.join(", ")
        };
        ["salami", "pineapple", "mushroom", "chili"].map(verdicts).join(" | ")
    };
    assert_eq!(
        in_all_languages(each),
        [
            "+1 hand | +2 hand | enough | 4 short",
            "+1 main | +2 main | assez | manque 4",
            "+1 Hand | +2 Hand | reicht | 4 fehlen",
        ]
    );
    let game = scoring("sole-mio", "1M3o", "1:two-doubles", "1P1s");
    let action: Action = "choose:mushroom+olive".parse().expect("an action");
    let words = Words::new(Language::De);
    assert_eq!(game.choice_in_words(action, &words, &game.names(&words)).verdicts, ["reicht", "1 fehlt"]);
}

#[test]
fn a_series() {
    assert_eq!(
        asked(&series("1p")),
        [
            "Another four with it? | Together they take 4, 3, 2 and 1 of their kinds: all are filled, or none.",
            "Ajouter un autre Quatre ? | Ensemble, elles prennent 4, 3, 2 et 1 de leur sorte : toutes sont honorées, ou aucune.",
            "Noch ein Vierer dazu? | Zusammen brauchen sie 4, 3, 2 und 1 von ihrer Sorte: Alle werden erfüllt oder keine.",
        ]
    );
    assert_eq!(
        asked(&scoring_with_orders("ladder", "1p")),
        [
            "Another four with it? | You hold no other four.",
            "Ajouter un autre Quatre ? | Tu n'as pas d'autre Quatre en main.",
            "Noch ein Vierer dazu? | Du hast keinen anderen Vierer auf der Hand.",
        ]
    );
    assert_eq!(
        asked(&after(series("1p"), "join:four-olive skip")),
        [
            "Which pizza takes the 4? | It then needs 4 toppings of its kind.",
            "Quelle pizza prend le 4 ? | Il lui faut alors 4 garnitures de sa sorte.",
            "Wohin mit der 4? | Dann braucht sie 4 Zutaten von ihrer Sorte.",
        ]
    );
}

#[test]
fn asking_for_help() {
    assert_eq!(
        asked(&after(four(), "ask")),
        [
            "Add pineapple yourself? | The table lacks 4 pineapple. | They are set aside face down and used only if somebody helps.",
            "Ajouter des ananas ? | Sur la table, il manque 4 ananas. | Tes cartes restent face cachée et ne partent que si quelqu'un t'aide.",
            "Ananas dazulegen? | Auf dem Tisch fehlen noch 4 Ananas. | Sie liegen verdeckt und sind nur weg, wenn jemand hilft.",
        ]
    );
    assert_eq!(
        asked(&after(scoring("sole-mio", "2o", "1:four-pineapple", "2s"), "ask")),
        [
            "Add pineapple yourself? | The table lacks 4 pineapple. | You hold no pineapple.",
            "Ajouter des ananas ? | Sur la table, il manque 4 ananas. | Tu n'as pas d'ananas en main.",
            "Ananas dazulegen? | Auf dem Tisch fehlen noch 4 Ananas. | Du hast keine Ananas auf der Hand.",
        ]
    );
    assert_eq!(
        asked(&after(bombastica(), "ask reserve:none")),
        [
            "Add pineapple yourself? | The table lacks 6 toppings of any kind. | You hold no pineapple.",
            "Ajouter des ananas ? | Sur la table, il manque 6 garnitures de n'importe quelle sorte. | Tu n'as pas d'ananas en main.",
            "Ananas dazulegen? | Auf dem Tisch fehlen noch 6 beliebige Zutaten. | Du hast keine Ananas auf der Hand.",
        ]
    );
    assert_eq!(
        asked(&after(bombastica(), "ask reserve:none reserve:none reserve:none reserve:none reserve:none")),
        [
            "Ask for how many salami? | The table lacks 6 toppings of any kind. | All kinds together must make up what is missing, and one player must give it all.",
            "Demander combien de salamis ? | Sur la table, il manque 6 garnitures de n'importe quelle sorte. | Toutes les sortes ensemble doivent couvrir ce qui manque, et une seule personne donne tout.",
            "Um wie viele Salami bitten? | Auf dem Tisch fehlen noch 6 beliebige Zutaten. | Alle Sorten zusammen müssen ergeben, was fehlt, und einer allein muss alles geben.",
        ]
    );
}

#[test]
fn helping() {
    assert_eq!(
        asked(&after(four(), "ask reserve:1p")),
        [
            "Chili asks for help | Chili needs three pineapple. | If you help, you must give all of it.",
            "Aider Piment ? | Il faut trois ananas à Piment. | Si tu aides, tu dois tout donner.",
            "Chili bittet um Hilfe | Chili braucht drei Ananas. | Wer hilft, muss alles geben.",
        ]
    );
    assert_eq!(
        asked(&after(mixed(), "ask reserve:none reserve:none")),
        [
            "Chili asks for help | Chili needs one pineapple and one olive. | A helper must give all of it: you hold 1 pineapple, but you lack 1 olive.",
            "Aider Piment ? | Il faut un ananas et une olive à Piment. | Si tu aides, tu dois tout donner : tu as 1 ananas, mais il te manque 1 olive.",
            "Chili bittet um Hilfe | Chili braucht eine Ananas und eine Olive. | Wer hilft, muss alles geben: Du hast 1 Ananas, aber dir fehlt 1 Olive.",
        ]
    );
}

#[test]
fn a_duel() {
    assert_eq!(
        asked(&scoring("sole-mio", "1c", "1:duel", "2c")),
        [
            "Duel: how many chili? | The more you stake, the harder you are to stop; if you lose, the stake stays on the table.",
            "Duel : combien de piments ? | Plus tu engages, plus il est difficile de te contrer ; si tu perds, ta mise reste sur la table.",
            "Duell: Wie viele Chilis? | Je mehr, desto schwerer bist du zu stoppen; verlierst du, bleibt alles auf dem Tisch.",
        ]
    );
    assert_eq!(
        asked(&scoring("sole-mio", "1c", "1:duel", "2s")),
        [
            "Duel: how many chili? | A duel takes at least 2 chili: table and hand together have only 1.",
            "Duel : combien de piments ? | Un duel demande au moins 2 piments : la table et ta main réunies n'en ont que 1.",
            "Duell: Wie viele Chilis? | Für ein Duell brauchst du mindestens 2 Chilis: Mit Tisch und Hand kommst du nur auf 1.",
        ]
    );
    assert_eq!(
        asked(&scoring("sole-mio", "1s", "1:duel", "2s")),
        [
            "Duel: how many chili? | A duel takes at least 2 chili: there is none on the table or in your hand.",
            "Duel : combien de piments ? | Un duel demande au moins 2 piments : il n'y en a ni sur la table ni dans ta main.",
            "Duell: Wie viele Chilis? | Für ein Duell brauchst du mindestens 2 Chilis: Davon ist nichts da, weder auf dem Tisch noch auf deiner Hand.",
        ]
    );
    assert_eq!(
        asked(&after(scoring("sole-mio", "3c", "1:duel", "none"), "commit:2c+none")),
        [
            "Stop Chili? | You hold no chili.",
            "Contrer Piment ? | Tu n'as pas de piment en main.",
            "Chili stoppen? | Du hast keine Chili auf der Hand.",
        ]
    );
}

#[test]
fn a_match() {
    assert_eq!(
        asked(&scoring("sole-mio", "1c", "1:match", "2p")),
        [
            "Who do you challenge? | Answer what you are shown with the same kind from hand, and the order is filled.",
            "Qui désignes-tu ? | Réponds de ta main par la sorte qu'on te montre, et la commande est honorée.",
            "Wen forderst du heraus? | Antworte mit der gezeigten Sorte aus der Hand, dann ist die Bestellung erfüllt.",
        ]
    );
    assert_eq!(
        asked(&after(scoring("sole-mio", "1c", "1:match", "2p"), "name:2")),
        [
            "Show Chili what? | Everyone sees it; Chili must answer with the same kind.",
            "Que montrer à Piment ? | Tout le monde voit la carte ; Piment doit répondre par la même sorte.",
            "Was zeigst du Chili? | Alle sehen die Karte; Chili muss mit derselben Sorte antworten.",
        ]
    );
    assert_eq!(
        asked(&after(scoring("sole-mio", "1c", "1:match", "2p"), "name:2 show:p")),
        [
            "Answer with one pineapple? | The card you answer with goes to the larder.",
            "Répondre par un ananas ? | La carte de ta réponse va au garde-manger.",
            "Mit Ananas antworten? | Die Karte, mit der du antwortest, kommt in den Vorrat.",
        ]
    );
    assert_eq!(
        asked(&after(scoring("sole-mio", "1c", "1:match", "2s"), "name:2 show:p")),
        [
            "Answer with one pineapple? | You hold no pineapple to answer with.",
            "Répondre par un ananas ? | Tu n'as pas d'ananas en main pour répondre.",
            "Mit Ananas antworten? | Du hast keine Ananas auf der Hand und kannst nicht antworten.",
        ]
    );
}

#[test]
fn calcory_from_the_first_card_to_the_last() {
    assert_eq!(
        asked(&calcory("")),
        [
            "Turn up a card | To beat: 11 with 2 cards.",
            "Retourne une carte | À battre : 11 en 2 cartes.",
            "Deck eine Karte auf | Zu überbieten: 11 mit 2 Karten.",
        ]
    );
    assert_eq!(
        asked(&after(calcory(""), "turn:A4 turn:E3")),
        [
            "11 so far: another card, or give up? | To beat: 11 with 2 cards.",
            "Tu as 11 : tu continues, ou tu abandonnes ? | À battre : 11 en 2 cartes.",
            "Bisher 11: noch eine Karte oder aufgeben? | Zu überbieten: 11 mit 2 Karten.",
        ]
    );
    assert_eq!(
        asked(&after(calcory("turned = \"A4\""), "turn:H5 turn:J6")),
        [
            "Put one card back | You win the others.",
            "Repose une carte | Tu gagnes les autres.",
            "Leg eine Karte zurück | Die anderen gewinnst du.",
        ]
    );
    assert_eq!(
        asked(&after(calcory("turned = \"A4\""), "turn:H5 turn:J6 back:A4")),
        [
            "Put it back where? | Any free place will do. Remember which one you choose.",
            "Où la reposer ? | N'importe quelle place libre convient, mais retiens laquelle.",
            "Wohin damit? | Jeder freie Platz ist recht, aber merk ihn dir.",
        ]
    );
}

#[test]
fn everybody_else_reads_who_decides() {
    let words = Words::new(Language::En);
    let (game, other) = (scoring("mamma-mia", "1s1p1c", "1:mixed", "6o"), Seat::new(1));
    let question = game.question_in_words(other, &words, &game.names(&words));
    assert_eq!((question.title.as_str(), question.hint), ("Chili decides", None));
    assert_eq!(question.missing.as_deref(), Some("The table lacks 1 mushroom and 1 olive."));
    let question = turn().question_in_words(None, &words, &turn().names(&words));
    assert_eq!((question.title.as_str(), question.hint), ("Chili's turn", None));
}
