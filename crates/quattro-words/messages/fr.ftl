# Tout ce que dit Quattro, en français. Les explications des variables se trouvent dans en.ftl.

## Nombres, listes, noms

number = { $count ->
    [0] aucun
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $count }
}
list-and = { $left } et { $right }
list-comma = { $left }, { $right }
nothing = rien
whose = { $begins ->
    [vowel] d'{ $name }
   *[other] de { $name }
}
player = Joueur { $number }
n-toppings = { $toppings ->
    [one] { $toppings } garniture
   *[other] { $toppings } garnitures
}
n-in-hand = { $game ->
    [mamma-mia] { n-toppings }
   *[other] { $toppings ->
        [one] { $toppings } ingrédient
       *[other] { $toppings } ingrédients
    }
}
n-orders = { $orders ->
    [one] { $orders } commande
   *[other] { $orders } commandes
}
n-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}

## Jeux, sortes, garnitures

game = { $game ->
    [mamma-mia] Mamma Mia!
    [sole-mio] Sole Mio!
    [grande] Mamma Mia! Grande
   *[calcory] Calcory
}
boss-card = { $game ->
    [mamma-mia] la carte Mamma Mia!
   *[other] la carte Sole Mio!
}
kind = { $kind ->
    [salami] salami
    [pineapple] ananas
    [mushroom] champignon
    [chili] piment
   *[olive] olive
}
kind-chosen = { $kind ->
    [salami] le salami
    [pineapple] l'ananas
    [mushroom] le champignon
    [chili] le piment
   *[olive] l'olive
}
kind-plural = { $kind ->
    [salami] salamis
    [pineapple] ananas
    [mushroom] champignons
    [chili] piments
   *[olive] olives
}
kind-player = { $kind ->
    [salami] Salami
    [pineapple] Ananas
    [mushroom] Champignon
    [chili] Piment
   *[olive] Olive
}
kind-after-number = { $count ->
    [one] { kind }
   *[other] { kind-plural }
}
counted = { $count } { kind-after-number }
counted-double = { $count ->
    [one] { $count } { kind } double
   *[other] { $count } { kind-plural } doubles
}
spoken = { $count ->
    [1] { $kind ->
        [olive] une
       *[other] un
    }
   *[other] { number }
} { kind-after-number }
spoken-double = { spoken } { $count ->
    [one] double
   *[other] doubles
}
any-kind = { $count ->
    [one] { $count } garniture de n'importe quelle sorte
   *[other] { $count } garnitures de n'importe quelle sorte
}

## Commandes

order = { $recipe ->
    [classic] Classique { kind }
    [mixed] Mixte
    [bombastica] Bombastica
    [monotoni] Monotoni
    [minimale] Minimale
    [four] { $kind ->
        [pineapple] Quatre d'ananas
        [olive] Quatre d'olive
       *[other] Quatre de { kind }
    }
    [pairs] Paires
    [duel] Duel
    [match] Miroir
    [without-me] Sans moi
    [two-doubles] Deux doubles
    [ladder] Échelle
   *[for-the-boss] Pour le patron
}
order-in-list = « { $order } »
asks = { $recipe ->
    [mixed] 1 de chaque sorte
    [bombastica] 15 garnitures, toutes sortes confondues
    [monotoni] 6 d'une autre sorte et { $one }
    [minimale] 3 de la plus rare des autres sortes et { $one }
    [pairs] 2 de chacune des autres sortes
    [duel] au moins { $two }, contre tous les adversaires
    [match] la sorte que montre un adversaire
    [without-me] 2 de chacune de deux autres sortes, sans { kind } sur la table
    [two-doubles] deux doubles de sortes différentes
    [ladder] 4, 3, 2 et 1 de quatre sortes
    [for-the-boss] 4 de la sorte du patron
   *[other] { $what }
}

## Ce qui se passe à la table des pizzas

