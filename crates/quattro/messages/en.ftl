# Texts of the command line. Messages of quattro-words can be used here as well.

## The table

# $phase: playing, oven or over.
cli-round = Round { $round } of { $rounds }: { $phase ->
    [playing] filling the oven
    [oven] emptying the oven
   *[over] the game is over
}
cli-table = Table
cli-oven = Oven
cli-kitchen = Kitchen
cli-larder = Larder
cli-boss = boss
cli-hand = hand: { $what }
cli-hand-counted = hand: { n-toppings }, { n-orders }
cli-orders = { $orders ->
    [one] order { $list }
   *[other] orders { $list }
}
cli-waiter = waiter: { n-orders }
cli-filled = { $orders ->
    [0] nothing filled
   *[other] { $orders } filled: { $list }
}
cli-removed = out of the game: { $list }
cli-grid = The grid
cli-won = { $cards ->
    [0] nothing won
   *[other] { n-cards } won
}
cli-marked = marked: { calcory-set }
cli-ranking = Ranking
cli-unfinished = The record ends here; the game is not over.
cli-enter = [Enter]

## The arbiter

cli-by-itself = Before the first decision:
cli-play-error = --play, action { $number }: { $said }
cli-not-allowed = “{ $action }” is not allowed. { $rule }: { $why }

## The watched game

# $random: yes if all bots play at random; $bots their levels.
cli-watch-intro = { $players } bots play { game }{ $random ->
    [yes] { " " }at random
   *[no] { " " }({ $bots })
}. You see what a spectator would see: everything said and shown, but not the players' hands.
cli-watch-game = { $game ->
    [calcory] Sixty numbered cards are laid out face down. A player who turns up a sum of exactly 13 wins those cards; a lower sum can be marked and is won if nobody beats it before that player's next turn. The player with the most cards wins.
   *[other] The players put toppings and orders into one oven and try to remember what is in it. Then the oven is emptied, first in, first out. An order is filled if its toppings are on the table by then, or if its owner adds what is missing. The player with the most filled orders wins.
}
cli-watch-rules = Each rule is named in brackets when it first applies. The random seed is { $seed }.
cli-watch-skip = Press Enter to skip the pauses.
cli-watch-next = Next you could:
cli-next-watch = watch another game: mamma-mia, sole-mio, grande or calcory
cli-next-rules = read the rules
cli-next-judge = settle an argument at a real table
cli-next-simulate = play ten thousand games

## The server

cli-serving = Quattro is running.
cli-serving-here = On this machine: { $address }
cli-serving-others = On other devices: { $address }
cli-serving-stop = Press Ctrl+C to stop. Games resume where they stopped.

## Verified shuffles

# $contributions: the number of players who added to the seed.
cli-verified-seed = The commitment holds: the seed follows from it { $contributions ->
    [0] alone
    [one] and { $contributions } contribution
   *[other] and { $contributions } contributions
}.
cli-verified-game = { $shuffles ->
    [one] The only shuffle comes
   *[other] All { $shuffles } shuffles come
} from that seed, and { $moves ->
    [0] no move was played
    [one] the only move is legal
   *[other] all { $moves } moves are legal
}.

## Copies of the database

# $file: the copy; $tables, $megabytes: what it holds.
cli-backed-up = { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $megabytes } MB, whole and checked. Keep it secret.
cli-restored = { $file } is in place: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $megabytes } MB. You can start the server.
cli-restored-before = The database of before is { $file }.
cli-backup-postgres = This is for SQLite. For PostgreSQL, use pg_dump and pg_restore, or your usual backup.
cli-backup-exists = { $path } exists. Give another name, or replace it with --force.
cli-backup-missing = There is no file { $path }.
cli-backup-damaged = { $path } is damaged, or not a database of Quattro: { $what }.
cli-backup-newer = { $path } was made by a newer version of Quattro. Use that version.
cli-backup-in-use = A server is using { $path }. Stop it first.

## What the doctor finds

