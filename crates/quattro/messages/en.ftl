# What the command line says besides the sentences of quattro-words, whose messages can be used here.

## The table

cli-alone = (to { $name } alone) { $said }
# $phase: playing, oven or over.
cli-round = Round { $round } of { $rounds }: { $phase ->
    [playing] playing to the oven
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
cli-ranked = { $place }. { $name }, with { $game ->
    [calcory] { n-cards }
   *[other] { $orders ->
        [one] { $orders } filled order
       *[other] { $orders } filled orders
    } and { n-in-hand } in hand
}
cli-unfinished = The record ends here; the game is not over.
cli-enter = [Enter]

## The arbiter

cli-by-itself = Before anybody has to decide:
cli-note-kitchen = Your file does not give the order of the kitchen pile. The cards drawn here are only an example.
cli-note-waiter = Your file does not give the order of this waiter. The orders drawn here are only an example.
cli-note-shuffled = A pile had to be shuffled, and Quattro did so itself. At your table the cards will come in another order.
cli-play-error = --play, action { $number }: { $said }
cli-not-allowed = “{ $action }” is not allowed. { $rule }: { $why }

## The watched game

# $random: yes where all bots play at random; $bots their levels.
cli-watch-intro = { $players } bots play { game }{ $random ->
    [yes] , any legal move as likely as another
   *[no] { " " }({ $bots })
}. You see what you would see at the table: what is said and shown, but not what the players hold.
cli-watch-game = { $game ->
    [calcory] Sixty cards with numbers lie face down. Whoever turns up a sum of exactly 13 wins those cards; lower sums are marked and must survive until the next turn. Whoever has won the most cards wins.
   *[other] Everyone plays toppings and orders into one oven and tries to remember what is in there. Then the oven is emptied, first in, first out: an order is filled if the toppings for it lie on the table, or if its owner adds what is missing. Whoever has filled the most orders wins.
}
cli-watch-rules = A rule is named in brackets when it first comes up. The random seed is { $seed }.
cli-watch-skip = Enter skips the waiting.
cli-watch-next = What next?
cli-next-watch = watch another game: mamma-mia, sole-mio, grande or calcory
cli-next-rules = read the rules
cli-next-judge = settle an argument at a real table
cli-next-simulate = play ten thousand games

## The server

cli-serving = Quattro is running.
cli-serving-here = On this machine: { $address }
cli-serving-others = For the others: { $address }
cli-serving-stop = Stop it with Ctrl+C; every game resumes where it stopped.

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