the-order = { $who ->
    [you] Ta commande « { $order } »
   *[other] La commande « { $order } » { $whose }
}
order-is-short = Il manque { $missing ->
    [at-best] au moins { $lack }
   *[other] { $lack }
} à { $who ->
    [you] ta commande « { $order } »
   *[other] la commande « { $order } » { $whose }
}
event-dealt = { $who ->
    [you] Tu commences avec { n-toppings } et { n-orders }.
   *[other] { $name } reçoit { n-toppings } et { n-orders }.
}
event-received-toppings = { $cards ->
    [0] Tu ne reçois aucune garniture.
   *[other] Tu reçois { $what }.
}
event-received-orders = { $orders ->
    [0] Tu ne reçois aucune commande.
    [one] Tu reçois la commande { $list }.
   *[other] Tu reçois les commandes { $list }.
}
event-drew-boss = { $who ->
    [you] Tu pioches { boss-card } et deviens le patron.
   *[other] { $name } pioche { boss-card } et devient le patron.
}
event-round-began = { $who ->
    [you] La manche { $round } commence ; à toi de jouer.
   *[other] La manche { $round } commence ; à { $name } de jouer.
}
event-played = { $who ->
    [you] Tu annonces
   *[other] { $name } annonce
} : { spoken }{ $mix ->
    [both] { $doubles ->
        [1] , dont une carte double
       *[other] , dont { $doubles-word } cartes doubles
    }
    [doubles] { $doubles ->
        [1] , sur une carte double
       *[other] , sur { $doubles-word } cartes doubles
    }
   *[singles] { "" }
}.
event-played-order = { $who ->
    [you] Tu joues la commande « { $order } ».
   *[other] { $name } joue la commande « { $order } ».
}
event-drew-kitchen = { $who ->
    [you] { $cards ->
        [0] Tu ne pioches rien d'autre dans la cuisine.
       *[other] Tu pioches { n-cards } dans la cuisine.
    }
   *[other] { $cards ->
        [0] { $name } ne pioche rien d'autre dans la cuisine.
       *[other] { $name } pioche { n-cards } dans la cuisine.
    }
}
event-drew-waiter = { $who ->
    [you] Tu pioches { n-orders } chez ton serveur.
   *[other] { $name } pioche { n-orders } chez son serveur.
}
event-passed = { $who ->
    [you] Tu passes.
   *[other] { $name } passe.
}
event-stalemate = Tout le monde a passé.
event-stalemate-boss = { $who ->
    [you] Tout le monde a passé ; tu reçois { boss-card } et deviens le patron.
   *[other] Tout le monde a passé ; { $name } reçoit { boss-card } et devient le patron.
}
event-oven-opened = { $who ->
    [you] { $cards ->
        [0] Tu es le patron et ouvres le four : il est vide.
       *[other] Tu es le patron et ouvres le four : { n-cards }.
    }
   *[other] { $cards ->
        [0] { $name }, le patron, ouvre le four : il est vide.
       *[other] { $name }, le patron, ouvre le four : { n-cards }.
    }
}
event-revealed-topping = Sort du four : { $what }.
event-revealed-order = { the-order } sort du four ; il faut { $asks }.
event-joined = { $who ->
    [you] Tu ajoutes la commande « { $order } » à la série.
   *[other] { $name } ajoute la commande « { $order } » à la série.
}
event-numbered = Dans la série, « { $order } » prend le { $number } : { $what }.
event-chose = { $who ->
    [you] Tu choisis { $kinds } pour « { $order } ».
   *[other] { $name } choisit { $kinds } pour « { $order } ».
}
event-chose-number = { $who ->
    [you] Tu choisis { kind-chosen } comme { $number } de la commande « { $order } ».
   *[other] { $name } choisit { kind-chosen } comme { $number } de la commande « { $order } ».
}
event-reserved = { $cards ->
    [0] Si quelqu'un t'aide, tu n'ajoutes rien de ta main.
   *[other] Si quelqu'un t'aide, tu ajoutes { $what } de ta main.
}
event-asked = { $who ->
    [you] Tu demandes de l'aide : { $what }.
   *[other] { $name } demande de l'aide : { $what }.
}
event-refused-help = { $who ->
    [you] Tu réponds : no, grazie.
   *[other] { $name } répond : no, grazie.
}
event-gave = { $who ->
    [you] Tu aides et donnes { $what }.
   *[other] { $name } aide et donne { $what }.
}
event-added = { $who ->
    [you] Tu ajoutes { $what }.
   *[other] { $name } ajoute { $what }.
}
event-committed = { $who ->
    [you] Tu entres en duel avec { $value } : { $from ->
        [table] { $table } de la table
        [hand] { $hand } de ta main
       *[both] { $table } de la table, { $hand } de ta main
    }.
   *[other] { $name } entre en duel avec { $value } : { $from ->
        [table] { $table } de la table
        [hand] { $hand } de sa main
       *[both] { $table } de la table, { $hand } de sa main
    }.
}
event-showed-against = { $who ->
    [you] Tu montres { $what } contre le duel, puis reprends { $cards ->
        [one] ta carte
       *[other] tes cartes
    }.
   *[other] { $name } montre { $what } contre le duel, puis reprend { $cards ->
        [one] sa carte
       *[other] ses cartes
    }.
}
event-showed-nothing = { $who ->
    [you] Tu ne montres rien.
   *[other] { $name } ne montre rien.
}
event-named = { $who ->
    [you] Tu désignes { $opponent }.
   *[other] { $opponent-who ->
        [you] { $name } te désigne.
       *[other] { $name } désigne { $opponent }.
    }
}
event-showed-one = { $who ->
    [you] Tu montres { $what }, puis reprends ta carte.
   *[other] { $name } montre { $what }, puis reprend sa carte.
}
event-filled = { $cards ->
    [0] { the-order } est honorée.
    [1] { the-order } est honorée ; { $what } passe de la table au garde-manger.
   *[other] { the-order } est honorée ; { $what } passent de la table au garde-manger.
}
burns = { $game ->
    [grande] elle brûle et sort du jeu
   *[other] elle brûle et va sous le serveur
}
event-burnt = { $why ->
    [no-scarcest-kind] { the-order } ne trouve aucune autre sorte sur la table : { burns }.
    [own-kind-on-table] { the-order } trouve sur la table { $who ->
        [you] ta propre sorte
       *[other] la sorte de son propriétaire
    } : { burns }.
    [nobody-helped] { order-is-short }, et personne n'aide : { burns }.
    [stopped] { the-order } est contrée : { burns } ; la mise reste sur la table.
    [no-match-possible] { the-order } est impossible, faute de garnitures en main : { burns }.
   *[not-completed] { $missing ->
        [unknown] { the-order } n'est pas complétée : { burns }.
       *[other] { order-is-short } : { burns }.
    }
}
event-fell-short = { $shortfall ->
    [0] Tu as gardé { $held } en main.
   *[other] { $have ->
        [0] Tu n'en avais plus.
       *[other] { $any ->
            [yes] Tu n'en avais que { $have } sur { $lacking }.
           *[no] Tu avais { $held }, mais il te manquait { $short }.
        }
    }
}
event-rewarded = En récompense, la commande du dessus { $who ->
    [you] de ton serveur
   *[other] du serveur { $whose }
} compte comme honorée : « { $order } ».
event-new-boss = { $who ->
    [you] Tu prends { boss-card } et deviens le patron.
   *[other] { $name } prend { boss-card } et devient le patron.
}
event-gathered = { $cards ->
    [0] Il ne reste rien sur la table.
   *[other] { $who ->
        [you] Tu ramasses
       *[other] { $name } ramasse
    } sur la table { $what } : c'est le fond du prochain four.
}
event-new-kitchen = On mélange le garde-manger : la nouvelle cuisine compte { n-cards }.
still-holds = { $who ->
    [you] Tu as encore en main
   *[other] { $name } a encore en main
}
event-showed-hand = { $held ->
    [nothing] { $who ->
        [you] Tu n'as plus de carte en main.
       *[other] { $name } n'a plus de carte en main.
    }
    [toppings] { still-holds } { $what }.
    [orders] { still-holds } { $orders ->
        [one] la commande { $list }
       *[other] les commandes { $list }
    }.
   *[both] { still-holds } { $what }, ainsi que { $orders ->
        [one] la commande { $list }
       *[other] les commandes { $list }
    }.
}
event-ranked = { $place ->
    [1] 1re
   *[other] { $place }e
} place : { $who ->
    [you] toi
   *[other] { $name }
}, avec { $orders ->
    [one] { $orders } commande honorée
   *[other] { $orders } commandes honorées
} et { n-in-hand } en main.

