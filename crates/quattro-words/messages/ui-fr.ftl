# Ce que disent les pages et la table dans le navigateur, en français. Mêmes messages que dans ui-en.ftl.

## Cartes

ui-order-title = { $recipe ->
    [classic] Classique
    [mixed] Mixte
    [bombastica] Bombastica
    [monotoni] Monotoni
    [minimale] Minimale
    [four] Quatre
    [pairs] Paires
    [duel] Duel
    [match] Miroir
    [without-me] Sans moi
    [two-doubles] Deux doubles
    [ladder] Échelle
   *[for-the-boss] Pour le patron
}

## La table des pizzas

ui-you = Toi
ui-your-turn = À toi
ui-you-decide = À toi de décider
ui-plays = joue…
ui-decides = réfléchit…
ui-bot = robot
ui-boss = patron
ui-away = pas là
ui-players = Joueurs
ui-n-toppings = { $count ->
    [one] { $count } garniture en main
   *[other] { $count } garnitures en main
}
ui-n-orders = { $count ->
    [one] { $count } commande en main
   *[other] { $count } commandes en main
}
ui-n-waiter = { $count ->
    [one] { $count } commande chez le serveur
   *[other] { $count } commandes chez le serveur
}
ui-n-filled = { $count ->
    [one] { $count } commande honorée
   *[other] { $count } commandes honorées
}
ui-n-won = { $count ->
    [one] { $count } carte gagnée
   *[other] { $count } cartes gagnées
}
ui-filled = { $count ->
    [one] honorée
   *[other] honorées
}
ui-kitchen = Cuisine
ui-waiter = Serveur
ui-larder = Garde-manger
ui-table = Sur la table
ui-table-left = de la manche d'avant, compte encore
ui-on-table = { $count } { $kind } sur la table
ui-oven-and-piles = Four et piles
ui-oven-closed = Four : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
ui-oven-top = { ui-oven-closed }, au-dessus : { $card }
ui-oven-emptied = Four déjà vidé
ui-your-hand = Ta main
ui-your-place = Ta place
ui-hand-empty = Tu n'as plus de carte.
ui-draw = piocher { $count }
ui-draw-where = Où piocher
ui-laid = Touche la pile où piocher
ui-take-cards-back = Reprendre les cartes
ui-announce = { $words } !
ui-announced = { spoken }
ui-announced-double = { ui-announced }, { $doubles ->
    [1] dont un double
   *[other] dont { $doubles } doubles
}
ui-passes = Je passe
ui-joins = Et encore un Quatre !
ui-asks = Qui m'aide ?
ui-refuses = No, grazie
ui-duel-with = { $value } !
ui-shows-nothing = Rien
ui-stamp-filled = Honorée
ui-short = Il manque { $what }.
ui-short-at-best = Il manque au moins { $what }.
ui-nobody-helped = Personne n'a aidé.
ui-why-burnt = { $why ->
    [no-scarcest-kind] Aucune autre sorte sur la table.
    [own-kind-on-table] Sa propre sorte est sur la table.
    [stopped] Contrée : { $shown } contre { $committed }.
    [no-match-possible] Aucune garniture pour répondre.
   *[other] Pas complétée.
}
ui-all-there = Tout y est !
ui-table-pays = La table paie { $what }.
ui-hand-pays = De la main : { $what }.
ui-of-needed = { $have } sur { $need }
ui-paid = paie { $count }
ui-under-your-waiter = Retour sous ton serveur
ui-under-waiter-of = Retour sous le serveur { $whose }
ui-out-of-game = Hors du jeu
ui-filled-now = { $count ->
    [one] { $count } honorée
   *[other] { $count } honorées
}
ui-stamp-burnt = Brûlée
ui-your-order = Ta commande
ui-order-of = Commande { $whose }
ui-reward-of = Récompense : { $name }
ui-chosen = Choisi
ui-asked-for = Demandé
ui-from-you = De ta main
ui-brought = Ajouté
ui-in-duel = en duel
ui-against = contre
ui-round = Manche { $round } sur { $rounds } · { $phase }
ui-round-alone = Manche { $round }
ui-phase = { $phase ->
    [playing] on remplit le four
    [oven] on vide le four
   *[over] c'est fini
}
ui-waiting-for = { $name } réfléchit…
ui-watching = Tu regardes.
ui-skip = Accélérer

## Le bouton

ui-play = Jouer { $what }
ui-play-both = Jouer { $what } + commande
ui-play-order = Jouer la commande
ui-only-draw = Piocher sans jouer ({ $pile })
ui-draw-from = Piocher ({ $pile })
ui-pass = Passer
ui-pick = Touche les cartes que tu veux jouer.
ui-draws-nothing = Tu ne pioches rien.
ui-draws-from-only = Tu pioches ici : { $pile }.

## Décisions

