# Alles, was Quattro sagt, auf Deutsch. Was die Variablen bedeuten, steht in en.ftl.
#
# „counted“ lautet im Nominativ und im Akkusativ gleich („1 Champignon“), „spoken“ ist immer Akkusativ („einen
# Champignon“): Ein Satz, der Zutaten als Subjekt hat, braucht „counted“.

## Zahlen, Listen, Namen

number = { $count ->
    [0] keine
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
    [chili] Chilis
   *[olive] Oliven
}
kind-player = { kind }
kind-after-number = { $count ->
    [one] { kind }
   *[other] { kind-plural }
}
counted = { $count } { kind-after-number }
counted-double = { $count } Doppel-{ kind-after-number }
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
    [mixed] Gemischt
    [bombastica] Bombastica
    [monotoni] Monotoni
    [minimale] Minimale
    [four] { $kind ->
        [olive] Oliven-Vierer
       *[other] { kind }-Vierer
    }
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
    [mixed] 1 von jeder Sorte
    [bombastica] 15 beliebige Zutaten
    [monotoni] 6 von einer anderen Sorte und { $one }
    [minimale] 3 von der knappsten anderen Sorte und { $one }
    [pairs] 2 von jeder anderen Sorte
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

the-order = { $who ->
    [you] Deine Bestellung „{ $order }“
   *[other] Die Bestellung „{ $order }“ { $whose }
}
order-is-short = { $who ->
    [you] Deiner Bestellung „{ $order }“
   *[other] Der Bestellung „{ $order }“ { $whose }
} { $lacking ->
    [one] fehlt
   *[other] fehlen
} { $missing ->
    [at-best] mindestens { $lack }
   *[other] { $lack }
}
event-dealt = { $who ->
    [you] Du bekommst { n-toppings } und { n-orders }.
   *[other] { $name } bekommt { n-toppings } und { n-orders }.
}
event-received-toppings = { $cards ->
    [0] Du bekommst keine Zutat auf die Hand.
   *[other] Du bekommst auf die Hand: { $what }.
}
event-received-orders = { $orders ->
    [0] Du bekommst keine Bestellung auf die Hand.
   *[other] Du bekommst auf die Hand: { $list }.
}
event-drew-boss = { $who ->
    [you] Du ziehst { boss-card } und bist jetzt Chef.
   *[other] { $name } zieht { boss-card } und ist jetzt Chef.
}
event-round-began = { $who ->
    [you] Runde { $round } beginnt; du fängst an.
   *[other] Runde { $round } beginnt; { $name } fängt an.
}
event-played = { $who ->
    [you] Du sagst
   *[other] { $name } sagt
} an: { $count ->
    [1] { $kind ->
        [mushroom] ein
       *[other] eine
    }
   *[other] { number }
} { kind-after-number }{ $mix ->
    [both] { $doubles ->
        [1] , davon eine Doppelzutat
       *[other] , davon { $doubles-word } Doppelzutaten
    }
    [doubles] { $doubles ->
        [1] { " " }als Doppelzutat
       *[other] { " " }als { $doubles-word } Doppelzutaten
    }
   *[singles] { "" }
}.
event-played-order = { $who ->
    [you] Du spielst die Bestellung „{ $order }“.
   *[other] { $name } spielt die Bestellung „{ $order }“.
}
event-drew-kitchen = { $who ->
    [you] { $cards ->
        [0] Du ziehst sonst nichts aus der Küche.
       *[other] Du ziehst { n-cards } aus der Küche.
    }
   *[other] { $cards ->
        [0] { $name } zieht sonst nichts aus der Küche.
       *[other] { $name } zieht { n-cards } aus der Küche.
    }
}
event-drew-waiter = { $who ->
    [you] Du ziehst { n-orders } vom Kellner.
   *[other] { $name } zieht { n-orders } vom Kellner.
}
event-passed = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
}
event-stalemate = Alle haben gepasst.
event-stalemate-boss = { $who ->
    [you] Alle haben gepasst; du bekommst { boss-card } und bist Chef.
   *[other] Alle haben gepasst; { $name } bekommt { boss-card } und ist Chef.
}
event-oven-opened = { $who ->
    [you] { $cards ->
        [0] Du öffnest als Chef den Ofen: Er ist leer.
       *[other] Du öffnest als Chef den Ofen: { n-cards }.
    }
   *[other] { $cards ->
        [0] { $name } öffnet als Chef den Ofen: Er ist leer.
       *[other] { $name } öffnet als Chef den Ofen: { n-cards }.
    }
}
event-revealed-topping = Der Ofen liefert { $what }.
event-revealed-order = Aus dem Ofen kommt { $who ->
    [you] deine Bestellung „{ $order }“
   *[other] die Bestellung „{ $order }“ { $whose }
}: { $asks }.
event-joined = { $who ->
    [you] Du legst die Bestellung „{ $order }“ zur Serie.
   *[other] { $name } legt die Bestellung „{ $order }“ zur Serie.
}
event-numbered = In der Serie bekommt „{ $order }“ die { $number }: { $what }.
event-chose = { $who ->
    [you] Du wählst { $kinds } für „{ $order }“.
   *[other] { $name } wählt { $kinds } für „{ $order }“.
}
event-chose-number = { $who ->
    [you] Du nimmst
   *[other] { $name } nimmt
} { times } { kind-chosen } für „{ $order }“.
event-reserved = { $cards ->
    [0] Wenn Hilfe kommt, legst du selbst nichts dazu.
   *[other] Wenn Hilfe kommt, legst du selbst { $what } dazu.
}
event-asked = { $who ->
    [you] Du bittest die anderen um { $what }.
   *[other] { $name } bittet die anderen um { $what }.
}
event-refused-help = { $who ->
    [you] Du sagst: No, grazie.
   *[other] { $name } sagt: No, grazie.
}
event-gave = { $who ->
    [you] Du hilfst und gibst { $what }.
   *[other] { $name } hilft und gibt { $what }.
}
event-added = { $who ->
    [you] Du legst { $what } dazu.
   *[other] { $name } legt { $what } dazu.
}
event-committed = { $who ->
    [you] Du gehst mit { $value } ins Duell und setzt
   *[other] { $name } geht mit { $value } ins Duell und setzt
} { $from ->
    [table] { $table } vom Tisch
    [hand] { $hand } aus der Hand
   *[both] { $table } vom Tisch und { $hand } aus der Hand
} ein.
event-showed-against = { $who ->
    [you] Du zeigst { $what } gegen das Duell und nimmst
   *[other] { $name } zeigt { $what } gegen das Duell und nimmt
} { $cards ->
    [one] die Karte
   *[other] die Karten
} zurück.
event-showed-nothing = { $who ->
    [you] Du zeigst nichts.
   *[other] { $name } zeigt nichts.
}
event-named = { $who ->
    [you] Du forderst { $opponent } heraus.
   *[other] { $opponent-who ->
        [you] { $name } fordert dich heraus.
       *[other] { $name } fordert { $opponent } heraus.
    }
}
event-showed-one = { $who ->
    [you] Du zeigst { $what } und nimmst die Karte zurück.
   *[other] { $name } zeigt { $what } und nimmt die Karte zurück.
}
event-filled = { $cards ->
    [0] { the-order } ist erfüllt.
    [1] { the-order } ist erfüllt: { $what } kommt vom Tisch in den Vorrat.
   *[other] { the-order } ist erfüllt: { $what } kommen vom Tisch in den Vorrat.
}
burns = { $game ->
    [grande] Sie verbrennt und kommt aus dem Spiel
   *[other] Sie verbrennt und kommt unter den Kellner
}
event-burnt = { $why ->
    [no-scarcest-kind] { the-order } findet keine andere Sorte auf dem Tisch: { burns }.
    [own-kind-on-table] { the-order } findet { $who ->
        [you] deine
       *[other] die
    } eigene Sorte auf dem Tisch: { burns }.
    [nobody-helped] { order-is-short }, und niemand hilft: { burns }.
    [stopped] { the-order } wird gestoppt: { burns }; der Einsatz bleibt auf dem Tisch.
    [no-match-possible] { the-order } scheitert, weil passende Zutaten auf der Hand fehlen: { burns }.
   *[not-completed] { $missing ->
        [unknown] { the-order } wird nicht ergänzt: { burns }.
       *[other] { order-is-short }: { burns }.
    }
}
event-fell-short = { $shortfall ->
    [0] Du hast { $held } auf der Hand behalten.
   *[other] { $have ->
        [0] Davon hattest du nichts mehr.
       *[other] { $any ->
            [yes] Du hattest nur { $have } von { $lacking }.
           *[no] Du hattest { $held }, aber { $shortfall ->
                [one] es fehlte
               *[other] es fehlten
            } noch { $short }.
        }
    }
}
event-rewarded = Als Belohnung gilt { $who ->
    [you] deine oberste Bestellung
   *[other] die oberste Bestellung { $whose }
} als erfüllt: „{ $order }“.
event-new-boss = { $who ->
    [you] Du nimmst { boss-card } und bist jetzt Chef.
   *[other] { $name } nimmt { boss-card } und ist jetzt Chef.
}
event-gathered = { $cards ->
    [0] Auf dem Tisch ist nichts mehr übrig.
   *[other] { $who ->
        [you] Du räumst
       *[other] { $name } räumt
    } { $what } vom Tisch: Damit beginnt der nächste Ofen.
}
event-new-kitchen = Der Vorrat wird gemischt: Die neue Küche hat { n-cards }.
still-holds = { $who ->
    [you] Du hast noch
   *[other] { $name } hat noch
}
event-showed-hand = { $held ->
    [nothing] { $who ->
        [you] Du hast keine Karte mehr auf der Hand.
       *[other] { $name } hat keine Karte mehr auf der Hand.
    }
    [toppings] { still-holds } { $what } auf der Hand.
    [orders] { still-holds } { $orders ->
        [one] die Bestellung { $list }
       *[other] die Bestellungen { $list }
    } auf der Hand.
   *[both] { still-holds } { $what } auf der Hand, dazu { $orders ->
        [one] die Bestellung { $list }
       *[other] die Bestellungen { $list }
    }.
}
event-ranked = Platz { $place }: { $who ->
    [you] du
   *[other] { $name }
} mit { $orders ->
    [one] { $orders } erfüllten Bestellung
   *[other] { $orders } erfüllten Bestellungen
} und { n-toppings } auf der Hand.

