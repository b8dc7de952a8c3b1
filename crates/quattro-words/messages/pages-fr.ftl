# Textes français des pages faites par le serveur, dont le client n'a pas besoin. Mêmes messages que pages-en.ftl.

## Les règles en une page

page-rules-lead = en une page · { ui-facts }
page-rules-learn = Apprendre en jouant
page-rules-goal = Le but
page-rules-goal-text = { $game ->
    [mamma-mia] Honore plus de tes huit commandes que les autres, en trois manches.
    [sole-mio] Honore plus de tes onze commandes que les autres, en deux manches.
   *[grande] Honore plus de tes dix-neuf commandes que les autres, en trois manches.
}
page-rules-goal-tie = { $game ->
    [mamma-mia] Égalité ? Plus de garnitures en main l'emporte.
   *[other] Égalité ? Plus de garnitures en main l'emporte, et un double compte pour deux.
}
page-rules-turn = Un tour en trois temps
page-rules-toppings = Garnitures
page-rules-toppings-text = { $game ->
    [mamma-mia] Enfournes-en autant que tu veux, d'une seule sorte. Annonce-les.
   *[other] Enfournes-en une ou plusieurs, d'une seule sorte. Annonce combien, et combien de doubles.
}
page-rules-announced = { $game ->
    [mamma-mia] 3 × salami !
   *[other] 3 × salami, dont un double !
}
page-rules-order = Une commande
page-rules-order-text = Si tu veux, une de tes commandes va par-dessus.
page-rules-draw = Pioche
page-rules-draw-text = Remonte à sept cartes : à la cuisine ou chez ton serveur, jamais les deux.
page-rules-or = ou
page-rules-oven = Un four pour tous
page-rules-oven-text = On ne voit que la carte du dessus. Ce qu'il y a dessous, tu le gardes en tête.
page-rules-oven-out = Quand la cuisine est vide, le four se vide carte par carte : la première entrée sort la première.
page-rules-filled = Honorée ou pas ?
page-rules-on-table = sur la table
page-rules-from-hand = de ta main
page-rules-enough = Tout y est :
page-rules-enough-text = { $game ->
    [mamma-mia] elle est honorée, et ses garnitures quittent la table.
   *[other] elle est honorée. Les doubles partent d'abord, quitte à en perdre une moitié.
}
page-rules-missing = Il manque quelque chose :
page-rules-missing-text = { $game ->
    [mamma-mia] ajoute exactement cela de ta main. Tu ne pioches rien en échange.
   *[other] ajoute-le de ta main, ou demande de l'aide aux autres.
}
page-rules-burnt = Il en manque toujours :
page-rules-burnt-text = { $game ->
    [grande] elle brûle et quitte le jeu.
   *[other] elle brûle et repasse sous ton serveur. Aucun point perdu.
}
page-rules-help = L'entraide
page-rules-help-text = Dis ce qui te manque ; un seul joueur doit tout donner. En échange, la commande du dessus de son serveur compte comme honorée. Si tous refusent, ta commande brûle.
page-rules-helped = Ta commande
page-rules-reward = La récompense de l'aide
page-rules-series = Les séries
page-rules-series-text = Quand un de tes Quatre sort, ajoute d'autres Quatre de ta main. Ensemble, ils demandent moins : 4, 3, 2 et 1. Tout ou rien.
page-rules-orders = { $game ->
    [mamma-mia] Tes huit commandes
    [sole-mio] Tes onze commandes
   *[grande] Tes dix-neuf commandes
}
page-rules-orders-lead = Celles du piment. Tout le monde a les mêmes, chacun avec sa sorte à soi.
page-rules-recipe = { $recipe ->
    [classic] Quatre Classiques
    [four] Quatre Quatre
   *[other] { ui-order-title }
}
page-rules-recipe-text = { $recipe ->
    [classic] 4 d'une autre sorte, 1 de la tienne.
    [mixed] 1 de chacune des cinq sortes.
    [bombastica] 15 ou plus, peu importe lesquelles. Rafle tout.
    [monotoni] 6 d'une autre sorte, 1 de la tienne. Tu choisis quand elle sort.
    [minimale] 3 de la sorte la plus rare sur la table, 1 de la tienne.
    [four] 4 d'une autre sorte. Peut entrer dans une série.
    [pairs] 2 de chaque sorte, sauf la tienne.
    [duel] 2 ou plus de la tienne. Les autres montrent ce qu'ils en ont ; autant que ta mise, et c'est raté.
    [match] Quelqu'un montre une garniture. Réponds de ta main par la même sorte.
    [without-me] 2 de chacune de deux autres sortes, tant que la tienne n'est pas sur la table.
    [two-doubles] Deux cartes doubles de sortes différentes.
    [ladder] 4, 3, 2 et 1 de quatre sortes. Tu choisis lesquelles.
   *[for-the-boss] 4 de la sorte du patron. Le patron, c'est alors toi.
}
page-rules-boss = Le patron
page-rules-boss-text = { $game ->
    [mamma-mia] Qui pioche Mamma Mia! vide le four, remélange et commence la manche suivante.
   *[other] Qui pioche Sole Mio! vide le four, remélange et commence la manche suivante.
}
page-rules-stays = Ce qui reste
page-rules-stays-text = { $game ->
    [mamma-mia] Les garnitures qui restent sur la table comptent encore à la manche suivante.
   *[other] Les garnitures qui restent vont au fond du prochain four : elles en sortiront les premières.
}
page-rules-calcory-goal = Gagne le plus de cartes. Retournes-en qui font exactement 13, ou arrête-toi avant et espère que personne ne fera mieux.
page-rules-calcory-turn = Un tour
page-rules-calcory-turn-text = Retourne des cartes une à une et additionne. Arrête-toi quand tu veux ; tant que tu n'as rien gagné, retournes-en au moins deux.
page-rules-calcory-bust = Plus de 13, ou un deuxième zéro : toutes sont remises face cachée.
page-rules-calcory-thirteen = Treize !
page-rules-calcory-thirteen-text = Les cartes sont à toi, sauf une : tu la reposes face cachée, sur n'importe quelle place libre.
page-rules-calcory-marked = Cartes marquées
page-rules-calcory-marked-text = Arrête-toi sous 13, et tes cartes restent visibles sous tes jetons. Le suivant doit les battre : une somme plus haute, ou la même avec plus de cartes. Si elles sont encore là à ton tour, elles sont à toi, sauf une.
page-rules-calcory-beats = bat
page-rules-calcory-memory = Garde-le en tête
page-rules-calcory-memory-text = Une carte remise face cachée n'est plus jamais montrée. Tu l'as vue ; retiens où.
page-rules-calcory-end = La fin
page-rules-calcory-end-text = Qui vient chercher une seule carte marquée la garde, et la partie est finie. Le plus de cartes l'emporte.
page-rules-law = Les règles à la lettre

