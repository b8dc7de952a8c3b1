# Ce que dit la table dans le terminal, en plus des phrases de quattro-words. Les touches sont entre crochets.

play-me = Toi
play-you = toi
play-speed = vitesse
play-toppings = garnit.
play-orders = cmdes
play-waiter = serveur
play-filled = honor.
play-kitchen = Cuisine
play-oven = Four
play-larder = Garde-manger
play-on-top = dessus :
play-hand = Ta main
play-open-filled = { $orders ->
    [0] rien d'honoré
    [one] { $orders } honorée : { $list }
   *[other] { $orders } honorées : { $list }
}
play-open-removed = hors jeu : { $list }
play-open-hand = en main : { $what }
play-no-toppings = aucune garniture
play-no-orders = aucune commande
play-round = Manche { $round } sur { $rounds } · { $phase ->
    [playing] on remplit le four
    [oven] on vide le four
   *[over] la partie est finie
}
play-judged = { $order } { $whose } : { $asks }
play-left = { $cards ->
    [one] encore { $cards } carte dans la grille
   *[other] encore { $cards } cartes dans la grille
}
play-won = { $cards ->
    [0] rien de gagné
    [one] { $cards } carte gagnée
   *[other] { $cards } cartes gagnées
}
play-marked = marqué : { calcory-set }
play-nothing-here = Tu ne peux rien faire ici pour l'instant.
play-saved = Enregistré sous { $path }.
play-not-saved = Impossible d'enregistrer { $path } : { $error }
play-quit = Quitter la table ? La partie sera perdue si tu ne l'enregistres pas d'abord.
play-hint-awaited = Le chef regarde par-dessus ton épaule…
play-hint = Un chef qui en sait autant que toi a imaginé { $tries } parties. Résultat attendu, essais et coup :
play-hint-sure = Un chef n'aurait pas à réfléchir :
play-over = Basta ! La partie est finie.
play-ranked = { $place }. { $name }{ $who ->
    [me] { " " }(toi)
   *[bot] { "" }
}, avec { $game ->
    [calcory] { n-cards }
   *[other] { $orders ->
        [one] { $orders } commande honorée
       *[other] { $orders } commandes honorées
    } et { n-in-hand } en main
}
play-too-small = Cette table demande { $width } colonnes et { $height } lignes ; ta fenêtre en a { $now-width } et { $now-height }. Agrandis-la, et la partie continue.

play-keys-list = [↑↓ 1-9] choix  [Entrée] jouer  [?] règle  [h] conseil  [f] honorées  [s] sauver  [q] fin
play-keys-grid = [←↑↓→] place  [Entrée] jouer  [x] stop  [Tab] liste  [?] règle  [h] conseil  [q] fin
play-keys-grid-list = [↑↓ 1-9] choix  [Entrée] jouer  [Tab] grille  [?] règle  [h] conseil  [q] fin
play-keys-watch = [Espace] accélérer  [+ -] vitesse  [?] règle  [s] sauver  [q] fin
play-keys-over = [n] nouvelle partie  [s] sauver la partie  [f] toutes les cartes  [q] fin
play-keys-quit = [q] quitter  [une autre touche] continuer
play-keys-text = [↑↓] défiler  [une autre touche] retour à la table
play-keys-panel = [une touche] retour à la table