## Ce que l'on peut faire à la table des pizzas

action-play = Jouer { $what }
action-play-none = Ne jouer aucune garniture
action-play-order = Jouer la commande « { $order } »
    .consequence = Il faut { $asks }.
action-play-no-order = Ne jouer aucune commande
action-draw-kitchen = { $last ->
    [yes] { $cards ->
        [one] Piocher la dernière carte de la cuisine
       *[other] Piocher les { $cards } dernières cartes de la cuisine
    }
   *[no] Piocher { n-cards } dans la cuisine
}
    .consequence = { $last ->
        [yes] On ouvre le four.
       *[no] { "" }
    }
action-draw-waiter = { $last ->
    [yes] { $orders ->
        [one] Piocher la dernière commande de ton serveur
       *[other] Piocher les { $orders } dernières commandes de ton serveur
    }
   *[no] Piocher { n-orders } chez ton serveur
}
action-join = Ajouter « { $order } » à la série
action-no-series = Pas de série
    .consequence = Seule cette commande est jugée.
action-end-series = Pas d'autre commande
    .consequence = La série est complète.
action-number = « { $order } » prend le { $number }
    .consequence = Il lui faut { $what }.
action-choose = Prendre { $what }
    .consequence = { $then ->
        [filled] Tout est sur la table : la commande est honorée.
        [from-hand] Tu ajoutes { $lack } de ta main : la commande est honorée.
       *[lacking] { table-lacks }
    }
