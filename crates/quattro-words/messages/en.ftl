# Everything Quattro says, in English. The same messages stand in fr.ftl and de.ftl.
#
# $name    a player; $whose the same player as an owner ("Chili's")
# $count   a number; $kind a kind by its name in files (salami, pineapple, mushroom, chili, olive)
# $what    toppings already put into words; so are $lack, $table and $hand
# $order   the name of an order already put into words; $asks what it asks for
# $game    a game by its name in files (mamma-mia, sole-mio, grande, calcory)

## Numbers, lists, names

number = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
}
list-and = { $left } and { $right }
list-comma = { $left }, { $right }
nothing = nothing
# $begins: vowel or other, for languages that shorten a word before a vowel.
whose = { $name }'s
player = Player { $number }
n-toppings = { $toppings ->
    [one] { $toppings } topping
   *[other] { $toppings } toppings
}
# Mamma Mia! counts cards, the others count a double twice.
n-in-hand = { $game ->
    [mamma-mia] { n-toppings }
   *[other] { $toppings ->
        [one] { $toppings } ingredient
       *[other] { $toppings } ingredients
    }
}
n-orders = { $orders ->
    [one] { $orders } order
   *[other] { $orders } orders
}
n-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

## Games, kinds, toppings

game = { $game ->
    [mamma-mia] Mamma Mia!
    [sole-mio] Sole Mio!
    [grande] Mamma Mia! Grande
   *[calcory] Calcory
}
boss-card = { $game ->
    [mamma-mia] the Mamma Mia! card
   *[other] the Sole Mio! card
}
kind = { $kind ->
    [salami] salami
    [pineapple] pineapple
    [mushroom] mushroom
    [chili] chili
   *[olive] olive
}
# A kind that is chosen ("chooses olive").
kind-chosen = { kind }
kind-plural = { $kind ->
    [salami] salami
    [pineapple] pineapple
    [mushroom] mushrooms
    [chili] chili
   *[olive] olives
}
# A player who goes by the own kind.
kind-player = { $kind ->
    [salami] Salami
    [pineapple] Pineapple
    [mushroom] Mushroom
    [chili] Chili
   *[olive] Olive
}
kind-after-number = { $count ->
    [one] { kind }
   *[other] { kind-plural }
}
counted = { $count } { kind-after-number }
counted-double = { $count } double { kind-after-number }
spoken = { number } { kind-after-number }
spoken-double = { number } double { kind-after-number }
any-kind = { $count ->
    [one] { $count } topping
   *[other] { $count } toppings
} of any kind

## Orders

order = { $recipe ->
    [classic] Classic { kind }
    [mixed] Mixed
    [bombastica] Bombastica
    [monotoni] Monotoni
    [minimale] Minimale
    [four] Four of { kind }
    [pairs] Pairs
    [duel] Duel
    [match] Match
    [without-me] Without me
    [two-doubles] Two doubles
    [ladder] Ladder
   *[for-the-boss] For the boss
}
order-in-list = { $order }
# $one and $two are so many of the owner's kind, $what what a classic order or a four needs; $kind is the owner's.
asks = { $recipe ->
    [mixed] 1 of each kind
    [bombastica] 15 toppings of any kind
    [monotoni] 6 of another kind and { $one }
    [minimale] 3 of the scarcest other kind and { $one }
    [pairs] 2 of each other kind
    [duel] at least { $two }, against all opponents
    [match] the kind that an opponent shows
    [without-me] 2 and 2 of other kinds, and no { kind } on the table
    [two-doubles] two doubles of different kinds
    [ladder] 4, 3, 2 and 1 of four kinds
    [for-the-boss] 4 of the boss's kind
   *[other] { $what }
}

## What happens at a pizza table

