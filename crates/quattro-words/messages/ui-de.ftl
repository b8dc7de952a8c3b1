# Was die Seiten und der Tisch im Browser sagen, auf Deutsch. Dieselben Texte wie in ui-en.ftl.

## Karten

ui-order-title = { $recipe ->
    [classic] Klassisch
    [mixed] Gemischt
    [bombastica] Bombastica
    [monotoni] Monotoni
    [minimale] Minimale
    [four] Vierer
    [pairs] Paare
    [duel] Duell
    [match] Spiegel
    [without-me] Ohne mich
    [two-doubles] Zwei Doppel
    [ladder] Leiter
   *[for-the-boss] Für den Chef
}

## Der Pizzatisch

ui-you = Du
ui-your-turn = Du bist dran
ui-you-decide = Du entscheidest
ui-plays = spielt …
ui-decides = überlegt …
ui-bot = Bot
ui-boss = Chef
ui-away = kurz weg …
ui-players = Spieler
ui-n-toppings = { $count ->
    [one] { $count } Zutat auf der Hand
   *[other] { $count } Zutaten auf der Hand
}
ui-n-orders = { $count ->
    [one] { $count } Bestellung auf der Hand
   *[other] { $count } Bestellungen auf der Hand
}
ui-n-waiter = { $count ->
    [one] { $count } Bestellung beim Kellner
   *[other] { $count } Bestellungen beim Kellner
}
ui-n-filled = { $count ->
    [one] { $count } Bestellung erfüllt
   *[other] { $count } Bestellungen erfüllt
}
ui-n-won = { $count ->
    [one] { $count } Karte gewonnen
   *[other] { $count } Karten gewonnen
}
ui-filled = erfüllt
ui-kitchen = Küche
ui-waiter = Kellner
ui-larder = Vorrat
ui-table = Auf dem Tisch
ui-table-left = aus der letzten Runde, zählt noch
ui-on-table = { $count } { $kind } auf dem Tisch
ui-oven-and-piles = Ofen und Stapel
ui-oven-closed = Ofen: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
ui-oven-top = { ui-oven-closed }, obenauf { $card }
ui-oven-emptied = Wie leer der Ofen schon ist
ui-your-hand = Deine Hand
ui-your-place = Dein Platz
ui-hand-empty = Du hast keine Karte auf der Hand.
ui-draw = { $count } ziehen
ui-draw-where = Von welchem Stapel du ziehst
ui-announce = { $words }!
ui-announce-double = { spoken }, mit { $doubles ->
    [1] einer Doppelzutat
   *[other] { $doubles } Doppelzutaten
}
ui-passes = Ich passe
ui-joins = Und noch ein Vierer!
ui-asks = Wer hilft?
ui-refuses = No, grazie
ui-duel-with = { $value }!
ui-shows-nothing = Nichts
ui-stamp-filled = Serviert
ui-stamp-burnt = Verbrannt
ui-your-order = Deine Bestellung
ui-order-of = Bestellung { $whose }
ui-reward-of = Belohnung für { $name }
ui-chosen = Gewählt
ui-missing = Fehlt noch
ui-asked-for = Gebraucht
ui-from-you = Von dir
ui-brought = Dazugelegt
ui-in-duel = im Duell
ui-against = dagegen
ui-round = Runde { $round } von { $rounds } · { $phase }
ui-phase = { $phase ->
    [playing] Ofen füllen
    [oven] Ofen leeren
   *[over] Ende
}
ui-waiting-for = { $name } überlegt …
ui-watching = Du schaust zu.
ui-skip = Überspringen

## Der eine Knopf

ui-play = { $what } spielen
ui-play-both = { $what } + Bestellung spielen
ui-play-order = Bestellung spielen
ui-only-draw = Nur ziehen ({ $pile })
ui-draw-from = Ziehen ({ $pile })
ui-pass = Passen
ui-pick = Tipp die Karten an, die du spielen willst.
ui-draws-nothing = Du ziehst nichts.
ui-draws-from-only = Du ziehst von diesem Stapel: { $pile }.

## Entscheidungen

ui-not-possible = Geht nicht:
ui-was-asked = gefragt
ui-now = jetzt
ui-later = danach
ui-fewer = Weniger
ui-more = Mehr

## Calcory

