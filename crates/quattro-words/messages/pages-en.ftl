# English texts of the pages made on the server, which the browser client does not need. pages-fr.ftl and pages-de.ftl have
# the same messages. $game is the name of a game as in `game`, $name a person.

## The rules on one page

page-rules-lead = on one page · { ui-facts }
page-rules-learn = Learn by playing
page-rules-goal = The goal
page-rules-goal-text = { $game ->
    [mamma-mia] Fill more of your eight orders than anyone else, in three rounds.
    [sole-mio] Fill more of your eleven orders than anyone else, in two rounds.
   *[grande] Fill more of your nineteen orders than anyone else, in three rounds.
}
page-rules-goal-tie = { $game ->
    [mamma-mia] A tie? More toppings in hand win.
   *[other] A tie? More toppings in hand win, and a double counts as two.
}
page-rules-turn = A turn in three steps
page-rules-toppings = Toppings
page-rules-toppings-text = { $game ->
    [mamma-mia] Put in as many as you like, all of one kind. Say it aloud.
   *[other] Put in one or more, all of one kind. Say how many, and how many of them are doubles.
}
page-rules-announced = { $game ->
    [mamma-mia] 3 × salami!
   *[other] 3 × salami, one double!
}
page-rules-order = An order
page-rules-order-text = If you like, one of your orders goes on top.
page-rules-draw = Draw
page-rules-draw-text = Fill up to seven cards: from the kitchen or from your waiter, never both.
page-rules-or = or
page-rules-oven = One oven for all
page-rules-oven-text = Only the top card shows. What lies under it, you keep in your head.
page-rules-oven-out = When the kitchen is empty, the oven comes out card by card: what went in first comes out first.
page-rules-filled = Is it filled?
page-rules-on-table = on the table
page-rules-from-hand = from hand
page-rules-enough = All there:
page-rules-enough-text = { $game ->
    [mamma-mia] filled, and its toppings leave the table.
   *[other] filled. Doubles go first, even if half of one is wasted.
}
page-rules-missing = Something missing:
page-rules-missing-text = { $game ->
    [mamma-mia] add exactly that from your hand. You draw nothing for it.
   *[other] add it from your hand, or ask the others for help.
}
page-rules-burnt = Still missing:
page-rules-burnt-text = { $game ->
    [grande] it burns and is out of the game.
   *[other] it burns and slips back under your waiter. No points lost.
}
page-rules-help = Help
page-rules-help-text = Name what you lack; one player must give all of it. In return, the top order of the helper’s waiter counts as filled. If all say no, your order burns.
page-rules-helped = Your order
page-rules-reward = The helper’s reward
page-rules-series = Series
page-rules-series-text = When one of your fours comes out, add more fours from your hand. Together they need less: 4, 3, 2 and 1. All or nothing.
page-rules-orders = { $game ->
    [mamma-mia] Your eight orders
    [sole-mio] Your eleven orders
   *[grande] Your nineteen orders
}
page-rules-orders-lead = Shown for chili. Everybody has the same orders with a kind of their own.
page-rules-recipe = { $recipe ->
    [classic] Four classics
    [four] Four fours
   *[other] { ui-order-title }
}
page-rules-recipe-text = { $recipe ->
    [classic] 4 of another kind, 1 of yours.
    [mixed] 1 of each of the five kinds.
    [bombastica] 15 or more of anything. Takes them all.
    [monotoni] 6 of one other kind, 1 of yours. You choose when it comes out.
    [minimale] 3 of the scarcest other kind on the table, 1 of yours.
    [four] 4 of another kind. Can be part of a series.
    [pairs] 2 of each kind except yours.
    [duel] 2 or more of yours. The others show what they hold of it; as many as you commit stop it.
    [match] Somebody shows a topping. Answer with the same kind from your hand.
    [without-me] 2 each of two other kinds, as long as none of yours is on the table.
    [two-doubles] Two double cards of different kinds.
    [ladder] 4, 3, 2 and 1 of four kinds. You choose which.
   *[for-the-boss] 4 of the boss’s kind. Makes you the boss.
}
page-rules-boss = The boss
page-rules-boss-text = { $game ->
    [mamma-mia] Whoever draws Mamma Mia! empties the oven, reshuffles and begins the next round.
   *[other] Whoever draws Sole Mio! empties the oven, reshuffles and begins the next round.
}
page-rules-stays = What stays
page-rules-stays-text = { $game ->
    [mamma-mia] Toppings left on the table stay for the next round and count.
   *[other] Toppings left on the table lie at the bottom of the next oven: they come out first.
}
page-rules-calcory-goal = Win the most tiles. Flip tiles that make exactly 13, or stop short of it and hope that nobody beats you.
page-rules-calcory-turn = A turn
page-rules-calcory-turn-text = Flip tiles one by one and add them up. Stop when you like; before your first win, flip at least two.
page-rules-calcory-bust = Over 13, or a second zero: all of them face down again.
page-rules-calcory-thirteen = Thirteen!
page-rules-calcory-thirteen-text = The tiles are yours, but for one: you put it back face down, on any free place.
page-rules-calcory-marked = Marked sets
page-rules-calcory-marked-text = Stop below 13, and your tiles stay face up under your markers. The next player must beat them: a higher sum, or the same sum with more tiles. Unbeaten when your turn comes, they are yours but for one.
page-rules-calcory-beats = beats
page-rules-calcory-memory = Keep it in your head
page-rules-calcory-memory-text = A tile that is turned down is never shown again. You saw it; remember where.
page-rules-calcory-end = The end
page-rules-calcory-end-text = Whoever comes to collect a single marked tile keeps it, and the game is over. The most tiles win.
page-rules-law = The rules to the letter