event-dealt = { $name } is dealt { n-toppings } and { n-orders }.
event-received-toppings = { $cards ->
    [0] No topping comes into your hand.
   *[other] Into your hand: { $what }.
}
event-received-orders = { $orders ->
    [0] No order comes into your hand.
   *[other] Into your hand: { $list }.
}
event-drew-boss = { $name } draws { boss-card } and is the boss now.
event-round-began = Round { $round } begins; { $name } starts.
# $mix: singles, doubles or both; $doubles a number, $doubles-word the same in words.
event-played = { $name } announces: { spoken }{ $mix ->
    [both] { $doubles ->
        [1] , one of them a double card
       *[other] , { $doubles-word } of them double cards
    }
    [doubles] { $doubles ->
        [1] , on one double card
       *[other] , on { $doubles-word } double cards
    }
   *[singles] { "" }
}.
event-played-order = { $name } plays the order { $order }.
event-drew-kitchen = { $cards ->
    [0] { $name } draws nothing else from the kitchen.
   *[other] { $name } draws { n-cards } from the kitchen.
}
event-drew-waiter = { $name } draws { n-orders } from the waiter.
event-passed = { $name } passes.
event-stalemate = Everybody has passed.
event-stalemate-boss = Everybody has passed; { $name } gets { boss-card } and is the boss.
event-oven-opened = { $cards ->
    [0] { $name }, the boss, opens the oven: it is empty.
   *[other] { $name }, the boss, opens the oven: { n-cards }.
}
event-revealed-topping = Out of the oven comes { $what }.
event-revealed-order = { $whose } order { $order } comes out of the oven: { $asks }.
event-joined = { $name } adds the order { $order } to the series.
event-numbered = In the series, { $order } takes the { $number }: { $what }.
event-chose = { $name } chooses { $kinds } for { $order }.
event-chose-number = { $name } chooses { kind-chosen } as the { $number } of the order { $order }.
event-reserved = { $cards ->
    [0] If help comes, you add nothing yourself.
   *[other] If help comes, you add { $what } yourself.
}
event-asked = { $name } asks for help: { $what }.
event-refused-help = { $name } says: no, grazie.
event-gave = { $name } helps with { $what }.
event-added = { $name } adds { $what }.
# $from: table, hand or both; $value the total.
event-committed = { $name } goes into the duel with { $value }: { $from ->
    [table] { $table } from the table
    [hand] { $hand } from hand
   *[both] { $table } from the table, { $hand } from hand
}.
event-showed-against = { $cards ->
    [one] { $name } shows { $what } against the duel and takes the card back.
   *[other] { $name } shows { $what } against the duel and takes the cards back.
}
event-showed-nothing = { $name } shows nothing.
event-named = { $name } names { $opponent }.
event-showed-one = { $name } shows { $what } and takes the card back.
event-filled = { $cards ->
    [0] { $whose } order { $order } is filled.
    [1] { $whose } order { $order } is filled; { $what } goes from the table to the larder.
   *[other] { $whose } order { $order } is filled; { $what } go from the table to the larder.
}
burns = { $game ->
    [grande] it burns and is out of the game
   *[other] it burns and goes under the waiter
}
event-burnt = { $why ->
    [no-scarcest-kind] { $whose } order { $order } finds no other kind on the table: { burns }.
    [own-kind-on-table] { $whose } order { $order } finds { $whose } own kind on the table: { burns }.
    [nobody-helped] Nobody helps with { $whose } order { $order }: { burns }.
    [stopped] { $whose } order { $order } is stopped: { burns }; what was committed stays on the table.
    [no-match-possible] For want of toppings in hand, { $whose } order { $order } is impossible: { burns }.
   *[not-completed] { $whose } order { $order } is not completed: { burns }.
}
event-rewarded = For the help, { $whose } top order counts as filled: { $order }.
event-new-boss = { $name } takes { boss-card } and is the boss now.
event-gathered = { $cards ->
    [0] Nothing is left on the table.
   *[other] { $name } gathers { $what } from the table: the bottom of the next oven.
}
event-new-kitchen = The larder is shuffled: { n-cards } make the new kitchen.
# $held: nothing, toppings, orders or both.
event-showed-hand = { $held ->
    [nothing] { $name } has no card left.
    [toppings] { $name } still holds { $what }.
    [orders] { $name } still holds { $orders ->
        [one] the order { $list }
       *[other] the orders { $list }
    }.
   *[both] { $name } still holds { $what }, and { $orders ->
        [one] the order { $list }
       *[other] the orders { $list }
    }.
}
event-ranked = Place { $place }: { $name }, with { $orders ->
    [one] { $orders } filled order
   *[other] { $orders } filled orders
} and { n-in-hand } in hand.

