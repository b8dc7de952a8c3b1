# Texts of the command line. Messages of quattro-words can be used here as well.

## The table

cli-alone = (to { $name } alone) { $said }
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

cli-by-itself = Before the first decision:
cli-note-kitchen = Your file does not give the order of the kitchen pile. The cards drawn here are only an example.
cli-note-waiter = Your file does not give the order of this waiter. The orders drawn here are only an example.
cli-note-shuffled = Quattro had to shuffle a pile. At your table the cards will be in a different order.
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
