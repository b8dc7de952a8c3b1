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
   *[other] { $count } garnitures de n'importe quelles sortes
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
order-in-list = « { $order } »
asks = { $recipe ->
    [mixed] 1 de chaque sorte
    [bombastica] 15 garnitures de n'importe quelles sortes
    [monotoni] 6 d'une autre sorte et { $one }
    [minimale] 3 de l'autre sorte la plus rare et { $one }
    [pairs] 2 de chaque autre sorte
    [duel] au moins { $two }, contre tous les adversaires
    [match] la sorte que montre un adversaire
    [without-me] 2 et 2 d'autres sortes, sans { kind } sur la table
    [two-doubles] deux doubles de sortes différentes
    [ladder] 4, 3, 2 et 1 de quatre sortes
    [for-the-boss] 4 de la sorte du patron
   *[other] { $what }
}

## Ce qui se passe à la table des pizzas

event-dealt = { $name } reçoit { n-toppings } et { n-orders }.
event-received-toppings = { $cards ->
    [0] Aucune garniture n'arrive dans ta main.
   *[other] Dans ta main : { $what }.
}
event-received-orders = { $orders ->
    [0] Aucune commande n'arrive dans ta main.
   *[other] Dans ta main : { $list }.
}
event-drew-boss = { $name } pioche { boss-card } et devient le patron.
event-round-began = La manche { $round } commence ; à { $name } de jouer.
event-played = { $name } annonce : { spoken }{ $mix ->
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
event-played-order = { $name } joue la commande « { $order } ».
event-drew-kitchen = { $cards ->
    [0] { $name } ne pioche rien d'autre dans la cuisine.
   *[other] { $name } pioche { n-cards } dans la cuisine.
}
event-drew-waiter = { $name } pioche { n-orders } chez son serveur.
event-passed = { $name } passe.
event-stalemate = Tout le monde a passé.
event-stalemate-boss = Tout le monde a passé ; { $name } reçoit { boss-card } et devient le patron.
event-oven-opened = { $cards ->
    [0] { $name }, le patron, ouvre le four : il est vide.
   *[other] { $name }, le patron, ouvre le four : { n-cards }.
}
event-revealed-topping = Du four sort { $what }.
event-revealed-order = La commande « { $order } » { $whose } sort du four : { $asks }.
event-joined = { $name } ajoute la commande « { $order } » à la série.
event-numbered = Dans la série, « { $order } » prend le { $number } : { $what }.
event-chose = { $name } choisit { $kinds } pour « { $order } ».
event-chose-number = { $name } choisit { kind-chosen } comme { $number } de la commande « { $order } ».
event-reserved = { $cards ->
    [0] Si l'aide vient, tu n'ajoutes rien toi-même.
   *[other] Si l'aide vient, tu ajoutes toi-même { $what }.
}
event-asked = { $name } demande de l'aide : { $what }.
event-refused-help = { $name } répond : no, grazie.
event-gave = { $name } aide en donnant { $what }.
event-added = { $name } ajoute { $what }.
event-committed = { $name } entre en duel avec { $value } : { $from ->
    [table] { $table } de la table
    [hand] { $hand } de sa main
   *[both] { $table } de la table, { $hand } de sa main
}.
event-showed-against = { $cards ->
    [one] { $name } montre { $what } contre le duel, puis reprend sa carte.
   *[other] { $name } montre { $what } contre le duel, puis reprend ses cartes.
}
event-showed-nothing = { $name } ne montre rien.
event-named = { $name } désigne { $opponent }.
event-showed-one = { $name } montre { $what }, puis reprend sa carte.
event-filled = { $cards ->
    [0] La commande « { $order } » { $whose } est honorée.
    [1] La commande « { $order } » { $whose } est honorée ; { $what } passe de la table au garde-manger.
   *[other] La commande « { $order } » { $whose } est honorée ; { $what } passent de la table au garde-manger.
}
burns = { $game ->
    [grande] elle brûle et sort du jeu
   *[other] elle brûle et va sous le serveur
}
event-burnt = { $why ->
    [no-scarcest-kind] La commande « { $order } » { $whose } ne trouve aucune autre sorte sur la table : { burns }.
    [own-kind-on-table] La commande « { $order } » { $whose } trouve sur la table la sorte de son propriétaire : { burns }.
    [nobody-helped] Personne n'aide pour la commande « { $order } » { $whose } : { burns }.
    [stopped] La commande « { $order } » { $whose } est contrée : { burns } ; la mise reste sur la table.
    [no-match-possible] Faute de garnitures en main, la commande « { $order } » { $whose } est impossible : { burns }.
   *[not-completed] La commande « { $order } » { $whose } n'est pas complétée : { burns }.
}
event-rewarded = Pour cette aide, la commande du dessus du serveur { $whose } compte comme honorée : « { $order } ».
event-new-boss = { $name } prend { boss-card } et devient le patron.
event-gathered = { $cards ->
    [0] Il ne reste rien sur la table.
   *[other] { $name } ramasse sur la table { $what } : c'est le fond du prochain four.
}
event-new-kitchen = On mélange le garde-manger : la nouvelle cuisine compte { n-cards }.
event-showed-hand = { $held ->
    [nothing] { $name } n'a plus de carte en main.
    [toppings] { $name } a encore en main { $what }.
    [orders] { $name } a encore en main { $orders ->
        [one] la commande { $list }
       *[other] les commandes { $list }
    }.
   *[both] { $name } a encore en main { $what }, ainsi que { $orders ->
        [one] la commande { $list }
       *[other] les commandes { $list }
    }.
}
event-ranked = Place { $place } : { $name }, avec { $orders ->
    [one] { $orders } commande honorée
   *[other] { $orders } commandes honorées
} et { n-in-hand } en main.

## Ce que l'on peut faire à la table des pizzas

action-play = Joue { $what }
action-play-none = Ne joue aucune garniture
action-play-order = Joue la commande « { $order } » ({ $asks })
action-play-no-order = Ne joue aucune commande
action-draw-kitchen = { $last ->
    [yes] { $cards ->
        [one] Pioche la dernière carte de la cuisine : on ouvre le four
       *[other] Pioche les { $cards } dernières cartes de la cuisine : on ouvre le four
    }
   *[no] Pioche { n-cards } dans la cuisine
}
action-draw-waiter = { $last ->
    [yes] { $orders ->
        [one] Pioche la dernière commande de ton serveur
       *[other] Pioche les { $orders } dernières commandes de ton serveur
    }
   *[no] Pioche { n-orders } chez ton serveur
}
action-join = Ajoute la commande « { $order } » à la série
action-no-series = Pas de série : cette commande seule
action-end-series = Pas d'autre commande : la série est complète
action-number = « { $order } » prend le { $number } : { $what }
action-choose = Prends { $what } : { $then ->
    [filled] la table a tout, la commande est honorée
    [from-hand] tu ajoutes { $lack } de ta main, la commande est honorée
   *[lacking] sur la table, il manque { $lack }
}
action-choose-number = Prends { kind-chosen } comme { $number }
action-add = { $series ->
    [yes] Ajoute { $what } de ta main : toute la série est honorée
   *[no] Ajoute { $what } de ta main : la commande est honorée
}
action-match = Joue { $what } de ta main : la commande est honorée
action-ask = { $series ->
    [yes] Demande de l'aide aux autres : si personne n'en donne, toute la série brûle
   *[no] Demande de l'aide aux autres : si personne n'en donne, la commande brûle
}
action-reserve = Si l'aide vient, ajoute toi-même { $what }
action-reserve-none = { $kind ->
    [pineapple] N'ajoute pas d'ananas toi-même
    [olive] N'ajoute pas d'olive toi-même
   *[other] N'ajoute pas de { kind } toi-même
}
action-want = Demande { $what }
action-want-none = { $kind ->
    [pineapple] Ne demande pas d'ananas
    [olive] Ne demande pas d'olive
   *[other] Ne demande pas de { kind }
}
action-give = { $reward ->
    [yes] Donne { $what } : la commande du dessus de ton serveur compte comme honorée
   *[no] Donne { $what } : ton serveur est vide, il n'y a pas de récompense
}
action-commit = { $from ->
    [table] Engage { $table } de la table : { $value } en tout
    [hand] Engage { $hand } de ta main : { $value } en tout
   *[both] Engage { $table } de la table et { $hand } de ta main : { $value } en tout
}
action-show = { $kind ->
    [olive] Montre toutes tes olives ; tu les reprends
   *[other] Montre tous tes { kind-plural } ; tu les reprends
}
action-name = Désigne { $opponent }, qui montre une garniture
action-show-one = Montre { $what } ; tu reprends ta carte
action-no-burns = { $game ->
    [grande] Laisser brûler : la commande sort du jeu
   *[other] Laisser brûler : la commande va sous ton serveur
}
action-no-match = { $kind ->
    [pineapple] Tu n'as pas d'ananas pour répondre
    [olive] Tu n'as pas d'olive pour répondre
   *[other] Tu n'as pas de { kind } pour répondre
} : { $game ->
    [grande] la commande brûle et sort du jeu
   *[other] la commande brûle et va sous ton serveur
}
action-no-help = No, grazie : tu gardes tes cartes
action-no-show = Ne montre rien

## Ce que l'on demande à la table des pizzas

question-over = La partie est terminée.
question-play-toppings = Au tour { $whose } : quelles garnitures vont au four ?
question-play-order = { $name } décide : une commande va-t-elle au four ?
question-draw = { $name } pioche : dans la cuisine ou chez son serveur ?
question-series = { $name } décide : un autre Quatre rejoint-il « { $order } » ?
question-number = { $name } décide : quelle commande de la série prend le { $number } ?
question-choose = { $name } décide : comment honorer la commande « { $order } » ?
question-choose-number = { $name } décide : quelle sorte est le { $number } de la commande « { $order } » ?
question-settle = { $series ->
    [yes] { $name } décide : comment payer la série ? Sur la table, il manque { $lack }.
   *[no] { $name } décide : compléter la commande « { $order } » ? Sur la table, il manque { $lack }.
}
question-reserve = { $kind ->
    [olive] { $name } décide : quelles olives ajouter si l'aide vient ? Sur la table, il manque { $lack }.
   *[other] { $name } décide : quels { kind-plural } ajouter si l'aide vient ? Sur la table, il manque { $lack }.
}
question-want = { $kind ->
    [pineapple] { $name } décide : combien d'ananas demander ? Sur la table, il manque { $lack }.
    [olive] { $name } décide : combien d'olives demander ? Sur la table, il manque { $lack }.
   *[other] { $name } décide : combien de { kind-plural } demander ? Sur la table, il manque { $lack }.
}
question-help = { $name } décide : donner { $what } à { $owner } ?
question-commit = { $kind ->
    [pineapple] { $name } décide : combien d'ananas engager dans le duel ?
    [olive] { $name } décide : combien d'olives engager dans le duel ?
   *[other] { $name } décide : combien de { kind-plural } engager dans le duel ?
}
question-show-against = { $name } décide : montrer ses { kind-plural } contre le duel { $owners } ? Il en faut { $value } pour le contrer ; { $shown ->
    [0] rien n'est encore montré
   *[other] { $shown } jusqu'ici
}.
question-name = { $name } décide : qui désigner pour la commande « { $order } » ?
question-show-one = { $name } décide : quelle garniture de sa main montrer à { $owner } ?
question-match = { $name } décide : répondre par { spoken } de sa main ?

## Calcory

calcory-card = { $colour ->
    [red] { $number } rouge
    [yellow] { $number } jaune
    [green] { $number } vert
    [blue] { $number } bleu
   *[violet] { $number } violet
}
calcory-set = { $sum } en { n-cards }
calcory-event-dealt = Les soixante cartes sont étalées face cachée ; à { $name } de jouer.
calcory-event-turned = { $name } retourne { $at } : un { $card }.
calcory-event-failed = { $why ->
    [over-13] Plus de 13 : les cartes { $whose } sont remises face cachée.
    [second-zero] Un deuxième 0 : les cartes { $whose } sont remises face cachée.
    [gave-up] { $name } abandonne : les cartes sont remises face cachée.
    [none-left-too-many-cards] Il ne reste aucune carte face cachée, et { $name } n'a pas assez de jetons : les cartes sont remises face cachée.
    [none-left-one-card] Il ne reste aucune carte face cachée, et { $name }, qui n'a encore rien gagné, n'en a retourné qu'une : elle est remise face cachée.
   *[none-left] Il ne reste aucune carte face cachée, et les cartes { $whose } ne battent pas les cartes marquées : elles sont remises face cachée.
}
calcory-event-beaten = Les cartes marquées { $whose } sont battues et remises face cachée.
calcory-event-marked = { $forced ->
    [yes] Il ne reste aucune carte face cachée : { $name } doit s'arrêter à { calcory-set } et { $cards ->
        [one] la marque
       *[other] les marque
    }.
   *[no] { $name } s'arrête à { calcory-set } et { $cards ->
        [one] la marque
       *[other] les marque
    }.
}
calcory-event-thirteen = Exactement 13 pour { $name } !
calcory-event-survived = { $cards ->
    [one] Personne n'a battu la carte marquée { $whose }.
   *[other] Personne n'a battu les { $cards } cartes marquées { $whose }.
}
calcory-event-took = { $name } gagne { n-cards }.
calcory-event-put-back = { $moved ->
    [no] { $name } remet face cachée la carte en { $at }.
   *[yes] { $name } repose face cachée en { $to } la carte qui était en { $at }.
}
calcory-event-passed = { $name } ne trouve aucune carte face cachée et passe.
calcory-event-took-last = { $name } gagne la seule carte marquée.
calcory-event-over = { $why ->
    [quiet] Depuis { $turns } tours, personne n'a pris de carte : la partie est terminée.
   *[last-card] La partie est terminée.
}
calcory-action-turn = Retourne { $at }
calcory-action-stop = { $stop ->
    [give-up] Abandonne : tes cartes sont remises face cachée
    [beat] Arrête-toi : { calcory-set } bat les cartes marquées, et ce sont les tiennes que tu marques
   *[mark] Arrête-toi : tu marques { $cards ->
        [one] ta carte
       *[other] tes { $cards } cartes
    }, de somme { $sum }
}
calcory-action-back = Repose le { $card } qui est en { $at } ; tu gagnes les autres
calcory-action-put = { $moved ->
    [no] Laisse-la en { $to }, face cachée
   *[yes] Pose-la en { $to }, face cachée
}
calcory-question-turn = { $turned ->
    [0] Au tour { $whose } : quelle carte retourner ?
   *[other] { $stop ->
        [no] { $name } a { calcory-set } : quelle carte retourner ensuite ?
       *[other] { $name } a { calcory-set } : retourner une autre carte, ou s'arrêter ?
    }
}
calcory-to-beat = { $question } À battre : { calcory-set }.
calcory-question-back = { $name } prend les cartes : laquelle reposer ?
calcory-question-put = { $name } repose la carte : où ?
