# Ce que dit la ligne de commande en plus des phrases de quattro-words, dont les messages servent ici aussi.

## La table

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
cli-unfinished = L'enregistrement s'arrête ici ; la partie n'est pas finie.
cli-enter = [Entrée]

## L'arbitre

cli-by-itself = Avant que quelqu'un ait à décider :
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

## Les copies de la base de données

# $file : la copie ; $tables, $megabytes : ce qu'elle contient.
cli-backed-up = { $file } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $megabytes } Mo, entière et vérifiée. Garde-la secrète.
cli-restored = { $file } est en place : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $megabytes } Mo. Tu peux lancer le serveur.
cli-restored-before = La base d'avant s'appelle maintenant { $file }.
cli-backup-postgres = Cette commande est pour SQLite. Pour PostgreSQL, sers-toi de pg_dump et de pg_restore, ou de ta sauvegarde habituelle.
cli-backup-exists = { $path } existe déjà. Donne un autre nom, ou remplace-le avec --force.
cli-backup-missing = Il n'y a pas de fichier { $path }.
cli-backup-damaged = { $path } est abîmé, ou n'est pas une base de données de Quattro : { $what }.
cli-backup-newer = { $path } vient d'une version plus récente de Quattro. Sers-toi de cette version.
cli-backup-in-use = Un serveur utilise { $path }. Arrête-le d'abord.

## Ce que trouve le docteur

