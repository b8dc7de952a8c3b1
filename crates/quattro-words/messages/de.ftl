# Alles, was Quattro sagt, auf Deutsch. Was die Variablen bedeuten, steht in en.ftl.
#
# Zutaten ($what, $lack, $table, $hand) stehen immer im Akkusativ; die Sätze sind darauf gebaut.

## Zahlen, Listen, Namen

number = { $count ->
    [0] null
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $count }
}
list-and = { $left } und { $right }
list-comma = { $left }, { $right }
nothing = nichts
# Mit „von“ wird jeder Name richtig gebeugt, auch „Ananas“ oder „Spieler 1“.
whose = von { $name }
player = Spieler { $number }
n-toppings = { $toppings ->
    [one] { $toppings } Zutat
   *[other] { $toppings } Zutaten
}
n-in-hand = { n-toppings }
n-orders = { $orders ->
    [one] { $orders } Bestellung
   *[other] { $orders } Bestellungen
}
n-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}

## Spiele, Sorten, Zutaten

game = { $game ->
    [mamma-mia] Mamma Mia!
    [sole-mio] Sole Mio!
    [grande] Mamma Mia! Grande
   *[calcory] Calcory
}
boss-card = { $game ->
    [mamma-mia] die Mamma-Mia!-Karte
   *[other] die Sole-Mio!-Karte
}
kind = { $kind ->
    [salami] Salami
    [pineapple] Ananas
    [mushroom] Champignon
    [chili] Chili
   *[olive] Olive
}
kind-chosen = { kind }
kind-plural = { $kind ->
    [salami] Salami
    [pineapple] Ananas
    [mushroom] Champignons
    [chili] Chili
   *[olive] Oliven
}
kind-player = { kind }
kind-after-number = { $count ->
    [one] { kind }
   *[other] { kind-plural }
}
counted = { $count } { kind-after-number }
counted-double = { $count ->
    [one] { $kind ->
        [mushroom] { $count } doppelten { kind }
       *[other] { $count } doppelte { kind }
    }
   *[other] { $count } doppelte { kind-plural }
}
spoken = { $count ->
    [1] { $kind ->
        [mushroom] einen
       *[other] eine
    }
   *[other] { number }
} { kind-after-number }
spoken-double = { $count ->
    [1] { $kind ->
        [mushroom] einen doppelten
       *[other] eine doppelte
    }
   *[other] { number } doppelte
} { kind-after-number }
any-kind = { $count ->
    [one] { $count } beliebige Zutat
   *[other] { $count } beliebige Zutaten
}

## Bestellungen

order = { $recipe ->
    [classic] { kind } klassisch
    [mixed] Gemischte
    [bombastica] Bombastica
    [monotoni] Monotoni
    [minimale] Minimale
    [four] Vierer { kind }
    [pairs] Paare
    [duel] Duell
    [match] Spiegel
    [without-me] Ohne mich
    [two-doubles] Zwei Doppel
    [ladder] Leiter
   *[for-the-boss] Für den Chef
}
order-in-list = „{ $order }“
asks = { $recipe ->
    [mixed] je 1 von allen Sorten
    [bombastica] 15 beliebige Zutaten
    [monotoni] 6 von einer anderen Sorte und { $one }
    [minimale] 3 von der knappsten anderen Sorte und { $one }
    [pairs] je 2 von allen anderen Sorten
    [duel] mindestens { $two }, gegen alle Gegner
    [match] die Sorte, die ein Gegner zeigt
    [without-me] je 2 von zwei anderen Sorten, und { $kind ->
        [mushroom] kein { kind }
       *[other] keine { kind }
    } auf dem Tisch
    [two-doubles] zwei Doppelzutaten verschiedener Sorten
    [ladder] 4, 3, 2 und 1 von vier Sorten
    [for-the-boss] 4 von der Sorte des Chefs
   *[other] { $what }
}

