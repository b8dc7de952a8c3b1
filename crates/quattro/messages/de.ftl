# Was die Kommandozeile außer den Sätzen von quattro-words sagt, deren Nachrichten auch hier gelten.

## Der Tisch

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
cli-unfinished = Hier endet die Aufzeichnung; die Partie ist noch nicht zu Ende.
cli-enter = [Eingabetaste]

## Der Schiedsrichter

cli-by-itself = Bevor jemand entscheiden muss:
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

## Kopien der Datenbank

# $file: die Kopie; $tables, $megabytes: was sie enthält.
cli-backed-up = { $file }: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $megabytes } MB, vollständig und geprüft. Halte sie geheim.
cli-restored = { $file } ist eingespielt: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $megabytes } MB. Du kannst den Server starten.
cli-restored-before = Die bisherige Datenbank heißt jetzt { $file }.
cli-backup-postgres = Das ist für SQLite. Für PostgreSQL nimm pg_dump und pg_restore oder deine übliche Sicherung.
cli-backup-exists = { $path } gibt es schon. Nimm einen anderen Namen, oder ersetze die Datei mit --force.
cli-backup-missing = Es gibt keine Datei { $path }.
cli-backup-damaged = { $path } ist beschädigt oder keine Datenbank von Quattro: { $what }.
cli-backup-newer = { $path } stammt von einer neueren Version von Quattro. Nimm diese Version.
cli-backup-in-use = Ein Server benutzt { $path }. Beende ihn zuerst.

## Was der Doktor findet