action-choose-number = Prendre { kind-chosen } { times }
    .consequence = { $then ->
        [filled] Il y en a assez sur la table.
       *[other] { table-lacks }
    }
verdict = { $verdict ->
    [enough] assez
    [from-hand] +{ $count } main
   *[short] manque { $count }
}
action-add = Ajouter { $what } de ta main
    .consequence = { $series ->
        [yes] Et toute la série est honorée.
       *[no] Et la commande est honorée.
    }
action-match = Jouer { $what } de ta main
    .consequence = Et la commande est honorée.
action-ask = Demander de l'aide aux autres
    .consequence = { $series ->
        [yes] Si personne n'aide, toute la série brûle.
       *[no] Si personne n'aide, la commande brûle.
    }
action-reserve = Ajouter { $what } de ta main
    .consequence = Seulement si quelqu'un t'aide.
action-reserve-none = { $kind ->
    [pineapple] Ne pas ajouter d'ananas
    [olive] Ne pas ajouter d'olives
   *[other] Ne pas ajouter de { kind-plural }
}
action-want = Demander { $what }
action-want-none = { $kind ->
    [pineapple] Ne pas demander d'ananas
    [olive] Ne pas demander d'olives
   *[other] Ne pas demander de { kind-plural }
}
action-give = Donner { $what }
    .consequence = { $reward ->
        [yes] La commande du dessus de ton serveur compte comme honorée.
       *[no] Ton serveur est vide : pas de récompense.
    }
action-commit = Duel avec { $value }
    .consequence = { $from ->
        [table] Tu engages { $table } de la table.
        [hand] Tu engages { $hand } de ta main.
       *[both] Tu engages { $table } de la table et { $hand } de ta main.
    }
action-show = { $kind ->
    [olive] Montrer toutes tes olives
   *[other] Montrer tous tes { kind-plural }
}
    .consequence = Tu reprends tes cartes.