ui-add-cards = { $count ->
    [one] Ajouter { $count } carte
   *[other] Ajouter { $count } cartes
}
ui-give-cards = { $count ->
    [one] Donner { $count } carte
   *[other] Donner { $count } cartes
}
ui-reserve-cards = { $count ->
    [one] Mettre { $count } carte de côté
   *[other] Mettre { $count } cartes de côté
}
ui-was-asked = a répondu
ui-now = maintenant
ui-later = ensuite
ui-fewer = Moins
ui-more = Plus

## Calcory

ui-grid = Les cartes
ui-tile-up = { $number }
ui-tile-down = face cachée
ui-tile-gone = vide
ui-tile-marked = { $who ->
    [you] marquée par toi
   *[other] marquée par { $name }
}
ui-goes-back = Le { $number } retourne en jeu : touche une place libre.
ui-others-won = { $count ->
    [one] L'autre est pour toi. Ou touche une autre carte.
   *[other] Les { $count } autres sont pour toi. Ou touche une autre carte.
}
ui-sum-made = { $sum } !
ui-to-beat = À battre : { $name }, { $sum } en { n-cards }
ui-nothing-to-beat = Rien à battre pour l'instant
ui-beat-title = À battre : { $sum } ({ $name })
ui-calcory-survived = Imbattu !

## Autour de la table

ui-menu = Menu
ui-close = Fermer
ui-settings = Réglages
ui-rules = Règles
ui-chat = Discussion
ui-say = Dis quelque chose
ui-send = Envoyer
ui-log = Journal
ui-log-off = Pas d'aide-mémoire : le journal s'affiche après la partie.
ui-rule = Règle { $rule }
ui-all-rules = Toutes les règles
ui-no-rule = Impossible de charger la règle.
ui-share = Partager le lien
ui-copied = Copié
ui-hand-over = Laisser jouer un robot
ui-take-back = Reprendre ma place
ui-home = Accueil
ui-not-here = Les parties d'un appareil y restent. Celle-ci a peut-être été supprimée, ou jouée dans un autre navigateur.
ui-commitment = Les mélanges ont été fixés avant la première carte. Preuve à la fin :
ui-connecting = Connexion…
ui-offline = Pas de connexion. Ta place est gardée ; nouvel essai…
ui-is-away = { $name } n'est plus là
ui-is-back = { $name } est de retour
ui-let-bot = laisser jouer un robot
ui-let-bot-play = Laisser jouer un robot
ui-away-turn = { $name } n'est plus là.
ui-away-turn-hint = Un robot peut jouer à sa place ; { $name } reprend la main en revenant.
ui-wait-for = Attendre { $name }
ui-bot-for = un robot joue
# $why : own-wish, time-is-up ou away ; $did : si quelqu'un à la table le laisse jouer, $by.
ui-bot-plays = { $why ->
    [time-is-up] Ton temps est écoulé : un robot joue pour toi.
    [away] { $did ->
        [nobody] Tu n'étais plus là : un robot joue pour toi.
       *[somebody] Tu n'étais plus là : { $by } laisse jouer un robot pour toi.
    }
   *[own-wish] Un robot joue pour toi.
}
ui-bot-played = { $did ->
    [nobody] Un robot a joué en ton absence. À toi de nouveau.
   *[somebody] { $by } a laissé jouer un robot en ton absence. À toi de nouveau.
}
ui-stand-in = { $why ->
    [time-is-up] Temps écoulé : un robot joue pour { $name }.
    [away] { $did ->
        [nobody] { $name } n'est plus là, un robot joue.
        [you] Tu laisses jouer un robot pour { $name }.
       *[somebody] { $by } laisse jouer un robot pour { $name }.
    }
   *[own-wish] { $name } laisse jouer un robot.
}
ui-plays-again = { $name } a repris sa place.
ui-bot-decides = Un robot réfléchit pour toi…
ui-unsent = Pas encore envoyé. Ce sera fait dès que tu seras de nouveau en ligne.
ui-seconds-left = encore { $seconds } s
ui-seconds = { $seconds } s
ui-hours-left = encore { $hours } h
ui-hours = { $hours } h
ui-seconds-left-spoken = { $seconds ->
    [one] Encore une seconde.
   *[other] Encore { $seconds } secondes.
}
ui-no-by-itself = sinon tout seul, quand l'anneau est vide
ui-no-betrays-nothing = Personne ne le voit, même si tu prends ton temps.
ui-no-answer = Le serveur ne répond pas. Réessaie.
ui-pace = Vitesse
ui-slow = lente
ui-normal = normale
ui-fast = rapide
ui-theme = Thème
ui-auto = auto
ui-light = clair
ui-dark = sombre
ui-sound = Sons
ui-volume = Volume
ui-haptics = Vibrations
ui-speech = Lire les annonces à voix haute
ui-notify = Me prévenir quand c'est à moi
ui-guide = Expliquer les décisions
ui-guide-off = Ne plus expliquer
ui-reaction = { $reaction ->
    [bravo] Bravo !
    [oh-no] Oh non !
    [surprise] Oh !
    [laugh] Ha ha !
    [think] Hmm…
    [hurry] À toi !
    [sorry] Pardon !
    [thanks] Grazie !
   *[other] Belle partie !
}
ui-reactions = Réactions
ui-react = { $reaction ->
    [laugh] Rire
    [surprise] Faire les yeux ronds
    [oh-no] Faire la grimace
   *[other] Applaudir
}
ui-reacts = { $reaction ->
    [laugh] { $name } rit
    [surprise] { $name } fait les yeux ronds
    [oh-no] { $name } fait la grimace
   *[other] { $name } applaudit
}
ui-you-react = { $reaction ->
    [laugh] Tu ris
    [surprise] Tu fais les yeux ronds
    [oh-no] Tu fais la grimace
   *[other] Tu applaudis
}

