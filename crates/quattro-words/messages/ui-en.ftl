# English texts of the browser client and the pages. ui-fr.ftl and ui-de.ftl have the same messages.
# $name is a player, $count a number, $kind as in en.ftl, $pile the name of a pile.

## Cards

# The title printed on an order card.
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
ui-away = away
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
ui-table-left = left over from last round, still counts
ui-on-table = { $count } { $kind } on the table
ui-oven-and-piles = Oven and piles
ui-oven-closed = Oven: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-oven-top = { ui-oven-closed }, { $card } on top
ui-oven-emptied = Progress of emptying the oven
ui-your-hand = Your hand
ui-your-place = Your place
ui-hand-empty = Your hand is empty.
ui-draw = draw { $count }
ui-draw-where = Where to draw from
ui-laid = Now tap a pile to draw
ui-take-cards-back = Take the cards back
ui-announce = { $words }!
# What a player says who plays toppings.
ui-announced = { spoken }
ui-announced-double = { ui-announced }, { $doubles ->
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
ui-short = { $what } short.
ui-short-at-best = At best { $what } short.
ui-nobody-helped = Nobody helped.
ui-why-burnt = { $why ->
    [no-scarcest-kind] No other kind on the table.
    [own-kind-on-table] The owner’s topping is on the table.
    [stopped] Stopped: { $shown } against { $committed }.
    [no-match-possible] No topping for a match.
   *[other] Not completed.
}
ui-all-there = All there!
ui-table-pays = The table pays { $what }.
ui-hand-pays = From hand: { $what }.
ui-of-needed = { $have } of { $need }
ui-paid = { $count } paid
ui-under-your-waiter = Back under your waiter
ui-under-waiter-of = Back under { $whose } waiter
ui-out-of-game = Out of the game
ui-filled-now = { $count } filled now
ui-your-order = Your order
ui-order-of = { $whose } order
ui-reward-of = Reward for { $name }
ui-chosen = Chosen
ui-asked-for = Asked for
ui-from-you = From you
ui-brought = Added
ui-in-duel = in the duel
ui-against = shown against it
ui-round = Round { $round } of { $rounds } · { $phase }
ui-round-alone = Round { $round }
ui-phase = { $phase ->
    [playing] filling the oven
    [oven] emptying the oven
   *[over] game over
}
ui-waiting-for = { $name } is deciding…
ui-watching = You are watching.
ui-skip = Skip

## The main button

ui-play = Play { $what }
ui-play-both = Play { $what } + order
ui-play-order = Play the order
ui-only-draw = Play nothing and draw ({ $pile })
ui-draw-from = Draw ({ $pile })
ui-pass = Pass
ui-pick = Tap the cards you want to play.
ui-draws-nothing = You will draw nothing.
ui-draws-from-only = You will draw from this pile: { $pile }.

## Decisions while the oven is emptied

ui-add-cards = { $count ->
    [one] Add { $count } card
   *[other] Add { $count } cards
}
ui-give-cards = { $count ->
    [one] Give { $count } card
   *[other] Give { $count } cards
}
ui-reserve-cards = { $count ->
    [one] Set { $count } card aside
   *[other] Set { $count } cards aside
}
ui-was-asked = asked
ui-now = now
ui-later = next
ui-fewer = Fewer
ui-more = More

## Calcory

ui-grid = The cards
ui-tile-up = { $number }
ui-tile-down = face down
ui-tile-gone = empty
ui-tile-marked = { $who ->
    [you] marked by you
   *[other] marked by { $name }
}
ui-goes-back = The { $number } goes back: tap a free place.
ui-others-won = { $count ->
    [one] The other one comes to you. Or tap another card.
   *[other] The other { $count } come to you. Or tap another card.
}
ui-sum-made = { $sum }!
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
ui-rule = Rule { $rule }
ui-all-rules = All rules
ui-no-rule = The rule could not be loaded.
ui-share = Share the link
ui-copied = Copied
ui-hand-over = Let a bot play for me
ui-take-back = Take my seat back
ui-home = Home
ui-not-here = Games on a device stay there. Perhaps this one was deleted, or played in another browser.
ui-commitment = The shuffles were fixed before the first card was dealt. Proof after the game:
ui-connecting = Connecting…
ui-offline = No connection. Your seat is kept; trying again…
ui-is-away = { $name } is away
ui-is-back = { $name } is back
ui-let-bot = let a bot play
ui-let-bot-play = Let a bot play
ui-away-turn = { $name } is away.
ui-away-turn-hint = A bot can play on; { $name } takes over again by coming back.
ui-wait-for = Wait for { $name }
ui-bot-for = a bot plays
# $why: own-wish, time-is-up or away; $did: whether somebody at the table let it play, $by.
ui-bot-plays = { $why ->
    [time-is-up] Your time ran out, so a bot is playing for you.
    [away] { $did ->
        [nobody] You were away, so a bot is playing for you.
       *[somebody] You were away, so { $by } let a bot play for you.
    }
   *[own-wish] A bot is playing for you.
}
ui-bot-played = { $did ->
    [nobody] A bot played while you were away. Now you play again.
   *[somebody] { $by } let a bot play while you were away. Now you play again.
}
ui-stand-in = { $why ->
    [time-is-up] Time is up: a bot plays for { $name }.
    [away] { $did ->
        [nobody] A bot plays for { $name }, who is away.
        [you] You let a bot play for { $name }.
       *[somebody] { $by } lets a bot play for { $name }.
    }
   *[own-wish] { $name } lets a bot play.
}
ui-plays-again = { $name } plays again.
ui-bot-decides = A bot is deciding for you…
ui-unsent = Not sent yet. It will be sent when you are back online.
ui-seconds-left = { $seconds } s left
ui-seconds = { $seconds } s
ui-hours-left = { $hours } h left
ui-hours = { $hours } h
ui-seconds-left-spoken = { $seconds ->
    [one] One second left.
   *[other] { $seconds } seconds left.
}
ui-no-by-itself = by itself when the ring is empty
ui-no-betrays-nothing = Nobody can tell, not even by how long you wait.
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
ui-volume = Volume
ui-haptics = Vibration
ui-speech = Speak announcements
ui-notify = Notify me when it is my turn
ui-guide = Explain decisions
ui-guide-off = Stop explaining
ui-reaction = { $reaction ->
    [bravo] Bravo!
    [oh-no] Oh no!
    [surprise] Oh!
    [laugh] Ha ha!
    [think] Hmm…
    [hurry] Your turn!
    [sorry] Sorry!
    [thanks] Grazie!
   *[other] Good game!
}
ui-reactions = Reactions
ui-react = { $reaction ->
    [laugh] Laugh
    [surprise] Be surprised
    [oh-no] Pull a face
   *[other] Applaud
}
ui-reacts = { $reaction ->
    [laugh] { $name } laughs
    [surprise] { $name } is surprised
    [oh-no] { $name } pulls a face
   *[other] { $name } applauds
}
ui-you-react = { $reaction ->
    [laugh] You laugh
    [surprise] You are surprised
    [oh-no] You pull a face
   *[other] You applaud
}

## Before and after the game

ui-free-chair = Free chair
ui-free-hint = waiting for a player
ui-free-hint-here = one of you, or a bot
ui-you-name = { $name } (you)
ui-level = { $level ->
    [random] Bot, random moves
    [apprentice] Bot, apprentice
    [cook] Bot, cook
    [chef] Bot, chef
    [taddeo] Bot, a miser: gives nothing away
    [gina] Bot, a gambler: all or nothing
    [ottavia] Bot with the memory of an elephant
    [luna] Bot, a dreamer: where were we?
   *[maestro] Bot, maestro
}
ui-add-bot = Bot
ui-remove = Remove { $name }
ui-your-name = Your name
ui-own-kind = Your topping
ui-chance = Surprise me
ui-hungriest = I am the hungriest!
ui-hungriest-hint = The first to tap begins the game.
ui-hungriest-is = { $name } is the hungriest and begins.
ui-sit-down = Sit down
ui-lobby-hint = { $host } is the host. Anyone with the link can sit down.
ui-table-full = All chairs are taken. You can watch.
ui-call-me = Call me when it is my turn
ui-call-on = This device calls you.
ui-call-denied = Your browser does not let Quattro send notifications. Allow them for this site in its settings, then come back here.
ui-call-insecure = Browsers allow calls only over https, and this page is not. Leave it open in a tab: it still tells you with a sound and in its title when it is your turn.
ui-call-home-screen = On an iPhone or iPad, first add Quattro to the Home Screen (Share, then “Add to Home Screen”) and open it from there.
ui-call-unknown = This browser cannot call you. Leave the page open in a tab: it still tells you with a sound and in its title when it is your turn.
ui-fellows = Call somebody you have played with
ui-code = Friends join with
ui-code-at = at { $host }
ui-qr = QR code of the link
ui-start = Start
ui-start-with-bots = { $count ->
    [one] Start with { $count } bot
   *[other] Start with { $count } bots
}
ui-wait-for-host = Waiting for { $host } to start.
ui-you-win = You win, bravo!
ui-wins = { $count ->
    [one] { $name } wins!
   *[other] { $name } share the win
}
# $name: "You and Rosa".
ui-you-share = { $name } share the win
# Filled orders, or cards in Calcory.
ui-points = { $game ->
    [calcory] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
   *[other] { $count ->
        [one] { $count } pizza
       *[other] { $count } pizzas
    }
}
# The first sentence to a player after the end.
ui-my-end = { $how ->
    [ahead] { ui-points }, { $lead } ahead of { $name }.
    [by-hand] { ui-points }, the same as { $name }.
    [shared] { ui-points } each.
   *[behind] You came { $place ->
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } with { ui-points }.
}
# The second, if there is something to say.
ui-my-gap = { $how ->
    [by-hand] The toppings in your hand decided it.
    [their-hand] Only the toppings in hand put { $name } ahead.
   *[behind] { $game ->
        [calcory] { $lead ->
            [one] One more card
           *[other] { $lead } more cards
        }
       *[other] { $lead ->
            [one] One more pizza
           *[other] { $lead } more pizzas
        }
    } would have caught { $name }.
}
ui-my-fact = { $fact ->
    [best-pizza] Nobody baked a larger pizza.
    [most-helpful] Nobody helped more often.
    [longest-memory] Nobody remembered further back.
    [longest-wait] Nobody was more patient.
    [largest-play] Nobody played more at once.
    [most-thirteens] Nobody made thirteen more often.
    [largest-haul] Nobody won more cards at once.
    [most-unbeaten] Nobody was left unbeaten more often.
   *[boldest] Nobody dared more.
}
ui-fact = { $fact ->
    [best-pizza] Best pizza
    [most-helpful] Most helpful
    [longest-memory] Longest memory
    [longest-wait] Longest wait
    [largest-play] Largest play
    [most-thirteens] Most thirteens
    [largest-haul] Largest haul
    [most-unbeaten] Coolest nerve
   *[boldest] Boldest
}
ui-fact-text = { $fact ->
    [best-pizza] { n-toppings } · { $name }
    [most-helpful] helped { times }
    [longest-memory] { $order }, { n-cards } deep
    [longest-wait] { $order }, under { n-cards }
    [largest-play] { counted } at once
    [most-thirteens] { times }
    [largest-haul] { n-cards } at once
    [most-unbeaten] unbeaten { times }
   *[boldest] over 13 { times }
}
ui-final-scores = Final scores
ui-in-numbers = Worth telling
ui-tie-break = { $count } in hand
ui-your-filled = Your filled orders
ui-filled-of = { $whose } filled orders
ui-none-filled = None yet.
ui-won-by = { ui-points }, { $lead } more than { $name }
ui-watch-replay = Replay
ui-review = Look back
ui-share-result = Share
ui-same-cards = Same cards again
ui-same-cards-compare = Compare
ui-same-cards-here = Same cards
ui-day-board = Everybody today
ui-rematch = Rematch
ui-rematch-hint = everyone keeps their seat
ui-rematch-wanted = { $name } wants a rematch
ui-rematch-yes = Play
ui-rematch-no = No thanks
ui-rematch-waiting = Waiting for { $name }
ui-rematch-go = Go to the new table
ui-rematch-watch = Watch the rematch
# Shown on other pages, to who has left the table.
ui-invited-yes = Sit down
ui-invited-no = Not now

## The picture that is shared

ui-picture-wins = { $name } wins with { ui-points }
ui-picture-shared = { $name } share the win
ui-picture-invites = { $game ->
    [calcory] Can you remember where the numbers are?
   *[other] Can you remember what went into the oven?
}

## The bill after a round

ui-bill = After round { $round }
ui-bill-rounds = { $count ->
    [one] { $count } round to go
   *[other] { $count } rounds to go
}
ui-bill-new = { $count ->
    [one] { $count } new pizza
   *[other] { $count } new pizzas
}
ui-bill-nothing = nothing this time
ui-bill-star = { $star ->
    [pizza] Pizza of the round
    [helper] Helper of the round
    [baker] Baker of the round
    [from-memory] Straight from the oven
   *[nothing] This round
}
# At most 40 characters with a name of six letters. $who: me or other.
ui-bill-praise = { $star ->
    [pizza] { $who ->
        [me] Your
       *[other] { $whose }
    } { $order } took { n-toppings }
    [helper] { $who ->
        [me] You
       *[other] { $name }
    } helped { times }
    [baker] { $who ->
        [me] You
       *[other] { $name }
    } filled { $count } pizzas
    [from-memory] { $who ->
        [me] Your
       *[other] { $whose }
    } { $order }: no card from hand
   *[nothing] Not one pizza. Coraggio!
}
ui-bill-table = Stays on the table
ui-bill-counts = counts in round { $round }
ui-bill-oven = { $count ->
    [0] Nothing is left on the table.
    [one] { $count } topping goes to the bottom of the oven.
   *[other] { $count } toppings go to the bottom of the oven.
}
ui-bill-boss = { $who ->
    [me] You are the boss and begin.
   *[other] { $name } is the boss and begins.
}
ui-next-round = Next round
# Beside each topping that somebody asks for.
ui-in-hand = { $has ->
    [yes] in hand
   *[no] not in hand
}

## What screen readers hear

ui-your-turn-now = Your turn.
ui-you-decide-now = You decide.
ui-out-of-oven = Out of the oven: { $what }.
ui-after-round = After round { $round }: { $standings }.
ui-standing = { $who ->
    [you] you have filled { n-orders }
   *[other] { $name } has filled { n-orders }
}
ui-says = { $name }: { $words }
ui-hand-of = Your hand: { $what }
ui-pile = { $pile }: { n-cards }
ui-pile-orders = { $pile }: { n-orders }
ui-sum = Sum { $sum } of { $target }
ui-needs = Needed: { $need }.
ui-needs-lack = Needed: { $need }. Missing: { $lack }.

## Guide

ui-guide-watch = Watch and remember: only the top card of the oven is visible, and nobody may look through the rest.
ui-guide-reveal = The oven is emptied card by card. An order is filled if enough toppings are on the table when it comes out.
ui-guide-play-toppings = Tap toppings of one kind and, if you like, an order. The order is filled if enough toppings come out of the oven before it. Then you draw from one pile.
ui-guide-play-order = An order is filled if enough toppings come out of the oven before it.
ui-guide-draw = Draw from one pile only: toppings from the kitchen, or orders from your waiter.
ui-guide-settle = Not enough toppings came out of the oven. Complete the pizza from your hand, or it burns.
ui-guide-choose = You choose the kind for this order. Look at the columns: which is the safest?
ui-guide-series = Orders for four of a kind can be filled together as a series, and then need fewer toppings each.
ui-guide-number = Give the 4 to the kind you see most of.
ui-guide-reserve = What you set aside is used only if somebody gives the rest.
ui-guide-want = Ask for what others are likely to hold: one player must give all of it.
ui-guide-help = Helping costs you toppings, but the top order of your waiter counts as filled in return.
ui-guide-commit = The others may show toppings of your kind against you. The more you commit, the safer.
ui-guide-show-against = If the opponents together show as many as were committed, the duel is lost.
ui-guide-name = Challenge somebody who will probably show a kind that you hold.
ui-guide-show-one = Show a kind that you think your opponent does not hold.
ui-guide-match = You hold the kind that was shown: answer with it, and the pizza is filled.
ui-guide-play-only-toppings = Tap toppings of one kind, as many as you like. Then you draw from one pile.
ui-guide-play-only-order = You hold no toppings: play an order if you like.
ui-guide-calcory-watch = Others turn up cards too. Remember where the numbers are.
ui-guide-calcory-turn = Turn up cards that add up to 13, or close to it. Remember what you see!
ui-guide-calcory-on = Turn up another card: you cannot stop with these.
ui-guide-calcory-more = Go on, or stop: then your cards are marked, and you win them if nobody beats them.
ui-guide-calcory-give-up = Go on until you beat the marked cards, or give up and turn yours down again.

## Learn by playing

ui-learn = Learn by playing
ui-learn-time = First taste · 60 seconds
ui-learn-step = { $step } of { $steps }
ui-learn-skip = Skip
ui-learn-next = Next
ui-learn-play = Let’s play
ui-learn-yours = yours!
ui-learn-mamma = Mamma
ui-learn-pizza-goal = Your goal: fill orders
ui-learn-pizza-goal-text = This order wants 4 chili and 1 salami. Whoever fills the most orders wins.
ui-learn-pizza-feed = Feed the oven
ui-learn-pizza-feed-text = Toppings of one kind go in, then your order. Tap the button!
ui-learn-pizza-remember = Now remember!
ui-learn-pizza-remember-text = Only the top card shows. What lies under it is up to your memory.
ui-learn-pizza-filled = Your first pizza!
ui-learn-pizza-filled-text = Cards came out as they went in, and your order found its toppings. Bravissimo!
ui-learn-calcory-goal = Your goal: most cards
ui-learn-calcory-goal-text = Turn up cards that make exactly 13, and they are yours.
ui-learn-calcory-remember = Now remember!
ui-learn-calcory-remember-text = Rosa turned up an 8 and a 7: over 13, so both are face down again.
ui-learn-calcory-turn = Your turn
ui-learn-calcory-turn-text = Turn up a card: tap this one.
ui-learn-calcory-thirteen = 5 + 8 = 13
ui-learn-calcory-thirteen-text = Rosa’s 8 was here. Tap it!
ui-learn-calcory-back = One goes back
ui-learn-calcory-back-text = Tap the 5. The 8 is yours.
ui-learn-calcory-put = Hide it again
ui-learn-calcory-put-text = Tap a free place, and remember it.
ui-learn-calcory-won = Your first card!
ui-learn-calcory-won-text = Not 13? Stop in time: your cards are yours if nobody beats them.

## The goal, above the table

ui-goal-pizza = Fill the most orders
ui-goal-calcory = Win the most cards
ui-goal-of = { $count } of { $total }
ui-goal-orders = { $count } of { $total } orders
ui-goal-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## What things are: shown for a card, a pile or a number that is pointed at

ui-explain-kitchen = The kitchen: toppings to draw, face down. When it is empty, the oven is opened.
ui-explain-larder = The larder: used toppings. They make the next kitchen.
ui-explain-waiter = Your waiter: orders that you can still draw. What burns goes under them.
ui-explain-oven = The oven: cards come out as they went in. Only the top one is visible.
ui-explain-column = On the table: orders that come out of the oven take their toppings from here.
ui-explain-toppings = Toppings in this hand.
ui-explain-orders = Orders in this hand.
ui-explain-waiters = Orders that this player’s waiter still holds.
ui-explain-filled = Orders filled. Whoever has the most wins.
ui-explain-boss = The boss holds the special card, empties the oven and begins the next round.
ui-explain-judged = This order just came out of the oven. Is there enough on the table for it?
ui-explain-pile = Cards won. Whoever has the most wins.
ui-explain-face-down = Face down. On your turn you can turn it up.
ui-explain-face-up = Turned up in this turn. It counts for the sum.
ui-explain-marked = Marked: its owner wins it next turn, unless somebody beats the set.
ui-explain-free = A free place.
ui-explain-sum = The sum of the cards turned up in this turn. Exactly 13 wins them; over 13 turns them down.

## Pages

ui-tagline = What went into the oven?
ui-intro = Four card games of memory and nerve, for two to five. Everyone on their own phone, bots in the empty chairs, no account needed.
ui-play-now = Play { $game }
ui-invite = Invite friends
ui-lobby = Open tables
ui-replays = Replays
ui-my-games = My games
ui-about = About
ui-language = Language
ui-to-content = Skip to content
ui-theme-switch = Switch between light and dark
ui-blurb = { $game ->
    [mamma-mia] Fill your orders blind.
    [sole-mio] Doubles, help and duels.
    [grande] Both boxes, one big oven.
   *[calcory] Flip cards, stop at thirteen.
}
ui-facts = { $game ->
    [mamma-mia] 2–5 players · 10 min
    [sole-mio] 2–5 players · 12 min
    [grande] 2–5 players · 15 min
   *[calcory] 2–4 players · 5 min
}
ui-play-game = Play { $game } against bots now
ui-new-table = New table
ui-new-hint = Share the link with friends; bots can take the free chairs.
ui-game = Game
ui-chairs = Players
ui-bots = The bots
ui-level-short = { $level ->
    [random] No plan at all
    [apprentice] Apprentice
    [cook] Cook
    [chef] Chef
    [taddeo] Taddeo, the miser
    [gina] Gina, the gambler
    [ottavia] Ottavia, who forgets nothing
    [luna] Luna, the dreamer
    [family] The family: all different
   *[maestro] Maestro
}
ui-options = Options
ui-option-first = Who begins
ui-option-first-hint = The hungriest begins: the first to tap in the waiting room. Chairs are numbered clockwise from the host.
ui-option-first-here-hint = Chairs are numbered clockwise; the first one is yours.
ui-begins = { $who ->
    [random] at random
    [hungriest] the hungriest
    [1] the host
   *[other] chair { $who }
}
ui-option-rounds = One round only
ui-option-rounds-hint = Instead of three. Good for a first game.
ui-option-must-play = You must play a topping
ui-option-must-play-hint = If you hold a topping, you must play at least one, as in later editions.
ui-option-aids = Memory aids
ui-option-aids-hint = These are memory games. A casual table may show more.
ui-aids = { $aids ->
    [none] none
    [last-move] the last announcement
   *[whole-log] the whole log
}
ui-option-public = List the table in the lobby
ui-option-public-hint = Otherwise only people with the link can find it.
ui-option-clock = Time per decision
ui-option-clock-hint = When the time is up, a bot takes over. With days, everybody plays when they come by; you can have several such games at once.
ui-clock = { $seconds ->
    [0] no limit
    [86400] a day
    [259200] three days
   *[other] { $seconds } s
}
ui-option-no-after = Automatic “No”
ui-option-no-after-hint = When others wait for a yes or a no: nobody learns from the time whether you had a choice. With days per decision, everybody has that long.
ui-no-after = { $seconds ->
    [0] never
   *[other] after { $seconds } s
}
ui-option-chat = Chat
ui-option-chat-hint = Short messages and reactions.
ui-create = Create table
ui-seats = { $taken } of { $players } chairs taken
ui-join = Sit down
ui-watch = Watch
ui-about-text = Quattro lets you play four out-of-print card games. It runs on your own small server, needs no accounts, and stores names, chat and moves, nothing else. All drawings, texts and code are our own.
ui-about-fair = Fair shuffles: before the first card is dealt, the server publishes a commitment to its secret, and players add randomness of their own. After the game everything is revealed and can be checked with “quattro verify”.
ui-about-credits = Mamma Mia!, Sole Mio! and Mamma Mia! Grande were designed by Uwe Rosenberg, Calcory by Frank Nestel and Doris Matthäus. We describe the rules in our own words. Fonts: Fraunces and Figtree (SIL OFL 1.1). Libraries in the browser: lit-html (BSD) and Fluent (Apache 2.0).
ui-device-link = Play on another device
ui-device-asks = A device wants to sign in as you. If it is yours and in front of you, type this number there:
ui-device-refuse = Not mine: refuse

## Replays

ui-replay-of = Replay: { $game }
ui-first = First move
ui-previous = Previous move
ui-next = Next move
ui-run = Play
ui-halt = Pause
ui-move = Move { $move } of { $moves }
ui-see-all = All cards
ui-see-seat = As seen by { $name }
ui-go-round = Round { $round }
ui-link-move = Link to this move
ui-download = Download the record
ui-guest = Guest
ui-continue = Continue

ui-to-evening = Back to the evening

# One phone for several people.
ui-one-phone = Play on one phone
ui-one-phone-hint = You hand it on; a curtain falls in between.
ui-companion-name = Name
ui-add-companion = Add somebody
ui-on-this-phone = plays on this phone
ui-on-one-phone = shares a phone
ui-round-on-one-phone = Round { $round } of { $rounds }, on one phone
ui-give-phone = Give the phone to { $name }
ui-admire-ceiling = Everyone else: admire the ceiling.
ui-in-the-oven = in the oven
ui-in-the-kitchen = in the kitchen
ui-played-last = played last
ui-hold-to-look = Hold to look
ui-not-you = Not { $name }? Hand it on. Nothing shows yet.
ui-only-you-look = only you look now
ui-hide-hand = Hide my cards
ui-curtain-falls = then the curtain falls: { $name } is next
ui-bot-plays-for = A bot plays for { $name }.
ui-play-again = { $name } plays

# The TV: a screen that all at a table look at.

ui-tv = On the TV
ui-tv-come = Come and sit down
ui-tv-scan = Scan with your phone
ui-tv-type = or go to { $host } and type
ui-tv-chairs = a table for { $count ->
    [2] two
    [3] three
    [4] four
   *[5] five
}
ui-tv-ready = ready
ui-tv-bot = Free or a bot
ui-tv-phones = Your cards are on your phones. { $host } begins the game.
ui-tv-closed = This table is closed.
ui-tv-round = Round { $round } of { $rounds }
ui-tv-still-counts = still counts
ui-tv-gathers = nothing yet
ui-tv-empty = empty
ui-tv-out-of-oven = Out of the oven
ui-tv-card = card { $card } of { $cards }
ui-tv-order = { $whose } { $order }
ui-tv-decides = { $name } decides
ui-tv-sound = For sound, press a key on the remote
ui-tv-offline = The TV has lost its connection. It comes back by itself.
ui-tv-start = Play on this TV
ui-tv-first = The first phone chooses the game
ui-tv-first-text = Scan, choose, sit down. Then everybody scans.
ui-tv-has-code = Does your table have a code already? Open { $host }/tv/ followed by its four letters here.
ui-tv-lost = There is no table here. Perhaps the game has begun, or the letters are different.
ui-tv-again = Another game?
ui-tv-again-text = Ask for a rematch on your phones, or scan for a new table.
ui-tv-show = Show it on the TV
ui-tv-show-text = On the TV, open { $address }
ui-look-up = Look up!
ui-look-up-text = The table is on the TV.
ui-beside-tv = Beside a TV
ui-beside-tv-hand = My hand
ui-beside-tv-table = All of it
ui-sound-beside-tv = Sounds also beside a TV

## The arbiter

ui-arbiter = Arbiter
ui-arbiter-intro = An argument at your own table? Lay it out here, and see who decides, what is allowed and what comes of it, rule by rule.
# A famous argument of each game, which is its example.
ui-arbiter-dispute = { $game ->
    [mamma-mia] One pineapple is missing when the pizza comes out. May I add it from my hand?
    [sole-mio] Two mushrooms short. Add a double, or ask the others for help?
    [grande] One salami is missing, and I only have a double. Does that do?
   *[calcory] Eleven against eleven: who has the better set?
}
ui-arbiter-new = Set up a table
ui-arbiter-example = This argument
ui-arbiter-ask = Ask the arbiter
ui-arbiter-change = Change the position
ui-arbiter-back = One step back
ui-arbiter-other = Another game
ui-arbiter-undo = Undo
ui-arbiter-clear = Clear the table
ui-arbiter-phase = Part of the round
ui-arbiter-round = Round
ui-arbiter-turn = turn
ui-arbiter-turn-of = Whose turn it is
ui-arbiter-boss-card = The boss card
ui-arbiter-name = Name of player { $number }
ui-arbiter-kind = Own kind of player { $number }
ui-arbiter-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
ui-arbiter-more = One more player
ui-arbiter-fewer = One player fewer
ui-arbiter-pile = { $pile ->
    [oven] Oven
    [table] Table
    [kitchen] Kitchen
    [hand] Hand
    [filled] Filled
    [removed] Out of the game
   *[waiter] Waiter
}
ui-arbiter-pile-of = { $name }: { $pile }
ui-arbiter-oven-hint = The card that went in first comes first. Leave out what does not matter.
ui-arbiter-table-hint = Toppings that have come out, or were left over.
ui-arbiter-kitchen-hint = Top card first. Leave it empty if you do not know the order.
ui-arbiter-waiter-hint = Top order first. Leave it empty if you do not know: all other orders are here.
ui-arbiter-put = Tap cards for: { $pile }
ui-arbiter-cards = Cards to put down
ui-arbiter-toppings = Toppings
ui-arbiter-doubles = Doubles
ui-arbiter-orders = Orders
ui-arbiter-orders-of = { $whose } orders
ui-arbiter-take = Take away: { $card }
ui-arbiter-take-one = { $cards }: take one away
ui-arbiter-earlier = Earlier
ui-arbiter-later = Later
ui-arbiter-remove = Take away
ui-arbiter-brush = Tap a card to make it:
ui-arbiter-tool = { $tool ->
    [down] face down
    [up] turned up
    [marked] marked
   *[taken] won
}
ui-arbiter-number = Number
ui-arbiter-by = Whose
ui-arbiter-before = Before the first decision
ui-arbiter-now = The table now
ui-arbiter-judged = Being judged
ui-arbiter-tap-card = Tap a card on the table.
ui-arbiter-link = { $what ->
    [newer] This link was made by a newer version of Quattro. Load the page again, and open it once more.
   *[damaged] This link is damaged: part of it is missing or has changed. Ask for it again.
}
ui-arbiter-copy-address = The link could not be copied. It is in the address bar.
ui-arbiter-trouble = The arbiter could not be loaded. Try again when you have a connection.