action-name = Désigner { $opponent }
    .consequence = { $opponent } montre une garniture de sa main.
action-show-one = Montrer { $what }
    .consequence = Tu reprends ta carte.
action-no-burns = Laisser brûler
    .consequence = { $game ->
        [grande] La commande sort du jeu.
       *[other] La commande va sous ton serveur.
    }
action-no-help = No, grazie
    .consequence = Tu gardes tes cartes.
action-no-show = Ne rien montrer

## Ce que l'on demande à la table des pizzas

table-lacks = Sur la table, il manque { $lack }.
request = Il faut { $what } à { $owner }.
list-or = { $left }, ou { $right }
times = { $number ->
    [1] une fois
    [2] deux fois
    [3] trois fois
    [4] quatre fois
   *[other] { $number } fois
}
# Combien : « combien d'olives », « combien de piments ».
how-many = combien { $kind ->
    [pineapple] d'ananas
    [olive] d'olives
   *[other] de { kind-plural }
}
# Pas : « tu n'as pas d'olive en main ».
not-held = Tu n'as pas { $kind ->
    [pineapple] d'ananas
    [olive] d'olive
   *[other] de { kind }
} en main
you-lack = il te manque { $short }
question-waiting = { $turn ->
    [yes] Au tour { $whose }
   *[no] { $name } réfléchit
}
question-over = La partie est terminée.
    .title = Partie terminée
question-play-toppings = Au tour { $whose } : quelles garnitures vont au four ?
    .title = À toi : quelles garnitures ?
    .hint = { $forced ->
        [yes] Il faut jouer au moins une garniture, toutes de la même sorte.
       *[no] Autant que tu veux, toutes de la même sorte, ou aucune.
    }
question-play-order = { $name } décide : une commande au four ?
    .title = { $forced ->
        [yes] Quelle commande ?
       *[no] Une commande aussi ?
    }
    .hint = { $forced ->
        [yes] Sans garniture, il faut jouer une commande.
       *[no] Elle est honorée si assez de garnitures sortent du four avant elle.
    }
question-draw = { $name } pioche : dans la cuisine ou chez son serveur ?
    .title = Où piocher ?
    .hint = Toutes les cartes viennent de la même pile.
question-series = { $name } décide : ajouter un autre Quatre à « { $order } » ?
    .title = Ajouter un autre Quatre ?
    .hint = Ensemble, elles prennent 4, 3, 2 et 1 de leur sorte : toutes sont honorées, ou aucune.
    .stuck = Tu n'as pas d'autre Quatre en main.
question-number = { $name } décide : quelle commande de la série prend le { $number } ?
    .title = Quelle pizza prend le { $number } ?
    .hint = { $number ->
        [one] Il lui faut alors { $number } garniture de sa sorte.
       *[other] Il lui faut alors { $number } garnitures de sa sorte.
    }
question-choose = { $name } décide : comment honorer la commande « { $order } » ?
    .title = { $count ->
        [one] Quelle sorte ?
       *[other] Quelles deux sortes ?
    }
    .hint = { $count ->
        [one] Seule compte la sorte que tu choisis.
       *[other] Seules comptent les sortes que tu choisis.
    }
    .stuck = La table et ta main ne suffisent pour aucune sorte : { you-lack }.
question-choose-number = { $name } décide : quelle sorte { times } pour la commande « { $order } » ?
    .title = Quelle sorte { times } ?
    .hint = Quatre sortes différentes en tout : 4, 3, 2 et 1.
question-settle = { $series ->
    [yes] { $name } décide : comment payer la série ? { table-lacks }
   *[no] { $name } décide : compléter la commande « { $order } » ? { table-lacks }
}
    .title = { $series ->
        [yes] Payer la série ?
       *[no] Compléter « { $order } » ?
    }
    .hint = Tu ne pioches rien en échange de ce que tu ajoutes.
    .stuck = { $any ->
        [yes] Tu n'as en main que { $have } des { $lacking } garnitures qui manquent.
       *[no] { $have ->
            [0] Tu n'as rien de tout ça en main.
           *[other] Tu as { $held } en main, mais { you-lack }.
        }
    }
