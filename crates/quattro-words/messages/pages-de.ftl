# Deutsche Texte der Seiten vom Server, die der Browser-Client nicht braucht. Dieselben Meldungen wie in pages-en.ftl.

## Die Regeln auf einer Seite

page-rules-lead = auf einer Seite · { ui-facts }
page-rules-learn = Spielend lernen
page-rules-goal = Das Ziel
page-rules-goal-text = { $game ->
    [mamma-mia] Erfülle in drei Runden mehr von deinen acht Bestellungen als alle anderen.
    [sole-mio] Erfülle in zwei Runden mehr von deinen elf Bestellungen als alle anderen.
   *[grande] Erfülle in drei Runden mehr von deinen neunzehn Bestellungen als alle anderen.
}
page-rules-goal-tie = { $game ->
    [mamma-mia] Gleichstand? Mehr Zutaten auf der Hand gewinnen.
   *[other] Gleichstand? Mehr Zutaten auf der Hand gewinnen, und eine Doppelzutat zählt zwei.
}
page-rules-turn = Ein Zug in drei Schritten
page-rules-toppings = Zutaten
page-rules-toppings-text = { $game ->
    [mamma-mia] Leg so viele in den Ofen, wie du magst, alle von einer Sorte. Sag sie an.
   *[other] Leg mindestens eine in den Ofen, alle von einer Sorte. Sag an, wie viele und wie viele doppelte.
}
page-rules-announced = { $game ->
    [mamma-mia] 3 × Salami!
   *[other] 3 × Salami, eine doppelt!
}
page-rules-order = Eine Bestellung
page-rules-order-text = Wenn du magst, kommt eine deiner Bestellungen obendrauf.
page-rules-draw = Nachziehen
page-rules-draw-text = Füll auf sieben Karten auf: aus der Küche oder von deinem Kellner, nie von beiden.
page-rules-or = oder
page-rules-oven = Ein Ofen für alle
page-rules-oven-text = Man sieht nur die oberste Karte. Was darunter liegt, hast du im Kopf.
page-rules-oven-out = Ist die Küche leer, kommt der Ofen Karte für Karte heraus: was zuerst hineinkam, zuerst.
page-rules-filled = Ist sie erfüllt?
page-rules-on-table = auf dem Tisch
page-rules-from-hand = aus der Hand
page-rules-enough = Alles da:
page-rules-enough-text = { $game ->
    [mamma-mia] erfüllt, und die Zutaten verlassen den Tisch.
   *[other] erfüllt. Doppelzutaten gehen zuerst weg, auch wenn eine Hälfte verfällt.
}
page-rules-missing = Es fehlt etwas:
page-rules-missing-text = { $game ->
    [mamma-mia] Leg genau das aus der Hand dazu. Nachgezogen wird dafür nicht.
   *[other] Leg es aus der Hand dazu oder bitte die anderen um Hilfe.
}
page-rules-burnt = Es fehlt immer noch:
page-rules-burnt-text = { $game ->
    [grande] Sie verbrennt und ist aus dem Spiel.
   *[other] Sie verbrennt und kommt wieder unter deinen Kellner. Punkte kostet das nicht.
}
page-rules-help = Hilfe
page-rules-help-text = Sag, was dir fehlt; eine Person muss alles geben. Dafür gilt die oberste Bestellung ihres Kellners als erfüllt. Sagen alle Nein, verbrennt deine Bestellung.
page-rules-helped = Deine Bestellung
page-rules-reward = Die Belohnung fürs Helfen
page-rules-series = Serien
page-rules-series-text = Kommt einer deiner Vierer heraus, leg weitere Vierer aus der Hand dazu. Zusammen brauchen sie weniger: 4, 3, 2 und 1. Alles oder nichts.
page-rules-orders = { $game ->
    [mamma-mia] Deine acht Bestellungen
    [sole-mio] Deine elf Bestellungen
   *[grande] Deine neunzehn Bestellungen
}
page-rules-orders-lead = Hier die von Chili. Alle haben die gleichen, jeweils mit der eigenen Sorte.
page-rules-recipe = { $recipe ->
    [classic] Vier klassische
    [four] Vier Vierer
   *[other] { ui-order-title }
}
page-rules-recipe-text = { $recipe ->
    [classic] 4 von einer anderen Sorte, 1 von deiner.
    [mixed] 1 von jeder der fünf Sorten.
    [bombastica] 15 oder mehr, egal wovon. Nimmt alles mit.
    [monotoni] 6 von einer anderen Sorte, 1 von deiner. Du wählst, wenn sie herauskommt.
    [minimale] 3 von der seltensten anderen Sorte auf dem Tisch, 1 von deiner.
    [four] 4 von einer anderen Sorte. Kann Teil einer Serie sein.
    [pairs] 2 von jeder Sorte außer deiner.
    [duel] 2 oder mehr von deiner. Die anderen zeigen, was sie davon haben; so viele wie dein Einsatz, und es platzt.
    [match] Jemand zeigt eine Zutat. Antworte aus der Hand mit derselben Sorte.
    [without-me] Je 2 von zwei anderen Sorten, solange keine von deiner auf dem Tisch liegt.
    [two-doubles] Zwei Doppelzutaten verschiedener Sorten.
    [ladder] 4, 3, 2 und 1 von vier Sorten. Du wählst, welche.
   *[for-the-boss] 4 von der Sorte des Chefs. Danach bist du der Chef.
}
page-rules-boss = Der Chef
page-rules-boss-text = { $game ->
    [mamma-mia] Wer Mamma Mia! zieht, leert den Ofen, mischt neu und beginnt die nächste Runde.
   *[other] Wer Sole Mio! zieht, leert den Ofen, mischt neu und beginnt die nächste Runde.
}
page-rules-stays = Was liegen bleibt
page-rules-stays-text = { $game ->
    [mamma-mia] Übrige Zutaten bleiben auf dem Tisch und zählen in der nächsten Runde.
   *[other] Übrige Zutaten liegen im nächsten Ofen ganz unten: Sie kommen als Erste heraus.
}
page-rules-calcory-goal = Gewinn die meisten Karten. Deck welche auf, die genau 13 ergeben, oder hör vorher auf und hoffe, dass niemand dich überbietet.
page-rules-calcory-turn = Ein Zug
page-rules-calcory-turn-text = Deck Karten auf, eine nach der anderen, und zähl zusammen. Hör auf, wann du magst; vor deinem ersten Gewinn deck mindestens zwei auf.
page-rules-calcory-bust = Mehr als 13 oder eine zweite Null: alle wieder verdeckt.
page-rules-calcory-thirteen = Dreizehn!
page-rules-calcory-thirteen-text = Die Karten gehören dir, bis auf eine: Die legst du verdeckt auf irgendeinen freien Platz zurück.
page-rules-calcory-marked = Markierte Karten
page-rules-calcory-marked-text = Hör unter 13 auf, und deine Karten bleiben offen unter deinen Markern. Wer dran ist, muss sie überbieten: höhere Summe, oder gleiche Summe mit mehr Karten. Liegen sie noch, wenn du wieder dran bist, gehören sie dir, bis auf eine.
page-rules-calcory-beats = schlägt
page-rules-calcory-memory = Behalt es im Kopf
page-rules-calcory-memory-text = Eine zugedeckte Karte wird nie wieder gezeigt. Du hast sie gesehen; merk dir, wo.
page-rules-calcory-end = Das Ende
page-rules-calcory-end-text = Wer eine einzelne markierte Karte abholt, behält sie, und die Partie ist vorbei. Die meisten Karten gewinnen.
page-rules-law = Die Regeln im Wortlaut

