# Was die Kommandozeile außer den Sätzen von quattro-words sagt, deren Nachrichten auch hier gelten.

## Der Tisch

cli-alone = (nur zu { $name }) { $said }
cli-round = Runde { $round } von { $rounds }: { $phase ->
    [playing] Ofen füllen
    [oven] Ofen leeren
   *[over] Ende
}
cli-table = Tisch
cli-oven = Ofen
cli-kitchen = Küche
cli-larder = Vorrat
cli-boss = Chef
cli-hand = Hand: { $what }
cli-hand-counted = Hand: { n-toppings }, { n-orders }
cli-orders = { $orders ->
    [one] Bestellung { $list }
   *[other] Bestellungen { $list }
}
cli-waiter = Kellner: { n-orders }
cli-filled = { $orders ->
    [0] nichts erfüllt
   *[other] { $orders } erfüllt: { $list }
}
cli-removed = aus dem Spiel: { $list }
cli-grid = Die Auslage
cli-won = { $cards ->
    [0] nichts gewonnen
   *[other] { n-cards } gewonnen
}
cli-marked = markiert: { calcory-set }
cli-ranking = Rangliste
cli-ranked = { $place }. { $name }, mit { $game ->
    [calcory] { n-cards }
   *[other] { $orders ->
        [one] { $orders } erfüllten Bestellung
       *[other] { $orders } erfüllten Bestellungen
    } und { n-in-hand } auf der Hand
}
cli-unfinished = Hier endet die Aufzeichnung; die Partie ist noch nicht zu Ende.
cli-enter = [Eingabetaste]

## Der Schiedsrichter

cli-by-itself = Bevor jemand entscheiden muss:
cli-note-kitchen = Deine Datei gibt die Reihenfolge der Küche nicht an. Die hier gezogenen Karten sind nur ein Beispiel.
cli-note-waiter = Deine Datei gibt die Reihenfolge dieses Kellners nicht an. Die hier gezogenen Bestellungen sind nur ein Beispiel.
cli-note-shuffled = Ein Stapel musste gemischt werden; das hat Quattro übernommen. An eurem Tisch kommen die Karten in anderer Reihenfolge.
cli-play-error = --play, Aktion { $number }: { $said }
cli-not-allowed = „{ $action }“ ist nicht erlaubt. { $rule }: { $why }

## Die Partie zum Zuschauen

cli-watch-intro = { $players } Bots spielen { game }{ $random ->
    [yes] { " " }und wählen zufällig unter den erlaubten Zügen
   *[no] { " " }({ $bots })
}. Du siehst, was du auch am Tisch sehen würdest: was gesagt und gezeigt wird, aber nicht, was die Spieler auf der Hand haben.
cli-watch-game = { $game ->
    [calcory] Sechzig Karten mit Zahlen liegen verdeckt aus. Wer zusammen genau 13 aufdeckt, gewinnt diese Karten; kleinere Summen werden markiert und müssen bis zum nächsten Zug überleben. Wer am Ende die meisten Karten gewonnen hat, ist Sieger.
   *[other] Alle spielen Zutaten und Bestellungen in einen gemeinsamen Ofen und versuchen, sich zu merken, was darin steckt. Dann wird der Ofen geleert, und was zuerst hineinkam, kommt zuerst heraus: Eine Bestellung ist erfüllt, wenn ihre Zutaten auf dem Tisch liegen oder wenn ihr Besitzer dazulegt, was fehlt. Wer die meisten Bestellungen erfüllt, gewinnt.
}
cli-watch-rules = Kommt eine Regel zum ersten Mal vor, steht ihre Nummer in Klammern. Der Startwert für den Zufall ist { $seed }.
cli-watch-skip = Mit der Eingabetaste geht es sofort weiter.
cli-watch-next = Und jetzt?
cli-next-watch = noch eine Partie ansehen: mamma-mia, sole-mio, grande oder calcory
cli-next-rules = die Regeln lesen
cli-next-judge = einen Streit am echten Tisch schlichten
cli-next-simulate = zehntausend Partien spielen

## Der Server

cli-serving = Quattro läuft.
cli-serving-here = Auf diesem Rechner: { $address }
cli-serving-others = Für die anderen: { $address }
cli-serving-stop = Mit Strg+C (Ctrl+C) beenden; jede Partie geht später dort weiter, wo sie aufgehört hat.

## Geprüftes Mischen

# $contributions: wie viele Spieler zum Startwert beigetragen haben.
cli-verified-seed = Der Server hat sein Versprechen gehalten: Der Startwert ergibt sich daraus{ $contributions ->
    [0] { "" }
    [one] { " " }und aus { $contributions } Beitrag
   *[other] { " " }und aus { $contributions } Beiträgen
}.
cli-verified-game = { $shuffles ->
    [one] Das einzige Mischen folgt
   *[other] Alle { $shuffles } Mischvorgänge folgen
} aus diesem Startwert, und { $moves ->
    [0] es wurde noch kein Zug gespielt
    [one] der einzige Zug ist erlaubt
   *[other] alle { $moves } Züge sind erlaubt
}.