question-reserve = { $kind ->
    [olive] { $name } décide : quelles olives ajouter si quelqu'un aide ? { table-lacks }
   *[other] { $name } décide : quels { kind-plural } ajouter si quelqu'un aide ? { table-lacks }
}
    .title = Ajouter des { kind-plural } ?
    .hint = Tes cartes restent face cachée et ne partent que si quelqu'un t'aide.
    .stuck = { $have ->
        [0] { not-held }.
       *[other] Il faut laisser quelque chose à demander.
    }
question-want = { $name } décide : { how-many } demander ? { table-lacks }
    .title = Demander { how-many } ?
    .hint = Toutes les sortes ensemble doivent couvrir ce qui manque, et une seule personne donne tout.
question-help = { $name } décide : donner { $what } à { $owner } ?
    .title = Aider { $owner } ?
    .hint = Si tu aides, tu dois tout donner.
    .stuck = { $have ->
        [0] Si tu aides, tu dois tout donner, et tu n'as rien de tout ça en main.
       *[other] Si tu aides, tu dois tout donner : tu as { $held }, mais { you-lack }.
    }
question-commit = { $name } décide : { how-many } engager dans le duel ?
    .title = Duel : { how-many } ?
    .hint = Plus tu engages, plus il est difficile de te contrer ; si tu perds, ta mise reste sur la table.
    .stuck = { $have ->
        [0] Un duel demande au moins { $two } : il n'y en a ni sur la table ni dans ta main.
       *[other] Un duel demande au moins { $two } : la table et ta main réunies n'en ont que { $have }.
    }
question-show-against = { $name } décide : montrer ses { kind-plural } contre le duel { $owners } ? { stop-duel }
    .title = Contrer { $owner } ?
    .hint = { stop-duel } Tout le monde voit ce que tu montres.
    .stuck = { not-held }.
stop-duel = Il en faut { $value } pour le contrer ; { $shown ->
    [0] personne n'en a encore montré
   *[other] on en a déjà montré { $shown }
}.
question-name = { $name } décide : qui désigner pour la commande « { $order } » ?
    .title = Qui désignes-tu ?
    .hint = Réponds de ta main par la sorte qu'on te montre, et la commande est honorée.
question-show-one = { $name } décide : quelle garniture de sa main montrer à { $owner } ?
    .title = Que montrer à { $owner } ?
    .hint = Tout le monde voit la carte ; { $owner } doit répondre par la même sorte.
question-match = { $name } décide : répondre par { spoken } de sa main ?
    .title = Répondre par { spoken } ?
    .hint = La carte de ta réponse va au garde-manger.
    .stuck = { not-held } pour répondre.

## Calcory