## Avant et après la partie

ui-free-chair = Place libre
ui-free-hint = on attend quelqu'un
ui-free-hint-here = pour l'un de vous, ou un robot
ui-you-name = { $name } (toi)
ui-level = { $level ->
    [random] Robot, joue au hasard
    [apprentice] Robot, apprenti
    [cook] Robot, cuisinier
    [chef] Robot, chef
    [taddeo] Robot, avare : ne donne rien
    [gina] Robot, flambeuse : tout ou rien
    [ottavia] Robot, une mémoire d'éléphant
    [luna] Robot, rêveuse : toujours dans la lune
   *[maestro] Robot, maestro
}
ui-add-bot = Robot
ui-remove = Enlever { $name }
ui-your-name = Ton nom
ui-own-kind = Ta garniture
ui-chance = Au hasard
ui-hungriest = C'est moi qui ai le plus faim !
ui-hungriest-hint = Le premier qui appuie commence la partie.
ui-hungriest-is = { $name } a le plus faim et commence.
ui-sit-down = S'asseoir
ui-lobby-hint = C'est { $host } qui invite. Avec le lien, tout le monde peut s'asseoir.
ui-table-full = Toutes les places sont prises. Tu peux regarder.
ui-call-me = M'appeler quand c'est à moi
ui-call-on = Cet appareil t'appelle.
ui-call-denied = Ton navigateur n'autorise pas les notifications de Quattro. Autorise-les pour ce site dans ses réglages, puis reviens ici.
ui-call-insecure = Les navigateurs ne permettent les appels qu'en https, et cette page ne l'est pas. Laisse-la ouverte dans un onglet : le son et le titre te disent quand c'est à toi.
ui-call-home-screen = Sur un iPhone ou un iPad, ajoute d'abord Quattro à l'écran d'accueil (Partager, puis « Sur l'écran d'accueil ») et ouvre-le de là.
ui-call-unknown = Ce navigateur ne peut pas t'appeler. Laisse la page ouverte dans un onglet : le son et le titre te disent quand c'est à toi.
ui-fellows = Appelle quelqu'un avec qui tu as joué
ui-code = Tes amis entrent avec
ui-code-at = sur { $host }
ui-qr = Code QR du lien
ui-start = Commencer
ui-start-with-bots = { $count ->
    [one] Commencer avec { $count } robot
   *[other] Commencer avec { $count } robots
}
ui-wait-for-host = C'est à { $host } de lancer la partie.
ui-you-win = Tu gagnes, bravo !
ui-wins = { $count ->
    [one] { $name } gagne !
   *[other] { $name } se partagent la victoire
}
# $name : « Toi et Rosa ».
ui-you-share = { $name }, vous partagez la victoire
# Commandes honorées, ou cartes à Calcory.
ui-points = { $game ->
    [calcory] { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
   *[other] { $count ->
        [one] { $count } pizza
       *[other] { $count } pizzas
    }
}
ui-my-end = { $how ->
    [ahead] { ui-points }, { $lead } de plus que { $name }.
    [by-hand] { ui-points }, comme { $name }.
    [shared] { ui-points } chacun.
   *[behind] Te voilà { $place ->
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] cinquième
    } avec { ui-points }.
}
ui-my-gap = { $how ->
    [by-hand] Les garnitures de ta main ont fait la différence.
    [their-hand] Seules les garnitures en main ont donné l'avantage à { $name }.
   *[behind] { $game ->
        [calcory] { $lead ->
            [one] Avec une carte de plus
           *[other] Avec { $lead } cartes de plus
        }
       *[other] { $lead ->
            [one] Avec une pizza de plus
           *[other] Avec { $lead } pizzas de plus
        }
    }, tu rattrapais { $name }.
}
ui-my-fact = { $fact ->
    [best-pizza] Personne n'a cuit de plus grande pizza.
    [most-helpful] Personne n'a aidé plus souvent.
    [longest-memory] Personne ne s'est souvenu de plus loin.
    [longest-wait] Personne n'a été plus patient.
    [largest-play] Personne n'a joué autant d'un seul coup.
    [most-thirteens] Personne n'a fait treize plus souvent.
    [largest-haul] Personne n'a gagné autant de cartes d'un coup.
    [most-unbeaten] Personne n'a mieux tenu.
   *[boldest] Personne n'a osé davantage.
}
ui-fact = { $fact ->
    [best-pizza] Plus belle pizza
    [most-helpful] Plus serviable
    [longest-memory] Mémoire longue
    [longest-wait] Longue attente
    [largest-play] Plus gros coup
    [most-thirteens] As du treize
    [largest-haul] Plus beau butin
    [most-unbeaten] Nerfs d'acier
   *[boldest] Le plus de cran
}
ui-fact-text = { $fact ->
    [best-pizza] { n-toppings } · { $name }
    [most-helpful] a aidé { times }
    [longest-memory] { $order }, sur { n-cards }
    [longest-wait] { $order }, sous { n-cards }
    [largest-play] { counted } d'un coup
    [most-thirteens] { times }
    [largest-haul] { n-cards } d'un coup
    [most-unbeaten] { times } sans défaite
   *[boldest] plus de 13, { times }
}
ui-final-scores = Résultat final
ui-in-numbers = À raconter
ui-tie-break = { $count } en main
ui-your-filled = Commandes honorées
ui-filled-of = Commandes honorées { $whose }
ui-none-filled = Aucune pour l'instant.
ui-won-by = { ui-points }, { $lead } d'avance sur { $name }
ui-watch-replay = Revoir
ui-review = Analyser
ui-share-result = Partager
ui-same-cards = Rejouer ces cartes
ui-same-cards-compare = Comparer
ui-same-cards-here = Mêmes cartes
ui-day-board = Tout le monde, aujourd’hui
ui-rematch = Revanche
ui-rematch-hint = chacun garde sa place
ui-rematch-wanted = { $name } veut une revanche
ui-rematch-yes = Jouer
ui-rematch-no = Non merci
ui-rematch-waiting = On attend { $name }
ui-rematch-go = Aller à la nouvelle table
ui-rematch-watch = Regarder la revanche
# Sur les autres pages, pour qui a quitté la table.
ui-invited-yes = S'asseoir
ui-invited-no = Pas maintenant

## L'image à partager

ui-picture-wins = { $name } gagne avec { ui-points }
ui-picture-shared = { $name } se partagent la victoire
ui-picture-invites = { $game ->
    [calcory] Sauras-tu retenir où sont les nombres ?
   *[other] Sauras-tu retenir ce qui est dans le four ?
}

## L'addition après une manche

ui-bill = Après la manche { $round }
ui-bill-rounds = { $count ->
    [one] encore { $count } manche
   *[other] encore { $count } manches
}
ui-bill-new = { $count ->
    [one] { $count } nouvelle pizza
   *[other] { $count } nouvelles pizzas
}
ui-bill-nothing = rien cette fois
ui-bill-star = { $star ->
    [pizza] Pizza de la manche
    [helper] Coup de main de la manche
    [baker] Pizzaiolo de la manche
    [from-memory] Tout droit du four
   *[nothing] Cette manche
}
ui-bill-praise = { $star ->
    [pizza] { $who ->
        [me] Ta pizza { $order } : { n-toppings }
       *[other] { $order } { $whose } : { n-toppings }
    }
    [helper] { $who ->
        [me] Tu as
       *[other] { $name } a
    } aidé { times }
    [baker] { $who ->
        [me] Tu as
       *[other] { $name } a
    } cuit { $count } pizzas
    [from-memory] { $who ->
        [me] { $order } : rien de ta main
       *[other] { $order } { $whose } : rien de sa main
    }
   *[nothing] Pas une pizza. Coraggio !
}
ui-bill-table = Reste sur la table
ui-bill-counts = compte à la manche { $round }
ui-bill-oven = { $count ->
    [0] Il ne reste rien sur la table.
    [one] { $count } garniture va au fond du four.
   *[other] { $count } garnitures vont au fond du four.
}
ui-bill-boss = { $who ->
    [me] C'est toi le patron, tu commences.
   *[other] { $name } est le patron et commence.
}
ui-next-round = Manche suivante
# À côté de chaque garniture demandée.
ui-in-hand = { $has ->
    [yes] en main
   *[no] pas en main
}

## Ce que disent les lecteurs d'écran

ui-your-turn-now = À toi de jouer.
ui-you-decide-now = À toi de décider.
ui-out-of-oven = Sortent du four : { $what }.
ui-after-round = Après la manche { $round } : { $standings }.
ui-standing = { $who ->
    [you] tu as honoré { n-orders }
   *[other] { $name } a honoré { n-orders }
}
ui-says = { $name } : { $words }
ui-hand-of = Ta main : { $what }
ui-pile = { $pile } : { n-cards }
ui-pile-orders = { $pile } : { n-orders }
ui-sum = Somme { $sum } sur { $target }
ui-needs = Il faut { $need }.
ui-needs-lack = Il faut { $need }. Il manque { $lack }.