## Odd places

page-burnt = This page burnt
page-burnt-text = There is nothing at this address. The rest of the kitchen is fine.
page-no-table = No such table
page-no-table-text = Nobody sits at this one. Perhaps the link has lost a letter: ask for it again, or open a table of your own.
page-offline = The oven burns without it
page-offline-text = There is no network. Your games with friends are safe and wait for you; try again in a moment.
page-moment = One moment
page-to-start = Back to the start
page-again = Try again
page-own-table = Open a table of your own
page-laying = Laying the table…
page-rewinding = Fetching the game…
page-needs-script = This table needs JavaScript. Switch it on in your browser and reload the page. Until then you can read the rules.
page-invited = { $name } invites you to { $game }. Tap the link and sit down, no account needed.
page-replayed = { $game }, move by move: { $scores }.

## Lists

page-lobby-empty = All chairs are up.
page-lobby-empty-text = Open a table and it stands here for everyone to join. Until somebody comes, play against bots.
page-open-table = Open a table
page-play-bots = Play against bots now
page-my-tables = Your tables
page-all-tables = Tables open to all
page-to-table = Continue
page-replays-text = Every finished game can be watched again, move by move, with all the cards face up.
page-replays-empty = Nothing out of the oven yet.
page-replays-empty-text = Play a game to the end and it stays here: every move, every card, every burnt pizza.
page-my-games = Your games
page-all-games = Games open to all

## Another device

page-device-text = Open this link on the other device, or scan the code, and type the number there that appears here. The link works once, for 15 minutes. Never send it to anybody else.
page-device-qr = QR code of the link
page-copy = Copy the link
page-me = You are { $name }
page-me-nobody = You have no name here yet
page-devices = Your devices
page-device-unknown = Unknown device
page-device-here = this device
page-device-seen = last used:
page-log-out = Sign out
page-log-out-others = Sign out all other devices
page-log-out-hint = There are no passwords: without a device that is signed in you cannot be this player again.
page-earlier = Who you were on this device before
page-switch = Switch back
page-link = Be { $name } on this device?
page-link-now = Here you are { $name } now. You can switch back at any time, under “Your devices”.
page-link-nobody = Here you have no name yet.
page-link-warning = Go on only if you have just made this link yourself, on a device of your own that you have at hand. Whoever else made it would see your cards and could play for you.
page-link-mine = I made this link
page-link-not-mine = Somebody sent it to me: leave
page-link-number = Type the number that your other device shows now:
