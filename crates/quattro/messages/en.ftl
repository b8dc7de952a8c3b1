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
cli-note-kitchen = Your file does not say how the kitchen lies. The cards drawn from it here are only an example.
cli-note-waiter = Your file does not say how this waiter lies. The orders drawn from it here are only an example.
cli-note-shuffled = A pile had to be shuffled, and Quattro did so by itself. At your table the cards will lie differently.
cli-play-error = --play, action { $number }: { $said }
cli-not-allowed = “{ $action }” is not allowed. { $rule }: { $why }

## The watched game

cli-watch-intro = { $players } bots play { game }, any legal move as likely as another. You see what you would see at the table: what is said and laid open, but not what the others hold.
cli-watch-game = { $game ->
    [calcory] Sixty cards with numbers lie face down. Whoever turns up a sum of exactly 13 wins those cards; lower sums are marked and must survive until the next turn. Most cards win.
   *[other] All throw toppings and orders into one oven and try to remember what is in there. Then the oven is emptied, first in, first out: an order is filled if the toppings for it lie on the table, or if its owner adds what is missing. Most filled orders win.
}
cli-watch-rules = In brackets stands the rule, when it comes up for the first time. This is the game with the seed { $seed }.
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
cli-serving-stop = Stop it with Ctrl+C; every game goes on where it stopped.