## Was man am Pizzatisch tun kann

action-play = { $what } spielen
action-play-none = Keine Zutat spielen
action-play-order = Bestellung „{ $order }“ spielen
    .consequence = Gebraucht: { $asks }.
action-play-no-order = Keine Bestellung spielen
action-draw-kitchen = { $last ->
    [yes] { $cards ->
        [one] Die letzte Karte der Küche ziehen
       *[other] Die letzten { n-cards } der Küche ziehen
    }
   *[no] { n-cards } aus der Küche ziehen
}
    .consequence = { $last ->
        [yes] Der Ofen wird geöffnet.
       *[no] { "" }
    }
action-draw-waiter = { $last ->
    [yes] { $orders ->
        [one] Die letzte Bestellung deines Kellners ziehen
       *[other] Die letzten { n-orders } deines Kellners ziehen
    }
   *[no] { n-orders } von deinem Kellner ziehen
}
action-join = „{ $order }“ zur Serie legen
action-no-series = Keine Serie
    .consequence = Es geht nur um diese Bestellung.
action-end-series = Keine weitere Bestellung
    .consequence = Die Serie ist vollständig.
action-number = „{ $order }“ bekommt die { $number }
    .consequence = Gebraucht: { $what }.
action-choose = { $what } nehmen
    .consequence = { $then ->
        [filled] Alles liegt auf dem Tisch: Die Bestellung ist erfüllt.
        [from-hand] Du legst { $lack } aus der Hand dazu: Die Bestellung ist erfüllt.
       *[lacking] { table-lacks }
    }