## Seltsame Orte

page-burnt = Diese Seite ist verbrannt
page-burnt-text = Unter dieser Adresse ist nichts. Der Rest der Küche ist wohlauf.
page-no-table = Diesen Tisch gibt es nicht
page-no-table-text = Hier sitzt niemand. Vielleicht fehlt dem Link ein Buchstabe: Lass ihn dir noch einmal schicken oder eröffne selbst einen Tisch.
page-offline = Der Ofen brennt auch ohne
page-offline-text = Es gibt kein Netz. Deine Partien mit Freunden sind sicher und warten auf dich; versuch es gleich noch einmal.
page-moment = Einen Moment
page-to-start = Zurück zum Anfang
page-again = Noch einmal versuchen
page-own-table = Selbst einen Tisch eröffnen
page-laying = Der Tisch wird gedeckt …
page-rewinding = Die Partie wird geholt …
page-needs-script = Dieser Tisch braucht JavaScript. Schalte es im Browser ein und lade die Seite neu. Bis dahin kannst du die Regeln lesen.
page-invited = { $name } lädt dich zu { $game } ein. Tipp auf den Link und nimm Platz, ganz ohne Konto.
page-replayed = { $game }, Zug für Zug: { $scores }.

## Listen

page-lobby-empty = Die Stühle sind hochgestellt.
page-lobby-empty-text = Eröffne einen Tisch, dann steht er hier, und alle können Platz nehmen. Bis jemand kommt, spiel gegen Bots.
page-open-table = Tisch eröffnen
page-play-bots = Jetzt gegen Bots spielen
page-my-tables = Deine Tische
page-all-tables = Tische für alle
page-to-table = Weiterspielen
page-replays-text = Jede beendete Partie lässt sich noch einmal ansehen, Zug für Zug, mit allen Karten offen.
page-replays-empty = Noch ist nichts aus dem Ofen gekommen.
page-replays-empty-text = Spiel eine Partie zu Ende, und sie bleibt hier: jeder Zug, jede Karte, jede verbrannte Pizza.
page-my-games = Deine Partien
page-all-games = Partien für alle

## Ein anderes Gerät

page-device-text = Öffne diesen Link auf dem anderen Gerät oder scanne den Code, und tipp dort die Zahl ein, die hier erscheint. Der Link gilt einmal, 15 Minuten lang. Schick ihn nie jemand anderem.
page-device-qr = QR-Code zum Link
page-copy = Link kopieren
page-me = Du bist { $name }
page-me-nobody = Du hast hier noch keinen Namen
page-devices = Deine Geräte
page-device-unknown = Unbekanntes Gerät
page-device-here = dieses Gerät
page-device-seen = zuletzt benutzt:
page-log-out = Abmelden
page-log-out-others = Alle anderen Geräte abmelden
page-log-out-hint = Es gibt keine Passwörter: Ohne ein angemeldetes Gerät kannst du nicht mehr dieser Spieler sein.
page-earlier = Wer du auf diesem Gerät vorher warst
page-switch = Zurückwechseln
page-link = Auf diesem Gerät { $name } sein?
page-link-now = Hier bist du jetzt { $name }. Unter „Deine Geräte“ kannst du jederzeit zurückwechseln.
page-link-nobody = Hier hast du noch keinen Namen.
page-link-warning = Mach nur weiter, wenn du diesen Link eben selbst gemacht hast, auf einem eigenen Gerät, das du zur Hand hast. Jeder andere, der ihn gemacht hat, sähe deine Karten und könnte für dich spielen.
page-link-mine = Ich habe diesen Link gemacht
page-link-not-mine = Jemand hat ihn mir geschickt: weg hier
page-link-number = Tipp die Zahl ein, die dein anderes Gerät jetzt zeigt:
