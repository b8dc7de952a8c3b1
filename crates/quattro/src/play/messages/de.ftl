# Was der Tisch im Terminal außer den Sätzen von quattro-words sagt. Tasten stehen in Klammern.

play-me = Du
play-you = du
play-speed = Tempo
play-toppings = Zutaten
play-orders = Best.
play-waiter = Kellner
play-filled = erfüllt
play-kitchen = Küche
play-oven = Ofen
play-larder = Vorrat
play-on-top = obenauf:
play-hand = Deine Hand
play-open-filled = { $orders ->
    [0] nichts erfüllt
   *[other] { $orders } erfüllt: { $list }
}
play-open-removed = aus dem Spiel: { $list }
play-open-hand = auf der Hand: { $what }
play-no-toppings = keine Zutat
play-no-orders = keine Bestellung
play-round = Runde { $round } von { $rounds } · { $phase ->
    [playing] Ofen füllen
    [oven] Ofen leeren
   *[over] Ende
}
play-judged = { $order } { $whose }: { $asks }
play-left = { $cards ->
    [one] noch { $cards } Karte in der Auslage
   *[other] noch { $cards } Karten in der Auslage
}
play-won = { $cards ->
    [0] nichts gewonnen
   *[other] { n-cards } gewonnen
}
play-marked = markiert: { calcory-set }
play-nothing-here = Hier kannst du gerade nichts tun.
play-saved = Gespeichert als { $path }.
play-not-saved = { $path } lässt sich nicht speichern: { $error }
play-quit = Den Tisch verlassen? Die Partie geht verloren, wenn du sie nicht vorher speicherst.
play-hint-awaited = Der Küchenchef schaut dir über die Schulter …
play-hint = Ein Küchenchef, der so viel weiß wie du, hat sich { $tries } Partien vorgestellt. Erwartetes Ergebnis, Versuche und Zug:
play-hint-sure = Ein Küchenchef müsste da gar nicht nachdenken:
play-over = Basta! Die Partie ist zu Ende.
play-ranked = { $place }. { $name }{ $who ->
    [me] { " " }(du)
   *[bot] { "" }
}, mit { $game ->
    [calcory] { n-cards }
   *[other] { $orders ->
        [one] { $orders } erfüllten Bestellung
       *[other] { $orders } erfüllten Bestellungen
    } und { n-in-hand } auf der Hand
}
play-too-small = Dieser Tisch braucht { $width } Spalten und { $height } Zeilen; dein Fenster hat { $now-width } und { $now-height }. Mach es größer, dann geht es weiter.

play-keys-list = [↑↓ 1-9] wählen  [Enter] ok  [?] Regel  [h] Tipp  [f] erfüllt  [s] speichern  [q] gehen
play-keys-grid = [←↑↓→] Platz  [Enter] ok  [x] Stopp  [Tab] Liste  [?] Regel  [h] Tipp  [s] speichern  [q] gehen
play-keys-grid-list = [↑↓ 1-9] wählen  [Enter] ok  [Tab] Auslage  [?] Regel  [h] Tipp  [s] speichern  [q] gehen
play-keys-watch = [Leertaste] weiter  [+ -] Tempo  [?] Regel  [s] speichern  [q] gehen
play-keys-over = [n] neue Partie  [s] Partie speichern  [f] alle Karten  [q] gehen
play-keys-quit = [q] gehen  [jede andere Taste] weiterspielen
play-keys-text = [↑↓] blättern  [jede andere Taste] zurück zum Tisch
play-keys-panel = [beliebige Taste] zurück zum Tisch