action-choose-number = { kind-chosen } { times } nehmen
    .consequence = { $then ->
        [filled] Davon liegt genug auf dem Tisch.
       *[other] { table-lacks }
    }
verdict = { $verdict ->
    [enough] reicht
    [from-hand] +{ $count } Hand
   *[short] { $count ->
        [one] 1 fehlt
       *[other] { $count } fehlen
    }
}
action-add = { $what } aus der Hand dazulegen
    .consequence = { $series ->
        [yes] Damit ist die ganze Serie erfüllt.
       *[no] Damit ist die Bestellung erfüllt.
    }
action-match = { $what } aus der Hand spielen
    .consequence = Damit ist die Bestellung erfüllt.
action-ask = Die anderen um Hilfe bitten
    .consequence = { $series ->
        [yes] Hilft niemand, verbrennt die ganze Serie.
       *[no] Hilft niemand, verbrennt die Bestellung.
    }
action-reserve = Selbst { $what } dazulegen
    .consequence = Nur wenn dir jemand hilft.
action-reserve-none = { $kind ->
    [mushroom] Selbst keinen { kind } dazulegen
   *[other] Selbst keine { kind } dazulegen
}
action-want = Um { $what } bitten
action-want-none = Um keine { kind-plural } bitten
action-give = { $what } geben
    .consequence = { $reward ->
        [yes] Die oberste Bestellung deines Kellners gilt als erfüllt.
       *[no] Dein Kellner ist leer, also gibt es keine Belohnung.
    }
