# Pourquoi quelque chose est refusé. Les explications des variables se trouvent dans refusals-en.ftl.

## Coups à la table des pizzas

refused-over = La partie est terminée.
refused-toppings-not-in-hand = Tu n'as pas ces garnitures en main.
refused-order-not-in-hand = Tu n'as pas la commande « { $order } » en main.
refused-toppings-first = { $may-skip ->
    [yes] Ton tour commence par les garnitures : joues-en, ou passe cette étape.
   *[no] Ton tour commence par les garnitures : joues-en au moins une.
}
refused-must-play-topping = Tu dois jouer au moins une garniture.
refused-toppings-once = On ne joue des garnitures qu'une fois par tour, au début.
refused-order-first = { $may-skip ->
    [yes] C'est le moment de jouer une commande, ou de passer cette étape.
   *[no] C'est le moment de jouer une commande : il en faut une.
}
refused-must-play-order = Tu n'as pas joué de garniture : tu dois jouer une commande.
refused-draw-first = Ton tour finit par la pioche : choisis la cuisine ou ton serveur.
refused-join-first = On te demande si tu fais une série : ajoute un autre Quatre, ou arrête là.
refused-not-a-four = Seuls les Quatre forment une série ; « { $order } » n'en est pas un.
refused-classic-in-series = Les commandes classiques ne vont pas dans une série.
refused-number-first = Dis quelle commande de la série prend le { $number }.
refused-not-in-series = La commande « { $order } » ne fait pas partie de la série.
refused-already-numbered = La commande « { $order } » a déjà son nombre.
refused-choose-first = Choisis d'abord de quoi honorer la commande.
refused-kinds-to-choose = { $kinds ->
    [one] Choisis une seule sorte.
   *[other] Choisis { $kinds } sortes différentes.
}
refused-own-kind-chosen = Tu ne peux pas choisir { kind-chosen } pour cette commande : c'est ta sorte personnelle.
refused-kind-not-on-table = { $kind ->
    [pineapple] Il n'y a pas d'ananas sur la table : ce n'est pas la sorte la plus rare.
    [olive] Il n'y a pas d'olive sur la table : ce n'est pas la sorte la plus rare.
   *[other] Il n'y a pas de { kind } sur la table : ce n'est pas la sorte la plus rare.
}
refused-kind-not-scarcest = Une autre sorte est plus rare sur la table que { kind-chosen }.
refused-kind-chosen-before = L'Échelle utilise déjà { kind-chosen } : choisis une autre sorte.
refused-choice-too-costly = La table et ta main réunies ne suffisent pas pour ce choix.
refused-must-fill = La table a tout ce qu'il faut : la commande doit être honorée.
refused-settle-first = Décide d'abord si tu complètes la commande.
refused-wrong-payment = Ajoute exactement ce qui manque sur la table, { $what }, sans carte de trop.
refused-no-help-in-this-game = À Mamma Mia!, on ne demande d'aide à personne.
refused-help-not-needed = On ne demande pas d'aide pour une commande que la table pouvait payer seule.
refused-choice-must-be-paid = La table pouvait payer un autre choix : tu dois payer celui-ci.
refused-series-must-be-paid = On ne revient pas sur une série : paie-la, ou demande de l'aide.
refused-reserve-first = { $kind ->
    [olive] Dis d'abord quelles olives tu ajoutes de ta main, ou aucune.
   *[other] Dis d'abord quels { kind-plural } tu ajoutes de ta main, ou aucun.
}
refused-reserve-other-kind = La question ne porte que sur { kind-chosen }.
refused-reserve-too-much = Une de ces cartes serait de trop.
refused-reserve-all = Il doit rester au moins une garniture à demander.
refused-want-first = { $kind ->
    [pineapple] Dis combien d'ananas tu demandes : { $most } au plus.
    [olive] Dis combien d'olives tu demandes : { $most } au plus.
   *[other] Dis combien de { kind-plural } tu demandes : { $most } au plus.
}
refused-give-first = On te demande { $what } : donne tout, ou refuse.
refused-wrong-gift = Donne exactement ce qui est demandé, { $what }, sans carte de trop.
refused-commit-first = { $kind ->
    [pineapple] Décide d'abord combien d'ananas tu engages dans le duel.
    [olive] Décide d'abord combien d'olives tu engages dans le duel.
   *[other] Décide d'abord combien de { kind-plural } tu engages dans le duel.
}
refused-commit-own-kind = Tu te bats en duel avec ta sorte personnelle, { kind-chosen }.
refused-commit-not-on-table = { $kind ->
    [pineapple] Il n'y a pas autant d'ananas sur la table.
    [olive] Il n'y a pas autant d'olives sur la table.
   *[other] Il n'y a pas autant de { kind-plural } sur la table.
}
refused-commit-too-little = Il en faut au moins { $least } pour un duel.
refused-commit-whole-column = { $kind ->
    [olive] Tu ne peux ajouter des olives de ta main que si toutes celles de la table sont engagées.
   *[other] Tu ne peux ajouter des { kind-plural } de ta main que si tous ceux de la table sont engagés.
}
refused-commit-doubles-first = Sur la table, on engage d'abord les doubles.
refused-must-fight = Avec { $least } { kind-plural } ou plus sur la table, le duel est obligatoire.
refused-show-first = { $kind ->
    [olive] Montre toutes tes olives, ou refuse.
   *[other] Montre tous tes { kind-plural }, ou refuse.
}
refused-nothing-to-show = { $kind ->
    [pineapple] Tu n'as pas d'ananas à montrer.
    [olive] Tu n'as pas d'olive à montrer.
   *[other] Tu n'as pas de { kind } à montrer.
}
refused-name-first = Désigne un adversaire, ou renonce.
refused-cannot-be-named = Désigne un adversaire qui a une garniture en main.
refused-show-one-first = Montre une garniture de ta main.
refused-match-first = Réponds par { spoken } de ta main.
refused-wrong-match = { $kind ->
    [olive] Réponds par une olive, une seule.
   *[other] Réponds par un { kind }, un seul.
}
refused-must-match = Tu as de quoi répondre ({ kind }) : tu dois le faire.