## Guide

ui-guide-watch = Regarde et retiens : du four, on ne voit que la carte du dessus, et personne n'a le droit de fouiller.
ui-guide-reveal = On vide le four carte par carte. Une commande est honorée s'il y a assez de garnitures sur la table quand elle sort.
ui-guide-play-toppings = Touche des garnitures d'une même sorte et, si tu veux, une commande : elle est honorée si assez de garnitures sortent du four avant elle. Ensuite, tu pioches dans une seule pile.
ui-guide-play-order = Une commande est honorée si assez de garnitures sortent du four avant elle.
ui-guide-draw = Toutes les cartes viennent d'une seule pile : des garnitures de la cuisine, ou des commandes de ton serveur.
ui-guide-settle = Il n'en est pas sorti assez du four. Complète la pizza de ta main, sinon elle brûle.
ui-guide-choose = Cette commande te laisse le choix de la sorte. Regarde les colonnes : laquelle est la plus sûre ?
ui-guide-series = Plusieurs Quatre peuvent partir en série ; il faut alors moins de garnitures pour chacun.
ui-guide-number = Donne le 4 à la sorte que tu vois le plus.
ui-guide-reserve = Ce que tu mets de côté ne sert que si quelqu'un donne le reste.
ui-guide-want = Demande ce que les autres ont sans doute en main : qui aide doit tout donner.
ui-guide-help = Aider te coûte des garnitures, mais la commande du dessus de ton serveur est honorée sans effort.
ui-guide-commit = Les autres peuvent montrer des garnitures de ta sorte contre toi. Plus tu engages, plus c'est sûr.
ui-guide-show-against = Si tout le monde ensemble en montre autant que la mise, le duel est perdu.
ui-guide-name = Désigne quelqu'un qui montrera sans doute une sorte que tu as.
ui-guide-show-one = Montre une sorte que ton adversaire n'a sans doute pas.
ui-guide-match = C'est une sorte que tu as : réponds, et la pizza part.
ui-guide-play-only-toppings = Touche des garnitures d'une même sorte, autant que tu veux. Ensuite, tu pioches dans une seule pile.
ui-guide-play-only-order = Tu n'as pas de garniture en main : joue une commande, si tu veux.
ui-guide-calcory-watch = Les autres retournent aussi des cartes. Retiens où sont les nombres.
ui-guide-calcory-turn = Retourne des cartes qui font 13, ou presque. Retiens ce que tu vois !
ui-guide-calcory-on = Retourne encore une carte : avec celles-ci, tu ne peux pas t'arrêter.
ui-guide-calcory-more = Continue, ou arrête-toi : tes cartes restent marquées, et elles sont à toi si personne ne les bat.
ui-guide-calcory-give-up = Continue jusqu'à battre les cartes marquées, ou abandonne et remets les tiennes face cachée.

## Apprendre en jouant

ui-learn = Apprendre en jouant
ui-learn-time = Avant-goût · 60 secondes
ui-learn-step = { $step } sur { $steps }
ui-learn-skip = Passer
ui-learn-next = Suite
ui-learn-play = On joue !
ui-learn-yours = à toi !
ui-learn-mamma = Mamma
ui-learn-pizza-goal = Ton but : servir des pizzas
ui-learn-pizza-goal-text = Cette commande veut 4 piments et 1 salami. Qui en honore le plus gagne.
ui-learn-pizza-feed = Nourris le four
ui-learn-pizza-feed-text = Des garnitures d'une sorte, puis ta commande. Touche le bouton !
ui-learn-pizza-remember = Et maintenant, retiens !
ui-learn-pizza-remember-text = On ne voit que la carte du dessus. Le reste, c'est ta mémoire.
ui-learn-pizza-filled = Ta première pizza !
ui-learn-pizza-filled-text = Les cartes sortent dans l'ordre où elles sont entrées, et tout y était. Bravissimo !
ui-learn-calcory-goal = Ton but : le plus de cartes
ui-learn-calcory-goal-text = Retourne des cartes qui font exactement 13 : elles sont à toi.
ui-learn-calcory-remember = Et maintenant, retiens !
ui-learn-calcory-remember-text = Rosa a retourné un 8 et un 7 : plus de 13, les voilà face cachée.
ui-learn-calcory-turn = À toi
ui-learn-calcory-turn-text = Retourne une carte : touche celle-ci.
ui-learn-calcory-thirteen = 5 + 8 = 13
ui-learn-calcory-thirteen-text = Le 8 de Rosa était ici. Touche-le !
ui-learn-calcory-back = Une carte repart
ui-learn-calcory-back-text = Touche le 5. Le 8 est à toi.
ui-learn-calcory-put = Cache-la de nouveau
ui-learn-calcory-put-text = Touche une place libre, et retiens-la.
ui-learn-calcory-won = Ta première carte !
ui-learn-calcory-won-text = Pas 13 ? Arrête-toi à temps : tes cartes sont à toi si personne ne les bat.

