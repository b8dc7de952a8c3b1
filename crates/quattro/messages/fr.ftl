# Ce que dit la ligne de commande en plus des phrases de quattro-words, dont les messages servent ici aussi.

## La table

cli-alone = (à { $name } seulement) { $said }
cli-round = Manche { $round } sur { $rounds } : { $phase ->
    [playing] on remplit le four
    [oven] on vide le four
   *[over] la partie est finie
}
cli-table = Table
cli-oven = Four
cli-kitchen = Cuisine
cli-larder = Garde-manger
cli-boss = patron
cli-hand = main : { $what }
cli-hand-counted = main : { n-toppings }, { n-orders }
cli-orders = { $orders ->
    [one] commande { $list }
   *[other] commandes { $list }
}
cli-waiter = serveur : { n-orders }
cli-filled = { $orders ->
    [0] rien d'honoré
    [one] { $orders } honorée : { $list }
   *[other] { $orders } honorées : { $list }
}
cli-removed = hors jeu : { $list }
cli-grid = La grille
cli-won = { $cards ->
    [0] rien de gagné
    [one] { n-cards } gagnée
   *[other] { n-cards } gagnées
}
cli-marked = marqué : { calcory-set }
cli-ranking = Classement
cli-ranked = { $place }. { $name }, avec { $game ->
    [calcory] { n-cards }
   *[other] { $orders ->
        [one] { $orders } commande honorée
       *[other] { $orders } commandes honorées
    } et { n-in-hand } en main
}
cli-unfinished = L'enregistrement s'arrête ici ; la partie n'est pas finie.
cli-enter = [Entrée]

## L'arbitre

cli-by-itself = Avant que quelqu'un ait à décider :
cli-note-kitchen = Ton fichier ne donne pas l'ordre de la cuisine. Les cartes piochées ici ne sont qu'un exemple.
cli-note-waiter = Ton fichier ne donne pas l'ordre de ce serveur. Les commandes piochées ici ne sont qu'un exemple.
cli-note-shuffled = Il fallait mélanger une pile, et Quattro l'a fait de son côté. À ta table, les cartes seront dans un autre ordre.
cli-play-error = --play, action { $number } : { $said }
cli-not-allowed = « { $action } » n'est pas permis. { $rule } : { $why }

## La partie à regarder

cli-watch-intro = { $players } robots jouent à { game }{ $random ->
    [yes] { " " }et choisissent au hasard parmi les coups permis
   *[no] { " " }({ $bots })
}. Tu vois ce que tu verrais à la table : ce qui est dit et montré, mais pas ce que les autres ont en main.
cli-watch-game = { $game ->
    [calcory] Soixante cartes avec des nombres sont étalées face cachée. Celui qui retourne une somme d'exactement 13 gagne ces cartes ; une somme plus petite est marquée et doit tenir jusqu'au tour suivant. Celui qui a le plus de cartes gagne.
   *[other] Chacun joue des garnitures et des commandes dans un même four et essaie de se rappeler ce qu'il contient. Puis on vide le four, du premier entré au dernier : une commande est honorée si ses garnitures sont sur la table, ou si son propriétaire ajoute ce qui manque. Celui qui a le plus de commandes honorées gagne.
}
cli-watch-rules = La règle est entre crochets la première fois qu'elle sert. La graine aléatoire de cette partie est { $seed }.
cli-watch-skip = Entrée pour ne plus attendre.
cli-watch-next = Et maintenant ?
cli-next-watch = regarder un autre jeu : mamma-mia, sole-mio, grande ou calcory
cli-next-rules = lire les règles
cli-next-judge = trancher une dispute à une vraie table
cli-next-simulate = jouer dix mille parties

## Le serveur

cli-serving = Quattro est prêt.
cli-serving-here = Sur cette machine : { $address }
cli-serving-others = Pour les autres : { $address }
cli-serving-stop = Arrête-le avec Ctrl+C ; chaque partie reprendra là où elle s'est arrêtée.

## Les mélanges vérifiés

# $contributions : le nombre de joueurs qui ont contribué à la graine.
cli-verified-seed = L'engagement du serveur est tenu : la graine en découle{ $contributions ->
    [0] { "" }
    [one] , ainsi que de { $contributions } contribution
   *[other] , ainsi que de { $contributions } contributions
}.
cli-verified-game = { $shuffles ->
    [one] Le seul mélange vient
   *[other] Les { $shuffles } mélanges viennent tous
} de cette graine, et { $moves ->
    [0] aucun coup n'a été joué
    [one] le seul coup est permis
   *[other] les { $moves } coups sont tous permis
}.