## What can be done at a pizza table

action-play = Play { $what }
action-play-none = Play no topping
action-play-order = Play the order { $order } ({ $asks })
action-play-no-order = Play no order
# $last: yes where the pile runs out.
action-draw-kitchen = { $last ->
    [yes] { $cards ->
        [one] Draw the last card of the kitchen: the oven is opened
       *[other] Draw the last { n-cards } of the kitchen: the oven is opened
    }
   *[no] Draw { $cards } from the kitchen
}
action-draw-waiter = { $last ->
    [yes] { $orders ->
        [one] Draw the last order of your waiter
       *[other] Draw the last { n-orders } of your waiter
    }
   *[no] Draw { n-orders } from your waiter
}
action-join = Add the order { $order } to the series
action-no-series = No series: just this order
action-end-series = No further order: the series is complete
action-number = { $order } takes the { $number }: { $what }
# $then: filled, from-hand or lacking.
action-choose = Take { $what }: { $then ->
    [filled] the table has it all, the order is filled
    [from-hand] you add { $lack } from hand, the order is filled
   *[lacking] the table lacks { $lack }
}
action-choose-number = Take { kind-chosen } as the { $number }
action-add = { $series ->
    [yes] Add { $what } from hand: the whole series is filled
   *[no] Add { $what } from hand: the order is filled
}
action-match = Play { $what } from hand: the order is filled
action-ask = { $series ->
    [yes] Ask the others for help: if nobody gives it, the whole series burns
   *[no] Ask the others for help: if nobody gives it, the order burns
}
action-reserve = If help comes, add { $what } yourself
action-reserve-none = Add no { kind-plural } yourself
action-want = Ask for { $what }
action-want-none = Ask for no { kind-plural }
# $reward: yes where the helper's waiter has cards.
action-give = { $reward ->
    [yes] Give { $what }: the top order of your waiter counts as filled
   *[no] Give { $what }: your waiter is empty, so there is no reward
}
action-commit = { $from ->
    [table] Commit { $table } from the table: { $value } in all
    [hand] Commit { $hand } from hand: { $value } in all
   *[both] Commit { $table } from the table and { $hand } from hand: { $value } in all
}
action-show = Show all your { kind-plural }; you take them back
action-name = Name { $opponent }, who shows a topping
action-show-one = Show { $what }; you take it back
action-no-burns = { $game ->
    [grande] Let it burn: the order is out of the game
   *[other] Let it burn: the order goes under your waiter
}
action-no-match = { $game ->
    [grande] You have no { kind } to answer with: the order burns and is out of the game
   *[other] You have no { kind } to answer with: the order burns and goes under your waiter
}
action-no-help = No, grazie: you keep your cards
action-no-show = Show nothing

## What is asked at a pizza table

question-over = The game is over.
question-play-toppings = { $whose } turn: which toppings go into the oven?
question-play-order = { $name } decides: does an order go into the oven?
question-draw = { $name } draws: from the kitchen or from the waiter?
question-series = { $name } decides: does another four join { $order }?
question-number = { $name } decides: which order of the series takes the { $number }?
question-choose = { $name } decides: how is the order { $order } to be filled?
question-choose-number = { $name } decides: which kind is the { $number } of the order { $order }?
question-settle = { $series ->
    [yes] { $name } decides: how is the series to be paid? The table lacks { $lack }.
   *[no] { $name } decides: complete the order { $order }? The table lacks { $lack }.
}
question-reserve = { $name } decides: which { kind-plural } to add if help comes? The table lacks { $lack }.
question-want = { $name } decides: how many { kind-plural } to ask for? The table lacks { $lack }.
question-help = { $name } decides: give { $owner } { $what }?
question-commit = { $name } decides: how many { kind-plural } go into the duel?
question-show-against = { $name } decides: show { kind-plural } against { $owners } duel? It takes { $value } to stop it; { $shown ->
    [0] nothing is shown yet
   *[other] { $shown } shown so far
}.
question-name = { $name } decides: whom to name for the order { $order }?
question-show-one = { $name } decides: which topping from hand to show { $owner }?
question-match = { $name } decides: answer with { spoken } from hand?