cli-doctor-no-home = Aucun dossier personnel pour ranger les données. Donne une base avec --database.
cli-doctor-disk = Disque : on peut écrire dans { $folder } ; un enregistrement prend { $ms } ms.
cli-doctor-slow-disk = Disque : un enregistrement dans { $folder } prend { $ms } ms, et chaque coup en attend un. Mets la base sur un disque plus rapide.
cli-doctor-no-disk = Disque : impossible d'écrire dans { $folder } ({ $error }). Vérifie que le dossier existe et appartient à l'utilisateur du serveur.
cli-doctor-space = Disque : { $megabytes } Mo sont libres.
cli-doctor-nearly-full = Disque : il ne reste que { $megabytes } Mo pour { $folder }. Fais bientôt de la place.
cli-doctor-full = Disque : il ne reste que { $megabytes } Mo pour { $folder }. Sans place, aucun coup n'est enregistré. Fais de la place maintenant.
cli-doctor-log = Journal d'écriture : { $file }, { $megabytes } Mo, intact.
cli-doctor-long-log = Journal d'écriture : { $file } fait { $megabytes } Mo, donc quelque chose lit la base depuis très longtemps. Trouve-le et arrête-le.
cli-doctor-damaged-log = Journal d'écriture : { $file } est abîmé. { $transactions } changements qui suivent avaient été confirmés et seront perdus à l'ouverture. Copie le fichier maintenant, restaure une sauvegarde et vérifie le disque.
cli-doctor-new-database = Base de données : il n'y en a pas encore. Le serveur la crée à son démarrage.
cli-doctor-database = Base de données : elle s'ouvre, version { $version }, { $megabytes } Mo.
cli-doctor-older-database = Base de données : elle s'ouvre, version { $version }, { $megabytes } Mo. Le serveur la portera à la version { $known } à son démarrage ; fais d'abord une sauvegarde.
cli-doctor-newer-database = Base de données : une version plus récente de Quattro l'a modifiée (elle est en { $version }, ce programme connaît { $known }). Sers-toi de cette version.
cli-doctor-damaged-database = Base de données : elle est abîmée ({ $error }). Arrête le serveur, restaure une sauvegarde avec `quattro restore` et vérifie le disque.
cli-doctor-bad-database = Base de données : inutilisable ({ $error }). Vérifie --database ; si le fichier est abîmé, restaure une sauvegarde avec `quattro restore`.
cli-doctor-absent-database = Base de données : { $error }.
cli-doctor-not-durable = Base de données : PostgreSQL n'attend pas le disque (fsync ou synchronous_commit est sur off). Des coups confirmés peuvent être perdus ; active les deux.
cli-doctor-clock = Horloge : juste, autant qu'on puisse voir.
cli-doctor-clock-not-set = Horloge : elle n'est pas réglée. Active la synchronisation de l'heure (NTP).
cli-doctor-clock-skew = Horloge : { $seconds } s d'écart avec celle de la base. Plusieurs serveurs ont besoin de la même heure : active la synchronisation (NTP) sur les deux machines.
cli-doctor-clock-back = Horloge : elle a reculé de { $seconds } s depuis qu'un serveur a tourné. Le serveur repart de l'heure la plus tardive ; active la synchronisation de l'heure (NTP).
cli-doctor-files = Fichiers ouverts : { $allowed } permis, { $wanted } nécessaires au plus.
cli-doctor-few-files = Fichiers ouverts : { $allowed } permis ici, il en faudrait { $wanted } pour toutes les connexions que les limites permettent. Mets LimitNOFILE={ $wanted } dans le service (ou ulimit -n), si tant de monde vient.
cli-doctor-no-public-url = Adresse publique : aucune, donc l'accès de l'extérieur n'a pas été examiné.
cli-doctor-no-tls = TLS : { $url } n'est pas en https. N'importe qui sur le chemin peut lire les cookies ; mets un proxy avec TLS devant.
cli-doctor-tls = TLS : { $url } a un certificat que les navigateurs acceptent.
cli-doctor-tls-expired = TLS : le certificat de { $url } a expiré. Renouvelle-le (avec certbot : certbot renew), puis recharge le proxy.
cli-doctor-tls-not-yet-valid = TLS : le certificat de { $url } n'est pas encore valable. Vérifie l'horloge de cette machine et active la synchronisation de l'heure (NTP).
cli-doctor-tls-wrong-name = TLS : le certificat de { $url } est fait pour un autre nom ({ $error }). Demandes-en un pour ce nom, ou corrige l'adresse publique.
cli-doctor-tls-untrusted = TLS : les navigateurs ne se fient pas au certificat de { $url } ({ $error }). Il est autosigné, ou le proxy n'envoie pas les certificats qui le relient à une autorité connue. Demandes-en un à Let's Encrypt, par exemple, et donne au proxy toute la chaîne (fullchain.pem). Si tous les appareils connaissent ta propre autorité, indique son fichier dans SSL_CERT_FILE.
cli-doctor-tls-not-spoken = TLS : ce qui répond à { $url } ne parle pas TLS. Active TLS dans le proxy sur ce port, ou corrige le port de l'adresse publique.
cli-doctor-reached = Adresse publique : { $url } répond et enregistre.
cli-doctor-unwell = Adresse publique : { $url }/healthz répond { $status }. 502 : le proxy n'atteint pas le serveur ; 503 : le serveur ne peut rien enregistrer.
cli-doctor-not-reached = Adresse publique : { $url } est injoignable ({ $error }). Vérifie le nom, le pare-feu, le proxy et son certificat.
cli-doctor-stranger = Proxys : ce qui répond à { $url } n'utilise pas cette base, ou est plus ancien ; les en-têtes n'ont pas pu être examinés.
cli-doctor-proxies = Proxys : X-Forwarded-For arrive avec { $forwarded ->
    [one] { $forwarded } adresse
   *[other] { $forwarded } adresses
}, comme le serveur s'y attend.
cli-doctor-wrong-proxies = Proxys : X-Forwarded-For arrive avec { $forwarded } adresses, mais le serveur se fie à { $trusted } proxys ; les gens sont confondus ou choisissent leur adresse. Mets QUATTRO_TRUSTED_PROXIES={ $forwarded } si tous sont à toi, ou fais ajouter l'en-tête par le proxy.
cli-doctor-calls = Appels : { $service } est joignable.
cli-doctor-calls-blocked = Appels : { $service } n'est pas joignable ({ $error }), donc personne n'est appelé quand sa page est fermée. Autorise le https sortant, ou mets QUATTRO_PUSH=off.
cli-doctor-calls-off = Appels : désactivés (QUATTRO_PUSH=off).
cli-doctor-calls-insecure = Appels : les navigateurs ne se laissent appeler qu'en https, et l'adresse publique n'est pas en https. Tout le reste fonctionne.
cli-doctor-well = Tout va bien.
cli-doctor-look = Ça marche. Regarde les lignes avec un point d'interrogation.
cli-doctor-ill = Quelque chose ne va pas : regarde les lignes avec un point d'exclamation.

## Revoir une partie

# $name: whose decisions.
cli-review-of = { $name } : { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}
cli-review-chance = Chances de gagner : { $from } % à la donne, { $to } % à la fin
cli-review-score = Score de mémoire : { $count } sur 100
cli-review-moves = Chaque décision : son coup, les chances de gagner d'après ce qu'on pouvait savoir, puis cartes ouvertes, et ce qui a été perdu.
cli-review-better = Mieux : { $what } ({ $best } % au lieu de { $taken } %)
cli-review-not-over = { $path } : la partie n'est pas finie. On ne revoit que des parties finies.
cli-review-no-seat = { $path } : cette partie n'a pas de place { $number }.
cli-review-not-theirs = { $path } : le coup { $number } n'est pas un coup de la place { $seat }.