## Coups à Calcory

refused-no-card-turned = Retourne au moins une carte avant de t'arrêter.
refused-one-card-turned = Tu n'as encore gagné aucune carte : tu dois en retourner au moins deux.
refused-too-few-markers = Tu n'as pas assez de jetons pour { $cards } cartes.
refused-just-turned = Tu viens de retourner la carte en { $place }.
refused-marked = La carte en { $place } est marquée : on ne peut pas s'en servir.
refused-no-card = Il n'y a pas de carte en { $place }.
refused-nothing-taken = Tu ne prends pas de cartes en ce moment.
refused-not-taken = La carte en { $place } n'est pas une de celles que tu prends.
refused-choose-back-first = Choisis d'abord la carte que tu reposes.
refused-not-free = { $place } n'est pas libre.
refused-put-back-first = Repose d'abord la carte sur une place libre.

## Mise en place

setup-players = { game } se joue de { $from } à { $to } joueurs, pas à { $players }.
setup-first-seat = La place { $seat } ne peut pas commencer : il y a { $players } joueurs.
setup-rounds = Une partie compte 3 manches, ou 1.
setup-too-many-kinds = Il y a plus de sortes personnelles que de joueurs.
setup-same-kind = Deux joueurs ne peuvent pas avoir la même sorte personnelle ({ kind }).
setup-no-such-option = { game } n'a pas d'option « { $option } ».
setup-other-engine = { game } n'est pas pris en charge ici.

## Notation

notation-error = { $expected ->
    [game] « { $text } » n'est pas un jeu : { $examples }.
    [kind] « { $text } » n'est pas une sorte : { $examples }.
    [kinds] « { $text } » n'est pas un choix de sortes différentes (exemples : { $examples }).
    [topping] « { $text } » n'est pas une garniture : { $examples } ; les majuscules sont les doubles.
    [toppings] « { $text } » n'est pas un nombre de garnitures (exemples : { $examples }).
    [played-column] « { $text } » : il faut des garnitures d'une seule sorte (exemples : { $examples } ; { $rules }).
    [committed-column] « { $text } » : il faut des garnitures d'une seule sorte (exemples : { $examples } ; { $rules }).
    [order] « { $text } » n'est pas une commande (exemples : { $examples }).
    [seat-order] « { $text } » n'est pas une place et sa commande (exemples : { $examples }).
    [player] « { $text } » n'est pas un des joueurs : donne un numéro de place ou une sorte personnelle.
    [place] « { $text } » n'est pas une place de la grille (exemples : { $examples }).
    [calcory-card] « { $text } » n'est pas une carte (exemples : { $examples }).
   *[other] « { $text } » n'est pas une action (exemples : { $examples }).
}

## Positions