cli-doctor-no-home = Kein Benutzerordner für die Daten gefunden. Gib eine Datenbank mit --database an.
cli-doctor-disk = Platte: { $folder } ist beschreibbar; ein Schreibvorgang dauert { $ms } ms.
cli-doctor-slow-disk = Platte: Ein Schreibvorgang in { $folder } dauert { $ms } ms, und jeder Zug wartet auf einen. Lege die Datenbank auf eine schnellere Platte.
cli-doctor-no-disk = Platte: In { $folder } kann nicht geschrieben werden ({ $error }). Prüfe, ob es den Ordner gibt und ob er dem Benutzer des Servers gehört.
cli-doctor-space = Platte: { $megabytes } MB sind frei.
cli-doctor-nearly-full = Platte: Für { $folder } sind nur noch { $megabytes } MB frei. Schaffe bald Platz.
cli-doctor-full = Platte: Für { $folder } sind nur noch { $megabytes } MB frei. Ohne Platz wird kein Zug gespeichert. Schaffe jetzt Platz.
cli-doctor-log = Schreibprotokoll: { $file }, { $megabytes } MB, unbeschädigt.
cli-doctor-long-log = Schreibprotokoll: { $file } hat { $megabytes } MB; etwas liest also seit sehr Langem in der Datenbank. Finde und beende es.
cli-doctor-damaged-log = Schreibprotokoll: { $file } ist beschädigt. { $transactions } Änderungen danach waren bestätigt und gehen beim Öffnen verloren. Kopiere die Datei jetzt, spiele eine Sicherung ein und prüfe die Platte.
cli-doctor-new-database = Datenbank: Es gibt noch keine. Der Server legt sie beim Start an.
cli-doctor-database = Datenbank: lässt sich öffnen, Version { $version }, { $megabytes } MB.
cli-doctor-older-database = Datenbank: lässt sich öffnen, Version { $version }, { $megabytes } MB. Der Server bringt sie beim Start auf { $known }; sichere sie vorher.
cli-doctor-newer-database = Datenbank: Eine neuere Version von Quattro hat sie geändert (sie steht auf { $version }, dieses Programm kennt { $known }). Nimm diese Version.
cli-doctor-damaged-database = Datenbank: Sie ist beschädigt ({ $error }). Beende den Server, spiele mit `quattro restore` eine Sicherung ein und prüfe die Platte.
cli-doctor-bad-database = Datenbank: Sie lässt sich nicht benutzen ({ $error }). Prüfe --database; ist die Datei beschädigt, spiele mit `quattro restore` eine Sicherung ein.
cli-doctor-absent-database = Datenbank: { $error }.
cli-doctor-not-durable = Datenbank: PostgreSQL wartet nicht auf die Platte (fsync oder synchronous_commit ist off). Bestätigte Züge können verloren gehen; schalte beides ein.
cli-doctor-clock = Uhr: geht richtig, soweit erkennbar.
cli-doctor-clock-not-set = Uhr: Sie ist nicht gestellt. Schalte die Zeitsynchronisierung (NTP) ein.
cli-doctor-clock-skew = Uhr: { $seconds } s Abstand zu der der Datenbank. Mehrere Server brauchen dieselbe Zeit: Schalte auf beiden Rechnern die Zeitsynchronisierung (NTP) ein.
cli-doctor-clock-back = Uhr: Sie wurde um { $seconds } s zurückgestellt, seit zuletzt ein Server lief. Der Server geht von der späteren Zeit aus; schalte die Zeitsynchronisierung (NTP) ein.
cli-doctor-files = Offene Dateien: { $allowed } sind erlaubt, höchstens { $wanted } werden gebraucht.
cli-doctor-few-files = Offene Dateien: { $allowed } sind hier erlaubt, { $wanted } wären für alle erlaubten Verbindungen nötig. Setze LimitNOFILE={ $wanted } im Dienst (oder ulimit -n), falls so viele kommen.
cli-doctor-no-public-url = Öffentliche Adresse: keine gesetzt, der Weg von außen wurde also nicht geprüft.
cli-doctor-no-tls = TLS: { $url } ist nicht https. Jeder auf dem Weg kann Cookies lesen; setze einen Proxy mit TLS davor.
cli-doctor-tls = TLS: { $url } hat ein Zertifikat, das Browser annehmen.
cli-doctor-tls-expired = TLS: Das Zertifikat von { $url } ist abgelaufen. Erneuere es (mit certbot: certbot renew) und lade den Proxy neu.
cli-doctor-tls-not-yet-valid = TLS: Das Zertifikat von { $url } gilt noch nicht. Prüfe die Uhr dieses Rechners und schalte die Zeitsynchronisierung (NTP) ein.
cli-doctor-tls-wrong-name = TLS: Das Zertifikat von { $url } gilt für einen anderen Namen ({ $error }). Besorge eines für diesen Namen oder berichtige die öffentliche Adresse.
cli-doctor-tls-untrusted = TLS: Browser trauen dem Zertifikat von { $url } nicht ({ $error }). Es ist selbst unterschrieben, oder der Proxy schickt die Zertifikate zwischen ihm und einer bekannten Stelle nicht mit. Besorge eines, etwa von Let's Encrypt, und gib dem Proxy die ganze Kette (fullchain.pem). Kennen alle Geräte eine eigene Stelle von dir, nenne deren Datei in SSL_CERT_FILE.
cli-doctor-tls-not-spoken = TLS: Was unter { $url } antwortet, spricht kein TLS. Schalte TLS im Proxy für diesen Port ein oder berichtige den Port in der öffentlichen Adresse.
cli-doctor-reached = Öffentliche Adresse: { $url } antwortet und kann speichern.
cli-doctor-unwell = Öffentliche Adresse: { $url }/healthz antwortet { $status }. 502 heißt, dass der Proxy den Server nicht erreicht, 503, dass der Server nichts speichern kann.
cli-doctor-not-reached = Öffentliche Adresse: { $url } ist nicht erreichbar ({ $error }). Prüfe Namen, Firewall, Proxy und Zertifikat.
cli-doctor-stranger = Proxys: Was unter { $url } antwortet, benutzt nicht diese Datenbank oder ist älter; die Kopfzeilen ließen sich nicht prüfen.
cli-doctor-proxies = Proxys: X-Forwarded-For kommt mit { $forwarded ->
    [one] { $forwarded } Adresse
   *[other] { $forwarded } Adressen
} an, wie der Server es erwartet.
cli-doctor-wrong-proxies = Proxys: X-Forwarded-For kommt mit { $forwarded } Adressen an, der Server vertraut aber { $trusted } Proxys; Leute werden also verwechselt oder wählen ihre Adresse selbst. Setze QUATTRO_TRUSTED_PROXIES={ $forwarded }, wenn alle deine sind, oder lass den Proxy die Kopfzeile ergänzen.
cli-doctor-calls = Rufe: { $service } ist erreichbar.
cli-doctor-calls-blocked = Rufe: { $service } ist nicht erreichbar ({ $error }), also wird niemand gerufen, dessen Seite zu ist. Erlaube ausgehendes https, oder setz QUATTRO_PUSH=off.
cli-doctor-calls-off = Rufe: ausgeschaltet (QUATTRO_PUSH=off).
cli-doctor-calls-insecure = Rufe: Browser lassen sich nur über https rufen, und die öffentliche Adresse ist ohne https. Alles andere geht.
cli-doctor-well = Alles in Ordnung.
cli-doctor-look = Es läuft. Sieh dir die Zeilen mit Fragezeichen an.
cli-doctor-ill = Etwas stimmt nicht: siehe die Zeilen mit Ausrufezeichen.

## Rückblick

# $name: whose decisions.
cli-review-of = { $name }: { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}
cli-review-chance = Gewinnchance: { $from } % beim Geben, { $to } % am Ende
cli-review-score = Gedächtnis: { $count } von 100
cli-review-moves = Jede Entscheidung: ihr Zug, die Gewinnchance nach allem, was man wissen konnte, und bei offenen Karten, und was verloren ging.
cli-review-better = Besser: { $what } ({ $best } % statt { $taken } %)
cli-review-not-over = { $path }: Die Partie ist nicht zu Ende. Einen Rückblick gibt es nur auf beendete Partien.
cli-review-no-seat = { $path }: Diese Partie hat keinen Platz { $number }.
cli-review-not-theirs = { $path }: Zug { $number } ist keiner von Platz { $seat }.
