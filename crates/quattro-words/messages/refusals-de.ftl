# Warum etwas abgelehnt wird. Die Erklärungen der Variablen stehen in refusals-en.ftl.

## Züge am Pizzatisch

refused-over = Die Partie ist zu Ende.
refused-toppings-not-in-hand = Diese Zutaten hast du nicht auf der Hand.
refused-order-not-in-hand = Die Bestellung „{ $order }“ hast du nicht auf der Hand.
refused-toppings-first = { $may-skip ->
    [yes] Dein Zug beginnt mit Zutaten: Spiel welche oder verzichte darauf.
   *[no] Dein Zug beginnt mit Zutaten: Spiel mindestens eine.
}
refused-must-play-topping = Du musst mindestens eine Zutat spielen.
refused-toppings-once = Zutaten spielt man einmal pro Zug, und zwar am Anfang.
refused-order-first = { $may-skip ->
    [yes] Jetzt ist eine Bestellung dran: Spiel eine oder verzichte darauf.
   *[no] Jetzt ist eine Bestellung dran: Du musst eine spielen.
}
refused-must-play-order = Du hast keine Zutat gespielt, also musst du eine Bestellung spielen.
refused-draw-first = Zum Schluss ziehst du nach: aus der Küche oder von deinem Kellner.
refused-join-first = Es geht um eine Serie: Leg einen weiteren Vierer dazu oder verzichte darauf.
refused-not-a-four = Nur Vierer bilden eine Serie, und „{ $order }“ ist keiner.
refused-classic-in-series = Klassische Bestellungen dürfen nicht in eine Serie.
refused-number-first = Sag, welche Bestellung der Serie die { $number } bekommt.
refused-not-in-series = Die Bestellung „{ $order }“ gehört nicht zur Serie.
refused-already-numbered = Die Bestellung „{ $order }“ hat ihre Zahl schon.
refused-choose-first = Wähl zuerst, womit die Bestellung erfüllt wird.
refused-kinds-to-choose = { $kinds ->
    [one] Wähl eine einzige Sorte.
   *[other] Wähl { $kinds } verschiedene Sorten.
}
refused-own-kind-chosen = { kind } ist deine eigene Sorte und kommt für diese Bestellung nicht infrage.
refused-kind-not-on-table = { $kind ->
    [mushroom] Auf dem Tisch liegt kein { kind }, also ist das nicht die knappste Sorte.
   *[other] Auf dem Tisch liegt keine { kind }, also ist das nicht die knappste Sorte.
}
refused-kind-not-scarcest = Auf dem Tisch ist eine andere Sorte knapper als { kind }.
refused-kind-chosen-before = Die Leiter hat { kind } schon: Wähl eine andere Sorte.
refused-choice-too-costly = Tisch und Hand zusammen reichen für diese Wahl nicht.
refused-must-fill = Auf dem Tisch liegt alles, was die Bestellung braucht, also muss sie erfüllt werden.
refused-settle-first = Entscheide zuerst, ob du die Bestellung ergänzt.
refused-wrong-payment = Leg genau das dazu, was auf dem Tisch fehlt ({ $what }), und keine Karte zu viel.
refused-no-help-in-this-game = In Mamma Mia! kann man niemanden um Hilfe bitten.
refused-help-not-needed = Wenn der Tisch allein reicht, darfst du nicht um Hilfe bitten.
refused-choice-must-be-paid = Eine andere Wahl hätte der Tisch bezahlt, also musst du diese bezahlen.
refused-series-must-be-paid = Eine Serie kannst du nicht zurücknehmen: Bezahl sie oder bitte um Hilfe.
refused-reserve-first = Sag zuerst, welche { kind-plural } du selbst dazulegst, oder keine.
refused-reserve-other-kind = Hier geht es nur um { kind-plural }.
refused-reserve-too-much = Eine dieser Karten wäre überflüssig.
refused-reserve-all = Lass mindestens eine Zutat übrig, um die du bittest.
refused-want-first = Sag, um wie viele { kind-plural } du bittest: höchstens { $most }.
refused-give-first = Du wirst um { $what } gebeten: Gib alles oder sag Nein.
refused-wrong-gift = Gib genau das, worum du gebeten wirst ({ $what }), und keine Karte zu viel.
refused-commit-first = Entscheide zuerst, wie viele { kind-plural } ins Duell gehen.
refused-commit-own-kind = In diesem Duell kämpfst du mit deiner eigenen Sorte: { kind }.
refused-commit-not-on-table = So viele { kind-plural } liegen nicht auf dem Tisch.
refused-commit-too-little = Ein Duell braucht mindestens { $least }.
refused-commit-whole-column = { kind-plural } aus der Hand darfst du erst dazulegen, wenn alle vom Tisch eingesetzt sind.
refused-commit-doubles-first = Vom Tisch werden zuerst die Doppelzutaten eingesetzt.
refused-must-fight = Liegen { $least } oder mehr { kind-plural } auf dem Tisch, musst du dich dem Duell stellen.
refused-show-first = Zeig alle deine { kind-plural } oder sag Nein.
refused-nothing-to-show = { $kind ->
    [mushroom] Du hast keinen { kind } zum Zeigen.
   *[other] Du hast keine { kind } zum Zeigen.
}
refused-name-first = Fordere einen Gegner heraus oder sag Nein.
refused-cannot-be-named = Fordere einen Gegner heraus, der eine Zutat auf der Hand hat.
refused-show-one-first = Zeig eine Zutat aus deiner Hand.
refused-match-first = { $kind ->
    [mushroom] Antworte mit einem { kind } aus der Hand.
   *[other] Antworte mit einer { kind } aus der Hand.
}
refused-wrong-match = { $kind ->
    [mushroom] Antworte mit genau einem { kind }.
   *[other] Antworte mit genau einer { kind }.
}
refused-must-match = Du kannst mit { kind } antworten, also musst du es auch.

