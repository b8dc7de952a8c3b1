# What the pages and the table in the browser say, in English. The same messages stand in ui-fr.ftl and
# ui-de.ftl. $name is a player, $count a number, $kind as in en.ftl, $pile one of the piles in words.

## Cards

# What is printed on an order card.
ui-order-title = { $recipe ->
    [classic] Classic
    [mixed] Mixed
    [bombastica] Bombastica
    [monotoni] Monotoni
    [minimale] Minimale
    [four] Four
    [pairs] Pairs
    [duel] Duel
    [match] Match
    [without-me] Without me
    [two-doubles] Two doubles
    [ladder] Ladder
   *[for-the-boss] For the boss
}

## The pizza table

ui-you = You
ui-your-turn = Your turn
ui-you-decide = You decide
ui-plays = playing…
ui-decides = deciding…
ui-bot = bot
ui-boss = boss
ui-away = reconnecting…
ui-players = Players
ui-n-toppings = { $count ->
    [one] { $count } topping in hand
   *[other] { $count } toppings in hand
}
ui-n-orders = { $count ->
    [one] { $count } order in hand
   *[other] { $count } orders in hand
}
ui-n-waiter = { $count ->
    [one] { $count } order left with the waiter
   *[other] { $count } orders left with the waiter
}
ui-n-filled = { $count ->
    [one] { $count } order filled
   *[other] { $count } orders filled
}
ui-n-won = { $count ->
    [one] { $count } card won
   *[other] { $count } cards won
}
ui-filled = filled
ui-kitchen = Kitchen
ui-waiter = Waiter
ui-larder = Larder
ui-table = On the table
ui-table-left = left from last round, still counts
ui-on-table = { $count } { $kind } on the table
ui-oven-and-piles = Oven and piles
ui-oven-closed = Oven: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-oven-top = { ui-oven-closed }, on top { $card }
ui-oven-emptied = How far the oven is emptied
ui-your-hand = Your hand
ui-your-place = Your place
ui-hand-empty = You hold no card.
ui-draw = draw { $count }
ui-draw-where = Where to draw from
ui-announce = { $words }!
ui-announce-double = { spoken }, { $doubles ->
    [1] one double
   *[other] { $doubles } doubles
}
ui-passes = Pass
ui-joins = And another four!
ui-asks = Who helps?
ui-refuses = No, grazie
ui-duel-with = { $value }!
ui-shows-nothing = Nothing
ui-stamp-filled = Delivered
ui-stamp-burnt = Burnt
ui-your-order = Your order
ui-order-of = { $whose } order
ui-reward-of = Reward for { $name }
ui-chosen = Chosen
ui-missing = Missing
ui-asked-for = Asked for
ui-from-you = From you
ui-brought = Added
ui-in-duel = in the duel
ui-against = shown against it
ui-round = Round { $round } of { $rounds } · { $phase }
ui-phase = { $phase ->
    [playing] filling the oven
    [oven] out of the oven
   *[over] the end
}
ui-waiting-for = { $name } decides…
ui-watching = You are watching.
ui-skip = Skip

## The one button

ui-play = Play { $what }
ui-play-both = Play { $what } + order
ui-play-order = Play the order
ui-only-draw = Play nothing, draw ({ $pile })
ui-draw-from = Draw ({ $pile })
ui-pass = Pass
ui-pick = Tap the cards you want to play.
ui-draws-nothing = You draw nothing.
ui-draws-from-only = You draw from this pile: { $pile }.

## Decisions of scoring

ui-not-possible = Not possible:
ui-was-asked = asked
ui-now = now
ui-later = next
ui-fewer = Fewer
ui-more = More

## Calcory

ui-grid = The tiles
ui-tile-up = { $number }
ui-tile-down = face down
ui-tile-gone = empty
ui-tile-marked = marked by { $name }
ui-to-beat = To beat: { $name }, { $sum } with { n-cards }
ui-nothing-to-beat = Nothing to beat yet
ui-beat-title = Beat { $name }’s { $sum }
ui-calcory-survived = Unbeaten!

## Around the table