## Le but, au-dessus de la table

ui-goal-pizza = Le plus de commandes
ui-goal-calcory = Gagner le plus de cartes
ui-goal-of = { $count } sur { $total }
ui-goal-orders = { $count ->
    [one] { $count } commande sur { $total }
   *[other] { $count } commandes sur { $total }
}
ui-goal-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## Ce que sont les choses : une carte, une pile ou un nombre qu'on désigne

ui-explain-kitchen = La cuisine : des garnitures à piocher, face cachée. Quand elle est vide, on ouvre le four.
ui-explain-larder = Le garde-manger : les garnitures utilisées. Elles feront la prochaine cuisine.
ui-explain-waiter = Ton serveur : les commandes que tu peux encore piocher. Celles qui brûlent vont dessous.
ui-explain-oven = Le four : les cartes sortent dans l'ordre où elles sont entrées. On ne voit que celle du dessus.
ui-explain-column = Sur la table : les commandes qui sortent du four y prennent leurs garnitures.
ui-explain-toppings = Garnitures dans cette main.
ui-explain-orders = Commandes dans cette main.
ui-explain-waiters = Commandes qui restent chez son serveur.
ui-explain-filled = Commandes honorées. Qui en a le plus gagne.
ui-explain-boss = Le patron a la carte spéciale, vide le four et commence la manche suivante.
ui-explain-judged = Cette commande vient de sortir du four. Y a-t-il tout ce qu'il faut sur la table ?
ui-explain-pile = Cartes gagnées. Qui en a le plus gagne.
ui-explain-face-down = Face cachée. À ton tour, tu peux la retourner.
ui-explain-face-up = Retournée pendant ce tour. Elle compte dans la somme.
ui-explain-marked = Marquée : elle sera à son propriétaire au prochain tour, si personne ne la bat.
ui-explain-free = Une place libre.
ui-explain-sum = La somme des cartes retournées ce tour-ci. Exactement 13, elles sont gagnées ; plus de 13, tout est perdu.

## Pages

ui-tagline = Qu'y a-t-il dans le four ?
ui-intro = Quatre jeux de cartes, de mémoire et d'audace, de deux à cinq joueurs. Chacun sur son téléphone, des robots aux places libres, et pas de compte à créer.
ui-play-now = Jouer à { $game }
ui-invite = Inviter des amis
ui-lobby = Tables ouvertes
ui-replays = Parties jouées
ui-my-games = Mes parties
ui-about = À propos
ui-language = Langue
ui-to-content = Aller au contenu
ui-theme-switch = Clair ou sombre
ui-blurb = { $game ->
    [mamma-mia] Sers tes commandes à l'aveugle.
    [sole-mio] Doubles, coups de main et duels.
    [grande] Deux boîtes, un grand four.
   *[calcory] Retourne des cartes, arrête-toi à treize.
}
ui-facts = { $game ->
    [mamma-mia] 2–5 joueurs · 10 min
    [sole-mio] 2–5 joueurs · 12 min
    [grande] 2–5 joueurs · 15 min
   *[calcory] 2–4 joueurs · 5 min
}
ui-play-game = Jouer à { $game } contre des robots
ui-new-table = Nouvelle table
ui-new-hint = Partage le lien avec tes amis ; des robots peuvent prendre les places libres.
ui-game = Jeu
ui-chairs = Joueurs
ui-bots = Les robots
ui-level-short = { $level ->
    [random] Au hasard
    [apprentice] Apprenti
    [cook] Cuisinier
    [chef] Chef
    [taddeo] Taddeo, l'avare
    [gina] Gina, la flambeuse
    [ottavia] Ottavia, qui n'oublie rien
    [luna] Luna, la rêveuse
    [family] La famille : chacun son caractère
   *[maestro] Maestro
}
ui-options = Options
ui-option-first = Qui commence
ui-option-first-hint = Celui qui a le plus faim commence : le premier à le dire dans la salle d'attente. Les places sont numérotées dans le sens horaire à partir de l'hôte.
ui-option-first-here-hint = Les places sont numérotées dans le sens des aiguilles d'une montre ; la première est la tienne.
ui-begins = { $who ->
    [random] tirage au sort
    [hungriest] celui qui a le plus faim
    [1] l'hôte
   *[other] place { $who }
}
ui-option-rounds = Une seule manche
ui-option-rounds-hint = Au lieu de trois : idéal pour une première partie.
ui-option-must-play = Il faut jouer une garniture
ui-option-must-play-hint = Si tu as une garniture, tu en joues au moins une, comme dans les éditions suivantes.
ui-option-aids = Aide-mémoire
ui-option-aids-hint = Ce sont des jeux de mémoire. Entre amis, la table peut en montrer plus.
ui-aids = { $aids ->
    [none] aucun
    [last-move] la dernière annonce
   *[whole-log] tout le journal
}
ui-option-public = Montrer la table à tout le monde
ui-option-public-hint = Sinon, seuls ceux qui ont le lien la trouvent.
ui-option-clock = Temps par décision
ui-option-clock-hint = Quand le temps est écoulé, un robot prend le relais. En jours, on joue quand on passe ; tu peux avoir plusieurs parties à la fois.
ui-clock = { $seconds ->
    [0] sans limite
    [86400] un jour
    [259200] trois jours
   *[other] { $seconds } s
}
ui-option-no-after = « Non » automatique
ui-option-no-after-hint = Quand les autres attendent un oui ou un non : le temps ne trahit pas si tu avais le choix. En jours par décision, chacun a tout ce temps.
ui-no-after = { $seconds ->
    [0] jamais
   *[other] après { $seconds } s
}
ui-option-chat = Discussion
ui-option-chat-hint = Petits messages et réactions.
ui-create = Créer la table
ui-seats = { $taken ->
    [one] { $taken } place prise sur { $players }
   *[other] { $taken } places prises sur { $players }
}
ui-join = S'asseoir
ui-watch = Regarder
ui-about-text = Quattro accueille quatre jeux de cartes devenus introuvables. Il tourne sur un petit serveur à toi, sans compte, et ne garde que les noms, les messages et les coups. Dessins, textes et code sont de nous.
ui-about-fair = Mélanges honnêtes : avant la première carte, le serveur s'engage sur l'ordre des cartes, les joueurs y ajoutent leur part de hasard, et à la fin tout est révélé et vérifiable avec « quattro verify ».
ui-about-credits = Mamma Mia!, Sole Mio! et Mamma Mia! Grande sont d'Uwe Rosenberg, Calcory est de Frank Nestel et Doris Matthäus ; les règles sont racontées à notre manière. Polices : Fraunces et Figtree (SIL OFL 1.1). Bibliothèques dans le navigateur : lit-html (BSD) et Fluent (Apache 2.0).
ui-device-link = Jouer sur un autre appareil
ui-device-asks = Un appareil veut jouer à ta place. Si c'est le tien et que tu l'as sous les yeux, tape-y ce nombre :
ui-device-refuse = Pas le mien : refuser