## Züge in Calcory

refused-no-card-turned = Deck mindestens eine Karte auf, bevor du aufhörst.
refused-one-card-turned = Du hast noch keine Karte gewonnen, also musst du mindestens zwei aufdecken.
refused-too-few-markers = Für { $cards } Karten hast du zu wenige Marker.
refused-just-turned = Die Karte auf { $place } hast du eben aufgedeckt.
refused-marked = Die Karte auf { $place } ist markiert, du darfst sie nicht benutzen.
refused-no-card = Auf { $place } liegt keine Karte.
refused-nothing-taken = Du nimmst gerade keine Karten.
refused-not-taken = Die Karte auf { $place } gehört nicht zu denen, die du nimmst.
refused-choose-back-first = Wähl zuerst die Karte, die zurückkommt.
refused-not-free = { $place } ist nicht frei.
refused-put-back-first = Leg zuerst die Karte auf einen freien Platz zurück.

## Spielaufbau

setup-players = { game } ist für { $from } bis { $to } Spieler, nicht für { $players }.
setup-first-seat = Platz { $seat } kann nicht beginnen: Es spielen nur { $players } mit.
setup-rounds = Gespielt werden 3 Runden oder 1.
setup-too-many-kinds = Es sind mehr eigene Sorten angegeben, als Spieler da sind.
setup-same-kind = Zwei Spieler können nicht dieselbe eigene Sorte haben ({ kind }).
setup-no-such-option = { game } hat keine Option „{ $option }“.
setup-other-engine = Für { game } ist ein anderer Teil des Programms zuständig.

## Notation

notation-error = { $expected ->
    [game] „{ $text }“ ist kein Spiel: { $examples }.
    [kind] „{ $text }“ ist keine Sorte: { $examples }.
    [kinds] „{ $text }“ ist keine Auswahl verschiedener Sorten wie { $examples }.
    [topping] „{ $text }“ ist keine Zutat: { $examples }; Großbuchstaben sind Doppelzutaten.
    [toppings] „{ $text }“ ist keine Angabe von Zutaten wie { $examples }.
    [played-column] „{ $text }“ sind keine Zutaten einer einzigen Sorte wie { $examples } ({ $rules }).
    [committed-column] „{ $text }“ sind keine Zutaten einer einzigen Sorte wie { $examples } ({ $rules }).
    [order] „{ $text }“ ist keine Bestellung wie { $examples }.
    [seat-order] „{ $text }“ ist kein Platz mit seiner Bestellung wie { $examples }.
    [player] „{ $text }“ spielt nicht mit: Nenn die Nummer eines Platzes oder eine eigene Sorte.
    [place] „{ $text }“ ist kein Platz der Auslage wie { $examples }.
    [calcory-card] „{ $text }“ ist keine Karte wie { $examples }.
   *[other] „{ $text }“ ist keine Aktion wie { $examples }.
}

## Stellungen

