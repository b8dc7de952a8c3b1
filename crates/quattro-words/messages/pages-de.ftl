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
page-rules-oven-out = Ist die Küche leer, wird der Ofen Karte für Karte geleert: Was zuerst hineinkam, kommt zuerst heraus.
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
    [classic] Viermal Klassisch
    [four] Vier Vierer
   *[other] { ui-order-title }
}
page-rules-recipe-text = { $recipe ->
    [classic] 4 von einer anderen Sorte, 1 von deiner.
    [mixed] 1 von jeder der fünf Sorten.
    [bombastica] 15 oder mehr, egal wovon. Nimmt alles mit.
    [monotoni] 6 von einer anderen Sorte, 1 von deiner. Du wählst, wenn sie herauskommt.
    [minimale] 3 von der knappsten anderen Sorte auf dem Tisch, 1 von deiner.
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
page-no-code-text = An diesem Tisch sitzt niemand. Vielleicht hat das Spiel schon begonnen, oder es war ein anderer Buchstabe?
page-try-code = Diesen Code versuchen
page-join = Mitspielen
page-join-letters = mit vier Buchstaben
page-join-letter = Buchstabe { $number } von 4
page-tv-text = Öffne am Fernseher { $host }/tv und scann, was er zeigt: Der Tisch steht dort, deine Karten bleiben auf dem Handy.
page-tv-here = Auf diesem Bildschirm zeigen
page-moment = Einen Moment
page-to-start = Zurück zum Anfang
page-again = Noch einmal versuchen
page-own-table = Selbst einen Tisch eröffnen
page-laying = Der Tisch wird gedeckt …
page-rewinding = Die Partie wird geholt …
page-needs-script = Dieser Tisch braucht JavaScript. Schalte es im Browser ein und lade die Seite neu. Bis dahin kannst du die Regeln lesen.
page-invited = { $game }: { $name } lädt dich ein. Tipp auf den Link und nimm Platz, ganz ohne Konto.
page-replayed = { $game }, Zug für Zug: { $scores }.

## Spielen auf diesem Gerät

page-device = Auf diesem Gerät
page-offline = Der Ofen brennt auch ohne Netz
page-offline-text = Alles, was du brauchst, ist schon auf diesem Gerät.
page-device-intro = Gegen Bots oder zusammen an einem Handy. Das geht ohne Netz, und deine Partien bleiben hier.
page-device-no-network = Kein Netz
page-device-bots = Gegen Bots spielen
page-device-together = Zusammen an einem Handy
page-device-safe = Deine Partien mit Freunden sind sicher. Wir schauen selbst nach, ob das Netz wieder da ist.
page-device-back = Das Netz ist wieder da.
page-device-go-back = Zurück zu deinen Freunden
page-device-friends = Mit Freunden spielen
page-device-new = Neue Partie
page-device-new-hint = Bots setzen sich auf die anderen Plätze, und es geht sofort los.
page-device-together-hint = Als Nächstes sagt ihr, wer mitspielt. Auf freie Plätze setzen sich Bots.
page-device-begin = Los geht's
page-device-set-up = Einrichten
page-device-games = Partien auf diesem Gerät
page-device-delete = Löschen
page-device-delete-sure = Zum Löschen noch einmal tippen
page-device-keep = Auf dem Server behalten
page-device-kept = Liegt bei deinen Partien
page-device-kept-hint = ohne Wertung
page-device-learn = Spielend lernen
page-device-played = auf einem Gerät gespielt

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
page-log-out-hint = Ohne ein anderes Gerät, einen Passkey oder ein Notfallblatt kannst du nicht mehr dieser Spieler sein.
page-earlier = Wer du auf diesem Gerät vorher warst
page-switch = Zurückwechseln
page-link = Auf diesem Gerät { $name } sein?
page-link-now = Hier bist du jetzt { $name }. Unter „Deine Geräte“ kannst du jederzeit zurückwechseln.
page-link-nobody = Hier hast du noch keinen Namen.
page-link-warning = Mach nur weiter, wenn du diesen Link eben selbst gemacht hast, auf einem eigenen Gerät, das du zur Hand hast. Jeder andere, der ihn gemacht hat, sähe deine Karten und könnte für dich spielen.
page-link-mine = Ich habe diesen Link gemacht
page-link-not-mine = Jemand hat ihn mir geschickt: weg hier
page-link-number = Tipp die Zahl ein, die dein anderes Gerät jetzt zeigt:

## Meine Partien. $unit ist now, minutes, hours, yesterday oder days, $time sagt, wie viele.

page-your-turn = Du bist dran
page-running-games = Deine Partien
page-games-wait = { $games ->
    [one] 1 Partie wartet auf dich
   *[other] { $games } Partien warten auf dich
}
page-company = { $people ->
    [0] { $bots ->
        [0] noch mit niemandem
        [one] mit einem Bot
       *[other] mit { $bots } Bots
    }
   *[other] { $bots ->
        [0] mit { $names }
        [one] mit { $names } und einem Bot
       *[other] mit { $names } und { $bots } Bots
    }
}
page-round = Runde { $round }
page-since = { $unit ->
    [now] gerade eben
    [minutes] seit { $time } min
    [hours] { $time ->
        [one] seit einer Stunde
       *[other] seit { $time } Stunden
    }
    [yesterday] seit gestern
   *[days] seit { $time } Tagen
}
page-waits-for = wartet auf { $name }, { $since }
page-waits-for-players = wartet auf Mitspieler, { $since }
page-slow = { $days ->
    [one] ein Tag für jede Entscheidung
   *[other] { $days } Tage für jede Entscheidung
}
page-look-in = Vorbeischauen
page-all-my-games = Alle meine Partien
page-show = Welche Partien
page-show-all = Alle
page-show-running = Laufende
page-show-finished = Beendete
page-older = Ältere Partien
page-replay = Ansehen
page-no-games = Hier steht noch keine Partie.
page-no-games-text = Was du spielst, steht hier, von der ersten bis zur letzten Karte: zum Weiterspielen oder zum Ansehen.
page-no-name-games-text = Spiel oder eröffne einen Tisch, dann stehen deine Partien hier.
page-place = { $place }.
page-score = { $game ->
    [calcory] { $score ->
        [one] 1 Karte
       *[other] { $score } Karten
    }
   *[other] { $score ->
        [one] 1 Bestellung
       *[other] { $score } Bestellungen
    }
}

## Zahlen

page-profile = Dein Profil
page-playing-since = { $games ->
    [one] 1 Partie seit
   *[other] { $games } Partien seit
}
page-pizzeria = Deine Pizzeria
page-orders-per-game = erfüllte Bestellungen pro Partie
page-games-won = { $games ->
    [one] Partie, davon { $won } gewonnen
   *[other] Partien, davon { $won } gewonnen
}
page-help-given = so oft hilfst du, wenn man dich fragt
page-favourite = Lieblingsbestellung: { $order }
page-favourite-text = { $filled } von { $all } Mal erfüllt.
page-unlucky-text = { $filled ->
    [0] { $order } noch nie: { $burnt } Mal verbrannt.
    [one] { $order } nur einmal.
   *[other] { $order } nur { $filled } von { $all } Mal.
}
page-ratings = Wertung
page-ratings-text = Aus Partien mit anderen Menschen. Alle beginnen bei 1500; je kleiner die Zahl hinter ±, desto sicherer die Wertung. Nur du siehst sie.
page-rating-of = { $game }, { $players } Stühle
page-rated-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
page-you-and = Du und { $name }
page-you = Du
page-to = zu
page-met = { $games ->
    [one] 1 gemeinsame Partie
   *[other] { $games } gemeinsame Partien
}
page-figures = Deine Zahlen
page-figures-hint = Andere sehen nichts davon, und du siehst nichts von ihren. Wenn du sie verbirgst, sind sie von dieser Seite weg, und du stehst bei niemandem unter „Du und …“. Gezählt wird weiter.
page-figures-hide = Meine Zahlen verbergen
page-figures-show = Meine Zahlen zeigen

## Ein Profil behalten, wiederkommen, gehen. $name ist eine Person.

page-keep-line = Lebt nur auf diesem Gerät.
page-keep-it = Behalten
page-keep = Behalte dieses Profil
page-keep-text = Es lebt nur auf diesem Gerät. Handy weg, Pizzen weg.
page-passkey = Passkey
page-passkey-text = Finger oder Gesicht öffnen es auf jedem Gerät.
page-passkey-add = Passkey anlegen
page-passkey-insecure = Nur unter einer sicheren Adresse (https). Nimm das Blatt.
page-passkey-remove = Entfernen
page-passkey-made = angelegt:
page-sheet = Notfallblatt
page-sheet-text = Ein QR-Code und zwölf Wörter, zum Drucken und in die Schublade Legen.
page-sheet-print = Drucken
page-back-ways = So kommst du zurück
page-sheet-new = Neues Blatt
page-sheet-made = gemacht:
page-data = Deine Daten
page-data-text = Dein Name, deine Spiele, was du am Tisch gesagt hast. Keine Mailadresse, sonst nichts.
page-rename = Dein Name
page-rename-save = Ändern
page-rename-hint = An Tischen, an denen du schon sitzt, behältst du den Namen, mit dem du dich gesetzt hast.
page-export = Exportieren
page-delete = Alles löschen…
page-delete-title = Alles löschen?
page-delete-goes = Dein Name, deine Ergebnisse, was du im Chat gesagt hast, Passkeys, Notfallblatt und Geräte verschwinden für immer. Niemand kann sie zurückholen, auch wir nicht.
page-delete-stays = Fertige Spiele bleiben den anderen, mit „NN“ auf deinem Stuhl. In laufenden Spielen spielt ein Bot für dich weiter; Tische von dir, an denen noch nicht gespielt wird, schließen.
page-delete-yes = Alles löschen
page-delete-no = Alles behalten
page-come-back = Das war ich
page-come-back-ask = Schon mal hier gespielt?
page-come-back-text = Komm zurück als der Spieler, der du warst, mit deinen Spielen.
page-come-back-now = Hier bist du jetzt { $name }. Du kannst jederzeit zurückwechseln, unter „Deine Geräte“.
page-come-back-passkey = Passkey benutzen
page-come-back-words = Die zwölf Wörter von deinem Notfallblatt, der Reihe nach
page-come-back-go = Zurückkommen
page-sheet-title = Notfallblatt von { $name }
page-sheet-why = Mit diesem Blatt bist du auf jedem Gerät wieder { $name }, auch wenn das Handy weg ist. Du siehst es nur einmal, jetzt.
page-sheet-before = Ein neues Blatt macht das alte ungültig.
page-sheet-make = Blatt machen
page-sheet-use = Scanne den Code, oder öffne diese Adresse und tippe die Wörter der Reihe nach ein:
page-sheet-care = Wer dieses Blatt hat, kann du sein. Hüte es wie einen Schlüssel.
page-sheet-qr = QR-Code dieses Blatts
page-back = Zurück
page-done = Fertig
## Rufe an Leute, deren Seite zu ist
page-call-turn = Du bist dran: { $game }
page-call-turn-text = { $count ->
    [0] Die Bots warten auf dich.
    [one] { $names } wartet auf dich.
   *[other] { $names } warten auf dich.
}
page-call-rematch = Noch eine Partie { $game }?
page-call-rematch-text = { $names } will eine Revanche.
page-call-invitation = Komm, spiel { $game }
page-call-invitation-text = { $count ->
    [0] Ein Tisch wartet auf dich.
    [one] { $names } ruft dich an den Tisch.
   *[other] { $names } rufen dich an den Tisch.
}
page-calls = Rufe
page-calls-text = Wenn du dran bist oder jemand eine Revanche will, sagt dir dieses Gerät Bescheid, auch wenn Quattro zu ist. Über die Karten sagt es nie etwas.
page-calls-off = Ruf mich nicht mehr
page-quiet = Nachts still
page-quiet-from = von
page-quiet-until = bis
## Die Karten des Tages. $weekday ist 0 am Montag, $month 1 im Januar; $place ist ein Platz unter vieren
page-date = { $weekday ->
    [0] Montag
    [1] Dienstag
    [2] Mittwoch
    [3] Donnerstag
    [4] Freitag
    [5] Samstag
   *[6] Sonntag
}, { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
page-weekday-short = { $weekday ->
    [0] Mo
    [1] Di
    [2] Mi
    [3] Do
    [4] Fr
    [5] Sa
   *[6] So
}
page-day-title = { $game ->
    [calcory] Fliesen des Tages
   *[other] Pizza des Tages
}
page-day-next = Die nächste in { $hours } Std. { $minutes } Min.
page-day-over = Dieser Tag ist vorbei.
page-day-games = Spiele
page-day-days = Tage
page-day-before = Tag davor
page-day-after = Tag danach
page-day-same = Dieselben Karten für alle.
page-day-who = Du, Rosa, Enzo und Lia. Ein Versuch.
page-day-bake = { $game ->
    [calcory] Heute spielen
   *[other] Heute backen
}
page-day-waits = Deine Partie wartet auf dich
page-day-waits-text = Dein einer Versuch läuft. Spiel ihn heute zu Ende, dann zählt er.
page-day-waits-late = Der Tag ist vorbei, sie zählt nicht mehr. Weiterspielen kannst du trotzdem.
page-day-go-on = Weiterspielen
page-day-late = Sie ging erst nach ihrem Tag zu Ende und zählt nicht.
page-day-past = Ein Tag, der vorbei ist
page-day-past-text = Seine Karten kannst du noch spielen. Es zählt nur nicht mehr.
page-day-again = Diese Karten spielen
page-day-filled = { $game ->
    [calcory] { $count ->
        [one] Karte gewonnen
       *[other] Karten gewonnen
    }
   *[other] von { $total } Bestellungen geliefert
}
page-day-place = Platz { $place } von vier{ $burnt ->
    [0] {""}
   *[other] , { $burnt } verbrannt
}
page-day-row = { $full } voll, { $burnt } verbrannt, { $open } offen
page-day-yesterday = Gestern
page-day-board = Der Tag
page-day-friends = Freunde
page-day-everyone = Alle
page-day-nobody = An diesem Tag ist niemand fertig geworden.
page-day-names = { $count ->
    [0] Noch ist niemand fertig.
   *[other] Fertig: { $names }.
}
page-day-after-yours = Wie es bei ihnen lief, siehst du nach deiner eigenen Partie.
page-day-ties = { $game ->
    [calcory] Bei gleich vielen Karten teilt man sich den Rang.
   *[other] Bei Gleichstand liegt vorn, wer mehr Zutaten auf der Hand hat.
}
page-day-first = Du bist heute vor allen anderen fertig.
page-day-better = { $count } sind fertig. Du warst besser als { $percent } % der anderen.
page-day-count = { $count ->
    [one] Eine Person ist fertig.
   *[other] { $count } sind fertig.
}
page-day-week = Deine Woche
page-day-in-a-row = { $count } Tage in Folge
page-day-proof = Niemand hat die Karten vorher gesehen
page-day-proof-text = Die Karten folgen aus einem Geheimnis, das Tage vorher gezogen wurde. Sein Fingerabdruck steht von da an hier, das Geheimnis selbst, wenn der Tag vorbei ist: Mit der Aufzeichnung einer Partie prüft „quattro verify“ beides. Nur die Betreiber dieses Servers könnten nachsehen.
page-day-commitment = Fingerabdruck
page-day-secret = Geheimnis
page-day-invites = Gleiche Karten, du bist dran: { $address }
page-same-title = Dieselben Karten
page-same-text = In diesen Partien lagen dieselben Karten. Derselbe Stuhl hatte dieselbe Hand, und derselbe begann.
page-same-chair = Stuhl
## Kleine Turniere

page-evening-more = Mehr als ein Tisch? Veranstalte einen Spieleabend.
page-evening-new = Spieleabend veranstalten
page-evening-hint = Zwei bis 32 Leute, mehrere Runden, und in jeder Runde an allen Tischen dieselben Karten: Niemand hat bloß Glück. Quattro verteilt die Plätze und zählt die Punkte.
page-evening-rounds = Runden
page-evening-create = Leute einladen
page-evening = { $title }-Abend
page-evening-waiting = { $host } veranstaltet einen Abend mit { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    }. Wer den Link hat, kann mitspielen.
page-evening-between = Runde { $round } von { $rounds } ist vorbei. { $host } beginnt die nächste.
page-evening-playing = Runde { $round } von { $rounds } läuft.
page-evening-over = Dieser Abend ist vorbei.
page-evening-won = { $name } gewinnt den Abend!
page-evening-shared = { $names } und { $last } teilen sich den Sieg!
page-evening-join = Mitspielen
page-evening-begin = Runde { $next } beginnen
page-evening-to-table = An meinen Tisch
page-evening-again = Noch ein Abend
page-evening-come = Komm dazu
page-evening-qr = QR-Code mit dem Link zu diesem Abend
page-evening-standings = Stand
page-evening-place = Platz
page-evening-name = Name
page-evening-round = R{ $round }
page-evening-points = Punkte
page-evening-gone = ist gegangen
page-evening-counts = Eine Partie bringt bis zu 100 Punkte: die Hälfte für alle, die du am Tisch schlägst, die andere für alle, die du an den anderen Tischen auf demselben Platz mit denselben Karten schlägst.
page-evening-tables = Runde { $round }
page-evening-table = Tisch { $table }
page-evening-bot = Bot
page-evening-done = Fertig
page-evening-same-cards = Alle Tische haben dieselben Karten, festgelegt vor der Runde:
page-evening-tv = Auf dem Fernseher zeigen
page-evening-leave = Abend verlassen
page-evening-close = Abend beenden
page-evening-sure = Den Abend für alle beenden? Was gespielt ist, zählt.

# A finished game looked back at.
page-review = Rückblick
page-review-of = { $game } · { $place ->
    [1] { $who ->
        [you] Du hast gewonnen
       *[other] { $name } hat gewonnen
    }
   *[other] { $who ->
        [you] Du bist { $place }. geworden
       *[other] { $name } ist { $place }. geworden
    }
}
page-review-replay = Ganze Partie
page-review-computing = Jede Entscheidung wird tausende Male durchgespielt. Das dauert ein paar Sekunden.
page-review-again = Noch einmal nachsehen
page-review-chance = Gewinnchance in Prozent
page-review-curve = Von { $from } Prozent beim Geben zu { $to } Prozent am Ende
page-review-decisions = { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}, davon { $good } so gut wie möglich
page-review-round = Runde { $round }
page-review-good = so gut wie möglich
page-review-nearly = beinahe
page-review-lost = es gab Besseres
page-review-open = bei offenen Karten
page-review-moment = ein entscheidender Moment
page-review-split = Was den Unterschied gemacht hat
page-review-split-text = In Punkten der Gewinnchance, von { $from } beim Geben zu { $to } am Ende.
page-review-score = Gedächtnis
page-review-score-text = 100: Alles, was angesagt wurde, wurde genutzt. 0: als hätte sich niemand etwas gemerkt.
page-review-no-score = In dieser Partie kam es zu wenig auf das Gedächtnis an.
page-review-told = Das war vorher angesagt worden und zählte:
page-review-to-win = Gewinnchance
page-review-look = Diesen Moment ansehen
page-review-play-on = Ab hier weiterspielen
page-review-others = Wessen Entscheidungen
page-review-moments = { $count ->
    [one] Der entscheidende Moment
   *[other] Die entscheidenden Momente
}
page-review-nothing = Nichts zu bereuen
page-review-nothing-text = Keine Entscheidung hat drei Punkte oder mehr gekostet.
page-review-oven = { $count ->
    [one] Eine Karte war im Ofen:
   *[other] { $count } Karten waren im Ofen, in dieser Reihenfolge:
}
page-review-faded = wohl schon verblasst: mehr als 20 Ansagen her
page-review-fresh = noch frisch
page-memory = Gedächtnis
page-memory-text = So viel Prozent von dem, was dir angesagt wurde und worauf es ankam, hast du in deinen letzten ausgewerteten Partien genutzt. Die Linie zeigt Partie für Partie.