## Was am Pizzatisch geschieht

event-dealt = { $name } bekommt { n-toppings } und { n-orders }.
event-received-toppings = { $cards ->
    [0] Du bekommst keine Zutat auf die Hand.
   *[other] Du bekommst auf die Hand: { $what }.
}
event-received-orders = { $orders ->
    [0] Du bekommst keine Bestellung auf die Hand.
   *[other] Du bekommst auf die Hand: { $list }.
}
event-drew-boss = { $name } zieht { boss-card } und ist jetzt Chef.
event-round-began = Runde { $round } beginnt; { $name } fängt an.
event-played = { $name } sagt an: { $count ->
    [1] { $kind ->
        [mushroom] ein
       *[other] eine
    }
   *[other] { number }
} { kind-after-number }{ $mix ->
    [both] { $doubles ->
        [1] , davon eine Doppelkarte
       *[other] , davon { $doubles-word } Doppelkarten
    }
    [doubles] { $doubles ->
        [1] , auf einer Doppelkarte
       *[other] , auf { $doubles-word } Doppelkarten
    }
   *[singles] { "" }
}.
event-played-order = { $name } spielt die Bestellung „{ $order }“.
event-drew-kitchen = { $cards ->
    [0] { $name } zieht sonst nichts aus der Küche.
   *[other] { $name } zieht { n-cards } aus der Küche.
}
event-drew-waiter = { $name } zieht { n-orders } vom Kellner.
event-passed = { $name } passt.
event-stalemate = Alle haben gepasst.
event-stalemate-boss = Alle haben gepasst; { $name } bekommt { boss-card } und ist Chef.
event-oven-opened = { $cards ->
    [0] { $name } öffnet als Chef den Ofen: Er ist leer.
   *[other] { $name } öffnet als Chef den Ofen: { n-cards }.
}
event-revealed-topping = Der Ofen gibt { $what } frei.
event-revealed-order = Aus dem Ofen kommt die Bestellung „{ $order }“ { $whose }: { $asks }.
event-joined = { $name } legt die Bestellung „{ $order }“ zur Serie.
event-numbered = In der Serie bekommt „{ $order }“ die { $number }: { $what }.
event-chose = { $name } wählt { $kinds } für „{ $order }“.
event-chose-number = { $name } wählt { kind-chosen } als { $number } der Bestellung „{ $order }“.
event-reserved = { $cards ->
    [0] Wenn Hilfe kommt, legst du selbst nichts dazu.
   *[other] Wenn Hilfe kommt, legst du selbst { $what } dazu.
}
event-asked = { $name } bittet die anderen um { $what }.
event-refused-help = { $name } sagt: No, grazie.
event-gave = { $name } hilft und gibt { $what }.
event-added = { $name } legt { $what } dazu.
event-committed = { $name } geht mit { $value } ins Duell und setzt { $from ->
    [table] { $table } vom Tisch
    [hand] { $hand } aus der Hand
   *[both] { $table } vom Tisch und { $hand } aus der Hand
} ein.
event-showed-against = { $cards ->
    [one] { $name } zeigt { $what } gegen das Duell und nimmt die Karte zurück.
   *[other] { $name } zeigt { $what } gegen das Duell und nimmt die Karten zurück.
}
event-showed-nothing = { $name } zeigt nichts.
event-named = { $name } benennt { $opponent }.
event-showed-one = { $name } zeigt { $what } und nimmt die Karte zurück.
event-filled = { $cards ->
    [0] Die Bestellung „{ $order }“ { $whose } ist erfüllt.
   *[other] Die Bestellung „{ $order }“ { $whose } ist erfüllt und nimmt { $what } vom Tisch mit in die Vorratskammer.
}
burns = { $game ->
    [grande] Sie verbrennt und kommt aus dem Spiel
   *[other] Sie verbrennt und kommt unter den Kellner
}
event-burnt = { $why ->
    [no-scarcest-kind] Die Bestellung „{ $order }“ { $whose } findet keine andere Sorte auf dem Tisch: { burns }.
    [own-kind-on-table] Die Bestellung „{ $order }“ { $whose } findet die eigene Sorte auf dem Tisch: { burns }.
    [nobody-helped] Niemand hilft bei der Bestellung „{ $order }“ { $whose }: { burns }.
    [stopped] Die Bestellung „{ $order }“ { $whose } ist gestoppt: { burns }; der Einsatz bleibt auf dem Tisch.
    [no-match-possible] Mangels Zutaten auf der Hand ist die Bestellung „{ $order }“ { $whose } unmöglich: { burns }.
   *[not-completed] Die Bestellung „{ $order }“ { $whose } wird nicht ergänzt: { burns }.
}
event-rewarded = Für die Hilfe gilt die oberste Bestellung { $whose } als erfüllt: „{ $order }“.
event-new-boss = { $name } nimmt { boss-card } und ist jetzt Chef.
event-gathered = { $cards ->
    [0] Auf dem Tisch ist nichts mehr übrig.
   *[other] { $name } räumt { $what } vom Tisch: der Boden des nächsten Ofens.
}
event-new-kitchen = Die Vorratskammer wird gemischt: Die neue Küche hat { n-cards }.
event-showed-hand = { $held ->
    [nothing] { $name } hat keine Karte mehr auf der Hand.
    [toppings] { $name } hat noch { $what } auf der Hand.
    [orders] { $name } hat noch { $orders ->
        [one] die Bestellung { $list }
       *[other] die Bestellungen { $list }
    } auf der Hand.
   *[both] { $name } hat noch { $what } auf der Hand, dazu { $orders ->
        [one] die Bestellung { $list }
       *[other] die Bestellungen { $list }
    }.
}
event-ranked = Platz { $place }: { $name } mit { $orders ->
    [one] { $orders } erfüllten Bestellung
   *[other] { $orders } erfüllten Bestellungen
} und { n-toppings } auf der Hand.

