# Everything Quattro says, in English. fr.ftl and de.ftl have the same messages.
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
# A player who is called after their own kind.
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
# $one and $two are that many of the owner's kind, $what is what a classic order or a four needs; $kind is the
# owner's.
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

# Orders as players speak of them: "Your order Mixed", "Rosa's order Mixed"; and one that cannot be paid.
the-order = { $who ->
    [you] Your order { $order }
   *[other] { $whose } order { $order }
}
order-is-short = { the-order } is { $missing ->
    [at-best] at best { $lack }
   *[other] { $lack }
} short
event-dealt = { $who ->
    [you] You are dealt { n-toppings } and { n-orders }.
   *[other] { $name } is dealt { n-toppings } and { n-orders }.
}
event-received-toppings = { $cards ->
    [0] You receive no toppings.
   *[other] You receive { $what }.
}
event-received-orders = { $orders ->
    [0] You receive no orders.
   *[other] You receive { $list }.
}
event-drew-boss = { $who ->
    [you] You draw { boss-card } and are now the boss.
   *[other] { $name } draws { boss-card } and is now the boss.
}
event-round-began = { $who ->
    [you] Round { $round } begins; you start.
   *[other] Round { $round } begins; { $name } starts.
}
# $mix: singles, doubles or both; $doubles a number, $doubles-word the same in words.
event-played = { $who ->
    [you] You announce
   *[other] { $name } announces
}: { spoken }{ $mix ->
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
event-played-order = { $who ->
    [you] You play the order { $order }.
   *[other] { $name } plays the order { $order }.
}
event-drew-kitchen = { $who ->
    [you] { $cards ->
        [0] You draw nothing else from the kitchen.
       *[other] You draw { n-cards } from the kitchen.
    }
   *[other] { $cards ->
        [0] { $name } draws nothing else from the kitchen.
       *[other] { $name } draws { n-cards } from the kitchen.
    }
}
event-drew-waiter = { $who ->
    [you] You draw { n-orders } from the waiter.
   *[other] { $name } draws { n-orders } from the waiter.
}
event-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
event-stalemate = Everybody has passed.
event-stalemate-boss = { $who ->
    [you] Everybody has passed; you get { boss-card } and are the boss.
   *[other] Everybody has passed; { $name } gets { boss-card } and is the boss.
}
event-oven-opened = { $who ->
    [you] { $cards ->
        [0] You are the boss and open the oven: it is empty.
       *[other] You are the boss and open the oven: it holds { n-cards }.
    }
   *[other] { $cards ->
        [0] { $name }, the boss, opens the oven: it is empty.
       *[other] { $name }, the boss, opens the oven: it holds { n-cards }.
    }
}
event-revealed-topping = Out of the oven comes { $what }.
event-revealed-order = { the-order } comes out of the oven: { $asks }.
event-joined = { $who ->
    [you] You add the order { $order } to the series.
   *[other] { $name } adds the order { $order } to the series.
}
event-numbered = In the series, { $order } takes the { $number }: { $what }.
event-chose = { $who ->
    [you] You choose { $kinds } for { $order }.
   *[other] { $name } chooses { $kinds } for { $order }.
}
event-chose-number = { $who ->
    [you] You choose { kind-chosen } as the { $number } of the order { $order }.
   *[other] { $name } chooses { kind-chosen } as the { $number } of the order { $order }.
}
event-reserved = { $cards ->
    [0] If help comes, you add nothing yourself.
   *[other] If help comes, you add { $what } yourself.
}
event-asked = { $who ->
    [you] You ask for help: { $what }.
   *[other] { $name } asks for help: { $what }.
}
event-refused-help = { $who ->
    [you] You say: no, grazie.
   *[other] { $name } says: no, grazie.
}
event-gave = { $who ->
    [you] You help with { $what }.
   *[other] { $name } helps with { $what }.
}
event-added = { $who ->
    [you] You add { $what }.
   *[other] { $name } adds { $what }.
}
# $from: table, hand or both; $value the total.
event-committed = { $who ->
    [you] You go
   *[other] { $name } goes
} into the duel with { $value }: { $from ->
    [table] { $table } from the table
    [hand] { $hand } from hand
   *[both] { $table } from the table, { $hand } from hand
}.
event-showed-against = { $who ->
    [you] You show { $what } against the duel and take { $cards ->
        [one] the card
       *[other] the cards
    } back.
   *[other] { $name } shows { $what } against the duel and takes { $cards ->
        [one] the card
       *[other] the cards
    } back.
}
event-showed-nothing = { $who ->
    [you] You show nothing.
   *[other] { $name } shows nothing.
}
event-named = { $who ->
    [you] You challenge { $opponent }.
   *[other] { $opponent-who ->
        [you] { $name } challenges you.
       *[other] { $name } challenges { $opponent }.
    }
}
event-showed-one = { $who ->
    [you] You show { $what } and take the card back.
   *[other] { $name } shows { $what } and takes the card back.
}
event-filled = { $cards ->
    [0] { the-order } is filled.
    [1] { the-order } is filled; { $what } goes from the table to the larder.
   *[other] { the-order } is filled; { $what } go from the table to the larder.
}
burns = { $game ->
    [grande] it burns and is out of the game
   *[other] it burns and goes under the waiter
}
event-burnt = { $why ->
    [no-scarcest-kind] { the-order } finds no other kind on the table: { burns }.
    [own-kind-on-table] { the-order } finds { $who ->
        [you] your
       *[other] { $whose }
    } own kind on the table: { burns }.
    [nobody-helped] { order-is-short }, and nobody helps: { burns }.
    [stopped] { the-order } is stopped: { burns }; what was committed stays on the table.
    [no-match-possible] { the-order } cannot be filled, because the toppings in hand do not allow a match: { burns }.
   *[not-completed] { $missing ->
        [unknown] { the-order } is not completed: { burns }.
       *[other] { order-is-short }: { burns }.
    }
}
event-fell-short = { $shortfall ->
    [0] You kept { $held } in your hand.
   *[other] { $have ->
        [0] You had none left.
       *[other] { $any ->
            [yes] You had only { $have } of the { $lacking }.
           *[no] You had { $held }, and still lacked { $short }.
        }
    }
}
event-rewarded = In return for helping, { $who ->
    [you] your
   *[other] { $whose }
} top order counts as filled: { $order }.
event-new-boss = { $who ->
    [you] You take { boss-card } and are now the boss.
   *[other] { $name } takes { boss-card } and is now the boss.
}
event-gathered = { $cards ->
    [0] Nothing is left on the table.
   *[other] { $who ->
        [you] You gather
       *[other] { $name } gathers
    } { $what } from the table: the bottom of the next oven.
}
event-new-kitchen = The larder is shuffled and becomes the new kitchen: { n-cards }.
# $held: nothing, toppings, orders or both.
still-holds = { $who ->
    [you] You still hold
   *[other] { $name } still holds
}
event-showed-hand = { $held ->
    [nothing] { $who ->
        [you] You have no card left.
       *[other] { $name } has no card left.
    }
    [toppings] { still-holds } { $what }.
    [orders] { still-holds } { $orders ->
        [one] the order { $list }
       *[other] the orders { $list }
    }.
   *[both] { still-holds } { $what }, and { $orders ->
        [one] the order { $list }
       *[other] the orders { $list }
    }.
}
event-ranked = Place { $place }: { $who ->
    [you] you
   *[other] { $name }
}, with { $orders ->
    [one] { $orders } filled order
   *[other] { $orders } filled orders
} and { n-in-hand } in hand.

## What can be done at a pizza table
## `.consequence` says what a choice leads to: a separate sentence, or empty.

action-play = Play { $what }
action-play-none = Play no topping
action-play-order = Play the order { $order }
    .consequence = It needs { $asks }.
action-play-no-order = Play no order
# $last: yes if the pile runs out.
action-draw-kitchen = { $last ->
    [yes] { $cards ->
        [one] Draw the last card of the kitchen
       *[other] Draw the last { n-cards } of the kitchen
    }
   *[no] Draw { n-cards } from the kitchen
}
    .consequence = { $last ->
        [yes] The oven is opened.
       *[no] { "" }
    }
action-draw-waiter = { $last ->
    [yes] { $orders ->
        [one] Draw the last order of your waiter
       *[other] Draw the last { n-orders } of your waiter
    }
   *[no] Draw { n-orders } from your waiter
}
action-join = Add { $order } to the series
action-no-series = No series
    .consequence = Only this order is judged.
action-end-series = No further order
    .consequence = The series is complete.
action-number = { $order } takes the { $number }
    .consequence = It needs { $what }.
# $then: filled, from-hand or lacking.
action-choose = Take { $what }
    .consequence = { $then ->
        [filled] The table has it all: the order is filled.
        [from-hand] You add { $lack } from hand: the order is filled.
       *[lacking] { table-lacks }
    }
action-choose-number = Take { kind-chosen } { times }
    .consequence = { $then ->
        [filled] The table has enough.
       *[other] { table-lacks }
    }
verdict = { $verdict ->
    [enough] enough
    [from-hand] +{ $count } hand
   *[short] { $count } short
}
action-add = Add { $what } from hand
    .consequence = { $series ->
        [yes] That fills the whole series.
       *[no] That fills the order.
    }
action-match = Play { $what } from hand
    .consequence = That fills the order.
action-ask = Ask the others for help
    .consequence = { $series ->
        [yes] If nobody helps, the whole series burns.
       *[no] If nobody helps, the order burns.
    }
action-reserve = Add { $what } yourself
    .consequence = They are used only if somebody helps.
action-reserve-none = Add no { kind-plural } yourself
action-want = Ask for { $what }
action-want-none = Ask for no { kind-plural }
# $reward: yes if the helper's waiter has cards.
action-give = Give { $what }
    .consequence = { $reward ->
        [yes] The top order of your waiter counts as filled.
       *[no] Your waiter is empty, so there is no reward.
    }
action-commit = Duel with { $value }
    .consequence = { $from ->
        [table] You stake { $table } from the table.
        [hand] You stake { $hand } from hand.
       *[both] You stake { $table } from the table and { $hand } from hand.
    }
action-show = Show all your { kind-plural }
    .consequence = You take them back.
action-name = Challenge { $opponent }
    .consequence = { $opponent } shows a topping from hand.
action-show-one = Show { $what }
    .consequence = You take it back.
action-no-burns = Let it burn
    .consequence = { $game ->
        [grande] The order is out of the game.
       *[other] The order goes under your waiter.
    }
action-no-help = No, grazie
    .consequence = You keep your cards.
action-no-show = Show nothing

## What is asked at a pizza table
## The message itself is for everybody. `.title` is a heading for the player who decides, `.hint` says what is at
## stake for that player, `.stuck` why there is no choice: $held is the part of the need that the player holds,
## $short the rest, $have and $shortfall are their numbers.

table-lacks = The table lacks { $lack }.
request = { $owner } needs { $what }.
list-or = { $left }, or { $right }
times = { $number ->
    [1] once
    [2] twice
    [3] three times
    [4] four times
   *[other] { $number } times
}
how-many = how many { kind-plural }
not-held = You hold no { kind-plural }
you-lack = you lack { $short }
# For everybody but the player who decides. $turn: yes if it is about the player's turn.
question-waiting = { $turn ->
    [yes] { $whose } turn
   *[no] { $name } decides
}
question-over = The game is over.
    .title = Game over
question-play-toppings = { $whose } turn: which toppings go into the oven?
    .title = Your turn: which toppings?
    .hint = { $forced ->
        [yes] You must play at least one topping, all of one kind.
       *[no] As many as you like, all of one kind, or none.
    }
question-play-order = { $name } decides: does an order go into the oven?
    .title = { $forced ->
        [yes] Which order?
       *[no] An order as well?
    }
    .hint = { $forced ->
        [yes] Without a topping you must play an order.
       *[no] It is filled if enough toppings come out of the oven before it.
    }
question-draw = { $name } draws: from the kitchen or from the waiter?
    .title = Draw from which pile?
    .hint = You draw from one pile only.
question-series = { $name } decides: does another four join { $order }?
    .title = Another four with it?
    .hint = Together they take 4, 3, 2 and 1 of their kinds: all are filled, or none.
    .stuck = You hold no other four.
question-number = { $name } decides: which order of the series takes the { $number }?
    .title = Which pizza takes the { $number }?
    .hint = { $number ->
        [one] It then needs { $number } topping of its kind.
       *[other] It then needs { $number } toppings of its kind.
    }
question-choose = { $name } decides: how is the order { $order } to be filled?
    .title = { $count ->
        [one] Which kind?
       *[other] Which two kinds?
    }
    .hint = { $count ->
        [one] Only the kind you choose counts.
       *[other] Only the kinds you choose count.
    }
    .stuck = Table and hand together are not enough for any kind: { you-lack }.
question-choose-number = { $name } decides: which kind { times } for the order { $order }?
    .title = Which kind { times }?
    .hint = Four different kinds in all: 4, 3, 2 and 1 of them.
question-settle = { $series ->
    [yes] { $name } decides: how is the series to be paid? { table-lacks }
   *[no] { $name } decides: complete the order { $order }? { table-lacks }
}
    .title = { $series ->
        [yes] Pay for the series?
       *[no] Complete { $order }?
    }
    .hint = You draw nothing in return for what you add.
    .stuck = { $any ->
        [yes] You hold only { $have } of the { $lacking } toppings that are missing.
       *[no] { $have ->
            [0] You hold none of what is missing.
           *[other] You hold { $held }, but { you-lack }.
        }
    }
question-reserve = { $name } decides: which { kind-plural } to add if help comes? { table-lacks }
    .title = Add { kind-plural } yourself?
    .hint = They are set aside face down and used only if somebody helps.
    .stuck = { $have ->
        [0] { not-held }.
       *[other] Something must be left to ask for.
    }
question-want = { $name } decides: { how-many } to ask for? { table-lacks }
    .title = Ask for { how-many }?
    .hint = All kinds together must make up what is missing, and one player must give it all.
question-help = { $name } decides: give { $owner } { $what }?
    .title = { $owner } asks for help
    .hint = If you help, you must give all of it.
    .stuck = { $have ->
        [0] A helper must give all of it, and you hold none.
       *[other] A helper must give all of it: you hold { $held }, but { you-lack }.
    }
question-commit = { $name } decides: { how-many } go into the duel?
    .title = Duel: { how-many }?
    .hint = The more you stake, the harder you are to stop; if you lose, the stake stays on the table.
    .stuck = { $have ->
        [0] A duel takes at least { $two }: there is none on the table or in your hand.
       *[other] A duel takes at least { $two }: table and hand together have only { $have }.
    }
question-show-against = { $name } decides: show { kind-plural } against { $owners } duel? { stop-duel }
    .title = Stop { $owner }?
    .hint = { stop-duel } Everyone sees what you show.
    .stuck = { not-held }.
stop-duel = It takes { $value } to stop it; { $shown ->
    [0] nothing has been shown yet
   *[other] { $shown } shown so far
}.
question-name = { $name } decides: who to challenge for the order { $order }?
    .title = Who do you challenge?
    .hint = Answer what you are shown with the same kind from hand, and the order is filled.
question-show-one = { $name } decides: which topping from hand to show { $owner }?
    .title = Show { $owner } what?
    .hint = Everyone sees it; { $owner } must answer with the same kind.
question-match = { $name } decides: answer with { spoken } from hand?
    .title = Answer with { spoken }?
    .hint = The card you answer with goes to the larder.
    .stuck = { not-held } to answer with.

## Calcory
## $at and $to are places ("B3"), $card a card already put into words, $sum and $cards the values of a set.

calcory-card = { $colour ->
    [red] red { $number }
    [yellow] yellow { $number }
    [green] green { $number }
    [blue] blue { $number }
   *[violet] violet { $number }
}
calcory-set = { $sum } with { n-cards }
calcory-event-dealt = { $who ->
    [you] The sixty cards lie face down; you start.
   *[other] The sixty cards lie face down; { $name } starts.
}
calcory-event-turned = { $who ->
    [you] You turn up { $at }: a { $card }.
   *[other] { $name } turns up { $at }: a { $card }.
}
calcory-cards-of = { $who ->
    [you] your cards
   *[other] { $whose } cards
}
calcory-event-failed = { $why ->
    [over-13] More than 13: { calcory-cards-of } are turned down again.
    [second-zero] A second 0: { calcory-cards-of } are turned down again.
    [gave-up] { $who ->
        [you] You give up
       *[other] { $name } gives up
    }: the cards are turned down again.
    [none-left-too-many-cards] No face-down card is left, and { $who ->
        [you] you have
       *[other] { $name } has
    } too few markers: the cards are turned down again.
    [none-left-one-card] No face-down card is left, and { $who ->
        [you] you, who have won no card yet,
       *[other] { $name }, who has won no card yet,
    } turned up only one: it is turned down again.
   *[none-left] No face-down card is left, and { calcory-cards-of } do not beat the marked ones: they are turned down again.
}
calcory-event-beaten = { $who ->
    [you] Your
   *[other] { $whose }
} marked cards are beaten and turned down.
calcory-event-marked = { $forced ->
    [yes] No face-down card is left: { $who ->
        [you] you must stop at { calcory-set }, and mark
       *[other] { $name } must stop at { calcory-set }, and marks
    }
   *[no] { $who ->
        [you] You stop at { calcory-set } and mark
       *[other] { $name } stops at { calcory-set } and marks
    }
} { $cards ->
    [one] it
   *[other] them
}.
calcory-event-thirteen = { $who ->
    [you] Exactly 13 for you!
   *[other] Exactly 13 for { $name }!
}
calcory-event-survived = Nobody has beaten { $who ->
    [you] your
   *[other] { $whose }
} { $cards ->
    [one] marked card
   *[other] { $cards } marked cards
}.
calcory-event-took = { $who ->
    [you] You win { n-cards }.
   *[other] { $name } wins { n-cards }.
}
# $moved: no if the card stays in its place.
calcory-event-put-back = { $moved ->
    [no] { $who ->
        [you] You turn the card on { $at } face down again.
       *[other] { $name } turns the card on { $at } face down again.
    }
   *[yes] { $who ->
        [you] You put the card from { $at } face down on { $to }.
       *[other] { $name } puts the card from { $at } face down on { $to }.
    }
}
calcory-event-passed = { $who ->
    [you] You pass, because no face-down card is left.
   *[other] { $name } passes, because no face-down card is left.
}
calcory-event-took-last = { $who ->
    [you] You win the single marked card.
   *[other] { $name } wins the single marked card.
}
calcory-event-over = { $why ->
    [quiet] Nobody has taken a card for { $turns } turns: the game is over.
   *[last-card] The game is over.
}
calcory-action-turn = Turn up { $at }
# $stop: mark, beat or give-up.
calcory-action-stop = { $stop ->
    [give-up] Give up
   *[other] Stop at { $sum }
}
    .consequence = { $stop ->
        [give-up] Your cards are turned down again.
        [beat] You beat the marked cards, and yours are marked instead.
       *[mark] { $cards ->
            [one] Your card is marked.
           *[other] Your { $cards } cards are marked.
        }
    }
calcory-action-back = Put the { $card } from { $at } back
    .consequence = You win the others.
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
    .title = { $turned ->
        [0] Turn up a card
       *[other] { $stop ->
            [no] { $sum } so far: turn up another card
            [give-up] { $sum } so far: another card, or give up?
           *[other] { $sum } so far: another card, or stop?
        }
    }
# Follows the question if there are marked cards.
calcory-to-beat = To beat: { calcory-set }.
calcory-nothing-to-beat = Nothing to beat yet.
calcory-question-back = { $name } takes the cards: which one goes back?
    .title = Put one card back
    .hint = You win the others.
calcory-question-put = { $name } puts the card back: where?
    .title = Put it back where?
    .hint = Any free place will do. Remember which one you choose.

## The arbiter

# $said: what only this player is told.
told-alone = (to { $name } alone) { $said }
judge-note-kitchen = The position does not give the order of the kitchen pile. The cards drawn here are only an example.
judge-note-waiter = The position does not give the order of this waiter. The orders drawn here are only an example.
judge-note-face-down = The position does not name this face-down card. What is turned up here is only an example.
judge-note-shuffled = Quattro had to shuffle a pile. At your table the cards will be in a different order.
ranked = { $place }. { $name }, with { $game ->
    [calcory] { n-cards }
   *[other] { $orders ->
        [one] { $orders } filled order
       *[other] { $orders } filled orders
    } and { n-in-hand } in hand
}

## Looking back at a finished game

review-memory = Memory
review-choice = Choice
review-luck = Luck
review-reason-memory = What mattered had been told. Whoever has forgotten it sees no difference.
# $cards: what had been told, as in review-order-of, review-card-at and counted toppings.
review-reason-cards = What mattered: { $cards }. Whoever has forgotten that sees no difference.
review-reason-choice = That something else was better could be seen without remembering anything.
# $order: as in review-order-of. $best, $taken: of 100 cases.
review-effect-filled = With Maestro's choice { $order } is filled in { $best } cases of 100, with what was played in { $taken }.
# $best, $taken: numbers with one decimal.
review-effect-hand = Ingredients in hand at the end of the round: { $best } on average with Maestro's choice, { $taken } with what was played.
review-effect-won = Cards won by the end of { $who ->
    [you] your
   *[other] { $whose }
} next turn: { $best } on average with Maestro's choice, { $taken } with what was played.
review-effect-others = Cards that { $rivals ->
    [one] the other player wins
   *[other] the others win
} by the end of { $who ->
    [you] your
   *[other] { $whose }
} next turn: { $best } on average with Maestro's choice, { $taken } with what was played.
review-order-of = { $who ->
    [you] your { $order }
   *[other] { $whose } { $order }
}
# $card: as in review-card-at. $action: as in calcory-action-turn.
review-turn-seen = Turn up { $card }
review-turn-unseen = { $action } (not seen before)
review-turn-any-unseen = Turn up a card not seen before
review-card-at = the { $card } at { $at }
review-summary-memory = Memory cost most: what mattered had been told. That can be trained.
review-summary-choice = Choices cost most, and they took no memory.
review-summary-luck = Hardly anything was lost by memory or choice: luck decided.
review-summary-nothing = Hardly anything was lost.
review-told-ago = { $count ->
    [0] just before
    [one] { $count } thing earlier
   *[other] { $count } things earlier
}