position-field-of-seat = Platz { $seat }, { $field }
position-field-row = Auslage, Reihe { $row }
position-unreadable = Die Stellung ist nicht lesbar: { $message }
position-name-too-long = Der Name hat mehr als { $most } Zeichen.
position-hand-too-large = Eine Hand hat höchstens { $most } Karten.
position-too-many-orders = Ein Spieler hat nur { $most } Bestellungen.
position-too-many-cards = So viele Karten hat das Spiel nicht.
position-too-many-toppings = { $double ->
    [yes] Bei { $players } Spielern gibt es von der Sorte { kind } { $exist ->
        [0] keine Doppelzutat
        [one] nur eine Doppelzutat
       *[other] nur { $exist } Doppelzutaten
    }, die Stellung hat aber { $found }.
   *[no] Bei { $players } Spielern gibt es von der Sorte { kind } { $exist ->
        [0] keine einfache Zutat
        [one] nur eine einfache Zutat
       *[other] nur { $exist } einfache Zutaten
    }, die Stellung hat aber { $found }.
}
position-no-such-round = { $rounds ->
    [one] Diese Partie hat nur eine Runde.
   *[other] Diese Partie hat { $rounds } Runden.
}
position-toppings-nowhere = Diese Zutaten liegen nirgends: { $what }. Ohne das Feld „larder“ liegen sie im Vorrat.
position-order-nowhere = Die Bestellung „{ $order }“ liegt nirgends. Ohne das Feld „waiter“ liegt sie beim Kellner.
position-order-twice = Die Bestellung „{ $order }“ kommt zweimal vor.
position-foreign-order = Wer die eigene Sorte { kind } hat, hat in diesem Spiel keine Bestellung „{ $order }“.
position-boss-nowhere = Niemand hat die Chefkarte, also muss sie in der Küche sein.
position-boss-taken = Ein Spieler hat die Chefkarte, also kann sie nicht in der Küche sein.
position-boss-twice = Die Chefkarte gibt es nur einmal.
position-kitchen-empty = Mit leerer Küche ist Phase 1 vorbei.
position-kitchen-not-empty = Phase 2 beginnt, wenn die Küche leer ist.
position-no-boss = In Phase 2 hat jemand die Chefkarte.
position-orders-removed = Nicht erfüllte Bestellungen kommen unter den Kellner; nur in Mamma Mia! Grande kommen sie aus dem Spiel.
position-table-in-first-round = In Phase 1 der ersten Runde liegen noch keine Zutaten auf dem Tisch.
position-table-not-gathered = In Phase 1 liegen keine Zutaten auf dem Tisch: Was übrig war, ist im Ofen.
position-no-such-seat = Bei { $players } Spielern gibt es keinen Platz { $seat }.
position-quiet-turns = Nach { $most } Zügen, in denen niemand eine Karte nimmt, ist die Partie zu Ende.
position-won-numbers = Gib { $players } Zahlen an, für jeden Spieler eine.
position-grid-rows = Die Auslage hat { $rows } Reihen, nicht { $found }.
position-row-places = Eine Reihe hat { $places } Plätze, nicht { $found }.
position-too-many-of-card = So oft gibt es die Karte { $card } nicht.
position-card-count = { $grid ->
    [one] { $grid } Karte
   *[other] { $grid } Karten
} in der Auslage und { $won } gewonnene ergeben nicht { $cards }.
position-grid-empty = Ist die letzte Karte genommen, ist die Partie zu Ende.
position-nothing-marked = Die Marker liegen auf mindestens einer Karte.
position-thirteen-marked = Eine 13 wird genommen, nicht markiert.
position-too-many-marked = Ein Spieler hat { $markers } Marker, zu wenige für { $cards } Karten.
position-one-marked = Platz { $seat } hat noch keine Karte gewonnen und muss mindestens zwei aufgedeckt haben.
position-thirteen-turned = Eine 13 wird sofort genommen. Lass die letzte Karte verdeckt und deck sie als nächsten Zug auf.
position-turned-beside-own-markers = Wer noch eigene Marker liegen hat, nimmt diese Karten und deckt keine auf.
position-not-face-down = Auf { $place } liegt keine verdeckte Karte.
position-sum-over-13 = Über 13 werden die Karten wieder umgedreht.
position-second-zero = Mit einer zweiten 0 werden die Karten wieder umgedreht.

## Aufzeichnungen

record-opening = der Anfang
record-move = Zug { $number }
record-move-with-action = Zug { $number }, „{ $action }“
record-json = Das ist keine Aufzeichnung: { $message }
record-format = Die Aufzeichnung hat das Format { $found }; dieses Programm liest das Format { $format }.
record-number = In der Aufzeichnung hat er die Nummer { $found }.
record-other-seat = Platz { $seat } zieht, aber Platz { $due } ist dran.
record-after-the-end = Die Partie ist zu Ende.
record-result = Das aufgezeichnete Ergebnis ist nicht das, zu dem diese Züge führen.
record-no-first-seat = Die Aufzeichnung nennt keinen Startspieler.
record-shuffle-missing = Die Aufzeichnung endet vor diesem Mischen: { $pile }.
record-shuffle-other = Die Aufzeichnung mischt etwas anderes ({ $pile }); dran ist: { $due }.
record-shuffle-not-a-card = „{ $text }“ ist hier keine Karte: { $pile }.
record-shuffle-wrong-cards = Das sind nicht die richtigen Karten: { $pile }.
record-shuffle-superfluous = Die Aufzeichnung mischt einmal zu oft: { $pile }.
record-pile = { $pile ->
    [deal] das Austeilen
    [kitchen] die Küche von Runde { $round }
    [waiter] der Kellner von Platz { $seat }
   *[grid] die Auslage
}