## Was man am Pizzatisch tun kann

action-play = Spiele { $what }
action-play-none = Spiele keine Zutat
action-play-order = Spiele die Bestellung „{ $order }“ ({ $asks })
action-play-no-order = Spiele keine Bestellung
action-draw-kitchen = { $last ->
    [yes] { $cards ->
        [one] Zieh die letzte Karte der Küche: Der Ofen wird geöffnet
       *[other] Zieh die letzten { n-cards } der Küche: Der Ofen wird geöffnet
    }
   *[no] Zieh { n-cards } aus der Küche
}
action-draw-waiter = { $last ->
    [yes] { $orders ->
        [one] Zieh die letzte Bestellung deines Kellners
       *[other] Zieh die letzten { n-orders } deines Kellners
    }
   *[no] Zieh { n-orders } von deinem Kellner
}
action-join = Leg die Bestellung „{ $order }“ zur Serie
action-no-series = Keine Serie: nur diese Bestellung
action-end-series = Keine weitere Bestellung: Die Serie ist vollständig
action-number = „{ $order }“ bekommt die { $number }: { $what }
action-choose = Nimm { $what }: { $then ->
    [filled] Der Tisch hat alles, die Bestellung ist erfüllt
    [from-hand] Du legst { $lack } aus der Hand dazu, die Bestellung ist erfüllt
   *[lacking] Der Tisch braucht noch { $lack }
}
action-choose-number = Nimm { kind-chosen } als { $number }
action-add = { $series ->
    [yes] Leg { $what } aus der Hand dazu: Die ganze Serie ist erfüllt
   *[no] Leg { $what } aus der Hand dazu: Die Bestellung ist erfüllt
}
action-match = Spiele { $what } aus der Hand: Die Bestellung ist erfüllt
action-ask = { $series ->
    [yes] Bitte die anderen um Hilfe: Hilft niemand, verbrennt die ganze Serie
   *[no] Bitte die anderen um Hilfe: Hilft niemand, verbrennt die Bestellung
}
action-reserve = Wenn Hilfe kommt, leg selbst { $what } dazu
action-reserve-none = { $kind ->
    [mushroom] Leg selbst keinen { kind } dazu
   *[other] Leg selbst keine { kind } dazu
}
action-want = Bitte um { $what }
action-want-none = { $kind ->
    [mushroom] Bitte um keinen { kind }
   *[other] Bitte um keine { kind }
}
action-give = { $reward ->
    [yes] Gib { $what }: Die oberste Bestellung deines Kellners gilt als erfüllt
   *[no] Gib { $what }: Dein Kellner ist leer, es gibt keine Belohnung
}
action-commit = { $from ->
    [table] Setz { $table } vom Tisch ein: zusammen { $value }
    [hand] Setz { $hand } aus der Hand ein: zusammen { $value }
   *[both] Setz { $table } vom Tisch und { $hand } aus der Hand ein: zusammen { $value }
}
action-show = Zeig alle deine { kind-plural }; du nimmst sie zurück
action-name = Benenne { $opponent }: Dann wird dir eine Zutat gezeigt
action-show-one = Zeig { $what }; du nimmst die Karte zurück
action-no-burns = { $game ->
    [grande] Verbrennen lassen: Die Bestellung kommt aus dem Spiel
   *[other] Verbrennen lassen: Die Bestellung kommt unter deinen Kellner
}
action-no-match = { $kind ->
    [mushroom] Du hast keinen { kind } für die Antwort
   *[other] Du hast keine { kind } für die Antwort
}: { $game ->
    [grande] Die Bestellung verbrennt und kommt aus dem Spiel
   *[other] Die Bestellung verbrennt und kommt unter deinen Kellner
}
action-no-help = No, grazie: Du behältst deine Karten
action-no-show = Zeig nichts