ui-grid = Die Auslage
ui-tile-up = { $number }
ui-tile-down = verdeckt
ui-tile-gone = leer
ui-tile-marked = markiert von { $name }
ui-to-beat = Zu überbieten: { $name }, { $sum } mit { n-cards }
ui-nothing-to-beat = Noch nichts zu überbieten
ui-beat-title = Überbiete die { $sum } von { $name }
ui-calcory-survived = Nicht überboten!

## Um den Tisch

ui-menu = Menü
ui-close = Schließen
ui-settings = Einstellungen
ui-rules = Regeln
ui-chat = Chat
ui-say = Sag etwas
ui-send = Senden
ui-log = Protokoll
ui-log-off = Ohne Gedächtnishilfen gibt es das Protokoll erst nach der Partie.
ui-share = Link teilen
ui-copied = Kopiert
ui-hand-over = Bot für mich spielen lassen
ui-take-back = Wieder selbst spielen
ui-home = Startseite
ui-commitment = Wie gemischt wird, stand vor der ersten Karte fest. Den Beweis gibt es am Ende:
ui-connecting = Verbinde …
ui-offline = Keine Verbindung. Dein Platz ist dir sicher; wir versuchen es weiter …
ui-bot-plays = Ein Bot spielt für dich.
ui-no-answer = Der Server antwortet nicht. Versuch es noch einmal.
ui-pace = Tempo
ui-slow = langsam
ui-normal = normal
ui-fast = schnell
ui-theme = Design
ui-auto = auto
ui-light = hell
ui-dark = dunkel
ui-sound = Töne
ui-speech = Ansagen vorlesen
ui-notify = Bescheid geben, wenn ich dran bin
ui-guide = Entscheidungen erklären
ui-guide-off = Nicht mehr erklären
ui-reaction = { $reaction ->
    [bravo] Bravo!
    [oh-no] Oh nein!
    [laugh] Haha!
    [think] Hm …
    [hurry] Du bist dran!
    [sorry] Tut mir leid!
    [thanks] Grazie!
   *[other] Schöne Partie!
}

## Vor und nach dem Spiel