calcory-card = { $colour ->
    [red] { $number } rouge
    [yellow] { $number } jaune
    [green] { $number } vert
    [blue] { $number } bleu
   *[violet] { $number } violet
}
calcory-set = { $sum } en { n-cards }
calcory-event-dealt = { $who ->
    [you] Les soixante cartes sont étalées face cachée ; à toi de jouer.
   *[other] Les soixante cartes sont étalées face cachée ; à { $name } de jouer.
}
calcory-event-turned = { $who ->
    [you] Tu retournes { $at } : un { $card }.
   *[other] { $name } retourne { $at } : un { $card }.
}
calcory-cards-of = { $who ->
    [you] tes cartes
   *[other] les cartes { $whose }
}
calcory-event-failed = { $why ->
    [over-13] Plus de 13 : { calcory-cards-of } sont remises face cachée.
    [second-zero] Un deuxième 0 : { calcory-cards-of } sont remises face cachée.
    [gave-up] { $who ->
        [you] Tu abandonnes
       *[other] { $name } abandonne
    } : les cartes sont remises face cachée.
    [none-left-too-many-cards] Il ne reste aucune carte face cachée, et { $who ->
        [you] tu n'as
       *[other] { $name } n'a
    } pas assez de jetons : les cartes sont remises face cachée.
    [none-left-one-card] Il ne reste aucune carte face cachée, et { $who ->
        [you] toi, qui n'as encore rien gagné, tu n'en as
       *[other] { $name }, qui n'a encore rien gagné, n'en a
    } retourné qu'une : elle est remise face cachée.
   *[none-left] Il ne reste aucune carte face cachée, et { calcory-cards-of } ne battent pas les cartes marquées : elles sont remises face cachée.
}
calcory-event-beaten = { $who ->
    [you] Tes cartes marquées
   *[other] Les cartes marquées { $whose }
} sont battues et remises face cachée.
calcory-event-marked = { $forced ->
    [yes] Il ne reste aucune carte face cachée : { $who ->
        [you] tu dois t'arrêter à { calcory-set } et { $cards ->
            [one] la marques
           *[other] les marques
        }
       *[other] { $name } doit s'arrêter à { calcory-set } et { $cards ->
            [one] la marque
           *[other] les marque
        }
    }
   *[no] { $who ->
        [you] Tu t'arrêtes à { calcory-set } et { $cards ->
            [one] la marques
           *[other] les marques
        }
       *[other] { $name } s'arrête à { calcory-set } et { $cards ->
            [one] la marque
           *[other] les marque
        }
    }
}.
calcory-event-thirteen = { $who ->
    [you] Exactement 13 pour toi !
   *[other] Exactement 13 pour { $name } !
}
calcory-event-survived = Personne n'a battu { $who ->
    [you] { $cards ->
        [one] ta carte marquée
       *[other] tes { $cards } cartes marquées
    }
   *[other] { $cards ->
        [one] la carte marquée
       *[other] les { $cards } cartes marquées
    } { $whose }
}.
calcory-event-took = { $who ->
    [you] Tu gagnes { n-cards }.
   *[other] { $name } gagne { n-cards }.
}
calcory-event-put-back = { $moved ->
    [no] { $who ->
        [you] Tu remets
       *[other] { $name } remet
    } face cachée la carte en { $at }.
   *[yes] { $who ->
        [you] Tu reposes
       *[other] { $name } repose
    } face cachée en { $to } la carte qui était en { $at }.
}
calcory-event-passed = { $who ->
    [you] Tu ne trouves aucune carte face cachée et passes.
   *[other] { $name } ne trouve aucune carte face cachée et passe.
}
calcory-event-took-last = { $who ->
    [you] Tu gagnes la seule carte marquée.
   *[other] { $name } gagne la seule carte marquée.
}
calcory-event-over = { $why ->
    [quiet] Depuis { $turns } tours, personne n'a pris de carte : la partie est terminée.
   *[last-card] La partie est terminée.
}
calcory-action-turn = Retourner { $at }
calcory-action-stop = { $stop ->
    [give-up] Abandonner
   *[other] S'arrêter à { $sum }
}
    .consequence = { $stop ->
        [give-up] Tes cartes sont remises face cachée.
        [beat] Tu bats les cartes marquées et tu marques les tiennes à la place.
       *[mark] { $cards ->
            [one] Tu marques ta carte.
           *[other] Tu marques tes { $cards } cartes.
        }
    }
calcory-action-back = Reposer le { $card } de { $at }
    .consequence = Tu gagnes les autres.
calcory-action-put = { $moved ->
    [no] La laisser en { $to }, face cachée
   *[yes] La poser en { $to }, face cachée
}
calcory-question-turn = { $turned ->
    [0] Au tour { $whose } : quelle carte retourner ?
   *[other] { $stop ->
        [no] { $name } a { calcory-set } : quelle carte retourner ensuite ?
       *[other] { $name } a { calcory-set } : retourner une autre carte, ou s'arrêter ?
    }
}
    .title = { $turned ->
        [0] Retourne une carte
       *[other] { $stop ->
            [no] Tu as { $sum } : retourne une autre carte
            [give-up] Tu as { $sum } : tu continues, ou tu abandonnes ?
           *[other] Tu as { $sum } : tu continues, ou tu t'arrêtes ?
        }
    }
