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
page-rules-oven-out = When the kitchen is empty, the oven is emptied card by card: what went in first comes out first.
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
page-rules-calcory-goal = Win the most cards. Flip cards that make exactly 13, or stop short of it and hope that nobody beats you.
page-rules-calcory-turn = A turn
page-rules-calcory-turn-text = Flip cards one by one and add them up. Stop when you like; before your first win, flip at least two.
page-rules-calcory-bust = Over 13, or a second zero: all of them face down again.
page-rules-calcory-thirteen = Thirteen!
page-rules-calcory-thirteen-text = The cards are yours, but for one: you put it back face down, on any free place.
page-rules-calcory-marked = Marked cards
page-rules-calcory-marked-text = Stop below 13, and your cards stay face up under your markers. The next player must beat them: a higher sum, or the same sum with more cards. Unbeaten when your turn comes, they are yours but for one.
page-rules-calcory-beats = beats
page-rules-calcory-memory = Keep it in your head
page-rules-calcory-memory-text = A card that is turned down is never shown again. You saw it; remember where.
page-rules-calcory-end = The end
page-rules-calcory-end-text = Whoever comes to collect a single marked card keeps it, and the game is over. The most cards win.
page-rules-law = The rules to the letter

## Odd places

page-burnt = This page burnt
page-burnt-text = There is nothing at this address. The rest of the kitchen is fine.
page-no-table = No such table
page-no-table-text = Nobody sits at this one. Perhaps the link has lost a letter: ask for it again, or open a table of your own.
page-no-code-text = Nobody sits at this one. Perhaps the game has begun, or it was another letter?
page-try-code = Try this code
page-join = Join
page-join-letters = with four letters
page-join-letter = Letter { $number } of 4
page-tv-text = On the TV, open { $host }/tv and scan what it shows: the table stands there, your cards stay on your phone.
page-tv-here = Show it on this screen
page-moment = One moment
page-to-start = Back to the start
page-again = Try again
page-own-table = Open a table of your own
page-laying = Laying the table…
page-rewinding = Fetching the game…
page-needs-script = This table needs JavaScript. Switch it on in your browser and reload the page. Until then you can read the rules.
page-invited = { $game }: { $name } invites you. Tap the link and sit down, no account needed.
page-replayed = { $game }, move by move: { $scores }.

## Playing on this device

page-device = On this device
page-offline = The oven burns without it
page-offline-text = Everything you need is on this device already.
page-device-intro = Against bots, or together on one phone. It needs no network, and what you play stays here.
page-device-no-network = No network
page-device-bots = Play against bots
page-device-together = On one phone, together
page-device-safe = Your games with friends are safe. We look for the network by ourselves.
page-device-back = The network is back.
page-device-go-back = Back to your friends
page-device-friends = Play with friends
page-device-new = New game
page-device-new-hint = Bots take the other chairs, and the game begins at once.
page-device-together-hint = Next, everybody says their name. Bots take the chairs that stay free.
page-device-begin = Begin
page-device-set-up = Set up
page-device-games = Games on this device
page-device-delete = Delete
page-device-delete-sure = Tap again to delete
page-device-keep = Keep it on the server
page-device-kept = Kept in your games
page-device-kept-hint = as an unranked game
page-device-learn = Learn by playing
page-device-played = played on a device

## Lists

page-lobby-empty = All chairs are up.
page-lobby-empty-text = Open a table, and it appears here for everyone to join. Until somebody comes, play against bots.
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
page-log-out-hint = Without another device, a passkey or a recovery sheet you cannot be this player again.
page-earlier = Who you were on this device before
page-switch = Switch back
page-link = Be { $name } on this device?
page-link-now = Here you are { $name } now. You can switch back at any time, under “Your devices”.
page-link-nobody = Here you have no name yet.
page-link-warning = Go on only if you have just made this link yourself, on a device of your own that you have at hand. Whoever else made it would see your cards and could play for you.
page-link-mine = I made this link
page-link-not-mine = Somebody sent it to me: leave
page-link-number = Type the number that your other device shows now:

## My games. $unit is now, minutes, hours, yesterday or days, $time how many of them.

page-your-turn = Your turn
page-running-games = Your games
page-games-wait = { $games ->
    [one] 1 game waits for you
   *[other] { $games } games wait for you
}
page-company = { $people ->
    [0] { $bots ->
        [0] nobody else yet
        [one] with a bot
       *[other] with { $bots } bots
    }
   *[other] { $bots ->
        [0] with { $names }
        [one] with { $names } and a bot
       *[other] with { $names } and { $bots } bots
    }
}
page-round = round { $round }
page-since = { $unit ->
    [now] just now
    [minutes] for { $time } min
    [hours] { $time ->
        [one] for an hour
       *[other] for { $time } hours
    }
    [yesterday] since yesterday
   *[days] for { $time } days
}
page-waits-for = waits for { $name }, { $since }
page-waits-for-players = waits for players, { $since }
page-slow = { $days ->
    [one] a day for each decision
   *[other] { $days } days for each decision
}
page-look-in = Look in
page-all-my-games = All my games
page-show = Which games
page-show-all = All
page-show-running = Running
page-show-finished = Finished
page-older = Older games
page-replay = Replay
page-no-games = No games here yet.
page-no-games-text = What you play stands here, from the first card to the last: to go on with, or to watch again.
page-no-name-games-text = Play or open a table, and your games stand here.
page-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
page-score = { $game ->
    [calcory] { $score ->
        [one] 1 card
       *[other] { $score } cards
    }
   *[other] { $score ->
        [one] 1 order
       *[other] { $score } orders
    }
}

## Figures

page-profile = Your profile
page-playing-since = { $games ->
    [one] 1 game since
   *[other] { $games } games since
}
page-pizzeria = Your pizzeria
page-orders-per-game = orders filled in a game
page-games-won = { $games ->
    [one] game, { $won } of them won
   *[other] games, { $won } of them won
}
page-help-given = of the times you were asked, you helped
page-favourite = Favourite: { $order }
page-favourite-text = Filled { $filled } of { $all } times.
page-unlucky-text = { $filled ->
    [0] { $order } never yet: it burnt { $burnt ->
        [one] once
       *[other] { $burnt } times
    }.
    [one] { $order } only once.
   *[other] { $order } only { $filled } of { $all } times.
}
page-ratings = Ratings
page-ratings-text = From games with other people. Everybody begins with 1500; the smaller the number behind ±, the surer the rating. Only you see it.
page-rating-of = { $game }, { $players } chairs
page-rated-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
page-you-and = You and { $name }
page-you = You
page-to = to
page-met = { $games ->
    [one] 1 game together
   *[other] { $games } games together
}
page-figures = Your figures
page-figures-hint = Others see nothing of them, and you see nothing of theirs. If you hide them, they are gone from this page, and you are in nobody’s “You and …”. Counting goes on.
page-figures-hide = Hide my figures
page-figures-show = Show my figures

## Keeping a profile, coming back, leaving. $name is a person.