## Parties jouées

ui-replay-of = Partie jouée : { $game }
ui-first = Premier coup
ui-previous = Un coup en arrière
ui-next = Un coup en avant
ui-run = Lecture
ui-halt = Pause
ui-move = Coup { $move } sur { $moves }
ui-see-all = Toutes les cartes
ui-see-seat = Vu par { $name }
ui-go-round = Manche { $round }
ui-link-move = Lien vers ce coup
ui-download = Télécharger la partie
ui-guest = Invité
ui-continue = Continuer

ui-to-evening = Retour à la soirée

# Un téléphone pour plusieurs.
ui-one-phone = Jouer sur un seul téléphone
ui-one-phone-hint = Vous vous le passez ; un rideau tombe entre deux joueurs.
ui-companion-name = Prénom
ui-add-companion = Ajouter quelqu'un
ui-on-this-phone = joue sur ce téléphone
ui-on-one-phone = partage un téléphone
ui-round-on-one-phone = Manche { $round } sur { $rounds }, sur un téléphone
ui-give-phone = Passe le téléphone à { $name }
ui-admire-ceiling = Les autres : admirez le plafond.
ui-in-the-oven = dans le four
ui-in-the-kitchen = en cuisine
ui-played-last = a joué en dernier
ui-hold-to-look = Maintenir pour voir
ui-not-you = Tu n'es pas { $name } ? Passe-le. On ne voit encore rien.
ui-only-you-look = pour tes yeux seulement
ui-hide-hand = Cacher mes cartes
ui-curtain-falls = puis le rideau tombe : à { $name }
ui-bot-plays-for = Un robot joue pour { $name }.
ui-play-again = { $name } joue

# La télé : un écran que tous regardent.