action-commit = Duell mit { $value }
    .consequence = { $from ->
        [table] Du setzt { $table } vom Tisch ein.
        [hand] Du setzt { $hand } aus der Hand ein.
       *[both] Du setzt { $table } vom Tisch und { $hand } aus der Hand ein.
    }
action-show = Alle deine { kind-plural } zeigen
    .consequence = Danach nimmst du sie zurück.
action-name = { $opponent } herausfordern
    .consequence = { $opponent } zeigt eine Zutat aus der Hand.
action-show-one = { $what } zeigen
    .consequence = Danach nimmst du die Karte zurück.
action-no-burns = Verbrennen lassen
    .consequence = { $game ->
        [grande] Die Bestellung kommt aus dem Spiel.
       *[other] Die Bestellung kommt unter deinen Kellner.
    }
action-no-help = No, grazie
    .consequence = Du behältst deine Karten.
action-no-show = Nichts zeigen

## Was am Pizzatisch gefragt wird

table-lacks = { $lacking ->
    [one] Auf dem Tisch fehlt noch { $lack }.
   *[other] Auf dem Tisch fehlen noch { $lack }.
}
request = { $owner } braucht { $what }.
list-or = { $left } oder { $right }
times = { $number ->
    [1] einmal
    [2] zweimal
    [3] dreimal
    [4] viermal
   *[other] { $number }-mal
}
how-many = wie viele { kind-plural }
# „Du hast keinen Champignon“, „du hast keine Oliven“.
not-held = { $kind ->
    [mushroom] Du hast keinen { kind }
    [olive] Du hast keine { kind-plural }
   *[other] Du hast keine { kind }
} auf der Hand
you-lack = { $shortfall ->
    [one] dir fehlt { $short }
   *[other] dir fehlen { $short }
}
question-waiting = { $turn ->
    [yes] { $name } ist dran
   *[no] { $name } überlegt
}
question-over = Die Partie ist zu Ende.
    .title = Ende der Partie
question-play-toppings = { $name } ist dran: Welche Zutaten kommen in den Ofen?
    .title = Du bist dran: Welche Zutaten?
    .hint = { $forced ->
        [yes] Du musst mindestens eine Zutat spielen, alle von einer Sorte.
       *[no] So viele du willst, aber alle von einer Sorte, oder gar keine.
    }
question-play-order = { $name } entscheidet: Kommt eine Bestellung in den Ofen?
    .title = { $forced ->
        [yes] Welche Bestellung?
       *[no] Auch eine Bestellung?
    }
    .hint = { $forced ->
        [yes] Ohne Zutat musst du eine Bestellung spielen.
       *[no] Sie wird erfüllt, wenn vor ihr genug Zutaten aus dem Ofen kommen.
    }
question-draw = { $name } zieht nach: aus der Küche oder vom Kellner?
    .title = Von welchem Stapel ziehst du?
    .hint = Alle Karten kommen vom selben Stapel.
question-series = { $name } entscheidet: Kommt ein weiterer Vierer zu „{ $order }“?
    .title = Noch ein Vierer dazu?
    .hint = Zusammen brauchen sie 4, 3, 2 und 1 von ihrer Sorte: Alle werden erfüllt oder keine.
    .stuck = Du hast keinen anderen Vierer auf der Hand.
question-number = { $name } entscheidet: Welche Bestellung der Serie bekommt die { $number }?
    .title = Wohin mit der { $number }?
    .hint = { $number ->
        [one] Dann braucht sie { $number } Zutat von ihrer Sorte.
       *[other] Dann braucht sie { $number } Zutaten von ihrer Sorte.
    }
question-choose = { $name } entscheidet: Womit wird die Bestellung „{ $order }“ erfüllt?
    .title = { $count ->
        [one] Welche Sorte?
       *[other] Welche zwei Sorten?
    }
    .hint = { $count ->
        [one] Es zählt nur die Sorte, die du wählst.
       *[other] Es zählen nur die Sorten, die du wählst.
    }
    .stuck = Tisch und Hand reichen zusammen für keine Sorte; { you-lack }.
