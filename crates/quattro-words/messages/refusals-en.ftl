# Why something is refused: moves, set-ups, positions, records, notation. refusals-fr.ftl and refusals-de.ftl have
# the same messages. Rule numbers precede the sentence and are not part of it.
#
# $kind     a kind by its name in files; $count how many of it, for the messages of en.ftl that need both
# $order    the name of an order already put into words
# $what     toppings already put into words
# $may-skip yes or no

## Moves at a pizza table

refused-over = The game is over.
refused-toppings-not-in-hand = Those toppings are not in your hand.
refused-order-not-in-hand = The order { $order } is not in your hand.
refused-toppings-first = { $may-skip ->
    [yes] Your turn begins with toppings: play some, or skip.
   *[no] Your turn begins with toppings: play at least one.
}
refused-must-play-topping = You must play at least one topping.
refused-toppings-once = Toppings are played once in a turn, at its beginning.
refused-order-first = { $may-skip ->
    [yes] Now it is time for an order: play one, or skip.
   *[no] Now it is time for an order: you must play one.
}
refused-must-play-order = You played no topping, so you must play an order.
refused-draw-first = Your turn ends with a draw: choose the kitchen or your waiter.
refused-join-first = You are asked about a series: add another four, or skip.
refused-not-a-four = Only fours can form a series, and { $order } is not a four.
refused-classic-in-series = Classic orders cannot join a series.
refused-number-first = Say which order of the series takes the { $number }.
refused-not-in-series = The order { $order } is not part of the series.
refused-already-numbered = The order { $order } has its number already.
refused-choose-first = First choose what to fill the order with.
refused-kinds-to-choose = { $kinds ->
    [one] Choose one kind.
   *[other] Choose { $kinds } different kinds.
}
refused-own-kind-chosen = Your own kind, { kind }, cannot be chosen for this order.
refused-kind-not-on-table = There is no { kind } on the table, so it is not the scarcest kind.
refused-kind-not-scarcest = Another kind on the table is scarcer than { kind }.
refused-kind-chosen-before = The Ladder already uses { kind }; choose another kind.
refused-choice-too-costly = The table and your hand together cannot pay for this choice.
refused-must-fill = The table has everything the order needs, so it must be filled.
refused-settle-first = First decide whether to complete the order.
refused-wrong-payment = Add exactly what the table lacks, { $what }, and no unnecessary card.
refused-no-help-in-this-game = Nobody can be asked for help in Mamma Mia!
refused-help-not-needed = You cannot ask for help with an order that the table alone could fill.
refused-choice-must-be-paid = The table could have paid for another choice, so you must pay for this one.
refused-series-must-be-paid = A series cannot be taken back: pay for it, or ask for help.
refused-reserve-first = First say which { kind-plural } you add yourself, or none.
refused-reserve-other-kind = The question is about { kind } only.
refused-reserve-too-much = At least one of these cards is not needed.
refused-reserve-all = Leave at least one topping to ask for.
refused-want-first = Say how many { kind-plural } you ask for: at most { $most }.
refused-give-first = You are asked for { $what }: give it all, or say no.
refused-wrong-gift = Give exactly what was asked for, { $what }, and no unnecessary card.
refused-commit-first = First decide how many { kind-plural } to commit to the duel.
refused-commit-own-kind = You fight this duel with your own kind, { kind }.
refused-commit-not-on-table = There are not that many { kind-plural } on the table.
refused-commit-too-little = A duel needs at least { $least }.
refused-commit-whole-column = You may add { kind-plural } from hand only if all of those on the table are committed.
refused-commit-doubles-first = Doubles on the table are committed first.
refused-must-fight = With { $least } or more { kind-plural } on the table you must fight the duel.
refused-show-first = Show all your { kind-plural }, or say no.
refused-nothing-to-show = You have no { kind } to show.
refused-name-first = Name an opponent, or say no.
refused-cannot-be-named = Name an opponent who holds a topping.
refused-show-one-first = Show one of the toppings in your hand.
refused-match-first = Answer with one { kind } from your hand.
refused-wrong-match = Answer with exactly one { kind }.
refused-must-match = You have { kind } to answer with, so you must.

## Moves in Calcory

refused-no-card-turned = Turn up at least one card before you stop.
refused-one-card-turned = You have not won a card yet, so you must turn up at least two.
refused-too-few-markers = You have too few markers for { $cards } cards.
refused-just-turned = You have just turned up the card on { $place }.
refused-marked = The card on { $place } is marked and cannot be used.
refused-no-card = There is no card on { $place }.
refused-nothing-taken = You are not taking any cards now.
refused-not-taken = The card on { $place } is not one of those you are taking.
refused-choose-back-first = First choose which card goes back.
refused-not-free = { $place } is not free.
refused-put-back-first = First put the card back on a free place.

## Set-ups

setup-players = { game } is for { $from } to { $to } players, not { $players }.
setup-first-seat = Seat { $seat } cannot begin: there are { $players } players.
setup-rounds = A game has 3 rounds or 1 round.
setup-too-many-kinds = There are more own kinds than players.
setup-same-kind = Two players cannot both have { kind } as their own kind.
setup-no-such-option = { game } has no option “{ $option }”.
setup-other-engine = { game } is played by another engine.

## Notation
## $text is what was read, $examples what is accepted, $rules the rules that require it.