ui-tv = Sur la télé
ui-tv-come = À table !
ui-tv-scan = Scanne avec ton téléphone
ui-tv-type = ou va sur { $host } et tape
ui-tv-chairs = une table pour { $count ->
    [2] deux
    [3] trois
    [4] quatre
   *[5] cinq
}
ui-tv-ready = c’est bon
ui-tv-bot = Libre ou robot
ui-tv-phones = Vos cartes sont sur vos téléphones. { $host } lance la partie.
ui-tv-closed = Cette table est fermée.
ui-tv-round = Manche { $round } sur { $rounds }
ui-tv-still-counts = compte encore
ui-tv-gathers = rien encore
ui-tv-empty = vide
ui-tv-out-of-oven = On ouvre le four
ui-tv-card = carte { $card } sur { $cards }
ui-tv-order = { $order } { $whose }
ui-tv-decides = À { $name } de décider
ui-tv-sound = Pour le son, appuie sur une touche de la télécommande
ui-tv-offline = La télé a perdu la connexion. Elle revient toute seule.
ui-tv-start = Jouer sur cette télé
ui-tv-first = Le premier téléphone choisit le jeu
ui-tv-first-text = Scanne, choisis, installe-toi. Ensuite, tout le monde scanne.
ui-tv-has-code = Ta table a déjà un code ? Ouvre ici { $host }/tv/ suivi des quatre lettres.
ui-tv-lost = Pas de table ici. La partie a peut-être commencé, ou les lettres ne sont pas les bonnes.
ui-tv-again = Encore une partie ?
ui-tv-again-text = Demandez la revanche sur vos téléphones, ou scannez pour une nouvelle table.
ui-tv-show = L’afficher sur la télé
ui-tv-show-text = Sur la télé, ouvre { $address }
ui-look-up = Lève les yeux !
ui-look-up-text = La table est sur la télé.
ui-beside-tv = Devant une télé
ui-beside-tv-hand = Ma main
ui-beside-tv-table = Tout
ui-sound-beside-tv = Des sons même devant une télé

## L'arbitre

ui-arbiter = Arbitre
ui-arbiter-intro = Une dispute à ta table ? Reconstitue-la ici, et vois qui décide, ce qui est permis et ce qui en résulte, règle par règle.
ui-arbiter-dispute = { $game ->
    [mamma-mia] Il manque un ananas quand la pizza sort. Puis-je l'ajouter de ma main ?
    [sole-mio] Il manque deux champignons. Ajouter un double, ou demander de l'aide ?
    [grande] Il manque un salami, et je n'ai qu'un double. Est-ce que ça compte ?
   *[calcory] Onze contre onze : qui a la meilleure série ?
}
ui-arbiter-new = Préparer une table
ui-arbiter-example = Cette dispute
ui-arbiter-ask = Demander à l'arbitre
ui-arbiter-change = Changer la position
ui-arbiter-back = Un pas en arrière
ui-arbiter-other = Un autre jeu
ui-arbiter-undo = Annuler
ui-arbiter-clear = Vider la table
ui-arbiter-phase = Phase de la manche
ui-arbiter-round = Manche
ui-arbiter-turn = à son tour
ui-arbiter-turn-of = À qui le tour
ui-arbiter-boss-card = La carte du patron
ui-arbiter-name = Nom du joueur { $number }
ui-arbiter-kind = Sorte du joueur { $number }
ui-arbiter-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
ui-arbiter-more = Un joueur de plus
ui-arbiter-fewer = Un joueur de moins
ui-arbiter-pile = { $pile ->
    [oven] Four
    [table] Table
    [kitchen] Cuisine
    [hand] Main
    [filled] Honorées
    [removed] Hors jeu
   *[waiter] Serveur
}
ui-arbiter-pile-of = { $name } : { $pile }
ui-arbiter-oven-hint = La première carte posée vient en premier. Laisse de côté ce qui ne compte pas.
ui-arbiter-table-hint = Les garnitures déjà sorties, ou qui restaient.
ui-arbiter-kitchen-hint = La carte du dessus d'abord. Laisse vide si tu ne connais pas l'ordre.
ui-arbiter-waiter-hint = La commande du dessus d'abord. Laisse vide si tu ne sais pas : toutes les autres commandes sont là.
ui-arbiter-put = Touche des cartes pour : { $pile }
ui-arbiter-cards = Cartes à poser
ui-arbiter-toppings = Garnitures
ui-arbiter-doubles = Doubles
ui-arbiter-orders = Commandes
ui-arbiter-orders-of = Commandes { $whose }
ui-arbiter-take = Enlever : { $card }
ui-arbiter-take-one = { $cards } : en enlever une
ui-arbiter-earlier = Plus tôt
ui-arbiter-later = Plus tard
ui-arbiter-remove = Enlever
ui-arbiter-brush = Touche une carte pour la rendre :
ui-arbiter-tool = { $tool ->
    [down] cachée
    [up] retournée
    [marked] marquée
   *[taken] gagnée
}
ui-arbiter-number = Nombre
ui-arbiter-by = À qui
ui-arbiter-before = Avant la première décision
ui-arbiter-now = La table maintenant
ui-arbiter-judged = En jugement
ui-arbiter-tap-card = Touche une carte sur la table.
ui-arbiter-link = { $what ->
    [newer] Ce lien a été fait par une version plus récente de Quattro. Recharge la page et ouvre-le encore une fois.
   *[damaged] Ce lien est abîmé : il en manque un morceau, ou il a changé. Redemande-le.
}
ui-arbiter-copy-address = Le lien n'a pas pu être copié. Il est dans la barre d'adresse.
ui-arbiter-trouble = L'arbitre n'a pas pu être chargé. Réessaie avec une connexion.