question-choose-number = { $name } entscheidet: Welche Sorte { times } für die Bestellung „{ $order }“?
    .title = Welche Sorte { times }?
    .hint = Insgesamt vier verschiedene Sorten: 4, 3, 2 und 1 davon.
question-settle = { $series ->
    [yes] { $name } entscheidet: Wie wird die Serie bezahlt? { table-lacks }
   *[no] { $name } entscheidet: die Bestellung „{ $order }“ ergänzen? { table-lacks }
}
    .title = { $series ->
        [yes] Die Serie bezahlen?
       *[no] „{ $order }“ ergänzen?
    }
    .hint = Für das, was du dazulegst, ziehst du nichts nach.
    .stuck = { $any ->
        [yes] Von den { $lacking } fehlenden Zutaten hast du nur { $have } auf der Hand.
       *[no] { $have ->
            [0] Davon hast du nichts auf der Hand.
           *[other] Davon hast du { $held } auf der Hand, aber { you-lack }.
        }
    }
question-reserve = { $name } entscheidet: Welche { kind-plural } kommen aus der eigenen Hand dazu, wenn jemand hilft? { table-lacks }
    .title = { kind-plural } dazulegen?
    .hint = Sie liegen verdeckt und sind nur weg, wenn jemand hilft.
    .stuck = { $have ->
        [0] { not-held }.
       *[other] Um irgendetwas musst du noch bitten.
    }
question-want = { $name } entscheidet: Um { how-many } bitten? { table-lacks }
    .title = Um { how-many } bitten?
    .hint = Alle Sorten zusammen müssen ergeben, was fehlt, und einer allein muss alles geben.
question-help = { $name } entscheidet: Bekommt { $owner } { $what }?
    .title = { $owner } bittet um Hilfe
    .hint = Wer hilft, muss alles geben.
    .stuck = { $have ->
        [0] Wer hilft, muss alles geben, und davon hast du nichts auf der Hand.
       *[other] Wer hilft, muss alles geben: Du hast { $held }, aber { you-lack }.
    }
question-commit = { $name } entscheidet: Wie viele { kind-plural } gehen ins Duell?
    .title = Duell: Wie viele { kind-plural }?
    .hint = Je mehr, desto schwerer bist du zu stoppen; verlierst du, bleibt alles auf dem Tisch.
    .stuck = { $have ->
        [0] Für ein Duell brauchst du mindestens { $two }: Davon ist nichts da, weder auf dem Tisch noch auf deiner Hand.
       *[other] Für ein Duell brauchst du mindestens { $two }: Mit Tisch und Hand kommst du nur auf { $have }.
    }
question-show-against = { $name } entscheidet: { kind-plural } gegen das Duell { $owners } zeigen? { stop-duel }
    .title = { $owner } stoppen?
    .hint = { stop-duel } Alle sehen, was du zeigst.
    .stuck = { not-held }.
stop-duel = Zum Stoppen braucht es { $value }; bisher { $shown ->
    [0] wurde nichts gezeigt
    [1] wurde 1 gezeigt
   *[other] wurden { $shown } gezeigt
}.
question-name = { $name } entscheidet: Wer wird für die Bestellung „{ $order }“ herausgefordert?
    .title = Wen forderst du heraus?
    .hint = Antworte mit der gezeigten Sorte aus der Hand, dann ist die Bestellung erfüllt.
question-show-one = { $name } entscheidet: Welche Zutat aus der Hand bekommt { $owner } zu sehen?
    .title = Was zeigst du { $owner }?
    .hint = Alle sehen die Karte; { $owner } muss mit derselben Sorte antworten.
question-match = { $name } entscheidet: { spoken } aus der Hand spielen?
    .title = Mit { kind-player } antworten?
    .hint = Die Karte, mit der du antwortest, kommt in den Vorrat.
    .stuck = { not-held } und kannst nicht antworten.

## Calcory