cli-doctor-no-home = No home folder was found to store the data in. Give a database with --database.
cli-doctor-disk = Disk: { $folder } can be written to; a commit takes { $ms } ms.
cli-doctor-slow-disk = Disk: a commit in { $folder } takes { $ms } ms, and every move waits for one. Put the database on a faster disk.
cli-doctor-no-disk = Disk: { $folder } cannot be written to ({ $error }). Check that the folder exists and belongs to the user of the server.
cli-doctor-space = Disk: { $megabytes } MB are free.
cli-doctor-nearly-full = Disk: only { $megabytes } MB are free for { $folder }. Make room soon.
cli-doctor-full = Disk: only { $megabytes } MB are free for { $folder }. Without space no move can be stored. Make room now.
cli-doctor-log = Write-ahead log: { $file }, { $megabytes } MB, no damage.
cli-doctor-long-log = Write-ahead log: { $file } has { $megabytes } MB, so something has been reading the database for very long. Find and end it.
cli-doctor-damaged-log = Write-ahead log: { $file } is damaged. { $transactions } changes after the damage were acknowledged and will be lost when it is opened. Copy the file now, restore a backup, and check the disk.
cli-doctor-new-database = Database: there is none yet. The server makes it when it starts.
cli-doctor-database = Database: opens, at version { $version }, { $megabytes } MB.
cli-doctor-older-database = Database: opens, at version { $version }, { $megabytes } MB. The server brings it to { $known } when it starts; make a backup first.
cli-doctor-newer-database = Database: a newer version of Quattro has changed it (it is at { $version }, this program knows { $known }). Use that version.
cli-doctor-damaged-database = Database: it is damaged ({ $error }). Stop the server, restore a backup with `quattro restore`, and check the disk.
cli-doctor-bad-database = Database: it cannot be used ({ $error }). Check --database; if the file is damaged, restore a backup with `quattro restore`.
cli-doctor-absent-database = Database: { $error }.
cli-doctor-not-durable = Database: PostgreSQL does not wait for the disk (fsync or synchronous_commit is off). Acknowledged moves can be lost; turn both on.
cli-doctor-clock = Clock: right, as far as can be seen.
cli-doctor-clock-not-set = Clock: it is not set. Turn on time synchronisation (NTP).
cli-doctor-clock-skew = Clock: { $seconds } s apart from the database's. Several servers need the same time: turn on time synchronisation (NTP) on both machines.
cli-doctor-clock-back = Clock: it was set back by { $seconds } s since a server last ran. The server goes on from the later time; turn on time synchronisation (NTP).
cli-doctor-files = Open files: { $allowed } are allowed, { $wanted } are needed at most.
cli-doctor-few-files = Open files: { $allowed } are allowed here, { $wanted } would be needed for all connections that the limits allow. Set LimitNOFILE={ $wanted } in the service (or ulimit -n), if that many people come.
cli-doctor-no-public-url = Public address: none is set, so the way in from outside was not looked at.
cli-doctor-no-tls = TLS: { $url } is not https. Anybody on the way can read cookies; put a proxy with TLS in front.
cli-doctor-tls = TLS: { $url } has a certificate that browsers accept.
cli-doctor-tls-expired = TLS: the certificate of { $url } has expired. Renew it (with certbot: certbot renew), and reload the proxy.
cli-doctor-tls-not-yet-valid = TLS: the certificate of { $url } is not valid yet. Check the clock of this machine and turn on time synchronisation (NTP).
cli-doctor-tls-wrong-name = TLS: the certificate of { $url } is for another name ({ $error }). Get one for this name, or correct the public address.
cli-doctor-tls-untrusted = TLS: browsers do not trust the certificate of { $url } ({ $error }). It is self-signed, or the proxy does not send the certificates between it and a known authority. Get one from Let's Encrypt, for example, and give the proxy the whole chain (fullchain.pem). If all devices know an authority of your own, name its file in SSL_CERT_FILE.
cli-doctor-tls-not-spoken = TLS: what answers at { $url } does not speak TLS. Turn TLS on in the proxy for this port, or correct the port in the public address.
cli-doctor-reached = Public address: { $url } answers and can store.
cli-doctor-unwell = Public address: { $url }/healthz answers { $status }. 502 means that the proxy does not reach the server, 503 that the server cannot store anything.
cli-doctor-not-reached = Public address: { $url } cannot be reached ({ $error }). Check the name, the firewall, the proxy and its certificate.
cli-doctor-stranger = Proxies: what answers at { $url } does not use this database, or is older, so the headers could not be looked at.
cli-doctor-proxies = Proxies: X-Forwarded-For arrives with { $forwarded ->
    [one] { $forwarded } address
   *[other] { $forwarded } addresses
}, as the server expects.
cli-doctor-wrong-proxies = Proxies: X-Forwarded-For arrives with { $forwarded } addresses, but the server trusts { $trusted } proxies, so people are taken for each other or can choose their address. Set QUATTRO_TRUSTED_PROXIES={ $forwarded } if all of them are yours, or let the proxy add the header.
cli-doctor-calls = Calls: { $service } can be reached.
cli-doctor-calls-blocked = Calls: { $service } cannot be reached ({ $error }), so people whose page is closed are not called. Allow outgoing https, or set QUATTRO_PUSH=off.
cli-doctor-calls-off = Calls: switched off (QUATTRO_PUSH=off).
cli-doctor-calls-insecure = Calls: browsers let themselves be called over https only, and the public address is not https. Everything else works.
cli-doctor-well = All is well.
cli-doctor-look = It works. Look at the lines with a question mark.
cli-doctor-ill = Something is wrong: see the lines with an exclamation mark.

## Looking back

# $name: whose decisions.
cli-review-of = { $name }: { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
cli-review-chance = Chance to win: { $from } % at the deal, { $to } % at the end
cli-review-score = Memory score: { $count } of 100
cli-review-moves = Each decision: its move, the chance to win as far as it could be known and with all cards open, and what was lost.
cli-review-better = Better: { $what } ({ $best } % instead of { $taken } %)
cli-review-not-over = { $path }: the game is not over. Only finished games are reviewed.
cli-review-no-seat = { $path }: this game has no seat { $number }.
cli-review-not-theirs = { $path }: move { $number } is not one of seat { $seat }.