## Calcory
## $at and $to are places ("B3"), $card a card already put into words, $sum and $cards what counts of a set.

calcory-card = { $colour ->
    [red] red { $number }
    [yellow] yellow { $number }
    [green] green { $number }
    [blue] blue { $number }
   *[violet] violet { $number }
}
calcory-set = { $sum } with { n-cards }
calcory-event-dealt = The sixty cards lie face down; { $name } starts.
calcory-event-turned = { $name } turns up { $at }: a { $card }.
calcory-event-failed = { $why ->
    [over-13] More than 13: { $whose } cards are turned down again.
    [second-zero] A second 0: { $whose } cards are turned down again.
    [gave-up] { $name } gives up: the cards are turned down again.
    [none-left-too-many-cards] No face-down card is left, and { $name } has too few markers: the cards are turned down again.
    [none-left-one-card] No face-down card is left, and { $name }, who has won no card yet, turned up only one: it is turned down again.
   *[none-left] No face-down card is left, and { $whose } cards do not beat the marked ones: they are turned down again.
}
calcory-event-beaten = { $whose } marked cards are beaten and turned down.
calcory-event-marked = { $forced ->
    [yes] No face-down card is left: { $name } must stop at { calcory-set }, and marks { $cards ->
        [one] it
       *[other] them
    }.
   *[no] { $name } stops at { calcory-set } and marks { $cards ->
        [one] it
       *[other] them
    }.
}
calcory-event-thirteen = Exactly 13 for { $name }!
calcory-event-survived = { $cards ->
    [one] Nobody has beaten { $whose } marked card.
   *[other] Nobody has beaten { $whose } { $cards } marked cards.
}
calcory-event-took = { $name } wins { n-cards }.
# $moved: no where the card stays on its place.
calcory-event-put-back = { $moved ->
    [no] { $name } turns the card on { $at } face down again.
   *[yes] { $name } puts the card from { $at } face down on { $to }.
}
calcory-event-passed = { $name } finds no face-down card and passes.
calcory-event-took-last = { $name } wins the single marked card.
calcory-event-over = { $why ->
    [quiet] Nobody has taken a card for { $turns } turns: the game is over.
   *[last-card] The game is over.
}
calcory-action-turn = Turn up { $at }
# $stop: mark, beat or give-up.
calcory-action-stop = { $stop ->
    [give-up] Give up: your cards are turned down again
    [beat] Stop: { calcory-set } beats the marked cards, and yours are marked
   *[mark] Stop: your { n-cards } with the sum { $sum } { $cards ->
        [one] is marked
       *[other] are marked
    }
}
calcory-action-back = Put the { $card } from { $at } back; you win the others
calcory-action-put = { $moved ->
    [no] Leave it on { $to }, face down
   *[yes] Put it on { $to }, face down
}
# $turned: how many cards the player has turned in this turn; $stop as above, or no.
calcory-question-turn = { $turned ->
    [0] { $whose } turn: which card to turn up?
   *[other] { $stop ->
        [no] { $name } has { calcory-set }: which card to turn up next?
       *[other] { $name } has { calcory-set }: turn up another card, or stop?
    }
}
# Follows the question where there are marked cards.
calcory-to-beat = { $question } To beat: { calcory-set }.
calcory-question-back = { $name } takes the cards: which one goes back?
calcory-question-put = { $name } puts the card back: where?