calcory-card = { $colour ->
    [red] rote { $number }
    [yellow] gelbe { $number }
    [green] grüne { $number }
    [blue] blaue { $number }
   *[violet] violette { $number }
}
calcory-set = { $sum } mit { n-cards }
calcory-event-dealt = { $who ->
    [you] Die sechzig Karten liegen verdeckt aus; du fängst an.
   *[other] Die sechzig Karten liegen verdeckt aus; { $name } fängt an.
}
calcory-event-turned = { $who ->
    [you] Du deckst { $at } auf: eine { $card }.
   *[other] { $name } deckt { $at } auf: eine { $card }.
}
calcory-cards-of = { $who ->
    [you] Deine Karten
   *[other] Die Karten { $whose }
}
calcory-event-failed = { $why ->
    [over-13] Über 13: { calcory-cards-of } werden wieder umgedreht.
    [second-zero] Eine zweite 0: { calcory-cards-of } werden wieder umgedreht.
    [gave-up] { $who ->
        [you] Du gibst
       *[other] { $name } gibt
    } auf: Die Karten werden wieder umgedreht.
    [none-left-too-many-cards] Es ist keine verdeckte Karte mehr da, und { $who ->
        [you] du hast
       *[other] { $name } hat
    } zu wenige Marker: Die Karten werden wieder umgedreht.
    [none-left-one-card] Es ist keine verdeckte Karte mehr da, und { $who ->
        [you] du hast
       *[other] { $name } hat
    } noch nichts gewonnen und erst eine aufgedeckt: Sie wird wieder umgedreht.
   *[none-left] Es ist keine verdeckte Karte mehr da: { calcory-cards-of } überbieten die markierten nicht und werden wieder umgedreht.
}
calcory-event-beaten = { $who ->
    [you] Deine markierten Karten
   *[other] Die markierten Karten { $whose }
} sind überboten und werden umgedreht.
calcory-event-marked = { $forced ->
    [yes] Es ist keine verdeckte Karte mehr da: { $who ->
        [you] Du musst bei { calcory-set } aufhören und markierst sie.
       *[other] { $name } muss bei { calcory-set } aufhören und markiert sie.
    }
   *[no] { $who ->
        [you] Du hörst bei { calcory-set } auf und markierst sie.
       *[other] { $name } hört bei { calcory-set } auf und markiert sie.
    }
}
calcory-event-thirteen = { $who ->
    [you] Genau 13 für dich!
   *[other] Genau 13 für { $name }!
}
calcory-event-survived = Niemand hat { $who ->
    [you] { $cards ->
        [one] deine markierte Karte
       *[other] deine { $cards } markierten Karten
    }
   *[other] { $cards ->
        [one] die markierte Karte
       *[other] die { $cards } markierten Karten
    } { $whose }
} überboten.
calcory-event-took = { $who ->
    [you] Du gewinnst { n-cards }.
   *[other] { $name } gewinnt { n-cards }.
}
calcory-event-put-back = { $moved ->
    [no] { $who ->
        [you] Du drehst
       *[other] { $name } dreht
    } die Karte auf { $at } wieder um.
   *[yes] { $who ->
        [you] Du legst
       *[other] { $name } legt
    } die Karte von { $at } verdeckt auf { $to }.
}
calcory-event-passed = { $who ->
    [you] Du findest keine verdeckte Karte und passt.
   *[other] { $name } findet keine verdeckte Karte und passt.
}
calcory-event-took-last = { $who ->
    [you] Du gewinnst die einzige markierte Karte.
   *[other] { $name } gewinnt die einzige markierte Karte.
}
calcory-event-over = { $why ->
    [quiet] Seit { $turns } Zügen hat niemand eine Karte genommen: Die Partie ist zu Ende.
   *[last-card] Die Partie ist zu Ende.
}
calcory-action-turn = { $at } aufdecken
calcory-action-stop = { $stop ->
    [give-up] Aufgeben
   *[other] Bei { $sum } aufhören
}
    .consequence = { $stop ->
        [give-up] Deine Karten werden wieder umgedreht.
        [beat] Du überbietest die markierten Karten und markierst dafür deine.
       *[mark] { $cards ->
            [one] Du markierst deine Karte.
           *[other] Du markierst deine { $cards } Karten.
        }
    }
calcory-action-back = Die { $card } von { $at } zurücklegen
    .consequence = Die anderen gewinnst du.
calcory-action-put = { $moved ->
    [no] Verdeckt auf { $to } lassen
   *[yes] Verdeckt auf { $to } legen
}
calcory-question-turn = { $turned ->
    [0] { $name } ist dran: Welche Karte wird aufgedeckt?
   *[other] { $stop ->
        [no] { $name } hat { calcory-set }: Welche wird als Nächste aufgedeckt?
       *[other] { $name } hat { calcory-set }: noch eine Karte aufdecken oder aufhören?
    }
}
    .title = { $turned ->
        [0] Deck eine Karte auf
       *[other] { $stop ->
            [no] Bisher { $sum }: Deck noch eine Karte auf
            [give-up] Bisher { $sum }: noch eine Karte oder aufgeben?
           *[other] Bisher { $sum }: noch eine Karte oder aufhören?
        }
    }