## Was am Pizzatisch gefragt wird

question-over = Die Partie ist zu Ende.
question-play-toppings = { $name } ist am Zug: Welche Zutaten kommen in den Ofen?
question-play-order = { $name } entscheidet: Kommt eine Bestellung in den Ofen?
question-draw = { $name } zieht nach: aus der Küche oder vom Kellner?
question-series = { $name } entscheidet: Kommt ein weiterer Vierer zu „{ $order }“?
question-number = { $name } entscheidet: Welche Bestellung der Serie bekommt die { $number }?
question-choose = { $name } entscheidet: Womit wird die Bestellung „{ $order }“ erfüllt?
question-choose-number = { $name } entscheidet: Welche Sorte ist die { $number } der Bestellung „{ $order }“?
question-settle = { $series ->
    [yes] { $name } entscheidet: Wie wird die Serie bezahlt? Der Tisch braucht noch { $lack }.
   *[no] { $name } entscheidet: die Bestellung „{ $order }“ ergänzen? Der Tisch braucht noch { $lack }.
}
question-reserve = { $name } entscheidet: Welche { kind-plural } kommen aus der eigenen Hand dazu, wenn jemand hilft? Der Tisch braucht noch { $lack }.
question-want = { $name } entscheidet: Um wie viele { kind-plural } bitten? Der Tisch braucht noch { $lack }.
question-help = { $name } entscheidet: Bekommt { $owner } { $what }?
question-commit = { $name } entscheidet: Wie viele { kind-plural } gehen ins Duell?
question-show-against = { $name } entscheidet: { kind-plural } gegen das Duell { $owners } zeigen? Zum Stoppen sind { $value } nötig; { $shown ->
    [0] gezeigt ist noch nichts
   *[other] gezeigt sind bisher { $shown }
}.
question-name = { $name } entscheidet: Wer wird für die Bestellung „{ $order }“ benannt?
question-show-one = { $name } entscheidet: Welche Zutat aus der Hand sieht { $owner }?
question-match = { $name } entscheidet: { spoken } aus der Hand spielen?