ui-menu = Menu
ui-close = Close
ui-settings = Settings
ui-rules = Rules
ui-chat = Chat
ui-say = Say something
ui-send = Send
ui-log = Log
ui-log-off = Memory aids are off; the log appears after the game.
ui-share = Share the link
ui-copied = Copied
ui-hand-over = Let a bot play for me
ui-take-back = Take my chair back
ui-home = Home
ui-commitment = The shuffles were fixed before the first card. Proof at the end:
ui-connecting = Connecting…
ui-offline = No connection. Your place is kept; trying again…
ui-bot-plays = A bot plays for you.
ui-no-answer = The server does not answer. Try again.
ui-pace = Speed
ui-slow = slow
ui-normal = normal
ui-fast = fast
ui-theme = Theme
ui-auto = auto
ui-light = light
ui-dark = dark
ui-sound = Sounds
ui-speech = Speak announcements
ui-notify = Notify me when it is my turn
ui-guide = Explain decisions
ui-guide-off = Stop explaining
ui-reaction = { $reaction ->
    [bravo] Bravo!
    [oh-no] Oh no!
    [laugh] Ha ha!
    [think] Hmm…
    [hurry] Your turn!
    [sorry] Sorry!
    [thanks] Grazie!
   *[other] Good game!
}

## Before and after the game

ui-free-chair = Free chair
ui-free-hint = waiting for somebody
ui-you-name = { $name } (you)
ui-level = { $level ->
    [random] Bot, plays at random
    [apprentice] Bot, apprentice
    [cook] Bot, cook
    [chef] Bot, chef
   *[maestro] Bot, maestro
}
ui-add-bot = Bot
ui-remove = Remove { $name }
ui-your-name = Your name
ui-own-kind = Your topping
ui-chance = Surprise me
ui-sit-down = Sit down
ui-lobby-hint = { $host } is the host. Anyone with the link can sit down.
ui-table-full = All chairs are taken. You can watch.
ui-invite-hint = Invite friends with this link:
ui-qr = QR code of the link
ui-start = Start
ui-start-with-bots = { $count ->
    [one] Start with { $count } bot
   *[other] Start with { $count } bots
}
ui-wait-for-host = Waiting for { $host } to start.
ui-you-win = You win! Bravissimo!
ui-wins = { $count ->
    [one] { $name } wins
   *[other] { $name } share the win
}
ui-tie-break = { $count } in hand
ui-your-filled = Filled orders
ui-filled-of = { $whose } filled orders
ui-none-filled = None yet.
ui-watch-replay = Replay
ui-rematch = Rematch

## Guide

ui-guide-watch = Watch and remember: the oven shows only its top card, and nobody may look through it.
ui-guide-reveal = The oven is emptied card by card. An order is filled if enough toppings lie on the table when it comes out.
ui-guide-play-toppings = Tap toppings of one kind and, if you like, an order: it is filled if the oven brings enough before it comes out. Then you draw from one pile.
ui-guide-play-order = An order is filled if enough toppings come out of the oven before it.
ui-guide-draw = All cards come from one pile: toppings from the kitchen, or orders from your waiter.
ui-guide-settle = The oven did not bring enough. You can complete the pizza from your hand now, or it burns.
ui-guide-choose = This order leaves the kind to you. Look at the columns: which is the safest?
ui-guide-series = Orders for four of a kind can go out together as a series, and then need fewer toppings each.
ui-guide-number = Give the 4 to the kind you see most of.
ui-guide-reserve = What you lay aside is used only if somebody gives the rest.
ui-guide-want = Ask for what others are likely to hold: whoever helps must give all of it.
ui-guide-help = Helping costs your toppings, but the top order of your waiter counts as filled without any work.
ui-guide-commit = The others may show toppings of your kind against you. The more you commit, the safer.
ui-guide-show-against = If all of you together show as many as were committed, the duel is lost.
ui-guide-name = Challenge somebody who probably shows a kind that you hold.
ui-guide-show-one = Show a kind that you think your opponent does not hold.
ui-guide-match = The kind is the same as yours: the pizza goes out if you answer.
ui-guide-calcory-watch = Others turn up tiles too. Remember where the numbers lie.
ui-guide-calcory-turn = Turn up tiles whose numbers add up to 13, or come close. Remember what you see!
ui-guide-calcory-more = Go on, or stop: your tiles stay marked and are yours if nobody beats them.
ui-guide-calcory-choose-back = You win these tiles but one, which goes back face down.
ui-guide-calcory-put-back = Put it on any free place, and remember where.
ui-guide-calcory-over = That was it.