notation-error = { $expected ->
    [game] “{ $text }” is not a game: { $examples }.
    [kind] “{ $text }” is not a kind: { $examples }.
    [kinds] “{ $text }” is not a choice of different kinds, such as { $examples }.
    [topping] “{ $text }” is not a topping: { $examples }; capitals are doubles.
    [toppings] “{ $text }” is not a number of toppings, such as { $examples }.
    [played-column] “{ $text }” is not toppings of a single kind, such as { $examples } ({ $rules }).
    [committed-column] “{ $text }” is not toppings of a single kind, such as { $examples } ({ $rules }).
    [order] “{ $text }” is not an order, such as { $examples }.
    [seat-order] “{ $text }” is not a seat and its order, such as { $examples }.
    [player] “{ $text }” is not one of the players: give a seat number or an own kind.
    [place] “{ $text }” is not a place of the grid, such as { $examples }.
    [calcory-card] “{ $text }” is not a card, such as { $examples }.
   *[other] “{ $text }” is not an action, such as { $examples }.
}

## Positions
## $field is a field by its name in the file.

position-field-of-seat = seat { $seat }, { $field }
position-field-row = grid, row { $row }
position-unreadable = The position cannot be read: { $message }
position-name-too-long = The name is longer than { $most } characters.
position-hand-too-large = A hand has at most { $most } cards.
position-too-many-orders = A player has only { $most } orders.
position-too-many-cards = Too many cards: the game does not have that many.
position-too-many-toppings = { $double ->
    [yes] There { $exist ->
        [0] is no double { kind }
        [one] is only one double { kind }
       *[other] are only { $exist } double { kind-plural }
    } with { $players } players, but the position has { $found }.
   *[no] There { $exist ->
        [0] is no single { kind }
        [one] is only one single { kind }
       *[other] are only { $exist } single { kind-plural }
    } with { $players } players, but the position has { $found }.
}
position-no-such-round = { $rounds ->
    [one] This game has only one round.
   *[other] This game has { $rounds } rounds.
}
position-toppings-nowhere = These toppings are missing: { $what }. If you leave the larder out, they are put there.
position-order-nowhere = The order { $order } is missing. If you leave the waiter out, it is put there.
position-order-twice = The order { $order } appears twice.
position-foreign-order = A player with the own kind { kind } has no order { $order } in this game.
position-boss-nowhere = Nobody has the boss card, so it must be in the kitchen.
position-boss-taken = A player has the boss card, so it cannot be in the kitchen.
position-boss-twice = There is only one boss card.
position-kitchen-empty = With an empty kitchen, phase 1 is over.
position-kitchen-not-empty = Phase 2 begins when the kitchen is empty.
position-no-boss = In phase 2 somebody must have the boss card.
position-orders-removed = Failed orders go under the waiter; only Mamma Mia! Grande takes them out of the game.
position-table-in-first-round = In phase 1 of the first round there are no toppings on the table yet.
position-table-not-gathered = In phase 1 there are no toppings on the table: those left over are in the oven.
position-no-such-seat = There is no seat { $seat } with { $players } players.
position-quiet-turns = After { $most } turns without a card taken the game is over.
position-won-numbers = Give { $players } numbers, one for each player.
position-grid-rows = The grid has { $rows } rows, not { $found }.
position-row-places = A row has { $places } places, not { $found }.
position-too-many-of-card = Too many { $card }: the game does not have that many.
position-card-count = { $grid ->
    [one] One card
   *[other] { $grid } cards
} in the grid and { $won } won do not make { $cards }.
position-grid-empty = Once the last card is taken the game is over.
position-nothing-marked = Markers lie on at least one card.
position-thirteen-marked = A set of 13 is taken, not marked.
position-too-many-marked = A player has { $markers } markers, too few for { $cards } cards.
position-one-marked = Seat { $seat } has not won a card and must have turned up at least two.
position-thirteen-turned = A set of 13 is taken at once. Leave its last card face down, and turn it up as the next move.
position-turned-beside-own-markers = A player whose markers are still in the grid takes those cards and turns up none.
position-not-face-down = There is no face-down card on { $place }.
position-sum-over-13 = With a sum over 13 the cards are turned down.
position-second-zero = With a second 0 the cards are turned down.

## Records
## $place is record-opening or record-move; $pile and $due are piles already put into words.

record-opening = the opening
record-move = move { $number }
record-move-with-action = move { $number }, “{ $action }”
record-json = This is not a record: { $message }
record-format = The record has format { $found }; this program reads format { $format }.
record-number = The record gives it the number { $found }.
record-other-seat = Seat { $seat } moves, but it is for seat { $due } to decide.
record-after-the-end = The game is over.
record-result = The recorded result does not follow from these moves.
record-no-first-seat = The record names no start player.
record-shuffle-missing = The record ends before the shuffle of { $pile }.
record-shuffle-other = The record shuffles { $pile } where { $due } is due.
record-shuffle-not-a-card = “{ $text }” is not a card of { $pile }.
record-shuffle-wrong-cards = These are not the cards of { $pile }.
record-shuffle-superfluous = The record shuffles { $pile } one time too many.
record-pile = { $pile ->
    [deal] the deal
    [kitchen] the kitchen of round { $round }
    [waiter] the waiter of seat { $seat }
   *[grid] the grid
}