ui-free-chair = Freier Platz
ui-free-hint = wartet auf jemanden
ui-you-name = { $name } (du)
ui-level = { $level ->
    [random] Bot, spielt auf gut Glück
    [apprentice] Bot, Lehrling
    [cook] Bot, Koch
    [chef] Bot, Küchenchef
   *[maestro] Bot, Maestro
}
ui-add-bot = Bot
ui-remove = { $name } wegschicken
ui-your-name = Dein Name
ui-own-kind = Deine Sorte
ui-chance = Überrasch mich
ui-hungriest = Ich bin am hungrigsten!
ui-hungriest-hint = Wer zuerst tippt, beginnt die Partie.
ui-hungriest-is = { $name } ist am hungrigsten und beginnt.
ui-sit-down = Platz nehmen
ui-lobby-hint = { $host } lädt ein. Wer den Link hat, kann Platz nehmen.
ui-table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
ui-invite-hint = Lade Freunde mit diesem Link ein:
ui-qr = QR-Code zum Link
ui-start = Starten
ui-start-with-bots = { $count ->
    [one] Mit { $count } Bot starten
   *[other] Mit { $count } Bots starten
}
ui-wait-for-host = Wir warten, bis { $host } startet.
ui-you-win = Gewonnen, bravo!
ui-wins = { $count ->
    [one] { $name } gewinnt!
   *[other] { $name } teilen sich den Sieg
}
# $name: „Du und Rosa“.
ui-you-share = { $name } teilt euch den Sieg
# Erfüllte Bestellungen, oder Karten in Calcory.
ui-points = { $game ->
    [calcory] { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
   *[other] { $count ->
        [one] { $count } Pizza
       *[other] { $count } Pizzen
    }
}
ui-my-end = { $how ->
    [ahead] { ui-points }, { $lead } mehr als { $name }.
    [by-hand] { ui-points }, wie { $name }.
    [shared] Je { ui-points }.
   *[behind] Du bist { $place ->
        [2] Zweiter
        [3] Dritter
        [4] Vierter
       *[other] Fünfter
    } mit { $count }.
}
ui-my-gap = { $how ->
    [by-hand] Deine Zutaten auf der Hand haben entschieden.
    [their-hand] Nur die Zutaten auf der Hand haben für { $name } entschieden.
   *[behind] { $game ->
        [calcory] { $lead ->
            [one] Eine Karte mehr
           *[other] { $lead } Karten mehr
        }
       *[other] { $lead ->
            [one] Eine Pizza mehr
           *[other] { $lead } Pizzen mehr
        }
    }, und du hättest { $name } eingeholt.
}
ui-my-fact = { $fact ->
    [best-pizza] Niemand hat eine größere Pizza gebacken.
    [most-helpful] Niemand hat öfter geholfen.
    [longest-memory] Niemand hat sich weiter zurückerinnert.
    [longest-wait] Niemand war geduldiger.
    [largest-play] Niemand hat mehr auf einmal gespielt.
    [most-thirteens] Niemand kam öfter auf dreizehn.
    [largest-haul] Niemand hat mehr Karten auf einmal gewonnen.
    [most-unbeaten] Niemand blieb öfter ungeschlagen.
   *[boldest] Niemand hat mehr gewagt.
}
ui-fact = { $fact ->
    [best-pizza] Beste Pizza
    [most-helpful] Hilfsbereit
    [longest-memory] Gutes Gedächtnis
    [longest-wait] Lange Geduld
    [largest-play] Größter Zug
    [most-thirteens] Meiste Dreizehner
    [largest-haul] Größter Fang
    [most-unbeaten] Beste Nerven
   *[boldest] Größter Mut
}
ui-fact-text = { $fact ->
    [best-pizza] { n-toppings } · { $name }
    [most-helpful] { times } geholfen
    [longest-memory] { $order }, auf { n-cards }
    [longest-wait] { $order }, unter { n-cards }
    [largest-play] { counted } auf einmal
    [most-thirteens] { times }
    [largest-haul] { n-cards } auf einmal
    [most-unbeaten] { times } ungeschlagen
   *[boldest] { times } über 13
}
ui-final-scores = Endstand
ui-in-numbers = Erzählenswert
ui-tie-break = { $count } auf der Hand
ui-your-filled = Erfüllte Bestellungen
ui-filled-of = Erfüllte Bestellungen { $whose }
ui-none-filled = Noch keine.
ui-watch-replay = Ansehen
ui-share-result = Teilen
ui-rematch = Revanche
ui-rematch-hint = alle behalten ihren Platz
ui-rematch-wanted = { $name } möchte eine Revanche
ui-rematch-yes = Mitspielen
ui-rematch-no = Nein danke
ui-rematch-waiting = Warten auf { $name }
ui-rematch-go = Zum neuen Tisch
ui-rematch-watch = Bei der Revanche zuschauen

## Das Bild zum Teilen

ui-picture-wins = { $name } gewinnt mit { ui-points }
ui-picture-shared = { $name } teilen sich den Sieg
ui-picture-invites = { $game ->
    [calcory] Weißt du noch, wo die Zahlen liegen?
   *[other] Weißt du noch, was im Ofen liegt?
}

## Die Rechnung nach einer Runde

ui-bill = Nach Runde { $round }
ui-bill-rounds = noch { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
ui-bill-new = { $count ->
    [one] { $count } neue Pizza
   *[other] { $count } neue Pizzen
}
ui-bill-nothing = diesmal nichts
ui-bill-star = { $star ->
    [pizza] Pizza der Runde
    [helper] Hilfe der Runde
    [baker] Pizzabäcker der Runde
    [from-memory] Frisch aus dem Ofen
   *[nothing] Diese Runde
}
ui-bill-praise = { $star ->
    [pizza] { $who ->
        [me] Deine { $order }: { n-toppings }
       *[other] { $order } { $whose }: { n-toppings }
    }
    [helper] { $who ->
        [me] Du hast
       *[other] { $name } hat
    } { times } geholfen
    [baker] { $who ->
        [me] Du hast
       *[other] { $name } hat
    } { $count } Pizzen gebacken
    [from-memory] { $who ->
        [me] Deine { $order }: ohne Karte aus der Hand
       *[other] { $order } { $whose }: ohne Karte aus der Hand
    }
   *[nothing] Keine einzige Pizza. Coraggio!
}
ui-bill-table = Bleibt auf dem Tisch
ui-bill-counts = zählt in Runde { $round }
ui-bill-oven = { $count ->
    [0] Auf dem Tisch bleibt nichts.
    [one] { $count } Zutat kommt ganz unten in den Ofen.
   *[other] { $count } Zutaten kommen ganz unten in den Ofen.
}
ui-bill-boss = { $who ->
    [me] Du bist Chef und beginnst.
   *[other] { $name } ist Chef und beginnt.
}
ui-next-round = Nächste Runde

## Anleitung

ui-guide-watch = Schau zu und merk dir alles: Vom Ofen sieht man nur die oberste Karte, und durchblättern darf ihn niemand.
ui-guide-reveal = Der Ofen wird Karte für Karte geleert. Liegen genug Zutaten auf dem Tisch, wenn eine Bestellung herauskommt, ist sie erfüllt.
ui-guide-play-toppings = Tipp Zutaten einer Sorte an und, wenn du magst, eine Bestellung: Sie wird erfüllt, wenn vor ihr genug aus dem Ofen kommt. Danach ziehst du von einem Stapel nach.
ui-guide-play-order = Eine Bestellung wird erfüllt, wenn vor ihr genug Zutaten aus dem Ofen kommen.
ui-guide-draw = Alle Karten kommen von einem Stapel: Zutaten aus der Küche oder Bestellungen von deinem Kellner.
ui-guide-settle = Der Ofen hat nicht genug geliefert. Leg aus der Hand dazu, was fehlt, sonst verbrennt die Pizza.
ui-guide-choose = Hier suchst du dir die Sorte aus. Schau auf die Spalten: Welche ist am sichersten?
ui-guide-series = Vierer dürfen als Serie zusammen raus und brauchen dann jeweils weniger Zutaten.
ui-guide-number = Gib die 4 der Sorte, von der du am meisten siehst.
ui-guide-reserve = Was du beiseitelegst, wird nur verbraucht, wenn jemand den Rest gibt.
ui-guide-want = Bitte um das, was andere wohl haben: Wer hilft, muss alles geben.
ui-guide-help = Helfen kostet dich Zutaten, aber dafür gilt die oberste Bestellung deines Kellners ganz ohne Mühe als erfüllt.
ui-guide-commit = Die anderen dürfen Zutaten deiner Sorte gegen dich zeigen. Je mehr du einsetzt, desto sicherer.
ui-guide-show-against = Zeigt ihr zusammen so viele, wie eingesetzt wurden, ist das Duell verloren.
ui-guide-name = Fordere jemanden heraus, der dir wohl eine Sorte zeigt, die du auch hast.
ui-guide-show-one = Zeig eine Sorte, die dein Gegenüber wohl nicht hat.
ui-guide-match = Hast du dieselbe Sorte? Antworte damit, und die Pizza geht raus.
ui-guide-calcory-watch = Auch die anderen decken Karten auf. Merk dir, wo die Zahlen liegen.
ui-guide-calcory-turn = Deck Karten auf, die zusammen 13 oder fast so viel ergeben. Merk dir, was du siehst!
ui-guide-calcory-more = Mach weiter oder hör auf: Deine Karten bleiben markiert und gehören dir, wenn niemand sie überbietet.
ui-guide-calcory-choose-back = Du gewinnst diese Karten bis auf eine: Die legst du verdeckt zurück.
ui-guide-calcory-put-back = Leg sie auf irgendeinen freien Platz und merk dir, wohin.
ui-guide-calcory-over = Das war’s.

## Seiten

ui-tagline = Was steckt im Ofen?
ui-intro = Vier Kartenspiele für ein gutes Gedächtnis und starke Nerven, zu zweit bis zu fünft. Alle spielen am eigenen Handy, Bots füllen die freien Plätze, und ein Konto braucht ihr nicht.
ui-play-now = Jetzt spielen
ui-invite = Freunde einladen
ui-lobby = Offene Tische
ui-replays = Gespielte Partien
ui-about = Über Quattro
ui-language = Sprache
ui-to-content = Zum Inhalt springen
ui-theme-switch = Hell oder dunkel
ui-blurb = { $game ->
    [mamma-mia] Bestellungen blind erfüllen.
    [sole-mio] Doppelzutaten, Hilfe und Duelle.
    [grande] Zwei Schachteln, ein großer Ofen.
   *[calcory] Aufdecken und bei dreizehn aufhören.
}
ui-facts = { $game ->
    [mamma-mia] 2–5 Spieler · 40 Min.
    [sole-mio] 2–5 Spieler · 40 Min.
    [grande] 2–5 Spieler · 60 Min.
   *[calcory] 2–4 Spieler · 20 Min.
}
ui-play-game = { $game } jetzt gegen Bots spielen
ui-new-table = Neuer Tisch
ui-new-hint = Teile den Link mit Freunden; Bots können die freien Plätze übernehmen.
ui-game = Spiel
ui-chairs = Spieler
ui-bots = Wie gut sind die Bots?
ui-level-short = { $level ->
    [apprentice] Lehrling
    [cook] Koch
    [chef] Küchenchef
   *[maestro] Maestro
}
ui-options = Optionen
ui-option-first = Wer fängt an?
ui-option-first-hint = Am hungrigsten ist, wer im Warteraum zuerst tippt. Die Plätze zählen im Uhrzeigersinn ab dem Gastgeber.
ui-begins = { $who ->
    [random] das Los entscheidet
    [hungriest] wer am hungrigsten ist
    [1] der Gastgeber
   *[other] Platz { $seat }
}
ui-option-rounds = Nur eine Runde
ui-option-rounds-hint = Statt drei: gut für die erste Partie.
ui-option-must-play = Ihr müsst eine Zutat spielen
ui-option-must-play-hint = Wer eine Zutat auf der Hand hat, spielt mindestens eine, wie in späteren Ausgaben.
ui-option-aids = Gedächtnishilfen
ui-option-aids-hint = Eigentlich muss man sich alles merken. In gemütlicher Runde dürft ihr mehr sehen.
ui-aids = { $aids ->
    [none] keine
    [last-move] die letzte Ansage
   *[whole-log] das ganze Protokoll
}
ui-option-public = Unter „Offene Tische“ zeigen
ui-option-public-hint = Sonst findet den Tisch nur, wer den Link hat.
ui-option-clock = Bedenkzeit pro Entscheidung
ui-option-clock-hint = Ist sie um, übernimmt ein Bot.
ui-clock = { $seconds ->
    [0] unbegrenzt
   *[other] { $seconds } s
}
ui-option-chat = Chat
ui-option-chat-hint = Kurze Nachrichten und Reaktionen.
ui-create = Tisch eröffnen
ui-no-tables = Gerade ist kein Tisch offen. Eröffne einen!
ui-no-replays = Noch keine Partie zu Ende gespielt.
ui-seats = { $taken } von { $players } Plätzen besetzt
ui-join = Platz nehmen
ui-watch = Zuschauen
ui-contents = Inhalt
ui-about-text = Quattro ist ein Zuhause für vier vergriffene Kartenspiele. Es läuft auf einem kleinen eigenen Server, kommt ohne Konto aus und merkt sich nur die Züge. Zeichnungen, Texte und Code haben wir selbst gemacht.
ui-about-fair = Ehrlich gemischt: Vor der ersten Karte legt sich der Server auf die Reihenfolge der Karten fest, die Spieler steuern eigenen Zufall bei, und am Ende wird alles aufgedeckt und lässt sich mit „quattro verify“ prüfen.
ui-about-credits = Mamma Mia!, Sole Mio! und Mamma Mia! Grande sind von Uwe Rosenberg, Calcory ist von Frank Nestel und Doris Matthäus; die Regeln erzählen wir in eigenen Worten. Schriften: Fraunces und Figtree (SIL OFL 1.1). Bibliotheken im Browser: lit-html (BSD) und Fluent (Apache 2.0).
ui-device-link = Auf einem anderen Gerät spielen
ui-not-found = Hier ist nichts.

## Gespielte Partien

ui-replay-of = Gespielte Partie: { $game }
ui-first = Erster Zug
ui-previous = Ein Zug zurück
ui-next = Ein Zug weiter
ui-run = Abspielen
ui-halt = Anhalten
ui-move = Zug { $move } von { $moves }
ui-see-all = Alle Karten
ui-see-seat = Aus Sicht von { $name }
ui-go-round = Runde { $round }
ui-link-move = Link zu diesem Zug
ui-download = Aufzeichnung herunterladen
ui-guest = Gast
ui-device-hint = Dieser Link gilt nur einmal. Auch auf diesem Gerät bleibst du, wer du bist.
ui-continue = Weiter