## Pages

ui-tagline = What went into the oven?
ui-intro = Four card games of memory and nerve, for two to five. Everyone on their own phone, bots in the empty chairs, no account needed.
ui-play-now = Play now
ui-invite = Invite friends
ui-lobby = Open tables
ui-replays = Replays
ui-about = About
ui-language = Language
ui-to-content = Skip to content
ui-theme-switch = Light or dark
ui-blurb = { $game ->
    [mamma-mia] Fill your orders blind.
    [sole-mio] Doubles, help and duels.
    [grande] Both boxes, one big oven.
   *[calcory] Flip tiles, stop at thirteen.
}
ui-facts = { $game ->
    [mamma-mia] 2–5 players · 40 min
    [sole-mio] 2–5 players · 40 min
    [grande] 2–5 players · 60 min
   *[calcory] 2–4 players · 20 min
}
ui-play-game = Play { $game } now against bots
ui-new-table = New table
ui-new-hint = Share the link with friends; bots can take the free chairs.
ui-game = Game
ui-chairs = Players
ui-bots = How good are the bots?
ui-level-short = { $level ->
    [apprentice] Apprentice
    [cook] Cook
    [chef] Chef
   *[maestro] Maestro
}
ui-options = Options
ui-option-first = Who begins
ui-option-first-hint = The hungriest, say the rules. Chairs are counted from the host, clockwise.
ui-begins = { $seat ->
    [0] by lot
    [1] the host
   *[other] chair { $seat }
}
ui-option-rounds = One round only
ui-option-rounds-hint = Instead of three: good for a first game.
ui-option-must-play = You must play a topping
ui-option-must-play-hint = If you hold a topping, you play at least one, as in later editions.
ui-option-aids = Memory aids
ui-option-aids-hint = These are memory games. A casual table may show more.
ui-aids = { $aids ->
    [none] none
    [last-move] the last announcement
   *[whole-log] the whole log
}
ui-option-public = Show the table in the lobby
ui-option-public-hint = Otherwise only people with the link can find it.
ui-option-clock = Time for each decision
ui-option-clock-hint = When time is up, a bot takes over.
ui-clock = { $seconds ->
    [0] no limit
   *[other] { $seconds } s
}
ui-option-chat = Chat
ui-option-chat-hint = Short messages and reactions.
ui-create = Create table
ui-no-tables = No open table at the moment. Create one!
ui-no-replays = No finished game yet.
ui-seats = { $taken } of { $players } chairs taken
ui-join = Sit down
ui-watch = Watch
ui-contents = Contents
ui-about-text = Quattro is a home for four out-of-print card games. It runs on a small server of your own, needs no account, and keeps nothing but the moves. All drawings, texts and code are ours.
ui-about-fair = Fair shuffles: before the first card the server shows a commitment to the order of the cards, players add chance of their own, and at the end everything is revealed and can be checked with “quattro verify”.
ui-about-credits = Mamma Mia!, Sole Mio! and Mamma Mia! Grande are by Uwe Rosenberg, Calcory is by Frank Nestel and Doris Matthäus; the rules are told in our own words. Fonts: Fraunces and Figtree (SIL OFL 1.1). Libraries in the browser: lit-html (BSD) and Fluent (Apache 2.0).
ui-device-link = Play on another device
ui-not-found = There is nothing here.

## Replays

ui-replay-of = Replay: { $game }
ui-first = First move
ui-previous = One move back
ui-next = One move on
ui-run = Play
ui-halt = Pause
ui-move = Move { $move } of { $moves }
ui-see-all = Everybody's cards
ui-see-seat = As { $name }
ui-go-round = Round { $round }
ui-link-move = Link to this move
ui-download = Download the record
ui-guest = Guest
ui-device-hint = This link works once. You stay the same person on this device.
ui-continue = Continue