position-field-of-seat = place { $seat }, { $field }
position-field-row = grille, rangée { $row }
position-unreadable = La position est illisible : { $message }
position-name-too-long = Le nom dépasse { $most } caractères.
position-hand-too-large = Une main compte au plus { $most } cartes.
position-too-many-orders = Un joueur n'a que { $most } commandes.
position-too-many-cards = Il n'y a pas autant de cartes dans le jeu.
position-too-many-toppings = { $double ->
    [yes] À { $players } joueurs, il y a { $exist ->
        [0] zéro carte double
        [one] une seule carte double
       *[other] { $exist } cartes doubles
    } de cette sorte ({ kind }), mais la position en compte { $found }.
   *[no] À { $players } joueurs, il y a { $exist ->
        [0] zéro carte simple
        [one] une seule carte simple
       *[other] { $exist } cartes simples
    } de cette sorte ({ kind }), mais la position en compte { $found }.
}
position-no-such-round = { $rounds ->
    [one] Cette partie n'a qu'une manche.
   *[other] Cette partie compte { $rounds } manches.
}
position-toppings-nowhere = Ces garnitures ne sont nulle part : { $what }. Enlève le champ « larder », et elles seront au garde-manger.
position-order-nowhere = La commande « { $order } » n'est nulle part. Enlève le champ « waiter », et elle sera chez le serveur.
position-order-twice = La commande « { $order } » figure deux fois.
position-foreign-order = Dans ce jeu, celui qui a pour sorte personnelle { kind-chosen } n'a pas de commande « { $order } ».
position-boss-nowhere = Personne n'a la carte du patron : elle doit être dans la cuisine.
position-boss-taken = Un joueur a la carte du patron : elle ne peut pas être dans la cuisine.
position-boss-twice = Il n'y a qu'une carte du patron.
position-kitchen-empty = Quand la cuisine est vide, la phase 1 est finie.
position-kitchen-not-empty = La phase 2 commence quand la cuisine est vide.
position-no-boss = En phase 2, quelqu'un a la carte du patron.
position-orders-removed = Une commande manquée va sous le serveur ; elle ne sort du jeu qu'à Mamma Mia! Grande.
position-table-in-first-round = Pendant la phase 1 de la première manche, la table est encore vide.
position-table-not-gathered = Pendant la phase 1, la table est vide : les garnitures qui restaient sont dans le four.
position-no-such-seat = Il n'y a pas de place { $seat } à { $players } joueurs.
position-quiet-turns = Après { $most } tours sans carte prise, la partie est terminée.
position-won-numbers = Donne { $players } nombres, un par joueur.
position-grid-rows = La grille a { $rows } rangées, pas { $found }.
position-row-places = Une rangée a { $places } places, pas { $found }.
position-too-many-of-card = La carte { $card } n'existe pas autant de fois.
position-card-count = { $grid ->
    [one] { $grid } carte
   *[other] { $grid } cartes
} dans la grille et { $won } { $won ->
    [one] gagnée
   *[other] gagnées
} : cela ne fait pas { $cards }.
position-grid-empty = Une fois la dernière carte prise, la partie est terminée.
position-nothing-marked = Les marqueurs sont au moins sur une carte.
position-thirteen-marked = Un total de 13 se prend, il ne se marque pas.
position-too-many-marked = Un joueur a { $markers } jetons, trop peu pour { $cards } cartes.
position-one-marked = La place { $seat } n'a gagné aucune carte : elle a dû en retourner au moins deux.
position-thirteen-turned = Un total de 13 se prend aussitôt. Laisse la dernière carte face cachée et retourne-la au coup suivant.
position-turned-beside-own-markers = Celui qui a encore ses propres jetons sur la table prend ces cartes et n'en retourne pas.
position-not-face-down = Il n'y a pas de carte face cachée en { $place }.
position-sum-over-13 = Au-delà de 13, les cartes sont remises face cachée.
position-second-zero = Au deuxième 0, les cartes sont remises face cachée.

## Enregistrements

record-opening = le début
record-move = coup { $number }
record-move-with-action = coup { $number }, « { $action } »
record-json = Ce n'est pas un enregistrement : { $message }
record-format = L'enregistrement est au format { $found } ; ce programme lit le format { $format }.
record-number = L'enregistrement lui donne le numéro { $found }.
record-other-seat = La place { $seat } joue, alors que c'est à la place { $due } de décider.
record-after-the-end = La partie est terminée.
record-result = Le résultat enregistré n'est pas celui auquel mènent ces coups.
record-no-first-seat = L'enregistrement ne dit pas qui commence.
record-shuffle-missing = L'enregistrement s'arrête avant ce mélange : { $pile }.
record-shuffle-other = L'enregistrement mélange une autre pile ({ $pile }) ; la pile attendue : { $due }.
record-shuffle-not-a-card = « { $text } » n'est pas une carte de cette pile : { $pile }.
record-shuffle-wrong-cards = Ce ne sont pas les cartes de cette pile : { $pile }.
record-shuffle-superfluous = L'enregistrement mélange cette pile une fois de trop : { $pile }.
record-pile = { $pile ->
    [deal] la donne
    [kitchen] la cuisine de la manche { $round }
    [waiter] le serveur de la place { $seat }
   *[grid] la grille
}