## Calcory

calcory-card = { $colour ->
    [red] rote { $number }
    [yellow] gelbe { $number }
    [green] grüne { $number }
    [blue] blaue { $number }
   *[violet] violette { $number }
}
calcory-set = { $sum } mit { n-cards }
calcory-event-dealt = Die sechzig Karten liegen verdeckt aus; { $name } fängt an.
calcory-event-turned = { $name } deckt { $at } auf: eine { $card }.
calcory-event-failed = { $why ->
    [over-13] Über 13: Die Karten { $whose } werden wieder umgedreht.
    [second-zero] Eine zweite 0: Die Karten { $whose } werden wieder umgedreht.
    [gave-up] { $name } gibt auf: Die Karten werden wieder umgedreht.
    [none-left-too-many-cards] Es ist keine verdeckte Karte mehr da, und { $name } hat zu wenige Marker: Die Karten werden wieder umgedreht.
    [none-left-one-card] Es ist keine verdeckte Karte mehr da, und { $name } hat noch nichts gewonnen und erst eine aufgedeckt: Sie wird wieder umgedreht.
   *[none-left] Es ist keine verdeckte Karte mehr da, und die Karten { $whose } überbieten die markierten nicht: Sie werden wieder umgedreht.
}
calcory-event-beaten = Die markierten Karten { $whose } sind überboten und werden umgedreht.
calcory-event-marked = { $forced ->
    [yes] Es ist keine verdeckte Karte mehr da: { $name } muss bei { calcory-set } aufhören und markiert sie.
   *[no] { $name } hört bei { calcory-set } auf und markiert sie.
}
calcory-event-thirteen = Genau 13 für { $name }!
calcory-event-survived = { $cards ->
    [one] Niemand hat die markierte Karte { $whose } überboten.
   *[other] Niemand hat die { $cards } markierten Karten { $whose } überboten.
}
calcory-event-took = { $name } gewinnt { n-cards }.
calcory-event-put-back = { $moved ->
    [no] { $name } dreht die Karte auf { $at } wieder um.
   *[yes] { $name } legt die Karte von { $at } verdeckt auf { $to }.
}
calcory-event-passed = { $name } findet keine verdeckte Karte und passt.
calcory-event-took-last = { $name } gewinnt die einzige markierte Karte.
calcory-event-over = { $why ->
    [quiet] Seit { $turns } Zügen hat niemand eine Karte genommen: Die Partie ist zu Ende.
   *[last-card] Die Partie ist zu Ende.
}
calcory-action-turn = Deck { $at } auf
calcory-action-stop = { $stop ->
    [give-up] Gib auf: Deine Karten werden wieder umgedreht
    [beat] Hör auf: { calcory-set } überbietet die markierten Karten, und du markierst deine
   *[mark] Hör auf: Du markierst { $cards ->
        [one] deine Karte
       *[other] deine { $cards } Karten
    } mit der Summe { $sum }
}
calcory-action-back = Leg die { $card } von { $at } zurück; die anderen gewinnst du
calcory-action-put = { $moved ->
    [no] Lass sie verdeckt auf { $to }
   *[yes] Leg sie verdeckt auf { $to }
}
calcory-question-turn = { $turned ->
    [0] { $name } ist am Zug: Welche Karte aufdecken?
   *[other] { $stop ->
        [no] { $name } hat { calcory-set }: Welche Karte als Nächstes aufdecken?
       *[other] { $name } hat { calcory-set }: noch eine Karte aufdecken oder aufhören?
    }
}
calcory-to-beat = { $question } Zu überbieten: { calcory-set }.
calcory-question-back = { $name } nimmt die Karten: Welche geht zurück?
calcory-question-put = { $name } legt die Karte zurück: wohin?