calcory-to-beat = Zu überbieten: { calcory-set }.
calcory-nothing-to-beat = Noch nichts zu überbieten.
calcory-question-back = { $name } nimmt die Karten: Welche geht zurück?
    .title = Leg eine Karte zurück
    .hint = Die anderen gewinnst du.
calcory-question-put = { $name } legt die Karte zurück: wohin?
    .title = Wohin damit?
    .hint = Jeder freie Platz ist recht, aber merk ihn dir.

## Der Schiedsrichter

# $said: what only this player is told.
told-alone = (nur zu { $name }) { $said }
judge-note-kitchen = Die Stellung gibt die Reihenfolge der Küche nicht an. Die hier gezogenen Karten sind nur ein Beispiel.
judge-note-waiter = Die Stellung gibt die Reihenfolge dieses Kellners nicht an. Die hier gezogenen Bestellungen sind nur ein Beispiel.
judge-note-face-down = Die Stellung nennt diese verdeckte Karte nicht. Was hier aufgedeckt wird, ist nur ein Beispiel.
judge-note-shuffled = Ein Stapel musste gemischt werden; das hat Quattro übernommen. An eurem Tisch kommen die Karten in anderer Reihenfolge.
ranked = { $place }. { $name }, mit { $game ->
    [calcory] { n-cards }
   *[other] { $orders ->
        [one] { $orders } erfüllten Bestellung
       *[other] { $orders } erfüllten Bestellungen
    } und { n-in-hand } auf der Hand
}

## Rückblick auf eine beendete Partie

review-memory = Gedächtnis
review-choice = Entscheidung
review-luck = Glück
review-reason-memory = Was zählte, war angesagt worden. Wer es vergessen hat, sieht keinen Unterschied.
# $cards: what had been told, as in review-order-of, review-card-at and counted toppings.
review-reason-cards = Worauf es ankam: { $cards }. Wer das vergessen hat, sieht keinen Unterschied.
review-reason-choice = Dass es Besseres gab, war auch zu sehen, ohne sich etwas zu merken.
# $order: as in review-order-of. $best, $taken: of 100 cases.
review-effect-filled = Mit Maestros Wahl wird { $order } in { $best } von 100 Fällen erfüllt, mit dem gespielten Zug in { $taken }.
# $best, $taken: numbers with one decimal.
review-effect-hand = Zutaten auf der Hand am Ende der Runde: im Schnitt { $best } mit Maestros Wahl, { $taken } mit dem gespielten Zug.
review-effect-won = Gewonnene Karten bis zum Ende { $who ->
    [you] deines nächsten Zuges
   *[other] des nächsten Zuges { $whose }
}: im Schnitt { $best } mit Maestros Wahl, { $taken } mit dem gespielten Zug.
review-effect-others = Gewonnene Karten { $rivals ->
    [one] des anderen Spielers
   *[other] der anderen
} bis zum Ende { $who ->
    [you] deines nächsten Zuges
   *[other] des nächsten Zuges { $whose }
}: im Schnitt { $best } mit Maestros Wahl, { $taken } mit dem gespielten Zug.
review-order-of = { $who ->
    [you] deine Bestellung { $order }
   *[other] die Bestellung { $order } { $whose }
}
# $card: as in review-card-at. $action: as in calcory-action-turn.
review-turn-seen = Aufdecken: { $card }
review-turn-unseen = { $action } (noch nie gesehen)
review-turn-any-unseen = Eine noch nie gesehene Karte aufdecken
review-card-at = die { $card } auf { $at }
review-summary-memory = Am meisten hat das Gedächtnis gekostet: Worauf es ankam, war angesagt worden. Das lässt sich üben.
review-summary-choice = Am meisten haben Entscheidungen gekostet, für die man sich nichts merken musste.
review-summary-luck = Durch Gedächtnis und Entscheidungen ging kaum etwas verloren: Das Glück hat entschieden.
review-summary-nothing = Es ging kaum etwas verloren.
review-told-ago = { $count ->
    [0] unmittelbar davor
    [one] { $count } Ansage früher
   *[other] { $count } Ansagen früher
}