## Drôles d'endroits

page-burnt = Cette page a brûlé
page-burnt-text = Il n'y a rien à cette adresse. Le reste de la cuisine va bien.
page-no-table = Cette table n'existe pas
page-no-table-text = Il n'y a personne ici. Le lien a peut-être perdu une lettre : redemande-le, ou ouvre une table à toi.
page-offline = Le four brûle quand même
page-offline-text = Pas de réseau. Tes parties avec tes amis ne risquent rien et t'attendent ; réessaie dans un instant.
page-moment = Un instant
page-to-start = Retour à l'accueil
page-again = Réessayer
page-own-table = Ouvrir ma table
page-laying = On dresse la table…
page-rewinding = On va chercher la partie…
page-needs-script = Cette table a besoin de JavaScript. Active-le dans ton navigateur et recharge la page. En attendant, tu peux lire les règles.
page-invited = { $name } t'invite à jouer à { $game }. Touche le lien et installe-toi, sans compte à créer.
page-replayed = { $game }, coup par coup : { $scores }.

## Listes

page-lobby-empty = Les chaises sont sur les tables.
page-lobby-empty-text = Ouvre une table : elle apparaît ici et tout le monde peut s'y asseoir. En attendant du monde, joue contre des robots.
page-open-table = Ouvrir une table
page-play-bots = Jouer contre des robots
page-my-tables = Tes tables
page-all-tables = Tables ouvertes à tous
page-to-table = Continuer
page-replays-text = Chaque partie terminée peut se revoir, coup par coup, toutes cartes visibles.
page-replays-empty = Rien n'est encore sorti du four.
page-replays-empty-text = Joue une partie jusqu'au bout et elle reste ici : chaque coup, chaque carte, chaque pizza brûlée.
page-my-games = Tes parties
page-all-games = Parties ouvertes à tous

## Un autre appareil

page-device-text = Ouvre ce lien sur l'autre appareil, ou scanne le code, et tape là-bas le nombre qui s'affichera ici. Le lien sert une seule fois, pendant 15 minutes. Ne l'envoie jamais à quelqu'un d'autre.
page-device-qr = Code QR du lien
page-copy = Copier le lien
page-me = Tu es { $name }
page-me-nobody = Tu n'as pas encore de nom ici
page-devices = Tes appareils
page-device-unknown = Appareil inconnu
page-device-here = cet appareil
page-device-seen = dernière utilisation :
page-log-out = Déconnecter
page-log-out-others = Déconnecter tous les autres appareils
page-log-out-hint = Il n'y a pas de mot de passe : sans appareil connecté, tu ne pourras plus être ce joueur.
page-earlier = Qui tu étais avant sur cet appareil
page-switch = Revenir
page-link = Être { $name } sur cet appareil ?
page-link-now = Ici, tu es { $name } pour l'instant. Tu pourras revenir à tout moment, dans « Tes appareils ».
page-link-nobody = Ici, tu n'as pas encore de nom.
page-link-warning = Ne continue que si tu viens de créer ce lien, sur un appareil à toi que tu as sous la main. Toute autre personne qui l'aurait créé verrait tes cartes et pourrait jouer à ta place.
page-link-mine = C'est moi qui ai créé ce lien
page-link-not-mine = On me l'a envoyé : partir
page-link-number = Tape le nombre que ton autre appareil affiche maintenant :