calcory-to-beat = À battre : { calcory-set }.
calcory-nothing-to-beat = Rien à battre pour l'instant.
calcory-question-back = { $name } prend les cartes : laquelle reposer ?
    .title = Repose une carte
    .hint = Tu gagnes les autres.
calcory-question-put = { $name } repose la carte : où ?
    .title = Où la reposer ?
    .hint = N'importe quelle place libre convient, mais retiens laquelle.

## L'arbitre

# $said: what only this player is told.
told-alone = (à { $name } seulement) { $said }
judge-note-kitchen = La position ne donne pas l'ordre de la cuisine. Les cartes piochées ici ne sont qu'un exemple.
judge-note-waiter = La position ne donne pas l'ordre de ce serveur. Les commandes piochées ici ne sont qu'un exemple.
judge-note-face-down = La position ne nomme pas cette carte cachée. Celle qui est retournée ici n'est qu'un exemple.
judge-note-shuffled = Il fallait mélanger une pile, et Quattro l'a fait de son côté. À ta table, les cartes seront dans un autre ordre.
ranked = { $place }. { $name }, avec { $game ->
    [calcory] { n-cards }
   *[other] { $orders ->
        [one] { $orders } commande honorée
       *[other] { $orders } commandes honorées
    } et { n-in-hand } en main
}

## Revoir une partie finie

review-memory = Mémoire
review-choice = Choix
review-luck = Chance
review-reason-memory = Ce qui comptait avait été annoncé. Qui l'a oublié ne voit pas la différence.
# $cards: what had been told, as in review-order-of, review-card-at and counted toppings.
review-reason-cards = Ce qui comptait : { $cards }. Qui l'a oublié ne voit pas la différence.
review-reason-choice = On pouvait voir qu'il y avait mieux, même sans rien retenir.
# $order: as in review-order-of. $best, $taken: of 100 cases.
review-effect-filled = Avec le choix de Maestro, { $order } est honorée dans { $best } cas sur 100, avec ce qui a été joué dans { $taken }.
# $best, $taken: numbers with one decimal.
review-effect-hand = Ingrédients en main à la fin de la manche : { $best } en moyenne avec le choix de Maestro, { $taken } avec ce qui a été joué.
review-effect-won = Cartes gagnées d'ici la fin { $who ->
    [you] de ton prochain tour
   *[other] du prochain tour { $whose }
} : { $best } en moyenne avec le choix de Maestro, { $taken } avec ce qui a été joué.
review-effect-others = Cartes gagnées par { $rivals ->
    [one] l'adversaire
   *[other] les autres
} d'ici la fin { $who ->
    [you] de ton prochain tour
   *[other] du prochain tour { $whose }
} : { $best } en moyenne avec le choix de Maestro, { $taken } avec ce qui a été joué.
review-order-of = { $who ->
    [you] ta commande « { $order } »
   *[other] la commande « { $order } » { $whose }
}
# $card: as in review-card-at. $action: as in calcory-action-turn.
review-turn-seen = Retourner { $card }
review-turn-unseen = { $action } (jamais vue)
review-turn-any-unseen = Retourner une carte jamais vue
review-card-at = le { $card } en { $at }
review-summary-memory = C'est la mémoire qui a coûté le plus : ce qui comptait avait été annoncé. Ça s'entraîne.
review-summary-choice = Ce sont les choix qui ont coûté le plus, et ils ne demandaient pas de mémoire.
review-summary-luck = Presque rien n'a été perdu par la mémoire ou les choix : c'est la chance qui a décidé.
review-summary-nothing = Presque rien n'a été perdu.
review-told-ago = { $count ->
    [0] juste avant
    [one] { $count } chose plus tôt
   *[other] { $count } choses plus tôt
}
