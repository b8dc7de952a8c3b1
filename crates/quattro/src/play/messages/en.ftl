# Texts of the table in the terminal. Messages of quattro-words can be used here as well. Keys are in brackets.

play-me = You
play-you = you
play-speed = speed
play-toppings = toppings
play-orders = orders
play-waiter = waiter
play-filled = filled
play-kitchen = Kitchen
play-oven = Oven
play-larder = Larder
play-on-top = on top:
play-hand = Your hand
play-open-filled = { $orders ->
    [0] nothing filled
   *[other] { $orders } filled: { $list }
}
play-open-removed = out of the game: { $list }
play-open-hand = in hand: { $what }
play-no-toppings = no topping
play-no-orders = no order
# $phase: playing, oven or over.
play-round = Round { $round } of { $rounds } · { $phase ->
    [playing] filling the oven
    [oven] emptying the oven
   *[over] the game is over
}
play-judged = { $whose } { $order }: { $asks }
play-left = { $cards ->
    [one] { $cards } card left in the grid
   *[other] { $cards } cards left in the grid
}
play-won = { $cards ->
    [0] nothing won
   *[other] { n-cards } won
}
play-marked = marked: { calcory-set }
play-nothing-here = There is nothing you can do here now.
play-saved = Saved as { $path }.
play-not-saved = Could not save { $path }: { $error }
play-quit = Leave the table? The game will be lost unless you save its record first.
play-hint-awaited = Asking a chef for a hint…
play-hint = A chef who knows only what you know simulated { $tries } games. Expected result, tries, move:
play-hint-sure = For a chef the move is obvious:
play-over = Basta! The game is over.
play-ranked = { $place }. { $name }{ $who ->
    [me] { " " }(you)
   *[bot] { "" }
}, with { $game ->
    [calcory] { n-cards }
   *[other] { $orders ->
        [one] { $orders } filled order
       *[other] { $orders } filled orders
    } and { n-in-hand } in hand
}
play-too-small = This table needs { $width } columns and { $height } rows; your window has { $now-width } and { $now-height }. Enlarge the window to continue.

play-keys-list = [↑↓ 1-9] choose  [Enter] do it  [?] rule  [h] hint  [f] filled  [s] save  [q] quit
play-keys-grid = [←↑↓→] place  [Enter] do it  [x] stop  [Tab] list  [?] rule  [h] hint  [s] save  [q] quit
play-keys-grid-list = [↑↓ 1-9] choose  [Enter] do it  [Tab] grid  [?] rule  [h] hint  [s] save  [q] quit
play-keys-watch = [Space] skip  [+ -] speed  [?] rule  [s] save  [q] quit
play-keys-over = [n] new game  [s] save the record  [f] all cards  [q] quit
play-keys-quit = [q] leave  [any other key] play on
play-keys-text = [↑↓] scroll  [any other key] back to the table
play-keys-panel = [any key] back to the table
