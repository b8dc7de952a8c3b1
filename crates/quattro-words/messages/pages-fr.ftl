# Textes français des pages faites par le serveur, dont le client n'a pas besoin. Mêmes messages que pages-en.ftl.

## Les règles en une page

page-rules-lead = en une page · { ui-facts }
page-rules-learn = Apprendre en jouant
page-rules-goal = Le but
page-rules-goal-text = { $game ->
    [mamma-mia] Tu as huit commandes et trois manches : honores-en plus que les autres.
    [sole-mio] Tu as onze commandes et deux manches : honores-en plus que les autres.
   *[grande] Tu as dix-neuf commandes et trois manches : honores-en plus que les autres.
}
page-rules-goal-tie = { $game ->
    [mamma-mia] Égalité ? Qui a le plus de garnitures en main l'emporte.
   *[other] Égalité ? Qui a le plus de garnitures en main l'emporte, et un double compte pour deux.
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
page-rules-reward = La récompense
page-rules-series = Les séries
page-rules-series-text = Quand un de tes Quatre sort, ajoute d'autres Quatre de ta main. Ensemble, ils demandent moins : 4, 3, 2 et 1. Tout ou rien.
page-rules-orders = { $game ->
    [mamma-mia] Tes huit commandes
    [sole-mio] Tes onze commandes
   *[grande] Tes dix-neuf commandes
}
page-rules-orders-lead = Celles du piment. Tout le monde a les mêmes, chacun avec sa propre sorte.
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
page-rules-calcory-end-text = Qui vient chercher une seule carte marquée la garde, et la partie est finie. Qui a le plus de cartes gagne.
page-rules-law = Les règles à la lettre

## Drôles d'endroits

page-burnt = Cette page a brûlé
page-burnt-text = Il n'y a rien à cette adresse. Le reste de la cuisine va bien.
page-no-table = Cette table n'existe pas
page-no-table-text = Il n'y a personne ici. Le lien a peut-être perdu une lettre : redemande-le, ou ouvre une table à toi.
page-no-code-text = Il n'y a personne à celle-ci. La partie a peut-être commencé, ou c'était une autre lettre ?
page-try-code = Essayer ce code
page-join = Rejoindre
page-join-letters = avec quatre lettres
page-join-letter = Lettre { $number } sur 4
page-tv-text = Sur la télé, ouvre { $host }/tv et scanne ce qui s’affiche : la table est là-bas, tes cartes restent sur ton téléphone.
page-tv-here = L’afficher sur cet écran
page-moment = Un instant
page-to-start = Retour à l'accueil
page-again = Réessayer
page-own-table = Ouvrir ma table
page-laying = On dresse la table…
page-rewinding = On va chercher la partie…
page-needs-script = Cette table a besoin de JavaScript. Active-le dans ton navigateur et recharge la page. En attendant, tu peux lire les règles.
page-invited = { $game } : { $name } t'invite à jouer. Touche le lien et installe-toi, sans compte à créer.
page-replayed = { $game }, coup par coup : { $scores }.

## Jouer sur cet appareil

page-device = Sur cet appareil
page-offline = Le four reste allumé
page-offline-text = Tout ce qu'il te faut est déjà sur cet appareil.
page-device-intro = Contre des robots, ou à plusieurs sur un seul téléphone. Pas besoin de réseau, et tes parties restent ici.
page-device-no-network = Pas de réseau
page-device-bots = Jouer contre des robots
page-device-together = À plusieurs sur un téléphone
page-device-safe = Tes parties avec tes amis ne risquent rien. On guette le réseau pour toi.
page-device-back = Le réseau est revenu.
page-device-go-back = Retrouver tes amis
page-device-friends = Jouer avec des amis
page-device-new = Nouvelle partie
page-device-new-hint = Des robots prennent les autres places et la partie commence tout de suite.
page-device-together-hint = Ensuite, vous dites qui joue. Des robots prennent les places libres.
page-device-begin = Commencer
page-device-set-up = Régler la partie
page-device-games = Parties sur cet appareil
page-device-delete = Supprimer
page-device-delete-sure = Touche encore pour supprimer
page-device-keep = Garder sur le serveur
page-device-kept = Gardée dans tes parties
page-device-kept-hint = hors classement
page-device-learn = Apprendre en jouant
page-device-played = jouée sur un appareil

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
page-log-out-hint = Sans autre appareil, clé d'accès ou fiche de secours, tu ne pourras plus être ce joueur.
page-earlier = Qui tu étais avant sur cet appareil
page-switch = Revenir
page-link = Être { $name } sur cet appareil ?
page-link-now = Ici, tu es { $name } pour l'instant. Tu pourras revenir à tout moment, dans « Tes appareils ».
page-link-nobody = Ici, tu n'as pas encore de nom.
page-link-warning = Ne continue que si tu viens de créer ce lien, sur un appareil à toi que tu as sous la main. Toute autre personne qui l'aurait créé verrait tes cartes et pourrait jouer à ta place.
page-link-mine = C'est moi qui ai créé ce lien
page-link-not-mine = On me l'a envoyé : partir
page-link-number = Tape le nombre que ton autre appareil affiche maintenant :

## Mes parties. $unit vaut now, minutes, hours, yesterday ou days, $time dit combien.

page-your-turn = À toi de jouer
page-running-games = Tes parties en cours
page-games-wait = { $games ->
    [one] 1 partie t'attend
   *[other] { $games } parties t'attendent
}
page-company = { $people ->
    [0] { $bots ->
        [0] personne d'autre pour l'instant
        [one] avec un robot
       *[other] avec { $bots } robots
    }
   *[other] { $bots ->
        [0] avec { $names }
        [one] avec { $names } et un robot
       *[other] avec { $names } et { $bots } robots
    }
}
page-round = manche { $round }
page-since = { $unit ->
    [now] à l'instant
    [minutes] depuis { $time } min
    [hours] { $time ->
        [one] depuis une heure
       *[other] depuis { $time } heures
    }
    [yesterday] depuis hier
   *[days] depuis { $time } jours
}
page-waits-for = attend { $name }, { $since }
page-waits-for-players = attend des joueurs, { $since }
page-slow = { $days ->
    [one] un jour par décision
   *[other] { $days } jours par décision
}
page-look-in = Jeter un œil
page-all-my-games = Toutes mes parties
page-show = Quelles parties
page-show-all = Toutes
page-show-running = En cours
page-show-finished = Terminées
page-older = Parties plus anciennes
page-replay = Revoir
page-no-games = Pas encore de partie ici.
page-no-games-text = Ce que tu joues reste ici, de la première à la dernière carte : pour continuer ou pour revoir.
page-no-name-games-text = Joue ou ouvre une table, et tes parties apparaîtront ici.
page-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
page-score = { $game ->
    [calcory] { $score ->
        [one] { $score } carte
       *[other] { $score } cartes
    }
   *[other] { $score ->
        [one] { $score } commande
       *[other] { $score } commandes
    }
}

## Chiffres

page-profile = Ton profil
page-playing-since = { $games ->
    [one] 1 partie depuis le
   *[other] { $games } parties depuis le
}
page-pizzeria = Ta pizzeria
page-orders-per-game = commandes remplies par partie
page-games-won = { $games ->
    [one] partie, dont { $won } gagnée
   *[other] parties, dont { $won } gagnées
}
page-help-given = de coups de main, quand on t'en demande
page-favourite = Préférée : { $order }
page-favourite-text = Remplie { $filled } fois sur { $all }.
page-unlucky-text = { $filled ->
    [0] { $order }, jamais encore : brûlée { $burnt } fois.
   *[other] { $order }, seulement { $filled } fois sur { $all }.
}
page-ratings = Classement
page-ratings-text = D'après les parties avec d'autres personnes. Tout le monde commence à 1500 ; plus le nombre après ± est petit, plus c'est sûr. Personne d'autre ne le voit.
page-rating-of = { $game }, { $players } chaises
page-rated-games = { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
page-you-and = Toi et { $name }
page-you = Toi
page-to = à
page-met = { $games ->
    [one] 1 partie ensemble
   *[other] { $games } parties ensemble
}
page-figures = Tes chiffres
page-figures-hint = Les autres n'en voient rien, et tu ne vois rien des leurs. Si tu les caches, ils quittent cette page, et tu n'es plus dans le « Toi et … » de personne. Le compte continue.
page-figures-hide = Cacher mes chiffres
page-figures-show = Montrer mes chiffres

## Garder un profil, revenir, partir. $name est une personne.

page-keep-line = N'existe que sur cet appareil.
page-keep-it = Le garder
page-keep = Garde ce profil
page-keep-text = Il n'existe que sur cet appareil. Téléphone perdu, pizzas perdues.
page-passkey = Clé d'accès
page-passkey-text = Ton doigt ou ton visage l'ouvre sur tous tes appareils.
page-passkey-add = Ajouter une clé
page-passkey-insecure = Seulement à une adresse sécurisée (https). Prends la fiche.
page-passkey-remove = Retirer
page-passkey-made = créée :
page-sheet = Fiche de secours
page-sheet-text = Un code QR et douze mots à imprimer et à ranger dans un tiroir.
page-sheet-print = Imprimer
page-back-ways = Comment tu reviens
page-sheet-new = Nouvelle fiche
page-sheet-made = créée :
page-data = Tes données
page-data-text = Ton nom, tes parties, ce que tu as dit à table. Pas d'adresse mail, rien d'autre.
page-rename = Ton nom
page-rename-save = Changer
page-rename-hint = Aux tables où tu es déjà, tu gardes le nom sous lequel tu t'es assis.
page-export = Exporter
page-delete = Tout supprimer…
page-delete-title = Tout supprimer ?
page-delete-goes = Ton nom, tes résultats, ce que tu as dit dans la discussion, tes clés, ta fiche de secours et tes appareils disparaissent pour de bon. Personne ne peut les faire revenir, nous non plus.
page-delete-stays = Les parties finies restent aux autres, avec « NN » à ta place. Dans les parties en cours, un bot joue pour toi ; tes tables qui n'ont pas commencé sont fermées.
page-delete-yes = Tout supprimer
page-delete-no = Tout garder
page-come-back = C'était moi
page-come-back-ask = Déjà joué ici ?
page-come-back-text = Redeviens le joueur que tu étais, avec tes parties.
page-come-back-now = Ici, tu es { $name } pour l'instant. Tu peux revenir en arrière quand tu veux, sous « Tes appareils ».
page-come-back-passkey = Utiliser une clé d'accès
page-come-back-words = Les douze mots de ta fiche de secours, dans l'ordre
page-come-back-go = Revenir
page-sheet-title = Fiche de secours de { $name }
page-sheet-why = Avec cette fiche, tu redeviens { $name } sur n'importe quel appareil, même si tu perds le téléphone. Elle ne s'affiche qu'une fois, maintenant.
page-sheet-before = Une nouvelle fiche remplace celle que tu as.
page-sheet-make = Créer la fiche
page-sheet-use = Scanne le code, ou ouvre cette adresse et tape les mots dans l'ordre :
page-sheet-care = Qui a cette fiche peut être toi. Garde-la comme une clé.
page-sheet-qr = Code QR de cette fiche
page-back = Retour
page-done = Terminé
## Appels à ceux dont la page est fermée
page-call-turn = À toi de jouer : { $game }
page-call-turn-text = { $count ->
    [0] Les robots t'attendent.
    [1] { $names } t'attend.
   *[other] { $names } t'attendent.
}
page-call-rematch = Encore une partie de { $game } ?
page-call-rematch-text = { $names } veut une revanche.
page-call-invitation = Viens jouer à { $game }
page-call-invitation-text = { $count ->
    [0] Une table t'attend.
    [1] { $names } t'invite à sa table.
   *[other] { $names } t'invitent à leur table.
}
page-calls = Appels
page-calls-text = Quand c'est à toi ou que quelqu'un veut une revanche, cet appareil te prévient, même si Quattro est fermé. Il ne dit jamais rien des cartes.
page-calls-off = Ne plus m'appeler
page-quiet = Silence la nuit
page-quiet-from = de
page-quiet-until = à
## La donne du jour. $weekday vaut 0 pour lundi, $month 1 pour janvier ; $place est une place parmi quatre
page-date = { $weekday ->
    [0] lundi
    [1] mardi
    [2] mercredi
    [3] jeudi
    [4] vendredi
    [5] samedi
   *[6] dimanche
} { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
page-weekday-short = { $weekday ->
    [0] lun.
    [1] mar.
    [2] mer.
    [3] jeu.
    [4] ven.
    [5] sam.
   *[6] dim.
}
page-day-title = { $game ->
    [calcory] Les carreaux du jour
   *[other] La pizza du jour
}
page-day-next = La prochaine dans { $hours } h { $minutes } min
page-day-over = Ce jour est terminé.
page-day-games = Jeux
page-day-days = Jours
page-day-before = La veille
page-day-after = Le lendemain
page-day-same = Les mêmes cartes pour tout le monde.
page-day-who = Toi, Rosa, Enzo et Lia. Un seul essai.
page-day-bake = { $game ->
    [calcory] Jouer celle du jour
   *[other] Enfourner
}
page-day-waits = Ta partie t’attend
page-day-waits-text = Ton seul essai a commencé. Termine-le avant la fin du jour, et il compte.
page-day-waits-late = Le jour est terminé, elle ne compte plus. Tu peux quand même continuer.
page-day-go-on = Continuer
page-day-late = Elle s’est terminée après son jour et ne compte pas.
page-day-past = Un jour passé
page-day-past-text = Ses cartes se jouent encore. Cela ne compte plus.
page-day-again = Jouer ces cartes
page-day-filled = { $game ->
    [calcory] { $count ->
        [one] carte gagnée
       *[other] cartes gagnées
    }
   *[other] { $count ->
        [one] commande livrée sur { $total }
       *[other] commandes livrées sur { $total }
    }
}
page-day-place = { $place ->
    [1] première place sur quatre
    [2] deuxième place sur quatre
    [3] troisième place sur quatre
   *[4] quatrième place sur quatre
}{ $burnt ->
    [0] {""}
    [one] , 1 brûlée
   *[other] , { $burnt } brûlées
}
page-day-row = livrées : { $full }, brûlées : { $burnt }, ouvertes : { $open }
page-day-yesterday = Hier
page-day-board = La journée
page-day-friends = Tes amis
page-day-everyone = Tout le monde
page-day-nobody = Personne n’a terminé ce jour-là.
page-day-names = { $count ->
    [0] Personne n’a encore terminé.
   *[other] Ont terminé : { $names }.
}
page-day-after-yours = Tu verras leurs résultats quand ta partie sera finie.
page-day-ties = { $game ->
    [calcory] À égalité de cartes, le rang est partagé.
   *[other] À égalité de commandes, plus d’ingrédients en main passent devant.
}
page-day-first = C’est toi qui ouvres la journée.
page-day-better = { $count } personnes ont terminé. Tu as fait mieux que { $percent } % des autres.
page-day-count = { $count ->
    [one] { $count } personne a terminé.
   *[other] { $count } personnes ont terminé.
}
page-day-week = Ta semaine
page-day-in-a-row = { $count } jours de suite
page-day-proof = Personne n’a vu les cartes avant
page-day-proof-text = Les cartes découlent d’un secret tiré plusieurs jours à l’avance. Son empreinte est affichée ici dès lors, le secret lui-même quand le jour est terminé : avec l’enregistrement d’une partie du jour, « quattro verify » vérifie les deux. Seuls les responsables de ce serveur pourraient aller le regarder.
page-day-commitment = Empreinte
page-day-secret = Secret
page-day-invites = Mêmes cartes, à toi : { $address }
page-same-title = Les mêmes cartes
page-same-text = Ces parties ont reçu les mêmes cartes. La même chaise avait la même main, et la même a commencé.
page-same-chair = Chaise
## Petits tournois

page-evening-more = Plus d'une table ? Organise une soirée.
page-evening-new = Organiser une soirée
page-evening-hint = De deux à 32 personnes, plusieurs manches, et à chaque manche les mêmes cartes à toutes les tables : personne ne gagne par pur hasard. Quattro place tout le monde et compte les points.
page-evening-rounds = Manches
page-evening-create = Inviter du monde
page-evening = Soirée { $title }
page-evening-waiting = { $host } organise une soirée en { $rounds ->
        [one] une manche
       *[other] { $rounds } manches
    }. Toute personne qui a le lien peut participer.
page-evening-between = La manche { $round } sur { $rounds } est finie. { $host } lance la suivante.
page-evening-playing = Manche { $round } sur { $rounds } en cours.
page-evening-over = Cette soirée est terminée.
page-evening-won = { $name } remporte la soirée !
page-evening-shared = { $names } et { $last } se partagent la victoire !
page-evening-join = Participer
page-evening-begin = Lancer la manche { $next }
page-evening-to-table = À ma table
page-evening-again = Une autre soirée
page-evening-come = Rejoins-nous
page-evening-qr = QR code du lien vers cette soirée
page-evening-standings = Classement
page-evening-place = Place
page-evening-name = Nom
page-evening-round = M{ $round }
page-evening-points = Points
page-evening-gone = n'est plus là
page-evening-counts = Une partie vaut jusqu'à 100 points : la moitié pour ceux que tu bats à ta table, l'autre pour ceux que tu bats aux autres tables, à la même place et avec les mêmes cartes.
page-evening-tables = Manche { $round }
page-evening-table = Table { $table }
page-evening-bot = Robot
page-evening-done = Terminé
page-evening-same-cards = Toutes les tables ont les mêmes cartes, fixées avant la manche :
page-evening-tv = Afficher sur une télé
page-evening-leave = Quitter la soirée
page-evening-close = Finir la soirée
page-evening-sure = Finir la soirée pour tout le monde ? Ce qui a été joué compte.

# A finished game looked back at.
page-review = Retour sur la partie
page-review-of = { $game } · { $place ->
    [1] { $who ->
        [you] Tu as gagné
       *[other] { $name } a gagné
    }
   *[other] { $who ->
        [you] Tu as fini { $place }e
       *[other] { $name } a fini { $place }e
    }
}
page-review-replay = Toute la partie
page-review-computing = Chaque décision est rejouée des milliers de fois. Cela prend quelques secondes.
page-review-again = Regarder encore
page-review-chance = Chances de gagner, en pour cent
page-review-curve = De { $from } pour cent à la donne à { $to } pour cent à la fin
page-review-decisions = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}, dont { $good } au mieux
page-review-round = Manche { $round }
page-review-good = au mieux
page-review-nearly = presque
page-review-lost = il y avait mieux
page-review-open = cartes ouvertes
page-review-moment = un moment décisif
page-review-split = Ce qui a fait la différence
page-review-split-text = En points de chances de gagner, de { $from } à la donne à { $to } à la fin.
page-review-score = Score de mémoire
page-review-score-text = 100 : tout ce qui avait été annoncé a servi. 0 : comme si rien n'avait été retenu.
page-review-no-score = Dans cette partie, la mémoire comptait trop peu pour un score.
page-review-told = Cela avait été annoncé avant, et cela comptait :
page-review-to-win = de gagner
page-review-look = Voir ce moment
page-review-play-on = Reprendre d'ici
page-review-others = Les décisions de qui
page-review-moments = { $count ->
    [one] Le moment décisif
   *[other] Les moments décisifs
}
page-review-nothing = Rien à regretter
page-review-nothing-text = Aucune décision n'a coûté trois points ou plus.
page-review-oven = { $count ->
    [one] Une carte était dans le four :
   *[other] { $count } cartes étaient dans le four, dans cet ordre :
}
page-review-faded = sans doute effacé : plus de 20 annonces avant
page-review-fresh = encore frais
page-memory = Mémoire
page-memory-text = De ce qu'on t'avait annoncé et qui comptait, voilà ce que tu as utilisé, en pour cent, sur tes dernières parties analysées. La ligne va de partie en partie.