page-keep-line = Lives on this device only.
page-keep-it = Keep it
page-keep = Keep this profile
page-keep-text = It lives on this device only. Lose the phone, lose the pizzas.
page-passkey = Passkey
page-passkey-text = Your finger or face opens it on every device.
page-passkey-add = Add a passkey
page-passkey-insecure = Only at a secure address (https). Take the sheet.
page-passkey-remove = Remove
page-passkey-made = made:
page-sheet = Recovery sheet
page-sheet-text = A QR code and twelve words to print and keep in a drawer.
page-sheet-print = Print
page-back-ways = How you come back
page-sheet-new = New sheet
page-sheet-made = made:
page-data = Your data
page-data-text = Your name, your games, what you said at tables. No mail address, nothing else.
page-rename = Your name
page-rename-save = Change
page-rename-hint = Tables where you already sit keep the name under which you sat down.
page-export = Export
page-delete = Delete everything…
page-delete-title = Delete everything?
page-delete-goes = Your name, your results, what you said in the chat, passkeys, recovery sheet and devices go for good. Nobody can bring them back, not even we.
page-delete-stays = Finished games stay for the others, with “NN” on your chair. In running games a bot plays on for you; tables of yours that have not begun are closed.
page-delete-yes = Delete everything
page-delete-no = Keep it all
page-come-back = That was me
page-come-back-ask = Played here before?
page-come-back-text = Come back as the player you were, with your games.
page-come-back-now = Here you are { $name } now. You can switch back at any time, under “Your devices”.
page-come-back-passkey = Use a passkey
page-come-back-words = The twelve words of your recovery sheet, in order
page-come-back-go = Come back
page-sheet-title = Recovery sheet of { $name }
page-sheet-why = With this sheet you are { $name } again on any device, even if you lose the phone. It is shown once, now.
page-sheet-before = A new sheet ends the one that you have.
page-sheet-make = Make the sheet
page-sheet-use = Scan the code, or open this address and type the words in order:
page-sheet-care = Whoever has this sheet can be you. Keep it like a key.
page-sheet-qr = QR code of this sheet
page-back = Back
page-done = Done
## Calls to people whose page is closed
page-call-turn = Your turn: { $game }
page-call-turn-text = { $count ->
    [0] The bots wait for you.
    [one] { $names } waits for you.
   *[other] { $names } wait for you.
}
page-call-rematch = Another round of { $game }?
page-call-rematch-text = { $names } wants a rematch.
page-call-invitation = Come and play { $game }
page-call-invitation-text = { $count ->
    [0] A table waits for you.
    [one] { $names } asks you to the table.
   *[other] { $names } ask you to the table.
}
page-calls = Calls
page-calls-text = When it is your turn or somebody wants a rematch, this device tells you, even with Quattro closed. It never says anything about the cards.
page-calls-off = Do not call me any more
page-quiet = Quiet at night
page-quiet-from = from
page-quiet-until = until
## The deal of the day. $weekday is 0 for Monday, $month 1 for January; $place is a place among four
page-date = { $weekday ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
}, { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
page-weekday-short = { $weekday ->
    [0] Mon
    [1] Tue
    [2] Wed
    [3] Thu
    [4] Fri
    [5] Sat
   *[6] Sun
}
page-day-title = { $game ->
    [calcory] Tiles of the day
   *[other] Pizza of the day
}
page-day-next = Next one in { $hours } h { $minutes } min
page-day-over = This day is over.
page-day-games = Games
page-day-days = Days
page-day-before = Day before
page-day-after = Day after
page-day-same = The same cards for everyone.
page-day-who = You, Rosa, Enzo and Lia. One try.
page-day-bake = { $game ->
    [calcory] Play today’s
   *[other] Bake today’s
}
page-day-waits = Your game waits for you
page-day-waits-text = Your one try has begun. Finish it before the day is over, and it counts.
page-day-waits-late = The day is over, so it no longer counts. You can still play on.
page-day-go-on = Play on
page-day-late = It ended after its day and does not count.
page-day-past = A day that is over
page-day-past-text = Its cards can still be played. It does not count any more.
page-day-again = Play these cards
page-day-filled = { $game ->
    [calcory] { $count ->
        [one] card won
       *[other] cards won
    }
   *[other] of { $total } orders filled
}
page-day-place = { $place ->
    [1] first of four
    [2] second of four
    [3] third of four
   *[4] fourth of four
}{ $burnt ->
    [0] {""}
   *[other] , { $burnt } burnt
}
page-day-row = { $full } full, { $burnt } burnt, { $open } open
page-day-yesterday = Yesterday
page-day-board = The day
page-day-friends = Friends
page-day-everyone = Everyone
page-day-nobody = Nobody has finished this day.
page-day-names = { $count ->
    [0] Nobody has finished yet.
   *[other] Finished: { $names }.
}
page-day-after-yours = You see how they did once your own game is over.
page-day-ties = { $game ->
    [calcory] Equal numbers of cards share a rank.
   *[other] Equal orders: more toppings in hand rank higher.
}
page-day-first = You are the first today.
page-day-better = { $count } have finished. You did better than { $percent } % of the others.
page-day-count = { $count ->
    [one] 1 person has finished.
   *[other] { $count } people have finished.
}
page-day-week = Your week
page-day-in-a-row = { $count } days in a row
page-day-proof = Nobody saw the cards before
page-day-proof-text = The cards follow from a secret that was drawn days ahead. Its fingerprint is shown here from then on, the secret itself when the day is over: whoever has a record of the day can check both with “quattro verify”. Only the people who run this server could look it up.
page-day-commitment = Fingerprint
page-day-secret = Secret
page-day-invites = Same cards, your turn: { $address }
page-same-title = The same cards
page-same-text = These games were dealt the same cards. The same chair had the same hand, and the same one began.
page-same-chair = Chair
## Small tournaments

page-evening-more = More than one table? Give an evening.
page-evening-new = Give an evening
page-evening-hint = Two to 32 people, several rounds, and in every round all tables get the same cards: nobody is just lucky. Quattro seats everybody and keeps the score.
page-evening-rounds = Rounds
page-evening-create = Invite people
page-evening = { $title } evening
page-evening-waiting = { $host } gives an evening of { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }. Everybody with the link can join.
page-evening-between = Round { $round } of { $rounds } is over. { $host } begins the next one.
page-evening-playing = Round { $round } of { $rounds } is being played.
page-evening-over = This evening is over.
page-evening-won = { $name } wins the evening!
page-evening-shared = { $names } and { $last } share the win!
page-evening-join = Take part
page-evening-begin = Begin round { $next }
page-evening-to-table = To my table
page-evening-again = Another evening
page-evening-come = Come along
page-evening-qr = QR code of the link to this evening
page-evening-standings = Standings
page-evening-place = Place
page-evening-name = Name
page-evening-round = R{ $round }
page-evening-points = Points
page-evening-gone = has left
page-evening-counts = A game is worth up to 100 points: half for those you beat at your table, half for those you beat on the same chair, with the same cards, at the other tables.
page-evening-tables = Round { $round }
page-evening-table = Table { $table }
page-evening-bot = Bot
page-evening-done = Finished
page-evening-same-cards = All tables have the same cards, fixed before the round:
page-evening-tv = Show on a TV
page-evening-leave = Leave the evening
page-evening-close = End the evening
page-evening-sure = End the evening for everybody? What was played counts.

# A finished game looked back at.
page-review = Looking back
page-review-of = { $game } · { $place ->
    [1] { $who ->
        [you] You won
       *[other] { $name } won
    }
   *[other] { $who ->
        [you] You came { page-place }
       *[other] { $name } came { page-place }
    }
}
page-review-replay = Whole replay
page-review-computing = Every decision is played through thousands of times. This takes a few seconds.
page-review-again = Look again
page-review-chance = Chance to win, in per cent
page-review-curve = From { $from } per cent at the deal to { $to } per cent at the end
page-review-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}, { $good } as good as it gets
page-review-round = Round { $round }
page-review-good = as good as it gets
page-review-nearly = nearly
page-review-lost = something was better
page-review-open = with all cards open
page-review-moment = a moment that decided
page-review-split = What made the difference
page-review-split-text = In points of the chance to win, from { $from } at the deal to { $to } at the end.
page-review-score = Memory score
page-review-score-text = 100: all that had been told was used. 0: as if nothing had been remembered.
page-review-no-score = In this game memory was worth too little for a score.
page-review-told = This had been told before, and it mattered:
page-review-to-win = to win
page-review-look = See this moment
page-review-play-on = Play on from here
page-review-others = Whose decisions
page-review-moments = { $count ->
    [one] The moment that decided
   *[other] The moments that decided
}
page-review-nothing = Nothing to regret
page-review-nothing-text = No decision cost three points or more.
page-review-oven = { $count ->
    [one] One card had gone into the oven:
   *[other] { $count } cards had gone into the oven, in this order:
}
page-review-faded = probably faded: more than 20 things ago
page-review-fresh = still fresh
page-memory = Memory
page-memory-text = Of what you had been told and what mattered, you have used this much, in percent, over your last reviewed games. The line shows game after game.
