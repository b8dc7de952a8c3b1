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
ui-away = weg
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
ui-oven-emptied = Fortschritt beim Leeren des Ofens
ui-your-hand = Deine Hand
ui-your-place = Dein Platz
ui-hand-empty = Du hast keine Karte auf der Hand.
ui-draw = { $count } ziehen
ui-draw-where = Von welchem Stapel du ziehst
ui-laid = Tipp jetzt einen Stapel an
ui-take-cards-back = Karten zurücknehmen
ui-announce = { $words }!
# Im Nominativ: „Ein Champignon!“
ui-announced = { $count ->
    [1] { $kind ->
        [mushroom] ein
       *[other] eine
    }
   *[other] { number }
} { kind-after-number }
ui-announced-double = { ui-announced }, mit { $doubles ->
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
ui-short = Es { $count ->
    [one] fehlt
   *[other] fehlen
} { $what }.
ui-short-at-best = Es { $count ->
    [one] fehlt
   *[other] fehlen
} mindestens { $what }.
ui-nobody-helped = Niemand hat geholfen.
ui-why-burnt = { $why ->
    [no-scarcest-kind] Keine andere Sorte auf dem Tisch.
    [own-kind-on-table] Die eigene Sorte liegt auf dem Tisch.
    [stopped] Gestoppt: { $shown } gegen { $committed }.
    [no-match-possible] Keine Zutat zum Spiegeln.
   *[other] Nicht ergänzt.
}
ui-all-there = Alles da!
ui-table-pays = Der Tisch zahlt { $what }.
ui-hand-pays = Aus der Hand: { $what }.
ui-of-needed = { $have } von { $need }
ui-paid = { $count } bezahlt
ui-under-your-waiter = Zurück unter deinen Kellner
ui-under-waiter-of = Zurück unter den Kellner { $whose }
ui-out-of-game = Aus dem Spiel
ui-filled-now = Jetzt { $count } erfüllt
ui-stamp-burnt = Verbrannt
ui-your-order = Deine Bestellung
ui-order-of = Bestellung { $whose }
ui-reward-of = Belohnung für { $name }
ui-chosen = Gewählt
ui-asked-for = Gebraucht
ui-from-you = Von dir
ui-brought = Dazugelegt
ui-in-duel = im Duell
ui-against = dagegen
ui-round = Runde { $round } von { $rounds } · { $phase }
ui-round-alone = Runde { $round }
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

ui-add-cards = { $count ->
    [one] { $count } Karte dazulegen
   *[other] { $count } Karten dazulegen
}
ui-give-cards = { $count ->
    [one] { $count } Karte geben
   *[other] { $count } Karten geben
}
ui-reserve-cards = { $count ->
    [one] { $count } Karte bereitlegen
   *[other] { $count } Karten bereitlegen
}
ui-was-asked = gefragt
ui-now = jetzt
ui-later = danach
ui-fewer = Weniger
ui-more = Mehr

## Calcory

ui-grid = Die Karten
ui-tile-up = { $number }
ui-tile-down = verdeckt
ui-tile-gone = leer
ui-tile-marked = { $who ->
    [you] von dir markiert
   *[other] markiert von { $name }
}
ui-goes-back = Die { $number } geht zurück: Tipp auf einen freien Platz.
ui-others-won = { $count ->
    [one] Die andere gehört dir. Oder tipp auf eine andere Karte.
   *[other] Die anderen { $count } gehören dir. Oder tipp auf eine andere Karte.
}
ui-sum-made = { $sum }!
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
ui-rule = Regel { $rule }
ui-all-rules = Alle Regeln
ui-no-rule = Die Regel konnte nicht geladen werden.
ui-share = Link teilen
ui-copied = Kopiert
ui-hand-over = Bot für mich spielen lassen
ui-take-back = Wieder selbst spielen
ui-home = Startseite
ui-not-here = Partien auf einem Gerät bleiben dort. Vielleicht wurde diese gelöscht oder in einem anderen Browser gespielt.
ui-commitment = Wie gemischt wird, stand vor der ersten Karte fest. Den Beweis gibt es am Ende:
ui-connecting = Verbinde …
ui-offline = Keine Verbindung. Dein Platz ist dir sicher; wir versuchen es weiter …
ui-is-away = { $name } ist weg
ui-is-back = { $name } ist wieder da
ui-let-bot = Bot spielen lassen
ui-let-bot-play = Bot spielen lassen
ui-away-turn = { $name } ist weg.
ui-away-turn-hint = Ein Bot kann weiterspielen, bis { $name } zurückkommt.
ui-wait-for = Auf { $name } warten
ui-bot-for = Bot spielt
# $why: own-wish, time-is-up oder away; $did: ob jemand am Tisch ihn spielen lässt, $by.
ui-bot-plays = { $why ->
    [time-is-up] Deine Zeit war um, darum spielt ein Bot für dich.
    [away] { $did ->
        [nobody] Du warst weg, darum spielt ein Bot für dich.
       *[somebody] Du warst weg, darum lässt { $by } einen Bot für dich spielen.
    }
   *[own-wish] Ein Bot spielt für dich.
}
ui-bot-played = { $did ->
    [nobody] Während du weg warst, hat ein Bot gespielt. Jetzt spielst du wieder selbst.
   *[somebody] Während du weg warst, hat { $by } einen Bot spielen lassen. Jetzt spielst du wieder selbst.
}
ui-stand-in = { $why ->
    [time-is-up] Zeit um: Ein Bot spielt für { $name }.
    [away] { $did ->
        [nobody] { $name } ist weg, ein Bot spielt.
        [you] Du lässt einen Bot für { $name } spielen.
       *[somebody] { $by } lässt einen Bot für { $name } spielen.
    }
   *[own-wish] { $name } lässt einen Bot spielen.
}
ui-plays-again = { $name } spielt wieder selbst.
ui-bot-decides = Ein Bot überlegt für dich …
ui-unsent = Noch nicht gesendet. Geht raus, sobald du wieder online bist.
ui-seconds-left = noch { $seconds } s
ui-seconds = { $seconds } s
ui-hours-left = noch { $hours } h
ui-hours = { $hours } h
ui-seconds-left-spoken = { $seconds ->
    [one] Noch eine Sekunde.
   *[other] Noch { $seconds } Sekunden.
}
ui-no-by-itself = sonst von selbst, wenn der Ring leer ist
ui-no-betrays-nothing = Das sieht niemand, auch nicht daran, wie lange du zögerst.
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
ui-volume = Lautstärke
ui-haptics = Vibration
ui-speech = Ansagen vorlesen
ui-notify = Bescheid geben, wenn ich dran bin
ui-guide = Entscheidungen erklären
ui-guide-off = Nicht mehr erklären
ui-reaction = { $reaction ->
    [bravo] Bravo!
    [oh-no] Oh nein!
    [surprise] Oh!
    [laugh] Haha!
    [think] Hm …
    [hurry] Du bist dran!
    [sorry] Tut mir leid!
    [thanks] Grazie!
   *[other] Schöne Partie!
}
ui-reactions = Reaktionen
ui-react = { $reaction ->
    [laugh] Lachen
    [surprise] Staunen
    [oh-no] Das Gesicht verziehen
   *[other] Applaudieren
}
ui-reacts = { $reaction ->
    [laugh] { $name } lacht
    [surprise] { $name } staunt
    [oh-no] { $name } verzieht das Gesicht
   *[other] { $name } applaudiert
}
ui-you-react = { $reaction ->
    [laugh] Du lachst
    [surprise] Du staunst
    [oh-no] Du verziehst das Gesicht
   *[other] Du applaudierst
}

## Vor und nach dem Spiel

ui-free-chair = Freier Platz
ui-free-hint = wartet auf jemanden
ui-free-hint-here = für euch oder einen Bot
ui-you-name = { $name } (du)
ui-level = { $level ->
    [random] Bot, spielt auf gut Glück
    [apprentice] Bot, Lehrling
    [cook] Bot, Koch
    [chef] Bot, Küchenchef
    [taddeo] Bot, Geizhals: gibt nichts her
    [gina] Bot, Zockerin: alles oder nichts
    [ottavia] Bot mit Elefantengedächtnis
    [luna] Bot, Träumerin: wo waren wir gerade?
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
ui-call-me = Ruf mich, wenn ich dran bin
ui-call-on = Dieses Gerät ruft dich.
ui-call-denied = Dein Browser lässt keine Mitteilungen von Quattro zu. Erlaube sie für diese Seite in seinen Einstellungen und komm dann wieder her.
ui-call-insecure = Browser erlauben Rufe nur über https, und diese Seite kommt ohne. Lass sie in einem Tab offen: Ton und Titel sagen dir trotzdem, wann du dran bist.
ui-call-home-screen = Auf iPhone und iPad: Leg Quattro zuerst auf den Home-Bildschirm (Teilen, dann „Zum Home-Bildschirm“) und öffne es von dort.
ui-call-unknown = Dieser Browser kann dich nicht rufen. Lass die Seite in einem Tab offen: Ton und Titel sagen dir trotzdem, wann du dran bist.
ui-fellows = Ruf jemanden, mit dem du gespielt hast
ui-code = Freunde kommen mit
ui-code-at = auf { $host }
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
   *[behind] Platz { $place } mit { ui-points }.
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
ui-won-by = { ui-points }, { $lead } mehr als { $name }
ui-watch-replay = Ansehen
ui-review = Rückblick
ui-share-result = Teilen
ui-same-cards = Dieselben Karten nochmal
ui-same-cards-compare = Vergleichen
ui-same-cards-here = Dieselben Karten
ui-day-board = Alle heute
ui-rematch = Revanche
ui-rematch-hint = alle behalten ihren Platz
ui-rematch-wanted = { $name } möchte eine Revanche
ui-rematch-yes = Mitspielen
ui-rematch-no = Nein danke
ui-rematch-waiting = Warten auf { $name }
ui-rematch-go = Zum neuen Tisch
ui-rematch-watch = Bei der Revanche zuschauen
# Auf anderen Seiten, wenn jemand den Tisch verlassen hat.
ui-invited-yes = Platz nehmen
ui-invited-no = Jetzt nicht

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
        [me] Deine Pizza { $order }: { n-toppings }
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
        [me] { $order }: nichts aus deiner Hand
       *[other] { $order } { $whose }: nichts aus der Hand
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
# Neben jeder Zutat, um die gebeten wird.
ui-in-hand = { $has ->
    [yes] hast du
   *[no] fehlt dir
}

## Was Screenreader vorlesen

ui-your-turn-now = Du bist dran.
ui-you-decide-now = Du entscheidest.
ui-out-of-oven = Aus dem Ofen: { $what }.
ui-after-round = Nach Runde { $round }: { $standings }.
ui-standing = { $who ->
    [you] Du hast { n-orders } erfüllt
   *[other] { $name } hat { n-orders } erfüllt
}
ui-says = { $name }: { $words }
ui-hand-of = Deine Hand: { $what }
ui-pile = { $pile }: { n-cards }
ui-pile-orders = { $pile }: { n-orders }
ui-sum = Summe { $sum } von { $target }
ui-needs = Gebraucht: { $need }.
ui-needs-lack = Gebraucht: { $need }. Noch nötig: { $lack }.

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
ui-guide-play-only-toppings = Tipp auf Zutaten einer Sorte, so viele du magst. Danach ziehst du von einem Stapel.
ui-guide-play-only-order = Du hast keine Zutaten auf der Hand: Spiel eine Bestellung, wenn du magst.
ui-guide-calcory-watch = Auch die anderen decken Karten auf. Merk dir, wo die Zahlen liegen.
ui-guide-calcory-turn = Deck Karten auf, die zusammen 13 oder fast so viel ergeben. Merk dir, was du siehst!
ui-guide-calcory-on = Deck noch eine Karte auf: Mit diesen kannst du nicht aufhören.
ui-guide-calcory-more = Mach weiter oder hör auf: Deine Karten bleiben markiert und gehören dir, wenn niemand sie überbietet.
ui-guide-calcory-give-up = Mach weiter, bis du die markierten Karten überbietest, oder gib auf: Dann werden deine wieder umgedreht.

## Spielend lernen

ui-learn = Spielend lernen
ui-learn-time = Kostprobe · 60 Sekunden
ui-learn-step = { $step } von { $steps }
ui-learn-skip = Überspringen
ui-learn-next = Weiter
ui-learn-play = Los geht’s
ui-learn-yours = für dich!
ui-learn-mamma = Mamma
ui-learn-pizza-goal = Dein Ziel: Bestellungen
ui-learn-pizza-goal-text = Diese hier braucht 4 Chilis und 1 Salami. Wer die meisten Bestellungen erfüllt, gewinnt.
ui-learn-pizza-feed = Ab in den Ofen
ui-learn-pizza-feed-text = Zutaten einer Sorte kommen hinein, dann deine Bestellung. Tipp auf den Knopf!
ui-learn-pizza-remember = Jetzt merk’s dir!
ui-learn-pizza-remember-text = Nur die oberste Karte ist zu sehen. Was darunter liegt, weiß nur dein Gedächtnis.
ui-learn-pizza-filled = Deine erste Pizza!
ui-learn-pizza-filled-text = Die Karten kamen heraus, wie sie hineinkamen, und alle Zutaten waren da. Bravissimo!
ui-learn-calcory-goal = Dein Ziel: viele Karten
ui-learn-calcory-goal-text = Deck Karten auf, die genau 13 ergeben: Dann gehören sie dir.
ui-learn-calcory-remember = Jetzt merk’s dir!
ui-learn-calcory-remember-text = Rosa hat eine 8 und eine 7 aufgedeckt: über 13, also liegen beide wieder verdeckt.
ui-learn-calcory-turn = Du bist dran
ui-learn-calcory-turn-text = Deck eine Karte auf: Tipp auf diese hier.
ui-learn-calcory-thirteen = 5 + 8 = 13
ui-learn-calcory-thirteen-text = Rosas 8 war hier. Tipp darauf!
ui-learn-calcory-back = Eine geht zurück
ui-learn-calcory-back-text = Tipp auf die 5. Die 8 gehört dir.
ui-learn-calcory-put = Wieder verstecken
ui-learn-calcory-put-text = Tipp auf einen freien Platz und merk ihn dir.
ui-learn-calcory-won = Deine erste Karte!
ui-learn-calcory-won-text = Keine 13? Hör rechtzeitig auf: Überbietet dich niemand, gehören die Karten dir.

## Das Ziel, über dem Tisch

ui-goal-pizza = Die meisten Bestellungen
ui-goal-calcory = Die meisten Karten
ui-goal-of = { $count } von { $total }
ui-goal-orders = { $count } von { $total } Bestellungen
ui-goal-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

## Was die Dinge sind: eine Karte, ein Stapel oder eine Zahl, auf die man zeigt

ui-explain-kitchen = Die Küche: verdeckte Zutaten zum Nachziehen. Ist sie leer, wird der Ofen geöffnet.
ui-explain-larder = Der Vorrat: verbrauchte Zutaten. Aus ihnen wird die nächste Küche.
ui-explain-waiter = Dein Kellner: Bestellungen, die du noch ziehen kannst. Was verbrennt, kommt darunter.
ui-explain-oven = Der Ofen: Karten kommen heraus, wie sie hineinkamen. Nur die oberste ist zu sehen.
ui-explain-column = Auf dem Tisch: Von hier nehmen die Bestellungen aus dem Ofen ihre Zutaten.
ui-explain-toppings = Zutaten auf dieser Hand.
ui-explain-orders = Bestellungen auf dieser Hand.
ui-explain-waiters = Bestellungen, die der Kellner noch hat.
ui-explain-filled = Erfüllte Bestellungen. Wer die meisten hat, gewinnt.
ui-explain-boss = Der Chef hat die besondere Karte, leert den Ofen und beginnt die nächste Runde.
ui-explain-judged = Diese Bestellung kam gerade aus dem Ofen. Liegt genug für sie auf dem Tisch?
ui-explain-pile = Gewonnene Karten. Wer die meisten hat, gewinnt.
ui-explain-face-down = Verdeckt. Wenn du dran bist, kannst du sie aufdecken.
ui-explain-face-up = In diesem Zug aufgedeckt. Sie zählt zur Summe.
ui-explain-marked = Markiert: Überbietet sie niemand, gehört sie im nächsten Zug dem, der sie markiert hat.
ui-explain-free = Ein freier Platz.
ui-explain-sum = Die Summe der Karten dieses Zuges. Genau 13 gewinnt sie, über 13 werden sie umgedreht.

## Seiten

ui-tagline = Was steckt im Ofen?
ui-intro = Vier Kartenspiele für ein gutes Gedächtnis und starke Nerven, zu zweit bis zu fünft. Alle spielen am eigenen Handy, Bots füllen die freien Plätze, und ein Konto braucht ihr nicht.
ui-play-now = { $game } spielen
ui-invite = Freunde einladen
ui-lobby = Offene Tische
ui-replays = Gespielte Partien
ui-my-games = Meine Partien
ui-about = Über Quattro
ui-language = Sprache
ui-to-content = Zum Inhalt springen
ui-theme-switch = Hell oder dunkel
ui-blurb = { $game ->
    [mamma-mia] Bestellungen blind erfüllen.
    [sole-mio] Doppelzutaten, Hilfe und Duelle.
    [grande] Zwei Schachteln, ein großer Ofen.
   *[calcory] Karten aufdecken, bei dreizehn aufhören.
}
ui-facts = { $game ->
    [mamma-mia] 2–5 Spieler · 10 Min.
    [sole-mio] 2–5 Spieler · 12 Min.
    [grande] 2–5 Spieler · 15 Min.
   *[calcory] 2–4 Spieler · 5 Min.
}
ui-play-game = { $game } jetzt gegen Bots spielen
ui-new-table = Neuer Tisch
ui-new-hint = Teile den Link mit Freunden; Bots können die freien Plätze übernehmen.
ui-game = Spiel
ui-chairs = Spieler
ui-bots = Die Bots
ui-level-short = { $level ->
    [random] Ohne Plan
    [apprentice] Lehrling
    [cook] Koch
    [chef] Küchenchef
    [taddeo] Taddeo, der Geizhals
    [gina] Gina, die Zockerin
    [ottavia] Ottavia, die nichts vergisst
    [luna] Luna, die Träumerin
    [family] Die Familie: alle verschieden
   *[maestro] Maestro
}
ui-options = Optionen
ui-option-first = Wer fängt an?
ui-option-first-hint = Am hungrigsten ist, wer im Warteraum zuerst tippt. Die Plätze zählen im Uhrzeigersinn ab dem Gastgeber.
ui-option-first-here-hint = Die Plätze sind im Uhrzeigersinn nummeriert; der erste ist deiner.
ui-begins = { $who ->
    [random] das Los entscheidet
    [hungriest] wer am hungrigsten ist
    [1] der Gastgeber
   *[other] Platz { $who }
}
ui-option-rounds = Nur eine Runde
ui-option-rounds-hint = Statt drei: gut für die erste Partie.
ui-option-must-play = Zutat spielen ist Pflicht
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
ui-option-clock-hint = Ist sie um, übernimmt ein Bot. Mit Tagen spielen alle, wenn sie vorbeikommen; so kannst du mehrere Partien zugleich haben.
ui-clock = { $seconds ->
    [0] unbegrenzt
    [86400] ein Tag
    [259200] drei Tage
   *[other] { $seconds } s
}
ui-option-no-after = Automatisches Nein
ui-option-no-after-hint = Wenn andere auf ein Ja oder Nein warten: Niemand merkt an der Zeit, ob du eine Wahl hattest. Mit Tagen pro Entscheidung haben alle so lange Zeit.
ui-no-after = { $seconds ->
    [0] nie
   *[other] nach { $seconds } s
}
ui-option-chat = Chat
ui-option-chat-hint = Kurze Nachrichten und Reaktionen.
ui-create = Tisch eröffnen
ui-seats = { $taken } von { $players } Plätzen besetzt
ui-join = Platz nehmen
ui-watch = Zuschauen
ui-about-text = Quattro ist ein Zuhause für vier vergriffene Kartenspiele. Es läuft auf einem kleinen eigenen Server, kommt ohne Konto aus und merkt sich nur Namen, Chat und Züge. Zeichnungen, Texte und Code haben wir selbst gemacht.
ui-about-fair = Ehrlich gemischt: Vor der ersten Karte legt sich der Server auf die Reihenfolge der Karten fest, die Spieler steuern eigenen Zufall bei, und am Ende wird alles aufgedeckt und lässt sich mit „quattro verify“ prüfen.
ui-about-credits = Mamma Mia!, Sole Mio! und Mamma Mia! Grande sind von Uwe Rosenberg, Calcory ist von Frank Nestel und Doris Matthäus; die Regeln erzählen wir in eigenen Worten. Schriften: Fraunces und Figtree (SIL OFL 1.1). Bibliotheken im Browser: lit-html (BSD) und Fluent (Apache 2.0).
ui-device-link = Auf einem anderen Gerät spielen
ui-device-asks = Ein Gerät möchte sich als du anmelden. Wenn es deins ist und vor dir liegt, tipp dort diese Zahl ein:
ui-device-refuse = Nicht meins: ablehnen

## Gespielte Partien

ui-replay-of = Gespielte Partie: { $game }
ui-first = Erster Zug
ui-previous = Einen Zug zurück
ui-next = Einen Zug weiter
ui-run = Abspielen
ui-halt = Anhalten
ui-move = Zug { $move } von { $moves }
ui-see-all = Alle Karten
ui-see-seat = Aus Sicht von { $name }
ui-go-round = Runde { $round }
ui-link-move = Link zu diesem Zug
ui-download = Aufzeichnung herunterladen
ui-guest = Gast
ui-continue = Weiter

ui-to-evening = Zurück zum Abend

# Ein Handy für mehrere.
ui-one-phone = Auf einem Handy spielen
ui-one-phone-hint = Ihr reicht es weiter, dazwischen fällt der Vorhang.
ui-companion-name = Name
ui-add-companion = Dazusetzen
ui-on-this-phone = spielt auf diesem Handy
ui-on-one-phone = teilt sich ein Handy
ui-round-on-one-phone = Runde { $round } von { $rounds }, auf einem Handy
ui-give-phone = Das Handy bitte an { $name }
ui-admire-ceiling = Alle anderen: bewundert die Decke.
ui-in-the-oven = im Ofen
ui-in-the-kitchen = in der Küche
ui-played-last = war zuletzt dran
ui-hold-to-look = Halten und schauen
ui-not-you = Nicht { $name }? Reich es weiter. Noch ist nichts zu sehen.
ui-only-you-look = nur für deine Augen
ui-hide-hand = Meine Karten verdecken
ui-curtain-falls = dann fällt der Vorhang: { $name } ist dran
ui-bot-plays-for = Für { $name } spielt ein Bot.
ui-play-again = { $name } spielt

# Der Fernseher: ein Bildschirm, auf den alle schauen.

ui-tv = Am Fernseher
ui-tv-come = Setzt euch!
ui-tv-scan = Scann mit deinem Handy
ui-tv-type = oder geh auf { $host } und tipp ein
ui-tv-chairs = ein Tisch für { $count ->
    [2] zwei
    [3] drei
    [4] vier
   *[5] fünf
}
ui-tv-ready = bereit
ui-tv-bot = Frei oder Bot
ui-tv-phones = Eure Karten sind auf euren Handys. { $host } beginnt das Spiel.
ui-tv-closed = Dieser Tisch ist geschlossen.
ui-tv-round = Runde { $round } von { $rounds }
ui-tv-still-counts = zählt noch
ui-tv-gathers = noch nichts
ui-tv-empty = leer
ui-tv-out-of-oven = Aus dem Ofen
ui-tv-card = Karte { $card } von { $cards }
ui-tv-order = { $order } { $whose }
ui-tv-decides = { $name } entscheidet
ui-tv-sound = Für Ton drück eine Taste auf der Fernbedienung
ui-tv-offline = Der Fernseher hat keine Verbindung. Er kommt von selbst zurück.
ui-tv-start = Spielt am Fernseher
ui-tv-first = Das erste Handy wählt das Spiel
ui-tv-first-text = Scannen, aussuchen, hinsetzen. Danach scannen alle.
ui-tv-has-code = Euer Tisch hat schon einen Code? Öffnet hier { $host }/tv/ und dahinter die vier Buchstaben.
ui-tv-lost = Hier ist kein Tisch. Vielleicht läuft das Spiel schon, oder die Buchstaben stimmen nicht.
ui-tv-again = Noch ein Spiel?
ui-tv-again-text = Wünscht euch auf den Handys eine Revanche, oder scannt für einen neuen Tisch.
ui-tv-show = Am Fernseher zeigen
ui-tv-show-text = Öffne am Fernseher { $address }
ui-look-up = Schau hoch!
ui-look-up-text = Der Tisch ist am Fernseher.
ui-beside-tv = Vor dem Fernseher
ui-beside-tv-hand = Meine Hand
ui-beside-tv-table = Alles
ui-sound-beside-tv = Töne auch vor dem Fernseher

## Der Schiedsrichter

ui-arbiter = Schiedsrichter
ui-arbiter-intro = Streit am Tisch? Bau ihn hier nach und sieh, wer entscheidet, was erlaubt ist und was daraus wird, Regel für Regel.
ui-arbiter-dispute = { $game ->
    [mamma-mia] Eine Ananas fehlt, als die Pizza herauskommt. Darf ich sie aus der Hand dazulegen?
    [sole-mio] Zwei Champignons fehlen. Einen doppelten dazulegen oder die anderen um Hilfe bitten?
    [grande] Eine Salami fehlt, und ich habe nur eine doppelte. Gilt das?
   *[calcory] Elf gegen elf: Wessen Satz ist besser?
}
ui-arbiter-new = Tisch aufbauen
ui-arbiter-example = Dieser Streit
ui-arbiter-ask = Schiedsrichter fragen
ui-arbiter-change = Stellung ändern
ui-arbiter-back = Einen Schritt zurück
ui-arbiter-other = Anderes Spiel
ui-arbiter-undo = Rückgängig
ui-arbiter-clear = Tisch leeren
ui-arbiter-phase = Abschnitt der Runde
ui-arbiter-round = Runde
ui-arbiter-turn = am Zug
ui-arbiter-turn-of = Wer am Zug ist
ui-arbiter-boss-card = Die Chefkarte
ui-arbiter-name = Name von Spieler { $number }
ui-arbiter-kind = Eigene Sorte von Spieler { $number }
ui-arbiter-players = { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}
ui-arbiter-more = Ein Spieler mehr
ui-arbiter-fewer = Ein Spieler weniger
ui-arbiter-pile = { $pile ->
    [oven] Ofen
    [table] Tisch
    [kitchen] Küche
    [hand] Hand
    [filled] Erfüllt
    [removed] Aus dem Spiel
   *[waiter] Kellner
}
ui-arbiter-pile-of = { $name }: { $pile }
ui-arbiter-oven-hint = Was zuerst hineinkam, steht vorn. Lass weg, was keine Rolle spielt.
ui-arbiter-table-hint = Zutaten, die herausgekommen oder übrig geblieben sind.
ui-arbiter-kitchen-hint = Oberste Karte zuerst. Lass sie leer, wenn du die Reihenfolge nicht kennst.
ui-arbiter-waiter-hint = Oberste Bestellung zuerst. Lass ihn leer, wenn du sie nicht kennst: Alle anderen Bestellungen liegen hier.
ui-arbiter-put = Tippe Karten an für: { $pile }
ui-arbiter-cards = Karten zum Hinlegen
ui-arbiter-toppings = Zutaten
ui-arbiter-doubles = Doppelzutaten
ui-arbiter-orders = Bestellungen
ui-arbiter-orders-of = Bestellungen { $whose }
ui-arbiter-take = Wegnehmen: { $card }
ui-arbiter-take-one = { $cards }: eine Karte wegnehmen
ui-arbiter-earlier = Früher
ui-arbiter-later = Später
ui-arbiter-remove = Wegnehmen
ui-arbiter-brush = Tippe eine Karte an, dann ist sie:
ui-arbiter-tool = { $tool ->
    [down] verdeckt
    [up] aufgedeckt
    [marked] markiert
   *[taken] gewonnen
}
ui-arbiter-number = Zahl
ui-arbiter-by = Wessen
ui-arbiter-before = Vor der ersten Entscheidung
ui-arbiter-now = Der Tisch jetzt
ui-arbiter-judged = Wird gewertet
ui-arbiter-tap-card = Tippe eine Karte auf dem Tisch an.
ui-arbiter-link = { $what ->
    [newer] Dieser Link stammt von einer neueren Version von Quattro. Lade die Seite neu und öffne ihn noch einmal.
   *[damaged] Dieser Link ist beschädigt: Ein Stück fehlt oder wurde verändert. Lass ihn dir noch einmal schicken.
}
ui-arbiter-copy-address = Der Link ließ sich nicht kopieren. Er steht in der Adresszeile.
ui-arbiter-trouble = Der Schiedsrichter ließ sich nicht laden. Versuch es mit einer Verbindung noch einmal.
